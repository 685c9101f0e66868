"""Terramara in the shell: what a player wants to see of every clan at a glance."""

from __future__ import annotations

from desktop.board.presentation import Presentation
from desktop.board.text_table import TextTable
from desktop.games.terramara.tables import PROCESSED, RAW, tables
from desktop.texts import tr
from desktop.widgets.paint import Part
from rules.core import State

CATEGORIES = ("clothing", "pottery", "tool", "weapon")


class TerramaraPresentation(Presentation):
    """Raw and processed goods, strength and culture, the clan's members and workers, caravans and artifacts."""

    def strip(self, view: State, seat: int) -> list[list[Part]]:
        data = self.seat_data(view, seat)
        goods = data["resources"]
        ready, used = sum(data["workers_ready"]), sum(data["workers_used"])
        members: list[Part] = [
            ("explorer", f"{data['explorers_home']}/{data['explorers']}"),
            ("chieftain", tr("home") if data["chieftain_home"] else tr("away")),
            ("worker", f"{ready}/{ready + used}"),
        ]
        if data["warriors"]:
            members.append(("warrior", data["warriors"]))
        artifacts: list[Part] = [
            (category, sum(id.startswith(category) for id in data["artifacts"])) for category in CATEGORIES
        ]
        if data["reserved"] is not None:
            artifacts.append(("card", tr("reserved")))
        caravans = ", ".join(self.texts.word(place) for place in data["caravans"])
        marks: list[Part] = [("travel", caravans)]
        if seat == view.position_data()["first_player_card"]:
            marks.append(("first_player", ""))
        return [
            [(id, goods.get(id, 0)) for id in RAW],
            [(id, goods.get(id, 0)) for id in PROCESSED],
            [("military", data["military"]), ("culture", data["culture"]), ("flag", len(data["flags"]))],
            members,
            artifacts,
            marks,
        ]

    def table(self, view: State) -> list[list[Part]]:
        data = view.position_data()
        chips: list[list[Part]] = [[tr("Round {n}", n=data["round"])]]
        first = data["first_player_card"]
        if 0 <= first < len(self.seats):
            chips.append([("first_player", tr("First player: {name}", name=self.seats[first].name))])
        chips.append([f"{self.key('deck')} {len(data['deck'])}"])
        spare = " / ".join(str(n) for n in data["spare_workers"])
        chips.append([("worker", f"{self.key('spare_workers')} {spare}")])
        if data["warriors_total"]:
            chips.append([("warrior", data["warriors"])])
        if data["neutral_military"]:
            strength = " / ".join(str(n) for n in data["neutral_military"])
            chips.append([("military", f"{self.key('neutral_military')} {strength}")])
        return chips

    def tables(self, view: State) -> list[TextTable]:
        return tables(self, view)
