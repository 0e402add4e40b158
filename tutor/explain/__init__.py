"""Keys and values into sentences, in the reader's language."""
