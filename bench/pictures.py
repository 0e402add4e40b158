"""`python3 run.py pictures`: the screenshots of README and docs, taken anew.

Each is a page of the running app, opened by its address, in a browser without a past.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from bench.serving import OURS, served
from tests.browser import chromium, screen, views
from tests.browser.conftest import FLAGS, PATIENCE
from tutor.library.load import GameLibrary

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SHARP = 1.5
"""Pixels of the picture per pixel of the page, each way."""


@dataclass(frozen=True)
class Shot:
    """One picture: which page of which game, how large, in which language and theme."""

    name: str
    kind: str
    game: int = -1
    """Its number on the shelf, from the end."""
    lang: str = "en"
    theme: str = "light"
    phone: bool = False
    height: int = 900
    before: Callable[[Page, GameLibrary], None] | None = None


def _open_first(page: Page, game: GameLibrary) -> None:
    """Open the ruling of a house rule or, without one, the first."""
    names = [ruling.id for ruling in game.rulings.values() if ruling.switch is not None]
    name = (names or list(game.rulings))[0]
    page.locator(f"#{name} .rs-rulinghead").click()
    expect(page.locator(f"#{name} .rs-rulingbody")).to_be_visible()
    page.mouse.move(0, 0)


SHOTS = (
    Shot("shelf", "shelf", height=620),
    Shot("refusal", "refused", height=1000),
    Shot("lessons", "lessons"),
    Shot("rules", "rules"),
    Shot("rulings", "rulings", before=_open_first, height=1000),
    Shot("table", "verdict", lang="de", theme="dark", height=1000),
    Shot("phone", "refused", lang="de", phone=True),
    Shot("phone-rules", "rule", phone=True, theme="dark"),
)


def take(browser: Browser, address: str, shot: Shot) -> Path:
    """Take one picture and give its file."""
    size: dict[str, Any] = screen.PHONE if shot.phone else screen.DESKTOP
    if not shot.phone:
        size = {"viewport": {"width": 1280, "height": shot.height}, "device_scale_factor": SHARP}
    page = browser.new_context(**size, color_scheme=shot.theme, base_url=address).new_page()
    game = views.GAMES[shot.game]
    screen.text(screen.opened(page, views.href(shot.kind, game.slug, shot.lang)))
    if shot.before is not None:
        shot.before(page, game)
        screen.text(page)
    page.evaluate("document.fonts.ready")
    file = FOLDER / f"{shot.name}.png"
    page.screenshot(path=file, animations="disabled")
    page.context.close()
    return file


def main(names: list[str]) -> int:
    """Take all pictures, or those named; exit code 2 for a name that does not exist."""
    unknown = [name for name in names if name not in {shot.name for shot in SHOTS}]
    program = chromium.find()
    if unknown or program is None:
        known = ", ".join(shot.name for shot in SHOTS)
        missing = f"no picture called {unknown[:1]}; there are: {known}"
        print(missing if unknown else chromium.MISSING, file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as driver, served(OURS) as (port, _):
        browser = driver.chromium.launch(executable_path=str(program), args=FLAGS)
        for shot in SHOTS:
            if not names or shot.name in names:
                print(take(browser, f"http://127.0.0.1:{port}", shot).name, flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
