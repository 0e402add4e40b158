"""Values an owner enters: from the table's cells to the engine, each problem by row and column."""

from dataclasses import replace

import pytest

from tests.games.schaeferstuendchen.at_table import after, play, position
from tutor.engine.contract import random_game, violations
from tutor.engine.problem import Unreadable
from tutor.games.schaeferstuendchen import GAME
from tutor.games.schaeferstuendchen.owner import reconstructed
from tutor.games.schaeferstuendchen.state import DECK, ROLES
from tutor.library import sheets
from tutor.library.load import library
from tutor.library.models import LANGUAGES

ROLE_TABLE, DECK_TABLE = GAME.tables
TEXT_ONLY = {"rueckenwind": {"name": "Rätsel", "effects": ["text"]}}


def refused(table, rows):
    with pytest.raises(Unreadable) as wrong:
        table.put(rows)
    return {(problem.key, problem.say) for problem in wrong.value.problems}


def test_there_is_room_for_every_role_and_71_cards():
    assert set(ROLE_TABLE.rows) == set(ROLES)
    assert len(DECK_TABLE.rows) == DECK
    assert sum(cells["copies"] for cells in DECK_TABLE.usual.values()) == DECK


@pytest.mark.parametrize("table", GAME.tables, ids=lambda table: table.name)
def test_what_is_shipped_goes_in_and_comes_out_unchanged(table):
    shipped = {row: dict(cells) for row, cells in table.usual.items()}
    spare = [row for row in shipped if row.startswith("free")]
    rows = {row: cells for row, cells in shipped.items() if row not in spare}
    assert table.taken(table.put(rows)) == rows


@pytest.mark.parametrize("table", GAME.tables, ids=lambda table: table.name)
def test_a_sheet_of_all_values_reads_back(table):
    rows = {row: dict(cells) for row, cells in table.usual.items() if not row.startswith("free")}
    read = sheets.read(GAME.slug, table, "own.csv", sheets.to_csv(table, rows))
    assert table.put(read) == table.put(rows)


def test_role_values_reach_a_new_game():
    variant = ROLE_TABLE.put({"maid": {"movement": 6, "combat": 1}})
    state = GAME.start(("Anna", "Ben"), variant)
    assert (state.players[0].movement, state.players[0].combat) == (6, 1)
    assert (state.players[1].movement, state.players[1].combat) == (3, 4)
    assert GAME.codec.write_variant(state) == variant


def test_a_value_in_the_position_comes_before_the_owners():
    variant = ROLE_TABLE.put({"maid": {"movement": 6, "combat": 1}})
    players = {"A": {"role": "maid", "movement": 2}, "B": {"role": "bandit"}}
    state = position(players, variant, set="practice")
    assert (state.players[0].movement, state.players[0].combat) == (2, 1)


def test_an_entered_card_works_and_its_row_is_gone():
    rows = {"matsch": {"name": "Pfütze", "effects": ["combat"], "combat": -4, "value": 7}}
    variant = DECK_TABLE.put(rows)
    players = {
        "A": {"role": "maid", "at": "valley", "out": {"Pfütze": 1}},
        "B": {"role": "bandit", "at": "valley", "combat_card": "Pfütze"},
    }
    state = position(players, variant, set="practice", step=6)
    assert GAME.ask(state, {"what": "strength", "of": "A"}).value == -1
    assert GAME.ask(state, {"what": "strength", "of": "B"}).value == 11
    assert "matsch" not in GAME.facts(state).cards
    assert GAME.facts(state).box.count("Pfütze") == 3


def test_a_game_with_an_owners_cards_deals_them():
    rows = {"matsch": {"copies": 0}, "free_35": {"name": "Gans", "copies": 3, "value": 1}}
    state = GAME.start(("Anna", "Ben"), DECK_TABLE.put(rows))
    box = GAME.facts(state).box
    assert len(box) == DECK
    assert (box.count("Gans"), box.count("matsch")) == (3, 0)


WRONG = {
    "a number that is none": ({"esel": {"copies": "two"}}, ("esel.copies", "not_a_number")),
    "an unknown column": ({"esel": {"weight": 3}}, ("esel.weight", "unknown_key")),
    "an unknown row": ({"kuh": {"copies": 1}}, ("kuh", "unknown_key")),
    "an item with a value": ({"esel": {"value": 2}}, ("esel.value", "item_value")),
    "an effect that does not exist": (
        {"esel": {"effects": ["fly"]}}, ("esel.effects", "not_a_choice")
    ),
    "an effect of another kind": (
        {"matsch": {"effects": ["cancel"]}}, ("matsch.effects", "other_kind")
    ),
    "an effect without its number": (
        {"matsch": {"effects": ["combat"]}}, ("matsch.combat", "amount_needed")
    ),
    "a number without its effect": (
        {"nickerchen": {"combat": 2}}, ("nickerchen.combat", "effect_not_chosen")
    ),
    "copies that do not add up": ({"matsch": {"copies": 2}}, ("matsch.copies", "copies_total")),
    "a row without a name": (
        {"matsch": {"copies": 2}, "free_40": {"copies": 1}}, ("free_40.name", "name_needed")
    ),
    "another name for a printed one": (
        {"verlaufen": {"name": "Weg weg"}}, ("verlaufen.name", "printed_name")
    ),
    "a name twice": (
        {"matsch": {"name": "Gans"}, "umweg": {"name": "Gans"}}, ("umweg.name", "name_taken")
    ),
    "a draw that is none": (
        {"schaf_roulette": {"roulette": ["3:9"]}}, ("schaf_roulette.roulette", "not_a_choice")
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_each_cell_that_cannot_be_is_named(name):
    rows, problem = WRONG[name]
    assert problem in refused(DECK_TABLE, rows)
    words = library().games[GAME.slug]
    with pytest.raises(Unreadable) as wrong:
        DECK_TABLE.put(rows)
    for lang in LANGUAGES:
        assert all(words.words(lang).problem(one) for one in wrong.value.problems)


def test_every_problem_is_found_at_once():
    rows = {"maid": {"movement": -1}, "cook": {"combat": "x", "speed": 1}}
    assert {key for key, _ in refused(ROLE_TABLE, rows)} == {
        "maid.movement", "cook.combat", "cook.speed",
    }  # fmt: skip


def test_switches_that_cannot_be_are_named_too():
    with pytest.raises(Unreadable) as wrong:
        GAME.codec.read_variant({"deck": {"matsch": {"copies": 9}}, "roles": {"cow": {}}})
    keys = {problem.key for problem in wrong.value.problems}
    assert keys == {"variant.roles.cow", "variant.deck"}


def test_nothing_is_reconstructed_once_all_is_entered():
    rows = {row: dict(cells) for row, cells in DECK_TABLE.usual.items() if "free" not in row}
    cards = DECK_TABLE.put(rows)
    roles = ROLE_TABLE.put({row: dict(cells) for row, cells in ROLE_TABLE.usual.items()})
    seats = ("Anna", "Ben")
    assert reconstructed(GAME.start(seats, {}))
    assert reconstructed(GAME.start(seats, cards))
    assert reconstructed(GAME.start(seats, roles))
    assert not reconstructed(GAME.start(seats, {**cards, **roles}))


def test_a_position_with_its_own_values_uses_nothing_reconstructed():
    players = {
        "A": {"role": "maid", "movement": 1, "combat": 1, "out": {"Gans": 1}},
        "B": {"role": "bandit", "movement": 2, "combat": 2},
    }
    own = {"Gans": {"value": 2, "effect": {"movement": 5}}}
    state = position(players, step=4, cards=own)
    assert not reconstructed(state)
    assert GAME.ask(state, {"what": "movement", "of": "A"}).value == 6
    assert "rueckenwind" not in GAME.facts(state).cards


def test_the_form_offers_the_owners_cards_and_values():
    variant = {
        **DECK_TABLE.put({"matsch": {"name": "Pfütze"}}),
        **ROLE_TABLE.put({"maid": {"movement": 6, "combat": 1}}),
    }
    given = {"set": "practice", "players": {"A": {"role": "maid"}, "B": {"role": "bandit"}}}
    fields = {field.path: field for field in GAME.form(given, variant)}
    assert fields["players", "A", "movement"].value == 6
    assert "Pfütze" in fields["players", "A", "hand"].options
    assert "matsch" not in fields["players", "A", "hand"].options


def test_every_control_and_heading_is_written():
    for lang in LANGUAGES:
        words = library().games[GAME.slug].words(lang)
        for table in GAME.tables:
            assert words.text("tools", f"{table.name}_what")
            for column in table.columns:
                assert words.text("tools", f"{table.name}_{column}")
            for row in table.rows:
                assert words.term(row) != row
                everything = {"effects": [f for f in LISTED if f != "text"]}
                for field in table.fields(row, everything if table is DECK_TABLE else {}):
                    assert words.text("form", field.label)
                    assert field.path[0] in table.columns


LISTED = next(f.options for f in DECK_TABLE.fields("matsch", {}) if f.path == ("effects",))


# ---- a card that only its text explains


def told_table(**player):
    players = {
        "A": {"role": "maid", "open": {"Rätsel": 1, "abkuerzung": 1}, **player},
        "B": {"role": "bandit"},
    }
    return position(players, DECK_TABLE.put(TEXT_ONLY), set="practice", step=3)


def test_a_text_stops_the_engine_which_asks():
    state = told_table()
    verdict = play(state, {"by": "A", "do": "resolve"}).verdict
    assert not verdict.legal
    assert verdict.findings[0].note.say == "text_only"
    assert set(verdict.cites) == {"SC-R2", "SC-M6"}
    kinds = {GAME.codec.write_move(action, state)["do"] for action in GAME.legal(state)}
    assert kinds == {"outcome"}


def test_the_outcome_told_works_like_a_card():
    state = after(told_table(), {"by": "A", "do": "outcome", "card": "Rätsel", "movement": 3})
    assert state.players[0].out == ("Rätsel",)
    state = after(state, {"by": "A", "do": "resolve"})
    assert GAME.facts(state).movement(0) == 4 + 3 + 2
    again = GAME.codec.read(GAME.codec.write(state), GAME.codec.write_variant(state))
    assert again == state


def test_an_outcome_can_sit_somebody_out_and_take_sheep():
    state = told_table(sheep=2)
    move = {"by": "A", "do": "outcome", "card": "Rätsel", "sit_out": True, "sheep": -1}
    done = after(state, move)
    assert done.players[0].sits
    assert (done.players[0].sheep, done.supply) == (1, state.supply + 1)
    assert done.valley + done.supply + sum(player.sheep for player in done.players) == 14


def test_nothing_that_counts_sends_the_card_away():
    state = after(told_table(), {"by": "A", "do": "outcome", "card": "Rätsel"})
    assert "Rätsel" in state.discard
    assert state.players[0].told == ()


@pytest.mark.parametrize(
    ("move", "say"),
    [
        ({"card": "abkuerzung"}, "explained"),
        ({"card": "esel"}, "not_open"),
    ],
)
def test_only_an_open_text_has_an_outcome(move, say):
    judged = play(told_table(), {"by": "A", "do": "outcome", **move})
    assert judged.verdict.findings[0].note.say == say


def test_lower_values_come_before_a_text():
    rows = {"rueckenwind": {"name": "Rätsel", "effects": ["text"], "value": 5}}
    players = {
        "A": {"role": "maid", "open": {"Rätsel": 1, "abkuerzung": 1}},
        "B": {"role": "bandit"},
    }
    state = position(players, DECK_TABLE.put(rows), set="practice", step=3)
    early = play(state, {"by": "A", "do": "outcome", "card": "Rätsel", "movement": 1})
    assert early.verdict.findings[0].note.say == "not_lowest"
    assert after(state, {"by": "A", "do": "resolve", "cards": ["abkuerzung"]}).players[0].out


def test_a_text_item_stays_with_what_was_told():
    rows = {"esel": {"name": "Kiste", "effects": ["text"]}}
    players = {"A": {"role": "cook", "selfish": "Kiste"}, "B": {"role": "bandit"}}
    state = position(players, DECK_TABLE.put(rows), set="practice", step=3)
    state = after(state, {"by": "A", "do": "reveal"})
    assert state.players[0].open == ("Kiste",)
    state = after(state, {"by": "A", "do": "outcome", "card": "Kiste", "combat": 2})
    assert state.players[0].items == ("Kiste",)
    state = replace(state, step=7)
    state = after(state, {"by": "A", "do": "end_round"})
    assert [card.effect.combat for card in GAME.facts(state).works(0)] == [2]


MIXED = {
    "rueckenwind": {"name": "Rätsel", "effects": ["text"], "value": 2},
    "esel": {"name": "Kiste", "effects": ["text"]},
    "matsch": {"copies": 1},
    "free_35": {"name": "Gans", "copies": 2, "value": 3, "effects": ["text"], "lasts": "next"},
}


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_with_texts_keeps_the_contract(seed):
    variant = DECK_TABLE.put(MIXED)
    seats = ("Anna", "Ben", "Cleo", "Dora")
    states = list(random_game(GAME, seats, variant, seed))
    asked = [state for state in states if any(map(GAME.facts(state).unread, range(4)))]
    assert asked
    sample = (*states[::25], *asked[:6])
    assert list(violations(GAME, sample)) == []


def test_the_stack_tool_stops_where_the_engine_stops():
    stack = next(tool for tool in GAME.tools if tool.name == "stack")
    options = GAME.codec.read_variant(DECK_TABLE.put(TEXT_ONLY))
    given = {"cards": {"1": "Rätsel", "2": "esel", "3": "umweg"}}
    says = [ln.note.say for ln in stack.work(options, given)]
    assert says.index("stack_stops") > says.index("stack_step")
    assert says.count("stack_step") == 1
    assert "stack_waits" in says
