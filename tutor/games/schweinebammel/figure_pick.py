"""A hand to put together by tapping: the card on the pile, all cards, the hand, and its sums."""

from __future__ import annotations

from collections.abc import Callable, Collection

from tutor.engine.game import Picture
from tutor.games.schweinebammel.facts import Facts
from tutor.games.schweinebammel.figure_cards import face
from tutor.games.schweinebammel.figure_scene import WIDTH, Scene, count_seal
from tutor.games.schweinebammel.figure_sums import Row, bars, rows
from tutor.games.schweinebammel.names import kind_term, term
from tutor.games.schweinebammel.state import KINDS, PIGS, TURN, Cards
from tutor.render.art.brush import box, flat, group, line, oval, words
from tutor.render.art.signs import SIGN_BOX, sign
from tutor.render.cards import CARD_HEIGHT, CARD_WIDTH
from tutor.render.layers import Layer, tapped, together
from tutor.render.look import paint
from tutor.render.svg import box_area, mark_on, picture

_LEFT, _STEP, _CARD = 5.0, 50.3, 0.47
_PER_ROW = 7
_ROW = CARD_HEIGHT * _CARD + 6
_TOP_CARD = 0.66
_CHIP_WIDE, _CHIP_HIGH = 53.0, 46.0
_CHIPS_LEFT = 86.0
_CAPTION = 20.0

Spot = Callable[[int], str]


def caption(text: str, y: float) -> str:
    """What the cards below are for."""
    return words(text, _LEFT, y + 11, 13, "ink", "start")


def all_cards(scene: Scene, y: float) -> tuple[Layer, float]:
    """Every sort of card, to be tapped once for each one held; also the lower edge."""
    title = Layer(caption(scene.say("pick_all"), y))
    kinds = [(kind, 1) for kind in range(1, KINDS)]
    cards, bottom = _cards(scene, kinds, y + _CAPTION, lambda k: f"add:{kind_term(k)}", "pick_add")
    return together([title, cards]), bottom


def held_cards(
    scene: Scene, hand: Cards, y: float, spot: Spot, said: str = ""
) -> tuple[Layer, float]:
    """The hand, a card to be tapped to take it away; also the lower edge."""
    title = caption(said or scene.say("pick_hand" if any(hand) else "pick_empty"), y)
    kinds = [(kind, hand[kind]) for kind in range(1, KINDS) if hand[kind]]
    if not kinds:
        place = box(_LEFT + 1, y + _CAPTION + 1, WIDTH - 2 * _LEFT - 2, 42, 8)
        empty = line(place, "edge", 2).replace("/>", ' stroke-dasharray="7 7"/>')
        return Layer(title + empty), y + _CAPTION + 48
    cards, bottom = _cards(scene, kinds, y + _CAPTION, spot, "pick_drop")
    return together([Layer(title), cards]), bottom


def _cards(
    scene: Scene, kinds: list[tuple[int, int]], y: float, spot: Spot, label: str
) -> tuple[Layer, float]:
    layers = []
    for at, (kind, count) in enumerate(kinds):
        row, column = divmod(at, _PER_ROW)
        x, top = _LEFT + column * _STEP, y + row * _ROW
        body = group(face(kind, kind if kind in PIGS else 0, scene.short(kind)), x, top, _CARD)
        if count > 1:
            body += count_seal(count, x + CARD_WIDTH * _CARD - 9, top + 40, 10, "×")
        said = scene.say(label, card=kind_term(kind), cards=count)
        area = box_area(x, top, CARD_WIDTH * _CARD, CARD_HEIGHT * _CARD, 5)
        layers.append(tapped(scene, spot(kind), said, body, area))
    return together(layers), y + -(-len(kinds) // _PER_ROW) * _ROW


def _top(scene: Scene) -> tuple[Layer, float]:
    """The card on the pile, and a number to tap for another one."""
    card = scene.state.top
    assert card is not None, "a hand is played on a card"
    title = Layer(caption(scene.say("pick_top"), 4))
    wide, high = CARD_WIDTH * _TOP_CARD, CARD_HEIGHT * _TOP_CARD
    drawn = group(face(card.kind, card.value, ""), _LEFT, 26, _TOP_CARD)
    area = box_area(_LEFT, 26, wide, high, 7)
    other = scene.say("pick_top_other", card=term(card))
    layers = [title, tapped(scene, "top", other, drawn, area)]
    layers += [_chip(scene, value, value == card.value) for value in PIGS]
    return together(layers), 26 + high


def _chip(scene: Scene, value: int, chosen: bool) -> Layer:
    row, column = divmod(value - 1, 5)
    x, y = _CHIPS_LEFT + column * (_CHIP_WIDE + 1), 26 + row * (_CHIP_HIGH + 1)
    shape = box(x + 1.5, y + 1.5, _CHIP_WIDE - 3, _CHIP_HIGH - 3, 10)
    fill, ink = ("mud", "on-accent") if chosen else ("sheet", "ink")
    edge = f'<path d="{shape}" fill="none" stroke="{paint("mud")}" stroke-width="2"/>'
    number = words(str(value), x + _CHIP_WIDE / 2, y + _CHIP_HIGH / 2, 19, ink)
    body = flat(shape, fill) + edge + number
    area = box_area(x, y, _CHIP_WIDE, _CHIP_HIGH, 10)
    say = "pick_top_is" if chosen else "pick_top_to"
    return tapped(scene, f"top:{value}", scene.say(say, number=value), body, area)


def on_the_pile(scene: Scene, by: str, goes: Collection[int], first: Row | None) -> Picture:
    """A hand beside the card on the pile: what goes has a tick, below it the sums as bars."""
    facts = Facts(scene.state)
    hand = facts.hand(by)
    head, y = _top(scene)
    chosen, y = all_cards(scene, y + 8)
    held, y = held_cards(scene, hand, y + 4, lambda kind: f"card:{by}:{kind_term(kind)}")
    drawn = together([head, chosen, held])
    parts, text = [drawn.body, _ticks(scene, drawn, by, goes)], [_on_pile_text(scene, hand, goes)]
    if scene.state.phase == TURN and facts.free:
        found = bars(scene, facts.top, rows(facts, first), y + 30)
        parts += [caption(scene.say("pick_sums"), y + 4), found.body] if found.sentences else []
        text += [f"{sentence}." for sentence in found.sentences]
        y = found.bottom if found.sentences else y
    return _whole(scene, "".join(parts), y, "pick_name", " ".join(text))


def _on_pile_text(scene: Scene, hand: Cards, goes: Collection[int]) -> str:
    top = scene.state.top
    assert top is not None, "a hand is played on a card"
    sentences = [scene.say("top_spot", card=term(top)), _hand_text(scene, hand)]
    if any(hand):
        kinds = tuple(kind_term(kind) for kind in sorted(goes))
        sentences.append(scene.say("pick_goes", cards=kinds) if kinds else scene.say("pick_none"))
    return " ".join(f"{one}." for one in sentences)


def _hand_text(scene: Scene, hand: Cards) -> str:
    held = [
        scene.say("card_count", cards=count, card=kind_term(kind))
        for kind, count in enumerate(hand)
        if count
    ]
    return scene.say("pick_held", cards=", ".join(held)) if held else scene.say("pick_empty")


def _ticks(scene: Scene, drawn: Layer, by: str, goes: Collection[int]) -> str:
    """A sign on each card of the hand: goes, or does not."""
    hand = Facts(scene.state).hand(by)
    ticks = ""
    for kind in (kind for kind in range(1, KINDS) if hand[kind]):
        area = drawn.areas[f"card:{by}:{kind_term(kind)}"]
        ticks += tick("legal" if kind in goes else "illegal", area.x - 6, area.y + 5)
    lit = {spot: kind for spot, kind in scene.marks.spots.items() if spot in drawn.areas}
    return ticks + "".join(mark_on(kind, drawn.areas[spot]) for spot, kind in lit.items())


def tick(kind: str, x: float, y: float, size: float = 0.72) -> str:
    """A sign without a ring, for places that stand close together."""
    half = SIGN_BOX * size / 2
    plate = flat(oval(x, y, half + 1), "sheet")
    return f'<g pointer-events="none">{plate}{group(sign(kind), x - half, y - half, size)}</g>'


def alone(scene: Scene, hand: Cards, total: int) -> Picture:
    """A hand by itself, with what it is worth."""
    chosen, y = all_cards(scene, 4)
    held, y = held_cards(scene, hand, y + 4, lambda kind: f"drop:{kind_term(kind)}")
    said = scene.say("pick_worth", points=str(total).replace("-", "−"))
    drawn = together([chosen, held, Layer(_plate(said, y + 6))])
    text = f"{_hand_text(scene, hand)}. {said}."
    return _whole(scene, drawn.body, y + 46, "pick_name_worth", text)


def _plate(text: str, y: float) -> str:
    shape = box(_LEFT, y, WIDTH - 2 * _LEFT, 36, 10)
    return flat(shape, "mud-tint") + words(text, WIDTH / 2, y + 18, 18)


def _whole(scene: Scene, body: str, bottom: float, name: str, text: str) -> Picture:
    svg = picture(body, WIDTH, bottom + 6, scene.say(name), text, interactive=scene.marks.tappable)
    return Picture(svg, text)
