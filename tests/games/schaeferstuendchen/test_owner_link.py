"""A whole box of one's own in a link: 71 different cards and 12 roles on a second device."""

import re
from uuid import uuid4

import pytest
import segno

from tests.app.conftest import html
from tests.app.test_share import lead
from tutor.app import address, short
from tutor.app.profile import store
from tutor.games.schaeferstuendchen import GAME
from tutor.games.schaeferstuendchen.owner import PRINTED, reconstructed
from tutor.games.schaeferstuendchen.state import DECK, OPEN_ROLES, ROLES
from tutor.library.load import library
from tutor.store import share

ROLE_TABLE, DECK_TABLE = GAME.tables
HOST = "http://192.168.178.120:8501"
"""An address as a home network has them."""
LAST_CARD = "Meine lange Karte Nummer 70 im Kasten"
EFFECTS = ["movement", "combat", "more", "receive"]


def own_card(number, row):
    named = {} if row in PRINTED else {"name": f"Meine lange Karte Nummer {number} im Kasten"}
    return {
        **named,
        "copies": 1,
        "value": number % 6,
        "kind": "normal",
        "colour": ("green", "red")[number % 2],
        "lasts": ("round", "next")[number % 3 == 0],
        "effects": EFFECTS,
        "movement": 1 + number % 4,
        "combat": -1 - number % 3,
        "more": 1 + number % 2,
        "receive": 1,
    }


def own_box():
    cards = {row: own_card(number, row) for number, row in enumerate(DECK_TABLE.rows)}
    roles = {
        role: {
            "movement": 1 + number % 6,
            "combat": number % 7,
            **({"ability": "none"} if role in OPEN_ROLES else {}),
        }
        for number, role in enumerate(ROLES)
    }
    return {**DECK_TABLE.put(cards), **ROLE_TABLE.put(roles)}


@pytest.fixture(scope="module")
def page():
    players = {
        "Anna": {"role": "maid", "at": 3, "hand": {LAST_CARD: 1}},
        "Ben": {"role": "teacher", "at": "valley"},
    }
    position = {"set": "practice", "step": 4, "seats": ["Anna", "Ben"], "players": players}
    code = share.encode({"variant": own_box(), "position": position})
    return address.Address("table", GAME.slug, "de", case=code)


def test_a_full_box_fits_into_an_address(page):
    assert len(page.case) <= share.LONGEST_CODE
    state = read(page)
    assert len(state.options.deck) == DECK
    assert len(state.options.roles) == len(ROLES)
    assert not reconstructed(state)


def read(target):
    case = share.decode(target.case)
    return GAME.codec.read(case["position"], case["variant"])


def test_its_code_is_as_small_as_any_other(page):
    path = short.path(page, store())
    assert re.fullmatch(r"go/[a-z2-7]{10}", path)
    assert segno.make(f"{HOST}/{path}", error="m").version <= 3
    small = address.Address("table", GAME.slug, "de")
    other = short.path(small, store())
    assert len(other) == len(path)


def test_reload_and_a_second_device_show_the_same_box(page, open_page):
    target = lead(short.path(page, store()))
    assert target == page.href()
    app = open_page("table", game=GAME.slug, lang="de", case=page.case)
    shown = [html(app)]
    for profile in (app.session_state["profile"], uuid4().hex):
        app.session_state["profile"] = profile
        app.run()
        assert not app.exception
        shown.append(html(app))
    assert len(set(shown)) == 1
    assert "Nummer 70" in shown[0]
    for lang in ("de", "en"):
        words = library().games[GAME.slug].words(lang)
        assert words.text("figure", "practice_short") not in shown[0]
