"""What a purchase tells, and where a refused action leads."""

import pytest

from tutor.games.happy_pigs import GAME
from tutor.library.load import library

FARMS = {"A": {"money": 17, "pigs": {"M": 1}}, "B": {"money": 1}, "C": {"money": 1}}


def judged(move, **keys):
    position = {"players": ["A", "B", "C"], "round": 2, "farms": FARMS} | keys
    state = GAME.codec.read(position, {})
    return GAME.judge(state, GAME.codec.read_move(move, state))


@pytest.mark.parametrize(("lang", "said"), [("en", "a supplement for $1"), ("de", "Kraftfutter")])
def test_a_tool_is_told_with_its_price(lang, said):
    chosen = {"A": "purchase", "B": "mate", "C": "feed"}
    farms = {**FARMS, "A": {"money": 17, "left": 2}}
    move = {"by": "A", "do": "buy", "item": "supplement"}
    bought = judged(move, chosen=chosen, farms=farms)
    event = next(event for event in bought.step.events if event.rule == "HP-T1")
    assert said in library().games["happy_pigs"].words(lang).finding(event).fact


@pytest.mark.parametrize("step", ["choose", "event", "card"])
def test_outside_the_turns_the_way_out_is_what_comes_first(step):
    card = {} if step == "card" else {"card": {"id": "SP1"}}
    refused = judged({"by": "A", "do": "feed", "pig": "M"}, step=step, **card)
    reason = next(one for one in refused.verdict.findings if one.rule == "HP-R6")
    assert not refused.verdict.legal
    assert dict(reason.note.given)["step"] == step
    assert "first" in library().games["happy_pigs"].words("en").finding(reason).way
