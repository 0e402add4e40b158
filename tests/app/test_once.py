"""The theme that is kept is the one Streamlit would have told."""

from __future__ import annotations

from streamlit.proto.NewSession_pb2 import CustomThemeConfig
from streamlit.runtime import app_session

from tutor.app import once, settings

SECTIONS = ("theme", "theme.light", "theme.dark", "theme.sidebar", "theme.light.sidebar")


def test_the_theme_that_is_kept_says_the_same(monkeypatch):
    settings.apply()
    put = app_session._populate_theme_msg
    told = {}
    for section in SECTIONS:
        told[section] = CustomThemeConfig()
        put(told[section], section)
    assert told["theme"].ByteSize() > 100
    monkeypatch.setattr(app_session, "_populate_theme_msg", once._keeping(put))
    for _ in range(2):
        for section in SECTIONS:
            again = CustomThemeConfig()
            app_session._populate_theme_msg(again, section)
            assert again == told[section]


def test_a_section_without_settings_is_never_set(monkeypatch):
    settings.apply()
    keeping = once._keeping(app_session._populate_theme_msg)
    whole = CustomThemeConfig()
    keeping(whole.light, "theme.light")
    keeping(whole.sidebar, "theme.sidebar")
    assert whole.HasField("light")
    assert not whole.HasField("sidebar")


def test_a_streamlit_that_is_made_otherwise_is_left_alone(monkeypatch):
    monkeypatch.delattr(app_session, "_populate_theme_msg")
    once.apply()
    assert not hasattr(app_session, "_populate_theme_msg")


def test_it_is_kept_once(monkeypatch):
    monkeypatch.setattr(app_session, "_populate_theme_msg", app_session._populate_theme_msg)
    once.apply()
    kept = app_session._populate_theme_msg
    once.apply()
    assert app_session._populate_theme_msg is kept
