"""One ruling: the question, the answer, both readings, the rules, and the proof to play."""

from __future__ import annotations

from functools import lru_cache

from tutor.app.address import Address, Switches, written
from tutor.app.frame import View
from tutor.app.parts.rule_card import switch_value
from tutor.app.widgets import marks
from tutor.app.widgets.chips import chips, prose
from tutor.app.widgets.html import esc, icon, link, share_link, sign, status
from tutor.app.widgets.moves import whose
from tutor.app.widgets.picture import case_of, figure
from tutor.app.widgets.switches import in_force
from tutor.app.widgets.verdict import judge
from tutor.engine.verdict import Finding
from tutor.explain.words import Words
from tutor.library.load import GameLibrary, library
from tutor.library.models import Lang, Proof, Reading, Ruling, Situation, Switch
from tutor.library.solve import situation
from tutor.render.marks import NONE, POINTER
from tutor.render.marks import marks as mark
from tutor.store.share import encode


def entry(here: View, ruling: Ruling, *, opened: bool) -> str:
    """A ruling in the list. Its question is a link that opens it, or closes the open one."""
    words = here.words
    target = here.to(ruling="" if opened else ruling.id)
    head = link(
        target,
        f'<span class="rs-id">{esc(ruling.id)}</span>'
        f"<span>{esc(words.of(ruling.question))}</span>{status(words, ruling.status)}",
        "rs-rulinghead",
        f'aria-expanded="{"true" if opened else "false"}" role="button"',
    )
    inside = ""
    if opened:
        assert here.game is not None
        inside = body(
            here.game.slug, ruling.id, here.lang, str(here.address.lang), here.address.variant
        )
    state = "is-open" if opened else ""
    return (
        f'<article class="rs-ruling {state}" id="{esc(ruling.id)}" tabindex="-1">'
        f"<h3>{head}</h3>{inside}</article>"
    )


def answered(slug: str, ruling_id: str, lang: Lang, base: Address) -> str:
    """A ruling's answer as it stands below its question."""
    return body(slug, ruling_id, lang, str(base.lang), base.variant)


@lru_cache(maxsize=256)
def body(slug: str, ruling_id: str, lang: Lang, chosen: str, variant: Switches) -> str:
    """An open ruling below its question, as it is played under these switches."""
    lib = library().games[slug]
    words, base = lib.words(lang), Address("rulings", slug, chosen, variant=variant)
    ruling = lib.rulings[ruling_id]
    proofs = "".join(_proof(lib, words, base, proof) for proof in ruling.proof)
    return (
        '<div class="rs-rulingbody">'
        f'<p class="rs-answer">{prose(words, base, words.of(ruling.answer))}</p>'
        f"{_readings(lib, words, ruling)}{_switch(lib, words, base, ruling)}"
        f"<h4>{esc(words.ui('ruling_cites'))}</h4>{chips(words, base, ruling.cites)}"
        f"<h4>{esc(words.ui('ruling_proof'))}</h4><div class='rs-cards'>{proofs}</div>"
        f"{share_link(base.at('rulings', ruling=ruling_id), words.ui('share_qr'))}</div>"
    )


def _readings(lib: GameLibrary, words: Words, ruling: Ruling) -> str:
    if not ruling.readings:
        return ""
    cells = "".join(
        _reading(lib, words, letter, reading)
        for letter, reading in zip("ABCDEF", ruling.readings, strict=False)
    )
    return f'<div class="rs-readings">{cells}</div>'


def _reading(lib: GameLibrary, words: Words, letter: str, reading: Reading) -> str:
    kind = "chosen" if reading.chosen else "other"
    head = sign("legal") if reading.chosen else sign("open")
    return (
        f'<div class="rs-reading is-{kind}"><h4>{head}'
        f"{esc(words.ui('ruling_reading', letter=letter))}</h4>"
        f"<p>{esc(words.of(reading.text))}</p>"
        f'<p class="rs-small">{esc(words.ui(f"ruling_{kind}"))}{_with(lib, words, reading.variant)}'
        "</p></div>"
    )


def _with(lib: GameLibrary, words: Words, variant: dict[str, str | int | bool]) -> str:
    named = [switch_value(lib, words, key, value) for key, value in variant.items()]
    return f" · {esc('; '.join(named))}" if named else ""


def _switch(lib: GameLibrary, words: Words, base: Address, ruling: Ruling) -> str:
    """The switch of a house ruling, or those of the errata it is about, with their values."""
    named = [
        switch
        for switch in lib.info.switches
        if switch.key == ruling.switch or (switch.older and ruling.id in switch.rulings)
    ]
    return "".join(_one_switch(lib, words, base, switch) for switch in named)


def _one_switch(lib: GameLibrary, words: Words, base: Address, switch: Switch) -> str:
    values = " / ".join(words.of(value) for value in switch.values.values())
    text = words.ui("ruling_switch", switch=f"{words.of(switch.title)} – {values}")
    yours = switch.values[written(in_force(lib, dict(base.variant), switch))]
    said = esc(words.ui("edition_yours", value=words.of(yours)))
    change = link(base.at("edition"), esc(words.ui("edition_change")), "rs-movelink")
    return f'<p class="rs-when">{esc(text)}<br><strong>{said}</strong> · {change}</p>'


def _proof(lib: GameLibrary, words: Words, base: Address, proof: Proof) -> str:
    """A position drawn small, what was tried or asked there, and a way to play it."""
    picture, told = _shown(lib, words, proof)
    code = encode(case_of(lib, proof))
    target = base.at("table", case=code)
    opened = link(
        target, icon("table") + f"<span>{esc(words.ui('ruling_open'))}</span>", "rs-button"
    )
    variant = _with(lib, words, proof.variant)
    switches = f'<p class="rs-small">{variant.removeprefix(" · ")}</p>' if variant else ""
    return (
        f'<article class="rs-proof"><h5>{esc(words.of(proof.title))}</h5>{switches}'
        f'{picture}{told}<div class="rs-row">{opened}</div></article>'
    )


def _shown(lib: GameLibrary, words: Words, proof: Proof) -> tuple[str, str]:
    """(picture, verdict) of a proof: before its last move, or when its question is asked."""
    game = lib.game
    if proof.ask is not None or not proof.moves:
        state = situation(game, proof)
        found = game.ask(state, proof.ask or {}).findings
        drawn = game.art.board(state, words, mark(POINTER, marks.spots(found)) if found else NONE)
        return figure(drawn, words, css="is-small"), _answered(words, found)
    before = situation(
        game, Situation(position=proof.position, variant=proof.variant, moves=proof.moves[:-1])
    )
    answer = judge(game, before, game.codec.read_move(proof.moves[-1], before))
    drawn = game.art.board(before, words, marks.verdict(answer.judgement))
    told = (
        f'<p class="rs-move">{esc(whose(game, before, words, answer.action))}</p>'
        f'<p class="rs-verdictline is-{answer.kind}">{sign(answer.kind)}'
        f"<strong>{esc(words.ui(f'verdict_{answer.kind}'))}</strong></p>"
        f"<p>{esc(words.finding(answer.main).fact)}</p>"
    )
    return figure(drawn, words, css="is-small"), told


def _answered(words: Words, found: tuple[Finding, ...]) -> str:
    lines = "".join(f"<p>{esc(words.finding(finding).fact)}</p>" for finding in found[:2])
    return (
        f'<p class="rs-verdictline"><strong>{esc(words.ui("verdict_answered"))}</strong></p>{lines}'
    )
