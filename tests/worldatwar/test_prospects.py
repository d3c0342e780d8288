"""The odds beside a choice: from the same functions, and the same for whoever only observes."""

from itertools import product

import pytest

from tests.marks import rule
from tests.worldatwar.deck import Deck
from tests.worldatwar.sea import base, new, sail, units, voyage
from wardroom.core.decision import DONE
from wardroom.core.outcome import Odds
from wardroom.core.scene import Scene
from wardroom.core.words import Words
from wardroom.games.worldatwar import actions
from wardroom.games.worldatwar.air_strikes import AirStrikes
from wardroom.games.worldatwar.force import Force
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.gunnery import with_critical
from wardroom.games.worldatwar.pairing import FleetCombat
from wardroom.games.worldatwar.prospects import odds_of
from wardroom.games.worldatwar.sending_out import Intercept
from wardroom.games.worldatwar.submarine_steps import SubmarineAttacks


def odds(deck: Deck, seat: int, word: str) -> Odds | None:
    found = [action for action in deck.op.candidates(seat) if deck.text(action) == word]
    return odds_of(deck.op, seat, found[0])


@rule("worldatwar", "22.54B", "22.54C")
def test_surplus_fire_and_the_answer() -> None:
    groups = {"0.1": "germany BB4:Bismarck CA4", "1.1": "britain BC3:Hood BB4:Wales"}
    deck = Deck(groups).begin(FleetCombat()).do(0, "done").do(1, "done")
    # Seven factors: three hits with 9 to 11, four with 12.
    found = odds(deck, 1, "Bismarck")
    assert found is not None
    assert (found.of("sunk"), found.of("damaged"), found.of("harmless")) == pytest.approx(
        (1 / 36, 9 / 36, 26 / 36)
    )
    light = odds(deck, 1, "light")
    assert light is not None
    # Three factors: one hit with 6 to 10, two with 11 and 12.
    assert light.chances == pytest.approx([10 / 36, 23 / 36, 3 / 36])
    assert odds(deck, 1, "hold") is None
    deck.do(1, "Bismarck")
    answer = odds(deck, 0, "Hood")
    assert answer is not None
    assert answer.chances == pytest.approx([1 / 36, 5 / 36, 30 / 36])
    # Nothing for a seat that is not asked.
    assert odds_of(deck.op, 1, deck.op.legal(0)[0]) is None


@rule("worldatwar", "22.54E", "22.54G")
def test_light_ships_and_screened_ships() -> None:
    deck = Deck({"0.1": "japan DD7", "1.1": "united-states BB4:Texas"})
    deck.begin(FleetCombat()).do(0, "done").do(1, "done").do(1, "hold").do(0, "Texas")
    found = odds(deck, 0, "7")
    assert found is not None
    assert sum(found.chances) == pytest.approx(1.0)
    # Seven factors, DRM +1: three hits with 8 to 10, four with 11 and 12.
    assert (found.of("sunk"), found.of("damaged")) == pytest.approx((3 / 36, 12 / 36))
    deck = Deck({"0.1": "japan BB4:Nagato", "1.1": "united-states CV3:Hornet DD2c"})
    deck.begin(FleetCombat()).do(0, "done").do(1, "done")
    carrier, light = odds(deck, 0, "Hornet"), odds(deck, 0, "screened")
    assert carrier is not None and light is not None
    # Four factors, DRM +3: three hits with 9 and more, two with 7 and 8.
    assert (carrier.of("sunk"), carrier.of("damaged")) == pytest.approx((10 / 36, 11 / 36))
    assert sum(light.chances) == pytest.approx(1.0)


@rule("worldatwar", "22.46")
def test_a_strike() -> None:
    deck = Deck(
        {"0.1": "japan CV3:Akagi", "1.1": "united-states CV3:Hornet"},
        air=("0 japan nas*3 Akagi",),
        rolls=(1, 1),
    )
    deck.op.found[8] = deck.op.found[1] = 1
    deck.begin(AirStrikes()).do(0, "enemy1 3 Hornet")
    found = odds(deck, 0, "3")
    assert found is not None
    # Three squadrons, 2 - 0 + 1: three hits with 6 and more, two with 3 to 5.
    assert (found.of("sunk"), found.of("damaged")) == pytest.approx((26 / 36, 9 / 36))


@rule("worldatwar", "22.94")
def test_a_torpedo() -> None:
    deck = Deck({"0.0": "japan SS1", "1.1": "united-states CV3:Hornet CV3:Wasp"})
    force = Force()
    force.present = 1
    deck.op.forces.append(force)
    deck.op.force[0] = 1
    deck.op.found[8] = 1
    deck.begin(SubmarineAttacks()).do(0, "enemy1")
    found = odds(deck, 0, "Hornet")
    assert found is not None
    # +3: three hits with 6 and more, two with 4 and 5; no roll is low enough to lose the submarine.
    assert found.names == ["sunk", "damaged", "harmless", "submarine-lost"]
    assert found.chances == pytest.approx([26 / 36, 7 / 36, 3 / 36, 0.0])


@rule("worldatwar", "22.21", "22.24B")
def test_when_interceptors_would_arrive() -> None:
    op = new()
    op.wing_state = [3] * len(op.wing_state)
    target = voyage(op, "rabaul", "port-moresby", "moresby-invasion")
    sail(op, target, units(op, shoho=1, japan_cruiser=2, japan_destroyer=4), cargo=2)
    step = Intercept()
    step.seat, step.targets, step.place = 1, [target], 1
    step.hex = op.voyages[target].path[-1]
    op.stack.append(step)
    port = op.scenario.bases[base(op, "noumea")]
    away = op.scenario.chart.by_sea(port.at, step.hex)
    found = odds_of(op, 1, actions.base(port.place))
    assert found is not None and sum(found.chances) == pytest.approx(1.0)
    # Two dice for cargo, one for the task force, one for the defenders ashore; the Pacific halves the sum.
    sums = [sum(faces) for faces in product(range(1, 7), repeat=4)]
    assert found.of("round1") == pytest.approx(sum((s + 1) // 2 >= away for s in sums) / 1296)
    assert found.of("round2") == pytest.approx(sum(away - 2 <= (s + 1) // 2 < away for s in sums) / 1296)
    seen = odds_of(op.observe(1), 1, actions.base(port.place))
    assert seen is not None and seen.chances == found.chances
    assert odds_of(op, 1, DONE) is None
    for lang in ("en", "ru"):
        assert all(Words.of("worldatwar", lang).has(f"odds-{name}") for name in found.names)


@rule("worldatwar", "22.12", "22.21")
def test_a_hex_is_weighed_by_whoever_lies_nearest() -> None:
    op = new()
    op.wing_state = [3] * len(op.wing_state)
    target = voyage(op, "rabaul", "port-moresby", "moresby-invasion")
    sail(op, target, units(op, shoho=1, japan_cruiser=2, japan_destroyer=4), cargo=2)
    step = Intercept()
    step.seat, step.targets = 1, [target]
    step.hex = op.voyages[target].path[-1]
    op.stack.append(step)
    goal = actions.hex_at(step.hex)
    step.place = 1
    able = [odds_of(op, 1, action) for action in op.legal(1) if action != DONE]
    step.place = 0
    found = odds_of(op, 1, goal)
    assert found is not None
    assert found.of("round1") == max(odds.of("round1") for odds in able if odds is not None)
    seen = odds_of(op.observe(1), 1, goal)
    assert seen is not None and seen.chances == found.chances
    # With nobody in port there is nothing to weigh.
    for unit in range(len(op.berth)):
        if op.force[unit] == 0:
            op.hits[unit] = op.roster.size[unit]
    assert odds_of(op, 1, goal) is None


@rule("worldatwar", "22.54G", "22.55")
def test_ships_that_wait_for_the_same_target_fire_together() -> None:
    deck = Deck({"0.1": "japan BB5:Yamato BB4:Nagato DD4", "1.1": "united-states CV3:Hornet CVL2:Wright"})
    deck.begin(FleetCombat()).do(0, "done").do(1, "done")
    alone = odds(deck, 0, "Hornet")
    deck.do(0, "Hornet")
    together, other = odds(deck, 0, "Hornet"), odds(deck, 0, "Wright")
    assert alone is not None and together is not None and other is not None
    # Yamato by itself: five factors, DRM 4 - 0: three hits from 7 on, two from 4 on.
    assert (alone.of("sunk"), alone.of("damaged")) == pytest.approx((21 / 36, 12 / 36))
    # With Nagato: nine factors, DRM 3: three from 6 on, two from 3 on.
    assert (together.of("sunk"), together.of("damaged")) == pytest.approx((26 / 36, 9 / 36))
    # Nagato alone at Wright, four factors at +3: two hits from 7 on.
    assert other.of("sunk") == pytest.approx(21 / 36)


@rule("worldatwar", "22.462F")
def test_critical_hits_are_in_the_odds() -> None:
    deck = Deck(
        {"0.1": "japan CV3:Akagi", "1.1": "united-states CV3:Hornet"}, air=("0 japan nas*3 Akagi",), rolls=()
    )
    deck.op.found[8] = 7
    deck.begin(AirStrikes()).do(0, "enemy1 3 Hornet")
    found = odds(deck, 0, "3")
    assert found is not None
    # Three squadrons at 2 - 0 + 1 + 1: three hits from 5 on, two with 2 to 4; a third of those sinks it, too.
    assert (found.of("sunk"), found.of("damaged")) == pytest.approx((30 / 36 + 6 / 36 / 3, 6 / 36 * 2 / 3))
    # What the ship has taken before counts, and a ship that was damaged before is not damaged again.
    assert with_critical([0.5, 0.5], 3, 1, 7, 5) == pytest.approx([0.5, 0.5 * 2 / 3, 0.5 / 3])
    assert with_critical([0.5, 0.5], 3, 2, 7, 5) == [0.5, 0.5]
    assert with_critical([0.5, 0.5], 3, 1, 6, 5) == [0.5, 0.5]


CORAL_SEA = """worldatwar 1
options: scenario=coral-sea
turn: phase=1
activity moresby-invasion: h0608 japan-cruiser*4 japan-destroyer*2 cargo=2
patrol truk-patrol: {post} shokaku zuikaku japan-cruiser*4 japan-destroyer*2 shown
interception seat2 > 1: h0410 base=townsville united-states-cruiser*2 australia-cruiser*2 score=7
begins: counter
"""


@rule("worldatwar", "22.163B", "22.163C")
@pytest.mark.parametrize(("post", "name"), [("h0610", "round1"), ("h0608", "round1"), ("h0908", "round2")])
def test_a_patrol_that_supports_comes_without_dice(post: str, name: str) -> None:
    with Scene(GAME, CORAL_SEA.format(post=post)) as scene:
        scene.do(1, "h0410")
        action = scene.name(1, "force2")
        found = scene.state.odds(0, action)
        assert found is not None and found.of(name) == pytest.approx(1.0)
        seen = scene.state.observe(0).odds(0, action)
        assert seen is not None and (seen.names, seen.chances) == (found.names, found.chances)
