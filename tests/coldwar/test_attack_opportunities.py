"""12.8 Lighter cards from heavier platforms, each symbol once (6.1.B.1)."""

from itertools import combinations_with_replacement, permutations

import pytest

from tests.coldwar.fight import answers, damage, fight, forbidden, over, ships
from tests.marks import rule
from wardroom.core.scene import Scene
from wardroom.games.coldwar.game import GAME

OPEN = "attack_opportunities"

GUNS = ("gun3", "gun5", "gun16")
MISSILES = ("missileA", "missileB", "missileC")


def firing(ship: str, hand: str, advanced: str = OPEN) -> Scene:
    kind = "subs" if GAME.catalogue.ships[GAME.piece(ship)].is_submarine else "row1"
    other = "row1: clemenceau\n  " if kind == "subs" else ""
    position = f"""
seat 1
  {other}{kind}: {ship}
  hand: {hand} retreat
seat 2
  row1: nimitz kirov
"""
    return fight(position, advanced=advanced)


# -- which platform fires which card -------------------------------------------------------------------------

# Guns: Kronshtadt 3", Pantera 5", Iowa 5" and 16". Missiles: Knox A, Sovremenny B, Slava and Oscar C.
# Ship, card, may she fire it with the rule, and without.
CAN = [
    ("kronshtadt", "gun3", True, True),
    ("kronshtadt", "gun5", False, False),
    ("kronshtadt", "gun16", False, False),
    ("pantera", "gun3", True, False),
    ("pantera", "gun5", True, True),
    ("pantera", "gun16", False, False),
    ("iowa", "gun3", True, False),
    ("iowa", "gun5", True, True),
    ("iowa", "gun16", True, True),
    ("knox", "missileA", True, True),
    ("knox", "missileB", False, False),
    ("knox", "missileC", False, False),
    ("sovremenny", "missileA", True, False),
    ("sovremenny", "missileB", True, True),
    ("sovremenny", "missileC", False, False),
    ("slava", "missileA", True, False),
    ("slava", "missileB", True, False),
    ("slava", "missileC", True, True),
    ("oscar", "missileA", True, False),
    ("oscar", "missileB", True, False),
]


@rule("coldwar", "12.8", "7.11", "7.12")
@pytest.mark.parametrize("ship, card, with_rule, without", CAN)
def test_a_platform_fires_its_own_cards_and_lighter_ones(
    ship: str, card: str, with_rule: bool, without: bool
) -> None:
    against = "7.11" if card in GUNS else "7.12"
    for advanced, allowed in ((OPEN, with_rule), ("", without)):
        with firing(ship, card, advanced) as scene:
            if allowed:
                scene.do(1, f"{card} {ship} > kirov; done")
                assert ships(scene, 2) == {"row1": f"nimitz kirov({card})"}
            else:
                assert forbidden(scene, 1, card) == against


@rule("coldwar", "12.8")
def test_a_light_card_does_light_damage_from_a_heavy_platform() -> None:
    with firing("slava", "missileA") as scene:
        scene.do(1, "missileA slava > kirov; done")
        assert damage(scene, "kirov") == 2


# -- sets of cards -------------------------------------------------------------------------------------------


def can_fire(platforms: list[int], cards: tuple[int, ...]) -> bool:
    """Slow and plain: is there a way to give each card a platform of its own, not lighter than the card?"""
    if len(cards) > len(platforms):
        return False
    return any(
        all(platform >= card for platform, card in zip(chosen, cards, strict=False))
        for chosen in set(permutations(platforms, len(cards)))
    )


def fires(ship: str, cards: list[str], advanced: str) -> bool:
    """Can the ship fire these cards, one after the other?"""
    with firing(ship, " ".join(cards), advanced) as scene:
        for card in cards:
            if card not in scene.legal(1):
                return False
            scene.do(1, f"{card} {ship} > nimitz")
        return True


def symbols(ship: str, guns: bool) -> list[int]:
    """A list with the size of each symbol: Iowa's guns are [1, 1, 1, 2, 2]."""
    card = GAME.catalogue.ships[GAME.piece(ship)]
    counts = card.guns if guns else card.missiles
    return [size for size in range(3) for _ in range(counts[size])]


@rule("coldwar", "12.8", "6.1.B.1")
@pytest.mark.parametrize(
    "ship, guns, most",
    [
        ("iowa", True, 4),
        ("colbert", True, 4),
        ("virginia", False, 4),
        ("iowa", False, 3),
        ("grozny", False, 3),
    ],
)
def test_any_set_of_cards_that_the_symbols_can_fire(ship: str, guns: bool, most: int) -> None:
    """Whatever the order, and no other set."""
    names = GUNS if guns else MISSILES
    platforms = symbols(ship, guns)
    allowed = 0
    for number in range(1, most + 1):
        for cards in combinations_with_replacement(range(3), number):
            keys = [names[card] for card in cards]
            if keys.count("gun16") > 3:
                continue
            possible = can_fire(platforms, cards)
            allowed += possible
            for order in {tuple(keys), tuple(reversed(keys)), (*keys[1:], keys[0])}:
                assert fires(ship, list(order), OPEN) is possible, order
            exact = all(cards.count(size) <= platforms.count(size) for size in range(3))
            assert fires(ship, keys, "") is exact, keys
    assert allowed > 4


@rule("coldwar", "12.8", "6.1.B.1")
def test_a_turret_that_fired_a_light_card_fires_no_more() -> None:
    """Iowa: three 5-inch and two 16-inch. The fourth 5-inch card takes a turret, the fifth the other."""
    with firing("iowa", "gun5*6 gun16*2") as scene:
        for _ in range(4):
            scene.do(1, "gun5 iowa > kirov")
        assert scene.rule_against(1, "gun16 iowa > nimitz") == ""
        scene.do(1, "gun5 iowa > kirov")
        assert forbidden(scene, 1, "gun16") == "6.1.B.1"
        assert forbidden(scene, 1, "gun5") == "6.1.B.1"


@rule("coldwar", "12.8", "6.1.B.1")
def test_which_symbol_fires_is_not_settled_until_all_cards_are_named() -> None:
    """Virginia has A, B and C. An A card first must not keep the B card from its platform."""
    with firing("virginia", "missileA*2 missileB missileC") as scene:
        scene.do(1, "missileA virginia > nimitz; missileA virginia > nimitz")
        # A and B have fired, or A and C: one of B and C can still be fired, not both.
        assert {"missileB", "missileC"} <= set(answers(scene, 1))
        scene.do(1, "missileB virginia > nimitz")
        assert forbidden(scene, 1, "missileC") == "6.1.B.1"
        scene.do(1, "done")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "nimitz(missileA missileA missileB) kirov"}


@rule("coldwar", "12.8", "6.1.B.1")
def test_without_the_rule_a_symbol_fires_its_own_size() -> None:
    with firing("virginia", "missileA*2 missileB missileC", "") as scene:
        scene.do(1, "missileA virginia > nimitz")
        assert forbidden(scene, 1, "missileA") == "6.1.B.1"
        scene.do(1, "missileC virginia > nimitz; missileB virginia > nimitz; done")
        assert ships(scene, 2) == {"row1": "nimitz(missileA missileB missileC) kirov"}


@rule("coldwar", "12.8", "6.1.B.1")
def test_guns_and_missiles_do_not_take_each_others_symbols() -> None:
    """Colbert has four guns and one missile."""
    with firing("colbert", "gun3*5 missileA*2") as scene:
        for _ in range(4):
            scene.do(1, "gun3 colbert > kirov")
        scene.do(1, "missileA colbert > nimitz")
        assert forbidden(scene, 1, "gun3") == "6.1.B.1"
        assert forbidden(scene, 1, "missileA") == "6.1.B.1"
