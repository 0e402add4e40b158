"""The board in words: everything the picture shows, and nothing it hides."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games.schaeferstuendchen.figure_scene import Scene
from tutor.games.schaeferstuendchen.owner import reconstructed
from tutor.games.schaeferstuendchen.state import (
    END,
    FORGONE,
    NONE,
    TEAM,
    UNKNOWN,
    VALLEY,
    Cards,
    counted,
)


def board_text(scene: Scene) -> str:
    """The whole position, sentence by sentence."""
    sentences = [*_moment(scene), *_table(scene)]
    for seat in scene.seats:
        sentences += _player(scene, seat)
    return " ".join(sentence if sentence[-1] in ".!?" else f"{sentence}." for sentence in sentences)


def _moment(scene: Scene) -> Iterator[str]:
    state = scene.state
    yield scene.say("mode_team" if state.mode == TEAM else "mode_solo")
    yield scene.say("over") if state.over else scene.say("now", step=f"step_{min(state.step, END)}")
    if state.over and state.winner != NONE:
        yield scene.say("won", winner=state.winner)
    if state.players:
        yield scene.say("starts", seat=scene.name(state.start))


def _table(scene: Scene) -> Iterator[str]:
    state = scene.state
    yield scene.say("valley_spot", sheep=state.valley)
    yield scene.say("supply_spot", count=state.supply)
    yield scene.say("path_length", steps=state.path)
    yield scene.say("draw_spot", count=len(state.draw))
    yield scene.say("discard_spot", count=len(state.discard))
    if any(card != UNKNOWN for card in state.discard):
        yield scene.say("discarded", cards=_cards(scene, state.discard))
    if reconstructed(state):
        yield scene.say("practice")


def _player(scene: Scene, seat: int) -> Iterator[str]:
    player, who = scene.state.players[seat], scene.name(seat)
    yield scene.say("player_spot", seat=who, role=scene.role(seat))
    printed = [("movement", player.movement), ("combat", player.combat)]
    shown = {key: UNKNOWN if value is None else value for key, value in printed}
    yield scene.say("values_text", **shown)
    yield _where(scene, seat)
    yield scene.say("sheep_spot", seat=who, sheep=player.sheep)
    yield scene.say("hand_spot", seat=who, cards=len(player.hand))
    if any(card != UNKNOWN for card in player.hand):
        yield scene.say("in_hand", cards=_cards(scene, player.hand))
    if player.selfish == FORGONE:
        yield scene.say("text_forgone", seat=who)
    elif player.selfish != NONE:
        yield scene.say("text_selfish", seat=who, cards=_cards(scene, (player.selfish,)))
    for giver, card in player.assigned:
        given = _cards(scene, (card,))
        yield scene.say("text_from", seat=who, giver=scene.name(giver), cards=given)
    yield from _laid(scene, seat)


def _laid(scene: Scene, seat: int) -> Iterator[str]:
    player, who = scene.state.players[seat], scene.name(seat)
    piles: tuple[tuple[str, Cards], ...] = (
        ("open", player.open),
        ("out", player.out),
        ("longer", player.longer),
        ("items", player.items),
        ("three", player.three),
    )
    for key, cards in piles:
        if cards:
            yield scene.say(f"text_{key}", seat=who, cards=_cards(scene, cards))
    for card, giver in player.laid_by:
        laid = _cards(scene, (card,))
        yield scene.say("text_laid_by", seat=who, giver=scene.name(giver), cards=laid)
    if player.combat_card != NONE:
        yield scene.say("text_combat", seat=who, cards=_cards(scene, (player.combat_card,)))
    if player.sits:
        yield scene.say("text_sits", seat=who)
    if player.undecided:
        yield scene.say("text_undecided", seat=who)


def _where(scene: Scene, seat: int) -> str:
    """A figure's place in words."""
    player, who = scene.state.players[seat], scene.name(seat)
    if player.at == VALLEY:
        return scene.say("at_valley", seat=who)
    side, steps = scene.place(seat)
    if abs(player.at) == scene.state.path:
        return scene.say("at_home", seat=who, side=side)
    key = "at_space" if player.at > 0 else "at_other"
    return scene.say(key, seat=who, side=side, steps=steps)


def _cards(scene: Scene, cards: Cards) -> str:
    parts = []
    for name, times in counted(cards).items():
        text = scene.term(name, "card")
        parts.append(text if times == 1 else f"{times}× {text}")
    return ", ".join(parts)
