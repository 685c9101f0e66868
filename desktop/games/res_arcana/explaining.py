"""What the table says about a card, a gap or a player when one points at it or asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from desktop.game_texts import Explanation
from desktop.games.res_arcana.collecting import picker_of
from desktop.games.res_arcana.essence_picker import EssencePicker
from desktop.games.res_arcana.faces import component
from desktop.games.res_arcana.large_card import large_card
from desktop.texts import tr
from rules.res_arcana.content import MAGIC_ITEM, POWER
from rules.res_arcana.essences import ESSENCE_IDS
from rules.res_arcana.notation import USE
from rules.res_arcana.vocabulary import ACTION_POWER

RULES = {  # of what is no card: its kind, or the very target
    "deck:monuments": "RA-6.4",
    "deck:own": "RA-10.3",
    "discard": "RA-10.7",
    "essence": "RA-1.5",
    "set": "RA-3.11",
}
LYING = ("is_turned", "is_straight")  # what a power says about how its card must lie

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QImage

    from desktop.board.scene import BoardScene
    from desktop.games.res_arcana.table_scene import TableScene


def explain_place(scene: BoardScene, target: str) -> Explanation | None:
    """Piles, counters, starter sets: their rule under what lies there now."""
    rule = RULES.get(target) or RULES.get(target.partition(":")[0])
    found = scene.texts.explain_rules((rule,)) if rule is not None else None
    return found._replace(title=scene.describe(target)) if found is not None else None


def explain(scene: TableScene, target: str) -> Explanation | None:
    """The words for a target of the table; None if the rulebook alone knows best."""
    prefix, _, word = target.partition(":")
    if prefix == "seat":
        return scene.presentation.explain_seat(int(word))
    if prefix == "power":
        prefix, word = "component", word.rpartition(".")[0]
    if prefix not in ("gap", "component"):
        found = explain_place(scene, target)
        reason = _not_counted(scene, word) if prefix == "essence" else ""
        return _first(found, reason) if found is not None and reason else found
    found = scene.texts.explain_word(word)
    if found is None:
        return None
    found = found._replace(picture=picture_of(scene, word))
    owner = scene.owners.get(word, scene.own)
    name = scene.name_of(owner)
    if prefix == "gap":
        if component(word).kind == MAGIC_ITEM:
            return _first(found, tr("It belongs to {name}.", name=name))
        return _first(found, tr("{name} owns it; it can never be taken away.", name=name))
    if owner != scene.own:
        return _first(found, tr("It belongs to {name}.", name=name))
    if word not in scene.owners and component(word).kind == MAGIC_ITEM and _asked(scene) == "action":
        return _first(found, tr("You take another magic item when you pass."))._replace(rules=("RA-11.1",))
    paying = isinstance(scene.draft, EssencePicker) and not scene.draft.gains
    if paying and word in scene.cards and scene.cards[word].shown.stored:
        words = tr("Only the pool pays. Essences on cards come off in Collect.")
        return _first(found, words)._replace(rules=("RA-1.5",))
    return found._replace(text="\n".join([found.text, *_conditions(scene, word)]))


def picture_of(scene: TableScene, id: str) -> Callable[[QSize, float], QImage]:
    """Draws a card large, as it lies there."""
    item = scene.cards.get(id)
    return partial(large_card, id, item.shown if item is not None else scene.presentation.face(id))


def _asked(scene: TableScene) -> str:
    """What the own seat decides now."""
    decision = scene.position.decision if scene.position is not None else None
    return decision.kind if decision is not None and decision.seat == scene.own else ""


def _not_counted(scene: TableScene, essence: str) -> str:
    """Why a click on a counter of the pool adds nothing to what is counted out."""
    picker = picker_of(scene.draft)
    return picker.why_not_add(ESSENCE_IDS.index(essence)) if picker is not None else ""


def _first(found: Explanation, words: str) -> Explanation:
    """What matters about this very card, before what is true of it everywhere: at every depth."""
    return found._replace(glance=f"{words} {found.glance}", text=f"{words}\n{found.text}")


def _conditions(scene: TableScene, id: str) -> list[str]:
    """Of every power of an own card all conditions, ticked or crossed (RA-8.21)."""
    view = scene.position
    decision = view.decision if view is not None else None
    if view is None or decision is None or decision.kind != "action" or decision.seat != scene.own:
        return []
    if id not in scene.owners:
        return []
    turned = view.position_data()["seats"][scene.own]["turned"]
    lines = []
    for power, words in zip(component(id).powers, scene.presentation.power_words(id), strict=True):
        if power.kind != ACTION_POWER:
            continue
        reasons = view.why_not((USE, POWER.index(power.id)))
        lies_wrong = any(reason.kind in LYING for reason in reasons)
        lines.append(f"{words}:")
        if not lies_wrong:
            lines.append(f"✓ {tr('It is straight.')}" if id not in turned else f"✓ {tr('It is turned.')}")
        lines += [f"✗ {scene.texts.violation(reason)}" for reason in reasons]
        if not reasons:
            lines.append(f"✓ {tr('Its cost can be paid.')}")
    return lines
