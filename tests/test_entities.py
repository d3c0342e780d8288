"""Words for facts that games share: packed numbers, answers, seats that may be missing, places of attacks."""

from __future__ import annotations

import ast
from typing import Annotated, Final

import entities
import pytest

from wardroom.core.fact_forms import Bits, FlatNumbers, NamedNumbers, Packing
from wardroom.core.facts import (
    AttackPlaces,
    Between,
    Called,
    Count,
    Fixed,
    KnownAs,
    Numbers,
    Packed,
    PackedAs,
    Public,
    SeatNumber,
    SeatsOrNone,
)
from wardroom.core.position import PositionError, PositionWords
from wardroom.core.sealed import Answer, Sealed, Window
from wardroom.core.state import NOBODY, State, Step
from wardroom.core.step_fields import FieldReader, FieldWriter

NOTHING: Final[list[int]] = []
SHIPS = ["alfa", "iowa"]
CARDS = ["asw", "cover"]
HUNTS: Final = Packing(
    "2/asw/alfa", [Bits("seat", "seat", 16), Bits("card", "card", 8), Bits("ship", "ship", 0)]
)
LAID: Final = Packing(
    "seat2:#1:cover", [Bits("seat", "seat", 16), Bits("at", "place", 8), Bits("card", "card", 0)]
)
MARKED: Final = Packing(
    "'asw' or 'asw/down'", [Bits("down", "flag", 7, names=("down",)), Bits("card", "card", 0)]
)
ROLLS: Final = Packing(
    "area/3/4",
    [
        Bits("way", "choice", 16, names=("point", "area")),
        Bits("turn", "ordinal", 8, 1, 9),
        Bits("number", "count", 0, 1, 6),
    ],
)


def words() -> PositionWords:
    found = PositionWords(
        State(3, None),
        {key: place for place, key in enumerate(SHIPS)},
        {key: place for place, key in enumerate(CARDS)},
    )
    found.line = "here"
    return found


@pytest.mark.parametrize(
    ("packing", "number", "word"),
    [
        (HUNTS, 1 << 16 | 0 << 8 | 1, "2/asw/iowa"),
        (LAID, 2 << 16 | 3 << 8 | 1, "seat3:#4:cover"),
        (MARKED, 1, "cover"),
        (MARKED, 1 | 1 << 7, "cover/down"),
        (ROLLS, 1 << 16 | 2 << 8 | 4, "area/3/4"),
    ],
)
def test_a_packed_number_is_written_and_read(packing: Packing, number: int, word: str) -> None:
    assert FieldWriter(SHIPS, CARDS).packed_words([number], packing) == [word]
    assert words().packed(word, packing) == number


@pytest.mark.parametrize(
    ("packing", "word", "told"),
    [
        (HUNTS, "2/asw", "'2/asw' is not 2/asw/alfa"),
        (HUNTS, "4/asw/alfa", "'4' is not one of seat1 to seat3"),
        (MARKED, "asw/up", "'asw/up' is not 'asw' or 'asw/down'"),
        (ROLLS, "area/3/7", "'7' is not a number from 1 to 6"),
        (ROLLS, "there/3/4", "'there' is not one of point, area"),
    ],
)
def test_what_is_no_packed_number_is_refused(packing: Packing, word: str, told: str) -> None:
    with pytest.raises(PositionError, match=told):
        words().packed(word, packing)


def test_parts_of_packed_numbers_have_names() -> None:
    named = NamedNumbers()
    named.packed("hunts", [1 << 16 | 0 << 8 | 1], HUNTS)
    assert named.found == [("hunts 0 seat", 1), ("hunts 0 card", 0), ("hunts 0 ship", 1)]


@pytest.mark.parametrize(("seats", "word"), [(None, ""), ([], "none"), ([0, 2], "1,3")])
def test_no_seats_are_not_the_same_as_none(seats: list[int] | None, word: str) -> None:
    writer = FieldWriter(SHIPS, CARDS)
    writer.seats_or_none("queue", seats)
    assert writer.fields == {"queue": word}
    if word:
        assert FieldReader(words(), {"queue": word}).seats_or_none("queue") == seats
    flat = FlatNumbers()
    flat.seats_or_none("queue", seats)
    assert flat.found == {"": [1, -1], "none": [0], "1,3": [2, 0, 2]}[word]


def test_places_of_attacks_may_be_none() -> None:
    writer = FieldWriter(SHIPS, CARDS)
    writer.places("allotted", [1, NOBODY])
    assert writer.fields == {"allotted": "2,none"}
    assert FieldReader(words(), {"allotted": "2,none"}).places("allotted") == [1, NOBODY]


class Told(Step):
    late: Annotated[Public[Count], Between(1, 3)] = 1
    other: Annotated[Fixed[Public[SeatNumber]], Called("at")]
    hunts: Annotated[Packed, PackedAs("HUNTS"), KnownAs("seen_hunts")] = NOTHING
    queue: Public[SeatsOrNone] = None
    allotted: Public[AttackPlaces] = NOTHING


class Moment(Window):
    useful: Fixed[Public[Numbers]]


class Ballots(Sealed):
    useful: Fixed[Public[Numbers]]


class Unpacked(Step):
    hunts: Public[Packed] = NOTHING


def generated(cls: type) -> str:
    node = ast.parse("class Step: pass").body[0]
    assert isinstance(node, ast.ClassDef)
    return "\n".join(entities.part_of(entities.Entity(cls, node, entities.declared(cls))))


def test_a_step_is_told_by_its_words_in_their_order() -> None:
    made = generated(Told)
    assert 'Told(told.seat("at"))' in made and "other.hunts = self.seen_hunts(state, seat)" in made
    assert 'step.hunts = told.packed("hunts", HUNTS)' in made and 'told.count("late", 1, 3)' in made
    assert made.index('to.count("late"') < made.index('to.seat("at"') < made.index('to.packed("hunts"')


def test_sealed_steps_are_made_with_those_who_are_asked() -> None:
    made = generated(Moment)
    assert "__init__(self, members: int, actor: int, useful: list[int])" in made
    assert "super().__init__(members, actor)" in made and "super().tell_facts(to)" in made
    assert "Moment(self.members, self.actor, self.useful)" in made
    assert "Ballots(self.members, self.useful)" in generated(Ballots)


def test_packed_numbers_need_their_parts() -> None:
    with pytest.raises(entities.Undeclared, match=r"hunts .* needs Names or PackedAs"):
        entities.declared(Unpacked)


def test_the_answer_and_the_actor_of_a_window_are_told() -> None:
    answer = Answer(1)
    answer.given = 7
    window = Window(2, 0)
    window.runs[1] = answer
    named = NamedNumbers()
    window.tell_facts(named)
    assert ("actor", 0) in named.found and ("run 1.given", 7) in named.found
