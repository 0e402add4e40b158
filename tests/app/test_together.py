"""A page leaves in one go: nothing is lost, also when the page stops early."""

from __future__ import annotations

import inspect
from typing import Any

from streamlit.runtime import runtime as loop
from streamlit.runtime.app_session import AppSession, AppSessionState
from streamlit.runtime.scriptrunner import get_script_run_ctx
from streamlit.testing.v1 import AppTest

from tutor.app import together


def early() -> None:
    import streamlit as st

    from tutor.app import together

    with together.at_once():
        st.text("before")
        st.stop()
        st.text("never")


def counted() -> None:
    import streamlit as st
    from streamlit.runtime.scriptrunner import get_script_run_ctx

    from tutor.app import together

    sent: list[object] = []
    runner = get_script_run_ctx()._enqueue.__self__

    def count(_: object, /, **told: object) -> None:
        sent.append(told)

    runner.on_event.connect(count)
    with together.at_once():
        st.text("one")
        within = len(sent)
    after = len(sent)
    st.text(f"{within} within, {after} after")


def test_a_page_that_stops_early_is_still_shown():
    app = AppTest.from_function(early, default_timeout=30).run()
    assert not app.exception
    assert [text.value for text in app.text] == ["before"]


def test_streamlit_still_lets_messages_be_held():
    app = AppTest.from_function(counted, default_timeout=30).run()
    assert not app.exception
    assert [text.value for text in app.text] == ["one", "0 within, 1 after"]


def test_a_session_takes_all_messages_in_order_and_its_loop_sleeps_on(monkeypatch):
    taken: list[tuple[str, Any]] = []
    session = AppSession.__new__(AppSession)
    session._state = AppSessionState.SHUTDOWN_REQUESTED  # nothing to tidy up when it goes
    session._message_enqueued_callback = lambda: taken.append(("woken", None))
    monkeypatch.setattr(
        session,
        together._TOLD,
        lambda sender, event, forward_msg: (
            session._message_enqueued_callback and session._message_enqueued_callback(),
            taken.append((sender, forward_msg)),
        ),
    )
    together._told(session, "runner", ["one", "two"])
    assert taken == [("runner", "one"), ("runner", "two")]
    session._message_enqueued_callback()
    assert taken[-1] == ("woken", None)


def test_streamlit_still_takes_messages_the_way_they_are_handed_on():
    told = inspect.signature(getattr(AppSession, together._TOLD))
    told.bind("session", "sender", together._EVENT, forward_msg="message")
    inspect.signature(getattr(AppSession, together._SOON)).bind("session", print)
    assert together._WAKE in AppSession.__init__.__code__.co_names


def test_the_loop_rests_as_long_as_it_is_told(monkeypatch):
    assert together._REST in loop.Runtime._loop_coroutine.__code__.co_names
    monkeypatch.setattr(loop, together._REST, 0.005)
    together.apply()
    assert getattr(loop, together._REST) == together.RESTS
    monkeypatch.delattr(loop, together._REST)
    together.apply()
    assert not hasattr(loop, together._REST)


def test_without_a_page_nothing_happens():
    assert get_script_run_ctx(suppress_warning=True) is None
    with together.at_once():
        pass
