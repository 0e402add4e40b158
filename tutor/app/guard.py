"""Middlewares around Streamlit: who may call, what a page may do, and where a stray address leads.

All are plain ASGI, so that nothing is buffered and a WebSocket costs one check.
"""

import ipaddress
import re
import socket
from collections.abc import Collection
from urllib.parse import urlencode, urlsplit
from uuid import uuid4

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from tutor.app.address import STRAY

COOKIE = "pid"
LONGEST_STRAY = 60
"""Characters of an unknown address that the start repeats."""
_YEAR = 365 * 24 * 3600
_PROFILE = re.compile(rf"(?:^|;\s*){COOKIE}=[0-9a-f]{{32}}(?:;|$)")
# Everything that is not a page: Streamlit's own files and calls, fonts, answers, short links,
# files to take along.
_INNER = (
    "/static/",
    "/_stcore/",
    "/media/",
    "/component/",
    "/fonts/",
    "/find/",
    "/go/",
    "/take/",
)
_POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
    "connect-src 'self' ws://{host} wss://{host} data: blob:; worker-src 'self' blob:; "
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'"
)
_FIXED = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


def is_page(path: str) -> bool:
    """Whether an address is one that a person opens, as opposed to a file or a call of the page."""
    return not path.startswith(_INNER) and "/_stcore/" not in path and "." not in path


def is_own_host(host: str, also: Collection[str] = ()) -> bool:
    """Whether a Host header names this machine: localhost, its own name, any plain IP address.

    A name that a stranger's name server points here (DNS rebinding) is none of these. `also` holds
    further names, for a copy behind a proxy.
    """
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    own = socket.gethostname().lower()
    return name in {"localhost", own, f"{own}.local", *also} or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def policy(host: str) -> str:
    """The Content-Security-Policy for a page opened as `host`: nothing from anywhere else."""
    return _POLICY.format(host=host)


class Guard:
    """Refuses calls under a foreign name and WebSockets opened by foreign pages.

    Streamlit itself would ask a server on the internet for this machine's public address before it
    turns down a foreign page; so the question must never reach it.
    """

    def __init__(self, app: ASGIApp, also: Collection[str] = ()) -> None:
        self.app = app
        self.also = also

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._is_welcome(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose(code=1008)(scope, receive, send)
        else:
            text = "This name does not belong to this Regelstall. Add it to server.allowedHosts.\n"
            await PlainTextResponse(text, status_code=403)(scope, receive, send)

    def _is_welcome(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not is_own_host(host, self.also):
            return False
        origin = headers.get("origin")
        return scope["type"] == "http" or origin is None or origin.partition("://")[2] == host


class Policy:
    """Adds the security headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        host = Headers(scope=scope).get("host", "")

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(_FIXED)
                headers["Content-Security-Policy"] = policy(host)
            await send(message)

        return await self.app(scope, receive, with_headers)


class Home:
    """Leads an unknown page address to the start, where Streamlit would show a blank page.

    The query goes along, so the language stays; the start says which page nobody knows.
    """

    def __init__(self, app: ASGIApp, pages: Collection[str]) -> None:
        self.app = app
        self.pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and self._is_stray(scope["path"]):
            query = [scope["query_string"].decode("latin-1"), _stray(scope["path"])]
            answer = RedirectResponse("/?" + "&".join(filter(None, query)), status_code=307)
            return await answer(scope, receive, send)
        return await self.app(scope, receive, send)

    def _is_stray(self, path: str) -> bool:
        return is_page(path) and path.strip("/") not in self.pages and path != "/"


def _stray(path: str) -> str:
    return urlencode({STRAY: path.strip("/")[:LONGEST_STRAY]})


class Profile:
    """Gives a browser a random name in a cookie, so that progress outlives a reload."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not is_page(scope["path"]) or _has_profile(scope):
            return await self.app(scope, receive, send)
        secure = "; Secure" if scope["scheme"] == "https" else ""
        cookie = f"{COOKIE}={uuid4().hex}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{secure}"

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.append("Set-Cookie", cookie)
                headers["Cache-Control"] = "private, no-cache"  # no proxy shares it
            await send(message)

        return await self.app(scope, receive, with_cookie)


def _has_profile(scope: Scope) -> bool:
    return _PROFILE.search(Headers(scope=scope).get("cookie", "")) is not None
