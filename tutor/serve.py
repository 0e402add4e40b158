"""Starts the app: one process, one server, its address on the screen."""

import io
import socket
import sys

import segno
import uvicorn

from tutor.app import network
from tutor.app.asgi import application

__all__ = ["application", "start"]

_TURN = 0.0005  # seconds before a page at work lets another one go on; the usual 5 ms add up
_LARGEST_MESSAGE = 4 * 1024 * 1024  # bytes from a browser; a page's state has some kilobytes


def start(host: str = "127.0.0.1", port: int | None = None) -> None:
    """Serve until Ctrl+C. Without `port`, the first free one from 8501 on.

    Raises SystemExit(2), after one line on stderr, when nothing can listen there.
    """
    try:
        chosen = network.choose_port(host, port)
    except network.NoPort as problem:
        print(problem, file=sys.stderr)
        raise SystemExit(2) from problem
    if port is None and chosen != network.FIRST_PORT:
        print(f"Port {network.FIRST_PORT} is taken, so this one runs on {chosen}.")
    _run(host, chosen)


def _run(host: str, port: int) -> None:
    sys.setswitchinterval(_TURN)
    network.listen(host)
    # uvicorn opens the socket itself: one bound beforehand would lack TCP_NODELAY (+44 ms a tap).
    config = uvicorn.Config(
        application(),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=_LARGEST_MESSAGE,
        log_level="warning",
        access_log=False,
        server_header=False,
        # Packing a page takes a sixth of the work for it; only a network is slower than that.
        ws_per_message_deflate=not _only_here(host),
        timeout_graceful_shutdown=1,
    )
    try:
        _Speaking(config).run()
    except KeyboardInterrupt:
        print()


class _Speaking(uvicorn.Server):
    """Says where it is once it listens, not before."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            print(announcement(self.config.host, self.config.port), flush=True)


def announcement(host: str, port: int) -> str:
    """What the terminal shows: the address, and for a table also one for phones as a QR code."""
    here = "127.0.0.1" if host in network.EVERYWHERE else host
    lines = [f"Regelstall runs at {_address(here, port)}   (Ctrl+C ends it)"]
    if host in network.EVERYWHERE:
        lines += _for_phones([_address(own, port) for own in network.table_addresses()])
    elif not _only_here(host):
        lines += _for_phones([_address(host, port)])
    return "\n".join(lines)


def _only_here(host: str) -> bool:
    """Whether a host name is this machine's own, which no other machine reaches."""
    return host.startswith("127.") or host in {"localhost", "::1"}


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _for_phones(addresses: list[str]) -> list[str]:
    if not addresses:
        return ["No network found: phones can't reach this machine now."]
    return ["Phones in the same network open " + " or ".join(addresses), qr_code(addresses[0])]


def qr_code(text: str) -> str:
    """A QR code in half blocks; empty where the output has no such letters (an old console)."""
    drawn = io.StringIO()
    segno.make(text, error="l").terminal(drawn, border=2, compact=True)
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return drawn.getvalue()
