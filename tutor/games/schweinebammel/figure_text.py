"""The table in words: everything the picture shows, and nothing it hides."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games.schweinebammel.figure_scene import Scene
from tutor.games.schweinebammel.names import kind_term, term
from tutor.games.schweinebammel.state import ROUNDS, Cards


def table_text(scene: Scene) -> str:
    """The whole position, sentence by sentence."""
    sentences = [*_moment(scene), *_piles(scene)]
    for seat in range(len(scene.state.players)):
        sentences += _player(scene, seat)
    return " ".join(text if text[-1] in ".!?" else f"{text}." for text in sentences)


def _moment(scene: Scene) -> Iterator[str]:
    state = scene.state
    yield scene.say("round_of", round=state.round, rounds=ROUNDS)
    yield scene.now
    if state.row > 1:
        yield scene.say("in_a_row", row=state.row)
    yield scene.say("opener_of", seat=state.players[state.starter])


def _piles(scene: Scene) -> Iterator[str]:
    state = scene.state
    yield scene.say("top_spot", card=term(state.top)) if state.top else scene.say("top_none")
    if any(state.discards):
        yield scene.say("beneath", cards=sum(state.discards))
    yield scene.say("draw_spot", cards=state.draw_pile)
    specials = scene.say("specials_spot", cards=sum(state.specials))
    yield f"{specials}: {_counts(scene, state.specials)}" if any(state.specials) else specials


def _player(scene: Scene, seat: int) -> Iterator[str]:
    state, who = scene.state, scene.state.players[seat]
    text = scene.hand_text(seat)
    yield f"{text}: {_counts(scene, state.hands[seat])}" if scene.is_open(seat) else text
    scores = state.scores[seat]
    if scores:
        noted, total = ", ".join(str(points) for points in scores), sum(scores)
        yield scene.say("score_of", seat=who, points=total, count=abs(total), scores=noted)


def _counts(scene: Scene, cards: Cards) -> str:
    return ", ".join(
        scene.say("card_count", cards=count, card=kind_term(kind))
        for kind, count in enumerate(cards)
        if count
    )
