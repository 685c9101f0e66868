"""Northgard as text: the year, the clans and their cards, what can be built and bought; the land is beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

from desktop.board.generic_tables import decider_of, headed, player_rows
from desktop.board.text_table import (
    NOTHING,
    TextTable,
    counted,
    filled,
    listed,
    own_amount,
    place,
    told,
    word,
)
from desktop.games.northgard.land_tables import amounts, land_map, territories, tiles_to_place
from desktop.texts import number, tr
from rules.core import State
from rules.northgard.content import AREAS, BUILDINGS, CREATURES, RESOURCES, WINTER_COST
from rules.northgard.scoring import dominated_territories, domination_goal
from rules.northgard.state import CLANS as CLAN_CHOICE
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import CLAN

if TYPE_CHECKING:
    from desktop.games.northgard.presentation import NorthgardPresentation

COPYING, TAKING_BACK = "copy_card", "take_from_discard"  # decisions about cards that are not in the hand


def tables(presentation: NorthgardPresentation, view: State) -> list[TextTable]:
    state = cast(NorthgardState, view)
    data = view.position_data()
    return filled(
        _year(presentation, state, data),
        _clans(presentation, state, data),
        _hands(presentation, state, data),
        _free_clans(presentation, state),
        tiles_to_place(presentation, state),
        land_map(presentation, state),
        territories(presentation, state),
        _own_hand(presentation, state, data),
        _cards(
            presentation,
            tr("Development cards on offer"),
            data["row"],
            section=tr("Cards on offer"),
        ),
        _cards(presentation, tr("Achievements of this game"), data["achievements"]),
        _buildings(presentation, state),
        _creatures(presentation, state),
        _decks(presentation, state, data),
    )


def _names(presentation: NorthgardPresentation) -> list[str]:
    return [seat.name for seat in presentation.seats]


def _year(presentation: NorthgardPresentation, state: NorthgardState, data: dict[str, Any]) -> TextTable:
    names = _names(presentation)
    rows = [
        (tr("Year"), tr("{k} of {n}", k=state.year, n=state.years)),
        (tr("Phase"), presentation.texts.word(data["phase"])),
        (tr("First player"), names[state.first_player]),
        (tr("Passed"), listed(names[seat] for seat in data["passed"])),
        (tr("Land tiles left"), number(len(data["pile"]))),
        (tr("Development cards left"), number(len(data["development"]))),
        (tr("Unrest cards left"), number(data["unrest"])),
    ]
    if data["scorched_earth"]:
        rows.append((presentation.texts.word("scorched_earth"), told(data["scorched_earth"])))
    if data["stolen"]:
        rows.append((presentation.key("stolen"), told(data["stolen"])))
    if data["removed"]:
        rows.append((presentation.key("removed"), counted(data["removed"], told)))
    shown = [row for row in rows if row[1] != NOTHING]
    return TextTable(tr("The year"), (), shown, facts=True, quiet=True)


def _clans(presentation: NorthgardPresentation, state: NorthgardState, data: dict[str, Any]) -> TextTable:
    entries: Sequence[dict[str, Any]] = data["seats"]
    decider = decider_of(state)
    seats = range(state.players)
    on_map = [sum(state.units[land] for land in state.own(seat)) for seat in seats]
    columns = [
        (tr("Clan"), [told(entry["clan"]) if entry["clan"] else NOTHING for entry in entries]),
        (headed(tr("Fame now"), "fame"), [presentation.points(state, seat)[1] for seat in seats]),
    ]
    for id in RESOURCES:
        cells = [own_amount(id, entry[id], i == decider) for i, entry in enumerate(entries)]
        columns.append((headed(presentation.texts.word(id), id), cells))
    winter = [amounts(presentation, WINTER_COST[units]) for units in on_map]
    units = place("figure:unit", tr("Units on the map"))
    columns += [
        (headed(tr("Winter costs"), "winter"), winter),
        (headed(units, "unit"), [number(n) for n in on_map]),
        (headed(tr("Units in reserve"), "unit"), [number(entry["reserve"]) for entry in entries]),
        (headed(tr("Territories"), "flag"), [number(len(state.own(seat))) for seat in seats]),
    ]
    goal = domination_goal(state)
    if goal:
        held = [tr("{k} of {n}", k=dominated_territories(state, seat), n=goal) for seat in seats]
        columns.append((headed(tr("Closed, with a large building"), "building_large"), held))
    return player_rows(tr("The players"), _names(presentation), columns, section=tr("Players"))


def _hands(presentation: NorthgardPresentation, state: NorthgardState, data: dict[str, Any]) -> TextTable:
    """Where everybody's cards are. Only those of whoever decides can be played; those of others are explained."""
    entries: Sequence[dict[str, Any]] = data["seats"]
    decider = decider_of(state)
    kind = state.decision.kind if state.decision is not None else ""
    played = [entry["played"] for entry in entries]
    put_down = [_without(entry["active_cards"], entry["played"]) for entry in entries]
    hands = [_pile(entry["hand"], i == decider and _asks_for_hand(state)) for i, entry in enumerate(entries)]
    columns = [
        (headed(tr("Hand"), "card"), hands),
        (tr("Played this year"), [_pile(pile, kind == COPYING) for pile in played]),
        (tr("Put down without effect"), [_pile(pile, kind == COPYING) for pile in put_down]),
        (tr("First tiles"), [_pile(entry["setup_tiles"], i == decider) for i, entry in enumerate(entries)]),
        (tr("Draw pile"), [number(len(entry["draw_pile"])) for entry in entries]),
        (tr("Discard pile"), [number(len(entry["discard"])) for entry in entries]),
    ]
    return player_rows(tr("Cards of the players"), _names(presentation), columns, section=tr("Cards"))


def _decks(presentation: NorthgardPresentation, state: NorthgardState, data: dict[str, Any]) -> TextTable:
    """What is known of the cards that nobody has in hand."""
    entries: Sequence[dict[str, Any]] = data["seats"]
    decider = decider_of(state)
    taking = state.decision is not None and state.decision.kind == TAKING_BACK
    columns = [
        (
            tr("Discard pile"),
            [_pile(entry["discard"], taking and i == decider) for i, entry in enumerate(entries)],
        ),
        (
            tr("Upgrades beside the board"),
            [_pile(entry["upgrades"], i == decider) for i, entry in enumerate(entries)],
        ),
        (tr("Whole deck"), [counted(entry["owned"], told) for entry in entries]),
    ]
    return player_rows(tr("Whole decks"), _names(presentation), columns, section=tr("Decks"))


def _own_hand(presentation: NorthgardPresentation, state: NorthgardState, data: dict[str, Any]) -> TextTable:
    """What the cards of whoever decides do, if they may be seen."""
    decider = decider_of(state)
    hand = data["seats"][decider]["hand"] if decider >= 0 else []
    known = [card for card in dict.fromkeys(hand) if card is not None]
    title = tr("Hand of {name}", name=presentation.seats[decider].name) if known else ""
    return _cards(presentation, title, known, tr("Hand"), word if _asks_for_hand(state) else told)


def _asks_for_hand(state: NorthgardState) -> bool:
    """A card of the same name may also lie elsewhere: is it the one in hand that can be chosen?"""
    return state.decision is not None and state.decision.kind not in (COPYING, TAKING_BACK)


def _without(cards: Sequence[str], taken: Sequence[str]) -> list[str]:
    rest = list(cards)
    for card in taken:
        if card in rest:
            rest.remove(card)
    return rest


def _pile(cards: Sequence[str | None], playable: bool) -> str:
    """The cards that may be seen by name, the others by their number."""
    known = [card for card in cards if card is not None]
    hidden = len(cards) - len(known)
    if not known:
        return tr("{n} hidden", n=hidden) if hidden else NOTHING
    said = counted(known, word if playable else told)
    return listed((said, tr("{n} hidden", n=hidden) if hidden else ""))


def _free_clans(presentation: NorthgardPresentation, state: NorthgardState) -> TextTable:
    """Before the first year: which clans are still to be had."""
    if state.phase != CLAN_CHOICE:
        return TextTable(tr("Clans to choose from"), (), ())
    free = [CLAN.word(clan) for clan in range(len(CLAN)) if clan not in state.clan]
    rows = [(place(f"clan:{id}"), _text(presentation, id)) for id in free]
    return TextTable(tr("Clans to choose from"), (), rows, section=tr("Clans"))


def _text(presentation: NorthgardPresentation, id: str) -> str:
    found = presentation.texts.explain_word(id)
    return (found.text or found.glance) if found is not None else ""


def _cards(
    presentation: NorthgardPresentation,
    title: str,
    ids: Sequence[str],
    section: str = "",
    mark_card: Callable[[str], str] = word,
) -> TextTable:
    rows = [(mark_card(id), _text(presentation, id)) for id in ids]
    return TextTable(title, (), rows, section=section)


def _buildings(presentation: NorthgardPresentation, state: NorthgardState) -> TextTable:
    """What can be built, and how many of it are left."""
    rows = [
        [place(f"building:{building.id}"), number(state.tokens[kind]), _text(presentation, building.id)]
        for kind, building in enumerate(BUILDINGS)
    ]
    columns = (tr("Building"), tr("Left"), tr("What it does"))
    return TextTable(tr("Buildings"), columns, rows, section=tr("Buildings"))


def _creatures(presentation: NorthgardPresentation, state: NorthgardState) -> TextTable:
    rows = [
        (
            place(f"creature:{CREATURES[creature].id}"),
            place(f"area:{AREAS[state.creature_at[creature]].id}"),
            _text(presentation, CREATURES[creature].id),
        )
        for creature in state.line
    ]
    columns = (tr("Creature"), tr("Territory"), tr("What it does"))
    return TextTable(tr("Creatures"), columns, rows, section=tr("Creatures"))
