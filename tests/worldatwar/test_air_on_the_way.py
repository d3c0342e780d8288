"""22.132 Attacks from the air on ships under way: in any hex or hexes of their route."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from wardroom.core.dice import FastDice
from wardroom.core.position import PositionError
from wardroom.core.scene import Scene
from wardroom.games.worldatwar.game import GAME, WorldAtWar

SEA = own(
    "coral-sea",
    [0],
    """
    base rabaul: side = 0
    base cairns: side = 1
    base port-moresby: side = 1
    base townsville: side = 1
    force fleet: side = 0 | base = "rabaul" | ships = ["haruna", "hiei"] | light = ["japan-cruiser*6"]
    force others: side = 1 | base = "townsville" | ships = ["alabama"] | light = ["united-states-cruiser*8"]
    force boats: side = 1 | base = "townsville" | light = ["united-states-submarine*2"]
    air moresby: base = "port-moresby" | nation = "australia" | factors = 2
    air cairns: base = "cairns" | nation = "united-states" | factors = 3
    duty shell: activity = "shore-bombardment" | phase = 0 | base = "rabaul" | target = "h0413"
    """,
)
# The way: h0707 h0708 h0609 h0610 h0510 h0511 h0412 h0413. Port Moresby is h0410, Cairns h0414; three hexes.
SHELL = "activity shell: haruna"
MISS = [1, 1, 1, 1]


def at_sea(*lines: str, rolls: tuple[int, ...] = ()) -> Scene:
    return Scene(GAME, "\n".join(["worldatwar 1", SEA, SHELL, *lines, "begins: battles"]), rolls=list(rolls))


def op_of(made: Scene) -> WorldAtWar:
    assert isinstance(made.state, WorldAtWar)
    return made.state


def question(made: Scene) -> str:
    return made.state.decision(made.asked()[0] - 1).name


def why_not(made: Scene, h: str) -> tuple[str, str]:
    """The name and the rule of what keeps squadrons of seat 2 from a hex."""
    refusal = made.why_not(2, h)
    assert refusal is not None, f"{h} is legal"
    return refusal.name, refusal.rule


def attack(made: Scene, h: str, squadrons: int) -> None:
    """Army squadrons at the battlecruiser; air defence and bombs fail."""
    made.do(2, h).do(1, "cg1")
    made.dice.rolls += MISS
    made.do(2, f"enemy1 {squadrons}" if squadrons > 1 else "enemy1").do(2, "haruna")
    if squadrons > 1:
        made.do(2, str(squadrons))
    if question(made) == "strike":
        made.do(2, "done")


@rule("worldatwar", "22.132A")
def test_in_several_hexes_one_after_the_other() -> None:
    made = at_sea()
    assert made.legal(2) == ["done", "h0412", "h0413", "h0510", "h0511", "h0609", "h0610", "h0708"]
    # Two attack squadrons at Port Moresby, three at Cairns.
    attack(made, "h0609", 2)
    made.do(1, "yes")
    # Those of Cairns have not flown yet, and the ships are past the first hexes.
    assert question(made) == "air-attack-hex"
    assert made.legal(2) == ["done", "h0412", "h0413", "h0511"]
    assert [why_not(made, h) for h in ("h0708", "h0609", "h0610")] == [
        ("sailed-past", "22.132A"),
        ("sailed-past", "22.132A"),
        ("no-squadron-there", "22.132A"),
    ]
    attack(made, "h0412", 2)
    made.do(1, "yes")
    assert made.legal(2) == ["done", "h0413"], "one squadron is left"
    attack(made, "h0413", 1)
    made.do(1, "yes")
    assert [told.facts["hex"] for told in made.told("attack-on-the-way")] == [
        "hex/h0609",
        "hex/h0412",
        "hex/h0413",
    ]
    assert question(made) != "air-attack-hex" and made.told("duty-done")


@rule("worldatwar", "22.12", "22.132A")
def test_a_hex_beside_their_path_is_refused_by_the_rule_of_paths() -> None:
    made = at_sea()
    # h0411 touches Port Moresby and the way, h0511; the first hex of the way is out of range.
    assert (why_not(made, "h0411"), why_not(made, "h0707")) == (
        ("not-on-the-path", "22.12"),
        ("no-squadron-there", "22.132A"),
    )


@rule("worldatwar", "22.132A", "22.28A")
def test_after_each_attack_they_may_turn_back() -> None:
    made = at_sea()
    attack(made, "h0609", 2)
    made.do(1, "yes")
    attack(made, "h0412", 2)
    made.do(1, "no")
    assert not made.told("duty-done")


@rule("worldatwar", "22.132A")
def test_who_lets_a_stretch_pass_has_let_it_pass() -> None:
    made = at_sea()
    made.do(2, "done")
    assert made.told("duty-done"), "nothing waits for them, so the whole way was meant"
    # On their way home they are in reach again (22.132A).
    made.do(1, "done") if question(made) == "which-way" else None
    while question(made) != "air-attack-hex":
        made.do(made.asked()[0], "done")
    assert "h0412" in made.legal(2) and "h0413" not in made.legal(2)


HUNT = "interception seat2 > 1: h0510 base=townsville united-states-cruiser score=20"


@rule("worldatwar", "22.132A", "22.132B")
@pytest.mark.parametrize("struck", [False, True])
def test_behind_the_battle_others_may_attack(struck: bool) -> None:
    made = at_sea(HUNT)
    assert made.legal(2) == ["done", "h0609", "h0610", "h0708"], "up to the battle"
    assert made.rule_against(2, "h0510") == "22.132B"
    made.do(2, "done")
    op = op_of(made)
    made.dice.rolls += [1] * 99
    while question(made) != "press-on":
        seat = made.asked()[0]
        if struck and question(made) == "strike" and op.round == 2:
            made.do(2, "enemy1 2").do(2, "haruna").do(2, "2")
        elif question(made) == "withdraw" and seat == 2 and op.round == 2:
            made.do(2, "cg1 yes")
        else:
            made.do(seat, "done" if "done" in made.legal(seat) else made.legal(seat)[0])
    made.do(1, "yes")
    assert question(made) == "air-attack-hex"
    assert made.rule_against(2, "h0510") == "22.132A", "the hex of the battle lies behind them"
    # Cairns and Port Moresby reach these; who has struck in the battle does not fly again.
    assert made.legal(2) == ["done", "h0412", "h0413", "h0511"]
    made.do(2, "h0511").do(1, "cg1").do(2, "enemy1")
    assert made.legal(2) == [str(n) for n in range(1, 4 if struck else 6)]
    assert GAME.parse(op.text()).text() == op.text()
    view = op.observe(0)
    assert view.wing_raided == op.wing_raided
    assert view.imagine(FastDice(1)).observe(0).text() == view.text()


@rule("worldatwar", "22.132B")
def test_who_has_struck_them_in_the_battle_attacks_them_no_more() -> None:
    battle = "battle: h0510 intercepting=seat2 begins=strikes"
    lines = ["worldatwar 1", SEA, battle, "group seat1 1: haruna found=1"]
    made = Scene(GAME, "\n".join([*lines, "group seat2 1: alabama united-states-cruiser*4"]))
    op = op_of(made)
    made.dice.rolls += MISS
    # Two of Port Moresby are within three hexes, those of Cairns as well; the first ones fly.
    made.do(2, "enemy1 2")
    flown = [wing for wing, raided in enumerate(op.wing_raided) if raided]
    assert len(flown) == 2 and {op.wing_raided[wing] for wing in flown} == {1}
    assert "raided=1" in op.text() and GAME.parse(op.text()).text() == op.text()
    for seat in (0, 1):
        assert op.observe(seat).wing_raided == op.wing_raided


@rule("worldatwar", "22.132B")
@pytest.mark.parametrize("raided", [0, 2])
def test_their_hexes_are_those_of_the_others(raided: int) -> None:
    # squadron3 and squadron6 are the attack squadrons of Port Moresby.
    lines = [f"squadron{number}: raided=1" for number in (3, 6)][:raided]
    made = at_sea(*lines)
    reach = ["h0412", "h0413", "h0511"]
    assert made.legal(2) == ["done", *reach] if raided else "h0609" in made.legal(2)
    if raided:
        made.do(2, "h0511").do(1, "cg1")
        made.do(2, "enemy1")
        assert made.legal(2) == ["1", "2", "3"], "three of Cairns; two of Port Moresby would reach it"


@rule("worldatwar", "22.921", "22.132B")
def test_where_only_submarines_wait_squadrons_attack_first_and_in_the_same_hex() -> None:
    made = at_sea("interception seat2 > 1: h0510 base=townsville united-states-submarine score=20")
    # Up to that hex and not beyond: the submarine attacks after the squadrons there.
    assert made.legal(2) == ["done", "h0510", "h0609", "h0610", "h0708"]
    attack(made, "h0510", 2)
    made.dice.rolls += [1, 3, 4]
    made.do(1, "yes").do(1, "cg1")
    if question(made) == "torpedo-target":
        made.do(2, "haruna")
    names = [event.name for event in made.events]
    assert names.index("strike-launched") < names.index("torpedoes")
    made.do(1, "yes")
    # Behind it the squadrons that are left may attack.
    assert question(made) == "air-attack-hex" and made.legal(2) == ["done", "h0412", "h0413", "h0511"]


@rule("worldatwar", "22.132A")
def test_a_text_closes_no_more_hexes_than_there_are() -> None:
    text = at_sea().state.text()
    assert GAME.parse(text.replace("voyage1: ", "voyage1: flown=8 ")).text() != text
    with pytest.raises(PositionError, match="flown=9 is not a number from 0 to 8, its path"):
        GAME.parse(text.replace("voyage1: ", "voyage1: flown=9 "))
