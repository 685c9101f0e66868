"""Everything that lies on the table: board, supplies, players, and the stack of what is still to be resolved.

The top frame of the stack is resolved first, so whatever an effect triggers is finished before the effect goes on
(TR-8.4). The rules that change the table stand in the modules named after their subject.
"""

from __future__ import annotations

from rules.core import Game, Setup, State
from rules.terramara.content import Content
from rules.terramara.layout import Layout
from rules.terramara.player import Player
from rules.terramara.vocabulary import EXPLORER

NEUTRAL = 4  # owner number of the first neutral player; seats are 0 to 3
NOBODY = -1
OWNERS = 6


def member_code(owner: int, member: int) -> int:
    """A clan member on the board as one number; 0 is an empty place."""
    return owner * 3 + member + 1


OWNER_OF = tuple((code - 1) // 3 for code in range(1 + 3 * OWNERS))
MEMBER_OF = tuple((code - 1) % 3 for code in range(1 + 3 * OWNERS))
IS_EXPLORER = tuple(code > 0 and (code - 1) % 3 == EXPLORER for code in range(1 + 3 * OWNERS))


class Table(State):
    """The data of a game of Terramara."""

    __slots__ = (
        "also", "camp", "card_holder", "content", "deck", "draft_cards", "draft_characters", "first", "flipped",
        "here", "layout", "military", "neutrals", "players", "river", "round", "round_workers", "seats", "set_aside",
        "spare_workers", "turn_of", "warriors", "warriors_total",
    )  # fmt: skip

    def __init__(self, game: Game, setup: Setup, content: Content) -> None:
        super().__init__(game, setup)
        self.content = content
        self.seats = setup.players
        self.neutrals = content.neutral_players[setup.players]
        self.players = [Player(content) for _ in range(setup.players)]
        self.military = [0] * OWNERS  # strength of seats 0 to 3 and of the neutral players 4 and 5
        self.round = 0
        self.flipped = 0  # rows whose tiles are flipped
        self.first = 0  # first player of this round
        self.card_holder = 0  # holder of the first player card: first player from the next round on
        self.turn_of = NOBODY
        self.layout = Layout(content, setup.players, (), (), {}, ())
        self.here = [0] * len(content.spaces)  # clan member on each space (member_code)
        self.also = [0] * len(content.spaces)  # second clan member
        self.river: list[int] = []  # artifacts in cells 1 to 8
        self.deck: list[int] = []  # artifacts, the top one last
        self.round_workers = 0  # worker tiles left beside the current round
        self.spare_workers = [0, *content.spare_workers]
        self.warriors = 0  # in the supply
        self.warriors_total = 0
        self.camp: tuple[int, ...] = ()  # owners of the caravans at the end of the road, in order of arrival
        self.set_aside: tuple[int, ...] = ()  # territory tiles not on the board
        self.draft_characters: tuple[int, ...] = ()  # revealed and not yet taken
        self.draft_cards: tuple[int, ...] = ()

    @property
    def active(self) -> int:
        return self.turn_of

    def copy_table(self, twin: Table) -> None:
        """Copy everything into a twin."""
        self.copy_base(twin)
        twin.content = self.content
        twin.seats = self.seats
        twin.neutrals = self.neutrals
        twin.players = [player.clone() for player in self.players]
        twin.military = self.military[:]
        twin.round = self.round
        twin.flipped = self.flipped
        twin.first = self.first
        twin.card_holder = self.card_holder
        twin.turn_of = self.turn_of
        twin.layout = self.layout
        twin.here = self.here[:]
        twin.also = self.also[:]
        twin.river = self.river[:]
        twin.deck = self.deck[:]
        twin.round_workers = self.round_workers
        twin.spare_workers = self.spare_workers[:]
        twin.warriors = self.warriors
        twin.warriors_total = self.warriors_total
        twin.camp = self.camp
        twin.set_aside = self.set_aside
        twin.draft_characters = self.draft_characters
        twin.draft_cards = self.draft_cards

    def power_level(self, owner: int) -> int:
        return self.content.power_level[self.military[owner]]

    def order_from(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def gained(self, seat: int, what: str, amount: int, source: int) -> None:
        """Report a gain; callers check that somebody listens."""
        self.emit("gained", seat, self.content.sources[source], {"amount": amount, "resource": what})
