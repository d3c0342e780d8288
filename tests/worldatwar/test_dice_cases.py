"""22.2 How many dice: cases of a rules lawyer, each reckoned from the printed table before it was tried."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from wardroom.core.position import PositionError
from wardroom.core.scene import Scene
from wardroom.games.worldatwar.game import GAME, WorldAtWar

EUROPE = """
base brest: side = 0
base bergen: side = 0
base clyde: side = 1
base scapa-flow: side = 1
force fleet: side = 0 | base = "brest" | ships = ["scharnhorst", "gneisenau"] \
 | light = ["germany-cruiser*16", "germany-destroyer*8", "germany-transport*4"]
force north: side = 0 | base = "bergen" | ships = ["bismarck"] | light = ["germany-cruiser*8"]
force home: side = 1 | base = "clyde" | ships = ["hood", "nelson"] \
 | light = ["britain-cruiser*20", "britain-destroyer*8"]
force boats: side = 1 | base = "clyde" | light = ["britain-submarine*5"]
force scapa: side = 1 | base = "scapa-flow" | ships = ["king-george-v"] | light = ["britain-cruiser*8"]
duty transport: activity = "sea-transport" | phase = 0 | base = "brest" | target = "h3420" | cargo = 2
duty shell: activity = "shore-bombardment" | phase = 0 | base = "brest" | target = "h3420" | task_forces = 3
duty change: activity = "base-change" | phase = 0 | base = "brest" | target = "bergen" | task_forces = 3
duty landing: activity = "invasion" | phase = 0 | base = "brest" | target = "h3420" | cargo = 2 | ground = 5
duty watch: activity = "patrol" | phase = 0 | base = "brest"
duty raid: activity = "raid" | phase = 0 | base = "brest" | target = "h3420"
"""
NO_BOATS = EUROPE.replace("britain-submarine*5", "britain-destroyer*1")
FULL = "germany-cruiser*5"  # ten factors: a task force
TRANSPORT = "activity transport: h3421 germany-cruiser*2 germany-transport*2 cargo=2"
CHANGE = f"activity change: h3421 {FULL}"


def rolled(sea: str, *lines: str, air: str = "", tables: str = "") -> list[int]:
    """The dice of every interception of a position, in the order of the lines."""
    text = "\n".join(["worldatwar 1", own("north-atlantic", [0], sea + air, tables), *lines, "begins: dice"])
    made = Scene(GAME, text, rolls=[1] * 99)
    found = [int(event.facts["dice"]) for event in made.told("interception-rolled")]
    made.dice.rolls.clear()
    return found


def hunt(ships: str, base: str = "clyde", h: str = "h3421", prey: int = 1) -> str:
    return f"interception seat2 > {prey}: {h} base={base} {ships}"


@rule("worldatwar", "22.21", "22.22A", "22.22B", "22.22D", "22.22E", "22.22F", "22.22J")
@pytest.mark.parametrize(
    ("activity", "ships", "h", "dice"),
    [
        # Cargo 2, cruisers alone 1.
        (TRANSPORT, "britain-cruiser*3", "h3421", 3),
        # A destroyer among them changes nothing, a capital ship takes the die, a slow one another.
        (TRANSPORT, "britain-cruiser*3 britain-destroyer", "h3421", 3),
        (TRANSPORT, "hood britain-cruiser", "h3421", 2),
        (TRANSPORT, "nelson britain-cruiser", "h3421", 1),
        # Bombardment 2 and a die for each task force; cruisers have none here.
        (f"activity shell: h3421 {FULL}", "britain-cruiser*3", "h3421", 3),
        (f"activity shell: h3421 {FULL} + {FULL} + {FULL}", "britain-cruiser*3", "h3421", 5),
        (f"activity shell: h3421 {FULL} + {FULL} + germany-cruiser*4", "nelson", "h3421", 3),
        # A change of base has nothing but its task forces.
        (CHANGE, "hood", "h3421", 1),
        (f"{CHANGE} + scharnhorst gneisenau germany-cruiser*2", "nelson", "h3421", 1),
        # Ground factors: three at most, and only in the target hex.
        (TRANSPORT.replace("transport:", "landing:"), "hood", "h3420", 5),
        (TRANSPORT.replace("transport:", "landing:"), "hood", "h3421", 2),
        # A patrol that means to stay: two dice in its hex, none before.
        (f"activity watch: h3421 h3420 {FULL}", "hood", "h3420", 3),
        (f"activity watch: h3421 h3420 {FULL}", "hood", "h3421", 1),
        # A raider is no cargo.
        (f"activity raid: h3421 {FULL}", "britain-cruiser*3", "h3421", 1),
    ],
)
def test_by_the_activity(activity: str, ships: str, h: str, dice: int) -> None:
    assert rolled(NO_BOATS, activity, hunt(ships, h=h)) == [dice]


@rule("worldatwar", "22.24C")
@pytest.mark.parametrize(
    ("activity", "ships"),
    [
        ("activity change: h3421 germany-cruiser*4", "hood"),  # nine factors at most: no task force
        (CHANGE, "nelson"),  # 1 - 1
        (f"activity raid: h3421 {FULL}", "nelson britain-cruiser*5"),
    ],
)
def test_without_a_die_there_is_no_interception(activity: str, ships: str) -> None:
    with pytest.raises(PositionError, match="no die to roll"):
        rolled(NO_BOATS, activity, hunt(ships))


@rule("worldatwar", "22.22K", "22.915")
def test_each_further_attempt_takes_a_die_from_all_but_submarines() -> None:
    three = [
        hunt("britain-cruiser*5"),
        hunt("britain-cruiser*5"),
        hunt("king-george-v", "scapa-flow"),
        hunt("britain-submarine"),
        hunt("britain-submarine", h="h3420"),
    ]
    # 2 + 3 for task forces - 2 for three attempts; submarines in Clyde are more than three hexes away.
    # Submarines: 5 - 1, whatever the others do, in a hex of their own if they like.
    shell = f"activity shell: h3421 {FULL} + {FULL} + {FULL}"
    assert rolled(EUROPE, shell, *three) == [3, 3, 3, 4, 4]


@rule("worldatwar", "22.22H")
@pytest.mark.parametrize(("h", "helpers"), [("h3418", 3), ("h3419", 0)])
def test_submarines_within_three_hexes_help_ships(h: str, helpers: int) -> None:
    sea = EUROPE.replace('target = "h3420" | task_forces', 'target = "h3418" | task_forces')
    # Clyde is h3415. Five are there, and three dice are the most; submarines do not help each other.
    dice = rolled(sea, f"activity shell: {FULL}", hunt("hood", h=h), hunt("britain-submarine", h=h))
    assert dice == [3 + helpers, 2]


@rule("worldatwar", "22.22G")
@pytest.mark.parametrize(
    ("air", "seen"),
    [
        ('\nair a: base = "clyde" | nation = "britain" | factors = 1', 1),  # one search squadron of three
        ('\nair a: base = "clyde" | nation = "britain" | factors = 2', 2),
        ('\nair a: base = "clyde" | nation = "britain" | naval = 2', 2),
        ('\nair a: base = "clyde" | nation = "britain" | factors = 2 | naval = 2', 3),  # three at most
    ],
)
def test_squadrons_that_can_search_spot(air: str, seen: int) -> None:
    assert rolled(NO_BOATS, CHANGE, hunt("hood"), air=air, tables="search_range = 9") == [1 + seen]


@rule("worldatwar", "22.22G")
def test_on_the_way_to_the_hex_and_not_behind_it() -> None:
    air = '\nair a: base = "scapa-flow" | nation = "britain" | naval = 1'
    # From Brest to Bergen: Scapa Flow sees them only north of the hex in which they are met.
    assert rolled(NO_BOATS, CHANGE, hunt("hood"), air=air) == [1]
    far = Scene(
        GAME,
        "\n".join(
            ["worldatwar 1", own("north-atlantic", [0], NO_BOATS + air), CHANGE, "begins: interception"]
        ),
    )
    state = far.state
    assert isinstance(state, WorldAtWar)
    from wardroom.games.worldatwar.interception import SPOTTERS, table

    last = state.voyages[0].path[-1]
    assert table(state, 1, 0, last, False, False, False, 1)[SPOTTERS] == 1


@rule("worldatwar", "22.22I")
def test_codes_help_ships_and_submarines_alike() -> None:
    lines = (CHANGE, hunt("hood"), hunt("britain-submarine"), "codes: 0 1")
    assert rolled(EUROPE, *lines) == [2, 1]


# -- counter-interceptions ----------------


def countered(hunters: str, counter: str, more: tuple[str, ...] = (), air: str = "") -> list[int]:
    lines = [
        "worldatwar 1",
        own("north-atlantic", [0], NO_BOATS + air),
        TRANSPORT,
        f"{hunt(hunters)} score=20",
        counter,
        *more,
        "begins: counter-dice" if not more else "begins: counter-counter-dice",
    ]
    made = Scene(GAME, "\n".join(lines), rolls=[1] * 99)
    found = [int(event.facts["dice"]) for event in made.told("interception-rolled")]
    made.dice.rolls.clear()
    return found


@rule("worldatwar", "22.22C", "22.161", "22.253", "22.22D")
@pytest.mark.parametrize(
    ("hunters", "h", "counter", "dice"),
    [
        # Two dice in the interception hex, one for a task force; cruisers have no die against interceptors.
        ("hood britain-cruiser*4", "h3421", "germany-cruiser*3", 3),
        ("hood", "h3421", "germany-cruiser*3", 2),
        # Before it only what the force itself gives.
        ("hood britain-cruiser*4", "h3418", "germany-cruiser*3", 1),
    ],
)
def test_counter_interceptions(hunters: str, h: str, counter: str, dice: int) -> None:
    assert countered(hunters, f"interception seat1 > 2: {h} base=brest {counter}") == [dice]


@rule("worldatwar", "22.24C", "22.22C")
def test_a_small_force_on_its_way_cannot_be_stopped_without_eyes() -> None:
    line = "interception seat1 > 2: h3418 base=brest germany-cruiser*3"
    with pytest.raises(PositionError, match="no die to roll"):
        countered("hood", line)
    air = '\nair a: base = "brest" | nation = "germany" | naval = 4'
    # Squadrons at Brest reach four hexes, not to h3418 nor to Clyde.
    with pytest.raises(PositionError, match="no die to roll"):
        countered("hood", line, air=air)


@rule("worldatwar", "22.253", "22.22C", "22.17")
@pytest.mark.parametrize(("h", "dice"), [("h3418", 3), ("h3419", 1)])
def test_counter_counter_interceptions(h: str, dice: int) -> None:
    counter = "interception seat1 > 2: h3419 h3418 base=brest germany-cruiser*5 score=20"
    third = f"interception seat2 > 3: {h} base=scapa-flow britain-cruiser*5"
    assert countered("hood britain-cruiser*4", counter, (third,)) == [dice]
