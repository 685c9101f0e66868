"""Verbs and vocabularies: every action and component in words. The position of a verb is its number in `actions`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from rules.core import Action, Field, Notation, Verb, Words
from rules.terramara import board
from rules.terramara import vocabulary as v
from rules.terramara.content import Content
from rules.terramara.loading import standard
from rules.terramara.programs import Program

MEMBER = Words("member", v.MEMBERS)
RESOURCE = Words("resource", v.RESOURCES)
NODE = Words("node", board.NODE_NAMES)


class ResourceNotation(Notation):
    """Resources may be named in any order; actions hold them sorted, so that a choice is one option (TR-11.4)."""

    def parse(self, text: str) -> Action:
        action = super().parse(text)
        return (action[0], *sorted(action[1:])) if self.verbs[action[0]].repeats else action


class Terms:
    """The vocabularies of a content."""

    def __init__(self, content: Content) -> None:
        self.space = Words("space", (space.id for space in content.spaces))
        self.artifact = Words("artifact", (artifact.id for artifact in content.artifacts))
        self.tile = Words("tile", (tile.id for tile in content.tiles))
        self.bonus = Words("bonus", (tile.id for tile in content.bonus_tiles))
        self.character = Words("character", (character.id for character in content.characters))
        self.starting_card = Words("start", (card.id for card in content.starting_cards))
        self.source = Words("source", content.sources)
        self.program = Words(
            "program", unique(program_word(content, program) for program in content.programs)
        )
        once = (content.sources[content.effects[number].source] for number in content.once_effects)
        self.effect = Words("effect", unique(once))

    def notation(self) -> Notation:
        """All verbs, in the order of the codes in `actions`."""
        return ResourceNotation(
            (
                Verb("send", Field("member", MEMBER), Field("space", self.space)),
                Verb("worker", Field("level")),
                Verb("use", Field("effect", self.effect)),
                Verb("craft", Field("artifact", self.artifact)),
                Verb("craft_reserved"),
                Verb("reserve", Field("artifact", self.artifact)),
                Verb("end_turn"),
                Verb("flip"),
                Verb("keep"),
                Verb("process", Field("resources", RESOURCE), repeats=True),
                Verb("swap", Field("given", RESOURCE), Field("taken", RESOURCE)),
                Verb("take", Field("resource", RESOURCE)),
                Verb("pay", Field("resources", RESOURCE), repeats=True),
                Verb("pay_military", Field("amount")),
                Verb("choose", Field("option", self.program)),
                Verb("first", Field("part", self.program)),
                Verb("step", Field("origin", NODE), Field("node", NODE)),
                Verb("stop"),
                Verb("use_tile"),
                Verb("give", Field("resource", RESOURCE)),
                Verb("draft_character", Field("character", self.character)),
                Verb("draft_card", Field("card", self.starting_card)),
                Verb("place_neutral", Field("space", self.space)),
                Verb("settle", Field("crossroads_tile", self.tile), Field("outpost_tile", self.tile)),
                Verb("tile", Field("bonus", self.bonus)),
                Verb("decline"),
            )
        )


def unique(words: Iterable[str]) -> list[str]:
    """The words, later doubles with a number."""
    seen: Counter[str] = Counter()
    found = []
    for word in words:
        seen[word] += 1
        found.append(word if seen[word] == 1 else f"{word}_{seen[word]}")
    return found


GAIN_WORDS = {
    v.OP_TAKE_RAW: "raw_any",
    v.OP_TAKE_PROCESSED: "processed_any",
    v.OP_TAKE_MATCH: "processed_match",
    v.OP_VP: "vp",
    v.OP_MILITARY: "military",
    v.OP_CULTURE: "culture",
    v.OP_TRAVEL: "travel",
    v.OP_PROCESS: "process",
    v.OP_SWAP: "swap_raw",
    v.OP_WARRIORS: "warriors",
    v.OP_MILITARY_PER_STRONGER: "military_per_stronger",
}
BARE_WORDS = {
    v.OP_RECRUIT: "recruit",
    v.OP_FIRST_PLAYER: "first_player",
    v.OP_PERSONAL_TILE: "personal_tile",
    v.OP_RAID: "raid",
    v.OP_CRAFT: "craft",
    v.OP_VP_BY_POWER_LEVEL: "vp_by_power_level",
}


def program_word(content: Content, program: Program) -> str:
    """A word for what a program does: `military_1_culture_1`, `raw_1_for_travel_2`, `raid`."""
    parts: list[str] = []
    for operation in program:
        code = operation[0]
        if code == v.OP_RESOURCES:
            parts += [f"{v.RESOURCES[resource]}_{amount}" for resource, amount in operation[1]]
        elif code == v.OP_WORKER:
            parts.append(f"worker{operation[1]}_{operation[2]}")
        elif code in GAIN_WORDS:
            parts.append(f"{GAIN_WORDS[code]}_{operation[1]}")
        elif code == v.OP_EXCHANGE:
            _, raw, processed, military, get, times = operation
            price = f"raw_{raw}" if raw else f"processed_{processed}" if processed else f"military_{military}"
            again = f"_times_{times}" if times > 1 else ""
            parts.append(f"{price}_for_{program_word(content, content.programs[get])}{again}")
        elif code in (v.OP_CHOOSE, v.OP_ANY_ORDER):
            numbers = operation[2:] if code == v.OP_CHOOSE else operation[1:]
            joiner = "_or_" if code == v.OP_CHOOSE else "_with_"
            parts.append(joiner.join(program_word(content, content.programs[number]) for number in numbers))
        elif code == v.OP_VP_PER_COST:
            parts.append(f"vp_{operation[2]}_per_{v.RESOURCES[operation[1]]}")
        elif code == v.OP_OFFER_TILE:
            parts.append(content.bonus_tiles[operation[1]].id)
        else:
            parts.append(BARE_WORDS[code])
    return "_".join(parts) or "nothing"


@cache
def terms(content: Content) -> Terms:
    """The vocabularies of a content, made once."""
    return Terms(content)


# The steps are declared in these words; `frame_words` puts them into those of the content that is played.
STANDARD = terms(standard())
