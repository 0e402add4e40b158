"""Ports and addresses, on real sockets of this machine."""

import ipaddress
import socket
from collections.abc import Iterator

import pytest

from tutor.app import network


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield listening.getsockname()[1]


def test_a_taken_port_is_seen(taken: int) -> None:
    assert not network.is_free("127.0.0.1", taken)


def test_a_free_port_is_seen_and_stays_free(free_port) -> None:
    port = free_port()
    assert network.is_free("127.0.0.1", port)
    assert network.is_free("127.0.0.1", port)


def test_a_wished_port_that_is_taken_is_named_with_a_way_out(taken: int) -> None:
    with pytest.raises(network.NoPort, match=rf"Port {taken} is taken.*--port {taken + 1}"):
        network.choose_port("127.0.0.1", taken)


def test_without_a_wish_the_next_free_port_is_taken(monkeypatch, taken: int) -> None:
    monkeypatch.setattr(network, "FIRST_PORT", taken)
    monkeypatch.setattr(network, "LAST_PORT", taken + 20)
    assert taken < network.choose_port("127.0.0.1", None) <= taken + 20


def test_a_full_range_is_said_plainly(monkeypatch, taken: int) -> None:
    monkeypatch.setattr(network, "FIRST_PORT", taken)
    monkeypatch.setattr(network, "LAST_PORT", taken)
    with pytest.raises(network.NoPort, match="--port"):
        network.choose_port("127.0.0.1", None)


def test_a_foreign_address_is_explained() -> None:
    with pytest.raises(network.NoPort, match=r"192\.0\.2\.77 is no address of this machine"):
        network.choose_port("192.0.2.77", 8501)


def test_table_addresses_belong_to_this_machine_and_are_not_the_loopback() -> None:
    for address in network.table_addresses():
        assert not ipaddress.ip_address(address).is_loopback
        with socket.socket() as probe:
            probe.bind((address, 0))
