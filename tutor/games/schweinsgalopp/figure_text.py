"""The board in words: everything the picture shows, and nothing it hides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from tutor.games.schweinsgalopp.figure_scene import Scene
from tutor.games.schweinsgalopp.state import PIGS, PLAY, size


def board_text(scene: Scene) -> str:
    """The whole position, sentence by sentence."""
    sentences = [*_moment(scene), *_race(scene), *_table(scene)]
    for seat in range(len(scene.state.players)):
        sentences += _player(scene, seat)
    return " ".join(sentence if sentence[-1] in ".!?" else f"{sentence}." for sentence in sentences)


def race_text(scene: Scene) -> Iterator[str]:
    """The ring and the pigs on it, from front to back."""
    return (sentence if sentence[-1] in ".!?" else f"{sentence}." for sentence in _race(scene))


def _moment(scene: Scene) -> Iterator[str]:
    state = scene.state
    yield scene.say("round_of", round=state.round, rounds=state.options.rounds)
    yield scene.now
    if state.phase == PLAY:
        yield scene.say("opener_of", seat=state.players[state.starter])


def _race(scene: Scene) -> Iterator[str]:
    """The pigs from front to back, with how far each is behind the one before it."""
    facts, track = scene.facts, scene.state.track
    yield scene.say("board_text", spaces=scene.ring.spaces)
    order = sorted(range(PIGS), key=lambda pig: -track[pig])
    leader = order[0]
    yield scene.say("leader_is", pig=scene.colour(leader), space=facts.space(track[leader]))
    for ahead, pig in pairwise(order):
        steps = track[ahead] - track[pig]
        space = facts.space(track[pig])
        yield scene.say("pig_behind", pig=scene.colour(pig), steps=steps, space=space)
        if scene.lapped(pig):
            yield scene.say("pig_lapped", pig=scene.colour(pig), space=space)


def _table(scene: Scene) -> Iterator[str]:
    state = scene.state
    if state.bonus:
        yield scene.say("bonus_spaces", spaces=state.bonus)
    yield scene.say("middle_spot", chips=state.middle)
    yield scene.say("undealt_spot", cards=scene.deck)
    if any(state.played):
        yield f"{scene.say('played')}: {_counts(scene, state.played)}"


def _player(scene: Scene, seat: int) -> Iterator[str]:
    state, who = scene.state, scene.state.players[seat]
    hand = state.hands[seat]
    yield scene.hand_text(seat)
    if not isinstance(hand, int) and size(hand):
        yield _counts(scene, hand)
    if scene.on_last_card(seat):
        yield scene.say("last_card", seat=who)
    yield scene.say("container_spot", seat=who, chips=state.containers[seat])
    yield scene.say("safe_spot", seat=who, chips=state.safe[seat])


def _counts(scene: Scene, cards: Sequence[int]) -> str:
    return ", ".join(
        scene.say("card_count", cards=count, card=scene.colour(card))
        for card, count in enumerate(cards)
        if count
    )
