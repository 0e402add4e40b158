"""A new game: who plays, which edition, or one to go on with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import streamlit as st

from tutor.app import choice
from tutor.app.frame import View, go
from tutor.app.parts import play_match, table_files, table_setup
from tutor.app.parts.play_match import HUMAN
from tutor.app.widgets import form, switches
from tutor.app.widgets.folded import folded
from tutor.app.widgets.html import esc, paragraph, plain
from tutor.app.widgets.players import LONGEST, taken
from tutor.app.widgets.problems import box
from tutor.app.widgets.sheet import sheet
from tutor.engine.problem import Problem, Unreadable
from tutor.library.editions import numbers
from tutor.library.load import GameLibrary
from tutor.store import share

KEY = "new"
USUAL = 3
"""Players offered at first, where the game takes them."""


@dataclass(frozen=True)
class Draft:
    """What is chosen so far. With a `position` the players are those who sit in it."""

    seats: tuple[tuple[str, str], ...]
    variant: Mapping[str, Any]
    position: Mapping[str, Any] | None = None


def draw(view: View, lib: GameLibrary) -> None:
    """Draw the form."""
    draft, problems = read(view, lib)
    problems = problems or _problems(lib, draft)
    title = view.ui("play_title", game=view.words.of(lib.info.title))
    lead = view.ui("play_lead" if draft.position is None else "play_from_table")
    inside = f"<h1>{esc(title)}</h1>{paragraph(lead, 'rs-lead')}"
    sheet(f'<header class="rs-goal rs-play">{inside}</header>', f"{KEY}_head")
    with st.container(key="new_game"):
        _go_on(view, lib)
        _seats(view, lib, draft)
        if problems:
            lines = "".join(f"<li>{esc(view.words.problem(one))}</li>" for one in problems)
            sheet(box(view.ui("table_problems", count=len(problems)), lines), f"{KEY}_problems")
        st.button(
            plain(view.ui("play_start")),
            key="play_start",
            type="primary",
            width="stretch",
            disabled=bool(problems),
            on_click=partial(start, view, lib, draft),
        )
        if lib.info.switches and draft.position is None:
            vary = partial(_vary, view, lib, draft)
            controls = partial(switches.draw, lib, view.words, draft.variant, KEY, vary)
            folded(view.ui("play_switches"), f"{KEY}_switches", controls)
        st.markdown(f"**{plain(view.ui('play_open'))}**")
        table_files.area(view, KEY, partial(take, view))


def _go_on(view: View, lib: GameLibrary) -> None:
    """The game that was left, one tap away."""
    key = play_match.latest(lib.slug)
    if key and play_match.kept(key) is not None:
        target = view.at("play", record=key)
        st.button(plain(view.ui("play_go_on")), key="play_go_on", on_click=go, args=(target,))


def read(view: View, lib: GameLibrary) -> tuple[Draft, tuple[Problem, ...]]:
    """The form as the address describes it; the usual one for a newcomer."""
    variant = choice.variant(lib, view.address.variant)
    if not view.address.case:
        return Draft(usual(lib), variant), ()
    try:
        case = share.decode(view.address.case)
        variant = case.get("variant") or {}
        position = case.get("position")
        names = _names(lib, position, variant) if position else ()
        kinds = {str(row["by"]): str(row["do"]) for row in case.get("moves", ())}
    except Unreadable as wrong:
        return Draft(usual(lib), {}), wrong.problems
    except (TypeError, KeyError):
        return Draft(usual(lib), {}), (Problem("case", "share_damaged"),)
    seats = tuple((name, _kind(lib, kinds.get(name, HUMAN))) for name in names or kinds)
    return Draft(seats or usual(lib), variant, position), ()


def _names(
    lib: GameLibrary, position: Mapping[str, Any], variant: Mapping[str, Any]
) -> tuple[str, ...]:
    """The players of a position. Raises Unreadable for one that cannot be."""
    state = lib.game.codec.read(position, variant)
    return table_setup.players(lib, table_setup.Setup(position, variant, state))


def _kind(lib: GameLibrary, kind: str) -> str:
    return kind if kind in lib.game.bots else HUMAN


def usual(lib: GameLibrary) -> tuple[tuple[str, str], ...]:
    """One person and machines that think, three in all where the game takes them."""
    low, high = lib.info.players
    names = lib.info.seat_names[: max(low, min(high, USUAL))]
    others = list(lib.game.bots)[-1] if lib.game.bots else HUMAN
    return tuple((name, others if index else HUMAN) for index, name in enumerate(names))


def _show(view: View, lib: GameLibrary, draft: Draft) -> None:
    """The changed form in the address."""
    case = {
        "game": lib.slug,
        "variant": dict(draft.variant),
        "position": draft.position,
        "moves": [{"by": name, "do": kind} for name, kind in draft.seats],
    }
    code = share.encode({key: value for key, value in case.items() if value})
    go(view.at("play", case=code))


def _vary(view: View, lib: GameLibrary, draft: Draft, variant: Mapping[str, Any]) -> None:
    _show(view, lib, replace(draft, variant=variant))


def _seats(view: View, lib: GameLibrary, draft: Draft) -> None:
    """How many, their names, and whether a person or a machine sits there."""
    fixed = draft.position is not None
    if not fixed:
        _numbers(view, lib, draft)
    for index, (name, kind) in enumerate(draft.seats):
        with st.container(key=f"{KEY}_row{index}", gap="small"):
            if not fixed:
                _name(view, lib, draft, index)
            form.choose(
                view.ui("play_kind", seat=name),
                (HUMAN, *lib.game.bots),
                kind,
                partial(kind_name, view),
                f"{KEY}_kind{index}",
                partial(_seat, view, lib, draft, index, name),
            )


def _numbers(view: View, lib: GameLibrary, draft: Draft) -> None:
    """How many play: as many as the edition and the house rules allow."""
    allowed, (_, most) = numbers(lib.slug, draft.variant), lib.info.players
    offered = tuple(sorted({*allowed, len(draft.seats)}))
    change = partial(_count, view, lib, draft)
    form.choose(view.ui("play_count"), offered, len(draft.seats), str, f"{KEY}_count", change)
    if offered[-1] < most:
        sheet(paragraph(view.ui("play_count_more", most=most), "rs-small"), f"{KEY}_more")


def kind_name(view: View, kind: str) -> str:
    """What sits on a seat, in words; a bot of an unknown name by that name."""
    key = "play_human" if kind == HUMAN else f"bot_{kind}"
    return view.ui(key) if key in view.words.shared else kind


def _count(view: View, lib: GameLibrary, draft: Draft, count: int) -> None:
    """More or fewer seats; new ones as the last."""
    names = [name for name, _ in draft.seats]
    spare = [name for name in lib.info.seat_names if name not in names]
    added = [(name, draft.seats[-1][1]) for name in spare]
    _show(view, lib, replace(draft, seats=(*draft.seats, *added)[:count]))


def _seat(view: View, lib: GameLibrary, draft: Draft, index: int, name: str, kind: str) -> None:
    seats = (*draft.seats[:index], (name, kind), *draft.seats[index + 1 :])
    _show(view, lib, replace(draft, seats=seats))


def _name(view: View, lib: GameLibrary, draft: Draft, index: int) -> None:
    key = f"{KEY}_name{index}"
    name, kind = draft.seats[index]
    st.session_state[key] = name

    def change() -> None:
        given = str(st.session_state[key]).strip() or name
        if given == name:
            return
        if given in [other for other, _ in draft.seats]:
            taken(given, view.words)
        else:
            _seat(view, lib, draft, index, given, kind)

    label = view.ui("table_seat", number=index + 1)
    st.text_input(label, key=key, max_chars=LONGEST, on_change=change)


def _problems(lib: GameLibrary, draft: Draft) -> tuple[Problem, ...]:
    """Why the game cannot start like this."""
    try:
        _first(lib, draft)
    except Unreadable as wrong:
        return wrong.problems
    return ()


def _first(lib: GameLibrary, draft: Draft) -> table_setup.Setup:
    """The position a game starts from. Raises Unreadable."""
    if draft.position is not None:
        lib.game.codec.read(draft.position, draft.variant)
        return table_setup.Setup(draft.position, draft.variant)
    names = tuple(name for name, _ in draft.seats)
    return table_setup.laid_out(lib.game, lib.game.start(names, draft.variant))


def start(view: View, lib: GameLibrary, draft: Draft) -> None:
    """Begin, let nature and machines act, and open the game."""
    first = _first(lib, draft)
    match = play_match.begin(lib.slug, first.variant, first.position, dict(draft.seats))
    opened(view, match if match.humans == () else play_match.run(match))


def opened(view: View, match: play_match.Match) -> None:
    """Keep a match under a new key and open it."""
    key = play_match.new_key()
    play_match.keep(key, match)
    go(view.at("play", game=match.record.game, record=key))


def take(view: View, slug: str, case: Mapping[str, Any]) -> None:
    """Go on with a game from a file; everybody is a person until chosen otherwise."""
    lib = view.library.games[slug]
    position, variant = case.get("position") or {}, case.get("variant") or {}
    seats = dict.fromkeys(_names(lib, position, variant), HUMAN)
    match = play_match.begin(slug, variant, position, seats)
    seed = case.get("seed")
    record = replace(
        match.record,
        moves=tuple(case.get("moves") or ()),
        seed=match.record.seed if seed is None else seed,
    )
    match = replace(match, record=record)
    told = _refused(view, lib, match)
    if told:
        table_files.complain(KEY, told)
    else:
        opened(view, play_match.run(match))


def _refused(view: View, lib: GameLibrary, match: play_match.Match) -> str:
    """The first move of a record that is not allowed, with the reason; "" for none."""
    record, words = match.record, lib.words(view.lang)
    state = lib.game.codec.read(record.position, record.variant)
    for number, move in enumerate(record.moves, 1):
        judged = lib.game.judge(state, lib.game.codec.read_move(move, state))
        if judged.step is None:
            said = words.finding(judged.verdict.findings[0])
            return words.ui("problem_case_move", number=number, fact=f"{said.fact} ({said.rule})")
        state = judged.step.state
    return ""
