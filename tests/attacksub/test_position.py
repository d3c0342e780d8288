"""The text form of a position, the page's picture of it, and the luck that a diary tells of."""

from __future__ import annotations

import json

import pytest

from tests.attacksub.table import CATALOGUE, Table, a, malfunction, number, ship
from wardroom.core.dice import FastDice
from wardroom.core.state import SPECTATOR, State
from wardroom.games.attacksub.game import GAME
from wardroom.games.attacksub.position import PositionError

PS = a("passive")
AS = a("active")
WL = a("lockon", contact=1)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("nonsense", "KEY: WORDS"),
        ("sheep: many", "there is no line"),
        ("ship bismarck: in", "no ship 'bismarck'"),
        ("ship baltimor: in", "did you mean baltimore"),
        ("ship baltimore: sesnor=1", "did you mean sensor"),
        ("ship baltimore: sensor=7", "has no such box"),
        ("ship baltimore: sensor=x", "not a number"),
        ("ship baltimore: tired", "a ship is not"),
        ("contact: baltimore > ivan-rogov 5", "one of nc, na, 1, 2, 3, 4"),
        ("contact: baltimore ivan-rogov", "SEEKER > SHIP LEVEL"),
        ("contact: - > ivan-rogov 1", "of a submarine or of `force`"),
        ("hand seat1: ps/9", "there is no card"),
        ("hand seat3: ps/5", "not a number from 1 to 2"),
        ("hand seat1: ?", "there is no card"),
        ("hand seat1: cor/7*9", "more cor/7 cards"),
        ("helo: baltimore helo/7", "a ship that carries some"),
        ("sides: nato british", "the sides are"),
        ("step: Sail seat=1", "there is no step"),
        ("step: EndOfTurn phase=1 mood=2", "no field"),
        ("step: PlayerTurn seat=1", "the first step is EndOfTurn"),
        ("step: EndOfTurn seat=1\nstep: PlayerTurn seat=1 stage=maybe", "is not one of"),
        ("step: EndOfTurn seat=1\nstep: Attack seat=1 open=perhaps", "is not yes or no"),
        ("step: EndOfTurn seat=1\nstep: PlayerTurn seat=1 play=fly", "there is no action"),
    ],
)
def test_faults_are_named(line: str, fault: str) -> None:
    with pytest.raises(PositionError, match=fault.replace("*", r"\*").replace("?", r"\?")):
        Table("a", line)


def test_the_first_line_is_needed() -> None:
    with pytest.raises(PositionError, match="begins with"):
        GAME.parse("coldwar 1\n")


def test_an_observation_that_does_not_add_up_is_refused() -> None:
    text = Table("a", f"hand seat1: {PS}").state.observe(0).text()
    with pytest.raises(PositionError, match="do not add up"):
        GAME.parse(text.replace("draw: ?*127", "draw: ?*12"))


def test_a_scenario_of_ones_own_is_written_down_whole() -> None:
    lines = (
        'key = "kleiner-krieg"',
        'name = "A small war"',
        'name_ru = "Маленькая война"',
        'rule = "13A"',
        'side = [{ key = "nato", ships = ["baltimore"] }, { key = "soviet", ships = ["skvortsov"] }]',
    )
    options = GAME.options().fill({"scenario": "own", "own_scenario": lines})
    state = GAME.new(options, FastDice(2))
    text = state.text()
    assert text.isascii() and GAME.parse(text).text() == text


def game_states(scenario: str, seed: int) -> list[State]:
    state = GAME.new(GAME.options().fill({"scenario": scenario}), FastDice(seed))
    chance = FastDice(seed)
    found: list[State] = []
    while state.waiting():
        seat = state.mover()
        legal = state.legal(seat)
        found.append(state.copy())
        state.apply(seat, legal[chance.below(len(legal), 0)])
    return [*found[::17], state]


def has_null(value: object) -> bool:
    if isinstance(value, dict):
        return any(not isinstance(key, str) or has_null(part) for key, part in value.items())
    if isinstance(value, list):
        return any(has_null(part) for part in value)
    return not isinstance(value, str | int | bool)


@pytest.mark.parametrize("scenario", ["b", "k", "l"])
def test_a_face_is_plain_and_hides_what_the_view_hides(scenario: str) -> None:
    for state in game_states(scenario, 7):
        for seat in range(SPECTATOR, 2):
            view = state.observe(seat)
            face = GAME.face(view)
            assert not has_null(face)
            assert json.loads(json.dumps(face)) == face
            seats = face["seats"]
            assert isinstance(seats, dict)
            for other in range(2):
                hand = seats[str(other)]["hand"]
                if other != seat:
                    assert set(hand) <= {"?"} and "under" not in seats[str(other)]
                else:
                    assert "?" not in hand
            if seat != SPECTATOR:
                world = view.imagine(FastDice(3)).observe(seat)
                assert GAME.face(world) == face
        assert not has_null(GAME.face(state))


def test_a_face_shows_an_operation_and_the_own_draft() -> None:
    table = Table("b", f"contact: force > molniya 2\nhand seat1: {WL} {AS}\nhand seat2: {PS}")
    table.do(1, f"{AS} simpson")
    draft = GAME.face(table.state.observe(0))["draft"]
    assert draft == {"stage": "target", "play": AS, "mode": "active", "actor": "simpson"}
    assert "draft" not in GAME.face(table.state.observe(1))
    table.do(1, "molniya done")
    search = GAME.face(table.state.observe(1))["search"]
    assert isinstance(search, dict) and search["open"] and search["named"] == ["molniya"]
    ships = GAME.face(table.state)["ships"]
    assert isinstance(ships, dict)
    assert ships["molniya"]["contacts"] == {"force": 3}
    assert ships["simpson"]["sensor"] == ship("simpson").sensor[0]


def test_luck_counts_every_number_with_its_chance() -> None:
    with Table("a", f"hand seat1: {PS}", [malfunction(PS)]) as table:
        table.do(1, f"{PS} baltimore > ivan-rogov")
        roll = GAME.rolls(table.events)[0]
    need = ship("ivan-rogov").detect - ship("baltimore").sensor[0]
    good = sum(card.count for card in CATALOGUE.cards if need <= card.rn <= 7)
    assert (roll.seat, roll.kind, roll.got) == (0, "search", 0.0)
    assert roll.mean == good / CATALOGUE.total
    drawn = number(1)
    lines = "deck: 2\ncontact: oppokov > simferopol 1\nhand seat1: cor/7"
    with Table("e", lines, [drawn]) as table:
        table.do(1, "cor/7 open oppokov force")
        race = GAME.rolls(table.events)[-1]
    low = sum(card.count for card in CATALOGUE.cards if card.rn in (0, 1, 8))
    assert (race.kind, race.got) == ("race", 1.0) and race.mean == low / CATALOGUE.total


def test_reports_name_sides_lengths_and_prizes() -> None:
    state = GAME.new(GAME.options().fill({"scenario": "a", "sides": "first"}), FastDice(5), [])
    chance = FastDice(5)
    state.log = []
    while state.waiting():
        legal = state.legal(state.mover())
        state.apply(state.mover(), legal[chance.below(len(legal), 0)])
    tally = GAME.tally(state)
    assert tally["turns"] > 0 and tally[f"end/{state.reason}"] == 1
    prizes = GAME.prizes(state.log)
    assert len(prizes) == tally["sunk/nato"] + tally["sunk/soviet"]
    assert GAME.sides(state) == ["nato", "soviet"]
