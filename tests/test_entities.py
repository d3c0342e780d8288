"""Words for facts that games share: packed numbers, answers, seats that may be missing, limits."""

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
    Friendly,
    KnownAs,
    KnownTo,
    Limited,
    Numbers,
    Own,
    Owner,
    Packed,
    PackedAs,
    Parts,
    Public,
    Row,
    SeatNumber,
    SeatsOrNone,
    Shown,
    ShownIfAny,
    SideRows,
    Within,
)
from wardroom.core.position import PositionError, PositionWords
from wardroom.core.sealed import Answer, Sealed, Window
from wardroom.core.state import NOBODY, State, Step
from wardroom.core.step_fields import FieldReader, FieldWriter

NOTHING: Final[list[int]] = []
NO_ROWS: Final[list[list[int]]] = [[], []]
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
    found = PositionWords(State(3, None), SHIPS, CARDS)
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


# -- numbers with limits ----------------


class Fire(Step):
    part: Annotated[Public[Limited], Between(1, 3), Called("stage")] = 1
    rest: Annotated[Public[Limited], Between(0, "ships"), Within("asked")] = 0
    target: Annotated[Public[Limited], Between(0, "ships"), Within("asked")] = 0
    aims: Annotated[Public[Own[SideRows]], Between(0, 9)] = NO_ROWS
    chosen: Annotated[Row, Between(0, "ships"), KnownTo("owner")] = NOTHING

    def owner(self, state: State) -> int:
        return 0


class Ambush(Sealed):
    turn: Annotated[Public[Limited], Between(0, 2)] = 0


class AtSea(State):
    at: Annotated[Row, Between(0, 9), KnownAs("seen_at")] = NOTHING
    laden: Annotated[Row, Between(0, 1), KnownAs("seen_laden")] = NOTHING
    turn: Annotated[Public[Limited], Between(0, 9)] = 0

    def seen_at(self, at: list[int], seat: int) -> list[int]:
        return at

    def seen_laden(self, laden: list[int], view: AtSea, seat: int) -> list[int]:
        return view.at


class Announced(Step):
    cargo: int


class Laden(Announced):
    seen: Annotated[Shown[Public[Limited]], Between(0, 1)] = 0
    cargo: Annotated[ShownIfAny[Public[Limited]], Between(-1, 9)] = 0
    base: Annotated[Shown[Public[Limited]], Between(0, "bases")] = 0


def test_a_page_is_sent_numbers_with_limits_and_flags() -> None:
    made = generated(Laden)
    assert 'if self.seen > 0:\n            shown["seen"] = True' in made
    assert 'if self.cargo > 0:\n            shown["cargo"] = self.cargo' in made
    sent = {fact.name: fact for fact in entities.declared(Laden)}
    node = ast.parse("class Step: pass").body[0]
    assert isinstance(node, ast.ClassDef)
    entity = entities.Entity(Laden, node)
    assert entities.sent_type(entity, sent["seen"]) == "NotRequired[Literal[True]]"
    assert entities.sent_type(entity, sent["cargo"]) == "NotRequired[int]"
    with pytest.raises(entities.Undeclared, match="limited is shown by hand"):
        entities.sent_type(entity, sent["base"])


def test_limits_are_told_and_may_count_things() -> None:
    made = generated(Fire)
    assert 'to.limited("stage", self.part, 1, 3)' in made
    assert 'to.row("chosen", self.chosen, 0, "ships")' in made
    assert 'step.chosen = told.row("chosen", step.chosen)' in made


def test_facts_of_one_word_are_told_by_name_and_read_together() -> None:
    made = generated(Fire)
    assert 'to.within("asked", "rest", self.rest, 0, "ships")' in made
    assert 'if told.says("asked"):\n            step.rest, step.target = told.within("asked", 2)' in made


def test_lists_by_side_are_two_words_and_a_things_own() -> None:
    made = generated(Fire)
    assert 'to.row("aims1", self.aims[0], 0, 9)\n        to.row("aims2", self.aims[1], 0, 9)' in made
    assert 'step.aims[1] = told.row("aims2", step.aims[1])' in made
    assert "self.aims = [part[:] for part in self.aims]" in made
    assert "other.aims = [part[:] for part in self.aims]" in made


def test_a_fact_of_the_seat_that_a_method_gives() -> None:
    """KnownTo("owner") is not the reader OWNER, though both hold the same word."""
    made = generated(Fire)
    seen = "        if seat == self.owner(state):\n            other.chosen = self.chosen"
    assert seen in made and "self.seat" not in made


def test_a_sealed_step_with_limits_is_read_with_those_who_are_asked() -> None:
    made = generated(Ambush)
    assert 'step = Ambush(told.members())\n        if told.says("turn"):' in made
    assert "other = Ambush(self.members)\n        other.turn = self.turn" in made


def test_what_a_seat_knows_may_follow_from_the_view_as_far_as_it_is_made() -> None:
    made = generated(AtSea)
    assert "other.at = self.seen_at(self.at, seat)" in made
    assert "other.laden = self.seen_laden(self.laden, other, seat)" in made
    assert 'def read_facts(self, told: FactReader) -> None:\n        if told.says("turn"):' in made


# -- declarations that would lose or give away something ----------------


class Chip:
    hidden: Owner[Count] = 0


NO_CHIPS: Final[list[Chip]] = []


class Twice(Step):
    cards: Public[Owner[Numbers]] = NOTHING


class Whole(State):
    chips: Public[Parts[Chip]] = NO_CHIPS


class Given(Step):
    chips: Public[Parts[Chip]]


class Personal(State):
    held: Owner[Numbers] = NOTHING


class Veiled(Sealed):
    useful: Annotated[Numbers, KnownAs("seen")] = NOTHING


class Lined(State):
    board: Friendly[Public[Numbers]] = NOTHING
    fuel: Public[Count] = 3


class Again(Moment):
    useful: Fixed[Public[Numbers]]


@pytest.mark.parametrize(
    ("cls", "told"),
    [
        (Twice, "cards says twice who may know it"),
        (Whole, "has parts with secrets and needs BySeat or ByPlace"),
        (Given, "would be shared between copies and needs a default"),
        (Personal, "a state has facts that are Public, KnownAs or nobody's"),
        (Veiled, "what a sealed step holds itself is seen by everybody"),
        (Lined, "is left out of the text where it is 0"),
        (Again, "useful is declared twice"),
    ],
)
def test_what_would_be_lost_or_given_away_is_refused(cls: type, told: str) -> None:
    node = ast.parse("class Step: pass").body[0]
    assert isinstance(node, ast.ClassDef)
    with pytest.raises(entities.Undeclared, match=told):
        entity = entities.Entity(cls, node, entities.declared(cls))
        entity.has_lines = entity.is_friendly
        entities.part_of(entity)


class Renamed(State):
    board: Friendly[Public[Numbers]] = NOTHING
    fuel: Annotated[Public[Count], Called("oil")] = 0


def test_a_line_is_read_by_the_word_it_is_written_with() -> None:
    node = ast.parse("class Step: pass").body[0]
    assert isinstance(node, ast.ClassDef)
    entity = entities.Entity(Renamed, node, entities.declared(Renamed), has_lines=True)
    made = "\n".join(entities.part_of(entity))
    assert 'to.count("oil", self.fuel)' in made and 'return ("oil",)' in made
    assert 'if name == "oil":' in made
