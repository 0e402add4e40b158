"""A case as a short text for links."""

import base64
import json
import zlib

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tutor.engine.problem import Unreadable
from tutor.store.share import KEYS, LARGEST_CASE, LONGEST_CODE, decode, encode

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
SCALARS = st.none() | st.booleans() | st.integers(-(10**9), 10**9) | TEXT
NAMES = TEXT | st.integers(0, 99)
DATA = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=15,
)
MAPPINGS = st.dictionaries(NAMES, DATA, max_size=4)
CASES = st.fixed_dictionaries(
    {},
    optional={
        "game": TEXT,
        "variant": MAPPINGS,
        "position": MAPPINGS,
        "moves": st.lists(MAPPINGS, max_size=4),
        "seed": st.integers(0, 2**63),
    },
)


def packed(data: bytes) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.urlsafe_b64encode(packer.compress(data) + packer.flush()).decode().rstrip("=")


def refusal(code: str) -> str:
    with pytest.raises(Unreadable) as caught:
        decode(code)
    (problem,) = caught.value.problems
    assert problem.key == "code"
    return problem.say


@given(CASES)
@example({"position": {"hands": {"A": {1: 2, 13: 1}}}, "game": "schweinebammel"})
@example({"position": {"#": [[1, 2]]}})
def test_a_case_survives_its_code(case):
    code = encode(case)
    assert code.replace("-", "").replace("_", "").isalnum()
    assert decode(code) == case


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(code):
    try:
        case = decode(code)
    except Unreadable:
        return
    assert set(case) <= set(KEYS)


@given(st.binary(max_size=200))
def test_any_packed_bytes_are_read_or_refused(data):
    try:
        case = decode(packed(data))
    except Unreadable:
        return
    assert encode(case)


@given(CASES.filter(bool), st.integers(0, 400))
def test_a_code_cut_short_is_refused(case, cut):
    code = encode(case)
    with pytest.raises(Unreadable):
        decode(code[: cut % len(code)])


def test_a_real_position_stays_short():
    position = {
        "players": ["Ada", "Ben", "Cleo"],
        "track": {"red": 12, "white": 9, "yellow": 14, "black": 7, "blue": 11},
        "hands": {"Ada": {"red": 2, "blue": 1}},
        "containers": {"Ada": 2, "Ben": 1},
    }
    assert len(encode({"game": "schweinsgalopp", "position": position})) < 260


def test_a_bomb_is_refused_without_unpacking_it():
    bomb = packed(b'{"game":"' + b"a" * 3_000_000 + b'"}')
    assert len(bomb) < LONGEST_CODE
    assert refusal(bomb) == "share_too_long"


@pytest.mark.parametrize(
    ("data", "say"),
    [
        (b"[]", "share_damaged"),
        (b'{"game":NaN}', "share_damaged"),
        (b'{"game":1.5}', "share_damaged"),
        (b'{"game":"\\ud800"}', "share_damaged"),
        (b'{"seed":' + b"9" * 5000 + b"}", "share_damaged"),
        (b'{"position":' + b"[" * 9000 + b"]" * 9000 + b"}", "share_damaged"),
        (b'{"position":' + b"[" * 20 + b"]" * 20 + b"}", "share_damaged"),
        (b'{"position":{"#":[[[],1]]}}', "share_damaged"),
        (b'{"position":{"#":[],"x":1}}', "share_damaged"),
        (b'{"title":"x"}', "share_unknown"),
        (b'{"game":5}', "share_damaged"),
        (b'{"variant":[1]}', "share_damaged"),
        (b'{"position":5}', "share_damaged"),
        (b'{"position":null}', "share_damaged"),
        (b'{"moves":5}', "share_damaged"),
        (b'{"moves":[5]}', "share_damaged"),
        (b'{"seed":"x"}', "share_damaged"),
        (b'{"seed":true}', "share_damaged"),
        (json.dumps({"game": "x" * (LARGEST_CASE + 1)}).encode(), "share_too_long"),
    ],
)
def test_what_is_no_case_is_refused(data, say):
    assert refusal(packed(data)) == say


@pytest.mark.parametrize("code", ["a" * (LONGEST_CODE + 1)])
def test_a_code_over_the_limit_is_refused(code):
    assert refusal(code) == "share_too_long"


def test_a_case_too_large_for_a_link_is_refused_when_written():
    moves = [{"by": f"player {n}", "do": f"thing {n * 7919}"} for n in range(3000)]
    with pytest.raises(Unreadable):
        encode({"moves": moves})
