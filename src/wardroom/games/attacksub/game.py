"""Attack Sub behind the core's contract."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from wardroom.core.decision import Refusal
from wardroom.core.diary import key_in, seat_in
from wardroom.core.dice import Dice, FastDice
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.options import OptionError, OptionsSchema, Prepared, Value
from wardroom.core.outcome import Course, Odds, Outcome, marked
from wardroom.core.state import NOBODY, TRUTH, UNKNOWN, Policy, State
from wardroom.core.vocabulary import DecisionKind, Fact
from wardroom.games.attacksub import actions, decisions, diary, load, position, records
from wardroom.games.attacksub import events as told
from wardroom.games.attacksub.battle import ATTACKS, STREAMS, STRUCK, SUNK, TURNS, Battle, Lineup
from wardroom.games.attacksub.board import show_board
from wardroom.games.attacksub.catalogue import Catalogue, Scenario
from wardroom.games.attacksub.ending import CHECKS, EndOfTurn
from wardroom.games.attacksub.odds import odds_of
from wardroom.games.attacksub.refusals import EXIT_TOO_EARLY, RULES
from wardroom.games.attacksub.setup import Setup
from wardroom.games.attacksub.switches import OWN, Switches, schema
from wardroom.games.attacksub.turn import TOP, PlayerTurn, least_telling
from wardroom.games.attacksub.victory import points_of, ships_with
from wardroom.games.attacksub.views import imagined

# The parts of a player turn: actions, helicopter checks, weather, a new hand.
STEPS: Final = ("3.1", "10.31", "10.32", "3.5")


class AttackSub(Battle):
    """The state of a table, with what the contract asks of it."""

    def fresh(self) -> "AttackSub":
        return AttackSub(self.catalogue, self.scenario, self.lineup, self.switches, None)

    def setting(self) -> str:
        options = schema([scenario.key for scenario in self.catalogue.scenarios]).changed(
            self.switches.values
        )
        return f"attacksub {options} {self.catalogue.digest(self.scenario)}"

    def imagine(self, rng: Dice, prior: Policy | None = None) -> Battle:
        return imagined(self, rng)

    def text(self) -> str:
        return position.write(self)

    def odds(self, seat: int, action: int) -> Odds | None:
        view = self.observe(seat) if self.observer == TRUTH else self
        if view.forbids(seat, action):
            return None
        return odds_of(view, seat, action)

    def course(self) -> Course:
        """3.1 The parts of the turn in progress."""
        place = NOBODY
        for step in self.stack:
            if isinstance(step, EndOfTurn):
                place = 1 + step.phase
                if step.phase == CHECKS and isinstance(self.stack[-1], EndOfTurn):
                    place = 1
                elif step.phase == CHECKS:
                    place = 0
        return Course(self.acting, list(STEPS), marked(len(STEPS), place))

    def standing(self) -> list[int]:
        """13C, 13L, 13M What each seat has scored; elsewhere nobody counts."""
        return [points_of(self, self.side(seat)) for seat in range(2)]

    def hand(self, seat: int) -> list[str]:
        return ["?" if card == UNKNOWN else self.cards[card].key for card in self.hands[seat]]

    def contacts(self) -> list[tuple[str, str, str]]:
        return position.contacts(self)

    def outcome(self) -> Outcome | None:
        """13.5 Who has won, and why; or a draw."""
        if self.stack:
            return None
        if self.winner == NOBODY:
            return Outcome([0, 0], [0, 1], self.reason, self.rule)
        seat = self.seat_of[self.winner]
        return Outcome([1 if other == seat else 0 for other in range(2)], [seat], self.reason, self.rule)

    def refusal(self, seat: int, action: int, code: int) -> Refusal:
        name, rule = RULES[code]
        if code == EXIT_TOO_EARLY:
            rule = self.scenario.rule
        return Refusal(name, rule, self.facts_of(seat, action))

    def facts_of(self, seat: int, action: int) -> dict[str, Fact]:
        """What a refusal is about: the thing pointed at, and the choice it was pointed at for."""
        facts: dict[str, Fact] = {"thing": actions.text(action, self.catalogue)}
        if actions.is_ship(action) and action - actions.SHIP < len(self.catalogue.ships):
            facts["ship"] = f"ship/{self.catalogue.ships[action - actions.SHIP].key}"
        elif actions.is_card(action) and action - actions.CARD < len(self.cards):
            facts["card"] = diary.card_fact(self, action - actions.CARD)
        top = self.stack[-1] if self.stack else None
        if isinstance(top, PlayerTurn) and top.seat == seat:
            if top.play >= actions.CARD:
                facts["card"] = diary.card_fact(self, top.play - actions.CARD)
            if top.actor != NOBODY:
                diary.put_actor(self, facts, top.actor)
        return facts


class AttackSubGame(Game):
    """Static facts of the game."""

    key: ClassVar[str] = "attacksub"
    name: ClassVar[str] = "Attack Sub"
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 2
    rules_version: ClassVar[int] = 3
    action_count: ClassVar[int] = actions.COUNT
    streams: ClassVar[tuple[str, ...]] = STREAMS

    def __init__(self, catalogue: Catalogue | None = None, names: dict[str, list[str]] | None = None) -> None:
        self.catalogue = catalogue if catalogue is not None else load.catalogue()
        # Names in both languages, by key.
        self.names: dict[str, list[str]] = names if names is not None else load.names()
        self.schema = schema([scenario.key for scenario in self.catalogue.scenarios])
        self.tables = Prepared(self.table)

    def options(self) -> OptionsSchema:
        return self.schema

    def content_hash(self, options: Mapping[str, Value]) -> str:
        return self.catalogue.digest(self.tables.of(options).scenario)

    def with_content(self, folder: Path) -> "AttackSubGame":
        """The game with ships, cards and scenarios from a folder of one's own."""
        return AttackSubGame(load.catalogue(folder), load.names(folder))

    def table(self, options: Mapping[str, Value]) -> AttackSub:
        """An empty state with the scenario and rules that these options mean."""
        switches = Switches(self.schema.fill(options))
        scenario = self.scenario_of(switches)
        table = AttackSub(self.catalogue, scenario, Lineup(self.catalogue, scenario), switches, None)
        table.lay_out()
        return table

    def scenario_of(self, switches: Switches) -> Scenario:
        """One of ours, or the one that the options bring along."""
        lines = switches.values["own_scenario"]
        assert isinstance(lines, tuple)
        if switches.scenario == OWN:
            if not lines:
                raise OptionError("scenario=own needs the lines of a scenario file in own_scenario")
            return load.own_scenario(list(lines), self.catalogue)
        if lines:
            raise OptionError("own_scenario is only for scenario=own")
        return self.catalogue.scenario(switches.scenario)

    def empty(self, options: Mapping[str, Value], dice: Dice | None) -> AttackSub:
        state = self.tables.of(options).copy()
        assert isinstance(state, AttackSub)
        state.dice = dice
        return state

    def new(self, options: Mapping[str, Value], dice: Dice, log: list[Event] | None = None) -> AttackSub:
        state = self.empty(options, dice)
        state.log = log
        state.stack.append(Setup())
        state.settle()
        return state

    def parse(self, text: str, dice: Dice | None = None) -> AttackSub:
        """Reads a position; without dice it is given fast ones."""
        lines = position.lines_of(text)
        options = position.options_of(lines)
        state = self.empty(options, dice if dice is not None else FastDice(0))
        position.Reader(state).read(lines)
        return state

    def board(self, view: State) -> records.Board:
        assert isinstance(view, Battle)
        return show_board(view)

    def lays(self, kind: DecisionKind) -> str:
        return kind.name if kind in decisions.LAID_OUT else ""

    def lays_one_by_one(self, kind: DecisionKind) -> bool:
        return kind is decisions.DISCARD_TOP

    def lays_in_order(self, kind: DecisionKind) -> bool:
        return kind is decisions.MORE_LOCKONS or kind is decisions.DISCARD_CARDS

    def prepared(self, view: State, seat: int) -> int:
        """2.3 The other player sees the card on top: one that tells little."""
        assert isinstance(view, Battle)
        step = view.stack[-1]
        if isinstance(step, PlayerTurn) and step.stage == TOP:
            return actions.CARD + least_telling(view, step.chosen)
        return NOBODY

    def action_text(self, action: int) -> str:
        return actions.text(action, self.catalogue)

    def aliases(self, action: int) -> list[str]:
        """Names with hyphens for spaces, as they are typed in one word."""
        found = self.names.get(actions.text(action, self.catalogue), [])
        return [name.replace(" ", "-") for name in found] + actions.TOKENS.russian(action)

    def piece(self, name: str) -> int:
        for card in self.catalogue.cards:
            if card.key == name:
                return card.id
        if name.isdecimal():
            return int(name)
        raise ValueError(f"there is no card called {name!r}")

    def tally(self, state: State) -> dict[str, int]:
        """For reports: length, shots and what became of the ships."""
        assert isinstance(state, Battle)
        found = {
            "decks": state.deck,
            "turns": state.tally[TURNS],
            "attacks": state.tally[ATTACKS],
            "hits": state.tally[STRUCK],
            f"end/{state.reason}": 1,
        }
        for side in range(2):
            found[f"sunk/{state.scenario.sides[side]}"] = ships_with(state, side, SUNK)
        return found

    def prizes(self, events: list[Event]) -> list[dict[str, object]]:
        """6.5 Every ship lost, in the order in which they went down."""
        found: list[dict[str, object]] = []
        for event in events:
            if event.kind is told.SUNK:
                seat = seat_in(event.facts["seat"])
                ship = key_in(event.facts["ship"])
                found.append({"round": 1, "ship": ship, "of": seat, "by": 1 - seat, "points": 1})
        return found

    def sides(self, state: State) -> list[str]:
        """The side of each seat."""
        assert isinstance(state, Battle)
        if state.seat_of[0] == UNKNOWN:
            return []
        return [state.scenario.sides[state.side(seat)] for seat in range(2)]


GAME = AttackSubGame()

__all__ = ["GAME", "AttackSub", "AttackSubGame"]
