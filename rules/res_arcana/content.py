"""The 78 components and the tables of the game, read from the TOML files beside this module.

Components are numbered through: artifacts first, then mages, magic items, monuments and Places of Power. Every
cost, effect and collect element has a number too, because frames of the decision stack hold only numbers.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rules.core import DataError, Reader, Words, read_toml
from rules.res_arcana.card_reader import (
    read_collect,
    read_discount,
    read_fixed,
    read_point_rule,
    read_power,
)
from rules.res_arcana.essences import ESSENCE_IDS, NOTHING, Essences
from rules.res_arcana.vocabulary import (
    ARTIFACT_TYPE,
    CREATURE,
    DRAGON,
    Discount,
    Element,
    PointRule,
    Power,
)

FOLDER = Path(__file__).parent
UNKNOWN = -1  # a card that a view does not show
NOBODY = -1
ARTIFACT, MAGE, MAGIC_ITEM, MONUMENT, PLACE = range(5)
KINDS = ("artifact", "mage", "magic_item", "monument", "place_of_power")
FILES = ("artifacts", "mages", "magic_items", "monuments", "places_of_power")
COUNT_KEYS = ("artifacts", "mages", "magic_items", "monuments", "place_sides")


class Component(NamedTuple):
    """One artifact, mage, magic item, monument or side of a place tile."""

    id: str
    rule: str
    kind: int
    types: tuple[int, ...]
    cost: Essences
    wild: int
    points: int
    point_rules: tuple[PointRule, ...]
    collect: tuple[Element, ...]
    discounts: tuple[Discount, ...]
    powers: tuple[Power, ...]

    @property
    def cost_total(self) -> int:
        """The printed total (RA-7.3)."""
        return sum(self.cost) + self.wild


class Content:
    """All components and tables; :func:`load` checks them against each other."""

    def __init__(self, components: list[Component], game: Reader) -> None:
        self.components = tuple(components)
        self.word = Words("component", (component.id for component in components))
        self.powers: list[Power] = []
        self.power_component: list[int] = []
        self.powers_of: list[tuple[int, ...]] = []
        self.elements: list[Element] = []
        self.element_component: list[int] = []
        self.element_ids: list[str] = []
        self.inner: dict[
            int, tuple[int, ...]
        ] = {}  # of an attack, an interest, an upkeep: its inner elements
        self.power_cost: list[tuple[int, ...]] = []
        self.power_effect: list[tuple[int, ...]] = []
        self.collect: list[tuple[int, ...]] = []
        for number, component in enumerate(components):
            self._number_elements(number, component)
        self.power_word = Words("power", (power.id for power in self.powers))
        self.element_word = Words("element", self.element_ids)
        constants = game.get("constants")
        self.constants = {key: entry.whole(1) for key, entry in constants.items()}
        self.tiebreak = self._essences(game)
        self.starter_sets = [self._starter_set(entry) for entry in game.get("starter_set").entries()]
        self.tiles = [self._tile(entry) for entry in game.get("place_tile").entries()]
        duel = game.get("duel")
        self.pick_order = [self._picks(entry) for entry in duel.get("pick_order").entries()]
        duel.done()
        self._check_counts(game.get("counts"))

    def _number_elements(self, number: int, component: Component) -> None:
        self.collect.append(
            tuple(
                self._number(element, number, f"{component.id}.collect{place}")
                for place, element in enumerate(component.collect, start=1)
            )
        )
        first = len(self.powers)
        for power in component.powers:
            for numbers, name, elements in (
                (self.power_cost, "cost", power.cost),
                (self.power_effect, "effect", power.effect),
            ):
                numbers.append(
                    tuple(
                        self._number(element, number, f"{power.id}.{name}{place}")
                        for place, element in enumerate(elements, start=1)
                    )
                )
            self.powers.append(power)
            self.power_component.append(number)
        self.powers_of.append(tuple(range(first, len(self.powers))))

    def _number(self, element: Element, component: int, id: str) -> int:
        number = len(self.elements)
        self.elements.append(element)
        self.element_component.append(component)
        self.element_ids.append(id)
        if element.inner:
            self.inner[number] = tuple(
                self._number(inner, component, f"{id}.{place}")
                for place, inner in enumerate(element.inner, start=1)
            )
        return number

    def _essences(self, game: Reader) -> Essences:
        weights = []
        for id, entry in zip(ESSENCE_IDS, game.get("essence").entries(len(ESSENCE_IDS)), strict=True):
            if entry.get("id").text() != id:
                raise entry.get("id").fail(f"'{id}': pools are written in this order")
            weights.append(entry.get("tiebreak_weight").whole(1))
            entry.done()
        elan, life, calm, death, gold = weights
        return (elan, life, calm, death, gold)

    def _starter_set(self, reader: Reader) -> tuple[int, tuple[int, ...]]:
        mage = self._of_kind(reader.get("mage"), MAGE)
        artifacts = tuple(self._of_kind(entry, ARTIFACT) for entry in reader.get("artifacts").entries())
        if len(artifacts) != self.constants["starting_hand"]:
            raise reader.get("artifacts").fail("a starting hand")
        reader.done()
        return mage, artifacts

    def _tile(self, reader: Reader) -> tuple[int, int]:
        sides = self._of_kind(reader.get("sun"), PLACE), self._of_kind(reader.get("moon"), PLACE)
        reader.done()
        return sides

    def _of_kind(self, reader: Reader, kind: int) -> int:
        number = reader.one(self.word)
        if self.components[number].kind != kind:
            raise reader.fail(f"a {KINDS[kind]}")
        return number

    def _picks(self, reader: Reader) -> tuple[bool, int]:
        """One entry of the open draft: whether the first player takes, and how many (RA-14.2.4)."""
        text = reader.text()
        if len(text) != 2 or text[0] not in "FO" or not text[1].isdigit():
            raise reader.fail("F or O and a number")
        return text[0] == "F", int(text[1])

    def _check_counts(self, counts: Reader) -> None:
        found = {
            **{
                key: sum(1 for component in self.components if component.kind == kind)
                for kind, key in enumerate(COUNT_KEYS)
            },
            "place_tiles": len(self.tiles),
            "powers": len(self.powers),
            "artifact_cost_total": sum(c.cost_total for c in self.components if c.kind == ARTIFACT),
            "monument_points": sum(c.points for c in self.components if c.kind == MONUMENT),
        }
        for key, value in found.items():
            if counts.get(key).whole() != value:
                raise counts.get(key).fail(f"{value}, which is what the card files hold")
        counts.done()


def read_component(reader: Reader, kind: int) -> Component:
    """One record of a card file; messages name the card."""
    if not reader.has("id"):
        raise DataError(f"{reader.place}: 'id' is missing")
    id = reader.get("id").text()
    reader = Reader(reader.value, f"{KINDS[kind]} {id}")
    reader.ignore("id")
    if kind in (MAGE, MAGIC_ITEM):
        cost, wild = NOTHING, 0
    else:
        cost, wild, types_of_wild = read_fixed(reader.get("cost"))
        if len(types_of_wild) < len(ESSENCE_IDS):
            raise reader.get("cost").fail("a cost without excluded types")
    types: tuple[int, ...] = ()
    if kind == ARTIFACT and reader.has("types"):
        types = tuple(reader.get("types").words(ARTIFACT_TYPE))
    if kind == PLACE:
        reader.get("tile").whole(1, 5)
        if reader.get("side").text() not in ("sun", "moon"):
            raise reader.get("side").fail('"sun" or "moon"')

    def entries(key: str) -> list[Reader]:
        return reader.get(key).entries() if reader.has(key) else []

    component = Component(
        id,
        reader.get("rule").text(),
        kind,
        types,
        cost,
        wild,
        reader.get("vp").whole(1) if reader.has("vp") else 0,
        tuple(read_point_rule(entry) for entry in entries("vp_rules")),
        tuple(read_collect(entry) for entry in entries("collect")),
        tuple(read_discount(entry) for entry in entries("discounts")),
        tuple(read_power(entry) for entry in entries("powers")),
    )
    reader.done()
    for number, power in enumerate(component.powers, start=1):
        if power.id != f"{id}.{number}":
            raise DataError(f"{reader.place}: power '{power.id}' should be called '{id}.{number}'")
    return component


def load(folder: Path = FOLDER) -> Content:
    """Read and check all content files; :class:`DataError` names card, field and reason."""
    components: list[Component] = []
    for kind, name in enumerate(FILES):
        file = read_toml(folder / f"{name}.toml")
        components += [read_component(entry, kind) for entry in file.get(KINDS[kind]).entries()]
        file.done()
    game = read_toml(folder / "game.toml")
    content = Content(components, game)
    game.done()
    return content


CONTENT = load()

COMPONENTS = CONTENT.components
COMPONENT = CONTENT.word
POWER = CONTENT.power_word
ELEMENT = CONTENT.element_word
ELEMENTS = CONTENT.elements
ELEMENT_COMPONENT = CONTENT.element_component
CONSTANTS = CONTENT.constants


def _numbers(kind: int) -> range:
    found = [number for number, component in enumerate(COMPONENTS) if component.kind == kind]
    return range(found[0], found[-1] + 1)


ARTIFACTS = _numbers(ARTIFACT)
MAGES = _numbers(MAGE)
MAGIC_ITEMS = _numbers(MAGIC_ITEM)
MONUMENTS = _numbers(MONUMENT)
PLACES = _numbers(PLACE)

IS_DRAGON = tuple(DRAGON in component.types for component in COMPONENTS)
IS_CREATURE = tuple(CREATURE in component.types for component in COMPONENTS)
OF_TYPE = (IS_DRAGON, IS_CREATURE)  # by artifact type
COST_TOTAL = tuple(component.cost_total for component in COMPONENTS)
MONUMENT_COST = COMPONENTS[MONUMENTS[0]].cost
