"""Res Arcana in the shell: the strip, the table line, the options, the drafts, and its two scenes."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop.board.draft import Draft
from desktop.board.presentation import Presentation
from desktop.board.scene import BoardScene
from desktop.game_texts import Explanation
from desktop.games.res_arcana import (
    card_choice,
    collecting,
    consequences,
    essence_picker,
    icon_words,
    prompts,
    refusing,
)
from desktop.games.res_arcana.card_plan import Shown
from desktop.games.res_arcana.essence_picker import Memory, heap_of, suggestion
from desktop.games.res_arcana.faces import component
from desktop.games.res_arcana.first_choice import first_choice
from desktop.games.res_arcana.panel import ANSWERS
from desktop.games.res_arcana.table_scene import TableScene
from desktop.games.res_arcana.tray_scene import TrayScene
from desktop.session.choices import Choice
from desktop.texts import tr
from desktop.widgets.paint import Part
from rules.core import Action, State, Violation
from rules.res_arcana.content import COMPONENT, CONTENT, MAGIC_ITEM
from rules.res_arcana.essences import ESSENCE_IDS
from rules.res_arcana.scoring import VICTORY_THRESHOLD, component_points, tie_break, winners
from rules.res_arcana.usage import POWER_COMPONENT, usable_reactions
from rules.res_arcana.vocabulary import DRAGON_POWER, LIFE_LOSS

VERB_ICONS = {
    "use": "card_turn",
    "react": "reaction",
    "place": "placement_cost",
    "bring": "placement_cost",
    "claim": "vp",
    "claim_top": "vp",
    "pass": "passed",
    "straighten": "card_straighten",
    "turn": "card_turn",
    "turn_instead": "card_turn",
    "pay_curse": "essence_death",
    "convert": "essence_any",
    "gain": "collect",
    "take": "collect",
    "leave": "card_this",
    "lose": "life_loss",
    "suffer": "life_loss",
    "defend": "military",
    "boost": "vp",
    "for_gold": "essence_gold",
    "for_essences": "essence_any",
    "discard": "card",
    "drop": "card",
    "look": "ui_eye",
}
ESSENCE_VERBS = {"pay": -1, "lose": -1, "gain": 1}
BUTTONS = (*ANSWERS, "pass", "pay_curse", "turn_instead")
SUGGESTED = 5
SHORT_SOURCES = {  # for the strip, where points by source share a line
    "artifacts": lambda: tr("artifacts"),
    "monuments": lambda: tr("monuments"),
    "places": lambda: tr("places"),
    "stored": lambda: tr("essences"),
    "menagerie": lambda: tr("creatures"),
    "token": lambda: tr("token"),
    "statue": lambda: tr("statue"),
}
SOURCES_A_LINE = 3
LONGEST_DEFENCE = 20  # letters that still stand in one line of the strip
NO_PRICE: list[Part] = [""]  # nothing to show, and nothing to be found out by playing it
IN_BRACKETS = re.compile(r"\((.*)\)\s*$", re.DOTALL)


class ResArcanaPresentation(Presentation):
    """What a player of Res Arcana wants to see at a glance."""

    _table_scene: TableScene | None = None
    _arranged: State | None = None  # the position whose options were arranged last
    _above: tuple[str, ...] = ()  # the payments above the fold
    _folded = 0  # how many stand below
    _collect: collecting.CollectDraft | None = None

    # -- scenes ---------------------------------------------------------------------------------------------------

    def board(self) -> BoardScene:
        self._table_scene = TableScene(self)
        self._memory: Memory = {}
        return self._table_scene

    def tray(self) -> BoardScene:
        return TrayScene(self)

    def look_through(self, pile: str) -> None:
        """A pile in the tray was clicked: the table shows what is in it."""
        if self._table_scene is not None:
            self._table_scene.layer.look_through(pile)

    def power_words(self, id: str) -> tuple[str, ...]:
        """The powers of a card as sentences, without its name."""
        found = []
        for power in component(id).powers:
            word = self.texts.word(power.id)
            match = IN_BRACKETS.search(word)
            found.append(match.group(1) if match is not None else word)
        return tuple(found)

    def face(self, id: str) -> Shown:
        """A card that lies nowhere in play: its name and the words of its powers."""
        collect, discount = self._sentence(id, "Collect"), self._sentence(id, "Discount")
        return Shown(self.texts.word(id), self.power_words(id), collect=collect, discount=discount)

    def _sentence(self, id: str, first_word: str) -> str:
        """The sentence of a card's text that begins so in the rulebook; languages keep the order of sentences."""
        source = self.game.rulebook.entries["component"][id].texts["text"]
        sentences, said = source.split(". "), self.texts.translate(source).split(". ")
        place = next((at for at, words in enumerate(sentences) if words.startswith(first_word)), -1)
        return said[place].rstrip(".") if place >= 0 and len(said) == len(sentences) else ""

    def worth(self, view: State | None, seat: int, id: str) -> int:
        """The points a component in play brings its owner now."""
        return sum(component_points(view, seat, COMPONENT.index(id))) if view is not None else 0  # type: ignore[arg-type]

    def explain_seat(self, seat: int) -> Explanation | None:
        """A player's head: public numbers, and that the hand is hidden."""
        view = self._table_scene.position if self._table_scene is not None else None
        if view is None:
            return None
        hand = self.seat_data(view, seat)["hand"]
        lines = [", ".join(filter(None, map(self.spoken, line))) for line in self.strip(view, seat)]
        hidden = tr("Hidden: {n} {n:card|cards}.", n=len(hand)) if None in hand else ""
        text = "\n".join([hidden, *lines] if hidden else lines)
        return Explanation(self.seats[seat].name, hidden, text, rules=("RA-13",))

    # -- numbers at a glance ----------------------------------------------------------------------------------------

    def total(self, view: State, seat: int) -> int:
        return int(view.scores()[seat].total)

    def points(self, view: State, seat: int) -> tuple[str, str]:
        return ("vp", f"{self.total(view, seat)} / {VICTORY_THRESHOLD}")

    def strip(self, view: State, seat: int) -> list[list[Part]]:
        data = self.seat_data(view, seat)
        pool = data["pool"]
        essences: list[Part] = [(f"essence_{id}", pool.get(id, 0)) for id in ESSENCE_IDS]
        total = sum(pool.values())
        piles = tr(
            "hand {a} · deck {b} · discard {c}",
            a=len(data["hand"]),
            b=len(data["deck"]),
            c=len(data["discard"]),
        )
        lines: list[list[Part]] = [
            essences,
            [tr("pool {n} (tie-break {m})", n=total, m=tie_break(view, seat))],  # type: ignore[arg-type]
            [("card", ""), piles],
        ]
        items: list[Part] = [self.texts.word(id) for id in data["play"] if component(id).kind == MAGIC_ITEM]
        if data["passed"]:
            items.insert(0, ("passed", ""))
        if view.position_data()["token"] == seat:
            items = [("first_player", ""), *(items or [tr("First Player token")])]
        if items:
            lines.append(items)
        scored = [
            f"{SHORT_SOURCES[source]()} {points}"
            for source, points in view.scores()[seat].sources.items()
            if points
        ]
        lines += [
            [", ".join(scored[at : at + SOURCES_A_LINE])] for at in range(0, len(scored), SOURCES_A_LINE)
        ]
        lines.append([self.defence(view, seat)])
        return lines

    def defence(self, view: State, seat: int) -> str:
        """What everybody can know about how the seat may answer an attack."""
        if self.seat_data(view, seat)["passed"]:
            return tr("passed: safe from attacks")
        powers = usable_reactions(view, seat, (LIFE_LOSS, DRAGON_POWER))  # type: ignore[arg-type]
        if not powers:
            return tr("can ignore an attack: no")
        found = dict.fromkeys(self.texts.word(COMPONENT.word(POWER_COMPONENT[power])) for power in powers)
        how = ", ".join(found)
        if len(how) > LONGEST_DEFENCE:
            how = next(iter(found)) + (f" +{len(found) - 1}" if len(found) > 1 else "")
        return tr("can ignore an attack: {how}", how=how)

    def table(self, view: State) -> list[list[Part]]:
        data = view.position_data()
        chips: list[list[Part]] = [[tr("Round {n}", n=data["round"])]]
        phase = self._phase(view)
        if phase:
            chips.append([phase])
        for key, text in (("first", tr("Started by {name}")), ("token", tr("Token: {name}"))):
            seat = data[key]
            if isinstance(seat, int) and 0 <= seat < len(self.seats):
                chips.append([text.replace("{name}", self.seats[seat].name)])
        chips.append([("vp", tr("Win at 10"))])
        chips.append([("card", tr("Monument deck {n}", n=len(data["middle"]["monument_deck"])))])
        if view.decision is not None and view.decision.kind == "golden_statue":
            best = winners(view)  # type: ignore[arg-type]
            words = [
                tr("Victory check: {name} has {n}", name=self.seats[seat].name, n=self.total(view, seat))
                for seat in best
            ]
            chips.append([" · ".join(words) or tr("nobody has 10")])
        return chips

    def _phase(self, view: State) -> str:
        decision = view.decision
        if decision is None or view.position_data()["round"] == 0:
            return ""
        if collecting.in_collect(view):
            return tr("Collect")
        return tr("Check") if decision.kind == "golden_statue" else tr("Actions")

    def prompt(self, view: State) -> str:
        return prompts.prompt(view, self.texts)

    def consequences(self, choice: Choice) -> list[str]:
        view = self.view
        if view is None:
            return []
        defences = {seat: self.defence(view, seat) for seat in range(len(self.seats))}
        return consequences.consequences(view, self.texts, choice.notation, defences)

    def attempts(self, state: State, target: str) -> Sequence[Action]:
        return [*super().attempts(state, target), *refusing.attempts(state, target)]

    def refusal_note(self, state: State, target: str, violation: Violation) -> str:
        return refusing.refusal_note(state, target, violation)

    def first_choice(self, view: State, choices: Sequence[Choice]) -> Choice | None:
        return first_choice(view, choices)

    def picture_word(self, path: str) -> str:
        return icon_words.word(path) or super().picture_word(path)

    # -- the score sheet ----------------------------------------------------------------------------------------------

    def sheet_notes(self, view: State) -> list[tuple[str, list[int]]]:
        ties = [tie_break(view, seat) for seat in range(len(self.seats))]  # type: ignore[arg-type]
        notes = [(tr("Tie: pool with Gold double"), ties)]
        if view.setup.options["variant"] == "match":
            notes.insert(0, (tr("Games won"), [int(self.seat_data(view, s)["wins"]) for s in range(2)]))
        return notes

    def source_label(self, source: str) -> str:
        labels = {
            "places": tr("Places"),
            "stored": tr("Essences on places"),
            "menagerie": tr("Creatures and dragons"),
            "statue": tr("Golden Statue"),
        }
        return labels.get(source) or super().source_label(source)

    # -- drafts -------------------------------------------------------------------------------------------------------

    def draft(self, view: State) -> Draft | None:
        decision = view.decision
        if decision is None:
            return None
        if collecting.in_collect(view):
            self._collect = collecting.CollectDraft(view, self.texts, self._ordered, self._memory)
            return self._collect
        if decision.kind in essence_picker.KINDS:
            legal = self._ordered(view, view.legal())
            return essence_picker.EssencePicker(view, self.texts, legal, self._memory)
        if decision.kind in (*card_choice.ONE_OF, card_choice.SEVERAL_OF):
            return card_choice.CardSet(view, self.texts)
        if decision.kind == card_choice.ORDER_OF:
            return card_choice.CardOrder(view, self.texts)
        return None

    def _ordered(self, view: State, legal: list[Action]) -> list[Action]:
        """Payments and gains in the order in which most players want them; anything else as it comes."""
        decision = view.decision
        if decision is None or decision.kind not in essence_picker.KINDS:
            return list(legal)
        key = suggestion(view, decision.seat)
        gains = decision.kind in essence_picker.GAINING
        return sorted(legal, key=lambda action: key(heap_of(action, view), gains))

    # -- options --------------------------------------------------------------------------------------------------------

    @property
    def _suggested(self) -> tuple[str, ...]:
        """The payments above the fold, while their own position is shown (and not one of the replay)."""
        return self._above if self._arranged is self.view else ()

    def arrange(self, view: State, found: list[Choice]) -> list[Choice]:
        """Payments and gains: the suggested ones first. Answers get the places where they can be clicked."""
        decision = view.decision
        self._arranged, self._above, self._folded = view, (), 0
        if decision is not None and decision.kind in essence_picker.KINDS:
            possible = [choice for choice in found if not choice.reasons]
            rank = {action: i for i, action in enumerate(self._ordered(view, [c.action for c in possible]))}
            found = sorted(found, key=lambda choice: rank.get(choice.action, len(rank)))
            if len(possible) > SUGGESTED + 1:
                self._above = tuple(choice.notation for choice in found[:SUGGESTED])
                self._folded = len(possible) - SUGGESTED
        return [choice._replace(targets=(*choice.targets, *self._places(choice))) for choice in found]

    def _places(self, choice: Choice) -> tuple[str, ...]:
        """Targets on the screen that the rules have no word for."""
        verb, *words = choice.notation.split()
        if verb in ("copy", "begin"):
            return (f"seat:{int(words[0]) - 1}",)
        if verb == "set":  # the box, and each of its cards, which can be read one by one
            mage, artifacts = CONTENT.starter_sets[int(words[0]) - 1]
            return (f"set:{words[0]}", *(f"component:{COMPONENT.word(card)}" for card in (mage, *artifacts)))
        if verb == "react":
            return (f"power:{words[0]}", f"component:{words[0].rpartition('.')[0]}")
        if verb == "boost":
            return ("component:golden_statue", "answer:boost")
        return (f"answer:{verb}",) if verb in ANSWERS else ()

    def group(self, choice: Choice) -> str:
        if choice.group:
            return choice.group
        if self._suggested and choice.notation not in self._suggested:
            return self._more()
        verb = choice.notation.split()[0]
        groups = {
            "use": tr("Use a power"),
            "place": tr("Place"),
            "claim": tr("Claim"),
            "claim_top": tr("Claim"),
            "discard": tr("Discard"),
            "pass": tr("Pass"),
        }
        return groups.get(verb, "")

    def folds(self, group: str) -> bool:
        return bool(self._suggested) and group == self._more()

    def _more(self) -> str:
        decision = self._arranged.decision if self._arranged is not None else None
        if decision is not None and decision.kind in essence_picker.GAINING:
            return tr("{n} more choices", n=self._folded)
        return tr("{n} more payments", n=self._folded)

    def group_order(self) -> Sequence[str]:
        return ("", tr("Use a power"), tr("Place"), tr("Claim"), tr("Discard"), tr("Pass"))

    def verb_icon(self, verb: str) -> str:
        return VERB_ICONS.get(verb, "")

    def icon(self, choice: Choice) -> str:
        return self.verb_icon(choice.notation.split()[0])

    def ring(self, choice: Choice) -> str:
        """A card that can only be discarded has a thin ring."""
        return "reachable" if choice.notation.split()[0] == "discard" else "legal"

    def row_text(self, choice: Choice) -> str:
        """Essences are counted: "3 Calm, 1 Elan"; a power begins with its card's name."""
        verb, *words = choice.notation.partition(" @")[0].split()
        if verb == "use":
            id, _, place = words[0].rpartition(".")
            return tr("{card}: {power}", card=self.texts.word(id), power=self.power_words(id)[int(place) - 1])
        if verb in ESSENCE_VERBS and len(words) > 1:
            counts = {id: words.count(id) for id in ESSENCE_IDS if id in words}
            order = sorted(counts, key=lambda id: -counts[id])
            return ", ".join(f"{counts[id]} {self.texts.word(id)}" for id in order)
        return tr("Pay nothing") if verb == "convert" and words[0] not in ESSENCE_IDS else choice.text

    def price(self, choice: Choice) -> list[Part]:
        if (
            "@" in choice.notation
            and choice.notation.startswith(("take", "leave"))
            and self._collect is not None
        ):
            return self._collect.amounts(choice) or NO_PRICE
        verb, *essences = choice.notation.partition(" @")[0].split()
        if verb not in ESSENCE_VERBS or not set(essences) <= set(ESSENCE_IDS):
            return []
        sign = "+" if ESSENCE_VERBS[verb] > 0 else "−"
        counts = {id: essences.count(id) for id in ESSENCE_IDS if id in essences}
        if self._suggested and choice.notation == self._suggested[0]:
            return [tr("suggested")]
        if len(counts) > 2:  # the words say it; both would not fit
            return NO_PRICE
        return [(f"essence_{id}", f"{sign}{n}") for id, n in counts.items()]

    def is_button(self, choice: Choice) -> bool:
        return choice.notation.split()[0] in BUTTONS or not choice.targets

    def primary(self, choices: Sequence[Choice]) -> Choice | None:
        return choices[0] if len(choices) == 1 else None
