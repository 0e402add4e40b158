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
from tutor.render.svg import mark_on, picture

_GAP = 8.0


def board(state: State, words: Words, marks: Marks) -> Picture:
    """Rounds, season card and store, and below them the farms."""
    scene = Scene(state, words, marks)
    head = Layer(drawn_words(fitted(headline(scene), 15, WIDTH - 12), WIDTH / 2, 13, 15))
    rounds, y = track(scene, 26)
    middle = [season_card(scene, 4, y + 2), store(scene, WIDE + 10, y + 2, HIGH)]
    cards, y = own_cards(scene, y + HIGH + _GAP + 2)
    layers = [head, rounds, *middle, cards]
    for seat in scene.facts.by_distance:
        layer, y = farm(scene, seat, y)
        layers.append(layer)
    drawn = together(layers)
    text = table_text(scene)
    svg = picture(
        drawn.body + _marks(scene, drawn),
        WIDTH,
        y,
        scene.say("board_name", round=state.round),
        text,
        interactive=marks.tappable,
    )
    return Picture(svg, text)


def _marks(scene: Scene, drawn: Layer) -> str:
    """Rings and signs over everything else, so that no neighbour hides them."""
    order = sorted(scene.marks.spots.items(), key=lambda mark: not mark[0].startswith("player:"))
    return "".join(mark_on(kind, drawn.areas[spot]) for spot, kind in order if spot in drawn.areas)
