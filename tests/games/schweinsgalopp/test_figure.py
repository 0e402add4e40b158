"""The board's drawing: complete, tappable, the same in words, and silent about hidden cards."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from math import dist
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.schweinsgalopp import GAME, position
from tutor.games.schweinsgalopp.figure import board
from tutor.games.schweinsgalopp.figure_ring import WIDTH, Ring
from tutor.games.schweinsgalopp.state import State
from tutor.library.load import library
from tutor.render.look import paint
from tutor.render.marks import KINDS, NONE, Marks, marks
from tutor.render.svg import MARKS

OPEN_HAND = {"red": 2, "white": 1, "yellow": 1, "black": 2, "blue": 1}
LONG = ["Anna-Maria Lindenberger", "Ben & <Co>", 'Clara "C"', "Maximilian von Hohenfels", "Eva's"]
NINE = {"edition": "abacus-2009", "bonus_chips": True}

POSITIONS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "start": ({"hands": {"A": OPEN_HAND}}, {}),
    "line_up": ({"phase": "line_up", "round": 2, "safe": {"A": 3}}, {}),
    "deal": ({"phase": "deal", "players": ["A", "B", "C"]}, {}),
    "over": ({"phase": "over", "safe": {"A": 7, "B": 4}}, {}),
    "shared win": ({"phase": "over", "safe": {"A": 7, "B": 7}}, {}),
    "all open": ({"players": list("ABC"), "hands": dict.fromkeys("ABC", OPEN_HAND)}, {}),
    "last cards": (
        {"hands": {"A": {"blue": 1}, "B": {"red": 1}}, "containers": {"A": 12}, "middle": 0},
        {},
    ),
    "five on 27": (
        {
            "players": LONG,
            "hands": {LONG[1]: OPEN_HAND},
            "track": {"red": 27, "white": 28, "yellow": 33, "black": 57, "blue": 58},
            "bonus": [10, 14, 27],
        },
        NINE,
    ),
}


def state_of(name: str) -> State:
    return position.read(*POSITIONS[name])


def words(lang: str = "en") -> Words:
    return library().games["schweinsgalopp"].words(lang)  # type: ignore[arg-type]


def drawn(name: str, lights: Marks = NONE, lang: str = "en") -> Picture:
    return board(state_of(name), words(lang), lights)


def elements(picture: Picture) -> list[ET.Element]:
    return list(ET.fromstring(picture.svg).iter())


def spots(picture: Picture) -> list[str]:
    return [e.attrib["data-id"] for e in elements(picture) if "data-id" in e.attrib]


def expected_spots(state: State) -> list[str]:
    single = ["middle", "undealt", *(f"pig:{colour}" for colour in state.options.colours)]
    ring = [f"space:{n}" for n in range(1, state.options.box.spaces + 1)]
    kinds = ("hand", "container", "safe", "player")
    own = [f"{kind}:{who}" for who in state.players for kind in kinds]
    cards = [
        f"card:{who}:{colour}"
        for who, hand in zip(state.players, state.hands, strict=True)
        if not isinstance(hand, int)
        for colour, count in zip(state.options.colours, hand, strict=True)
        if count
    ]
    return sorted([*single, *ring, *own, *cards])


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("tappable", [True, False])
def test_every_spot_is_there_once(name: str, lang: str, tappable: bool) -> None:
    picture = drawn(name, Marks({}, tappable), lang)
    assert sorted(spots(picture)) == expected_spots(state_of(name))


@pytest.mark.parametrize("name", POSITIONS)
def test_same_input_same_picture(name: str) -> None:
    lights = marks("legal", ["pig:red", "space:9"], tappable=True)
    assert drawn(name, lights) == drawn(name, lights)


def test_only_what_can_be_tapped_is_a_button() -> None:
    buttons = [
        e.attrib["data-id"].split(":")[0]
        for e in elements(drawn("start", Marks({}, True)))
        if e.attrib.get("role") == "button"
    ]
    assert set(buttons) == {"space", "pig", "middle", "undealt", "card"}
    assert 'role="button"' not in drawn("start").svg


def test_names_of_buttons_differ() -> None:
    for name in POSITIONS:
        labels = [
            e.attrib["aria-label"]
            for e in elements(drawn(name, Marks({}, True)))
            if e.attrib.get("role") == "button"
        ]
        assert len(labels) == len(set(labels)), name


def test_spaces_come_in_order_and_cards_after_them() -> None:
    order = spots(drawn("all open", Marks({}, True)))
    ring = [int(spot[6:]) for spot in order if spot.startswith("space:")]
    assert ring == list(range(1, 23))
    assert order.index("space:22") < min(order.index(s) for s in order if s.startswith("card:"))
    assert order.index("pig:red") == order.index("space:1") + 1


def hit_areas(picture: Picture) -> Iterator[tuple[str, list[tuple[float, float]]]]:
    """Each tappable spot with the corners of its area."""
    for spot in elements(picture):
        if spot.attrib.get("role") == "button":
            yield spot.attrib["data-id"], sorted(set(corners(spot[0].attrib["d"])))


def corners(path: str) -> list[tuple[float, float]]:
    """The points that a path of lines, arcs and relative steps passes."""
    points, x, y = [], 0.0, 0.0
    for letter, rest in re.findall(r"([MLhvaz])([^MLhvaz]*)", path):
        values = [float(v) for v in re.findall(r"-?[\d.]+", rest)]
        if letter in "ML":
            x, y = values
        elif letter == "h":
            x += values[0]
        elif letter == "v":
            y += values[0]
        elif letter == "a":
            x, y = x + values[5], y + values[6]
        points.append((x, y))
    return points


@pytest.mark.parametrize("name", POSITIONS)
def test_fingers_find_what_they_want(name: str) -> None:
    """At 360 px a unit is a pixel: targets of 40, apart by 40, inside the picture."""
    state, picture = state_of(name), drawn(name, Marks({}, True))
    height = float(ET.fromstring(picture.svg).attrib["viewBox"].split()[3])
    taken = {f"space:{(at - 1) % state.options.box.spaces + 1}" for at in state.track}
    middles = {}
    for spot, area in hit_areas(picture):
        xs, ys = zip(*area, strict=True)
        assert max(xs) - min(xs) >= 40, spot
        assert max(ys) - min(ys) >= 40, spot
        assert min(*xs, *ys) >= 0, spot
        assert max(xs) <= WIDTH, spot
        assert max(ys) <= height, spot
        if spot not in taken:  # its pig lies on top; the space below is for the keyboard
            middles[spot] = (sum(xs) / len(xs), sum(ys) / len(ys))
    for (one, here), (other, there) in combinations(middles.items(), 2):
        assert dist(here, there) >= 40, (one, other)


def test_a_hidden_hand_shows_its_number_only() -> None:
    hidden = board(GAME.view(state_of("all open"), None), words(), NONE)
    assert "A holds 7 hidden cards" in hidden.text
    assert "card:" not in hidden.svg
    for colour in state_of("all open").options.colours:
        assert not re.search(rf"\d {colour}", hidden.text)


def test_what_a_seat_does_not_see_changes_nothing() -> None:
    state = state_of("all open")
    other = replace(state, hands=(state.hands[0], (0, 0, 3, 2, 2), (1, 2, 2, 1, 1)))
    seen = [board(GAME.view(each, "A"), words(), NONE) for each in (state, other)]
    assert seen[0] == seen[1]


def test_the_words_tell_the_whole_position() -> None:
    text = drawn("five on 27").text
    assert "Ring of 27 spaces" in text
    assert "blue pig leads, on space 4" in text
    assert "black pig is 1 space behind, on space 3" in text
    assert "yellow pig is 24 spaces behind, on space 6" in text
    assert "red pig on space 27, lapped" in text
    assert "10, 14 and 27" in text
    assert all(name in text for name in LONG)


def test_the_words_are_in_the_readers_language() -> None:
    german = drawn("last cards", lang="de").text
    assert "Am Zug: A" in german
    assert "etzte Karte von B" in german
    assert "Das blaue Schwein führt" in german
    assert "Behälter von A: 12 Chips" in german


def test_the_picture_carries_its_words() -> None:
    root = ET.fromstring(drawn("start").svg)
    assert root.attrib["aria-label"] == "Pig race, round 1 of 3"
    assert root[0].text == drawn("start").text


@pytest.mark.parametrize("name", ["over", "shared win", "line_up", "deal"])
def test_outside_of_play_nobody_is_on_turn(name: str) -> None:
    picture = drawn(name, Marks({}, True))
    assert "to move" not in picture.text
    assert "to move" not in picture.svg
    assert "35 cards on the pile" in picture.text


def test_winners_are_named() -> None:
    assert "Won by A." in drawn("over").text
    assert "A and B" in drawn("shared win").text


def test_names_of_players_are_only_text() -> None:
    assert "<Co>" not in drawn("five on 27", Marks({}, True)).svg


@pytest.mark.parametrize(
    "spot",
    ["pig:red", "space:9", "space:1", "card:A:red", "hand:A", "hand:B", "container:B", "safe:A",
     "middle", "undealt", "player:B"],
)  # fmt: skip
def test_marks_differ_without_colour(spot: str) -> None:
    inks = [paint(name) for name in ("legal", "illegal", "open", "focus")]
    plain = set()
    for kind in KINDS:
        svg = drawn("start", marks(kind, [spot])).svg
        assert svg.count(f"rs-mark-{kind}") == 1
        for ink in inks:
            svg = svg.replace(ink, "ink")
        plain.add(re.sub(r"rs-mark-\w+", "", svg))
    assert len(plain) == len(KINDS)
    assert set(KINDS) <= set(MARKS)


def test_a_mark_on_what_is_not_drawn_is_left_out() -> None:
    assert drawn("start", marks("legal", ["card:B:red", "space:99", "pig:green"])) == drawn("start")


def hop_count(picture: Picture) -> int:
    return picture.svg.count('stroke-dasharray="0.5 8"')


def test_a_hop_leads_from_the_pig_to_its_space() -> None:
    assert hop_count(drawn("start", marks("pointer", ["pig:red"]))) == 0
    assert hop_count(drawn("start", marks("pointer", ["space:6"]))) == 0
    assert hop_count(drawn("start", marks("pointer", ["pig:red", "space:6"]))) == 1
    assert hop_count(drawn("start", marks("pointer", ["pig:red", "space:1"]))) == 0
    several = Marks({"pig:red": "chosen", "pig:blue": "pointer", "space:6": "legal"})
    assert hop_count(drawn("start", several)) == 1
    both = Marks({"pig:red": "chosen", "space:6": "legal", "space:7": "illegal"})
    assert hop_count(drawn("start", both)) == 2


@pytest.mark.parametrize("spaces", [22, 27])
def test_the_ring_is_closed_and_even(spaces: int) -> None:
    ring = Ring(spaces)
    whole = ring.place(spaces + 1) - ring.place(1)
    assert dist(ring.point(ring.place(1)), ring.point(ring.place(1) + whole)) < 1e-6
    for space in range(1, spaces + 1):
        here, there = ring.point(ring.place(space)), ring.point(ring.place(space + 1))
        assert 0.9 * ring.pitch <= dist(here, there) <= ring.pitch + 1e-9


@pytest.mark.parametrize("spaces", [22, 27])
def test_pigs_stand_upright_and_look_ahead(spaces: int) -> None:
    ring = Ring(spaces)
    stances = {space: ring.stance(space) for space in range(1, spaces + 1)}
    assert all(abs(tilt) <= 35 for _, tilt in stances.values())
    for space, (facing, _) in stances.items():
        here, there = ring.point(ring.place(space) - 1), ring.point(ring.place(space) + 1)
        if abs(there[0] - here[0]) > 0.2:
            assert facing == ("right" if there[0] > here[0] else "left"), space
