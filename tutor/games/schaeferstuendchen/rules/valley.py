"""Snatching and fighting: steps 5 and 6."""

from __future__ import annotations

from tutor.engine.verdict import YES, Answer, Spot, no, yes
from tutor.games.schaeferstuendchen.actions import (
    Combat,
    Fight,
    GoHome,
    Snatch,
    Stay,
)
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.rules.book import (
    BOOK,
    hand_card,
    home_of,
    not_held,
    not_now,
    outside,
    to_the_valley,
)
from tutor.games.schaeferstuendchen.state import (
    END,
    FIGHT,
    NONE,
    SNATCH,
    SOLO,
    TEAM,
    VALLEY,
)


@BOOK.gate("SC-N1", Snatch, not_now=("step", "due"), not_there=("seat", "distance"))
def after_all_moves_the_valley_is_looked_at(facts: Facts, action: Snatch) -> Answer:
    """Sheep are snatched after all moves, by those in the valley."""
    if facts.state.step != SNATCH and not (facts.state.step == FIGHT and facts.rivals):
        return not_now(facts.state, SNATCH)
    at = facts.player(action.by).at
    if at == VALLEY:
        return YES
    distance = abs(at)
    return no("not_there", seat=action.by, distance=distance, also=("SC-Y1",), need=0,
              have=distance, at=(f"figure:{action.by}",), instead=("valley",))  # fmt: skip


@BOOK.need("SC-N4", Snatch, fight=("rivals", "figures"))
def rivals_in_the_valley_fight(facts: Facts, action: Snatch) -> Answer:
    """With rivals in the valley there is a fight, not a snatch."""
    if not facts.rivals:
        return None
    here = tuple(facts.seats[seat] for seat in facts.valley)
    rivals = tuple(seat for seat in here if seat != action.by)
    at = tuple([f"figure:{seat}" for seat in rivals])
    return no("fight", rivals=rivals, figures=len(here), also=("SC-F1",), need=1,
              have=len(here), at=at)  # fmt: skip


@BOOK.need("SC-T5", Snatch, rivals=("others", "faction"))
def alone_even_the_own_side_are_rivals(facts: Facts, action: Snatch) -> Answer:
    """Every man for himself: players of the same faction are rivals too."""
    seat = facts.seat(action.by)
    side = facts.players[seat].faction
    if not facts.rivals or facts.state.mode != SOLO or side is None:
        return None
    others = [s for s in facts.valley if s != seat and facts.players[s].faction == side]
    if not others:
        return None
    names = tuple(facts.seats[other] for other in others)
    at = tuple(f"figure:{name}" for name in names)
    return no("rivals", others=names, faction=side, need=0, have=len(names), at=at)


@BOOK.need("SC-T4", Snatch)
def team_mates_snatch_together(facts: Facts, action: Snatch) -> Answer:
    """Team mates snatch together and do not fight one another."""
    if facts.state.mode != TEAM or facts.rivals:
        return None
    side = facts.faction(facts.seat(action.by))
    return YES if sum(player.faction == side for player in facts.players) > 1 else None


@BOOK.need("SC-X3", Snatch, sits=("seat",))
def who_sits_out_alone(facts: Facts, action: Snatch) -> Answer:
    """By the strict reading nobody snatches who sits out, not even alone."""
    strict = not facts.options.sitter_alone_snatches
    if not (strict and facts.player(action.by).sits):
        return None
    return no("sits", seat=action.by, need=0, have=1, at=(f"figure:{action.by}",))


@BOOK.need("SC-N2", Snatch, too_many=("sheep", "allowed", "valley"))
def one_sheep_each(facts: Facts, action: Snatch) -> Answer:
    """Each figure without rivals may take one sheep that is there."""
    if facts.rivals:
        return None
    valley = facts.state.valley
    allowed = min(facts.catch(facts.seat(action.by)), valley)
    sheep = allowed if action.sheep is None else action.sheep
    if sheep <= allowed:
        return yes(need=allowed, have=sheep)
    return no("too_many", sheep=sheep, allowed=allowed, valley=valley, need=allowed, have=sheep,
              at=("valley",))  # fmt: skip


@BOOK.need("SC-Y1", Snatch)
def snatching_is_taking_from_the_valley(facts: Facts, action: Snatch) -> Answer:
    """Who stands in the valley takes a sheep home, fight or no fight."""
    return None if facts.rivals else YES


@BOOK.gate(
    "SC-F9", Combat, not_now=("step", "due"), not_there=("seat",), second=("seat",), shown=("seat",)
)
def one_combat_card_in_a_fight(facts: Facts, action: Combat) -> Answer:
    """Each opponent may add one combat card."""
    early = outside(facts, FIGHT)
    if early is not None:
        return early
    player = facts.player(action.by)
    if not player.in_valley or not facts.rivals:
        at, instead = to_the_valley(facts, action.by)
        return no("not_there", seat=action.by, at=at, instead=instead)
    if facts.state.shown:
        return no("shown", seat=action.by, need=0, have=1, at=("valley",))
    if player.combat_card == NONE and not player.declined:
        return YES
    return no("second", seat=action.by, need=1, have=2, at=(f"combat:{action.by}",))


@BOOK.need("SC-X2", Combat, sits=("seat",))
def who_sits_out_plays_no_combat_card(facts: Facts, action: Combat) -> Answer:
    """Whoever sits out fights without a combat card."""
    if action.card is None or not facts.player(action.by).sits:
        return None
    return no("sits", seat=action.by, need=0, have=1, at=(f"figure:{action.by}",))


@BOOK.need("SC-K2", Combat, not_held=("seat", "card"))
def a_combat_card_comes_from_the_hand(facts: Facts, action: Combat) -> Answer:
    """A combat card is played from the hand."""
    if action.card is None:
        return None
    return not_held(facts, action.by, action.card) or YES


@BOOK.need("SC-K1", Combat, no_value=("card",))
def a_combat_card_has_a_value(facts: Facts, action: Combat) -> Answer:
    """Any card with a value can be a combat card."""
    if action.card is None:
        return None
    card = facts.cards[action.card]
    if card.value == NONE:
        like_any = ("SC-J3",) if card.kind == "interjection" else ()
        at = hand_card(facts, action.by, action.card)
        return no("no_value", card=action.card, also=like_any, need=1, have=0, at=at)
    facts.value(action.card)
    return YES


@BOOK.need("SC-J3", Combat)
def an_interjection_is_a_card_like_any_other(facts: Facts, action: Combat) -> Answer:
    """An interjection card with a value can be a combat card."""
    interjection = action.card is not None and facts.cards[action.card].kind == "interjection"
    return YES if interjection else None


@BOOK.gate("SC-F1", Fight, not_now=("step", "due"), no_rivals=("figures",))
def rivals_fight(facts: Facts, action: Fight) -> Answer:
    """A fight needs rivals in the valley; whether there are any shows when all have walked."""
    early = outside(facts, FIGHT)
    looked = facts.state.step in (SNATCH, FIGHT)
    if facts.rivals or not looked:
        return early or YES
    figures = len(facts.valley)
    mates = ("SC-T4",) if figures > 1 else ()
    return no("no_rivals", figures=figures, also=mates, need=2, have=figures, at=("valley",))


@BOOK.gate("SC-F15", Stay, GoHome, no_bandit=("seat",))
def everybody_goes_home_after_a_fight(facts: Facts, action: Stay | GoHome) -> Answer:
    """After a fight all go home; only the Bandit has a choice."""
    if facts.player(action.by).role == "bandit":
        return YES if isinstance(action, GoHome) and facts.player(action.by).undecided else None
    at, instead = (f"figure:{action.by}",), _home(facts, action)
    return no("no_bandit", seat=action.by, at=at, instead=instead)


def _home(facts: Facts, action: Stay | GoHome) -> tuple[Spot, ...]:
    """Where the figure of somebody who would stay has to go; () while it has no side."""
    player = facts.player(action.by)
    known = isinstance(action, Stay) and player.faction is not None and player.in_valley
    return (home_of(facts, facts.seat(action.by)),) if known else ()


@BOOK.gate("SC-X4", Stay, must_go=("seat",))
def who_sat_out_goes_home(facts: Facts, action: Stay) -> Answer:
    """By the strict reading even the Bandit goes home when he sat out."""
    if facts.options.bandit_sitter_stays or not facts.player(action.by).sits:
        return None
    at, instead = (f"figure:{action.by}",), _home(facts, action)
    return no("must_go", seat=action.by, also=("SC-F15",), need=0, have=1, at=at, instead=instead)


@BOOK.gate("SC-F19", Stay, GoHome, has_won=("seat",))
def a_bandit_who_won_goes_home(facts: Facts, action: Stay | GoHome) -> Answer:
    """Only a Bandit who lost has a choice."""
    if facts.player(action.by).undecided or facts.state.step != END:
        return None
    return no("has_won", seat=action.by, need=0, have=1, at=(f"figure:{action.by}",))


@BOOK.need("SC-F18", Stay, GoHome, not_yet=("seat",))
def a_bandit_who_lost_may_stay(facts: Facts, action: Stay | GoHome) -> Answer:
    """The Bandit decides right after a lost fight."""
    if facts.player(action.by).undecided:
        return YES
    return no("not_yet", seat=action.by, need=FIGHT, have=facts.state.step, at=("round",))
