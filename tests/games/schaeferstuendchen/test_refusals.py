"""What a learner reads when a move is refused: the fact with its numbers, and the way out."""

import pytest

from tests.games.schaeferstuendchen.at_table import after, play, position
from tutor.engine.problem import Unreadable
from tutor.games.schaeferstuendchen import GAME
from tutor.library.load import library
from tutor.render import marks

REFUSED = [
    (
        {"A": {"role": "pastor", "movement": 3, "at": 5}, "B": {"role": "cook"}},
        {"step": 4},
        {"by": "A", "do": "move", "steps": 2},
        "The movement value is 3, the way 3 spaces long, not 2. Walk 3.",
        "Der Bewegungswert ist 3, der Weg 3 Felder lang, nicht 2. Geh 3 Felder.",
    ),
    (
        {"A": {"role": "maid", "hand": {"v1": 1}}, "B": {"role": "cook"}},
        {},
        {"by": "A", "do": "no_selfish"},
        (
            "Only the Pastor may leave the selfish card out; everybody else lays one."
            " Choose the card that hurts you least."
        ),
        (
            "Auf die Egoistenkarte darf nur der Pastor verzichten; alle anderen legen eine."
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
            " It is possible in step 4 (moving)."
        ),
        (
            "Das gehört zu Schritt 4 (Bewegen); jetzt ist Schritt 2 (Vergabekarte)."
            " Möglich ist es in Schritt 4 (Bewegen)."
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


VALLEY = {"role": "maid", "at": "valley"}
MARKED = [
    # players, keys, move, what stands against it, what would do instead
    (
        {"A": {"role": "pastor", "movement": 3, "at": 5}, "B": {"role": "cook"}},
        {"step": 4},
        {"by": "A", "do": "move", "steps": 2},
        ("space:villagers:3",),
        ("space:villagers:2",),
    ),
    (
        {"A": {"role": "pastor", "movement": 3, "at": 2}, "B": {"role": "cook"}},
        {"step": 4},
        {"by": "A", "do": "move", "steps": 3},
        ("space:bandits:1",),
        ("valley",),
    ),
    (
        {"A": {"role": "maid", "at": 2}, "B": {"role": "cook", "at": "valley"}},
        {"step": 5},
        {"by": "A", "do": "snatch"},
        ("figure:A",),
        ("valley",),
    ),
    (
        {"A": VALLEY, "B": {"role": "cook", "at": "valley"}},
        {"step": 5},
        {"by": "A", "do": "snatch"},
        ("figure:B",),
        (),
    ),
    (
        {"A": {"role": "maid", "hand": {"v1": 1}}, "B": {"role": "cook"}},
        {},
        {"by": "A", "do": "no_selfish"},
        (),
        ("hand:A",),
    ),
    (
        {"A": {"role": "maid", "hand": {"v1": 1}}, "B": {"role": "cook"}, "C": {"role": "crone"}},
        {"step": 2},
        {"by": "A", "do": "assign", "to": "A", "card": "v1"},
        ("player:A",),
        ("player:B", "player:C"),
    ),
    (
        {"A": {"role": "maid", "selfish": "v1"}, "B": {"role": "cook", "selfish": "v2"}},
        {"step": 3, "start": "A"},
        {"by": "B", "do": "reveal"},
        ("player:B",),
        ("player:A",),
    ),
    (
        {"A": {"role": "maid", "open": {"v1": 1, "v2": 1}}, "B": {"role": "cook"}},
        {"step": 3, "start": "A"},
        {"by": "A", "do": "resolve", "cards": ["v2"]},
        ("open:A:v2",),
        ("open:A:v1",),
    ),
    (
        {"A": {"role": "maid", "open": {"v1": 2}}, "B": {"role": "cook"}},
        {"step": 3, "start": "A"},
        {"by": "A", "do": "resolve", "cards": ["v1"]},
        (),
        ("open:A:v1:2",),
    ),
]


@pytest.mark.parametrize(("players", "keys", "move", "against", "instead"), MARKED)
def test_a_refusal_marks_what_would_do_apart(players, keys, move, against, instead):
    state = position(players, **keys)
    note = play(state, move).verdict.findings[0].note
    assert (note.at, note.instead) == (against, instead)
    words = library().games["schaeferstuendchen"].words("en")
    plain = GAME.art.board(state, words, marks.NONE).svg
    for spot in against + instead:
        assert GAME.art.board(state, words, marks.marks(marks.HINT, [spot])).svg != plain


def test_each_erratum_is_left_out_by_a_switch_of_its_own():
    two = {"erratumT6": False, "erratumW3": False}
    options = GAME.codec.read_variant(two)
    assert options.without_errata == ("SC-T6", "SC-W3")
    state = position({"A": {"role": "maid"}, "B": {"role": "cook"}}, two)
    assert GAME.codec.write_variant(state) == two


def test_older_files_and_todays_switches_mean_the_same():
    old = GAME.codec.read_variant({"withoutErrata": ["SC-W3", "SC-T6"]})
    assert old == GAME.codec.read_variant({"erratumT6": False, "erratumW3": False})
    assert GAME.codec.read_variant({"withoutErrata": "SC-T6", "erratumT6": True}) == (
        GAME.codec.read_variant({})
    )


def test_a_fetched_card_played_at_once_is_fetched_no_longer():
    players = {
        "A": {"role": "maid", "at": "valley", "hand": {"v5": 1}, "fresh": {"v5": 1}},
        "B": {"role": "cook", "at": "valley"},
    }
    state = position(players, {"erratumC8": False}, step=6, set="practice")
    done = after(state, {"by": "A", "do": "combat", "card": "v5"})
    assert (done.players[0].combat_card, done.players[0].fresh) == ("v5", ())
    assert GAME.codec.read(GAME.codec.write(done), {"erratumC8": False}) == done
