"""Every page has a short link and a QR code that lead back to it."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from urllib.parse import parse_qsl, quote, urlsplit

import pytest
from starlette.applications import Starlette

from tests.app.conftest import html
from tutor.app import network, short
from tutor.app.address import Address
from tutor.app.parts import share as share_part
from tutor.app.profile import store
from tutor.app.widgets.html import esc
from tutor.library.load import library
from tutor.store import links, share
from tutor.store.memory import MemoryStore

GAMES = [lib.slug for lib in library().shelf()]
APP = Starlette(routes=[short.route()])


def lead(path: str) -> str:
    """Where a short link leads."""
    plain, _, query = path.partition("?")
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/" + plain,
        "raw_path": b"/",
        "query_string": query.encode(),
        "headers": [],
        "root_path": "",
    }
    sent: list[dict] = []

    async def send(message: dict) -> None:
        sent.append(message)

    async def receive() -> dict:
        return {"type": "http.request"}

    with ThreadPoolExecutor(1) as worker:  # beside a browser, this thread has a loop already
        worker.submit(lambda: asyncio.run(APP(scope, receive, send))).result()
    assert sent[0]["status"] == 307
    return dict(sent[0]["headers"])[b"location"].decode().removeprefix("/")


@pytest.mark.parametrize("game", GAMES)
def test_every_number_leads_to_its_own_page(game):
    lib = library().games[game]
    shelves = (lib.rules, lib.rulings, lib.scenarios, lib.lessons)
    for (name, place), items in zip(short.NUMBERED, shelves, strict=True):
        for number in items:
            page = Address(place, game, "de", **{name: number})
            path = short.path(page, MemoryStore())
            assert path == f"go/{number}?lang=de"
            assert lead(path) == page.href()


def test_a_position_gets_a_name_that_is_short_enough_for_a_phone():
    many = {"players": ["Anna", "Ben"], "note": "x" * 3000}
    page = Address("table", "schweinsgalopp", "de", case=share.encode({"position": many}))
    path = short.path(page, store())
    assert re.fullmatch(r"go/[a-z2-7]{10}", path)
    assert lead(path) == page.href()
    assert short.path(page, store()) == path


def test_switches_travel_with_the_link():
    page = Address("rules", "schweinsgalopp", "en", rule="SG-M4", variant=(("rounds", 1),))
    assert lead(short.path(page, store())) == page.href()


@pytest.mark.parametrize("name", ["SG-X99", "aaaaaaaaaa", "nothing", "XX-M4", "%00"])
def test_an_unknown_link_leads_to_the_shelf_with_a_word(name, open_page):
    assert lead(f"go/{name}") == f"?lost={quote(name)}"
    assert lead(f"go/{name}?lang=de") == f"?lang=de&lost={quote(name)}"
    assert f"„{name}“ kennen wir hier nicht" in html(open_page("shelf", lang="de", lost=name))


@pytest.mark.parametrize("name", ["SG-M4", "SG-X99"])
def test_a_language_that_we_do_not_speak_is_told(name, open_page):
    path, _, query = lead(f"go/{name}?lang=xx").partition("?")
    found = dict(parse_qsl(query))
    assert found["lang"] == "xx"
    assert "not “xx”" in html(open_page(path or "shelf", **found))


def test_a_short_link_is_read_in_the_language_asked_for():
    page = Address("table", "schweinsgalopp", "de", case=share.encode({"position": {}}))
    name = short.path(page, store())
    assert lead(f"{name}?lang=en") == replace(page, lang="en").href()


def test_a_page_that_is_not_there_is_named(open_page):
    assert "Eine Seite „rules/deep“ gibt es nicht." in html(
        open_page("shelf", lang="de", stray="rules/deep")
    )


def test_a_name_is_never_made_into_another_address():
    kept = MemoryStore()
    name = links.shorten(kept, "rules?game=a")
    assert links.expand(kept, name) == "rules?game=a"
    assert links.expand(kept, "pid") is None


@pytest.mark.parametrize(
    ("listening", "host", "reachable"),
    [
        ("127.0.0.1", "localhost:8501", False),
        (network.EVERYWHERE[0], "localhost:8501", True),
        (network.EVERYWHERE[0], "[::1]:8501", True),
        (network.EVERYWHERE[0], "192.168.1.7:8501", True),
        ("127.0.0.1", "192.168.1.7:8501", True),
    ],
)
def test_a_code_names_an_address_that_phones_reach(monkeypatch, listening, host, reachable):
    monkeypatch.setattr(network, "_open", [listening])
    monkeypatch.setattr(network, "table_addresses", lambda: ["192.168.1.7"])
    link, reached = short.whole(host, "go/SG-M4")
    assert reached == reachable
    assert link == ("http://192.168.1.7:8501/go/SG-M4" if reachable else f"http://{host}/go/SG-M4")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_shows_code_and_link_where_phones_reach_it(open_page, monkeypatch, lang):
    monkeypatch.setattr(network, "_open", [network.EVERYWHERE[0]])
    monkeypatch.setattr(network, "table_addresses", lambda: ["192.168.1.7"])
    page = html(open_page("share", game="schweinsgalopp", lang=lang, of="rules", rule="SG-M4"))
    assert "http://192.168.1.7/go/SG-M4?lang=" in page
    assert 'role="img"' in page.split("rs-qr")[1][:60]
    assert "--host" not in page


@pytest.mark.parametrize("lang", ["en", "de"])
def test_where_only_this_device_reaches_it_a_sentence_stands_before_the_code(
    open_page, monkeypatch, lang
):
    monkeypatch.setattr(network, "_open", ["127.0.0.1"])
    page = html(open_page("share", game="schweinsgalopp", lang=lang, of="rules", rule="SG-M4"))
    said = esc(library().ui["share_only_here"].of(lang))
    assert page.index(said) < page.index("rs-qr") < page.index(f"<code>{share_part.COMMAND}")


@pytest.mark.parametrize("listening", ["127.0.0.1", network.EVERYWHERE[0]])
def test_paper_warns_before_printing_codes_that_nobody_can_open(open_page, monkeypatch, listening):
    monkeypatch.setattr(network, "_open", [listening])
    monkeypatch.setattr(network, "table_addresses", lambda: ["192.168.1.7"])
    page = html(open_page("paper", game="schweinsgalopp", lang="de"))
    warning = esc(library().ui["paper_no_codes"].of("de"))
    assert (warning in page) == (listening == "127.0.0.1")
    if warning in page:
        assert page.index(warning) < page.index("aid-a4.pdf")


def test_a_host_without_a_port_is_replaced_as_a_whole(monkeypatch):
    monkeypatch.setattr(network, "_open", [network.EVERYWHERE[0]])
    monkeypatch.setattr(network, "table_addresses", lambda: ["192.168.1.7"])
    assert short.whole("localhost", "go/SG-M4") == ("http://192.168.1.7/go/SG-M4", True)


def test_the_short_link_is_one_of_ours():
    assert urlsplit(short.whole("localhost:1", "go/SG-M4")[0]).path == "/go/SG-M4"
