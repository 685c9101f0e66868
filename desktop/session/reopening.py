"""A journal becomes a session again: seats, agreements, every position and what could be made again."""

from __future__ import annotations

from typing import NamedTuple

from desktop.session.history import Taken
from desktop.session.table import SEAT_COLOURS, Seat, Table
from rules.core import Game, Journal, State


class Kept(NamedTuple):
    """What a journal says beside the moves."""

    seats: list[Seat]
    table: Table
    name: str
    helped: bool


def kept_in(journal: Journal) -> Kept:
    """Reads leniently: an old or foreign journal may say less."""
    names = journal.names()
    records = journal.seats + [{}] * (len(names) - len(journal.seats))
    seats = [
        Seat.from_record(r, SEAT_COLOURS[i % len(SEAT_COLOURS)], names[i]) for i, r in enumerate(records)
    ]
    table, name, helped = Table(), "", False
    for note in journal.notes:
        if isinstance(note.get("table"), dict):
            table = Table.from_record(note["table"])
        name = str(note.get("name", name))
        helped = helped or bool(note.get("helped"))
        seat = note.get("seat_change")
        if isinstance(seat, dict) and 0 <= int(seat.get("seat", -1)) < len(seats):
            at = int(seat["seat"])
            seats[at] = Seat.from_record(seat, seats[at].colour, seats[at].name)
    return Kept(seats, table, name, helped)


def replayed(game: Game, journal: Journal, state: State) -> list[Taken]:
    """Plays the moves on `state`, keeping the position before each and what it caused."""
    history: list[Taken] = []
    before, decision = state.clone(), state.decision
    state.events = []
    for number, action in journal.steps(game, state):
        move = journal.moves[number - 1]
        kind = decision.kind if decision is not None else ""
        history.append(Taken(before, action, move.seat, kind, move.auto, tuple(state.events or ())))
        state.events = []
        before, decision = state.clone(), state.decision
    state.events = None
    return history


def undone(game: Game, journal: Journal, state: State) -> list[tuple[Taken, State]]:
    """What was taken back can still be made again after a restart: (move, position after it), the next one last."""
    found: list[tuple[Taken, State]] = []
    before = state.clone()
    for move in reversed(journal.undone):
        twin = before.clone()
        question = twin.decision
        twin.events = []
        try:
            action = game.notation.parse(move.do)
            twin.rng.forced = list(move.chance) or None
            twin.apply(action)
        except ValueError:
            break
        twin.rng.forced = None
        events, twin.events = tuple(twin.events), None
        kind = question.kind if question is not None else ""
        found.insert(0, (Taken(before, action, move.seat, kind, move.auto, events), twin))
        before = twin.clone()
    return found
