"""A page goes to the browser in one go instead of element by element.

Streamlit hands each element to the server's loop by itself. Each time the loop wakes, the page's
thread and the loop wait for each other, and the browser may draw a page in several parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from streamlit import runtime
from streamlit.runtime import runtime as loop
from streamlit.runtime.app_session import AppSession
from streamlit.runtime.scriptrunner import ScriptRunContext, get_script_run_ctx
from streamlit.runtime.scriptrunner.script_runner import ScriptRunner, ScriptRunnerEvent

_SEND = "_enqueue"
"""Where Streamlit 1.67 keeps the way of a message out of a page; see docs/performance.md."""
_TOLD = "_handle_scriptrunner_event_on_event_loop"
_SOON = "_call_soon_on_event_loop"
_WAKE = "_message_enqueued_callback"
"""How a session takes what a page tells it, on the server's loop, and how it wakes that loop."""
_EVENT = ScriptRunnerEvent.ENQUEUE_FORWARD_MSG
_PAUSE = "_maybe_handle_execution_control_request"
"""What it does before each message: a page may be stopped or begun anew there."""
_REST = "MESSAGE_FLUSH_INTERVAL_SECS"
RESTS = 0.001
"""Seconds between two deliveries. Streamlit's 5 ms gather the elements of a page; ours come in one
go, and waited for that long after the word that the page has begun."""


def apply() -> None:
    """Let the server's loop rest less. With a Streamlit that is made otherwise, as usual."""
    if hasattr(loop, _REST):
        setattr(loop, _REST, RESTS)


@contextmanager
def at_once() -> Iterator[None]:
    """Whatever is drawn within leaves at the end, in its order, also when the page stops early.

    With a Streamlit that is made otherwise, element by element as usual.
    """
    context = get_script_run_ctx()
    send = getattr(context, _SEND, None)
    runner = getattr(send, "__self__", None)
    pause = getattr(runner, _PAUSE, None)
    if context is None or pause is None or not isinstance(runner, ScriptRunner):
        yield
        return
    held: list[Any] = []

    def hold(message: Any) -> None:
        pause()
        held.append(message)

    setattr(context, _SEND, hold)
    try:
        yield
    finally:
        setattr(context, _SEND, send)
        _leave(_session(context), runner, held)


def _leave(session: AppSession | None, runner: ScriptRunner, held: list[Any]) -> None:
    """Hand the messages on: to the server's session in one go, to whoever else one by one."""
    soon = getattr(session, _SOON, None)
    if session is not None and soon is not None and hasattr(session, _TOLD):
        soon(partial(_told, session, runner, held))
        return
    for message in held:
        runner.on_event.send(runner, event=_EVENT, forward_msg=message)


def _session(context: ScriptRunContext) -> AppSession | None:
    """The session that a server has for this page; None in a test without a server."""
    found = runtime.get_instance().get_app_session(context.session_id) if runtime.exists() else None
    return found if isinstance(found, AppSession) else None


def _told(session: AppSession, runner: ScriptRunner, held: list[Any]) -> None:
    """On the server's loop: the session takes the messages. What wakes the loop is the message that
    the run is over, which always follows: woken by these, it would send that one 5 ms later.
    """
    wake = getattr(session, _WAKE, None)
    setattr(session, _WAKE, None)
    try:
        for message in held:
            getattr(session, _TOLD)(runner, _EVENT, forward_msg=message)
    finally:
        setattr(session, _WAKE, wake)
