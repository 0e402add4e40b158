"""Reads and writes the parts of a position that are made of tiles, spaces and farmers."""

from __future__ import annotations

from tutor.engine.reading import Reader, shown
from tutor.games.schweinebande.board import SIDE, SPACES
from tutor.games.schweinebande.state import (
    DOWN,
    EMPTY,
    NO_TILES,
    NOWHERE,
    SPACE_COUNT,
    TILE_COUNT,
    TILES,
    Counts,
    farmers_each,
)

FACES = {**{tile: index for index, tile in enumerate(TILES)}, "??": DOWN, "..": EMPTY}
WRITTEN = {face: text for text, face in FACES.items()}
NONE = "none"


def read_board(reader: Reader, usual: int) -> tuple[int, ...]:
    """Five lines of five spaces; blanks are free."""
    plain = (usual,) * SPACE_COUNT
    if not reader.has("board"):
        return plain
    text = reader.data["board"]
    if not isinstance(text, str):
        reader.add("board", "not_a_board", "SB-G1", found=shown(text))
        return plain
    lines = [line.split() for line in text.splitlines() if line.strip()]
    if [len(line) for line in lines] != [SIDE] * SIDE:
        reader.add("board", "not_a_board", "SB-G1", found=shown(" / ".join(map(" ".join, lines))))
        return plain
    faces = [face for line in lines for face in line]
    for space, face in enumerate(faces):
        if face not in FACES:
            given = {"space": SPACES[space], "found": shown(face)}
            reader.add("board", "no_such_tile", "SB-S5", options=tuple(FACES), **given)
    return tuple(FACES.get(face, usual) for face in faces)


def written_board(board: tuple[int, ...]) -> str:
    """The board as five lines, each half a space further right."""
    rows = [board[start : start + SIDE] for start in range(0, SPACE_COUNT, SIDE)]
    lines = ("  " * index + "  ".join(WRITTEN[face] for face in row)
             for index, row in enumerate(rows))  # fmt: skip
    return "\n".join(lines) + "\n"


def read_space(reader: Reader, key: str) -> int:
    """A space by name; NOWHERE when left out or none."""
    name = reader.choice(key, (*SPACES, NONE), NONE, "SB-G1")
    return NOWHERE if name == NONE else SPACES.index(name)


def as_space(reader: Reader, value: object, path: str) -> int | None:
    """The space of a name; None after a problem."""
    if isinstance(value, str) and value in SPACES:
        return SPACES.index(value)
    reader.add(path, "no_such_space", "SB-G1", found=shown(value))
    return None


def as_spaces(reader: Reader, value: object, path: str) -> tuple[int, ...]:
    """A list of different spaces, ascending."""
    if not isinstance(value, (list, tuple)):
        reader.add(path, "not_a_list", found=shown(value))
        return ()
    read = [as_space(reader, entry, path) for entry in value]
    found = [space for space in read if space is not None]
    if len(set(found)) < len(found):
        twice = next(space for space in found if found.count(space) > 1)
        reader.add(path, "named_twice", found=SPACES[twice])
    return tuple(sorted(set(found)))


def read_farmers(reader: Reader, players: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """The spaces of each player's farmers, ascending."""
    given = reader.mapping("farmers", players)
    each = farmers_each(len(players))
    farmers = tuple(as_spaces(reader, given.get(name, ()), "farmers") for name in players)
    for name, own in zip(players, farmers, strict=True):
        if len(own) > each:
            reader.add("farmers", "too_many_farmers", "SB-S2", seat=name, have=len(own), need=each)
    spaces = [space for own in farmers for space in own]
    twice = next((space for space in spaces if spaces.count(space) > 1), None)
    if twice is not None:
        reader.add("farmers", "two_farmers", "SB-B5", space=SPACES[twice])
    return farmers


def read_tiles(reader: Reader, value: object, path: str) -> Counts:
    """Tiles by kind; not more of one than there are tiles in the game."""
    return reader.as_counts(value, path, TILES, TILE_COUNT)


def tiles_by_player(
    reader: Reader, key: str, players: tuple[str, ...], tiles: tuple[str, ...]
) -> tuple[Counts, ...]:
    """Tiles of each player; kinds that don't belong there are named."""
    given = reader.mapping(key, players)
    padding = NO_TILES[len(tiles) :]
    return tuple(
        (*reader.as_counts(given.get(name, {}), f"{key}.{name}", tiles), *padding)
        for name in players
    )
