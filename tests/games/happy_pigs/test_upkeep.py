"""Pigs turned over and tools put back by hand: judged, drawn, told, and nothing gets lost."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from tutor.engine.chance import Chance
from tutor.engine.contract import random_game, violations
from tutor.games.happy_pigs import GAME
from tutor.games.happy_pigs.actions import PutBack, TurnOver, Vaccinate
from tutor.games.happy_pigs.state import ITEMS, ROUNDS, STY, State
from tutor.library.load import library
from tutor.library.solve import begin, solution
from tutor.render.marks import Marks

LIB = library().games["happy_pigs"]
HAND = {"upkeep": "hand"}
ANNA = {
    "players": ["Anna", "Ben", "Clara"],
    "card": {"id": "SP2"},
    "chosen": {"Anna": "feed"},
    "farms": {"Anna": {"left": 3, "pigs": {"S": 1, "M": 1, "L": 1}, "tools": {"vaccine": 2}}},
}


def after(position, *moves, variant=HAND):
    state = GAME.codec.read(position, variant)
    for move in moves:
        judgement = GAME.judge(state, GAME.codec.read_move({"by": "Anna", **move}, state))
        assert judgement.step, judgement
        state = judgement.step.state
    return state


def legal(state):
    return [GAME.codec.write_move(action, state) for action in GAME.legal(state)]


VACCINATED = after(ANNA, {"do": "vaccinate", "pig": "M"})


def test_only_the_two_jobs_are_left_and_only_for_their_player():
    assert legal(VACCINATED) == [
        {"by": "Anna", "do": "turn_over", "pig": "M"},
        {"by": "Anna", "do": "put_back", "tool": "vaccine"},
    ]
    assert GAME.actors(VACCINATED) == ("Anna",)


@pytest.mark.parametrize(
    "jobs",
    [
        ({"do": "turn_over", "pig": "M"}, {"do": "put_back", "tool": "vaccine"}),
        ({"do": "put_back", "tool": "vaccine"}, {"do": "turn_over", "pig": "M"}),
    ],
)
def test_by_hand_comes_to_the_same_as_done_for_you(jobs):
    by_hand = after(ANNA, {"do": "vaccinate", "pig": "M"}, *jobs)
    at_once = after(ANNA, {"do": "vaccinate", "pig": "M"}, variant={})
    assert GAME.codec.write(by_hand) == GAME.codec.write(at_once)


def test_a_second_vaccine_waits_for_the_first_pig():
    action = GAME.codec.read_move({"by": "Anna", "do": "vaccinate", "pig": "L"}, VACCINATED)
    verdict = GAME.verdict(VACCINATED, action)
    assert verdict.cites[0] == "HP-P10"
    assert verdict.findings[0].note.instead == ("pig:Anna:M",)


@pytest.mark.parametrize(
    ("spots", "move"),
    [
        (("pig:Anna:M",), {"by": "Anna", "do": "turn_over", "pig": "M"}),
        (("pig:Anna:L",), {"by": "Anna", "do": "turn_over", "pig": "L"}),
        (("store:vaccine",), {"by": "Anna", "do": "put_back", "tool": "vaccine"}),
        (("tool:Anna:vaccine",), {"by": "Anna", "do": "put_back", "tool": "vaccine"}),
    ],
)
def test_taps_mean_the_jobs(spots, move):
    (action,) = GAME.propose(GAME.facts(VACCINATED), "Anna", spots)
    assert GAME.codec.write_move(action, VACCINATED) == move


@pytest.mark.parametrize("lang", ["en", "de"])
def test_picture_and_words_show_what_is_left(lang):
    words = LIB.words(lang)
    drawn = GAME.art.board(VACCINATED, words, Marks({}, tappable=True))
    done = after(ANNA, {"do": "vaccinate", "pig": "M"}, variant={})
    plain = GAME.art.board(done, words, Marks({}, tappable=True))
    for key in ("pig_treated", "tool_spent"):
        said = words.text("figure", key, seat="Anna", pig="medium", tool="vaccine", count=1)
        assert said in drawn.text
        assert said not in plain.text
    assert re.findall('data-id="([^"]+)"', drawn.svg).count("pig:Anna:M") == 1


def pieces(state: State) -> tuple[int, ...]:
    held = [0] * len(ITEMS)
    for farm in state.farms:
        tools = [own + used for own, used in zip(farm.tools, farm.spent, strict=True)]
        for item, count in enumerate((*farm.herd, farm.sties, *tools)):
            held[item] += count
    return tuple(sum(pair) for pair in zip(held, state.store, strict=True))


def test_no_piece_is_lost_in_whole_games_and_the_contract_holds():
    jobs = 0
    for seed in range(3):
        played = list(islice(random_game(GAME, ("A", "B", "C"), HAND, seed), 400))
        assert {pieces(state) for state in played} == {pieces(played[0])}
        waiting = [state for state in played if GAME.facts(state).upkeep]
        jobs += len(waiting)
        assert not list(violations(GAME, waiting[:25]))
    assert jobs > 10, "in such games somebody vaccinates"
    assert pieces(played[0])[STY] == GAME.facts(played[0]).options.box[STY]


@pytest.mark.parametrize("variant", [{}, HAND])
@pytest.mark.parametrize("pigs", [{"L": 1}, {"L": 2}])
def test_a_machine_saves_a_pig_from_the_inspection_also_by_hand(pigs, variant):
    farm = {"pigs": pigs, "tools": {"vaccine": 1}}
    position = {"players": ["Anna", "Ben", "Clara"], "round": 4, "step": "change"}
    state = GAME.codec.read({**position, "farms": {"Anna": farm}}, variant)
    own = tuple(action for action in GAME.legal(state) if action.by == "Anna")
    chosen = GAME.bots["sensible"](GAME.view(state, "Anna"), own, Chance(1, 0))
    assert chosen == Vaccinate("Anna", "L")


@pytest.mark.parametrize(
    ("farm", "variant"),
    [({"tools": {"vaccine": 1}}, {}), ({"treated": "M", "spent": {"vaccine": 1}}, HAND)],
)
def test_after_the_last_round_nothing_is_left_to_do(farm, variant):
    position = {"players": ["Anna", "Ben", "Clara"], "round": ROUNDS, "step": "pass"}
    state = GAME.codec.read({**position, "farms": {"Anna": {"pigs": {"M": 1}, **farm}}}, variant)
    assert not GAME.legal(state)
    assert not list(violations(GAME, [state]))


@pytest.mark.parametrize("lesson", ["HP-LE9", "HP-LE10"])
def test_a_learner_does_the_jobs_in_a_lesson(lesson):
    """Turning the pig, returning the tool: moves of their own, on the way of some step."""
    done = set()
    for step in LIB.lessons[lesson].steps:
        scenario = LIB.scenarios[step]
        if scenario.kind == "try" and scenario.stage != "negative":
            done |= {action.do for action in solution(begin(LIB, scenario))}
    assert {TurnOver.do, PutBack.do} <= done
    assert lesson != "HP-LE10" or {"event", "inspect", "pass"} <= done
