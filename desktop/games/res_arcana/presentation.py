"""Res Arcana in the shell: the strip, the table line, the options, and its two scenes."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop.board.presentation import Presentation
from desktop.board.scene import BoardScene
from desktop.games.res_arcana.cards import component
from desktop.games.res_arcana.hand_scene import HandScene
from desktop.games.res_arcana.table_scene import TableScene
from desktop.session.choices import Choice
from desktop.texts import tr
from desktop.widgets.paint import Part
from rules.core import State
from rules.res_arcana.content import KINDS
from rules.res_arcana.essences import ESSENCE_IDS

VERB_ICONS = {
    "use": "card_turn",
    "react": "reaction",
    "place": "placement_cost",
    "bring": "placement_cost",
    "claim": "vp",
    "pass": "passed",
    "straighten": "card_straighten",
    "pay": "pay",
    "discard": "card",
    "drop": "card",
    "look": "ui_eye",
}
ESSENCE_VERBS = {"pay": -1, "lose": -1, "gain": 1}
REPEATED = re.compile(r"(\w+)((?:, \1\b)+)")


class ResArcanaPresentation(Presentation):
    """What a player of Res Arcana wants to see at a glance."""

    def board(self) -> BoardScene:
        return TableScene(self)

    def tray(self) -> BoardScene:
        return HandScene(self)

    def points(self, view: State, seat: int) -> tuple[str, str]:
        return ("vp", str(view.scores()[seat].total))

    def strip(self, view: State, seat: int) -> list[list[Part]]:
        data = self.seat_data(view, seat)
        pool = data["pool"]
        essences: list[Part] = [(f"essence_{id}", pool.get(id, 0)) for id in ESSENCE_IDS]
        total = sum(pool.values())
        lines: list[list[Part]] = [
            essences[:5],
            [tr("essences {n} (tie-break {m})", n=total, m=total + pool.get("gold", 0))],
            [
                ("card", tr("hand {n}", n=len(data["hand"]))),
                tr("deck {n}", n=len(data["deck"])),
                tr("discard pile {n}", n=len(data["discard"])),
            ],
        ]
        counts = [0] * len(KINDS)
        for id in data["play"]:
            counts[component(id).kind] += 1
        items = [self.texts.word(id) for id in data["play"] if KINDS[component(id).kind] == "magic_item"]
        lines.append(
            [tr("artifacts {n}", n=counts[0]), tr("monuments and places {n}", n=counts[3] + counts[4])]
        )
        if items or data["passed"]:
            lines.append([*items, *([("passed", tr("passed"))] if data["passed"] else [])])
        return lines

    def table(self, view: State) -> list[list[Part]]:
        data = view.position_data()
        chips: list[list[Part]] = [[tr("Round {n}", n=data["round"])]]
        for key, text in (("first", tr("Started by {name}")), ("token", tr("First player: {name}"))):
            seat = data[key]
            if isinstance(seat, int) and 0 <= seat < len(self.seats):
                chips.append([text.replace("{name}", self.seats[seat].name)])
        chips.append([("vp", tr("Win at 10"))])
        chips.append([("card", tr("Monument deck {n}", n=len(data["middle"]["monument_deck"])))])
        return chips

    def group(self, choice: Choice) -> str:
        verb = choice.notation.split()[0]
        groups = {
            "use": tr("Use a power"),
            "place": tr("Place"),
            "claim": tr("Claim"),
            "claim_top": tr("Claim"),
            "discard": tr("Discard"),
        }
        return groups.get(verb, "")

    def icon(self, choice: Choice) -> str:
        return VERB_ICONS.get(choice.notation.split()[0], "")

    def arrange(self, view: State, found: list[Choice]) -> list[Choice]:
        """Payments and gains: first those that keep the Gold and leave the pool most even."""
        decision = view.decision
        if decision is None or not found or found[0].notation.split()[0] not in ESSENCE_VERBS:
            return found
        pool = self.seat_data(view, decision.seat)["pool"]

        def cost(choice: Choice) -> tuple[bool, int, int]:
            verb, *essences = choice.notation.split()
            if verb not in ESSENCE_VERBS:
                return (True, 0, 0)
            sign = ESSENCE_VERBS[verb]
            left = [pool.get(id, 0) + sign * essences.count(id) for id in ESSENCE_IDS if id != "gold"]
            return (bool(choice.reasons), -sign * essences.count("gold"), sum(n * n for n in left))

        return sorted(found, key=cost)

    def row_text(self, choice: Choice) -> str:
        """The same essence several times is counted."""
        return REPEATED.sub(lambda m: f"{m.group(1)} ×{1 + m.group(2).count(',')}", choice.text)

    def price(self, choice: Choice) -> list[Part]:
        verb, *essences = choice.notation.split()
        if verb not in ESSENCE_VERBS or not set(essences) <= set(ESSENCE_IDS):
            return []
        sign = "+" if ESSENCE_VERBS[verb] > 0 else "−"
        counts = {id: essences.count(id) for id in ESSENCE_IDS if id in essences}
        return [(f"essence_{id}", f"{sign}{n}") for id, n in counts.items()]

    def primary(self, choices: Sequence[Choice]) -> Choice | None:
        return choices[0] if len(choices) == 1 else None
