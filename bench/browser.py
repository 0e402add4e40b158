"""What a person waits for in a real browser: first paint, and tap to answer."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.server import places
from bench.serving import ONE_LINE, OURS, served
from tests.browser import chromium
from tests.browser.conftest import FLAGS
from tutor.library.load import library

PAINTS, TAPS = 5, 15
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


def paint(browser: Browser, address: str, seen: str) -> float:
    """Median milliseconds until the page's own content is visible, with a warm cache."""
    context = browser.new_context()
    taken = []
    for _ in range(PAINTS + 1):
        page = context.new_page()
        page.goto(address, wait_until="commit")
        page.wait_for_selector(seen)
        taken.append(float(page.evaluate("performance.now()")))
        page.close()
    context.close()
    return statistics.median(taken[1:])


def tap(page: Page, press: Callable[[int], None], changed: str) -> float:
    """Median milliseconds from a tap to the answer in the page."""
    taken = []
    for number in range(TAPS):
        before = page.evaluate(changed)
        start = page.evaluate("performance.now()")
        press(number)
        page.wait_for_function(f"({changed}) !== {before!r}", polling=5)
        taken.append(float(page.evaluate("performance.now()")) - float(start))
        page.wait_for_timeout(150)
    return statistics.median(taken[2:])


def _one_line(browser: Browser) -> tuple[float, float]:
    with served(ONE_LINE) as (port, _):
        address = f"http://127.0.0.1:{port}/"
        first = paint(browser, address, "button p")
        page = browser.new_page()
        page.goto(address)
        page.wait_for_selector("button p")
        button = page.get_by_role("button", name="Hello")
        taps = tap(page, lambda _: button.click(), COUNTED)
        page.close()
    return first, taps


COUNTED = "document.querySelector('p')?.textContent"


def rows() -> Iterator[tuple[str, str]]:
    """First paint of each place and a tap in a lesson, beside the one-line app."""
    game = library().shelf()[0]
    with sync_playwright() as driver:
        program: Any = chromium.find()
        browser = driver.chromium.launch(executable_path=str(program), args=FLAGS)
        usual, tapped = _one_line(browser)
        yield "one-line app: first paint", f"{usual:.0f} ms"
        yield "one-line app: tap to answer", f"{tapped:.0f} ms"
        with served(OURS) as (port, _):
            for name, (place, query) in places(game).items():
                taken = paint(browser, f"http://127.0.0.1:{port}/{place}?{query}", "main")
                yield f"{name}: first paint", f"{taken:.0f} ms = {taken / usual:.2f} x"
        browser.close()
