"""Northgard in the shell: what a player wants to see of every clan at a glance."""

from __future__ import annotations

from typing import cast

from desktop.board.presentation import SECRET, Presentation
from desktop.board.text_table import TextTable
from desktop.games.northgard.tables import tables
from desktop.texts import tr
from desktop.widgets.paint import Part
from rules.core import State
from rules.northgard.content import WINTER_COST
from rules.northgard.scoring import dominated_territories, domination_goal
from rules.northgard.state import NorthgardState


class NorthgardPresentation(Presentation):
    """Resources, units, domination, the deck, and what was played this year. Fame of others stays hidden."""

    def points(self, view: State, seat: int) -> tuple[str, str]:
        """Nobody in particular at the screen (behind the curtain): all fame is secret, not only that of the others."""
        nobody = view.viewer < 0 and not view.over and not view.setup.options["open_fame"]
        return ("fame", SECRET if nobody else super().points(view, seat)[1])

    def tables(self, view: State) -> list[TextTable]:
        return tables(self, view)

    def strip(self, view: State, seat: int) -> list[list[Part]]:
        data = self.seat_data(view, seat)
        position = view.position_data()
        state = cast(NorthgardState, view)
        on_map = sum(land["units"] for land in position["territories"] if land["seat"] == seat)
        food, wood = WINTER_COST[on_map]
        lines: list[list[Part]] = [
            [("food", data["food"]), ("wood", data["wood"]), ("lore", data["lore"])],
            [("unit", tr("{n} on the map", n=on_map)), tr("{n} in reserve", n=data["reserve"])],
        ]
        if food or wood:
            cost: list[Part] = [("food", -food), ("wood", -wood)]
            lines[0] += [("winter", ""), *(part for part in cost if part[1])]
        goal = domination_goal(state)
        if goal:
            lines[1].append(("flag", f"{dominated_territories(state, seat)}/{goal}"))
        lines.append(
            [
                ("card", tr("hand {n}", n=len(data["hand"]))),
                tr("deck {n}", n=len(data["draw_pile"])),
                tr("discard pile {n}", n=len(data["discard"])),
            ]
        )
        marks: list[Part] = []
        if seat == position["first_player"]:
            marks.append(("first_player", tr("first player")))
        if seat in position["passed"]:
            marks.append(("passed", tr("passed")))
        unrest = data["owned"].count("unrest")
        if unrest:
            marks.append(f"{self.texts.word('unrest')} {unrest}")
        if marks:
            lines.append(marks)
        if data["played"]:
            names = ", ".join(self.texts.word(card) for card in data["played"])
            lines.append([tr("played: {cards}", cards=names)])
        return lines

    def table(self, view: State) -> list[list[Part]]:
        data = view.position_data()
        chips: list[list[Part]] = [
            [tr("Year {n} of {m}", n=data["year"], m=cast(NorthgardState, view).years)],
            [self.texts.word(data["phase"])],
            [f"{self.key('pile')} {len(data['pile'])}"],
            [f"{self.key('development')} {len(data['development'])}"],
            [f"{self.key('unrest')} {data['unrest']}"],
        ]
        return chips + [[self.texts.word(id)] for id in data["achievements"]]
