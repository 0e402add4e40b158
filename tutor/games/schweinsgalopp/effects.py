"""Why something happened: for each effect the rule that produced it."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.engine.verdict import Finding
from tutor.games.schweinsgalopp.actions import Play
from tutor.games.schweinsgalopp.facts import Earning, Facts, Run
from tutor.games.schweinsgalopp.rules import BOOK, end_rule
from tutor.games.schweinsgalopp.state import HAND, OVER, PIGS, State


@dataclass(frozen=True, slots=True)
class Settlement:
    """A last card's result: chips saved, chips returned, the player's safe chips afterwards."""

    leads: bool
    saved: int
    returned: int
    safe: int


_next_free = BOOK.effect("SG-M1")
_free_ahead = BOOK.effect("SG-M2", one_step=("pig", "space", "leader"))
_leader_steps = BOOK.effect("SG-M3", one_step=("pig", "space"), all_the_same=("pig",))
_jump = BOOK.effect(
    "SG-M4", jumps=("pig", "jumped", "count", "space"), jumps_one=("pig", "jumped", "space")
)
_short_jump = BOOK.effect("SG-M6", gap=("pig", "space", "leader"))
_seam = BOOK.effect("SG-M8", round_again=("pig", "space"))
_lapped = BOOK.effect("SG-M10", other_lap=("pig", "jumped"))
_lead_earns = BOOK.effect("SG-F1", leads=("pig", "due"))
_into_container = BOOK.effect("SG-F3", into_container=("seat", "taken", "chips"))
_no_lead = BOOK.effect("SG-F4", behind=("pig", "leader"))
_led_before = BOOK.effect("SG-F5", led_before=("pig",))
_empty_middle = BOOK.effect("SG-S8", lent=("missing",), nothing=("missing",))
_bonus = BOOK.effect("SG-V3", won=("seat", "space"), laid=())
_judged_now = BOOK.effect("SG-A5")
_only_last_card = BOOK.effect("SG-A7")
_one_further = BOOK.effect("SG-A2", taken=("seat", "pig", "taken"))
_made_safe = BOOK.effect("SG-A3", saved=("seat", "saved", "safe"))
_goes_back = BOOK.effect("SG-A4", returned=("seat", "returned", "pig"))
_stays_safe = BOOK.effect("SG-A6", stays=("seat", "safe"))
_kept_anyway = BOOK.effect("SG-V4", kept=("seat", "saved", "safe"))
_round_over = BOOK.effect("SG-A1", round_over=("round",))
_lined_up = BOOK.effect("SG-S4", lined_up=("front",))
_line_up_again = BOOK.effect("SG-R2", again=("round",))
_carry_over = BOOK.effect("SG-R4")
_opener = BOOK.effect("SG-T5", opens=("seat", "round"))
_undealt = BOOK.effect("SG-S7", aside=("undealt",))
_count = BOOK.effect("SG-G1")
_most_chips = BOOK.effect("SG-G2", wins=("winners", "safe"))
_tie = BOOK.effect("SG-G3", shared=("winners", "safe"))
_rounds = {rule: BOOK.effect(rule) for rule in ("SG-R1", "SG-V1", "SG-V2")}


def run_events(facts: Facts, run: Run) -> tuple[Finding, ...]:
    """How the pig came to its space."""
    colours = facts.options.colours
    pig, leader = colours[run.pig], colours[facts.leader]
    space = facts.space(run.to)
    at = (f"pig:{pig}", f"space:{space}")
    jumped = tuple(colours[other] for other in run.jumped)
    if jumped:
        how = _jump_events(pig, space, jumped, at)
        how += [_leader_steps("all_the_same", pig=pig, at=at)] if run.led else []
    elif run.led:
        how = [_leader_steps("one_step", pig=pig, space=space, at=at)]
    else:
        how = [_free_ahead("one_step", pig=pig, space=space, leader=leader, at=at)]
    if jumped and not run.leads:
        how.append(_short_jump("gap", pig=pig, space=space, leader=leader, at=at))
    if run.passes_seam:
        how.append(_seam("round_again", pig=pig, space=space, at=at))
    if run.lapped:
        lapped = tuple(colours[other] for other in run.lapped)
        how.append(_lapped("other_lap", pig=pig, jumped=lapped, at=at))
    return (*how, _next_free(at=at))


def _jump_events(
    pig: str, space: int, jumped: tuple[str, ...], at: tuple[str, ...]
) -> list[Finding]:
    spots = (*at, *(f"pig:{name}" for name in jumped))
    if len(jumped) == 1:
        return [_jump("jumps_one", pig=pig, jumped=jumped[0], space=space, at=spots)]
    return [_jump("jumps", pig=pig, jumped=jumped, count=len(jumped), space=space, at=spots)]


def earning_events(facts: Facts, action: Play, run: Run, earning: Earning) -> tuple[Finding, ...]:
    """Which chips the move brought, and why."""
    events = [*_chip_events(facts, action, run, earning)]
    if earning.bonus:
        space = facts.space(run.to)
        events.append(_bonus("won", seat=action.by, space=space, at=(f"space:{space}",)))
    return tuple(events)


def _chip_events(facts: Facts, action: Play, run: Run, earning: Earning) -> tuple[Finding, ...]:
    colours = facts.options.colours
    pig = colours[run.pig]
    if not run.leads:
        leader = colours[facts.leader]
        return (_no_lead("behind", pig=pig, leader=leader, at=(f"pig:{leader}",)),)
    events = [_lead_earns("leads", pig=pig, due=earning.due, at=(f"pig:{pig}",))]
    if run.led:
        events.append(_led_before("led_before", pig=pig, at=(f"pig:{pig}",)))
    if earning.taken:
        chips = facts.state.containers[facts.seats[action.by]] + earning.taken
        at = (f"container:{action.by}",)
        events.append(
            _into_container(
                "into_container", seat=action.by, taken=earning.taken, chips=chips, at=at
            )
        )
    return (*events, *_empty_middle_events(facts, earning))


def _empty_middle_events(facts: Facts, earning: Earning) -> tuple[Finding, ...]:
    missing = earning.due - min(earning.due, facts.state.middle)
    if not missing:
        return ()
    key = "lent" if facts.options.supply == "unlimited" else "nothing"
    return (_empty_middle(key, missing=missing, at=("middle",)),)


def settlement_events(
    state: State, seat: int, run: Run, taken: int, outcome: Settlement
) -> tuple[Finding, ...]:
    """What the last card did to the container; `state` is after the move, before settling."""
    who, pig = state.players[seat], state.options.colours[run.pig]
    at = (f"container:{who}", f"safe:{who}")
    base = (_judged_now(), _only_last_card())
    safe = outcome.safe
    if outcome.leads:
        return (
            _made_safe("saved", seat=who, saved=outcome.saved, safe=safe, at=at),
            _one_further("taken", seat=who, pig=pig, taken=taken, at=(f"pig:{pig}",)),
            *base,
        )
    if state.options.keep_chips:
        return (_kept_anyway("kept", seat=who, saved=outcome.saved, safe=safe, at=at), *base)
    return (
        _goes_back("returned", seat=who, returned=outcome.returned, pig=pig, at=at),
        _stays_safe("stays", seat=who, safe=safe, at=(f"safe:{who}",)),
        *base,
    )


def round_events(state: State) -> tuple[Finding, ...]:
    """The end of a round; `state` is the one after it."""
    finished = state.round if state.phase == OVER else state.round - 1
    over = _round_over("round_over", round=finished)
    if state.phase == OVER:
        return (over, *ending(state))
    opener = state.players[state.starter]
    return (
        over,
        _line_up_again("again", round=state.round),
        _carry_over(),
        _opener("opens", seat=opener, round=state.round, at=(f"player:{opener}",)),
    )


def winners(state: State) -> tuple[str, ...]:
    """The players with most safe chips, in the order of players; () before the end."""
    if state.phase != OVER:
        return ()
    most = max(state.safe)
    return tuple(name for name, safe in zip(state.players, state.safe, strict=True) if safe == most)


def ending(state: State) -> tuple[Finding, ...]:
    """The rules that end the game and name the winner."""
    first = winners(state)
    safe = max(state.safe)
    at = tuple(f"safe:{name}" for name in first)
    rules = [_most_chips("wins" if first else "", winners=first, safe=safe, at=at), _count()]
    if len(first) > 1:
        rules.append(_tie("shared", winners=first, safe=safe, at=at))
    return (*rules, _rounds[end_rule(state.options)]())


def line_up_events(state: State) -> tuple[Finding, ...]:
    """The line-up; `state` is the one after it. A later round rests on the round rules too."""
    front = state.options.colours[state.track.index(max(state.track))]
    lined: tuple[Finding, ...] = (_lined_up("lined_up", front=front, at=(f"pig:{front}",)),)
    if state.bonus:
        lined += (_bonus("laid", at=tuple(f"space:{space}" for space in state.bonus)),)
    if state.round == 1:
        return lined
    return (_line_up_again("again", round=state.round), _carry_over(), *lined)


def deal_events(state: State) -> tuple[Finding, ...]:
    """The cards that nobody was dealt."""
    return (_undealt("aside", undealt=undealt(state)),)


def undealt(state: State) -> int:
    """Cards that nobody is dealt in a round (SG-S7)."""
    return PIGS * state.options.box.copies - HAND * len(state.players)
