"""The table's drawing: complete, tappable, the same in words, pieces in true proportion."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from tutor.engine.game import Picture
from tutor.games.happy_pigs import GAME
from tutor.games.happy_pigs.figure_sty import ground
from tutor.games.happy_pigs.state import ITEMS, KINDS, STEPS, TOOLS
from tutor.library.load import library
from tutor.render.marks import NONE, Marks

NAMES = ["Anna-Maria Lindenberger", "Ben & <Co>", 'Clara "C"']
FARMS = {
    NAMES[0]: {"money": 12, "pigs": {"B": 1, "S!": 1, "M*": 2, "L*!": 1}, "tools": {"vaccine": 2}},
    NAMES[1]: {"sties": 3, "pigs": {"M": 12, "L*": 4}},
}
ROUND_OF = {"setup": 1, "change": 8, "over": 16}


def state(step="turns", variant=None, **more):
    position = {"players": NAMES, "step": step, "round": ROUND_OF.get(step, 6), "farms": FARMS}
    return GAME.codec.read({**position, **more}, variant or {})


def drawn(shown, marks=NONE, lang="en"):
    return GAME.art.board(shown, library().games["happy_pigs"].words(lang), marks)


def spots(picture):
    nodes = ET.fromstring(picture.svg).iter()
    return [node.get("data-id") for node in nodes if node.get("data-id")]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("step", STEPS)
def test_every_spot_is_there_once(step, lang):
    shown = state(step)
    found = spots(drawn(shown, Marks(tappable=True), lang))
    assert len(set(found)) == len(found)
    wanted = {"card", "round", "marker", *(f"store:{item}" for item in ITEMS)}
    for name, farm in zip(NAMES, shown.farms, strict=True):
        wanted |= {f"{kind}:{name}" for kind in ("player", "money", "sty", "choice", "left")}
        wanted |= {f"tool:{name}:{tool}" for tool in TOOLS}
        wanted |= {f"pig:{name}:{KINDS[k]}" for k, count in enumerate(farm.pigs) if count}
    assert wanted <= set(found)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_words_name_pigs_money_and_the_source_of_the_card(lang):
    text = drawn(state(card={"id": "AU2"}, round=9), lang=lang).text
    assert {"en": "Reconstructed card", "de": "Nachgebaute Karte"}[lang] in text
    assert {"en": "2 × vaccinated Medium", "de": "2 × geimpftes mittleres Schwein"}[lang] in text
    assert {"en": "has $12", "de": "hat 12\u00a0$"}[lang] in text
    assert not set("{}") & set(text)


def test_an_own_card_says_so():
    own = {"deck": {"AU2": {"feed": 5}}}
    assert "Card entered by you" in drawn(state(card={"id": "AU2"}, round=9, variant=own)).text
    assert "Card entered by you" in drawn(state(card={"feed": 5})).text


@pytest.mark.parametrize("kind", ["legal", "illegal", "chosen", "pointer", "hint"])
def test_marks_lie_on_what_they_name(kind):
    lit = dict.fromkeys(("card", "store:L", f"pig:{NAMES[0]}:M*", f"sty:{NAMES[1]}"), kind)
    picture = drawn(state(), Marks(lit, True))
    assert picture.svg.count(f"rs-mark-{kind}") >= len(lit)


def test_what_fits_by_number_only_is_drawn_smaller():
    tight = ground((0, 0, 7, 0), 1, "short", False)
    assert (tight.wide, tight.high) == (11, 6)
    assert tight.room_wide > 11
    assert len(tight.placed) == 7
    loose = ground((0, 2, 6, 0), 1, "short", False)
    assert (loose.room_wide, loose.room_high) == (11, 6)


def test_every_tap_means_something_or_asks_for_more():
    shown = state(chosen={NAMES[0]: "feed"}, card={"feed": 4})
    facts = GAME.facts(shown)
    for spot in spots(drawn(shown, Marks(tappable=True))):
        for action in GAME.propose(facts, NAMES[0], (spot,)):
            GAME.verdict(shown, action)
    fed = GAME.propose(facts, NAMES[0], (f"tool:{NAMES[0]}:supplement", f"pig:{NAMES[0]}:B"))
    assert [(action.do, action.supplement) for action in fed] == [("feed", 1)]


def test_a_narrow_screen_shows_the_farm_of_the_player_on_turn_first():
    shown = state("setup", turn=NAMES[1], farms={})
    picture = drawn(shown, Marks({}, tappable=True))
    farms = [spot for spot in spots(picture) if spot.startswith("player:")]
    narrow = [spot for spot in spots(Picture(picture.narrow, "")) if spot.startswith("player:")]
    assert farms == [f"player:{name}" for name in NAMES]
    assert narrow == [*farms[1:], farms[0]]
    assert not drawn(state("setup", turn=NAMES[0], farms={})).narrow, "one drawing does"
