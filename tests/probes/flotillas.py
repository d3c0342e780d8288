"""Two fleets, split in secret into groups, move in the open over a hex grid; those that meet are revealed."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from tests.probes.page import Facts, Page, ProbeState, row, words
from wardroom.core.decision import DONE, REOPEN, Decision
from wardroom.core.dice import Dice
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.options import Option, OptionsSchema, Value
from wardroom.core.outcome import AHEAD, CURRENT, PAST, Course, Odds, Outcome
from wardroom.core.sealed import Sealed
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, UNKNOWN, Policy, State, Step

TYPES: Final = ("heavy", "medium", "light")
FLEET: Final = (1, 2, 3)
STRENGTHS: Final = (4, 2, 1)
NAMES: Final = ("alpha", "bravo", "charlie")
WIDTH, HEIGHT = 7, 5
HEXES: Final = WIDTH * HEIGHT
REACH: Final = 4
MOST_VIA: Final = 3
SUNK: Final = HEXES
# Actions: how many of a type, a group, a hex.
COUNT: Final = 2
GROUP: Final = COUNT + 4 * len(TYPES)
HEX: Final = GROUP + len(NAMES)
BATTLE: Final = 0
NOT_THAT_MANY, EMPTY_GROUP, NONE_LEFT, IS_SUNK, NOT_FROM_HERE, TOO_FAR, TOO_MANY_VIA = range(2, 9)
REFUSALS: Final = (
    (NOT_THAT_MANY, "not-that-many", "2.1"),
    (EMPTY_GROUP, "empty-group", "2.2"),
    (NONE_LEFT, "none-left-for-others", "2.2"),
    (IS_SUNK, "sunk", "3"),
    (NOT_FROM_HERE, "already-on-the-way", "3.1"),
    (TOO_FAR, "too-far", "3.2"),
    (TOO_MANY_VIA, "too-many-via", "3.3"),
)

SCHEMA = OptionsSchema(
    (
        Option("groups", 3, "2", "groups of each fleet", low=2, high=3),
        Option("turns", 24, "5", "moves until the light fails", low=2, high=60),
        Option("fog", True, "2.3", "what a group holds is hidden until it meets the enemy"),
    )
)


def hex_text(place: int) -> str:
    return "sunk" if place == SUNK else f"{'abcdefg'[place % WIDTH]}{place // WIDTH + 1}"


def hex_of(text: str) -> int:
    return SUNK if text == "sunk" else "abcdefg".index(text[0]) + (int(text[1]) - 1) * WIDTH


def distance(a: int, b: int) -> int:
    """Hexes from one to the other; odd columns stand half a hex lower."""
    dx = b % WIDTH - a % WIDTH
    slant = (b // WIDTH - (b % WIDTH - b % WIDTH % 2) // 2) - (a // WIDTH - (a % WIDTH - a % WIDTH % 2) // 2)
    return max(abs(dx), abs(slant), abs(dx + slant))


def route(stops: list[int]) -> list[int]:
    """The hexes entered on the way: always the first of the shortest ways, in the order of the map."""
    entered: list[int] = []
    here = stops[0]
    for stop in stops[1:]:
        while here != stop:
            left = distance(here, stop) - 1
            here = next(h for h in range(HEXES) if distance(here, h) == 1 and distance(h, stop) == left)
            entered.append(here)
    return entered


def chances(own: int, other: int) -> list[float]:
    """How a battle ends: won, drawn, lost."""
    margins = [own + a - other - b for a in range(1, 7) for b in range(1, 7)]
    return [sum(sign(m) == result for m in margins) / 36 for result in (1, 0, -1)]


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


class Splitting(Step):
    """2 Group after group, how many ships of each type; the last group takes what is left."""

    def __init__(self, seat: int, groups: int, counts: list[int]) -> None:
        self.seat = seat
        self.groups = groups
        self.counts = counts

    def asks(self, state: State) -> int:
        return 1 << self.seat if len(self.counts) < len(TYPES) * (self.groups - 1) else 0

    def type(self) -> int:
        return len(self.counts) % len(TYPES)

    def left(self, kind: int) -> int:
        return FLEET[kind] - sum(self.counts[kind :: len(TYPES)])

    def decision(self, state: State, seat: int) -> Decision:
        group = NAMES[len(self.counts) // len(TYPES)]
        return Decision(seat, "split", "2", {"group": group, "type": TYPES[self.type()]})

    def candidates(self, state: State, seat: int) -> list[int]:
        first = COUNT + 4 * self.type()
        return list(range(first, first + 4))

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = self.type()
        count = action - COUNT - 4 * kind
        if not 0 <= count < 4:
            return NOT_ASKED
        if count > self.left(kind):
            return NOT_THAT_MANY
        here = count + sum(self.counts[len(self.counts) - kind :])
        if here == 0 and not any(self.left(later) for later in range(kind + 1, len(TYPES))):
            return EMPTY_GROUP
        later_groups = self.groups - 1 - len(self.counts) // len(TYPES)
        ships_left = sum(self.left(every) for every in range(len(TYPES))) - count
        return NONE_LEFT if ships_left < later_groups else ALLOWED

    def take(self, state: State, seat: int, action: int) -> None:
        self.counts.append(action - COUNT - 4 * self.type())

    def parts(self) -> list[int]:
        """What each group holds, type after type."""
        return self.counts + [self.left(kind) for kind in range(len(TYPES))]

    def copy(self) -> "Splitting":
        return Splitting(self.seat, self.groups, self.counts[:])


class Split(Sealed):
    """2 Both fleets are split in secret."""

    def __init__(self, groups: int) -> None:
        super().__init__(3)
        self.groups = groups

    def empty(self) -> "Split":
        return Split(self.groups)

    def begin(self, state: State, seat: int) -> Splitting:
        return Splitting(seat, self.groups, [])

    def split(self, seat: int) -> Splitting | None:
        run = self.runs.get(seat)
        return run if isinstance(run, Splitting) else None

    def open(self, state: State) -> None:
        sea = flotillas(state)
        for seat in (0, 1):
            run = self.split(seat)
            assert run is not None
            sea.ships[seat] = run.parts()
            sea.tell("sailed", "2", {"seat": f"seat/{seat}"})
        sea.stack = [Move(0, NOBODY, NOBODY, [])]


class Move(Step):
    """3 A group, where it goes, and at most three hexes on the way; `done` stays, or ends the list."""

    def __init__(self, seat: int, group: int, target: int, via: list[int]) -> None:
        self.seat = seat
        self.group = group
        self.target = target
        self.via = via

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        if self.group == NOBODY:
            return Decision(seat, "group", "3")
        if self.target == NOBODY:
            return Decision(seat, "target", "3.2", {"group": NAMES[self.group]})
        return Decision(seat, "via", "3.3", {"group": NAMES[self.group], "target": hex_text(self.target)})

    def candidates(self, state: State, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        if self.group == NOBODY:
            return [DONE, *range(GROUP, GROUP + len(flotillas(state).places[seat]))]
        return [*([] if self.target == NOBODY else [DONE]), *range(HEX, HEX + HEXES)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat or action == REOPEN:
            return NOT_ASKED
        places = flotillas(state).places[seat]
        if self.group == NOBODY:
            if not (action == DONE or GROUP <= action < GROUP + len(places)):
                return NOT_ASKED
            return IS_SUNK if action != DONE and places[action - GROUP] == SUNK else ALLOWED
        if action == DONE:
            return NOT_ASKED if self.target == NOBODY else ALLOWED
        if action < HEX:
            return NOT_ASKED
        place, start = action - HEX, places[self.group]
        if place in (start, self.target, *self.via):
            return NOT_FROM_HERE
        stops = [start, place] if self.target == NOBODY else [start, *self.via, place, self.target]
        if sum(distance(a, b) for a, b in pairwise(stops)) > REACH:
            return TOO_FAR
        return TOO_MANY_VIA if len(self.via) == MOST_VIA else ALLOWED

    def take(self, state: State, seat: int, action: int) -> None:
        sea = flotillas(state)
        if action == DONE:
            if self.target != NOBODY:
                sea.sail(self)
            sea.next_turn()
        elif action < HEX:
            self.group = action - GROUP
        elif self.target == NOBODY:
            self.target = action - HEX
        else:
            self.via.append(action - HEX)

    def copy(self) -> "Move":
        return Move(self.seat, self.group, self.target, self.via[:])


class FlotillasState(ProbeState):
    key = "flotillas"
    schema = SCHEMA
    refusals = REFUSALS

    def __init__(self, options: dict[str, Value], dice: Dice | None) -> None:
        super().__init__(options, dice)
        self.groups = self.number("groups")
        self.turn = 0
        # Of each seat: where its groups are, how many ships of each type they hold, and which have been met.
        self.places = [[hex_of(f"{x}{2 * g + 1}") for g in range(self.groups)] for x in "ag"]
        self.ships: list[list[int]] = [[], []]
        self.met = [[0] * self.groups, [0] * self.groups]

    def held(self, seat: int, group: int) -> list[int]:
        return self.ships[seat][group * len(TYPES) : (group + 1) * len(TYPES)]

    def strength(self, seat: int, group: int) -> int:
        return sum(count * each for count, each in zip(self.held(seat, group), STRENGTHS, strict=True))

    def afloat(self, seat: int) -> int:
        groups = [group for group in range(self.groups) if self.places[seat][group] != SUNK]
        return sum(self.strength(seat, group) for group in groups)

    def known(self, seat: int, group: int) -> bool:
        """What the group holds is seen by all."""
        return bool(self.met[seat][group]) or not self.options["fog"] or not self.stack

    def encounter(self, move: Move) -> tuple[int, int]:
        """The last hex a move may enter, and the enemy group that stops it there."""
        here, enemy = self.places[move.seat][move.group], self.places[1 - move.seat]
        for entered in route([here, *move.via, move.target]):
            if entered in enemy:
                return here, enemy.index(entered)
            here = entered
        return here, NOBODY

    def sail(self, move: Move) -> None:
        """4 The move is seen by all; a group that meets another fights it."""
        place, enemy = self.encounter(move)
        self.places[move.seat][move.group] = place
        moved: Facts = {"seat": f"seat/{move.seat}", "group": NAMES[move.group], "to": hex_text(place)}
        self.tell("moved", "3", moved)
        if enemy == NOBODY:
            return
        assert self.dice is not None
        totals = []
        for seat, group in ((move.seat, move.group), (1 - move.seat, enemy)):
            self.met[seat][group] = 1
            roll = self.dice.roll(BATTLE)
            totals.append(self.strength(seat, group) + roll)
            held = " ".join(map(str, self.held(seat, group)))
            met: Facts = {"seat": f"seat/{seat}", "group": NAMES[group], "held": held, "roll": roll}
            self.tell("met", "4", met)
        if totals[0] > totals[1]:
            self.places[1 - move.seat][enemy] = SUNK
        elif totals[0] < totals[1]:
            self.places[move.seat][move.group] = SUNK

    def next_turn(self) -> None:
        self.turn += 1
        self.tide += 1
        over = self.turn == self.number("turns") or any(set(places) == {SUNK} for places in self.places)
        self.stack = [] if over else [Move(self.turn % 2, NOBODY, NOBODY, [])]
        if over:
            for seat in (0, 1):
                ships = " ".join(map(str, self.ships[seat]))
                self.tell("home", "5", {"seat": f"seat/{seat}", "ships": ships})

    def odds(self, seat: int, action: int) -> Odds | None:
        move = self.stack[-1] if self.forbids(seat, action) == ALLOWED else None
        if action != DONE or not isinstance(move, Move) or move.target == NOBODY:
            return None
        _, enemy = self.encounter(move)
        if enemy == NOBODY or not self.known(1 - seat, enemy):
            return None
        own, other = self.strength(seat, move.group), self.strength(1 - seat, enemy)
        return Odds(["won", "drawn", "lost"], chances(own, other))

    def course(self) -> Course:
        if not self.stack:
            return Course(self.turn % 2, ["2", "3"], [PAST, PAST])
        marks = [CURRENT, AHEAD] if isinstance(self.stack[-1], Split) else [PAST, CURRENT]
        return Course(self.turn % 2, ["2", "3"], marks)

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        scores = [self.afloat(0), self.afloat(1)]
        return Outcome(scores, [seat for seat in (0, 1) if scores[seat] == max(scores)], "ships-afloat", "5")

    def share(self, other: "FlotillasState") -> None:
        other.turn = self.turn
        other.places, other.met = [own[:] for own in self.places], [own[:] for own in self.met]

    def keep(self, other: "FlotillasState") -> None:
        other.ships = [own[:] for own in self.ships]

    def show(self, other: "FlotillasState", seat: int) -> None:
        for owner, ships in enumerate(self.ships):
            for place, count in enumerate(ships):
                seen = owner == seat or self.known(owner, place // len(TYPES))
                other.ships[owner].append(count if seen else UNKNOWN)

    def fill(self, world: "FlotillasState", rng: Dice, prior: Policy | None) -> None:
        for seat, ships in enumerate(self.ships):
            tries = 0
            while UNKNOWN in world.ships[seat]:
                tries += 1
                split = self.split_again(seat, rng, prior if tries < 20 else None)
                if all(known in (UNKNOWN, count) for known, count in zip(ships, split, strict=True)):
                    world.ships[seat] = split

    def split_again(self, seat: int, rng: Dice, prior: Policy | None) -> list[int]:
        """How the seat may have split its fleet: at random, or as `prior` would."""
        start = FlotillasState(self.options, None)
        sealed = Split(self.groups)
        start.stack = [sealed]
        while start.asked() >> seat & 1:
            legal = start.legal(seat)
            if prior is None:
                start.play(seat, legal[rng.below(len(legal), BATTLE)])
            else:
                start.play(seat, prior.choose(start.observe(seat), seat, legal))
        run = sealed.split(seat)
        assert run is not None
        return run.parts()

    def lines(self) -> list[str]:
        lines = [row("turn", [self.turn])]
        for seat in (0, 1):
            lines.append(words(f"places{seat}", [hex_text(place) for place in self.places[seat]]))
            lines += [row(f"ships{seat}", self.ships[seat]), row(f"met{seat}", self.met[seat])]
        for step in self.stack:
            if isinstance(step, Split):
                lines.append(f"step split {step.pending}")
                runs = {seat: step.split(seat) for seat in (0, 1)}
                lines += [row(f"split{seat}", run.counts) for seat, run in runs.items() if run and run.counts]
            elif isinstance(step, Move):
                group = "-" if step.group == NOBODY else NAMES[step.group]
                target = "-" if step.target == NOBODY else hex_text(step.target)
                via = [hex_text(place) for place in step.via]
                lines.append(words(f"step move {step.seat} {group} {target}", via))
        return lines


class Flotillas(Game):
    made_of = FlotillasState
    key = "flotillas"
    name = "Flotillas"
    action_count = HEX + HEXES
    streams = ("battle",)

    def options(self) -> OptionsSchema:
        return SCHEMA

    def new(self, options: Mapping[str, Value], dice: Dice, log: list[Event] | None = None) -> FlotillasState:
        state = self.made_of(SCHEMA.fill(options), dice)
        state.log = log
        state.stack = [Split(state.groups)]
        return state

    def parse(self, text: str, dice: Dice | None = None) -> FlotillasState:
        page = Page(text, SCHEMA)
        state = self.made_of(page.options, dice)
        page.head(state)
        state.turn = page.numbers("turn")[0]
        state.places = [[hex_of(word) for word in page.rows[f"places{seat}"]] for seat in (0, 1)]
        state.ships = [page.numbers(f"ships{seat}") for seat in (0, 1)]
        state.met = [page.numbers(f"met{seat}") for seat in (0, 1)]
        for kind, first, *rest in page.steps:
            if kind == "split":
                split = Split(state.groups)
                split.pending = int(first)
                for seat in (0, 1):
                    if f"split{seat}" in page.rows:
                        split.runs[seat] = Splitting(seat, state.groups, page.numbers(f"split{seat}"))
                state.stack.append(split)
            else:
                group = NOBODY if rest[0] == "-" else NAMES.index(rest[0])
                target = NOBODY if rest[1] == "-" else hex_of(rest[1])
                via = [hex_of(word) for word in rest[2:] if word != "-"]
                state.stack.append(Move(int(first), group, target, via))
        return state

    def action_text(self, action: int) -> str:
        if action < COUNT:
            return ("done", "reopen")[action]
        if action < GROUP:
            return f"{TYPES[(action - COUNT) // 4]}{(action - COUNT) % 4}"
        return NAMES[action - GROUP] if action < HEX else hex_text(action - HEX)

    def aliases(self, action: int) -> list[str]:
        if action < COUNT:
            return (["stay", "готово"], ["заново"])[action]
        return [("альфа", "браво", "чарли")[action - GROUP]] if GROUP <= action < HEX else []


def flotillas(state: State) -> FlotillasState:
    assert isinstance(state, FlotillasState)
    return state
