"""Content files: their vocabulary, clear errors, and the owner's own faces (section 17, TR-21)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core import DataError
from rules.core.playout import make_policy, play_out
from rules.terramara import GAME
from rules.terramara import vocabulary as v
from rules.terramara.content import Content
from rules.terramara.describe import component_texts
from rules.terramara.loading import load, read_tables, standard
from rules.terramara.programs import Compiler

ARTIFACT = """
[[artifact]]
id = "tool_1_bone_awl"
name_en = "Flint Knife"
category = "tool"
level = 1
vp = 4
cost = [{ what = "plank", n = 1 }]
effects = [EFFECT]
source = "owner"
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def with_effect(effect: str) -> str:
    return ARTIFACT.replace("EFFECT", effect)


def test_operations_tr_17_1_and_tr_17_2() -> None:
    """TR-17.1, TR-17.2, TR-17.8: every operation of the vocabulary compiles to what it says, and to nothing else."""
    compiler = Compiler()
    items = [
        {"what": "travel", "n": 1},
        {"what": "vp", "n": 2},
        {"what": "raw_any", "n": 1},
        {"what": "ore", "n": 2},
    ]
    number = compiler.program(
        [{"op": "gain", "items": items}, {"op": "recruit"}, {"op": "process", "n": 2}], "test"
    )
    assert compiler.programs[number] == (
        (v.OP_RESOURCES, ((3, 2),)),
        (v.OP_TAKE_RAW, 1),
        (v.OP_VP, 2),
        (v.OP_TRAVEL, 1),
        (v.OP_RECRUIT,),
        (v.OP_PROCESS, 2),
    )


def test_effect_kinds_tr_17_3() -> None:
    """TR-17.3, TR-17.5: a permanent effect has `when` and `do`, or a modifier."""
    compiler = Compiler()
    more = {"kind": "permanent", "when": {"event": "gain", "what": "culture"}, "do": [{"op": "gain", "items": [{"what": "culture", "n": 1}]}]}  # fmt: skip
    effect = compiler.effect(more, 0, "test")
    assert (effect.boost, compiler.programs[effect.program]) == (1, ())
    modifier = compiler.effect({"kind": "permanent", "mod": {"type": "raid_power", "n": 1}}, 0, "test")
    assert (modifier.modifier, modifier.amount) == (v.MOD_RAID_POWER, 1)


def test_conditions_tr_17_7() -> None:
    """TR-17.7."""
    compiler = Compiler()
    assert compiler.condition({"type": "both_caravans", "node": "c5"}, "test") == (v.COND_CARAVANS, 5)
    assert compiler.condition({"type": "artifacts", "category": "weapon", "n": 3}, "test") == (
        v.COND_ARTIFACTS,
        3,
        3,
    )


def test_every_designed_face_says_so() -> None:
    """TR-21.3: designed contents are marked in the files."""
    tables = read_tables()
    for name in ("artifact", "territory_tile", "crossroads_space", "starting_card"):
        assert {record["source"] for record in tables[name]} == {"designed"}
    for name in ("bonus_tile", "character", "outpost", "special_space"):
        assert {record["source"] for record in tables[name]} == {"rulebook"}


def test_own_face_takes_the_place_of_ours(tmp_path: Path) -> None:
    effect = '{ kind = "once_per_round", do = [{ op = "gain", items = [{ what = "vp", n = 7 }] }] }'
    path = write(tmp_path, with_effect(effect))
    game = GAME.with_content(path)
    card = game.content.artifacts[0]
    assert (card.id, card.vp, card.cost) == ("tool_1_bone_awl", 4, (0, 0, 1, 0))
    assert game.content_hash != GAME.content_hash
    entry = game.rulebook.entry("component", "tool_1_bone_awl")
    assert entry is not None
    assert entry.name == "Flint Knife"
    assert entry.texts["text"] == "Tool, level 1. Costs 1 planks, worth 4 VP. Once per round: 7 VP."
    state = game.new(4, 1)
    play_out(state, make_policy("uniform", game, 1))
    assert state.invariants() == []


def test_folder_of_own_content(tmp_path: Path) -> None:
    """All files of a folder count, in order of their names."""
    (tmp_path / "a.toml").write_text(with_effect(""), encoding="utf-8")
    (tmp_path / "b.toml").write_text(
        '[[starting_card]]\nid = "start_guards"\nname_en = "Guards"\nitems = [{ what = "vp", n = 9 }]\n',
        encoding="utf-8",
    )
    content = load(tmp_path)
    assert content.artifacts[0].vp == 4
    assert content.programs[content.starting_cards[-1].program] == ((v.OP_VP, 9),)
    with pytest.raises(DataError, match="no content file"):
        load(tmp_path / "a.toml" / "nothing")


def test_whole_table_needs_the_right_number(tmp_path: Path) -> None:
    path = write(tmp_path, 'replace = ["artifact"]\n' + with_effect(""))
    with pytest.raises(DataError, match="needs 52 records, found 1"):
        load(path)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (with_effect('{ kind = "immediate", do = [{ op = "fly" }] }'), "tool_1_bone_awl, effect 1, operation 1: unknown"),
        (with_effect('{ kind = "immediate", do = [{ op = "gain", items = [{ what = "gold", n = 1 }] }] }'), "'gold' cannot be gained"),
        (with_effect('{ kind = "immediate", do = [{ op = "process", n = 0 }] }'), "'n' must be between 1 and 20, found 0"),
        (with_effect('{ kind = "sometimes" }'), "'kind' must be one of"),
        (with_effect('{ kind = "permanent", mod = { type = "luck" } }'), "'type' must be one of discount"),
        (with_effect('{ kind = "permanent", mod = { type = "discount", what = "ore", n = 1 } }'), "processed resource"),
        (with_effect('{ kind = "permanent", when = { event = "place", member = ["dog"], at = "empty" }, do = [] }'), "'dog'"),
        (with_effect('{ kind = "permanent", when = { event = "flag", caravan = "any" }, do = [] }'), "unknown field caravan"),
        (with_effect('{ kind = "endgame", score = { per = "luck", vp = 1 } }'), "'score.per' must be one of"),
        (with_effect("").replace('"plank", n = 1', '"wood", n = 1'), "costs are processed resources"),
        (with_effect("").replace("vp = 4", 'vp = "many"'), "'vp' must be a whole number"),
        (with_effect("").replace("bone_awl", "laser"), "is not in the game"),
        (with_effect("") + with_effect(""), "stands twice"),
        ("[[dragon]]\nid = 'x'\n", "table 'dragon' cannot be replaced"),
        ("[[artifact]]\nid = ", "mine.toml"),
    ],
)  # fmt: skip
def test_mistakes_are_named(tmp_path: Path, text: str, message: str) -> None:
    """Owners may enter their own faces; whatever is wrong is said with its place."""
    with pytest.raises(DataError) as caught:
        load(write(tmp_path, text))
    assert message in str(caught.value)


def test_rulebook_texts_agree_with_the_data() -> None:
    """The numbers in our texts of artifacts, spaces and tiles are those of the content files."""
    book = GAME.rulebook
    for name, text in component_texts(standard()).items():
        entry = book.entry("component", name)
        assert entry is not None, name
        if name.startswith(
            ("tool", "weapon", "pottery", "clothing", "pq", "fm", "start", "bonus", "crossroads")
        ):
            assert entry.texts["text"].lower() == text.lower()


def test_every_component_has_a_text() -> None:
    content = standard()
    book = GAME.rulebook
    for name in content.sources:
        assert book.entry("component", name) or book.entry("word", name) or book.entry("source", name), name


def test_content_is_loaded_once() -> None:
    assert load() is standard()
    assert isinstance(standard(), Content)
