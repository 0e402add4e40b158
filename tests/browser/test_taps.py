"""Fingers are faster than answers: what is pressed meanwhile counts, once and in its order."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import playing, screen, views
from tutor.app.address import Address
from tutor.app.parts import learn_work
from tutor.app.widgets import counting, script
from tutor.library.load import GameLibrary
from tutor.library.models import Scenario
from tutor.library.solve import begin

PRESS = """async ([parts, pause]) => {
  for (const part of parts) {
    const press = new MouseEvent('click', {bubbles: true, cancelable: true})
    document.querySelector(part).dispatchEvent(press)
    await new Promise(done => setTimeout(done, pause))
  }
}"""
"""Press parts of the page one after the other, so many milliseconds apart."""
HINT, UNDO = '[data-press="hint"]', '[data-press="undo"]'
TAPS = 6


def counted_together() -> tuple[GameLibrary, Scenario, str]:
    """A task in which taps add up, and a spot to tap in it."""
    for game in views.GAMES:
        for scenario in game.scenarios.values():
            state = begin(game, scenario).state
            spots = counting.spots(game.game, state, scenario.seat)
            if spots and scenario.kind == "try":
                return game, scenario, spots[0]
    raise LookupError("no task in which a move is put together by counting")


def spot(name: str) -> str:
    """A spot's place in the page."""
    return f'.rs-board [data-id="{name}"]'


def opened(page: Page) -> tuple[GameLibrary, Scenario, str]:
    game, scenario, name = counted_together()
    to = Address("learn", game.slug, "en", scenario=scenario.id)
    screen.opened(page, "/" + to.href())
    expect(page.locator(spot(name))).to_be_visible()
    screen.text(page)
    return game, scenario, name


def told(game: GameLibrary, scenario: Scenario, taps: int) -> str:
    """What the page says after so many taps on the first spot."""
    state = begin(game, scenario).state
    facts, spots = game.game.facts(state), counting.spots(game.game, state, scenario.seat)
    assembly: Any = game.game.assembly
    action = assembly.made(facts, scenario.seat, (taps, *(0 for _ in spots[1:])))
    return game.words("en").move(assembly.told(facts, action))


@pytest.mark.parametrize("pause", [0, 20, 60])
def test_each_tap_counts_once_however_fast(desktop: Page, pause: int) -> None:
    game, scenario, name = opened(desktop)
    desktop.evaluate(PRESS, [[spot(name)] * TAPS, pause])
    expect(desktop.locator("#meant .rs-fact")).to_have_text(told(game, scenario, TAPS))
    screen.text(desktop)
    expect(desktop.locator("#meant .rs-fact")).to_have_text(told(game, scenario, TAPS))


def test_a_button_right_after_a_tap_and_a_tap_right_after_it(desktop: Page) -> None:
    game, scenario, name = opened(desktop)
    desktop.evaluate(PRESS, [[spot(name), HINT, spot(name)], 20])
    expect(desktop.locator("#meant .rs-fact")).to_have_text(told(game, scenario, 2))
    expect(desktop.locator(".rs-hint")).to_be_visible()


def test_a_button_pressed_twice_counts_twice_and_undo_keeps_its_turn(desktop: Page) -> None:
    opened(desktop)
    desktop.evaluate(PRESS, [[HINT, HINT], 20])
    settles_at(desktop, (learn_work.HINT, learn_work.HINT))
    desktop.evaluate(PRESS, [[HINT, UNDO, HINT], 20])
    settles_at(desktop, (learn_work.HINT,))


def settles_at(page: Page, log: learn_work.Log) -> None:
    """The address comes to hold this log, and still does when the page is quiet."""
    code = learn_work.code(log)
    page.wait_for_function(
        "code => new URLSearchParams(location.search).get('moves') === code", arg=code
    )
    screen.text(page)
    assert screen.params(page)["moves"] == code


def test_enter_pressed_fast_on_the_board_counts_each_time(desktop: Page) -> None:
    game, scenario, name = opened(desktop)
    desktop.locator(spot(name)).focus()
    for _ in range(TAPS):
        desktop.keyboard.press("Enter")
    expect(desktop.locator("#meant .rs-fact")).to_have_text(told(game, scenario, TAPS))


def test_a_tap_on_a_page_that_is_being_left_means_nothing_on_the_next(desktop: Page) -> None:
    game = views.GAMES[0]
    lesson, step = views.first_lesson(game), views.first_step(game)
    screen.opened(desktop, views.href("step", game.slug))
    screen.text(desktop)
    target = f'.rs-dots a[href*="step={step + 1}"]'
    where = playing.spots(
        learn_work.started(game, game.scenarios[lesson.steps[step - 1]]), game.words("en")
    )
    desktop.evaluate(PRESS, [[target, spot(where[0])], 0])
    desktop.wait_for_url(f"**step={step + 1}*")
    screen.text(desktop)
    assert screen.params(desktop)["step"] == str(step + 1)
    assert "moves" not in screen.params(desktop)


GROUP = """<div class="stButton st-key-one"><button>One</button></div>
<div class="stButtonGroup st-key-two"><button>Two</button></div>
<script>
  window.pressed = []
  document.body.addEventListener('click', event => pressed.push(event.target.textContent))
</script>"""
DRAWN = """async () => {
  dispatchEvent(new CustomEvent('rs-drawn'))
  await new Promise(done => setTimeout(done, 30))
  return window.pressed
}"""


def alone(page: Page) -> None:
    """A page of two buttons and the script that lets presses wait, without a server."""
    page.set_content(GROUP)
    turns = Path(script.__file__).with_name("turns.js")
    page.add_script_tag(content=turns.read_text(encoding="utf-8"))


def test_a_choice_among_buttons_that_had_to_wait_is_made_once(desktop: Page) -> None:
    """Streamlit's group of buttons clicks once more by itself where its click went no further."""
    alone(desktop)
    desktop.get_by_text("One").click()
    desktop.get_by_text("Two").click()
    desktop.get_by_text("Two").evaluate("button => button.click()")
    assert desktop.evaluate("pressed") == ["One"]
    assert [desktop.evaluate(DRAWN) for _ in range(3)] == [["One", "Two"]] * 3


def test_a_key_held_down_presses_once(desktop: Page) -> None:
    alone(desktop)
    desktop.get_by_text("One").focus()
    for _ in range(TAPS):
        desktop.keyboard.down("Enter")
    desktop.keyboard.up("Enter")
    assert [desktop.evaluate(DRAWN) for _ in range(2)] == [["One"]] * 2


def state(page: Page, value: str) -> None:
    """What Streamlit says the server is doing."""
    page.evaluate("value => document.body.setAttribute('data-test-script-state', value)", value)


def test_a_double_press_on_next_goes_one_step(desktop: Page) -> None:
    game = views.GAMES[0]
    step = views.first_step(game)
    screen.opened(desktop, views.href("step", game.slug))
    screen.text(desktop)
    onward = desktop.locator('[data-press="next"]')
    onward.click()
    desktop.wait_for_url(f"**step={step + 1}*")
    screen.text(desktop)
    onward.dispatch_event("click", {"detail": 2, "bubbles": True})
    desktop.wait_for_timeout(500)
    assert screen.params(desktop)["step"] == str(step + 1)
    onward.click()
    desktop.wait_for_url(f"**step={step + 2}*")


def test_a_press_that_asks_nothing_soon_lets_the_next_one_go(desktop: Page) -> None:
    """Streamlit says nothing to the server when the option chosen is pressed once more."""
    alone(desktop)
    state(desktop, "notRunning")
    desktop.get_by_text("One").click()
    desktop.get_by_text("Two").click()
    assert desktop.evaluate("pressed") == ["One"]
    desktop.wait_for_function("pressed.length == 2", timeout=1900)


TELL = """() => {
  const socket = new WebSocket(`ws://${location.host}/_stcore/stream`)
  try { socket.send('') } catch { /* it is not open yet */ }
  socket.close()
}"""


def test_a_press_whose_answer_is_late_holds_the_next_one(desktop: Page) -> None:
    """A bad line or a busy server: what was sent may show a second later that it arrived."""
    desktop.goto("/take")
    alone(desktop)
    state(desktop, "notRunning")
    desktop.get_by_text("One").click()
    desktop.evaluate(TELL)
    desktop.get_by_text("Two").click()
    desktop.wait_for_timeout(900)
    assert desktop.evaluate("pressed") == ["One"]
    assert desktop.evaluate(DRAWN) == ["One", "Two"]


def test_once_the_server_has_begun_its_page_is_waited_for(desktop: Page) -> None:
    alone(desktop)
    state(desktop, "notRunning")
    desktop.get_by_text("One").click()
    state(desktop, "running")
    state(desktop, "notRunning")
    desktop.get_by_text("Two").click()
    desktop.wait_for_timeout(900)
    assert desktop.evaluate("pressed") == ["One"]
    assert desktop.evaluate(DRAWN) == ["One", "Two"]
