"""A sheet that goes the short way is the same sheet."""

from __future__ import annotations

import importlib.util
import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import streamlit as st
from streamlit.testing.v1 import AppTest

from tutor.app.widgets import script, short_way


@pytest.fixture(autouse=True, params=["", "look/some.js"], ids=["by another", "by ours"])
def served(request: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Both ways are remembered: so each test has its own, whoever serves, whatever ran before."""
    monkeypatch.setattr(script, "_served", [request.param] if request.param else [])
    kept = (script.mounted, short_way._empty)
    for made in kept:
        made.cache_clear()
    yield
    for made in kept:
        made.cache_clear()


def one_sheet() -> None:
    from tutor.app.widgets.sheet import sheet

    sheet('<p class="rs-small">Ein „Ö“ & <b>mehr</b></p>', "some", show="here", theme="dark")


def two_alike() -> None:
    from tutor.app.widgets.sheet import sheet

    sheet("<p>one</p>", "same")
    sheet("<p>two</p>", "same")


def drawn(monkeypatch: pytest.MonkeyPatch, *, short: bool) -> Any:
    monkeypatch.setattr(short_way, "fits", lambda: short)
    app = AppTest.from_function(one_sheet, default_timeout=30).run()
    assert not app.exception
    (element,) = app.get("bidi_component")
    return element


def test_both_ways_tell_the_browser_the_same(monkeypatch):
    short, public = (drawn(monkeypatch, short=short) for short in (True, False))
    assert json.loads(short.proto.json) == json.loads(public.proto.json)
    short.proto.json = public.proto.json = ""
    assert short.proto == public.proto
    assert short.root.type == public.root.type


def test_the_short_way_is_taken_with_the_streamlit_that_is_pinned():
    assert short_way.fits()


def test_a_key_used_twice_is_still_refused(caplog):
    app = AppTest.from_function(two_alike, default_timeout=30).run()
    assert app.exception
    assert "key='same'" in caplog.text


def test_another_streamlit_may_lack_what_the_short_way_uses(monkeypatch):
    """The pages are then still drawn: nothing of it is imported before it is known to fit."""
    monkeypatch.setattr(st, "__version__", "9.9.0")
    for name in ("elements.lib.layout_utils", "elements.lib.utils", "delta_generator_singletons"):
        monkeypatch.setitem(sys.modules, f"streamlit.{name}", None)
    spec = importlib.util.spec_from_file_location("again", short_way.__file__)
    assert spec is not None
    again = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(again)
    assert not again.fits()


def test_another_streamlit_gets_the_public_way(monkeypatch):
    monkeypatch.setattr(short_way, "MADE_FOR", "9.9.")
    assert not short_way.fits()
