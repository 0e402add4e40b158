"""Section B: turning tiles and placing farmers."""

from __future__ import annotations

from tutor.engine.verdict import YES, Answer, no
from tutor.games.schweinebande.actions import Pass, Pick, Place, Reveal, Uncover
from tutor.games.schweinebande.board import SPACES
from tutor.games.schweinebande.facts import Facts
from tutor.games.schweinebande.rules_turn import BOOK, TURNING
from tutor.games.schweinebande.spots import spaces
from tutor.games.schweinebande.state import DOWN, NOWHERE


@BOOK.need("SB-B2", *TURNING, second=("space",), face_up=("space",), picked=("space", "wrong"))
def one_face_down_tile_is_turned(facts: Facts, action: Pick | Reveal) -> Answer:
    """A turn starts by turning over exactly one tile that lies face down."""
    state = facts.state
    if state.shown != NOWHERE:
        at = () if action.at == state.shown else spaces([action.at])
        instead = spaces([state.shown])
        return no("second", space=SPACES[state.shown], need=1, have=2, at=at, instead=instead)
    if state.board[action.at] != DOWN:
        return no("face_up", space=SPACES[action.at], at=spaces([action.at]))
    if state.picked != NOWHERE and (action.at != state.picked or isinstance(action, Pick)):
        space, wrong = SPACES[state.picked], SPACES[action.at]
        at, instead = spaces([action.at]), spaces([state.picked])
        return no("picked", space=space, wrong=wrong, need=1, have=2, at=at, instead=instead)
    return YES


@BOOK.need("SB-B2", Place, Pass, nothing_turned=("seat",))
def a_tile_is_turned_first(facts: Facts, action: Place | Pass) -> Answer:
    """Nobody places or passes before turning over a tile."""
    if facts.state.shown == NOWHERE:
        return no("nothing_turned", seat=action.by, need=1, have=0, instead=spaces(facts.down))
    return YES if isinstance(action, Pass) else None


@BOOK.need("SB-B4", Place, other_tile=("space", "wrong"))
def only_on_the_tile_just_turned(facts: Facts, action: Place) -> Answer:
    """A farmer goes on the tile that its owner has just turned over."""
    shown = facts.state.shown
    if shown == NOWHERE:
        return None
    if action.at is None or action.at == shown:
        return YES
    space, wrong = SPACES[shown], SPACES[action.at]
    at, instead = spaces([action.at]), spaces([shown])
    return no(
        "other_tile", space=space, wrong=wrong, need=space, have=wrong, at=at, instead=instead
    )


@BOOK.need("SB-B5", Place, occupied=("space", "owner"))
def one_farmer_on_a_tile(facts: Facts, action: Place) -> Answer:
    """No tile holds two farmers."""
    if action.at is None or action.at not in facts.standing:
        return None
    owner, space = facts.owner(action.at), SPACES[action.at]
    return no("occupied", space=space, owner=owner, need=1, have=2, at=spaces([action.at]))


@BOOK.need(
    "SB-B10", Pass, Place, must_place=("tiles", "farmers"), must_place_early=("tiles", "farmers")
)
def the_lone_player_must_place(facts: Facts, action: Pass | Place) -> Answer:
    """Who alone has farmers left must place on the last tile (or sooner, by house rule)."""
    shown = facts.state.shown
    if shown == NOWHERE or not facts.duty:
        return None
    if isinstance(action, Place):
        return YES
    tiles, farmers = len(facts.down) + 1, facts.in_hand[facts.state.turn]
    say = "must_place" if tiles == 1 else "must_place_early"
    return no(say, tiles=tiles, farmers=farmers, need=1, have=0, instead=spaces([shown]))


@BOOK.need("SB-B12", Uncover)
def what_is_left_is_turned_up(facts: Facts, action: Uncover) -> Answer:
    """After the last farmer of all the tiles still face down are turned up."""
    return YES
