"""Every task of these games can be solved by tapping the board, and taps are taken as meant."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tutor.app.widgets import marks
from tutor.app.widgets.tap import Taps, tap
from tutor.library.load import library
from tutor.library.solve import Trial, attempt, begin, solution

SHELF = library().games
MOST_TAPS = 6
_SPOT = re.compile(r'data-id="([^"]+)" role="button"')
SEATS_OWN = ("player", "tokens", "yard", "farmers", "front")
TASKS = [
    (slug, scenario.id)
    for slug in ("schweinsgalopp", "schweinebande")
    for scenario in SHELF[slug].scenarios.values()
    if scenario.kind == "try"
]


def tappable(trial: Trial) -> list[str]:
    shown = trial.game.view(trial.state, trial.scenario.seat)
    words = trial.library.words("en")
    return _SPOT.findall(trial.game.art.board(shown, words, marks.tappable()).svg)


def spoken_of(trial: Trial, action: Any) -> list[str]:
    """The spots that have to do with a move: its words, its spaces, the seat's own places."""
    seat, move = trial.scenario.seat, trial.game.codec.write_move(action, trial.state)
    given = trial.game.label(action, trial.state).given
    named = {*flat(move), *flat(dict(given)), "undealt", "middle"}
    if "to" in move and isinstance(move["to"], int):
        named.add(str(trial.game.facts(trial.state).space(move["to"])))
    every = []
    for spot in tappable(trial):
        kind, *rest = spot.split(":")
        own = kind in SEATS_OWN and rest[0] == seat
        if own if kind in SEATS_OWN else (rest or [kind])[-1] in named:
            every.append(spot)
    return every


def flat(value: Any) -> Iterator[str]:
    """Every word and number in a move; of a line-up only the unusual spaces."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield str(key)
            yield from flat(item) if key != "track" else (*item, *late_spaces(item))
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from flat(item)
    else:
        yield str(value)


def late_spaces(track: dict[str, int]) -> list[str]:
    return [str(space) for space in track.values() if space > len(track)]


def ways(trial: Trial, action: Any) -> Iterator[Taps]:
    """What tapping leads to: two taps anywhere, then more on what has to do with the move."""
    yield from tried(trial, tappable(trial), 2)
    yield from tried(trial, spoken_of(trial, action), MOST_TAPS)


def tried(trial: Trial, spots: list[str], most: int) -> Iterator[Taps]:
    """What these spots lead to, few taps first; a tap that names one move ends there."""
    seat, open_ = trial.scenario.seat, [Taps()]
    for _ in range(most):
        tapped = (
            tap(trial.game, trial.state, seat, taps, spot) for taps in open_ for spot in spots
        )
        later = []
        for taps in tapped:
            yield taps
            fresh = len(set(taps.spots)) == len(taps.spots)
            if len(taps.actions) != 1 and fresh:
                later.append(taps)
        open_ = later


def same(trial: Trial, meant: Any, wanted: Any, last: bool) -> bool:
    """Whether a move is the one wanted, or one that says the same, or solves the task as well."""
    if meant == wanted:
        return True
    if attempt(trial, meant).status == "done":
        return last
    one, other = (trial.game.judge(trial.state, action).step for action in (meant, wanted))
    return one is not None and one == other


@pytest.mark.parametrize(("slug", "task"), TASKS)
def test_every_task_is_solved_by_tapping(slug, task):
    trial = begin(SHELF[slug], SHELF[slug].scenarios[task])
    way = solution(trial)
    assert way
    for wanted in way:
        last = wanted is way[-1]
        found = next(
            (
                taps
                for taps in ways(trial, wanted)
                if any(same(trial, meant, wanted, last) for meant in taps.actions)
            ),
            None,
        )
        assert found, f"{task}: no taps for {trial.game.codec.write_move(wanted, trial.state)}"
        trial = attempt(trial, wanted)


def galopp(hand, *spots):
    """What these taps mean at the usual start; `again` stands for the last spot."""
    game = SHELF["schweinsgalopp"].game
    state = game.codec.read({"hands": {"A": hand}}, {})
    meant = game.propose(game.facts(state), "A", spots)
    return [game.codec.write_move(action, state) for action in meant]


def play(card, **claims):
    return {"by": "A", "do": "play", "card": card, **claims}


HAND = {"red": 4, "blue": 3}


@pytest.mark.parametrize(
    ("spots", "moves"),
    [
        (("card:A:red",), [play("red")]),
        (("pig:red", "again"), [play("red")]),
        (("pig:red", "card:A:red"), [play("red")]),
        (("pig:blue", "card:A:red"), [play("red", pig="blue")]),
        (("pig:red", "pig:blue"), [play("red", to=5)]),
        (("pig:red", "space:7"), [play("red", to=7)]),
        (("space:7", "card:A:red"), [play("red", to=7)]),
        (("space:5", "card:A:blue"), [play("blue", to=27)]),
        (("middle", "card:A:red"), [play("red", take=chips) for chips in range(6)]),
        (("pig:red",), []),
        (("middle",), []),
        (("undealt",), [{"by": "A", "do": "draw"}, {"by": "A", "do": "pass"}]),
    ],
)
def test_a_card_is_played_as_the_tap_before_it_says(spots, moves):
    assert galopp(HAND, *spots) == moves


def test_a_spot_tapped_again_starts_anew_where_it_means_nothing_more():
    lib = SHELF["schweinebande"]
    state = lib.game.codec.read({"section": "feed", "front": {"A": {"Go": 2, "Pi": 1}}}, {})
    spots = ("front:A:Go", "front:A:Go", "tokens:A")
    taps = Taps()
    for spot in spots:
        taps = tap(lib.game, state, "A", taps, spot)
    assert [lib.game.codec.write_move(action, state)["sell"] for action in taps.actions] == [
        {"Go": 2}
    ]
    anew = tap(lib.game, state, "B", tap(lib.game, state, "B", Taps(), "order:A"), "order:A")
    assert anew == Taps(("order:A",), ())
