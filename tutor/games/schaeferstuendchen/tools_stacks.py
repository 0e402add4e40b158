"""The card resolver: for up to three cards picked by hand, and for those on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tutor.engine.game import Field, Picture, Position
from tutor.engine.reading import Reader
from tutor.engine.tool import Line
from tutor.explain.words import Words
from tutor.games.schaeferstuendchen.actions import Selfish
from tutor.games.schaeferstuendchen.facts import Facts
from tutor.games.schaeferstuendchen.figure_stack import stack_picture
from tutor.games.schaeferstuendchen.lexicon import lexicon
from tutor.games.schaeferstuendchen.owner import reconstructed_role
from tutor.games.schaeferstuendchen.position import read_under
from tutor.games.schaeferstuendchen.practice import PRACTICE
from tutor.games.schaeferstuendchen.rules import BOOK
from tutor.games.schaeferstuendchen.stages import in_order
from tutor.games.schaeferstuendchen.state import (
    FORGONE,
    REVEAL,
    ROLES,
    SELFISH,
    Card,
    Options,
    State,
    counted,
)
from tutor.games.schaeferstuendchen.tools_input import (
    PRACTICE_LINE,
    Raw,
    label,
    mapping,
    practice_line,
)
from tutor.games.schaeferstuendchen.tools_stack import next_move, order_of, stack_lines
from tutor.render.marks import Marks

WHO, GIVERS = "A", ("B", "C")
PLACES = ("1", "2", "3")
"""The own card, then two given by others (SC-B3)."""
USUAL = {"1": "abkuerzung", "2": "wanderstiefel", "3": "umweg"}


def deck_of(options: Options) -> dict[str, Card]:
    """The cards of the box: the practice set with an owner's cards in it."""
    known = lexicon(PRACTICE, (), options.deck)
    return {name: card for name, card in known.items() if card.copies}


def picked(options: Options, given: Raw) -> dict[str, str]:
    """Place to card, as entered or as usual."""
    known, entered = deck_of(options), mapping(given.get("cards"))
    usual = {place: card if card in known else FORGONE for place, card in USUAL.items()}
    return {place: entered.get(place, usual[place]) for place in PLACES}


def state_of(options: Options, given: Raw) -> State:
    """The cards face down before a player. Raises Unreadable with every entry that cannot be."""
    reader = Reader(given, ("role", "cards"))
    role = reader.name("role", tuple(ROLES), "maid", "SC-T1")
    own = Reader(mapping(given.get("cards")), PLACES, "cards")
    known = deck_of(options)
    cards = picked(options, given)
    for place in PLACES:
        own.choice(place, (FORGONE, *known), cards[place], "SC-M6")
    reader.problems += own.problems
    reader.finish()
    state = _before(options, role, cards)
    _check(state, cards, known)
    return state


def _before(options: Options, role: str, cards: Mapping[str, str]) -> State:
    """The state with these cards laid."""
    others = [name for name in ROLES if name != role][: len(GIVERS)]
    assigned = {
        giver: cards[place]
        for giver, place in zip(GIVERS, PLACES[1:], strict=True)
        if cards[place] != FORGONE
    }
    player = {"role": role, "assigned": assigned}
    if cards["1"] != FORGONE:
        player["selfish"] = cards["1"]
    neighbours = zip(GIVERS, others, strict=True)
    players = {WHO: player, **{seat: {"role": name} for seat, name in neighbours}}
    position = {"step": REVEAL, "players": players, "set": PRACTICE}
    return read_under(position, options)


def _check(state: State, cards: Mapping[str, str], known: Mapping[str, Card]) -> None:
    """The rulebook says which cards lie face down; the box, how often."""
    reader = Reader({}, ())
    laid = counted(card for card in cards.values() if card != FORGONE)
    for place, card in cards.items():
        if card == FORGONE:
            continue
        first = replace(state.players[0], hand=(card,), selfish="none", assigned=())
        asked = replace(state, step=SELFISH, players=(first, *state.players[1:]))
        verdict = BOOK.judge(Facts(asked), Selfish(WHO, card))
        if not verdict.legal:
            reader.add(f"cards.{place}", "not_laid", verdict.cites[0], card=card)
        elif laid[card] > known[card].copies:
            have = known[card].copies
            reader.add(f"cards.{place}", "too_few_copies", "SC-M1", card=card, have=have)
    reader.finish()


def work(options: Options, given: Position) -> tuple[Line, ...]:
    """The picked cards, carried out in order."""
    state = state_of(options, given)
    practice = reconstructed_role(state.players[0].role, options) or _shipped(options, given)
    lines = stack_lines(state, 0)
    return (*lines, PRACTICE_LINE) if practice else lines


def _shipped(options: Options, given: Raw) -> bool:
    """Whether one of the cards is of the practice set and nobody has entered it."""
    own = {card.name for _, card in options.deck}
    return any(card != FORGONE and card not in own for card in picked(options, given).values())


def fields(options: Options, given: Position) -> tuple[Field, ...]:
    """The role, and three places for cards."""
    cards, names = picked(options, given), (FORGONE, *deck_of(options))
    role = given.get("role", "maid")
    places = (
        Field(("cards", place), "choice", label(f"card_{place}"), cards[place], "group_stack",
              names)
        for place in PLACES
    )  # fmt: skip
    return (
        *places,
        Field(("role",), "choice", label("role"), role, "group_stack", tuple(ROLES)),
    )


def picture(options: Options, given: Position, words: Words, marks: Marks) -> Picture:
    """The stack in its order, and below it every card to tap."""
    state = state_of(options, given)
    steps, after = order_of(state, 0)
    rest = in_order(Facts(after), 0, ()) if after.players[0].open else ()
    ordered = [(number, card) for number, cards in enumerate((*steps, *rest), 1) for card in cards]
    return stack_picture(after, ordered, tuple(deck_of(options)), words, marks)


def tap(options: Options, given: Position, spot: str) -> Position | None:
    """A card of the box goes to the first free place, else to the last; the first one tapped
    begins a stack of its own. A card of the stack goes away.
    """
    kind, _, card = spot.partition(":")
    if kind not in ("box", "stack") or card not in deck_of(options):
        return None
    cards: dict[str, Any] = picked(options, given)
    if kind == "box" and "cards" not in given:
        cards = dict.fromkeys(PLACES, FORGONE)
    wanted = FORGONE if kind == "box" else card
    place = next((place for place in PLACES if cards[place] == wanted), PLACES[-1])
    return {**given, "cards": {**cards, place: card if kind == "box" else FORGONE}}


# ---- the cards on the table


def _chosen(state: State, given: Raw) -> int:
    """The player whose cards are looked at: the one whose turn it is, unless named."""
    reader = Reader(given, ("seat",))
    turn = Facts(state).revealer
    usual = state.seats[state.start if turn is None else turn]
    seat = reader.name("seat", state.seats, usual)
    reader.finish()
    return state.seats.index(seat)


def now(state: State, given: Position) -> tuple[Line, ...]:
    """The cards before one player, carried out in order; hidden ones are asked for."""
    seat = _chosen(state, given)
    first, *rest = stack_lines(state, seat)
    if Facts(state).revealer == seat:
        first = first._replace(move=next_move(state, seat))
    return (first, *rest, *practice_line(state))


def now_fields(state: State, given: Position) -> tuple[Field, ...]:
    """Whose cards."""
    turn = Facts(state).revealer
    usual = state.seats[state.start if turn is None else turn]
    chosen = given.get("seat", usual)
    return (Field(("seat",), "choice", label("seat"), chosen, "group_stack", state.seats),)


def lies(state: State) -> bool:
    """Whether cards lie before somebody that have to be carried out."""
    return bool(state.players) and state.step == REVEAL and Facts(state).revealer is not None
