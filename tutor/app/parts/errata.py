"""Errata: what a rule said before beside what it says now."""

from __future__ import annotations

from tutor.app.address import Address, written
from tutor.app.widgets.chips import prose, rule_links
from tutor.app.widgets.html import esc, paragraph, sign
from tutor.app.widgets.switches import in_force
from tutor.explain.words import Words
from tutor.library.load import GameLibrary
from tutor.library.models import RuleEntry, Switch


def side_by_side(words: Words, base: Address, rule: RuleEntry, chosen: str = "") -> str:
    """The two wordings of a rule; `chosen` is "now" or "before" where the reader's table has one;
    "" for a rule whose older wording is not known.
    """
    if rule.before is None:
        return ""
    texts = {"before": rule.before, "now": rule.text}
    cells = "".join(
        _wording(words, base, name, words.of(text), name == chosen)
        + (_ours(words) if name == "before" and rule.before_ours else "")
        + "</div>"
        for name, text in texts.items()
    )
    return f'<div class="rs-readings">{cells}</div>'


def _wording(words: Words, base: Address, name: str, text: str, chosen: bool) -> str:
    kind = "chosen" if chosen else "other"
    mark = sign("legal") if chosen else ""
    yours = f' <span class="rs-small">{esc(words.ui("edition_here"))}</span>' if chosen else ""
    return (
        f'<div class="rs-reading is-{kind}"><h4>{mark}{esc(words.ui(f"errata_{name}"))}{yours}</h4>'
        f"<p>{prose(words, base, text)}</p>"
    )


def _ours(words: Words) -> str:
    """That nobody knows how the rule read before."""
    return paragraph(words.ui("errata_ours"), "rs-small rs-guessed")


def at_table(lib: GameLibrary, base: Address, switch: Switch) -> str:
    """The wording in force: "before" or "now"."""
    value = written(in_force(lib, dict(base.variant), switch))
    return "before" if value == switch.before else "now"


def of_rule(lib: GameLibrary, words: Words, base: Address, rule: RuleEntry) -> str:
    """Below the text of an erratum: both wordings, or plainly that the older one is not known."""
    if rule.status != "errata":
        return ""
    if rule.before is None:
        return paragraph(words.ui("errata_unknown"), "rs-small rs-before")
    switch = next((one for one in lib.info.switches if one.before and rule.id in one.rules), None)
    chosen = at_table(lib, base, switch) if switch else ""
    return side_by_side(words, base, rule, chosen)


def overview(lib: GameLibrary, words: Words, base: Address) -> str:
    """Every erratum that can be left out, side by side, and those of unknown older wording."""
    switches = [switch for switch in lib.info.switches if switch.before]
    if not switches:
        return ""
    rows = "".join(_erratum(lib, words, base, switch) for switch in switches)
    unknown = [r.id for r in lib.rules.values() if r.status == "errata" and r.before is None]
    rest = f"{esc(words.ui('errata_rest'))} {rule_links(words, base, unknown)}"
    rest = f'<p class="rs-small">{rest}</p>' if unknown else ""
    return (
        f'<section class="rs-page" id="errata" tabindex="-1">'
        f'<h2 class="rs-below">{esc(words.ui("errata_title"))}</h2>'
        f"{paragraph(words.ui('errata_lead'), 'rs-small')}{rows}{rest}</section>"
    )


def _erratum(lib: GameLibrary, words: Words, base: Address, switch: Switch) -> str:
    rule = lib.rules[switch.rules[0]]
    return (
        f'<article class="rs-erratum"><h3>{esc(words.of(rule.title))}</h3>'
        f"{side_by_side(words, base, rule, at_table(lib, base, switch))}"
        f'<p class="rs-beside">{rule_links(words, base, switch.rules)}</p></article>'
    )
