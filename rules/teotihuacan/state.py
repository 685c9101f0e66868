"""One position of Teotihuacan: who stands where, who has what, what lies open and what is face down.

Per-player numbers are flat lists: ``goods[player * 5 + good]``, ``power[player * 4 + worker]``. In solo games
Teotibot is player 1; it has no seat of its own because nobody decides for it.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rules.core import Event, Game, Outcome, Params, Reader, Rng, Score, Setup, State, Step
from rules.core.decision import NO_PARAMS
from rules.teotihuacan.content import FIRST_DARK
from rules.teotihuacan.frames import BOT_TURN, MOVE_WORKER, TURN_KIND
from rules.teotihuacan.hidden import dealt_anew, seen_by
from rules.teotihuacan.invariants import problems
from rules.teotihuacan.position import read_position, to_position
from rules.teotihuacan.pyramid import DECORATION_SPACES, GROUND, SPACES
from rules.teotihuacan.scoring import final_outcome, score_if_ended_now
from rules.teotihuacan.show import as_text
from rules.teotihuacan.teotibot_rules import bot_rules
from rules.teotihuacan.turn_state import read_turn
from rules.teotihuacan.vocabulary import (
    BOT,
    COCOA,
    DISCOVERY,
    FREE,
    FREE_KINDS,
    GOODS,
    IN_HAND,
    KINDS,
    NOWHERE,
    OVER,
    SETTING_UP,
    SITE,
    SOURCE,
    SOURCES,
    VP,
    WORKERS,
)


class TeotihuacanState(State):
    """See the module's docstring; ``players`` counts Teotibot too, seats do not."""

    __slots__ = (
        "avenue",
        "board_at",
        "bonus",
        "bot_rules",
        "bot_tiles",
        "built",
        "complete",
        "dark",
        "dealt",
        "decoration_deck",
        "decoration_display",
        "decorations",
        "destination",
        "directions",
        "discount_used",
        "discovery_deck",
        "discovery_discard",
        "down",
        "earned",
        "era",
        "extra",
        "final_round",
        "first",
        "forfeited",
        "fresh",
        "goods",
        "icons",
        "kept",
        "known",
        "learnt",
        "light",
        "lock",
        "lowest",
        "neutral",
        "nobles",
        "open_starts",
        "phase",
        "place",
        "placed",
        "players",
        "position",
        "power",
        "powered",
        "pyramid",
        "pyramid_deck",
        "pyramid_display",
        "restricted",
        "royal",
        "sites",
        "solo",
        "start_discovery",
        "technologies",
        "temples",
        "track",
        "turn",
        "up",
        "waived",
        "workers",
    )

    steps: ClassVar[tuple[Step[Any], ...]] = ()

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.solo = setup.players == 1
        self.players = players = 2 if self.solo else setup.players
        # players
        self.goods = [0] * (players * len(GOODS))
        self.earned = [0] * (players * SOURCES)  # points by source; sums to goods[VP]
        self.power = [1] * (players * WORKERS)
        self.place = [NOWHERE] * (players * WORKERS)  # a board, NOWHERE or IN_HAND
        self.lock = [FREE] * (players * WORKERS)  # the worship space of a locked worker
        self.temples = [0] * (players * 3)
        self.avenue = [0] * players
        self.track = [0] * players
        self.known = [0] * players  # technologies as a bit mask over the nine kinds
        self.up = [0] * (players * KINDS)  # face-up discovery tiles by kind
        self.down = [0] * (players * KINDS)  # used ones
        self.neutral: list[int] = []  # boards of neutral workers, three of each neutral colour
        # the table
        self.board_at: tuple[int, ...] = ()  # by position, 0 to 7 clockwise
        self.position: tuple[int, ...] = ()  # by board
        self.royal: tuple[int, ...] = ()
        self.technologies: tuple[int, ...] = ()  # top row, then bottom row
        self.bonus: tuple[int, ...] = ()  # on the blue, red, green temple
        self.sites: list[tuple[int, ...]] = [()] * len(SITE)  # open discovery tiles
        self.discovery_deck: list[int] = []  # drawn from the end
        self.discovery_discard: list[int] = []
        self.pyramid = [-1] * SPACES  # tile * 4 + rotation
        self.built = 0  # mask of the same
        self.icons = list(GROUND)  # the kind visible in each quadrant
        self.pyramid_deck: list[int] = []
        self.pyramid_display: list[int] = []
        self.decorations = [-1] * DECORATION_SPACES
        self.decoration_deck: list[int] = []
        self.decoration_display: list[int] = []
        self.nobles = 0  # mask of the twelve spaces
        self.light = 0
        self.dark = FIRST_DARK[players - 2]
        self.era = 1
        self.final_round = False
        self.complete = False
        # order and set-up
        self.phase = SETTING_UP
        self.first = 0
        self.turn = 0
        self.dealt: list[tuple[int, ...]] = [()] * setup.players
        self.kept: list[tuple[int, ...]] = [()] * setup.players
        self.open_starts: tuple[int, ...] = ()
        self.start_discovery: tuple[int, ...] = (-1, -1)  # drawn for the two starting tiles with that symbol
        # the turn under way
        self.destination = -1
        self.fresh = 0  # mask of workers moved this turn that a power-up tile may not raise yet (TE-14.9)
        self.workers = 0  # own workers counted for the main action (TE-8.2.1)
        self.lowest = 0
        self.extra = 0  # extra-worker tiles used in this main action
        self.learnt = 0  # technologies owned when the main action began (TE-12.1.2)
        self.placed = 0  # pyramid tiles placed in this action
        self.discount_used = False
        self.powered = False  # did this main action give a power-up?
        self.forfeited = False  # bottom-row technology with a lone strong worker (TE-9.3.6)
        self.restricted = False  # between choosing a main action and its first payment (TE-8.3.1)
        self.waived = 0
        # Teotibot
        self.bot_rules = bot_rules(setup.options)
        self.bot_tiles: list[int] = []  # six slots and the tile aside
        self.directions: tuple[int, ...] = ()  # upper, lower

    # -- what the core asks -------------------------------------------------------------------------------------

    @property
    def active(self) -> int:
        return -1 if self.phase == OVER or self.turn >= self.setup.players else self.turn

    def advance(self) -> bool:
        if self.phase == OVER:
            return False
        turn = self.turn
        if self.solo and turn == BOT:
            self.stack.append((BOT_TURN, 0))
        else:
            start = turn * WORKERS
            locked = max(self.lock[start : start + WORKERS]) >= 0
            self.stack.append((TURN_KIND if locked else MOVE_WORKER, turn))
        return True

    def clone(self) -> TeotihuacanState:
        twin = TeotihuacanState.__new__(TeotihuacanState)
        self.copy_base(twin)
        twin.solo = self.solo
        twin.players = self.players
        twin.goods = self.goods.copy()
        twin.earned = self.earned.copy()
        twin.power = self.power.copy()
        twin.place = self.place.copy()
        twin.lock = self.lock.copy()
        twin.temples = self.temples.copy()
        twin.avenue = self.avenue.copy()
        twin.track = self.track.copy()
        twin.known = self.known.copy()
        twin.up = self.up.copy()
        twin.down = self.down.copy()
        twin.neutral = self.neutral.copy()
        twin.board_at = self.board_at
        twin.position = self.position
        twin.royal = self.royal
        twin.technologies = self.technologies
        twin.bonus = self.bonus
        twin.sites = self.sites.copy()
        twin.discovery_deck = self.discovery_deck.copy()
        twin.discovery_discard = self.discovery_discard.copy()
        twin.pyramid = self.pyramid.copy()
        twin.built = self.built
        twin.icons = self.icons.copy()
        twin.pyramid_deck = self.pyramid_deck.copy()
        twin.pyramid_display = self.pyramid_display.copy()
        twin.decorations = self.decorations.copy()
        twin.decoration_deck = self.decoration_deck.copy()
        twin.decoration_display = self.decoration_display.copy()
        twin.nobles = self.nobles
        twin.light = self.light
        twin.dark = self.dark
        twin.era = self.era
        twin.final_round = self.final_round
        twin.complete = self.complete
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.dealt = self.dealt.copy()
        twin.kept = self.kept.copy()
        twin.open_starts = self.open_starts
        twin.start_discovery = self.start_discovery
        twin.destination = self.destination
        twin.fresh = self.fresh
        twin.workers = self.workers
        twin.lowest = self.lowest
        twin.extra = self.extra
        twin.learnt = self.learnt
        twin.placed = self.placed
        twin.discount_used = self.discount_used
        twin.powered = self.powered
        twin.forfeited = self.forfeited
        twin.restricted = self.restricted
        twin.waived = self.waived
        twin.bot_rules = self.bot_rules
        twin.bot_tiles = self.bot_tiles.copy()
        twin.directions = self.directions
        return twin

    def scores(self) -> list[Score]:
        return [score_if_ended_now(self, seat) for seat in range(self.setup.players)]

    def outcome(self) -> Outcome:
        return final_outcome(self)

    def position_data(self) -> dict[str, Any]:
        return to_position(self)

    def load_position(self, reader: Reader) -> None:
        read_position(self, reader)

    def load_base(self, reader: Reader) -> None:
        super().load_base(reader)
        read_turn(self, reader.optional("turn_state", {}))

    def invariants(self) -> list[str]:
        return problems(self)

    def show(self, seat: int | None = None) -> str:
        return as_text(self)

    def view(self, seat: int) -> TeotihuacanState:
        return seen_by(self, seat)

    def redeal(self, rng: Rng) -> TeotihuacanState:
        return dealt_anew(self, rng)

    # -- events -------------------------------------------------------------------------------------------------

    def tell(self, kind: str, player: int, source: str = "", params: Params = NO_PARAMS) -> None:
        """Report what happened to a player; Teotibot has no seat, so its events have texts of their own."""
        if self.events is not None:
            if self.solo and player == BOT:
                self.events.append(Event("bot_" + kind, -1, source, params))
            else:
                self.events.append(Event(kind, player, source, params))

    # -- goods and points ---------------------------------------------------------------------------------------

    def gain(self, player: int, good: int, amount: int, source: str) -> None:
        """Goods from a source; victory points go through :meth:`score`."""
        self.goods[player * 5 + good] += amount
        if self.events is not None:
            self.tell("gained", player, source, {"amount": amount, "good": GOODS[good]})

    def pay(self, player: int, good: int, amount: int, source: str) -> None:
        """Goods back to the supply; the caller has checked that they are there."""
        self.goods[player * 5 + good] -= amount
        if self.events is not None:
            self.tell("paid", player, source, {"amount": amount, "good": GOODS[good]})

    def score(self, player: int, amount: int, source: int) -> None:
        """Victory points from one of the sources of the score sheet; a loss stops at zero (TE-10.4)."""
        place = player * 5 + VP
        if self.goods[place] + amount < 0:
            amount = -self.goods[place]
        if amount:
            self.goods[place] += amount
            self.earned[player * SOURCES + source] += amount
            if self.events is not None:
                word = SOURCE.word(source)
                if amount > 0:
                    self.tell("scored", player, word, {"amount": amount})
                else:
                    self.tell("lost", player, word, {"amount": -amount})

    # -- workers ------------------------------------------------------------------------------------------------

    def own_workers(self, player: int, board: int) -> list[int]:
        """The powers of a player's unlocked workers on a board."""
        start = player * WORKERS
        place, lock = self.place, self.lock
        return [
            self.power[worker]
            for worker in range(start, start + WORKERS)
            if place[worker] == board and lock[worker] < 0
        ]

    def colours(self, board: int) -> int:
        """Different colours of unlocked workers on a board (TE-6.2, TE-8.1); workers in hand stand nowhere."""
        place, lock = self.place, self.lock
        count = 0
        worker = 0
        for _ in range(self.players):
            for number in range(worker, worker + WORKERS):
                if place[number] == board and lock[number] < 0:
                    count += 1
                    break
            worker += WORKERS
        neutral = self.neutral
        if neutral:
            count += board in neutral[:3]
            if len(neutral) > 3:
                count += board in neutral[3:]
        return count

    def occupant(self, space: int) -> int:
        """The worker on a worship space, or -1."""
        return self.lock.index(space) if space in self.lock else -1

    def in_hand(self) -> list[int]:
        """The workers lifted for this move, before they are put down."""
        place = self.place
        if IN_HAND not in place:
            return []
        start = self.turn * WORKERS
        return [worker for worker in range(start, start + WORKERS) if place[worker] == IN_HAND]

    def put_down(self) -> None:
        """The workers in hand join the general area of their destination."""
        for worker in self.in_hand():
            self.place[worker] = self.destination

    def has_locked(self, player: int) -> bool:
        """Whether any of a player's workers is locked."""
        start = player * WORKERS
        return max(self.lock[start : start + WORKERS]) >= 0

    def unlock(self, worker: int) -> None:
        """Slide a worker from its worship space into the general area of its board (TE-5.4)."""
        self.lock[worker] = FREE

    # -- tiles --------------------------------------------------------------------------------------------------

    def has_tile(self, player: int, kind: int) -> bool:
        """Whether a player owns a face-up discovery tile of a kind."""
        return self.up[player * KINDS + kind] > 0

    def has_free_tile(self, player: int) -> bool:
        """Whether a player could turn over some tile at any time."""
        start = player * KINDS
        return any(self.up[start + FREE_KINDS[0] : start + FREE_KINDS[-1] + 1])

    def turn_over(self, player: int, kind: int) -> None:
        """A tile is used: it stays with its owner, face down (TE-14.1.2)."""
        self.up[player * KINDS + kind] -= 1
        self.down[player * KINDS + kind] += 1
        if self.events is not None:
            self.tell("used_tile", player, DISCOVERY.word(kind), {"tile": DISCOVERY.word(kind)})

    def can_pay(self, player: int, cost: tuple[tuple[int, int], ...]) -> bool:
        """Whether a player has all goods of a cost."""
        goods = self.goods
        start = player * 5
        return all(goods[start + good] >= amount for good, amount in cost)

    def draw_discovery(self) -> int:
        """The next discovery tile, or -1; in solo the discards are shuffled in when the deck is empty (TE-22.4)."""
        if not self.discovery_deck and self.discovery_discard:
            self.discovery_deck = sorted(self.discovery_discard)
            self.discovery_discard = []
            self.rng.shuffle(self.discovery_deck)
        if not self.discovery_deck:
            return -1
        self.reveals += 1
        return self.discovery_deck.pop()

    # -- calendar -----------------------------------------------------------------------------------------------

    def move_light(self) -> None:
        """The light disc advances by one, never past the dark disc (TE-11.1)."""
        if self.light < self.dark:
            self.light += 1
            if self.events is not None:
                self.emit("calendar", -1, "calendar", {"light": self.light, "dark": self.dark})
                if self.light == self.dark:
                    self.emit("eclipse_pending", -1, "calendar")

    def order(self, player: int) -> int:
        """The order number of a player, 1 for the start player (TE-3.1)."""
        return (player - self.first) % self.players + 1

    def cocoa(self, player: int) -> int:
        """A player's cocoa."""
        return self.goods[player * 5 + COCOA]
