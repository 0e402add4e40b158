"""Pages without a browser, as the tests of the app open them."""

from tests.app.conftest import learner, open_page

__all__ = ["learner", "open_page"]
