"""A season card in words: its event, and where the card comes from."""

from __future__ import annotations

from tutor.games.happy_pigs.deck import SLOTS, is_reconstructed
from tutor.games.happy_pigs.figure_scene import Scene
from tutor.games.happy_pigs.state import (
    ITEMS,
    NOTHING,
    SEASONS,
    SIZES,
    TOOLS,
    Card,
    Happening,
    spoken,
)


def event_words(scene: Scene, card: Card) -> str:
    """What the event does, in a few words."""
    event = card.event
    if event.kind == "price":
        return _price(scene, event)
    if event.kind == "per_pig":
        return _per_pig(scene, event)
    if event.kind == "most":
        return _most(scene, event)
    if event.kind == "births":
        sizes = tuple(spoken(SIZES[size]) for size in event.sizes)
        return scene.say("event_births", sizes=sizes, per=event.per)
    if event.kind == "gift":
        return scene.say("event_gift", prize=_prize(scene, event))
    return event.text if event.kind == "manual" else scene.say("event_none")


def _price(scene: Scene, event: Happening) -> str:
    """Items with the same change together."""
    changes: dict[int, list[str]] = {}
    for item, dollars in zip(ITEMS, event.amounts, strict=True):
        if dollars:
            changes.setdefault(dollars, []).append(spoken(item))
    return "; ".join(
        scene.say(
            "event_price",
            items=_in_short(items),
            sign="+" if dollars > 0 else "−",
            dollars=abs(dollars),
        )
        for dollars, items in changes.items()
    )


def _in_short(items: list[str]) -> tuple[str, ...]:
    """Items as named, all four sizes of pig together."""
    sizes = [spoken(size) for size in SIZES]
    if not set(sizes) <= set(items):
        return tuple(items)
    return ("all_pigs", *(item for item in items if item not in sizes))


def _per_pig(scene: Scene, event: Happening) -> str:
    pays: dict[int, list[str]] = {}
    for size, dollars in zip(SIZES, event.amounts, strict=True):
        if dollars:
            pays.setdefault(dollars, []).append(spoken(size))
    return "; ".join(
        scene.say("event_per_pig", sizes=tuple(sizes), dollars=dollars)
        for dollars, sizes in pays.items()
    )


def _most(scene: Scene, event: Happening) -> str:
    counted = tuple(spoken(SIZES[size]) for size in event.sizes) or (event.measure,)
    if len(event.sizes) == len(SIZES):
        counted = ("all_pigs",)
    return scene.say("event_most", counted=counted, prize=_prize(scene, event))


def _prize(scene: Scene, event: Happening) -> str:
    money, *tools = event.prize
    parts = [scene.say("prize_money", dollars=money)] if money else []
    parts += [
        scene.say("prize_tools", tool=name, count=count)
        for name, count in zip(TOOLS, tools, strict=True)
        if count
    ]
    return scene.words.join(parts) if parts else scene.say("prize_none")


def is_blank(card: Card) -> bool:
    """Whether nothing is known of a card: a position may leave it out."""
    return not card.slot and not any(card.numbers) and card.event == NOTHING


def source_words(scene: Scene, card: Card) -> tuple[str, str]:
    """Where a card comes from, never the publisher: what it is, and a remark, which may be ""."""
    if is_reconstructed(card, scene.state.options):
        return scene.say("source_reconstructed"), scene.say("source_not_theirs")
    return scene.say("source_own"), ""


def source_sentence(scene: Scene, card: Card) -> str:
    """The same as one sentence."""
    mine = is_reconstructed(card, scene.state.options)
    return scene.say("source_told" if mine else "source_own")


def deck_sentence(scene: Scene) -> str:
    """Where the cards come from that lie face down."""
    own = len(scene.state.options.deck)
    key = "deck_own" if own == len(SLOTS) else "deck_mixed" if own else "deck_reconstructed"
    return scene.say(key, own=own, rest=len(SLOTS) - own)


def called(scene: Scene, card: Card) -> str:
    """The name of a card: an own card has only its season, as our name belongs to our card."""
    ours = is_reconstructed(card, scene.state.options)
    return begun(scene.term(card.slot if ours else SEASONS[card.season]))


def begun(word: str) -> str:
    """A word that stands alone begins with a capital letter."""
    return word[:1].upper() + word[1:]
