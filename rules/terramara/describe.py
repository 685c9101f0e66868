"""What a compiled effect does, in English: texts for the faces that an owner of the game entered.

The rulebook's own texts of our components were made by the same sentences, so both read alike.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.terramara import programs as p
from rules.terramara import vocabulary as v
from rules.terramara.content import Artifact, Content
from rules.terramara.programs import Effect, Operation

RESOURCE_NAMES = ("cattle", "stone", "wood", "ore", "leather", "bricks", "planks", "metal")
CATEGORY_NAMES = ("clothing", "pottery", "tool", "weapon")
MEMBER_NAMES = ("an explorer", "the chieftain", "a warrior")


def items(parts: list[str]) -> str:
    """`a, b and c`."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def operation_texts(content: Content, operation: Operation) -> list[str]:
    """The gains or the instruction that one operation stands for."""
    code = operation[0]
    if code == v.OP_RESOURCES:
        return [f"{amount} {RESOURCE_NAMES[resource]}" for resource, amount in operation[1]]
    if code == v.OP_WORKER:
        return [f"{operation[2]} level {operation[1]} worker{'s' if operation[2] > 1 else ''}"]
    if code in GAINS:
        return [f"{operation[1]} {GAINS[code]}"]
    return [INSTRUCTIONS[code](content, operation)]


def program_text(content: Content, program: int) -> str:
    """A program as one phrase: gains joined, instructions after them."""
    sentences: list[str] = []
    gains: list[str] = []
    for operation in content.programs[program]:
        texts = operation_texts(content, operation)
        if operation[0] <= v.OP_TRAVEL:
            gains += texts
            continue
        if gains:
            sentences.append(items(gains))
            gains = []
        sentences += texts
    if gains:
        sentences.append(items(gains))
    return "; ".join(sentences) if sentences else "nothing"


def _exchange(content: Content, operation: Operation) -> str:
    _, raw, processed, military, get, times = operation
    price = f"{raw} raw" if raw else f"{processed} processed" if processed else f"{military} military"
    often = "" if times == 1 else f" (up to {times} times)"
    return f"exchange {price} for {program_text(content, get)}{often}"


def _choose(content: Content, operation: Operation) -> str:
    return "choose: " + " or ".join(program_text(content, program) for program in operation[2:])


def _any_order(content: Content, operation: Operation) -> str:
    return "in any order: " + " and ".join(program_text(content, program) for program in operation[1:])


def _raid(content: Content, operation: Operation) -> str:
    return (
        f"lose {operation[1]} military, then raid everybody"
        if operation[1]
        else "raid without losing military"
    )


GAINS = {
    v.OP_TAKE_RAW: "raw of your choice",
    v.OP_TAKE_PROCESSED: "processed of your choice",
    v.OP_TAKE_MATCH: "of its processed form",
    v.OP_VP: "VP",
    v.OP_MILITARY: "military",
    v.OP_CULTURE: "culture",
    v.OP_TRAVEL: "travel",
}
INSTRUCTIONS: dict[int, Callable[[Content, Operation], str]] = {
    v.OP_PROCESS: lambda content, op: f"process up to {op[1]} raw",
    v.OP_SWAP: lambda content, op: f"swap {op[1]} raw for another raw",
    v.OP_EXCHANGE: _exchange,
    v.OP_CHOOSE: _choose,
    v.OP_ANY_ORDER: _any_order,
    v.OP_RECRUIT: lambda content, op: "recruit a worker of the round's level",
    v.OP_WARRIORS: lambda content, op: f"take {op[1]} warriors for this round",
    v.OP_RAID: _raid,
    v.OP_FIRST_PLAYER: lambda content, op: "take the first player card",
    v.OP_CRAFT: lambda content, op: (
        "craft one more artifact" + (", raw may replace matching processed" if op[1] else "")
    ),
    v.OP_MILITARY_PER_STRONGER: lambda content, op: (
        f"{op[1]} military for each player with more military than you"
    ),
    v.OP_VP_BY_POWER_LEVEL: lambda content, op: "VP by power level: " + "/".join(map(str, op[1])),
    v.OP_VP_PER_COST: lambda content, op: f"{op[2]} VP per {RESOURCE_NAMES[op[1]]} in its cost",
    v.OP_PERSONAL_TILE: lambda content, op: "use one of your personal bonus tiles",
    v.OP_OFFER_TILE: lambda content, op: "use a bonus tile",
}


def _named(bits: int, names: tuple[str, ...]) -> str:
    return " or ".join(name for index, name in enumerate(names) if bits >> index & 1)


def _when(effect: Effect) -> str:
    if effect.event == v.ON_PLACE:
        where = (
            f"to a {_named(effect.terrains, v.TERRAINS)} space",
            "to a space with another player's explorer",
            "to an empty action space",
            "to a crossroads space",
        )[effect.where]
        return f"Whenever you send {_named(effect.members, MEMBER_NAMES)} {where}"
    if effect.event == v.ON_RETURN:
        return f"Whenever an explorer comes home from a {_named(effect.terrains, v.TERRAINS)} space"
    if effect.event == v.ON_GAIN:
        return f"Whenever you gain {v.TRACKS[effect.track]}"
    if effect.event == v.ON_CRAFT:
        if effect.levels != 0b1110:
            levels = " or ".join(str(level) for level in (1, 2, 3) if effect.levels >> level & 1)
            return f"Whenever you craft an artifact of level {levels}"
        if effect.categories != 0b1111:
            return f"Whenever you craft {_named(effect.categories, CATEGORY_NAMES)}"
        return "Whenever you craft an artifact"
    if effect.event == v.ON_CROSSROADS:
        return (
            f"Whenever {'your second' if effect.second_only else 'one of your'} caravan reaches a crossroads"
        )
    return "Whenever you place a flag"


def _modifier(effect: Effect) -> str:
    if effect.modifier == v.MOD_DISCOUNT:
        what = "resource of your choice" if effect.resource < 0 else RESOURCE_NAMES[effect.resource]
        scope = (
            "every artifact" if effect.category < 0 else f"every {CATEGORY_NAMES[effect.category]} artifact"
        )
        return f"Permanent: {scope} costs {effect.amount} {what} less."
    return {
        v.MOD_RAW_SUBSTITUTE: f"Permanent: up to {effect.amount} raw may replace matching processed in each craft.",
        v.MOD_JOIN_EQUAL: "Permanent: your explorers may also join at equal strength, and then lose no military.",
        v.MOD_RAID_POWER: f"Permanent: in raids your power level counts {effect.amount} higher.",
        v.MOD_NO_MILITARY_LOSS: "Permanent: you never lose military; paying it in exchanges still counts.",
        v.MOD_PERSONAL_CROSSROADS: "Permanent: your personal crossroads space is open to you alone.",
    }[effect.modifier]


def _score(effect: Effect) -> str:
    category = CATEGORY_NAMES[effect.category] if effect.category >= 0 else ""
    return {
        v.PER_CATEGORY: f"At the end: {effect.amount} VP per {category} artifact, this one included.",
        v.PER_SET: f"At the end: {effect.amount} VP per set of all four categories.",
        v.PER_POWER_LEVEL: f"At the end: {effect.amount} VP times your power level.",
        v.PER_RIVER_SPACES: f"At the end: {effect.amount} VP per {effect.every} river spaces.",
        v.PER_FLAG: f"At the end: {effect.amount} VP per flag on an outpost.",
        v.PER_WORKER_LEVEL: f"At the end: {effect.amount} VP per level of your workers.",
        v.PER_DOUBLE_ROAD: "At the end: your caravans at the end of the road score twice.",
        v.PER_DOUBLE_RANK: "At the end: your place in the military ranking scores twice.",
        v.PER_PERSONAL_OUTPOST: "At the end: your personal outpost scores without a flag.",
    }[effect.score]


def effect_text(content: Content, number: int) -> str:
    effect = content.effects[number]
    if effect.kind == p.MODIFIER:
        return _modifier(effect)
    if effect.kind == p.ENDGAME:
        return _score(effect)
    if effect.kind == p.IMMEDIATE:
        return f"At once: {program_text(content, effect.program)}."
    if effect.kind == p.ONCE_PER_ROUND:
        return f"Once per round: {program_text(content, effect.program)}."
    more = f"{effect.boost} more {v.TRACKS[effect.track]}" if effect.boost else ""
    rest = program_text(content, effect.program) if content.programs[effect.program] else ""
    return f"{_when(effect)}: {items([text for text in (more, rest) if text])}."


def effects_text(content: Content, numbers: tuple[int, ...]) -> str:
    return " ".join(effect_text(content, number) for number in numbers)


def artifact_text(content: Content, artifact: Artifact) -> str:
    cost = items([f"{n} {RESOURCE_NAMES[kind + v.KINDS]}" for kind, n in enumerate(artifact.cost) if n])
    category = ("Clothing", "Pottery", "Tool", "Weapon")[artifact.category]
    effects = effects_text(content, artifact.effects) or "No effect."
    return f"{category}, level {artifact.level}. Costs {cost}, worth {artifact.vp} VP. {effects}"


def component_texts(content: Content) -> dict[str, str]:
    """The text of every component that has a face of its own, by id."""
    found = {artifact.id: artifact_text(content, artifact) for artifact in content.artifacts}
    for space in content.spaces:
        single = " Only one clan member." if space.single else ""
        terrain = f"{v.TERRAINS[space.terrain].capitalize()}: " if space.terrain >= 0 else ""
        found[space.id] = f"{terrain}{program_text(content, space.program)}.{single}"
    for tile in content.bonus_tiles:
        found[tile.id] = f"Level {tile.level} bonus tile: {program_text(content, tile.program)}."
    for card in content.starting_cards:
        found[card.id] = f"At the start: {program_text(content, card.program)}."
    for character in content.characters:
        setup = f"At the start: {program_text(content, character.immediate)}. " if character.immediate else ""
        young = effects_text(content, character.young)
        found[character.id] = (
            f"{setup}Young: {young} Experienced: {effects_text(content, character.experienced)}"
        )
    return found
