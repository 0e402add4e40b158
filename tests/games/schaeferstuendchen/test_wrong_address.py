"""“Wrong Address” of the practice set goes to whoever laid it, an own one to the left (SC-C11)."""

import pytest

from tests.games.schaeferstuendchen.at_table import after, position
from tutor.engine.problem import Unreadable
from tutor.games.schaeferstuendchen import GAME
from tutor.games.schaeferstuendchen.state import REVEAL, SNATCH
from tutor.library.load import library
from tutor.render.marks import Marks

CARD = "falsche_lieferadresse"
NOPE = {"nope": {"value": 2, "kind": "interjection", "effect": {"cancel": True}}}
REVEALS = ({"by": "A", "do": "reveal"}, {"by": "A", "do": "resolve"})
SNATCHES = {"by": "A", "do": "snatch"}


def table(step=REVEAL, cards=None, roles=("maid", "bandit", "cook"), **keys):
    a, b, c = roles
    players = {
        "A": {"role": a, "at": "valley", **keys},
        "B": {"role": b, "at": 3, "hand": 3},
        "C": {"role": c, "at": 3, "hand": 3},
    }
    more = {"cards": cards} if cards else {}
    return position(players, step=step, set="practice", valley=9, **more)


def sheep(state):
    return {name: player.sheep for name, player in zip(state.seats, state.players, strict=True)}


@pytest.mark.parametrize(
    ("laid", "to"),
    [({"assigned": {"C": CARD}}, "C"), ({"assigned": {"B": CARD}}, "B"), ({"selfish": CARD}, "B")],
)
def test_the_sheep_goes_to_whoever_laid_the_card(laid, to):
    state = table(**laid)
    open_ = after(state, *REVEALS)
    assert GAME.codec.read(GAME.codec.write(open_), {}) == open_, "it is kept when saved"
    snatching = table(SNATCH, out={CARD: 1}, **_laid_by(open_))
    assert sheep(after(snatching, SNATCHES)) == {"A": 0, "B": 0, "C": 0, to: 1}


def _laid_by(state):
    written = GAME.codec.write(state)["players"]["A"]
    return {key: written[key] for key in ("laid_by",) if key in written}


def test_of_two_alike_each_goes_its_own_way():
    state = table(SNATCH, roles=("strongman", "bandit", "cook"), out={CARD: 2, "nimm_2": 1},
                  laid_by={CARD: "C"})  # fmt: skip
    assert sheep(after(state, SNATCHES)) == {"A": 1, "B": 1, "C": 1}


def test_a_discarded_card_is_nobodys_any_more():
    state = table(cards=NOPE, open={CARD: 1}, hand={"nope": 1}, laid_by={CARD: "C"})
    stopped = after(state, {"by": "A", "do": "interject", "card": "nope", "against": CARD})
    assert stopped.players[0].laid_by == ()


def test_at_the_end_of_the_round_nobody_laid_it():
    state = table(7, out={CARD: 1}, laid_by={CARD: "C"}, hand={"v1": 1})
    assert after(state, {"by": "B", "do": "end_round"}).players[0].laid_by == ()


@pytest.mark.parametrize(
    ("laid_by", "key"),
    [
        ({CARD: "D"}, f"players.A.laid_by.{CARD}"),
        ({CARD: "A"}, f"players.A.laid_by.{CARD}"),
        ({CARD: ["B", "C"]}, f"players.A.laid_by.{CARD}"),
        ({"nimm_2": "C"}, "players.A.laid_by.nimm_2"),
        (["C"], "players.A.laid_by"),
    ],
)
def test_who_laid_it_is_somebody_else_at_this_table_and_the_card_lies_there(laid_by, key):
    with pytest.raises(Unreadable) as wrong:
        table(SNATCH, out={CARD: 1}, laid_by=laid_by)
    assert [problem.key for problem in wrong.value.problems] == [key]


@pytest.mark.parametrize(("lang", "said"), [("en", ("by C", "From C")), ("de", ("von C", "Von C"))])
def test_the_picture_says_who_laid_it(lang, said):
    words = library().games["schaeferstuendchen"].words(lang)
    told = GAME.art.board(table(SNATCH, out={CARD: 1}, laid_by={CARD: "C"}), words, Marks())
    assert said[0] in told.text
    assert said[1] in told.svg
