"""What the icons on the cards say, in a word or two: for the icon legend and for the key in the tray."""

from __future__ import annotations

from desktop.texts import tr


def word(path: str) -> str:
    """The word of an icon; nothing for those that the rulebook names."""
    words = {
        "collect": tr("collect"),
        "reaction": tr("react"),
        "card_turn": tr("turn"),
        "card_straighten": tr("straighten"),
        "card_this": tr("on this"),
        "card": tr("card"),
        "essence_any": tr("any"),
        "placement_cost": tr("placement cost"),
        "life_loss": tr("rivals lose Life"),
        "military": tr("ignore it"),
        "dragon": tr("dragon"),
        "creature": tr("creature"),
        "ui_cross": tr("destroy"),
        "ui_eye": tr("look at"),
        "ui_player": tr("each rival"),
        "first_player": tr("First Player token"),
        "passed": tr("passed"),
    }
    return words.get(path.removeprefix("icons/"), "")
