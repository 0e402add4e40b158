"""Answers while one types: `GET /find/?q=…&game=…&lang=…` gives them as HTML within JSON."""

from __future__ import annotations

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from tutor.app.address import read
from tutor.app.index import language
from tutor.app.parts import found
from tutor.library.load import library
from tutor.library.search import search

MOST, MOST_BESIDE = 3, 2
"""Answers below the field, and texts beside them; the search place has more."""


def answer(request: Request) -> JSONResponse:
    """The best answers to what stands in the field. What makes no sense in the address is as if it
    were not there: the page itself says so when it is opened.
    """
    base, _ = read("search", dict(request.query_params))
    if base.game not in library().games:
        base = replace(base, game="", variant=())
    lang = language(request.scope)
    told = search().ask(base.q, lang, base.game or None, MOST, MOST_BESIDE)
    html, said = found.below_the_field(told, lang, base)
    return JSONResponse({"html": html, "said": said}, headers={"Cache-Control": "no-cache"})


def route() -> Route:
    """The route. Plain functions run beside the pages, in a thread of their own."""
    return Route("/find/", answer)
