"""What follows from one state, worked out once and shared by checks, effects and questions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property

from tutor.engine.problem import refuse
from tutor.games.schaeferstuendchen.lexicon import box_of, lexicon
from tutor.games.schaeferstuendchen.state import (
    ASSIGN,
    FORGONE,
    HAND,
    NONE,
    SELFISH,
    SIX_CARDS,
    SOLO,
    UNKNOWN,
    VALLEY,
    Card,
    Options,
    Player,
    State,
    Walk,
)


class Facts:
    """Derived facts of one state; costly ones only when asked for."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.options: Options = state.options
        self.players: tuple[Player, ...] = state.players
        self.seats: tuple[str, ...] = state.seats

    @cached_property
    def cards(self) -> dict[str, Card]:
        """Every card that can be named, by name."""
        return lexicon(self.state.box, self.state.cards, self.options.deck)

    @cached_property
    def box(self) -> tuple[str, ...]:
        """All cards of the box, where they are known; otherwise ()."""
        return box_of(self.state.box, self.state.cards, self.options.deck)

    @cached_property
    def clockwise(self) -> tuple[int, ...]:
        """All players, from the starting player on."""
        count = len(self.players)
        return tuple((self.state.start + turn) % count for turn in range(count))

    @cached_property
    def valley(self) -> tuple[int, ...]:
        """The players whose figures stand in the valley, from the starting player on."""
        return tuple(seat for seat in self.clockwise if self.players[seat].in_valley)

    @cached_property
    def rivals(self) -> bool:
        """Whether those in the valley have to fight (SC-F1)."""
        if len(self.valley) < 2:
            return False
        return self.state.mode == SOLO or len({self.faction(seat) for seat in self.valley}) > 1

    @cached_property
    def stated(self) -> bool:
        """Whether the box, printed values, the pile and all laid cards are stated."""
        state = self.state
        if UNKNOWN in state.draw or state.box == NONE:
            return False
        if any(card.value == UNKNOWN for card in state.cards):
            return False
        return all(self._stated(player) for player in self.players)

    def _stated(self, player: Player) -> bool:
        printed = None not in (player.role, player.movement, player.combat)
        laid = (*player.face_down, *player.open, *player.in_force, player.combat_card)
        return printed and UNKNOWN not in laid

    def seat(self, by: str) -> int:
        """A seat's index."""
        return self.seats.index(by)

    def player(self, by: str) -> Player:
        """What belongs to a seat."""
        return self.players[self.seat(by)]

    def faction(self, seat: int) -> str:
        """A player's side. Raises Unreadable while the role is not named."""
        faction = self.players[seat].faction
        if faction is None:
            raise refuse(f"players.{self.seats[seat]}.role", "needed", "SC-T1")
        return faction

    def value(self, name: str) -> int:
        """A card's value, 0 where none is printed (U4). Raises Unreadable while not stated."""
        value = self.cards[name].value
        if value == UNKNOWN:
            where = "draw" if name == UNKNOWN else f"cards.{name}.value"
            raise refuse(where, "needed", "SC-M6")
        return 0 if isinstance(value, str) else value

    def holds(self, by: str, card: str) -> bool:
        """Whether the card can be in that hand; unknown cards can be any."""
        hand = self.player(by).hand
        return card in hand or UNKNOWN in hand

    def only_fresh(self, by: str, card: str) -> bool:
        """Whether each copy of the card in that hand came there in this round (SC-C8)."""
        player = self.player(by)
        if not self.holds_erratum("SC-C8"):
            return False
        fresh = player.fresh.count(card)
        return fresh > 0 and player.hand.count(card) <= fresh

    def holds_erratum(self, rule: str) -> bool:
        """Whether the table plays with an erratum."""
        return rule not in self.options.without_errata

    @cached_property
    def drawable(self) -> bool:
        """Whether a card can be drawn, the discards shuffled in where that is played (SC-W3)."""
        state = self.state
        return bool(state.draw) or (bool(state.discard) and self.holds_erratum("SC-W3"))

    def protected(self, seat: int) -> bool:
        """Whether a player is the Maid, whose items nobody steals (SC-I6)."""
        return self.players[seat].role == "maid"

    def shielded(self, seat: int) -> bool:
        """Whether nobody can steal from a player: the Maid, or one who interjected (SC-I6, J1)."""
        return self.protected(seat) or self.players[seat].guarded

    def thief(self, seat: int) -> str | None:
        """The open card of somebody else that is about to steal; None without one."""
        player = self.players[seat]
        if not player.items:
            return None
        thieves = (self.players[other] for other in self.revealers if other != seat)
        open_cards = [card for thief in thieves for card in thief.open]
        return next((card for card in open_cards if self.cards[card].effect.steal), None)

    def hand_size(self, seat: int) -> int:
        """Cards up to which a player refills the hand (SC-W2, W8)."""
        return HAND + 1 if self.players[seat].ability == SIX_CARDS else HAND

    def works(self, seat: int) -> Iterator[Card]:
        """The cards in force for a player: items first, then laid cards."""
        player = self.players[seat]
        yield from self.as_told(seat, (*player.items, *player.in_force))

    def as_told(self, seat: int, names: Iterable[str]) -> Iterator[Card]:
        """The cards of these names; one that only its text explains does what the table told."""
        told = list(self.players[seat].told)
        for name in names:
            entry = next((entry for entry in told if entry[0] == name), None)
            if entry is None or not self.cards[name].effect.text:
                yield self.cards[name]
            else:
                told.remove(entry)
                yield replace(self.cards[name], effect=entry[1])

    def lost(self, seat: int) -> bool:
        """Whether a player has to cross the valley this round."""
        return any(card.effect.lost for card in self.as_told(seat, self.players[seat].in_force))

    def movement(self, seat: int) -> int:
        """The movement sum before its floor (SC-V2). Raises Unreadable while not stated."""
        printed = self.players[seat].movement
        if printed is None:
            raise refuse(f"players.{self.seats[seat]}.movement", "needed", "SC-V2")
        return printed + sum(card.effect.movement for card in self.works(seat))

    def draws_steps(self, seat: int) -> bool:
        """Whether a player is the Weasel and its draw is due with its move (SC-V7)."""
        player = self.players[seat]
        awake = not player.sits or self.options.weasel_draws_sitting
        return player.role == "weasel" and awake

    def walk(self, seat: int, drawn: int = 0) -> Walk:
        """A player's way by the rules, with the steps the Weasel has drawn."""
        player = self.players[seat]
        total = 0 if player.sits else self.movement(seat)
        value = max(0, total)
        lost = self.lost(seat)
        kept = lost and self.spared(seat)
        rests = kept or (player.in_valley and not lost)
        to = VALLEY if rests else self._reached(player.at, value + drawn, lost)
        free = to if self.holds_erratum("SC-V4") else self._free(seat, to)
        return Walk(player.at, total, value, drawn, free, lost, kept, abs(to - free))

    def spared(self, seat: int) -> bool:
        """Whether a Bandit stands in the valley, where he cannot get lost (SC-F20)."""
        player = self.players[seat]
        return self.holds_erratum("SC-F20") and player.role == "bandit" and player.in_valley

    def _reached(self, start: int, steps: int, lost: bool) -> int:
        """Where so many steps lead; surplus is lost in the valley or at the far end."""
        ahead = -1 if start >= VALLEY else 1
        distance = abs(start)
        if not lost or steps <= distance:
            return start + ahead * min(steps, distance)
        furthest = self.state.path if self.options.lost_cap == "home" else self.state.path - 1
        return ahead * min(steps - distance, furthest)

    def _free(self, seat: int, to: int) -> int:
        """The last space of the way with room, where each has room for one figure (SC-V4)."""
        start = self.players[seat].at
        while to != start and self.taken(seat, to):
            to += 1 if start > to else -1
        return to

    def taken(self, seat: int, at: int) -> tuple[int, ...]:
        """The others on a space of a path; the valley and the homes have room for all."""
        return self.sharing(seat, at) if 0 < abs(at) < self.state.path else ()

    def place(self, seat: int, at: int) -> tuple[str, int]:
        """The space of the board for a player's distance: (side, steps to the valley)."""
        if at == VALLEY:
            return ("valley", 0)
        own = self.players[seat].faction or "own"
        other = {"villagers": "bandits", "bandits": "villagers"}.get(own, "other")
        return (own, at) if at > 0 else (other, -at)

    def sharing(self, seat: int, at: int) -> tuple[int, ...]:
        """The other players on the space that a distance stands for."""
        space = self.place(seat, at)
        return tuple(
            other
            for other, player in enumerate(self.players)
            if other != seat and self.place(other, player.at) == space
        )

    def snatches(self, seat: int) -> bool:
        """Whether a figure is one of those who take sheep without a fight (SC-N2, U21)."""
        player = self.players[seat]
        awake = not player.sits or self.options.sitter_alone_snatches
        return player.in_valley and not self.rivals and awake

    def catch(self, seat: int) -> int:
        """Sheep of a player's catch: two for the Strong Man (SC-N6)."""
        return 2 if self.players[seat].role == "strongman" else 1

    def more(self, seat: int) -> int:
        """Further sheep from the valley that a player's cards bring (SC-C10)."""
        return sum(card.effect.more for card in self.works(seat))

    def due(self, seat: int) -> int:
        """Assignment cards that a player still has to give (SC-B1, A3)."""
        player = self.players[seat]
        return (2 if player.selfish == FORGONE else 1) - self.given(seat)

    def given(self, seat: int) -> int:
        """Assignment cards that a player has given this round."""
        return sum(giver == seat for player in self.players for giver, _ in player.assigned)

    def excused(self, seat: int) -> bool:
        """Whether a known hand holds nothing that could be laid face down (U8)."""
        player = self.players[seat]
        if not player.hand:
            return not self.holds_erratum("SC-W3") and not self.state.draw
        if UNKNOWN in player.hand:
            return False
        return not any(self.layable(self.seats[seat], card) for card in player.hand)

    def unread(self, seat: int) -> tuple[str, ...]:
        """The open cards of the lowest value that only their text explains."""
        return tuple(card for card in self.lowest(seat) if self.cards[card].effect.text)

    def layable(self, by: str, card: str) -> bool:
        """Whether a held card could be laid face down: no interjection, not fresh."""
        return self.cards[card].kind != "interjection" and not self.only_fresh(by, card)

    @cached_property
    def next_giver(self) -> int | None:
        """Who gives next when assignments are laid in turn (SC-B5)."""
        waiting = (s for s in self.clockwise if self.due(s) > 0 and not self.excused(s))
        return next(waiting, None)

    @cached_property
    def revealer(self) -> int | None:
        """The first player from the start on with cards to reveal or resolve (SC-R1, R5)."""
        busy = (s for s in self.clockwise if self.players[s].face_down or self.players[s].open)
        return next(busy, None)

    @cached_property
    def revealers(self) -> tuple[int, ...]:
        """Those who may reveal or resolve now: one after the other, or all at once (SC-R1, R5)."""
        if self.holds_erratum("SC-R1"):
            return () if self.revealer is None else (self.revealer,)
        players = self.players
        return tuple(s for s in self.clockwise if players[s].face_down or players[s].open)

    def lowest(self, seat: int) -> tuple[str, ...]:
        """The open cards that may come next: those of the lowest value (SC-R2, R3); any of them
        without that erratum. Raises Unreadable while unknown.
        """
        cards = self.players[seat].open
        if not self.holds_erratum("SC-R1") or len(set(cards)) < 2:
            return cards
        least = min(self.value(card) for card in cards)
        return tuple(card for card in cards if self.value(card) == least)

    def laid(self, seat: int) -> bool:
        """Whether a player is through with step 1."""
        return self.players[seat].selfish != NONE or self.excused(seat)

    def finished(self, step: int) -> bool:
        """Whether everybody is through with step 1, 2 or 3."""
        if step == SELFISH:
            return all(self.laid(seat) for seat in self.clockwise)
        if step == ASSIGN:
            return self.next_giver is None
        return self.revealer is None

    def walks(self, seat: int) -> bool:
        """Whether a player's move is still to come in step 4."""
        player = self.players[seat]
        return not player.moved and (not player.sits or self.draws_steps(seat))
