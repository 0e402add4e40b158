"""A case as a short text for links, and back.

A case is a mapping in the words of the position format: game, variant, position, moves, seed; or
what was given to a tool of the table desk. It becomes compact JSON, is packed with zlib and written
in the URL-safe alphabet of base64. A link comes from anybody, so reading it is limited in length,
size and depth, and everything that does not fit is refused with a clear problem.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from typing import Any, NoReturn

from tutor.engine.problem import Unreadable, refuse

KEYS = ("game", "variant", "position", "moves", "seed", "given")
LONGEST_CODE = 6000
"""Characters. Browsers and proxies agree on addresses of about eight thousand."""
LARGEST_CASE = 60_000
"""Bytes of JSON after unpacking."""
DEEPEST = 16
_PAIRS = "#"
"""The key under which a mapping with keys that are no text (card 3) is written as pairs."""
_RAW = -15
"""zlib without header and checksum: nine characters shorter."""


def encode(case: Mapping[str, Any]) -> str:
    """A case as a code of letters, digits, `-` and `_`. Raises Unreadable for one too large."""
    text = to_text(case)
    packer = zlib.compressobj(9, zlib.DEFLATED, _RAW)
    packed = packer.compress(text.encode()) + packer.flush()
    code = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    if len(code) > LONGEST_CODE or len(text) > LARGEST_CASE:
        raise _problem("share_too_long", found=len(code), limit=LONGEST_CODE)
    return code


def decode(code: str) -> dict[str, Any]:
    """The case behind a code: mappings, and moves that are mappings. Raises Unreadable with one
    problem at the key `code`.
    """
    if len(code) > LONGEST_CODE:
        raise _problem("share_too_long", found=len(code), limit=LONGEST_CODE)
    case = _unplain(_parsed(_unpacked(code)), 0)
    if not isinstance(case, dict):
        raise _problem("share_damaged")
    for key, value in case.items():
        if key not in KEYS:
            raise _problem("share_unknown", found=str(key)[:40], known=KEYS)
        if not _fits(key, value):
            raise _problem("share_damaged")
    return case


def _fits(key: str, value: object) -> bool:
    """Whether a value has the shape that its key promises; what is in it is the game's business."""
    if key in ("variant", "position", "given"):
        return isinstance(value, dict)
    if key == "moves":
        return isinstance(value, list) and all(isinstance(move, dict) for move in value)
    return isinstance(value, str) if key == "game" else type(value) is int


def to_text(case: Mapping[str, Any]) -> str:
    """Plain data as JSON for the store, mappings with keys that are no text included."""
    return json.dumps(_plain(case), separators=(",", ":"), ensure_ascii=False)


def from_text(text: str) -> Any:
    """The plain data behind `to_text`. Raises Unreadable."""
    return _unplain(_parsed(text.encode()), 0)


def _problem(say: str, **given: Any) -> Unreadable:
    return refuse("code", say, **given)


def _unpacked(code: str) -> bytes:
    try:
        padded = code.encode("ascii") + b"=" * (-len(code) % 4)
        packed = base64.b64decode(padded, altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(_RAW)
        data = unpacker.decompress(packed, LARGEST_CASE)
    except (UnicodeEncodeError, binascii.Error, zlib.error) as wrong:
        raise _problem("share_damaged") from wrong
    if unpacker.unconsumed_tail:
        raise _problem("share_too_long", found=len(code), limit=LONGEST_CODE)
    if not unpacker.eof or unpacker.unused_data:
        raise _problem("share_damaged")
    return data


def _parsed(data: bytes) -> Any:
    try:
        return json.loads(data.decode(), parse_constant=_no_constant, parse_float=_no_constant)
    except (ValueError, RecursionError) as wrong:
        raise _problem("share_damaged") from wrong


def _no_constant(text: str) -> NoReturn:
    raise ValueError(text)


def _plain(value: Any) -> Any:
    """Mappings with keys that are no text as lists of pairs; everything else as it is."""
    if isinstance(value, Mapping):
        if all(isinstance(key, str) for key in value) and _PAIRS not in value:
            return {key: _plain(item) for key, item in value.items()}
        return {_PAIRS: [[key, _plain(item)] for key, item in value.items()]}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value


def _unplain(value: Any, depth: int) -> Any:
    if depth > DEEPEST:
        raise _problem("share_damaged")
    if isinstance(value, str) and not _is_text(value):
        raise _problem("share_damaged")
    if isinstance(value, list):
        return [_unplain(item, depth + 1) for item in value]
    if not isinstance(value, dict):
        return value
    if _PAIRS not in value:
        return {key: _unplain(item, depth + 1) for key, item in value.items()}
    pairs = value[_PAIRS]
    if len(value) > 1 or not isinstance(pairs, list) or not all(map(_is_pair, pairs)):
        raise _problem("share_damaged")
    return {key: _unplain(item, depth + 1) for key, item in pairs}


def _is_text(value: str) -> bool:
    """Whether a text can be written again: half a surrogate pair cannot."""
    return not any("\ud800" <= sign <= "\udfff" for sign in value)


def _is_pair(pair: object) -> bool:
    """A key is text, a number or a truth value."""
    return isinstance(pair, list) and len(pair) == 2 and isinstance(pair[0], (str, int))
