"""One rule on the rules page: text, status, reason, and everything that hangs on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.app.address import Address, written
from tutor.app.parts import errata
from tutor.app.widgets.chips import ours_of, prose, rule_links
from tutor.app.widgets.html import esc, fold, icon, link, paragraph, status
from tutor.app.widgets.switches import in_force
from tutor.explain.words import Words
from tutor.library.load import GameLibrary
from tutor.library.models import RuleEntry, Ruling, Switch


def card(lib: GameLibrary, words: Words, base: Address, rule: RuleEntry) -> str:
    """The rule as a card that its address scrolls to."""
    why = paragraph(words.of(rule.why), "rs-why") if rule.why else ""
    off = "" if applies(lib, dict(base.variant), rule) else " is-off"
    return (
        f'<article class="rs-rule{off}" id="{esc(rule.id)}" tabindex="-1"><header>'
        f'<span class="rs-id">{esc(rule.id)}</span><h3>{esc(words.of(rule.title))}</h3>'
        f"{status(words, rule.status)}</header>"
        f"{_text(lib, words, base, rule)}"
        f"{ours_of(words, base, rule)}{why}{_when(lib, words, base, rule)}"
        f"{_beside(words, base, rule)}{_foot(words, base, rule)}"
        f"{_ways(lib, words, base, rule)}</article>"
    )


def _foot(words: Words, base: Address, rule: RuleEntry) -> str:
    """Where the rule stands, and at the end of that line the ways to take it along."""
    return (
        f'<div class="rs-cardfoot"><p class="rs-source">{esc(words.of(rule.place))}</p>'
        f"{_copy(words, base, rule)}{_share(words, base, rule)}</div>"
    )


def _ways(lib: GameLibrary, words: Words, base: Address, rule: RuleEntry) -> str:
    """The task to try it in and the rulings on it, in one row; "" without any."""
    ways = _try(lib, words, base, rule) + _rulings(lib, words, base, rule)
    return f'<div class="rs-cardways">{ways}</div>' if ways else ""


def _text(lib: GameLibrary, words: Words, base: Address, rule: RuleEntry) -> str:
    """What the rule says; an erratum of known older wording shows both side by side."""
    beside = errata.of_rule(lib, words, base, rule)
    return beside if rule.before else f"<p>{prose(words, base, words.of(rule.text))}</p>{beside}"


def applies(lib: GameLibrary, variant: Mapping[str, Any], rule: RuleEntry) -> bool:
    """Whether a rule counts under these switches."""
    every = {switch.key: switch for switch in lib.info.switches}
    return all(
        written(in_force(lib, variant, every[key])) == written(value)
        for key, value in rule.when.items()
    )


def _when(lib: GameLibrary, words: Words, base: Address, rule: RuleEntry) -> str:
    """The switches under which the rule applies, and whether it does at the reader's table."""
    named = [switch_value(lib, words, key, value) for key, value in rule.when.items()]
    if not named:
        return ""
    text = f"{words.ui('rules_when')}: {'; '.join(named)}"
    off = not applies(lib, dict(base.variant), rule)
    said = f' <span class="rs-off">{esc(words.ui("edition_off"))}</span>' if off else ""
    return f'<p class="rs-when">{esc(text)}{said}</p>'


def switch_value(lib: GameLibrary, words: Words, key: str, value: Any) -> str:
    """A switch and its value by their names; other numbers of a variant by the game's terms."""
    switch = next((switch for switch in lib.info.switches if switch.key == key), None)
    if switch is None:
        return f"{words.term(key)} – {words.answer(value)}"
    chosen = value if isinstance(value, (list, tuple)) else (value,)
    named = words.join([_named(words, switch, one) for one in chosen])
    return f"{words.of(switch.title)}: {named}"


def _beside(words: Words, base: Address, rule: RuleEntry) -> str:
    """Rules to read with this one, and related ones."""
    lines = (
        ("rules_together", rule.together),
        ("rules_related", tuple(r for r in rule.related if r not in rule.together)),
    )
    return "".join(
        f'<p class="rs-beside">{esc(words.ui(name))}: {rule_links(words, base, rules)}</p>'
        for name, rules in lines
        if rules
    )


def _try(lib: GameLibrary, words: Words, base: Address, rule: RuleEntry) -> str:
    scenarios = lib.scenarios_of(rule.id)
    if not scenarios:
        return ""
    target = base.at("learn", scenario=scenarios[0].id)
    named = f'aria-label="{esc(words.ui("rules_try_rule", rule=rule.id))}"'
    inside = f"{icon('hand')}<span>{esc(words.ui('rules_try'))}</span>"
    return link(target, inside, "rs-quiet", named)


def _named(words: Words, switch: Switch, value: Any) -> str:
    """A switch's value by its name; a rule among several switched off is called by its number."""
    name = switch.values.get(written(value))
    return words.of(name) if name else str(value)


def _copy(words: Words, base: Address, rule: RuleEntry) -> str:
    target = base.at("rules", rule=rule.id)
    return (
        f'<button type="button" class="rs-quiet is-icon" data-copy="{esc(target.href())}"'
        f' data-done="{esc(words.ui("copied"))}" {_called(words, "copy_link", rule)}>'
        f"{icon('link')}</button>"
    )


def _share(words: Words, base: Address, rule: RuleEntry) -> str:
    """The way to the rule's short link and QR code."""
    target, named = base.at("share", of="rules", rule=rule.id), _called(words, "share_qr", rule)
    return link(target, icon("qr"), "rs-quiet is-icon", named)


def _called(words: Words, key: str, rule: RuleEntry) -> str:
    """What an icon alone is called."""
    word = esc(words.ui(key))
    return f'aria-label="{word}: {esc(rule.id)}" title="{word}"'


def _rulings(lib: GameLibrary, words: Words, base: Address, rule: RuleEntry) -> str:
    rulings = lib.rulings_of(rule.id)
    if not rulings:
        return ""
    inside = "".join(_ruling(words, base, ruling) for ruling in rulings)
    title = words.ui("rules_rulings", count=len(rulings))
    return fold(icon("rulings") + f"<span>{esc(title)}</span>", inside, "rs-rulingsfold")


def _ruling(words: Words, base: Address, ruling: Ruling) -> str:
    target = base.at("rulings", ruling=ruling.id)
    more = link(target, esc(ruling.id), "rs-idlink")
    return (
        f'<div class="rs-smallruling"><p><strong>{esc(words.of(ruling.question))}</strong></p>'
        f"<p>{prose(words, base, words.of(ruling.answer))}</p>"
        f'<p class="rs-source">{status(words, ruling.status)} {more}</p></div>'
    )
