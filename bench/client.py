"""A learner without a browser: asks the server for reruns and waits until each is finished.

As a browser does, it says which large messages it has already, so that the server need not send
them again.
"""

from __future__ import annotations

import time
from types import TracebackType
from typing import Self

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.sync.client import connect


class Learner:
    """One open session on one page. Use as a context."""

    def __init__(self, port: int, place: str = "", query: str = "") -> None:
        self.place, self.query = place, query
        self._kept: set[str] = set()
        self._socket = connect(
            f"ws://127.0.0.1:{port}/_stcore/stream",
            subprotocols=["streamlit"],  # type: ignore[list-item]
            max_size=None,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._socket.close()

    def rerun(self, query: str | None = None) -> float:
        """Milliseconds from the wish to the last element of the page, at another query if given."""
        self.query = self.query if query is None else query
        wish = BackMsg()
        wish.rerun_script.query_string = self.query
        wish.rerun_script.page_name = self.place
        wish.rerun_script.cached_message_hashes.extend(self._kept)
        start = time.perf_counter()
        self._socket.send(wish.SerializeToString())
        self._until_finished()
        return (time.perf_counter() - start) * 1000

    def _until_finished(self) -> None:
        while True:
            told = ForwardMsg()
            frame = self._socket.recv()
            told.ParseFromString(frame if isinstance(frame, bytes) else frame.encode())
            if told.metadata.cacheable:
                self._kept.add(told.hash)
            if told.WhichOneof("type") == "script_finished":
                return
