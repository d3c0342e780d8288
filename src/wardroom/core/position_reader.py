"""Reads a position of fleets and cards: its lines one by one, and its steps in their places."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple, Protocol

from wardroom.core.position import PositionError, PositionWords, check_answers, halves, near, settle
from wardroom.core.state import NOBODY, SPECTATOR, TRUTH, State, Step
from wardroom.core.step_fields import FieldReader

SEAT_LINE = re.compile(r"seat ?\d")
# A row that has ships, and one before it that has none, is told by one of these.
LAST_ROWS = ("row3", "row2")


class Table(Protocol):
    """What states of fleets and cards have in common."""

    draw: list[int]
    draw_left: int
    discard: list[int]

    def owns(self, seat: int, ship: int) -> bool: ...
    def holds(self, seat: int, card: int) -> bool: ...
    def family(self, card: int) -> int: ...


def nothing_to_check(r: PositionReader, step: Step) -> None:
    pass


class Form(NamedTuple):
    """A step's place in the text: what it may stand on, what it must agree with, where in the turn it may
    come."""

    kind: type[Any]
    # The steps it may stand on; "" is the turn itself, at these places. None: it comes before any turn.
    below: tuple[str, ...] = ("",)
    check: Callable[[Any, Any], None] = nothing_to_check
    places: tuple[int, ...] = ()
    # The fact that names the player whose turn it must be, and those that are ships of that player or nobody.
    actor: str = ""
    own: tuple[str, ...] = ()
    # Of steps that are read by hand, from the words in `values`.
    read: Callable[[Any], Step] | None = None


def by_name(*forms: Form) -> dict[str, Form]:
    return {form.kind.__name__: form for form in forms}


class PositionReader(PositionWords):
    """Reads each line into an empty state."""

    game = ""
    # Lines are read in this order, whatever the order in which they stand: 1 is any other line.
    ranks: ClassVar[dict[str, int]]
    # Lines that tell of the seat they stand below, and lines of which there may be several: any other would
    # take back what was said before.
    seat_lines: tuple[str, ...]
    several: tuple[str, ...]
    # The steps of a turn, and those that a position can be in, by their names.
    turn_steps: tuple[str, ...]
    forms: ClassVar[dict[str, Form]]
    # Of a step that comes before any turn: what it is.
    opening = ""

    def __init__(
        self, state: State, table: Table, ship_keys: list[str], card_keys: list[str], counts: list[int]
    ) -> None:
        super().__init__(state, ship_keys, card_keys)
        self.table = table
        # How many cards of each kind there are.
        self.counts = counts
        # The seat that the next lines are about.
        self.seat_told = NOBODY
        # Whose turn it is, and the step of the turn that begins.
        self.turn: tuple[int, int] | None = None
        self.draw_given = False
        self.steps: list[Step] = []
        # The line of each step, and what it says; of the one that is being read, too.
        self.fields: list[tuple[str, dict[str, str]]] = []
        self.values: dict[str, str] = {}
        self.over = False
        # The lines so far, by the seat they stand below (NOBODY: the table's) and their head.
        self.said: dict[tuple[int, str], str] = {}

    # -- lines ----------------

    def in_order(self, lines: list[str]) -> list[str]:
        return sorted(lines, key=lambda line: self.ranks.get(halves(line)[0], 1))

    def read_line(self, head: str, rest: str) -> None:
        if head == "options":
            return
        self.read_fact(head, rest)
        seat = self.seat_told if head in self.seat_lines else NOBODY
        if (seat, head) in self.said and head not in self.several and not SEAT_LINE.fullmatch(head):
            raise self.fail(f"{head} is said twice")
        self.said[seat, head] = self.line

    def read_fact(self, head: str, rest: str) -> None:
        if SEAT_LINE.fullmatch(head):
            self.seat_told = self.seat(head)
        elif head in self.seat_lines:
            if self.seat_told == NOBODY:
                raise self.fail(f"{head} must stand below a line 'seat 1' to 'seat {self.state.seats}'")
            self.read_of_seat(self.seat_told, head, rest)
        elif head == "seen by":
            self.state.observer = SPECTATOR if rest == "spectator" else self.seat(rest)
        elif head == "draw":
            self.read_draw(rest)
        elif head == "discard":
            for card in self.card_list(rest):
                self.table.discard[card] += 1
        elif head == "step":
            self.read_step(rest)
        else:
            self.read_of_table(head, rest)

    def read_of_seat(self, seat: int, head: str, rest: str) -> None:
        """A line of `seat_lines`."""
        raise NotImplementedError

    def read_of_table(self, head: str, rest: str) -> None:
        """Any other line; there may be none of this name."""
        raise self.fail(f"{head!r} is not a line of a position")

    def read_draw(self, rest: str) -> None:
        self.draw_given = True
        if self.state.observer != TRUTH or rest.startswith("?"):
            self.table.draw_left = self.hidden_count(rest, sum(self.counts))
            if (NOBODY, "draw") in self.said:
                raise self.fail("draw is said twice")
            return
        for card in self.card_list(rest):
            self.table.draw[card] += 1
            self.table.draw_left += 1

    # -- steps ----------------

    def read_step(self, text: str) -> None:
        name, *fields = text.split() or [""]
        if self.over or (name == "over" and self.steps):
            raise self.fail("a game that is over has no other step")
        if name == "over":
            if self.turn is not None:
                raise self.fail("a game that is over has no turn")
            self.over = True
            return
        if name not in self.forms:
            raise self.fail(f"there is no step {name!r}{near(name, self.forms)}")
        form = self.forms[name]
        self.check_place(name, form)
        self.values = self.step_fields(fields)
        step = form.read(self) if form.read else form.kind.read(self.step_reader(self.values))
        self.check_actor_and_ships(form, step)
        form.check(self, step)
        self.steps.append(step)
        self.fields.append((self.line, self.values))

    def step_reader(self, values: dict[str, str]) -> FieldReader:
        """What gives a step the facts that its line says."""
        return FieldReader(self, values)

    def check_place(self, name: str, form: Form) -> None:
        """Each step has its place in the turn; what is asked in between stands on another step."""
        if not form.below:
            if self.turn is not None or self.steps:
                raise self.fail(f"{self.opening} before there is a turn or another step")
            return
        base = type(self.steps[-1]).__name__ if self.steps else ""
        if base not in form.below:
            where = " or ".join(f"'step: {below}'" if below else "no other step" for below in form.below)
            raise self.fail(f"{name} stands below {where}")
        if base or (self.turn is None and self.comes_after_turns(name)):
            return
        if self.turn is None or self.turn[1] not in form.places:
            places = " or ".join(self.turn_steps[place] for place in form.places)
            raise self.fail(f"{name} needs a line 'turn: seat1 {places}'")

    def comes_after_turns(self, name: str) -> bool:
        return False

    def check_words(self) -> None:
        """A step says nothing of itself but what it is written with."""
        for step, (line, values) in zip(self.steps, self.fields, strict=True):
            self.line = line
            known = self.written(step)
            for key in values:
                if key not in known:
                    raise self.fail(f"{key}= means nothing in this step{near(key, known)}")

    def written(self, step: Step) -> dict[str, str | int]:
        """What a step says of itself."""
        raise NotImplementedError

    # -- what must agree ----------------

    def refuse(self, fault: str) -> None:
        if fault:
            raise self.fail(fault)

    def check_actor_and_ships(self, form: Form, step: Step) -> None:
        seat = getattr(step, form.actor) if form.actor else NOBODY
        if form.actor and (self.turn is None or seat != self.turn[0]):
            raise self.fail(f"it is not the turn of seat{seat + 1}")
        for name in form.own:
            ships = getattr(step, name)
            for ship in ships if isinstance(ships, list) else [ships]:
                if ship != NOBODY:
                    self.check_own(seat, ship)

    def check_own(self, seat: int, ship: int) -> None:
        if not self.table.owns(seat, ship):
            raise self.fail(f"{self.ship_keys[ship]} is not a ship of seat{seat + 1}")

    def check_held(self, queue: list[int] | None, card: int) -> None:
        """A card is played by the first of those who are asked."""
        if card != NOBODY and not (queue and self.table.holds(queue[0], card)):
            raise self.fail(f"{self.card_keys[card]} is not in the hand of the player who is asked")

    def check_families(self, cards: list[int], families: tuple[int, ...]) -> None:
        for card in cards:
            self.check_family(card, families)

    def check_family(self, card: int, families: tuple[int, ...], word: str = "") -> None:
        if self.table.family(card) not in families:
            allowed = [key for key, other in self.cards.items() if self.table.family(other) in families]
            told = word or self.card_keys[card]
            raise self.fail(f"{told!r} cannot lie here, only {', '.join(allowed) or 'no card'}")

    def card_of(self, word: str, families: tuple[int, ...]) -> int:
        card = self.card(word)
        self.check_family(card, families, word)
        return card

    # -- what has been read ----------------

    def place_cards(self, rest: list[int]) -> None:
        """Unnamed cards lie in the draw pile; or, where that is given, among the discards."""
        table = self.table
        for card, count in enumerate(rest):
            key = self.card_keys[card]
            left = count - (table.draw[card] if self.draw_given else 0)
            if left < 0:
                raise self.naming(key, f"there are more {key} cards here than the deck has")
            if self.draw_given:
                table.discard[card] += left
            else:
                table.draw[card] = left
                table.draw_left += left

    def go_on(self) -> None:
        """What the step does by itself, and whether whoever is asked can answer."""
        if self.state.observer == TRUTH:
            settle(self.state)
        elif not self.steps and not self.over:
            raise PositionError("a position that is seen by somebody needs a line 'step'")
        else:
            self.state.dice = None
            self.table.draw = []
        check_answers(self.state)

    def fault(self, seat: int, head: str, what: str) -> PositionError:
        """A fault that shows when all has been read, with the line that was said of it."""
        self.line = self.said.get((seat, head), f"seat {seat + 1}" if seat != NOBODY else f"{self.game} 1")
        return self.fail(what)

    def naming(self, key: str, what: str) -> PositionError:
        """The same with the last line that names a ship or card."""
        lines = [line for line in self.said.values() if key in re.split(r"[\s,()*]+", line)]
        self.line = lines[-1] if lines else f"{self.game} 1"
        return self.fail(what)

    def gap(self, seat: int, rule: str) -> PositionError:
        """A row is empty and one behind it is not."""
        last = next((row for row in LAST_ROWS if (seat, row) in self.said), LAST_ROWS[-1])
        return self.fault(seat, last, f"seat{seat + 1} has an empty row before another ({rule})")
