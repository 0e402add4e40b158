"""What belongs to one player as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutor.engine.reading import Reader, shown
from tutor.games.schaeferstuendchen.cardtext import Names, read_told, write_effect, write_hand
from tutor.games.schaeferstuendchen.owner import ability_of, printed_of
from tutor.games.schaeferstuendchen.places import read_at, write_at
from tutor.games.schaeferstuendchen.state import (
    ABILITIES,
    ASSIGN,
    FORGONE,
    NO_CARD,
    NONE,
    OPEN_ROLES,
    ROLES,
    SHEEP,
    TAKE_ITEM,
    UNKNOWN,
    Cards,
    Effect,
    Options,
    Player,
    counted,
)

PLAYER_KEYS = (
    "role", "movement", "combat", "at", "hand", "fresh", "selfish", "assigned", "open", "out",
    "longer", "items", "sheep", "sits", "moved", "combat_card", "declined", "bonus", "may_stay",
    "three", "helped", "told", "ability", "loot",
    "guarded", "passed", "laid_by", "ignored",
)  # fmt: skip
HIGHEST = 99


@dataclass(frozen=True, slots=True)
class Around:
    """What of the position a player's keys depend on."""

    seats: tuple[str, ...]
    path: int
    step: int
    box: str
    options: Options


def read_player(parent: Reader, names: Names, seat: str, data: object, around: Around) -> Player:
    """One player; problems go to the parent."""
    reader = Reader(data, PLAYER_KEYS, f"players.{seat}")
    own = Names(reader, names.known)
    role = reader.needed("role", tuple(ROLES), "SC-T1") if reader.has("role") else None
    movement, combat = _printed(reader, role, around)
    piles = {key: _pile(reader, own, key) for key in ("open", "out", "longer", "items")}
    hand = own.many(reader.data.get("hand", 0), reader.path("hand"), number=True)
    told = _told(reader, own)
    sits = reader.flag("sits", _sits(names, piles))
    player = Player(
        role=role,
        movement=movement,
        combat=combat,
        at=read_at(reader, around.path),
        hand=hand,
        fresh=_fresh(reader, own, hand),
        selfish=_selfish(reader, own, role, around.step),
        assigned=_assigned(reader, own, around.seats),
        **piles,
        sheep=reader.number("sheep", 0, SHEEP, 0, "SC-M3"),
        sits=sits,
        moved=reader.flag("moved", False),
        combat_card=own.one(reader.data.get("combat_card", NONE), reader.path("combat_card"), NONE),
        declined=reader.flag("declined", False),
        bonus=reader.number("bonus", -HIGHEST, HIGHEST, 0),
        undecided=reader.flag("may_stay", False),
        three=own.many(reader.data.get("three", {}), reader.path("three"), number=True),
        helped=reader.flag("helped", False),
        told=told,
        ability=_ability(reader, role, around),
        loot=_loot(reader, around.seats),
        guarded=reader.flag("guarded", False),
        passed=reader.flag("passed", False),
        laid_by=_laid_by(reader, own, seat, around.seats, piles),
        ignored=_ignored(reader, sits, _naps(names, piles, told)),
    )
    _check_role(reader, player, names)
    parent.problems += reader.problems
    return player


def _printed(reader: Reader, role: str | None, around: Around) -> tuple[int | None, int | None]:
    """The printed values: those given, else the owner's or the practice set's, else unknown."""
    usual = printed_of(role, around.box, around.options)
    read = [
        reader.number(key, 0, HIGHEST, 0, "SC-M5") if reader.has(key) else value
        for key, value in zip(("movement", "combat"), usual, strict=True)
    ]
    return read[0], read[1]


def _ability(reader: Reader, role: str | None, around: Around) -> str:
    """The ability of a role that no source tells: given, the owner's, the practice set's, none."""
    usual = ability_of(role, around.box, around.options)
    ability = reader.name("ability", ABILITIES, usual, "SC-M5")
    if ability != NONE and role not in OPEN_ROLES:
        reader.add(reader.path("ability"), "ability_known", "SC-M5")
    return ability


def _loot(reader: Reader, seats: tuple[str, ...]) -> tuple[int, ...]:
    """The losers of a fight from one of whom an item is to be taken."""
    named = reader.names("loot", ())
    unknown = [name for name in named if name not in seats]
    for name in unknown:
        reader.add(reader.path("loot"), "unknown_name", found=shown(name), known=seats)
    return tuple(sorted(seats.index(name) for name in named if name in seats))


def _pile(reader: Reader, names: Names, key: str) -> Cards:
    return names.many(reader.data.get(key, {}), reader.path(key))


def _naps(names: Names, piles: Mapping[str, Cards], told: tuple[tuple[str, Effect], ...]) -> int:
    """How many cards in force tell the player to sit out."""
    laid = (*piles["out"], *piles["longer"])
    printed = sum(names.known[card].effect.sit_out for card in laid)
    return printed + sum(effect.sit_out for card, effect in told if card in laid)


def _ignored(reader: Reader, sits: bool, naps: int) -> int:
    """Sit Outs that need not be obeyed: all of them for a player who does not sit out."""
    low, high = (0, max(0, naps - 1)) if sits else (naps, naps)
    return reader.number("ignored", low, high, low, "SC-X1")


def _sits(names: Names, piles: Mapping[str, Cards]) -> bool:
    laid = (*piles["out"], *piles["longer"])
    return any(names.known[card].effect.sit_out for card in laid)


def _fresh(reader: Reader, names: Names, hand: Cards) -> Cards:
    """Fresh cards lie in the hand."""
    fresh = _pile(reader, names, "fresh")
    have, unknown = counted(hand), hand.count(UNKNOWN)
    for card, times in counted(fresh).items():
        missing = max(0, times - have.get(card, 0)) if card != UNKNOWN else 0
        unknown -= missing
        if unknown < 0:
            path = f"{reader.path('fresh')}.{card}"
            reader.add(
                path, "fresh_not_held", "SC-C8", card=card, need=times, have=have.get(card, 0)
            )
            break
    return fresh


def _selfish(reader: Reader, names: Names, role: str | None, step: int) -> str:
    """The card face down in front; in step 2 one that does not matter where it is left out."""
    usual = UNKNOWN if step == ASSIGN else NONE
    words = (NONE, FORGONE, NO_CARD)
    card = names.one(reader.data.get("selfish", usual), reader.path("selfish"), *words)
    card = NONE if card == NO_CARD else card
    if card == FORGONE and role != "pastor":
        reader.add(reader.path("selfish"), "forgone", "SC-A3")
    return card


def _assigned(reader: Reader, names: Names, seats: tuple[str, ...]) -> tuple[tuple[int, str], ...]:
    """(giver, card) by giver; the Pastor's two in the order laid."""
    given: list[tuple[int, str]] = []
    for giver, cards in reader.mapping("assigned", seats).items():
        path = f"{reader.path('assigned')}.{giver}"
        several = cards if isinstance(cards, (list, tuple)) else [cards]
        if len(several) != 2 and isinstance(cards, (list, tuple)):
            reader.add(path, "two_cards", "SC-A3", found=shown(list(cards)))
        given += [(seats.index(giver), names.one(card, path)) for card in several]
    return tuple(sorted(given, key=lambda row: row[0]))


def _laid_by(
    reader: Reader, names: Names, seat: str, seats: tuple[str, ...], piles: Mapping[str, Cards]
) -> tuple[tuple[str, int], ...]:
    """(card, giver) for each open card that somebody else laid: card to one giver or several."""
    given = reader.data.get("laid_by", {})
    if not isinstance(given, Mapping):
        reader.add(reader.path("laid_by"), "not_a_mapping", found=shown(given))
        return ()
    others = tuple(name for name in seats if name != seat)
    laid: list[tuple[str, int]] = []
    for card, givers in given.items():
        name = names.one(card, reader.path("laid_by"))
        where = reader.path(f"laid_by.{shown(card)}")
        several = givers if isinstance(givers, (list, tuple)) else [givers]
        for giver in several:
            if giver not in others:
                reader.add(where, "unknown_name", found=shown(giver), known=others)
        laid += [(name, seats.index(giver)) for giver in several if giver in others]
        have = sum(piles[key].count(name) for key in ("open", "out", "longer"))
        if have < len(several):
            reader.add(where, "laid_not_open", "SC-R1", card=name, need=len(several), have=have)
    return tuple(sorted(laid))


def _told(reader: Reader, names: Names) -> tuple[tuple[str, Effect], ...]:
    """What the table told of cards that only their text explains: card to one effect or several."""
    given = reader.data.get("told", {})
    if not isinstance(given, Mapping):
        reader.add(reader.path("told"), "not_a_mapping", found=shown(given))
        return ()
    told: list[tuple[str, Effect]] = []
    for card, effects in given.items():
        name = names.one(card, reader.path("told"))
        several = effects if isinstance(effects, (list, tuple)) else [effects]
        where = reader.path(f"told.{shown(card)}")
        told += [(name, read_told(reader, where, effect)) for effect in several]
    return tuple(told)


def _write_told(player: Player) -> dict[str, Any]:
    told: dict[str, list[Any]] = {}
    for card, effect in player.told:
        told.setdefault(card, []).append(write_effect(effect))
    return {card: effects[0] if len(effects) == 1 else effects for card, effects in told.items()}


def _check_role(reader: Reader, player: Player, names: Names) -> None:
    """What only one role can have, and items that are items."""
    if player.undecided and not (player.role == "bandit" and player.in_valley):
        reader.add(reader.path("may_stay"), "only_bandit", "SC-F18")
    if player.loot and player.ability != TAKE_ITEM:
        reader.add(reader.path("loot"), "only_taker", "SC-F21")
    for card in dict.fromkeys(player.items):
        if names.known[card].kind != "item":
            reader.add(f"{reader.path('items')}.{card}", "no_item", "SC-I2", card=card)


def write_player(player: Player, path: int, seats: tuple[str, ...]) -> dict[str, Any]:
    """Every key of a player; printed values that nobody stated are left out."""
    printed = {"role": player.role, "movement": player.movement, "combat": player.combat}
    return {
        **{key: value for key, value in printed.items() if value is not None},
        "at": write_at(player.at, path),
        "hand": write_hand(player.hand),
        "fresh": counted(player.fresh),
        "selfish": player.selfish,
        "assigned": _write_assigned(player, seats),
        "open": counted(player.open),
        "out": counted(player.out),
        "longer": counted(player.longer),
        "items": counted(player.items),
        "sheep": player.sheep,
        "sits": player.sits,
        "moved": player.moved,
        "combat_card": player.combat_card,
        "declined": player.declined,
        "bonus": player.bonus,
        "may_stay": player.undecided,
        "three": write_hand(player.three),
        "helped": player.helped,
        "told": _write_told(player),
        **({"ability": player.ability} if player.role in OPEN_ROLES else {}),
        "guarded": player.guarded,
        "passed": player.passed,
        "loot": [seats[seat] for seat in player.loot],
        **({"ignored": player.ignored} if player.sits and player.ignored else {}),
        **({"laid_by": _write_laid_by(player, seats)} if player.laid_by else {}),
    }


def _write_assigned(player: Player, seats: tuple[str, ...]) -> dict[str, Any]:
    given: dict[str, list[str]] = {}
    for giver, card in player.assigned:
        given.setdefault(seats[giver], []).append(card)
    return {giver: cards[0] if len(cards) == 1 else cards for giver, cards in given.items()}


def _write_laid_by(player: Player, seats: tuple[str, ...]) -> dict[str, list[str]]:
    laid: dict[str, list[str]] = {}
    for card, giver in player.laid_by:
        laid.setdefault(card, []).append(seats[giver])
    return laid
