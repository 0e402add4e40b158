"""Why something happened in a turn: for each effect the rule that produced it."""

from __future__ import annotations

from tutor.engine.verdict import Finding
from tutor.games.schweinebammel.actions import Give, Laying, Pair
from tutor.games.schweinebammel.calculation import ending_in
from tutor.games.schweinebammel.facts import Facts, laid
from tutor.games.schweinebammel.names import kind_term, term
from tutor.games.schweinebammel.rules import BOOK
from tutor.games.schweinebammel.state import FARMER, HECTOR, LUCKY, Card

_one_pig = BOOK.effect("SW-B3", on_top=("card",))
_two_pigs = BOOK.effect("SW-B10", on_top=("card", "says"))
_lucky_on_top = BOOK.effect("SW-C9", stays=("value",))
_special_pile = BOOK.effect("SW-C1", aside=("card",))
_farmer_asks = BOOK.effect("SW-C2", next=("seat", "top"))
_hector_asks = BOOK.effect("SW-H1", next=("seat",), draws=("seat", "cards"))
_farmer_done = BOOK.effect("SW-C4", over=("seat",), drew=("seat",))
_hector_done = BOOK.effect("SW-H10", over=("seat",), drew=("seat",))
_one_value = BOOK.effect("SW-H4", once=("row", "value"), stacked=("row", "value", "cards"))
_draw_first = BOOK.effect("SW-H9", first=("seat", "cards"), ended=("seat",))
_heap_moves = BOOK.effect("SW-D3", moves=("seat", "to", "heaps", "cards"))
_no_effect = BOOK.effect("SW-N3", idle=("card",))
_growls = BOOK.effect("SW-G1", growls=("seat", "cards"))
_forgotten = BOOK.effect("SW-G2", forgot=("seat", "cards"))
_how_growls_count = BOOK.effect(
    "SW-G3", wrong=("need", "have"), drew=("cards",), not_due=("seat", "cards")
)
_draws_one = BOOK.effect("SW-B8", draws=("seat",))
_turned_up = BOOK.effect("SW-A6", up=("card", "seat"), back=("cards",))


def laying_events(facts: Facts, action: Laying) -> tuple[Finding, ...]:
    """Where the laid cards lie now."""
    last = laid(action)[-1]
    if not last.is_pig:
        return (_special_pile("aside", card=term(last), at=("specials",)),)
    events = []
    if action.operation:
        events.append(_two_pigs("on_top", card=term(last), says=_said(facts, action), at=("top",)))
    elif facts.free and not isinstance(action, Give) and last.kind != LUCKY:
        events.append(_one_pig("on_top", card=term(last), at=("top",)))
    if last.kind == LUCKY:
        events.append(_lucky_on_top("stays", value=last.value, at=("top",)))
    return tuple(events)


def _said(facts: Facts, action: Laying) -> str:
    assert isinstance(action, (Pair, Give)), "only an operation is spoken"
    if action.says is not None:
        return action.says.spoken
    other, last = (card.value for card in action.cards)
    said = ending_in(facts.top, other, last, facts.options.pile_card_first)
    assert said is not None, "an operation without words is legal where one works"
    return said.spoken


def duty_events(facts: Facts, by: str, passed_on: bool) -> tuple[Finding, ...]:
    """The duty of the player to move is over, unless it is handed on."""
    if facts.free or passed_on:
        return ()
    done = _farmer_done if facts.for_farmer else _hector_done
    return (done("over", seat=by, at=("specials",)),)


def duty_drawn_event(facts: Facts, by: str) -> Finding:
    """A card drawn instead of an answer, which ends the duty as well."""
    done = _farmer_done if facts.for_farmer else _hector_done
    return done("drew", seat=by, at=("draw", f"hand:{by}", "specials"))


def special_events(facts: Facts, card: Card, after: str, ends: bool) -> tuple[Finding, ...]:
    """What a Farmer or Hector asks of the next player, or nothing if it ends the round."""
    if card.kind not in (FARMER, HECTOR):
        return ()
    if ends:
        return (_no_effect("idle", card=term(card), at=("specials",)),)
    at = ("specials", f"player:{after}")
    if card.kind == FARMER:
        return (_farmer_asks("next", seat=after, top=facts.top_word, also=facts.lucky_top, at=at),)
    return (_hector_asks("next", seat=after, at=at),)


def hector_events(facts: Facts, by: str, value: int, cards: int) -> tuple[Finding, ...]:
    """How many cards Hector costs."""
    events = [_hector_asks("draws", seat=by, cards=cards, at=(f"hand:{by}", "draw"))]
    row = facts.state.row
    if row > 1:
        key = "stacked" if facts.options.hector_stack else "once"
        given = {"cards": cards} if facts.options.hector_stack else {}
        events.append(_one_value(key, row=row, value=value, at=("specials",), **given))
    return tuple(events)


def last_card_event(by: str, cards: int) -> Finding:
    """The draw for Hector comes before the end of the round, or (0 cards) it does not."""
    if cards:
        return _draw_first("first", seat=by, cards=cards, at=(f"hand:{by}",))
    return _draw_first("ended", seat=by, at=(f"hand:{by}",))


def heap_event(facts: Facts, action: Give) -> Finding:
    """The heap is in its new hand."""
    cards = facts.size(action.to) + action.heaps
    at = (f"hand:{action.to}", f"player:{action.to}")
    return _heap_moves(
        "moves", seat=action.by, to=action.to, heaps=action.heaps, cards=cards, at=at
    )


def draw_event(by: str) -> Finding:
    """A card drawn instead of one laid."""
    return _draws_one("draws", seat=by, at=("draw", f"hand:{by}"))


def growl_events(by: str, left: int, said: int, drew: bool) -> tuple[Finding, ...]:
    """Whether the growls are right, and what follows."""
    at = (f"hand:{by}",)
    after_draw = (_how_growls_count("drew", cards=left, at=at),) if drew else ()
    if said == left:
        return (_growls("growls", seat=by, cards=left, need=left, have=said, at=at), *after_draw)
    forgot = _forgotten("forgot", seat=by, cards=left, need=left, have=said, also=("SW-G1",), at=at)
    wrong = (_how_growls_count("wrong", need=left, have=said, at=at),) if said else ()
    return (forgot, *wrong, *after_draw)


def no_growl_event(by: str, left: int) -> Finding:
    """By house rule no growl is due after drawing."""
    return _how_growls_count("not_due", seat=by, cards=left, at=(f"hand:{by}",))


def turned_up_events(kind: int, starter: str, back: tuple[int, ...]) -> tuple[Finding, ...]:
    """The first Pig, and the special cards that came before it."""
    up = _turned_up("up", card=kind_term(kind), seat=starter, at=("top", f"player:{starter}"))
    cards = tuple(kind_term(special) for special in back)
    return (up, _turned_up("back", cards=cards, at=("draw",))) if back else (up,)
