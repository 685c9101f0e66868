"""What an option means beyond its price: who can ward an attack off, what a discount removes, what passing brings."""

from __future__ import annotations

from desktop.game_texts import GameTexts
from desktop.session.choices import play_own
from desktop.texts import tr
from desktop.widgets.paint import Part
from rules.core import Action, State
from rules.res_arcana.content import COMPONENT, COMPONENTS, CONTENT
from rules.res_arcana.costs import cost_payable
from rules.res_arcana.essences import ESSENCE_IDS, reduction
from rules.res_arcana.placing import discounts_for
from rules.res_arcana.scoring import component_points
from rules.res_arcana.vocabulary import ATTACK

STATUE_POINTS = 3  # of the Golden Statue in one check (RA-12.4)


def consequences(view: State, texts: GameTexts, notation: str, defences: dict[int, str]) -> list[str]:
    """Short sentences about an option; `defences` says of every seat how it may answer an attack."""
    decision = view.decision
    verb, *words = notation.partition(" @")[0].split()
    if decision is None:
        return []
    seat = decision.seat
    if verb == "use":
        return _attack(view, texts, words[0], seat, defences)
    if verb == "place":
        card = COMPONENT.index(words[0])
        record = COMPONENTS[card]
        off = reduction(record.cost, record.wild, *discounts_for(view, seat, card))  # type: ignore[arg-type]
        return [tr("Discounts take {n} off its cost.", n=off)] if off else []
    if verb == "pass":
        first = not any(entry["passed"] for entry in view.position_data()["seats"])
        return [tr("First to pass: +1 point and the first turn of the next round.")] if first else []
    if verb in ("turn", "straighten"):
        powers = "; ".join(texts.word(power.id) for power in COMPONENTS[COMPONENT.index(words[0])].powers)
        if not powers:
            return []
        if verb == "turn":
            return [tr("Closed until it is straightened: {powers}.", powers=powers)]
        return [tr("Open again: {powers}.", powers=powers)]
    if verb == "boost":
        points = int(view.scores()[seat].total) + STATUE_POINTS
        return [tr("You would have {n} of 10 points in this check.", n=points)]
    if verb in ("destroy", "put") and words[0] in texts.game.rulebook.entries["component"]:
        card = COMPONENT.index(words[0])
        points = sum(component_points(view, seat, card))  # type: ignore[arg-type]
        return [tr("It is worth {n} {n:point|points} now.", n=points)] if points else []
    return []


def _attack(view: State, texts: GameTexts, power: str, seat: int, defences: dict[int, str]) -> list[str]:
    """For every rival whether the attack can be ignored, from what everybody can see (RA-19.7)."""
    number = CONTENT.power_word.index(power)
    attacks = [element for element in CONTENT.power_effect[number] if CONTENT.elements[element].op == ATTACK]
    if not attacks:
        return []
    lines = []
    for rival, how in defences.items():
        if rival == seat:
            continue
        name = texts.names[rival]
        printed = CONTENT.inner.get(attacks[0])
        words = how
        if printed and not view.position_data()["seats"][rival]["passed"]:
            payable = cost_payable(view, rival, printed)  # type: ignore[arg-type]
            words = f"{how} · {tr('can pay the printed defence')}" if payable else how
        lines.append(f"{name}: {words}")
    return lines


def lost(view: State, action: Action) -> list[Part]:
    """What an answer takes from the pool of whoever decides, as far as it is known at once."""
    assert view.decision is not None
    seat, twin = view.decision.seat, view.clone()
    try:
        play_own(twin, action)
    except Exception:  # a view has holes: what touches them cannot be foretold
        return []
    pools = zip(ESSENCE_IDS, view.pools[seat], twin.pools[seat], strict=True)  # type: ignore[attr-defined]
    return [(f"essence_{id}", f"−{now - then}") for id, now, then in pools if then < now]
