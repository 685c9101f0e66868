"""What one player owns, and the abilities that follow from cards and character."""

from __future__ import annotations

from rules.terramara import board
from rules.terramara import vocabulary as v
from rules.terramara.content import Content
from rules.terramara.programs import ENDGAME, MODIFIER, ONCE_PER_ROUND, TRIGGER

NO_CARD = -1
EMPTY_HUT = (0, 0, 0)


class Abilities:
    """Permanent effects of a player's artifacts and character, sorted by what they wait for.

    Made anew when a card is crafted or the character flipped, never changed: copies of a state share it.
    """

    __slots__ = (
        "any_discounts", "boosts", "discounts", "endgame", "join_equal", "no_military_loss", "on_craft",
        "on_crossroads", "on_flag", "on_gain", "on_place", "on_return", "once_per_round", "personal_crossroads",
        "raid_power", "raw_substitute",
    )  # fmt: skip

    def __init__(self, content: Content, effects: list[int]) -> None:
        triggers: list[list[int]] = [[] for _ in v.EVENTS]
        gains: list[list[int]] = [[] for _ in v.TRACKS]
        boosts = [0] * len(v.TRACKS)
        discounts = [[0] * v.KINDS for _ in v.CATEGORIES]
        any_discounts = [0] * len(v.CATEGORIES)
        once, endgame = [], []
        self.raw_substitute = 0
        self.raid_power = 0
        self.join_equal = self.no_military_loss = self.personal_crossroads = False
        for number in effects:
            effect = content.effects[number]
            if effect.kind == ONCE_PER_ROUND:
                once.append(content.once_number[number])
            elif effect.kind == ENDGAME:
                endgame.append(number)
            elif effect.kind == TRIGGER and effect.event == v.ON_GAIN:
                boosts[effect.track] += effect.boost
                if content.programs[effect.program]:
                    gains[effect.track].append(number)
            elif effect.kind == TRIGGER:
                triggers[effect.event].append(number)
            elif effect.kind == MODIFIER and effect.modifier == v.MOD_DISCOUNT:
                for category in range(len(v.CATEGORIES)):
                    if effect.category in (-1, category):
                        if effect.resource < 0:
                            any_discounts[category] += effect.amount
                        else:
                            discounts[category][effect.resource - v.KINDS] += effect.amount
            elif effect.kind == MODIFIER:
                self._modify(effect.modifier, effect.amount)
        self.on_place = tuple(triggers[v.ON_PLACE])
        self.on_return = tuple(triggers[v.ON_RETURN])
        self.on_craft = tuple(triggers[v.ON_CRAFT])
        self.on_crossroads = tuple(triggers[v.ON_CROSSROADS])
        self.on_flag = tuple(triggers[v.ON_FLAG])
        self.on_gain = tuple(tuple(numbers) for numbers in gains)
        self.boosts = tuple(boosts)
        self.discounts = tuple(tuple(row) for row in discounts)
        self.any_discounts = tuple(any_discounts)
        self.once_per_round = tuple(sorted(once))  # numbers in Content.once_effects
        self.endgame = tuple(endgame)

    def __deepcopy__(self, memo: object) -> Abilities:
        return self  # immutable

    def _modify(self, modifier: int, amount: int) -> None:
        if modifier == v.MOD_RAW_SUBSTITUTE:
            self.raw_substitute += amount
        elif modifier == v.MOD_RAID_POWER:
            self.raid_power += amount
        elif modifier == v.MOD_JOIN_EQUAL:
            self.join_equal = True
        elif modifier == v.MOD_NO_MILITARY_LOSS:
            self.no_military_loss = True
        elif modifier == v.MOD_PERSONAL_CROSSROADS:
            self.personal_crossroads = True


class Player:
    """One player's possessions. Tuples are replaced, never changed, so that copies share them. Military strength stands in `State.military`, beside that of the neutral players."""

    __slots__ = (
        "abilities", "artifacts", "bonus_tiles", "caravan_a", "caravan_b", "character", "chieftain", "culture",
        "experienced", "explorers", "explorers_home", "flags", "hut", "outpost_tile", "ready", "reserved", "resources",
        "settled", "started", "starting_card", "vp", "warriors", "workers_ready", "workers_used",
    )  # fmt: skip

    def __init__(self, content: Content) -> None:
        self.resources = [0] * len(v.RESOURCES)
        self.workers_ready = [0, 0, 0, 0]  # by level, index 0 unused
        self.workers_used = [0, 0, 0, 0]
        self.explorers = content.explorers  # in the clan
        self.explorers_home = content.explorers  # available now
        self.chieftain = 1  # available now
        self.warriors = 0  # available now
        self.hut: tuple[int, ...] = EMPTY_HUT  # explorers, chieftain, warriors in the hut this round
        self.culture = 0
        self.caravan_a = board.START
        self.caravan_b = board.START
        self.flags = 0  # bit mask of rows whose outpost has a flag
        self.vp = 0  # VP tiles
        self.artifacts: tuple[int, ...] = ()
        self.reserved = NO_CARD
        self.ready = 0  # bit mask of once-per-round effects not yet used in this round
        self.starting_card = NO_CARD
        self.character = NO_CARD
        self.experienced = False
        self.started = False  # has begun the first turn of this round
        self.settled = False  # the character's setup is done and its effects apply (TR-6.6)
        self.bonus_tiles: tuple[int, ...] = ()  # Trader
        self.outpost_tile = NO_CARD  # Settler: plain/quarry tile with the personal outpost
        self.abilities = Abilities(content, [])

    def clone(self) -> Player:
        new = Player.__new__(Player)
        new.resources = self.resources[:]
        new.workers_ready = self.workers_ready[:]
        new.workers_used = self.workers_used[:]
        new.explorers = self.explorers
        new.explorers_home = self.explorers_home
        new.chieftain = self.chieftain
        new.warriors = self.warriors
        new.culture = self.culture
        new.caravan_a = self.caravan_a
        new.caravan_b = self.caravan_b
        new.flags = self.flags
        new.vp = self.vp
        new.artifacts = self.artifacts
        new.reserved = self.reserved
        new.ready = self.ready
        new.starting_card = self.starting_card
        new.character = self.character
        new.experienced = self.experienced
        new.started = self.started
        new.hut = self.hut
        new.settled = self.settled
        new.bonus_tiles = self.bonus_tiles
        new.outpost_tile = self.outpost_tile
        new.abilities = self.abilities
        return new

    def learn(self, content: Content) -> None:
        """Work out the abilities anew after a card or the character's side changed."""
        effects = [number for card in self.artifacts for number in content.artifacts[card].effects]
        if self.character != NO_CARD and self.settled:
            character = content.characters[self.character]
            effects += character.experienced if self.experienced else character.young
        self.abilities = Abilities(content, effects)

    def worker_levels(self) -> int:
        """Sum of the levels of all workers, used or not (TR-11.5)."""
        ready, used = self.workers_ready, self.workers_used
        return ready[1] + used[1] + 2 * (ready[2] + used[2]) + 3 * (ready[3] + used[3])

    def raw(self) -> int:
        held = self.resources
        return held[0] + held[1] + held[2] + held[3]

    def rear_progress(self) -> int:
        """Row that both caravans have reached (TR-3.8)."""
        a, b = board.PROGRESS[self.caravan_a], board.PROGRESS[self.caravan_b]
        return a if a < b else b

    def members_home(self) -> int:
        """Available clan members (TR-9.17)."""
        return self.explorers_home + self.chieftain + self.warriors
