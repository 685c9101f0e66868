"""How board and list answer gestures: mark, preview, take, offer a choice, or say why not. Free of any game's rules."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QWidget

from desktop.art import look
from desktop.board.accessible import announce
from desktop.board.presentation import Presentation
from desktop.board.scene import BoardScene
from desktop.board.table_view import TableView
from desktop.board.view import BoardView
from desktop.game_texts import Explanation
from desktop.panels.option_row import Row
from desktop.panels.options import OptionsPanel
from desktop.panels.reading import Detail
from desktop.play.choice_words import ChoiceWords
from desktop.play.hint_words import NARROW, Advice
from desktop.play.places import Place, Places
from desktop.play.refusals import Refusal, refusals
from desktop.session.choices import Choice, Preview, preview
from desktop.session.session import GameSession
from desktop.settings import Settings
from desktop.teaching.bubble import Bubble, ChoiceRing, RuleTip, why_not_html
from desktop.widgets.paint import Part
from rules.core import State

HINT = "hover"  # the line around a hint: as that of the places it points at
BESIDE = 14  # pixels between a spot and the edge of the hint, and beyond it
MOST_TO_AVOID = 60  # with more, something is hidden anyway


class Interaction(QObject):
    """Bound to the widgets of the game page; told what can be chosen now; emits `taken`."""

    taken = Signal(object)  # Choice
    ruleWanted = Signal(str)
    pointedAt = Signal(object)  # the one Choice that is pointed at, or None

    def __init__(
        self,
        page: QWidget,
        views: Sequence[BoardView],
        table: TableView,
        options: OptionsPanel,
        detail: Detail,
        settings: Settings,
    ) -> None:
        super().__init__(page)
        self._page = page
        self._views = list(views)
        self._table = table
        self._options = options
        self._detail = detail
        self._settings = settings
        self.places = Places(page, self._views, table, options)
        self.session: GameSession | None = None
        self.presentation: Presentation | None = None
        self.choices: list[Choice] = []
        self.live = False
        self.astray: Callable[[str], bool] | None = None  # a lesson answers clicks that lead away from it
        self.inside = QRect()  # where bubbles may stand, in the page's coordinates
        self.pointed = ""  # the target under pointer or keyboard focus
        self._previews: dict[str, Preview] = {}
        self._hinted: tuple[str, ...] = ()
        self._refused = ""  # the target of a refused click, until the next input
        self.bubble = Bubble(page)
        self.bubble.linked.connect(self._linked)
        self.tip = RuleTip(page)
        self.ring = ChoiceRing(page)
        self.ring.chosen.connect(self.taken)
        self.ring.pointed.connect(self._row_pointed)
        options.pointed.connect(self._row_pointed)
        options.chosen.connect(self._row_chosen)
        table.targetClicked.connect(self._table_clicked)
        table.targetHovered.connect(self._hovered)
        for view in self._views:
            view.targetHovered.connect(self._hovered)
            view.targetClicked.connect(self._clicked)
            view.groundClicked.connect(self.clear)
            view.zoomed.connect(self._zoomed)

    # -- what is on the table ------------------------------------------------------------------------------

    def open(self, session: GameSession | None, presentation: Presentation | None) -> None:
        """Another game, or none: nothing of the one before can be chosen any more."""
        self.session, self.presentation = session, presentation
        self.choices, self.live = [], False
        self._previews.clear()
        self._hinted = ()
        self.tip.texts = presentation.texts if presentation is not None else None
        if presentation is not None:
            self._words = ChoiceWords(presentation, self.preview_of)
        self.clear()

    def set_choices(self, choices: list[Choice], live: bool) -> None:
        """The options of the current decision; `live` is False when they cannot be taken (replay, a bot's)."""
        self.choices, self.live = choices, live
        self._previews.clear()
        self._hinted = ()
        self.clear()
        self.mark()

    def preview_of(self, choice: Choice) -> Preview:
        if self.session is None or self.presentation is None or choice.reasons:
            return Preview()
        if choice.action not in self.session.legal():  # of a later decision: it cannot be played yet
            return Preview()
        found = self._previews.get(choice.notation)
        if found is None:
            found = self._previews[choice.notation] = preview(self.session, self.presentation.texts, choice)
        return found

    def _previewed_price(self, choice: Choice) -> list[Part]:
        """What the option gains and costs, if it is still one."""
        if choice not in self.choices:
            return []
        return [(icon, f"{'+' if n > 0 else '−'}{abs(n)}") for icon, n in self.preview_of(choice).amounts[:4]]

    def row(self, choice: Choice) -> Row:
        """A choice as a row of a list, with its price if it can be told."""
        assert self.presentation is not None
        price: Sequence[Part] | Callable[[], Sequence[Part]] = self.presentation.price(choice)
        if not price and self.live and not choice.reasons:
            price = partial(self._previewed_price, choice)
        text = self.presentation.row_text(choice)
        if choice.reasons:
            text = f"{text}: {self.presentation.texts.violation(choice.reasons[0])}"
        return Row(text, choice, price, self.presentation.icon(choice))

    # -- marks ---------------------------------------------------------------------------------------------

    def possible(self) -> list[Choice]:
        return [choice for choice in self.choices if not choice.reasons]

    def at_target(self, target: str) -> list[Choice]:
        return [choice for choice in self.possible() if target in choice.targets]

    def mark(self, pointed: Choice | None = None) -> None:
        """Rings: what can be chosen, what is pointed at, what was done last."""
        legal: dict[str, str] = {}
        if self.live:
            for choice in self.possible():
                ring = self.presentation.ring(choice) if self.presentation is not None else "legal"
                for target in choice.targets:
                    if legal.get(target) != "legal":
                        legal[target] = ring
        shown = pointed.targets if pointed is not None else self._hinted
        self._table.mark_targets(shown)
        order = list(legal)
        last = [target for target in self._last_targets() if target not in legal]
        for view in self._views:
            scene = view.board()
            if scene is None:
                continue
            marks = {target: "last_move" for target in last if target in scene.spots}
            marks.update({target: state for target, state in legal.items() if target in scene.spots})
            if self.pointed in legal:
                marks[self.pointed] = "hover"
            if self._refused in scene.spots:
                marks[self._refused] = "illegal"
            for target in shown:
                if target in scene.spots:
                    marks[target] = "hover"
            scene.set_marks(marks)
            view.legal = [target for target in order if target in scene.spots]

    def _zoomed(self) -> None:
        """Small targets become large enough for a frame of their own, or cease to be."""
        if self.session is not None:
            self.mark()

    def _last_targets(self) -> tuple[str, ...]:
        """What the last deliberate action of a visible seat pointed at."""
        session = self.session
        if session is None or session.over:
            return ()
        for taken in reversed(session.history[-6:]):
            if not taken.auto:
                return taken.before.targets(taken.action) if session.sees(taken.seat) else ()
        return ()

    def hint(self, targets: tuple[str, ...]) -> None:
        self._hinted = targets
        self.mark()

    def point_out(self, choice: Choice) -> Place:
        """Marks the places of an option, or its row, and brings one of them into view."""
        place = self.places.of_choice(choice)
        self.hint(choice.targets)
        others = (self.places.of_target(target) for target in choice.targets)
        self.bubble.avoid = [spot for spot in others if spot is not None]
        return place

    # -- pointing ------------------------------------------------------------------------------------------

    def _row_pointed(self, choice: Choice | None) -> None:
        if not self.advising:  # a hint is read while one looks for its row
            self.bubble.hide()
        self.mark(choice)
        self.pointedAt.emit(choice if self.live else None)
        if choice is not None:
            self._detail.set_html(self._words.detail(choice, bool(self._settings["assistance"])))

    def _hovered(self, target: str) -> None:
        self.pointed = target
        self.mark()
        if self.presentation is None:
            return
        here = self.at_target(target) if self.live and target else []
        self.pointedAt.emit(here[0] if len(here) == 1 else None)
        if not target:
            self.tip.point_at(None, QRect(), self.inside)
            if self.bubble.line == "legal":
                self.bubble.hide()
            return
        explanation = self.explain(target)
        if here:
            self._options.list.select_choice(here[0].notation)
            about = self._detail.about(explanation) if explanation is not None else ""
            points = bool(self._settings["assistance"])
            self._detail.set_html("".join(self._words.detail(choice, points) for choice in here[:4]) + about)
            self.tip.point_at(None, QRect(), self.inside)
            glance = (
                f"<p style='margin:3px 0'><i>{html.escape(explanation.glance)}</i></p>"
                if explanation is not None
                else ""
            )
            if self.advising:
                return
            self.bubble.avoid = self._legal_rects(target)
            self.bubble.show_html(self._words.bubble(here) + glance, self.spot(target), self.inside, "legal")
            return
        if self.bubble.line == "legal":
            self.bubble.hide()
        if explanation is not None:
            self._detail.set_html(self._detail.about(explanation))
        self.tip.point_at(explanation, self.spot(target), self.inside, int(self._settings["tooltip_depth"]))

    def _legal_rects(self, target: str) -> list[QRect]:
        """Where the other possible targets are: a preview should not hide them."""
        view = next((v for v in self._views if target in v.legal), None)
        if view is None or len(view.legal) > MOST_TO_AVOID:
            return []
        return [self.spot(other) for other in view.legal if other != target]

    def explain(self, target: str) -> Explanation | None:
        if self.presentation is None:
            return None
        for view in self._views:
            scene = view.board()
            if scene is not None and target in scene.spots:
                return scene.explain(target)
        kind, _, word = target.partition(":")
        return (
            self.presentation.texts.explain_word(word)
            if kind == "word"
            else self.presentation.texts.explain_target(target)
        )

    def explained_by(self, shown: str) -> tuple[str, ...]:
        """The places on the boards that a topic, or `word:<component>`, explains."""
        if self.presentation is None:
            return ()
        kind, _, word = shown.partition(":")
        entry = self.presentation.texts.explain_word(word) if kind == "word" else None
        found = []
        for view in self._views:
            scene = view.board()
            for target in scene.spots if scene is not None else ():
                explanation = scene.explain(target) if scene is not None else None
                if explanation is None:
                    continue
                if explanation.topic == shown or (entry is not None and explanation.title == entry.title):
                    found.append(target)
        return tuple(found)

    def words_of(self, choices: Sequence[Choice]) -> str:
        """Options with their prices and gains, as in the bubble at their place."""
        return self._words.bubble(choices)

    def spot(self, target: str) -> QRect:
        """Where a target is, in the page's coordinates; where the pointer is, if it is not drawn."""
        found = self.places.of_target(target)
        if found is not None:
            return found
        point = self._page.mapFromGlobal(self._page.cursor().pos())
        return QRect(point - QPoint(8, 8), point + QPoint(8, 8))

    def scene_of(self, target: str) -> BoardScene | None:
        return next((s for v in self._views if (s := v.board()) is not None and target in s.spots), None)

    # -- clicking ------------------------------------------------------------------------------------------

    def _row_chosen(self, choice: Choice) -> None:
        if choice.reasons:
            self._refuse("", [(choice.text, choice.reasons)])
        elif self.live:
            self.taken.emit(choice)

    def _table_clicked(self, target: str, place: QPoint) -> None:
        point = self._page.mapFromGlobal(place)
        self.answer(target, QRect(point - QPoint(6, 6), point + QPoint(6, 6)))

    def _clicked(self, target: str, place: QPoint) -> None:
        self.answer(target, self.spot(target))

    def answer(self, target: str, spot: QRect) -> None:
        """No click is dead: take, offer, refuse with reasons, or explain."""
        self.tip.close_tip()
        self.bubble.hide()
        if self._refused:  # the cross belonged to the click before
            self._refused = ""
            self.mark()
        scene = self.scene_of(target)
        if scene is not None and scene.press(target):
            return
        here = self.at_target(target) if self.live else []
        if len(here) == 1:
            self.taken.emit(here[0])
        elif here:
            self.offer(here, spot)
        elif not (self.astray is not None and self.astray(target)) and not (
            self.live and self.refuse_at(target, None, spot)
        ):
            self.explain_now(target, spot)

    def offer(self, here: list[Choice], spot: QRect) -> None:
        """Several options at one place: the choice ring."""
        self.ring.open_at([self.row(choice) for choice in here], spot, self.inside)

    def refuse_at(self, target: str, state: State | None = None, spot: QRect | None = None) -> bool:
        """Says why nothing can be done there, now or in the given position; False if nobody would try."""
        if self.session is None or self.presentation is None:
            return False
        refused = refusals(state or self.session.state, self.presentation, target)
        if refused:
            self._refuse(target, refused, spot, state)
        return bool(refused)

    def _refuse(
        self, target: str, refused: list[Refusal], spot: QRect | None = None, state: State | None = None
    ) -> None:
        assert self.presentation is not None
        assert self.session is not None
        self._refused = target
        self.mark()
        note = partial(self.presentation.refusal_note, state or self.session.state, target)
        text = why_not_html("", refused, self.presentation.texts, note)
        self.bubble.show_html(text, spot or self.spot(target), self.inside, "illegal")
        announce(self._page, self.bubble.text.toPlainText())

    def explain_now(self, target: str, spot: QRect) -> None:
        explanation = self.explain(target)
        if explanation is not None:
            self._detail.set_html(self._detail.about(explanation))
            self.tip.show_now(explanation, spot, self.inside)

    def say_at(self, text: str, spot: QRect, line: str = "info") -> None:
        """A short answer at a spot: the reason of a grey button, for instance."""
        self.bubble.avoid = []
        self.bubble.show_html(f"<p>{html.escape(text)}</p>", spot, self.inside, line)
        announce(self._page, text)

    def advise(self, advice: Advice, spot: QRect) -> None:
        """A hint beside a spot; it stays while one looks around."""
        beside = max(self.inside.right() - spot.right(), spot.left() - self.inside.left()) - BESIDE
        width = min(advice.width, int(beside / look.scale))  # rather narrow than over the spot
        self.bubble.show_html(advice.html, spot, self.inside, HINT, max(NARROW, width))
        announce(self._page, advice.spoken)

    @property
    def advising(self) -> bool:
        """Is a hint being read?"""
        return self.bubble.isVisible() and self.bubble.line == HINT

    def rule_of_pointed(self) -> str:
        """The topic of what is pointed at, focused, or asked."""
        if self.pointed:
            found = self.explain(self.pointed)
            if found is not None and found.topic:
                return found.topic
        if self.presentation is None or self.session is None:
            return ""
        choice = self._options.list.current_choice()
        if choice is not None and self._options.list.hasFocus():
            explained = self.presentation.texts.explain_action(choice.action, self.session.decision)
            if explained is not None:
                return explained.topic
        decision = self.session.decision
        explained = self.presentation.texts.explain_decision(decision) if decision is not None else None
        return explained.topic if explained is not None else ""

    def _linked(self, kind: str, name: str) -> None:
        if kind == "topic":
            self.ruleWanted.emit(name)

    def clear(self) -> None:
        """Puts away every bubble. Returns nothing; `busy` tells whether there was one."""
        self._refused = ""
        self._hinted = ()
        self.bubble.hide()
        self.ring.hide()
        self.tip.close_tip()
        if self.session is not None:
            self.mark()

    @property
    def busy(self) -> bool:
        return self.bubble.isVisible() or self.ring.isVisible() or self.tip.bubble.isVisible()
