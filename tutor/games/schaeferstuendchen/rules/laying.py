"""Set-up and the laying of cards: steps 0, 1 and 2."""

from __future__ import annotations

from tutor.engine.verdict import YES, Answer, no, yes
from tutor.games.schaeferstuendchen.actions import (
    BY_SEATS,
    Action,
    Assign,
    Combat,
    Interject,
    NoSelfish,
    Selfish,
    Setup,
    Shuffle,
    Snatch,
    Use,
)
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.rules.book import (
    BOOK,
    fresh,
    hand_card,
    not_held,
    others,
    outside,
)
from tutor.games.schaeferstuendchen.state import (
    ASSIGN,
    BANDITS,
    FORGONE,
    NONE,
    RECEIVED,
    SELFISH,
    SETUP,
    SNATCH,
    SOLO,
    TEAM,
    VILLAGERS,
    counted,
)


@BOOK.gate("SC-G1", *BY_SEATS, over=("winner",))
def the_last_sheep_ends_the_game(facts: Facts, action: Action) -> Answer:
    """After the last sheep nothing is played; who is left in the valley may put the figure home."""
    if not facts.state.over or _only_goes_home(facts, action):
        return None
    return no("over", winner=facts.state.winner, need=1, have=facts.state.valley, at=("valley",))


def _only_goes_home(facts: Facts, action: Action) -> bool:
    here = isinstance(action, Snatch) and facts.player(action.by).in_valley
    return here and facts.state.step == SNATCH and not facts.state.valley


@BOOK.gate("SC-S5", *BY_SEATS, shuffle_first=())
def the_deck_is_shuffled_first(facts: Facts, action: Action) -> Answer:
    """Nobody acts while the deck is being shuffled for the deal."""
    waiting = facts.state.pending
    deals = waiting is not None and isinstance(waiting.action, Setup)
    return no("shuffle_first", instead=("draw",)) if deals else None


@BOOK.gate("SC-W3", *BY_SEATS, shuffle_first=())
def the_discards_are_shuffled_first(facts: Facts, action: Action) -> Answer:
    """Nobody acts while cards are put in order that an action needs."""
    return no("shuffle_first", instead=("draw", "discard")) if facts.state.pending else None


@BOOK.gate("SC-S5", Shuffle, no_deal=())
def the_deck_is_shuffled_for_the_deal(facts: Facts, action: Shuffle) -> Answer:
    """The whole deck is shuffled once, before the first hands."""
    waiting = facts.state.pending
    if waiting is None:
        return no("no_deal", at=("draw",))
    return YES if isinstance(waiting.action, Setup) else None


@BOOK.need("SC-W3", Shuffle, other_cards=("need", "have"))
def the_cards_due_are_shuffled(facts: Facts, action: Shuffle) -> Answer:
    """Shuffling changes the order of the cards and nothing else."""
    waiting = facts.state.pending
    assert waiting is not None, "the gate of SC-S5 lets nothing else through"
    if counted(action.cards) != counted(waiting.cards):
        need, have = len(waiting.cards), len(action.cards)
        return no("other_cards", need=need, have=have, at=("draw",))
    return None if isinstance(waiting.action, Setup) else YES


@BOOK.gate("SC-S7", Setup, not_now=("step", "due"))
def the_table_is_laid_once(facts: Facts, action: Setup) -> Answer:
    """The youngest player starts a game that has been laid out, once."""
    return outside(facts, SETUP) or YES


@BOOK.need("SC-T2", Setup, odd=("players",))
def teams_need_an_even_number(facts: Facts, action: Setup) -> Answer:
    """Teams are possible with two, four or six players."""
    count = len(facts.players)
    if facts.state.mode != TEAM or count % 2 == 0:
        return None
    at = _players(facts)
    return no("odd", players=count, need=count - 1, have=count, also=("SC-T3",), at=at)


@BOOK.need("SC-T6", Setup, uneven=("villagers", "bandits"))
def teams_are_equally_large(facts: Facts, action: Setup) -> Answer:
    """Both sides have as many players."""
    if facts.state.mode != TEAM or not facts.holds_erratum("SC-T6"):
        return None
    sides = [facts.faction(seat) for seat in range(len(facts.players))]
    villagers = sides.count(VILLAGERS)
    bandits = len(sides) - villagers
    if villagers == bandits:
        return yes(need=len(sides) // 2, have=villagers)
    need, have = len(sides) // 2, villagers
    larger = VILLAGERS if villagers > bandits else BANDITS
    named = zip(facts.seats, sides, strict=True)
    at = tuple([f"player:{seat}" for seat, side in named if side == larger])
    return no("uneven", villagers=villagers, bandits=bandits, need=need, have=have, at=at)


@BOOK.need("SC-T3", Setup)
def an_even_number_may_choose(facts: Facts, action: Setup) -> Answer:
    """An even number of players need not form teams."""
    return YES if facts.state.mode == SOLO and len(facts.players) % 2 == 0 else None


@BOOK.gate("SC-A1", Selfish, NoSelfish, not_now=("step", "due"), second=("seat",))
def one_selfish_card_each(facts: Facts, action: Selfish | NoSelfish) -> Answer:
    """Each player lays one selfish card, once."""
    early = outside(facts, SELFISH)
    if early is not None:
        return early
    laid = facts.player(action.by).selfish
    if laid == NONE:
        return None
    also = ("SC-A3",) if laid == FORGONE else ()
    at = (f"selfish:{action.by}",)
    return no("second", seat=action.by, need=1, have=2, also=also, at=at)


@BOOK.need("SC-A1", Selfish, not_held=("seat", "card"))
def the_selfish_card_comes_from_the_hand(facts: Facts, action: Selfish) -> Answer:
    """Every player must lay a hand card in front of himself."""
    return not_held(facts, action.by, action.card) or YES


@BOOK.need("SC-A1", NoSelfish, must_lay=("role",))
def a_selfish_card_must_be_laid(facts: Facts, action: NoSelfish) -> Answer:
    """Only the Pastor is free to lay none."""
    role = facts.player(action.by).role
    if role == "pastor":
        return None
    instead = (f"hand:{action.by}",)
    return no("must_lay", role=role or action.by, need=1, have=0, instead=instead)


@BOOK.need("SC-A3", NoSelfish)
def the_pastor_lays_two_assignments(facts: Facts, action: NoSelfish) -> Answer:
    """The Pastor may lay two assignment cards instead."""
    return YES if facts.player(action.by).role == "pastor" else None


@BOOK.gate("SC-B1", Assign, not_now=("step", "due"))
def assignments_have_their_step(facts: Facts, action: Assign) -> Answer:
    """Assignment cards are laid in step 2."""
    return outside(facts, ASSIGN)


@BOOK.need("SC-B1", Assign, to_self=("seat",), enough=("seat", "wanted"))
def one_card_for_somebody_else(facts: Facts, action: Assign) -> Answer:
    """Every player gives one card to another player."""
    seat = facts.seat(action.by)
    if action.to == action.by:
        at, instead = (f"player:{action.by}",), _open_to_cards(facts, action)
        return no("to_self", seat=action.by, at=at, instead=instead)
    if facts.due(seat) > 0:
        return YES
    given = facts.given(seat)
    wanted = facts.due(seat) + given
    at = (f"player:{action.by}",)
    return no("enough", seat=action.by, wanted=wanted, need=wanted, have=given + 1, at=at)


@BOOK.need("SC-A3", Assign, has_laid=("seat",))
def the_pastor_gives_two_if_he_laid_none(facts: Facts, action: Assign) -> Answer:
    """The Pastor's second assignment card takes the place of his selfish card."""
    player, seat = facts.player(action.by), facts.seat(action.by)
    if player.role != "pastor" or facts.given(seat) != 1:
        return None
    if player.selfish == FORGONE:
        return YES
    return no("has_laid", seat=action.by, need=1, have=2, at=(f"selfish:{action.by}",))


@BOOK.need("SC-B1", Assign, not_held=("seat", "card"))
def the_assignment_comes_from_the_hand(facts: Facts, action: Assign) -> Answer:
    """An assignment card is a hand card."""
    return not_held(facts, action.by, action.card)


@BOOK.need("SC-B3", Assign, full=("to",))
def two_assignments_at_most(facts: Facts, action: Assign) -> Answer:
    """Nobody gets more than two assignment cards in a round."""
    have = len(facts.player(action.to).assigned)
    if have < RECEIVED:
        return yes(need=RECEIVED, have=have + 1) if have else None
    at = (f"assigned:{action.to}",)
    late = ("SC-B4",) if facts.options.assign_order == "free" else ()
    instead = _open_to_cards(facts, action)
    return no("full", to=action.to, need=RECEIVED, have=have + 1, also=late, at=at, instead=instead)


def _open_to_cards(facts: Facts, action: Assign) -> tuple[str, ...]:
    """The other players who have not got all their assignment cards."""
    named = zip(facts.seats, facts.players, strict=True)
    full = [seat for seat, player in named if len(player.assigned) >= RECEIVED]
    return others(facts, action.by, *full)


@BOOK.need("SC-B4", Assign)
def the_quicker_player_was_in_time(facts: Facts, action: Assign) -> Answer:
    """Everybody lays when it suits; the quicker one was in time."""
    return YES if facts.options.assign_order == "free" else None


@BOOK.need("SC-B5", Assign, not_on_turn=("seat", "turn"))
def assignments_in_turn(facts: Facts, action: Assign) -> Answer:
    """In turn, clockwise from the starting player."""
    if facts.options.assign_order == "free":
        return None
    turn = facts.next_giver
    if turn is None or facts.seats[turn] == action.by:
        return YES
    name = facts.seats[turn]
    at, instead = (f"player:{action.by}",), (f"player:{name}",)
    return no(
        "not_on_turn", seat=action.by, turn=name, need=name, have=action.by, at=at, instead=instead
    )


@BOOK.need("SC-B6", Selfish, Assign, interjection=("card",))
def interjections_are_not_laid(facts: Facts, action: Selfish | Assign) -> Answer:
    """Interjection cards are neither selfish nor assignment cards."""
    if facts.cards[action.card].kind != "interjection":
        return None
    return no("interjection", card=action.card, at=hand_card(facts, action.by, action.card))


@BOOK.need("SC-J2", Selfish, Assign, stays_in_hand=("card",))
def interjections_stay_in_the_hand(facts: Facts, action: Selfish | Assign) -> Answer:
    """An interjection card is not laid face down."""
    if facts.cards[action.card].kind != "interjection":
        return None
    return no("stays_in_hand", card=action.card, at=hand_card(facts, action.by, action.card))


@BOOK.need("SC-I1", Selfish, Assign)
def items_come_into_play_like_this(facts: Facts, action: Selfish | Assign) -> Answer:
    """An item is laid as a selfish or an assignment card."""
    return YES if facts.cards[action.card].kind == "item" else None


@BOOK.need("SC-C8", Selfish, Assign, Interject, Use, Combat, fresh=("card",))
def a_fetched_card_waits_a_round(
    facts: Facts, action: Selfish | Assign | Interject | Use | Combat
) -> Answer:
    """A card fetched with Second Hand Sheep can be played in the next round."""
    return None if action.card is None else fresh(facts, action.by, action.card)


def _players(facts: Facts) -> tuple[str, ...]:
    return tuple(f"player:{seat}" for seat in facts.seats)
