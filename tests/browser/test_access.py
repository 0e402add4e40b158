"""For everybody: accessibility rules on every page, keys alone, announcements, motion."""

from __future__ import annotations

from collections import deque
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser import playing, screen, views
from tutor.app.address import Address
from tutor.app.parts import learn_work
from tutor.app.parts.learn_work import Work
from tutor.library.load import GameLibrary
from tutor.library.models import LANGUAGES

EVERY = pytest.mark.parametrize("slug", views.SLUGS)
# A page with something open holds all that stands on it otherwise.
KINDS = [
    kind
    for kind in views.KINDS
    if views.exists(kind) and kind not in ("rule", "rulings", "position")
]
SIZES = {"desktop": screen.DESKTOP, "phone": screen.PHONE}
# Every language in every theme, every size in every theme and language.
WAYS = [
    ("desktop", "light", "en"),
    ("desktop", "dark", "de"),
    ("phone", "light", "de"),
    ("phone", "dark", "en"),
]
GRAVE = ("serious", "critical")
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown")
MOST_TABS = 60


def _looked_at() -> list[tuple[GameLibrary, str, tuple[str, str, str]]]:
    """Every kind of page of every game one way, in turn; those of the first game all ways."""
    return [
        (game, kind, way)
        for number, (game, kind) in enumerate(views.every(KINDS))
        for way in (WAYS if game is views.GAMES[0] else [WAYS[number % len(WAYS)]])
    ]


@pytest.mark.parametrize(
    ("game", "kind", "way"),
    _looked_at(),
    ids=lambda value: "-".join(value) if isinstance(value, tuple) else views.name(value),
)
def test_no_serious_breach_of_accessibility(
    new_context, game: GameLibrary, kind: str, way: tuple[str, str, str]
) -> None:
    """Contrast, names, roles, landmarks: everything axe-core looks at."""
    size, theme, lang = way
    page = new_context(**SIZES[size], color_scheme=theme).new_page()
    screen.text(screen.opened(page, views.href(kind, game.slug, lang)))
    _open_folds(page)
    assert breaches(page) == []


def _open_folds(page: Page) -> None:
    """What is folded away must be in order as well."""
    page.evaluate("document.querySelectorAll('details').forEach(fold => { fold.open = true })")


def breaches(page: Page) -> list[tuple[str, str]]:
    """Each serious breach as (rule, first element)."""
    every = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    grave = [one for one in every if one["impact"] in GRAVE]
    return [(one["id"], node["html"][:200]) for one in grave for node in one["nodes"][:3]]


def graph(page: Page) -> dict[str, dict[str, str]]:
    """Where each arrow leads from each spot of the board."""
    names = page.locator(".rs-board [data-id][role=button]").evaluate_all(
        "spots => spots.map(spot => spot.dataset.id)"
    )
    ways: dict[str, dict[str, str]] = {}
    for name in names:
        ways[name] = {}
        for key in ARROWS:
            screen.spot(page, name).evaluate("spot => spot.focus()")
            page.keyboard.press(key)
            ways[name][key] = screen.focused(page)
    return ways


def keys(ways: dict[str, dict[str, str]], start: str) -> dict[str, tuple[str, ...]]:
    """The fewest arrows from one spot to every other that they reach."""
    found: dict[str, tuple[str, ...]] = {start: ()}
    open_ = deque([start])
    while open_:
        here = open_.popleft()
        for key, there in ways[here].items():
            if there not in found:
                found[there] = (*found[here], key)
                open_.append(there)
    return found


@EVERY
def test_keys_alone_solve_a_step(desktop: Page, slug: str) -> None:
    """Tab to the board, arrows to the piece, Enter, and on to the next step by Tab and Enter. Each
    answer leaves the focus where it was, also the last one, after which the board takes no taps.
    """
    game = next(game for game in views.GAMES if game.slug == slug)
    words = game.words("en")
    lesson, number, work = _on_the_board(game)
    scenario = work.scenario
    address = f"/{Address('learn', slug, 'en', lesson=lesson, step=number).href()}"
    ways = graph(_with_board(desktop, address))
    _with_board(desktop, address)
    _tab_until(desktop, "document.activeElement.dataset.id")
    for taps, action in (playing.refused(work, words), playing.solving(work, words)):
        assert taps, f"{scenario.id} is not played on the board"
        for one in taps:
            _go(desktop, keys(ways, screen.focused(desktop))[one])
            assert screen.focused(desktop) == one
            _has_ring(desktop)
            desktop.keyboard.press("Enter")
        work = playing.counted(desktop, playing.after(work, action))
        screen.text(desktop)
        assert desktop.evaluate("document.activeElement.closest('.rs-board') !== null")
        stays = screen.spot(desktop, taps[-1]).count()  # a card that was played is gone
        assert screen.focused(desktop) == (taps[-1] if stays else "")
    off = '.rs-board [role="button"]:not([aria-disabled="true"])'
    expect(desktop.locator(off)).to_have_count(0)
    _tab_until(desktop, f"document.activeElement.textContent.includes('{words.ui('learn_next')}')")
    desktop.keyboard.press("Enter")
    desktop.wait_for_url(f"**/learn?*step={number + 1}*")
    expect(desktop.get_by_role("heading", level=1)).not_to_have_text(words.of(scenario.goal))


def _on_the_board(game: GameLibrary) -> tuple[str, int, Work]:
    """The first step that taps alone solve, after a refused move: lesson, number, the task."""
    for lesson in game.lessons.values():
        for number, name in enumerate(lesson.steps, 1):
            if game.scenarios[name].kind == "try":
                work = learn_work.started(game, game.scenarios[name])
                words = game.words("en")
                if playing.refused(work, words)[0] and playing.solving(work, words)[0]:
                    return lesson.id, number, work
    raise LookupError(f"{game.slug}: no step is played on the board alone")


def _go(page: Page, arrows: tuple[str, ...]) -> None:
    for key in arrows:
        page.keyboard.press(key)


def _with_board(page: Page, address: str) -> Page:
    screen.opened(page, address)
    expect(page.locator(".rs-board svg")).to_be_visible()
    screen.text(page)
    return page


def _tab_until(page: Page, there: str) -> None:
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(there):
            return
    raise AssertionError(f"not reached by {MOST_TABS} tabs: {there}")


def _has_ring(page: Page) -> None:
    """The focused spot is drawn with a wide line in the colour of focus."""
    ring: Any = page.evaluate(
        """() => {
          const area = getComputedStyle(document.activeElement.querySelector('.rs-hit'))
          const probe = document.body.appendChild(document.createElement('i'))
          probe.style.color = 'var(--rs-focus)'
          const wish = getComputedStyle(probe).color
          probe.remove()
          return [area.stroke === wish, parseFloat(area.strokeWidth)]
        }"""
    )
    assert ring[0]
    assert ring[1] >= 3


@EVERY
@pytest.mark.parametrize("kind", ["step", "position"])
def test_arrows_reach_every_spot(desktop: Page, slug: str, kind: str) -> None:
    ways = graph(_with_board(desktop, views.href(kind, slug)))
    first = next(iter(ways))
    assert set(keys(ways, first)) == set(ways)


@EVERY
def test_letters_on_the_board_start_nothing(desktop: Page, slug: str) -> None:
    """Streamlit takes r and c for itself; not while a piece has the focus."""
    _with_board(desktop, views.href("step", slug))
    _tab_until(desktop, "document.activeElement.dataset.id")
    address, text = desktop.url, screen.text(desktop)
    desktop.keyboard.press("c")
    desktop.keyboard.press("r")
    screen.says(desktop, text)
    assert desktop.url == address
    expect(desktop.get_by_role("dialog")).to_have_count(0)


@EVERY
def test_every_control_reached_by_tab_shows_it(desktop: Page, slug: str) -> None:
    _with_board(desktop, views.href("step", slug))
    for _ in range(30):
        desktop.keyboard.press("Tab")
        style = desktop.evaluate(
            """() => {
              const part = document.activeElement
              if (part === document.body || part.dataset.id) return ['own', 3]
              const style = getComputedStyle(part)
              return [style.outlineStyle, parseFloat(style.outlineWidth)]
            }"""
        )
        assert style[0] != "none", desktop.evaluate("document.activeElement.outerHTML")
        assert style[1] >= 2


@EVERY
def test_who_wants_no_motion_gets_none(new_context, slug: str) -> None:
    page = new_context(**screen.DESKTOP, reduced_motion="reduce").new_page()
    for kind in ("refused", "rule", "lessons"):
        page.goto(views.href(kind, slug))
        screen.ready(page)
        moving = page.evaluate(
            """() => document.getAnimations().filter(one => one.playState === 'running'
              && one.effect.target.closest('.rs-root, .rs-board')).length"""
        )
        assert moving == 0


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_drawing_has_words(desktop: Page, slug: str, lang: str) -> None:
    """A picture is named or is a mere ornament, and a board can be read as a text."""
    for kind in ("step", "rules", "ruling", "position"):
        screen.text(screen.opened(desktop, views.href(kind, slug, lang)))
        silent = desktop.locator("svg").evaluate_all(
            """drawings => drawings.filter(one => one.checkVisibility()
              && !one.closest('[aria-hidden="true"], [aria-label], [title]')
              && !one.querySelector(':scope > title'))
              .map(one => one.outerHTML.slice(0, 120))"""
        )
        assert silent == []
    twin = desktop.locator(".rs-twin").first
    twin.locator("summary").click()
    expect(twin.locator("p")).to_contain_text(" ")
