"""The first page that a browser gets."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import streamlit
from starlette.responses import HTMLResponse, PlainTextResponse

from tutor.app.index import Index, language, ours, routes
from tutor.app.widgets import style

STREAMLITS = Path(streamlit.__file__).with_name("static") / "index.html"


@pytest.fixture(autouse=True)
def _as_before():
    """Whether our server gives the style sheet is known to the whole process."""
    before = list(style._served)
    yield
    style._served[:] = before


def answered(app, path="/rules", **headers):
    sent = []

    async def receive():
        return {"type": "http.disconnect"}

    async def send(message):
        sent.append(message)

    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": b"lang=de",
        "headers": [(key.replace("_", "-").encode(), v.encode()) for key, v in headers.items()],
    }
    # In a thread of its own: the browser driver keeps an event loop running in this one.
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(asyncio.run, app(scope, receive, send)).result()
    body = b"".join(message.get("body", b"") for message in sent)
    return dict(sent[0]["headers"]), body


def test_streamlits_page_becomes_ours():
    page = ours(STREAMLITS.read_bytes(), b"<first>", b"<our head>", b"de").decode()
    assert page.index("<first>") < page.index('<script type="module"')
    assert '<html lang="de">' in page
    assert "<title>Regelstall</title>" in page
    assert "<our head></head>" in page
    assert "SourceSans" not in page
    assert '<div id="root">' in page
    assert '<script type="module"' in page


def test_a_page_that_is_written_differently_is_left_as_it_is():
    assert ours(b"<p>other</p>", b"<first>", b"<our head>", b"de") == b"<p>other</p>"


def test_pages_get_the_style_sheet_and_the_right_length():
    headers, body = answered(Index(HTMLResponse("<html><head></head><body></body></html>")))
    assert f'<link rel="stylesheet" href="./{style.serve()}">' in body.decode()
    assert int(headers[b"content-length"]) == len(body)
    assert b"etag" not in headers


def test_a_page_is_never_answered_with_not_modified():
    seen = {}

    async def app(scope, receive, send):
        seen.update(scope["headers"])
        await HTMLResponse("<html></html>")(scope, receive, send)

    answered(Index(app), if_none_match="x", range="bytes=0-1", accept_language="de")
    assert set(seen) == {b"accept-language"}


@pytest.mark.parametrize("path", ["/static/js/a.html", "/_stcore/health", "/fonts/a.ttf"])
def test_files_and_calls_pass_untouched(path):
    _, body = answered(Index(HTMLResponse("<html><head></head></html>")), path)
    assert body == b"<html><head></head></html>"


def test_what_is_no_page_passes_untouched():
    assert answered(Index(PlainTextResponse("</head>")))[1] == b"</head>"


@pytest.mark.parametrize(
    ("query", "wished", "lang"),
    [
        (b"", "", "en"),
        (b"", "de-AT,de;q=0.9,en;q=0.8", "de"),
        (b"", "fr-FR,fr;q=0.9,de;q=0.5", "de"),
        (b"", "fr", "en"),
        (b"lang=en", "de", "en"),
        (b"lang=xx&lang=de", "en", "de"),
        (b"lang=xx", "de", "de"),
    ],
)
def test_the_first_language_is_that_of_the_address_or_the_browser(query, wished, lang):
    scope = {"query_string": query, "headers": [(b"accept-language", wished.encode())]}
    assert language({"type": "http", **scope}) == lang


def test_the_style_sheet_has_an_address_that_changes_with_it(monkeypatch):
    first = style.serve()
    assert routes()[0].path == f"/{first}"
    monkeypatch.setattr(style, "sheet", lambda: "body{}")
    assert style.serve() != first


def test_a_page_on_another_server_brings_the_style_sheet_along(open_page):
    style._served.clear()
    assert len(open_page().get("html")) == 1
    style.serve()
    assert not open_page().get("html")
