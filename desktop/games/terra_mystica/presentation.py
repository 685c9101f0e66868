"""How Terra Mystica appears in the shell: scenes, player cards, table line, options."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.board.presentation import Presentation
from desktop.board.scene import BoardScene
from desktop.game_texts import GameTexts
from desktop.games.terra_mystica import symbols
from desktop.games.terra_mystica.consequences import consequences
from desktop.games.terra_mystica.explanations import income_sentence
from desktop.games.terra_mystica.first_choice import first_choice
from desktop.games.terra_mystica.prices import price_of, spade_price
from desktop.games.terra_mystica.questions import TURNS, giving_up
from desktop.games.terra_mystica.refusals import attempts, refusal_note
from desktop.games.terra_mystica.repeats import with_repeats
from desktop.games.terra_mystica.row_icons import row_icon
from desktop.games.terra_mystica.standing import StandingOrders, is_order
from desktop.session.choices import Choice
from desktop.session.table import Seat
from desktop.texts import tr
from desktop.widgets.paint import Part
from rules.core import Action, Game, Score, State, Violation
from rules.terra_mystica.board import PRINTED, TERRAIN, bits
from rules.terra_mystica.content import (
    CARD,
    CULT,
    DWELLING,
    FACTION,
    FACTIONS,
    FAVOR,
    PIECES,
    ROUNDS,
    STRUCTURE,
    TOWN,
    Amounts,
)
from rules.terra_mystica.final import cult_points
from rules.terra_mystica.notation import (
    ACCEPT,
    BRIDGE,
    BUILD,
    CONVERT,
    CULT_STEP,
    DECLINE,
    END_TURN,
    EXCHANGE,
    FINISH,
    ORDAIN,
    PASS,
    POWER_USE,
    RIVER_TOWN,
    SACRIFICE,
    SEND,
    SHIPPING,
    SPECIAL_USE,
    TOP,
    TRANSFORM,
    UPGRADE,
)
from rules.terra_mystica.rounds import income_parts
from rules.terra_mystica.state import ACTIONS_PHASE, CULT_PHASE, OVER_PHASE, TerraMysticaState

TILES_BESIDE_CARD = 2  # more get a line of their own

BUTTONS = (PASS, ACCEPT, DECLINE, FINISH, ORDAIN, END_TURN)


class TerraMysticaPresentation(Presentation):
    """Keeps the view that is shown, so that options can be priced."""

    view: TerraMysticaState | None = None

    def __init__(self, game: Game, texts: GameTexts, seats: Sequence[Seat]) -> None:
        super().__init__(game, texts, seats)
        self.orders = StandingOrders()

    def board(self) -> BoardScene:
        from desktop.games.terra_mystica.scene import TableScene

        return TableScene(self)

    def mat(self) -> BoardScene:
        from desktop.games.terra_mystica.mat import MatScene

        return MatScene(self)

    def prompt(self, view: State) -> str:
        """How many first dwellings there are, and where they may stand."""
        assert isinstance(view, TerraMysticaState)
        decision = view.decision
        if decision is None or decision.kind != "place_dwelling":
            return ""
        board = view.board(decision.seat)
        return tr(
            "Place dwelling {k} of {n}. Terrain: {terrain}",
            k=view.standing[5 * decision.seat + DWELLING] + 1,
            n=board.dwellings,
            terrain=self.texts.word(TERRAIN.word(board.home)),
        )

    # -- players ------------------------------------------------------------------------------------------------------

    def colour(self, view: State, seat: int) -> str:
        """The faction decides the colour; before that the seat's, unless somebody's faction has taken it."""
        assert isinstance(view, TerraMysticaState)
        if view.faction[seat] >= 0:
            return view.board(seat).color
        used = {FACTIONS[faction].color for faction in view.faction if faction >= 0}
        for other in range(seat + 1):  # whoever sits earlier keeps the wished colour
            if view.faction[other] < 0:
                wished = self.seats[other].colour
                found = (
                    wished
                    if wished not in used
                    else next(board.color for board in FACTIONS if board.color not in used)
                )
                used.add(found)
        return found

    def subtitle(self, view: State, seat: int) -> str:
        assert isinstance(view, TerraMysticaState)
        if view.faction[seat] < 0:
            return tr("no faction yet")
        name = self.texts.word(FACTION.word(view.faction[seat]))
        if view.passed[seat] and view.phase == ACTIONS_PHASE:
            return f"{name} · {tr('passed')}"
        return name

    def points(self, view: State, seat: int) -> tuple[str, str]:
        assert isinstance(view, TerraMysticaState)
        return ("vp", str(view.vp[seat]))

    def income(self, view: TerraMysticaState, seat: int) -> Amounts:
        """What the next income phase would give."""
        parts = [amounts for _, amounts in income_parts(view, seat)]
        totals = [sum(part[kind] for part in parts) for kind in range(5)]
        return (totals[0], totals[1], totals[2], totals[3], totals[4])

    @staticmethod
    def owned_favors(view: TerraMysticaState, seat: int) -> list[int]:
        return [favor for favor in range(len(FAVOR)) if view.favors[seat] >> favor & 1]

    def strip(self, view: State, seat: int) -> list[list[Part]]:
        assert isinstance(view, TerraMysticaState)
        if view.faction[seat] < 0:
            return []
        bowls = "/".join(str(n) for n in view.bowls[3 * seat : 3 * seat + 3])
        first: list[Part] = [
            ("coin", view.coins[seat]),
            ("worker", view.workers[seat]),
            ("priest", view.priests[seat]),
            ("power", bowls),
        ]
        price = spade_price(view, seat)
        ships: list[Part] = [("ship", view.shipping_now(seat))] if view.board(seat).shipping_max else []
        second: list[Part] = [
            *ships,
            ("spade", ""),
            (price[0], price[1]),
            ("town_key", view.keys(seat)),
            tr("{n} {n:priest|priests} left", n=view.supply[seat]),
        ]
        left = [PIECES[kind] - view.standing[5 * seat + kind] for kind in range(5)]
        third: list[Part] = [(picture, left[kind]) for kind, picture in enumerate(symbols.STRUCTURE_PICTURES)]
        card: list[Part] = (
            [("card", self.texts.word(CARD.word(view.card[seat])))] if view.card[seat] >= 0 else []
        )
        tiles: list[Part] = [
            (symbols.CULT_ICONS[cult], steps)
            for cult, steps in map(symbols.favor_steps, self.owned_favors(view, seat))
        ]
        towns = sum(view.towns[len(TOWN) * seat : len(TOWN) * (seat + 1)])
        if towns:
            tiles.append(("terra_mystica/town_marker", towns))
        lines = [first, second, third]
        lines += [card, tiles] if len(tiles) > TILES_BESIDE_CARD else [card + tiles]
        if view.round < ROUNDS:
            lines.append([tr("next"), *symbols.amounts_signs(self.income(view, seat), "+")])
        return [line for line in lines if line]

    def seat_details(self, view: State, seat: int) -> list[str]:
        """Where the next income comes from, resource by resource, and how far the seat is with its structures."""
        assert isinstance(view, TerraMysticaState)
        if view.faction[seat] < 0:
            return []
        lines = (
            [
                f"{self.texts.word(symbols.RESOURCE_ICONS[kind])}: {income_sentence(self, view, seat, kind)}"
                for kind in range(4)
            ]
            if view.round < ROUNDS
            else []
        )
        left = ", ".join(
            f"{self.texts.word(STRUCTURE.word(kind))} {PIECES[kind] - view.standing[5 * seat + kind]}/{PIECES[kind]}"
            for kind in range(5)
        )
        return [*lines, tr("Structures left: {list}.", list=left)]

    def sheet_scores(self, view: State) -> list[Score]:
        """The four cults of the final scoring each by itself."""
        assert isinstance(view, TerraMysticaState)
        scores = view.scores()
        by_cult = [cult_points(view, cult) for cult in range(4)]
        found = []
        for seat, score in enumerate(scores):
            sources: dict[str, int] = {}
            for source, points in score.sources.items():
                if source == "cults":
                    sources.update({CULT.word(cult): by_cult[cult][seat] for cult in range(4)})
                else:
                    sources[source] = points
            found.append(Score(score.total, sources))
        return found

    def source_label(self, source: str) -> str:
        if source in CULT.words:
            return self.texts.word(source)
        return super().source_label(source)

    def spoken(self, part: Part) -> str:
        """With the words of this game's own pictures."""
        if isinstance(part, str):
            return part
        name = part[0].rpartition("/")[2]
        word = symbols.picture_words().get(name, "")
        for prefix in ("cult_", "hex_"):
            if name.startswith(prefix) and self.texts.has_word(name.removeprefix(prefix)):
                word = self.texts.word(name.removeprefix(prefix))
        return f"{word} {part[1]}".strip() if word else super().spoken(part)

    def amount_word(self, icon: str, amount: int) -> str:
        return symbols.amount_word(icon, amount) or super().amount_word(icon, amount)

    def picture_word(self, path: str) -> str:
        """The river needs no word: thirty-six of them would hide the others."""
        return "" if path.endswith("hex_river") else super().picture_word(path)

    def table(self, view: State) -> list[list[Part]]:
        assert isinstance(view, TerraMysticaState)
        if not view.round:
            return [[tr("Setting up")]]
        phase = {
            ACTIONS_PHASE: tr("Phase II: actions"),
            CULT_PHASE: tr("Phase III: cult bonus"),
            OVER_PHASE: tr("Game over"),
        }.get(view.phase, "")
        chips: list[list[Part]] = [[tr("Round {n} of {all}", n=view.round, all=ROUNDS)]]
        if phase:
            chips.append([phase])
        if view.phase == OVER_PHASE:
            return chips
        pictures, points = symbols.scoring_event(view.tiles[view.round - 1])
        chips.append([tr("Now"), *((picture, "") for picture in pictures), ("vp", points)])
        if view.round < ROUNDS:
            counted, steps, bonus = symbols.scoring_bonus(view.tiles[view.round - 1])
            chips.append([(counted, f"×{steps} →"), *bonus])
        chips.append([("first_player", self.seats[view.order[0]].name)])
        passed = [self.seats[seat].name for seat in view.next_order]
        if passed:
            chips.append([("passed", ", ".join(passed))])
        totals = [score.total for score in view.scores()]
        leader = max(range(len(totals)), key=totals.__getitem__)
        chips.append(
            [tr("If it ended now: {player}", player=self.seats[leader].name), ("vp", totals[leader])]
        )
        return chips

    # -- options --------------------------------------------------------------------------------------------------------

    def arrange(self, view: State, found: list[Choice]) -> list[Choice]:
        assert isinstance(view, TerraMysticaState)
        rows = [self._at_its_order(choice) if choice.action[0] == SEND else choice for choice in found]
        if view.decision is not None:
            words = giving_up(view.decision.kind)
            rows = [choice._replace(text=words) if choice.action[0] == FINISH else choice for choice in rows]
        rows.sort(key=lambda choice: choice.action[0] == FINISH)  # what is given up comes last
        return [*with_repeats(view, rows), *self.orders.rows(view, rows)]

    def first_choice(self, view: State, choices: Sequence[Choice]) -> Choice | None:
        assert isinstance(view, TerraMysticaState)
        return first_choice(view, choices)

    @staticmethod
    def _at_its_order(choice: Choice) -> Choice:
        """A priest is sent to a space of the order; the whole row offers all of them."""
        _, cult, steps = choice.action
        return choice._replace(targets=(symbols.order_target(cult, steps), *choice.targets))

    def taken(self, choice: Choice) -> bool:
        return self.view is not None and self.orders.note(self.view, choice)

    def standing_answer(self, state: State) -> Action | None:
        assert isinstance(state, TerraMysticaState)
        return self.orders.answer(state)

    def group(self, choice: Choice) -> str:
        kind = choice.action[0]
        if is_order(choice):
            return tr("For the rest of this game")
        if kind in (BUILD, TRANSFORM):
            turn = self.view is None or self.view.decision is None or self.view.decision.kind in TURNS
            return tr("Transform and build") if turn else ""
        if kind == UPGRADE:
            return tr("Upgrade")
        if kind == POWER_USE:
            return tr("Power actions")
        if kind in (SPECIAL_USE, BRIDGE):
            return tr("Special actions")
        if kind in (SEND, CULT_STEP, TOP):
            return tr("Cult")
        if kind in (SHIPPING, EXCHANGE):
            return tr("Tracks")
        if kind in (CONVERT, SACRIFICE, RIVER_TOWN):
            return tr("Free steps")
        if kind == PASS:
            return tr("Pass")
        return ""

    def group_order(self) -> Sequence[str]:
        return (
            "",
            tr("Transform and build"),
            tr("Upgrade"),
            tr("Power actions"),
            tr("Special actions"),
            tr("Cult"),
            tr("Tracks"),
            tr("Free steps"),
            tr("Pass"),
            tr("For the rest of this game"),
        )

    def icon(self, choice: Choice) -> str:
        return "" if is_order(choice) else row_icon(choice.action)

    def price(self, choice: Choice) -> list[Part]:
        """What is paid now; what a later question decides (how far to dig) is told as far as the home terrain."""
        if self.view is None or choice.reasons or is_order(choice):
            return []
        return [*price_of(self.view, choice.action)]

    def consequences(self, choice: Choice) -> list[str]:
        """What the option would change beyond its price."""
        if self.view is None or choice.reasons or is_order(choice):
            return []
        return consequences(self, self.view, choice.action, choice.then)

    def attempts(self, state: State, target: str) -> Sequence[Action]:
        assert isinstance(state, TerraMysticaState)
        return attempts(state, target, super().attempts(state, target))

    def refusal_note(self, state: State, target: str, violation: Violation) -> str:
        assert isinstance(state, TerraMysticaState)
        return refusal_note(self, state, target, violation)

    @staticmethod
    def faction_word(view: TerraMysticaState, seat: int) -> str:
        return FACTION.word(view.faction[seat])

    def is_end_turn(self, choice: Choice) -> bool:
        return choice.action[0] == END_TURN

    def is_button(self, choice: Choice) -> bool:
        return not is_order(choice) and choice.action[0] in BUTTONS

    def primary(self, choices: Sequence[Choice]) -> Choice | None:
        """Power that costs no point is safe to take."""
        for choice in choices:
            if (
                choice.action[0] == ACCEPT
                and self.view is not None
                and self.view.decision is not None
                and not self.view.decision.params.get("price")
            ):
                return choice
        return None

    # -- for the scenes ---------------------------------------------------------------------------------------------------

    @staticmethod
    def home_lands(faction: str) -> list[int]:
        """The printed spaces of a faction's home terrain."""
        return list(bits(PRINTED[FACTIONS[FACTION.index(faction)].home]))
