"""The season deck as a table, and the card that is up by controls."""

from __future__ import annotations

import pytest

from tutor.engine.contract import random_game
from tutor.engine.problem import Unreadable
from tutor.games.happy_pigs import GAME
from tutor.games.happy_pigs.deck import RECONSTRUCTED, is_reconstructed
from tutor.library.load import library
from tutor.render.marks import NONE

TABLE = next(table for table in GAME.tables if table.name == "deck")
NUMBERS = {"feed": 8, "mate": 7, "purchase": 9, "sell": 6}
ROWS = [
    {**NUMBERS, "event": "none"},
    {**NUMBERS},
    {**NUMBERS, "event": "price", "large": 5, "vaccine": -1},
    {**NUMBERS, "event": "per_pig", "large": 2, "medium": 1},
    {**NUMBERS, "event": "most", "counted": ["large"], "prize_money": 25},
    {**NUMBERS, "event": "most", "counted": ["vaccinated"], "prize_vaccine": 1},
    {**NUMBERS, "event": "births", "counted": ["medium", "large"], "per": 2},
    {**NUMBERS, "event": "gift", "prize_amulet": 1, "prize_money": 2},
    {**NUMBERS, "event": "manual", "text": "Sing a song."},
]


def test_the_shipped_rows_are_the_reconstructed_cards():
    assert set(TABLE.usual) == set(TABLE.rows) == set(RECONSTRUCTED)
    options = GAME.codec.read_variant(TABLE.put(TABLE.usual))
    assert dict(options.deck) == RECONSTRUCTED


@pytest.mark.parametrize("row", ROWS)
def test_a_row_comes_back(row):
    found = TABLE.taken(TABLE.put({"SU3": row}))
    assert found == {"SU3": {"event": "none", **row}}


def test_a_half_filled_deck_mixes_and_marks_each_card():
    rows = {"SP1": ROWS[2], "SP4": ROWS[8]}
    variant = TABLE.put(rows)
    seen = set()
    for seed in range(8):
        for state in random_game(GAME, ("Anna", "Ben", "Cleo"), variant, seed):
            if state.card is not None and state.card.slot:
                own = state.card.slot in rows
                assert is_reconstructed(state.card, state.options) != own
                seen.add(own)
    assert seen == {True, False}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("row", ROWS)
def test_columns_and_controls_are_spoken(row, lang):
    words = library().games["happy_pigs"].words(lang)
    assert words.text("tools", "deck")
    assert words.text("tools", "deck_what")
    assert all(words.text("tools", f"deck_{column}") for column in TABLE.columns)
    assert all(words.term(slot) != slot for slot in TABLE.rows)
    for field in TABLE.fields("SP1", row):
        assert words.text("form", field.label, **dict(field.given))
        assert all(words.term(option) for option in field.options)
        assert set(field.path) <= set(TABLE.columns)


def test_a_cell_of_another_kind_can_still_be_emptied():
    row = {**NUMBERS, "event": "none", "large": 5, "text": "?", "counted": ["money"], "per": 2}
    paths = {field.path[0] for field in TABLE.fields("SP1", row)}
    assert set(row) <= paths
    assert "small" not in paths


@pytest.mark.parametrize(
    ("rows", "keys"),
    [
        ({"SP1": {"feed": 8, "mate": 7, "purchase": 9}}, {"SP1.sell"}),
        (
            {"SP1": {**NUMBERS, "feed": 21}, "WI6": {**NUMBERS, "sell": "x"}},
            {"SP1.feed", "WI6.sell"},
        ),
        ({"XX1": NUMBERS}, {"XX1"}),
        ({"SP1": {**NUMBERS, "colour": "red"}}, {"SP1.colour"}),
        ({"SP1": {**NUMBERS, "event": "party"}}, {"SP1.event"}),
        ({"SP1": {**NUMBERS, "event": "none", "large": 5}}, {"SP1.large"}),
        ({"SP1": {**NUMBERS, "event": "price", "text": "?"}}, {"SP1.text"}),
        ({"SP1": {**NUMBERS, "event": "births", "counted": ["large"]}}, {"SP1.per"}),
        ({"SP1": {**NUMBERS, "event": "most", "counted": ["large", "money"]}}, {"SP1.counted"}),
        ({"SP1": {**NUMBERS, "event": "births", "counted": "cow", "per": 1}}, {"SP1.counted"}),
        ({"SP1": {**NUMBERS, "event": "manual", "text": " "}}, {"SP1.text"}),
    ],
)
def test_each_problem_names_row_and_column(rows, keys):
    with pytest.raises(Unreadable) as wrong:
        TABLE.put(rows)
    assert {problem.key for problem in wrong.value.problems} == keys
    for lang in ("en", "de"):
        words = library().games["happy_pigs"].words(lang)
        assert all(words.problem(problem) for problem in wrong.value.problems)


# ---- the card that is up ----


@pytest.mark.parametrize(
    ("card", "same"),
    [
        ({"event": "price", "price": {"L": 5}}, {"event": {"price": {"L": 5}}}),
        ({"event": "price"}, {"event": {"price": {}}}),
        ({"event": "per_pig", "per_pig": {"B": 1}}, {"event": {"per_pig": {"B": 1}}}),
        (
            {"event": "most", "most": ["large"], "prize": {"money": 25}},
            {"event": {"most": ["L"], "prize": {"money": 25}}},
        ),
        ({"event": "most", "most": ["sties"]}, {"event": {"most": "sties", "prize": {}}}),
        ({"event": "births"}, {"event": {"births": ["M", "L"], "per": 2}}),
        ({"event": "gift", "gift": {"amulet": 1}}, {"event": {"gift": {"amulet": 1}}}),
        ({"event": "none", "price": {"L": 5}}, {"event": "none"}),
    ],
)
def test_an_event_is_one_word_with_details_beside_it(card, same):
    own = {"round": 5, "card": {"feed": 7, **card}}
    assert GAME.codec.read(own, {}) == GAME.codec.read(
        {"round": 5, "card": {"feed": 7, **same}}, {}
    )


def test_details_need_the_name_of_their_event():
    with pytest.raises(Unreadable, match=r"card\.price"):
        GAME.codec.read({"card": {"price": {"L": 5}}}, {})


@pytest.mark.parametrize("kind", ["price", "per_pig", "most", "births", "gift", "manual", "none"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_controls_lead_to_a_card_that_can_be_read(kind, lang):
    words = library().games["happy_pigs"].words(lang)
    position = {"card": {"feed": 8, "event": kind}}
    for _ in range(2):
        for field in GAME.form(position, {}):
            if field.path[0] == "card" and field.path[1] not in ("id", "event"):
                words.text("form", field.label, **dict(field.given))
                filled = {"several": list(field.options[-1:]), "text": "Sing a song."}
                value = filled.get(field.kind, 3)
                position = put(position, field.path, value)
    state = GAME.codec.read(position, {})
    assert state.card.event.kind == kind
    assert GAME.art.board(state, words, NONE).text
    again = GAME.codec.write(state)["card"]
    fields = {field.path: field for field in GAME.form({"card": again}, {})}
    assert fields["card", "event"].value == kind


def put(data, path, value):
    key, *rest = path
    return {**data, key: put(data.get(key, {}), rest, value) if rest else value}
