"""Where the store has too few for an event, the nearest to the starting player comes first."""

import pytest

from tutor.games.happy_pigs import GAME

HERDS = {"Ben": {"pigs": {"B": 2}}, "Clara": {"pigs": {"B*": 2}}, "Dora": {"pigs": {}}}


def happened(event, store, farms=HERDS):
    state = GAME.codec.read(
        {
            "players": list(farms),
            "round": 3,
            "step": "event",
            "starter": "Clara",
            "card": {"event": event},
            "farms": farms,
            "store": store,
        },
        {},
    )
    return GAME.judge(state, GAME.codec.read_move({"by": "Ben", "do": "event"}, state)).step


def order(step):
    return [dict(event.note.given)["seats"] for event in step.events if event.rule == "HP-D3"]


@pytest.mark.parametrize(("amulets", "told"), [(2, [("Clara", "Ben")]), (4, [])])
def test_a_prize_for_two(amulets, told):
    step = happened({"most": ["B"], "prize": {"amulet": 2}}, {"amulet": amulets})
    assert order(step) == told


@pytest.mark.parametrize(("babies", "told"), [(1, [("Clara", "Ben")]), (2, [])])
def test_babies_of_an_event(babies, told):
    farms = {name: {"pigs": {"M": 2}} for name in ("Ben", "Clara")} | {"Dora": {"pigs": {}}}
    step = happened({"births": ["M"], "per": 2}, {"B": babies}, farms)
    assert order(step) == told
