"""Printed aids and the pack: whole, small, readable, leading back to the rules."""

from __future__ import annotations

import re
from html import unescape
from itertools import pairwise

import pypdfium2
import pytest
import zxingcpp
from pypdfium2 import raw

from tests.app.conftest import html as shown
from tutor.app import offline, papers
from tutor.app.address import Address
from tutor.library.load import library
from tutor.library.models import LANGUAGES
from tutor.paper import pdf, told

GAMES = [lib.slug for lib in library().shelf()]
EVERY = pytest.mark.parametrize("slug", GAMES)
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
SIZES = pytest.mark.parametrize("size", pdf.SIZES)


def link(number: str) -> str:
    return f"http://192.168.1.7:8501/go/{number or 'rules'}"


@pytest.fixture
def made():
    """Makes a paper and reads it; it is closed after the test."""
    opened = []

    def make(write, paint, slug, lang, size, variant=None):
        lib = library().games[slug]
        data = write(lib, lib.words(lang), variant or {}, link)
        opened.append(pypdfium2.PdfDocument(paint(data, size)))
        return opened[-1]

    yield make
    for document in opened:
        document.close()


def text_of(document) -> str:
    pages = [document[number].get_textpage().get_text_range() for number in range(len(document))]
    return re.sub(r"\s+", " ", " ".join(pages))


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def closed(text: str) -> str:
    """Without spaces and hyphens: lines break in other places on paper."""
    return re.sub(r"[\s\x02\ufffe-]+", "", text)


def filled(page) -> float:
    """How far down a page of the booklet is printed, without its margins and number."""
    drawn = page.render(scale=1).to_pil().convert("L")
    top, bottom = 37, drawn.height - 43  # points; the template's 1.3 and 1.5 cm
    body = drawn.crop((0, top, drawn.width, bottom)).point(lambda grey: 255 * (grey < 250))
    return body.getbbox()[3] / (bottom - top) if body.getbbox() else 0.0


def codes_in(page) -> set[str]:
    return {found.text for found in zxingcpp.read_barcodes(page.render(scale=3).to_pil())}


@SIZES
@BOTH
@EVERY
def test_the_aid_is_one_page_with_codes_that_a_phone_reads(made, slug, lang, size):
    lib = library().games[slug]
    document = made(told.aid, pdf.one_page, slug, lang, size)
    assert len(document) == 1
    text = text_of(document)
    for line in (*lib.info.turn, *lib.aid.forgotten):
        assert plain(line.text.of(lang))[:25] in text
    assert len(lib.aid.forgotten) == 5
    assert lib.aid.values
    assert lib.aid.rulings
    assert codes_in(document[0]) == {link(name) for name in lib.aid.rulings}


@BOTH
@EVERY
def test_the_booklet_holds_every_rule_and_ruling(made, slug, lang):
    lib = library().games[slug]
    document = made(told.booklet, pdf.booklet, slug, lang, "a4")
    text = text_of(document)
    for number in (*lib.rules, *lib.rulings):
        assert number in text
    assert codes_in(document[len(document) - 1]) == {link("")}


@SIZES
@BOTH
@EVERY
def test_a_booklet_has_no_page_half_empty_and_pictures_near_their_headings(made, slug, lang, size):
    lib = library().games[slug]
    document = made(told.booklet, pdf.booklet, slug, lang, size)
    shares = [filled(page) for page in document]
    assert min(shares[:-1]) >= 0.65, shares
    pages = [closed(page.get_textpage().get_text_range()) for page in document]
    openings = [text + after for text, after in pairwise([*pages, ""])]
    for section in lib.info.sections:
        lead, caption = closed(section.lead.of(lang)), closed(section.figure.caption.of(lang))
        near = [both for page, both in zip(pages, openings, strict=True) if lead in page]
        assert any(caption in both for both in near), section.id
        first = next(rule.id for rule in lib.rules.values() if rule.section == section.id)
        with_heading = [page for page in pages if lead in page]
        assert any(caption in page or closed(first) in page for page in with_heading), section.id


@BOTH
def test_each_game_has_an_emblem_of_its_own(lang):
    libs = [library().games[slug] for slug in GAMES]
    drawn = {told.aid(lib, lib.words(lang), {}, link)["emblem"] for lib in libs}
    assert len(drawn) == len(GAMES)


@EVERY
def test_pictures_are_vectors_and_typefaces_lie_inside(made, slug):
    document = made(told.aid, pdf.one_page, slug, "de", "a4")
    page = document[0]
    kinds = {one.type for one in page.get_objects(max_depth=15)}
    assert raw.FPDF_PAGEOBJ_PATH in kinds
    assert raw.FPDF_PAGEOBJ_IMAGE not in kinds
    text = next(one for one in page.get_objects(max_depth=15) if one.type == raw.FPDF_PAGEOBJ_TEXT)
    assert raw.FPDFFont_GetIsEmbedded(raw.FPDFTextObj_GetFont(text)) == 1


def test_what_the_table_plays_otherwise_stands_on_the_aid(made):
    variant = {"rounds": 1}
    switch = next(s for s in library().games["schweinsgalopp"].info.switches if s.key == "rounds")
    text = text_of(made(told.aid, pdf.one_page, "schweinsgalopp", "en", "a4", variant))
    assert switch.values["1"].en in text


def test_too_much_for_one_page_is_said_and_not_cut_off():
    lib = library().games["schweinsgalopp"]
    data = told.aid(lib, lib.words("en"), {}, link)
    data["forgotten"] = [{"text": "word " * 900, "rules": []}] * 5
    with pytest.raises(pdf.TooMuch):
        pdf.one_page(data, "a4")


@BOTH
@EVERY
def test_the_pack_is_one_small_file_that_loads_nothing(slug, lang):
    lib = library().games[slug]
    text = offline.pack(lib, lang, Address("rules", slug, lang))
    assert len(text.encode()) < offline.LARGEST
    assert set(re.findall(r"https?://[^\"'\s)<]+", text)) <= {"http://www.w3.org/2000/svg"}
    assert not re.findall(r"<(?:script|link|img|iframe)[^>]* (?:src|href)=", text)
    ids = re.findall(r' id="([^"]+)"', text)
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(ids)
    assert set(lib.rules) | set(lib.rulings) <= set(ids)
    plain = re.sub(r"<[^>]+>", "", text)
    assert unescape(plain).count(lib.info.summary.of(lang)) == 1  # no word is lost
    assert not re.findall(r'<a [^>]*href="[^#]', text)
    asked = text.split('<div id="rulings"')[1]
    assert asked.index(f"<h2>{lib.words(lang).ui('place_rulings')}</h2>") < asked.index("<article")
    assert asked.count('<article class="rs-ruling"') == asked.count(
        '<details class="rs-fold"><summary><h4>'
    )
    assert "<details open" not in asked


@BOTH
@EVERY
def test_the_page_offers_every_file(open_page, slug, lang):
    page = shown(open_page("paper", game=slug, lang=lang, variant=""))
    files = re.findall(rf'href="take/{slug}/([a-z0-9.-]+)\?lang={lang}"', page)
    assert files == [
        "aid-a4.pdf",
        "aid-letter.pdf",
        "booklet-a4.pdf",
        "booklet-letter.pdf",
        papers.PACK,
    ]


@SIZES
@BOTH
@EVERY
def test_where_no_phone_reaches_us_the_paper_has_answers_and_no_codes(slug, lang, size):
    lib = library().games[slug]
    data = told.aid(lib, lib.words(lang), {}, None)
    with pypdfium2.PdfDocument(pdf.one_page(data, size)) as document:
        text, page = closed(text_of(document)), document[0]
        assert not codes_in(page)
        for name in lib.aid.rulings:
            assert closed(lib.rulings[name].answer.of(lang)) in text


def test_a_booklet_without_a_link_ends_with_its_source():
    lib = library().games["schweinsgalopp"]
    data = told.booklet(lib, lib.words("en"), {}, None)
    with pypdfium2.PdfDocument(pdf.booklet(data, "a4")) as document:
        assert not codes_in(document[len(document) - 1])
        assert closed(data["labels"]["scan"]) not in closed(text_of(document))


@pytest.mark.parametrize(("host", "codes"), [("192.168.1.7:8501", 4), ("localhost:8501", 0)])
def test_a_paper_has_codes_only_where_a_phone_can_follow_them(host, codes, monkeypatch):
    monkeypatch.setattr(papers.short.network, "is_open", lambda: False)
    page = Address("rules", "schweinsgalopp", "en")
    made, _ = papers._made("schweinsgalopp", "en", page, "aid-a4.pdf", host)
    with pypdfium2.PdfDocument(made) as document:
        assert len(codes_in(document[0])) == codes


@EVERY
def test_the_values_stand_in_two_columns_of_much_the_same_length(slug):
    lib = library().games[slug]
    left, right = told.aid(lib, lib.words("en"), {}, link)["values"]
    titles = [table["title"] for table in (*left, *right)]
    assert titles == [table.title.en for table in lib.aid.values]
    assert left
    assert right
