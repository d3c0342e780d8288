"""Facts as lines of a position: each kind is written and read, and nothing says nothing."""

from __future__ import annotations

import pytest

from wardroom.core.dice import FastDice
from wardroom.core.fact_lines import LineReader, LineWriter
from wardroom.core.position import PositionError, PositionWords
from wardroom.core.state import UNKNOWN
from wardroom.games.highseas.game import GAME

SHIPS = ["hood", "bismarck", "tirpitz"]
CARDS = ["escort", "smoke"]
NAVIES = ("france", "germany")


def writer(by_hand: dict[str, list[str]] | None = None) -> LineWriter:
    return LineWriter(SHIPS, CARDS, by_hand or {}, "  ")


def reader(line: str) -> tuple[LineReader, str]:
    name, _, rest = line.strip().partition(": ")
    state = GAME.new(GAME.options().fill({"seats": 3}), FastDice(1))
    words = PositionWords(state, SHIPS, CARDS)
    return LineReader(words, name, rest), name


def test_each_kind_reads_back() -> None:
    to = writer()
    to.count("points", 7)
    to.flag("out", True)
    to.choice("navy", 1, NAVIES)
    to.seat("first", 2)
    to.ship("flagship", 1)
    to.card("top", 1)
    to.seats("queue", [2, 0])
    to.ships("sunk", [2, 0])
    to.cards("hand", [0, 1, 1])
    assert to.lines == [
        "  points: 7",
        "  out",
        "  navy: germany",
        "  first: seat3",
        "  flagship: bismarck",
        "  top: smoke",
        "  queue: seat3 seat1",
        "  sunk: tirpitz hood",
        "  hand: escort smoke*2",
    ]
    points, out, navy, first, flagship, top, queue, sunk, hand = map(reader, to.lines)
    assert points[0].count(points[1], 0, 9) == 7
    assert out[0].flag(out[1])
    assert navy[0].choice(navy[1], NAVIES) == 1
    assert first[0].seat(first[1]) == 2
    assert flagship[0].ship(flagship[1]) == 1
    assert top[0].card(top[1]) == 1
    assert queue[0].seats(queue[1]) == [2, 0]
    assert sunk[0].ships(sunk[1]) == [2, 0]
    assert hand[0].cards(hand[1]) == [0, 1, 1]


def test_nothing_has_no_line() -> None:
    to = writer()
    to.count("points", 0)
    to.flag("out", False)
    to.choice("navy", UNKNOWN, NAVIES)
    to.seat("first", UNKNOWN)
    to.ship("flagship", UNKNOWN)
    to.card("top", UNKNOWN)
    to.seats("queue", [])
    to.ships("sunk", [])
    to.cards("hand", [])
    assert to.lines == []


def test_friendly_lines_stand_in_the_place_of_their_fact() -> None:
    to = writer({"ships": ["  row1: hood", "  row2: tirpitz"]})
    to.count("points", 1)
    to.friendly("ships")
    to.friendly("reserve")
    to.count("turns", 2)
    assert to.lines == ["  points: 1", "  row1: hood", "  row2: tirpitz", "  turns: 2"]


@pytest.mark.parametrize(
    ("line", "told"), [("sunk: hood hood", "named twice"), ("navy: spain", "'spain' is not one of france")]
)
def test_what_cannot_be_is_refused(line: str, told: str) -> None:
    read, name = reader(line)
    with pytest.raises(PositionError, match=told):
        read.ships(name) if name == "sunk" else read.choice(name, NAVIES)
