"""Tooltips and spoken names of the table's places, with the numbers of this moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.game_texts import Explanation
from desktop.games.terra_mystica.prices import spades_home
from desktop.texts import tr
from rules.terra_mystica.board import HEX, LAND, SITE, TERRAIN, bits
from rules.terra_mystica.content import (
    CARD,
    CULT,
    FAVOR,
    POWER_ACTION,
    POWER_VALUE,
    ROUNDS,
    SANCTUARY,
    STRUCTURE,
    TILE,
    TOWN,
)
from rules.terra_mystica.final import cult_points
from rules.terra_mystica.leech import offered_power, possible_power
from rules.terra_mystica.rounds import income_parts
from rules.terra_mystica.state import TerraMysticaState
from rules.terra_mystica.towns import TOWN_STRUCTURES, group_of, group_power, town_power

if TYPE_CHECKING:
    from desktop.games.terra_mystica.presentation import TerraMysticaPresentation

# spots that are no component: the topic that explains them
TOPICS = {
    "help:final_scoring": "end_of_game",
    "help:shelf": "choosing_factions",
    "help:wheel": "transform_and_build",
    "bowl:1": "gaining_power",
    "bowl:2": "gaining_power",
    "bowl:3": "spending_power",
    "owned:bowl_1": "gaining_power",
    "owned:bowl_2": "gaining_power",
    "owned:bowl_3": "spending_power",
    "track:shipping": "shipping_track",
    "track:exchange": "exchange_track",
    "stock:coin": "resources",
    "stock:worker": "resources",
    "stock:priest": "priests",
    "stock:supply": "priests",
    "owned:shipping": "shipping_track",
    "owned:exchange": "exchange_track",
    "stock:key": "town_rewards",
    "stock:bridge": "bridges",
    "stock:income": "income",
    "reward:favor": "order_of_rewards",
    "reward:town": "order_of_rewards",
    "reward:ordination": "order_of_rewards",
    "reward:spades": "order_of_rewards",
    "pass:card": "passing",
}


def explain(
    presentation: TerraMysticaPresentation, view: TerraMysticaState | None, target: str
) -> Explanation | None:
    """The three depths of a place's tooltip."""
    texts = presentation.texts
    prefix, _, word = target.partition(":")
    if prefix == "hex" and view is not None:
        return _hex(presentation, view, HEX.index(word))
    if target in TOPICS:
        found = texts.explain_topic(TOPICS[target])
        return (
            found._replace(text=f"{found.text} {live}")
            if found is not None and (live := _now(presentation, view, target))
            else found
        )
    if prefix == "order":
        return _order(presentation, view, word)
    if prefix == "bridge":
        return _bridge(presentation, view, word)
    found = texts.explain_target(target)
    if found is None:
        return None
    live = _now(presentation, view, target)
    return found._replace(text=f"{found.text} {live}") if live else found


def _order(
    presentation: TerraMysticaPresentation, view: TerraMysticaState | None, word: str
) -> Explanation | None:
    """A place to which priests are sent: "fire:3"."""
    found = presentation.texts.explain_topic("sending_priests")
    if found is None:
        return None
    cult, steps = word.split(":")
    title = tr("Order of {cult}: {n} {n:step|steps}", cult=presentation.texts.word(cult), n=int(steps))
    live = _cult_standing(presentation, view, CULT.index(cult)) if view is not None else ""
    return found._replace(title=title, text=f"{found.text} {live}")


def _bridge(
    presentation: TerraMysticaPresentation, view: TerraMysticaState | None, site: str
) -> Explanation | None:
    found = presentation.texts.explain_topic("bridges")
    if found is None:
        return None
    owner = dict(view.bridges).get(SITE.index(site)) if view is not None else None
    if owner is None:
        return found._replace(title=tr("Bridge site {site}", site=site))
    built = tr("Bridge of {player}, {site}", player=presentation.seats[owner].name, site=site)
    return found._replace(title=built)


def describe(presentation: TerraMysticaPresentation, view: TerraMysticaState | None, target: str) -> str:
    """What a screen reader says."""
    found = explain(presentation, view, target)
    return f"{found.title}. {found.glance}" if found is not None else target


def _now(presentation: TerraMysticaPresentation, view: TerraMysticaState | None, target: str) -> str:
    """A sentence with this table's numbers."""
    if view is None:
        return ""
    prefix, _, word = target.partition(":")
    names = [seat.name for seat in presentation.seats]
    if prefix == "favor":
        return tr("Copies left: {n}.", n=view.favors_left[FAVOR.index(word)])
    if prefix == "town":
        return tr("Copies left: {n}.", n=view.towns_left[TOWN.index(word)])
    if prefix == "card":
        card = CARD.index(word)
        if card in view.card:
            return tr("Held by {player}.", player=names[view.card.index(card)])
        return tr("Coins lying on it: {n}.", n=max(0, view.card_coins[card]))
    if prefix == "power_action":
        used = view.power_used >> POWER_ACTION.index(word) & 1
        return tr("Already used this round.") if used else tr("Still free this round.")
    if prefix == "scoring" and TILE.index(word) in view.tiles:
        return tr("It lies in round {n}.", n=view.tiles.index(TILE.index(word)) + 1)
    if prefix == "cult":
        return _cult_standing(presentation, view, CULT.index(word))
    return ""


def _cult_standing(presentation: TerraMysticaPresentation, view: TerraMysticaState, cult: int) -> str:
    points = cult_points(view, cult)
    standing = sorted(range(view.setup.players), key=lambda seat: -view.cults[4 * seat + cult])
    listed = ", ".join(
        tr(
            "{player} {space} ({points} VP)",
            player=presentation.seats[seat].name,
            space=view.cults[4 * seat + cult],
            points=points[seat],
        )
        for seat in standing
    )
    return tr("If it ended now: {list}.", list=listed)


# -- a space of the map ----------------------------------------------------------------------------------------------


def _hex(presentation: TerraMysticaPresentation, view: TerraMysticaState, index: int) -> Explanation:
    texts = presentation.texts
    terrain = TERRAIN.word(view.terrain[index])
    base = texts.explain_word(terrain)
    title = f"{HEX.word(index)} · {texts.word(terrain)}"
    if not LAND >> index & 1:
        return base._replace(title=title) if base is not None else Explanation(title)
    if view.occupied >> index & 1:
        return _structure(presentation, view, index, title)
    seat = view.decision.seat if view.decision is not None else -1
    sentences = []
    if seat >= 0 and view.faction[seat] >= 0:
        sentences = _for_builder(presentation, view, seat, index)
    glance = sentences[0] if sentences else (base.glance if base is not None else "")
    page = base.page if base is not None else ""
    rules = base.rules if base is not None else ()
    return Explanation(
        title,
        glance,
        f"{'; '.join(sentences[1:])}." if sentences[1:] else (base.text if base is not None else ""),
        page,
        rules,
        base.topic if base is not None else "",
    )


def _for_builder(
    presentation: TerraMysticaPresentation, view: TerraMysticaState, seat: int, index: int
) -> list[str]:
    """What a free space means to the player who decides: distance, reach, neighbours."""
    sentences = [home_distance(view, seat, index)]
    if view.adjacent(seat) >> index & 1:
        sentences.append(tr("Next to your structures"))
    elif view.reachable(seat) >> index & 1:
        sentences.append(tr("In reach by ship"))
    elif view.skippable(seat) >> index & 1:
        sentences.append(tr("In reach by tunnel or carpet"))
    else:
        sentences.append(tr("Out of your reach"))
    sentences.append(power_offers(presentation, view, seat, index))
    joined = 0
    for near in bits(view.neighbours(index) & view.own[seat]):
        joined |= group_of(view, seat, 1 << near)
    if joined:
        sentences.append(town_progress(view, joined))
    return sentences


def home_distance(view: TerraMysticaState, seat: int, index: int) -> str:
    """How many spades a space is from the home terrain."""
    spades = spades_home(view, seat, index)
    return (
        tr("{n} {n:spade|spades} from your home terrain.", n=spades) if spades else tr("Your home terrain.")
    )


def standing_there(presentation: TerraMysticaPresentation, view: TerraMysticaState, index: int) -> str:
    """Which structure stands on a space, and whose it is."""
    seat = next(seat for seat, own in enumerate(view.own) if own >> index & 1)
    structure = view.piece[index] - 1
    return tr(
        "{structure} of {player}, power value {n}.",
        structure=presentation.texts.word(STRUCTURE.word(structure)),
        player=presentation.seats[seat].name,
        n=POWER_VALUE[structure],
    )


def _structure(
    presentation: TerraMysticaPresentation, view: TerraMysticaState, index: int, title: str
) -> Explanation:
    texts = presentation.texts
    seat = next(seat for seat, own in enumerate(view.own) if own >> index & 1)
    structure = STRUCTURE.word(view.piece[index] - 1)
    base = texts.explain_word(structure)
    glance = standing_there(presentation, view, index)
    group = group_of(view, seat, 1 << index)
    text = town_progress(view, group)
    text = f"{text[:1].upper()}{text[1:]}."
    if base is not None:
        text = f"{text} {base.text}"
        return base._replace(title=title, glance=glance, text=text)
    return Explanation(title, glance, text)


def power_offers(
    presentation: TerraMysticaPresentation, view: TerraMysticaState, seat: int, index: int
) -> str:
    """Who may take how much power when a seat builds on a space."""
    offers = [
        f"{presentation.seats[other].name} {possible_power(view, other, power)}"
        for other in range(view.setup.players)
        if other != seat and (power := offered_power(view, other, index))
    ]
    return tr("power offers: {list}", list=", ".join(offers)) if offers else tr("power offers: none")


def town_progress(view: TerraMysticaState, group: int) -> str:
    """How far a group of structures is from a town; nothing before they stand."""
    if not group:
        return ""
    if group & view.in_town:
        return tr("part of a town")
    seat = next(seat for seat, own in enumerate(view.own) if own & group)
    sanctuaries = sum(view.piece[index] - 1 == SANCTUARY for index in bits(group))
    return tr(
        "town: {a} of {b} houses, value {c} of {d}",
        a=group.bit_count() + sanctuaries,
        b=TOWN_STRUCTURES,
        c=group_power(view, group),
        d=town_power(view, seat),
    )


def income_sentence(
    presentation: TerraMysticaPresentation, view: TerraMysticaState, seat: int, resource: int
) -> str:
    """Where a resource of the next income comes from."""
    if view.round >= ROUNDS:
        return tr("No more income: this is the last round.")
    parts = [(source, amounts[resource]) for source, amounts in income_parts(view, seat) if amounts[resource]]
    if not parts:
        return tr("No income of this in the next round.")
    listed = " + ".join(f"{amount} {presentation.texts.word(source)}" for source, amount in parts)
    return tr("Income next round: {n} = {list}.", n=sum(amount for _, amount in parts), list=listed)
