"""Teotihuacan in the shell: what a player wants to see of every seat at a glance."""

from __future__ import annotations

from typing import cast

from desktop.board.presentation import Presentation
from desktop.board.text_table import TextTable
from desktop.games.teotihuacan.tables import tables
from desktop.texts import tr
from desktop.widgets.paint import Part
from rules.core import State
from rules.teotihuacan.scoring import salary_owed
from rules.teotihuacan.state import TeotihuacanState


class TeotihuacanPresentation(Presentation):
    """Goods and the salary due, workers with their power and place, the tracks, technologies and tiles."""

    def points(self, view: State, seat: int) -> tuple[str, str]:
        return ("vp", str(self.seat_data(view, seat)["vp"]))

    def strip(self, view: State, seat: int) -> list[list[Part]]:
        data = self.seat_data(view, seat)
        position = view.position_data()
        goods: list[Part] = [
            ("cocoa", data["cocoa"]),
            ("wood", data["wood"]),
            ("stone", data["stone"]),
            ("gold_bar", data["gold"]),
        ]
        lines: list[list[Part]] = [goods]
        workers: list[Part] = []
        for worker in data["workers"]:
            if worker["place"] == "nowhere":
                continue
            icon = "worker" if worker["locked"] is None else "ui_lock"
            workers.append((icon, f"{worker['power']} {self.texts.word(worker['place'])}"))
        lines += [workers[i : i + 2] for i in range(0, len(workers), 2)]
        temples = data["temples"]
        lines.append(
            [
                *((f"temple_{colour}", temples[colour]) for colour in ("blue", "red", "green")),
                ("avenue", data["avenue"]),
                ("pyramid_crown", data["pyramid_track"]),
            ]
        )
        tiles = data["face_up"]
        masks = sum(n for tile, n in tiles.items() if tile.startswith("mask"))
        lines.append(
            [
                ("technology", len(data["technologies"])),
                ("mask", masks),
                ("discovery", sum(tiles.values()) - masks),
                tr("salary {n}", n=salary_owed(cast(TeotihuacanState, view), seat)),
            ]
        )
        if seat == position["first"]:
            lines.append([("first_player", tr("first player"))])
        return lines

    def table(self, view: State) -> list[list[Part]]:
        data = view.position_data()
        chips: list[list[Part]] = [[f"{self.key('era')} {data['era']}"]]
        calendar = data["calendar"]
        if calendar["final_round"]:
            chips.append([("eclipse", tr("last round of the era"))])
        else:
            chips.append(
                [("eclipse", tr("eclipse in {n} {n:step|steps}", n=calendar["dark"] - calendar["light"]))]
            )
        for key in ("pyramid_deck", "decoration_deck", "discovery_deck"):
            chips.append([f"{self.key(key)} {len(data[key])}"])
        return chips

    def tables(self, view: State) -> list[TextTable]:
        return tables(self, view)
