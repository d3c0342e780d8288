"""22.9 Submarines: cases of a rules lawyer, each reckoned from the book before it was tried."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from tests.worldatwar.test_sequence_cases import op_of, play, question
from wardroom.core.scene import Scene
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.under_way import SAILING

SEA = """
base brest: side = 0
base bergen: side = 0
base clyde: side = 1
base scapa-flow: side = 1
force boats: side = 0 | base = "brest" | light = ["germany-submarine*6"]
force raiders: side = 0 | base = "brest" | ships = ["scharnhorst"] | light = ["germany-cruiser*8"]
force convoy: side = 1 | base = "clyde" | ships = ["hood", "nelson", "ark-royal"] \
 | light = ["britain-cruiser*8", "britain-destroyer*8", "britain-transport*4", "britain-escort-carrier*3"]
duty supply: activity = "sea-supply" | phase = 0 | base = "clyde" | target = "h3424" | cargo = 2
duty shell: activity = "shore-bombardment" | phase = 0 | base = "clyde" | target = "h3424" | task_forces = 2
duty again: activity = "shore-bombardment" | phase = 1 | base = "clyde" | target = "h3424" | task_forces = 2
"""


def sea(
    *lines: str,
    rolls: tuple[int, ...] = (),
    begins: str = "battles",
    air: str = "",
    phases: tuple[int, ...] = (1, 1),
    tables: str = "",
) -> Scene:
    options = own("north-atlantic", list(phases), SEA + air, tables)
    text = "\n".join(["worldatwar 1", options, *lines, f"begins: {begins}"])
    return Scene(GAME, text, rolls=list(rolls))


SHELL = "activity shell: hood britain-cruiser*4"


def boat(h: str = "h3420", score: int = 30, prey: int = 1) -> str:
    return f"interception seat1 > {prey}: {h} base=brest germany-submarine score={score}"


def attacks(made: Scene) -> list[tuple[object, ...]]:
    """Modifier, earlier attacks and hits of each attack."""
    names = ("torpedoes", "torpedoes-lights", "submarine-lost")
    return [
        (event.facts["modifier"], event.facts["previous"], event.facts["hits"])
        for event in made.events
        if event.name in names
    ]


@rule("worldatwar", "22.915", "22.9416C", "22.921")
def test_in_two_hexes_there_are_two_attacks_of_which_each_is_the_first() -> None:
    # The category 1 is the capital ship; 1 + 3 and 1 for German submarines is five: one hit.
    made = sea(SHELL, boat("h3418"), boat("h3421"), rolls=(1, 1, 3, 1, 1, 3))
    made.do(2, "cg1").do(2, "yes").do(2, "cg1")
    assert attacks(made) == [(1, 0, 1), (1, 0, 1)]
    made.dice.finish()


@rule("worldatwar", "22.55")
def test_hits_short_of_damage_are_gone_before_the_next_hex() -> None:
    made = sea(SHELL, boat("h3418"), boat("h3421"), rolls=(1, 1, 3, 1, 1, 3))
    made.do(2, "cg1").do(2, "yes").do(2, "cg1")
    assert not made.told("ship-damaged"), "one hit and one hit are not two on a ship of three"


@rule("worldatwar", "22.9416A", "22.9416D", "22.94")
@pytest.mark.parametrize(
    ("boats", "told"),
    [(1, [1]), (2, [1, 0]), (3, [1, 0, -1]), (6, [1, 0, -1, -2, -3, -4])],
)
def test_each_attack_in_one_hex_makes_the_next_harder(boats: int, told: list[int]) -> None:
    made = sea(SHELL, *[boat()] * boats, rolls=(1, 6, 6, *(1, 1, 1) * 5))
    made.do(2, "cg1")
    # 12 and more: three hits, she is sunk by the first; then only cruisers are left, without a category die.
    assert made.told("ship-sunk")[0].facts["ship"] == "ship/hood"
    assert [modifier for modifier, _, _ in attacks(made)] == told
    made.dice.rolls.clear()


@rule("worldatwar", "22.92", "22.28A")
def test_a_submarine_whose_prey_turns_back_is_not_inverted() -> None:
    made = sea(SHELL, boat("h3418"), boat("h3421"), rolls=(1, 1, 3))
    made.do(2, "cg1").do(2, "no")
    made.dice.rolls += [1] * 99
    while op_of(made).phase == 0:
        made.do(made.asked()[0], made.legal(made.asked()[0])[0])
    # Forces are counted anew in the next phase.
    first = [event.facts for event in made.told("back-in-port")]
    told = [(facts["force"], facts["inverted"]) for facts in first if facts["seat"] == "seat/1"]
    assert told == [(2, 1), (3, 0)]


@rule("worldatwar", "22.94", "22.92", "22.116")
def test_once_in_a_player_turn() -> None:
    made = sea(SHELL, boat("h3418"), rolls=(1, 1, 3, *[1] * 99))
    made.do(2, "cg1").do(2, "yes")
    play(made, "which-ships", "activity", "announce")
    op = op_of(made)
    while op.phase == 0:
        made.do(
            made.asked()[0],
            "done" if "done" in made.legal(made.asked()[0]) else made.legal(made.asked()[0])[0],
        )
    torpedoed = [unit for unit in range(len(op.torpedoed)) if op.torpedoed[unit]]
    assert len(torpedoed) == 1, "phase 1 is of the same player turn"
    from wardroom.games.worldatwar.undersea import free_submarines

    assert torpedoed[0] not in free_submarines(op, 0) and len(free_submarines(op, 0)) == 5


@rule("worldatwar", "22.9413A", "22.9413B", "22.942")
@pytest.mark.parametrize(
    ("ships", "modifier"),
    [
        # German submarines 3, British ships 2: +1.
        ("hood britain-cruiser*4", 1),
        # Three destroyers -1, six -2, eight still -2.
        ("hood britain-cruiser*2 britain-destroyer*3", 0),
        ("hood britain-cruiser britain-destroyer*6", -1),
        ("hood britain-destroyer*8", -1),
        # Two escort carriers and a carrier with all her squadrons -1; without hers not.
        ("hood britain-cruiser*4 britain-escort-carrier*3", 0),
        ("hood britain-cruiser*4 britain-escort-carrier*2", 1),
        ("hood britain-cruiser*4 britain-escort-carrier*2 ark-royal", 0),
    ],
)
def test_who_guards_a_group(ships: str, modifier: int) -> None:
    made = sea(f"activity shell: {ships}", boat(), rolls=(3, 1, 4))
    made.do(2, "cg1")
    if question(made) == "torpedo-target":
        made.do(1, "hood")
    told = [event.facts for event in made.events if event.name in ("torpedoes", "submarine-lost")]
    assert [facts["modifier"] for facts in told] == [modifier]
    made.dice.finish()


@rule("worldatwar", "22.93E")
@pytest.mark.parametrize(
    ("ships", "die", "kind"),
    [
        ("ark-royal hood britain-cruiser*4", 1, "ark-royal"),
        ("ark-royal hood britain-cruiser*4", 2, "ark-royal"),
        ("ark-royal hood britain-cruiser*4", 3, "hood"),
        ("ark-royal hood britain-cruiser*4", 4, "hood"),
        ("ark-royal hood britain-cruiser*4", 5, ""),
        ("ark-royal britain-cruiser*4", 3, "ark-royal"),
        ("ark-royal britain-cruiser*4", 4, ""),
        ("hood britain-cruiser*4 britain-escort-carrier", 3, "hood"),
        ("hood britain-cruiser*4 britain-escort-carrier", 4, ""),
    ],
)
def test_the_category_by_one_die(ships: str, die: int, kind: str) -> None:
    made = sea(f"activity shell: {ships}", boat(), rolls=(die, 1, 4))
    made.do(2, "cg1")
    hit = [event.facts.get("ship", "") for event in made.events if event.name.startswith("torpedoes")]
    assert hit == ([f"ship/{kind}"] if kind else [""])
    made.dice.finish()


@rule("worldatwar", "22.9417B", "22.9417C", "22.18")
def test_cargo_is_one_more_out_and_home_and_damage_no_second() -> None:
    lines = "activity supply: hood(2) britain-cruiser*3 britain-destroyer*2 cargo=2"
    made = sea(lines, boat(), rolls=(1, 1, 4))
    made.do(2, "cg1")
    # +1 nationality, +1 for a damaged ship in a group with cargo: not +2.
    assert attacks(made)[0][0] == 2


@rule("worldatwar", "22.24B", "22.92")
def test_a_late_submarine_has_nothing_to_join_without_a_battle() -> None:
    made = sea(SHELL, boat("h3420", score=1), begins="battles", rolls=())
    op = op_of(made)
    assert op.voyages[1].status != SAILING and not made.told("attack-on-the-way")
    assert made.told("duty-done")


@rule("worldatwar", "22.914", "22.93B")
def test_in_a_battle_only_groups_that_were_found_or_have_fought() -> None:
    lines = [
        "worldatwar 1",
        own("north-atlantic", [1], SEA.replace("phase = 1", "phase = 0")),
        "battle: h3420 intercepting=seat1 begins=submarines",
        "group seat2 1: hood found=1",
        "group seat2 4: nelson",
        "group seat1 2: scharnhorst",
        "group seat1 1: germany-submarine*2",
    ]
    made = Scene(GAME, "\n".join(lines))
    assert made.legal(1) == ["done", "enemy1"]
    assert made.rule_against(1, "enemy4") == "22.93B"


@rule("worldatwar", "22.917", "22.25")
def test_nobody_goes_for_submarines() -> None:
    made = sea(SHELL, boat("h3418"), begins="counter")
    assert question(made) == "group-number", "no counter-interception is asked about"


@rule("worldatwar", "22.94", "22.55")
@pytest.mark.parametrize(
    ("dice", "hits", "lost"),
    [((1, 1), 0, 0), ((1, 2), 0, 0), ((1, 3), 1, 0), ((3, 3), 2, 0), ((4, 4), 3, 0), ((6, 6), 3, 0)],
)
def test_the_table_with_one_more(dice: tuple[int, int], hits: int, lost: int) -> None:
    # 3 0, 4 0, 5 1, 7 2, 9 3, 10+ 3 after +1 for German submarines.
    made = sea(SHELL, boat(), rolls=(1, *dice))
    made.do(2, "cg1")
    assert [told[2] for told in attacks(made)] == [hits] and len(made.told("submarine-lost")) == lost


@rule("worldatwar", "22.94")
def test_a_two_after_modifiers_sinks_the_submarine() -> None:
    # Eight destroyers -2, three escort carriers -1, German submarines +1: -2. 4 is a two.
    ships = "hood britain-destroyer*8 britain-escort-carrier*3"
    made = sea(f"activity shell: {ships}", boat(), rolls=(1, 1, 3))
    made.do(2, "cg1")
    assert made.told("submarine-lost")
