"""What a volley would cost: against every way in which the dice of the real resolution can fall."""

import pytest

from tests.coldwar.expanded import expanded
from tests.coldwar.fight import fight, question
from tests.coldwar.look import truth
from tests.marks import rule
from wardroom.core.decision import DONE
from wardroom.core.dice import Dice
from wardroom.core.scene import Scene
from wardroom.games.coldwar.air_defence import BomberHits
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.board_volley import show_toll
from wardroom.games.coldwar.ending import afloat_points
from wardroom.games.coldwar.game import GAME, ColdWar
from wardroom.games.coldwar.incoming import ChooseDefender, Incoming
from wardroom.games.coldwar.stakes import Stake, Stakes, Toll

# -- the reference -------------------------------------------------------------------------------------------


class EveryDie(Dice):
    """Gives the rolls of a path, and ones after it."""

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.given = 0

    def below(self, n: int, stream: int) -> int:
        assert n == 6
        if self.given == len(self.path):
            self.path.append(0)
        self.given += 1
        return self.path[self.given - 1]

    def copy(self) -> "EveryDie":
        other = EveryDie(self.path[:])
        other.given = self.given
        return other


def is_fighting(state: Battle) -> bool:
    return any(isinstance(step, Incoming | ChooseDefender) for step in state.stack)


def play_on(state: ColdWar) -> None:
    """Nobody plays another card; bombers are given the ships that cost least in the end."""
    while is_fighting(state):
        seat = state.mover()
        if isinstance(state.stack[-1], BomberHits):
            ships = state.forces[seat].ships
            tolls = {ship: bombs_cost(bombed(state, seat, ship), seat, ships) for ship in state.legal(seat)}
            action = min(tolls, key=lambda ship: tolls[ship])
        else:
            action = DONE if state.forbids(seat, DONE) == 0 else state.legal(seat)[0]
        state.apply(seat, action)


def bombed(state: ColdWar, seat: int, action: int) -> ColdWar:
    world = state.copy()
    assert isinstance(world, ColdWar)
    world.apply(seat, action)
    play_on(world)
    return world


def points(state: Battle, seat: int) -> int:
    return sum(afloat_points(state, ship) for ship in state.forces[seat].ships)


def prizes(state: Battle, ships: list[int]) -> int:
    """11.1 What has been won with those of the ships that were sunk."""
    return sum(state.ship(ship).points for force in state.forces for ship in force.sunk if ship in ships)


def bombs_cost(state: Battle, seat: int, ships: list[int]) -> tuple[int, int]:
    """How far the two are parted by it, then what it costs oneself."""
    return prizes(state, ships) - points(state, seat), -points(state, seat)


def mean_toll(state: ColdWar, seat: int) -> tuple[float, float]:
    """Points lost and points won by others, over every way in which the dice can fall."""
    path: list[int] = []
    lost = gained = 0.0
    while True:
        dice = EveryDie(path)
        world = state.copy()
        assert isinstance(world, ColdWar)
        world.dice = dice
        play_on(world)
        del path[dice.given :]
        lost += (points(state, seat) - points(world, seat)) / float(6 ** len(path))
        gained += prizes(world, state.forces[seat].ships) / float(6 ** len(path))
        while path and path[-1] == 5:
            path.pop()
        if not path:
            return lost, gained
        path[-1] += 1


def toll(scene: Scene, seat: int = 2, answered: bool = True) -> Toll:
    view = truth(scene).observe(seat - 1)
    assert isinstance(view, ColdWar)
    stakes = Stakes(view, seat - 1)
    return stakes.now if answered else stakes.nothing


def loss(scene: Scene, seat: int = 2, answered: bool = True) -> float:
    return toll(scene, seat, answered).lost


def gain(scene: Scene, seat: int = 2) -> float:
    return toll(scene, seat).gained


def agrees(scene: Scene, seat: int = 2) -> float:
    """The loss; it and what the attacker wins must be those of the enumeration."""
    found = toll(scene, seat)
    assert (found.lost, found.gained) == pytest.approx(mean_toll(truth(scene), seat - 1), abs=1e-9)
    return found.lost


def stakes(scene: Scene, seat: int = 2) -> list[Stake]:
    view = truth(scene).observe(seat - 1)
    assert isinstance(view, ColdWar)
    return Stakes(view, seat - 1).attacks


# -- positions -------------------------------------------------------------------------------------------


FLEET = """
seat 1
  row1: iowa missouri
  row2: nimitz
  subs: alfa oscar
  hand: {hand} retreat
seat 2
  row1: new-jersey knox slava
  row2: kirov
  row3: enterprise
  subs: sturgeon(active)
  hand: {answers} ship
"""


def volley(
    hand: str, words: str, answers: str = "", more: str = "", advanced: str = "", action: bool = False
) -> Scene:
    """The volley has been fired at seat 2, who is asked first, unless nobody can answer."""
    text = FLEET.format(hand=hand, answers=answers) + more
    scene = expanded(text, advanced=advanced) if action else fight(text, advanced=advanced)
    return scene.do(1, words)


@rule("coldwar", "12.6", "7.1")
def test_damage_counts_as_it_does_on_that_ship() -> None:
    """Armour takes a point off each card on New Jersey; Knox goes down at two."""
    words = "gun16 iowa > new-jersey; gun16 iowa > new-jersey; gun5 missouri > knox; done"
    plain = volley("gun16*2 gun5", words, "evade")
    assert [(stake.damage, stake.left, stake.chance) for stake in stakes(plain)] == [
        (4, 4, 1.0),
        (4, 0, 1.0),
        (2, 0, 1.0),
    ]
    assert agrees(plain) == 16 + 4
    armoured = volley("gun16*2 gun5", words, "evade", advanced="armor")
    assert [(stake.damage, stake.left) for stake in stakes(armoured)] == [(3, 5), (3, 2), (2, 0)]
    assert agrees(armoured) == 6 + 4


@rule("coldwar", "12.7", "7.2")
def test_strikes_cripple_a_large_ship_and_then_sink_it() -> None:
    scene = volley(
        "gun16",
        "gun16 iowa > slava; nimitz > enterprise; nimitz > enterprise; done",
        "cover",
        advanced="large_ships",
    )
    gun, first, second = stakes(scene)
    assert (gun.left, first.left, second.left) == (0, 1, 1)
    assert first.chance == pytest.approx(1 / 3)
    assert first.later and not gun.later
    # Slava for sure, and Enterprise counts nothing once either strike is home.
    assert agrees(scene) == pytest.approx(10 + 19 * (1 - (2 / 3) ** 2))


@rule("coldwar", "11.1", "11.3", "12.7")
def test_a_cripple_that_goes_down_costs_nothing_and_is_won_whole() -> None:
    """It counts nothing for its owner, and all its points for whoever sinks it."""
    text = FLEET.replace("row2: kirov", "row2: midway(crippled)").format(hand="missileB", answers="evade")
    scene = fight(text, advanced="large_ships").do(1, "missileB iowa > midway; done")
    assert agrees(scene) == 0
    assert gain(scene) == 17
    assert show_toll(toll(scene, answered=False)) == {"lost": 0, "gained": 170}


@rule("coldwar", "11.1", "11.3")
def test_damage_costs_its_owner_and_brings_the_attacker_nothing_until_she_sinks() -> None:
    scene = volley("gun5*2", "gun5 iowa > slava; gun5 missouri > knox; done", "evade")
    # Two off Slava, who stays afloat; Knox goes down.
    assert (agrees(scene), gain(scene)) == (2 + 4, 4)


@rule("coldwar", "7.17", "12.7")
def test_bombers_do_not_get_a_cripple_because_she_counts_nothing() -> None:
    """A frigate for four points is given up before a cripple that the attacker is paid seventeen for."""
    text = FLEET.replace("row2: kirov", "row2: midway(crippled)").format(hand="bomber", answers="cover")
    scene = fight(text, advanced="large_ships").do(1, "bomber seat2 dice1; done")
    assert agrees(scene) > 0
    assert gain(scene) == pytest.approx(loss(scene))


@rule("coldwar", "7.2", "7.16")
def test_what_sinks_by_a_die_and_what_is_damaged_anyhow_are_not_counted_twice() -> None:
    scene = volley(
        "gun16 lbas", "gun16 iowa > new-jersey; lbas new-jersey done; nimitz > new-jersey; done", "cover"
    )
    assert agrees(scene) == pytest.approx(4 + 12 * (1 - (1 / 2) * (2 / 3)))


@rule("coldwar", "7.17", "12.7")
@pytest.mark.parametrize("advanced", ["", "large_ships"])
def test_bombers_take_the_cheapest_surface_ships_that_are_left(advanced: str) -> None:
    scene = volley("bomber gun5", "gun5 iowa > slava; bomber seat2 dice3; done", "cover", advanced=advanced)
    assert stakes(scene)[1].left == -1
    assert agrees(scene) > 2


@rule("coldwar", "7.14")
def test_mines_find_what_the_guns_have_left_afloat() -> None:
    scene = volley(
        "minefield gun5 gun16",
        "gun5 iowa > knox; gun16 missouri > slava; minefield seat2; done",
        "evade",
        action=True,
    )
    assert question(scene) == (2, "point-defense")
    agrees(scene)
    scene.do(2, "evade #2")
    agrees(scene)


@rule("coldwar", "7.13", "7.15")
def test_submarines_are_sunk_by_dice() -> None:
    scene = volley("torpedo asw", "torpedo alfa > sturgeon; asw sturgeon; done", "evade")
    agrees(scene)


@rule("coldwar", "8.37")
def test_area_asw_hunts_a_submarine_before_all_that_she_fires() -> None:
    """Two defenders: their order is still to be named, so area ASW has not yet rolled."""
    third = "  area: asw asw\nseat 3\n  row1: kidd\n  hand: ship\n"
    scene = volley(
        "torpedo*2 gun5", "torpedo alfa > knox; torpedo alfa > slava; gun5 iowa > kidd; done", "evade", third
    )
    assert question(scene) == (1, "next-defender")
    # 7.15, 10 Three against an active submarine, two more by Enterprise, one less for speed.
    assert agrees(scene) == pytest.approx((1 - 4 / 6) ** 2 * (4 + 10))
    assert agrees(scene, 3) == 2


@rule("coldwar", "8.33", "8.1")
def test_air_cover_before_the_force_counts_before_it_has_rolled() -> None:
    more = "  area: cover(down may cover ecm)\n"
    scene = volley(
        "gun5",
        "gun5 iowa > slava; nimitz > kirov; nimitz > kirov; done",
        "evade cover",
        more,
        "prepared_defenses",
    )
    assert question(scene) == (2, "point-defense")
    assert [stake.area for stake in stakes(scene)] == [[], [0], [0]]
    through = (1 / 3) * (1 - 4 / 6)
    assert agrees(scene) == pytest.approx(2 + 12 * (1 - (1 - through) ** 2))
    # The attacker cannot see what lies there, and is told nothing of the sort.
    view = truth(scene).observe(0)
    assert "stakes" not in GAME.board(view)


@rule("coldwar", "8.2", "8.33")
def test_answers_that_wait_for_their_dice_count_now() -> None:
    scene = volley("", "nimitz > kirov; nimitz > slava; done", "cover evade")
    before = agrees(scene)
    scene.do(2, "cover #1")
    assert question(scene) == (2, "point-defense-air")
    assert agrees(scene) < before
    assert loss(scene, answered=False) == pytest.approx(before)
    assert stakes(scene)[0].chance == pytest.approx((1 / 3) * (1 - 4 / 6))


@rule("coldwar", "8.31", "8.1")
def test_what_was_answered_would_have_cost_and_what_the_area_stops_would_not() -> None:
    more = "  area: ecm\n"
    words = "gun5 iowa > slava; gun5 missouri > slava; missileB iowa > kirov; done"
    scene = volley("gun5*2 missileB", words, "evade", more)
    assert agrees(scene) == loss(scene, answered=False) == 10
    scene.do(2, "evade #1")
    assert agrees(scene) == 2
    assert loss(scene, answered=False) == 10


@rule("coldwar", "12.1")
def test_air_defense_counts_as_it_is_allotted() -> None:
    scene = volley("", "nimitz > slava; nimitz > kirov; done", "evade", advanced="air_defense")
    while question(scene)[1] != "allot-air-defense":
        scene.done()
    before = agrees(scene)
    scene.do(2, "#1")
    assert agrees(scene) < before
    assert loss(scene, answered=False) == pytest.approx(before)


@rule("coldwar", "9.3", "9.6")
def test_damage_control_counts_unless_it_is_negated() -> None:
    text = FLEET.format(hand="gun16 intelligence", answers="dc")
    scene = expanded(text, gone="refuel*4 crash-dive*4").do(1, "gun16 iowa > slava; done")
    while question(scene)[1] != "damage-control":
        scene.done()
    assert agrees(scene) == 10
    scene.do(2, "dc #1")
    assert question(scene) == (1, "negate")
    assert agrees(scene) == 0
    scene.do(1, "intelligence")
    assert loss(scene) == 10


@rule("coldwar", "7.1", "9.3")
def test_what_has_been_settled_is_no_longer_at_stake() -> None:
    third = "seat 3\n  row1: kidd\n  hand: evade ship\n"
    scene = volley("gun5*2", "gun5 iowa > slava; gun5 missouri > kidd; done", "evade", third)
    scene.do(1, "seat2")
    while question(scene)[0] != 3:
        scene.done()
    assert loss(scene, 2) == 0
    assert stakes(scene, 2)[0].left == 2
    assert agrees(scene, 3) == 2
