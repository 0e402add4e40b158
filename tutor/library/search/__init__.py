"""Looking rules up in everyday words: `Search(library).ask(words, lang, slug)`."""

from tutor.library.search.desk import Answer, Search, search
from tutor.library.search.hits import Hit

__all__ = ["Answer", "Hit", "Search", "search"]
