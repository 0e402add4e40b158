"""What the terminal says when the app runs."""

import io
import sys

import pytest
import segno

from tutor import serve
from tutor.app import network

TABLE = "http://192.168.7.20:8501"


@pytest.fixture
def at_the_table(monkeypatch) -> None:
    monkeypatch.setattr(network, "table_addresses", lambda: ["192.168.7.20", "10.0.0.4"])


def say_to(monkeypatch, encoding: str) -> None:
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding=encoding))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_at_home_it_names_one_address(host: str) -> None:
    said = serve.announcement(host, 8501)
    assert len(said.splitlines()) == 1
    assert said.startswith("Regelstall runs at http://")
    assert ":8501" in said


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.7.20"])  # noqa: S104
def test_at_the_table_it_shows_phones_the_way(monkeypatch, at_the_table, host: str) -> None:
    say_to(monkeypatch, "utf-8")
    said = serve.announcement(host, 8501)
    assert f"open {TABLE}" in said
    assert serve.qr_code(TABLE) in said


def test_the_qr_code_holds_the_address(monkeypatch) -> None:
    say_to(monkeypatch, "utf-8")
    drawn = unfold(serve.qr_code(TABLE))
    expected = segno.make(TABLE, error="l").matrix_iter(border=2)
    assert drawn == [[not dark for dark in row] for row in expected]  # light is what gets ink


def unfold(blocks: str) -> list[list[bool]]:
    """The inked squares of a drawing in half blocks; a last row that is only padding is cut."""
    upper, lower = {"█", "▀"}, {"█", "▄"}
    rows = []
    for line in blocks.splitlines():
        rows += [[sign in upper for sign in line], [sign in lower for sign in line]]
    return rows[: len(rows[0])]


def test_an_old_console_gets_the_address_without_a_code(monkeypatch, at_the_table) -> None:
    say_to(monkeypatch, "ascii")
    said = serve.announcement("0.0.0.0", 8501)  # noqa: S104
    assert said.isascii()
    assert TABLE in said


def test_without_a_network_it_says_so(monkeypatch) -> None:
    monkeypatch.setattr(network, "table_addresses", list)
    assert "No network found" in serve.announcement("0.0.0.0", 8501)  # noqa: S104


@pytest.mark.parametrize(
    ("host", "packed"),
    [
        ("127.0.0.1", False),
        ("localhost", False),
        ("::1", False),
        ("0.0.0.0", True),  # noqa: S104
        ("10.0.0.5", True),
    ],
)
def test_pages_are_packed_for_a_network_only(host, packed, monkeypatch):
    settings = []
    monkeypatch.setattr(serve, "_Speaking", lambda config: settings.append(config) or Stopped())
    monkeypatch.setattr(serve, "application", lambda: None)
    monkeypatch.setattr(network, "listen", lambda host: None)
    monkeypatch.setattr(sys, "setswitchinterval", lambda seconds: None)
    serve._run(host, 1)
    assert settings[0].ws_per_message_deflate is packed


class Stopped:
    """A server that ends at once."""

    def run(self) -> None: ...
