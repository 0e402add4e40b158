"""Looking things up in a browser: the field on every page, keys, the round, words, help, the text
to send; on a desktop and on a phone, in both languages.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import screen, views
from tests.browser.test_access import breaches
from tutor.library.load import library
from tutor.library.models import LANGUAGES
from tutor.library.search import search

SIZES = {"desktop": screen.DESKTOP, "phone": screen.PHONE}
WAYS = pytest.mark.parametrize(
    ("size", "lang"), [(size, lang) for size in SIZES for lang in LANGUAGES]
)
QUESTIONS = {"en": "who wins", "de": "wer gewinnt"}
GAME = views.GAMES[0]
FOUND = "#found .rs-hit h3"


@pytest.fixture
def pages(new_context: Any) -> Any:
    def make(size: str, lang: str, theme: str = "light") -> Page:
        context = new_context(**SIZES[size], locale=lang, color_scheme=theme)
        page: Page = context.new_page()
        return page

    return make


def field(page: Page) -> Any:
    return page.locator("#find")


@WAYS
def test_answers_appear_while_one_types_and_open_a_position(pages, size: str, lang: str) -> None:
    page = screen.opened(pages(size, lang), f"/rules?game={GAME.slug}&lang={lang}")
    page.keyboard.press("/")
    expect(field(page)).to_be_focused()
    page.keyboard.type(QUESTIONS[lang], delay=20)
    (best,) = search().ask(QUESTIONS[lang], lang, GAME.slug, 1).hits
    hit = page.locator("#found .rs-hit", has_text=best.id)
    expect(hit).to_contain_text(best.title)
    expect(hit).to_contain_text(best.text)
    expect(page.locator("#found-said")).to_contain_text(best.title)
    assert breaches(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    hit.locator('a[href^="learn"], a[href^="table"]').first.click()
    page.wait_for_url(re.compile("(scenario|case)="))
    screen.ready(page)
    expect(page.locator(".rs-board svg").first).to_be_visible()
    expect(page.locator("#found")).to_be_hidden()


@WAYS
def test_enter_opens_the_search_place_and_back_returns(pages, size: str, lang: str) -> None:
    page = screen.opened(pages(size, lang), f"/?lang={lang}")
    field(page).fill(QUESTIONS[lang])
    field(page).press("Enter")
    page.wait_for_url("**/search?*")
    expect(page.locator(".rs-answers .rs-hit").first).to_be_visible()
    assert screen.params(page)["q"] == QUESTIONS[lang]
    games = {game.info.title.of(lang) for game in library().games.values()}
    shown = page.locator(".rs-answers .rs-ofgame").all_inner_texts()
    assert len(set(shown)) > 1
    assert set(shown) <= games
    before = screen.text(page)
    page.reload()
    screen.says(screen.ready(page), before)
    page.go_back()
    expect(page.locator(".rs-shelf")).to_be_visible()


@WAYS
def test_nonsense_is_said_and_the_nearest_offered(pages, size: str, lang: str) -> None:
    page = screen.opened(pages(size, lang), f"/search?q=quantum+pizza&lang={lang}")
    answers = page.locator(".rs-answers")
    expect(answers.get_by_role("heading", level=2).first).to_have_text(
        library().ui["ask_nearest"].of(lang)
    )
    expect(answers.locator(".rs-hit").first).to_be_visible()
    assert breaches(page) == []


def test_keys_walk_through_the_answers(desktop: Page) -> None:
    screen.opened(desktop, f"/rulings?game={GAME.slug}&lang=en")
    desktop.keyboard.press("/")
    desktop.keyboard.type("who wins", delay=20)
    expect(desktop.locator(FOUND).first).to_be_visible()
    inside = "document.activeElement.closest('#found') !== null"
    desktop.keyboard.press("ArrowDown")
    assert desktop.evaluate(inside)
    desktop.keyboard.press("ArrowUp")
    expect(field(desktop)).to_be_focused()
    desktop.keyboard.press("Escape")
    expect(desktop.locator("#found")).to_be_hidden()
    expect(field(desktop)).to_be_focused()
    desktop.keyboard.type("/", delay=20)  # within the field it is a letter
    expect(field(desktop)).to_have_value("who wins/")


def test_a_slow_answer_never_covers_a_later_one(desktop: Page) -> None:
    screen.opened(desktop, f"/rules?game={GAME.slug}&lang=en")
    slow: list[Any] = []

    def hold(route: Any) -> None:
        slow.append(route)

    desktop.route("**/find/*q=who*", hold)
    field(desktop).type("who", delay=10)
    desktop.wait_for_timeout(400)
    field(desktop).fill("feed")
    titles = [hit.title for hit in search().ask("feed", "en", GAME.slug).hits]
    expect(desktop.locator(FOUND, has_text=titles[0]).first).to_be_visible()
    assert slow
    desktop.unroute("**/find/*q=who*")


@WAYS
def test_the_round_is_tapped(pages, size: str, lang: str) -> None:
    for game in views.GAMES[:2]:
        page = screen.opened(pages(size, lang), f"/rules?game={game.slug}&lang={lang}")
        page.locator('.rs-places a[href^="where"]').click()
        page.wait_for_url("**/where?*")
        stops = game.where.stops
        number = len(stops) - 1
        page.locator(f'.rs-ring a[href*="step={number}"]').click()
        title = page.locator(".rs-stopcard h2")
        expect(title).to_have_text(f"{number}. {game.words(lang).of(stops[number - 1].title)}")
        assert screen.params(page)["step"] == str(number)
        if size == "phone":
            expect(title).to_be_in_viewport()
        assert breaches(page) == []


@WAYS
def test_a_word_is_explained_where_it_stands(pages, size: str, lang: str) -> None:
    page = screen.opened(pages(size, lang), f"/rules?game={GAME.slug}&lang={lang}")
    screen.text(page)
    word = page.locator(".rs-term").first
    card = page.locator(f"#{word.get_attribute('popovertarget')}")
    expect(card).to_be_hidden()
    word.click()
    expect(card).to_be_visible()
    expect(card.locator("small")).to_contain_text({"en": "German", "de": "Englisch"}[lang])
    assert breaches(page) == []
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(word).to_be_focused()
    page.keyboard.press("Enter")
    card.locator("a").click()
    page.wait_for_url("**term=*")
    expect(page.locator(".rs-glossary .is-shown")).to_be_in_viewport()


def test_arrows_turn_the_pages_of_a_lesson(desktop: Page) -> None:
    lesson = views.first_lesson(GAME)
    screen.opened(desktop, f"/learn?game={GAME.slug}&lang=en&lesson={lesson.id}&step=2")
    screen.text(desktop)
    desktop.keyboard.press("ArrowRight")
    desktop.wait_for_url("**step=3*")
    screen.text(desktop)
    desktop.keyboard.press("ArrowLeft")
    desktop.wait_for_url("**step=2*")


def test_arrows_pressed_faster_than_the_page_is_drawn_count_each(desktop: Page) -> None:
    lesson = views.first_lesson(GAME)
    screen.opened(desktop, f"/learn?game={GAME.slug}&lang=en&lesson={lesson.id}&step=2")
    screen.text(desktop)
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight"):
        desktop.keyboard.press(key)
    desktop.wait_for_url("**step=4*")
    screen.text(desktop)
    assert screen.params(desktop)["step"] == "4"
    expect(desktop.locator('.rs-dots [aria-current="step"]')).to_have_attribute(
        "href", re.compile("step=4")
    )


@WAYS
def test_help_and_the_text_to_send(pages, size: str, lang: str) -> None:
    page = screen.opened(pages(size, lang), views.href("position", GAME.slug, lang))
    screen.text(page)
    page.locator(".rs-wrong summary").click()
    text = page.locator("#wrong").input_value()
    assert page.url in text
    assert GAME.info.title.of(lang) in text
    page.locator("[data-copyfrom]").click()
    expect(page.locator("[data-copyfrom] .rs-said")).to_have_text(library().ui["copied"].of(lang))
    assert breaches(page) == []
    page.locator("a[data-help]").click()
    page.wait_for_url("**/help?*")
    expect(page.locator(".rs-keys kbd").first).to_have_text("/")
    assert breaches(page) == []


def test_the_question_mark_opens_help(desktop: Page) -> None:
    screen.opened(desktop, f"/rulings?game={GAME.slug}&lang=en")
    desktop.keyboard.press("?")
    desktop.wait_for_url("**/help?*")
