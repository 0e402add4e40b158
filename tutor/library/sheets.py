"""An owner's cards as CSV and JSON, out and in. Errors name row and column.

CSV: a header `card` and the table's columns in any order; one line per card; an empty cell is left
out, several words in one cell are parted by `|`. JSON: `{"game", "table", "cards": {card: {column:
value}}}`.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping
from typing import Any

from tutor.engine.problem import Problem, Unreadable, problem, refuse
from tutor.engine.tool import CardTable

Rows = dict[str, dict[str, Any]]

CARD = "card"
"""The heading over the names of the cards."""
LARGEST = 200_000
"""Characters of a file: a table of 71 cards has about five thousand."""
JSON_KEYS = ("game", "table", "cards")
WORDS = "|"
"""Stands between the words of one cell."""


def to_csv(table: CardTable, rows: Mapping[str, Mapping[str, Any]]) -> str:
    """Every card of the table, those without values as empty lines to fill in."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow((CARD, *table.columns))
    for name in table.rows:
        cells = rows.get(name, {})
        writer.writerow((name, *(_text(cells.get(column)) for column in table.columns)))
    return out.getvalue()


def _text(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, (list, tuple)):
        return WORDS.join(_text(one) for one in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def to_json(slug: str, table: CardTable, rows: Mapping[str, Mapping[str, Any]]) -> str:
    """The cards that have values."""
    data = {"game": slug, "table": table.name, "cards": rows}
    return json.dumps(data, ensure_ascii=False, indent=2)


def read(slug: str, table: CardTable, name: str, text: str) -> Rows:
    """The cards of a file, by what its text looks like. Raises Unreadable with every cell that
    cannot be, under the key `card.column`.
    """
    if len(text) > LARGEST:
        raise refuse(name, "too_large", need=LARGEST)
    rows = (
        _from_json(slug, table, text) if text.lstrip().startswith("{") else _from_csv(table, text)
    )
    if not rows:
        raise refuse("cards", "sheet_empty")
    table.put(rows)
    return rows


def _from_csv(table: CardTable, text: str) -> Rows:
    lines = _cells(text)
    header = [cell.strip() for cell in lines[0]] if lines else []
    problems = list(_header(table, header))
    if problems:
        raise Unreadable(tuple(problems))
    rows: Rows = {}
    for number, line in enumerate(lines[1:], 2):
        if any(cell.strip() for cell in line):
            problems += _take(table, header, number, [cell.strip() for cell in line], rows)
    if problems:
        raise Unreadable(tuple(problems))
    return rows


def _cells(text: str) -> list[list[str]]:
    """A file's lines as cells. Raises Unreadable for what no spreadsheet writes."""
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    try:
        return list(csv.reader(io.StringIO(plain), delimiter=_delimiter(plain), strict=True))
    except csv.Error as wrong:
        raise refuse("file", "sheet_csv") from wrong


def _delimiter(text: str) -> str:
    """Spreadsheets in German write semicolons."""
    first = text.partition("\n")[0]
    return ";" if first.count(";") > first.count(",") else ","


def _header(table: CardTable, header: list[str]) -> Iterable[Problem]:
    known = (CARD, *table.columns)
    if CARD not in header:
        yield problem("header", "sheet_no_card", need=known)
    for column in header:
        if column not in known:
            yield problem(f"header.{column}", "sheet_column", found=column[:40], known=known)
    for column in known:
        if header.count(column) > 1:
            yield problem(f"header.{column}", "sheet_twice", found=column)


def _take(
    table: CardTable, header: list[str], number: int, line: list[str], rows: Rows
) -> list[Problem]:
    """One line of a file into the rows; what is wrong with it."""
    cells = dict(zip(header, line, strict=False))
    name = cells.pop(CARD, "")
    if name not in table.rows:
        return [problem(f"line {number}", "sheet_card", found=name[:40], known=table.rows)]
    if name in rows:
        return [problem(name, "sheet_twice", found=name)]
    if len(line) > len(header):
        return [problem(name, "sheet_cells", found=len(line), need=len(header))]
    filled = {column: _value(cell) for column, cell in cells.items() if cell}
    if filled:
        rows[name] = filled
    return []


def _value(cell: str) -> Any:
    if WORDS in cell:
        return [_value(part.strip()) for part in cell.split(WORDS)]
    if cell.lower() in ("true", "false"):
        return cell.lower() == "true"
    number = cell.removeprefix("-").removeprefix("+").removeprefix("−")
    if number.isascii() and number.isdigit() and len(number) <= 6:
        return -int(number) if cell[0] in "-−" else int(number)
    return cell


def _from_json(slug: str, table: CardTable, text: str) -> Rows:
    try:
        data = json.loads(text, object_pairs_hook=_once)
    except Unreadable:
        raise
    except (ValueError, RecursionError) as wrong:
        raise refuse("file", "sheet_json") from wrong
    for key in data:
        if key not in JSON_KEYS:
            raise refuse(str(key)[:40], "sheet_column", found=str(key)[:40], known=JSON_KEYS)
    if data.get("game", slug) != slug:
        raise refuse("game", "case_other_game", found=str(data["game"])[:40])
    if data.get("table", table.name) != table.name:
        raise refuse("table", "sheet_table", found=str(data["table"])[:40], need=table.name)
    cards = data.get("cards")
    if not isinstance(cards, dict):
        raise refuse("cards", "sheet_json")
    problems = [one for name, cells in cards.items() for one in _shape(table, name, cells)]
    if problems:
        raise Unreadable(tuple(problems))
    return {name: dict(cells) for name, cells in cards.items() if cells}


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A mapping in which no key stands twice. Raises Unreadable."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise refuse(key[:40], "sheet_twice", found=key[:40])
        found[key] = value
    return found


def _shape(table: CardTable, name: str, cells: Any) -> Iterable[Problem]:
    if name not in table.rows:
        yield problem(name[:40], "sheet_card", found=name[:40], known=table.rows)
    elif not isinstance(cells, dict):
        yield problem(name, "sheet_json")
    else:
        for column in cells:
            if column not in table.columns:
                found = str(column)[:40]
                yield problem(f"{name}.{found}", "sheet_column", found=found, known=table.columns)
