"""What every page owes to the frame around it."""

from playwright.sync_api import Page, expect


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
