"""Files to take along, made when somebody asks: `/take/<game>/<file>`.

`aid-a4.pdf`, `aid-letter.pdf`, `booklet-a4.pdf`, `booklet-letter.pdf` and `pack.html`, in the
language and under the switches of the query (`lang`, `variant`, as on every page).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import cast, get_args
from urllib.parse import urlencode

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from tutor.app import address, offline, short
from tutor.app.address import Address
from tutor.engine.problem import Unreadable
from tutor.library.load import library
from tutor.library.models import Lang
from tutor.paper import pdf, told

PATH = "take"
PACK = "pack.html"
_PAPER = re.compile(rf"(aid|booklet)-({'|'.join(get_args(pdf.Size))})\.pdf")


def href(page: Address, file: str) -> str:
    """The address of a file for the game, language and switches of a page."""
    query = Address(page.place, lang=page.lang, variant=page.variant).href().partition("?")[2]
    return f"{PATH}/{page.game}/{file}" + (f"?{query}" if query else "")


async def _answer(request: Request) -> Response:
    slug, file = request.path_params["slug"], request.path_params["file"]
    found, problems = address.read("paper", dict(request.query_params))
    page = found.at("rules", game=slug)
    if problems or not _can_be_made(page, file):
        # The page that offers the files says what is wrong with the address.
        asked = urlencode({**dict(request.query_params), "game": slug})
        return RedirectResponse(f"/paper?{asked}", status_code=307)
    host, lang = request.headers.get("host", ""), cast(Lang, page.lang or "en")
    body, kind = await run_in_threadpool(_made, slug, lang, page, file, host)
    name = f"{slug}-{lang}-{file}"
    return Response(body, media_type=kind, headers={"Content-Disposition": _named(kind, name)})


def _can_be_made(page: Address, file: str) -> bool:
    """Whether there is such a game and file, and such switches."""
    if page.game not in library().games or not (file == PACK or _PAPER.fullmatch(file)):
        return False
    try:
        library().games[page.game].game.codec.read_variant(dict(page.variant))
    except Unreadable:
        return False
    return True


def _named(kind: str, name: str) -> str:
    """A PDF opens in the browser, a pack is saved."""
    return f'{"inline" if kind.endswith("pdf") else "attachment"}; filename="{name}"'


@lru_cache(maxsize=16)
def _made(slug: str, lang: Lang, page: Address, file: str, host: str) -> tuple[bytes, str]:
    """A file and its media type."""
    lib = library().games[slug]
    if file == PACK:
        return offline.pack(lib, lang, page).encode(), "text/html; charset=utf-8"
    match = _PAPER.fullmatch(file)
    assert match, "checked before"
    kind, size = match[1], match[2]
    write = told.aid if kind == "aid" else told.booklet
    paint: Callable[..., bytes] = pdf.one_page if kind == "aid" else pdf.booklet
    data = write(lib, lib.words(lang), dict(page.variant), _link(page, lang, host))
    return paint(data, size), "application/pdf"


def _link(page: Address, lang: Lang, host: str) -> told.Link:
    """A rule's or ruling's number to its short link; "" to the rules page. None where no other
    device reaches this one: a printed code would lead nowhere.
    """
    if not short.whole(host, "")[1]:
        return None

    def link(number: str) -> str:
        path = f"{short.PATH}/{number}" if number else f"rules?game={page.game}"
        return short.whole(host, f"{path}{'&' if '?' in path else '?'}lang={lang}")[0]

    return link


def route() -> Route:
    """`GET /take/<game>/<file>`: the file; for what cannot be made, the page that offers them."""
    return Route(f"/{PATH}/{{slug}}/{{file}}", _answer)
