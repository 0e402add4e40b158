"""Refusals in both languages, and positions that cannot be."""

from __future__ import annotations

import pytest

from tutor.engine.contract import findings
from tutor.engine.problem import Unreadable
from tutor.games.schweinebande import GAME
from tutor.library.load import library
from tutor.library.models import LANGUAGES

DOWN = "\n".join(["?? ?? ?? ?? ??"] * 5)
GAPS = "\n".join([".. .. .. .. .."] * 5)

IMPOSSIBLE = [
    ({"players": ["A"]}, "players"),
    ({"players": ["A", "none"]}, "players"),
    ({"ages": {"A": 5, "B": 5}}, "ages"),
    ({"ages": {"A": 5}}, "ages"),
    ({"turn": "B"}, "turn"),
    ({"section": "redeem", "turn": "A"}, "turn"),
    ({"section": "collect", "shown": "a1"}, "shown"),
    ({"shown": "a1"}, "shown"),
    ({"section": "redeem", "fresh": {"A": {"Ch": 1}}}, "fresh"),
    ({"done": ["A"]}, "done"),
    ({"board": GAPS}, "board"),
    ({"section": "feed", "board": DOWN}, "board"),
    ({"board": DOWN[:-1]}, "board"),
    ({"farmers": {"A": ["c3"]}}, "farmers"),
    ({"order": {"A": 1}}, "order"),
    ({"section": "redeem", "order": {"A": 1, "B": 1}}, "order"),
    ({"section": "redeem", "order": {"A": 1}}, "order"),
    ({"section": "redeem", "yard": {"A": {"Fs": 1}}}, "yard"),
    ({"section": "redeem", "front": {"A": {"Fs": 3}, "B": {"Fs": 2}}}, "front"),
    ({"section": "redeem", "front": {"A": {"Ch": 13}, "B": {"Sh": 13}}}, "round"),
    ({"section": "redeem", "round": 4, "front": {"A": {"Ch": 3}}, "box": {"Ch": 14}}, "box"),
    ({"section": "uncover"}, "section"),
    ({"section": "over"}, "section"),
]


@pytest.mark.parametrize(("position", "key"), IMPOSSIBLE)
def test_what_cannot_be_is_named_by_its_key(position, key):
    with pytest.raises(Unreadable) as refused:
        GAME.codec.read(position, {})
    assert key in {problem.key.split(".")[0] for problem in refused.value.problems}
    for lang in LANGUAGES:
        words = library().games["schweinebande"].words(lang)
        assert all(words.problem(problem) for problem in refused.value.problems)


def test_a_tile_of_which_none_is_left_cannot_be_turned_up():
    state = GAME.codec.read({"round": 4, "box": {"Ch": 16}}, {})
    with pytest.raises(Unreadable) as refused:
        GAME.codec.read_move({"by": "A", "do": "reveal", "at": "a1", "tile": "Ch"}, state)
    assert refused.value.problems[0].key == "tile"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_presets_is_short_and_offers_a_way(lang):
    own = library().games["schweinebande"]
    words = own.words(lang)
    for preset in own.info.presets:
        state = GAME.codec.read(preset.position, preset.variant)
        for action in GAME.refused(state):
            for finding in GAME.verdict(state, action).findings:
                spoken = words.finding(finding)
                assert spoken.way, (finding.rule, finding.note.say)
                assert len(f"{spoken.fact} {spoken.way}".split()) <= 25, spoken.fact


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_raw_value_is_spoken(lang):
    own = library().games["schweinebande"]
    words = own.words(lang)
    for preset in own.info.presets:
        state = GAME.codec.read(preset.position, preset.variant)
        for finding in findings(GAME, state):
            spoken = words.finding(finding)
            assert "_" not in spoken.fact + spoken.way + spoken.need + spoken.have
