"""Answers while one types: the endpoint behind the field."""

from __future__ import annotations

import json
import re
from urllib.parse import urlencode

import pytest
from starlette.requests import Request

from tutor.app import find
from tutor.app.address import Address
from tutor.library.load import library

GAME = "schweinsgalopp"


def asked(**params):
    query = urlencode(params).encode()
    scope = {"type": "http", "method": "GET", "path": "/find/", "query_string": query}
    answer = find.answer(Request({**scope, "headers": []}))
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    return json.loads(answer.body)


@pytest.mark.parametrize(("lang", "q"), [("en", "jump over a gap"), ("de", "luecke überspringn")])
def test_the_answer_itself_its_number_and_its_position(lang, q):
    told = asked(q=q, game=GAME, lang=lang)
    rule = library().games[GAME].rules["SG-M6"]
    assert rule.text.of(lang) in re.sub(r"<[^>]+>", "", told["html"])
    assert f"rules?game={GAME}&amp;lang={lang}&amp;rule=SG-M6" in told["html"]
    assert re.search(r'href="learn\?[^"]*scenario=', told["html"])
    assert rule.title.of(lang) in told["said"]


def test_all_answers_are_one_step_away():
    told = asked(q="who wins", lang="en")
    assert (
        f'href="{Address("search", lang="en", q="who wins").href()}"'.replace("&", "&amp;")
        in told["html"]
    )
    assert len(set(re.findall(r"rs-ofgame\">([^<]+)<", told["html"]))) > 1


def test_switches_stay_with_their_game():
    told = asked(q="who wins", game=GAME, lang="en", variant="last_card_chips:2")
    assert "variant=last_card_chips%3A2" in told["html"]


@pytest.mark.parametrize(
    "params",
    [
        {},
        {"q": ""},
        {"q": "???"},
        {"q": "x" * 5000},
        {"q": "<script>alert(1)</script>"},
        {"q": "who wins", "game": "chess", "lang": "xx"},
        {"q": "who wins", "game": GAME, "variant": "no_such:1"},
        {"q": "\x00\x1b[31m"},
    ],
)
def test_nothing_odd_breaks_it(params):
    told = asked(**params)
    assert "<script" not in told["html"]
    assert told["said"]


def test_no_good_answer_is_said():
    told = asked(q="quantum pizza", game=GAME, lang="de")
    assert library().ui["ask_nearest"].de in told["said"]
