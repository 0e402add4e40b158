"""The middlewares, each called as a server would call it."""

import asyncio
import re
import socket
from concurrent.futures import ThreadPoolExecutor

import pytest
from starlette.responses import PlainTextResponse

from tutor.app.guard import Guard, Home, Policy, Profile, is_own_host, is_page, policy

HERE = b"127.0.0.1:8501"
PAGES = frozenset({"rules", "learn"})


def call(app, path="/", *, kind="http", query=b"", scheme="http", **headers) -> list[dict]:
    """The messages with which `app` answers; called as this machine unless `host` is given."""
    named = {b"host": HERE} | {k.encode(): v for k, v in headers.items()}
    scope = {
        "type": kind,
        "method": "GET",
        "scheme": scheme,
        "path": path,
        "query_string": query,
        "headers": list(named.items()),
    }
    sent: list[dict] = []

    async def send(message) -> None:
        sent.append(message)

    async def receive():
        return {"type": f"{kind}.disconnect"}

    # In a thread of its own: the browser driver keeps an event loop running in this one.
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(asyncio.run, app(scope, receive, send)).result()
    return sent


def answer(app, *args, **kwargs) -> tuple[int, dict[str, str]]:
    start = call(app, *args, **kwargs)[0]
    return start["status"], {k.decode(): v.decode() for k, v in start["headers"]}


async def inner(scope, receive, send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
    else:
        await PlainTextResponse("inside")(scope, receive, send)


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8501",
        "LOCALHOST:1",
        "127.0.0.1:8501",
        "[::1]:8501",
        "192.168.1.20:8501",
        socket.gethostname(),
    ],
)
def test_own_names_are_welcome(host: str) -> None:
    assert is_own_host(host)
    assert answer(Guard(inner), host=host.encode())[0] == 200


@pytest.mark.parametrize(
    "host", ["", "evil.example", "127.0.0.1.evil.example", "[::1", "localhost.evil", "a@b:1:2"]
)
def test_foreign_names_are_refused(host: str) -> None:
    assert not is_own_host(host)
    assert answer(Guard(inner), host=host.encode())[0] == 403


def test_a_name_behind_a_proxy_can_be_added() -> None:
    app = Guard(inner, also={"club.example"})
    assert answer(app, host=b"club.example")[0] == 200
    assert answer(app, host=b"other.example")[0] == 403


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (b"http://127.0.0.1:8501", True),
        (b"https://127.0.0.1:8501", True),
        (b"http://127.0.0.1:9999", False),
        (b"http://evil.example", False),
        (b"null", False),
    ],
)
def test_only_own_pages_open_a_socket(origin: bytes, allowed: bool) -> None:
    kind = call(Guard(inner), "/_stcore/stream", kind="websocket", origin=origin)[0]["type"]
    assert kind == ("websocket.accept" if allowed else "websocket.close")


def test_programs_send_no_origin_and_may_open_a_socket() -> None:
    sent = call(Guard(inner), "/_stcore/stream", kind="websocket")
    assert sent[0]["type"] == "websocket.accept"


def test_every_answer_carries_the_security_headers() -> None:
    headers = answer(Policy(inner))[1]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["content-security-policy"] == policy("127.0.0.1:8501")


def test_the_policy_names_no_other_host() -> None:
    sources = re.findall(r"\b(?:https?|wss?)://[^ ;]+", policy("localhost:8501"))
    assert sources == ["ws://localhost:8501", "wss://localhost:8501"]
    assert "*" not in policy("localhost:8501")


@pytest.mark.parametrize("path", ["/nope", "/nope/", "/nope/deep", "/rules/deep", "/a/b/c/d"])
def test_stray_addresses_lead_home(path: str) -> None:
    status, headers = answer(Home(inner, PAGES), path)
    named = path.strip("/").replace("/", "%2F")
    assert (status, headers["location"]) == (307, f"/?stray={named}")


def test_the_way_home_keeps_the_query() -> None:
    assert answer(Home(inner, PAGES), "/x", query=b"lang=de&a=%2F")[1]["location"] == (
        "/?lang=de&a=%2F&stray=x"
    )


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/rules",
        "/rules/",
        "/learn",
        "/static/js/a.js",
        "/_stcore/health",
        "/rules/_stcore/health",
        "/media/x.svg",
        "/component/board/x.js",
        "/fonts/x.otf",
        "/favicon.png",
        "/manifest.json",
    ],
)
def test_known_addresses_go_on(path: str) -> None:
    assert answer(Home(inner, PAGES), path)[0] == 200


def test_a_new_browser_gets_a_name_of_its_own() -> None:
    cookies = {answer(Profile(inner), "/rules")[1]["set-cookie"] for _ in range(2)}
    assert len(cookies) == 2
    for cookie in cookies:
        assert re.fullmatch(
            r"pid=[0-9a-f]{32}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax", cookie
        )


def test_an_answer_with_a_name_is_kept_by_no_proxy() -> None:
    assert answer(Profile(inner))[1]["cache-control"] == "private, no-cache"


def test_the_name_is_secure_under_https() -> None:
    assert answer(Profile(inner), scheme="https")[1]["set-cookie"].endswith("; Secure")


@pytest.mark.parametrize("others", [b"", b"a=b; ", b"xpid=1; "])
def test_a_known_browser_keeps_its_name(others: bytes) -> None:
    assert "set-cookie" not in answer(Profile(inner), cookie=others + b"pid=" + b"0a" * 16)[1]


@pytest.mark.parametrize("value", [b"", b"short", b"../../etc", b"0A" * 16, b"0a" * 17])
def test_a_strange_name_is_replaced(value: bytes) -> None:
    assert "set-cookie" in answer(Profile(inner), cookie=b"pid=" + value)[1]


@pytest.mark.parametrize("path", ["/static/a.js", "/_stcore/health", "/fonts/a.otf", "/x.png"])
def test_files_carry_no_name(path: str) -> None:
    assert not is_page(path)
    assert "set-cookie" not in answer(Profile(inner), path)[1]
