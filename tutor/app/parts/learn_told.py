"""What a task says: goal, outcome, hints. All of it is HTML for one sheet each."""

from __future__ import annotations

from typing import Any

from tutor.app.frame import View
from tutor.app.parts import learn_work
from tutor.app.parts.learn_why import missed
from tutor.app.parts.learn_work import HINT, LAST_HINT, Work
from tutor.app.widgets import counting, known
from tutor.app.widgets.chips import chips, prose
from tutor.app.widgets.html import drawing, esc, icon, paragraph, sign
from tutor.app.widgets.moves import label, whose
from tutor.engine.verdict import Finding, Judgement
from tutor.library.solve import carry_out
from tutor.render import art

FEW_MOVES = 6
"""Other legal moves named after success, at most."""


def goal(view: View, work: Work, head: str, lead: str, *, wordless: bool = False) -> str:
    """The goal line and what to know before acting; after the first attempt, the goal alone."""
    words, scenario = view.words, work.scenario
    said = prose(words, view.address, words.of(scenario.say)) if scenario.say else ""
    say = f'<p class="rs-say">{said}</p>' if said else ""
    if scenario.stage == "negative" and scenario.kind == "try" and not wordless:
        say += paragraph(view.ui("learn_exactly"), "rs-small")
    before = f'<p class="rs-lead">{esc(lead)}</p>' if lead else ""
    return (
        f'<header class="rs-goal">{head}{before}'
        f'<h1>{prose(words, view.address, words.of(scenario.goal))}</h1>'
        f"{say}</header>"
    )  # fmt: skip


def invitation(view: View, work: Work) -> str:
    """The verdict's place before there is one."""
    kind = work.scenario.kind
    key = {"example": "learn_watch_first", "judge": "learn_judge_first", "try": "verdict_none"}[
        kind
    ]
    asked = f'<p class="rs-fact">{esc(asked_move(view, work))}</p>' if kind == "judge" else ""
    face = drawing(art.pig_face(), 64, "rs-face")
    inside = f"<div>{asked}{paragraph(view.ui(key))}</div>"
    return f'<div class="rs-verdict is-empty">{face}{inside}</div>'


def asked_move(view: View, work: Work) -> str:
    """The move a question is about."""
    trial, question = work.trial, work.scenario.question
    assert question is not None
    action = trial.game.codec.read_move(question, trial.state)
    move = label(trial.game, trial.state, view.words, action)
    return view.ui("learn_asked", player=action.by, move=move)


def choose(view: View) -> str:
    """The line above the list of moves."""
    return f'<p class="rs-small rs-choose">{esc(view.ui("learn_choose"))}</p>'


def outcome_word(view: View, work: Work) -> str:
    """How the task stands, in a word or two; "" while it is open."""
    if work.status == "open":
        return ""
    judgement = learn_work.judged(work)
    if work.scenario.kind == "judge":
        legal = judgement is not None and judgement.verdict.legal
        return view.ui(f"learn_{'right' if work.right else 'wrong'}_{'legal' if legal else 'not'}")
    if work.status == "failed":
        return view.ui("learn_failed")
    return view.ui("learn_done_watch" if work.scenario.kind == "example" else "learn_done")


def outcome(view: View, work: Work) -> str:
    """The task's end: which rule was used, or what was missing."""
    if work.status == "open":
        return _watching(view, work)
    good = work.status == "done"
    kind = "done" if good else "failed"
    inside = replies(view, work)
    inside += _after_success(view, work) if good else _after_failure(view, work)
    mark = sign("legal") if good else icon("retry")
    word = outcome_word(view, work)
    watched = work.scenario.kind == "example"
    told = "" if watched else peek("outcome", mark, _briefly(view, work, word))
    return (
        f'<section class="rs-outcome is-{kind}" id="outcome" tabindex="-1">'
        f'<h2 class="rs-fact">{mark}{esc(word)}</h2>{inside}{told}</section>'
    )


def replies(view: View, work: Work) -> str:
    """What the others did after the learner's move: the board shows it already. A card that lies
    hidden is not named.
    """
    trial, game, seat, names = work.trial, work.trial.game, work.scenario.seat, []
    if not trial.answered or trial.judgement is None or trial.judgement.step is None:
        return ""
    state = trial.judgement.step.state
    for move in work.scenario.replies[trial.replied - trial.answered : trial.replied]:
        after = carry_out(game, state, move)
        action = game.codec.read_move(move, state)
        shown = game.seen(action, after, seat) if game.seen else action
        names.append(whose(game, game.view(state, seat), view.words, shown))
        state = after
    return paragraph(view.ui("learn_replies", moves=" · ".join(names)))


def _briefly(view: View, work: Work, word: str) -> str:
    """The outcome in a line, with what decided it."""
    judgement = learn_work.judged(work)
    if work.status == "failed" and work.scenario.kind == "try":
        return f"{word}: {missed(work.trial, view.words)[0]}"
    return f"{word}: {view.words.finding(_main(judgement)).fact}" if judgement else word


def _main(judgement: Judgement[Any]) -> Finding:
    """What is said first of a move: its first effect, or the weightiest reason."""
    events = judgement.step.events if judgement.step else ()
    return (events or judgement.verdict.findings)[0]


def peek(part: str, mark: str, said: str) -> str:
    """A line that speaks for a part below the board while a phone does not show it."""
    return (
        f'<a class="rs-peek" href="#{part}" data-jump aria-hidden="true" tabindex="-1">'
        f"{mark}<span>{esc(said)}</span></a>"
    )


def _watching(view: View, work: Work) -> str:
    """How far an example has come, when it has several moves."""
    every = len(work.scenario.show)
    if work.scenario.kind != "example" or every < 2 or not work.watched:
        return ""
    return paragraph(view.ui("learn_watch_hint", number=work.watched, all=every), "rs-small")


def _after_success(view: View, work: Work) -> str:
    words, scenario = view.words, work.scenario
    done = words.of(scenario.done) if scenario.done else ""
    line = f"<p>{prose(words, view.address, done)}</p>" if done else ""
    return line + _others(view, work)


def _others(view: View, work: Work) -> str:
    """The other legal moves there were, where the choice was free; of counted ones there are
    hundreds.
    """
    trial, seat = work.trial, work.scenario.seat
    if work.scenario.stage != "free" or not trial.judgement or not trial.judgement.verdict.legal:
        return ""
    legal = counting.loose(trial.game, known.legal(trial.game, trial.before))
    others = [one for one in legal if one.by == seat and one != trial.action][:FEW_MOVES]
    if not others:
        return ""
    names = [label(trial.game, trial.before, view.words, one) for one in others]
    return paragraph(view.ui("learn_also_legal", moves=" · ".join(names)), "rs-small")


def _after_failure(view: View, work: Work) -> str:
    if work.scenario.kind == "judge":
        return _after_success(view, work)
    lines = "".join(
        f"<p>{prose(view.words, view.address, line)}</p>" for line in missed(work.trial, view.words)
    )
    return lines + paragraph(view.ui("learn_failed_retry"), "rs-small")


def hint(view: View, work: Work) -> str:
    """The hint asked for: the rule; also the spots; also the move with its reason."""
    told = learn_work.help_for(work)
    if told is None:
        return ""
    words = view.words
    where = "learn_hint_spots" if told.at else "learn_hint_list"
    spots = paragraph(view.ui(where)) if told.level > 1 else ""
    rule = words.of(words.rules[told.rule].title)
    asked = peek("hint", icon("hint"), rule) if work.log[-1] == HINT else ""
    return (
        f'<section class="rs-hint" id="hint" tabindex="-1">'
        f'<h2 class="rs-fact">{icon("hint")}{esc(view.ui("learn_hint_rule"))}</h2>'
        f"{chips(words, view.address, (told.rule,))}{spots}{_reason(view, work)}{asked}</section>"
    )


def _reason(view: View, work: Work) -> str:
    """Why the third hint's move is right: what it leads to, or why it is refused."""
    told = learn_work.help_for(work)
    if told is None or told.level < LAST_HINT or told.judgement is None:
        return ""
    move = whose(work.trial.game, work.trial.state, view.words, told.action)
    said = view.words.finding(_main(told.judgement))
    why = prose(view.words, view.address, f"{said.fact} ({said.rule})")
    title = view.ui("learn_hint_move" if told.judgement.verdict.legal else "learn_hint_try")
    return f"<h3>{esc(title)}</h3><p><strong>{esc(move)}</strong>: {why}</p>"
