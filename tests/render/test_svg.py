"""Pictures, spots and hands: what is read aloud, what reacts, what is where."""

import xml.etree.ElementTree as ET

import pytest

from tutor.render import art, cards, svg


def parse(fragment):
    return ET.fromstring(fragment)


def test_a_still_picture_is_an_image_with_name_and_text_twin():
    root = parse(svg.picture(art.pig(), 64, 48.5, "A pig", "It runs."))
    assert root.get("role") == "img"
    assert root.get("aria-label") == "A pig"
    assert root.get("viewBox") == "0 0 64 48.5"
    assert root.find("{*}desc").text == "It runs."


def test_an_interactive_picture_is_a_group_so_that_its_spots_are_heard():
    body = svg.spot("t3", "Space 3", art.chip())
    root = parse(svg.picture(body, 64, 64, "Board", interactive=True))
    assert root.get("role") == "group"
    assert root.find("{*}g").get("role") == "button"


def test_a_spot_says_what_it_is_and_in_which_state():
    root = parse(svg.spot("t3", "Space 3", "", pressed=True))
    assert root.get("data-id") == "t3"
    assert root.get("aria-label") == "Space 3"
    assert root.get("aria-pressed") == "true"
    assert parse(svg.spot("t3", "Space 3", "")).get("aria-pressed") == "false"


@pytest.mark.parametrize("name", ['"><script>', "O'Hara & Söhne", "<b>", "„Ferkel“"])
def test_names_survive_unchanged(name):
    root = parse(svg.spot(name, name, ""))
    assert (root.get("data-id"), root.get("aria-label")) == (name, name)
    assert parse(svg.picture("", 1, 1, name, name)).get("aria-label") == name
    assert "".join(parse(f"<g>{svg.words(name, 0, 0, 9)}</g>").itertext()) == name


def test_the_whole_area_of_a_spot_reacts():
    area = svg.hex_area(50, 50, 40)
    hit = parse(svg.spot("t1", "Space 1", "", area=area)).find("path")
    assert hit.get("d") == area.path
    assert hit.get("pointer-events") == "all"


def test_marks_let_taps_through():
    marked = parse(svg.spot("t1", "Space 1", "", mark="illegal"))
    assert marked.find("g").get("pointer-events") == "none"


def test_a_mark_is_stronger_than_being_chosen():
    both = svg.spot("t1", "Space 1", "", pressed=True, mark="illegal")
    assert "rs-mark-illegal" in both
    assert "rs-mark-chosen" not in both
    assert "rs-mark-chosen" in svg.spot("t1", "Space 1", "", pressed=True)


def test_an_unknown_mark_is_refused():
    with pytest.raises(KeyError):
        svg.mark_on("maybe", svg.box_area(0, 0, 9, 9))


def test_mirroring_keeps_a_piece_in_its_box():
    assert svg.group("", 10, 20, 0.5, mirror=True).startswith(
        '<g transform="translate(42 20) scale(-0.5 0.5)">'
    )


def hand(n):
    return [
        cards.HandCard(f"c{at}", f"Card {at}", cards.card(at, art.pig(), "red")) for at in range(n)
    ]


@pytest.mark.parametrize(("n", "columns", "rows"), [(0, 1, 1), (1, 1, 1), (5, 5, 1), (7, 5, 2)])
def test_a_hand_wraps(n, columns, rows):
    laid = cards.fan(hand(n))
    assert laid.width == cards.GAP + columns * (cards.CARD_WIDTH + cards.GAP)
    assert laid.height == cards.GAP + rows * (cards.CARD_HEIGHT + cards.GAP)
    spots = parse(f"<g>{laid.body}</g>").findall(".//g[@data-id]")
    assert [spot.get("data-id") for spot in spots] == [f"c{at}" for at in range(n)]


def test_no_two_cards_of_a_hand_share_a_place():
    places = [place.get("transform") for place in parse(f"<g>{cards.fan(hand(9), 4).body}</g>")]
    assert len(set(places)) == 9


def test_a_hand_needs_room():
    with pytest.raises(ValueError, match="at least one"):
        cards.fan(hand(2), 0)


def test_cards_are_five_to_seven():
    assert cards.CARD_WIDTH * 7 == cards.CARD_HEIGHT * 5


def test_a_card_shows_its_value_in_two_corners_and_its_count_once():
    texts = [text.text for text in parse(f"<g>{cards.card(7, '', 'red', 3)}</g>").iter("text")]
    assert texts == ["7", "7", "×3"]


def test_a_pile_shows_how_many_cards_it_holds():
    assert ">57<" in cards.pile(57, "rose")
    assert ">0<" in cards.pile(0, "rose")
