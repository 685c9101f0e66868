"""What things cost the player who decides, as icons with amounts; worked out by the rules' own functions."""

from __future__ import annotations

from desktop.games.terra_mystica.questions import TURNS
from rules.core import Action
from rules.terra_mystica.board import wheel_distance
from rules.terra_mystica.building import upgrade_cost
from rules.terra_mystica.content import DARKLINGS, DWELLING, GIANTS, POWER_COST
from rules.terra_mystica.notation import BUILD, EXCHANGE, POWER_USE, SHIPPING, TRANSFORM, UPGRADE
from rules.terra_mystica.spades import GIANT_SPADES_NEEDED, skip_price
from rules.terra_mystica.state import TerraMysticaState
from rules.terra_mystica.tracks import SHIPPING_COINS, SHIPPING_PRIESTS

Price = list[tuple[str, int]]


def price_of(view: TerraMysticaState, action: Action) -> Price:
    """What is paid now; what a later question decides (how far to dig) is told as far as the home terrain."""
    decision = view.decision
    if decision is None or view.faction[decision.seat] < 0:
        return []
    seat, kind = decision.seat, action[0]
    if kind == TRANSFORM and decision.kind != "sandstorm":
        bought = decision.kind in TURNS
        return dug_home_price(view, seat, action[1]) if bought else digging_price(view, seat, action[1])
    if kind == BUILD:
        return dwelling_price(view, seat, action[1])
    if kind == UPGRADE and decision.kind != "free_trading_house":
        workers, coins = upgrade_cost(view, seat, action[1], action[2])
        return [("worker", workers), ("coin", coins)]
    if kind == POWER_USE:
        return [("power", POWER_COST[action[1]])]
    if kind == SHIPPING:
        return [("priest", SHIPPING_PRIESTS), ("coin", SHIPPING_COINS)]
    if kind == EXCHANGE:
        workers, coins, priests = view.board(seat).exchange_cost
        return _paid(worker=workers, coin=coins, priest=priests)
    return []


def _paid(**amounts: int) -> Price:
    return [(icon, amount) for icon, amount in amounts.items() if amount]


def spade_price(view: TerraMysticaState, seat: int) -> tuple[str, int]:
    """(icon, amount) of one bought spade."""
    if view.faction[seat] == DARKLINGS:
        return ("priest", 1)
    return ("worker", view.board(seat).workers_per_spade[view.exchange[seat]])


def spades_home(view: TerraMysticaState, seat: int, index: int) -> int:
    """Spades from a space's terrain to the seat's home terrain."""
    if view.terrain[index] == view.home(seat):
        return 0
    if view.faction[seat] == GIANTS:
        return GIANT_SPADES_NEEDED
    return wheel_distance(view.terrain[index], view.home(seat))


def digging_price(view: TerraMysticaState, seat: int, index: int) -> Price:
    """The spades to the home terrain, and the tunnel or carpet to the space."""
    workers, priests = way_price(view, seat, index)
    return _paid(spade=spades_home(view, seat, index), worker=workers, priest=priests)


def dug_home_price(view: TerraMysticaState, seat: int, index: int) -> Price:
    """The spades to the home terrain with what they cost in a turn, and the tunnel or carpet to the space."""
    spades = spades_home(view, seat, index)
    icon, each = spade_price(view, seat)
    workers, priests = way_price(view, seat, index)
    paid = {"worker": workers, "priest": priests}
    paid[icon] += spades * each
    return _paid(spade=spades, **paid)


def dwelling_price(view: TerraMysticaState, seat: int, index: int) -> Price:
    """A dwelling, and the tunnel or carpet to the space."""
    workers, coins = view.board(seat).costs[DWELLING]
    more, priests = way_price(view, seat, index)
    return _paid(worker=workers + more, coin=coins, priest=priests)


def way_price(view: TerraMysticaState, seat: int, index: int) -> tuple[int, int]:
    """(workers, priests) of the tunnel or carpet to a space; nothing where feet or ships lead, or it is paid already."""
    paid = view.decision is not None and view.decision.kind == "build_after_transform"
    if paid or view.reachable(seat) >> index & 1 or not view.skippable(seat) >> index & 1:
        return (0, 0)
    return skip_price(view, seat)
