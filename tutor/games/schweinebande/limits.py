"""What no position can be: sections, farmers, order tiles and the number of tiles."""

from __future__ import annotations

from tutor.engine.reading import Reader
from tutor.games.schweinebande.board import SPACES
from tutor.games.schweinebande.spots import TILE_WORDS
from tutor.games.schweinebande.state import (
    COLLECT,
    COPIES,
    DOWN,
    EMPTY,
    FINAL,
    NO_TILE,
    NOBODY,
    NOWHERE,
    OVER,
    PLACE,
    ROUNDS,
    SPACE_COUNT,
    SUPPLY,
    TILES,
    TOGETHER,
    UNCOVER,
    State,
    counted,
    farmers_each,
    known_tiles,
)


def check(reader: Reader, state: State, first: int) -> None:
    """Note every problem. `first` is the opener on a round's first turn, else NOBODY."""
    _keys(reader, state)
    _board(reader, state)
    _section(reader, state)
    _farmers(reader, state)
    _turn(reader, state, first)
    _order(reader, state, first)
    _counts(reader, state)


def _keys(reader: Reader, state: State) -> None:
    """A key says something only in the sections that have it."""
    section = f"section_{state.section}"
    said = {
        "shown": (state.shown != NOWHERE, (PLACE,)),
        "picked": (state.picked != NOWHERE, (PLACE,)),
        "fresh": (any(map(sum, state.fresh)), (COLLECT,)),
        "done": (bool(state.done), TOGETHER),
    }
    for key, (written, sections) in said.items():
        if written and state.section not in sections:
            reader.add(key, "not_in_section", "SB-R1", section=section)


def _board(reader: Reader, state: State) -> None:
    """Each section has its own look of the board."""
    wrong = {PLACE: EMPTY, UNCOVER: EMPTY, COLLECT: DOWN}.get(state.section)
    section = f"section_{state.section}"
    if wrong is None and state.board != (EMPTY,) * SPACE_COUNT:
        reader.add("board", "board_not_empty", "SB-C14", section=section)
    elif wrong is not None and wrong in state.board:
        space = SPACES[state.board.index(wrong)]
        say = "space_empty" if wrong == EMPTY else "face_down"
        reader.add("board", say, "SB-A1" if wrong == EMPTY else "SB-B12", space=space)
    if state.section == PLACE:
        _turned(reader, state)


def _turned(reader: Reader, state: State) -> None:
    """The tile turned up lies face up, the one being turned still face down."""
    shown, picked = state.shown, state.picked
    if shown != NOWHERE and state.board[shown] < 0:
        reader.add("shown", "shown_wrong", "SB-B2", space=SPACES[shown])
    if picked != NOWHERE and state.board[picked] != DOWN:
        reader.add("picked", "picked_wrong", "SB-B2", space=SPACES[picked])
    if NOWHERE not in (shown, picked):
        reader.add("picked", "picked_and_shown", "SB-B2", space=SPACES[shown])


def _section(reader: Reader, state: State) -> None:
    """A section needs something to do in it."""
    each = farmers_each(len(state.players))
    in_hand = sum(each - len(own) for own in state.farmers)
    down = state.board.count(DOWN)
    if state.section in (FINAL, OVER) and state.round < ROUNDS:
        reader.add("section", "only_in_the_end", "SB-L1", round=state.round, rounds=ROUNDS)
    if state.section == PLACE and in_hand == 0:
        reader.add("section", "all_placed", "SB-B12")
    if state.section == PLACE and down == 0 and state.shown == NOWHERE:
        reader.add("section", "all_turned", "SB-B11")
    if state.section == UNCOVER and in_hand > 0:
        reader.add("section", "still_in_hand", "SB-B12", farmers=in_hand)
    if state.section == UNCOVER and down == 0:
        reader.add("section", "all_turned", "SB-B12")


def _farmers(reader: Reader, state: State) -> None:
    """A farmer stands on a face-up tile, and not on the one nobody has decided on."""
    for own in state.farmers:
        for space in own:
            if state.board[space] < 0:
                reader.add("farmers", "no_open_tile", "SB-B4", space=SPACES[space])
            elif space == state.shown:
                reader.add("farmers", "farmer_on_shown", "SB-B3", space=SPACES[space])


def _turn(reader: Reader, state: State, first: int) -> None:
    if state.turn == NOBODY:
        return
    who, own = state.players[state.turn], state.farmers[state.turn]
    if state.section == PLACE and len(own) >= farmers_each(len(state.players)):
        reader.add("turn", "none_in_hand", "SB-B8", seat=who)
    if state.section == COLLECT and not own:
        reader.add("turn", "none_on_board", "SB-C15", seat=who)
    if first not in (NOBODY, state.turn):
        rule = "SB-B1" if state.round == 1 else "SB-N2"
        reader.add("turn", "not_the_opener", rule, seat=who, opener=state.players[first])


def _order(reader: Reader, state: State, first: int) -> None:
    """In section B the finished players hold 1, 2, …; elsewhere everybody holds one."""
    each = farmers_each(len(state.players))
    if state.section != PLACE or (first != NOBODY and state.round > 1):
        missing = tuple(
            n for n, tile in zip(state.players, state.order, strict=True) if tile == NO_TILE
        )
        if missing:
            reader.add("order", "order_missing", "SB-B7", missing=missing)
        return
    finished = [seat for seat, own in enumerate(state.farmers) if len(own) == each]
    held = sorted(tile for tile in state.order if tile != NO_TILE)
    holders = [seat for seat, tile in enumerate(state.order) if tile != NO_TILE]
    if not finished and holders:
        reader.add("order", "order_none", "SB-B7")
    elif holders != finished or held != list(range(1, len(finished) + 1)):
        names = tuple(state.players[seat] for seat in finished)
        reader.add("order", "order_wrong", "SB-B7", seats=names)


def _counts(reader: Reader, state: State) -> None:
    """Not more of a tile than the box holds, nor more tiles than were laid out."""
    piles = _piles(state)
    for kind, have in enumerate(known_tiles(state)):
        if have > COPIES[kind]:
            key = max(piles, key=lambda name, kind=kind: piles[name][kind])  # type: ignore[misc]
            tile = TILE_WORDS[kind]
            reader.add(key, "too_many_tiles", "SB-S5", tile=tile, have=have, need=COPIES[kind])
    have = sum(known_tiles(state)) + state.board.count(DOWN)
    need = SPACE_COUNT * state.round
    if have > need:
        reader.add("round", "too_many_in_round", "SB-A1", round=state.round, have=have, need=need)
    tokens = sum(state.tokens)
    if state.options.supply == "limited" and tokens > SUPPLY:
        reader.add("tokens", "too_many_tokens", "SB-S3", have=tokens, need=SUPPLY)


def _piles(state: State) -> dict[str, tuple[int, ...]]:
    """Known tiles by the key they stand under."""
    board = counted(tile for tile in state.board if tile >= 0)
    by_player = {"front": state.front, "fresh": state.fresh, "yard": state.yard}
    sums = {
        key: tuple(sum(pile[kind] for pile in piles) for kind in range(len(TILES)))
        for key, piles in by_player.items()
    }
    return {"board": board, **sums, "box": state.box}
