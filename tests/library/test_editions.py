"""Lessons follow the reader's switches exactly where they still teach the same."""

from __future__ import annotations

import pytest

from tutor.library.editions import stays, under
from tutor.library.load import library
from tutor.library.solve import attempt, begin, solution

GAMES = [lib.slug for lib in library().shelf()]


def other_values(lib):
    """Each switch with each value that is not the rulebook's."""
    from tutor.app.address import value_of

    for switch in lib.info.switches:
        for value in list(switch.values)[1:]:
            yield ((switch.key, value_of(value)),)


@pytest.mark.parametrize("slug", GAMES)
def test_without_a_choice_every_scenario_is_as_written(slug):
    lib = library().games[slug]
    assert all(under(slug, name, ()) is lib.scenarios[name] for name in lib.scenarios)


@pytest.mark.parametrize("slug", GAMES)
def test_a_scenario_under_other_switches_can_still_be_solved(slug):
    lib = library().games[slug]
    for chosen in list(other_values(lib))[:4]:
        for name in list(lib.scenarios)[::7]:
            scenario = under(slug, name, chosen)
            trial = begin(lib, scenario)
            for action in solution(trial) or () if scenario.kind == "try" else ():
                trial = attempt(trial, action)
            assert scenario.kind != "try" or trial.status == "done", (name, chosen)


@pytest.mark.parametrize("slug", GAMES)
def test_some_switch_matters_to_some_scenario_and_the_others_follow(slug):
    lib = library().games[slug]
    kept = {
        stays(slug, name, chosen)
        for chosen in other_values(lib)
        for name in list(lib.scenarios)[:40]
    }
    assert kept == {True, False}
