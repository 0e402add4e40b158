"""An owner's cards as files: every complaint names card and column."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.engine.problem import Unreadable, problem
from tutor.engine.tool import CardTable
from tutor.library import sheets

COLUMNS = ("points", "kinds")


def put(rows):
    wrong = [
        problem(f"{row}.{column}", "not_a_number", found=str(cells.get(column)), low=1, high=9)
        for row, cells in rows.items()
        for column in ("points",)
        if cells.get(column) not in range(1, 10)
    ]
    if wrong:
        raise Unreadable(tuple(wrong))
    return {"deck": rows}


TABLE = CardTable(
    "deck",
    ("owl", "fox", "hen"),
    COLUMNS,
    {},
    lambda row, cells: (),
    put,
    lambda variant: variant.get("deck", {}),
)


def complaints(text: str) -> list[tuple[str, str]]:
    with pytest.raises(Unreadable) as wrong:
        sheets.read("farm", TABLE, "mine.csv", text)
    return [(one.key, one.say) for one in wrong.value.problems]


ROWS = {"owl": {"points": 3, "kinds": ["day", "night"]}, "hen": {"points": 1, "kinds": True}}


def test_what_is_written_is_read_again():
    assert sheets.read("farm", TABLE, "a.csv", sheets.to_csv(TABLE, ROWS)) == ROWS
    assert sheets.read("farm", TABLE, "a.json", sheets.to_json("farm", TABLE, ROWS)) == ROWS


def test_an_empty_table_is_a_form_to_fill_in():
    text = sheets.to_csv(TABLE, {})
    assert text.splitlines() == ["card,points,kinds", "owl,,", "fox,,", "hen,,"]
    assert complaints(text) == [("cards", "sheet_empty")]


def test_a_german_spreadsheet_parts_with_semicolons_and_begins_with_a_mark():
    text = "\ufeffcard;kinds;points\nfox;night;2\n"
    assert sheets.read("farm", TABLE, "a.csv", text) == {"fox": {"kinds": "night", "points": 2}}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [("header", "sheet_no_card")]),
        ("card,size\nowl,3\n", [("header.size", "sheet_column")]),
        ("card,points,points\n", [("header.points", "sheet_twice")]),
        ("card,points\nwolf,3\nowl,4\n", [("line 2", "sheet_card")]),
        ("card,points\nowl,3\nowl,4\n", [("owl", "sheet_twice")]),
        ("card,points\nowl,3,4\n", [("owl", "sheet_cells")]),
        ("card,points\nowl,many\nfox,12\n", [("owl.points", "not_a_number")] * 1
         + [("fox.points", "not_a_number")]),
        ("{", [("file", "sheet_json")]),
        (json.dumps({"game": "barn", "cards": {}}), [("game", "case_other_game")]),
        (json.dumps({"table": "hand", "cards": {}}), [("table", "sheet_table")]),
        ('{"cards": {"owl": {"points": 3}, "owl": {"points": 4}}}', [("owl", "sheet_twice")]),
        ('{"cards": {"owl": {"points": 3, "points": 4}}}', [("points", "sheet_twice")]),
        ('{"foo": 1, "cards": {}}', [("foo", "sheet_column")]),
        (json.dumps({"cards": []}), [("cards", "sheet_json")]),
        (json.dumps({"cards": {"wolf": {}}}), [("wolf", "sheet_card")]),
        (json.dumps({"cards": {"owl": 3}}), [("owl", "sheet_json")]),
        (json.dumps({"cards": {"owl": {"size": 3}}}), [("owl.size", "sheet_column")]),
    ],
)  # fmt: skip
def test_every_complaint_names_its_place(text, expected):
    assert complaints(text) == expected


def test_a_huge_file_is_not_looked_at():
    assert complaints("x" * (sheets.LARGEST + 1)) == [("mine.csv", "too_large")]


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused_with_problems(text):
    try:
        rows = sheets.read("farm", TABLE, "any", text)
    except Unreadable as wrong:
        assert wrong.problems
    else:
        assert set(rows) <= set(TABLE.rows)
