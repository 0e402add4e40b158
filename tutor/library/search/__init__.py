"""Looking rules up in everyday words: `Search(library).ask(words, lang, slug)`."""

from tutor.library.search.desk import Answer, Hit, Search, search

__all__ = ["Answer", "Hit", "Search", "search"]
