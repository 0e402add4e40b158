"""Tools about money: purchases, the last reckoning, and what a text-only event changed."""

from __future__ import annotations

import pytest

from tutor.engine.contract import random_game
from tutor.engine.game import step
from tutor.engine.problem import Unreadable
from tutor.games.happy_pigs import GAME
from tutor.games.happy_pigs.state import ITEMS

TOOLS = {tool.name: tool for tool in GAME.tools}


def worked(name, given=None, variant=None):
    """The lines of a tool, its examples left out."""
    if given and "basket" in given:
        given = {**given, "basket": {"L": 0, "M": 0, "vaccine": 0, **given["basket"]}}
    return TOOLS[name].work(GAME.codec.read_variant(variant or {}), given or {})


def totals(lines, say):
    return [one.value for one in lines if one.note.say == say]


# ---- purchases ----


@pytest.mark.parametrize(
    ("given", "bought", "refused", "money"),
    [
        # HP-POS31 to POS33, 52, 67 and 68 of the dossier
        ({"money": 25, "actions": 3, "basket": {"sty": 3}}, [10, 15], {"shop_too_dear"}, 1),
        ({"money": 27, "actions": 4, "basket": {"sty": 2, "vaccine": 2}}, [10, 15, 1, 1], set(), 0),
        ({"money": 7, "actions": 4, "basket": {"S": 1, "vaccine": 1}}, [6, 1], set(), 2),
        (
            {"money": 19, "actions": 1, "basket": {"L": 1}, "prices": {"L": 5}},
            [],
            {"shop_too_dear"},
            20,
        ),
        ({"money": 2, "actions": 1, "basket": {"B": 1}, "prices": {"B": -1}}, [2], set(), 0),
        ({"money": 8, "actions": 1, "basket": {"S": 1}, "pigs": {"L": 5}}, [6], set(), 2),
        (
            {"money": 10, "actions": 4, "basket": {"vaccine": 4}, "store": {"vaccine": 3}},
            [1, 1, 1],
            {"shop_sold_out"},
            8,
        ),
        ({"money": 30, "actions": 1, "basket": {"S": 2}}, [6], {"shop_none_left"}, 24),
        ({"money": 30, "actions": 2, "basket": {"L": 1}, "pigs": {"L": 5}}, [], {"shop_full"}, 32),
    ],
)
def test_baskets_of_the_dossier(given, bought, refused, money):
    lines = worked("shop", given)
    assert [one.value for one in lines if one.kind == "yes"] == bought
    assert {one.note.say for one in lines if one.kind == "no"} == refused
    assert totals(lines, "shop_total") == [money]


def test_a_basket_ends_where_the_engine_ends():
    given = {"money": 40, "actions": 6, "basket": {"sty": 1, "M": 2, "amulet": 1}}
    farm = {"money": 40, "left": 6}
    position = {"card": {"purchase": 6}, "chosen": {"A": "purchase"}, "farms": {"A": farm}}
    state = GAME.codec.read(position, {})
    for one in worked("shop", given):
        if one.move is not None:
            state = step(GAME, state, GAME.codec.read_move(one.move, state)).state
    state = step(GAME, state, GAME.codec.read_move({"by": "A", "do": "done"}, state)).state
    assert totals(worked("shop", given), "shop_total") == [state.farms[0].money]


@pytest.mark.parametrize(
    ("basket", "variant", "cost", "says"),
    [
        # HP-POS38 to POS41
        ({"L": 1, "M": 3}, {}, 45, ["shop_first_fine"]),
        ({"L": 3, "vaccine": 1}, {}, 46, ["shop_first_too_dear"]),
        ({"M": 2, "S": 2, "amulet": 1}, {}, 33, ["shop_first_too_many"]),
        ({"M": 2, "S": 2, "amulet": 1}, {"ielloStart": True}, 33, ["shop_first_fine"]),
        ({"sty": 1}, {}, 10, ["shop_first_no_sties"]),
    ],
)
def test_first_purchases_of_the_dossier(basket, variant, cost, says):
    lines = worked("shop", {"when": "first_purchase", "basket": basket}, variant)
    assert totals(lines, "shop_cost") == [cost]
    assert [one.note.say for one in lines if one.kind in ("yes", "no")] == says


def test_the_items_of_a_first_purchase_add_up():
    lines = worked("shop", {"when": "first_purchase", "basket": dict.fromkeys(ITEMS, 1)})
    assert sum(totals(lines, "shop_item")) == totals(lines, "shop_cost")[0]


def test_taps_fill_the_basket_and_empty_it():
    tool, options = TOOLS["shop"], GAME.codec.read_variant({})
    given = tool.tap(options, {"basket": {}}, "store:L")
    assert given["basket"]["L"] == 1
    assert tool.tap(options, given, "basket:L")["basket"]["L"] == 0
    assert tool.tap(options, given, "money:A") is None


# ---- the last reckoning ----

NONE = dict.fromkeys("BSML", 0)
TIED = {
    "A": {"money": 84, "pigs": NONE, "sties": 2, "tools": 3},
    "B": {"money": 84, "pigs": NONE, "sties": 3, "tools": 0},
    "C": {"money": 83, "pigs": {}, "sties": 5, "tools": 10},
}


def test_the_tie_of_the_dossier_line_by_line():
    lines = worked("final", TIED)
    assert totals(lines, "final_sum") == [84, 84, 83]
    assert totals(lines, "final_sties") == [15, 30]
    assert totals(lines, "final_tools") == [3, 0]
    assert totals(lines, "final_new_sum") == [102, 114]
    assert lines[-1].note.given == (("seat", "B"),)
    assert lines[-1].cites == ("HP-G5",)
    assert [dict(one.note.given)["seats"] for one in lines if one.note.say == "final_out"] == [
        ("C",)
    ]


def test_still_equal_is_a_shared_win():
    given = {**TIED, "A": {"money": 84, "sties": 1, "tools": 10, "pigs": NONE}}
    given["B"] = {"money": 84, "sties": 2, "tools": 0, "pigs": NONE}
    lines = worked("final", given)
    assert lines[-1].cites == ("HP-G6",)
    assert dict(lines[-1].note.given)["seats"] == ("A", "B")


def test_a_sum_is_its_lines():
    given = {"A": {"money": 23, "pigs": {"L": 2, "M": 1, "S": 3, "B": 1}}, "B": {"money": 0}}
    lines = worked("final", given)
    end = next(at for at, one in enumerate(lines) if one.note.say == "final_sum")
    assert sum(one.value or 0 for one in lines[:end]) == lines[end].value == 84


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_reckoning_is_the_answer_of_the_game(seed):
    for state in list(random_game(GAME, ("Anna", "Ben", "Cleo"), {}, seed))[50::40]:
        lines = TOOLS["reckoning"].work(state, {})
        final = GAME.ask(state, {"what": "final"}).value
        assert totals(lines, "final_sum") == list(final["totals"].values())
        assert totals(lines, "final_new_sum") == list(final["tiebreak"].values())
        told = dict(lines[-1].note.given)
        assert list(told.get("seats", (told.get("seat"),))) == final["winners"]


def test_own_prices_at_the_end_are_said_to_be_a_house_rule():
    card = {"id": "AU2"}
    position = {"round": 16, "step": "over", "card": card, "farms": {"A": {"pigs": {"L*": 2}}}}
    usual = TOOLS["reckoning"].work(GAME.codec.read(position, {}), {})
    dearer = TOOLS["reckoning"].work(GAME.codec.read(position, {"finalSale": "card"}), {})
    assert totals(usual, "final_sum")[0] == 30
    assert totals(dearer, "final_sum")[0] == 40
    assert [one.cites for one in dearer if one.kind == "open"] == [("HP-V2",)]


# ---- text only ----


def waiting(event):
    farms = {"A": {"money": 3}}
    return GAME.codec.read(
        {"round": 2, "step": "event", "card": {"event": event}, "farms": farms}, {}
    )


def test_the_engine_stops_until_the_outcome_is_entered():
    state = waiting({"manual": "The loudest gets a Baby."})
    bare = GAME.codec.read_move({"by": "A", "do": "event"}, state)
    assert not GAME.verdict(state, bare).legal
    assert GAME.verdict(state, bare).findings[0].note.say == "outcome_needed"
    tool = TOOLS["outcome"]
    assert tool.when(state)
    lines = tool.work(state, {"outcome": {"B": {"pigs": {"B": 1}}, "A": {"money": -2}}})
    told = [(dict(one.note.given)["item"], one.value) for one in lines if one.value is not None]
    assert told == [("money", 1), ("baby", 1)]
    after = step(GAME, state, GAME.codec.read_move(lines[-1].move, state)).state
    assert (after.farms[0].money, after.farms[1].herd, after.step) == (1, (1, 0, 0, 0), "pass")


def test_a_text_nobody_copied_stops_the_engine_too():
    state = waiting("manual")
    assert not GAME.verdict(state, GAME.codec.read_move({"by": "A", "do": "event"}, state)).legal
    assert TOOLS["outcome"].when(state)
    assert not TOOLS["outcome"].when(waiting("none"))


def test_an_outcome_that_cannot_be_is_named():
    with pytest.raises(Unreadable, match=r"outcome\.A"):
        TOOLS["outcome"].work(waiting("manual"), {"outcome": {"A": {"money": -4}}})
