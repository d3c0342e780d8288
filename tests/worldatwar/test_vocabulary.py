"""Nothing is declared that is never asked or told; questions say how they are asked, and dice are data."""

from __future__ import annotations

from functools import cache

from tests.worldatwar.deck import Deck
from tests.worldatwar.sea import base, do
from tests.worldatwar.test_contract import SCENARIOS, eager
from tests.worldatwar.test_holding import met_on_the_way
from tests.worldatwar.test_joining_up import SAILING, sailing
from tests.worldatwar.test_submarine_steps import lair, present
from wardroom.core.decision import IN_PRIVATE, OPENLY, SEALED
from wardroom.core.dice import FastDice
from wardroom.core.events import Event, LookUp
from wardroom.core.luck import rolls
from wardroom.core.state import SPECTATOR, State
from wardroom.core.vocabulary import DecisionKind, EventKind
from wardroom.games.worldatwar import decisions, events
from wardroom.games.worldatwar.air_strikes import AirStrikes
from wardroom.games.worldatwar.flights import HAS_STRUCK
from wardroom.games.worldatwar.force import Force
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.holding import commit
from wardroom.games.worldatwar.landing import land_all
from wardroom.games.worldatwar.operation import CAP
from wardroom.games.worldatwar.returning import come_home, turn_home

DECISIONS = [kind for kind in vars(decisions).values() if isinstance(kind, DecisionKind)]
EVENTS = [kind for kind in vars(events).values() if isinstance(kind, EventKind)]
SEEDS = 3
# Games in which something rare happens.
RARE = [
    ("denmark-strait", 4),
    ("meeting", 4),
    ("coral-sea", 5),
    ("midway", 5),
    ("meeting", 6),
    ("north-cape", 7),
    ("coral-sea", 11),
    ("denmark-strait", 12),
    ("meeting", 18),
    ("midway", 43),
]


class Heard:
    """What is asked, with its secrecy for everybody, and what is told."""

    def __init__(self) -> None:
        self.asked: dict[DecisionKind, set[str]] = {}
        self.told: list[Event] = []

    def listen(self, state: State) -> None:
        for seat in state.waiting():
            found = self.asked.setdefault(state.decision(seat).kind, set())
            if not found:
                found |= {state.observe(viewer).secrecy() for viewer in (0, 1, SPECTATOR)}
            found.add(state.secrecy())

    def at_once(self, state: State) -> None:
        """What is asked just now, and what has been told so far."""
        for seat in state.waiting():
            self.asked.setdefault(state.decision(seat).kind, set()).add(state.secrecy())
        self.told += state.log or []


@cache
def heard() -> Heard:
    """All of many games, and of cases that no random game comes to."""
    found = Heard()
    for scenario, seed in [*RARE, *((scenario, seed) for scenario in SCENARIOS for seed in range(SEEDS))]:
        state = GAME.new(GAME.options().fill({"scenario": scenario}), FastDice(seed), found.told)
        chance = FastDice(seed)
        while (seat := state.mover()) >= 0:
            found.listen(state)
            state.apply(seat, eager(state, seat, chance))
    for case in (landing, critical, torpedoes, meeting, holding):
        case(found)
    return found


def landing(found: Heard) -> None:
    """22.463B-C One of two squadrons without a deck reaches a base."""
    deck = Deck({"0.1": "japan CV3:Akagi"}, air=("0 japan nas*2 Akagi",), bases=("0 Wake 3",))
    deck.op.hits[deck.named["Akagi"]] = 3
    deck.op.wing_task[:2] = [CAP, HAS_STRUCK]
    land_all(deck.op, 0)
    found.at_once(deck.op)


def critical(found: Heard) -> None:
    """22.462F"""
    groups = {"0.1": "japan CV3:Akagi", "1.1": "united-states BB4:Texas"}
    deck = Deck(groups, air=("0 japan nas*3 Akagi",), rolls=(4, 4, 5))
    deck.op.found[8] = 8
    deck.begin(AirStrikes()).do(0, "enemy1 3 Texas 3")
    found.at_once(deck.op)


def torpedoes(found: Heard) -> None:
    """22.93D, 22.9432 Two submarines may attack; destroyers in port may be lost in place of others."""
    deck = lair(
        {"0.0": "germany SS2", "1.1": "britain DD2", "1.0": "britain DD2"}, (3, 4), bases=("1 Clyde 2",)
    )
    op = present(deck)
    op.found[8] = 1
    force = Force()
    force.side = force.number = force.present = 1
    op.forces.append(force)
    for unit, group in enumerate(op.group):
        if group == 1:
            op.force[unit] = len(op.forces)
    deck.attack().do(0, "enemy1")
    found.at_once(op)
    deck.do(0, "1").do(0, "done")
    found.at_once(op)


def meeting(found: Heard) -> None:
    """22.28B, 22.13C One of two forces that are waited for does not come."""
    submarine = "interception seat2 > 1: h0810 united-states-submarine score=20\n    begins: battles"
    made = sailing("palau", "kagoshima", SAILING.replace("begins: interception", submarine))
    made.dice.rolls += [1, 2]
    made.do(1, "cg1").do(1, "no")
    found.at_once(made.state)
    made.do(1, "yes")
    while not made.told("combined"):
        made.do(made.asked()[0], "done")
    found.at_once(made.state)


def holding(found: Heard) -> None:
    """22.26D Who was held back comes home as it went."""
    op = met_on_the_way()
    do(op, 1, "united-states-cruiser", "4", "united-states-destroyer", "done")
    commit(op)
    turn_home(op, 1, base(op, "noumea"))
    come_home(op, 1)
    found.at_once(op)


def test_all_that_is_declared_is_asked_or_told() -> None:
    assert {kind.name for kind in DECISIONS} == {kind.name for kind in heard().asked}
    assert {kind.name for kind in EVENTS} == {event.kind.name for event in heard().told}


def test_how_questions_are_asked_is_known_to_all() -> None:
    """Both choose at once, or one alone: what one lays, forms or sends comes out as a whole, or later."""
    sealed = {"strategic-cards", "tactical-cards", "undersea-cards", "group-number", "surplus-ships"}
    sealed |= {"surplus-count", "surplus-number", "patrol", "air-cover", "air-search", "air-done"}
    sealed |= {"screen", "screen-number"}
    private = {
        "which-ships",
        "how-many-ships",
        "withhold",
        "withhold-number",
        "base-attack",
        "base-squadrons",
    }
    private |= {"strike", "surprise-strike", "strike-squadrons"}
    for kind, found in heard().asked.items():
        how = SEALED if kind.name in sealed else IN_PRIVATE if kind.name in private else OPENLY
        assert found == {how}, kind.name


def test_dice_are_those_of_the_facts() -> None:
    for event in heard().told:
        facts = event.facts
        thrown = [sum(throw.faces) for throw in event.dice]
        if event.kind is events.AIR_COMBAT:
            assert thrown == [facts["roll"], facts["enemy"]]
        elif event.kind in (events.INTERCEPTION_ROLLED, events.SEARCH_ROLLED):
            assert sum(len(throw.faces) for throw in event.dice) == facts["dice"]
        else:
            assert thrown == ([facts["roll"]] if "roll" in facts else []), event
        for throw in event.dice:
            if isinstance(throw, LookUp) and "hits" in facts:
                assert rolls([event])[0].got == facts["hits"], event
