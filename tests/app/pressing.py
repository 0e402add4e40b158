"""Tapping buttons of a page that runs without a browser."""

from __future__ import annotations

from streamlit.testing.v1 import AppTest


def press(app: AppTest, key: str) -> AppTest:
    """Tap a button; an exception on the page is a failure."""
    app.button(key=key).click()
    app.run()
    assert not app.exception, app.exception
    return app


def keys(app: AppTest) -> list[str]:
    """The keys of all buttons that can be tapped."""
    return [button.key for button in app.button if not button.disabled and button.key]


def param(app: AppTest, name: str) -> str:
    """A parameter of the address; "" when it is not there."""
    value = app.query_params.get(name, "")
    return value if isinstance(value, str) else value[-1]
