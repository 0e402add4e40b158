"""Who is learning: a random name from a cookie, and the store of their progress."""

from __future__ import annotations

import re
from functools import cache
from uuid import uuid4

import streamlit as st

from tutor.app.guard import COOKIE
from tutor.store.base import ProgressStore
from tutor.store.sqlite import open_store

_NAME = re.compile(r"[0-9a-f]{32}")


def profile() -> str:
    """The browser's profile; without a cookie, one that lasts as long as the session."""
    cookie = st.context.cookies.get(COOKIE, "")
    if isinstance(cookie, str) and _NAME.fullmatch(cookie):
        return cookie
    return str(st.session_state.setdefault("profile", uuid4().hex))


@cache
def store() -> ProgressStore:
    """The one store of this process."""
    return open_store()
