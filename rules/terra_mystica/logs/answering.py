"""Free steps, rewards and answers to power offers in a replay."""

from __future__ import annotations

from rules.terra_mystica import checks
from rules.terra_mystica.board import BANKS, RIVER_HEXES
from rules.terra_mystica.building import take_favor
from rules.terra_mystica.content import ALCHEMISTS, CULT_TOP, CULTISTS, FAVOR, FAVOR_CULT, TOWN
from rules.terra_mystica.logs.commands import Command
from rules.terra_mystica.logs.ids import ALCHEMIST_CONVERSIONS, CONVERSIONS, CULTS, faction_index, number_of
from rules.terra_mystica.logs.offers import Offer
from rules.terra_mystica.logs.table import Table
from rules.terra_mystica.logs.turns import Refused
from rules.terra_mystica.resources import convert as convert_once
from rules.terra_mystica.resources import (
    gain_power,
    gain_priests,
    gain_vp,
    pay,
    power_capacity,
    sacrifice,
    spend_power,
)
from rules.terra_mystica.state import OWED_FAVOR, OWED_TOWN, VP_LEECH
from rules.terra_mystica.towns import can_found_river_town, found_river_town, take_town_steps, take_town_tile

MOST_ORDAINED = 3
LOWEST_STEERED = 7  # stepping a track back to steer a key never gives a power space back

GIVEN_AWAY = {"C": "coins", "W": "workers", "P": "priests", "PW": "power"}  # ``-2W`` (section 5)

# -- free steps -----------------------------------------------------------------------------------------------


def burn(table: Table, seat: int, command: Command) -> None:
    """Sacrifice power (TM-4.5)."""
    table.turns.active(seat)
    for _ in range(command.number):
        table.require(checks.check_sacrifice(table.state, seat))
        sacrifice(table.state, seat)


def convert(table: Table, seat: int, command: Command) -> None:
    """A conversion wherever it stands (section 7, T1); a priest that cannot come is lost (T5)."""
    state = table.state
    hand = table.hand(seat)
    table.turns.active(seat)
    exchange = (command.what, command.other)
    ordains = hand.ordination and exchange == ("W", "P")
    hand.ordination = hand.ordination_waits = False  # the next conversion uses it or gives it up (TM-20.2.3)
    if ordains:
        _ordain(table, seat, command)
        return
    known = CONVERSIONS.get(exchange)
    if known is None and state.faction[seat] == ALCHEMISTS:
        known = ALCHEMIST_CONVERSIONS.get(exchange)
    if known is None:
        raise Refused("TM-4.6.1", f"{command.what} cannot be converted to {command.other}")
    price, conversions = known
    if command.number != price * command.other_number:
        raise Refused(
            "TM-4.6.1", f"{command.other_number} {command.other} cost {price * command.other_number}"
        )
    for _ in range(command.other_number):
        for conversion in conversions:
            table.require(checks.check_conversion(state, seat, conversion), "no_priest_in_supply")
            convert_once(state, seat, conversion)


def _ordain(table: Table, seat: int, command: Command) -> None:
    if command.number != command.other_number or command.number > MOST_ORDAINED:
        raise Refused("TM-20.2.3", "up to three workers become priests, one for one")
    table.require(checks.cannot_afford(table.state, seat, "TM-20.2.3", workers=command.number))
    pay(table.state, seat, command.number, 0, 0, "darklings_ordination")
    gain_priests(table.state, seat, command.number, "darklings_ordination")


def connect(table: Table, seat: int, command: Command) -> None:
    """The Mermaids' river town: a river hex, or the one that touches all named land hexes (TM-20.13.2)."""
    state = table.state
    table.turns.active(seat)
    hexes = [table.hex(word) for word in command.where]
    if not state.is_mermaids(seat):
        raise Refused("TM-20.13.2", "only the Mermaids found river towns")
    if len(hexes) == 1 and hexes[0] in RIVER_HEXES:
        rivers = hexes
    else:
        rivers = [river for river in RIVER_HEXES if all(BANKS[river] >> hex & 1 for hex in hexes)]
    for river in rivers:
        if can_found_river_town(state, seat, river):
            found_river_town(state, seat, river)
            return
    raise Refused("TM-20.13.2", "this connects no town")


# -- power from the neighbours --------------------------------------------------------------------------------


def leech(table: Table, seat: int, command: Command) -> None:
    """Accept an offer; what it yields and costs is reckoned now (section 6, rule 3)."""
    state = table.state
    gained = min(command.number, power_capacity(state, seat), state.vp[seat] + 1)
    builder = _builder(table, command)
    offer = table.offers.find(seat, builder, (command.number, gained))
    if offer is None and (builder is not None or "strict-leech" in table.options):
        raise Refused("TM-12.2.1", "there is no such offer")
    gain_power(state, seat, gained, "leech")
    if gained:
        gain_vp(state, seat, 1 - gained, VP_LEECH, "leech")
    if offer is None:
        return
    cultists = state.faction[offer.event.builder] == CULTISTS
    if table.offers.accept(offer) and cultists:
        table.hand(offer.event.builder).cult_steps += 1
        table.compute("note", "accepted", offer.event.builder)
    for event in table.offers.refresh(seat):
        table.all_declined(event)


def decline(table: Table, seat: int, command: Command) -> None:
    """Refuse one offer, or all of them (rule 4)."""
    if not command.number:
        table.decline_all(seat)
        return
    offer: Offer | None = table.offers.find(seat, _builder(table, command), (command.number,))
    if offer is None:
        raise Refused("TM-12.2.1", "there is no such offer")
    table.all_declined(table.offers.decline(offer))


def _builder(table: Table, command: Command) -> int | None:
    if not command.other:
        return None
    try:
        return table.state.faction.index(faction_index(command.other))
    except ValueError:
        raise Refused("TM-24.2", f"the {command.other} are not in this game") from None


# -- rewards --------------------------------------------------------------------------------------------------


def gain(table: Table, seat: int, command: Command) -> None:
    """Take a favor tile, town tiles or cult steps that are owed."""
    if command.what in CULTS:
        _cult_steps(table, seat, CULTS[command.what], command.number)
    elif command.what.startswith("FAV"):
        for _ in range(command.number):
            _favor(table, seat, number_of(command.what, "FAV", len(FAVOR)))
    elif command.what.startswith("TW"):
        for _ in range(command.number):
            _town(table, seat, number_of(command.what, "TW", len(TOWN)))
    else:
        raise Refused("TM-24.4", f"nobody may take {command.what}")


def _cult_steps(table: Table, seat: int, cult: int, steps: int) -> None:
    hand = table.hand(seat)
    state = table.state
    if hand.cult_steps >= steps:
        if hand.one_track and hand.cult_steps != steps:
            raise Refused("TM-20.3.2", "both steps go to the same cult")
        hand.cult_steps -= steps
        hand.one_track = False
        table.climb(seat, cult, steps, "log")
    elif cult in hand.blocked and state.keys(seat):
        hand.blocked.discard(cult)
        table.climb(seat, cult, 1, "log")  # a key came for a step that was stopped at 9 (section 7, T4)
    elif state.cults[4 * seat + cult] != CULT_TOP:
        raise Refused("TM-13.4.1", "no cult step is owed")


def _favor(table: Table, seat: int, favor: int) -> None:
    state = table.state
    if favor < 0 or not state.favors_left[favor] or state.favors[seat] >> favor & 1:
        raise Refused("TM-11.5.2", "this favor tile cannot be taken")
    if not table.hand(seat).owed[OWED_FAVOR]:
        raise Refused("TM-11.5.1", "no favor tile is owed")
    cult, steps = FAVOR_CULT[favor]
    before = state.cults[4 * seat + cult]
    take_favor(state, seat, favor)
    table.note_blocked(seat, cult, before, steps)


def _town(table: Table, seat: int, town: int) -> None:
    """A town tile: its keys first make good what was stopped at 9 in this turn (T4), then its own steps (T6)."""
    state = table.state
    hand = table.hand(seat)
    if town < 0 or not state.towns_left[town]:
        raise Refused("TM-17.5.1", "this town tile cannot be taken")
    if not hand.owed[OWED_TOWN]:
        raise Refused("TM-17.1.1", "no town has been founded")
    tops = take_town_tile(state, seat, town)
    if tops:
        chosen = _topped(table, seat, tops)
        take_town_steps(state, seat, town, chosen)
        hand.blocked.update(cult for cult in tops if cult not in chosen)
    blocked = [cult for cult in sorted(hand.blocked) if state.cults[4 * seat + cult] < CULT_TOP]
    if blocked and state.keys(seat) >= len(blocked):
        hand.blocked.clear()
        for cult in blocked:
            table.climb(seat, cult, 1, "log")


def _topped(table: Table, seat: int, tops: list[int]) -> tuple[int, ...]:
    """Which tracks get the keys when there are too few: those stopped before, else those that the row shows on 10."""
    keys = table.state.keys(seat)
    hand = table.hand(seat)
    blocked = [cult for cult in tops if cult in hand.blocked]
    chosen = blocked if 0 < len(blocked) <= keys else []
    wished = table.wished_tops if table.wished_tops is not None else set(tops)
    chosen += [cult for cult in tops if cult in wished and cult not in chosen]
    return tuple(chosen[:keys])


def lose(table: Table, seat: int, command: Command) -> None:
    """Renounce what is owed, or steer the keys of a town tile (section 7, T6)."""
    hand = table.hand(seat)
    state = table.state
    what, number = command.what, command.number
    if what == "SPADE":
        if hand.dug and not state.passed[seat]:
            raise Refused("TM-8.5.7", "bought spades must all be used")
        hand.spades = max(0, hand.spades - number)
        if not hand.spades:
            hand.followups.pop("transform", None)
    elif what == "CULT":
        hand.cult_steps = max(0, hand.cult_steps - number)
        hand.one_track = False
    elif what == "FREE_D":
        hand.free_dwelling = False
    elif what == "FREE_TF":
        hand.free_transform = False
    elif what == "FREE_TP":
        hand.free_house = False
    elif what == "BRIDGE":
        hand.bridges = max(0, hand.bridges - number)
    elif what == "CONVERT_W_TO_P":
        hand.ordination = hand.ordination_waits = False
    elif what in CULTS and LOWEST_STEERED <= state.cults[4 * seat + CULTS[what]] - number < CULT_TOP - number:
        state.cults[4 * seat + CULTS[what]] -= number
    elif what in GIVEN_AWAY:
        amount = {GIVEN_AWAY[what]: number}
        table.require(checks.cannot_afford(state, seat, "TM-23.3", **amount))
        if what == "PW":
            spend_power(state, seat, number, "log")
        else:
            pay(
                state, seat, amount.get("workers", 0), amount.get("coins", 0), amount.get("priests", 0), "log"
            )
    else:
        raise Refused("TM-24.4", f"nobody gives {what} away")
