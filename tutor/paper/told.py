"""What stands on paper, as plain data for the templates; pictures are SVG text."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import segno

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.library.editions import numbers
from tutor.library.load import GameLibrary
from tutor.library.models import Figure, RuleEntry, Ruling, Switch
from tutor.library.models_aid import Aid
from tutor.library.older import current
from tutor.library.solve import situation
from tutor.render import art, look, svg
from tutor.render.marks import Marks

Link = Callable[[str], str] | None
"""A rule's or ruling's number to the address behind its QR code; None where no phone could open it,
and then the paper has answers in place of codes.
"""
Data = dict[str, Any]
UPRIGHT = 1.25
"""Height by width from which on text stands beside a picture."""
HEADING = 2
"""So many lines of a table a heading is as high as."""
_BOX = re.compile(r'viewBox="([^"]+)"')


def aid(lib: GameLibrary, words: Words, variant: Mapping[str, Any], link: Link) -> Data:
    """One page: goal, turn, values, what is forgotten, codes to rulings, house rules."""
    return {
        **_head(lib, words, variant),
        "turn": [_step(words, step.text, step.rules) for step in lib.info.turn],
        "turn_picture": _figure(lib, words, lib.info.turn_figure),
        "values": _columns([t for t in _values(lib.aid, words, variant) if t["rows"]]),
        "forgotten": _forgotten(lib, words),
        "scanned": link is not None,
        "codes": [_code(words, lib.rulings[name], link) for name in lib.aid.rulings],
    }


def booklet(lib: GameLibrary, words: Words, variant: Mapping[str, Any], link: Link) -> Data:
    """Everything: sections with pictures and rules, rulings, switches, glossary, source."""
    sections = [
        {
            "title": words.of(section.title),
            "lead": words.of(section.lead),
            "picture": _figure(lib, words, section.figure),
            "rules": [
                _rule(words, rule) for rule in lib.rules.values() if rule.section == section.id
            ],
        }
        for section in lib.info.sections
    ]
    return {
        **_head(lib, words, variant),
        "turn": [_step(words, step.text, step.rules) for step in lib.info.turn],
        "turn_picture": _figure(lib, words, lib.info.turn_figure),
        "cover": _figure(lib, words, lib.info.cover),
        "sections": sections,
        "rulings": [_ruling(words, ruling) for ruling in lib.rulings.values()],
        "glossary": _glossary(words),
        "source": words.of(lib.info.source),
        "link": link("") if link else "",
        "code": code(link("")) if link else "",
    }


def _head(lib: GameLibrary, words: Words, variant: Mapping[str, Any]) -> Data:
    """What both begin with: the game in short, the labels, what is played otherwise."""
    allowed = numbers(lib.slug, variant)
    facts = words.ui(
        "paper_facts",
        low=min(allowed),
        high=max(allowed),
        minutes=f"{lib.info.minutes[0]}–{lib.info.minutes[1]}",
        age=lib.info.age,
    )
    return {
        "lang": words.lang,
        "title": words.of(lib.info.title),
        "tagline": words.of(lib.info.tagline),
        "facts": facts,
        "summary": words.of(lib.info.summary),
        "accent": look.colour(f"box-{lib.info.accent}"),
        "house": [
            words.ui("paper_house", switch=words.of(switch.title), value=value)
            for switch, value in _chosen(lib, words, variant)
        ],
        "emblem": _emblem(lib.info.accent),
        "labels": {key: words.ui(f"paper_{_label(lib, key)}") for key in LABELS},
    }


def _label(lib: GameLibrary, key: str) -> str:
    return "round" if key == "turn" and lib.info.by_rounds else key


def _emblem(accent: str) -> str:
    """The game's box as it stands on the shelf, without the board below it."""
    box = art.cover(accent, art.front(accent))
    return _drawn(Picture(svg.picture(box, art.COVER_BOX, art.COVER_BOX, ""), ""))


LABELS = ("goal", "turn", "forgotten", "codes", "differs", "rulings", "glossary", "source", "scan")


def _chosen(lib: GameLibrary, words: Words, variant: Mapping[str, Any]) -> list[tuple[Switch, str]]:
    """The switches that were chosen, each with the name of its value."""
    variant = current(lib, variant)
    named = ((switch, str(variant.get(switch.key, "")).lower()) for switch in lib.info.switches)
    return [
        (switch, words.of(switch.values[value]))
        for switch, value in named
        if value in switch.values
    ]


def _step(words: Words, text: Any, rules: tuple[str, ...]) -> Data:
    return {"text": words.of(text), "rules": list(rules)}


def _values(aid: Aid, words: Words, variant: Mapping[str, Any]) -> list[Data]:
    """The tables of values, without the rows of another edition."""
    return [
        {
            "title": words.of(table.title),
            "rows": [
                [words.of(row.name), words.of(row.value)]
                for row in table.rows
                if all(variant.get(key, row.usual.get(key)) == one for key, one in row.when.items())
            ],
        }
        for table in aid.values
    ]


def _columns(tables: list[Data]) -> list[list[Data]]:
    """Two columns of tables in their order, as equally long as can be."""
    lines = [len(table["rows"]) + HEADING for table in tables]
    splits = range(len(tables) + 1)
    at = min(splits, key=lambda split: max(sum(lines[:split]), sum(lines[split:])))
    return [tables[:at], tables[at:]]


def _forgotten(lib: GameLibrary, words: Words) -> list[Data]:
    return [{"text": words.of(one.text), "rules": [one.rule]} for one in lib.aid.forgotten]


def _code(words: Words, ruling: Ruling, link: Link) -> Data:
    return {
        "id": ruling.id,
        "question": words.of(ruling.question),
        "answer": words.of(ruling.answer),
        "code": code(link(ruling.id)) if link else "",
    }


def code(address: str) -> str:
    """A QR code as SVG."""
    return str(segno.make(address, error="m").svg_inline(border=2, light="#ffffff", omitsize=True))


def _rule(words: Words, rule: RuleEntry) -> Data:
    return {
        "id": rule.id,
        "title": words.of(rule.title),
        "text": words.of(rule.text),
        "ours": words.of(rule.ours) if rule.ours else "",
        "status": words.ui(f"status_{rule.status}"),
        "printed": rule.status == "printed",
        "from": words.ui(f"status_{rule.ours.status}") if rule.ours else "",
        "place": words.of(rule.place),
    }


def _ruling(words: Words, ruling: Ruling) -> Data:
    return {
        "id": ruling.id,
        "question": words.of(ruling.question),
        "answer": words.of(ruling.answer),
        "status": words.ui(f"status_{ruling.status}"),
        "rules": list(ruling.cites),
    }


def _glossary(words: Words) -> list[list[str]]:
    return [[words.term(key), words.of(text)] for key, text in words.terms.glossary.items()]


def _figure(lib: GameLibrary, words: Words, figure: Figure) -> Data:
    """A figure of the content, as the rules page draws it."""
    state = lib.game.view(situation(lib.game, figure), figure.view)
    picture = lib.game.art.of_kind(figure.kind)(state, words, Marks(dict(figure.marks)))
    drawing = _drawn(picture)
    return {
        "svg": drawing,
        "text": picture.text,
        "caption": words.of(figure.caption),
        "slope": _slope(drawing),
        "upright": _slope(drawing) > UPRIGHT,
    }


def _slope(drawing: str) -> float:
    """A drawing's height by its width."""
    found = _BOX.search(drawing)
    assert found, "every drawing has a view box"
    wide, high = (float(number) for number in found[1].split()[2:])
    return high / wide


def _drawn(picture: Picture) -> str:
    """A drawing with plain colours: paper knows no themes."""
    return look.resolved(picture.svg)
