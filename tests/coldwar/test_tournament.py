"""14.1 The tournament deal."""

import pytest

from tests.coldwar.look import cards_and_ships, force, table
from tests.marks import rule
from wardroom.core.dice import FastDice, ScriptedDice
from wardroom.games.coldwar.game import GAME, ColdWar

SEATS = [2, 3, 4, 5, 6]


def dealt(seats: int, seed: int = 1) -> ColdWar:
    return GAME.new({"seats": seats, "tournament_deal": True}, FastDice(seed))


def counted(state: ColdWar, pile: str) -> list[int]:
    """How many ships of a pile each player has."""
    found = []
    for one in state.forces:
        ships = [GAME.catalogue.ships[ship] for ship in one.ships]
        submarines = [ship for ship in ships if ship.is_submarine]
        heavy = [ship for ship in ships if not ship.is_submarine and ship.points >= 9]
        others = [ship for ship in ships if not ship.is_submarine and ship.points < 9]
        found.append(len({"submarines": submarines, "heavy": heavy, "others": others}[pile]))
    return found


@rule("coldwar", "14.1")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_seven_ships_and_the_rest_is_the_deck(seats: int) -> None:
    state = dealt(seats)
    assert [len(one.ships) for one in state.forces] == [7] * seats
    assert 1 + len(state.deck) == 55 - 7 * seats
    assert [len(one.hand) for one in state.forces] == [7] * seats
    cards_and_ships(state)


@rule("coldwar", "14.1A")
@pytest.mark.parametrize("seats", SEATS)
def test_one_submarine_each(seats: int) -> None:
    assert counted(dealt(seats), "submarines") == [1] * seats


@rule("coldwar", "14.1B")
@pytest.mark.parametrize("seats", SEATS)
def test_two_ships_of_nine_points_or_more_each(seats: int) -> None:
    assert counted(dealt(seats), "heavy") == [2] * seats


@rule("coldwar", "14.1B")
def test_nine_points_are_heavy_and_eight_are_not() -> None:
    heavy, light = set(), set()
    for seed in range(40):
        for one in dealt(6, seed).forces:
            ships = [GAME.catalogue.ships[ship] for ship in one.ships]
            points = sorted(ship.points for ship in ships if not ship.is_submarine)
            light.update(points[:4])
            heavy.update(points[4:])
    assert (min(heavy), max(light)) == (9, 8)


@rule("coldwar", "14.1A", "14.1B")
def test_a_submarine_worth_nine_lies_in_the_first_pile() -> None:
    """Oscar is worth 9: she is a player's submarine and never one of the two heavy ships."""
    oscar = GAME.piece("oscar")
    owners = [one for seed in range(40) for one in dealt(2, seed).forces if oscar in one.ships]
    assert owners
    for one in owners:
        assert sum(GAME.catalogue.ships[ship].is_submarine for ship in one.ships) == 1


@rule("coldwar", "14.1C")
@pytest.mark.parametrize("seats", SEATS)
def test_four_others_each(seats: int) -> None:
    assert counted(dealt(seats), "others") == [4] * seats


@rule("coldwar", "14.1")
def test_pile_by_pile_and_then_the_deck_is_mixed_from_all_that_is_left() -> None:
    piles = "alfa oscar  iowa kirov nimitz slava  knox kidd bristol suffren udaloy pantera ariadne leahy"
    cards = "gun5 " * 7 + "gun3 " * 7
    for top in ("sturgeon", "foch", "spruance"):
        draws = [GAME.piece(name) for name in f"{piles} {top} {cards}".split()]
        with ScriptedDice([], draws) as dice:
            state = GAME.new({"tournament_deal": True}, dice)
        assert force(state, 1)["fleet"] == "iowa kidd knox kirov alfa bristol suffren"
        assert force(state, 2)["fleet"] == "leahy nimitz slava udaloy pantera oscar ariadne"
        assert table(state)["top"] == top


@rule("coldwar", "14.1")
def test_without_the_option_ships_are_dealt_from_one_pile() -> None:
    seen = {tuple(counted(GAME.new({}, FastDice(seed)), "submarines")) for seed in range(20)}
    assert len(seen) > 1


@rule("coldwar", "14.1", "5")
def test_every_round_is_dealt_so() -> None:
    position = """
    coldwar 1
    options: tournament_deal=yes
    series: 4 last
    seat 1
      order: 1 moved
      row1: kidd
    seat 2
      order: 2 moved
      row1: knox
    """
    state = GAME.parse(position, FastDice(3))
    assert state.round == 2
    assert [counted(state, pile) for pile in ("submarines", "heavy", "others")] == [[1, 1], [2, 2], [4, 4]]
