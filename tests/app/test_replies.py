"""What the others did after a learner's move is told: the board shows it already."""

from __future__ import annotations

import pytest

from tests.app.conftest import read_aloud
from tutor.app.address import Address
from tutor.app.frame import plain_view
from tutor.app.parts import learn_told, learn_work
from tutor.engine.verdict import CHANCE
from tutor.library.load import library
from tutor.library.models import LANGUAGES
from tutor.library.solve import begin, solution

SHELF = library().shelf()
ANSWERED = [
    (lib.slug, scenario.id)
    for lib in SHELF
    for scenario in lib.scenarios.values()
    if scenario.replies and scenario.kind == "try"
]


def solved(slug: str, name: str) -> list[learn_work.Work]:
    """Every moment on the shortest way through a task."""
    lib = library().games[slug]
    work = learn_work.started(lib, lib.scenarios[name])
    moments = [work]
    for action in solution(begin(lib, work.scenario)) or ():
        work = learn_work.then(work, lib.game.codec.write_move(action, work.trial.state))
        moments.append(work)
    return moments


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("slug", "name"), ANSWERED)
def test_each_reply_is_told_once_with_its_player(slug, name, lang):
    view = plain_view(Address("learn", slug, lang), lang)
    told = "".join(learn_told.replies(view, work) for work in solved(slug, name))
    replies = library().games[slug].scenarios[name].replies
    made = replies[: solved(slug, name)[-1].trial.replied]
    assert made, "a task whose replies never come"
    for reply in made:
        player = view.ui("nature") if reply["by"] == CHANCE else reply["by"]
        assert player in told
    assert told.count(" · ") + told.count("<p") >= len(made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_tells_it_after_the_move(open_page, lang):
    slug, name = ANSWERED[0]
    last = solved(slug, name)[-1]
    code = learn_work.code(last.log)
    page = read_aloud(open_page("learn", game=slug, lang=lang, scenario=name, moves=code))
    word = library().ui["learn_replies"].of(lang).partition("{")[0].strip()
    assert (word in page) == bool(last.trial.answered)


def test_before_any_move_nothing_is_told():
    slug, name = ANSWERED[0]
    work = solved(slug, name)[0]
    assert learn_told.replies(plain_view(Address("learn", slug, "en"), "en"), work) == ""
