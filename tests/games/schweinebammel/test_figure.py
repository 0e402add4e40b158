"""The table's drawing: complete, tappable, the same in words, and silent about hidden cards."""

from __future__ import annotations

import re
from math import cos, radians, sin
from xml.etree import ElementTree as ET

import pytest

from tutor.games.schweinebammel import GAME
from tutor.games.schweinebammel.figure_fan import LARGE, SMALL, Fan
from tutor.games.schweinebammel.figure_scene import WIDTH
from tutor.library.load import library
from tutor.render.cards import CARD_HEIGHT, CARD_WIDTH
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


def elements(picture, narrow=False):
    return list(ET.fromstring(picture.narrow if narrow else picture.svg).iter())


def size(picture, narrow):
    return float(elements(picture, narrow)[0].attrib["viewBox"].split()[3])


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("tappable", [True, False])
@pytest.mark.parametrize("narrow", [True, False])
def test_every_spot_is_there_once(name, lang, tappable, narrow):
    state, picture = drawn(name, lang, Marks({}, tappable))
    spots = [e.attrib["data-id"] for e in elements(picture, narrow) if "data-id" in e.attrib]
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
    _, picture = drawn("start", "en", marks("legal", ["card:A:pig-3", "draw", "nowhere"]))
    for drawing in (picture.svg, picture.narrow):
        assert drawing.count("rs-mark-legal") == 2
        assert drawing.rindex("rs-mark-legal") > drawing.rindex("data-id")


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


def turns(picture, narrow):
    drawing = picture.narrow if narrow else picture.svg
    return {float(found) for found in re.findall(r"rotate\((-?[0-9.]+)\) scale", drawing)}


def test_a_hand_is_a_fan_and_on_a_narrow_screen_a_grid():
    _, picture = drawn("start")
    assert min(turns(picture, narrow=False)) < 0 < max(turns(picture, narrow=False))
    assert turns(picture, narrow=True) == set()
    assert size(picture, narrow=True) < size(picture, narrow=False)


@pytest.mark.parametrize("cards", range(1, 10))
@pytest.mark.parametrize("scale", [LARGE, SMALL])
def test_a_fan_keeps_inside_and_leaves_room_for_a_finger(cards, scale):
    fan = Fan(cards, scale)
    x, y, degrees = fan.place(0, 0)
    assert x == pytest.approx(WIDTH - fan.place(cards - 1, 0)[0])
    assert degrees == pytest.approx(-fan.place(cards - 1, 0)[2])
    tips = (CARD_HEIGHT * sin(radians(-degrees)) + CARD_WIDTH * cos(radians(degrees))) * scale / 2
    assert x - tips >= 10
    assert fan.high >= y
    shown_wide = 1.3  # a board is at least so much larger than its units where fans are drawn
    assert fan.seen(0) * scale * shown_wide >= 30


GOES = "With 2 and 3 goes 1 or 5. With 2 and 6 goes 4 or 8."
HELD = {2: 2, 3: 1, 5: 1, 6: 1, "farmer": 1, "lucky": 1}


def move_picture(move, pending="none", lang="en"):
    state = GAME.codec.read({"top": 2, "pending": pending, "hands": {"A": HELD}}, {})
    words = library().games["schweinebammel"].words(lang)
    action = GAME.codec.read_move({"by": "A", **move}, state)
    return GAME.art.move(state, action, words)


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ({"do": "pair", "cards": [3, 5]}, "2 and 3 make 5."),
        (
            {"do": "pair", "cards": [3, 6]},
            "2 and 3 make 5, not 6: 1 is missing. " + GOES,
        ),
        ({"do": "pair", "cards": [3, {"lucky": 5}]}, "2 and 3 make 5."),
        ({"do": "pair", "cards": [2, 2]}, None),
        ({"do": "play", "card": 2}, "2 is as much as 2."),
        ({"do": "play", "card": 6}, "6 is not as much as 2."),
    ],
)
def test_a_verdict_shows_the_sum_and_which_number_is_missing(move, said):
    picture = move_picture(move)
    assert picture.text == said if said else "too many" in picture.text


@pytest.mark.parametrize(
    ("move", "pending"),
    [
        ({"do": "draw"}, "none"),
        ({"do": "play", "card": "farmer"}, "none"),
        ({"do": "pair", "cards": [2, 3, 5]}, "none"),
        ({"do": "pair", "cards": [3, "farmer"]}, "none"),
        ({"do": "play", "card": 6}, {"hector": 1}),
    ],
)
def test_a_move_that_is_about_no_number_has_no_picture(move, pending):
    assert move_picture(move, pending) is None
