"""The players: role, values, sheep, hand, and what lies in front of each of them."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games.schaeferstuendchen.figure_scene import (
    EDGE,
    WIDTH,
    Scene,
    sheep_at,
    sheet,
    whole,
)
from tutor.games.schaeferstuendchen.state import (
    ASSIGN,
    FORGONE,
    NONE,
    UNKNOWN,
    Cards,
    Player,
)
from tutor.render.art.brush import box, flat, group, line, oval, polygon, words
from tutor.render.layers import Layer, in_two_lines, shown, tapped, together
from tutor.render.svg import Area, box_area

_HEAD = 46.0
CARD_WIDE, CARD_HIGH, _GAP = 64.0, 56.0, 5.0
_ROW = CARD_HIGH + _GAP
_PER_ROW = 5
_SHORT = 10
"""Letters of a name that fit on one line."""
_FULL = WIDTH - 2 * EDGE

KINDS = ("selfish", "assigned", "open", "laid", "items", "combat")
"""What can lie before a player; a reason can point at each of them."""

Slot = tuple[str, str, str, str]
"""Spot, card, tag above it, and the fill of the tag."""


def players_layer(scene: Scene, top: float) -> tuple[Layer, float]:
    """A sheet for each player; also the lower edge."""
    layers, y = [], top
    for seat in scene.seats:
        layer, y = _player(scene, seat, y)
        layers.append(layer)
        y += 5
    return together(layers), y


def _player(scene: Scene, seat: int, y: float) -> tuple[Layer, float]:
    who, player = scene.name(seat), scene.state.players[seat]
    slots = _laid(scene, seat)
    hand = _hand(player)
    cards = [*slots, *hand]
    rows = -(-len(cards) // _PER_ROW)
    high = _HEAD + rows * _ROW + (3 if rows else 0)
    starts = seat == scene.state.start
    edge = "dusk" if starts else "line"
    area = box_area(EDGE, y, _FULL, high)
    label = scene.say("player_spot", seat=who, role=scene.role(seat))
    body = sheet(EDGE, y, _FULL, high, "sheet", edge) + _name_plate(scene, seat, y)
    owner = (tapped if scene.state.step == ASSIGN else shown)(
        scene, f"player:{who}", label, body, area
    )
    head = _head(scene, seat, y)
    laid = [_card(scene, seat, cards, at, y + _HEAD) for at in range(len(cards))]
    empty = Layer("", dict.fromkeys((f"{kind}:{who}" for kind in KINDS), area))
    groups = _groups(scene, seat, cards, y + _HEAD)
    return together([owner, empty, head, *laid, groups]), y + high


def _head(scene: Scene, seat: int, y: float) -> Layer:
    """Sheep and the size of a hidden hand."""
    who, player = scene.name(seat), scene.state.players[seat]
    x = WIDTH - EDGE - 66
    sheep = sheep_at(x, y + 2, 40) + words(str(player.sheep), x + 46, y + 24, 19, "ink", "start")
    label = scene.say("sheep_spot", seat=who, sheep=player.sheep)
    flock = shown(scene, f"sheep:{who}", label, sheep, box_area(x - 2, y + 3, 66, 40))
    return together([_back_of_hand(scene, seat, x - 62, y), flock])


def _name_plate(scene: Scene, seat: int, y: float) -> str:
    """Figure, role and printed values."""
    name = f"{scene.name(seat)}: {scene.role(seat)}"
    player = scene.state.players[seat]
    values, room = _values(scene, player), 172 if UNKNOWN in player.hand else 232
    return (
        group(scene.figure(seat), EDGE + 3, y + 2, 0.62)
        + whole(name, (EDGE + 48, y + 14), (15, 11), room)
        + words(values, EDGE + 48, y + 33, 13, "ink-soft", "start")
    )


def _values(scene: Scene, player: Player) -> str:
    move = "?" if player.movement is None else player.movement
    combat = "?" if player.combat is None else player.combat
    return scene.say("values", movement=move, combat=combat)


def _back_of_hand(scene: Scene, seat: int, x: float, y: float) -> Layer:
    """The number of hidden cards in the hand."""
    who, player = scene.name(seat), scene.state.players[seat]
    hidden = player.hand.count(UNKNOWN)
    label = scene.say("hand_spot", seat=who, cards=len(player.hand))
    body = ""
    if hidden:
        body = _back(x, y + 6, 24, 34) + words(f"×{hidden}", x + 29, y + 23, 13, "ink", "start")
    return shown(scene, f"hand:{who}", label, body, box_area(x - 3, y + 3, 60, 40))


def _hand(player: Player) -> list[Slot]:
    """The cards of an open hand."""
    return [("card", card, "", "") for card in player.hand if card != UNKNOWN]


def _laid(scene: Scene, seat: int) -> list[Slot]:
    """Everything in front of a player, each card with a tag that says what it is there for."""
    player = scene.state.players[seat]
    slots: list[Slot] = []
    if player.selfish not in (NONE, FORGONE):
        slots.append(("selfish", player.selfish, scene.say("tag_selfish"), "ink-soft"))
    for giver, card in player.assigned:
        slots.append(("assigned", card, scene.say("tag_from", seat=scene.name(giver)), "ink-soft"))
    piles: tuple[tuple[str, Cards, str, str], ...] = (
        ("open", player.open, "tag_open", "focus"),
        ("laid", player.out, "tag_out", "open"),
        ("laid", player.longer, "tag_longer", "open"),
        ("items", player.items, "tag_item", "clover"),
        ("three", player.three, "tag_three", "focus"),
    )
    for spot, cards, tag, fill in piles:
        slots += _pile(scene, player, (spot, scene.say(tag), fill), cards)
    if player.combat_card != NONE:
        slots.append(("combat", player.combat_card, scene.say("tag_combat"), "illegal"))
    return slots


def _pile(scene: Scene, player: Player, look: tuple[str, str, str], cards: Cards) -> Iterator[Slot]:
    """A pile; a card that sends a sheep to whoever laid it says who that was (SC-C11)."""
    spot, tag, fill = look
    givers = list(player.laid_by) if spot in ("open", "laid") else []
    for card in cards:
        entry = next((entry for entry in givers if entry[0] == card), None)
        if entry is not None:
            givers.remove(entry)
        said = tag if entry is None else scene.say("tag_from", seat=scene.name(entry[1]))
        yield spot, card, said, fill


def _place(at: int, top: float) -> tuple[float, float]:
    row, column = divmod(at, _PER_ROW)
    return EDGE + 6 + column * (CARD_WIDE + _GAP), top + row * _ROW


def _card(scene: Scene, seat: int, cards: list[Slot], at: int, top: float) -> Layer:
    """One card: face down with a back, else value and name."""
    slot = cards[at]
    spot, card, tag, fill = slot
    x, y = _place(at, top)
    down = spot in ("selfish", "assigned", "combat", "three") and card == UNKNOWN
    body = _back(x, y, CARD_WIDE, CARD_HIGH) if down else face(scene, card, x, y, bool(tag))
    if tag:
        body += flat(box(x + 2, y + 2, CARD_WIDE - 4, 14, 5), fill)
        middle = x + CARD_WIDE / 2
        body += whole(tag, (middle, y + 9), (10, 8), CARD_WIDE - 6, "sheet", "middle")
    identity = _identity(scene.name(seat), spot, card)
    if not identity:
        return Layer(body)
    earlier = sum(identity == _identity(scene.name(seat), *one[:2]) for one in cards[:at])
    identity += f":{earlier + 1}" if earlier else ""
    label = f"{tag}: {scene.term(card)}" if tag else scene.say("card_spot", card=card)
    area = box_area(x, y, CARD_WIDE, CARD_HIGH)
    return tapped(scene, identity, label, body, _below_tag(area, y) if tag else area)


def _below_tag(area: Area, top: float) -> Area:
    """The same with its sign beside the value of a card, clear of the tag and of the name."""
    return area._replace(x=area.x - 2, y=top + 24)


def _identity(who: str, spot: str, card: str) -> str:
    """The spot of a card that can be tapped, "" for one that cannot. Copies are numbered."""
    if spot in ("selfish", "assigned"):
        return f"{spot}:{who}"
    named = {"card": "card", "items": "item", "open": "open", "three": "three", "laid": "laid"}
    return f"{named[spot]}:{who}:{card}" if spot in named else ""


def face(scene: Scene, card: str, x: float, y: float, tagged: bool) -> str:
    """Value in a corner, name in one or two lines, and the sign of its colour."""
    known = scene.facts.cards[card]
    top = y + (16 if tagged else 4)
    body = sheet(x, y, CARD_WIDE, CARD_HIGH, "sheet")
    body += words(str(known.value).replace(NONE, "–"), x + 7, top + 8, 13, "ink", "start")
    body += _sign(known.colour, x + CARD_WIDE / 2 + 4, top + 8)
    return body + _name(scene.term(card), x + CARD_WIDE / 2, y + CARD_HIGH)


def _name(text: str, x: float, bottom: float) -> str:
    """A card's name on one or two lines, as large as fits."""
    words_of = text.split(" ")
    longest = len(text) if len(text) <= _SHORT else max(len(word) for word in words_of)
    size = max(7.6, min(10.0, (CARD_WIDE - 6) / (0.53 * longest)))
    lines = [text] if len(text) <= _SHORT else in_two_lines(text, size * 0.93, CARD_WIDE - 5)
    first = bottom - (19 if len(lines) > 1 else 12)
    return "".join(
        words(part, x, first + (size + 1) * at, size, "ink") for at, part in enumerate(lines)
    )


def _sign(colour: str | None, x: float, y: float) -> str:
    """Green is an upright triangle with a plus, red a lying one with a minus."""
    if colour == "green":
        up = polygon(((x - 6, y + 5), (x + 6, y + 5), (x, y - 6)))
        return flat(up, "legal")
    if colour == "red":
        down = polygon(((x - 6, y - 5), (x + 6, y - 5), (x, y + 6)))
        return flat(down, "illegal")
    return ""


def _back(x: float, y: float, wide: float, high: float) -> str:
    """The back of a card, with a paw-sized dot."""
    edge = line(box(x, y, wide, high, 6), "edge", 1.6)
    return (
        flat(box(x, y, wide, high, 6), "box-dusk")
        + edge
        + flat(oval(x + wide / 2, y + high * 0.58, min(wide, high) * 0.2), "box-dusk-sky")
    )


def _groups(scene: Scene, seat: int, cards: list[Slot], top: float) -> Layer:
    """Areas for all cards of one kind together, so that a reason can point at them."""
    who, areas = scene.name(seat), {}
    for kind in (*KINDS, "card"):
        places = [_place(at, top) for at, slot in enumerate(cards) if slot[0] == kind]
        if not places:
            continue
        left, high = min(x for x, _ in places), min(y for _, y in places)
        right = max(x for x, _ in places) + CARD_WIDE
        low = max(y for _, y in places) + CARD_HIGH
        name = "hand" if kind == "card" else kind
        area = box_area(left - 2, high - 2, right - left + 4, low - high + 4)
        areas[f"{name}:{who}"] = area if kind == "card" else _below_tag(area, high)
    return Layer("", areas)
