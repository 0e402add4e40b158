"""The table in words: everything the picture shows, and nothing it hides."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games.happy_pigs.figure_scene import Scene
from tutor.games.happy_pigs.figure_store import price_now
from tutor.games.happy_pigs.figure_words import (
    called,
    deck_sentence,
    event_words,
    is_blank,
    source_sentence,
)
from tutor.games.happy_pigs.state import (
    ACTIONS,
    CHOOSE,
    ITEMS,
    KINDS,
    NO_PIG,
    OVER,
    SEASONS,
    SETUP,
    TOOLS,
    TURNS,
    Farm,
    season_of,
    spoken,
)


def table_text(scene: Scene) -> str:
    """The whole position, sentence by sentence."""
    sentences = [*_moment(scene), *_card(scene), *_store(scene)]
    for seat in range(len(scene.state.players)):
        sentences += _farm(scene, seat)
    return " ".join(sentence if sentence[-1] in ".!?" else f"{sentence}." for sentence in sentences)


def headline(scene: Scene) -> str:
    """What is being done now, or who has won."""
    state = scene.state
    if scene.facts.upkeep:
        return scene.say("now_upkeep", seat=state.players[scene.facts.upkeep[0]])
    if state.step == OVER:
        winners = tuple(state.players[seat] for seat in scene.winners)
        return scene.say("won_by", winners=winners)
    if state.step in (SETUP, TURNS):
        return scene.say(f"now_{state.step}", seat=scene.facts.on_turn)
    return scene.say(f"now_{state.step}")


def _moment(scene: Scene) -> Iterator[str]:
    state = scene.state
    yield scene.say("round_spot", round=state.round, season=SEASONS[season_of(state.round)])
    yield headline(scene)
    yield scene.say("marker_spot", seat=state.players[state.starter])


def _card(scene: Scene) -> Iterator[str]:
    card = scene.state.card
    if card is None or is_blank(card):
        yield deck_sentence(scene)
        return
    numbers = dict(zip(ACTIONS, card.numbers, strict=True))
    if card.slot:
        yield scene.say("card_called", card=called(scene, card))
    yield scene.say("card_numbers", season=SEASONS[card.season], **numbers)
    yield scene.say("card_event", event=event_words(scene, card))
    yield source_sentence(scene, card)


def _store(scene: Scene) -> Iterator[str]:
    for item, name in enumerate(ITEMS):
        price, stock = price_now(scene, item), scene.state.store[item]
        yield scene.say("store_spot", item=spoken(name), price=price, stock=stock)


def _farm(scene: Scene, seat: int) -> Iterator[str]:
    state, who, farm = scene.state, scene.state.players[seat], scene.state.farms[seat]
    yield scene.say("money_spot", seat=who, money=farm.money)
    if state.chosen[seat] in ACTIONS:
        yield scene.say("choice_spot", seat=who, action=state.chosen[seat])
    elif state.chosen[seat]:
        yield scene.say("choice_hidden", seat=who)
    elif state.step == CHOOSE:
        yield scene.say("choice_none", seat=who)
    if state.step == TURNS:
        yield scene.say("left_spot", seat=who, left=farm.left)
    yield scene.say("sty_spot", seat=who, sties=farm.sties, pigs=sum(farm.pigs))
    for kind, count in enumerate(farm.pigs):
        if count:
            yield scene.say("pig_spot", seat=who, pig=spoken(KINDS[kind]), count=count)
    for tool, count in zip(TOOLS, farm.tools, strict=True):
        if count:
            yield scene.say("tool_spot", seat=who, tool=tool, count=count)
    yield from _upkeep(scene, who, farm)


def _upkeep(scene: Scene, who: str, farm: Farm) -> Iterator[str]:
    """What is still to be turned over and put back."""
    if farm.treated != NO_PIG:
        yield scene.say("pig_treated", seat=who, pig=spoken(KINDS[farm.treated]))
    for tool, count in zip(TOOLS, farm.spent, strict=True):
        if count:
            yield scene.say("tool_spent", seat=who, tool=tool, count=count)
