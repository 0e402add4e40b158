"""What every page owes to the frame around it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import screen, views

A4 = 1300
"""Pixels of a page on paper, generously."""


def test_the_app_opens_in_its_own_typefaces(desktop: Page) -> None:
    desktop.goto("/")
    expect(desktop.get_by_role("heading").first).to_be_visible()
    desktop.wait_for_function(
        """["Fredoka One", "Hanken Grotesk"].every(name => [...document.fonts].some(
            face => face.family.replaceAll('"', "") === name && face.status === "loaded"))"""
    )


def test_the_theme_follows_the_wish_for_dark(new_context) -> None:
    shown = {}
    for scheme in ("light", "dark"):
        page = new_context(color_scheme=scheme).new_page()
        page.goto("/")
        expect(page.get_by_role("heading").first).to_be_visible()
        shown[scheme] = page.evaluate(
            "getComputedStyle(document.querySelector('[data-testid=stApp]')).backgroundColor"
        )
    assert shown == {"light": "rgb(251, 245, 233)", "dark": "rgb(30, 26, 22)"}


def test_the_profile_stays_through_a_reload_and_differs_between_learners(new_context) -> None:
    names = []
    for _ in range(2):
        context = new_context()
        page = context.new_page()
        for _ in range(2):
            page.goto("/")
            expect(page.get_by_role("heading").first).to_be_visible()
            names += [c["value"] for c in context.cookies() if c["name"] == "pid"]
    first, again, second, once_more = names
    assert first == again
    assert second == once_more
    assert first != second


@pytest.mark.parametrize("path", ["/", "/rules", "/fonts/x", "/_stcore/health", "/no/such/page"])
def test_every_answer_carries_the_policy(desktop: Page, path: str) -> None:
    headers = desktop.request.get(path, max_redirects=0).headers
    policy = headers["content-security-policy"]
    for part in ("default-src 'self'", "object-src 'none'", "frame-ancestors 'self'"):
        assert part in policy
    assert "http:" not in policy
    assert "https:" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "SAMEORIGIN"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_the_profile_is_out_of_reach_of_scripts(desktop: Page) -> None:
    desktop.goto("/")
    cookie = next(c for c in desktop.context.cookies() if c["name"] == "pid")
    assert cookie["httpOnly"]
    assert cookie["sameSite"] == "Lax"
    assert "pid" not in desktop.evaluate("document.cookie")


@pytest.mark.parametrize("slug", views.SLUGS)
def test_the_rules_print_whole(desktop: Page, slug: str) -> None:
    """All rules on paper, over as many pages as they need, without the bars of the screen."""
    screen.text(screen.opened(desktop, views.href("rules", slug)))
    desktop.emulate_media(media="print")
    expect(desktop.locator(".rs-bar")).to_be_hidden()
    expect(desktop.locator(".rs-toc.is-wide")).to_be_hidden()
    height = desktop.locator(".rs-body").evaluate("body => body.getBoundingClientRect().height")
    pages = len(re.findall(rb"/Type /Page\b", desktop.pdf(format="A4")))
    assert pages >= height / A4
    figures = desktop.locator(".rs-figure .rs-drawing")
    assert figures.count() == figures.locator("svg").count()


def test_the_way_past_the_bar_speaks_german_too(new_context) -> None:
    page = new_context(locale="de-DE").new_page()
    screen.opened(page, "/")
    expect(page.get_by_test_id("stSkipToContent")).to_have_text("Zum Inhalt")
