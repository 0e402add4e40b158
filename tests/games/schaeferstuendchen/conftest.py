"""What the tests of Schäferstündchen share."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.conftest import learner, open_page  # noqa: F401
from tutor.library.load import library


@pytest.fixture(params=["en", "de"])
def say(request: pytest.FixtureRequest) -> Callable[[Any], list[str]]:
    """What a learner reads about a verdict, fact and way out."""
    words = library().games["schaeferstuendchen"].words(request.param)

    def spoken(verdict: Any) -> list[str]:
        told = [words.finding(finding) for finding in verdict.findings]
        return [f"{one.fact} {one.way}".strip() for one in told]

    return spoken
