"""Who acts when: the sections of a round and the order of players."""

from __future__ import annotations

from tutor.engine.rulebook import Rulebook
from tutor.engine.verdict import YES, Answer, No, RuleId, no
from tutor.games.schweinebande.actions import (
    Action,
    Close,
    Collect,
    Done,
    Feed,
    Pass,
    Pick,
    Place,
    Placing,
    Redeem,
    Reveal,
    Skip,
    Uncover,
)
from tutor.games.schweinebande.facts import Facts
from tutor.games.schweinebande.state import (
    COLLECT,
    FEED,
    FINAL,
    NOBODY,
    OVER,
    PLACE,
    REDEEM,
    ROUNDS,
    UNCOVER,
)

BOOK: Rulebook[Facts] = Rulebook()

TURNING = (Pick, Reveal)
PLACING = (Pick, Reveal, Place, Pass)
EVERY = (*PLACING, Uncover, Collect, Skip, Redeem, Feed, Close, Done)
BELONGS: dict[type, tuple[str, ...]] = {
    **dict.fromkeys(PLACING, (PLACE,)),
    Uncover: (UNCOVER,),
    Collect: (COLLECT,),
    Skip: (COLLECT,),
    Redeem: (REDEEM,),
    Feed: (FEED,),
    Close: (FINAL,),
    Done: (REDEEM, FINAL),
}
"""The sections that each kind of action belongs to."""
AT_SECTION = ("section",)


@BOOK.gate("SB-FE11", Redeem, feeding=("seat",), feeding_last=("seat",))
def nothing_is_redeemed_after_feeding(facts: Facts, action: Redeem) -> Answer:
    """Feeding comes after redeeming; the next chance is the next round."""
    if facts.state.section != FEED:
        return None
    say = "feeding_last" if facts.state.round == ROUNDS else "feeding"
    return no(say, seat=action.by, also=("SB-R1",), at=AT_SECTION)


@BOOK.gate("SB-L5", Redeem, closing=())
def closing_knows_one_kind_of_group(facts: Facts, action: Redeem) -> Answer:
    """After the last feeding there are only groups of any four."""
    if facts.state.section != FINAL:
        return None
    return no("closing", also=("SB-R1",), at=AT_SECTION)


@BOOK.gate("SB-L1", Close, too_early=("round", "rounds"), not_yet=("round", "rounds"))
def any_four_only_at_the_very_end(facts: Facts, action: Close) -> Answer:
    """Groups of any four come after the feeding of the last round."""
    state = facts.state
    if state.section in (FINAL, OVER):
        return None
    say = "too_early" if state.section == REDEEM else "not_yet"
    return no(
        say, round=state.round, rounds=ROUNDS, also=("SB-R1",), at=AT_SECTION,
        need="section_final", have=f"section_{state.section}",
    )  # fmt: skip


@BOOK.gate("SB-B12", *TURNING, Place, all_placed=("left",))
def the_rest_is_only_turned_up(facts: Facts, action: Placing) -> Answer:
    """After the last farmer of all nobody takes a turn; the rest is turned up."""
    if facts.state.section != UNCOVER:
        return None
    left = len(facts.down)
    return no("all_placed", left=left, also=("SB-R1",), need=1, have=0, at=AT_SECTION)


@BOOK.gate("SB-R1", *EVERY, over=("rounds",), other_section=("section", "due"), through=("seat",))
def sections_come_in_order(facts: Facts, action: Action) -> Answer:
    """Each round has its sections in order, and the fourth round is the last."""
    state = facts.state
    if state.section == OVER:
        return no("over", rounds=ROUNDS, need=ROUNDS, have=ROUNDS, at=AT_SECTION)
    belongs = BELONGS[type(action)]
    if state.section not in belongs:
        need, have = f"section_{belongs[0]}", f"section_{state.section}"
        return no("other_section", section=need, due=have, need=need, have=have, at=AT_SECTION)
    if facts.seats[action.by] in state.done:
        return no("through", seat=action.by, at=(f"player:{action.by}",))
    return YES if isinstance(action, Done) else None


def _turn_rule(facts: Facts, seat: int) -> RuleId:
    """The rule that says whose turn it is in section B, told to this player."""
    later = facts.state.round > 1
    if facts.open_before == 0:
        return "SB-N2" if later else "SB-B1"
    if seat == facts.state.turn:
        return "SB-B6"
    if later and facts.open_before == 1:
        return "SB-N4"
    return "SB-B6" if facts.in_hand[seat] else "SB-B8"


def _turn(rule: RuleId, facts: Facts, action: Placing) -> Answer:
    """This rule's answer, where it is the one that decides."""
    state, seat = facts.state, facts.seats[action.by]
    if _turn_rule(facts, seat) != rule:
        return None
    if seat != state.turn:
        return _not_on_turn(state.players[state.turn], action)
    lone = facts.lone and facts.open_before > 0
    return YES if isinstance(action, TURNING) and not lone else None


def _not_on_turn(turn: str, action: Placing) -> No:
    at, instead = (f"player:{action.by}",), (f"player:{turn}",)
    return no(
        "not_on_turn", seat=action.by, turn=turn, need=turn, have=action.by,
        at=at, instead=instead,
    )  # fmt: skip


@BOOK.gate("SB-B1", *PLACING, not_on_turn=("seat", "turn"))
def the_youngest_begins(facts: Facts, action: Placing) -> Answer:
    """The first turn of the game belongs to the youngest."""
    return _turn("SB-B1", facts, action)


@BOOK.gate("SB-N2", *PLACING, not_on_turn=("seat", "turn"))
def tile_one_begins(facts: Facts, action: Placing) -> Answer:
    """The first turn of a later round belongs to the holder of turn-order tile 1."""
    return _turn("SB-N2", facts, action)


@BOOK.gate("SB-N4", *PLACING, not_on_turn=("seat", "turn"))
def seats_count_after_the_opener(facts: Facts, action: Placing) -> Answer:
    """After the opener it goes on by seats, not by the numbers on the tiles."""
    return _turn("SB-N4", facts, action)


@BOOK.gate("SB-B8", *PLACING, not_on_turn=("seat", "turn"))
def who_has_placed_all_is_skipped(facts: Facts, action: Placing) -> Answer:
    """A player without farmers in hand takes no turn in section B."""
    return _turn("SB-B8", facts, action)


@BOOK.gate("SB-B6", *PLACING, not_on_turn=("seat", "turn"))
def turns_go_clockwise(facts: Facts, action: Placing) -> Answer:
    """Players take turns clockwise."""
    return _turn("SB-B6", facts, action)


@BOOK.gate(
    "SB-C1", Collect, Skip, not_on_turn=("seat", "turn", "tile", "own"),
    skipped=("seat", "turn", "tile"),
)  # fmt: skip
def order_tiles_rule_the_collecting(facts: Facts, action: Collect | Skip) -> Answer:
    """The turn-order tiles decide who collects, not the seats."""
    state, seat = facts.state, facts.seats[action.by]
    if state.turn == NOBODY:
        return None
    if seat == state.turn:
        return YES if isinstance(action, Collect) else None
    turn, tile, own = state.players[state.turn], state.order[state.turn], state.order[seat]
    also = ("SB-C2",) if isinstance(action, Skip) else ()
    say = "not_on_turn" if state.farmers[seat] else "skipped"
    return no(
        say, seat=action.by, turn=turn, tile=tile, own=own, need=tile, have=own,
        also=also, at=(f"player:{action.by}",), instead=(f"order:{turn}", f"player:{turn}"),
    )  # fmt: skip
