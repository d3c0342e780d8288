"""Answers laid out before any is given: of all questions between which no die falls and nobody else answers.

What they come to is tried out in an imagined world, from what the seat itself knows; only the line at the end
of it is ever given.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from wardroom.core.decision import DONE, Decision
from wardroom.core.dice import FastDice
from wardroom.core.game import Game
from wardroom.core.outcome import Odds
from wardroom.core.state import NOBODY, State
from wardroom.core.weighing import odds_beside

# An entry is a card, what it is laid against, and whatever else that asks.
LONGEST_ENTRY: Final = 3


class Put:
    """A question as it would be put: at rest, or within an entry that has been begun."""

    def __init__(self, world: State, seat: int) -> None:
        self.decision: Decision = world.decision(seat)
        # A card that may be played whatever is asked is no answer to this.
        self.answers: list[int] = world.stack[-1].legal(world, seat)
        self.odds: dict[int, Odds] = {}


class PlanStage:
    """One of the questions, with all that is laid."""

    def __init__(self, name: str, put: Put, one_by_one: bool, long: bool) -> None:
        self.name = name
        # What is asked once all of it is laid, without answers where nothing is left to lay.
        self.put = put
        # It is asked anew for each thing that answers, and not for entries up to `done`.
        self.one_by_one = one_by_one
        # Only of the entry that has been begun it is told what is asked next.
        self.long = long
        self.entries: list[list[int]] = []
        # Of a question that is asked anew: what was asked each time; the last may wait for its answer.
        self.puts: list[Put] = []
        # What was wished for besides, and has to wait until it is seen what comes of the rest.
        self.left: list[list[int]] = []
        # Answers that are given and not laid: something comes of them at once.
        self.at_once: list[int] = []
        # By the beginning of an entry: what is asked then.
        self.begun: dict[tuple[int, ...], Put] = {}


class Laying:
    """A plan, read as far as it can be played; where it says nothing, what is free and good is prepared."""

    def __init__(
        self,
        game: Game,
        view: State,
        seat: int,
        wanted: Mapping[str, list[list[int]]],
        begun: Sequence[int] = (),
    ) -> None:
        self.game = game
        self.seat = seat
        self.wanted = wanted
        # The beginning of a long entry, as it was wished for, and as it is held.
        self.begun = list(begun)
        self.held: list[int] = []
        self.world = view.imagine(FastDice(1))
        self.irrevocable = self.world.irrevocable
        # With everything laid, before it is confirmed and anything comes of it.
        self.shown = self.world.copy()
        self.line: list[int] = []
        self.stages: list[PlanStage] = []
        self.ended: list[str] = []
        while self.follows():
            self.answer_one()

    def goes_on(self, world: State) -> bool:
        """Nothing has happened that the seat should see first, and it is asked again."""
        return world.irrevocable == self.irrevocable and bool(world.asked() >> self.seat & 1)

    def is_within(self, world: State) -> bool:
        """An entry has been begun."""
        return self.asks_for_more(world, self.world)

    def asks_for_more(self, world: State, before: State) -> bool:
        """The step that asked before, or one that it has brought about, asks for the rest of an entry."""
        if not self.goes_on(world) or self.game.lays(world.decision(self.seat).kind):
            return False
        asked = len(before.stack)
        # Where that step has left, whatever lies in its place asks something of its own.
        return len(world.stack) >= asked and type(world.stack[asked - 1]) is type(before.stack[-1])

    def follows(self) -> bool:
        """The question of now belongs to the same laying: about the same fleet, and not yet ended."""
        if not self.goes_on(self.world):
            return False
        decision = self.world.decision(self.seat)
        name = self.game.lays(decision.kind)
        if not name or name in self.ended:
            return False
        if self.stages and (self.stages[0].long or self.game.lays_long(decision.kind)):
            # Entries of many words are laid by themselves.
            return name == self.stages[0].name
        whose = self.stages[0].put.decision.facts.get("at") if self.stages else None
        return whose is None or decision.facts.get("at", whose) == whose

    def answer_one(self) -> None:
        """All that is laid at the question of now, up to the next."""
        kind = self.world.decision(self.seat).kind
        name, in_order = self.game.lays(kind), self.game.lays_in_order(kind)
        stage = PlanStage(
            name, Put(self.world, self.seat), self.game.lays_one_by_one(kind), self.game.lays_long(kind)
        )
        self.stages.append(stage)
        wanted = self.wanted.get(name)
        left = [] if wanted is None else wanted[:]
        if in_order:
            left.sort()
        start = self.world.copy()
        while self.follows() and self.game.lays(self.world.decision(self.seat).kind) == name:
            put = Put(self.world, self.seat)
            entry = self.prepared() if wanted is None else self.next_wanted(left, stage.one_by_one)
            if stage.one_by_one:
                stage.puts.append(put)
                entry = entry or ([DONE] if DONE in put.answers else self.prepared())
            else:
                stage.put = put
            if not entry and stage.long:
                entry = self.entry_begun(stage)
            if entry:
                stage.entries.append(entry)
                self.play(entry)
                continue
            self.ended.append(name)
            if stage.one_by_one:
                self.weigh_put(self.world, put)
            else:
                self.tell_answers(stage, start, in_order)
            if DONE in stage.put.answers and not stage.one_by_one and not self.held:
                self.end()
            else:
                # Something has to be laid first.
                self.line = []
            break
        stage.left = left
        if name not in self.ended:
            self.ended.append(name)
            if not stage.one_by_one:
                # Its last entry left nothing that could be answered, unless before it.
                stage.put.answers = self.anywhere(start, stage.entries) if in_order else []

    def tell_answers(self, stage: PlanStage, start: State, in_order: bool) -> None:
        """What may be laid besides, and what that is worth."""
        if in_order:
            stage.put.answers = self.anywhere(start, stage.entries)
        top = self.world.stack[-1]
        stage.at_once = [a for a in stage.put.answers if top.is_given_at_once(self.world, self.seat, a)]
        if not stage.long:
            stage.begun = self.beginnings(self.world, ())
            self.weigh(stage, start, in_order)

    def next_wanted(self, left: list[list[int]], one_by_one: bool) -> list[int]:
        """The first of the entries that can be played; those that cannot are forgotten.

        Of a question that is asked anew each entry answers the one in its place.
        """
        while left:
            entry = left.pop(0)
            if (one_by_one or entry != [DONE]) and self.can_play(entry, one_by_one):
                return entry
            if one_by_one:
                return []
        return []

    def can_play(self, entry: list[int], one_by_one: bool) -> bool:
        world = self.after(entry)
        if world is None or one_by_one:
            return world is not None and len(entry) == 1
        return not self.is_within(world)

    def after(self, run: list[int]) -> State | None:
        """What comes of these answers, if they can be given."""
        world = self.world.copy()
        for place, action in enumerate(run):
            if place and not self.goes_on(world):
                return None
            if action not in world.stack[-1].legal(world, self.seat):
                return None
            world.play(self.seat, action)
        return world if run else None

    def entry_begun(self, stage: PlanStage) -> list[int]:
        """What has been begun, with whatever has only one answer after it; it is held until it is whole."""
        run, self.begun = self.begun, []
        world = self.after(run)
        while world is not None and self.is_within(world):
            put = Put(world, self.seat)
            if len(put.answers) == 1:
                run = [*run, put.answers[0]]
                world.play(self.seat, put.answers[0])
                continue
            self.weigh_put(world, put)
            stage.begun = {tuple(run): put}
            self.held = run
            self.shown = world
            return []
        return [] if world is None else run

    def prepared(self) -> list[int]:
        """What is free and good, if there is anything."""
        world = self.world.copy()
        entry: list[int] = []
        while len(entry) < LONGEST_ENTRY:
            action = self.game.prepared(world.observe(self.seat), self.seat)
            if action == NOBODY:
                return []
            entry.append(action)
            world.play(self.seat, action)
            if not self.is_within(world):
                return entry
        return []

    def play(self, entry: list[int]) -> None:
        for action in entry[:-1]:
            self.world.play(self.seat, action)
        self.line += entry
        self.shown = self.world.copy()
        self.shown.take(self.shown.stack[-1], self.seat, entry[-1])
        if self.shown.irrevocable != self.irrevocable:
            # The word itself brings something about.
            self.shown = self.world.copy()
        self.world.play(self.seat, entry[-1])
        if self.follows():
            self.shown = self.world.copy()

    def end(self) -> None:
        """All of it is laid; it shows only where there is more to lay after it."""
        self.line.append(DONE)
        self.world.play(self.seat, DONE)
        if self.follows():
            self.shown = self.world.copy()

    def anywhere(self, start: State, entries: list[list[int]]) -> list[int]:
        """What can be laid besides, wherever it comes among the entries in their order."""
        found: list[int] = []
        world = start.copy()
        for entry in [*entries, []]:
            if not self.goes_on(world):
                break
            found += [action for action in world.stack[-1].legal(world, self.seat) if action not in found]
            for action in entry:
                world.play(self.seat, action)
        return [action for action in found if action == DONE or self.fits(start, entries, action)]

    def fits(self, start: State, entries: list[list[int]], action: int) -> bool:
        """Whether an entry that begins with this word has a place among the others."""
        world = start.copy()
        for entry in sorted([*entries, [action]]):
            run = entry[:]
            while run:
                if not self.goes_on(world) or run[0] not in world.stack[-1].legal(world, self.seat):
                    return False
                world.play(self.seat, run.pop(0))
                if not run and self.asks_for_more(world, start):
                    # With whatever comes first it is whole.
                    run = world.stack[-1].legal(world, self.seat)[:1]
        return True

    def before_last(self, start: State, entries: list[list[int]]) -> State | None:
        """The world before the last of these words, if all of them can be given."""
        world = start.copy()
        run = [action for entry in entries for action in entry]
        for action in run[:-1]:
            if action not in world.stack[-1].legal(world, self.seat):
                return None
            world.play(self.seat, action)
            if not self.goes_on(world):
                return None
        return world if run[-1] in world.stack[-1].legal(world, self.seat) else None

    def weigh(self, stage: PlanStage, start: State, in_order: bool) -> None:
        """What each answer of one word is worth along with all that is laid."""
        for action in stage.put.answers:
            if action != DONE and self.world.takes_up(self.seat, action):
                continue
            entries = [*stage.entries, [action]]
            if in_order and action != DONE:
                entries.sort()
            world = self.before_last(start, entries)
            if world is not None:
                odds = world.observe(self.seat).odds(self.seat, entries[-1][-1])
                if odds is not None:
                    stage.put.odds[action] = odds

    def beginnings(self, world: State, before: tuple[int, ...]) -> dict[tuple[int, ...], Put]:
        """What is asked within each entry that may be begun now."""
        found: dict[tuple[int, ...], Put] = {}
        for action in world.stack[-1].legal(world, self.seat):
            if not before and not world.takes_up(self.seat, action):
                continue
            after = world.copy()
            after.play(self.seat, action)
            if not self.is_within(after):
                continue
            run = (*before, action)
            found[run] = put = Put(after, self.seat)
            self.weigh_put(after, put)
            if len(run) + 1 < LONGEST_ENTRY:
                found.update(self.beginnings(after, run))
        return found

    def weigh_put(self, world: State, put: Put) -> None:
        """The odds of its answers, from what the seat knows then."""
        put.odds = odds_beside(world.observe(self.seat), self.seat)
