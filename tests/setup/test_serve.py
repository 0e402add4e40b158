"""The real server, started from a folder that has nothing to do with it."""

import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tutor.app import fonts

POSIX = sys.platform != "win32"


@pytest.fixture(scope="module")
def address(run_app, tmp_path_factory) -> Iterator[str]:
    with run_app(cwd=tmp_path_factory.mktemp("elsewhere")) as found:
        yield found


class _Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_args, **_kwargs) -> None:
        return None


def get(url: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers in lower case and body; redirects are not followed."""
    request = urllib.request.Request(url, headers=headers)  # noqa: S310 - our own server
    try:
        answer = urllib.request.build_opener(_Stay).open(request, timeout=10)
    except urllib.error.HTTPError as refused:
        answer = refused
    with answer:
        return answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read()


def test_a_page_answers_with_headers_and_a_name(address: str) -> None:
    status, headers, body = get(address)
    assert status == 200
    assert b'id="root"' in body
    assert headers["content-security-policy"].startswith("default-src 'self';")
    assert re.match(r"pid=[0-9a-f]{32};", headers["set-cookie"])
    assert "server" not in headers


@pytest.mark.parametrize("name", fonts.PACKAGES)
def test_fonts_answer_and_are_kept_for_a_year(address: str, name: str) -> None:
    status, headers, body = get(f"{address}/fonts/{name}")
    assert status == 200
    assert headers["content-type"] == f"font/{name[-3:]}"
    assert "max-age=31536000" in headers["cache-control"]
    assert body == fonts.font_file(name).read_bytes()


@pytest.mark.parametrize("name", ["OFL.txt", "..%2F__init__.py", "x"])
def test_nothing_else_of_the_font_packages_is_served(address: str, name: str) -> None:
    assert get(f"{address}/fonts/{name}")[0] in {400, 404}


def test_a_stray_address_leads_home(address: str) -> None:
    status, headers, _ = get(f"{address}/no/such/page?lang=de")
    assert (status, headers["location"]) == (307, "/?lang=de&stray=no%2Fsuch%2Fpage")


def test_a_foreign_name_is_refused(address: str) -> None:
    assert get(address, Host="evil.example")[0] == 403


def test_a_foreign_page_opens_no_socket_and_nobody_is_asked_about_it(address: str) -> None:
    stream = address.replace("http", "ws") + "/_stcore/stream"
    before = time.monotonic()
    with pytest.raises(InvalidStatus, match="403"):
        connect(stream, origin="http://evil.example", subprotocols=["streamlit"], open_timeout=10)
    assert time.monotonic() - before < 0.9  # Streamlit's look-up of a public address takes a second
    with connect(stream, origin=address, subprotocols=["streamlit"]) as socket_of_a_page:
        assert socket_of_a_page.subprotocol == "streamlit"


def start(port: int | None, folder: Path) -> subprocess.Popen[str]:
    words = [] if port is None else ["--port", str(port)]
    return subprocess.Popen(
        [sys.executable, "-u", "-m", "tutor", "run", *words],
        cwd=folder,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_a_taken_port_ends_with_one_line_and_code_2(address: str, tmp_path: Path) -> None:
    port = int(address.rpartition(":")[2])
    said, complained = (server := start(port, tmp_path)).communicate(timeout=60)
    assert server.returncode == 2
    assert said == ""
    assert complained.strip() == (
        f"Port {port} is taken or not allowed. Choose another one: --port {port + 1}"
    )


@pytest.mark.skipif(not POSIX, reason="Windows has no such signal to send to one process")
def test_it_says_where_it_runs_and_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    server = start(None, tmp_path)
    assert server.stdout is not None
    lines = iter(server.stdout.readline, "")
    said = next(line for line in lines if line.startswith("Regelstall runs at"))
    found = re.search(r"http://127\.0\.0\.1:(85[0-2]\d)", said)
    assert found is not None
    with socket.create_connection(("127.0.0.1", int(found[1])), timeout=5):
        server.send_signal(signal.SIGINT)
    complained = server.communicate(timeout=20)[1]
    assert server.returncode == 0
    assert complained == ""
