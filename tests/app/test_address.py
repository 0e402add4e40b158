"""What a page shows is in its address."""

from urllib.parse import parse_qsl, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.app.address import GENERAL, PLACES, SHELF, Address, read, value_of, written

IDS = st.from_regex(r"[A-Z]{2}-[A-Z]{1,3}[0-9]{1,3}[a-z]?", fullmatch=True)
SLUGS = st.from_regex(r"[a-z][a-z0-9_]{0,19}", fullmatch=True)
CODES = st.from_regex(r"[A-Za-z0-9_-]{1,60}", fullmatch=True)
VALUES = st.booleans() | st.integers(0, 999) | st.sampled_from(["next", "abacus-2009", "same"])
SWITCHES = st.dictionaries(SLUGS, VALUES, max_size=4).map(lambda pairs: tuple(pairs.items()))
ADDRESSES = st.builds(
    Address,
    place=st.sampled_from((SHELF, *PLACES, *GENERAL)),
    game=st.just("") | SLUGS,
    lang=st.sampled_from(["", "en", "de"]),
    rule=st.just("") | IDS,
    ruling=st.just("") | IDS,
    status=st.sampled_from(["", "printed", "printed-elsewhere"]),
    lesson=st.just("") | IDS,
    scenario=st.just("") | IDS,
    step=st.integers(0, 999),
    case=st.just("") | CODES,
    moves=st.just("") | CODES,
    variant=SWITCHES,
    mode=st.sampled_from(["", "proof", "build"]),
    record=st.sampled_from(["", "0123456789abcdef0123456789abcdef"]),
    term=st.sampled_from(["", "feed_sack", "small*!"]),
    q=st.sampled_from(["", "darf ich passen?", 'a chip for every pig & "lead"?']),
)
PARAMETERS = st.sampled_from(
    [
        "game",
        "lang",
        "rule",
        "ruling",
        "status",
        "lesson",
        "scenario",
        "step",
        "case",
        "variant",
        "mode",
        "record",
        "q",
        "term",
    ]
)


@given(ADDRESSES)
def test_an_address_survives_being_written_and_read(address):
    assert read(address.place, address.params()) == (address, ())


@given(ADDRESSES)
def test_a_link_leads_to_the_same_address(address):
    link = urlsplit(address.href())
    assert read(link.path.strip("./") or SHELF, dict(parse_qsl(link.query))) == (address, ())


@given(st.dictionaries(PARAMETERS, st.text(min_size=1, max_size=80), max_size=5))
def test_any_text_is_either_taken_as_it_stands_or_reported(given_):
    address, problems = read("rules", given_)
    kept = address.params()
    reported = {problem.key for problem in problems}
    assert reported | set(kept) == set(given_)
    assert not reported & set(kept)


@given(VALUES)
def test_a_switch_keeps_the_type_of_its_value(value):
    again = value_of(written(value))
    assert again == value
    assert type(again) is type(value)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("lang", "fr"),
        ("step", "0"),
        ("step", "-1"),
        ("step", "1e3"),
        ("step", "²"),
        ("rule", "SG"),
        ("rule", "sg-m4"),
        ("game", "../etc"),
        ("case", "a b"),
        ("case", "x" * 6001),
        ("variant", "rounds"),
        ("variant", "rounds:1,rounds:3"),
    ],
)
def test_what_makes_no_sense_is_reported_under_its_name(name, text):
    address, problems = read("learn", {name: text})
    assert [(problem.key, problem.say) for problem in problems] == [(name, f"address_{name}")]
    assert address == Address(place="learn")


def test_parameters_of_others_are_not_looked_at():
    assert read("rules", {"embed": "true", "utm": "x"}) == (Address(place="rules"), ())
