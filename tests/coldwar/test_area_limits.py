"""13.3 An attack bars the matching Area Defence in the same turn, and the other way round."""

import pytest

from tests.coldwar.expanded import expanded
from tests.coldwar.fight import area, fight, forbidden, over, ships
from tests.coldwar.look import force
from tests.marks import rule
from wardroom.core.scene import Scene

# Everything that can attack, and every Area Defence.
POSITION = """
options: area_limits={limits}
seat 1
  row1: kirov
  row2: nimitz
  row3: slava
  subs: oscar
  hand: gun5 missileA missileC torpedo lbas bomber asw evade ecm cover
seat 2
  row1: knox pantera
  row2: leahy
  row3: midway
  subs: rubis
"""
OPEN = "cruise_missiles prepared_defenses"

GUN = "gun5 kirov > knox"
MISSILE = "missileA kirov > leahy"
CRUISE = "missileC slava > knox"
FROM_BELOW = "missileC oscar > midway"
STRIKE = "nimitz > leahy"
TORPEDO = "torpedo oscar > knox"
LAND = "lbas leahy done"
BOMBER = "bomber seat2 dice1"
HUNT = "asw > rubis"


def table(limits: bool = True, rolls: list[int] | None = None) -> Scene:
    return fight(POSITION.format(limits="yes" if limits else "no"), rolls, advanced=OPEN)


BARRED = [
    (GUN, "evade", "13.3A"),
    (MISSILE, "ecm", "13.3B"),
    (CRUISE, "ecm", "13.3B"),
    (FROM_BELOW, "ecm", "13.3B"),
    (STRIKE, "cover", "13.3C"),
]


@rule("coldwar", "13.3", "13.3A", "13.3B", "13.3C")
@pytest.mark.parametrize("attack, card, number", BARRED)
def test_after_the_attack_the_area_card_is_barred(attack: str, card: str, number: str) -> None:
    with table() as scene:
        scene.do(1, attack)
        assert forbidden(scene, 1, card) == number
    with table(limits=False) as scene:
        scene.do(1, attack).do(1, f"{card} area")
        scene.do(1, "asw facedown")
        assert scene.state.decision(0).name == "battle-stations"


@rule("coldwar", "13.3", "13.3A", "13.3B", "13.3C")
@pytest.mark.parametrize("attack, card, number", BARRED)
@pytest.mark.parametrize("way", ["area", "facedown"])
def test_after_the_area_card_the_attack_is_barred(attack: str, card: str, number: str, way: str) -> None:
    with table() as scene:
        scene.do(1, f"{card} {way}")
        assert forbidden(scene, 1, attack.split()[0]) == number
    with table(limits=False) as scene:
        scene.do(1, f"{card} {way}")
        assert scene.rule_against(1, attack) == ""


@rule("coldwar", "13.3", "13.3A", "13.3B", "13.3C")
@pytest.mark.parametrize(
    "attack, cards",
    [
        (GUN, "ecm cover asw"),
        (MISSILE, "evade cover asw"),
        (CRUISE, "evade cover asw"),
        (STRIKE, "evade ecm asw"),
        # Torpedoes are answered by Evasive Maneuvers, but only guns bar them.
        (TORPEDO, "evade ecm cover asw"),
        # Land Based Air Strikes and bombers do not bar Air Cover.
        (LAND, "evade ecm cover asw"),
        (BOMBER, "evade ecm cover asw"),
        (HUNT, "evade ecm cover"),
    ],
)
def test_every_other_area_card_may_be_laid(attack: str, cards: str) -> None:
    with table() as scene:
        scene.do(1, attack)
        for card in cards.split():
            assert scene.rule_against(1, f"{card} area") == ""
            assert scene.rule_against(1, f"{card} facedown") == ""
    for card in cards.split():
        with table() as scene:
            scene.do(1, f"{card} area")
            assert scene.rule_against(1, attack.removesuffix(" done")) == ""


@rule("coldwar", "13.3")
@pytest.mark.parametrize(
    "attack, card",
    [("gun5 pantera > kirov", "evade"), ("missileA leahy > kirov", "ecm"), ("lbas kirov done", "cover")],
)
def test_as_a_point_defence_the_card_stays_usable(attack: str, card: str) -> None:
    """Seat 1 has fired everything in its turn; in the turn of seat 2 it answers from the hand."""
    position = f"""
options: area_limits=yes
seat 1
  row1: kirov
  row2: nimitz
  hand: {card}
seat 2
  row1: knox pantera
  row2: leahy
  hand: gun5 missileA lbas retreat
"""
    rolls = [4] if card == "cover" else []
    with fight(position, rolls, turn="seat2 6.1.B.1") as scene:
        scene.do(2, f"{attack}; done").do(1, f"{card} #1")
        assert scene.asked() == [2]
        assert ships(scene, 1) == {"row1": "kirov", "row2": "nimitz"}


@rule("coldwar", "13.3")
def test_the_limit_is_one_of_the_same_turn() -> None:
    """What seat 2 fired, and what seat 1 did a turn ago, bars nothing."""
    with fight(POSITION.format(limits="yes"), fog=0, advanced=OPEN) as scene:
        scene.do(1, "evade area; ecm area; cover area; done")
        assert area(scene, 1) == "evade ecm cover"


@rule("coldwar", "13.3", "12.4")
@pytest.mark.parametrize(
    "attack, rolls, left",
    [
        (GUN, [], "ecm cover asw"),
        (MISSILE, [], "evade cover asw"),
        (CRUISE, [], "evade cover asw"),
        (STRIKE, [6], "evade ecm asw"),
        (TORPEDO, [], ""),
    ],
)
def test_all_can_tell_that_a_face_down_card_is_not_the_barred_one(
    attack: str, rolls: list[int], left: str
) -> None:
    known = f"?(down may {left})" if left else "?(down)"
    with table(rolls=rolls) as scene:
        scene.do(1, f"asw facedown; {attack}; done")
        assert over(scene)
        assert force(scene.state.observe(1), 1)["area"] == known
    with table(limits=False, rolls=rolls) as scene:
        scene.do(1, f"asw facedown; {attack}; done")
        assert force(scene.state.observe(1), 1)["area"] == "?(down)"


# -- with the cards of Action ----------------

MORE = """
seat 1
  row1: kirov
  row2: nimitz
  subs: oscar
  hand: gunAny2 missileAny2 torpedo2 lbas3 minefield asw-land evade ecm cover-land sweepers ews retreat
seat 2
  row1: knox pantera
  row2: leahy
  subs: rubis
"""
GENERIC_GUN = "gunAny2 kirov > knox"
GENERIC_MISSILE = "missileAny2 kirov > leahy"


def larger_table(limits: str = "yes") -> Scene:
    return expanded(MORE, options=f"area_limits={limits}", advanced=OPEN)


@rule("coldwar", "13.3", "13.3A", "13.3B", "13.3C")
@pytest.mark.parametrize(
    "attack, card, number",
    [
        (GENERIC_GUN, "evade", "13.3A"),
        (GENERIC_MISSILE, "ecm", "13.3B"),
        ("missileAny2 oscar > leahy", "ecm", "13.3B"),
        # Land Based Air Cover is Air Cover.
        (STRIKE, "cover-land", "13.3C"),
    ],
)
def test_generic_and_land_based_cards_bar_and_are_barred(attack: str, card: str, number: str) -> None:
    with larger_table() as scene:
        scene.do(1, attack)
        assert forbidden(scene, 1, card) == number
    for way in ("area", "facedown"):
        with larger_table() as scene:
            scene.do(1, f"{card} {way}")
            assert forbidden(scene, 1, attack.split()[0]) == number
    with larger_table("no") as scene:
        scene.do(1, f"{attack}; {card} area")


@rule("coldwar", "13.3")
@pytest.mark.parametrize(
    "attack",
    [GENERIC_GUN, GENERIC_MISSILE, STRIKE, "torpedo2 oscar > knox", "lbas3 leahy done", "minefield seat2"],
)
def test_sweepers_early_warning_and_land_based_asw_are_never_barred(attack: str) -> None:
    with larger_table() as scene:
        scene.do(1, attack)
        for card in ("sweepers", "ews", "asw-land"):
            assert scene.rule_against(1, f"{card} area") == ""
            assert scene.rule_against(1, f"{card} facedown") == ""


@rule("coldwar", "13.3")
@pytest.mark.parametrize(
    "attack", ["torpedo2 oscar > knox", "lbas3 leahy done", "minefield seat2", "asw-land > rubis"]
)
def test_the_other_attacks_of_action_bar_nothing(attack: str) -> None:
    with larger_table() as scene:
        scene.do(1, attack)
        for card in ("evade", "ecm", "cover-land"):
            assert scene.rule_against(1, f"{card} area") == ""


@rule("coldwar", "13.3", "12.4")
def test_all_can_tell_what_a_face_down_card_of_action_is_not() -> None:
    with larger_table() as scene:
        scene.do(1, f"ews facedown; {GENERIC_GUN}; done")
        assert force(scene.state.observe(1), 1)["area"] == "?(down may ecm cover asw sweepers early_warning)"
