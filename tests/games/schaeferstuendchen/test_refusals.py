"""What a learner reads when a move is refused: the fact with its numbers, and the way out."""

import pytest

from tests.games.schaeferstuendchen.at_table import play, position
from tutor.engine.problem import Unreadable
from tutor.games.schaeferstuendchen import GAME

REFUSED = [
    (
        {"A": {"role": "pastor", "movement": 3, "at": 5}, "B": {"role": "cook"}},
        {"step": 4},
        {"by": "A", "do": "move", "steps": 2},
        "The movement value is 3, so the way is 3 spaces, not 2. Walk 3.",
        "Der Bewegungswert ist 3, der Weg also 3 Felder, nicht 2. Geh 3 Felder.",
    ),
    (
        {"A": {"role": "maid", "hand": {"v1": 1}}, "B": {"role": "cook"}},
        {},
        {"by": "A", "do": "no_selfish"},
        (
            "Only the Pastor may leave the selfish card out; 1 is due, 0 lies there."
            " Choose the card that hurts you least."
        ),
        (
            "Nur der Pastor darf auf die Egoistenkarte verzichten; fällig ist 1, es liegen 0."
            " Nimm die Karte, die dir am wenigsten schadet."
        ),
    ),
    (
        {"A": {"role": "maid", "at": "valley"}, "B": {"role": "cook"}},
        {"step": 5},
        {"by": "A", "do": "snatch", "sheep": 2},
        "2 sheep are too many: 1 may be taken, 9 stand in the valley. Take 1.",
        "2 Schafe sind zu viele: Nehmen darf man 1, im Tal stehen 9. Nimm 1.",
    ),
    (
        {"A": {"role": "maid", "at": 2}, "B": {"role": "cook", "at": "valley"}},
        {"step": 5},
        {"by": "A", "do": "snatch"},
        "A is 2 steps away from the valley. Sheep are for those in the valley; walk there first.",
        "A ist vom Tal noch 2 Schritte entfernt. Schafe gibt es nur im Tal; geh erst dorthin.",
    ),
    (
        {"A": {"role": "maid"}, "B": {"role": "cook"}},
        {"step": 2},
        {"by": "A", "do": "move"},
        (
            "That belongs to step 4 (moving); now it is step 2 (assignment card)."
            " It is possible again in step 4 (moving)."
        ),
        (
            "Das gehört zu Schritt 4 (Bewegen); jetzt ist Schritt 2 (Vergabekarte)."
            " Möglich ist es wieder in Schritt 4 (Bewegen)."
        ),
    ),
]


@pytest.mark.parametrize(("players", "keys", "move", "english", "german"), REFUSED)
def test_refusals_are_told(say, players, keys, move, english, german):
    judged = play(position(players, **keys), move)
    assert not judged.verdict.legal
    assert any(text in (english, german) for text in say(judged.verdict))


def test_every_reason_points_at_the_board():
    players = {
        "A": {"role": "maid", "combat": 3, "at": "valley"},
        "B": {"role": "cook", "combat": 5, "at": "valley"},
    }
    judged = play(position(players, step=5), {"by": "A", "do": "snatch"})
    assert [finding.rule for finding in judged.verdict.findings] == ["SC-N4", "SC-T5"]
    assert all("figure:B" in finding.note.at for finding in judged.verdict.findings)


@pytest.mark.parametrize(
    ("keys", "named"),
    [
        ({"valley": 8, "supply": 7}, "supply"),
        ({"discard": 50, "draw": 30}, "draw"),
        ({"cards": {"foo": {"kind": "item", "value": 3}}}, "cards.foo.value"),
        (
            {"cards": {"foo": {"value": 1, "effect": {"use": {"combat": 1}}}}},
            "cards.foo.effect.use",
        ),
        ({"set": "real"}, "set"),
        ({"path": 0}, "path"),
    ],
)
def test_impossible_positions_are_refused_by_key(keys, named):
    with pytest.raises(Unreadable) as refused:
        position({"A": {"role": "maid"}, "B": {"role": "cook"}}, **keys)
    assert named in [problem.key for problem in refused.value.problems]


@pytest.mark.parametrize("value", ["SC-T6", ["SC-T6"]])
def test_one_erratum_may_stand_alone(value):
    assert GAME.codec.read_variant({"withoutErrata": value}).without_errata == ("SC-T6",)
