"""Whose action it is in a replay, what may still follow in it, and what a player owes (log_format.md section 5).

The log does not say where an action begins or ends. As on the tracker, a command either continues the action
in progress (a dwelling after its spades) or takes the turn's action; the turn is over when the row ends and
nothing is owed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.terra_mystica.state import ACTIONS_PHASE, TerraMysticaState

Followups = Mapping[str, int]
NO_FOLLOWUPS: Followups = {}


class Refused(ValueError):
    """A command that the rules do not allow here."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{reason} ({rule})")
        self.rule = rule


class Hand:
    """What one player has under way: the rest of an action, spades, and things owed by or to the player."""

    __slots__ = (
        "actions", "blocked", "bridges", "cult_steps", "dug", "followups", "free_dwelling", "free_house", "free_transform",
        "home_needed", "made_home", "one_track", "ordination", "ordination_waits", "owed", "skipped_to", "spades",
    )  # fmt: skip

    def __init__(self) -> None:
        self.owed = [0, 0, 0, 0]  # the state's own list of owed rewards while this player's commands run
        self.spades = 0
        self.cult_steps = 0
        self.one_track = False  # all owed steps go to the same cult (Auren)
        self.bridges = 0
        self.free_transform = False  # sandstorm
        self.free_house = False  # Swarmlings' upgrade
        self.free_dwelling = False  # Witches' ride
        self.ordination = False  # workers may still become priests (Darklings)
        self.ordination_waits = False  # and the turn does not end before (option strict-darkling-sh)
        self.start_turn(0)

    def start_turn(self, actions: int) -> None:
        """Forget everything that belongs to one turn."""
        self.actions = actions
        self.followups: dict[str, int] = {}
        self.made_home: set[int] = set()  # spaces that became home terrain in this action
        self.dug = False  # spades were bought in this turn: none may be thrown away (TM-8.5.7)
        self.home_needed = False  # one space of this action is foreign already (TM-8.5.4)
        self.skipped_to = -1  # the space of this turn's tunnel or carpet
        self.blocked: set[int] = set()  # cults stopped at 9 only for lack of a key (section 7, T4)

    def owes(self) -> str:
        """What must be decided before the turn can end; empty if nothing."""
        favors, towns = self.owed[0], self.owed[1]
        for owed, what in (
            (self.spades, "spades"),
            (self.cult_steps, "a cult step"),
            (favors, "a favor tile"),
            (towns, "a town tile"),
            (self.bridges, "a bridge"),
            (self.free_transform, "the sandstorm"),
            (self.free_house, "the free trading house"),
            (self.free_dwelling, "the free dwelling"),
            (self.ordination_waits, "the ordination"),
        ):
            if owed:
                return what
        return ""


class Turns:
    """The turn engine: the active seat and every player's hand."""

    def __init__(self, state: TerraMysticaState, decline_all: Callable[[int], None]) -> None:
        self.state = state
        self.decline_all = decline_all  # taking an action declines what is still open (section 6, rule 6)
        self.hands = [Hand() for _ in range(state.setup.players)]

    def start(self, seat: int) -> None:
        """It becomes this seat's turn."""
        self.state.current = seat
        self.hands[seat].start_turn(1)

    def active(self, seat: int) -> None:
        """Refuse what only the active player may do; who passed last stays active while offers are open."""
        if self.state.current != seat or self.state.phase != ACTIONS_PHASE:
            raise Refused("TM-7.1.1", "it is another player's turn")

    def begin(self, seat: int, kind: str, followups: Followups = NO_FOLLOWUPS) -> None:
        """A command that is, or belongs to, an action: continue the one in progress or take a new one."""
        self.active(seat)
        if self.state.passed[seat]:
            raise Refused("TM-16.5", "who has passed takes no action in this round")
        hand = self.hands[seat]
        if hand.followups.get(kind, 0) <= 0:
            if not hand.actions:
                self._go_on_alone(seat)
            hand.actions -= 1
            self.decline_all(seat)
        hand.followups = dict(followups)

    def _go_on_alone(self, seat: int) -> None:
        """The only player who has not passed goes on without any mark in the log (TM-5.3)."""
        others = [other for other in self.state.order if other != seat and not self.state.passed[other]]
        if others:
            raise Refused("TM-7.1.1", "the action of this turn has been taken")
        self.start(seat)  # what the action before owes may be written later, even after the pass

    def finish(self, seat: int) -> None:
        """The row ends: if the turn is complete, the next player who has not passed is active."""
        state = self.state
        hand = self.hands[seat]
        if state.current != seat or hand.actions or hand.owes():
            return
        place = state.order.index(seat)
        for other in state.order[place + 1 :] + state.order[: place + 1]:
            if not state.passed[other]:
                self.start(other)
                return

    def someone_owes(self) -> bool:
        """Whether any decision is open that keeps the round from ending."""
        return any(hand.owes() for hand in self.hands)
