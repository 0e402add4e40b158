"""Every case, scenario, ruling, lesson and text against the engine."""

import pytest

from tutor import games
from tutor.library.check import problems
from tutor.library.load import library


@pytest.mark.parametrize("slug", games.slugs())
def test_content_and_code_agree(slug):
    assert problems(library().games[slug]) == ()


def test_every_game_folder_has_its_twin():
    assert set(library().games) == set(games.slugs())
