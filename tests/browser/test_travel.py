"""A piece that a move takes elsewhere is seen to go there, unless the reader wants no motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser import playing, screen, views
from tutor.app.parts import learn_work
from tutor.library.load import GameLibrary, library

SEEN = """() => {
  window.travelled = []
  new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
    if (!node.classList?.contains('rs-travels')) return
    const [motion] = node.getAnimations()
    const {effect} = motion
    window.travelled.push([effect.getTiming().duration, effect.getKeyframes()[0].translate])
  }))).observe(document.body, {childList: true, subtree: true})
}"""


def solved(page: Page, game: GameLibrary) -> list[tuple[int, str]]:
    """Solve a task that moves a piece, by tapping; (milliseconds, way) of each piece that went."""
    words = game.words("en")
    scenario = game.scenarios[views.first_lesson(game).steps[1]]
    screen.opened(page, f"/learn?game={game.slug}&lang=en&scenario={scenario.id}")
    work = learn_work.started(game, scenario)
    taps, action = playing.solving(work, words)
    page.evaluate(SEEN)
    playing.make(page, work, words, taps, action)
    page.wait_for_timeout(900)
    assert page.locator(".rs-travels").count() == 0
    return page.evaluate("window.travelled")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_piece_travels_for_six_tenths_of_a_second(desktop: Page, motion) -> None:
    desktop.emulate_media(reduced_motion=motion)
    went = solved(desktop, library().games["schweinsgalopp"])
    if motion == "reduce":
        assert went == []
    else:
        assert [duration for duration, _ in went] == [600]
        assert went[0][1] != "0px 0px"
