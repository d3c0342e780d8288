"""22.941 The modifiers of a submarine attack where they meet their limits, and each other."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from tests.worldatwar.test_at_sea import op_of, scene
from wardroom.core.scene import Scene
from wardroom.core.vocabulary import Fact

SEA = """
base brest: side = 0
base clyde: side = 1
force boats: side = 0 | base = "brest" | light = ["germany-submarine*6", "germany-cruiser*1"]
force named: side = 1 | base = "clyde" | ships = ["hood", "nelson", "ark-royal"]
force small: side = 1 | base = "clyde" | light = ["britain-cruiser*2", "britain-destroyer*8"]
force decks: side = 1 | base = "clyde" | light = ["britain-escort-carrier*2"]
duty go: activity = "patrol" | phase = 0 | base = "clyde" | target = "h3424"
"""
OUTSIDE = "battle: h3424 intercepting=seat1 begins=submarines kind=submarines"


def sea(attackers: int, defenders: int, research: str = "") -> str:
    """Everything is in range of the squadrons of both sides."""
    air = ""
    for base, nation, count in (("brest", "germany", attackers), ("clyde", "britain", defenders)):
        if count:
            air += f'air over-{base}: base = "{base}" | nation = "{nation}" | naval = {count}\n'
    return "worldatwar 1\n" + own("north-atlantic", [1], SEA + air, f"air_range = 40\n[research]\n{research}")


def attacks(made: Scene) -> list[dict[str, Fact]]:
    names = ("torpedoes", "torpedoes-lights", "submarine-lost")
    return [event.facts for event in made.events if event.name in names]


@rule("worldatwar", "22.9413A", "22.9413C", "22.9413E", "22.942")
@pytest.mark.parametrize(
    ("attackers", "defenders", "group", "part"),
    [
        (2, 2, "hood", 0),
        (9, 0, "hood", 2),
        (9, 3, "hood", 2),
        (12, 3, "hood", 2),
        (3, 6, "hood", -1),
        (0, 12, "hood", -2),
        (8, 8, "hood", 0),
        # Squadrons, a carrier and an escort carrier make three; a cruiser and a battleship do not count.
        (0, 1, "ark-royal britain-escort-carrier", -1),
        (0, 1, "ark-royal hood britain-cruiser", 0),
        (3, 1, "ark-royal britain-escort-carrier", 0),
    ],
)
def test_both_sides_search_outside_a_battle(attackers: int, defenders: int, group: str, part: int) -> None:
    text = (
        f"{sea(attackers, defenders)}\n{OUTSIDE}\ngroup seat2 1: {group}\ngroup seat1 1: germany-submarine\n"
    )
    made = scene(text, [1, 3, 4])
    assert [facts["air"] for facts in attacks(made)] == [part]


@rule("worldatwar", "22.9413A", "22.942")
@pytest.mark.parametrize(
    ("line", "part"), [("", -1), ("air ark-royal: lost\n", 0), ("air ark-royal: aborted\n", -1)]
)
def test_a_carrier_without_all_her_squadrons_guards_nobody(line: str, part: int) -> None:
    text = f"{sea(0, 2)}\n{OUTSIDE}\ngroup seat2 1: ark-royal\ngroup seat1 1: germany-submarine\n{line}"
    assert [facts["air"] for facts in attacks(scene(text, [3, 4]))] == [part]


@rule("worldatwar", "22.941", "22.9412B", "22.9414B", "22.9415C", "22.9417C", "22.9418")
@pytest.mark.parametrize(
    ("air", "research", "group", "codes", "modifier"),
    [
        # 1 for the nations, 2 for research, 2 for the search, 1 for damage, 1 for the cards.
        ((9, 0), "torpedo = [5, 0]", "hood(2)", "1 0", 4),
        ((9, 0), "torpedo = [5, 0]", "hood(2)", "0 1", 4),
        ((3, 0), "torpedo = [1, 0]", "hood", "0 0", 3),
        ((3, 0), "torpedo = [1, 0]", "hood", "0 1", 2),
        # 1 for the nations; 2 off each for research, search, destroyers and anti-submarine warfare.
        ((0, 9), "asw = [0, 5]\nexcess_asw = [0, 9]", "britain-destroyer*8", "0 1", -4),
        ((0, 9), "asw = [0, 5]\nexcess_asw = [0, 9]", "britain-destroyer*8", "1 0", -4),
        ((0, 0), "excess_asw = [0, 2]", "britain-destroyer*2", "0 0", 1),
        ((0, 0), "excess_asw = [0, 3]", "britain-destroyer*3", "1 0", 0),
        # Damage and cargo are one.
        ((0, 0), "", "britain-cruiser(1) britain-destroyer cargo=1", "0 0", 2),
        ((9, 0), "torpedo = [5, 0]\nadvanced = [1, 0]", "hood(2)", "1 0", 1),
        ((0, 9), "asw = [0, 5]\nadvanced = [1, 0]", "britain-destroyer*8", "0 1", 1),
        # What the enemy has makes no difference to one's own.
        ((0, 0), "advanced = [0, 1]\ntorpedo = [0, 5]\nexcess_asw = [9, 0]", "hood", "0 0", 1),
    ],
)
def test_the_net_modifier_has_its_limits(
    air: tuple[int, int], research: str, group: str, codes: str, modifier: int
) -> None:
    text = f"{sea(*air, research)}\n{OUTSIDE}\ngroup seat2 1: {group}\ngroup seat1 1: germany-submarine\n"
    made = scene(f"{text}undersea-codes: {codes}\n", [3, 4])
    assert [facts["modifier"] for facts in attacks(made)] == [modifier]


@rule("worldatwar", "22.9416A", "22.9416B", "22.9416C", "22.9416D", "22.9416E", "22.941")
@pytest.mark.parametrize("battle", [OUTSIDE, OUTSIDE.replace(" kind=submarines", "")])
def test_each_attack_on_a_group_counts_whatever_it_was_aimed_at(battle: str) -> None:
    """Six submarines: five at the ships of one group, one at another."""
    text = f"""{sea(0, 0)}\n{battle}
        group seat2 1: hood nelson found=1
        group seat2 2: ark-royal found=1
        group seat1 1: germany-submarine*6
        """
    made = scene(text, [1, 3] * 6)
    made.do(1, "enemy1 3").do(1, "enemy2 1").do(1, "enemy1 2")
    for ship in ("hood", "nelson", "hood", "nelson", "hood"):
        made.do(1, ship)
    told = [(facts["group"], facts["previous"], facts["modifier"]) for facts in attacks(made)]
    # German submarines have one more than the battle fleet, and two more than the carrier.
    assert told == [(1, 0, 1), (1, -1, 0), (1, -2, -1), (2, 0, 2), (1, -3, -2), (1, -4, -3)]


@rule("worldatwar", "22.941", "22.9416E")
def test_nothing_makes_an_advanced_submarine_better_or_worse() -> None:
    text = f"{sea(0, 9, 'advanced = [1, 0]')}\n{OUTSIDE}\ngroup seat2 1: britain-destroyer*8\n"
    made = scene(f"{text}group seat1 1: germany-submarine*3\n", [1, 3, 1, 3, 1, 3])
    while made.asked() == [2] and made.state.decision(1).name in ("substitutes", "choose-loss"):
        made.do(2, made.legal(2)[0])
    assert [(facts["previous"], facts["modifier"]) for facts in attacks(made)] == [(0, 1), (-1, 1), (-2, 1)]


@rule("worldatwar", "22.9417A")
def test_a_ship_damaged_by_the_first_torpedo_is_easier_for_the_second() -> None:
    text = f"{sea(0, 0)}\n{OUTSIDE}\ngroup seat2 1: hood\ngroup seat1 1: germany-submarine*2\n"
    # 6 and 1: two hits damage her; then 1 less for the second attack and 1 more for the damage.
    made = scene(text, [3, 3, 3, 3])
    told = [(facts["target"], facts["previous"], facts["modifier"], facts["hits"]) for facts in attacks(made)]
    assert told == [(0, 0, 1, 2), (1, -1, 1, 2)]
    assert op_of(made).is_sunk(next(u for u, name in enumerate(op_of(made).roster.name) if name == "hood"))
