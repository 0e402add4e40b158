"""The position vocabulary of Schweinsgalopp: plain data to state and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.reading import LARGEST, Reader, shown
from tutor.games.schweinsgalopp.effects import winners
from tutor.games.schweinsgalopp.state import (
    EDITIONS,
    FIRST_BONUS,
    HAND,
    OVER,
    PHASES,
    PIGS,
    PLAY,
    Hand,
    Options,
    State,
    size,
)

POSITION_KEYS = (
    "players", "starter", "round", "phase", "turn", "track", "hands", "played",
    "containers", "safe", "middle", "bonus",
)  # fmt: skip
SWITCHES: dict[str, tuple[Any, ...]] = {
    "edition": tuple(EDITIONS),
    "rounds": (1, 3),
    "last_card_chips": (1, 2),
    "keep_chips": (False, True),
    "supply": ("unlimited", "limited"),
    "opener": ("next", "same"),
    "line_up": ("anyone", "starter"),
    "bonus_chips": (False, True),
}


def read_variant(variant: Mapping[str, Any]) -> Options:
    """Switches to options. Raises Unreadable for an unknown switch or value."""
    reader = Reader(variant, (*SWITCHES, "colours"), "variant")
    edition = reader.choice("edition", SWITCHES["edition"], Options().edition)
    rounds = EDITIONS[edition].rounds
    colours = reader.names("colours", Options().colours)
    if len(colours) != PIGS:
        reader.add("variant.colours", "five_colours", "SG-S2", have=len(colours))
    read = {
        key: reader.choice(key, values, values[0])
        for key, values in SWITCHES.items()
        if key not in ("edition", "rounds")
    }
    rounds = reader.choice("rounds", SWITCHES["rounds"], rounds)
    reader.finish()
    return Options(edition=edition, rounds=rounds, colours=colours, **read)


def write_variant(state: State) -> dict[str, Any]:
    """The switches that differ from the default of their edition."""
    return write_options(state.options)


def write_options(options: Options) -> dict[str, Any]:
    """Options as the switches that differ from the default of their edition."""
    default = Options(edition=options.edition, rounds=options.box.rounds)
    written: dict[str, Any] = {}
    for key in SWITCHES:
        value = getattr(options, key)
        usual = Options().edition if key == "edition" else getattr(default, key)
        if value != usual:
            written[key] = value
    if options.colours != default.colours:
        written["colours"] = list(options.colours)
    return written


def read(position: Mapping[str, Any], variant: Mapping[str, Any]) -> State:
    """A position to a state. Raises Unreadable with every problem found."""
    options = read_variant(variant)
    reader = Reader(position, POSITION_KEYS)
    players = _players(reader, options)
    phase = reader.choice("phase", PHASES, PLAY)
    usual_round = options.rounds if phase == OVER else 1
    starter = players.index(reader.name("starter", players, players[0]))
    turn = players.index(reader.name("turn", players, players[starter]))
    played = reader.counts("played", options.colours)
    containers = reader.counts("containers", players)
    if any(containers) and phase != PLAY:
        reader.add("containers", "containers_outside_play", "SG-R4", have=sum(containers))
    safe = reader.counts("safe", players)
    bonus = _bonus(reader, options)
    state = State(
        options=options,
        players=players,
        starter=starter,
        round=reader.number("round", 1, options.rounds, usual_round),
        phase=phase,
        turn=turn,
        track=_track(reader, options),
        hands=_hands(reader, options, players, phase, (starter, turn), played),
        played=played,
        containers=containers,
        safe=safe,
        middle=_middle(reader, options, sum(containers) + sum(safe) + len(bonus)),
        bonus=bonus,
    )
    reader.finish()
    return state


def _players(reader: Reader, options: Options) -> tuple[str, ...]:
    players = reader.names("players", ("A", "B"))
    if not 2 <= len(players) <= options.box.most_players:
        rule = "SG-V5" if options.edition == "abacus-2009" else "SG-S1"
        reader.add(
            "players", "how_many", rule, have=len(players), low=2, high=options.box.most_players
        )
        return ("A", "B")
    return players


def _track(reader: Reader, options: Options) -> tuple[int, ...]:
    usual = dict(zip(options.colours, range(1, PIGS + 1), strict=True))
    given = reader.data.get("track", usual)
    track = read_track(reader, given, options)
    spaces: dict[int, str] = {}
    for colour, distance in zip(options.colours, track, strict=True):
        space = (distance - 1) % options.box.spaces + 1
        if space in spaces:
            other = spaces[space]
            reader.add("track", "same_space", "SG-M5", pig=colour, other=other, space=space)
        spaces.setdefault(space, colour)
    return track


def read_track(reader: Reader, given: object, options: Options) -> tuple[int, ...]:
    """A distance for each of the five pigs, in the order of colours."""
    usual = tuple(range(1, PIGS + 1))
    named = reader.as_mapping(given, reader.path("track"), options.colours)
    missing = tuple(colour for colour in options.colours if colour not in named)
    if missing:
        reader.add(reader.path("track"), "pigs_missing", "SG-S2", missing=missing)
        return usual
    before = len(reader.problems)
    track = tuple(
        reader.as_number(named[colour], f"{reader.path('track')}.{colour}", 1, LARGEST, 1)
        for colour in options.colours
    )
    return track if len(reader.problems) == before else usual


def read_hand(reader: Reader, value: object, path: str, options: Options) -> Hand:
    """Cards by colour, or a number of unknown ones."""
    if isinstance(value, Mapping):
        counts = reader.as_counts(value, path, options.colours)
        return counts if any(counts) else 0
    return reader.as_number(value, path, 0, options.box.copies * PIGS, 0)


def _hands(
    reader: Reader,
    options: Options,
    players: tuple[str, ...],
    phase: str,
    order: tuple[int, int],
    played: tuple[int, ...],
) -> tuple[Hand, ...]:
    """All hands; those left out hold as many unknown cards as the turn order says."""
    before = len(reader.problems)
    given = {
        players.index(name): read_hand(reader, value, f"hands.{name}", options)
        for name, value in reader.mapping("hands", players).items()
    }
    if len(reader.problems) > before:
        return (0,) * len(players)
    if phase != PLAY:
        if any(size(hand) for hand in given.values()):
            reader.add("hands", "hands_outside_play", "SG-S6")
        return (0,) * len(players)
    sizes = _sizes(reader, given, len(players), order)
    hands = tuple(given.get(seat, sizes[seat]) for seat in range(len(players)))
    _card_counts(reader, options, hands, played)
    return hands


def _sizes(
    reader: Reader, given: dict[int, Hand], players: int, order: tuple[int, int]
) -> tuple[int, ...]:
    """How many cards each player holds: those still to come in this trip hold one more."""
    starter, turn = order
    acted = [(seat - starter) % players < (turn - starter) % players for seat in range(players)]
    wanted = {size(hand) + acted[seat] for seat, hand in given.items()} or {HAND}
    held = max(wanted)
    if len(wanted) > 1 or not 1 <= held <= HAND:
        sizes = tuple(size(given[seat]) for seat in sorted(given))
        reader.add("hands", "turn_order", "SG-T3", have=sizes, hand=HAND)
    return tuple(held - acted[seat] for seat in range(players))


def _card_counts(
    reader: Reader, options: Options, hands: tuple[Hand, ...], played: tuple[int, ...]
) -> None:
    """No colour has more cards than the box, and neither has the whole deck."""
    copies = options.box.copies
    known = [hand for hand in hands if not isinstance(hand, int)]
    for card, colour in enumerate(options.colours):
        have = played[card] + sum(hand[card] for hand in known)
        if have > copies:
            reader.add("hands", "too_many_cards", "SG-S2", card=colour, have=have, need=copies)
    have = sum(size(hand) for hand in hands) + sum(played)
    if have > copies * PIGS:
        reader.add("hands", "too_many_in_all", "SG-S2", have=have, need=copies * PIGS)


def _bonus(reader: Reader, options: Options) -> tuple[int, ...]:
    bonus = reader.numbers("bonus", 1, LARGEST)
    if bonus and not options.bonus_chips:
        reader.add("bonus", "bonus_switch", "SG-V3")
        return ()
    for space in bonus:
        reader.as_number(space, "bonus", FIRST_BONUS, options.box.spaces, FIRST_BONUS, "SG-V3")
    if list(bonus) != sorted(set(bonus)):
        reader.add("bonus", "not_ascending", found=shown(list(bonus)))
    return bonus


def _middle(reader: Reader, options: Options, elsewhere: int) -> int:
    chips = options.box.chips
    middle = reader.number("middle", 0, LARGEST, max(0, chips - elsewhere))
    if options.supply == "limited" and middle + elsewhere > chips:
        have = middle + elsewhere
        reader.add("middle", "too_many_chips", "SG-S8", have=have, need=chips)
    return middle


def write(state: State) -> dict[str, Any]:
    """Every key of the position, and the ranking that only `then` names."""
    colours, players = state.options.colours, state.players
    return {
        "players": list(players),
        "starter": players[state.starter],
        "round": state.round,
        "phase": state.phase,
        "turn": players[state.turn],
        "track": dict(zip(colours, state.track, strict=True)),
        "hands": {
            name: write_hand(hand, colours) for name, hand in zip(players, state.hands, strict=True)
        },
        "played": write_counts(state.played, colours),
        "containers": dict(zip(players, state.containers, strict=True)),
        "safe": dict(zip(players, state.safe, strict=True)),
        "middle": state.middle,
        "bonus": list(state.bonus),
        "ranking": ranking(state),
    }


def write_hand(hand: Hand, colours: tuple[str, ...]) -> dict[str, int] | int:
    """Cards with a count above zero; a number for an unknown or empty hand."""
    if isinstance(hand, int) or not any(hand):
        return size(hand)
    return write_counts(hand, colours)


def write_counts(counts: tuple[int, ...], colours: tuple[str, ...]) -> dict[str, int]:
    """Counts above zero by name."""
    return {name: count for name, count in zip(colours, counts, strict=True) if count}


def ranking(state: State) -> list[list[str]]:
    """Players by safe chips, tied ones together; [] before the end (SG-G2, G3)."""
    return ranked(state) if winners(state) else []


def ranked(state: State) -> list[list[str]]:
    """Players by safe chips as they stand now, tied ones together."""
    return [
        [name for name, safe in zip(state.players, state.safe, strict=True) if safe == chips]
        for chips in sorted(set(state.safe), reverse=True)
    ]


def same(key: str, expected: object, actual: object) -> bool:
    """Whether a key of `then` holds; an empty hand may be written {} or 0."""
    if key == "hands" and isinstance(expected, Mapping) and isinstance(actual, Mapping):
        filled = {name: hand or 0 for name, hand in expected.items()}
        return filled == dict(actual)
    return expected == actual
