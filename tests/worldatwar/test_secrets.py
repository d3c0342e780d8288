"""The table of secrets in the game's README, row by row: two truths that differ in one hidden fact.

To whom it is hidden both look, allow, forbid and promise the same.
"""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from wardroom.core.dice import FastDice, ScriptedDice
from wardroom.core.notation import read_word
from wardroom.core.state import SPECTATOR, State
from wardroom.games.worldatwar.game import GAME

HEAD = "worldatwar 1\noptions: scenario={}\n"
CORAL_SEA = HEAD.format("coral-sea")
GROUPS = """group seat1 1: shokaku japan-cruiser*2 found=1
group seat1 2: zuikaku japan-cruiser*2
group seat2 {}: lexington united-states-cruiser
group seat2 {}: yorktown united-states-destroyer
"""
CLYDE = own(
    "north-atlantic",
    [1],
    """
    base brest: side = 0
    base clyde: side = 1
    force boats: side = 0 | base = "brest" | light = ["germany-submarine*1"]
    force home: side = 1 | base = "clyde" | ships = ["hood"] | light = ["britain-cruiser*5"]
    force boat: side = 1 | base = "clyde" | light = ["britain-destroyer*6"]
    duty go: activity = "patrol" | phase = 0 | base = "clyde" | target = "h3424"
    """,
)


def told(state: State, seat: int) -> tuple[object, ...]:
    """All that the rules tell a seat."""
    view = state.observe(seat)
    answers: list[object] = []
    if seat in state.waiting():
        decision = view.decision(seat)
        answers = [decision.name, decision.facts, view.legal(seat)]
        assert view.legal(seat) == state.legal(seat)
        for action in range(GAME.action_count):
            refusal = state.why_not(seat, action)
            answers.append((refusal.name, refusal.rule) if refusal is not None else None)
        for action in view.legal(seat):
            chances, truth = view.odds(seat, action), state.odds(seat, action)
            assert (chances is None) == (truth is None)
            if chances is not None and truth is not None:
                assert chances.chances == truth.chances
                answers.append((chances.names, chances.chances))
    return (view.text(), GAME.board(view), answers)


def check_twins(one: State, other: State, owner: int) -> None:
    """The owner sees a difference, nobody else does."""
    assert one.text() != other.text()
    assert one.observe(owner).text() != other.observe(owner).text()
    for seat in (1 - owner, SPECTATOR):
        assert told(one, seat) == told(other, seat)


def read(text: str) -> State:
    return GAME.parse(text, FastDice(1))


def played(text: str, *answers: tuple[int, str]) -> State:
    state = read(text)
    for seat, word in answers:
        state.apply(seat, {GAME.action_text(a): a for a in state.legal(seat)}[word])
    return state


@rule("worldatwar", "22.421", "22.423B")
def test_which_force_is_which_group() -> None:
    battle = CORAL_SEA + "battle: h1800 round=2 begins={}\n" + GROUPS
    for begins in ("patrols", "strikes", "withdrawal"):
        check_twins(read(battle.format(begins, 1, 4)), read(battle.format(begins, 4, 1)), 1)


@rule("worldatwar", "22.423B", "22.12")
def test_which_ships_a_force_holds() -> None:
    """Both are below ten factors and come from the same port."""
    battle = HEAD.format("surigao-strait") + "battle: h1600 round=1 begins=patrols\n"
    battle += "group seat1 1: yamashiro\ngroup seat2 1: {}\ngroup seat2 2: united-states-destroyer\n"
    heavy, light = "tennessee united-states-cruiser", "united-states-cruiser*2 united-states-destroyer"
    check_twins(read(battle.format(heavy)), read(battle.format(light)), 1)


@rule("worldatwar", "22.22D", "22.22J")
def test_what_sails_to_intercept() -> None:
    """Slow or fast, light or not: until the dice are counted."""
    text = HEAD.format("matapan") + "turn: phase=0\nactivity cruiser-sweep: h1509 italy-cruiser*3\n"
    text += "interception seat2 > 1: h1509 base=alexandria {}\nbegins: interception\n"
    check_twins(read(text.format("barham")), read(text.format("britain-destroyer*3")), 1)


@rule("worldatwar", "22.423B")
def test_which_ships_carry_the_cargo() -> None:
    battle = HEAD.format("guadalcanal") + "battle: h1800 begins=patrols\n"
    battle += "group seat1 1: japan-destroyer japan-transport cargo=1\ngroup seat2 1: united-states-cruiser\n"
    other = battle + "japan-destroyer/1: laden=1\njapan-transport/1: laden=0\n"
    check_twins(read(battle), read(other), 0)


@rule("worldatwar", "22.41B", "22.41C")
def test_how_many_squadrons_fly_patrol() -> None:
    battle = CORAL_SEA + "battle: h1800 begins=strikes\n" + GROUPS.format(1, 2)
    one, two = battle + "air lexington: patrol\n", battle + "air lexington: patrol*2\n"
    check_twins(read(one), read(two), 1)


@rule("worldatwar", "22.4421B")
def test_which_group_is_covered() -> None:
    battle = CORAL_SEA + "battle: h0608 begins=strikes\n" + GROUPS.format(1, 2)
    check_twins(read(battle + "air rabaul: cover(1)\n"), read(battle + "air rabaul: cover(2)\n"), 0)


@rule("worldatwar", "22.26D")
def test_who_is_held_back() -> None:
    battle = CORAL_SEA + "battle: h1800 begins=search kind=apart\n" + GROUPS.format(1, 2)
    battle = battle.replace("begins=search", "begins=patrols") + "turn: holder=seat1\n"
    check_twins(read(battle + "shokaku: withheld=1\n"), read(battle + "zuikaku: withheld=1\n"), 0)


@pytest.mark.parametrize(
    ("begins", "words"),
    [
        ("cards", ("0", "1")),
        ("groups", ("cg1", "cg3")),
        ("patrols", ("0", "1")),
        ("fleets", ("done", "united-states-cruiser")),
    ],
)
@rule("worldatwar", "22.451B", "22.423B", "22.431A", "22.531C")
def test_sealed_choices(begins: str, words: tuple[str, str]) -> None:
    """Cards, numbers of groups, patrols and screens, while the other side is still at it."""
    lines = GROUPS.format(1, 4)
    if begins == "groups":
        lines = "force seat1: shokaku\nforce seat2: lexington united-states-cruiser\n"
    battle = f"{CORAL_SEA}battle: h1800 round=1 begins={begins}\n{lines}"
    check_twins(played(battle, (1, words[0])), played(battle, (1, words[1])), 1)


@rule("worldatwar", "22.461B")
def test_a_strike_that_is_being_made_up() -> None:
    battle = CORAL_SEA + "battle: h1800 begins=strikes\n" + GROUPS.format("1", "2")
    battle = battle.replace("united-states-cruiser\n", "united-states-cruiser found=2\n")
    battle = battle.replace("united-states-destroyer\n", "united-states-destroyer found=2\n")
    check_twins(played(battle, (0, "enemy1")), played(battle, (0, "enemy2")), 0)


@rule("worldatwar", "22.41F", "22.452B")
def test_what_a_find_tells_and_what_it_does_not() -> None:
    """Speed, carriers, cargo and size are told; how many cruisers there are below ten factors is not."""
    battle = CORAL_SEA + "battle: h1800 begins=strikes\ngroup seat1 1: shokaku\ngroup seat2 1: {} found=1\n"
    battle += "group seat2 2: australia-cruiser\n"
    check_twins(
        read(battle.format("united-states-cruiser*2")),
        read(battle.format("united-states-cruiser*3")),
        1,
    )
    slow = HEAD.format("surigao-strait") + "battle: h1600 begins=strikes\ngroup seat1 1: yamashiro\n"
    seen = [
        read(slow + f"group seat2 1: {ships} found=1\n").observe(0).text()
        for ships in ("tennessee", "united-states-cruiser*2")
    ]
    assert seen[0] != seen[1]


def torpedoed(others: str) -> State:
    """A cruiser and a destroyer of the first group are sunk; the other group came from the same port."""
    text = f"""worldatwar 1\n{CLYDE}
        battle: h3424 intercepting=seat1 begins=submarines kind=submarines
        group seat2 1: hood(2) britain-cruiser britain-destroyer
        group seat2 2: britain-cruiser {others}
        group seat1 1: germany-submarine
        """
    state = GAME.parse(text, ScriptedDice([5, 6, 6]))
    state.apply(0, read_word(GAME, state, 0, "enemy1"))
    assert state.decision(1).name == "substitutes"
    return state


@rule("worldatwar", "22.9432")
@pytest.mark.parametrize("answer", ["0", "1"])
def test_which_destroyers_are_left_in_port(answer: str) -> None:
    many, few = torpedoed("britain-destroyer*2 britain-cruiser"), torpedoed("britain-destroyer*4")
    check_twins(many, few, 1)
    for state in (many, few):
        assert [GAME.action_text(a) for a in state.legal(1)] == ["0", "1"]
        state.apply(1, read_word(GAME, state, 1, answer))
    check_twins(many, few, 1)


@rule("worldatwar", "22.9432")
def test_who_has_no_destroyers_in_port_is_asked_as_well() -> None:
    some, none = torpedoed("britain-destroyer*4"), torpedoed("britain-destroyer*5")
    check_twins(some, none, 1)
    assert [GAME.action_text(a) for a in none.legal(1)] == ["0"]
