"""What was found: each answer in full, with number, status and a position that proves it."""

from __future__ import annotations

from tutor.app.address import Address
from tutor.app.widgets.chips import ours, prose, rule_links
from tutor.app.widgets.html import esc, icon, link, paragraph, status
from tutor.app.widgets.picture import case_of
from tutor.explain.words import Words
from tutor.library.load import GameLibrary, library
from tutor.library.models import Lang, Situation
from tutor.library.search import Answer, Hit
from tutor.library.search.spelling import stems
from tutor.store.share import encode


def key(answer: Answer) -> str:
    """The text that says how well it went."""
    return "ask_found" if answer.found else "ask_nearest" if answer.hits else "ask_nothing"


def answers(answer: Answer, lang: Lang, base: Address) -> str:
    """Every answer, and what else there is on the same words."""
    hits = "".join(_answer(hit, lang, base) for hit in answer.hits)
    if not answer.beside:
        return hits
    title = esc(library().ui["ask_beside"].of(lang))
    more = "".join(_beside(hit, lang, base) for hit in answer.beside)
    return f'{hits}<h2>{title}</h2><div class="rs-cards rs-beside-hits">{more}</div>'


def below_the_field(answer: Answer, lang: Lang, base: Address) -> tuple[str, str]:
    """(HTML, what a screen reader hears) of the best answers, and a way to all of them. When just a
    word was typed, its explanation comes first.
    """
    ui = library().ui
    said = ui[key(answer)].of(lang)
    hits = "".join(_answer(hit, lang, base) for hit in answer.hits)
    asked = stems(answer.words, lang)
    word = "".join(_beside(hit, lang, base) for hit in answer.beside if _is_word(hit, asked, lang))
    every = link(base, f"<span>{esc(ui['find_all'].of(lang))}</span>{icon('next')}", "rs-button")
    titles = "; ".join(hit.title for hit in answer.hits)
    return f"{paragraph(said, 'rs-small')}{word}{hits}{every}", f"{said} {titles}"


def _is_word(hit: Hit, asked: tuple[str, ...], lang: Lang) -> bool:
    """Whether somebody typed just a word that the glossary explains."""
    return hit.kind == "term" and stems(hit.title, lang) == asked


def _answer(hit: Hit, lang: Lang, base: Address) -> str:
    """A rule or a ruling."""
    lib = library().games[hit.game]
    words, there = lib.words(lang), _in(hit, base)
    cited = hit.cites if hit.kind == "ruling" else ()  # a rule names its own in its text
    added = ours(words, there, *hit.ours) if hit.ours else ""
    rest = f' <span class="rs-beside">{rule_links(words, there, cited)}</span>' if cited else ""
    return (
        f'<article class="rs-rule rs-hit" data-accent="{lib.info.accent}">'
        f'<p class="rs-source">{_game(lib, words, base)}<span class="rs-id">{esc(hit.id)}</span>'
        f"{_status(words, hit)}</p>"
        f"<h3>{esc(hit.title)}</h3>"
        f'<p class="rs-answer">{prose(words, there, hit.text)}{rest}</p>'
        f"{added}"
        f'<p class="rs-row">{_proof(lib, words, hit, there)}{_whole(words, hit, there)}</p>'
        "</article>"
    )


def _beside(hit: Hit, lang: Lang, base: Address) -> str:
    """A word explained, a task, a mistake, a refusal."""
    lib = library().games[hit.game]
    words, there = lib.words(lang), _in(hit, base)
    kind = esc(words.ui(f"find_kind_{hit.kind}"))
    shown = _proof(lib, words, hit, there) if hit.scenario else _whole(words, hit, there)
    rules = f"<span>{rule_links(words, there, hit.cites)}</span>" if hit.cites else ""
    return (
        f'<article class="rs-rule rs-hit is-{hit.kind}" data-accent="{lib.info.accent}">'
        f'<p class="rs-source">{_game(lib, words, base)}<span class="rs-id">{kind}</span>'
        f"{_status(words, hit)}</p>"
        f"<h3>{esc(hit.title)}</h3><p>{prose(words, there, hit.text)}</p>"
        f'<p class="rs-row">{shown}{rules}</p></article>'
    )


def _in(hit: Hit, base: Address) -> Address:
    """Where the hit's game is at home; switches are those of the game on show only."""
    same = hit.game == base.game
    return base.at("search", game=hit.game, variant=base.variant if same else ())


def _game(lib: GameLibrary, words: Words, base: Address) -> str:
    """Whose rule it is, where several games answer."""
    if base.game:
        return ""
    return f'<strong class="rs-ofgame">{esc(words.of(lib.info.title))}</strong>'


def _status(words: Words, hit: Hit) -> str:
    return status(words, hit.status) if hit.status else ""


def _proof(lib: GameLibrary, words: Words, hit: Hit, there: Address) -> str:
    """To the position that shows it: a task to play, else the proof of a ruling, else the one that
    its part of the rules page draws.
    """
    if hit.scenario:
        target = there.at("learn", scenario=hit.scenario)
        return _button(target, words.ui("rules_try"), "hand", hit)
    case = encode(case_of(lib, _shown(lib, hit)))
    target = there.at("table", case=case, variant=())
    return _button(target, words.ui("find_position"), "table", hit)


def _shown(lib: GameLibrary, hit: Hit) -> Situation:
    ruling = lib.rulings.get(hit.id) or next(iter(lib.rulings_of(hit.id)), None)
    if ruling is not None:
        return ruling.proof[0]
    section = lib.rules[hit.id].section
    return next(one.figure for one in lib.info.sections if one.id == section)


def _whole(words: Words, hit: Hit, there: Address) -> str:
    """To the text in its place: the ruling, the rule among the others, the glossary."""
    if hit.kind == "ruling":
        target = there.at("rulings", ruling=hit.id)
        return _button(target, words.ui("ask_open_ruling"), "rulings", hit)
    if hit.kind == "term":
        target = there.at("rules", term=hit.id)
        return _button(target, words.ui("find_glossary"), "rules", hit)
    rule = hit.id if hit.kind == "rule" else hit.cites[0]
    target = there.at("rules", rule=rule)
    return _button(target, words.ui("open_in_rules"), "rules", hit)


def _button(target: Address, word: str, name: str, hit: Hit) -> str:
    named = f'aria-label="{esc(word)}: {esc(hit.title)}"'
    return link(target, f"{icon(name)}<span>{esc(word)}</span>", "rs-button", named)
