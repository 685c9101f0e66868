"""What an option would change beyond its price: bowls, income, reach, towns, and what it offers the neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.terra_mystica import symbols
from desktop.games.terra_mystica.explanations import power_offers, town_progress
from desktop.session.choices import play_own
from desktop.texts import tr
from rules.core import Action
from rules.terra_mystica.board import BRIDGE_ENDS, LAND, TERRAIN, TOUCHING, bits, wheel_distance
from rules.terra_mystica.building import near_opponent
from rules.terra_mystica.content import (
    AUREN,
    FAVOR_CULT,
    POWER,
    ROUNDS,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TOWN_GAIN,
    TRADING_HOUSE,
)
from rules.terra_mystica.cults import tracks_to_top
from rules.terra_mystica.leech import possible_power
from rules.terra_mystica.notation import (
    ACCEPT,
    BRIDGE,
    BUILD,
    DIG,
    PASS,
    REWARD,
    REWARD_NEXT,
    SEND,
    TAKE,
    TOWN_TAKE,
    TRANSFORM,
    UPGRADE,
)
from rules.terra_mystica.resources import power_capacity
from rules.terra_mystica.rounds import pass_points
from rules.terra_mystica.state import TerraMysticaState
from rules.terra_mystica.towns import group_of

if TYPE_CHECKING:
    from desktop.games.terra_mystica.presentation import TerraMysticaPresentation

MOST_FAVOR_STEPS = max(steps for _, steps in FAVOR_CULT)


def consequences(
    presentation: TerraMysticaPresentation,
    view: TerraMysticaState,
    action: Action,
    then: tuple[Action, ...] = (),
) -> list[str]:
    """Sentences about an option of the current decision, with what is answered together with it."""
    decision = view.decision
    if decision is None or view.faction[decision.seat] < 0:
        return []
    seat, kind = decision.seat, action[0]
    if kind == PASS:
        return _passing(presentation, view, seat)
    twin = view.clone()
    for step in (action, *then):
        play_own(twin, step)
    found: list[str] = []
    if kind == TRANSFORM and twin.decision is not None and twin.decision.kind == "action_transform":
        found += _home_lands(presentation, view, twin, seat, action[1])
    if decision.kind == "place_dwelling":
        found += _surroundings(presentation, view, seat, action[1])
    if kind in (BUILD, TRANSFORM) and decision.kind not in ("build_after_transform", "sandstorm"):
        found += _reached(view, seat, action[1])
    if kind in (BUILD, UPGRADE) or decision.kind == "witches_ride":
        found.append(power_offers(presentation, view, seat, action[1]))
        found.append(town_progress(twin, group_of(twin, seat, 1 << action[1])))
    if kind == UPGRADE:
        found += _upgrading(presentation, view, seat, action)
    if kind == BRIDGE:
        found += _bridging(view, twin, seat, action[1])
    if kind == SEND:
        found.append(
            tr("The priest returns to your supply.")
            if action[2] == 1
            else tr("The priest stays there for the rest of the game.")
        )
    if kind == REWARD_NEXT and key_helps_favor(view, seat):
        found += _reward_order(REWARD.word(action[1]))
    if kind == TOWN_TAKE:
        found += _lost_power(view, seat, TOWN_GAIN[action[1]][POWER])
    if kind == ACCEPT:
        found += _reduced(view, seat, int(decision.params["power"]))
    if kind == TAKE and not view.next_order[:-1] and decision.kind == "pass_card":
        found.append(tr("You start the next round."))
    return [sentence for sentence in found if sentence] + _changes(presentation, view, twin, seat)


def _changes(
    presentation: TerraMysticaPresentation, view: TerraMysticaState, twin: TerraMysticaState, seat: int
) -> list[str]:
    """Bowls, next income and reach, where they differ afterwards."""
    found = []
    bowls, after = (state.bowls[3 * seat : 3 * seat + 3] for state in (view, twin))
    if bowls != after:
        found.append(tr("bowls {a}/{b}/{c}", a=after[0], b=after[1], c=after[2]))
    incomes = [presentation.income(state, seat) for state in (view, twin)]
    if incomes[0] != incomes[1] and twin.round == view.round < ROUNDS:
        shown = [
            symbols.signed(word, new - old)
            for word, old, new in zip(symbols.RESOURCE_ICONS, *incomes, strict=False)
            if new != old
        ]
        found.append(tr("income next round: {list}", list=", ".join(shown)))
    nearer = newly_reachable(view, twin, seat)
    if nearer and view.shipping[seat] != twin.shipping[seat]:
        found.append(tr("spaces newly in reach: {n}", n=nearer.bit_count()))
    return found


def key_helps_favor(view: TerraMysticaState, seat: int) -> bool:
    """Does it matter that the key of a town comes before the steps of a favor tile? (TM-7.4, TM-13.2)"""
    owed = {REWARD.word(action[1]) for action in view.legal() if action[0] == REWARD_NEXT}
    without_key = owed >= {"favor", "town"} and not view.keys(seat)
    return without_key and bool(tracks_to_top(view, seat, MOST_FAVOR_STEPS))


def _reward_order(reward: str) -> list[str]:
    words = {
        "town": tr("With the town's key, the steps of a favor tile can then reach space 10."),
        "favor": tr("Without a key, the steps of a favor tile stop at space 9."),
    }
    return [words[reward]] if reward in words else []


def newly_reachable(view: TerraMysticaState, after: TerraMysticaState, seat: int) -> int:
    """Free land spaces that an option brings into reach."""
    return after.reachable(seat) & ~view.reachable(seat) & LAND & ~after.occupied


def _reached(view: TerraMysticaState, seat: int, index: int) -> list[str]:
    if view.adjacent(seat) >> index & 1:
        return []
    if view.reachable(seat) >> index & 1:
        return [tr("reached by ship ({n})", n=view.shipping_now(seat))]
    return [tr("reached by tunnel or carpet")] if view.skippable(seat) >> index & 1 else []


def _home_lands(
    presentation: TerraMysticaPresentation,
    view: TerraMysticaState,
    begun: TerraMysticaState,
    seat: int,
    index: int,
) -> list[str]:
    """What the questions after a transformation lead to: the home terrain, and a dwelling on it."""
    home = view.home(seat)
    terrain = presentation.texts.word(TERRAIN.word(home))
    if view.terrain[index] == home:
        return []
    if (DIG, home) not in begun.legal():
        return [tr("You cannot dig as far as {terrain} now.", terrain=terrain)]
    dug = begun.clone()
    dug.play((DIG, home))
    if dug.phase != view.phase or dug.round != view.round:
        return []  # free spades, and the last of them: the next income would be counted as well
    found = [tr("To {terrain}: {list}.", terrain=terrain, list=_paid(view, dug, seat))]
    if (BUILD, index) in dug.legal():
        dug.play((BUILD, index))
        found.append(tr("With a dwelling too: {list}.", list=_paid(view, dug, seat)))
        found.append(power_offers(presentation, view, seat, index))
        found.append(town_progress(dug, group_of(dug, seat, 1 << index)))
    return found


def _paid(view: TerraMysticaState, after: TerraMysticaState, seat: int) -> str:
    """What some steps take from a player's stock, and the points they bring."""
    amounts = [
        (word, getattr(after, stock)[seat] - getattr(view, stock)[seat])
        for word, stock in (("worker", "workers"), ("coin", "coins"), ("priest", "priests"), ("vp", "vp"))
    ]
    shown = [symbols.signed(word, n) for word, n in amounts if n]
    return ", ".join(shown) or tr("free of charge")


def _surroundings(
    presentation: TerraMysticaPresentation, view: TerraMysticaState, seat: int, index: int
) -> list[str]:
    """What lies around a first dwelling: how far the neighbours are to dig, who lives there, the river."""
    home = view.home(seat)
    near = list(bits(view.neighbours(index)))
    free = [hex for hex in near if LAND >> hex & 1 and not view.occupied >> hex & 1]
    distances = sorted((wheel_distance(view.terrain[hex], home), view.terrain[hex]) for hex in free)
    listed = ", ".join(
        f"{presentation.texts.word(TERRAIN.word(terrain))} {far}" for far, terrain in distances
    )
    found = [tr("Neighbours with their spades: {list}.", list=listed)] if listed else []
    rivals = [
        presentation.seats[other].name
        for other, own in enumerate(view.own)
        if other != seat and any(own >> hex & 1 for hex in near)
    ]
    if rivals:
        found.append(tr("Next to {players}.", players=", ".join(rivals)))
    if any(not LAND >> hex & 1 for hex in bits(TOUCHING[index])):
        found.append(tr("At the river."))
    return found


def _upgrading(
    presentation: TerraMysticaPresentation, view: TerraMysticaState, seat: int, action: Action
) -> list[str]:
    index, structure = action[1], action[2]
    found = []
    if structure == TRADING_HOUSE and near_opponent(view, seat, index):
        found.append(tr("Cheaper, because a neighbour is near."))
    if structure in (TEMPLE, SANCTUARY) or (structure == STRONGHOLD and view.faction[seat] == AUREN):
        found.append(tr("Then you take a favor tile."))
    elif structure == STRONGHOLD:
        about = presentation.texts.explain_word(presentation.faction_word(view, seat))
        if about is not None:
            found.append(about.glance)
    return found


def _bridging(view: TerraMysticaState, twin: TerraMysticaState, seat: int, site: int) -> list[str]:
    ends = BRIDGE_ENDS[site]
    own = [end for end in ends if view.own[seat] >> end & 1]
    found = [tr("It joins two structures of yours.")] if len(own) == 2 else []
    found.append(town_progress(twin, group_of(twin, seat, 1 << own[0])))
    return found


def _passing(presentation: TerraMysticaPresentation, view: TerraMysticaState, seat: int) -> list[str]:
    parts = [f"{points} {presentation.texts.word(source)}" for points, _, source in pass_points(view, seat)]
    found = (
        [tr("Passing scores: {list}.", list=" + ".join(parts))] if parts else [tr("Passing scores nothing.")]
    )
    if not view.next_order:
        found.append(tr("You start the next round."))
    return found


def _lost_power(view: TerraMysticaState, seat: int, power: int) -> list[str]:
    room = power_capacity(view, seat)
    return (
        [tr("⚠ Only {n} of the {all} power fit into your bowls.", n=room, all=power)] if power > room else []
    )


def _reduced(view: TerraMysticaState, seat: int, offer: int) -> list[str]:
    really = possible_power(view, seat, offer)
    return [tr("You gain {n} of the {all} power.", n=really, all=offer)] if really < offer else []
