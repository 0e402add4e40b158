"""The address is the view: reload, back, bookmarks, a second tab and a second device agree."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser import playing, screen, views
from tutor.app.widgets.verdict import judge
from tutor.library.load import GameLibrary
from tutor.library.models import LANGUAGES

EVERY = pytest.mark.parametrize("game", views.GAMES, ids=views.SLUGS)
LINKED = ("rule", "ruling", "task", "refused", "verdict")


def shows(page: Page, game: GameLibrary, kind: str) -> None:
    """The very thing that the address names is there, in view."""
    expect(page.locator(_PARTS[kind](game)).first).to_be_in_viewport()
    if kind == "verdict":
        answer = judge(game.game, *views.judged_at_table(game.slug))
        _says(page, game.words("en").finding(answer.main).fact)
    if kind == "refused":
        trial = views.refused(game.slug)[2].trial
        answer = judge(trial.game, trial.before, trial.action)
        _says(page, game.words("en").finding(answer.main).fact)


def _says(page: Page, fact: str) -> None:
    expect(page.locator(".rs-verdict.is-illegal > .rs-fact")).to_have_text(fact)


_PARTS = {
    "rule": lambda game: f"#{list(game.rules)[-1]}.is-shown",
    "ruling": lambda game: f"#{list(game.rulings)[-1]}.is-shown .rs-rulingbody",
    "task": lambda game: ".rs-board svg",
    "refused": lambda game: ".rs-board svg",
    "verdict": lambda game: ".rs-board svg",
}


@pytest.mark.parametrize(("game", "kind"), views.spread(LINKED), ids=views.name)
def test_a_link_opens_on_a_server_that_has_just_started(
    new_context, own, run_app, tmp_path: Path, game: GameLibrary, kind: str
) -> None:
    with run_app(home=tmp_path) as address:
        own.add(urlsplit(address).netloc)
        page = new_context(base_url=address, **screen.DESKTOP).new_page()
        shows(screen.opened(page, views.href(kind, game.slug)), game, kind)
        page.close()


@pytest.mark.parametrize(("game", "kind"), views.spread(views.STAY), ids=views.name)
def test_reload_and_a_second_device_show_the_same(
    desktop: Page, new_context, game: GameLibrary, kind: str
) -> None:
    screen.opened(desktop, views.href(kind, game.slug))
    address, text = desktop.url, screen.text(desktop)
    assert len(text) > 100
    desktop.reload()
    screen.says(screen.ready(desktop), text)
    assert desktop.url == address
    other = new_context(**screen.DESKTOP).new_page()
    screen.says(screen.opened(other, address), text)


@EVERY
def test_a_second_tab_shows_the_same(desktop: Page, game: GameLibrary) -> None:
    screen.opened(desktop, views.href("refused", game.slug))
    text = screen.text(desktop)
    screen.says(screen.opened(desktop.context.new_page(), desktop.url), text)


@pytest.mark.parametrize(("game", "kind"), views.spread(views.KINDS), ids=views.name)
def test_the_language_changes_and_nothing_else(desktop: Page, game: GameLibrary, kind: str) -> None:
    screen.opened(desktop, views.href(kind, game.slug, "en"))
    address, english = desktop.url, screen.text(desktop)
    parameters, place = screen.params(desktop), screen.path(desktop)
    _speak(desktop, "de")
    assert (screen.params(desktop), screen.path(desktop)) == ({**parameters, "lang": "de"}, place)
    assert screen.text(desktop) != english
    _speak(desktop, "en")
    screen.says(desktop, english)
    assert desktop.url == address


def _speak(page: Page, lang: str) -> None:
    """Switch the language with the link for it, and wait until the whole page has followed."""
    page.locator(f".rs-langs [lang={lang}]").click()
    page.wait_for_url(re.compile(rf"[?&]lang={lang}(&|$)"))
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator(f".rs-langs [lang={lang}]")).to_have_attribute("aria-current", "true")
    screen.ready(page)


@pytest.mark.parametrize(
    ("locale", "lang"),
    [("de-AT", "de"), ("de", "de"), ("en-US", "en"), ("fr-FR", "en"), ("pl-PL", "en")],
)
def test_the_first_language_is_the_browsers(new_context, locale: str, lang: str) -> None:
    page = screen.opened(new_context(locale=locale).new_page(), "/")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    title = {one: views.GAMES[0].words(one).ui("shelf_title") for one in LANGUAGES}
    expect(page.get_by_role("heading", level=1)).to_have_text(title[lang])


@EVERY
def test_back_and_forward_go_through_the_views(desktop: Page, game: GameLibrary) -> None:
    words = game.words("en")
    screen.opened(desktop, "/?lang=en")
    seen = [(desktop.url, screen.text(desktop))]
    title = re.compile(re.escape(words.of(game.info.title)) + "$")
    desktop.get_by_role("link", name=title).first.click()
    seen.append(_now(desktop, game, "learn"))
    for place in ("rules", "rulings"):
        desktop.locator(f'.rs-places [href^="{place}?"]').click()
        seen.append(_now(desktop, game, place))
    for address, text in reversed(seen[1:-1]):
        desktop.go_back()
        _is(desktop, address, text)
    for address, text in seen[2:]:
        desktop.go_forward()
        _is(desktop, address, text)
    desktop.evaluate("count => history.go(-count)", len(seen) - 1)
    desktop.wait_for_url(seen[0][0])


def _now(page: Page, game: GameLibrary, place: str) -> tuple[str, str]:
    screen.ready(page, place)
    assert screen.params(page)["game"] == game.slug
    return page.url, screen.text(page)


def _is(page: Page, address: str, text: str) -> None:
    page.wait_for_url(address)
    screen.ready(page, urlsplit(address).path.strip("/"))
    screen.says(page, text)


@EVERY
def test_back_takes_a_move_back_and_reload_in_mid_lesson_keeps_it(
    desktop: Page, game: GameLibrary
) -> None:
    words, (_, number, expected) = game.words("en"), views.refused(game.slug)
    lesson = views.first_lesson(game).id
    start = f"/learn?game={game.slug}&lang=en&lesson={lesson}&step={number}"
    screen.opened(desktop, start)
    before = desktop.url
    work = playing.learn_work.started(game, expected.scenario)
    playing.make(desktop, work, words, (), expected.trial.action)
    expect(desktop.locator(".rs-verdict.is-illegal")).to_be_visible()
    address, text = desktop.url, screen.text(desktop)
    desktop.reload()
    screen.says(screen.ready(desktop), text)
    assert desktop.url == address
    desktop.go_back()
    desktop.wait_for_url(before)
    expect(desktop.locator(".rs-verdict.is-illegal")).to_have_count(0)


@EVERY
def test_progress_outlives_the_server(
    new_context, own, run_app, tmp_path: Path, game: GameLibrary
) -> None:
    words, lesson = game.words("en"), views.first_lesson(game)
    context = new_context(**screen.DESKTOP)
    for start in (True, False):
        with run_app(home=tmp_path) as address:
            own.add(urlsplit(address).netloc)
            page = context.new_page()
            screen.opened(page, f"{address}/learn?game={game.slug}&lang=en&lesson={lesson.id}")
            if start:
                playing.finish(page, game, game.scenarios[lesson.steps[0]], words)
            expect(page.locator("a.rs-dot.is-done")).to_have_count(1)
            screen.opened(page, f"{address}/?lang=en")
            told = words.ui("shelf_progress", done=1, all=len(game.scenarios))
            expect(page.get_by_text(told, exact=True)).to_be_visible()
            page.close()


@pytest.mark.parametrize("stray", ["no-such-page", "no/such/page", "rules/deeper", "static-not"])
def test_a_stray_address_leads_home_and_keeps_its_query(
    desktop: Page, app_url: str, stray: str
) -> None:
    screen.opened(desktop, f"/{stray}?lang=de")
    assert re.fullmatch(rf"{re.escape(app_url)}/\?(.*&)?lang=de(&.*)?", desktop.url)
    expect(desktop.locator(".rs-box").first).to_be_visible()
    expect(desktop.locator(".rs-notice")).to_contain_text(f"„{stray}“")


def test_a_damaged_link_says_so_and_shows_the_rest(desktop: Page) -> None:
    slug = views.SLUGS[0]
    screen.opened(desktop, f"/rules?game={slug}&lang=en&rule=%3Cb%3E&step=-1")
    expect(desktop.locator(".rs-notice li")).to_have_count(2)
    expect(desktop.locator(".rs-rule").first).to_be_attached()
