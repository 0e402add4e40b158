"""Edition, QR codes, paper and the pocket: what leaves the screen leads back to it."""

from __future__ import annotations

import io
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.browser import screen, views
from tutor.app import papers
from tutor.library.load import library

BOTH = pytest.mark.parametrize("size", ["desktop", "phone"])
GAME = views.GAMES[0]


def code_on(shown: Locator) -> str:
    """What a phone's camera reads from a part of the page."""
    picture = Image.open(io.BytesIO(shown.screenshot()))
    (found,) = zxingcpp.read_barcodes(picture)
    return str(found.text)


@BOTH
@pytest.mark.parametrize("kind", ["rule", "ruling", "task", "verdict", "tool"])
def test_a_code_scanned_on_another_phone_opens_the_same_view(
    new_context, size: str, kind: str
) -> None:
    page = new_context(**(screen.PHONE if size == "phone" else screen.DESKTOP)).new_page()
    address = views.address(kind, GAME.slug, "de")
    shared = address.at("share", of=address.place)
    whole = {name: value for name, value in address.params().items() if name != "game"}
    query = "&".join(f"{name}={value}" for name, value in {**shared.params(), **whole}.items())
    screen.opened(page, f"/share?{query}")
    link = code_on(page.locator(".rs-qr"))
    assert len(link) < 60
    other = new_context(**screen.PHONE, locale="de-DE").new_page()
    screen.opened(other, urlsplit(link)._replace(scheme="", netloc="").geturl())
    assert screen.path(other) == address.place
    assert screen.params(other) == address.params()


@BOTH
def test_the_edition_chosen_is_kept_and_followed(new_context, size: str) -> None:
    page = new_context(
        **(screen.PHONE if size == "phone" else screen.DESKTOP), locale="en-GB"
    ).new_page()
    game = library().games["schweinsgalopp"]
    switch = next(one for one in game.info.switches if one.key == "rounds")
    screen.opened(page, f"/edition?game={game.slug}&lang=en")
    page.get_by_text(switch.values["1"].en, exact=True).first.click()
    strip = page.locator(".rs-strip")
    expect(strip).to_contain_text(switch.values["1"].en)
    screen.opened(page, f"/rules?game={game.slug}&lang=en")
    expect(page.locator(".rs-strip")).to_contain_text(switch.values["1"].en)
    page.locator(".rs-strip a").click()
    screen.ready(page)
    page.get_by_text(switch.values["3"].en, exact=True).first.click()
    expect(page.locator(".rs-strip")).to_have_count(0)
    screen.opened(page, f"/rules?game={game.slug}&lang=en")
    expect(page.locator(".rs-strip")).to_have_count(0)


@pytest.mark.parametrize("game", views.GAMES, ids=views.SLUGS)
def test_every_file_can_be_fetched(desktop: Page, game) -> None:
    screen.opened(desktop, views.href("paper", game.slug, "de"))
    links = desktop.locator(".rs-papers a")
    for number in range(links.count()):
        href = str(links.nth(number).get_attribute("href"))
        answer = desktop.request.get("/" + href)
        assert answer.ok
        kind = "text/html" if papers.PACK in href else "application/pdf"
        assert answer.headers["content-type"].startswith(kind)
        assert len(answer.body()) > 20_000


@BOTH
def test_the_pack_works_from_a_phones_storage(
    new_context, own: set[str], tmp_path: Path, size: str
) -> None:
    own.add("")  # the file itself
    context = new_context(**(screen.PHONE if size == "phone" else screen.DESKTOP))
    online = context.new_page()
    answer = online.request.get(f"/{papers.PATH}/schweinsgalopp/{papers.PACK}?lang=en")
    file = tmp_path / papers.PACK
    file.write_bytes(answer.body())
    context.set_offline(True)
    page = context.new_page()
    page.goto(file.as_uri())
    page.locator("#find").fill("jumpign gap")  # a slip on purpose
    first = page.locator("#hits a").first
    expect(first).to_contain_text("SG-")
    name = str(first.get_attribute("href"))[1:]
    rule = library().games["schweinsgalopp"].rules[name]
    expect(first).to_contain_text(rule.text.en)  # the answer to its end
    target = str(first.get_attribute("href"))
    first.click()
    expect(page.locator(f"[id='{target[1:]}']")).to_be_in_viewport()
    wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide
    page.locator("#find").fill("xqzzv")
    expect(page.locator("#hits")).to_contain_text("Nothing found")


def test_a_tap_on_a_tools_picture_enters_a_card(phone: Page) -> None:
    screen.opened(phone, "/table?game=schweinebammel&lang=de&tool=plays")
    before = screen.text(phone)
    phone.locator('.rs-board [role="button"]').first.tap()
    expect(phone.locator(".rs-worked li").first).to_be_visible()
    phone.wait_for_function("location.search.includes('given=')")
    assert screen.text(phone) != before
    kept = phone.url
    phone.reload()
    screen.ready(phone)
    assert phone.url == kept
