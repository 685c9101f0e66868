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

LYING = ("is_turned", "is_straight")  # what a power says about how its card must lie

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
            return _first(found, tr("It belongs to {name}.", name=name))
        return _first(found, tr("{name} owns it; it can never be taken away.", name=name))
    if owner != scene.own:
        return _first(found, tr("It belongs to {name}.", name=name))
    paying = isinstance(scene.draft, EssencePicker) and not scene.draft.gains
    if paying and word in scene.cards and scene.cards[word].shown.stored:
        words = tr("Only the pool pays. Essences on cards come off in Collect.")
        return _first(found, words)._replace(rules=("RA-1.5",))
    return found._replace(text="\n".join([found.text, *_conditions(scene, word)]))


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
