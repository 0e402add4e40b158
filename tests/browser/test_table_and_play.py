"""A position of one's own judged at the table, and a game that outlives the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser import playing, screen, views
from tutor.app.address import Address
from tutor.app.parts import table_setup
from tutor.app.parts.table_setup import Setup
from tutor.app.widgets.form import FEW
from tutor.app.widgets.moves import whose
from tutor.app.widgets.verdict import judge
from tutor.engine.game import Field
from tutor.library.load import GameLibrary
from tutor.library.solve import situation

EVERY = pytest.mark.parametrize("game", views.GAMES, ids=views.SLUGS)


def changes(game: GameLibrary, setup: Setup) -> Iterator[tuple[Field, Any, Setup]]:
    """Every other choice that stands on the first page of the form, with the table it leads to."""
    fields = table_setup.fields(game, setup)
    for field in fields:
        if field.kind != "choice" or field.group != fields[0].group or len(field.options) > FEW:
            continue
        for option in field.options:
            if option != field.value:
                yield field, option, table_setup.with_value(game, setup, field.path, option)


def contradicting() -> list[GameLibrary]:
    """The games in which one choice on the form's first page makes the first preset impossible."""
    found = []
    for game in views.GAMES:
        preset = table_setup.laid_out(game.game, situation(game.game, game.info.presets[0]))
        if any(changed.state is None for *_, changed in changes(game, preset)):
            found.append(game)
    assert found, "no game left in which a contradiction can be tapped together"
    return found


def put(page: Page, game: GameLibrary, field: Field, option: Any, changed: Setup) -> None:
    """Choose in the form, and wait until the address says so."""
    words = game.words("en")
    title = words.text("form", field.label, **dict(field.given))
    group = page.get_by_role("radiogroup", name=title, exact=True)
    group.get_by_role("radio", name=words.term(option), exact=True).click()
    _has_code(page, table_setup.code(game, changed))


def _has_code(page: Page, code: str) -> None:
    page.wait_for_function(
        "code => new URLSearchParams(location.search).get('case') === code", arg=code
    )
    screen.text(page)


def _preset(page: Page, game: GameLibrary) -> Setup:
    """Tap the first picture of the table's start and go to setting up."""
    words = game.words("en")
    screen.opened(page, views.href("table", game.slug))
    title = words.of(game.info.presets[0].title)
    page.get_by_role("link", name=title, exact=True).click()
    expect(page.locator(".rs-board svg")).to_be_visible()
    setup, problems = table_setup.read(game, Address("table", **screen.params(page)))
    assert not problems
    playing.press(page, words, "table_build")
    expect(page.get_by_role("heading", level=1)).to_have_text(words.ui("table_build"))
    screen.text(page)
    return setup


@EVERY
def test_a_ruling_for_a_position_of_ones_own(desktop: Page, game: GameLibrary) -> None:
    """Preset, change, try a move: the verdict with its rule, and a link that tells all of it."""
    words, setup = game.words("en"), _preset(desktop, game)
    field, option, changed = next(
        one for one in changes(game, setup) if one[2].state and game.game.refused(one[2].state)
    )
    put(desktop, game, field, option, changed)
    playing.press(desktop, words, "table_try")
    action = game.game.refused(changed.state)[0]
    name = whose(game.game, changed.state, words, action)
    listed = desktop.locator(".rs-whomay")
    expect(listed).to_be_visible()
    screen.text(desktop)  # it rests: what is opened stays open
    listed.locator("details").evaluate_all("all => all.forEach(one => { one.open = true })")
    listed.get_by_role("link", name=name, exact=True).click()
    answer = judge(game.game, changed.state, action)
    panel = desktop.locator(".rs-verdict.is-illegal")
    expect(panel.locator("> .rs-fact")).to_have_text(words.finding(answer.main).fact)
    expect(panel.locator(".rs-chip .rs-id").first).to_have_text(answer.main.rule)
    desktop.reload()  # the list that was opened closes again
    text = screen.text(screen.ready(desktop))
    assert words.finding(answer.main).fact in text
    desktop.reload()
    screen.says(screen.ready(desktop), text)


@pytest.mark.parametrize("game", contradicting(), ids=lambda game: game.slug)
def test_what_cannot_be_is_listed_and_no_move_is_tried(desktop: Page, game: GameLibrary) -> None:
    setup = _preset(desktop, game)
    field, option, changed = next(one for one in changes(game, setup) if one[2].state is None)
    put(desktop, game, field, option, changed)
    lines = desktop.locator(".rs-notice li")
    expect(lines).to_have_count(len(changed.problems))
    words = game.words("en")
    expect(lines.first).to_contain_text(words.problem(changed.problems[0]))
    expect(desktop.get_by_role("button", name=words.ui("table_try"), exact=True)).to_be_disabled()


@EVERY
def test_a_game_goes_on_after_the_server_has_started_again(
    new_context, own, run_app, tmp_path: Path, game: GameLibrary
) -> None:
    words, context = game.words("en"), new_context(**screen.DESKTOP)
    with run_app(home=tmp_path) as address:
        own.add(urlsplit(address).netloc)
        page = context.new_page()
        _start(page, address, game)
        playing.press(page, words, "play_for_me")
        expect(page.get_by_role("button", name=words.ui("play_undo"), exact=True)).to_be_enabled()
        text, query = screen.text(page), urlsplit(page.url).query
        page.close()
    with run_app(home=tmp_path) as address:
        own.add(urlsplit(address).netloc)
        page = screen.opened(context.new_page(), f"{address}/play?{query}")
        screen.says(page, text)
        playing.press(page, words, "play_undo")
        expect(page.get_by_role("button", name=words.ui("play_undo"), exact=True)).to_be_disabled()
        page.close()


def test_the_first_tap_counts_once_the_server_is_back(
    new_context, own, run_app, free_port, tmp_path: Path
) -> None:
    game, port = views.GAMES[-1], free_port()
    words, page = game.words("en"), new_context(**screen.DESKTOP).new_page()
    with run_app(home=tmp_path, port=port) as address:
        own.add(urlsplit(address).netloc)
        _start(page, address, game)
    app = page.locator('[data-testid="stApp"]')
    expect(app).not_to_have_attribute("data-test-connection-state", "CONNECTED")
    with run_app(home=tmp_path, port=port):
        expect(app).to_have_attribute("data-test-connection-state", "CONNECTED")
        screen.text(page)
        playing.press(page, words, "play_for_me")
        expect(page.get_by_role("button", name=words.ui("play_undo"), exact=True)).to_be_enabled()
        page.close()


def _start(page: Page, address: str, game: GameLibrary) -> None:
    """A game of one person against machines, up to the person's first choice."""
    words = game.words("en")
    screen.opened(page, f"{address}{views.href('play', game.slug)}")
    for seat in game.info.seat_names[1 : max(3, game.info.players[0])]:
        group = page.get_by_role("radiogroup", name=words.ui("play_kind", seat=seat), exact=True)
        group.get_by_role("radio").nth(1).click()
        screen.text(page)
    playing.press(page, words, "play_start")
    page.wait_for_url("**record=*")
    expect(page.locator(".rs-board svg")).to_be_visible()
    screen.text(page)


def test_two_moves_back_are_two_however_fast(desktop: Page) -> None:
    game = views.GAMES[0]
    words = game.words("en")
    _start(desktop, "", game)
    for _ in range(2):
        playing.press(desktop, words, "play_for_me")
        screen.text(desktop)
    playing.press(desktop, words, "play_earlier")
    desktop.wait_for_function("new URLSearchParams(location.search).get('step')")
    last = int(screen.params(desktop)["step"])
    playing.press(desktop, words, "play_later")
    desktop.wait_for_function("!new URLSearchParams(location.search).get('step')")
    screen.text(desktop)
    earlier = '[data-press="earlier"]'
    desktop.evaluate(
        "button => [0, 1].forEach(() => document.querySelector(button).click())", earlier
    )
    desktop.wait_for_url(f"**step={last - 1}*")


@EVERY
def test_each_move_of_a_game_is_explained_on_demand(desktop: Page, game: GameLibrary) -> None:
    words = game.words("en")
    _start(desktop, "", game)
    playing.press(desktop, words, "play_for_me")
    expect(desktop.get_by_role("button", name=words.ui("play_undo"), exact=True)).to_be_enabled()
    playing.press(desktop, words, "play_earlier")
    expect(desktop.locator(".rs-verdict.is-legal .rs-chip").first).to_be_visible()
    assert int(screen.params(desktop)["step"]) >= 1
    playing.press(desktop, words, "play_later")
    desktop.wait_for_function("!new URLSearchParams(location.search).get('step')")
