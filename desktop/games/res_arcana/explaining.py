"""What the table says about a card, a gap or a player when one points at it or asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.game_texts import Explanation
from desktop.games.res_arcana.essence_picker import EssencePicker
from desktop.games.res_arcana.faces import component
from desktop.texts import tr
from rules.res_arcana.content import MAGIC_ITEM, POWER
from rules.res_arcana.notation import USE
from rules.res_arcana.vocabulary import ACTION_POWER

if TYPE_CHECKING:
    from desktop.games.res_arcana.table_scene import TableScene


def explain(scene: TableScene, target: str) -> Explanation | None:
    """The words for a target of the table; None if the rulebook alone knows best."""
    prefix, _, word = target.partition(":")
    if prefix == "seat":
        return scene.presentation.explain_seat(int(word))
    if prefix == "power":
        prefix, word = "component", word.rpartition(".")[0]
    if prefix not in ("gap", "component"):
        return None
    found = scene.texts.explain_word(word)
    if found is None:
        return None
    owner = scene.owners.get(word, scene.own)
    name = scene.name_of(owner)
    if prefix == "gap":
        if component(word).kind == MAGIC_ITEM:
            return found._replace(glance=tr("owned by {name}", name=name))
        return found._replace(glance=tr("{name} owns it; it can never be taken away.", name=name))
    if owner != scene.own:
        return found._replace(glance=f"{tr('It belongs to {name}.', name=name)} {found.glance}")
    paying = isinstance(scene.draft, EssencePicker) and not scene.draft.gains
    if paying and word in scene.cards and scene.cards[word].stored:
        words = tr("Only the pool pays. Essences on cards come off in Collect.")
        return found._replace(glance=words, rules=("RA-1.5",))
    return found._replace(text="\n".join([found.text, *_conditions(scene, word)]))


def _conditions(scene: TableScene, id: str) -> list[str]:
    """Of every power of an own card whether it can be used now, and if not, all that is missing (RA-8.21)."""
    view = scene.position
    decision = view.decision if view is not None else None
    if view is None or decision is None or decision.kind != "action" or decision.seat != scene.own:
        return []
    lines = []
    for power, words in zip(component(id).powers, scene.presentation.power_words(id), strict=True):
        if power.kind == ACTION_POWER and id in scene.owners:
            reasons = view.why_not((USE, POWER.index(power.id)))
            missing = " ".join(scene.texts.violation(reason) for reason in reasons)
            lines.append(f"✗ {words}: {missing}" if reasons else f"✓ {words}")
    return lines
