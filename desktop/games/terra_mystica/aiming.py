"""While something is aimed: a small sign at every place that comes close but is refused, telling why at a glance."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.art import look
from desktop.games.terra_mystica.items import SYMBOL_Z, Painted
from desktop.games.terra_mystica.painting import picture, tone
from rules.terra_mystica.state import TerraMysticaState

# first reason of the refusal -> sign; what the table shows anyway (a structure, a river, a cross) needs none
FAR, DEAR, NO_SPADE, DONE, LOCKED = "ship", "coin", "spade", "ui_check", "ui_lock"
SIGNS = {
    "out_of_reach": FAR,
    "cannot_afford": DEAR,
    "too_few_spades": NO_SPADE,
    "no_spade": NO_SPADE,
    "no_skip": FAR,
    "space_done": DONE,
    "favor_owned": DONE,
    "bridge_needs_structure": LOCKED,
    "past_home": LOCKED,
    "giants_home_only": LOCKED,
}
# A turn is not an aimed action: there only the price tells, not every space of the map.
TURN = {"main_action": (DEAR, NO_SPADE), "double_turn_second": (DEAR, NO_SPADE)}
AIMED = ("next_spade", "cult_spades", "action_transform", "action_bridge", "witches_ride", "sandstorm", "choose_favor", *TURN)


def refused(view: TerraMysticaState) -> dict[str, str]:
    """target -> sign, for targets of this decision without any legal option."""
    if view.decision is None or view.decision.kind not in AIMED:
        return {}
    shown = TURN.get(view.decision.kind)
    legal = set(view.legal())
    possible = {target for action in legal for target in view.targets(action)}
    found: dict[str, str] = {}
    for action in view.gestures():
        if action in legal:
            continue
        for target in view.targets(action):
            if target in possible or (shown is not None and not target.startswith("hex:")):
                continue
            reasons = view.why_not(action)
            sign = SIGNS.get(reasons[0].kind, "") if reasons else ""
            if sign and (shown is None or sign in shown):
                found.setdefault(target, sign)
    return found


class Symbol(Painted):
    """key: sign."""

    SIZE = 22.0

    def __init__(self, centre: QPointF) -> None:
        super().__init__(self.SIZE, self.SIZE, 1)
        self.setPos(centre - QPointF(self.SIZE / 2, self.SIZE / 2))
        self.setZValue(SYMBOL_Z)
        self.setOpacity(0.85)

    def draw(self, painter: QPainter) -> None:
        line = look.state("illegal")
        painter.setPen(QPen(line, 1.5))
        painter.setBrush(tone("bone", 0))
        painter.drawEllipse(self.rect.adjusted(1, 1, -1, -1))
        picture(painter, str(self.key[0]), 4, 4, self.SIZE - 8)
        painter.setPen(QPen(tone("bone", 0), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for pen in (painter.pen(), QPen(line, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)):
            painter.setPen(pen)
            painter.drawLine(QPointF(5, self.SIZE - 5), QPointF(self.SIZE - 5, 5))
