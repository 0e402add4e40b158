"""The season card, the cards of the actions, and the track of 16 rounds."""

from __future__ import annotations

from tutor.games.happy_pigs.figure_scene import (
    WIDTH,
    Scene,
    action_picture,
    filled,
    wrapped,
)
from tutor.games.happy_pigs.figure_words import (
    begun,
    called,
    deck_sentence,
    event_words,
    is_blank,
    source_words,
)
from tutor.games.happy_pigs.state import (
    ACTIONS,
    CARD,
    CARDS_PER_SEASON,
    CHOOSE,
    OVER,
    ROUNDS,
    SEASONS,
    SETUP,
    TURNS,
    Card,
    ends_season,
    season_of,
)
from tutor.render.art import status_mark, syringe_plaster
from tutor.render.art.brush import box, flat, group, line, oval, words
from tutor.render.cards import CARD_HEIGHT, CARD_WIDTH, card_back
from tutor.render.layers import Layer, fitted, shown, small_enough, tapped, together
from tutor.render.look import paint
from tutor.render.svg import box_area

WIDE, HIGH = 138.0, 172.0
_SEASON_COLOURS = ("piece-leaf", "piece-yellow", "piece-orange", "piece-sky")


def track(scene: Scene, top: float) -> tuple[Layer, float]:
    """Sixteen rounds in four seasons, with a syringe where pigs are inspected."""
    state, step = scene.state, (WIDTH - 16) / ROUNDS
    body = "".join(
        _season(scene, season, 8 + season * CARDS_PER_SEASON * step, top, step * CARDS_PER_SEASON)
        for season in range(len(SEASONS))
    )
    for number in range(1, ROUNDS + 1):
        body += _round(scene, number, 8 + (number - 0.5) * step, top + 29)
    label = scene.say("round_spot", round=state.round, season=SEASONS[season_of(state.round)])
    area = box_area(4, top, WIDTH - 8, 50)
    return tapped(scene, "round", label, body, area), top + 52


def _season(scene: Scene, season: int, x: float, y: float, wide: float) -> str:
    now = season_of(scene.state.round) == season
    strip = flat(box(x + 1.5, y, wide - 3, 48, 8), "clover-tint" if now else "ground")
    bar = flat(box(x + 8, y + 43, wide - 16, 3, 1.5), _SEASON_COLOURS[season])
    name = fitted(begun(scene.term(SEASONS[season])), 11, wide - 8)
    return strip + bar + words(name, x + wide / 2, y + 9, 11, "ink" if now else "ink-soft")


def _round(scene: Scene, number: int, x: float, y: float) -> str:
    state = scene.state
    over = number < state.round or state.step == OVER
    fill, ink = ("ink-soft", "sheet") if over else ("sheet", "ink")
    if number == state.round and state.step != OVER:
        fill, ink = "clover", "on-accent"
    disc = flat(oval(x, y, 9.4), "edge") + flat(oval(x, y, 8.2), fill)
    sign = group(syringe_plaster(), x + 1, y - 16, 0.24) if ends_season(number) else ""
    return disc + words(str(number), x, y, 9.5, ink) + sign


def season_card(scene: Scene, x: float, y: float) -> Layer:
    """The card that is up; its back while it lies face down."""
    card = scene.state.card
    area = box_area(x, y, WIDE, HIGH, 10)
    if card is None or is_blank(card):
        key = "card_none" if scene.state.step in (SETUP, CARD) else "card_away"
        told = deck_sentence(scene)
        label = f"{scene.say(key)}. {told}"
        return tapped(scene, "card", label, _face_down(x, y, told), area)
    label = scene.say("card_spot", season=SEASONS[card.season], event=event_words(scene, card))
    return tapped(scene, "card", label, _sheet(x, y) + _face(scene, card, x, y), area)


def _face_down(x: float, y: float, told: str) -> str:
    """The back of the card, and below it where the deck comes from."""
    rows = wrapped(told, 10, WIDE - 26, 3)
    high = HIGH - 13 * len(rows) - 6
    scale = high / CARD_HEIGHT
    body = group(card_back("clover"), x + (WIDE - CARD_WIDTH * scale) / 2, y, scale)
    puzzle = group(status_mark("reconstructed"), x + 2, y + high + 5, 0.5)
    body += f'<g color="{paint("ink-soft")}">{puzzle}</g>'
    for at, row in enumerate(rows):
        body += words(row, x + 20, y + high + 12 + 13 * at, 10, "ink-soft", "start")
    return body


def _sheet(x: float, y: float) -> str:
    return (
        f'<path d="{box(x + 1, y + 1, WIDE - 2, HIGH - 2, 10)}" fill="{paint("sheet")}"'
        f' stroke="{paint("edge")}" stroke-width="1.8"/>'
    )


def _face(scene: Scene, card: Card, x: float, y: float) -> str:
    body = _title(scene, card, x, y)
    for place, (action, number) in enumerate(zip(ACTIONS, card.numbers, strict=True)):
        left, top = x + 8 + 62 * (place % 2), y + 31 + 36 * (place // 2)
        body += group(action_picture(action), left + 3, top, 0.42)
        body += words(str(number), left + 43, top + 13, 20 if number < 100 else 14)
        name = fitted(scene.term(action), 9.5, 60)
        body += words(name, left + 30, top + 31, 9.5, "ink-soft")
    body += line(f"M{x + 10:g} {y + 107:g}h{WIDE - 20:g}", "line", 1.6)
    body += _event(event_words(scene, card), x + WIDE / 2, y + 126)
    return body + _source(scene, card, x, y + HIGH - 21)


def _title(scene: Scene, card: Card, x: float, y: float) -> str:
    """The name of the card, written smaller where it is long."""
    head = flat(box(x + 6, y + 6, WIDE - 12, 22, 6), _SEASON_COLOURS[card.season])
    title, room = called(scene, card), WIDE - 16
    size = small_enough(title, 12.5, room, 9)
    return head + words(fitted(title, size, room), x + WIDE / 2, y + 17, size, "piece-night")


def _event(said: str, x: float, middle: float) -> str:
    """What happens, on up to three lines; on four smaller ones where that is too little."""
    text = filled(said, (10.5, 10, 9.5), WIDE - 14, 3)
    if not text.whole(said):
        text = filled(said, (9, 8.5, 8), WIDE - 14, 4)
    step = text.size * 1.07 if len(text.rows) > 2 else 12.5
    top = middle - step * (len(text.rows) - 1) / 2
    return "".join(words(row, x, top + step * at, text.size) for at, row in enumerate(text.rows))


def _source(scene: Scene, card: Card, x: float, y: float) -> str:
    """Where the card comes from; never the publisher."""
    kind, remark = source_words(scene, card)
    puzzle = group(status_mark("reconstructed"), x + 7, y - 6, 0.5)
    sign = f'<g color="{paint("ink-soft")}">{puzzle}</g>' if remark else ""
    start = x + (23 if remark else 10)
    body = words(fitted(kind, 9.5, x + WIDE - start), start, y, 9.5, "ink-soft", "start")
    return (
        sign
        + body
        + words(fitted(remark, 9.5, WIDE - 12), x + 10, y + 11, 9.5, "ink-soft", "start")
    )


def action_card(scene: Scene, action: str, x: float, y: float, scale: float, name: bool) -> str:
    """An action card, 100 by 140 before scaling, with its picture and, on its band, its name."""
    edge = flat(box(0, 0, CARD_WIDTH, CARD_HEIGHT, 12), "edge")
    sheet = flat(box(2.5, 2.5, CARD_WIDTH - 5, CARD_HEIGHT - 5, 10), "sheet")
    band = flat(box(2.5, 100, CARD_WIDTH - 5, 30), "clover-tint")
    if name:
        band += words(fitted(scene.term(action), 17, CARD_WIDTH - 6), CARD_WIDTH / 2, 115, 17)
    return group(edge + sheet + group(action_picture(action), 10, 12, 1.25) + band, x, y, scale)


def own_cards(scene: Scene, top: float) -> tuple[Layer, float]:
    """The four action cards to choose from, from the start of a round until all have chosen."""
    if scene.state.step not in (CARD, CHOOSE):
        return Layer(""), top
    scale, gap = 0.72, 14.0
    wide = CARD_WIDTH * scale
    start = (WIDTH - 4 * wide - 3 * gap) / 2
    layers = []
    for place, action in enumerate(ACTIONS):
        x = start + place * (wide + gap)
        label = scene.say("action_spot", action=action)
        area = box_area(x, top, wide, CARD_HEIGHT * scale, 8)
        layers.append(
            tapped(
                scene,
                f"action:{action}",
                label,
                action_card(scene, action, x, top, scale, True),
                area,
            )
        )
    return together(layers), top + CARD_HEIGHT * scale + 8


def choice(scene: Scene, seat: int, x: float, y: float, scale: float) -> Layer:
    """The action card in front of a player: shown, face down, or none yet."""
    who, chosen = scene.state.players[seat], scene.state.chosen[seat]
    wide, high = CARD_WIDTH * scale, CARD_HEIGHT * scale
    area = box_area(x, y, wide, high, 5)
    if chosen in ACTIONS:
        body = action_card(scene, chosen, x, y, scale, False)
        label = scene.say("choice_spot", seat=who, action=chosen)
    elif chosen:
        body = group(card_back("clover"), x, y, scale)
        label = scene.say("choice_hidden", seat=who)
    elif scene.state.step not in (CHOOSE, TURNS):
        body, label = "", scene.say("choice_none", seat=who)
    else:
        place = line(box(x + 1.5, y + 1.5, wide - 3, high - 3, 5), "edge", 1.6)
        body = place.replace("/>", ' stroke-dasharray="4 5"/>')
        label = scene.say("choice_none", seat=who)
    return shown(scene, f"choice:{who}", label, body, area)
