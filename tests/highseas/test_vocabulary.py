"""All that is declared is asked or told; questions say how they are asked, and events carry their dice."""

from __future__ import annotations

from functools import cache

from tests.highseas.look import sea
from tests.suite.generic import some_answer
from wardroom.core.decision import IN_PRIVATE, OPENLY, SEALED
from wardroom.core.dice import FastDice
from wardroom.core.events import COUNTS, Event
from wardroom.core.luck import rolls
from wardroom.core.options import Value
from wardroom.core.state import SPECTATOR
from wardroom.core.vocabulary import DecisionKind, EventKind
from wardroom.games.highseas import decisions, events
from wardroom.games.highseas.game import GAME

SEEDS = 4
SETS: list[dict[str, Value]] = [
    {"linked": True},
    {"linked": True, "seats": 4, "nations": "drawn", "first_seat": 2, "carrier_attacks": "card"},
]
SECRECY = {
    SEALED: {decisions.CHOOSE_FLEET},
    IN_PRIVATE: {
        decisions.DECLARE,
        decisions.FIRING_SHIP,
        decisions.SECOND_SHIP,
        decisions.TARGET,
        decisions.NEXT_TARGET,
        decisions.STRIKE_TARGET,
        decisions.NEXT_STRIKE_TARGET,
        decisions.SURPRISE_WHOM,
        decisions.DEFEND,
        decisions.DEFEND_AGAINST,
        decisions.ESCORT_TO,
        decisions.DISCARD,
    },
}


@cache
def played() -> tuple[dict[DecisionKind, set[str]], list[Event]]:
    """All that random games ask, with its secrecy, and all that they tell."""
    asked: dict[DecisionKind, set[str]] = {}
    told: list[Event] = []
    for options in SETS:
        for seed in range(SEEDS):
            state = GAME.new(GAME.options().fill(options), FastDice(seed), told)
            chance = FastDice(seed)
            while state.waiting():
                seat, action = some_answer(state, chance)
                if state.asked() >> seat & 1:
                    seen = [state.secrecy(), *(state.observe(other).secrecy() for other in (seat, SPECTATOR))]
                    asked.setdefault(state.decision(seat).kind, set()).update(seen)
                state.apply(seat, action)
    return asked, told


def test_every_declared_question_is_asked() -> None:
    asked, _ = played()
    assert set(asked) == {kind for kind in vars(decisions).values() if isinstance(kind, DecisionKind)}


def test_every_declared_event_happens() -> None:
    _, told = played()
    declared = {kind for kind in vars(events).values() if isinstance(kind, EventKind)}
    assert {event.kind for event in told} == declared


def test_how_questions_are_asked_is_known_to_all() -> None:
    asked, _ = played()
    for kind, found in asked.items():
        assert found == {next((how for how in SECRECY if kind in SECRECY[how]), OPENLY)}, kind.name


def test_dice_are_those_of_the_facts() -> None:
    _, told = played()
    for event in told:
        number = event.facts["number"] if event.kind is events.FIRST_ROLL else event.facts.get("roll", 0)
        assert [throw.faces for throw in event.dice] == ([[number]] if number else []), event
        for throw in event.dice:
            assert event.facts["seat"] == f"seat/{throw.seat}"
            hits = {events.ROLL_HITS: True, events.COVER_STOPS: True, events.RUNS_SILENT: True}
            assert throw.needed == COUNTS or throw.comes_off() == hits.get(event.kind, False), event


def test_whose_luck_a_die_is() -> None:
    """An air attack on a fleet with a carrier, helped by Planning: cover fails, and the die hits."""
    table = (
        "seat 1\n  row1: hood\n  front: planning\n  hand: air-1 planning\n"
        "seat 2\n  row1: z23\n  row2: graf-zeppelin\n  hand: planning\n"
    )
    with sea(table, [3, 5]) as scene:
        scene.do(1, "air-1 > z23; done").do(2, "done").do(1, "plus1")
        found = [
            (roll.seat, roll.group, roll.kind, roll.rule, roll.got) for roll in rolls(scene.state.log or [])
        ]
    assert found == [
        (1, "defence", "cover", "12.cover", 0.0),
        (0, "attack", "land", "11.land-based-air", 1.0),
    ]
