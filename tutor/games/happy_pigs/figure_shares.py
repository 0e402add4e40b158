"""Why everybody gets so many actions: each number dealt out by distance, piece by piece."""

from __future__ import annotations

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.happy_pigs.figure_scene import WIDTH, Scene, action_picture, seal
from tutor.games.happy_pigs.figure_words import is_blank, source_sentence
from tutor.games.happy_pigs.state import ACTIONS, State
from tutor.render.art.brush import box, flat, group, line, oval, words
from tutor.render.layers import fitted
from tutor.render.look import paint
from tutor.render.marks import Marks
from tutor.render.svg import picture

_DOT, _STEP, _ROW = 6.0, 14.5, 22.0
_NAMES = 96.0
_MOST_DOTS = 12


def shares(state: State, words_: Words, marks: Marks) -> Picture:
    """One block for each action: its number, and below it who gets how much of it."""
    scene = Scene(state, words_, marks)
    body, y, told = dealt(scene, 6.0)
    card = state.card
    if card is not None and not is_blank(card):
        source = source_sentence(scene, card)
        told.append(source)
        body += words(fitted(source, 11, WIDTH - 16), 10, y + 6, 11, "ink-soft", "start")
        y += 18
    text = " ".join(f"{sentence}." for sentence in told)
    return Picture(picture(body, WIDTH, y, scene.say("shares_name"), text), text)


def dealt(scene: Scene, top: float) -> tuple[str, float, list[str]]:
    """The four blocks from `top` down, their lower edge, and the same in sentences."""
    state, body, y = scene.state, "", top
    told: list[str] = []
    for index, action in enumerate(ACTIONS):
        number = state.card.numbers[index] if state.card else 0
        seats = [seat for seat in scene.facts.by_distance if state.chosen[seat] == action]
        block, y = _block(scene, action, number, seats, y)
        body += block
        told += _told(scene, action, number, seats)
    return body, y, told


def _block(
    scene: Scene, action: str, number: int, seats: list[int], top: float
) -> tuple[str, float]:
    high = 40 + _ROW * max(1, len(seats))
    sheet = (
        f'<path d="{box(4, top, WIDTH - 8, high, 10)}" fill="{paint("sheet")}"'
        f' stroke="{paint("edge")}" stroke-width="1.4"/>'
    )
    body = sheet + group(action_picture(action), 12, top + 4, 0.46)
    title = scene.say("shares_title", action=action, number=number, players=len(seats))
    body += words(fitted(title, 13, WIDTH - 70), 50, top + 19, 13, "ink", "start")
    body += line(f"M14 {top + 36:g}H{WIDTH - 14:g}", "line", 1.4)
    y = top + 36 + _ROW / 2
    if not seats:
        body += words(scene.say("shares_nobody"), 18, y, 11, "ink-soft", "start")
    for place, seat in enumerate(seats):
        body += _portion(scene, seat, place < number % len(seats), y + _ROW * place)
    return body, top + high + 7


def _portion(scene: Scene, seat: int, extra: bool, y: float) -> str:
    """Name, distance, the even part as discs, one from the remainder as a diamond, the sum."""
    share, name = scene.facts.shares[seat], scene.state.players[seat]
    body = seal(str(scene.facts.distance(seat)), 22, y, 7.5)
    body += words(fitted(name, 12, _NAMES - 6), 36, y, 12, "ink", "start")
    shown = min(share, _MOST_DOTS)
    for at in range(shown):
        x = 36 + _NAMES + at * _STEP
        last = extra and at == shown - 1
        body += _remainder(x, y) if last else _even(x, y)
    if share > shown:
        body += words("…", 36 + _NAMES + shown * _STEP - 4, y, 12, "ink-soft", "start")
    return body + words(str(share), WIDTH - 22, y, 15, "ink", "end")


def _even(x: float, y: float) -> str:
    return flat(oval(x, y, _DOT), "edge") + flat(oval(x, y, _DOT - 1.4), "clover")


def _remainder(x: float, y: float) -> str:
    """One that was left over: another colour and another shape."""
    far = _DOT + 1.5
    path = f"M{x:g} {y - far:g}L{x + far:g} {y:g}L{x:g} {y + far:g}L{x - far:g} {y:g}z"
    return flat(path, "edge") + group(flat("M0-5.4L5.4 0L0 5.4L-5.4 0z", "piece-yellow"), x, y)


def _told(scene: Scene, action: str, number: int, seats: list[int]) -> list[str]:
    given = {"action": action, "number": number, "players": len(seats)}
    sentences = [scene.say("shares_title", **given)]
    if not seats:
        return [*sentences, scene.say("shares_nobody")]
    for place, seat in enumerate(seats):
        sentences.append(
            scene.say(
                "shares_extra" if place < number % len(seats) else "shares_even",
                seat=scene.state.players[seat],
                distance=scene.facts.distance(seat),
                share=scene.facts.shares[seat],
            )
        )
    return sentences
