"""Short links: `/go/SG-M4` opens a rule, `/go/k3v7…` a page with a position.

A link by number means the same on every copy of this program; one by name works where it was made
and on every phone that reaches it there.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse
from starlette.routing import Route

from tutor.app import address, network
from tutor.app.address import Address
from tutor.app.profile import store
from tutor.library.load import GameLibrary, library
from tutor.library.models import LANGUAGES
from tutor.store import links
from tutor.store.base import ProgressStore

PATH = "go"
NUMBERED = (("rule", "rules"), ("ruling", "rulings"), ("scenario", "learn"), ("lesson", "learn"))
"""Parameter that holds a number, and the place that shows it."""


def path(target: Address, kept: ProgressStore) -> str:
    """The short path of an address, without the leading slash."""
    number = numbered(target)
    if not number:
        return f"{PATH}/{links.shorten(kept, target.href())}"
    return f"{PATH}/{number}" + (f"?lang={target.lang}" if target.lang else "")


def numbered(target: Address) -> str:
    """The number that says all of an address but the language; "" when it says more."""
    for name, place in NUMBERED:
        number = getattr(target, name)
        plain = _with(Address(place, target.game, target.lang), name, number)
        if number and target == plain:
            return str(number)
    return ""


def _with(base: Address, name: str, number: str) -> Address:
    changes: dict[str, Any] = {name: number}
    return replace(base, **changes)


def target_of(name: str, lang: str, kept: ProgressStore) -> Address | None:
    """The address behind a short link; None for an unknown one."""
    for lib in library().games.values():
        if name.partition("-")[0] == lib.game.prefix:
            return _number(lib, name, lang)
    found = links.expand(kept, name)
    if found is None:
        return None
    parts = urlsplit(found)
    place = parts.path.strip("./") or address.SHELF
    target = address.read(place, dict(parse_qsl(parts.query)))[0]
    return replace(target, lang=lang) if lang else target


def _number(lib: GameLibrary, number: str, lang: str) -> Address | None:
    shelves = (lib.rules, lib.rulings, lib.scenarios, lib.lessons)
    for (name, place), items in zip(NUMBERED, shelves, strict=True):
        if number in items:
            return _with(Address(place, lib.slug, lang), name, number)
    return None


def whole(host: str, short: str) -> tuple[str, bool]:
    """A link for other devices, and whether they can reach it.

    `host` is the name under which the reader sees the page. One that means only this machine is
    replaced by an address of the network, where the server listens there.
    """
    bare = host.endswith("]") or ":" not in host
    name, colon, port = (host, "", "") if bare else host.rpartition(":")
    own = name in ("localhost", "127.0.0.1", "[::1]")
    if not own:
        return f"http://{host}/{short}", True
    found = network.table_addresses() if network.is_open() else []
    if found:
        return f"http://{found[0]}{colon}{port}/{short}", True
    return f"http://{host}/{short}", False


async def _answer(request: Request) -> RedirectResponse:
    name, asked = request.path_params["name"], request.query_params.get("lang", "")
    lang = asked if asked in LANGUAGES else ""
    found = await run_in_threadpool(_find, name, lang)
    target = found or Address(lang=lang)
    query = target.params()
    if found is None:
        query[address.LOST] = name
    if asked != lang:
        query["lang"] = asked  # the page says that it does not speak it
    place = "" if target.place == address.SHELF else target.place
    return RedirectResponse(f"/{place}" + (f"?{urlencode(query)}" if query else ""), 307)


def _find(name: str, lang: str) -> Address | None:
    return target_of(name, lang, store())


def route() -> Route:
    """`GET /go/<name>`: on to the page, or to the shelf with a word that the link is unknown."""
    return Route(f"/{PATH}/{{name}}", _answer)
