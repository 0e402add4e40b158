"""The table's drawing: complete, tappable, the same in words, and silent about hidden cards."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from tutor.games.schweinebammel import GAME
from tutor.games.schweinebammel.figure_scene import WIDTH
from tutor.library.load import library
from tutor.render.marks import NONE, Marks, marks

FULL = {**dict.fromkeys(range(1, 11), 1), "farmer": 1, "hector": 2, "lucky": 1, "dung": 3}
LONG = ["Anna-Maria Lindenberger", "Ben & <Co>", 'Clara "C"', "Maximilian", "Eva's", "F"]
POSITIONS = {
    "start": {"hands": {"A": {2: 1, 3: 1, "lucky": 1, "unknown": 2}}},
    "setup": {"top": "none"},
    "hector": {"pending": {"hector": 3}, "hands": {"A": FULL}},
    "lucky": {"top": {"lucky": 7}, "discards": {3: 2}, "specials": {"farmer": 2}},
    "six": {"players": LONG, "scores": {who: [-12, 0] for who in LONG}, "hands": {LONG[1]: FULL}},
    "over": {"hands": {"A": {"dung": 2}, "B": {7: 1}, "C": {5: 1}}},
    "won": {"scores": {who: [0, -7, 30, -1] for who in "ABC"}},
    "no cards": {"draw_pile": 0, "hands": {"B": {}}},
}


def drawn(name, lang="en", lights=NONE):
    state = GAME.codec.read(POSITIONS[name], {})
    return state, GAME.art.board(state, library().games["schweinebammel"].words(lang), lights)


def elements(picture):
    return list(ET.fromstring(picture.svg).iter())


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("tappable", [True, False])
def test_every_spot_is_there_once(name, lang, tappable):
    state, picture = drawn(name, lang, Marks({}, tappable))
    spots = [e.attrib["data-id"] for e in elements(picture) if "data-id" in e.attrib]
    hands = [f"{kind}:{who}" for who in state.players for kind in ("player", "hand")]
    cards = [spot for spot in spots if spot.startswith("card:")]
    assert sorted(spots) == sorted(["top", "draw", "specials", *hands, *cards])
    known = sum(any(hand[1:]) and sum(1 for n in hand if n) for hand in state.hands)
    assert len(cards) == known


@pytest.mark.parametrize("name", POSITIONS)
def test_buttons_have_names_of_their_own(name):
    _, picture = drawn(name, "de", Marks({}, True))
    labels = [e.attrib["aria-label"] for e in elements(picture) if e.get("role") == "button"]
    assert labels
    assert len(labels) == len(set(labels))


@pytest.mark.parametrize("name", POSITIONS)
def test_the_same_picture_for_the_same_position(name):
    lights = marks("legal", ["top", "draw"], tappable=True)
    assert drawn(name, "en", lights) == drawn(name, "en", lights)


def test_marks_lie_over_everything_else():
    _, picture = drawn("start", "en", marks("legal", ["card:A:pig-3", "nowhere"]))
    assert picture.svg.count("rs-mark-legal") == 1
    assert picture.svg.index("rs-mark-legal") > picture.svg.rindex("data-id")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_words_say_all_and_nothing_hidden(lang):
    _, picture = drawn("hector", lang)
    assert "5" in picture.text
    assert ("Hector" if lang == "en" else "Eber") in picture.text
    assert "3 Hectors in a row" in picture.text or lang == "de"
    state = GAME.codec.read({"hands": {"A": {3: 1}, "B": {"lucky": 1}, "C": 2}}, {})
    view = GAME.view(state, "A")
    seen = GAME.art.board(view, library().games["schweinebammel"].words(lang), NONE)
    for secret in ("Lucky", "Glücks", "lucky"):
        assert secret not in seen.text
        assert f"card:B:{secret}" not in seen.svg


@pytest.mark.parametrize("name", POSITIONS)
def test_it_fits_a_phone(name):
    _, picture = drawn(name)
    root = ET.fromstring(picture.svg)
    assert root.attrib["viewBox"].startswith(f"0 0 {WIDTH:g} ")


def bars(position, lang="en"):
    state = GAME.codec.read(position, {})
    return GAME.art.explain(state, library().games["schweinebammel"].words(lang), NONE)


def test_the_bars_say_which_numbers_go_together_and_what_is_missing():
    text = bars({"top": 2, "hands": {"A": {3: 1, 5: 1, 6: 1}}}).text
    assert "2 and 3 make 5." in text
    assert "2 and 3 make 5, not 6: 1 is missing." in text
    assert "2 and 5 make 7, not 6: 1 too many." in text


def test_without_a_known_hand_the_bars_show_every_pair():
    picture = bars({"top": 9}, "de")
    assert picture.text.count("ergeben") == 5
    ET.fromstring(picture.svg)


def test_without_a_top_there_is_nothing_to_add():
    assert "nothing" in bars({"top": "none"}).text
