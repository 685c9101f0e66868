"""A position in the game's own words: to data and back, and as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rules.core import DataError, Reader
from rules.res_arcana import hidden
from rules.res_arcana.content import (
    ARTIFACTS,
    COMPONENT,
    CONSTANTS,
    MAGES,
    MAGIC_ITEMS,
    MONUMENTS,
    NOBODY,
    PLACES,
    UNKNOWN,
)
from rules.res_arcana.discounts import update_discounts
from rules.res_arcana.essences import ESSENCE_IDS, NOTHING, Essences, heap
from rules.res_arcana.scoring import scores
from rules.res_arcana.vocabulary import ESSENCE

if TYPE_CHECKING:
    from rules.res_arcana.state import ResArcanaState


MOST_ESSENCES = 9999  # far more than a game brings, and few enough to list every way to use them


def _word(component: int) -> str | None:
    return None if component == UNKNOWN else COMPONENT.word(component)


def _words(components: Sequence[int]) -> list[str | None]:
    return [_word(component) for component in components]


def _heap(essences: Essences) -> dict[str, int]:
    return {id: count for id, count in zip(ESSENCE_IDS, essences, strict=True) if count}


def _bits(mask: int) -> list[str | None]:
    return [COMPONENT.word(card) for card in ARTIFACTS if mask >> card & 1]


def to_data(state: ResArcanaState) -> dict[str, Any]:
    """Everything that matters, readable."""
    return {
        "round": state.round,
        "turn": state.turn,
        "first": state.first,
        "token": state.token,
        "middle": {
            "items": _words(state.items),
            "places": _words(state.places),
            "face_up": _words(state.face_up),
            "monument_deck": _words(state.monument_deck),
        },
        "seats": [_seat_data(state, seat) for seat in range(state.setup.players)],
        "holders": {COMPONENT.word(card): seat for card, seat in enumerate(state.holder) if seat != NOBODY},
        "power": {
            "x": state.x,
            "x_type": None if state.x_type < 0 else ESSENCE_IDS[state.x_type],
            "destroyed": _word(state.destroyed),
            "dropped": _word(state.dropped),
            "paid": _heap(state.paid),
        },
        "match": {
            "game": state.game_number,
            "starter": state.starter,
            "open_cards": _words(state.open_cards),
        },
    }


def _seat_data(state: ResArcanaState, seat: int) -> dict[str, Any]:
    area = state.play_areas[seat]
    return {
        "pool": _heap(state.pools[seat]),
        "passed": state.passed[seat],
        "mage": _word(state.mages[seat]),
        "dealt_mages": _words(state.dealt_mages[seat]),
        "play": _words(area),
        "turned": [COMPONENT.word(component) for component in area if state.turned[component]],
        "stored": {
            COMPONENT.word(component): _heap(state.stored[component])
            for component in area
            if state.stored[component] != NOTHING
        },
        "hand": _words(state.hands[seat]),
        "deck": _words(state.decks[seat]),
        "discard": _words(state.discards[seat]),
        "bonus": state.bonus[seat],
        "seen": _bits(state.seen[seat]),
        "known_top": state.known_top[seat],
        "known_monuments": state.known_monuments[seat],
        "rebuilt": state.rebuilt[seat],
        "packet": _words(state.packets[seat]),
        "picks": _words(state.picks[seat]),
        "match_cards": _words(state.match_cards[seat]),
        "wins": state.wins[seat],
    }


# -- reading ------------------------------------------------------------------------------------------------


def _read_cards(reader: Reader, kind: range, *, masked: bool = False) -> list[int]:
    """A list of components of one kind; null stands for one that the viewer does not know."""
    found = []
    for entry in reader.entries():
        component = entry.word(COMPONENT)
        if component not in kind and not (masked and component == UNKNOWN):
            raise entry.fail(f"a component from {COMPONENT.word(kind[0])} to {COMPONENT.word(kind[-1])}")
        found.append(component)
    return found


def _read_heap(reader: Reader) -> Essences:
    counts = [reader.optional(id, 0).whole(0, MOST_ESSENCES) for id in ESSENCE_IDS]
    reader.done()
    return heap(counts)


def load(state: ResArcanaState, reader: Reader) -> None:
    """Fill a fresh state, checking everything. What an ordinary position in mid-game lacks may be left out."""
    last = state.setup.players - 1
    state.round = reader.get("round").whole(0)
    state.turn = reader.get("turn").whole(NOBODY, last)
    state.token = reader.get("token").whole(0, last)
    state.first = reader.optional("first", state.token).whole(0, last)
    middle = reader.get("middle")
    state.places = _read_cards(middle.get("places"), PLACES)
    state.face_up = _read_cards(middle.get("face_up"), MONUMENTS, masked=True)
    state.monument_deck = _read_cards(middle.get("monument_deck"), MONUMENTS, masked=True)
    seats = reader.get("seats").entries(state.setup.players)
    for seat, entry in enumerate(seats):
        _load_seat(state, seat, entry)
    free = [item for item in MAGIC_ITEMS if all(item not in area for area in state.play_areas)]
    state.items = sorted(_read_cards(middle.optional("items", _words(free)), MAGIC_ITEMS))
    middle.done()
    _load_knowledge(state, reader, seats)
    _load_power(state, reader.optional("power", {}))
    _load_match(state, reader.optional("match", {}))
    for entry in seats:
        entry.done()


def _load_power(state: ResArcanaState, power: Reader) -> None:
    state.x = power.optional("x", 0).whole(0, MOST_ESSENCES)
    state.x_type = power.optional("x_type", None).word(ESSENCE)
    state.destroyed = _read_one(power.optional("destroyed", None), ARTIFACTS, "an artifact")
    state.dropped = _read_one(power.optional("dropped", None), ARTIFACTS, "an artifact")
    state.paid = _read_heap(power.optional("paid", {}))
    power.done()


def _load_match(state: ResArcanaState, match: Reader) -> None:
    state.game_number = match.optional("game", 1).whole(1, CONSTANTS["duel_games_max"])
    state.starter = match.optional("starter", state.first).whole(0, state.setup.players - 1)
    state.open_cards = sorted(_read_cards(match.optional("open_cards", []), ARTIFACTS))
    match.done()


def _read_one(reader: Reader, kind: range, name: str) -> int:
    """A component of one kind, or null."""
    component = reader.word(COMPONENT)
    if component != UNKNOWN and component not in kind:
        raise reader.fail(f"{name} or null")
    return component


def _load_knowledge(state: ResArcanaState, reader: Reader, seats: list[Reader]) -> None:
    """Who has seen what (RA-13): left out, everybody knows what lies open, and every seat its own cards."""
    open_cards = {
        COMPONENT.word(card): seat
        for seat, zones in enumerate(zip(state.play_areas, state.discards, strict=True))
        for zone in zones
        for card in zone
        if card in ARTIFACTS
    }
    for word, entry in reader.optional("holders", open_cards).items():
        state.holder[_artifact(word, entry)] = entry.whole(0, state.setup.players - 1)
    for seat, entry in enumerate(seats):
        own = [*state.play_areas[seat], *state.hands[seat], *state.discards[seat]]
        if state.setup.options["variant"] != "first_game":  # there nobody looks at the own deck (RA-3.12)
            own += state.decks[seat]
        known = _words(sorted({card for card in own if card in ARTIFACTS}))
        state.seen[seat] = sum(
            1 << card for card in set(_read_cards(entry.optional("seen", known), ARTIFACTS))
        )


def _artifact(word: str, reader: Reader) -> int:
    card = COMPONENT.index(word) if word in COMPONENT else UNKNOWN
    if card not in ARTIFACTS:
        raise DataError(f"{reader.place}: '{word}' is no artifact")
    return card


def _load_seat(state: ResArcanaState, seat: int, reader: Reader) -> None:
    state.pools[seat] = _read_heap(reader.get("pool"))
    state.passed[seat] = reader.optional("passed", False).flag()
    area = reader.get("play").words(COMPONENT)
    state.play_areas[seat] = area
    in_play = next((component for component in area if component in MAGES), UNKNOWN)
    state.mages[seat] = _read_one(reader.optional("mage", _word(in_play)), MAGES, "a mage")
    state.dealt_mages[seat] = _read_cards(reader.optional("dealt_mages", []), MAGES, masked=True)
    _load_components(state, area, reader)
    state.hands[seat] = sorted(_read_cards(reader.get("hand"), ARTIFACTS, masked=True))
    state.decks[seat] = _read_cards(reader.get("deck"), ARTIFACTS, masked=True)
    state.discards[seat] = sorted(_read_cards(reader.optional("discard", []), ARTIFACTS))
    state.bonus[seat] = reader.optional("bonus", 0).whole(0)
    state.known_top[seat] = reader.optional("known_top", 0).whole(0, len(state.decks[seat]))
    state.known_monuments[seat] = reader.optional("known_monuments", 0).whole(0, len(state.monument_deck))
    state.rebuilt[seat] = reader.optional("rebuilt", False).flag()
    state.packets[seat] = sorted(_read_cards(reader.optional("packet", []), ARTIFACTS, masked=True))
    state.picks[seat] = sorted(_read_cards(reader.optional("picks", []), ARTIFACTS, masked=True))
    state.match_cards[seat] = sorted(_read_cards(reader.optional("match_cards", []), ARTIFACTS))
    state.wins[seat] = reader.optional("wins", 0).whole(0, 2)
    update_discounts(state, seat)


def _load_components(state: ResArcanaState, area: list[int], reader: Reader) -> None:
    """Which components of a play area are turned, and what lies on them."""
    for entry in reader.optional("turned", []).entries():
        component = entry.one(COMPONENT)
        if component not in area:
            raise DataError(f"{entry.place}: '{entry.value}' is not in this seat's play area")
        state.turned[component] = True
    for word, entry in reader.optional("stored", {}).items():
        component = COMPONENT.index(word) if word in COMPONENT else UNKNOWN
        if component not in area:
            raise DataError(f"{entry.place}: '{word}' is not in this seat's play area")
        state.stored[component] = _read_heap(entry)


# -- as text ------------------------------------------------------------------------------------------------


def _show_heap(essences: Essences) -> str:
    return " ".join(f"{count} {id}" for id, count in zip(ESSENCE_IDS, essences, strict=True) if count) or "-"


def _show_cards(cards: Sequence[int]) -> str:
    known = [COMPONENT.word(card) for card in cards if card != UNKNOWN]
    unknown = len(cards) - len(known)
    return " ".join([*known, *([f"{unknown} unknown"] if unknown else [])]) or "-"


def show(state: ResArcanaState) -> str:
    """The table as text; of a view, what its seat may know."""
    lines = [f"Round {state.round}, begun by player {state.first + 1}, token with player {state.token + 1}"]
    if state.setup.options["variant"] == "match":
        lines.append(f"Game {state.game_number} of the match, wins {state.wins[0]} : {state.wins[1]}")
    lines.append(f"Places: {_show_cards(state.places)}")
    face_up = [monument for monument in state.face_up if monument >= 0]
    lines.append(f"Monuments: {_show_cards(face_up)} (deck {len(state.monument_deck)})")
    lines.append(f"Items: {_show_cards(state.items)}")
    if state.open_cards:
        lines.append(f"Open artifacts: {_show_cards(state.open_cards)}")
    for seat, total in enumerate(scores(state)):
        marks = " (passed)" if state.passed[seat] else ""
        lines.append(f"Player {seat + 1}{marks}: {total.total} points, pool {_show_heap(state.pools[seat])}")
        deck = _show_cards(state.decks[seat])
        if state.viewer == seat:
            deck += f" (among them {_show_cards(hidden.unordered_deck(state, seat))})"
        lines.append(f"  hand {_show_cards(state.hands[seat])}; deck, top last: {deck}")
        if state.packets[seat]:
            lines.append(f"  packet {_show_cards(state.packets[seat])}")
        if state.picks[seat]:
            lines.append(f"  kept {_show_cards(state.picks[seat])}")
        if any(mage != UNKNOWN for mage in state.dealt_mages[seat]) and not state.round:
            lines.append(f"  mages dealt {_show_cards(state.dealt_mages[seat])}")
        lines.append(f"  discard pile {_show_cards(state.discards[seat])}")
        for component in state.play_areas[seat]:
            turned = " turned" if state.turned[component] else ""
            on = f" [{_show_heap(state.stored[component])}]" if state.stored[component] != NOTHING else ""
            lines.append(f"  - {COMPONENT.word(component)}{turned}{on}")
    return "\n".join(lines)
