"""The board in words: everything the picture shows."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games.schweinebande.board import SIDE, SPACES
from tutor.games.schweinebande.figure_board import space_text
from tutor.games.schweinebande.figure_players import yard_text
from tutor.games.schweinebande.figure_scene import Scene
from tutor.games.schweinebande.flow import free_order
from tutor.games.schweinebande.state import (
    DOWN,
    EMPTY,
    ROUNDS,
    SPACE_COUNT,
    SUPPLY,
    TOGETHER,
    value,
)


def board_text(scene: Scene) -> str:
    """The whole position, sentence by sentence."""
    sentences = [*_moment(scene), *_market(scene), *_beside(scene)]
    for seat in range(len(scene.state.players)):
        sentences += player_text(scene, seat)
    return " ".join(sentence if sentence[-1] in ".!?" else f"{sentence}." for sentence in sentences)


def _moment(scene: Scene) -> Iterator[str]:
    state = scene.state
    section = f"section_{state.section}"
    yield scene.say("round_of", round=state.round, rounds=ROUNDS, section=section)
    yield scene.now


def _market(scene: Scene) -> Iterator[str]:
    """Line by line; a board that is all hidden or all empty in one sentence."""
    faces = set(scene.state.board)
    if faces == {DOWN}:
        yield scene.say("all_down")
    elif faces == {EMPTY}:
        yield scene.say("all_empty")
    else:
        for start in range(0, SPACE_COUNT, SIDE):
            row = [space_text(scene, space) for space in range(start, start + SIDE)]
            yield scene.say("line", row=SPACES[start][1], spaces="; ".join(row))


def _beside(scene: Scene) -> Iterator[str]:
    state = scene.state
    free = free_order(state.order)
    yield scene.say("order_free", tiles=free) if free else scene.say("order_none")
    yield scene.say("supply_spot", tokens=SUPPLY - sum(state.tokens))
    yield scene.say("stacks_spot", tiles=SPACE_COUNT * (ROUNDS - state.round))


def player_text(scene: Scene, seat: int) -> Iterator[str]:
    """What a player has, sentence by sentence."""
    state, who = scene.state, scene.state.players[seat]
    yield scene.say("farmers_spot", seat=who, farmers=scene.facts.in_hand[seat])
    if state.order[seat]:
        yield scene.say("order_of", seat=who, tile=state.order[seat])
    yield scene.say("tokens_spot", seat=who, tokens=state.tokens[seat])
    if any(state.front[seat]):
        yield scene.say("front_text", seat=who, tiles=yard_text(scene, state.front[seat]))
    if any(state.fresh[seat]):
        yield scene.say("fresh_text", seat=who, tiles=yard_text(scene, state.fresh[seat]))
    if any(state.yard[seat]):
        herd, points = yard_text(scene, state.yard[seat]), value(state.yard[seat])
        yield scene.say("yard_spot", seat=who, animals=herd, points=points)
    if state.section in TOGETHER and seat in state.done:
        yield scene.say("done_text", seat=who)
