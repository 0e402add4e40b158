"""The shared parts: verdict panel, move lists, marks, packing, escaping."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st
from streamlit.testing.v1 import AppTest

from tests.app.conftest import html
from tutor.app.address import Address
from tutor.app.widgets import chips, counting, marks, verdict
from tutor.app.widgets.chips import prose, rule_text
from tutor.app.widgets.html import caption, esc, plain
from tutor.app.widgets.moves import move_code, whose
from tutor.app.widgets.pack import BETWEEN, LATER, apart, pack
from tutor.app.widgets.tap import Taps, tap
from tutor.library.load import library
from tutor.library.models import LANGUAGES
from tutor.library.solve import begin, pool
from tutor.render.marks import Marks

SHELF = library().shelf()
BASE = Address(place="table", game="x")
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
EVERY = pytest.mark.parametrize("lib", SHELF, ids=lambda lib: lib.slug)


def answers(lib):
    """Judged moves, legal and not, from the positions of all scenarios."""
    for scenario in lib.scenarios.values():
        trial = begin(lib, scenario)
        for action in list(pool(trial))[:8]:
            yield verdict.judge(lib.game, trial.state, action)


@EVERY
@BOTH
def test_the_panel_says_verdict_fact_rule_and_way_for_every_move(lib, lang):
    words = lib.words(lang)
    seen = set()
    for answer in answers(lib):
        seen.add(answer.kind)
        drawn = verdict.head(answer, words, BASE)
        assert words.ui(f"verdict_{answer.kind}") in drawn
        assert esc(words.finding(answer.main).fact) in drawn
        assert answer.main.rule in drawn
        assert not re.search(r"[{}]", re.sub(r'style="[^"]*"', "", drawn))
        everything = drawn + verdict.more(answer, words, BASE)
        assert all(rule in everything for rule in answer.judgement.cites)
        spoken = verdict.spoken(answer, words)
        assert spoken.startswith(words.ui(f"verdict_{answer.kind}"))
        assert answer.main.rule in spoken
    assert seen == {"legal", "illegal"}


@EVERY
def test_a_refusal_offers_a_way_out_that_is_legal(lib):
    for answer in answers(lib):
        way = answer.way_out()
        if answer.kind == "legal":
            assert way is None
        elif way is not None:
            assert lib.game.judge(answer.state, way).verdict.legal
            assert way.by == answer.action.by


@EVERY
def test_need_and_have_stand_as_numbers_side_by_side(lib):
    words = lib.words("en")
    with_numbers = [a for a in answers(lib) if words.finding(a.main).need]
    assert with_numbers
    for answer in with_numbers:
        said, drawn = words.finding(answer.main), verdict.head(answer, words, BASE)
        if said.have:
            assert f"<dd>{esc(said.need)}</dd>" in drawn
            assert f"<dd>{esc(said.have)}</dd>" in drawn


@EVERY
def test_the_marks_are_those_the_findings_point_at(lib):
    pointed = 0
    for answer in answers(lib):
        marked = marks.verdict(answer.judgement)
        kind = answer.kind
        first = answer.judgement.verdict.findings[0].note
        if kind == "illegal":
            assert not set(first.at) & set(first.instead)
            assert all(marked.of(spot) == "illegal" for spot in first.at)
            assert all(marked.of(spot) == "hint" for spot in first.instead)
        assert set(marked.spots.values()) <= {kind, "pointer", "hint"}
        pointed += bool(marked.spots)
    assert pointed


@EVERY
@BOTH
def test_moves_have_labels_and_codes_of_their_own(lib, lang):
    words, game = lib.words(lang), lib.game
    for scenario in lib.scenarios.values():
        state = begin(lib, scenario).state
        actions = dict.fromkeys((*game.legal(state), *game.refused(state)))
        assert len({whose(game, state, words, action) for action in actions}) == len(actions)
        assert len({move_code(game, state, action) for action in actions}) == len(actions)


@EVERY
def test_taps_name_a_move_or_ask_for_more(lib):
    named = 0
    for scenario in lib.scenarios.values():
        trial = begin(lib, scenario)
        drawn = lib.game.art.board(trial.state, lib.words("en"), marks.tappable()).svg
        spots = re.findall(r'data-id="([^"]+)" role="button"', drawn)
        assert spots
        for spot in spots:
            taps = tap(lib.game, trial.state, scenario.seat, Taps(), spot)
            assert taps.spots == (spot,)
            assert all(action.by == scenario.seat for action in taps.actions)
            named += len(taps.actions) == 1
            again = tap(lib.game, trial.state, scenario.seat, taps, spot)
            counted = again.spots == (spot, spot) and counting.spots(
                lib.game, trial.state, scenario.seat
            )
            assert counted or again.spots == (spot,) or again.actions not in ((), taps.actions)
    assert named


@EVERY
@BOTH
def test_a_rule_opens_in_place_with_status_and_source(lib, lang):
    words = lib.words(lang)
    for rule in lib.rules.values():
        text = rule_text(words, BASE, rule)
        assert words.ui(f"status_{rule.status}") in text
        assert f"rule={rule.id}" in text


def test_rule_numbers_in_a_text_are_links_and_unknown_ones_are_not():
    words = SHELF[0].words("en")
    rule = next(iter(SHELF[0].rules))
    text = prose(words, BASE, f"See {rule} & ZZ-M1 <b>")
    assert f"rule={rule}" in text
    assert "&amp; ZZ-M1 &lt;b&gt;" in text


def test_a_line_never_breaks_between_a_rule_number_and_its_brackets():
    words = SHELF[0].words("en")
    rule = next(iter(SHELF[0].rules))
    text = prose(words, BASE, f"One step ({rule}).")
    assert re.search(r'<span class="rs-together">\(<a [^>]*>[^<]*</a>\)\.</span>$', text)
    assert "rs-together" not in prose(words, BASE, f"See {rule} and go on")


@given(st.text(max_size=60))
def test_learners_text_cannot_become_html(text):
    made = esc(text)
    assert not set(made) & set("<>\"'")


@given(st.text("*_`[]()#<>!|~$:\\-+.{}&abc", max_size=30))
def test_learners_text_cannot_become_markdown(text):
    made = plain(text)
    assert re.sub(r"\\(.)", r"\1", made) == text
    assert not re.search(r"(?<!\\)(?:\\\\)*[*_`\[<]", made)
    assert len(re.findall(r"(?<!\\)(?:\\\\)*\$", made)) < 2


@given(st.text("*_`[]()<>~$:\\-+.&abc", max_size=30))
def test_names_of_fields_are_escaped_only_where_markdown_would_read_them(text):
    made = caption(text)
    assert re.sub(r"\\([\\`*_\[\]<>~:$])", r"\1", made) == text
    assert not re.search(r"(?<!\\)(?:\\\\)*(?:[*_`\[<]|:\w)", made)
    assert caption("Gehen (Aufdruck), 3 $.") == "Gehen (Aufdruck), 3 $."


SHAPES = st.lists(
    st.sampled_from(
        [
            '<path d="M1 2h300a12 12 0 0 1 12 12v116" fill="red"/>',
            '<path d="M9 9v99h99v99h99v99h99v99z" fill="blue"/>',
            '<path d="M1 1z"/>',
            "<g>",
            "</g>",
            "text 1;",
            f'{LATER}<svg><path d="M9 9v99h99v99h99v99h99v99z" fill="blue"/></svg></template>',
        ]
    ),
    max_size=20,
)


@given(SHAPES)
def test_packing_loses_nothing(shapes):
    whole = "".join(shapes)
    packed = pack(whole)
    waiting = iter(packed.waiting)
    put = re.sub(f"{LATER}</template>", lambda _: f"{LATER}{next(waiting)}</template>", packed.html)
    assert re.sub(r"\x01(\d+);", lambda found: packed.shapes[int(found[1])], put) == whole
    assert next(waiting, None) is None


@pytest.mark.parametrize("lib", SHELF, ids=lambda lib: lib.slug)
def test_a_drawing_falls_apart_into_its_outermost_parts(lib):
    state = begin(lib, next(iter(lib.scenarios.values()))).state
    whole = lib.game.art.board(state, lib.words("en"), Marks({}, tappable=True)).svg
    opening, *parts, closing = apart(whole).split(BETWEEN)
    assert opening + "".join(parts) + closing == whole
    assert (opening[:4], closing) == ("<svg", "</svg>")
    assert len(parts) == len(ET.fromstring(whole))
    assert all(ET.fromstring(part) is not None for part in parts)


def one_panel(lang: str) -> None:
    import streamlit as st

    from tutor.app.address import Address
    from tutor.app.widgets import moves, verdict
    from tutor.library.load import library
    from tutor.library.solve import begin

    lib = library().shelf()[0]
    words = lib.words(lang)
    trial = begin(lib, next(s for s in lib.scenarios.values() if s.kind == "try"))
    state = trial.state

    def act(action: object) -> None:
        st.session_state.answer = verdict.judge(lib.game, state, action)

    verdict.panel(st.session_state.get("answer"), words, Address(game=lib.slug), "panel", act)
    moves.listed(lib.game, state, words, "legal", act, lib.game.legal(state))
    moves.listed(lib.game, state, words, "refused", act, lib.game.refused(state))


@BOTH
def test_choosing_a_refused_move_shows_why_and_the_way_out_makes_it_good(lang):
    app = AppTest.from_function(one_panel, args=(lang,), default_timeout=30).run()
    words = SHELF[0].words(lang)
    assert words.ui("verdict_none") in html(app)
    many = [choice for choice in app.selectbox if "refused" in choice.key]
    if many:
        choice = many[0]
        choice.select(choice.options[0]).run()
        app.button(key=choice.key.replace("_choice", "_try")).click().run()
    else:
        app.button(key=next(b.key for b in app.button if "refused" in b.key)).click().run()
    assert not app.exception
    assert words.ui("verdict_illegal") in html(app)
    app.button(key="panel_way").click().run()
    assert not app.exception
    assert words.ui("verdict_legal") in html(app)


def test_a_place_in_the_rulebook_is_one_line_of_text():
    words = library().games["schweinsgalopp"].words("de")
    told = chips.chip(words, Address("rules", "schweinsgalopp", "de"), "SG-M4")
    source = told.split('class="rs-source"')[1].split("</p>")[0]
    assert source.endswith("</span>")  # in a row of boxes, a bare word would become a box
