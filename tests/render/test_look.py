"""The palette: readable in both themes, and every name known to the stylesheet."""

import re

import pytest

from tutor.render import look

TEXTS = ("ink", "ink-soft", *look.VERDICTS, "focus", *look.ACCENTS)
BACKGROUNDS = ("paper", "sheet")
SHAPES = ("edge", *look.VERDICTS, "focus", *look.ACCENTS)
TINTS = tuple(f"{name}-tint" for name in (*look.VERDICTS, *look.ACCENTS))
THEMES = ("light", "dark")


def ratio(first, second, theme):
    return look.contrast(look.colour(first, theme), look.colour(second, theme))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("background", BACKGROUNDS)
@pytest.mark.parametrize("text", TEXTS)
def test_text_is_readable_on_every_background(text, background, theme):
    assert ratio(text, background, theme) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("tint", [*TINTS, "ground"])
def test_ink_is_readable_on_every_tint(tint, theme):
    assert ratio("ink", tint, theme) >= 4.5
    assert ratio("ink-soft", tint, theme) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", [*look.VERDICTS, *look.ACCENTS])
def test_a_colour_is_readable_on_its_own_tint(name, theme):
    assert ratio(name, f"{name}-tint", theme) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", [*look.VERDICTS, *look.ACCENTS, "focus"])
def test_text_on_a_filled_sign_or_button_is_readable(name, theme):
    assert ratio("on-accent", name, theme) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("background", BACKGROUNDS)
@pytest.mark.parametrize("shape", SHAPES)
def test_shapes_stand_out_from_the_page(shape, background, theme):
    assert ratio(shape, background, theme) >= 3


@pytest.mark.parametrize("background", BACKGROUNDS)
def test_pieces_stand_out_by_their_outline_on_light_and_by_their_rim_on_dark(background):
    assert ratio("outline", background, "light") >= 3
    assert ratio("rim", background, "dark") >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_outline_and_rim_never_melt_into_each_other(theme):
    assert ratio("outline", "rim", theme) >= 3


def test_contrast_of_known_pairs():
    assert look.contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert look.contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert look.contrast("#2B2118", "#2B2118") == 1


def test_both_themes_define_the_same_names():
    assert look.LIGHT.keys() == look.DARK.keys()


def test_the_stylesheet_defines_every_name_once_per_theme():
    css = look.css_variables()
    light, system_dark, chosen_dark = css.strip().split("\n")
    assert set(re.findall(r"--rs-([\w-]+):", light)) == {*look.LIGHT, *look.PIECES}
    for block in (system_dark, chosen_dark):
        assert re.findall(r"--rs-([\w-]+):", block) == list(look.DARK)
    assert css.count("{") == css.count("}")


def test_paint_falls_back_to_the_light_colour_and_resolves_to_either_theme():
    assert look.paint("paper") == f"var(--rs-paper, {look.LIGHT['paper']})"
    assert look.resolved(look.paint("paper"), "dark") == look.DARK["paper"]
    assert look.resolved(look.paint("piece-red"), "dark") == look.PIECES["piece-red"]


def test_an_unknown_colour_is_refused():
    with pytest.raises(KeyError):
        look.paint("mauve")
