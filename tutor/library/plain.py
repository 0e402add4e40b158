"""YAML to plain data, safely: what a stranger wrote must not crash, hang or surprise.

Refused with a clear problem: text over the size limit, nesting over the depth limit, aliases
(a few lines of them can stand for gigabytes), the same key twice, and every tag that is more
than text, number, truth, list or mapping.
"""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import Any

import yaml

from tutor.engine.problem import refuse

LARGEST_FILE = 1_000_000
DEEPEST = 40


class _Loader(yaml.CSafeLoader):
    """The safe loader, without dates and without a key standing twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        for key in keys:
            if not isinstance(key, (str, int, float, bool)):
                raise refuse(_line(node), "yaml_key")
        twice = next((key for key in keys if keys.count(key) > 1), None) if len(keys) > 1 else None
        if twice is not None:
            raise refuse(_line(node), "key_twice", found=str(twice))
        return super().construct_mapping(node, deep=deep)


_Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if not tag.endswith(":timestamp")]
    for first, resolvers in yaml.CSafeLoader.yaml_implicit_resolvers.items()
}


def _line(node: yaml.Node) -> str:
    return f"line {node.start_mark.line + 1}"


def read_text(path: Path) -> str:
    """A file's text. Raises Unreadable when it is missing, too large or not UTF-8."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise refuse(str(path), "too_large", need=LARGEST_FILE)
        return data.decode().replace("\r\n", "\n")
    except UnicodeDecodeError as wrong:
        raise refuse(str(path), "not_utf8", have=wrong.start) from wrong
    except OSError as wrong:
        raise refuse(str(path), "no_file", found=wrong.strerror or str(wrong)) from wrong


def documents(text: str, name: str) -> list[Any]:
    """Every YAML document of a text. Raises Unreadable naming the file and the line."""
    if len(text.encode("utf-8", "surrogatepass")) > LARGEST_FILE:
        raise refuse(name, "too_large", need=LARGEST_FILE)
    try:
        _check_events(text, name)
        return list(yaml.load_all(text, Loader=_Loader))
    except yaml.YAMLError as wrong:
        raise refuse(name, "not_yaml", found=_where(wrong)) from wrong
    except (ValueError, RecursionError) as wrong:
        if hasattr(wrong, "problems"):
            raise
        raise refuse(name, "not_yaml", found=str(wrong)[:200]) from wrong


def _check_events(text: str, name: str) -> None:
    """Reads once without building anything: depth and aliases."""
    depth = 0
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        if isinstance(event, yaml.AliasEvent):
            raise refuse(name, "alias", found=str(event.anchor), line=_line_of(event))
        tag = getattr(event, "tag", None)
        if tag is not None:
            raise refuse(name, "tag", found=str(tag)[:40], line=_line_of(event))
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                raise refuse(name, "too_deep", need=DEEPEST, line=_line_of(event))
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


def _line_of(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 0


def _where(wrong: yaml.YAMLError) -> str:
    mark = getattr(wrong, "problem_mark", None)
    what = getattr(wrong, "problem", None) or "cannot be read"
    return f"line {mark.line + 1}: {what}" if mark else str(what)
