"""The final reckoning as bars: money, pigs, and in a tie sties and tools."""

from __future__ import annotations

from typing import NamedTuple

from tutor.engine.game import Picture
from tutor.explain.words import Words
from tutor.games.happy_pigs.facts import Facts
from tutor.games.happy_pigs.figure_scene import WIDTH, Scene, crown, item_picture, seal
from tutor.games.happy_pigs.reckoning import sale_prices, standing, sty_value
from tutor.games.happy_pigs.state import SIZES, TOOL_PRICE, TOOLS, State, spoken
from tutor.render.art import coin
from tutor.render.art.brush import box, group, words
from tutor.render.layers import fitted
from tutor.render.look import paint
from tutor.render.marks import Marks
from tutor.render.svg import picture as drawing

_BAR, _HIGH, _LEFT = WIDTH - 74.0, 26.0, 12.0
_ROW, _TIE_ROW = 66.0, 96.0


class _Part(NamedTuple):
    """A piece of a bar: dollars, colour, its sign and its words."""

    dollars: int
    fill: str
    sign: str
    said: str


def reckoned(state: State, words_: Words, marks: Marks) -> Picture:
    """A sheet for each player with a bar; a second bar for those who break a tie."""
    scene = Scene(state, words_, marks)
    found = standing(scene.facts)
    longest = max(1, *found.sums.values(), *found.tiebreak.values())
    body, y, told = "", 4.0, []
    for seat, who in enumerate(state.players):
        parts, more = _parts(scene, seat), _tie_parts(scene, seat)
        wins, ties = seat in found.winners, seat in found.tiebreak
        high = _TIE_ROW if ties else _ROW
        body += _sheet(scene, who, wins, y, high)
        body += _bar(scene, parts, found.sums[seat], longest, y + 30)
        told += [scene.say("player_spot", seat=who), *(part.said for part in parts if part.dollars)]
        told.append(scene.say("final_makes", seat=who, dollars=found.sums[seat]))
        if ties:
            total = found.tiebreak[seat]
            whole = _Part(found.sums[seat], "edge", "", "")
            body += _bar(scene, [whole, *more], total, longest, y + 60)
            told += [part.said for part in more]
            told.append(scene.say("final_makes", seat=who, dollars=total))
        y += high + 6
    winners = tuple(state.players[seat] for seat in found.winners)
    told.append(scene.say("won_by", winners=winners))
    text = " ".join(f"{sentence}." for sentence in told)
    return Picture(drawing(body, WIDTH, y, scene.say("final_name"), text), text)


def _parts(scene: Scene, seat: int) -> list[_Part]:
    """Money, then each size of pig."""
    farm, prices = scene.state.farms[seat], sale_prices(Facts(scene.state))
    said = scene.say("money_spot", seat=scene.state.players[seat], money=farm.money)
    parts = [_Part(farm.money, "piece-yellow", coin(), said)]
    fills = ("piece-skin", "piece-pink", "piece-blush", "piece-orange")
    for name, n, price, fill in zip(SIZES, farm.herd, prices, fills, strict=True):
        given = {"count": n, "pig": spoken(name), "dollars": n * price}
        letter = seal(scene.say(f"letter_{spoken(name)}"), 32, 32, 26)
        parts.append(_Part(n * price, fill, letter, scene.say("final_part", **given)))
    return parts


def _tie_parts(scene: Scene, seat: int) -> list[_Part]:
    farm = scene.state.farms[seat]
    tools = sum(farm.tools)
    sties = {"sties": farm.sties, "dollars": sty_value(farm.sties)}
    sold = {"tools": tools, "dollars": tools * TOOL_PRICE}
    amulet = item_picture(TOOLS[-1])
    return [
        _Part(sties["dollars"], "piece-tan", item_picture("sty"), scene.say("final_sty", **sties)),
        _Part(sold["dollars"], "piece-sky", amulet, scene.say("final_tool", **sold)),
    ]


def _sheet(scene: Scene, who: str, wins: bool, top: float, high: float) -> str:
    edge, stroke = ("clover", 2.6) if wins else ("edge", 1.4)
    sheet = (
        f'<path d="{box(4, top, WIDTH - 8, high, 10)}" fill="{paint("sheet")}"'
        f' stroke="{paint(edge)}" stroke-width="{stroke:g}"/>'
    )
    name = words(fitted(who, 15, WIDTH - 60), _LEFT, top + 16, 15, "ink", "start")
    return sheet + name + (crown(WIDTH - 26, top + 15, 22) if wins else "")


def _bar(scene: Scene, parts: list[_Part], total: int, longest: int, top: float) -> str:
    """The parts side by side, as long as their dollars; the sum at the end."""
    body, x = "", _LEFT
    for part in parts:
        wide = _BAR * part.dollars / longest
        if wide <= 0:
            continue
        body += (
            f'<path d="{box(x, top, wide, _HIGH)}" fill="{paint(part.fill)}"'
            f' stroke="{paint("sheet")}" stroke-width="1.2"/>'
        )
        body += _label(part, x, top, wide)
        x += wide
    return body + words(
        scene.say("price", dollars=total), x + 6, top + _HIGH / 2, 15, "ink", "start"
    )


def _label(part: _Part, x: float, top: float, wide: float) -> str:
    """The sign where there is room for it, and the dollars."""
    number = str(part.dollars)
    if wide < 9 * len(number) + 5:
        return ""
    middle, ink = x + wide / 2, "sheet" if part.fill == "edge" else "piece-night"
    if not part.sign or wide < 26 + 9 * len(number):
        return words(number, middle, top + _HIGH / 2, 13, ink)
    picture = group(part.sign, middle - 22, top + 2, 0.34)
    return picture + words(number, middle + 4, top + _HIGH / 2, 13, ink, "start")
