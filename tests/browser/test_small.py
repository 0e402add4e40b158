"""Small screens, large letters, fingers: nothing sideways, nothing too small, nothing lost."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import screen, views
from tutor.app import frame
from tutor.library.models import LANGUAGES

EVERY = pytest.mark.parametrize("slug", views.SLUGS)
KINDS = [kind for kind in views.KINDS if views.exists(kind)]
SHORT = ("lessons", "refused", "rule", "ruling", "verdict")
"""A page of each place: a theme changes colours, not sizes."""
FINGER = 44
"""Pixels that a control measures each way."""
DOT = 24
"""Pixels of the dots of a lesson, thirteen in a row: Next and the overview lead there too."""
PIECE = 40
"""Pixels of a spot on the board."""
_OPEN = "document.querySelectorAll('details[data-narrow]').forEach(part => { part.open = true })"
# What a page is wider than, and what sticks out of it: parts that scroll in their own frame aside.
_WIDER = """() => {
  const inFrame = part => {
    for (let up = part.parentElement; up; up = up.parentElement)
      if (up.dataset.testid !== 'stMain'
          && /auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX)) return true
    return false
  }
  const pages = [document.documentElement, document.querySelector('[data-testid="stMain"]')]
  const wide = pages.filter(page => page.scrollWidth > page.clientWidth).map(page => page.tagName)
  const out = [...document.querySelectorAll('[data-testid="stMain"] *')].filter(part =>
    part.checkVisibility() && !part.closest('svg') && !inFrame(part)
    && part.getBoundingClientRect().right > innerWidth + 1)
  return [...wide, ...out.map(part => `${part.tagName}.${part.className}`)]
}"""
# Links and words in a sentence are as high as it; a hidden field is worked through its label.
_CONTROLS = """() => {
  const kinds = 'a[href], button, summary, select, textarea, input, label:has(> input)'
  const quiet = `.rs-board, .rs-idlink, .rs-term, .rs-hiddeninput, [aria-hidden="true"],
    [data-testid="stSkipToContent"]`
  return [...document.querySelectorAll(kinds)]
    .filter(part => part.checkVisibility({visibilityProperty: true}) && !part.closest(quiet))
    .map(part => {
      const box = part.getBoundingClientRect()
      const name = part.getAttribute('aria-label') || part.textContent.trim().slice(0, 40)
      return {kind: part.className, name, width: box.width, height: box.height,
              type: part.type || part.tagName}
    })
    .filter(part => part.width > 1 && part.height > 1)
}"""
# Controls narrower than their words, and words that stick out of their control or the page.
_CUT = """() => {
  const kinds = 'a[href], button, summary, select, label, h1, h2, h3'
  const quiet = `.rs-board, .rs-live, .rs-peek, .rs-hiddeninput, .rs-cardtable,
    [data-testid="stSkipToContent"]`
  const words = part => [...part.querySelectorAll('p, span, strong')].filter(one =>
    one.checkVisibility() && !one.children.length && one.textContent.trim()
    && !one.closest('[data-testid="stIconMaterial"]')
    && getComputedStyle(one).position !== 'absolute')
  const cut = part => part.scrollWidth > part.clientWidth + 1
    && getComputedStyle(part).display !== 'inline'
  const out = (part, box) => {
    const own = part.getBoundingClientRect()
    return own.left < box.left - 2 || own.right > box.right + 2 || own.bottom > box.bottom + 2
  }
  return [...document.querySelectorAll(kinds)]
    .filter(part => part.checkVisibility({visibilityProperty: true}) && !part.closest(quiet))
    .filter(part => part.getBoundingClientRect().width > 2)
    .filter(part => {
      const box = part.getBoundingClientRect()
      const inner = getComputedStyle(part).display === 'inline' ? [] : words(part)
      return cut(part) || box.right > innerWidth + 1
        || inner.some(one => cut(one) || out(one, box))
    })
    .map(part => `${part.tagName}.${part.className}: ${part.textContent.trim().slice(0, 40)}`)
}"""
_SPOTS = """() => [...document.querySelectorAll('.rs-board [data-id][role="button"]')].map(spot => {
  const box = (spot.querySelector('.rs-hit') || spot).getBoundingClientRect()
  return {name: spot.dataset.id, width: box.width, height: box.height}
})"""


def pocket(new_context: Any, lang: str, theme: str) -> Page:
    """A page on a phone of 360 × 740."""
    return new_context(**screen.PHONE, locale=lang, color_scheme=theme).new_page()


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_scrolls_sideways_on_a_phone(new_context, slug: str, lang: str, theme: str) -> None:
    page = pocket(new_context, lang, theme)
    wide = {}
    for kind in SHORT if theme == "dark" else KINDS:
        screen.text(screen.opened(page, views.href(kind, slug, lang)))
        wide[kind] = page.evaluate(_WIDER)
    assert {kind: parts for kind, parts in wide.items() if parts} == {}


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_controls_are_made_for_fingers(new_context, slug: str, lang: str) -> None:
    page = pocket(new_context, lang, "light")
    small = []
    for kind in KINDS:
        screen.text(screen.opened(page, views.href(kind, slug, lang)))
        controls = page.evaluate(_CONTROLS)
        assert controls
        small += [(kind, part) for part in controls if _too_small(part)]
    assert small == []


def _too_small(part: dict[str, Any]) -> bool:
    least = DOT if "rs-dot" in str(part["kind"]) else FINGER
    return min(part["width"], part["height"]) < least - 0.5


@EVERY
@pytest.mark.parametrize("kind", ["step", "position"])
def test_pieces_are_made_for_fingers(new_context, slug: str, kind: str) -> None:
    page = screen.opened(pocket(new_context, "en", "light"), views.href(kind, slug))
    expect(page.locator(".rs-board svg")).to_be_visible()
    screen.text(page)
    spots = page.evaluate(_SPOTS)
    assert spots
    assert [one for one in spots if min(one["width"], one["height"]) < PIECE - 0.5] == []


def _read(page: Page) -> list[str]:
    """What a page says, with those parts opened that begin closed in a narrow window."""
    screen.text(page)
    page.evaluate(
        "document.querySelectorAll('details[data-narrow]').forEach(p => { p.open = true })"
    )
    return screen.text(page).splitlines()


@EVERY
def test_double_size_loses_nothing(new_context, slug: str) -> None:
    """A window of 1280 pixels at 200 % has 640 of its own; all that was readable stays so."""
    whole = new_context(**screen.DESKTOP).new_page()
    zoomed = new_context(viewport={"width": 640, "height": 450}, device_scale_factor=2).new_page()
    for kind in KINDS:
        address = views.href(kind, slug)
        told = [_read(screen.opened(page, address)) for page in (whole, zoomed)]
        assert set(told[0]) - set(told[1]) <= {views.GAMES[0].words("en").ui("app_title")}
        assert zoomed.evaluate(_WIDER) == [], kind


@EVERY
def test_a_phone_at_double_size_scrolls_one_way(new_context, slug: str) -> None:
    """360 pixels at 200 % have 180 of their own."""
    tiny = {**screen.PHONE, "viewport": {"width": 180, "height": 370}, "is_mobile": False}
    page = new_context(**tiny, locale="de-DE").new_page()
    for kind in ("lessons", "rule", "refused"):
        screen.text(screen.opened(page, views.href(kind, slug)))
        assert page.evaluate(_WIDER) == [], kind
        expect(page.locator(".rs-places a").last).to_be_in_viewport()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), views.spread(KINDS), ids=views.name)
def test_no_control_cuts_its_words_at_double_size(new_context, game, kind: str, lang: str) -> None:
    tiny = {**screen.PHONE, "viewport": {"width": 180, "height": 370}}
    page = new_context(**tiny, locale="de-DE").new_page()
    screen.text(screen.opened(page, views.href(kind, game.slug, lang)))
    page.evaluate(_OPEN)
    assert page.evaluate(_CUT) == []
    assert page.evaluate(_WIDER) == []


@EVERY
def test_the_places_stay_within_reach_on_a_phone(phone: Page, slug: str) -> None:
    for place in frame.places():
        phone.goto(f"/{place}?game={slug}")
        screen.ready(phone, place)
        link = phone.locator('.rs-places [aria-current="page"]')
        expect(link).to_be_in_viewport(ratio=1)
        phone.mouse.wheel(0, 5000)
        expect(link).to_be_in_viewport(ratio=1)


@EVERY
def test_the_verdict_shows_at_once_on_a_phone(phone: Page, slug: str) -> None:
    """The panel stands below the board, so a line above the bar says it."""
    phone.goto(views.href("refused", slug, "de"))
    line = phone.locator(".rs-verdict.is-illegal .rs-peek")
    expect(line).to_be_in_viewport(ratio=1)
    fact = phone.locator(".rs-verdict.is-illegal > .rs-fact")
    expect(line).to_have_text(fact.inner_text())
    line.tap()
    expect(fact).to_be_in_viewport(ratio=1)


@EVERY
def test_a_question_is_typed_and_answered_in_view(phone: Page, slug: str) -> None:
    words = views.GAMES[views.SLUGS.index(slug)].words("de")
    screen.opened(phone, f"/rules?game={slug}&lang=de")
    field = phone.get_by_role("searchbox", name=words.ui("find_field"))
    title = words.of(next(iter(words.rules.values())).title)
    field.fill(title)
    field.press("Enter")
    expect(phone.locator(".rs-hit h3").first).to_have_text(title)
    expect(phone.locator(".rs-hit").first).to_be_in_viewport()
    assert screen.params(phone)["q"] == title
    phone.go_back()
    expect(phone.locator(".rs-rules")).to_be_visible()


def test_after_a_card_from_the_hand_a_phone_shows_the_board_again(phone: Page) -> None:
    screen.opened(phone, "learn?game=schweinsgalopp&lesson=SG-LE1&step=2")
    card = phone.locator('.rs-board [data-id="card:Anna:blue"]')
    top = phone.locator('.rs-board [data-id="space:1"]')
    card.evaluate("node => node.scrollIntoView()")
    assert top.bounding_box()["y"] < 0, "the hand lies so low that the board can leave the screen"
    card.tap()
    expect(phone.locator("#outcome")).to_be_visible()
    phone.wait_for_function(
        """() => document.querySelector('.rs-board [data-id="space:1"]')
            .getBoundingClientRect().top > 50"""
    )


def test_the_next_task_begins_with_what_is_to_be_done(phone: Page) -> None:
    screen.opened(phone, "learn?game=schweinsgalopp&lesson=SG-LE1&step=2")
    phone.locator('.rs-board [data-id="card:Anna:blue"]').tap()
    expect(phone.locator("#outcome")).to_be_attached()
    phone.locator('[data-press="next"]').tap()
    phone.wait_for_url("**step=3*")
    screen.text(phone)
    phone.wait_for_timeout(1500)  # a page that slides away would do it now
    assert phone.locator("h1").bounding_box()["y"] > 50


def test_every_stop_of_the_round_has_its_name_in_view(phone: Page) -> None:
    screen.opened(phone, "/where?game=schweinsgalopp&lang=de")
    for name in phone.locator(".rs-stopname").all():
        expect(name).to_be_visible()
        assert name.inner_text().strip()


def test_names_in_the_bar_do_not_touch_at_360_pixels(phone: Page) -> None:
    phone.set_viewport_size({"width": 360, "height": 740})
    screen.opened(phone, "/rulings?game=schweinsgalopp&lang=de")
    boxes = [name.bounding_box() for name in phone.locator(".rs-place span").all()]
    assert len(boxes) == 6
    assert all(box is not None for box in boxes)
    edges = [(box["x"], box["x"] + box["width"]) for box in boxes if box]
    assert all(right + 2 <= left for (_, right), (left, _) in pairwise(edges))
    assert edges[0][0] >= 0
    assert edges[-1][1] <= 360


def test_an_answer_opens_with_its_question_in_view(phone: Page) -> None:
    screen.opened(phone, "/search?game=schweinsgalopp&q=passen&lang=de")
    expect(phone.locator("#ask")).to_be_in_viewport()
    expect(phone.locator("#ask")).to_have_value("passen")
    expect(phone.locator(".rs-answers .rs-hit").first).to_be_in_viewport()


@pytest.mark.parametrize("width", [800, 900, 1024])
def test_the_buttons_of_the_bar_hold_their_words_beside_a_board(
    new_context: Any, width: int
) -> None:
    page = new_context(viewport={"width": width, "height": 800}, locale="de-DE").new_page()
    screen.opened(page, views.href("verdict", "schweinebande", "de"))
    expect(page.locator("[data-press]")).to_have_count(4)
    assert page.evaluate(_CUT) == []
