"""Learning by tapping: a lesson from its start to its end, and the answers on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import playing, screen, views
from tutor.app.parts import learn_work
from tutor.app.widgets.verdict import judge, spoken
from tutor.library.load import GameLibrary

EVERY = pytest.mark.parametrize("game", views.GAMES, ids=views.SLUGS)
TOLD = ".rs-verdict.is-illegal"


@EVERY
def test_the_first_lesson_from_start_to_end(desktop: Page, game: GameLibrary) -> None:
    words, lesson = game.words("en"), views.first_lesson(game)
    screen.opened(desktop, views.href("lessons", game.slug))
    start = f"{words.ui('learn_start')}: {words.of(lesson.title)}"
    desktop.get_by_role("link", name=start, exact=True).click()
    for number, name in enumerate((*lesson.steps, *lesson.review), 1):
        scenario = game.scenarios[name]
        heading = desktop.get_by_role("heading", level=1)
        # Words that are explained are buttons in it, which the name of a heading sets apart.
        expect(heading.filter(has_text=words.of(scenario.goal))).to_be_visible()
        assert screen.params(desktop)["step"] == str(number)
        work = playing.finish(desktop, game, scenario, words)
        if scenario.stage == "negative":
            _is_refused(desktop, work, words)
        playing.press(desktop, words, "learn_next")
    title = words.ui("learn_end_title", title=words.of(lesson.title))
    expect(desktop.get_by_role("heading", level=1, name=title, exact=True)).to_be_visible()
    dots = desktop.locator("a.rs-dot")
    expect(dots).to_have_count(len(lesson.steps) + len(lesson.review) + 1)
    expect(desktop.locator("a.rs-dot.is-done")).to_have_count(dots.count())
    taught = {rule for name in lesson.steps for rule in game.scenarios[name].teaches}
    expect(desktop.locator(".rs-lessonend > .rs-chips > .rs-chip")).to_have_count(len(taught))


def _is_refused(page: Page, work: learn_work.Work, words) -> None:
    """The refusal stands large, with the rule, and is lit up."""
    trial = work.trial
    answer = judge(trial.game, trial.before, trial.action)
    expect(page.locator(f"{TOLD} .rs-word")).to_have_text(words.ui("verdict_illegal"))
    expect(page.locator(f"{TOLD} > .rs-fact")).to_have_text(words.finding(answer.main).fact)
    expect(page.locator(f"{TOLD} .rs-chip .rs-id").first).to_have_text(answer.main.rule)


@EVERY
def test_a_refused_move_is_answered_where_it_was_tried(desktop: Page, game: GameLibrary) -> None:
    words = game.words("en")
    scenario, _, expected = views.refused(game.slug)
    desktop.goto(f"/learn?game={game.slug}&lang=en&scenario={scenario.id}")
    work = learn_work.started(game, scenario)
    work = playing.make(desktop, work, words, (), expected.trial.action)
    _is_refused(desktop, work, words)
    answer = judge(game.game, work.trial.before, work.trial.action)
    live = desktop.locator(".rs-live[aria-live=polite]")
    expect(live).to_contain_text(spoken(answer, words))
    chip = desktop.locator(f"{TOLD} .rs-chip").first
    chip.locator("summary").click()
    expect(chip.locator(".rs-ruletext > p").first).to_be_visible()
    playing.press(desktop, words, "learn_undo")
    expect(desktop.locator(TOLD)).to_have_count(0)
    assert "moves" not in screen.params(desktop)


@EVERY
def test_the_way_out_is_a_button_that_leads_on(desktop: Page, game: GameLibrary) -> None:
    words = game.words("en")
    _, _, work = views.refused(game.slug)
    screen.opened(desktop, views.href("refused", game.slug))
    answer = judge(game.game, work.trial.before, work.trial.action)
    way = answer.way_out()
    assert way is not None
    name = words.ui("way_out", move=words.move(game.game.label(way, work.trial.state)))
    desktop.get_by_role("button", name=name, exact=True).click()
    playing.counted(desktop, playing.after(work, way))
    expect(desktop.locator(".rs-verdict.is-legal")).to_be_visible()


@EVERY
def test_three_hints_end_with_the_move_itself(desktop: Page, game: GameLibrary) -> None:
    words, (scenario, _, _) = game.words("en"), views.refused(game.slug)
    screen.opened(desktop, f"/learn?game={game.slug}&lang=en&scenario={scenario.id}")
    work = learn_work.started(game, scenario)
    for _ in range(learn_work.LAST_HINT):
        playing.press(desktop, words, "learn_hint")
        work = playing.counted(desktop, learn_work.then(work, learn_work.HINT))
    told = learn_work.help_for(work)
    assert told is not None
    expect(desktop.locator(".rs-hint .rs-chip .rs-id")).to_have_text(told.rule)
    desktop.locator(".st-key-learn_told button").click()
    done = playing.counted(desktop, playing.after(work, told.action))
    assert done.status == "done" or done.trial.spent


@EVERY
def test_the_next_step_begins_at_its_top(phone: Page, game: GameLibrary) -> None:
    lesson = views.first_lesson(game)
    screen.opened(phone, f"/learn?game={game.slug}&lesson={lesson.id}&step=1")
    main = phone.get_by_test_id("stMain")
    main.evaluate("page => page.scrollTo(0, page.scrollHeight)")
    assert main.evaluate("page => page.scrollTop") > 0
    playing.press(phone, game.words("de"), "learn_next")
    goal = game.words("de").of(game.scenarios[lesson.steps[1]].goal)
    expect(phone.get_by_role("heading", level=1).filter(has_text=goal)).to_be_in_viewport()


@EVERY
def test_a_finger_taps_the_board_too(phone: Page, game: GameLibrary) -> None:
    words = game.words("de")
    names = views.first_lesson(game).steps
    free = next(
        (game.scenarios[name], number)
        for number, name in enumerate(names, 1)
        if game.scenarios[name].kind == "try"
        and playing.solving(learn_work.started(game, game.scenarios[name]), words)[0]
    )
    scenario, number = free
    lesson = views.first_lesson(game).id
    screen.opened(phone, f"/learn?game={game.slug}&lesson={lesson}&step={number}")
    work = learn_work.started(game, scenario)
    taps, action = playing.solving(work, words)
    for one in taps:
        screen.spot(phone, one).tap()
    playing.counted(phone, playing.after(work, action))


# A board as the server drew it, its parts' attributes in one order. What was tapped last stays
# marked, which no address tells.
_DRAWN = """() => {
  const own = ['tabindex', 'aria-pressed', 'style']
  const told = part => [...part.attributes].filter(one => !own.includes(one.name))
    .map(one => `${one.name}=${one.value}`).sort().join(' ')
  const drawn = part => part.nodeType === Node.TEXT_NODE ? part.textContent
    : part.matches('.rs-mark-chosen') ? ''
    : `<${part.nodeName} ${told(part)}>${[...part.childNodes].map(drawn).join('')}</>`
  return drawn(document.querySelector('.rs-board svg'))
}"""


@EVERY
def test_a_board_changed_by_moves_is_the_board_of_its_address(
    desktop: Page, game: GameLibrary
) -> None:
    """The component takes over what differs only; nothing of an older position may stay."""
    words = game.words("en")
    screen.opened(desktop, views.href("step", game.slug))
    scenario = game.scenarios[views.first_lesson(game).steps[views.first_step(game) - 1]]
    start = learn_work.started(game, scenario)
    refused, solving = playing.refused(start, words), playing.solving(start, words)
    screen.text(desktop)
    first = desktop.evaluate(_DRAWN)
    for taps, action in (refused, solving):
        playing.make(desktop, start, words, taps, action)
        _is_drawn_anew(desktop)
        playing.press(desktop, words, "learn_retry")
        again = desktop.get_by_role("button", name=words.ui("learn_retry"), exact=True)
        expect(again).to_be_disabled()
        screen.text(desktop)
        expect(desktop.locator(".rs-travels")).to_have_count(0)
        assert desktop.evaluate(_DRAWN) == first


def _is_drawn_anew(page: Page) -> None:
    screen.text(page)
    expect(page.locator(".rs-travels")).to_have_count(0)  # a piece on its way arrives soon
    drawn = page.evaluate(_DRAWN)
    page.reload()
    screen.text(screen.ready(page))
    assert page.evaluate(_DRAWN) == drawn
