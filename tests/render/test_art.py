"""Every drawing: sound XML, known colours, no identifiers that could clash, told apart in grey."""

import itertools
import re
import xml.etree.ElementTree as ET

import pytest

from tutor.render import art, cards, look, svg
from tutor.render.art.patterns import Oval, on_band, on_body

HOSTILE = "<script>alert('\"&')</script>"
COLOURS = tuple(art.COATS)

PIECES = {
    **{f"pig {colour}": art.pig(colour) for colour in (*COLOURS, "mauve", HOSTILE)},
    "pig with letter": art.pig("red", HOSTILE, "left"),
    **{f"face {wearing}": art.pig_face("pink", wearing) for wearing in art.WEARINGS},
    **{f"farmer {colour}": art.farmer(colour, HOSTILE) for colour in (*COLOURS, HOSTILE)},
    **{kind: art.food(kind) for kind in art.FOODS},
    "sheep": art.sheep(),
    "goat": art.goat(),
    "donkey": art.donkey(),
    "chicken": art.chicken(),
    "cow": art.cow(),
    "dog": art.dog(),
    "chip": art.chip(),
    "trough": art.trough(),
    "empty trough": art.trough(filled=False),
    **{f"container {filled}": art.container(filled) for filled in range(4)},
    "sty": art.sty(),
    "dung heap": art.dung_heap(),
    "syringe": art.syringe_plaster(),
    "sack": art.feed_sack(),
    "coin": art.coin(HOSTILE),
    "heart": art.heart(),
    "bottle": art.bottle(),
    "amulet": art.amulet(),
    "farmhouse": art.farmhouse(),
}
SIGNS = {
    **{f"sign {kind}": art.sign(kind) for kind in art.SIGNS},
    **{f"status {status}": art.status_mark(status) for status in art.STATUSES},
    **{f"icon {name}": art.icon(name) for name in art.ICONS},
}
HAND = [cards.HandCard(HOSTILE, HOSTILE, cards.card(HOSTILE, art.pig(), "red"), mark="open")] * 7
LARGE = {
    **{f"cover {accent}": art.cover(accent, art.pig()) for accent in look.ACCENTS},
    **{f"back {accent}": cards.card_back(accent) for accent in look.ACCENTS},
    **{f"card {colour}": cards.card(7, art.pig(colour), colour, 2) for colour in COLOURS},
    "hostile card": cards.card(HOSTILE, art.cow(), HOSTILE),
    **{f"pile {n}": cards.pile(n, "mud") for n in (0, 1, 2, 57, 100)},
    "hand": cards.fan(HAND, 3).body,
    "picture": svg.picture(art.pig(), 64, 64, HOSTILE, HOSTILE),
    **{f"spot {mark}": svg.spot("t1", HOSTILE, art.pig(), mark=mark) for mark in svg.MARKS},
}
EVERYTHING = {**PIECES, **SIGNS, **LARGE}
PAINT = re.compile(r"var\(--rs-([a-z0-9-]+), (#[0-9A-F]{6})\)")


@pytest.fixture(params=EVERYTHING)
def drawing(request):
    return EVERYTHING[request.param]


def elements(fragment):
    return list(ET.fromstring(f"<svg>{fragment}</svg>").iter())


def test_is_well_formed_and_draws_something(drawing):
    assert len(elements(drawing)) > 1


def test_has_no_identifier_that_could_clash(drawing):
    assert all("id" not in element.attrib for element in elements(drawing))


def test_paints_only_with_named_colours(drawing):
    for element in elements(drawing):
        for attribute in ("fill", "stroke"):
            value = element.get(attribute, "none")
            if value in ("none", "currentColor"):
                continue
            name, fallback = PAINT.fullmatch(value).groups()
            assert look.colour(name) == fallback


def test_has_no_gradient_script_style_or_link(drawing):
    tags = {element.tag.rpartition("}")[2] for element in elements(drawing)}
    assert tags <= {"svg", "g", "path", "text", "desc"}


def test_resolves_to_plain_colours_in_both_themes(drawing):
    assert "var(" not in look.resolved(drawing, "light") + look.resolved(drawing, "dark")


def test_hostile_names_stay_text(drawing):
    assert "<script" not in drawing


@pytest.mark.parametrize("piece", PIECES)
def test_pieces_stay_small_enough_for_a_board_of_25(piece):
    assert len(PIECES[piece]) < 8_000


def test_nothing_but_letters_is_written_on_pieces():
    written = [name for name, piece in PIECES.items() if "<text" in piece]
    assert all(name.startswith(("farmer", "pig with letter", "coin")) for name in written)


@pytest.mark.parametrize(("first", "second"), list(itertools.combinations(COLOURS, 2)))
def test_colours_are_told_apart_by_pattern_alone(first, second):
    body, one, other = Oval(27, 34, 19, 14), art.coat(first), art.coat(second)
    assert one.pattern != other.pattern
    assert on_body(one, body) != on_body(other._replace(mark=one.mark), body)
    assert on_band(one, 0, 0, 96, 22) != on_band(other._replace(mark=one.mark), 0, 0, 96, 22)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_pattern_stands_out_from_its_coat(colour):
    coat = art.coat(colour)
    if coat.pattern != "plain":
        assert look.contrast(look.colour(coat.fill), look.colour(coat.mark)) >= 2.4


def test_an_unknown_colour_always_gets_the_same_coat_and_no_known_pattern():
    known = {coat.pattern for coat in art.COATS.values()}
    for name in ("mauve", "cyan", "violett", ""):
        assert art.coat(name) == art.coat(name)
        assert art.coat(name).pattern not in known


def test_farmers_are_told_apart_by_emblem():
    emblems = [art.farmer(colour) for colour in ("blue", "yellow", "green", "red", "black")]
    shapes = [PAINT.sub("", farmer) for farmer in emblems]
    assert len(set(shapes)) == 5


def test_signs_and_marks_all_differ_in_shape():
    shapes = [PAINT.sub("", sign) for sign in SIGNS.values()]
    assert len(shapes) - len(set(shapes)) == 2  # "derived" and link, "house" and edition: the same
    marks = [PAINT.sub("", LARGE[f"spot {mark}"].replace(mark, "")) for mark in svg.MARKS]
    assert len(set(marks)) == len(svg.MARKS)


def test_a_badge_is_not_mirrored_with_its_pig():
    last = elements(art.pig("blue", "B", "left"))
    text = next(element for element in last if element.tag == "text")
    mirrored = next(element for element in last if "scale(-1 1)" in element.get("transform", ""))
    assert text not in list(mirrored.iter())


@pytest.mark.parametrize("draw", [art.food, art.sign, art.status_mark, art.icon])
def test_an_unknown_kind_is_refused(draw):
    with pytest.raises(KeyError):
        draw("wolf")
