"""Ports and addresses of this machine, found without sending anything."""

import errno
import os
import socket

FIRST_PORT = 8501
LAST_PORT = 8520
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only when asked for with --host
# Documentation and private ranges: naming one makes the system pick its own address towards it.
_TOWARDS = ("192.0.2.1", "10.255.255.255", "172.31.255.255", "192.168.255.255")


_open: list[str] = []
"""The host this process listens at, once it does."""


def listen(host: str) -> None:
    """Remember where this process listens."""
    _open[:] = [host]


def is_open() -> bool:
    """Whether other devices in the network reach this process."""
    return bool(_open) and _open[0] in EVERYWHERE


class NoPort(Exception):
    """Tells in one line why the server can't listen there, and what to type instead."""


def is_free(host: str, port: int) -> bool:
    """Whether a server could listen there now. Raises NoPort when `host` is not this machine's."""
    try:
        places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        return all(_binds(family, place) for family, _, _, _, place in places)
    except OSError as problem:
        raise NoPort(
            f"{host} is no address of this machine. Use --host 127.0.0.1 (this machine only) "
            "or --host 0.0.0.0 (the table's network)."
        ) from problem


def _binds(family: int, place: object) -> bool:
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if os.name != "nt":  # there it would allow two servers on one port
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(place)  # type: ignore[arg-type]  # a place of getaddrinfo is what bind takes
        except OSError as problem:
            if problem.errno in {errno.EADDRINUSE, errno.EACCES}:
                return False
            raise
    return True


def choose_port(host: str, port: int | None) -> int:
    """The wished port, or without a wish the first free one from 8501 on. Raises NoPort."""
    if port is not None:
        if not is_free(host, port):
            raise NoPort(
                f"Port {port} is taken or not allowed. Choose another one: --port {port + 1}"
            )
        return port
    for candidate in range(FIRST_PORT, LAST_PORT + 1):
        if is_free(host, candidate):
            return candidate
    raise NoPort(f"Ports {FIRST_PORT} to {LAST_PORT} are taken. Choose another one: --port 9000")


def table_addresses() -> list[str]:
    """This machine's IPv4 addresses on the networks it is part of; empty without a network."""
    found = (_own_address(towards) for towards in _TOWARDS)
    return list(dict.fromkeys(own for own in found if own and not own.startswith("127.")))


def _own_address(towards: str) -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((towards, 9))  # connecting a datagram socket only looks up the route
        except OSError:
            return None
        return str(probe.getsockname()[0])
