"""The first page that a browser gets: Streamlit's own, made ours before anything is drawn.

- Our style sheet, script and typefaces are there from the first moment; no page brings them along.
- The page is in the reader's language for screen readers, in a browser without JavaScript too.
- The browser is told where the server is. Streamlit's page looks for it below the page's own
  address first, which costs a tenth of a second on every page but the start.
"""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tutor.app.guard import is_page
from tutor.app.widgets import script, style
from tutor.library.models import LANGUAGES, Lang

_CHANGED = ("content-length", "etag", "last-modified", "accept-ranges")
_FIRST_FONTS = ("FredokaOne-Regular.ttf", "HankenGrotesk-Medium.otf")
_FOREIGN_FONT = b'<link\n      rel="preload"'
_SERVER = (
    "<script>window.__streamlit={BACKEND_BASE_URL:"
    "new URL('./',location.href.replace(/[?#].*$/,'')).href}</script>"
)


class Index:
    """Rewrites each page that a person opens; everything else passes untouched."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        # Before Streamlit's script: its elements are drawn by ours.
        self.first = f'<script defer src="./{script.serve()}"></script>'.encode()
        self.head = _head(style.serve()).encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET" or not is_page(scope["path"]):
            return await self.app(scope, receive, send)
        fresh = {**scope, "headers": [h for h in scope["headers"] if h[0] not in _CONDITIONS]}
        page = _Page(send, self.first, self.head, language(scope))
        return await self.app(fresh, receive, page.send)


_CONDITIONS = (b"if-none-match", b"if-modified-since", b"range", b"accept-encoding")


class _Page:
    """Holds back an HTML answer until it is whole, then sends it changed."""

    def __init__(self, send: Send, first: bytes, head: bytes, lang: Lang) -> None:
        self._send = send
        self._first = first
        self._head = head
        self._lang = lang.encode()
        self._start: Message | None = None
        self._body = b""

    async def send(self, message: Message) -> None:
        """One message of the answer."""
        if message["type"] == "http.response.start" and _is_html(message):
            self._start = message
        elif self._start is None:
            await self._send(message)
        else:
            self._body += message.get("body", b"")
            if not message.get("more_body", False):
                await self._finish(self._start)

    async def _finish(self, start: Message) -> None:
        body = ours(self._body, self._first, self._head, self._lang)
        headers = MutableHeaders(raw=[h for h in start["headers"] if h[0].decode() not in _CHANGED])
        headers["content-length"] = str(len(body))
        await self._send({**start, "headers": headers.raw})
        await self._send({"type": "http.response.body", "body": body})


def _is_html(start: Message) -> bool:
    return Headers(raw=list(start["headers"])).get("content-type", "").startswith("text/html")


def ours(page: bytes, first: bytes, head: bytes, lang: bytes) -> bytes:
    """Streamlit's page with our head, language and title, and without its typeface. `first` stands
    before its scripts.

    What a later version may write differently is left as it is.
    """
    page = page.replace(b'<html lang="en">', b'<html lang="' + lang + b'">', 1)
    page = page.replace(b"<title>Streamlit</title>", b"<title>Regelstall</title>", 1)
    before, found, after = page.partition(_FOREIGN_FONT)
    if found:
        page = before + after.partition(b"/>")[2]
    page = page.replace(b"<head>", b"<head>" + first, 1)
    return page.replace(b"</head>", head + b"</head>", 1)


def _head(look: str) -> str:
    fonts = "".join(
        f'<link rel="preload" href="./fonts/{name}" as="font" crossorigin>' for name in _FIRST_FONTS
    )
    sheet = f'<link rel="stylesheet" href="./{look}">'
    return f"{_SERVER}{sheet}{fonts}"


def language(scope: Scope) -> Lang:
    """The language of the address, else the first of the browser's that we speak, else English."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [""])[-1]
    wished = Headers(scope=scope).get("accept-language", "").lower().split(",")
    for name in (asked, *(wish.split(";")[0].split("-")[0].strip() for wish in wished)):
        for lang in LANGUAGES:
            if name == lang:
                return lang
    return "en"


_A_YEAR = {"Cache-Control": "public, max-age=31536000, immutable"}


async def _sheet(_: Request) -> Response:
    return Response(style.sheet(), media_type="text/css", headers=_A_YEAR)


async def _script(_: Request) -> Response:
    return Response(script.source(), media_type="text/javascript", headers=_A_YEAR)


def routes() -> list[Route]:
    """`GET /look/<digest>.css` and `.js`: style sheet and script, with a year of caching."""
    return [Route(f"/{style.serve()}", _sheet), Route(f"/{script.serve()}", _script)]
