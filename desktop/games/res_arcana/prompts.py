"""The questions of the game in the window's own, shorter words, with what only the table knows: names, amounts, directions."""

from __future__ import annotations

from desktop.game_texts import GameTexts
from desktop.texts import tr
from rules.core import State
from rules.res_arcana import frames
from rules.res_arcana.content import ELEMENTS
from rules.res_arcana.essences import GOLD
from rules.res_arcana.vocabulary import DRAGON

SIMPLE = {
    "choose_mage": lambda: tr("Choose your mage."),
    "choose_starter_set": lambda: tr("Choose a starter set."),
    "choose_magic_item": lambda: tr("Take a magic item."),
    "duel_first_player": lambda: tr("Who begins game 3?"),
    "action": lambda: tr("Take one action, or pass."),
    "discard_gain": lambda: tr("1 Gold or 2 other essences for the card?"),
    "destroy_target": lambda: tr("Destroy which artifact?"),
    "same_type_amount": lambda: tr("Pay how many of one type?"),
    "other_type": lambda: tr("Gain which type?"),
    "straighten_target": lambda: tr("Straighten which component?"),
    "place_card": lambda: tr("Place which card?"),
    "choose_rival": lambda: tr("Count whose essences?"),
    "choose_component": lambda: tr("Put it on which component?"),
    "reorder_deck": lambda: tr("Look at which deck?"),
    "reorder_order": lambda: tr("Put the cards back: first is on top."),
    "pass_item": lambda: tr("Pass: take which magic item?"),
    "golden_statue": lambda: tr("Golden Statue: 3 Gold for 3 points in this check?"),
}


def prompt(view: State, texts: GameTexts) -> str:
    """The question of this position; nothing if there is none of our own."""
    decision = view.decision
    if decision is None:
        return ""
    kind, params = decision.kind, decision.params
    if kind in SIMPLE:
        return SIMPLE[kind]()
    name = texts.word(str(params.get("component", "")))
    frame = view.stack[-1]
    if kind == "draft_pick":
        left = next(f[2] for f in reversed(view.stack) if f[0] == frames.PASS_PACKETS) == 1
        direction = tr("to the left") if left else tr("to the right")
        return tr("Draft: keep one card, pass the rest {dir}.", dir=direction)
    if kind == "duel_pick":
        count = next((i for i, other in enumerate(reversed(view.stack)) if other != frame), 1)
        return tr("Open draft: take {k} {k:card|cards}.", k=count)
    if kind == "collect_take_or_leave":
        return tr("{component}: take its essences or leave them?", component=name)
    if kind == "collect_choose":
        return tr("{component}: which essence?", component=name)
    if kind == "cursed_forge":
        return tr("{component}: pay 1 Death or turn it?", component=name)
    if kind == "choose_essences":
        gold = any(GOLD in action[1:] for action in view.legal())
        if gold:
            return tr("Choose {n} {n:essence|essences}.", n=params["count"])
        return tr("Choose {n} {n:essence|essences}, but no Gold.", n=params["count"])
    if kind == "payment":
        return tr("{what}: choose {n} {n:essence|essences} to pay.", what=name, n=len(view.legal()[0]) - 1)
    if kind == "cost_turn_target":
        wanted = tr("dragon") if ELEMENTS[frame[2]].target == DRAGON else tr("creature")
        return tr("Turn which {type}?", type=wanted)
    if kind == "discard_card":
        return tr("Discard {k} {k:card|cards} from hand.", k=params["count"])
    if kind == "react_attack":
        attacker = texts.names[view.active] if view.active >= 0 else ""
        return tr("{name} attacks with {card}: lose {n} Life?", name=attacker, card=name, n=params["life"])
    if kind == "life_loss_payment":
        count = int(params["count"])
        return tr("{k} Life missing: give up {n} others.", k=count // 2, n=count)
    return ""
