"""What a person waits for in a real browser: first paint, and tap to answer."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.places import first_task, places
from bench.serving import ONE_LINE, OURS, served
from tests.browser import chromium, playing, screen
from tests.browser.conftest import FLAGS
from tutor.app.parts import learn_work
from tutor.library.load import GameLibrary, library

PAINTS, TAPS, WARM = 7, 20, 3
REST = 200  # milliseconds between taps
# Keeps the moments of the first pixels, of the page's own content, of a tap and of its answer.
_WATCH = """selector => {
  const text = () => document.querySelector(selector)?.textContent
  const seen = () => {
    if (!window.benchSeen && text()) window.benchSeen = performance.now()
    if (window.benchTapped && !window.benchAnswered && text() !== window.benchBefore)
      window.benchAnswered = performance.now()
  }
  addEventListener('pointerdown', () => {
    Object.assign(window, {benchBefore: text(), benchAnswered: 0, benchTapped: performance.now()})
  }, true)
  const all = {subtree: true, childList: true, characterData: true}
  new MutationObserver(seen).observe(document, all)
}"""
_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
HELLO = "[data-testid=stMain] button p"
HEADING = "[data-testid=stMain] h1"
VERDICT = ".rs-verdict .rs-word"


def watched(browser: Browser, selector: str) -> BrowserContext:
    """A browser with an empty cache that watches one part of each page."""
    context = browser.new_context(**screen.DESKTOP)
    context.add_init_script(f"({_WATCH})({selector!r})")
    return context


def opened(context: BrowserContext, address: str) -> tuple[float, float]:
    """Milliseconds until the first pixels and until the page's own content."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_function(f"window.benchSeen && ({_PAINT})")
    first, content = page.evaluate(f"[{_PAINT}, window.benchSeen]")
    page.close()
    return float(first), float(content)


def paints(browser: Browser, ours: str, usual: str) -> Iterator[tuple[str, str]]:
    """Opening each page in turn with the one-line app, with a warm cache."""
    own, other = watched(browser, HEADING), watched(browser, HELLO)
    for name, (place, query) in places(library().shelf()[0]).items():
        address = f"{ours}/{place}?{query}"
        taken = [(*opened(own, address), *opened(other, usual)) for _ in range(PAINTS + 1)][1:]
        first, content, pixels, hello = (statistics.median(one) for one in zip(*taken, strict=True))
        yield f"{name}: first paint", f"{first:.0f} ms = {first / pixels:.2f} x"
        yield f"{name}: content", f"{content:.0f} ms = {content / hello:.2f} x"
    yield "one-line app: first paint", f"{pixels:.0f} ms"
    yield "one-line app: content", f"{hello:.0f} ms"
    own.close()
    other.close()


def answered(page: Page) -> float:
    """Milliseconds from the last tap to the changed text."""
    page.wait_for_function("window.benchAnswered > 0", polling=20)
    taken = float(page.evaluate("window.benchAnswered - window.benchTapped"))
    page.wait_for_timeout(REST)
    return taken


def taps(browser: Browser, ours: str, usual: str) -> Iterator[tuple[str, str]]:
    """A tap on the board of a lesson's step, in turn with a tap on the one-line app's button."""
    game, pieces = _tapped()
    lesson, other = watched(browser, VERDICT).new_page(), watched(browser, HELLO).new_page()
    place, query = places(game)["learn, a step"]
    screen.opened(lesson, f"{ours}/{place}?{query}")
    other.goto(usual)
    other.wait_for_selector(HELLO)
    taken = []
    for _ in range(WARM + TAPS):
        for piece in pieces:
            screen.spot(lesson, piece).click()
        own = answered(lesson)
        playing.press(lesson, game.words("en"), "learn_retry")
        lesson.locator(".rs-verdict.is-empty").wait_for()
        lesson.wait_for_timeout(REST)
        other.locator(HELLO).click()
        taken.append((own, answered(other)))
    tap, hello = (statistics.median(one) for one in zip(*taken[WARM:], strict=True))
    yield "one-line app: tap to answer", f"{hello:.0f} ms"
    yield "learn, a step: tap to answer", f"{tap:.0f} ms = {tap / hello:.2f} x"


def _tapped() -> tuple[GameLibrary, tuple[str, ...]]:
    """The first game whose first task is solved by taps on the board, and what to tap."""
    for game in library().shelf():
        work = learn_work.started(game, first_task(game)[0])
        pieces = playing.solving(work, game.words("en"))[0]
        if pieces:
            return game, pieces
    raise LookupError("no game's first task is solved by tapping")


def rows() -> Iterator[tuple[str, str]]:
    """First paint and content of each place, and a tap in a lesson, beside the one-line app."""
    with (
        sync_playwright() as driver,
        served(OURS) as (ours, _),
        served(ONE_LINE) as (usual, _),
    ):
        program: Any = chromium.find()
        browser = driver.chromium.launch(executable_path=str(program), args=FLAGS)
        addresses = (f"http://127.0.0.1:{ours}", f"http://127.0.0.1:{usual}")
        yield from taps(browser, *addresses)
        yield from paints(browser, *addresses)
        browser.close()
