"""Text from strangers: refused by name, never a crash, a hang or a surprise."""

from __future__ import annotations

import string
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor import games
from tutor.engine.problem import Unreadable
from tutor.library.cases import read_cases, run_case
from tutor.library.plain import DEEPEST, LARGEST_FILE, documents, read_text

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12)
plain = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(string.ascii_lowercase, max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)


def refused(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        documents(text, "mine.yaml")
    return caught.value


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text):
    try:
        documents(text, "mine.yaml")
    except Unreadable as wrong:
        assert wrong.problems


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(tmp_path_factory, data):
    path = tmp_path_factory.mktemp("bytes") / "mine.yaml"
    path.write_bytes(data)
    try:
        documents(read_text(path), path.name)
    except Unreadable as wrong:
        assert wrong.problems


def test_deep_nesting_is_refused_with_the_limit():
    wrong = refused("[" * 60 + "]" * 60)
    assert wrong.problems[0].say == "too_deep"
    assert dict(wrong.problems[0].given)["need"] == DEEPEST


def test_absurd_nesting_is_refused():
    assert refused("[" * 50_000).problems
    assert refused("- " * 50_000).problems


def test_aliases_are_refused():
    bomb = "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n"
    assert refused(bomb).problems[0].say == "alias"


def test_a_key_that_stands_twice_is_refused():
    wrong = refused("round: 1\nround: 2\n")
    assert wrong.problems[0].say == "key_twice"


@pytest.mark.parametrize("text", ["a: !!python/object:os.system ls", "!x 3", "a: !!set {b, c}"])
def test_tags_beyond_plain_data_are_refused(text):
    assert refused(text).problems


@pytest.mark.parametrize(
    "text", ["9" * 100_000, "0x" + "f" * 9_000, "1:" * 90 + "1", "." + "1" * 99]
)
def test_a_huge_number_is_refused_with_its_length_and_the_limit(text):
    (problem,) = refused("n: " + text).problems
    assert (problem.key, problem.say) == ("line 1: n", "long_number")
    assert dict(problem.given) == {"need": 40, "have": len(text)}


@pytest.mark.parametrize("text", [".nan", ".inf", "-.INF", "1.0e+999"])
def test_what_is_no_number_to_count_with_is_refused(text):
    (problem,) = refused("n:\n  - " + text).problems
    assert (problem.key, problem.say) == ("line 2", "not_finite")


def test_ordinary_numbers_are_read():
    (read,) = documents("[0, -3, 0x1F, 2.5, -1.5e+3, 1_000]", "mine.yaml")
    assert read == [0, -3, 31, 2.5, -1500.0, 1000]


@pytest.mark.parametrize(
    ("text", "line"),
    [("a: 1\nb: c: d\n", 2), ("a: 1\nb: [1\n", 2), ("a: 1\n\n@", 3), ("a: 1\nb: \x00", 2)],
)  # fmt: skip
def test_what_is_no_yaml_is_refused_with_the_line(text, line):
    (one,) = refused(text).problems
    assert one.say == "not_yaml"
    assert dict(one.given)["line"] == line


def test_too_large_a_text_is_refused():
    assert refused("#" * (LARGEST_FILE + 1)).problems[0].say == "too_large"


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(Unreadable) as caught:
        read_text(tmp_path / "none.yaml")
    assert "none.yaml" in caught.value.problems[0].key


def test_dates_stay_text():
    assert documents("day: 2026-11-29", "mine.yaml") == [{"day": "2026-11-29"}]


@settings(max_examples=150, deadline=None)
@given(data=plain, slug=st.sampled_from(games.slugs()))
def test_any_plain_data_as_a_position_is_read_or_refused(data, slug):
    row = {"game": slug, "cases": [{"id": "X", "position": data}]}
    try:
        for case in read_cases(row):
            run_case(case)
    except Unreadable as wrong:
        assert all(problem.key for problem in wrong.problems)


@settings(max_examples=150, deadline=None)
@given(data=st.data(), slug=st.sampled_from(games.slugs()))
def test_any_values_under_known_keys_are_read_or_refused(data, slug):
    keys = games.load(slug).codec.position_keys
    position = data.draw(st.dictionaries(st.sampled_from(keys), plain, max_size=4))
    move = data.draw(st.dictionaries(st.sampled_from(["by", "do", *keys]), plain, max_size=4))
    question = data.draw(
        st.dictionaries(st.sampled_from(["what", "by", "card"]), plain, max_size=3)
    )
    row = {"id": "X", "position": position, "moves": [move], "ask": question}
    try:
        read_cases({"game": slug, "cases": [row]})
    except Unreadable as wrong:
        assert all(problem.key for problem in wrong.problems)


@pytest.mark.parametrize(
    "data", [None, [], 3, "x", {"cases": []}, {"game": "chess", "cases": [{}]}]
)
def test_what_is_no_case_file_is_refused(data):
    with pytest.raises(Unreadable):
        read_cases(data)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a file without an end")
def test_a_file_without_an_end_is_refused():
    with pytest.raises(Unreadable) as caught:
        read_text(Path("/dev/zero"))
    assert caught.value.problems[0].say == "too_large"


@pytest.mark.parametrize(
    ("text", "key", "say"),
    [
        ("", "document", "empty"),
        ("game: schweinsgalopp\ncases: []\n", "cases", "no_cases"),
        ("game: schweinsgalopp\ncases:\n", "cases", "no_cases"),
        ("game: schweinsgalopp\ncases: 5\n", "cases", "not_a_list"),
        ("5\n", "document", "not_a_mapping"),
    ],
)
def test_a_file_without_cases_says_what_is_missing(text, key, say):
    (row,) = documents(text, "mine.yaml") or [None]
    with pytest.raises(Unreadable) as caught:
        read_cases(row)
    assert [(one.key, one.say) for one in caught.value.problems] == [(key, say)]
