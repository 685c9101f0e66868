"""Artifacts: the cards of section 22 one by one, and the rules of section 12."""

from __future__ import annotations

import re

import pytest

from rules.terramara import frames
from rules.terramara import vocabulary as v
from rules.terramara.crafting import CELLS
from tests.terramara.phrases import expect
from tests.terramara.support import (
    BLUE,
    CONTENT,
    GREEN,
    RED,
    YELLOW,
    after,
    asks,
    caravans,
    card,
    change,
    character,
    crafted,
    do,
    give_turn,
    holdings,
    options,
    own,
    points,
    river,
    settle_simply,
    space,
    stand,
    table,
    why,
)

# Artifact: (cost, VP, effect), as in TR-22.1.
ARTIFACTS = {
    "tool_1_bone_awl": ("2 planks", 3, "Once per round: process up to 1"),
    "tool_1_wooden_plough": ("2 planks", 3, "Permanent: when you send explorer to a plain space: 1 cattle"),
    "tool_1_log_sledge": ("2 planks + 1 leather", 1, "Once per round: 1 travel"),
    "tool_1_fish_trap": ("2 planks + 1 leather", 3, "Immediate: 2 culture"),
    "tool_2_adze": ("3 planks", 4, "Permanent: discount 1 planks when crafting tool"),
    "tool_2_bow_drill": ("2 planks + 1 bricks", 3, "Once per round: process up to 2"),
    "tool_2_felling_wedge": (
        "2 planks + 1 metal",
        5,
        "Permanent: when you send explorer to a forest space: 1 wood",
    ),
    "tool_2_ox_yoke": (
        "3 planks",
        4,
        "Permanent: when your second caravan reaches a crossroads: 1 any raw + 1 VP",
    ),
    "tool_3_bronze_saw": ("4 planks", 12, "-"),
    "tool_3_joiners_chest": ("3 planks + 1 metal", 6, "Endgame: 2 VP per tool"),
    "tool_3_lifting_crane": (
        "3 planks + 1 bricks",
        6,
        "Permanent: discount 1 any processed when crafting any artifact",
    ),
    "tool_3_master_workbench": ("3 planks + 1 leather", 9, "Immediate: craft 1 artifact, raw allowed"),
    "tool_3_great_wagon": ("4 planks + 1 metal", 7, "Endgame: score road_end twice"),
    "weapon_1_bronze_spear": ("2 metal", 2, "Once per round: 1 military"),
    "weapon_1_bronze_dagger": ("2 metal", 3, "Immediate: 3 military"),
    "weapon_1_round_shield": ("2 metal", 4, "Permanent: explorer may join at equal strength, no loss then"),
    "weapon_1_war_horn": ("2 metal", 2, "Permanent: raid with power level +1. Immediate: 2 military"),
    "weapon_2_bronze_sword": ("3 metal", 5, "Immediate: 4 military"),
    "weapon_2_hunting_bow": (
        "2 metal + 1 planks",
        4,
        "Permanent: when you send explorer to a space with another player's explorer: 2 VP",
    ),
    "weapon_2_battle_axe": ("3 metal", 5, "Once per round: exchange 2 military -> 1 any processed + 1 VP"),
    "weapon_2_crested_helmet": (
        "2 metal + 1 leather",
        3,
        "Immediate: 1 military per player with more military. Permanent: discount 1 metal when crafting weapon",
    ),
    "weapon_3_ceremonial_halberd": ("3 metal + 2 planks", 15, "-"),
    "weapon_3_armoury": ("3 metal + 1 planks", 6, "Endgame: 2 VP per weapon"),
    "weapon_3_bronze_cuirass": ("4 metal", 7, "Endgame: score military_rank twice"),
    "weapon_3_war_chariot": ("3 metal + 1 leather", 5, "Immediate: raid without loss; 1 military"),
    "weapon_3_battle_standard": ("3 metal + 1 bricks", 6, "Endgame: 2 VP x power level"),
    "pottery_1_clay_bowl": ("2 bricks", 2, "Permanent: when you gain at least 1 culture: 1 VP"),
    "pottery_1_storage_jar": ("2 bricks", 2, "Once per round: 1 any raw"),
    "pottery_1_bread_oven": ("2 bricks + 1 planks", 5, "Immediate: 1 any processed"),
    "pottery_1_painted_cup": ("2 bricks", 1, "Permanent: discount 1 bricks when crafting pottery"),
    "pottery_2_amphora": (
        "3 bricks",
        5,
        "Permanent: when you craft an artifact: 1 VP per bricks in the cost",
    ),
    "pottery_2_ritual_vessel": ("2 bricks + 1 metal", 3, "Once per round: 1 culture"),
    "pottery_2_cooking_pot": (
        "3 bricks",
        4,
        "Once per round: exchange 1 any raw -> 1 culture OR exchange 1 any raw -> 1 travel OR exchange 1 any raw -> 2 military",
    ),
    "pottery_2_quarry_crucible": (
        "2 bricks + 1 planks",
        5,
        "Permanent: when you send explorer to a quarry space: 1 stone",
    ),
    "pottery_3_great_urn": ("5 bricks + 1 leather", 17, "-"),
    "pottery_3_kiln_yard": ("3 bricks + 1 metal", 6, "Endgame: 2 VP per pottery"),
    "pottery_3_river_idol": ("4 bricks", 6, "Endgame: 1 VP per 2 river spaces"),
    "pottery_3_treasure_casket": ("3 bricks + 1 planks", 6, "Immediate: 2 any processed"),
    "pottery_3_feast_service": ("3 bricks + 1 leather", 7, "Endgame: 4 VP per set of 4 categories"),
    "clothing_1_hide_cloak": ("2 leather", 3, "Immediate: 2 travel"),
    "clothing_1_fur_boots": ("2 leather", 3, "Permanent: when you send explorer to a mountain space: 1 ore"),
    "clothing_1_carters_belt": ("2 leather", 2, "Permanent: when a caravan reaches a crossroads: 1 VP"),
    "clothing_1_chieftains_mantle": (
        "2 leather + 1 metal",
        3,
        "Permanent: when you send chieftain to a space with another player's explorer: 2 military",
    ),
    "clothing_2_fur_coat": ("3 leather", 4, "Immediate: 3 travel"),
    "clothing_2_travel_cape": (
        "2 leather + 1 planks",
        5,
        "Permanent: when your second caravan reaches a crossroads: 2 VP",
    ),
    "clothing_2_scouts_hood": (
        "3 leather",
        5,
        "Permanent: when an explorer returns from a forest or mountain space: 1 any raw",
    ),
    "clothing_2_tanners_apron": (
        "2 leather + 1 bricks",
        4,
        "Permanent: discount 1 leather when crafting clothing",
    ),
    "clothing_3_robe_of_honour": ("3 leather + 1 bricks + 1 planks", 15, "-"),
    "clothing_3_weavers_chest": ("3 leather + 1 planks", 6, "Endgame: 2 VP per clothing"),
    "clothing_3_banner_cloth": ("4 leather", 7, "Endgame: 3 VP per flag"),
    "clothing_3_wanderers_garb": ("3 leather + 1 metal", 5, "Immediate: 3 travel + 1 culture"),
    "clothing_3_guild_aprons": ("3 leather + 1 bricks", 8, "Endgame: 1 VP per worker level"),
}

NAMES = {"leather": "leather", "bricks": "brick", "planks": "plank", "metal": "metal"}
IMMEDIATE = [name for name, entry in ARTIFACTS.items() if "Immediate" in entry[2]]
ONCE = [name for name, entry in ARTIFACTS.items() if "Once per round" in entry[2]]


def cost_of(name: str) -> dict[str, int]:
    return {NAMES[item.split()[1]]: int(item.split()[0]) for item in ARTIFACTS[name][0].split(" + ")}


@pytest.mark.parametrize("name", ARTIFACTS)
def test_cost_and_points_tr_22_1(name: str) -> None:
    """TR-22.1, TR-12.1, TR-12.3, TR-18.3: exactly the printed cost pays for the card; one resource less does not."""
    category, level = name.split("_")[:2]
    artifact = CONTENT.artifacts[card(name)]
    assert (v.CATEGORIES[artifact.category], artifact.level) == (category, int(level))
    main = {"clothing": "leather", "pottery": "brick", "tool": "plank", "weapon": "metal"}[category]
    assert max(cost_of(name), key=lambda kind: cost_of(name)[kind]) == main
    state = table(round=3)
    own(state, RED, **cost_of(name))
    river(state, name)
    after(state)
    poor = state.clone()
    own(poor, RED, **{main: cost_of(name)[main] - 1})
    assert why(poor, f"craft {name}") == [("cannot_afford", "TR-12.3")]
    do(state, f"craft {name}")
    assert sum(state.players[RED].resources) == 0 or "Immediate" in ARTIFACTS[name][2]
    assert state.players[RED].artifacts == (card(name),)
    assert points(state, RED)["artifacts"] == ARTIFACTS[name][1]


@pytest.mark.parametrize("name", ["tool_3_bronze_saw", "weapon_3_ceremonial_halberd", "pottery_3_great_urn", "clothing_3_robe_of_honour"])  # fmt: skip
def test_cards_without_effect(name: str) -> None:
    assert ARTIFACTS[name][2] == "-"
    assert CONTENT.artifacts[card(name)].effects == ()


@pytest.mark.parametrize(
    "name",
    [name for name in IMMEDIATE if name not in ("weapon_2_crested_helmet", "weapon_3_war_chariot", "tool_3_master_workbench")],
)  # fmt: skip
def test_immediate_gains_tr_12_8(name: str) -> None:
    """TR-12.8: once, when crafted."""
    phrase = re.search(r"Immediate: ([^.]+)", ARTIFACTS[name][2])
    assert phrase
    expected = expect(phrase[1])
    state = table(round=3)
    own(state, RED, **cost_of(name))
    river(state, name)
    after(state)
    do(state, f"craft {name}")
    assert settle_simply(state) == expected.asked
    assert holdings(state, RED) == expected.gained
    assert options(state, "use") == []


@pytest.mark.parametrize("name", [name for name in ONCE if name != "pottery_2_cooking_pot"])
def test_once_per_round_tr_12_8(name: str) -> None:
    """TR-12.8, TR-8.2: usable in the round it was crafted, once, and again in the next round."""
    expected = expect(ARTIFACTS[name][2].removeprefix("Once per round: "))
    state = table(round=3)
    own(state, RED, **cost_of(name))
    river(state, name)
    after(state)
    do(state, f"craft {name}")
    own(state, RED, cattle=3, military=5)
    before = holdings(state, RED)
    do(state, f"use {name}")
    assert settle_simply(state) == expected.asked
    assert change(before, holdings(state, RED)) == {k: n for k, n in expected.gained.items() if n}
    assert why(state, f"use {name}") == [("effect_used", "TR-12.8")]
    state.stack = [(frames.ROUND_END, -1)]
    state.settle()
    give_turn(state, RED)
    assert f"use {name}" in options(state)


@pytest.mark.parametrize(
    ("option", "gained"),
    [
        ("raw_1_for_culture_1", {"culture": 1}),
        ("raw_1_for_travel_1", {}),
        ("raw_1_for_military_2", {"military": 2}),
    ],
)
def test_cooking_pot_tr_17_2(option: str, gained: dict[str, int]) -> None:
    """TR-17.2."""
    state = table()
    crafted(state, RED, "pottery_2_cooking_pot")
    assert why(state, "use pottery_2_cooking_pot") == [("effect_useless", "TR-8.6")]
    own(state, RED, wood=1)
    do(state, "use pottery_2_cooking_pot", f"choose {option}", "pay wood")
    if "travel" in option:
        assert asks(state) == (RED, "travel_step")
    assert holdings(state, RED) == gained


def test_battle_axe_needs_military_tr_13_1_4() -> None:
    """TR-13.1.4: paying military requires having it; the young Fighter pays too (TR-15.4)."""
    state = table()
    crafted(state, RED, "weapon_2_battle_axe")
    own(state, RED, military=1)
    assert why(state, "use weapon_2_battle_axe") == [("effect_useless", "TR-8.6")]
    character(state, RED, "fighter")
    own(state, RED, military=2)
    do(state, "use weapon_2_battle_axe", "pay_military 2", "take brick")
    assert holdings(state, RED) == {"brick": 1, "vp": 1}


TERRAIN_CARDS = {
    "tool_1_wooden_plough": ("plain", "cattle"),
    "tool_2_felling_wedge": ("forest", "wood"),
    "pottery_2_quarry_crucible": ("quarry", "stone"),
    "clothing_1_fur_boots": ("mountain", "ore"),
}
SPACE_OF = {"plain": "pq_1a__s1", "quarry": "pq_1a__s2", "forest": "fm_1c__s3", "mountain": "fm_1c__s2"}


@pytest.mark.parametrize("name", TERRAIN_CARDS)
@pytest.mark.parametrize("terrain", SPACE_OF)
def test_terrain_cards_tr_17_4(name: str, terrain: str) -> None:
    """TR-17.4, TR-3.4: one more raw when an explorer goes to the terrain; not for the chieftain."""
    wanted, gift = TERRAIN_CARDS[name]
    for member, counts in (("explorer", terrain == wanted), ("chieftain", False)):
        state = table()
        plain = state.clone()
        crafted(state, RED, name)
        for one in (plain, state):
            do(one, f"send {member} {SPACE_OF[terrain]}")
            settle_simply(one)
        assert change(holdings(plain, RED), holdings(state, RED)) == ({gift: 1} if counts else {})


def test_terrain_does_not_count_in_the_homeland_tr_3_4() -> None:
    """TR-3.4."""
    state = table(round=3)
    crafted(state, RED, *TERRAIN_CARDS)
    caravans(state, RED, "c3", "c3")
    do(state, "send explorer crossroads_1a", "take metal")
    assert holdings(state, RED) == {"metal": 1, "military": 1, "culture": 1}


def test_hunting_bow_tr_17_4() -> None:
    """2 VP with an explorer of another or a neutral player; not on an empty space, not with the own one."""
    state = table(players=3)
    crafted(state, RED, "weapon_2_hunting_bow")
    own(state, RED, military=9)
    stand(state, "pq_1a__s1", BLUE)
    stand(state, "pq_1a__s3", 4)
    do(state, "send explorer pq_1a__s1")
    give_turn(state, RED)
    do(state, "send explorer pq_1a__s3")
    assert state.players[RED].vp == 4
    give_turn(state, RED)
    do(state, "send explorer fm_1c__s2")
    assert state.players[RED].vp == 4


def test_chieftains_mantle_tr_17_4() -> None:
    """TR-17.4."""
    state = table()
    crafted(state, RED, "clothing_1_chieftains_mantle")
    stand(state, "pq_1b__s1", BLUE)
    state.round = 2
    do(state, "send chieftain pq_1b__s1")
    assert holdings(state, RED) == {"stone": 2, "military": 2}


def test_round_shield_tr_17_5() -> None:
    """TR-17.5: at equal strength without loss; when stronger the normal loss applies."""
    for military, left in ((4, 4), (5, 4)):
        state = table()
        crafted(state, RED, "weapon_1_round_shield")
        own(state, RED, military=military)
        own(state, BLUE, military=4)
        stand(state, "fm_1c__s2", BLUE)
        do(state, "send explorer fm_1c__s2")
        assert state.military[RED] == left
    state = table()
    crafted(state, RED, "weapon_1_round_shield")
    own(state, RED, military=3)
    own(state, BLUE, military=4)
    stand(state, "fm_1c__s2", BLUE)
    assert why(state, "send explorer fm_1c__s2") == [("too_weak", "TR-9.5")]


def test_war_horn_tr_10_2_6() -> None:
    """TR-10.2.6, TR-10.2.5: level 5 against level 1 would be divisor 1; it is never below 2."""
    state = table()
    own(state, RED, metal=2, military=15)
    own(state, BLUE, ore=9)
    river(state, "weapon_1_war_horn")
    after(state)
    do(state, "craft weapon_1_war_horn")
    assert state.military[RED] == 17
    give_turn(state, RED)
    do(state, "send explorer homeland_3_4_right__raid")
    assert state.stack[-1] == (frames.RAID_GIVE, BLUE, RED, 4)


def test_war_chariot_tr_10_2_5() -> None:
    """TR-10.2.5: no loss and the space is not used; the military comes after the raid."""
    state = table()
    own(state, RED, metal=3, leather=1, military=4)
    own(state, BLUE, ore=5)
    river(state, "weapon_3_war_chariot")
    after(state)
    do(state, "craft weapon_3_war_chariot")
    assert asks(state) == (BLUE, "raid_give")
    assert state.military[RED] == 4
    assert not state.here[space("homeland_3_4_right__raid")]
    do(state, "give ore")
    assert holdings(state, RED) == {"ore": 1, "military": 5}


def test_master_workbench_tr_12_5() -> None:
    """TR-12.5, TR-12.12: an extra craft on top, any number of raw; free actions are open before it (TR-8.2)."""
    state = table()
    own(state, RED, plank=3, leather=1, ore=2, worker_1=1)
    river(state, "tool_3_master_workbench", "weapon_2_bronze_sword", "weapon_1_bronze_dagger")
    own(state, RED, culture=1)
    after(state)
    do(state, "craft tool_3_master_workbench")
    assert options(state) == ["worker 1", "craft weapon_1_bronze_dagger", "decline"]
    do(state, "craft weapon_1_bronze_dagger")
    assert state.military[RED] == 3
    assert "craft" not in " ".join(options(state)), "the turn's own craft is used up"


def test_decline_extra_craft_tr_19_4() -> None:
    """TR-19.4."""
    state = table(round=5)
    own(state, RED, metal=2)
    river(state, "weapon_1_bronze_dagger")
    do(state, "send explorer fm_3d__s3", "take metal")
    assert asks(state) == (RED, "extra_craft")
    do(state, "decline")
    assert asks(state) == (RED, "after_action")


def test_ox_yoke_and_travel_cape_only_for_the_second_caravan() -> None:
    state = table()
    crafted(state, RED, "tool_2_ox_yoke", "clothing_2_travel_cape")
    do(state, "send explorer homeland_4_left__travel", "step start c1")
    assert holdings(state, RED) == {}
    do(state, "step start c1", "take ore")
    assert holdings(state, RED) == {"ore": 1, "vp": 3}


def test_scouts_hood_tr_7_6() -> None:
    """TR-7.6, TR-17.4: per explorer back from forest or mountain; not from plain, not from future rows."""
    state = table()
    crafted(state, RED, "clothing_2_scouts_hood")
    for name in ("fm_1c__s1", "fm_1c__s2", "pq_1a__s1", "fm_3a__s1"):
        stand(state, name, RED)
    state.stack = [(frames.ROUND_END, -1)]
    state.turn_of = -1
    state.settle()
    assert asks(state) == (RED, "return_trigger")
    assert options(state) == ["take cattle", "take stone", "take wood", "take ore"]
    do(state, "take ore", "take wood")
    assert holdings(state, RED) == {"ore": 1, "wood": 1}
    assert state.round == 2


def test_clay_bowl_tr_17_10() -> None:
    """TR-17.10, TR-15.9: once per gain, however many points."""
    state = table(round=3)
    crafted(state, RED, "pottery_1_clay_bowl")
    state.layout = table(round=3, left=("pq_1a", "pq_1b", "pq_2c", "pq_2b", "pq_3a", "pq_3b")).layout
    do(state, "send explorer pq_2c__s2")
    assert holdings(state, RED) == {"culture": 2, "vp": 1}


def test_amphora_tr_12_13() -> None:
    """TR-12.13: counts the printed cost before discounts, and not its own."""
    state = table()
    own(state, RED, brick=3)
    river(state, "pottery_2_amphora")
    after(state)
    do(state, "craft pottery_2_amphora")
    assert state.players[RED].vp == 0
    crafted(state, RED, "pottery_1_painted_cup")
    own(state, RED, brick=2, metal=1)
    river(state, "pottery_3_kiln_yard")
    after(state)
    do(state, "craft pottery_3_kiln_yard")
    assert holdings(state, RED) == {"vp": 3}


DISCOUNTS = {
    "tool_2_adze": ("plank", "tool_2_ox_yoke", {"plank": 2}),
    "weapon_2_crested_helmet": ("metal", "weapon_2_bronze_sword", {"metal": 2}),
    "pottery_1_painted_cup": ("brick", "pottery_2_amphora", {"brick": 2}),
    "clothing_2_tanners_apron": ("leather", "clothing_2_fur_coat", {"leather": 2}),
}


@pytest.mark.parametrize("name", DISCOUNTS)
def test_category_discount_tr_12_10(name: str) -> None:
    """TR-12.10: one of that resource less, only in that category."""
    _, wanted, price = DISCOUNTS[name]
    others = [one for _, one, _ in DISCOUNTS.values() if one != wanted]
    state = table()
    crafted(state, RED, name)
    own(state, RED, culture=11, leather=2, brick=2, plank=2, metal=2)
    river(state, wanted, *others)
    after(state)
    crafts = options(state, "craft")
    assert f"craft {wanted}" in crafts
    assert not any(f"craft {other}" in crafts for other in others)
    own(state, RED, leather=0, brick=0, plank=0, metal=0, culture=0)
    own(state, RED, **price)
    do(state, f"craft {wanted}")
    assert state.players[RED].resources == [0] * 8


def test_lifting_crane_tr_12_10() -> None:
    """One resource of choice; discounts add up (TR-12.10)."""
    state = table()
    crafted(state, RED, "tool_3_lifting_crane", "clothing_2_tanners_apron")
    own(state, RED, leather=2, brick=1)
    river(state, "clothing_3_guild_aprons")
    after(state)
    do(state, "craft clothing_3_guild_aprons")
    assert options(state) == ["pay leather leather", "pay leather brick"]
    do(state, "pay leather leather")
    assert holdings(state, RED) == {"brick": 1}


ENDGAME = [name for name, entry in ARTIFACTS.items() if entry[2].startswith("Endgame")]


def test_endgame_cards_are_all_here() -> None:
    assert len(ENDGAME) == 11


@pytest.mark.parametrize("category", ["tool", "weapon", "pottery", "clothing"])
def test_category_chests_tr_17_6(category: str) -> None:
    """TR-17.6, TR-18.4: 2 VP per card of the category, itself included."""
    name = next(one for one in ENDGAME if f"per {category}" in ARTIFACTS[one][2])
    state = table()
    others = [one for one in ARTIFACTS if one.startswith(category) and one != name and one not in ENDGAME][:3]
    foreign = "weapon_1_bronze_dagger" if category != "weapon" else "tool_1_fish_trap"
    crafted(state, RED, name, foreign, *others)
    assert points(state, RED)["endgame_effects"] == 8


def test_great_wagon_and_cuirass_double_tr_17_6() -> None:
    """TR-17.6."""
    state = table()
    crafted(state, RED, "tool_3_great_wagon", "weapon_3_bronze_cuirass")
    caravans(state, RED, "end", "end")
    state.camp = (
        RED,
        BLUE,
        RED,
    )
    own(state, RED, military=3)
    own(state, GREEN, military=9)
    assert points(state, RED)["endgame_effects"] == 11 + 5


def test_battle_standard_tr_17_6() -> None:
    """TR-17.6."""
    state = table()
    crafted(state, RED, "weapon_3_battle_standard")
    own(state, RED, military=14)
    assert points(state, RED)["endgame_effects"] == 6


def test_river_idol_tr_17_6() -> None:
    """TR-17.6."""
    state = table()
    crafted(state, RED, "pottery_3_river_idol")
    own(state, RED, culture=13)
    assert points(state, RED)["endgame_effects"] == 6


def test_feast_service_tr_17_6() -> None:
    """TR-17.6."""
    state = table()
    crafted(state, RED, "pottery_3_feast_service", "tool_1_fish_trap", "weapon_1_bronze_dagger")
    assert "endgame_effects" not in points(state, RED)
    crafted(state, RED, "clothing_1_hide_cloak", "pottery_1_clay_bowl")
    assert points(state, RED)["endgame_effects"] == 4


def test_banner_cloth_tr_17_6() -> None:
    """TR-15.8: the personal outpost is no flag."""
    state = table()
    crafted(state, RED, "clothing_3_banner_cloth")
    state.players[RED].flags = 0b1010
    state.players[RED].outpost_tile = state.layout.left[0]
    assert points(state, RED)["endgame_effects"] == 6


def test_guild_aprons_tr_17_6() -> None:
    """TR-17.6."""
    state = table()
    crafted(state, RED, "clothing_3_guild_aprons")
    own(state, RED, worker_1=2, worker_3=1)
    assert points(state, RED)["endgame_effects"] == 5


# ---------------------------------------------------------------------------------- the rules of section 12


def test_one_craft_or_reservation_per_turn_tr_12_5() -> None:
    """TR-12.5."""
    state = table()
    own(state, RED, culture=4, leather=9, brick=9, plank=9, metal=9)
    river(state, "weapon_1_bronze_dagger", "weapon_2_bronze_sword")
    assert why(state, "craft weapon_2_bronze_sword") == [("send_first", "TR-8.1")]
    after(state)
    do(state, "craft weapon_1_bronze_dagger")
    assert why(state, "craft weapon_2_bronze_sword") == [("craft_done", "TR-12.5")]
    assert ("craft_done", "TR-12.5") in why(state, "reserve weapon_2_bronze_sword")


def test_row_closes_up_before_effects_tr_12_7() -> None:
    """TR-12.3, TR-12.7: shift left, a new card at the right end; the reserved card leaves the row alone."""
    state = table()
    own(state, RED, brick=2, plank=1)
    river(state, "clothing_1_hide_cloak", "pottery_1_bread_oven")
    row, top = list(state.river), state.deck[-1]
    after(state)
    reveals = state.reveals
    do(state, "craft pottery_1_bread_oven")
    assert asks(state) == (RED, "choose_resource")
    assert state.river == [row[0], *row[2:], top]
    assert state.reveals == reveals + 1
    do(state, "take metal")
    own(state, RED, culture=4, leather=2)
    state.players[RED].reserved = state.river.pop(0)
    row = list(state.river)
    after(state)
    do(state, "craft_reserved", "stop")
    assert state.river == row


def test_reserved_card_is_crafted_from_anywhere_tr_12_6() -> None:
    """TR-12.6: whatever the canoe, and with extra crafts too."""
    state = table(round=5)
    state.river.remove(state.river[0])
    river(state, "weapon_1_bronze_dagger", "weapon_1_war_horn")
    state.players[RED].reserved = state.river.pop(0)
    own(state, RED, metal=1, ore=1)
    do(state, "send explorer fm_3d__s3", "take leather")
    assert "craft_reserved" in options(state)
    do(state, "craft_reserved")
    assert holdings(state, RED) == {"leather": 1, "military": 3}


def test_empty_deck_leaves_cells_empty_tr_19_3() -> None:
    """TR-19.3, TR-12.7: fewer cards when the deck is used up."""
    state = table()
    state.deck = []
    own(state, RED, metal=2)
    river(state, "weapon_1_bronze_dagger")
    state.deck = []
    after(state)
    do(state, "craft weapon_1_bronze_dagger")
    assert len(state.river) == CELLS - 1


def test_effects_may_be_used_in_part_tr_12_9() -> None:
    """TR-12.9."""
    state = table()
    own(state, RED, leather=3)
    river(state, "clothing_2_fur_coat")
    after(state)
    do(state, "craft clothing_2_fur_coat", "step start c1", "stop")
    assert asks(state) == (RED, "after_action")


def test_artifacts_are_never_lost_tr_12_14() -> None:
    """TR-12.14, TR-7.2: crafted and reserved cards survive every clean-up, and there is no limit."""
    state = table()
    names = [name for name in ARTIFACTS if "_1_" in name]
    crafted(state, RED, *names)
    river(state, "tool_2_adze")
    state.players[RED].reserved = state.river.pop(0)
    for _ in range(4):
        state.stack = [(frames.ROUND_END, -1)]
        state.turn_of = -1
        state.settle()
    assert state.round == 5
    assert state.players[RED].artifacts == tuple(card(name) for name in names)
    assert state.players[RED].reserved == card("tool_2_adze")
    assert all(CONTENT.artifact_level[number] == 3 for number in state.river + state.deck)


def test_nothing_to_craft_from_the_reserve_tr_12_6() -> None:
    """TR-12.6."""
    state = table(seat=YELLOW)
    after(state, YELLOW)
    assert why(state, "craft_reserved") == [("nothing_reserved", "TR-12.6")]
    assert why(state, "reserve " + CONTENT.artifacts[state.river[0]].id) == [("reserve_too_early", "TR-12.4")]
