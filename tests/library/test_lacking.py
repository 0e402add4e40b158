"""What a goal asks for in numbers and the position does not have."""

from __future__ import annotations

import pytest

from tutor.library.lacking import lacking
from tutor.library.load import library
from tutor.library.solve import attempt, begin

LIB = library().games["happy_pigs"]


def lacks(task, move):
    trial = begin(LIB, LIB.scenarios[task])
    trial = attempt(trial, LIB.game.codec.read_move(move, trial.state))
    assert trial.status == "failed"
    then = trial.scenario.success.then
    return {".".join(one.field.path): (one.have, one.wanted) for one in lacking(trial, then)}


@pytest.mark.parametrize(
    ("task", "by", "items", "found"),
    [
        (
            "HP-SC02",
            "Ben",
            {"M": 2, "S": 2},
            {
                "farms.Ben.pigs.S": (2, 0),
                "farms.Ben.pigs.M": (2, 3),
                "farms.Ben.pigs.L": (0, 1),
            },
        ),
        ("HP-SC03", "Anna", {"M": 2}, {"farms.Anna.money": (25, 20)}),
    ],
)
def test_a_wrong_purchase_is_told_good_by_good(task, by, items, found):
    assert lacks(task, {"by": by, "do": "setup", "items": items}) == found


def test_nothing_is_lacking_when_the_goal_is_reached():
    trial = begin(LIB, LIB.scenarios["HP-SC02"])
    move = {"by": "Ben", "do": "setup", "items": {"L": 1, "M": 3}}
    trial = attempt(trial, LIB.game.codec.read_move(move, trial.state))
    assert trial.status == "done"
    assert not list(lacking(trial, trial.scenario.success.then))
