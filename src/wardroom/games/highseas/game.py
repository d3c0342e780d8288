"""Naval Battles behind the core's contract."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from wardroom.core.decision import Refusal
from wardroom.core.dice import Dice, FastDice
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.options import OptionError, OptionsSchema, Prepared, Value, check_teams
from wardroom.core.outcome import Course, Odds, Outcome, marked
from wardroom.core.position import lines_of, options_of
from wardroom.core.state import NOBODY, TRUTH, UNKNOWN, Policy, State
from wardroom.core.vocabulary import DecisionKind, Fact
from wardroom.games.highseas import actions, decisions, diary, load, position, records
from wardroom.games.highseas.battle import ATTACK_NAMES, SHUFFLES, STREAMS, TURNS, Battle, no_fleet
from wardroom.games.highseas.board import show_board
from wardroom.games.highseas.catalogue import NATIONS, Catalogue
from wardroom.games.highseas.defense import Defense
from wardroom.games.highseas.ending import score, winners
from wardroom.games.highseas.odds import odds_of
from wardroom.games.highseas.order import DECLARE, DEFENSE, RESOLVE, STEPS, Battles, Turn
from wardroom.games.highseas.prepared import prepared_answer
from wardroom.games.highseas.refusals import RULES
from wardroom.games.highseas.scores import scored_battles, sinkings
from wardroom.games.highseas.setup import FleetChoice
from wardroom.games.highseas.switches import SCHEMA, Switches
from wardroom.games.highseas.views import imagined, seen_hand
from wardroom.games.highseas.volley import Declare


class HighSeas(Battle):
    """The state of a table, with what the contract asks of it."""

    def fresh(self) -> "HighSeas":
        return HighSeas(self.catalogue, self.switches, None)

    def setting(self) -> str:
        return f"highseas {SCHEMA.changed(self.switches.values)} {self.catalogue.digest}"

    def seen_hand(self, owner: int, seat: int) -> list[int]:
        return seen_hand(self, owner, seat)

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
        """4 The steps of the turn; 11.retreat skips the Attack step."""
        place = NOBODY
        for step in self.stack:
            if isinstance(step, Turn):
                place = step.place - 1
        retreats = self.acting != UNKNOWN and self.retreats(self.acting)
        skipped = (DECLARE, DEFENSE, RESOLVE) if retreats else ()
        return Course(self.acting, list(STEPS), marked(len(STEPS), place, skipped))

    def standing(self) -> list[int]:
        """14 The ships sunk in this battle; 16.1 in all of them."""
        won = [fleet.points for fleet in self.fleets]
        if self.stack:
            for seat in range(self.seats):
                won[seat] += score(self, seat)
        return won

    def outcome(self) -> Outcome | None:
        """14 Enough points of sunk ships, or the last fleet afloat; 16.1 enough in all battles."""
        if self.stack:
            return None
        scores = self.standing()
        if max(self.team_totals()) < self.switches.total:
            return Outcome(scores, winners(self), "last-afloat", "14.elimination")
        if self.switches.linked:
            return Outcome(scores, winners(self), "linked-total", "16.1")
        return Outcome(scores, winners(self), "points-sunk", "16.2" if self.switches.team_size > 1 else "14")

    def refusal(self, seat: int, action: int, code: int) -> Refusal:
        name, rule = RULES[code]
        return Refusal(name, rule, self.facts_of(seat, action))

    def facts_of(self, seat: int, action: int) -> dict[str, Fact]:
        """What a refusal is about: the thing pointed at, and the choice it was pointed at for."""
        facts: dict[str, Fact] = {"thing": actions.text(action, self.catalogue)}
        if actions.is_ship(action) and action - actions.SHIP < len(self.catalogue.ships):
            ship = action - actions.SHIP
            facts["ship"] = diary.ship_fact(self, ship)
            facts["points"] = self.ship(ship).points
            owner = self.owner(ship)
            if owner != UNKNOWN:
                facts["owner"] = diary.seat_fact(owner)
                facts["row"] = self.row(ship)
        elif actions.is_card(action) and action - actions.CARD < len(self.catalogue.cards):
            facts["card"] = diary.card_fact(self, action - actions.CARD)
        elif actions.is_table(action) and action - actions.TABLE < len(self.catalogue.cards):
            facts["card"] = diary.card_fact(self, action - actions.TABLE)
        elif actions.is_attack(action):
            facts["attack"] = action - actions.ATTACK + 1
        top = self.stack[-1] if self.stack else None
        if isinstance(top, Declare) and top.seat == seat:
            if top.card != NOBODY:
                facts["card"] = diary.card_fact(self, top.card)
            if top.ship != NOBODY:
                facts["source"] = diary.ship_fact(self, top.ship)
        elif isinstance(top, Defense) and top.card != NOBODY and top.is_answering(seat):
            facts["card"] = diary.card_fact(self, top.card)
        elif isinstance(top, FleetChoice) and self.answers_for(seat):
            facts["number"] = self.switches.fleet_points
        return facts


class HighSeasGame(Game):
    """Static facts of the game."""

    key: ClassVar[str] = "highseas"
    name: ClassVar[str] = "Naval Battles"
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 6
    rules_version: ClassVar[int] = 2
    action_count: ClassVar[int] = actions.COUNT
    streams: ClassVar[tuple[str, ...]] = STREAMS

    def __init__(self, catalogue: Catalogue | None = None, names: dict[str, list[str]] | None = None) -> None:
        self.tables = Prepared(self.table)
        self.catalogue = catalogue if catalogue is not None else load.catalogue()
        # Names in both languages, by key.
        self.names: dict[str, list[str]] = names if names is not None else load.names()

    def options(self) -> OptionsSchema:
        return SCHEMA

    def content_hash(self, options: Mapping[str, Value]) -> str:
        return self.catalogue.digest

    def with_content(self, folder: Path) -> "HighSeasGame":
        """The game with ships and cards from a folder of one's own."""
        return HighSeasGame(load.catalogue(folder), load.names(folder))

    def table(self, options: Mapping[str, Value]) -> Switches:
        """The rules that these options mean."""
        switches = Switches(SCHEMA.fill(options))
        check_options(switches)
        return switches

    def empty(self, options: Mapping[str, Value], dice: Dice | None) -> HighSeas:
        return HighSeas(self.catalogue, self.tables.of(options), dice)

    def new(self, options: Mapping[str, Value], dice: Dice, log: list[Event] | None = None) -> HighSeas:
        state = self.empty(options, dice)
        state.log = log
        state.stack.append(Battles())
        state.settle()
        return state

    def parse(self, text: str, dice: Dice | None = None) -> HighSeas:
        """Reads a position; without dice it is given fast ones."""
        lines = lines_of(text, self.key)
        state = self.empty(options_of(lines), dice if dice is not None else FastDice(0))
        state.fleets = [no_fleet() for _ in range(state.seats)]
        state.status = [0] * len(self.catalogue.ships)
        state.hurt = [0] * len(self.catalogue.ships)
        state.draw = [0] * len(self.catalogue.counts)
        state.discard = [0] * len(self.catalogue.counts)
        position.Reader(state).read(lines)
        return state

    def board(self, view: State) -> records.Board:
        assert isinstance(view, Battle)
        return show_board(view)

    def lays(self, kind: DecisionKind) -> str:
        with_which = decisions.LAID_OUT.get(kind)
        return "" if with_which is None else with_which.name

    def lays_one_by_one(self, kind: DecisionKind) -> bool:
        return kind is decisions.LAY_OUT or kind is decisions.LAY_OUT_SUBMARINE

    def lays_long(self, kind: DecisionKind) -> bool:
        return kind is decisions.DECLARE

    def prepared(self, view: State, seat: int) -> int:
        assert isinstance(view, Battle)
        return prepared_answer(view, seat)

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
        for ship in self.catalogue.ships:
            if ship.key == name:
                return ship.id
        if name in actions.NATION_WORDS:
            return actions.NATION_WORDS.index(name)
        if name.isdecimal():
            return int(name)
        raise ValueError(f"there is neither a card nor a ship called {name!r}")

    def tally(self, state: State) -> dict[str, int]:
        """For reports: battles and turns, and what each sinking was done with."""
        assert isinstance(state, Battle)
        found = {
            "battles": state.battle,
            "turns": state.tally[TURNS],
            "shuffles": state.tally[SHUFFLES],
        }
        for kind, name in enumerate(ATTACK_NAMES):
            found[f"sunk/{name}"] = state.tally[kind]
        return found

    def prizes(self, events: list[Event]) -> list[dict[str, object]]:
        return [lost.plain() for lost in sinkings(events)]

    def scored(self, events: list[Event], seats: int) -> list[list[dict[str, object]]]:
        return [
            [{"points": scored.points, "sunk": scored.parts[0], "ships": scored.sunk} for scored in battle]
            for battle in scored_battles(events, seats)
        ]

    def sides(self, state: State) -> list[str]:
        """16.2 The team of each seat; without teams the navies differ, once they have been picked."""
        assert isinstance(state, Battle)
        if state.switches.team_size > 1:
            return [f"team {state.switches.team_of(seat) + 1}" for seat in range(state.seats)]
        if any(fleet.nation == UNKNOWN for fleet in state.fleets):
            return []
        return [NATIONS[fleet.nation] for fleet in state.fleets]


def check_options(switches: Switches) -> None:
    """3.first, 16.2: what cannot stand together."""
    if switches.first_seat > switches.seats:
        raise OptionError(f"option first_seat is at most {switches.seats}, the seats of the table")
    check_teams(switches.seats, switches.team_size)


GAME = HighSeasGame()

__all__ = ["GAME", "HighSeas", "HighSeasGame"]
