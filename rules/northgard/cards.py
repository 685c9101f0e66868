"""Cards and what they do, compiled from cards.toml: an effect list becomes a *program*, a tuple of small tuples of ints.

The vocabulary of effects is rules.md NG-9.7. Verbs that only make sense together (see a hand, then name a card of it)
become one operation here. Programs are looked up by number, so a frame of the decision stack can hold one.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from rules.core import DataError, Reader, read_toml
from rules.northgard.content import CLANS, FOLDER, RESOURCES

# Operations of a program step, its first int.
(
    RECRUIT,  # n, where, same territory
    RECRUIT_EACH,  # units in each, filter, most territories
    RECRUIT_PER_SYMBOL,  # resource
    MOVE,  # move spec
    EXPLORE,  # explore spec
    MAY_EXPLORE,  # explore spec
    BUILD,  # build spec
    DRAW,  # draw, discard, top
    DRAW_PER_TERRITORY,  # smallest size, cards for each
    TAKE_FROM_DISCARD,
    COLLECT,  # resource, n
    COLLECT_SHOWN,
    CHOOSE,  # choice
    CHOOSE_ORDER,  # program before or after, optional program
    MAY_PAY,  # any resources, program
    REMOVE_ENEMY,  # only adjacent to own territories
    ADD_UNIT,
    MOVE_ENEMY,  # most units
    PULL_UNIT,
    HAND,  # what is done to an opponent's hand
    CURSE,
    FLAG,  # flag
    COPY,  # whose cards
    TAKE_ROW_CARD,
    SCORCH,
) = range(25)

CONTROLLED, NEUTRAL, CONTROLLED_OR_NEUTRAL, SAME = range(4)
WHERE: Final = ("controlled", "neutral", "controlled_or_neutral", "same")
ALL_OWN, OPEN_OR_TILE_WOOD, NEXT_TO_ENEMY = range(3)
FILTERS: Final = ("", "open_or_tile_wood", "adjacent_to_enemy_territory")
SPY, EXTORT, RANDOM_DISCARD = range(3)  # what HAND does
COPY_NEIGHBOUR, COPY_SCORCHED, COPY_OWN = range(3)
COPIES: Final = ("owner_of_adjacent_enemy_territory", "owner_of_scorched_territory", "self_played")
KAIJA_AWAKE, IGNORE_DEFENCES, NO_ROW_CARD = 1, 2, 4  # flags of a player until the end of the year
FLAGS: Final = {
    "kaija_may_attack": KAIJA_AWAKE,
    "ignore_defences": IGNORE_DEFENCES,
    "no_pick_on_pass": NO_ROW_CARD,
}
# What a choice offers, named after the first verb of each option.
CHOICE_WORDS: Final = (
    "recruit",
    "move",
    "explore",
    "build",
    "draw",
    "take_from_discard",
    "discard_from_hand",
)

T = TypeVar("T")
Op = tuple[int, ...]
Program = tuple[Op, ...]


class MoveSpec(NamedTuple):
    """The parameters of a Move action (NG-9.7.3)."""

    moves: int
    points: int = 0
    cancel_casualties: int = 0
    ignore_rough: bool = False
    retreat_over_rough: bool = False
    push_defender: bool = False
    after_roll_choice: bool = False
    pass_enemies: bool = False
    kaija_collects: bool = False
    leap: bool = False  # Hidden Ways: one group to any open territory (NG-9.4.10)


class ExploreSpec(NamedTuple):
    """The parameters of an Explore action (NG-9.7.5)."""

    draw: int
    any_open: bool
    redraw: bool
    collect_tile: bool


class BuildSpec(NamedTuple):
    """The parameters of a Build action (NG-9.7.6)."""

    discount: int
    times: int
    most_large: int
    duplicate_ok: bool
    siteless_small: bool
    replace_after: bool
    collect: bool


class Choice(NamedTuple):
    """Pick so many options of a list, none twice (NG-9.7.9)."""

    pick: int
    words: tuple[int, ...]
    programs: tuple[int, ...]


class Card(NamedTuple):
    """One card of the game; identical copies share their record."""

    id: str
    kind: str
    clan: int
    fame: int
    instant: bool
    removable: bool
    copies: int
    program: int
    playable_if: str
    scoring: tuple[tuple[str, int], ...]
    rule: str


PROGRAMS: list[Program] = []
MOVE_SPECS: list[MoveSpec] = []
EXPLORE_SPECS: list[ExploreSpec] = []
BUILD_SPECS: list[BuildSpec] = []
CHOICES: list[Choice] = []


def _place(table: list[T], record: T) -> int:
    """The number of a record in its table; equal records share one."""
    if record not in table:
        table.append(record)
    return table.index(record)


def _number(step: Reader, key: str, default: int = 0) -> int:
    return step.get(key).whole(0) if step.has(key) else default


def _flag(step: Reader, key: str) -> bool:
    return step.has(key) and step.get(key).flag()


def _word(step: Reader, key: str, words: tuple[str, ...]) -> int:
    found = step.get(key).text() if step.has(key) else ""
    if found not in words:
        raise DataError(f"{step.place}.{key}: unknown word '{found}'")
    return words.index(found)


def compile_program(steps: list[Reader]) -> int:
    """The number of the program that a list of effect steps stands for."""
    program: list[Op] = []
    verbs = [step.get("do").text() for step in steps]
    place = 0
    while place < len(steps):
        step = steps[place]
        following = verbs[place + 1] if place + 1 < len(verbs) else ""
        if verbs[place] == "look_at_hand":
            step.ignore("target")
            if following == "discard_from_hand":
                program.append((HAND, SPY))
                place += 2
            else:
                program.append((HAND, EXTORT))  # pick_from_hand, victim_choice
                place += 3
            continue
        if verbs[place] == "kaija_collect":
            program.append((MOVE, _place(MOVE_SPECS, _move_spec(steps[place + 1], kaija_collects=True))))
            place += 2
            continue
        program.extend(_compile_step(verbs[place], step))
        place += 1
    return _place(PROGRAMS, tuple(program))


def _move_spec(step: Reader, *, kaija_collects: bool = False) -> MoveSpec:
    return MoveSpec(
        step.get("moves").whole(1),
        _number(step, "points"),
        _number(step, "cancel_casualties"),
        _flag(step, "ignore_rough"),
        _flag(step, "retreat_over_rough"),
        _number(step, "push_defender") > 0,
        step.has("after_roll_choice"),
        _flag(step, "pass_enemies"),
        kaija_collects,
    )


def _compile_step(verb: str, step: Reader) -> list[Op]:
    if verb == "explore":
        spec = ExploreSpec(
            step.get("draw").whole(1),
            step.get("from").text() == "any_open",
            _number(step, "redraw") > 0,
            _flag(step, "collect_kept_tile"),
        )
        number = _place(EXPLORE_SPECS, spec)
        first: Op = (MAY_EXPLORE if _flag(step, "optional") else EXPLORE, number)
        return [first] + [(MAY_EXPLORE, number)] * (_number(step, "times", 1) - 1)
    if verb == "build":
        times = _number(step, "times", 1)
        return [
            (
                BUILD,
                _place(
                    BUILD_SPECS,
                    BuildSpec(
                        _number(step, "discount"),
                        times,
                        _number(step, "max_large", times),
                        _flag(step, "duplicate_ok"),
                        _flag(step, "siteless_small"),
                        _flag(step, "replace_after"),
                        step.has("collect_in_territory"),
                    ),
                ),
            )
        ]
    if verb == "choose":
        lists = [option.entries() for option in step.get("of").entries()]
        words = tuple(CHOICE_WORDS.index(option[0].get("do").text()) for option in lists)
        programs = tuple(compile_program(option) for option in lists)
        return [(CHOOSE, _place(CHOICES, Choice(step.get("pick").whole(1), words, programs)))]
    if verb == "choose_order":
        must, may = (compile_program(option.entries()) for option in step.get("of").entries(2))
        return [(CHOOSE_ORDER, must, may)]
    if verb == "may_pay":
        return [(MAY_PAY, step.get("any_resources").whole(1), compile_program(step.get("then").entries()))]
    return [_simple_step(verb, step)]


def _simple_step(verb: str, step: Reader) -> Op:
    match verb:
        case "recruit":
            return (
                RECRUIT,
                step.get("n").whole(1),
                _word(step, "where", WHERE),
                int(_flag(step, "same_territory")),
            )
        case "recruit_spread":
            return (
                RECRUIT_EACH,
                _number(step, "n_each", 1),
                _word(step, "filter", FILTERS),
                _number(step, "max_territories"),
            )
        case "recruit_each":
            return (RECRUIT_EACH, _number(step, "n_each", 1), _word(step, "filter", FILTERS), 99)
        case "recruit_per_symbol":
            return (RECRUIT_PER_SYMBOL, _word(step, "resource", RESOURCES))
        case "move":
            return (MOVE, _place(MOVE_SPECS, _move_spec(step)))
        case "move_any":
            return (MOVE, _place(MOVE_SPECS, MoveSpec(step.get("groups").whole(1, 1), leap=True)))
        case "draw":
            drawn, keep = step.get("draw").whole(1), step.get("keep").whole(0)
            discard, top = _number(step, "discard"), _number(step, "top")
            if drawn != keep + discard + top:
                raise DataError(f"{step.place}: drawn cards must be kept, discarded or put back")
            return (DRAW, drawn, discard, top)
        case "draw_per":
            return (DRAW_PER_TERRITORY, step.get("min_tiles").whole(1), step.get("n").whole(1))
        case "take_from_discard":
            return (TAKE_FROM_DISCARD,)
        case "collect":
            return (COLLECT, _word(step, "resource", RESOURCES), step.get("n").whole(1))
        case "collect_from_territory":
            return (COLLECT_SHOWN,)
        case "remove_enemy_unit":
            return (REMOVE_ENEMY, int(step.get("where").text() == "adjacent_to_own"))
        case "add_unit":
            return (ADD_UNIT,)
        case "move_enemy_units":
            return (MOVE_ENEMY, step.get("max_units").whole(1))
        case "may_pull_unit":
            return (PULL_UNIT,)
        case "discard_from_hand":
            return (HAND, RANDOM_DISCARD)
        case "opponents_discard":
            return (CURSE,)
        case "flag":
            return (FLAG, FLAGS[step.get("flag").text()])
        case "copy_active_card":
            return (COPY, _word(step, "of", COPIES))
        case "take_display_card":
            return (TAKE_ROW_CARD,)
        case "may_place_scorched_earth":
            return (SCORCH,)
    raise DataError(f"{step.place}: unknown verb '{verb}'")


def _read_cards() -> tuple[Card, ...]:
    clans = [clan.id for clan in CLANS]
    found = []
    for entry in read_toml(FOLDER / "cards.toml").get("card").entries():
        steps = entry.get("effects").entries()
        reaction = entry.get("playable_if").text() == "reaction_only"
        found.append(
            Card(
                entry.get("id").text(),
                entry.get("kind").text(),
                clans.index(entry.get("clan").text()) if entry.has("clan") else -1,
                entry.get("fame").whole(),
                entry.get("instant").flag(),
                entry.get("removable").flag(),
                entry.get("copies").whole(1),
                compile_program([] if reaction else steps),
                entry.get("playable_if").text(),
                tuple((key, worth.whole()) for key, worth in entry.get("scoring").items())
                if entry.has("scoring")
                else (),
                entry.get("rule").text(),
            )
        )
    return tuple(found)


CARDS: Final = _read_cards()
CARD_IDS: Final = tuple(card.id for card in CARDS)
NUMBER_OF: Final = {card.id: number for number, card in enumerate(CARDS)}
INSTANT: Final = tuple(card.instant for card in CARDS)
UNREST: Final = NUMBER_OF["unrest"]
DEFENSIVE_STRATEGY: Final = NUMBER_OF["defensive_strategy"]
STARTING_DECK: Final = tuple(
    number for number, card in enumerate(CARDS) if card.kind == "starting" for _ in range(card.copies)
)
EARLY: Final = tuple(number for number, card in enumerate(CARDS) if card.kind == "early")
ADVANCED: Final = tuple(number for number, card in enumerate(CARDS) if card.kind == "advanced")
ACHIEVEMENTS: Final = tuple(number for number, card in enumerate(CARDS) if card.kind == "achievement")
INITIAL_CARD: Final = tuple(NUMBER_OF[clan.initial] for clan in CLANS)
UPGRADE_CARDS: Final = tuple(tuple(NUMBER_OF[card] for card in clan.upgrades) for clan in CLANS)
CLAN_OF_CARD: Final = tuple(card.clan for card in CARDS)
# NG-9.0.6: what no copying card may repeat.
COPYABLE: Final = tuple(
    card.kind in ("starting", "clan", "early", "advanced")
    and card.playable_if not in ("copy_target_exists", "reaction_only")
    for card in CARDS
)
