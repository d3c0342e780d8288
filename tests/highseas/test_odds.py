"""The odds beside a choice against a slow count of all hands and all dice."""

import re
from itertools import combinations

import pytest

from tests.highseas.look import SEA, sea, truth
from tests.marks import rule
from wardroom.core.dice import FastDice, ScriptedDice, ScriptError
from wardroom.core.notation import find, read_line
from wardroom.core.outcome import Odds
from wardroom.core.scene import Scene
from wardroom.core.state import State
from wardroom.core.weighing import odds_beside
from wardroom.games.highseas.battle import Battle
from wardroom.games.highseas.odds import best_stop, expected_toll, likely, none_among
from wardroom.games.highseas.volley import Declare


def odds(scene: Scene, seat: int, line: str) -> Odds:
    """The odds of the last word of a line."""
    *before, last = line.replace(">", " ").split()
    world = scene.state.copy()
    for word in before:
        for action in read_line(SEA, world.observe(seat - 1), seat - 1, word):
            world.apply(seat - 1, action)
    found = find(SEA, last, world.legal(seat - 1))
    assert len(found) == 1
    result = world.odds(seat - 1, found[0])
    assert result is not None
    return result


def shown(found: Odds) -> dict[str, float]:
    """Without what cannot happen, and without what rounding leaves over."""
    pairs = zip(found.names, found.chances, strict=True)
    return {name: round(chance, 9) for name, chance in pairs if chance > 0}


# -- the slow way ----------------

# The dice are asked for as soon as nobody else is, so each script is played from the declaration on.


def by_dice(position: str, lines: list[tuple[int, str]]) -> dict[str, float]:
    """The share of each effect over all dice of a scripted scene."""
    total: dict[str, float] = {}
    open_scripts: list[list[int]] = [[]]
    while open_scripts:
        script = open_scripts.pop()
        scene = sea(position, script)
        try:
            for seat, line in lines:
                scene.do(seat, line)
        except ScriptError:
            open_scripts += [[*script, face] for face in range(1, 7)]
            continue
        name = effect(scene)
        total[name] = total.get(name, 0.0) + (1 / 6) ** len(script)
    return {name: round(chance, 9) for name, chance in total.items()}


def effect(scene: Scene) -> str:
    for event in scene.events:
        if event.name in ("cover-stops", "runs-silent"):
            return "stopped"
        if event.name in ("roll-hits", "salvo-sinks"):
            return "sunk"
        if event.name == "roll-misses":
            return "missed"
        if event.name == "damaged":
            return "damaged"
    raise AssertionError([event.name for event in scene.events])


OWN = (
    "seat 1\n  row1: norfolk hood\n  row2: nelson\n  row3: ark-royal\n  subs: upholder(active)\n"
    "  hand: {} planning\n"
)


@rule("highseas", "10", "12.cover", "12.anti-aircraft", "13.run-silent", "11.torpedo-spread")
@pytest.mark.parametrize(
    "card, line, fleet",
    [
        ("torpedo-5", "torpedo-5 norfolk > z23", "row1: z23"),
        ("torpedo-6", "torpedo-6 hood > z23", "row1: z23"),
        ("torpedo-5", "torpedo-5 upholder > bismarck", "row1: z23\n  row2: bismarck"),
        ("air-1", "air-1 > z23", "row1: z23"),
        ("air-1", "air-1 > bismarck", "row1: z23\n  row2: bismarck"),
        ("air-1", "air-1 > z23", "row1: z23\n  row2: graf-zeppelin"),
        ("air-1", "air-1 > fletcher", "row1: fletcher\n  row2: essex\n  row3: enterprise"),
        ("air-1", "air-1 > iowa", "row1: fletcher\n  row2: helena\n  row3: iowa"),
        ("depth-2", "depth-2 norfolk > u-47", "row1: z23\n  subs: u-47"),
        ("depth-2", "depth-2 norfolk > u-123", "row1: z23\n  subs: u-123(active)"),
        ("main16-5", "main16-5 hood > bismarck", "row1: bismarck"),
        ("main16-5", "main16-5 hood > bismarck", "row1: bismarck(main16-5)"),
        ("sec8-2", "sec8-2 norfolk > z23", "row1: z23"),
    ],
)
def test_dice_alone(card: str, line: str, fleet: str) -> None:
    position = OWN.format(card) + f"seat 2\n  {fleet}\n"
    found = odds(sea(position), 1, line)
    assert sum(found.chances) == pytest.approx(1)
    assert shown(found) == by_dice(position, [(1, f"{line}; done")])
    assert not found.cards_unseen


@rule("highseas", "12.carriers")
def test_a_carriers_die() -> None:
    position = OWN.format("evasive") + "seat 2\n  row1: z23\n  row2: graf-zeppelin\n"
    found = odds(sea(position), 1, "ark-royal > z23")
    assert shown(found) == by_dice(position, [(1, "ark-royal > z23 done; done")])


# -- hands ----------------

# Six cards that nobody has seen, two of them in the defender's hand.
PILE = "draw: near-miss evasive armor planning\n"
HANDS = [
    ("main16-3", "main16-3 hood > bismarck", "row1: bismarck", ("near-miss", "evasive")),
    ("main16-3", "main16-3 hood > z23", "row1: z23", ("near-miss", "evasive", "small-target")),
    ("sec8-2", "sec8-2 norfolk > z23", "row1: z23", ("armor", "evasive", "small-target")),
    ("sec8-2", "sec8-2 norfolk > bismarck", "row1: bismarck", ("armor", "evasive")),
]


@rule("highseas", "7.defense", "11.near-miss", "11.armor-plating", "11.small-target", "11.evasive-action")
@pytest.mark.parametrize("card, line, fleet, stoppers", HANDS)
def test_hands_that_may_stop_it(card: str, line: str, fleet: str, stoppers: tuple[str, ...]) -> None:
    position = PILE + OWN.format(card) + f"seat 2\n  {fleet}\n  hand: small-target escort\n"
    scene = sea(position)
    found = odds(scene, 1, line)
    pool = ["near-miss", "evasive", "armor", "planning", "small-target", "escort"]
    hands = list(combinations(pool, 2))
    free = sum(not set(stoppers) & set(hand) for hand in hands) / len(hands)
    assert found.of("stopped") == pytest.approx(1 - free)
    assert found.of("sunk") + found.of("damaged") == pytest.approx(free)
    assert found.cards_unseen


@rule("highseas", "11.escort")
def test_an_escort_may_draw_it_away() -> None:
    position = PILE + OWN.format("sec8-2") + "seat 2\n  row1: z23 bismarck\n  hand: small-target escort\n"
    found = odds(sea(position), 1, "sec8-2 norfolk > bismarck")
    hands = list(combinations(["near-miss", "evasive", "armor", "planning", "small-target", "escort"], 2))
    stopped = sum(bool({"armor", "evasive"} & set(hand)) for hand in hands)
    moved = sum("escort" in hand and not {"armor", "evasive"} & set(hand) for hand in hands)
    assert found.of("stopped") == pytest.approx(stopped / len(hands))
    assert found.of("redirected") == pytest.approx(moved / len(hands))
    assert found.of("damaged") == pytest.approx(1 - (stopped + moved) / len(hands))


@rule("highseas", "6")
def test_a_prepared_card_is_sure() -> None:
    position = OWN.format("main16-3") + "seat 2\n  row1: bismarck\n  front: near-miss\n  hand: planning\n"
    found = odds(sea(position), 1, "main16-3 hood > bismarck")
    assert shown(found) == {"stopped": 1.0}
    other = position.replace("near-miss", "armor")
    assert odds(sea(other), 1, "main16-3 hood > bismarck").of("damaged") > 0.5


def test_team_mates_hands_count() -> None:
    teams = (
        PILE
        + OWN.format("main16-3")
        + "seat 2\n  row1: bismarck\nseat 3\n  row1: iowa\n"
        + "seat 4\n  row1: yamato\n  hand: small-target escort\n"
    )
    found = odds(sea(teams, options="team_size=2"), 1, "main16-3 hood > bismarck")
    hands = list(combinations(["near-miss", "evasive", "armor", "planning", "small-target", "escort"], 2))
    free = sum(not {"near-miss", "evasive"} & set(hand) for hand in hands) / len(hands)
    assert found.of("damaged") == pytest.approx(free)


def test_other_attacks_of_the_draft_name_the_effect() -> None:
    position = OWN.format("main16-5*2") + "seat 2\n  row1: bismarck\n"
    scene = sea(position)
    assert odds(scene, 1, "main16-5 hood > bismarck").of("damaged") == pytest.approx(1)
    scene.do(1, "main16-5 hood > bismarck")
    assert odds(scene, 1, "main16-5 nelson > bismarck").of("sunk") == pytest.approx(1)


@rule("highseas", "11.planning")
def test_planning_beside_the_question() -> None:
    with sea(OWN.format("torpedo-5\n  front: planning*2\n  hand:") + "seat 2\n  row1: z23\n", [1]) as scene:
        scene.do(1, "torpedo-5 norfolk > z23; done")
        chances = [odds(scene, 1, f"plus{plus}") for plus in (0, 1, 2)]
        assert [each.of("sunk") for each in chances] == pytest.approx([3 / 6, 4 / 6, 5 / 6])
        assert [each.number for each in chances] == [4, 3, 2]
        scene.do(1, "plus0")


def test_the_defenders_answers() -> None:
    with sea(
        OWN.format("sec8-2") + "seat 2\n  row1: z23 bismarck\n  hand: escort armor\n",
    ) as scene:
        scene.do(1, "sec8-2 norfolk > z23; done")
        assert shown(odds(scene, 2, "armor #1")) == {"stopped": 1.0}
        assert shown(odds(scene, 2, "escort #1 bismarck")) == {"damaged": 1.0}


@rule("highseas", "11.planning", "12.cover")
def test_the_defenders_planning_is_laid_out_best() -> None:
    assert best_stop([], 2) == 0
    assert best_stop([5], 0) == pytest.approx(2 / 6)
    assert best_stop([5], 2) == pytest.approx(4 / 6)
    # Two on one die: 1 - (1/3)(2/3); one on each is less: 1 - (1/2)(1/2).
    assert best_stop([5, 5], 2) == pytest.approx(1 - (1 - 4 / 6) * (1 - 2 / 6))
    assert [likely(wanted) for wanted in (0, 1, 2, 6, 7)] == pytest.approx([1, 1, 5 / 6, 1 / 6, 0])


def test_none_among_is_the_hypergeometric_share() -> None:
    for total, marked, drawn in ((6, 2, 2), (10, 3, 4), (5, 0, 3), (4, 4, 1), (3, 1, 0)):
        hands = list(combinations(range(total), drawn))
        assert none_among(total, marked, drawn) == pytest.approx(
            sum(all(card >= marked for card in hand) for hand in hands) / len(hands)
        )


def test_odds_are_the_same_for_every_world_the_seat_cannot_tell_apart() -> None:
    scene = sea(PILE + OWN.format("main16-3") + "seat 2\n  row1: bismarck\n  hand: small-target escort\n")
    scene.do(1, "main16-3 hood")
    here = scene.state
    target = here.legal(0)[0]
    for seed in range(5):
        world: State = here.observe(0).imagine(FastDice(seed))
        assert repr(world.odds(0, target)) == repr(here.odds(0, target))
    assert isinstance(truth(scene).dice, ScriptedDice)


@rule("highseas", "12.cover", "10")
def test_aircraft_that_cannot_hit_are_not_said_to_be_stopped() -> None:
    own = "seat 1\n  row1: cossack\n  hand: air-1 evasive\n"
    with sea(own + "seat 2\n  row1: fletcher\n  row2: essex\n  row3: iowa\n") as scene:
        assert shown(odds(scene, 1, "air-1 > iowa")) == {"missed": 1.0}
        assert "stopped" in shown(odds(scene, 1, "air-1 > fletcher"))


def test_a_volley_is_worth_what_its_attacks_come_to_together() -> None:
    position = OWN.format("torpedo-5*2 main16-5*2") + "seat 2\n  row1: z23\n  row2: bismarck\n"

    def toll(line: str) -> tuple[float, float]:
        view = after(position, line).observe(0)
        draft = view.stack[-1]
        assert isinstance(view, Battle) and isinstance(draft, Declare)
        points, hits = expected_toll(view, draft.attacks)
        return round(points, 6), round(hits, 6)

    worth = {ship.key: ship.points for ship in SEA.catalogue.ships}
    z23, bismarck = worth["z23"], worth["bismarck"]
    once, _ = toll("torpedo-5 norfolk > z23")
    first, second = (
        odds(sea(position), 1, f"torpedo-5 {ship} > z23").of("sunk") for ship in ("norfolk", "hood")
    )
    assert once == round(z23 * first, 6)
    # A ship sinks once; what one torpedo leaves afloat the other may sink.
    twice, _ = toll("torpedo-5 norfolk > z23; torpedo-5 hood > z23")
    assert twice == round(z23 * (1 - (1 - first) * (1 - second)), 6)
    assert toll("main16-5 hood > bismarck") == (0, 5)
    # Damage of a ship that sinks is not told besides.
    assert toll("main16-5 hood > bismarck; main16-5 nelson > bismarck") == (bismarck, 0)


def test_odds_are_told_before_the_ship_where_it_makes_no_difference() -> None:
    position = OWN.format("torpedo-5 main16-5 sec8-2") + "seat 2\n  row1: z23\n  row2: bismarck\n"

    def ahead(line: str) -> list[str]:
        return sorted(SEA.action_text(target) for target in odds_beside(after(position, line).observe(0), 0))

    # Hood and Nelson fire alike; torpedoes need other dice, and one boat alone reaches the second row.
    assert ahead("main16-5") == ["bismarck", "z23"]
    assert ahead("torpedo-5") == ["bismarck"]
    # At the question of what to attack with there is nothing to tell.
    assert ahead("") == []


def after(position: str, line: str) -> State:
    world = sea(position).state.copy()
    for action in read_line(SEA, world.observe(0), 0, re.sub("[>;]", " ", line)) if line else []:
        world.apply(0, action)
    return world
