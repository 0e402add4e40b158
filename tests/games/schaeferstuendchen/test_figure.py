"""The drawings: every spot once, the same in words, in both languages, at every moment."""

import re
from collections import Counter
from xml.etree import ElementTree as ET

import pytest
from PIL import ImageFont

from tests.games.schaeferstuendchen.at_table import position
from tutor.app.fonts import font_file
from tutor.engine.contract import random_game
from tutor.games.schaeferstuendchen import GAME
from tutor.library.load import library
from tutor.render.marks import Marks, marks

FIGHT = {
    "A": {"role": "daughter", "at": "valley", "combat_card": "flotte_sohle"},
    "B": {"role": "cook", "at": "valley", "items": {"mistgabel": 1}, "out": {"weiche_knie": 1}},
    "C": {"role": "maid", "at": "other 2", "sits": True},
}


def words(lang):
    return library().games["schaeferstuendchen"].words(lang)


def board(state, lights, lang="en"):
    return GAME.art.board(state, words(lang), lights)


@pytest.mark.parametrize("seats", ["AB", "ABCDEF"])
def test_every_moment_of_a_game_can_be_drawn(seats):
    for ply, state in enumerate(random_game(GAME, tuple(seats), {}, 8)):
        if ply % 9:
            continue
        for lang in ("en", "de"):
            picture = board(state, Marks(tappable=True), lang)
            ET.fromstring(picture.svg)
            spots = Counter(re.findall(r'data-id="([^"]+)"', picture.svg))
            assert [spot for spot, times in spots.items() if times > 1] == []
            assert "{" not in picture.text


def test_marks_are_drawn_where_a_reason_points():
    state = position(FIGHT, set="practice", step=6)
    lights = marks("illegal", ["figure:B", "items:B", "selfish:A", "valley", "round"])
    assert board(state, lights).svg.count("rs-mark-illegal") == 5


def test_the_text_twin_tells_where_everybody_is():
    text = board(position(FIGHT, set="practice", step=6), Marks()).text
    assert "A stands in the valley." in text
    assert "C is lost, 2 spaces behind the valley." in text
    assert "C sits out." in text
    assert "practice set (reconstructed)" in text


def test_the_bars_show_why_somebody_wins():
    shown = GAME.art.explain(position(FIGHT, set="practice", step=6), words("en"), Marks())
    assert "A, Robber's Daughter: Combat card +3, Printed 3 = 6." in shown.text
    cook = "B, Cook: Printed 5, Items +2, Laid cards −2, Halved −2½ = 2½ (Half of 5)."
    assert cook in shown.text


@pytest.mark.parametrize(
    ("step", "spots", "missing"),
    [(1, {"hand:A"}, "valley"), (4, {"valley", "figure:A"}, "hand:A"), (7, {"hand:A"}, "valley")],
)
def test_a_glance_shows_what_a_step_is_about(step, spots, missing):
    players = {"A": {"role": "maid", "hand": 5, "at": 3}, "B": {"role": "bandit", "hand": 5}}
    state = position(players, set="practice", step=step)
    small, large = GAME.art.glance(state, words("en"), Marks()), board(state, Marks())
    lit = GAME.art.glance(state, words("en"), marks("pointer", [*spots, missing])).svg
    assert lit.count("rs-mark-pointer") == len(spots)
    assert small.text == large.text
    height = [float(re.search(r'viewBox="[^"]* ([\d.]+)"', p.svg)[1]) for p in (small, large)]
    assert height[0] < 0.8 * height[1]


def test_a_glance_at_a_fight_shows_the_bars():
    state = position(FIGHT, set="practice", step=6)
    assert GAME.art.glance(state, words("en"), Marks()) == GAME.art.explain(
        state, words("en"), Marks()
    )


def test_a_position_can_be_tapped_together():
    given = {"set": "practice", "players": {"A": {"role": "maid"}, "B": {"role": "bandit"}}}
    for spot, at in (
        ("valley", "valley"),
        ("space:bandits:3", "other 3"),
        ("home:villagers", "home"),
    ):
        moved = GAME.tap(given, {}, ("figure:A", spot))
        assert moved["players"]["A"]["at"] == at
        GAME.codec.read(moved, {})


def test_each_control_of_the_form_offers_what_can_be():
    given = {"set": "practice", "players": {"A": {"role": "maid"}, "B": {"role": "bandit"}}}
    for field in GAME.form(given, {}):
        for option in field.options if field.kind == "choice" else ():
            entered = {**given, "players": {**given["players"]}}
            place = entered
            for key in field.path[:-1]:
                place[key] = {**place.get(key, {})}
                place = place[key]
            place[field.path[-1]] = option
            if field.path[-1] != "role":
                GAME.codec.read(entered, {})


def _written(node):
    """The texts of a drawing that stand where they say: not those of moved groups."""
    for child in node:
        if child.tag.endswith("text"):
            yield child
        elif "transform" not in child.attrib:
            yield from _written(child)


def _spans(svg):
    """Each text of a picture with its left and right edge, its middle and half its height."""
    face, found = ImageFont.truetype(font_file("FredokaOne-Regular.ttf"), 100), []
    for node in _written(ET.fromstring(svg)):
        size, x, y = (float(node.get(key)) for key in ("font-size", "x", "y"))
        wide = face.getlength(node.text) * size / 100
        left = x - wide * {"start": 0, "middle": 0.5, "end": 1}[node.get("text-anchor")]
        found.append((node.text, left, left + wide, y - 0.35 * size, 0.36 * size))
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
def test_captions_of_the_piles_stay_in_their_tiles(lang):
    shown, say = position(FIGHT, set="practice", step=6), words(lang)
    spans = {text: span[:2] for text, *span in _spans(board(shown, Marks(), lang).svg)}
    tile = (360 - 4 * 4) / 3
    for at, name in enumerate(("supply", "draw", "discard")):
        left, right = spans[say.text("figure", f"{name}_name")]
        start = 4 + at * (tile + 4)
        assert start + 2 < left < right < start + tile - 2


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_sign_of_a_mark_covers_a_text(lang):
    shown = position(FIGHT, set="practice", step=6)
    for spot in ("round", "figure:A", "figure:C", "items:B", "laid:B", "combat:A", "valley"):
        svg = board(shown, marks("illegal", [spot]), lang).svg
        plate = re.search(r'rs-mark-illegal.*?<path.*?<path.*?<path d="M([\d.]+) ([\d.]+)a9 ', svg)
        x, y = float(plate[1]) + 9, float(plate[2])
        for text, left, right, middle, half in _spans(svg):
            far = max(left - x, x - right, 0) ** 2 + max(abs(middle - y) - half, 0) ** 2
            assert far > 64, f"{spot} covers {text}"


def test_a_long_role_beside_a_hidden_hand_is_named_in_full():
    players = {"Benno": {"role": "daughter", "hand": 5}, "B": {"role": "cook"}}
    shown = GAME.codec.read({"seats": [*players], "players": players, "set": "practice"}, {})
    assert ">Benno: Robber&#x27;s Daughter<" in board(shown, Marks()).svg
