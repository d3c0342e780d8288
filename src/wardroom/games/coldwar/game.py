"""Cold War Naval Battles behind the core's contract."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final, cast

from wardroom.core.decision import Refusal
from wardroom.core.dice import Dice, FastDice
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.options import OptionError, OptionsSchema, Prepared, Value, check_teams
from wardroom.core.outcome import Course, Odds, Outcome, marked
from wardroom.core.position import lines_of, options_of
from wardroom.core.sealed import Sealed
from wardroom.core.state import NOBODY, NOT_ASKED, TRUTH, UNKNOWN, Policy, State, Step
from wardroom.core.vocabulary import DecisionKind, Fact
from wardroom.games.coldwar import actions, decisions, diary, load, position, records
from wardroom.games.coldwar.answers import Answering
from wardroom.games.coldwar.battle import ATTACK_NAMES, EXPLODED, STREAMS, TURNS, Battle
from wardroom.games.coldwar.board import board_after, show_board
from wardroom.games.coldwar.catalogue import BAD_LUCK_SET, TACTICS_SET, Catalogue
from wardroom.games.coldwar.formation import Formation
from wardroom.games.coldwar.odds import odds_of
from wardroom.games.coldwar.order import FORTUNES, HANGARS, INCOMING, STATIONS, STEPS, Rounds, Turn
from wardroom.games.coldwar.prepared import prepared_answer
from wardroom.games.coldwar.refusals import RULES
from wardroom.games.coldwar.scores import scored_rounds, sinkings
from wardroom.games.coldwar.switches import SCHEMA, Switches
from wardroom.games.coldwar.tactics import play_tactic, tactic_forbids, tactics_in_hand
from wardroom.games.coldwar.task_force import no_ships
from wardroom.games.coldwar.views import imagined, seen_hand
from wardroom.games.coldwar.volley import BattleStations

# 6.1.C.1 is always skipped, and so is 6.1.B in a retreat.
SKIPPED_STEPS: Final = ((HANGARS,), (HANGARS, STATIONS, INCOMING))


def all_marks(steps: list[str]) -> list[list[list[int]]]:
    """6.1 By whether it is a retreat, and by the step being played, from NOBODY on."""
    places = range(NOBODY, len(STEPS) + 1)
    return [[marked(len(steps), place, skipped) for place in places] for skipped in SKIPPED_STEPS]


ALL_STEPS: Final = list(STEPS)
PLAIN_STEPS: Final = list(STEPS[:FORTUNES])
FULL_MARKS: Final = all_marks(ALL_STEPS)
PLAIN_MARKS: Final = all_marks(PLAIN_STEPS)


class ColdWar(Battle):
    """The state of a table, with what the contract asks of it."""

    def fresh(self) -> "ColdWar":
        return ColdWar(self.catalogue, self.switches, None)

    def is_forming(self) -> bool:
        return bool(self.stack) and isinstance(self.stack[-1], Formation)

    def seen_hand(self, owner: int, seat: int) -> list[int]:
        return seen_hand(self, owner, seat)

    def setting(self) -> str:
        return f"coldwar {SCHEMA.changed(self.switches.values)} {self.catalogue.digest}"

    def imagine(self, rng: Dice, prior: Policy | None = None) -> Battle:
        return imagined(self, rng)

    def text(self) -> str:
        return position.write(self)

    def odds(self, seat: int, action: int) -> Odds | None:
        view = self.observe(seat) if self.observer == TRUTH else self
        if view.forbids(seat, action):
            return None
        return odds_of(view, seat, action)

    def legal(self, seat: int) -> list[int]:
        """13.5 A Tactic may be played whenever its owner is asked something."""
        found = super().legal(seat)
        if self.switches.tactics and found and not isinstance(self.stack[-1], Sealed):
            found += tactics_in_hand(self, seat)
        return found

    def candidates(self, seat: int) -> list[int]:
        found = super().candidates(seat)
        if (
            found
            and self.switches.tactics
            and self.answers_for(seat)
            and not isinstance(self.stack[-1], Sealed)
        ):
            found = found + tactics_in_hand(self, seat)
        return found

    def forbids(self, seat: int, action: int) -> int:
        code = super().forbids(seat, action)
        if code == NOT_ASKED and actions.is_tactic(action) and self.stack and self.answers_for(seat):
            return tactic_forbids(self, seat, action) if self.asked() >> seat & 1 else NOT_ASKED
        return code

    def take(self, step: Step, seat: int, action: int) -> None:
        if actions.is_tactic(action) and not isinstance(step, Sealed):
            play_tactic(self, seat, action - actions.TACTIC)
        else:
            super().take(step, seat, action)

    def course(self) -> Course:
        """6.1 The steps of the turn."""
        place = NOBODY
        for step in self.stack:
            if isinstance(step, Turn):
                place = step.place - 1
        # A table asks for it many times in a move: the lists are made once and shared.
        if self.switches.bad_luck:
            return Course(self.acting, ALL_STEPS, FULL_MARKS[self.retreating()][place + 1])
        return Course(self.acting, PLAIN_STEPS, PLAIN_MARKS[self.retreating()][place + 1])

    def retreating(self) -> bool:
        return self.acting != UNKNOWN and self.forces[self.acting].retreat != UNKNOWN

    def standing(self) -> list[int]:
        """11.3 Points are scored when a round ends."""
        return [force.points for force in self.forces]

    def outcome(self) -> Outcome | None:
        """11.4, 13.2E Most points at the end of a round in which somebody reached the victory level."""
        if self.stack:
            return None
        scores = self.standing()
        reason = "rounds-played" if max(self.team_totals()) < self.switches.victory else "victory-level"
        return Outcome(scores, self.leaders(), reason, "13.2E" if self.switches.team_size > 1 else "11.4")

    def refusal(self, seat: int, action: int, code: int) -> Refusal:
        name, rule = RULES[code]
        return Refusal(name, rule, self.facts_of(seat, action))

    def facts_of(self, seat: int, action: int) -> dict[str, Fact]:
        """What a refusal is about: the thing pointed at, and the choice it was pointed at for."""
        facts: dict[str, Fact] = {"thing": actions.text(action, self.catalogue)}
        if actions.is_ship(action) and action - actions.SHIP < len(self.catalogue.ships):
            ship = action - actions.SHIP
            facts["ship"] = diary.ship_fact(self, ship)
            owner = self.owner(ship)
            fleets_hidden = self.is_forming()
            if owner != UNKNOWN and (owner == seat or not fleets_hidden):
                facts["owner"] = diary.seat_fact(owner)
                facts["row"] = self.row(ship)
        elif actions.is_card(action) and action - actions.CARD < len(self.catalogue.cards):
            facts["card"] = diary.card_fact(self, action - actions.CARD)
        elif actions.is_attack(action):
            facts["attack"] = action - actions.ATTACK + 1
        top = self.stack[-1] if self.stack else None
        if isinstance(top, BattleStations) and top.seat == seat:
            facts["fog"] = top.fog_left(self)
            if top.card != NOBODY:
                facts["card"] = diary.card_fact(self, top.card)
            if top.ship != NOBODY:
                facts["source"] = diary.ship_fact(self, top.ship)
        elif isinstance(top, Answering) and top.card != NOBODY and top.queue[:1] == [seat]:
            facts["card"] = diary.card_fact(self, top.card)
        return facts


class ColdWarGame(Game):
    """Static facts of the game."""

    key: ClassVar[str] = "coldwar"
    name: ClassVar[str] = "Cold War Naval Battles"
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 6
    rules_version: ClassVar[int] = 3
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
        return self.tables.of(options)[0].digest

    def with_content(self, folder: Path) -> "ColdWarGame":
        """The game with ships and cards from a folder of one's own."""
        return ColdWarGame(load.catalogue(folder), load.names(folder))

    def table(self, options: Mapping[str, Value]) -> tuple[Catalogue, Switches]:
        """The cards and rules that these options mean."""
        switches = Switches(SCHEMA.fill(options))
        check_options(switches, self.catalogue)
        cards = self.catalogue.table(switches.action, switches.tactics > 0, switches.bad_luck > 0)
        return cards, switches

    def empty(self, options: Mapping[str, Value], dice: Dice | None) -> ColdWar:
        cards, switches = self.tables.of(options)
        return ColdWar(cards, switches, dice)

    def new(self, options: Mapping[str, Value], dice: Dice, log: list[Event] | None = None) -> ColdWar:
        state = self.empty(options, dice)
        state.log = log
        state.stack.append(Rounds())
        state.settle()
        return state

    def parse(self, text: str, dice: Dice | None = None) -> ColdWar:
        """Reads a position; without dice it is given fast ones."""
        lines = lines_of(text, self.key)
        state = self.empty(options_of(lines), dice if dice is not None else FastDice(0))
        state.forces = [no_ships() for _ in range(state.seats)]
        state.status = [0] * len(self.catalogue.ships)
        state.hurt = [0] * len(self.catalogue.ships)
        state.draw = [0] * len(state.catalogue.counts)
        state.discard = [0] * len(state.catalogue.counts)
        position.Reader(state).read(lines)
        return state

    def board(self, view: State) -> records.Board:
        assert isinstance(view, Battle)
        return show_board(view)

    def board_after(self, view: State, earlier: State, shown: Mapping[str, object]) -> records.Board:
        assert isinstance(view, Battle) and isinstance(earlier, Battle)
        return board_after(view, earlier, cast(records.Board, shown))

    def lays(self, kind: DecisionKind) -> str:
        if kind is decisions.MUST_DISCARD:
            # 6.1.C.2 It is the same with the first card.
            return decisions.DISCARD.name
        return kind.name if kind in decisions.LAID_OUT else ""

    def lays_one_by_one(self, kind: DecisionKind) -> bool:
        return kind is decisions.ALLOT_AIR_DEFENSE or kind is decisions.ARRANGE

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
        if name.isdecimal():
            return int(name)
        raise ValueError(f"there is neither a card nor a ship called {name!r}")

    def tally(self, state: State) -> dict[str, int]:
        """For reports: rounds and turns, and what each sinking was done with."""
        assert isinstance(state, Battle)
        found = {"rounds": state.round, "turns": state.tally[TURNS]}
        for kind, name in enumerate(ATTACK_NAMES):
            found[f"sunk/{name}"] = state.tally[kind]
        found["sunk/explosion"] = state.tally[EXPLODED]
        return found

    def prizes(self, events: list[Event]) -> list[dict[str, object]]:
        return [lost.plain() for lost in sinkings(events, self.worth())]

    def scored(self, events: list[Event], seats: int) -> list[list[dict[str, object]]]:
        return [
            [
                {
                    "points": scored.points,
                    "sunk": scored.parts[0],
                    "afloat": scored.parts[1],
                    "damage": scored.parts[2],
                    "ships": scored.sunk,
                    "kept": scored.kept,
                }
                for scored in round
            ]
            for round in scored_rounds(events, seats, self.worth())
        ]

    def worth(self) -> dict[str, int]:
        """The points of each ship."""
        return {ship.key: ship.points for ship in self.catalogue.ships}

    def sides(self, state: State) -> list[str]:
        """13.2 The team of each seat; without teams nobody has one."""
        assert isinstance(state, Battle)
        if state.switches.team_size < 2:
            return []
        return [f"team {state.switches.team_of(seat) + 1}" for seat in range(state.seats)]


def check_options(switches: Switches, catalogue: Catalogue) -> None:
    """13.2, 6, 5.1: what cannot stand together."""
    fault = switches.mixing_fault()
    if fault:
        raise OptionError(fault)
    for name, number, held in (
        ("tactics", switches.tactics, catalogue.held(TACTICS_SET)),
        ("bad_luck", switches.bad_luck, catalogue.held(BAD_LUCK_SET)),
    ):
        if number > held:
            raise OptionError(f"option {name} is at most {held}, the cards that the content has")
    check_teams(switches.seats, switches.team_size)
    if 0 < switches.order_cards < switches.seats:
        raise OptionError(f"option order_cards must be 0 or at least the number of seats ({switches.seats})")
    most = catalogue.order_cards
    if switches.seats > most:
        raise OptionError(f"option seats is at most {most}: the content has {most} Player Order cards")
    if switches.order_cards > most:
        raise OptionError(f"option order_cards is at most {most}, the Player Order cards of the content")


GAME = ColdWarGame()

__all__ = ["GAME", "ColdWar", "ColdWarGame"]
