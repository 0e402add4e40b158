"""The whole web application: Streamlit's pages, our fonts, our middlewares."""

import streamlit as st
from starlette.middleware import Middleware
from streamlit import config

from tutor.app import find, fonts, guard, index, papers, settings, short

VIEWS = settings.APP / "views"


def pages() -> frozenset[str]:
    """The addresses of the pages: each file in `views/` is opened under its own name."""
    return frozenset(file.stem for file in VIEWS.glob("*.py") if not file.stem.startswith("_"))


def application() -> st.App:
    """Build the ASGI application. One per process: Streamlit keeps its settings in the module."""
    settings.apply()
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
