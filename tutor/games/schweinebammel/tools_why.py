"""Why a card cannot go now, in one line for each card, with what would make it fit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.engine.tool import Line, line
from tutor.engine.verdict import Note, Verdict
from tutor.games.schweinebammel.actions import Action, Draw, Give, Pair, Play
from tutor.games.schweinebammel.calculation import fits
from tutor.games.schweinebammel.facts import laid
from tutor.games.schweinebammel.names import kind_term
from tutor.games.schweinebammel.rules import BOOK
from tutor.games.schweinebammel.state import DUNG, KINDS, LUCKY, PIGS, UNKNOWN, Card, lucky, pig
from tutor.games.schweinebammel.tools_plays import Hand


def stuck(hand: Hand) -> tuple[int, ...]:
    """The kinds in a hand that no play lays or hands over."""
    goes = {card.kind for action in hand.legal for card in laid(action)}
    goes |= {DUNG for action in hand.legal if isinstance(action, Give)}
    held = hand.facts.hand(hand.by)
    return tuple(kind for kind in range(1, KINDS) if held[kind] and kind not in goes)


def reasons(hand: Hand, *, counted: bool) -> Iterator[Line]:
    """One line for each card that cannot go; `counted` tells whether other hands are known."""
    for kind in stuck(hand):
        if kind == DUNG:
            yield _heap(hand, counted=counted)
        elif kind in PIGS and hand.facts.free:
            yield _pig(hand, kind)
        else:
            yield _refused(hand, Play(hand.by, _card(hand, kind)), kind)
    if unseen := hand.facts.hand(hand.by)[UNKNOWN]:
        yield line("unseen", kind="open", cards=unseen)


def draw(hand: Hand) -> Line:
    """Drawing instead of playing, or why not."""
    action = Draw(hand.by)
    if action in hand.legal:
        return hand.line("draw", action)
    return _refused(hand, action)


def _card(hand: Hand, kind: int) -> Card:
    if kind == LUCKY:
        return lucky(hand.facts.top)
    return pig(kind) if kind in PIGS else Card(kind)


def _line(hand: Hand, say: str, kind: int, *tried: Action, **given: Any) -> Line:
    """A refusal; the rules are those of everything that was tried."""
    at = (f"card:{hand.by}:{kind_term(kind)}",)
    return line(say, *hand.cites(*tried), kind="no", at=at, **given)


def _pig(hand: Hand, kind: int) -> Line:
    """Neither alone nor in a sum; the numbers it would go with."""
    facts, held = hand.facts, hand.facts.hand(hand.by)
    others = [v for v in PIGS if held[v] and not facts.lacks(hand.by, (pig(kind), pig(v)))]
    tried: list[Action] = [Play(hand.by, pig(kind))]
    tried += [Pair(hand.by, (pig(kind), pig(v))) for v in others]
    values = [value for value in PIGS if fits(facts.top, kind, value)]
    partners = tuple(kind_term(value) for value in values)
    sums = tuple(_sum(facts.top, kind, value) for value in values)
    given = {"card": kind_term(kind), "top": facts.top_word, "partners": partners, "sums": sums}
    return _line(hand, "why_pig", kind, *tried, **given)


def _sum(*numbers: int) -> str:
    low, middle, high = sorted(numbers)
    return f"{low} + {middle} = {high}"


def _heap(hand: Hand, *, counted: bool) -> Line:
    facts, by = hand.facts, hand.by
    others = [who for who in facts.state.players if who != by]
    pigs = [pig(v) for v in PIGS if facts.hand(by)[v]]
    tried: list[Action] = [Play(by, Card(DUNG))]
    if not counted:
        at = (f"card:{by}:{kind_term(DUNG)}",)
        return line("why_heap_ask", *hand.cites(*tried), "SW-D2", kind="open", at=at)
    tried += [Give(by, who, (card,)) for who in others for card in pigs]
    sizes = tuple(sorted({facts.size(who) for who in others}))
    return _line(hand, "why_heap", DUNG, *tried, sizes=sizes)


def _refused(hand: Hand, action: Play | Draw, kind: int = UNKNOWN) -> Line:
    """What the first rule that refuses has to say, in the words of the tools."""
    told = refusal(BOOK.judge(hand.facts, action))
    at = (f"card:{hand.by}:{kind_term(kind)}",) if kind else told.note.at
    return told._replace(note=told.note._replace(at=at))


def refusal(verdict: Verdict) -> Line:
    """The first rule that refuses, with its values; all of the verdict's rules are cited."""
    rule, note = verdict.findings[0]
    key = f"why_{rule.removeprefix('SW-').lower()}_{note.say}"
    return Line(Note(key, note.given, note.at), verdict.cites, kind="no")
