"""What touches a role: its values and every rule that treats it in its own way."""

from __future__ import annotations

from tutor.engine.game import Field, Picture, Position
from tutor.engine.reading import Reader
from tutor.engine.tool import Line, line
from tutor.explain.words import Words
from tutor.games.schaeferstuendchen.figure_role import role_picture
from tutor.games.schaeferstuendchen.owner import ability_of, reconstructed_role
from tutor.games.schaeferstuendchen.position import read_under
from tutor.games.schaeferstuendchen.practice import PRACTICE
from tutor.games.schaeferstuendchen.state import (
    DISCARD_TWO,
    NONE,
    OPEN_ROLES,
    ROLES,
    SIX_CARDS,
    TAKE_ITEM,
    Options,
)
from tutor.games.schaeferstuendchen.tools_input import PRACTICE_LINE, label, usual_value
from tutor.render.marks import Marks

TOUCHES: dict[str, tuple[tuple[str, ...], ...]] = {
    "maid": (("SC-I6", "SC-I5"), ("SC-F21",), ("SC-C11",)),
    "pastor": (("SC-A3", "SC-A1"), ("SC-B3",)),
    "teacher": (("SC-M5",),),
    "shepherd": (("SC-D4", "SC-D1"),),
    "innkeeper": (("SC-F11",), ("SC-F12", "SC-C12"), ("SC-F8",)),
    "cook": (("SC-M5",),),
    "daughter": (("SC-F8",), ("SC-F8p",), ("SC-F12",), ("SC-F9",)),
    "bandit": (("SC-F18",), ("SC-F19",), ("SC-F20",), ("SC-X4",), ("SC-F15",), ("SC-F2",)),
    "magpie": (("SC-M5",),),
    "strongman": (("SC-N6",), ("SC-N7",), ("SC-F17",)),
    "weasel": (("SC-V7",), ("SC-V6",), ("SC-X1",)),
    "crone": (("SC-W5",), ("SC-W6",), ("SC-W7",)),
}
"""Role to the rules behind each of its lines, the leading rule first. The text of a line goes by
role and leading rule: `role_maid_i6`.
"""
ABILITY_RULES = {
    SIX_CARDS: ("SC-W8", "SC-W2"),
    DISCARD_TWO: ("SC-W9", "SC-W2"),
    TAKE_ITEM: ("SC-F21", "SC-I6"),
    NONE: ("SC-M5",),
}
"""Ability to the rules behind its line; the text of the line is `ability_` and its name."""


def key_of(role: str, rule: str) -> str:
    """The text of a role's line about a rule."""
    return f"role_{role}_{rule.removeprefix('SC-').lower()}"


def read(given: Position) -> str:
    """The role that was entered. Raises Unreadable for any other word."""
    reader = Reader(given, ("role",))
    role = reader.name("role", tuple(ROLES), "maid", "SC-T1")
    reader.finish()
    return role


def work(options: Options, given: Position) -> tuple[Line, ...]:
    """The role's side, values and rules."""
    role = read(given)
    values = [
        line(f"role_{key}", "SC-M5", rule, value=usual_value(role, key, options))
        for key, rule in (("movement", "SC-V2"), ("combat", "SC-F6"))
    ]
    practice = reconstructed_role(role, options)
    rules = (PRACTICE_LINE,) if practice else ()
    return (
        line("role_head", "SC-T1", kind="head", role=role, faction=ROLES[role]),
        *values,
        *rules,
        line("role_rules", kind="head", role=role),
        *(_rule(role, cites) for cites in TOUCHES[role]),
        *_readings(role, options),
        line("role_everybody", "SC-R2", "SC-V1", "SC-N2", "SC-F6"),
    )


def _rule(role: str, cites: tuple[str, ...]) -> Line:
    told = line(key_of(role, cites[0]), *cites)
    return told._replace(kind="open") if role in OPEN_ROLES else told


def _readings(role: str, options: Options) -> tuple[Line, ...]:
    """How the table reads what is disputed about this role."""
    if role in OPEN_ROLES:
        ability = ability_of(role, PRACTICE, options)
        return (line(f"ability_{ability}", *ABILITY_RULES[ability], kind="open"),)
    if role == "daughter":
        return (line(f"open_daughter_{options.daughter}", "SC-F8", "SC-F8p", kind="open"),)
    if role == "strongman":
        return (line(f"open_second_{options.second_sheep}", "SC-N6", kind="open"),)
    if role == "bandit":
        say = "stays" if options.bandit_sitter_stays else "goes"
        return (line(f"open_sitter_{say}", "SC-F18", "SC-X4", kind="open"),)
    if role == "maid":
        return (line(f"open_maid_{options.maid_scope}", "SC-I6", "SC-C11", kind="open"),)
    return ()


def picture(options: Options, given: Position, words: Words, marks: Marks) -> Picture:
    """The role card."""
    role = read(given)
    other = next(name for name in ROLES if name != role)
    players = {"A": {"role": role}, "B": {"role": other}}
    state = read_under({"set": PRACTICE, "players": players}, options)
    return role_picture(state, words, marks)


def fields(options: Options, given: Position) -> tuple[Field, ...]:
    """One choice: the role."""
    del options
    role = given.get("role", "maid")
    return (Field(("role",), "choice", label("role"), role, "group_role", tuple(ROLES)),)
