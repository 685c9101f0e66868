"""What the bots of Terramara make of a position: options left out, resources wanted, characters flipped."""

from __future__ import annotations

import pytest

from rules.bots import Budget, choose
from rules.bots.heuristic import heuristic_of
from rules.terramara import GAME, frames
from rules.terramara.bot_characters import character_worth
from rules.terramara.bot_options import sensible
from rules.terramara.heuristics import TERMS, features, outposts, road_end
from rules.terramara.outlook import collection, in_reach, wants
from rules.terramara.scoring import camp_points, flag_points
from rules.terramara.state import TerramaraState
from rules.terramara.vocabulary import RESOURCE_INDEX
from tests.terramara.support import (
    BLUE,
    CONTENT,
    RED,
    WORDS,
    after,
    character,
    crafted,
    own,
    river,
    stand,
    table,
)

EVERYBODY_HOME = CONTENT.explorers + 1  # with the chieftain
LEATHER, PLANK = (RESOURCE_INDEX[name] % 4 for name in ("leather", "plank"))


def thought_of(state: TerramaraState) -> list[str]:
    """The options that a bot looks at, the promising ones first."""
    rated = sorted(sensible(state, state.legal()), key=lambda entry: -entry[0])
    return [GAME.notation.text(action) for _, action in rated]


def value(state: TerramaraState, seat: int = RED) -> float:
    return heuristic_of(GAME).value(state, seat)


def everybody_sent(state: TerramaraState, seat: int = RED) -> None:
    player = state.players[seat]
    player.hut = (player.explorers_home, player.chieftain, 0)
    player.explorers_home = player.chieftain = 0


# -- options ----------------------------------------------------------------------------------------------------------


def test_a_worker_waits_until_an_artifact_needs_it() -> None:
    state = table(2)
    river(state, "tool_1_bone_awl")  # two planks
    own(state, RED, wood=1, cattle=2, worker_2=1)
    after(state)
    assert "worker 2" in [GAME.notation.text(action) for action in state.legal()]
    assert "worker 2" not in thought_of(state)
    own(state, RED, wood=2)
    assert "worker 2" in thought_of(state)


def test_after_the_last_member_a_worker_waits_no_longer() -> None:
    state = table(2)
    own(state, RED, cattle=2, worker_2=1)
    everybody_sent(state)
    after(state)
    assert "worker 2" in thought_of(state)


def test_the_worker_that_just_suffices_is_used() -> None:
    state = table(2)
    own(state, RED, cattle=2, worker_1=1, worker_2=1, worker_3=1)
    everybody_sent(state)
    after(state)
    assert [option for option in thought_of(state) if option.startswith("worker")] == ["worker 2"]


def test_what_an_artifact_lacks_is_processed_first() -> None:
    state = table(2)
    river(state, "tool_1_bone_awl")
    own(state, RED, cattle=1, stone=1, wood=2, ore=1)
    state.stack.append((frames.PROCESS, RED, 2, 0))
    assert thought_of(state)[0] == "process wood wood"
    assert "decline" not in thought_of(state)


def test_a_chieftain_is_kept_for_spaces_that_explorers_cannot_enter() -> None:
    state = table(2)
    name = CONTENT.spaces[state.layout.territory_now[1][0]].id
    assert f"send chieftain {name}" not in thought_of(state)
    stand(state, name, BLUE)  # as strong as we are: an explorer may not join
    assert f"send explorer {name}" not in thought_of(state)
    assert f"send chieftain {name}" in thought_of(state)


def test_once_the_explorers_are_out_the_chieftain_goes_anywhere() -> None:
    state = table(2)
    state.players[RED].explorers_home = 0
    assert len(thought_of(state)) == len(state.legal())


def test_a_gift_of_every_round_is_taken_at_once() -> None:
    state = table(2)
    crafted(state, RED, "weapon_1_bronze_spear")  # military once a round
    after(state)
    uses = [option for option in map(GAME.notation.text, state.legal()) if option.startswith("use")]
    assert uses
    assert thought_of(state) == uses


@pytest.mark.parametrize(("round", "flips"), [(2, False), (3, True)])
def test_nobody_thinks_of_flipping_before_round_3(round: int, flips: bool) -> None:
    state = table(2, round=round)
    character(state, RED, "artisan")
    state.stack.append((frames.FLIP_CHARACTER, RED))
    assert ("flip" in thought_of(state)) is flips


# -- what things are worth --------------------------------------------------------------------------------------------


def test_every_term_has_its_feature() -> None:
    assert len(features(table(2), RED)) == len(TERMS) == len(heuristic_of(GAME).terms)


def test_wanted_is_what_brings_a_card_nearer() -> None:
    state = table(2)
    state.deck, state.river = [], []
    river(state, "tool_1_log_sledge")  # two planks and a leather
    own(state, RED, plank=1)
    wanted = wants(state, state.players[RED])
    assert wanted[PLANK] == wanted[LEATHER] > 0
    assert sum(wanted) == wanted[PLANK] + wanted[LEATHER]
    own(state, RED, plank=2)
    assert wants(state, state.players[RED])[PLANK] == 0
    assert wants(state, state.players[RED])[LEATHER] > wanted[LEATHER]


def test_a_card_is_nearer_with_its_resources_and_nearest_when_they_are_processed() -> None:
    state = table(2)
    state.deck, state.river = [], []
    river(state, "tool_1_bone_awl")
    nothing = in_reach(state, state.players[RED])
    own(state, RED, wood=2)
    raw = in_reach(state, state.players[RED])
    own(state, RED, wood=0, plank=2)
    assert nothing < raw < in_reach(state, state.players[RED])


def test_a_collection_is_counted_once_and_right() -> None:
    found = collection(
        CONTENT, (WORDS.artifact.index("tool_1_bone_awl"), WORDS.artifact.index("tool_3_bronze_saw"))
    )
    assert (found.vp, found.lasting, found.by_category) == (3 + 12, 1, (0, 0, 2, 0))


def test_points_at_hand_agree_with_the_scoring() -> None:
    state = table(4, round=5)
    state.camp = (RED, BLUE, RED)
    assert [road_end(state, seat) for seat in range(4)] == camp_points(state)
    player = state.players[RED]
    player.flags = 0b11110
    own(state, RED, culture=20, military=20, worker_3=3)
    crafted(state, RED, "tool_1_bone_awl", "tool_3_bronze_saw", "weapon_1_war_horn")
    hoped = outposts(state, RED, 0, collection(CONTENT, player.artifacts).by_category)
    assert hoped >= flag_points(state, RED) > 0


@pytest.mark.parametrize(("round", "flips"), [(1, False), (4, True), (5, True)])
def test_an_artisan_first_grows_and_then_scores(round: int, flips: bool) -> None:
    artisan = WORDS.character.index("character_artisan")
    young, experienced = (
        character_worth(CONTENT, artisan, side, round, EVERYBODY_HOME) for side in (False, True)
    )
    assert (experienced > young) is flips


def test_an_explorer_sent_ahead_is_missed() -> None:
    state = table(2)
    here, ahead = state.layout.territory_now[1][0], state.layout.territory_now[3][0]
    worth = []
    for place in (here, ahead):
        after_sending = state.clone()
        stand(after_sending, CONTENT.spaces[place].id, RED)
        worth.append(value(after_sending))
    assert worth[0] > worth[1]


# -- answers ------------------------------------------------------------------------------------------------------------


def test_an_expert_crafts_what_ends_the_game_best() -> None:
    state = table(2, round=5)
    state.deck, state.river = [], []
    river(state, "tool_3_bronze_saw", "tool_1_bone_awl")  # 12 points for four planks, 3 points for two
    own(state, RED, plank=4, culture=14)
    everybody_sent(state, RED)
    everybody_sent(state, BLUE)
    after(state)
    answer = choose(state.view(RED), "expert", Budget(None, 40), 1)
    assert GAME.notation.text(answer.action) == "craft tool_3_bronze_saw"


def test_a_blocked_space_is_left_out() -> None:
    state = table(2)
    name = CONTENT.spaces[state.layout.homeland[0]].id
    assert any(option.endswith(f" {name}") for option in thought_of(state))
    stand(state, name, BLUE, "chieftain")
    assert not any(option.endswith(f" {name}") for option in thought_of(state))
