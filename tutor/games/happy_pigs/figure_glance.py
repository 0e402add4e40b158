"""A position at a glance: what is to be done, and the farm that does it. For small pictures."""

from __future__ import annotations

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.happy_pigs.deck import is_reconstructed
from tutor.games.happy_pigs.figure_card import action_card
from tutor.games.happy_pigs.figure_scene import (
    WIDTH,
    Scene,
    crown,
    filled,
    item_picture,
    seal,
)
from tutor.games.happy_pigs.figure_sty import ground, square, sties
from tutor.games.happy_pigs.figure_text import headline, table_text
from tutor.games.happy_pigs.figure_words import event_words
from tutor.games.happy_pigs.reckoning import standing
from tutor.games.happy_pigs.state import (
    ACTIONS,
    CARD,
    CHOOSE,
    ITEMS,
    OVER,
    SETUP,
    STY,
    TOOLS,
    TURNS,
    State,
)
from tutor.render.art import coin, pig, status_mark, syringe_plaster
from tutor.render.art.brush import box, flat, group, words
from tutor.render.cards import CARD_HEIGHT, CARD_WIDTH, card_back
from tutor.render.layers import fitted, small_enough
from tutor.render.look import paint
from tutor.render.marks import Marks
from tutor.render.svg import picture

_HIGH, _SIDE = 206.0, 132.0
_TOP = 26.0


def glance(state: State, words_: Words, marks: Marks) -> Picture:
    """The task on the left, the farm on the right; the text twin tells the whole position."""
    scene = Scene(state, words_, marks)
    seat = _seat(scene)
    body = words(fitted(headline(scene), 16, WIDTH - 12), WIDTH / 2, 13, 16)
    if state.step == OVER:
        body += _sums(scene)
    else:
        body += _task(scene, seat) + _farm(scene, seat) + _event(scene)
    text = table_text(scene)
    return Picture(picture(body, WIDTH, _HIGH, headline(scene), text), text)


def _seat(scene: Scene) -> int:
    """The farm shown: on turn, the first winner, or the starting player's."""
    state = scene.state
    if state.step in (SETUP, TURNS):
        return state.turn
    return scene.winners[0] if scene.winners else state.starter


def _task(scene: Scene, seat: int) -> str:
    """What is done now, drawn large."""
    state = scene.state
    if state.step == SETUP:
        return _goods()
    if state.step == CARD:
        return group(card_back("clover"), 16, _TOP + 2, 148 / CARD_HEIGHT)
    if state.step == CHOOSE:
        return _cards(scene)
    chosen = state.chosen[seat]
    if state.step == TURNS and chosen in ACTIONS:
        card = action_card(scene, chosen, 14, _TOP + 4, 1, True)
        left = str(state.farms[seat].left)
        return card + seal(left, 14 + CARD_WIDTH - 4, _TOP + 14, 15)
    return group(syringe_plaster(), 14, _TOP + 18, 1.65)


def _goods() -> str:
    """Some of what the store sells."""
    body = group(pig(), 8, _TOP + 2, 1.05) + group(pig(), 74, _TOP + 24, 0.66)
    for place, item in enumerate(ITEMS[STY:]):
        x, y = 8 + 64 * (place % 2), _TOP + 68 + 42 * (place // 2)
        body += group(item_picture(item), x + 8, y, 0.62)
    return body


def _cards(scene: Scene) -> str:
    body = ""
    for place, action in enumerate(ACTIONS):
        x, y = 10 + 64 * (place % 2), _TOP + 2 + 77 * (place // 2)
        body += action_card(scene, action, x, y, 0.53, True)
    return body


def _sums(scene: Scene) -> str:
    """Who has how much, after a tie also with sties and tools, and who has won."""
    found, body = standing(scene.facts), ""
    for place, (seat, dollars) in enumerate(found.sums.items()):
        y = _TOP + 18 + min(34, 160 / len(found.sums)) * place
        body += crown(48, y, 24) if seat in found.winners else ""
        body += words(fitted(scene.state.players[seat], 17, 100), 72, y, 17, "ink", "start")
        body += words(scene.say("price", dollars=dollars), 226, y, 17, "ink", "end")
        if seat in found.tiebreak:
            last = scene.say("price", dollars=found.tiebreak[seat])
            body += words(f"→ {last}", 306, y, 17, "ink", "end")
    return body


def _farm(scene: Scene, seat: int) -> str:
    """Name, money, tools, and the pigs in their sties."""
    farm, left = scene.state.farms[seat], _SIDE + 12
    wide = WIDTH - left - 8
    floor = ground(farm.herd, farm.sties, farm.join, scene.state.options.space_model == "grid")
    unit = square(floor, (wide, 106))
    who = scene.state.players[seat]
    size = small_enough(who, 14, 62, 10)
    head = words(fitted(who, size, 62), left, _TOP + 14, size, "ink", "start")
    head += group(coin(), left + 64, _TOP + 3, 0.34)
    head += words(scene.say("price", dollars=farm.money), left + 88, _TOP + 14, 14, "ink", "start")
    held = [(tool, n) for tool, n in zip(TOOLS, farm.tools, strict=True) if n]
    for place, (tool, count) in enumerate(held):
        x = WIDTH - 34 - 32 * (len(held) - 1 - place)
        head += group(item_picture(tool), x, _TOP, 0.42) + seal(str(count), x + 25, _TOP + 24, 7)
    x = left + (wide - floor.wide * unit) / 2
    return head + sties(scene, seat, floor, (x, _TOP + 42), unit).body


def _event(scene: Scene) -> str:
    """The event of the card that is up, on a band at the foot; a puzzle piece where it is ours."""
    card = scene.state.card
    if card is None or card.event.kind == "none" or scene.state.step not in (CHOOSE, TURNS):
        return ""
    said, ours = event_words(scene, card), is_reconstructed(card, scene.state.options)
    aside = 9 if ours else 0
    left = _band_left(said, aside)
    wide = WIDTH - left - 4
    band = flat(box(left, _HIGH - 24, wide, 23, 8), "open-tint")
    puzzle = group(status_mark("reconstructed"), left + 4, _HIGH - 20, 0.5) if ours else ""
    sign = f'<g color="{paint("ink-soft")}">{puzzle}</g>'
    return band + sign + _rows(said, left + wide / 2 + aside, wide - 10 - 2 * aside)


def _band_left(said: str, aside: float) -> float:
    """Where the band begins: below the farm, or for a long text at the edge of the picture."""
    beside = _SIDE + 8
    fits = fitted(said, 11, WIDTH - beside - 14 - 2 * aside) == said
    return beside if fits else 4.0


def _rows(said: str, x: float, room: float) -> str:
    """One line, or two small ones."""
    text = filled(said, (11, 10.5, 10, 9.5), room, 1)
    if not text.whole(said):
        text = filled(said, (10, 9.5, 9), room, 2)
    top = _HIGH - 12.5 - 5.3 * (len(text.rows) - 1)
    return "".join(words(row, x, top + 10.6 * at, text.size) for at, row in enumerate(text.rows))
