"""The whole web application: Streamlit's pages, our fonts, our middlewares."""

from collections.abc import Callable
from threading import Timer

import streamlit as st
from starlette.middleware import Middleware
from streamlit import config

from tutor.app import find, fonts, guard, index, once, papers, settings, short, together
from tutor.library.search import search

READY_AFTER = 2.0
"""Seconds from the start until the index for looking things up is built."""
VIEWS = settings.APP / "views"


def pages() -> frozenset[str]:
    """The addresses of the pages: each file in `views/` is opened under its own name."""
    return frozenset(file.stem for file in VIEWS.glob("*.py") if not file.stem.startswith("_"))


def _soon(work: Callable[[], None]) -> None:
    """Do something beside the first pages, so that the first question need not wait for it."""
    timer = Timer(READY_AFTER, work)
    timer.daemon = True
    timer.start()


def application() -> st.App:
    """Build the ASGI application. One per process: Streamlit keeps its settings in the module."""
    settings.apply()
    once.apply()
    together.apply()
    _soon(search().prepare)
    return st.App(
        settings.MAIN,
        routes=[
            fonts.route(),
            *index.routes(),
            find.route(),
            short.route(),
            papers.route(),
        ],
        middleware=[
            Middleware(guard.Guard, also=frozenset(config.get_option("server.allowedHosts"))),
            Middleware(guard.Policy),
            Middleware(guard.Home, pages=pages()),
            Middleware(guard.Profile),
            Middleware(index.Index),
        ],
    )
