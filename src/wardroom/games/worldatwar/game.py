"""The naval chapter of A World at War behind the core's contract."""

from collections.abc import Mapping
from typing import ClassVar, Final

from wardroom.core.decision import Refusal
from wardroom.core.dice import Dice, FastDice
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.options import OptionError, OptionsSchema, Value
from wardroom.core.outcome import Course, Odds, Outcome, marked
from wardroom.core.position import fitting_together, settle
from wardroom.core.state import NOT_ASKED, TRUTH, Policy, State
from wardroom.core.vocabulary import DecisionKind
from wardroom.games.worldatwar import actions, decisions, load, position, records
from wardroom.games.worldatwar.battle import NavalBattle
from wardroom.games.worldatwar.board import show_board
from wardroom.games.worldatwar.campaign import Campaign
from wardroom.games.worldatwar.ending import scored, scores
from wardroom.games.worldatwar.imagining import imagined
from wardroom.games.worldatwar.meeting import MEETING
from wardroom.games.worldatwar.operation import STREAMS, Operation
from wardroom.games.worldatwar.prospects import odds_of
from wardroom.games.worldatwar.refusals import OF_THE_QUESTION, refusal_of
from wardroom.games.worldatwar.scenario import Scenario
from wardroom.games.worldatwar.settings import Settings
from wardroom.games.worldatwar.sortie import Sortie
from wardroom.games.worldatwar.switches import SCHEMA

# How many scenarios are kept ready.
MOST_SCENARIOS: Final = 64

# The course of a turn: activities, interceptions of three levels, then the segments of a battle.
OPERATION_STEPS: Final = ("22.15", "22.12", "22.16", "22.17", "22.19", "22.63")
# The step above the battle says which segment is being played; raids and attacks on the way leave some out.
SEGMENTS: Final = {
    "CodeCards": "22.451B",
    "UseAdvantage": "22.451B",
    "Deploy": "22.42",
    "Withhold": "22.42",
    "Patrols": "22.431",
    "BaseAttacks": "22.432",
    "LandAir": "22.442",
    "Search": "22.45",
    "AirStrikes": "22.46",
    "FleetCombat": "22.5",
    "SubmarineAttacks": "22.9",
    "Withdraw": "22.6",
}
BATTLE_STEPS: Final = list(dict.fromkeys(SEGMENTS.values()))


class WorldAtWar(Operation):
    """The state of a table, with what the contract asks of it."""

    def fresh(self) -> "WorldAtWar":
        other = WorldAtWar(self.scenario, self.settings, None, True)
        other.option_text = self.option_text
        return other

    def setting(self) -> str:
        return f"worldatwar {self.option_text} {self.scenario.digest}"

    def imagine(self, rng: Dice, prior: Policy | None = None) -> Operation:
        return imagined(self, rng)

    def text(self) -> str:
        return position.write(self)

    def odds(self, seat: int, action: int) -> Odds | None:
        return odds_of(self, seat, action)

    def refusal(self, seat: int, action: int, code: int) -> Refusal:
        if code == NOT_ASKED:
            return super().refusal(seat, action, code)
        refusal = refusal_of(code)
        if code in OF_THE_QUESTION and self.asked() >> seat & 1:
            return Refusal(refusal.name, self.decision(seat).rule)
        return refusal

    def course(self) -> Course:
        """22.41 The segments of a battle while one is fought, else the steps of an operation."""
        for height, step in enumerate(self.stack):
            if isinstance(step, NavalBattle) and height + 1 < len(self.stack):
                segment = SEGMENTS[type(self.stack[height + 1]).__name__]
                place = BATTLE_STEPS.index(segment)
                return Course(self.moving, list(BATTLE_STEPS), marked(len(BATTLE_STEPS), place))
        # 22.15 Cards are laid and paths drawn before anybody can intercept.
        place = 0 if self.stack else -1
        for step in self.stack:
            if isinstance(step, Sortie):
                # While the ways home are asked for, the sortie of those who return has not begun.
                place = 1 + min((step.place - 1) // 2, 4) if step.place else 5
        return Course(self.moving, list(OPERATION_STEPS), marked(len(OPERATION_STEPS), place))

    def standing(self) -> list[int]:
        return scores(self)

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        points = self.standing()
        best = max(points)
        winners = [seat for seat in range(2) if points[seat] == best]
        if len(winners) > 1:
            return Outcome(points, [self.scenario.tie], "operation-tied", "22.72")
        return Outcome(points, winners, "operation-over", "22.72")


class WorldAtWarGame(Game):
    """The static facts of the game."""

    key: ClassVar[str] = "worldatwar"
    name: ClassVar[str] = "A World at War"
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 2
    rules_version: ClassVar[int] = 5
    action_count: ClassVar[int] = actions.COUNT
    streams: ClassVar[tuple[str, ...]] = STREAMS

    def __init__(self) -> None:
        self.catalogue = load.catalogue()
        self.scenarios: dict[tuple[str, ...], Scenario] = {}

    def options(self) -> OptionsSchema:
        return SCHEMA

    def scenario(self, values: Mapping[str, Value]) -> Scenario:
        """The scenario of a full set of options."""
        key = str(values["scenario"])
        number, points = int(str(values["meeting_number"])), int(str(values["meeting_points"]))
        lines = values["own_scenario"]
        assert isinstance(lines, tuple)
        if lines and key != load.OWN_SCENARIO:
            raise OptionError("own_scenario is only for scenario=own")
        if not lines and key == load.OWN_SCENARIO:
            raise OptionError("scenario=own needs the lines of a scenario file in own_scenario")
        kept = (f"{key} {number} {points}" if key == MEETING else key, *lines)
        if kept not in self.scenarios:
            if len(self.scenarios) >= MOST_SCENARIOS:
                self.scenarios.clear()
            if key == MEETING:
                self.scenarios[kept] = self.catalogue.meeting(number, points)
            elif key == load.OWN_SCENARIO:
                self.scenarios[kept] = load.own_scenario(lines)
            else:
                self.scenarios[kept] = self.catalogue.scenario(key)
        return self.scenarios[kept]

    def content_hash(self, options: Mapping[str, Value]) -> str:
        return self.scenario(SCHEMA.fill(options)).digest

    def empty(self, options: Mapping[str, Value], dice: Dice | None) -> WorldAtWar:
        values = SCHEMA.fill(options)
        state = WorldAtWar(self.scenario(values), Settings(values), dice)
        state.option_text = position.options_text(SCHEMA.changed(values))
        return state

    def new(self, options: Mapping[str, Value], dice: Dice, log: list[Event] | None = None) -> WorldAtWar:
        state = self.empty(options, dice)
        state.log = log
        state.stack.append(Campaign())
        state.settle()
        return state

    def parse(self, text: str, dice: Dice | None = None) -> WorldAtWar:
        """Reads a position; without dice it is given fast ones."""
        lines = position.lines_of(text)
        state = self.empty(position.options_of(lines), dice if dice is not None else FastDice(0))
        with fitting_together():
            position.Reader(state).read(lines)
        if state.observer == TRUTH:
            settle(state)
            position.try_out(state)
        return state

    def board(self, view: State) -> records.Board:
        assert isinstance(view, Operation)
        return show_board(view)

    def lays(self, kind: DecisionKind) -> str:
        return decisions.LAID_OUT.get(kind, "")

    def lays_one_by_one(self, kind: DecisionKind) -> bool:
        return kind in decisions.LAID_ONE_BY_ONE

    def lays_in_order(self, kind: DecisionKind) -> bool:
        return kind is decisions.SCREEN

    def lays_long(self, kind: DecisionKind) -> bool:
        return kind in decisions.LAID_WORD_BY_WORD

    def action_text(self, action: int) -> str:
        return actions.text(action, self.catalogue.labels, self.catalogue.places)

    def aliases(self, action: int) -> list[str]:
        found: list[str] = []
        if actions.is_ship(action) or actions.is_base(action):
            found = self.catalogue.names.get(self.action_text(action), [])
        return [name.replace(" ", "-") for name in found] + actions.russian(action)

    def piece(self, name: str) -> int:
        if name.isdecimal():
            return int(name)
        raise ValueError(f"nothing is drawn in this game, so not {name!r}")

    def scored(self, events: list[Event], seats: int) -> list[list[dict[str, object]]]:
        """An operation is one round."""
        sizes = {ship.key: ship.size for ship in self.catalogue.classes}
        operation = scored(events, sizes)
        return [operation] if operation else []

    def prizes(self, events: list[Event]) -> list[dict[str, object]]:
        """Every ship sunk, known when the operation is over."""
        found: list[dict[str, object]] = []
        for operation in self.scored(events, 2):
            for seat, parts in enumerate(operation):
                sunk = parts["sunk"]
                assert isinstance(sunk, list)
                found += [{"round": 1, "of": 1 - seat, "by": seat, **ship} for ship in sunk]
        return found

    def sides(self, state: State) -> list[str]:
        assert isinstance(state, Operation)
        return state.scenario.sides


GAME = WorldAtWarGame()

__all__ = ["GAME", "WorldAtWar", "WorldAtWarGame"]
