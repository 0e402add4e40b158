"""YAML to plain data, safely: what a stranger wrote must not crash, hang or surprise.

Refused with a clear problem: text over the size limit, nesting over the depth limit, aliases
(a few lines of them can stand for gigabytes), the same key twice, numbers without end, and every
tag that is more than text, number, truth, list or mapping.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import replace
from pathlib import Path
from typing import Any

import yaml

from tutor.engine.problem import Unreadable, refuse

LARGEST_FILE = 1_000_000
DEEPEST = 40
LONGEST_NUMBER = 40
"""Signs of a number."""


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
        for key, (_, value) in zip(keys, node.value, strict=True):
            self._check_number(str(key), value)
        return super().construct_mapping(node, deep=deep)

    def _check_number(self, key: str, value: yaml.Node) -> None:
        """Raises Unreadable naming the key whose number cannot be meant."""
        if isinstance(value, yaml.ScalarNode):
            try:
                self.construct_object(value)
            except Unreadable as wrong:
                where = tuple(replace(p, key=f"{p.key}: {key}") for p in wrong.problems)
                raise Unreadable(where) from wrong

    def whole(self, node: yaml.ScalarNode) -> int:
        """A whole number. Raises Unreadable for one too long to be meant."""
        return int(super().construct_yaml_int(_short_number(node)))

    def fraction(self, node: yaml.ScalarNode) -> float:
        """A number with a point. Raises Unreadable for one that is none, such as `.nan`."""
        found = float(super().construct_yaml_float(_short_number(node)))
        if not math.isfinite(found):
            raise refuse(_line(node), "not_finite", found=node.value)
        return found


def _short_number(node: yaml.ScalarNode) -> yaml.ScalarNode:
    if len(node.value) > LONGEST_NUMBER:
        raise refuse(_line(node), "long_number", need=LONGEST_NUMBER, have=len(node.value))
    return node


_Loader.add_constructor("tag:yaml.org,2002:int", _Loader.whole)
_Loader.add_constructor("tag:yaml.org,2002:float", _Loader.fraction)
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
    read = each_document(text, name)
    wrong = next((row for row in read if isinstance(row, Unreadable)), None)
    if wrong is not None:
        raise wrong
    return read


def each_document(text: str, name: str) -> list[Any]:
    """Every YAML document of a text; in place of one that stands for no plain data, its problems.

    Raises Unreadable where the text itself is none that falls into documents.
    """
    if len(text.encode("utf-8", "surrogatepass")) > LARGEST_FILE:
        raise refuse(name, "too_large", need=LARGEST_FILE)
    try:
        _check_events(text, name)
        return [_plain(node, name) for node in yaml.compose_all(text, Loader=_Loader)]
    except yaml.YAMLError as wrong:
        raise refuse(name, "not_yaml", line=_where(wrong, text), found=_said(wrong)) from wrong
    except RecursionError as wrong:
        raise refuse(name, "not_plain") from wrong


def _plain(node: yaml.Node, name: str) -> Any:
    """The data of one document, or the problem it has. A loader left half way is not used again."""
    try:
        return _Loader("").construct_document(node)
    except Unreadable as wrong:
        return wrong
    except ValueError:
        return refuse(name, "not_plain")


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


def _where(wrong: yaml.YAMLError, text: str) -> int:
    """The line at which reading stopped, the last one for a text that ends too early."""
    mark = getattr(wrong, "problem_mark", None)
    if mark is None:
        return _line_at(text, getattr(wrong, "position", None) or 0)
    return int(min(mark.line, text.rstrip("\n").count("\n"))) + 1


def _line_at(text: str, sign: int) -> int:
    return text.count("\n", 0, sign) + 1


def _said(wrong: yaml.YAMLError) -> str:
    """The parser's own words, which are English."""
    return getattr(wrong, "problem", None) or "a character that does not belong in a text"
