"""22.92-22.94 Submarine attacks as they are played."""

from tests.marks import rule
from tests.worldatwar.deck import Deck
from wardroom.core.words import Words
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.force import Force
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.submarine_steps import SubmarineAttacks
from wardroom.games.worldatwar.tasking import LandAir
from wardroom.games.worldatwar.units import SUBMARINE


class Lair(Deck):
    """A deck whose submarines are those outside all groups."""

    def attack(self, outside: int = 0) -> "Lair":
        step = SubmarineAttacks()
        step.outside = outside
        self.begin(step)
        return self


def lair(groups: dict[str, str], rolls: tuple[int, ...] = (), **more: object) -> Lair:
    return Lair(groups, rolls=rolls, **more)  # type: ignore[arg-type]


def present(deck: Lair) -> Operation:
    """The submarines have come with a force that is in the battle."""
    op = deck.op
    for unit, kind in enumerate(op.roster.kind):
        if kind == SUBMARINE:
            force = Force()
            force.side = op.roster.side[unit]
            force.present = 1
            force.number = 0
            op.forces.append(force)
            op.force[unit] = len(op.forces)
    return op


GROUPS = {
    "0.0": "japan SS2",
    "1.1": "united-states CV3:Hornet CV3:Yorktown CA4 DD1",
    "1.2": "united-states DD1",
}


@rule(
    "worldatwar",
    "22.41I",
    "22.92",
    "22.93A",
    "22.93B",
    "22.93C",
    "22.93D",
    "22.93E",
    "22.94",
    "22.9431",
)
def test_two_submarines() -> None:
    # A die for the category, two for the attack; twice. Carriers on 1-3, light ships on 4-6.
    deck = lair(GROUPS, (2, 2, 3, 5, 5, 4))
    op = present(deck)
    assert op.submarines_here(0) == [0, 1]
    op.found[8] = 1
    deck.attack()
    assert deck.asked() == ([0], "submarine-target")
    assert deck.refused(0, "enemy2") == no.NOT_REVEALED
    deck.do(0, "enemy1 2")
    # 1-3: carriers, and the attacker chooses which.
    assert deck.asked() == ([0], "torpedo-target")
    assert deck.op.decision(0).facts == {"group": 1, "attack": 1}
    assert deck.legal(0) == ["Hornet", "Yorktown"]
    assert deck.refused(0, "Hornet") == 0
    deck.do(0, "Hornet")
    # 5 + 3 (nations): two hits; the second attack on light ships: 9 + 1 - 1: three hits.
    assert deck.hits("Hornet") == [2]
    told = deck.told("torpedoes")[0].facts
    assert (told["drm"], told["previous"], told["modifier"], told["hits"]) == (3, 0, 3, 2)
    second = deck.told("torpedoes-lights")[0].facts
    assert (second["drm"], second["previous"], second["modifier"], second["hits"]) == (1, -1, 0, 3)
    assert sorted(deck.light(1)) == [0, 0, 1, 2]
    assert op.torpedoed[:2] == [1, 1]
    assert op.revealed[8] and op.attacked[8]
    deck.done()


@rule("worldatwar", "22.93D", "22.93E")
def test_the_second_attack_is_told_from_the_first() -> None:
    deck = lair(GROUPS, (2, 2, 3, 2, 5, 4))
    op = present(deck)
    op.found[8] = 1
    deck.attack()
    deck.do(0, "enemy1 2").do(0, "Hornet")
    question = op.decision(0)
    assert (question.name, question.facts) == ("torpedo-target", {"group": 1, "attack": 2})
    for lang in ("en", "ru"):
        assert " 2:" in Words.of("worldatwar", lang).decision(question, [])
    deck.do(0, "Yorktown").done()


@rule("worldatwar", "22.93B", "22.914")
def test_a_group_seen_in_fleet_combat_may_be_attacked() -> None:
    deck = lair(GROUPS)
    op = present(deck)
    op.attacked[9] = 1
    deck.attack()
    assert deck.legal(0) == ["done", "enemy2"]
    deck.do(0, "done").done()


@rule("worldatwar", "22.92", "22.93A")
def test_outside_combat_some_group_must_be_attacked() -> None:
    deck = lair(GROUPS)
    present(deck)
    deck.attack(outside=1)
    assert deck.legal(0) == ["enemy1", "enemy2"]
    assert deck.refused(0, "done") == no.MUST_ATTACK


@rule("worldatwar", "22.921")
def test_nobody_need_attack() -> None:
    deck = lair(GROUPS)
    op = present(deck)
    op.found[8] = 1
    deck.attack().do(0, "done").done()
    assert op.torpedoed[:2] == [0, 0]


@rule("worldatwar", "22.94")
def test_a_submarine_is_lost() -> None:
    deck = lair({"0.0": "italy SS1", "1.1": "japan BB4:Nagato"}, (1, 1))
    op = present(deck)
    op.found[8] = 1
    deck.attack().do(0, "enemy1")
    # One category and one ship, so nothing is asked: 2 + 1 - 3 = 0 counts as 2.
    assert op.hits[0] == 1
    assert deck.told("submarine-lost")[0].facts["modifier"] == -2
    deck.done()


@rule("worldatwar", "22.92")
def test_a_group_that_is_gone_is_not_attacked() -> None:
    # The first submarine sinks the destroyer, the second goes home without an attack.
    deck = lair({"0.0": "japan SS2", "1.1": "united-states DD1"}, (6, 6))
    op = present(deck)
    op.found[8] = 1
    deck.attack().do(0, "enemy1 2")
    assert op.torpedoed[:2] == [1, 0]
    deck.done()


@rule("worldatwar", "22.9413B", "22.9413C", "22.9413D")
def test_searching_squadrons_of_the_round_count() -> None:
    deck = lair(
        {"0.0": "japan SS1", "1.1": "united-states BB4:Texas"},
        (3, 4),
        air=("1 united-states search*6 @Guam", "0 japan search*3 @Truk"),
        bases=("1 Guam 1", "0 Truk 1"),
    )
    op = present(deck)
    op.found[8] = 1
    deck.begin(LandAir(3)).do(1, "6").do(0, "3")
    deck.attack().do(0, "enemy1")
    assert deck.told("torpedoes")[0].facts["air"] == -1
    deck.done()


@rule("worldatwar", "22.9416B", "22.9416C", "22.9417B", "22.9435")
def test_a_burdened_group_loses_its_cargo() -> None:
    deck = lair({"0.0": "germany SS2", "1.1": "britain DD1c TR2c"}, (6, 6, 1, 1))
    op = present(deck)
    force = deck.cargo(1, 1, 3)
    op.found[8] = 1
    deck.attack().do(0, "enemy1 2")
    # Three hits: all are gone, and the second submarine has no target.
    assert force.cargo == 0
    first = deck.told("torpedoes-lights")[0].facts
    assert (first["drm"], first["target"], first["modifier"]) == (1, 1, 2)


@rule("worldatwar", "22.9432", "22.9433")
def test_destroyers_may_be_lost_from_their_base() -> None:
    ships = {"0.0": "germany SS1", "1.1": "britain DD2 CVE1", "1.0": "britain DD2"}
    deck = lair(ships, (3, 4), bases=("1 Clyde 2",))
    op = present(deck)
    op.found[8] = 1
    boats = [unit for unit, name in enumerate(op.roster.name) if name == "britain-destroyer"]
    # The group has sailed from where the other two lie.
    force = Force()
    force.side = force.number = force.present = 1
    op.forces.append(force)
    for unit, group in enumerate(op.group):
        if group == 1 and op.roster.side[unit] == 1:
            op.force[unit] = len(op.forces)
    deck.attack().do(0, "enemy1")
    # 7 + 3: three hits. No more than two destroyers can be exchanged; the escort carrier cannot.
    assert deck.asked() == ([1], "substitutes")
    assert deck.legal(1) == ["0", "1", "2"]
    deck.do(1, "2")
    assert [op.hits[unit] for unit in boats if op.group[unit] == 0] == [1, 1]
    # One more is lost from the group, by the owner's choice.
    assert deck.asked() == ([1], "choose-loss")
    deck.do(1, "britain-destroyer").done()
