"""A rulebook: checks that say whether an action is legal, and why, in one call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tutor.engine.verdict import (
    Answer,
    Finding,
    No,
    Note,
    RuleId,
    Spot,
    Value,
    Verdict,
)

F = TypeVar("F")
Ask = Callable[[Any, Any], Answer]

GATE, NEED, GRANT = "gate", "need", "grant"


@dataclass(frozen=True, slots=True)
class Check(Generic[F]):
    """One rule's question to an action; `kind` is gate, need or grant."""

    rule: RuleId
    kind: str
    ask: Ask


class Rulebook(Generic[F]):
    """All checks of one game, over facts `F`.

    How an action is judged, in this order:

    1. Gates. The first refusal is the whole answer; later checks may rely on what gates say.
    2. Needs. Each refusal counts, and all of them are reported.
    3. Grants. Where a kind of action has grants, one of them must say yes.

    A refusal cites refusals only, a permission every yes. `says` declares the message keys a
    check can use with the names of their values, so that texts are checked without playing.
    """

    def __init__(self) -> None:
        self._checks: dict[type, list[Check[F]]] = {}
        self._ordered: dict[type, tuple[tuple[Check[F], ...], ...]] = {}
        self.speaks: dict[tuple[RuleId, str], tuple[str, ...]] = {}
        self.enforces: set[RuleId] = set()
        self.effects: set[RuleId] = set()

    def gate(self, rule: RuleId, *on: type, **says: tuple[str, ...]) -> Callable[[Ask], Ask]:
        """A check asked first: its refusal ends the questioning."""
        return self._register(GATE, rule, on, says)

    def need(self, rule: RuleId, *on: type, **says: tuple[str, ...]) -> Callable[[Ask], Ask]:
        """A check that must not refuse."""
        return self._register(NEED, rule, on, says)

    def grant(self, rule: RuleId, *on: type, **says: tuple[str, ...]) -> Callable[[Ask], Ask]:
        """A check of which at least one must say yes."""
        return self._register(GRANT, rule, on, says)

    def effect(self, rule: RuleId, **says: tuple[str, ...]) -> Callable[..., Finding]:
        """Declare a rule that produces effects or answers; returns its speaker.

        The speaker is called `speaker(key, at=…, also=…, need=…, have=…, **values)`.
        """
        self.effects.add(rule)
        self._declare(rule, says)

        def tell(
            say: str = "",
            *,
            at: tuple[Spot, ...] = (),
            also: tuple[RuleId, ...] = (),
            need: Value | None = None,
            have: Value | None = None,
            **given: Value,
        ) -> Finding:
            return Finding(rule, Note(say, tuple(given.items()), at, also, need, have))

        return tell

    def rules(self) -> set[RuleId]:
        """Every rule ID the code speaks for."""
        return self.enforces | self.effects

    def kinds(self) -> tuple[type, ...]:
        """Every kind of action the book has checks for."""
        return tuple(self._checks)

    def judge(
        self,
        facts: F,
        action: object,
        *,
        full: bool = True,
        without: frozenset[RuleId] = frozenset(),
    ) -> Verdict:
        """Judge an action. `full=False` stops at the first refusal; `legal` is the same.

        Raises LookupError for a kind of action the book has no check for.
        """
        gates, needs, grants = self._order(type(action))
        allowed: list[Finding] = []
        refused: list[Finding] = []
        for checks, final in ((gates, True), (needs, not full)):
            for check in checks:
                if check.rule in without:
                    continue
                answer = check.ask(facts, action)
                if answer is None:
                    continue
                if answer.__class__ is not No:
                    allowed.append(Finding(check.rule, answer))
                    continue
                refused.append(Finding(check.rule, answer))
                if final:
                    return Verdict(False, tuple(refused))
        if grants:
            granted, denied = _ask_grants(grants, facts, action, without)
            allowed += granted
            refused += [] if granted else denied
        return Verdict(False, tuple(refused)) if refused else Verdict(True, tuple(allowed))

    def _order(self, kind: type) -> tuple[tuple[Check[F], ...], ...]:
        ordered = self._ordered.get(kind)
        if ordered is None:
            if kind not in self._checks:
                raise LookupError(f"no rule speaks about {kind.__name__}")
            ordered = tuple(self._of(kind, name) for name in (GATE, NEED, GRANT))
            self._ordered[kind] = ordered
        return ordered

    def _of(self, kind: type, name: str) -> tuple[Check[F], ...]:
        return tuple(check for check in self._checks[kind] if check.kind == name)

    def _register(
        self, name: str, rule: RuleId, on: tuple[type, ...], says: dict[str, tuple[str, ...]]
    ) -> Callable[[Ask], Ask]:
        self.enforces.add(rule)
        self._declare(rule, says)

        def keep(ask: Ask) -> Ask:
            for kind in on:
                self._checks.setdefault(kind, []).append(Check(rule, name, ask))
                self._ordered.pop(kind, None)
            return ask

        return keep

    def _declare(self, rule: RuleId, says: dict[str, tuple[str, ...]]) -> None:
        for key, names in says.items():
            known = self.speaks.setdefault((rule, key), names)
            if known != names:
                raise ValueError(f"{rule} declares {key!r} twice, with other values")


def _ask_grants(
    grants: tuple[Check[F], ...], facts: F, action: object, without: frozenset[RuleId]
) -> tuple[list[Finding], list[Finding]]:
    """Every grant that says yes, and every one that refuses; one of the two is not empty."""
    granted: list[Finding] = []
    denied: list[Finding] = []
    for check in grants:
        answer = None if check.rule in without else check.ask(facts, action)
        if answer is not None:
            side = denied if isinstance(answer, No) else granted
            side.append(Finding(check.rule, answer))
    assert granted or denied, f"no grant answered for {action!r}"
    return granted, denied
