"""The card files: counts, strict reading, and no card code in the rules (RA-2, RA-16)."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from rules.core import DataError
from rules.res_arcana import GAME
from rules.res_arcana.content import (
    ARTIFACT,
    COMPONENT,
    COMPONENTS,
    CONTENT,
    FOLDER,
    IS_CREATURE,
    IS_DRAGON,
    MONUMENT,
    load,
)
from rules.res_arcana.essences import covers, heap, mixes, payable, payments
from rules.res_arcana.vocabulary import ACTION_POWER, ON_ACQUIRE, REACTION_POWER


def test_counts_of_the_box() -> None:
    """RA-2.1, RA-2.2, RA-2.7, RA-16.6: 78 records, 95 powers, twelve artifacts with a point, cost sum 134."""
    kinds = [sum(1 for component in COMPONENTS if component.kind == kind) for kind in range(5)]
    assert kinds == [40, 10, 8, 10, 10]
    assert len(CONTENT.tiles) == 5
    by_kind = [
        sum(1 for power in CONTENT.powers if power.kind == kind)
        for kind in (ACTION_POWER, REACTION_POWER, ON_ACQUIRE)
    ]
    assert by_kind == [82, 12, 1]
    with_points = [component for component in COMPONENTS if component.kind == ARTIFACT and component.points]
    assert len(with_points) == 12
    assert {component.points for component in with_points} == {1}
    assert sum(component.cost_total for component in COMPONENTS if component.kind == ARTIFACT) == 134
    assert sum(component.points for component in COMPONENTS if component.kind == MONUMENT) == 16


def test_types_of_artifacts() -> None:
    """RA-2.1, RA-1.11: six dragons, seven creatures, the Sea Serpent is both; nothing else has a type."""
    dragons = {COMPONENT.word(number) for number, fits in enumerate(IS_DRAGON) if fits}
    creatures = {COMPONENT.word(number) for number, fits in enumerate(IS_CREATURE) if fits}
    assert dragons == {
        "bone_dragon",
        "earth_dragon",
        "fire_dragon",
        "water_dragon",
        "wind_dragon",
        "sea_serpent",
    }
    assert creatures == {
        "celestial_horse",
        "guard_dog",
        "hawk",
        "mermaid",
        "nightingale",
        "treant",
        "sea_serpent",
    }
    assert all(component.kind == ARTIFACT for component in COMPONENTS if component.types)


# The printed values of every component: cost E/L/C/D/G + wild, points (RA-15.3, RA-15.4, RA-15.5).
PRINTED = """
athanor 1/0/0/0/1+0 0, bone_dragon 0/1/0/4/0+0 1, celestial_horse 1/0/2/0/0+0 0, chalice_of_fire 1/0/0/0/1+0 0,
chalice_of_life 0/1/1/0/1+0 0, corrupt_altar 0/0/0/2/0+3 0, crypt 0/0/0/2/0+3 0, cursed_skull 0/0/0/2/0+0 0,
dancing_sword 1/0/0/0/1+0 0, dragon_bridle 1/1/1/1/0+0 1, dragon_egg 0/0/0/0/1+0 1, dragon_teeth 1/0/0/1/0+0 0,
dwarven_pickaxe 1/0/0/0/0+0 0, earth_dragon 4/3/0/0/0+0 1, elemental_spring 2/1/1/0/0+0 0, elvish_bow 2/1/0/0/0+0 0,
fiery_whip 2/0/0/2/0+0 0, fire_dragon 6/0/0/0/0+0 1, flaming_pit 2/0/0/0/0+0 0, fountain_of_youth 0/0/1/1/0+0 0,
guard_dog 1/0/0/0/0+0 0, hand_of_glory 0/1/0/1/0+0 0, hawk 0/1/1/0/0+0 0, horn_of_plenty 0/0/0/0/2+0 0,
hypnotic_basin 1/0/2/1/0+0 0, jeweled_statuette 0/0/0/2/1+0 1, magical_shard 0/0/0/0/0+0 0, mermaid 0/2/2/0/0+0 0,
nightingale 0/1/1/0/0+0 1, philosophers_stone 2/2/2/2/0+0 1, prism 0/0/0/0/0+0 0, ring_of_midas 0/1/0/0/1+0 1,
sacrificial_dagger 0/0/0/1/1+0 0, sea_serpent 0/3/6/0/0+0 1, treant 2/3/0/0/0+0 0, tree_of_life 0/1/0/0/0+2 0,
vault 0/0/0/0/1+1 0, water_dragon 0/0/6/0/0+0 1, wind_dragon 0/0/4/0/0+4 1, windup_man 1/1/1/0/1+0 0,
colossus 0/0/0/0/4+0 2, golden_statue 0/0/0/0/4+0 1, great_pyramid 0/0/0/0/4+0 3, hanging_gardens 0/0/0/0/4+0 1,
library 0/0/0/0/4+0 1, mausoleum 0/0/0/0/4+0 2, obelisk 0/0/0/0/4+0 1, oracle 0/0/0/0/4+0 2,
solomons_mine 0/0/0/0/4+0 1, temple 0/0/0/0/4+0 2,
sacred_grove 0/8/4/0/0+0 2, alchemists_tower 0/0/0/0/3+0 0, catacombs_of_the_dead 0/0/0/9/0+0 0,
sacrificial_pit 8/0/0/4/0+0 2, cursed_forge 6/0/0/3/0+0 1, dwarven_mines 4/2/0/0/1+0 0, coral_castle 5/5/5/0/0+0 3,
sunken_reef 2/2/5/0/0+0 0, dragons_lair 3/3/3/3/0+0 0, sorcerers_bestiary 2/4/2/2/0+0 0
"""


def test_printed_costs_and_points() -> None:
    """RA-15.3.1 to RA-15.5.10, RA-7.3, RA-15.3.29 (Nightingale), RA-15.4.3 (Great Pyramid): as on the cards."""
    rows = [row.split() for row in PRINTED.replace("\n", " ").split(",")]
    assert len(rows) == 60
    for word, cost, points in rows:
        component = COMPONENTS[COMPONENT.index(word)]
        typed, wild = cost.split("+")
        assert component.cost == heap(map(int, typed.split("/"))), word
        assert component.wild == int(wild), word
        assert component.points == int(points), word


def test_starter_sets() -> None:
    """RA-3.11: a mage and three artifacts each."""
    sets = [
        (COMPONENT.word(mage), {COMPONENT.word(card) for card in cards})
        for mage, cards in CONTENT.starter_sets
    ]
    assert sets == [
        ("duelist", {"dragon_teeth", "elemental_spring", "hand_of_glory"}),
        ("seer", {"chalice_of_life", "flaming_pit", "vault"}),
        ("alchemist", {"celestial_horse", "magical_shard", "tree_of_life"}),
        ("transmuter", {"dancing_sword", "fountain_of_youth", "hawk"}),
    ]


def test_no_card_has_code_of_its_own() -> None:
    """RA-16: no rule module names a card, but two decisions of RA-18 are called after one."""
    named = {}
    for path in FOLDER.glob("*.py"):
        code = re.sub(r'""".*?"""|#[^\n]*', "", path.read_text(encoding="utf-8"), flags=re.S)
        words = {word for word in re.findall(r'"([a-z_]+)"', code) if word in COMPONENT}
        if words:
            named[path.name] = words
    assert named == {"victory.py": {"golden_statue"}, "collect.py": {"cursed_forge"}}


# -- a wrong card file is refused with card, field and reason -----------------------------------------------

FAULTS = [
    (
        "cost = { elan = 1, gold = 1 }",
        "cost = { elan = 1, glod = 1 }",
        "artifact athanor.cost: unknown entry 'glod'",
    ),
    (
        "cost = { elan = 1, gold = 1 }",
        "cost = { elan = -1 }",
        "artifact athanor.cost.elan: expected a whole number of at least 1",
    ),
    ('rule = "RA-15.3.1"\n', "", "artifact athanor: 'rule' is missing"),
    (
        'rule = "RA-15.3.1"\n',
        'rule = "RA-15.3.1"\ncolour = "red"\n',
        "artifact athanor: unknown entry 'colour'",
    ),
    (
        'id = "athanor.2"',
        'id = "athanor.3"',
        "artifact athanor: power 'athanor.3' should be called 'athanor.2'",
    ),
    (
        '{ op = "turn", target = "self" }',
        '{ op = "spin", target = "self" }',
        "artifact athanor.powers[0].cost[0].op: expected a cost",
    ),
    ('{ op = "turn", target = "self" }', '{ op = "turn", target = "rival" }', "unknown target 'rival'"),
    (
        'effect = [{ op = "gain", to = "self", amount = { elan = 2 } }]',
        'effect = [{ op = "gain", to = "moon", amount = { elan = 2 } }]',
        "unknown receiver 'moon'",
    ),
    (
        'effect = [{ op = "gain", to = "self", amount = { elan = 2 } }]',
        'effect = [{ op = "gain", to = "self", amount = { x_of = "gold" } }]',
        "X needs a cost of equal essences",
    ),
    (
        'effect = [{ op = "gain", to = "self", amount = { elan = 2 } }]',
        'effect = [{ op = "ignore" }]',
        "only a reaction to an attack",
    ),
    (
        'effect = [{ op = "gain", to = "self", amount = { elan = 2 } }]',
        'effect = [{ op = "temp_vp", vp = 3 }]',
        "temporary points need a victory check",
    ),
    (
        'amount = { same = "X", except = ["gold"] }',
        'amount = { same = "Y", except = ["gold"] }',
        'expected "X"',
    ),
    (
        'kind = "action"\n  requires = "straight"',
        'kind = "action"\n  requires = "none"',
        "need a straight or turned component",
    ),
    ('types = ["dragon"]', 'types = ["drake"]', "unknown artifact type 'drake'"),
    (
        'ignore = [{ op = "pay", from = "pool", amount = { death = 1 } }]',
        'ignore = [{ op = "gain" }]',
        "expected a cost",
    ),
    (
        'amount = { wild = 2, except = ["gold", "death"] }',
        "amount = { wild = 2, elan = 1 }",
        "either typed or wild",
    ),
    ('cost_of = "D"', 'cost_of = "Z"', '"D" (destroyed) or "H"'),
    (
        'discount = { amount = 2, except = ["gold"] }',
        'discount = { amount = 2, except = ["life"] }',
        '[] or ["gold"]',
    ),
]


@pytest.mark.parametrize(("old", "new", "reason"), FAULTS, ids=[fault[2][:40] for fault in FAULTS])
def test_wrong_card_file_is_refused(old: str, new: str, reason: str, tmp_path: Path) -> None:
    """RA-16.1, RA-16.2, RA-16.3, RA-16.4: the message names the card, the field and what is wrong."""
    for path in FOLDER.glob("*.toml"):
        shutil.copy(path, tmp_path)
    file = tmp_path / "artifacts.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as error:
        load(tmp_path)
    assert reason in str(error.value)
    assert "artifact " in str(error.value)


def test_missing_card_is_noticed(tmp_path: Path) -> None:
    """RA-16.6: the counts of the box do not agree with the files."""
    for path in FOLDER.glob("*.toml"):
        shutil.copy(path, tmp_path)
    file = tmp_path / "monuments.toml"
    text = file.read_text(encoding="utf-8")
    start, end = (
        text.index('[[monument]]\nid = "great_pyramid"'),
        text.index('[[monument]]\nid = "hanging_gardens"'),
    )
    file.write_text(text[:start] + text[end:], encoding="utf-8")
    with pytest.raises(DataError, match=r"counts\.monuments"):
        load(tmp_path)


def test_content_copy_loads_alike(tmp_path: Path) -> None:
    """RA-16.1: the files as they are load, wherever they lie."""
    for path in FOLDER.glob("*.toml"):
        shutil.copy(path, tmp_path)
    assert load(tmp_path).components == COMPONENTS
    assert GAME.content_hash


# -- amounts ------------------------------------------------------------------------------------------------


def test_payable_means_that_a_payment_exists() -> None:
    """RA-7.7: the quick test and the list of payments agree for many costs, pools and discounts."""
    costs = [
        (heap((2, 1, 1, 0, 0)), 0),
        (heap((0, 0, 0, 0, 1)), 1),
        (heap((0, 0, 4, 0, 0)), 4),
        (heap((1, 0, 0, 0, 2)), 2),
    ]
    pools = [pool for size in (0, 1, 3, 5) for pool in mixes(size, (0, 1, 2, 3, 4))]
    checked = 0
    for cost, wild in costs:
        for pool in pools:
            for not_gold, any_part in ((0, 0), (1, 0), (0, 3), (1, 3), (3, 7)):
                ways = payments(cost, wild, pool, not_gold, any_part)
                assert payable(cost, wild, pool, not_gold, any_part) == bool(ways)
                assert all(covers(pool, way) for way in ways)
                assert len({sum(way) for way in ways}) <= 1
                checked += 1
    assert checked > 3000
