"""Pages run without a browser."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import unescape
from uuid import uuid4

import pytest
from streamlit.testing.v1 import AppTest

from tutor.app import settings

Open = Callable[..., AppTest]


@pytest.fixture
def learner() -> str:
    """A profile without progress."""
    return uuid4().hex


@pytest.fixture
def open_page(learner: str) -> Open:
    """`open_page("rules", game=…, lang=…)` runs the page; an exception on it is a failure."""

    def run(place: str = "shelf", locale: str = "en-GB", **params: str) -> AppTest:
        app = AppTest.from_file(str(settings.MAIN), default_timeout=30)
        app.context = {"locale": locale}
        app.session_state["profile"] = learner
        if place != "shelf":
            app.run()
            app.switch_page(f"views/{place}.py")
        for name, value in params.items():
            app.query_params[name] = value
        app.run()
        assert not app.exception, app.exception
        return app

    return run


def html(app: AppTest) -> str:
    """All HTML and pictures that the page sends, with repeated shapes put back."""
    return "\n".join(_drawn(sent) for sent in sent_to_components(app))


def read_aloud(app: AppTest) -> str:
    """What can be read on the page: its HTML without tags."""
    return unescape(re.sub(r"<[^>]+>", "", html(app)))


def sent_to_components(app: AppTest) -> list[dict[str, object]]:
    """The data of every component on the page, in order."""
    told = (json.loads(element.proto.json) for element in app.get("bidi_component"))
    return [data[0] if isinstance(data, list) else data for data in told]


def _drawn(sent: dict[str, object]) -> str:
    text = "".join(str(sent.get(name, "")) for name in ("html", "svg", "text"))
    text += "".join(map(str, sent.get("waiting", [])))
    text = text.replace("\x02", "")
    shapes = sent.get("shapes", [])
    assert isinstance(shapes, list)
    for number, shape in enumerate(shapes):
        text = text.replace(f"\x01{number};", shape)
    return text
