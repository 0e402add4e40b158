"""The table as a picture, with the same content in words."""

from __future__ import annotations

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.happy_pigs.figure_card import HIGH, WIDE, own_cards, season_card, track
from tutor.games.happy_pigs.figure_farm import farm
from tutor.games.happy_pigs.figure_scene import WIDTH, Scene
from tutor.games.happy_pigs.figure_store import store
from tutor.games.happy_pigs.figure_text import headline, table_text
from tutor.games.happy_pigs.state import State
from tutor.render.art.brush import words as drawn_words
from tutor.render.layers import Layer, fitted, together
from tutor.render.marks import Marks
from tutor.render.svg import count_on, mark_on, picture

_GAP = 8.0


def board(state: State, words: Words, marks: Marks) -> Picture:
    """Rounds, season card and store, and below them the farms from the starter on.

    A narrow screen shows one farm below the store: there the row begins with the player on turn.
    """
    scene = Scene(state, words, marks)
    text = table_text(scene)
    order = scene.facts.by_distance
    first = next((place for place, seat in enumerate(order) if scene.acts(seat)), 0)
    wide = _drawn(scene, order, text)
    return Picture(wide, text, _drawn(scene, order[first:] + order[:first], text) if first else "")


def _drawn(scene: Scene, order: tuple[int, ...], text: str) -> str:
    head = Layer(drawn_words(fitted(headline(scene), 15, WIDTH - 12), WIDTH / 2, 13, 15))
    rounds, y = track(scene, 26)
    middle = [season_card(scene, 4, y + 2), store(scene, WIDE + 10, y + 2, HIGH)]
    cards, y = own_cards(scene, y + HIGH + _GAP + 2)
    layers = [head, rounds, *middle, cards]
    for seat in order:
        layer, y = farm(scene, seat, y)
        layers.append(layer)
    drawn = together(layers)
    body = drawn.body + _marks(scene, drawn)
    name = scene.say("board_name", round=scene.state.round)
    return picture(body, WIDTH, y, name, text, interactive=scene.marks.tappable)


def _marks(scene: Scene, drawn: Layer) -> str:
    """Rings and signs over everything else, so that no neighbour hides them."""
    order = sorted(scene.marks.spots.items(), key=lambda mark: not mark[0].startswith("player:"))
    rings = (mark_on(kind, drawn.areas[spot]) for spot, kind in order if spot in drawn.areas)
    areas = {spot: drawn.areas[spot] for spot in scene.marks.counts if spot in drawn.areas}
    counts = (count_on(scene.marks.counts[spot], area) for spot, area in areas.items())
    return "".join((*rings, *counts))
