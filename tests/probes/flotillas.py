"""Two fleets, split in secret into groups, move in the open over a hex grid; those that meet are revealed."""

from itertools import pairwise
from typing import Final

from tests.probes.frame import ProbeGame, ProbeState, Run, SealedRuns, veil
from wardroom.core.decision import DONE
from wardroom.core.dice import Dice
from wardroom.core.options import Option
from wardroom.core.state import ALLOWED, Policy

TYPES: Final = ("heavy", "medium", "light")
FLEET: Final = (2, 3, 5)
COUNTS: Final = tuple((f"{kind}{count}",) for kind in TYPES for count in range(4))
GROUPS: Final = (("alpha", "альфа"), ("bravo", "браво"), ("charlie", "чарли"))
HEXES: Final = [f"{column}{row}" for row in range(1, 6) for column in "abcdefg"]
COUNT, GROUP, HEX = 2, 2 + len(COUNTS), 2 + len(COUNTS) + len(GROUPS)
REACH, TURNS = 4, 24
TOO_MANY, NO_LIGHT_SHIP, TOO_FAR = 2, 3, 4
hex_of = HEXES.index


def distance(a: int, b: int) -> int:
    """Hexes from one to the other; each row of the map stands half a hex further to the right."""
    right, down = b % 7 - a % 7, b // 7 - a // 7
    return max(abs(right), abs(down), abs(right + down))


class Splitting(Run["FlotillasState"]):
    """2 Group after group, how many ships of each type; the last group takes what is left."""

    def finished(self, state: "FlotillasState") -> bool:
        return len(self.given) == 3 * state.groups

    def left(self) -> list[int]:
        return [count - sum(self.given[kind::3]) for kind, count in enumerate(FLEET)]

    def answers(self, state: "FlotillasState") -> list[int]:
        first = COUNT + 4 * (len(self.given) % 3)
        return list(range(first, first + 4))

    def refuses(self, state: "FlotillasState", action: int) -> int:
        kind, count = divmod(action - COUNT, 4)
        others = state.groups - 1 - len(self.given) // 3
        if count > self.left()[kind] - (others if TYPES[kind] == "light" else 0):
            return TOO_MANY
        return NO_LIGHT_SHIP if TYPES[kind] == "light" and count == 0 else ALLOWED

    def answer(self, state: "FlotillasState", action: int) -> None:
        self.given.append((action - COUNT) % 4)
        if len(self.given) == 3 * (state.groups - 1):
            self.given += self.left()


class Split(SealedRuns["FlotillasState"]):
    """2 Both fleets are split in secret."""

    each = Splitting

    def opened(self, state: "FlotillasState", given: list[list[int]]) -> None:
        state.ships = given
        state.stack = [Move(0)]


class Move(Run["FlotillasState"]):
    """3 A group, where it goes, and hexes on the way; `done` stays, or ends the list."""

    def route(self, action: int) -> list[int]:
        """The group and its stops with one more: first where it goes, then what lies on the way there."""
        at = max(1, len(self.given) - 1)
        return [*self.given[:at], action - (HEX if self.given else GROUP), *self.given[at:]]

    def answers(self, state: "FlotillasState") -> list[int]:
        return [DONE, *(range(HEX, HEX + len(HEXES)) if self.given else range(GROUP, GROUP + state.groups))]

    def refuses(self, state: "FlotillasState", action: int) -> int:
        group, *stops = self.route(action)
        legs = pairwise([state.places[self.seat][group], *stops])
        return TOO_FAR if sum(max(1, distance(a, b)) for a, b in legs) > REACH else ALLOWED

    def answer(self, state: "FlotillasState", action: int) -> None:
        if action != DONE:
            self.given = self.route(action)
            return
        if self.given:
            state.sail(self.seat, *self.given)
        state.turn += 1
        state.stack = [Move(1 - self.seat)] if state.turn < TURNS else []


class FlotillasState(ProbeState):
    public = ("turn", "places", "met")
    secret = ("ships",)
    names = dict.fromkeys(["places"], HEXES)
    steps = (Split, Move)
    refusals = ("too-many 2.1", "no-light-ship 2.2", "too-far 3.1")

    def setup(self) -> None:
        self.stack = [Split(3)]
        self.turn = 0
        self.groups = self.number("groups")
        # Of each seat: where its groups are, how many ships of each type they hold, and which all know.
        self.places = [[hex_of(f"{x}{2 * group + 1}") for group in range(self.groups)] for x in "ag"]
        self.ships: list[list[int]] = [[], []]
        self.met = [[0 if self.options["fog"] else 1] * self.groups for _ in "ag"]

    def held(self, seat: int, group: int) -> list[int]:
        return self.ships[seat][3 * group : 3 * group + 3]

    def sail(self, seat: int, group: int, *stops: int) -> None:
        """4 The group goes from stop to stop; an enemy there stops it, and both are revealed."""
        enemy = self.places[1 - seat]
        for stop in stops:
            if stop in enemy:
                self.irrevocable += 1
                for owner, met in ((seat, group), (1 - seat, enemy.index(stop))):
                    self.met[owner][met] = 1
                    self.tell("met", "4", owner, group=met, held=str(self.held(owner, met)))
                break
            self.places[seat][group] = stop
        self.tell("sailed", "3", seat, group=group, to=HEXES[self.places[seat][group]])

    def result(self) -> tuple[list[int], str, str]:
        return [sum(self.met[1]), sum(self.met[0])], "groups-found", "5"

    def show(self, other: "FlotillasState", seat: int) -> None:
        for owner, ships in enumerate(self.ships):
            other.ships[owner] = veil(ships, [owner == seat or met for met in self.met[owner] for _ in TYPES])

    def fill(self, world: "FlotillasState", rng: Dice, prior: Policy | None) -> None:
        world.ships = [self.answered_again(seat, rng, prior, known) for seat, known in enumerate(self.ships)]


class Flotillas(ProbeGame[FlotillasState]):
    made_of = FlotillasState
    key = "flotillas"
    actions = (*COUNTS, *GROUPS, *((place,) for place in HEXES))
    switches = (
        Option("groups", 3, "2", "groups of each fleet", low=2, high=3),
        Option("fog", True, "2.3", "what a group holds is hidden until it meets the enemy"),
    )
