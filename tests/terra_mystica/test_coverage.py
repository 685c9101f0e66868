"""Coverage of rules, not of lines: random games reach every kind of action, decision, violation and ability.

Random players waste what they have and hardly ever found a town, so every second game starts rich: all players get
workers, coins, priests and power for whatever they like. ``python -m tests.terra_mystica.test_coverage`` prints the report.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from rules.core import State
from rules.core.playout import make_policy
from rules.registry import game
from rules.terra_mystica.content import FACTION, SPECIAL
from rules.terra_mystica.state import TerraMysticaState

GAME = game("terra_mystica")
SOURCE = Path(__file__).parents[2] / "rules" / "terra_mystica"
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.glob("*.py")))

# Only typed notation can break these: no gesture on the board does.
TYPED_ONLY = {
    "wrong_decision",
    "river",
    "not_a_river",
    "wrong_steps",
    "wrong_number_of_tracks",
    "action_taken",
    "turn_without_action",
    "compulsory",
    "game_over",
    "no_town_tile",  # fourteen tiles would have to be gone
}
SELDOM = ("choose_top_tracks", "choose_reward_order", "ordination")
GIVE_POINTS = GAME.notation.parse("convert vp_to_coin")


def enrich(state: State) -> None:
    """Everybody is rich from the first round on."""
    assert isinstance(state, TerraMysticaState)
    for seat in range(state.setup.players):
        state.coins[seat] += 120
        state.workers[seat] += 80
        gained = min(4, state.supply[seat])
        state.priests[seat] += gained
        state.supply[seat] -= gained
        bowls = state.bowls
        bowls[3 * seat : 3 * seat + 3] = [0, 4, 8]


def run(games: int, policy: str, check_every: int) -> dict[str, Counter[str]]:
    """Play games and count everything they reach."""
    seen: dict[str, Counter[str]] = {
        name: Counter()
        for name in ("decision", "action", "violation", "warning", "event", "faction", "special")
    }
    choose = make_policy(policy, GAME, games)
    selections = ("random", "choose_in_order", "random_color_choose_side")
    for seed in range(games):
        options = {
            "faction_selection": selections[seed % 3],
            "variable_turn_order": seed % 2 == 0,
            "cultists_errata_power": seed % 4 < 2,
            "promo_town_tiles": seed % 3 == 0,
            "promo_shipping_card": True,
            "promo_temple_tile": True,
        }
        state = GAME.new(2 + seed % 4, seed, options)
        rich = seed % 2 == 0
        step = 0
        while not state.over:
            decision = state.decision
            assert decision is not None
            if rich and decision.kind == "main_action":
                enrich(state)
                rich = False
            seen["decision"][decision.kind] += 1
            if step < 8 or step % check_every == 0 or decision.kind in SELDOM:
                for gesture in state.gestures():
                    seen["violation"].update(violation.kind for violation in state.why_not(gesture))
            options_now = state.legal()
            if step % check_every == 1:
                for action in options_now:
                    seen["warning"].update(notice.kind for notice in state.warnings(action))
            action = choose(state, options_now)
            if seed % 10 == 0 and GIVE_POINTS in options_now:
                action = GIVE_POINTS  # Alchemists who turn every point into a coin
            kind = GAME.notation.kind(action)
            seen["action"][kind] += 1
            if kind == "special":
                seen["special"][SPECIAL.word(action[1])] += 1
            state.events = []
            state.play(action)
            seen["event"].update(event.kind for event in state.events)
            state.events = None
            step += 1
            if step % check_every == 0:
                assert state.invariants() == []
        assert isinstance(state, TerraMysticaState)
        seen["faction"].update(FACTION.word(faction) for faction in state.faction)
    return seen


def never_reached(seen: dict[str, Counter[str]]) -> dict[str, list[str]]:
    """What the code can say or ask and no game did."""
    wanted = {
        "decision": [step.kind for step in TerraMysticaState.steps if not step.automatic],
        "action": [verb.word for verb in GAME.notation.verbs],
        "violation": sorted(set(re.findall(r'Violation\(\s*"(\w+)"', CODE)) - TYPED_ONLY),
        "warning": sorted(set(re.findall(r'Notice\(\s*"(\w+)"', CODE))),
        "event": sorted(set(re.findall(r'emit\(\s*"(\w+)"', CODE))),
        "faction": list(FACTION.words),
        "special": list(SPECIAL.words),
    }
    return {name: [key for key in keys if not seen[name][key]] for name, keys in wanted.items()}


def test_random_games_reach_every_faction_action_and_most_decisions() -> None:
    seen = run(60, "rare", 11)
    missing = never_reached(seen)
    assert missing["faction"] == []
    assert missing["special"] == []
    assert set(missing["action"]) <= {"top", "river_town", "reward"}


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_many_random_games_reach_everything() -> None:
    """500 games each for uniform, rare and rush over all player counts; nothing may be left unreached."""
    seen: dict[str, Counter[str]] = {}
    for policy in ("uniform", "rare", "rush"):
        for name, counted in run(2000, policy, 23).items():
            seen.setdefault(name, Counter()).update(counted)
    assert {name: keys for name, keys in never_reached(seen).items() if keys} == {}


if __name__ == "__main__":
    found = run(400, "rare", 17)
    for name, counted in found.items():
        print(name, dict(counted.most_common()))
    print("never reached:", never_reached(found))
