"""The board of a page: a closed schema, the same in TypeScript, that tells no more than the view."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from tests.coldwar.test_contract import MIXES, SETS
from tests.suite.generic import some_answer
from tests.suite.leads import check_leads
from wardroom.core.dice import FastDice
from wardroom.core.options import Value
from wardroom.core.state import SPECTATOR, State
from wardroom.games.coldwar.game import GAME, ColdWar

BOARD_TS = Path(__file__).parent.parent / "web" / "src" / "games" / "coldwar" / "board.ts"
# Positions looked at in each game, evenly spread.
SAMPLES = 24

# -- the schema, read from the page's own types ----------------


class Schema:
    """The interfaces of board.ts, as far as they are written there: types, arrays, records, unions."""

    def __init__(self, text: str) -> None:
        text = re.sub(r"//[^\n]*", "", text)
        self.shapes = {
            name: body for name, body in re.findall(r"export interface (\w+) \{(.*?)\n\}", text, re.DOTALL)
        }
        self.aliases = dict(re.findall(r"export type (\w+) =\s*(.*?);", text, re.DOTALL))

    def check(self, kind: str, value: object, path: str) -> None:
        fault = self.fault(kind.strip(), value, path)
        assert fault == "", fault

    def fault(self, kind: str, value: object, path: str) -> str:
        """Why a value is not of a type, or nothing."""
        kind = self.unwrapped(kind)
        parts = split(kind, "|")
        if len(parts) > 1:
            faults = [self.fault(part, value, path) for part in parts if part]
            return "" if "" in faults else faults[0]
        parts = split(kind, "&")
        if len(parts) > 1:
            fields = {key: shape for part in parts for key, shape in self.fields(part).items()}
            return self.object_fault(kind, fields, value, path)
        if kind.endswith("[]"):
            if not isinstance(value, list):
                return f"{path}: {value!r} is no list"
            found = (self.fault(kind[:-2], item, f"{path}[]") for item in value)
            return next((fault for fault in found if fault), "")
        if record := re.fullmatch(r"Record<\s*\w+\s*,(.*)>", kind, re.DOTALL):
            if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
                return f"{path}: {value!r} is no record"
            found = (self.fault(record[1], item, f"{path}.*") for item in value.values())
            return next((fault for fault in found if fault), "")
        if kind in self.aliases:
            return self.fault(self.aliases[kind], value, path)
        if kind in self.shapes or kind.startswith("{"):
            return self.object_fault(kind, self.fields(kind), value, path)
        right = {
            "number": type(value) is int,
            "string": type(value) is str,
            "true": value is True,
        }.get(kind, f'"{value}"' == kind)
        return "" if right else f"{path}: {value!r} is not {kind}"

    def unwrapped(self, kind: str) -> str:
        kind = kind.strip()
        while kind.startswith("(") and kind.endswith(")"):
            kind = kind[1:-1].strip()
        if kind.startswith("(") and kind.endswith(")[]"):
            return kind
        return kind

    def fields(self, kind: str) -> dict[str, str]:
        kind = kind.strip()
        body = self.shapes.get(kind) or kind.strip("{} \n")
        found = {}
        for field in split(body, ";"):
            if field.strip():
                key, _, shape = field.partition(":")
                found[key.strip()] = shape
        return found

    def object_fault(self, kind: str, fields: Mapping[str, str], value: object, path: str) -> str:
        if not isinstance(value, dict):
            return f"{path}: {value!r} is no object"
        needed = {key for key in fields if not key.endswith("?")}
        allowed = {key.rstrip("?"): shape for key, shape in fields.items()}
        if strange := set(value) - set(allowed):
            return f"{path}: unknown {sorted(strange)}"
        if missing := needed - set(value):
            return f"{path}: missing {sorted(missing)}"
        found = (self.fault(allowed[key], item, f"{path}.{key}") for key, item in value.items())
        return next((fault for fault in found if fault), "")

    def optional(self) -> set[str]:
        """The names of all fields that may be left out."""
        bodies = [*self.shapes.values()]
        return {key for body in bodies for key in re.findall(r"(\w+)\?:", body)}


def split(text: str, sign: str) -> list[str]:
    """Parts between signs that stand outside all brackets."""
    parts, depth, start = [], 0, 0
    for place, letter in enumerate(text):
        if letter in "<{([":
            depth += 1
        elif letter in ">})]":
            depth -= 1
        elif letter == sign and depth == 0:
            parts.append(text[start:place])
            start = place + 1
    return [*parts, text[start:]]


SCHEMA = Schema(BOARD_TS.read_text(encoding="utf-8"))


def positions(options: Mapping[str, Value], seed: int) -> Iterator[State]:
    """A random game of one round, stopped at evenly spread places."""
    states = []
    state = GAME.new(GAME.options().fill({"rounds": 1, **options}), FastDice(seed))
    dice = FastDice(seed + 1)
    while state.waiting():
        states.append(state.copy())
        seat, action = some_answer(state, dice)
        state.apply(seat, action)
    states.append(state.copy())
    step = max(1, len(states) // SAMPLES)
    return iter(states[seed % step :: step])


def written(board: Mapping[str, object]) -> str:
    return json.dumps(board, allow_nan=False)


OPTIONS = [*SETS[:: max(1, len(SETS) // 8)], *MIXES]


@pytest.mark.engine
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_face(options: dict[str, Value]) -> None:
    """Every key is known, nothing is null, and imagined worlds look the same to the byte."""
    for number, state in enumerate(positions(options, 7)):
        assert isinstance(state, ColdWar)
        SCHEMA.check("Board", GAME.face(state), "board")
        for seat in range(SPECTATOR, state.seats):
            view = state.observe(seat)
            board = GAME.face(view)
            SCHEMA.check("Board", board, "board")
            for world in range(2):
                other = view.imagine(FastDice(number * 7 + world)).observe(seat)
                assert written(GAME.face(other)) == written(board)


@pytest.mark.engine
@pytest.mark.parametrize("options", [{}, {"seats": 4, "team_size": 2, "action": True}], ids=str)
def test_a_face_after_another(options: dict[str, Value]) -> None:
    """What is taken over from an earlier face is what would have been made, whenever that was."""
    state = GAME.new(GAME.options().fill({"rounds": 1, **options}), FastDice(5))
    dice = FastDice(6)
    earlier = {seat: state.observe(seat) for seat in range(SPECTATOR, state.seats)}
    shown = {seat: GAME.face(view) for seat, view in earlier.items()}
    taken_over = 0
    while state.waiting() and state.tide < 150:
        seat, action = some_answer(state, dice)
        state.apply(seat, action)
        for looks in range(SPECTATOR, state.seats):
            if dice.below(3, 0):
                view = state.observe(looks)
                board = GAME.face_after(view, earlier[looks], shown[looks])
                assert written(board) == written(GAME.face(view))
                old, new = (cast(dict[str, Any], face["forces"]) for face in (shown[looks], board))
                taken_over += sum(new[force] is old[force] for force in new)
                earlier[looks], shown[looks] = view, board
    assert taken_over > 100


# Seldom reached at random: a minefield in a row of more than six ships, several area ASW cards in one volley,
# a Tactic named by Intelligence, Air Cover of six or more.
SELDOM = {"spared", "hunts", "named", "any_roll"}


def test_nothing_in_the_schema_is_dead() -> None:
    """Whatever may be left out is shown by some board, so the page draws nothing that never comes."""
    rich: dict[str, Value] = {"action": True, "tactics": 9, "bad_luck": 20, "escorts": True}
    missing = SCHEMA.optional() - SELDOM
    for seed, options in enumerate([{**rich, "seats": 4, "team_size": 2}, rich] * 6):
        state = GAME.new(GAME.options().fill({"rounds": 1, "open_scores": True, **options}), FastDice(seed))
        dice = FastDice(seed + 1)
        while state.waiting() and missing:
            missing -= keys(GAME.face(state.observe(state.mover())))
            seat, action = some_answer(state, dice)
            state.apply(seat, action)
    assert not missing


@pytest.mark.engine
def test_a_draft_says_what_each_card_leads_to() -> None:
    rich: dict[str, Value] = {"rounds": 1, "seats": 3, "action": True}
    assert check_leads(GAME, rich, "battle-stations", seed=3, most=24) > 24


def keys(value: object) -> set[str]:
    if isinstance(value, dict):
        return {key for item in value.values() for key in keys(item)} | set(value)
    return {key for item in value for key in keys(item)} if isinstance(value, list) else set()


@pytest.mark.parametrize(
    ("key", "value"), [("strange", 1), ("round", None), ("fog", True), ("top", 3), ("forming", False)]
)
def test_what_the_check_would_find(key: str, value: object) -> None:
    board = GAME.face(GAME.new(GAME.options().fill({}), FastDice(1)).observe(0))
    assert not SCHEMA.fault("Board", board, "board")
    assert SCHEMA.fault("Board", {**board, key: value}, "board")


def test_a_hand_is_shown_to_its_owner_only() -> None:
    state = GAME.new(GAME.options().fill({}), FastDice(1))
    own, other = (force(state.observe(seat), 0) for seat in (0, 1))
    assert "?" not in own["hand"] and other["hand"] == ["?"] * 7
    assert len(own["ships"]) == 7 and other["ships"] == {} and other["unknown_ships"] == 7
    assert {ship["row"] for ship in own["ships"].values()} <= {-1, 0}
    truth = GAME.face(state)
    assert "?" not in written(truth)


def force(view: State, seat: int) -> dict[str, Any]:
    forces = GAME.face(view)["forces"]
    assert isinstance(forces, dict)
    return cast(dict[str, Any], forces[str(seat)])
