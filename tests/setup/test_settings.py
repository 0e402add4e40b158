"""The one config file: found from everywhere, meant as written, in the palette of the pictures."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from streamlit import config

from tutor.app import fonts, settings
from tutor.render import look

FILE = settings.folder() / ".streamlit" / "config.toml"
ASK = """
import json, sys
from tutor.app import settings
settings.apply()
import streamlit as st
print(json.dumps({name: st.get_option(name) for name in sys.argv[1:]}))
"""
MEANT = {
    "server.fileWatcherType": "none",
    "server.maxUploadSize": 1,
    "server.enableXsrfProtection": True,
    "server.enableCORS": True,
    "runner.postScriptGC": False,
    "browser.gatherUsageStats": False,
    "client.showErrorDetails": "none",
    "client.allowedOrigins": [],
    "theme.light.backgroundColor": look.LIGHT["paper"],
    "theme.dark.backgroundColor": look.DARK["paper"],
}


def options_from(folder: Path, python: str = sys.executable) -> dict[str, Any]:
    """What Streamlit takes for the options when the app starts in that folder."""
    command = [python, "-c", ASK, *MEANT]
    return json.loads(subprocess.run(command, cwd=folder, check=True, capture_output=True).stdout)


def test_it_is_found_from_another_folder(tmp_path: Path) -> None:
    assert options_from(tmp_path) == MEANT


def test_the_file_of_the_folder_one_is_in_does_not_win(tmp_path: Path) -> None:
    (tmp_path / ".streamlit").mkdir()
    (tmp_path / ".streamlit" / "config.toml").write_text(
        "[runner]\npostScriptGC = true\n[theme.light]\nbackgroundColor = '#ff0000'\n"
    )
    assert options_from(tmp_path) == MEANT


def flat(table: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    names = {}
    for name, value in table.items():
        names |= (
            flat(value, f"{prefix}{name}.") if isinstance(value, dict) else {prefix + name: value}
        )
    return names


WRITTEN = flat(tomllib.loads(FILE.read_text(encoding="utf-8")))


def test_streamlit_knows_every_option_in_it() -> None:
    assert set(WRITTEN) <= set(config.get_config_options())


def test_each_face_it_names_is_served_and_each_served_face_is_named() -> None:
    urls = [face["url"] for face in WRITTEN["theme.fontFaces"]]
    assert sorted(urls) == sorted(f"fonts/{name}" for name in fonts.PACKAGES)


@pytest.mark.parametrize("name", fonts.PACKAGES)
def test_each_face_is_there(name: str) -> None:
    head = fonts.font_file(name).read_bytes()[:4]
    assert head in {b"OTTO", b"\x00\x01\x00\x00"}  # OpenType with PostScript or TrueType outlines


# Streamlit's name for a colour and ours.
COLOURS = {
    "primaryColor": "mud",
    "backgroundColor": "paper",
    "secondaryBackgroundColor": "sheet",
    "textColor": "ink",
    "linkColor": "focus",
    "borderColor": "edge",
    "dataframeBorderColor": "line",
    "codeTextColor": "ink",
    "codeBackgroundColor": "ground",
    "greenColor": "legal",
    "redColor": "illegal",
    "orangeColor": "open",
    "yellowColor": "open",
    "blueColor": "focus",
}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_speaks_the_palette_of_the_pictures(theme: look.Theme) -> None:
    written = {
        name.rpartition(".")[2]: value
        for name, value in WRITTEN.items()
        if name.startswith(f"theme.{theme}.")
    }
    assert written == {name: look.colour(ours, theme) for name, ours in COLOURS.items()}


def test_it_names_the_typefaces_of_the_pictures_first() -> None:
    assert look.DISPLAY_FONT.startswith("'Fredoka One'")
    assert WRITTEN["theme.headingFont"].startswith("'Fredoka One'")
    assert look.TEXT_FONT.startswith("'Hanken Grotesk'")
    assert WRITTEN["theme.font"].startswith("'Hanken Grotesk'")


def test_a_damaged_installation_is_named(monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setattr(settings, "APP", tmp_path / "tutor" / "app")
    with pytest.raises(FileNotFoundError, match=r"config\.toml is missing"):
        settings.folder()
