"""When an action is legal, and why. The only place where legality lives."""

from __future__ import annotations

from tutor.engine.rulebook import Rulebook
from tutor.engine.verdict import YES, Answer, No, RuleId, no, yes
from tutor.games.schweinsgalopp.actions import Action, Deal, Draw, LineUp, Pass, Play
from tutor.games.schweinsgalopp.facts import Facts
from tutor.games.schweinsgalopp.state import (
    FIRST_BONUS,
    HAND,
    LINE_UP,
    OVER,
    PIGS,
    PLAY,
    Options,
    size,
)

BOOK: Rulebook[Facts] = Rulebook()

NEVER = (Pass, Draw)


def end_rule(options: Options) -> RuleId:
    """The rule that says how many rounds there are."""
    if options.rounds == 1:
        return "SG-V1"
    return "SG-V2" if options.edition == "abacus-2009" else "SG-R1"


def _game_is_over(rule: RuleId, facts: Facts, action: Action) -> Answer:
    """This rule's answer after the end, where it is the one that ends the game."""
    if end_rule(facts.options) != rule:
        return None
    dealt_once = ("SG-S6",) if isinstance(action, Deal) else ()
    return no("over", need=facts.options.rounds, have=facts.options.rounds, also=dealt_once)


@BOOK.gate("SG-R1", LineUp, Deal, Play, over=("need", "have"))
@BOOK.need("SG-R1", *NEVER)
def three_rounds_are_played(facts: Facts, action: Action) -> Answer:
    """After the third round the game is over."""
    return _game_is_over("SG-R1", facts, action) if facts.state.phase == OVER else None


@BOOK.gate("SG-V1", LineUp, Deal, Play, over=("need", "have"))
@BOOK.need("SG-V1", *NEVER)
def one_race_is_run(facts: Facts, action: Action) -> Answer:
    """In the one-race form the game is over after the first round."""
    return _game_is_over("SG-V1", facts, action) if facts.state.phase == OVER else None


@BOOK.gate("SG-V2", LineUp, Deal, Play, over=("need", "have"))
@BOOK.need("SG-V2", *NEVER)
def three_races_are_run(facts: Facts, action: Action) -> Answer:
    """In the long form of 2009 the game is over after three rounds."""
    return _game_is_over("SG-V2", facts, action) if facts.state.phase == OVER else None


@BOOK.gate("SG-S6", Play, not_dealt=())
def cards_are_dealt_before_play(facts: Facts, action: Play) -> Answer:
    """Nobody plays before every player has seven cards."""
    return None if facts.state.phase == PLAY else no("not_dealt")


@BOOK.gate("SG-S4", LineUp, running=())
def pigs_are_lined_up_once(facts: Facts, action: LineUp) -> Answer:
    """The pigs are lined up at the start of a round and not again."""
    return None if facts.state.phase == LINE_UP else no("running")


@BOOK.gate("SG-R3", Deal, line_up_first=())
def line_up_comes_before_the_deal(facts: Facts, action: Deal) -> Answer:
    """First the pigs are lined up, then the cards are dealt."""
    if facts.state.phase == LINE_UP:
        return no("line_up_first", at=_all_pigs(facts))
    return YES if facts.state.round > 1 else None


@BOOK.gate("SG-S6", Deal, dealt=())
def cards_are_dealt_once(facts: Facts, action: Deal) -> Answer:
    """A round has one deal."""
    return no("dealt") if facts.state.phase == PLAY else None


@BOOK.need("SG-T3", Play, *NEVER, not_on_turn=("seat", "turn"), all_played=("seat", "turn"))
def players_take_turns_clockwise(facts: Facts, action: Play | Pass | Draw) -> Answer:
    """Only the player on turn acts."""
    state = facts.state
    turn = state.players[state.turn]
    if state.phase != PLAY or action.by == turn:
        return YES
    at, instead = (f"player:{action.by}",), (f"player:{turn}",)
    say = "not_on_turn" if size(facts.hand(action.by)) else "all_played"
    return no(say, seat=action.by, turn=turn, at=at, instead=instead)


@BOOK.need("SG-T4", *NEVER, no_pass=("cards",), no_pass_yet=("need",))
def a_turn_is_one_card(facts: Facts, action: Pass | Draw) -> Answer:
    """Nobody passes: every card can be played."""
    if isinstance(action, Draw):
        return None
    at = (f"hand:{action.by}",)
    if facts.state.phase != PLAY:
        return no("no_pass_yet", need=1, have=0, at=at)
    return no("no_pass", cards=size(facts.hand(action.by)), need=1, have=0, at=at)


@BOOK.need("SG-C3", Draw, no_draw=("hand",), no_draw_yet=("hand",))
def nobody_draws_cards(facts: Facts, action: Draw) -> Answer:
    """Cards are not replaced during a round."""
    say = "no_draw" if facts.state.phase == PLAY else "no_draw_yet"
    return no(say, hand=HAND, at=("undealt",))


@BOOK.need("SG-C2", Play, not_held=("seat", "card"), all_seen=("card", "copies"))
def card_is_in_the_hand(facts: Facts, action: Play) -> Answer:
    """A player plays a card of the own hand, and then moves any pig."""
    if facts.holds(action.by, action.card):
        return YES
    card = facts.options.colours[action.card]
    at = (f"hand:{action.by}",)
    if isinstance(facts.hand(action.by), int) and facts.seen(action.card) >= (
        facts.options.box.copies
    ):
        return no("all_seen", card=card, copies=facts.options.box.copies, at=at, need=1, have=0)
    return no("not_held", seat=action.by, card=card, at=at, need=1, have=0)


@BOOK.need("SG-T4", Play)
def a_card_is_always_playable(facts: Facts, action: Play) -> Answer:
    """A turn is one card, and each card has its move."""
    return YES


@BOOK.need("SG-C1", Play, other_pig=("card", "pig"), other_pig_only=("card", "pig"))
def the_card_names_the_pig(facts: Facts, action: Play) -> Answer:
    """The colour of the card is the colour of the pig."""
    if action.pig is None or action.pig == action.card:
        return YES
    colours = facts.options.colours
    card, pig = colours[action.card], colours[action.pig]
    say = "other_pig" if facts.holds(action.by, action.pig) else "other_pig_only"
    at, instead = _pig(facts, action.pig), _pig(facts, action.card)
    return no(say, card=card, pig=pig, need=card, have=pig, at=at, instead=instead)


@BOOK.need(
    "SG-M7",
    Play,
    elsewhere=("pig", "space", "wrong"),
    laps=("space", "need", "have", "ring"),
)
def the_move_is_forced(facts: Facts, action: Play) -> Answer:
    """The pig stops on the one space the rules give it."""
    run = facts.run(action.card)
    if action.to is None or action.to == run.to:
        return None
    space, wrong = facts.space(run.to), facts.space(action.to)
    pig = facts.options.colours[action.card]
    also = facts.landing(action.card)
    at = (f"space:{wrong}",)
    if space == wrong:
        ring = facts.options.box.spaces
        need, have = run.to, action.to
        return no("laps", space=space, ring=ring, need=need, have=have, also=also, at=at)
    given = {"space": space, "wrong": wrong, "need": space, "have": wrong}
    instead = (f"space:{space}",)
    return no("elsewhere", pig=pig, **given, also=also, at=at, instead=instead)


@BOOK.need("SG-M5", Play, occupied=("wrong", "other"))
def one_pig_on_a_space(facts: Facts, action: Play) -> Answer:
    """A pig never stops beside another one."""
    if action.to is None or action.to == facts.run(action.card).to:
        return None
    wrong = facts.space(action.to)
    pig = facts.standing.get(wrong, action.card)
    if pig == action.card:
        return None
    other = facts.options.colours[pig]
    return no("occupied", wrong=wrong, other=other, need=1, have=2, at=_pig(facts, pig))


@BOOK.need("SG-F4", Play, nothing_earned=("pig", "take", "leader"))
def no_lead_no_chip(facts: Facts, action: Play) -> Answer:
    """A move that does not lead earns nothing."""
    if not action.take or facts.run(action.card).leads:
        return None
    colours = facts.options.colours
    pig, leader = colours[action.card], colours[_leader_after(facts, action.card)]
    return no(
        "nothing_earned", pig=pig, leader=leader, take=action.take, need=0, have=action.take,
        at=("middle",), instead=(f"pig:{leader}",),
    )  # fmt: skip


@BOOK.need(
    "SG-F2",
    Play,
    too_many=("take", "right", "jumped"),
    too_many_step=("take", "right"),
    too_many_there=("take", "right"),
)
def exactly_one_chip(facts: Facts, action: Play) -> Answer:
    """The lead earns one chip, however many pigs were jumped."""
    if action.take is None or _wrong_take(facts, action) <= 0:
        return None
    earning = facts.earning(action.by, action.card)
    jumped = len(facts.run(action.card).jumped)
    if earning.taken < earning.due:
        return _take("too_many_there", facts, action)
    if not jumped:
        return _take("too_many_step", facts, action)
    return _take("too_many", facts, action, jumped=jumped)


@BOOK.need("SG-F1", Play, too_few=("take", "right"))
def the_lead_earns_a_chip(facts: Facts, action: Play) -> Answer:
    """A pig that leads after its move earns its mover a chip."""
    if action.take is None or _wrong_take(facts, action) >= 0:
        return None
    return _take("too_few", facts, action)


def _wrong_take(facts: Facts, action: Play) -> int:
    """How many chips too many (or, below zero, too few) are claimed for a lead."""
    if not facts.run(action.card).leads:
        return 0
    return (action.take or 0) - facts.earning(action.by, action.card).taken


def _take(say: str, facts: Facts, action: Play, **given: int) -> No:
    earning = facts.earning(action.by, action.card)
    have, need = action.take or 0, earning.taken
    also = ("SG-S8",) if earning.taken < earning.due else ()
    return no(say, take=have, right=need, need=need, have=have, also=also, at=("middle",),
              instead=(), **given)  # fmt: skip


@BOOK.need("SG-S4", LineUp, gap=("spaces",), shared=("space",))
def the_line_up_has_no_gap(facts: Facts, action: LineUp) -> Answer:
    """Five pigs on five spaces in a row."""
    stands = sorted(action.track)
    if stands == list(range(1, PIGS + 1)):
        return yes(need=PIGS, have=PIGS)
    twice = next((space for space in stands if stands.count(space) > 1), None)
    have = len({space for space in stands if space <= PIGS})
    if twice is not None:
        return no("shared", space=twice, need=PIGS, have=have, at=(f"space:{twice}",))
    missing = tuple(space for space in range(1, PIGS + 1) if space not in stands)
    at = tuple(f"space:{space}" for space in missing)
    return no("gap", spaces=missing, need=PIGS, have=have, at=at)


@BOOK.need("SG-S5", LineUp, not_starter=("seat", "starter"))
def who_lines_up(facts: Facts, action: LineUp) -> Answer:
    """Anyone may line up the pigs; by house rule only the player who opens."""
    starter = facts.state.players[facts.state.starter]
    if facts.options.line_up == "anyone" or action.by == starter:
        return YES
    at, instead = (f"player:{action.by}",), (f"player:{starter}",)
    return no(
        "not_starter", seat=action.by, starter=starter, need=starter, have=action.by,
        at=at, instead=instead,
    )  # fmt: skip


@BOOK.need("SG-V3", LineUp, too_near=("space", "first"), too_few=("need", "have"))
def bonus_chips_lie_further_on(facts: Facts, action: LineUp) -> Answer:
    """Bonus chips lie from the fifth space in front of the pigs on."""
    if not action.bonus:
        return None
    near = min(action.bonus)
    if near < FIRST_BONUS:
        at = (f"space:{near}",)
        return no("too_near", space=near, first=FIRST_BONUS, need=FIRST_BONUS, have=near, at=at)
    chips = facts.state.middle + len(facts.state.bonus)
    if facts.options.supply == "limited" and len(action.bonus) > chips:
        return no("too_few", need=len(action.bonus), have=chips, at=("middle",))
    return YES


@BOOK.need("SG-S6", Deal, wrong_number=("seat", "need", "have"))
def everybody_gets_seven(facts: Facts, action: Deal) -> Answer:
    """Each player gets seven cards."""
    for name, hand in zip(facts.state.players, action.hands, strict=True):
        if size(hand) != HAND:
            return no("wrong_number", seat=name, need=HAND, have=size(hand), at=(f"hand:{name}",))
    return yes(need=HAND, have=HAND)


def _leader_after(facts: Facts, card: int) -> int:
    return card if facts.run(card).leads else facts.leader


def _pig(facts: Facts, pig: int) -> tuple[str, ...]:
    return (f"pig:{facts.options.colours[pig]}",)


def _all_pigs(facts: Facts) -> tuple[str, ...]:
    return tuple(f"pig:{colour}" for colour in facts.options.colours)
