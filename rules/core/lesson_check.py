"""Replaying a lesson without a screen: is every accepted action legal, every wrong one really wrong?"""

from __future__ import annotations

import re

from rules.core.decision import IllegalAction
from rules.core.lesson import Lesson, LessonStep, matches, take_single_options
from rules.core.lesson_walk import Done, Walk
from rules.core.reader import DataError
from rules.core.state import State
from rules.core.words import Action, Words

LONGEST_TEXT = 190  # characters: what the coach's card holds, with room for longer languages
LONGEST_ANSWER = 170
MOST_SENTENCES = 2
FEWEST_STEPS, MOST_STEPS = 5, 10
MOST_SHOWN = 60  # actions of one task
MOST_BRANCHES = 12  # accepted actions of one step that are followed to the end

_SENTENCE_END = re.compile(r"[.!?…](?=\s+[^\W\d_a-zà-žő]|$)")  # an ordinal's full stop ends no sentence


class Bench:
    """A lesson's table without a screen."""

    def __init__(self, state: State) -> None:
        self.state = state

    def carry_out(self, action: Action) -> list[Done]:
        done = [(self.state.stack[-1][1], action)]
        self.state.apply(action)
        return done + take_single_options(self.state)

    def remember(self) -> State:
        kept: State = self.state.clone()
        return kept

    def go_back(self, token: State) -> None:
        self.state = token.clone()


def sentences(text: str) -> int:
    """How many sentences a text has."""
    return len(_SENTENCE_END.findall(text)) or 1


def problems_of(lesson: Lesson, start: State) -> list[str]:
    """Everything that a learner would stumble over; empty when the lesson can be given."""
    found = _texts(lesson, start)
    bench = Bench(start.clone())
    walk = Walk(lesson, bench)
    try:
        while not walk.finished and not found:
            place = f"{lesson.id}: step {walk.at + 1}"
            if walk.step.reading:
                walk.next()
                continue
            found += [f"{place}: {problem}" for problem in _step_problems(walk, bench.state)]
            if found:
                break
            if not walk.step.goals:
                found += _branches(lesson, walk, bench)
            foreseen, met = walk.step.wrong, _do_as_shown(walk, bench)
            found += [f"{place}: nothing wrong fits '{w.pattern}'" for w in foreseen if w.pattern not in met]
    except (IllegalAction, DataError) as error:
        found.append(f"{lesson.id}: step {walk.at + 1}: {error}")
    return found


def _do_as_shown(walk: Walk, bench: Bench) -> set[str]:
    """Does what "Show me" does until the step is over; the patterns of wrong actions that were met on the way."""
    at, met = walk.at, set[str]()
    for _ in range(MOST_SHOWN):
        met |= _wrong_patterns(walk, bench.state)
        action = walk.shown()
        if action is None:
            raise DataError("nothing can be shown")
        walk.take(action)
        if walk.at != at:
            return met
    raise DataError("the goals are not reached by what is shown")


def _texts(lesson: Lesson, start: State) -> list[str]:
    found = []
    if not FEWEST_STEPS <= len(lesson.steps) <= MOST_STEPS:
        found.append(f"{lesson.id}: {len(lesson.steps)} steps")
    for number, step in enumerate(lesson.steps, 1):
        place = f"{lesson.id}: step {number}"
        for text, longest in ((step.text, LONGEST_TEXT), *((w.say, LONGEST_ANSWER) for w in step.wrong)):
            if len(text) > longest:
                found.append(f"{place}: {len(text)} characters: {text}")
            if sentences(text) > MOST_SENTENCES:
                found.append(f"{place}: more than {MOST_SENTENCES} sentences: {text}")
        found += [f"{place}: {problem}" for problem in _unknown_targets(step, start)]
        if step.topic and start.game.rulebook.topic(step.topic) is None:
            found.append(f"{place}: no topic '{step.topic}'")
    return found


def _unknown_targets(step: LessonStep, state: State) -> list[str]:
    """Targets in the notation's own vocabularies must be words of them; others only a board can know."""
    fields = (field for verb in state.game.notation.verbs for field in verb.fields)
    known = {f.vocabulary.name: f.vocabulary for f in fields if isinstance(f.vocabulary, Words)}
    pairs = (target.partition(":")[::2] for target in step.targets)
    return [f"no {kind} '{word}'" for kind, word in pairs if kind in known and word not in known[kind]]


def _step_problems(walk: Walk, state: State) -> list[str]:
    step, found = walk.step, []
    texts = {state.game.notation.text(action): action for action in state.legal()}
    decider = state.decision.seat if state.decision is not None else -1
    if decider != walk.lesson.learner:
        return [f"seat {decider} decides, not the learner"]
    for pattern in step.do if not step.goals else ():
        if not any(matches(pattern, text) for text in texts):
            found.append(f"'{pattern}' is not possible; possible: {', '.join(texts)}")
    if step.show and not step.goals and not any(matches(show, text) for show in step.show for text in texts):
        found.append(f"none of {step.show} can be shown; possible: {', '.join(texts)}")
    if not _speaks_of_what_it_accepts(walk, state, step):
        found.append(f"the targets {step.targets} are not those of {step.do}")
    return found


def _wrong_patterns(walk: Walk, state: State) -> set[str]:
    """The foreseen wrong actions that can be tried now: legal ones that are not accepted; exact ones may be illegal."""
    notation = state.game.notation
    tried = {notation.text(action) for action in state.legal() if not walk.accepts(action)}
    exact = {w.pattern for w in walk.step.wrong if "*" not in w.pattern}
    tried |= {text for text in exact if state.why_not(notation.parse(text))}
    return {w.pattern for w in walk.step.wrong if any(matches(w.pattern, text) for text in tried)}


def _speaks_of_what_it_accepts(walk: Walk, state: State, step: LessonStep) -> bool:
    """Where lit targets and accepted actions are of the same kind, they meet."""
    pointed = {target for action in walk.accepted() for target in state.targets(action)}
    kinds = {target.partition(":")[0] for target in pointed}
    lit = {target for target in step.targets if target.partition(":")[0] in kinds}
    return not lit or bool(lit & pointed)


def _branches(lesson: Lesson, walk: Walk, bench: Bench) -> list[str]:
    """Every other accepted action must lead on to the end as well."""
    found = []
    for action in walk.accepted()[:MOST_BRANCHES]:
        other = Bench(bench.state.clone())
        path = Walk(lesson, other)
        path.at = walk.at
        place = f"{lesson.id}: step {walk.at + 1}: after '{other.state.game.notation.text(action)}'"
        try:
            path.take(action)
            while not path.finished:
                if path.step.reading:
                    path.next()
                elif path.step.goals:
                    _do_as_shown(path, other)
                else:
                    shown = path.shown()
                    if shown is None:
                        found.append(f"{place}: step {path.at + 1} cannot be done")
                        break
                    path.take(shown)
        except (IllegalAction, DataError) as error:
            found.append(f"{place}: step {path.at + 1}: {error}")
    return found
