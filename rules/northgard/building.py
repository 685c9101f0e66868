"""Build actions (NG-5.8): the options, what a building costs, and swapping one."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Params, Violation
from rules.northgard import cards as k
from rules.northgard import kinds
from rules.northgard.choice import DECLINE, DONE, Choice, area_word
from rules.northgard.content import (
    AREAS,
    BUILDINGS,
    CARVED_SITE,
    CARVED_STONE,
    FOOD,
    GOAT,
    WOOD,
    building_bit,
    building_count,
    symbol,
)
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import (
    AREA,
    BUILDING,
    DO_BUILD,
    DO_BUILD_FREELY,
    DO_DECLINE,
    DO_DONE,
    DO_SWAP_BUILDING,
)

# The building types that fit on each kind of site (NG-5.8.2).
FITTING = tuple(
    tuple(index for index, building in enumerate(BUILDINGS) if site in building.sites) for site in range(4)
)
SMALL = tuple(index for index, building in enumerate(BUILDINGS) if not building.large)


def price(building: int, discount: int) -> int:
    """The wood to pay; a discount never goes below 0 (NG-5.8.7)."""
    return max(0, BUILDINGS[building].wood - discount)


def build_options(
    state: NorthgardState, seat: int, spec: int, territories: list[int], wood: int, large_left: int
) -> list[Action]:
    """Everything that could be built in these territories with so much wood (NG-5.8.1 to NG-5.8.4)."""
    discount, _, _, duplicate_ok, siteless_small, _, _ = k.BUILD_SPECS[spec]
    tokens = state.tokens
    building_at = state.building_at
    found: list[Action] = []
    for territory in territories:
        packed = state.buildings[territory]
        for area in state.land.sites[territory]:
            if building_at[area] >= 0:
                continue
            for building in FITTING[AREAS[area].site]:
                large = BUILDINGS[building].large
                if (
                    tokens[building]
                    and price(building, discount) <= wood
                    and (large_left if large else not siteless_small)
                    and (duplicate_ok or not building_count(packed, building))
                ):
                    found.append((DO_BUILD, building, area))
        if siteless_small:
            # NG-9.4.25: it stands anywhere in the territory; the player chooses the area that anchors it.
            found += [
                (DO_BUILD_FREELY, building, area)
                for area in state.land.areas[territory]
                for building in SMALL
                if tokens[building]
                and price(building, discount) <= wood
                and not building_count(packed, building)
            ]
    return found


def building_grounds(state: NorthgardState, seat: int) -> list[int]:
    """Own territories where building is allowed: not beside a Brown Bear (NG-10.9.1)."""
    bears = state.with_bears()
    own = state.own(seat)
    return [territory for territory in own if territory not in bears] if bears else own


def can_build(state: NorthgardState, seat: int, spec: int) -> bool:
    """Whether a Build with these parameters has an option now."""
    wood = state.resources[3 * seat + WOOD]
    if k.BUILD_SPECS[spec].discount + wood < 1:
        return False
    return bool(build_options(state, seat, spec, building_grounds(state, seat), wood, 1))


def collecting_grounds(state: NorthgardState, seat: int, spec: int) -> list[int]:
    """Glory of the Clan: territories that yield something, and where one could build with it (NG-9.2.17)."""
    found = []
    for territory in building_grounds(state, seat):
        yields = state.yields(territory)
        if yields:
            wood = state.resources[3 * seat + WOOD] + symbol(yields, WOOD)
            if build_options(state, seat, spec, [territory], wood, 1):
                found.append(territory)
    return found


def can_build_collecting(state: NorthgardState, seat: int, spec: int) -> bool:
    """Whether Glory of the Clan could collect first and build then."""
    return bool(collecting_grounds(state, seat, spec))


def raise_building(state: NorthgardState, territory: int, building: int) -> None:
    """A token comes onto the map."""
    state.tokens[building] -= 1
    state.buildings[territory] += building_bit(building)


class Build(Choice):
    """Build here or there; a second building of a double card may be left out."""

    kind = "build"
    rules = ("NG-5.8.1", "NG-5.8.3")
    verbs = (DO_BUILD, DO_BUILD_FREELY, DO_DONE)
    fields = (
        Field("spec"),
        Field("times_left"),
        Field("large_left"),
        Field("only_in", AREA),
        Field("collect_after"),
    )

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"wood": state.resources[3 * frame[1] + WOOD]}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        _, seat, spec, times_left, large_left, only_in, _ = frame
        grounds = building_grounds(state, seat) if only_in < 0 else [only_in]
        wood = state.resources[3 * seat + WOOD]
        found = build_options(state, seat, spec, grounds, wood, large_left)
        if times_left < k.BUILD_SPECS[spec].times:
            found.append(DONE)
        found.sort()
        return found

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [
            (DO_BUILD, building, area)
            for territory in state.land.roots
            for area in state.land.sites[territory]
            for building in range(len(BUILDINGS))
        ]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        seat, spec = frame[1], k.BUILD_SPECS[frame[2]]
        if action[0] == DO_DONE:
            return [Violation("must_build", "NG-9.7.6")]
        building, area = action[1:]
        territory = state.land.root[area]
        if territory < 0 or state.owner[territory] != seat:
            return [Violation("not_controlled", "NG-5.8.1", {"area": area_word(area)})]
        found = []
        if territory in state.with_bears():
            found.append(Violation("bear_forbids", "NG-10.9.1", {"area": area_word(area)}))
        if action[0] == DO_BUILD:
            if state.building_at[area] >= 0:
                occupied = BUILDINGS[state.building_at[area]].id
                found.append(Violation("site_occupied", "NG-5.8.1", {"building": occupied}))
            if AREAS[area].site not in BUILDINGS[building].sites:
                found.append(Violation("wrong_site", "NG-5.8.2", {"building": BUILDINGS[building].id}))
        if building_count(state.buildings[territory], building) and not spec.duplicate_ok:
            found.append(Violation("already_there", "NG-5.8.3", {"building": BUILDINGS[building].id}))
        if not state.tokens[building]:
            found.append(Violation("no_token_left", "NG-5.8.4", {"building": BUILDINGS[building].id}))
        if BUILDINGS[building].large and not frame[4]:
            found.append(Violation("one_large_only", "NG-9.4.11"))
        missing = price(building, spec.discount) - state.resources[3 * seat + WOOD]
        if missing > 0:
            found.append(Violation("needs_wood", "NG-5.8.1", {"missing": missing}))
        return found

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, number, times_left, large_left, only_in, collect_after = frame
        state.stack.pop()
        if action[0] == DO_DONE:
            return
        spec = k.BUILD_SPECS[number]
        building, area = action[1:]
        territory = state.land.root[area]
        if action[0] == DO_BUILD:
            state.building_at[area] = building
        else:
            state.siteless.append(area * 8 + building)
        raise_building(state, territory, building)
        state.pay(seat, WOOD, price(building, spec.discount), "build")
        if state.events is not None:
            state.emit("built", seat, "", {"building": BUILDINGS[building].id, "area": area_word(area)})
        if state.clan[seat] == GOAT:  # NG-8.3
            state.gain(seat, FOOD, 2 if BUILDINGS[building].large else 1, "clan_goat")
        if collect_after:
            state.gain_symbols(seat, state.yields(territory), "glory_of_the_clan")
        large_left -= BUILDINGS[building].large
        if times_left > 1:
            again = (kinds.BUILD, seat, number, times_left - 1, large_left, only_in, 0)
            if len(self.legal(state, again)) > 1:
                state.stack.append(again)
        if spec.replace_after and swaps(state, seat):
            state.stack.append((kinds.REPLACE_BUILDING, seat))


def swaps(state: NorthgardState, seat: int) -> list[Action]:
    """Industrious Villagers: any building of one's own for another of its size (NG-9.4.5)."""
    found: set[Action] = set()
    owner, root = state.owner, state.land.root
    standing = [
        (state.building_at[area], area, AREAS[area].site == CARVED_SITE)
        for territory in state.own(seat)
        for area in state.land.sites[territory]
        if state.building_at[area] >= 0
    ]
    standing += [(code % 8, code // 8, True) for code in state.siteless if owner[root[code // 8]] == seat]
    for old, area, stone_ok in standing:
        for new in range(len(BUILDINGS)):
            if (
                new != old
                and BUILDINGS[new].large == BUILDINGS[old].large
                and state.tokens[new]
                and (new != CARVED_STONE or stone_ok)
            ):
                found.add((DO_SWAP_BUILDING, old, area, new))
    return sorted(found)


class ReplaceBuilding(Choice):
    """Swap a building for another of the same size, free of charge, or leave it."""

    kind = "replace_building"
    rules = ("NG-9.4.5",)
    verbs = (DO_SWAP_BUILDING, DO_DECLINE)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [DECLINE, *swaps(state, frame[1])]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action[0] == DO_DECLINE:
            return
        old, area, new = action[1:]
        territory = state.land.root[area]
        code = area * 8 + old
        # A siteless building may take any type, so it goes first where both stand in one area.
        if code in state.siteless:
            state.siteless[state.siteless.index(code)] = area * 8 + new
        else:
            state.building_at[area] = new
        state.tokens[old] += 1
        state.buildings[territory] -= building_bit(old)
        raise_building(state, territory, new)
        if state.events is not None:
            params = {"building": BUILDING.word(old), "new": BUILDING.word(new), "area": area_word(area)}
            state.emit("swapped_building", frame[1], "industrious_villagers", params)
