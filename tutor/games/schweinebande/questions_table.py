"""Questions for everybody at the table at once, asked without naming anything.

Each is put only in the section it belongs to; elsewhere it is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tutor.engine.problem import refuse
from tutor.engine.reading import Reader
from tutor.engine.verdict import Finding, Reply
from tutor.games.schweinebande.board import SPACES
from tutor.games.schweinebande.effects import row_findings
from tutor.games.schweinebande.facts import Facts
from tutor.games.schweinebande.questions import enough, groups, most, need
from tutor.games.schweinebande.spots import WAY_WORDS
from tutor.games.schweinebande.state import COLLECT, FEED, FINAL, NOBODY, NUMBERS, REDEEM

Question = Mapping[str, Any]
Ask = Callable[[Facts, Question], Reply]


def _in_section(facts: Facts, question: Question, *sections: str) -> None:
    Reader(question, ("what",)).finish()
    if facts.state.section not in sections:
        section = f"section_{facts.state.section}"
        raise refuse("what", "not_in_section", "SB-R1", section=section)


def _everybody(facts: Facts, ask: Ask) -> Reply:
    """One player after the other, with every rule behind an answer once."""
    values: dict[str, object] = {}
    findings: dict[str, Finding] = {}
    for name in facts.state.players:
        reply = ask(facts, {"what": "", "by": name})
        values[name] = reply.value
        findings |= {finding.rule: finding for finding in reply.findings}
    return Reply(values, tuple(findings.values()))


def rows(facts: Facts, question: Question) -> Reply:
    """What each row of the player on turn is worth, the farmer's own tile included."""
    _in_section(facts, question, COLLECT)
    state = facts.state
    own = () if state.turn == NOBODY else state.farmers[state.turn]
    values: dict[str, object] = {}
    findings: dict[str, Finding] = {}
    for start in own:
        rich = facts.rich(start)
        mine = NUMBERS[state.board[start]]
        values[SPACES[start]] = {
            WAY_WORDS[row.way]: mine + sum(NUMBERS[state.board[space]] for space in row.tiles)
            for row in rich
        } or mine
        findings |= {f.rule: f for f in row_findings(facts, start, facts.rows(start))}
    return Reply(values, tuple(findings.values()))


def redeemable(facts: Facts, question: Question) -> Reply:
    """The groups that everybody could redeem, each kind counted on its own."""
    _in_section(facts, question, REDEEM)
    return _everybody(facts, groups)


def gains(facts: Facts, question: Question) -> Reply:
    """The points that the best choice of groups adds for everybody."""
    _in_section(facts, question, REDEEM, FINAL)
    return _everybody(facts, most)


def feeding(facts: Facts, question: Question) -> Reply:
    """The tokens that everybody's loose animals need."""
    _in_section(facts, question, FEED)
    return _everybody(facts, need)


def sales(facts: Facts, question: Question) -> Reply:
    """For everybody the animals of which one sale is enough."""
    _in_section(facts, question, FEED)
    return _everybody(facts, enough)


FOR_EVERYBODY: dict[str, Ask] = {
    "rows": rows,
    "redeemable": redeemable,
    "gains": gains,
    "feeding": feeding,
    "sales": sales,
}
