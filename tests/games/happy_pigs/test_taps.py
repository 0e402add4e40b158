"""What a tap on the table means, and that every task of a lesson can be done by tapping."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from tutor.app.widgets import counting
from tutor.app.widgets.tap import Taps, tap
from tutor.games.happy_pigs import GAME
from tutor.library.load import library
from tutor.library.solve import attempt, begin, solution
from tutor.render.marks import Marks

LIB = library().games["happy_pigs"]
TRIES = [s for s in LIB.scenarios.values() if s.kind == "try"]
MOST_TAPS = 3
ANNA_FEEDS = {
    "players": ["Anna", "Ben", "Clara"],
    "card": {"id": "SP2"},
    "chosen": {"Anna": "feed", "Ben": "sell", "Clara": "purchase"},
    "farms": {
        "Anna": {"money": 5, "sties": 2, "pigs": {"S": 2}, "tools": {"amulet": 1}},
        "Ben": {"money": 5, "pigs": {"B": 1, "S": 1}, "tools": {"amulet": 1}},
    },
}


def meant(position, seat, *spots, variant=None):
    state = GAME.codec.read(position, variant or {})
    actions = GAME.propose(GAME.facts(state), seat, spots)
    return [GAME.codec.write_move(action, state) for action in actions]


def by_tapping(state, seat):
    """Every action that some taps name, alone or as one of several to choose from."""
    picture = GAME.art.board(state, LIB.words("en"), Marks(tappable=True))
    spots = [
        node.get("data-id")
        for node in ET.fromstring(picture.svg).iter()
        if node.get("role") == "button"
    ]
    found, open_ = set(), [Taps()]
    for _ in range(MOST_TAPS):
        wider = []
        for taps in open_:
            for spot in spots:
                after = tap(GAME, state, seat, taps, spot)
                found.update(after.actions)
                if len(after.actions) != 1 and len(after.spots) > len(taps.spots):
                    wider.append(after)
        # Two taps suffice; a first purchase is counted, and below tried tap by tap.
        open_ = [w for w in wider if len(w.spots) < 2]
    return found


def by_counting(state, action):
    """The action that comes of tapping everything it is made of."""
    spots, taps = counting.tapped_for(GAME, state, action), Taps()
    for spot in spots:
        taps = tap(GAME, state, action.by, taps, spot)
        assert taps.actions == (), "nothing is bought before the player says so"
    parts = counting.spots(GAME, state, action.by)
    counts = tuple(taps.spots.count(spot) for spot in parts)
    return {GAME.assembly.made(GAME.facts(state), action.by, counts)} if parts else set()


@pytest.mark.parametrize("scenario", TRIES, ids=lambda scenario: scenario.id)
def test_the_way_to_success_can_be_tapped(scenario):
    trial = begin(LIB, scenario)
    for action in solution(trial):
        counted = by_counting(trial.state, action)
        assert action in counted | by_tapping(trial.state, scenario.seat)
        trial = attempt(trial, action)
    assert trial.status == "done"


SHOPPING = {"players": ["Anna", "Ben", "Clara"], "step": "setup"}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("counts", "numbers"),
    [
        ((0, 0, 0, 0, 0, 0, 0, 0), [45]),
        ((0, 0, 3, 1, 0, 0, 0, 0), [3, 45, 45, 0]),
        ((0, 0, 0, 3, 0, 1, 0, 0), [3, 46, 45, 1]),
        ((0, 0, 0, 0, 2, 0, 0, 0), [2, 25, 45, 20]),
    ],
)
def test_a_basket_tells_what_it_costs_and_what_is_left(counts, numbers, lang):
    state = GAME.codec.read(SHOPPING, {})
    facts = GAME.facts(state)
    action = GAME.assembly.made(facts, "Anna", counts)
    assert GAME.assembly.counts(action) == counts
    said = LIB.words(lang).move(GAME.assembly.told(facts, action))
    assert [int(number) for number in re.findall(r"\d+", said)] == numbers


def test_there_is_a_basket_before_round_1_only():
    state = GAME.codec.read(SHOPPING, {})
    assert len(counting.spots(GAME, state, "Anna")) == 8
    assert counting.spots(GAME, state, "*") == ()
    assert counting.spots(GAME, GAME.codec.read(ANNA_FEEDS, {}), "Anna") == ()
    first = GAME.legal(state)
    assert len(first) > 300
    assert counting.loose(GAME, first) == []
    meal = GAME.legal(GAME.codec.read(ANNA_FEEDS, {}))
    assert counting.loose(GAME, meal) == list(meal)


def test_a_pig_of_another_player_stands_for_one_that_is_not_there():
    feed = {"by": "Anna", "do": "feed", "pig": "B"}
    assert meant(ANNA_FEEDS, "Anna", "pig:Ben:B") == [feed]
    assert meant(ANNA_FEEDS, "Anna", "pig:Ben:S") == []


def test_own_things_go_to_the_store_unless_one_is_buying():
    position = {**ANNA_FEEDS, "chosen": {**ANNA_FEEDS["chosen"], "Anna": "sell"}}
    amulet = ("tool:Anna:amulet", "store:amulet")
    assert meant(position, "Anna", *amulet) == [{"by": "Anna", "do": "sell", "item": "amulet"}]
    sty = {"by": "Anna", "do": "sell", "item": "sty"}
    assert meant(position, "Anna", "sty:Anna", "store:sty") == [sty]
    buying = {**ANNA_FEEDS, "chosen": {**ANNA_FEEDS["chosen"], "Anna": "purchase"}}
    assert meant(buying, "Anna", *amulet) == [{"by": "Anna", "do": "buy", "item": "amulet"}]


def test_money_is_the_trade_and_actions_left_the_end_of_the_turn():
    assert meant(ANNA_FEEDS, "Anna", "money:Anna") == [{"by": "Anna", "do": "exchange"}]
    assert meant(ANNA_FEEDS, "Anna", "left:Anna") == [{"by": "Anna", "do": "done"}]


def test_the_card_is_turned_before_the_turns_and_happens_after_them():
    before = meant({"players": ["A", "B", "C"], "round": 3, "step": "card"}, "A", "card")
    assert [move["card"]["id"][:2] for move in before] == ["SP"] * 6 + ["SU"]
    assert meant(ANNA_FEEDS, "Anna", "card") == [{"by": "Anna", "do": "event"}]


def test_several_supplements_are_asked_about_where_they_add_up():
    tools = {"amulet": 1, "supplement": 2}
    farms = {"Anna": {"pigs": {"B": 1}, "tools": tools}}
    position = {**ANNA_FEEDS, "farms": farms}
    spots = ("tool:Anna:supplement", "pig:Anna:B")
    one = [{"by": "Anna", "do": "feed", "pig": "B", "supplement": 1}]
    assert meant(position, "Anna", *spots) == one
    both = meant(position, "Anna", *spots, variant={"toolStacking": "many"})
    assert [move["supplement"] for move in both] == [1, 2]


@pytest.mark.parametrize(("lang", "said"), [("en", "2 Mediums"), ("de", "2 mittlere Schweine")])
def test_a_first_purchase_is_named_by_numbers(lang, said):
    state = GAME.codec.read({"players": ["A", "B", "C"], "step": "setup"}, {})
    action = GAME.codec.read_move({"by": "A", "do": "setup", "items": {"M": 2, "S": 1}}, state)
    assert said in LIB.words(lang).move(GAME.label(action, state))


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "There is $1."), ("de", "Vorhanden ist 1\u00a0$.")]
)
def test_one_dollar_is_one(lang, said):
    buys = {**ANNA_FEEDS["chosen"], "Anna": "purchase"}
    position = {**ANNA_FEEDS, "chosen": buys, "farms": {"Anna": {"money": 1}}}
    state = GAME.codec.read(position, {})
    verdict = GAME.verdict(
        state, GAME.codec.read_move({"by": "Anna", "do": "buy", "item": "B"}, state)
    )
    told = [LIB.words(lang).finding(finding).fact for finding in verdict.findings]
    assert any(said in fact for fact in told)
