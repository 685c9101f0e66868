"""Compiles the effects of the content files into programs for the interpreter (`effects.py`).

A *program* is a tuple of operations, an operation a tuple of a code and its arguments (`vocabulary.py`). Programs are
numbered, so that a state holds nothing but integers. Every mistake in a file is reported with the place where it
stands, because owners of the game may enter their own cards.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rules.terramara import vocabulary as v
from rules.terramara.content_fields import (
    flag,
    integer,
    mask,
    named,
    only_keys,
    problem,
    records,
    whole_numbers,
    word,
)

Operation = tuple[Any, ...]
Program = tuple[Operation, ...]

EMPTY_PROGRAM: Final = 0

# Kinds of an effect on a card (TR-12.8, TR-17.3).
IMMEDIATE: Final = 0
ONCE_PER_ROUND: Final = 1
TRIGGER: Final = 2
MODIFIER: Final = 3
ENDGAME: Final = 4


class Effect(NamedTuple):
    """One effect of an artifact or of a side of a character."""

    kind: int
    source: int  # index into Content.sources
    program: int = EMPTY_PROGRAM
    event: int = -1
    where: int = -1  # place effects: AT_...
    members: int = 0  # bit mask of members
    terrains: int = 0  # bit mask of terrains
    track: int = -1  # gain effects
    boost: int = 0  # gain effects: more of the same track, part of the same gain (TR-15.9)
    categories: int = 0b1111  # craft effects
    levels: int = 0b1110  # craft effects, bit mask of levels 1 to 3
    second_only: bool = False  # crossroads effects: only the second caravan there
    modifier: int = -1
    resource: int = -1  # discounts: resource, or -1 for one of the payer's choice
    amount: int = 0
    category: int = -1  # discounts, endgame: category, or -1 for every category
    score: int = -1
    every: int = 1


class Compiler:
    """Collects programs while the content is read; equal programs are stored once."""

    def __init__(self) -> None:
        self.programs: list[Program] = [()]
        self._numbers: dict[Program, int] = {(): EMPTY_PROGRAM}

    def number(self, program: Program) -> int:
        known = self._numbers.get(program)
        if known is None:
            known = self._numbers[program] = len(self.programs)
            self.programs.append(program)
        return known

    def program(
        self, operations: Any, where: str, choose_style: int = v.CHOOSE_FREELY, also: str = ""
    ) -> int:
        """The number of a list of operations. `also`: the one of BOUND_OPERATIONS that means something here."""
        if not isinstance(operations, list):
            raise problem(where, "'do' must be a list of operations")
        compiled: list[Operation] = []
        for index, operation in enumerate(operations):
            compiled += self._operation(operation, f"{where}, operation {index + 1}", choose_style, also)
        return self.number(tuple(compiled))

    def gains(self, items: Any, where: str, paid: bool = False) -> Program:
        """The operations of one `gain`: resources, VP, military, culture, travel, in this order (TR-17.9)."""
        if not isinstance(items, list) or not items or not all(isinstance(item, dict) for item in items):
            raise problem(where, "'items' must be a list of {what, n}")
        fixed = [0] * 8
        amounts: dict[str, int] = {}
        for item in items:
            only_keys(item, "what n", where)
            what, n = item.get("what"), integer(item, "n", where, 1, 20)
            if what == "processed_match" and not paid:
                raise problem(
                    where, "processed_match needs a raw resource just paid, in an exchange (TR-17.1)"
                )
            if named(what, v.RESOURCE_INDEX):
                fixed[v.RESOURCE_INDEX[what]] += n
            elif named(what, GAIN_CODES):
                amounts[what] = amounts.get(what, 0) + n
            else:
                raise problem(
                    where, f"'{what}' cannot be gained; known: {', '.join([*v.RESOURCES, *GAIN_CODES])}"
                )
        compiled: list[Operation] = []
        if any(fixed):
            compiled.append((v.OP_RESOURCES, tuple((kind, n) for kind, n in enumerate(fixed) if n)))
        for what, code in GAIN_CODES.items():
            if what in amounts:
                level = (int(what[-1]),) if code == v.OP_WORKER else ()
                compiled.append((code, *level, amounts[what]))
        return tuple(compiled)

    def _operation(self, operation: Any, where: str, choose_style: int, also: str) -> Program:
        if not isinstance(operation, dict) or not named(operation.get("op"), OPERATIONS):
            raise problem(where, f"unknown operation {operation!r}; known: {', '.join(OPERATIONS)}")
        name = operation["op"]
        if name in BOUND_OPERATIONS and name != also:
            raise problem(where, f"{name} {BOUND_OPERATIONS[name]}")
        only_keys(operation, "op " + OPERATIONS[name], where)
        where = f"{where} ({name})"
        if name == "gain":
            return self.gains(operation.get("items"), where)
        if name == "exchange":
            return (self._exchange(operation, where),)
        if name in ("choose", "any_order"):
            lists = operation.get("options" if name == "choose" else "parts")
            if not isinstance(lists, list) or len(lists) < 2:
                raise problem(where, "needs at least two lists of operations")
            # A choice forgets which card was crafted, so nothing in it can count its cost.
            inside = "" if name == "choose" and also == "vp_per_cost" else also
            parts = [
                self.program(part, f"{where} {index + 1}", also=inside) for index, part in enumerate(lists)
            ]
            return ((v.OP_CHOOSE, choose_style, *parts),) if name == "choose" else ((v.OP_ANY_ORDER, *parts),)
        if name == "vp_by_power_level":
            table = operation.get("table")
            if not isinstance(table, list) or len(table) != 4 or not all(isinstance(n, int) for n in table):
                raise problem(where, "'table' must hold four numbers")
            return ((v.OP_VP_BY_POWER_LEVEL, tuple(table)),)
        if name == "vp_per_cost":
            return (
                (
                    v.OP_VP_PER_COST,
                    word(operation, "what", v.RESOURCE_INDEX, where),
                    integer(operation, "n", where),
                ),
            )
        if name == "raid":
            return ((v.OP_RAID, integer(operation, "lose_military", where)),)
        if name == "craft":
            return ((v.OP_CRAFT, int(flag(operation, "raw_ok", where))),)
        code = SIMPLE_OPERATIONS[name]
        return ((code, integer(operation, "n", where, 1, 20)) if OPERATIONS[name] else (code,),)

    def _exchange(self, operation: dict[str, Any], where: str) -> Operation:
        raw = processed = military = 0
        for item in records(operation, "pay", where):
            only_keys(item, "what n", where)
            what, n = item.get("what"), integer(item, "n", where, 1, 20)
            if what == "raw_any":
                raw += n
            elif what == "processed_any":
                processed += n
            elif what == "military":
                military += n
            else:
                raise problem(where, f"'{what}' cannot be paid; known: raw_any, processed_any, military")
        if (raw > 0) + (processed > 0) + (military > 0) != 1:
            raise problem(where, "pays exactly one of raw_any, processed_any, military")
        get = self.gains(operation.get("get"), f"{where} get", paid=True)
        if any(op[0] == v.OP_TAKE_MATCH for op in get) and raw != 1:
            raise problem(where, "processed_match needs a payment of exactly 1 raw_any")
        return (
            v.OP_EXCHANGE,
            raw,
            processed,
            military,
            self.number(get),
            integer(operation, "times", where, 1, 9),
        )

    def effect(self, record: Any, source: int, where: str, on_card: bool = True) -> Effect:
        """One effect of an artifact, or of a side of a character, which is never crafted."""
        kinds = ("immediate", "once_per_round", "permanent", "endgame")
        if not isinstance(record, dict) or not named(record.get("kind"), kinds):
            raise problem(where, f"'kind' must be one of {', '.join(kinds)}")
        kind = record["kind"]
        if kind == "immediate" and not on_card:
            raise problem(
                where, "only artifacts have an immediate effect; a gift at the start is young.immediate"
            )
        if kind in ("immediate", "once_per_round"):
            only_keys(record, "kind do", where)
            also = "vp_per_cost" if kind == "immediate" else ""
            program = self.program(record.get("do"), where, also=also)
            return Effect(IMMEDIATE if kind == "immediate" else ONCE_PER_ROUND, source, program)
        if kind == "endgame":
            only_keys(record, "kind score", where)
            return self._score(record.get("score"), source, where)
        if "mod" in record:
            only_keys(record, "kind mod", where)
            return self._modifier(record["mod"], source, where)
        only_keys(record, "kind when do once_per_event", where)
        return self._trigger(record, source, where)

    def _trigger(self, record: dict[str, Any], source: int, where: str) -> Effect:
        when = record.get("when")
        if not isinstance(when, dict):
            raise problem(where, "a permanent effect needs 'when' and 'do', or 'mod'")
        event = word(when, "event", v.EVENTS, where)
        only_keys(when, "event " + WHEN_FIELDS[event], where)
        also = "vp_per_cost" if event == v.ON_CRAFT else ""
        program = self.program(record.get("do"), where, also=also)
        effect = Effect(TRIGGER, source, program, event)
        if event == v.ON_PLACE:
            at = word(when, "at", v.PLACE_WHERE, where)
            terrains = mask(when, "terrain", v.TERRAINS, where) if at == v.AT_TERRAIN else 0
            return effect._replace(
                where=at, members=mask(when, "member", v.MEMBERS, where), terrains=terrains
            )
        if event == v.ON_RETURN:
            return effect._replace(
                members=mask(when, "member", v.MEMBERS, where),
                terrains=mask(when, "terrain", v.TERRAINS, where),
            )
        if event == v.ON_GAIN:
            track = word(when, "what", v.TRACK_INDEX, where)
            return self._split_boost(effect._replace(track=track))
        if event == v.ON_CRAFT:
            categories = mask(when, "category", v.CATEGORIES, where) if "category" in when else 0b1111
            levels = 0b1110
            if "level" in when:
                levels = sum(1 << level for level in set(whole_numbers(when, "level", where, 1, 3)))
            return effect._replace(categories=categories, levels=levels)
        if event == v.ON_CROSSROADS:
            return effect._replace(second_only=word(when, "caravan", ("any", "second"), where) == 1)
        return effect

    def _split_boost(self, effect: Effect) -> Effect:
        """More of the track that was gained belongs to the same gain and triggers nothing (TR-15.9)."""
        same = v.OP_MILITARY + effect.track
        operations = self.programs[effect.program]
        boost = sum(op[1] for op in operations if op[0] == same)
        rest = tuple(op for op in operations if op[0] != same)
        return effect._replace(program=self.number(rest), boost=boost)

    def _modifier(self, record: Any, source: int, where: str) -> Effect:
        if not isinstance(record, dict):
            raise problem(where, "'mod' must be a table")
        only_keys(record, "type what n category", where)
        modifier = word(record, "type", v.MODIFIERS, where)
        effect = Effect(MODIFIER, source, modifier=modifier)
        if modifier == v.MOD_DISCOUNT:
            what = record.get("what")
            if what != "processed_any" and v.RESOURCE_INDEX.get(str(what), 0) < v.KINDS:
                raise problem(
                    where, f"a discount is on a processed resource or processed_any, found {what!r}"
                )
            resource = -1 if what == "processed_any" else v.RESOURCE_INDEX[str(what)]
            category = word(record, "category", v.CATEGORY_INDEX, where) if "category" in record else -1
            effect = effect._replace(resource=resource, category=category)
        if modifier in (v.MOD_DISCOUNT, v.MOD_RAW_SUBSTITUTE, v.MOD_RAID_POWER):
            effect = effect._replace(amount=integer(record, "n", where, 1, 9))
        return effect

    def _score(self, record: Any, source: int, where: str) -> Effect:
        if not isinstance(record, dict) or not named(record.get("per"), SCORES):
            raise problem(where, f"'score.per' must be one of {', '.join(SCORES)}")
        only_keys(record, "per category every vp target", where)
        score = SCORES[record["per"]]
        if record["per"] == "double":
            score += word(record, "target", ("road_end", "military_rank"), where)
        effect = Effect(ENDGAME, source, score=score)
        if score == v.PER_CATEGORY:
            effect = effect._replace(category=word(record, "category", v.CATEGORY_INDEX, where))
        if score == v.PER_RIVER_SPACES:
            effect = effect._replace(every=integer(record, "every", where, 1, 14))
        if score < v.PER_DOUBLE_ROAD:
            effect = effect._replace(amount=integer(record, "vp", where, 1, 20))
        return effect

    def condition(self, record: Any, where: str) -> tuple[int, ...]:
        if not isinstance(record, dict) or not named(record.get("type"), CONDITIONS):
            raise problem(where, f"'type' of a condition must be one of {', '.join(CONDITIONS)}")
        code = CONDITIONS[record["type"]]
        if code == v.COND_CARAVANS:
            node = str(record.get("node"))
            if node[:1] != "c" or node[1:] not in "123456" or len(node) != 2:
                raise problem(where, f"'node' must be a crossroads c1 to c6, found {node!r}")
            return (code, int(node[1:]))
        number = integer(record, "n", where, 1, 20)
        if code == v.COND_ARTIFACTS:
            return (code, number, word(record, "category", v.CATEGORY_INDEX, where))
        return (code, number)


# What a gain can hold besides the eight resources, in the order of TR-17.9.
GAIN_CODES: Final = {
    "worker_1": v.OP_WORKER,
    "worker_2": v.OP_WORKER,
    "worker_3": v.OP_WORKER,
    "raw_any": v.OP_TAKE_RAW,
    "processed_any": v.OP_TAKE_PROCESSED,
    "processed_match": v.OP_TAKE_MATCH,
    "vp": v.OP_VP,
    "military": v.OP_MILITARY,
    "culture": v.OP_CULTURE,
    "travel": v.OP_TRAVEL,
}

# Operations of the content files with their fields (TR-17.2).
OPERATIONS: Final = {
    "gain": "items",
    "process": "n",
    "swap_raw": "n",
    "exchange": "pay get times",
    "choose": "options",
    "any_order": "parts",
    "recruit": "",
    "warriors": "n",
    "raid": "lose_military",
    "first_player": "",
    "craft": "raw_ok",
    "military_per_stronger": "n",
    "vp_by_power_level": "table",
    "vp_per_cost": "what n",
    "use_personal_bonus_tile": "",
}

# Operations that mean something in one kind of place only; the error says where.
BOUND_OPERATIONS: Final = {
    "vp_per_cost": "needs a card just crafted: an immediate effect or one on crafting, outside choices (TR-12.13)",
    "warriors": "belongs on a crossroads space: there are warriors for those only (TR-4.7)",
}

SIMPLE_OPERATIONS: Final = {
    "process": v.OP_PROCESS,
    "swap_raw": v.OP_SWAP,
    "recruit": v.OP_RECRUIT,
    "warriors": v.OP_WARRIORS,
    "first_player": v.OP_FIRST_PLAYER,
    "military_per_stronger": v.OP_MILITARY_PER_STRONGER,
    "use_personal_bonus_tile": v.OP_PERSONAL_TILE,
}

# Fields of `when` by event.
WHEN_FIELDS: Final = ("member at terrain", "member terrain", "what", "category level", "caravan", "")

SCORES: Final = {
    "artifact_category": v.PER_CATEGORY,
    "category_set": v.PER_SET,
    "power_level": v.PER_POWER_LEVEL,
    "river_spaces": v.PER_RIVER_SPACES,
    "flag": v.PER_FLAG,
    "worker_level": v.PER_WORKER_LEVEL,
    "double": v.PER_DOUBLE_ROAD,
    "personal_outpost": v.PER_PERSONAL_OUTPOST,
}

CONDITIONS: Final = {
    "worker_levels": v.COND_WORKERS,
    "river": v.COND_RIVER,
    "power_level": v.COND_POWER_LEVEL,
    "both_caravans": v.COND_CARAVANS,
    "artifacts": v.COND_ARTIFACTS,
}
