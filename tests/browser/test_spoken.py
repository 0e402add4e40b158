"""What Streamlit's own controls say to a screen reader is in the language of the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import screen
from tutor.app.address import Address
from tutor.library.load import library
from tutor.store import share


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_steps_of_a_number_field(desktop: Page, lang: str) -> None:
    case = share.encode({"game": "schweinebammel", "position": {}})
    page = Address("table", "schweinebammel", lang, case=case, mode="build")
    screen.opened(desktop, f"/{page.href()}")
    texts = library().ui
    for key in ("spoken_more", "spoken_less"):
        other = texts[key].en if lang == "de" else texts[key].de
        name = texts[key].of(lang)
        expect(desktop.locator(f'button[aria-label="{name}"]').first).to_be_attached()
        expect(desktop.get_by_role("button", name=re.compile(f"^{other}$"))).to_have_count(0)
