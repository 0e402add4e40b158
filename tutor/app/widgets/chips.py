"""Rule chips: ID and status mark, opening the rule's text in place."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tutor.app.address import Address
from tutor.app.widgets.html import esc, fold, link, paragraph, status, status_mark
from tutor.explain.words import Words
from tutor.library.models import RuleEntry

_MARKED_ID = re.compile(
    r"(?P<before>\(?)\b(?P<rule>[A-Z]{2}-[A-Z]{1,3}[0-9]+[a-z]?)\b(?P<after>[).,;:?!]*)"
)


def rule_link(words: Words, base: Address, rule: str, css: str = "rs-idlink") -> str:
    """A rule's ID as a link to its place on the rules page."""
    target = base.at("rules", rule=rule)
    title = esc(words.of(words.rules[rule].title))
    return link(target, esc(rule), css, f'title="{title}" data-to="{esc(rule)}"')


def rule_links(words: Words, base: Address, rules: Iterable[str]) -> str:
    """Several rules as links, in a row."""
    return " ".join(rule_link(words, base, rule) for rule in rules)


def prose(words: Words, base: Address, text: str) -> str:
    """A text whose rule IDs are links. No line breaks between an ID and the marks around it."""
    return _MARKED_ID.sub(
        lambda found: _linked(words, base, found) if found["rule"] in words.rules else found[0],
        esc(text),
    )


def _linked(words: Words, base: Address, found: re.Match[str]) -> str:
    before, rule, after = found.groups()
    linked = f"{before}{rule_link(words, base, rule)}{after}"
    return f'<span class="rs-together">{linked}</span>' if before or after else linked


def ours(words: Words, base: Address, text: str, kind: str) -> str:
    """What we added to a rule whose source is silent there, with a badge of its own."""
    return f'<p class="rs-ours">{status(words, kind)} {prose(words, base, text)}</p>'


def ours_of(words: Words, base: Address, rule: RuleEntry) -> str:
    """The same for a rule, if we added something."""
    return ours(words, base, words.of(rule.ours), rule.ours.status) if rule.ours else ""


def rule_text(words: Words, base: Address, rule: RuleEntry) -> str:
    """A rule's text with status, place in the rulebook, reason and a way to the rules page."""
    why = paragraph(words.of(rule.why), "rs-why") if rule.why else ""
    target = base.at("rules", rule=rule.id)
    more = link(target, esc(words.ui("open_in_rules")), "rs-more")
    return (
        f'<div class="rs-ruletext"><h4>{esc(words.of(rule.title))}</h4>'
        f"<p>{prose(words, base, words.of(rule.text))}</p>{ours_of(words, base, rule)}{why}"
        f'<p class="rs-source">{status(words, rule.status)} '
        f"<span>{esc(words.of(rule.place))}</span></p>"
        f"{more}</div>"
    )


def chip(words: Words, base: Address, rule: str) -> str:
    """One rule as a chip that opens its text in place."""
    entry = words.rules[rule]
    summary = (
        f'<span class="rs-id">{esc(rule)}</span>{status_mark(words, entry.status)}'
        f'<span class="rs-chiptitle">{esc(words.of(entry.title))}</span>'
    )
    return fold(summary, rule_text(words, base, entry), "rs-chip")


def chips(words: Words, base: Address, rules: Iterable[str]) -> str:
    """Several rules as chips."""
    return f'<div class="rs-chips">{"".join(chip(words, base, rule) for rule in rules)}</div>'
