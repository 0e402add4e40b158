"""One combiner: gates, needs, grants."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tutor.engine.rulebook import Rulebook
from tutor.engine.verdict import YES, no, yes


@dataclass(frozen=True)
class Lift:
    by: str
    weight: int


@dataclass(frozen=True)
class Drop:
    by: str


def book() -> Rulebook[dict]:
    rules: Rulebook[dict] = Rulebook()

    @rules.gate("XX-G1", Lift, Drop, closed=())
    def open_now(facts, action):
        return no("closed") if facts.get("closed") else None

    @rules.need("XX-N1", Lift, heavy=("weight",))
    def light_enough(facts, action):
        if action.weight > 10:
            return no("heavy", weight=action.weight, need=10, have=action.weight)
        return yes(need=10, have=action.weight)

    @rules.need("XX-N2", Lift)
    def awake(facts, action):
        return no() if facts.get("asleep") else None

    @rules.grant("XX-A1", Drop)
    def on_sand(facts, action):
        return YES if facts.get("ground") == "sand" else no()

    @rules.grant("XX-A2", Drop)
    def on_straw(facts, action):
        return YES if facts.get("ground") == "straw" else no()

    return rules


def test_a_gate_that_refuses_is_the_whole_answer():
    verdict = book().judge({"closed": True, "asleep": True}, Lift("A", 99))
    assert not verdict.legal
    assert verdict.cites == ("XX-G1",)


def test_all_needs_that_fail_are_reported():
    verdict = book().judge({"asleep": True}, Lift("A", 99))
    assert verdict.cites == ("XX-N1", "XX-N2")
    assert verdict.findings[0].note.need == 10
    assert verdict.findings[0].note.have == 99


def test_a_short_judgement_stops_at_the_first_refusal_with_the_same_result():
    verdict = book().judge({"asleep": True}, Lift("A", 99), full=False)
    assert verdict.cites == ("XX-N1",)
    assert not verdict


def test_a_permission_cites_what_was_met_and_nothing_else():
    verdict = book().judge({}, Lift("A", 3))
    assert verdict.legal
    assert verdict.cites == ("XX-N1",)


def test_one_grant_is_enough_and_is_the_one_cited():
    verdict = book().judge({"ground": "straw"}, Drop("A"))
    assert verdict.legal
    assert verdict.cites == ("XX-A2",)


def test_without_a_grant_each_one_says_why():
    verdict = book().judge({"ground": "stone"}, Drop("A"))
    assert not verdict.legal
    assert verdict.cites == ("XX-A1", "XX-A2")


def test_a_rule_can_be_left_out():
    verdict = book().judge({"asleep": True}, Lift("A", 99), without=frozenset({"XX-N1"}))
    assert verdict.cites == ("XX-N2",)


def test_an_action_no_rule_speaks_about_is_a_bug():
    with pytest.raises(LookupError, match="no rule speaks about int"):
        book().judge({}, 7)


def test_a_message_cannot_be_declared_with_two_sets_of_values():
    rules = book()
    with pytest.raises(ValueError, match="XX-N1 declares 'heavy' twice"):
        rules.need("XX-N1", Lift, heavy=("weight", "limit"))(lambda facts, action: None)
