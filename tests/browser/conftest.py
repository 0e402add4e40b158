"""A real browser on the real server; no page may call another host or break its own policy."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebError, expect

from tests.browser import chromium, screen

HERE = Path(__file__).resolve().parent
# The last two are for containers; the others keep the browser itself from calling anybody.
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
    "--disable-gpu",
    "--disable-dev-shm-usage",
]
NewContext = Callable[..., BrowserContext]
PATIENCE = 20_000  # milliseconds: a busy machine is slow, which says nothing about the page
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("browser")
            # A real browser on a busy machine may miss a deadline; what is broken fails each time.
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    program = chromium.find()
    if program is None:
        # A person without a browser can still work on rules; CI must not overlook it.
        (pytest.fail if os.environ.get("CI") else pytest.skip)(chromium.MISSING)
    return {**browser_type_launch_args, "executable_path": str(program), "args": FLAGS}


@pytest.fixture(scope="session")
def app_url(
    browser_type_launch_args: dict[str, Any],
    run_app: Any,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[str]:
    """The address of one server for all browser tests; each context is a learner of its own."""
    with run_app(home=tmp_path_factory.mktemp("browser-home")) as address:
        yield address


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """Calls to other hosts, breaches of the policy, uncaught exceptions: none may be left over."""
    found: list[str] = []
    yield found
    assert found == []


@pytest.fixture
def own(app_url: str) -> set[str]:
    """The servers that a page may call; a test that starts another one adds it."""
    return {urlsplit(app_url).netloc}


@pytest.fixture
def new_context(
    new_context: NewContext, app_url: str, own: set[str], complaints: list[str]
) -> NewContext:
    """As in pytest-playwright, with `goto("/…")` on our server and with the watch of above."""

    def make(**options: Any) -> BrowserContext:
        context = new_context(**{"base_url": app_url, **options})
        _watch(context, own, complaints)
        return context

    return make


def _watch(context: BrowserContext, own: set[str], complaints: list[str]) -> None:
    def address(url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in {"data", "blob", "about"} and parts.netloc not in own:
            complaints.append(f"call to {url}")

    def console(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            complaints.append(message.text)

    def exception(thrown: WebError) -> None:
        complaints.append(f"uncaught: {thrown.error}")

    context.on("request", lambda request: address(request.url))
    context.on("page", lambda page: page.on("websocket", lambda opened: address(opened.url)))
    context.on("console", console)
    context.on("weberror", exception)


@pytest.fixture
def desktop(new_context: NewContext) -> Page:
    """A page of 1280 × 900 in English."""
    return new_context(**screen.DESKTOP, locale="en-GB").new_page()


@pytest.fixture
def phone(new_context: NewContext) -> Page:
    """A page of 360 × 740 under a finger, in German."""
    return new_context(**screen.PHONE, locale="de-DE").new_page()
