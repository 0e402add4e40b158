"""What browser tests read from a page, and when it is ready to be read."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
TEXT = """() => {
  const main = document.querySelector('[data-testid="stMain"]')
  const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const quiet = 'svg, template, .rs-live, .rs-said, .rs-peek, [data-testid="stIconMaterial"]'
  const said = []
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent.trim()
    if (text && !node.parentElement.closest(quiet) && node.parentElement.checkVisibility())
      said.push(text)
  }
  const typed = [...main.querySelectorAll('input')].map(field => field.value)
  return [...said, ...typed].join('\\n')
}"""

# Streamlit loads the code of a control when it first meets one, and keeps its place until then.
_RESTS = f"""() => {{
  const before = window.seenByTest
  window.seenByTest = ({TEXT})()
  return before === window.seenByTest && !document.querySelector('[data-testid="stSkeleton"]')
    && document.querySelector('[data-test-script-state="notRunning"]')
}}"""


def ready(page: Page, place: str = "") -> Page:
    """Wait until the server is done and the page has its heading; with a place, until it is that
    place's page.
    """
    app = page.locator('[data-testid="stApp"]')
    expect(app).to_have_attribute("data-test-script-state", "notRunning")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    if place:
        expect(page.locator(f'.rs-places [aria-current="page"][href^="{place}?"]')).to_be_visible()
    return page


def opened(page: Page, address: str) -> Page:
    """Open an address and wait for it."""
    page.goto(address)
    return ready(page)


def text(page: Page) -> str:
    """Everything that can be read on the page once it rests, drawings and announcements aside, and
    what stands in its fields.
    """
    page.wait_for_function(_RESTS, polling=60)
    return str(page.evaluate(TEXT))


def says(page: Page, expected: str) -> None:
    """Wait until the page says exactly that."""
    try:
        page.wait_for_function(f"expected => ({TEXT})() === expected", arg=expected)
    except TooLate:
        assert page.evaluate(TEXT) == expected


def params(page: Page) -> dict[str, str]:
    """The parameters of the page's address."""
    return {name: values[-1] for name, values in parse_qs(urlsplit(page.url).query).items()}


def path(page: Page) -> str:
    """The place in the page's address."""
    return urlsplit(page.url).path.strip("/")


def spot(page: Page, name: str) -> Locator:
    """A spot of the board."""
    return page.locator(f'.rs-board [data-id="{name}"][role="button"]')


def focused(page: Page) -> str:
    """The spot of the board that has the focus, "" without one."""
    return str(page.evaluate("document.activeElement?.dataset?.id ?? ''"))
