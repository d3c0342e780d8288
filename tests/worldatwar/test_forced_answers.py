"""Questions with one answer are not put, unless leaving them out would tell the other side something."""

import random

import pytest

from tests.marks import rule
from tests.worldatwar.deck import Deck
from wardroom.core.dice import FastDice
from wardroom.games.worldatwar.air_strikes import AirStrikes
from wardroom.games.worldatwar.base_attack import BaseAttacks
from wardroom.games.worldatwar.cards import CodeCards, lay_cards
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.operation import CAP
from wardroom.games.worldatwar.pairing import FleetCombat
from wardroom.games.worldatwar.scenario import STRATEGIC, TACTICAL
from wardroom.games.worldatwar.search import facts_of

# Whether a side has squadrons, or a fast group, or ships in front is its secret: asked all the same.
SECRET = ("air-done", "base-attack", "strike", "surprise-strike", "screen", "engage", "evade")
# Questions of battles; those of operations have their own tests.
COMBAT = (
    "strategic-cards",
    "undersea-cards",
    "tactical-cards",
    "use-advantage",
    "patrol",
    "base-squadrons",
    "air-cover",
    "air-search",
    "strike-squadrons",
    "strike-target",
    "strike-share",
    "screen-number",
    "surplus-capital",
    "return-fire",
    "surplus-light",
    "factors-at-target",
    "screened-target",
    "screened-target-light",
    "choose-loss",
)


@pytest.mark.parametrize("scenario", ["matapan", "coral-sea", "midway", "meeting"])
def test_nobody_is_asked_what_everybody_knows(scenario: str) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        state = GAME.new({"scenario": scenario}, FastDice(seed + 1))
        while state.waiting():
            seat = rng.choice(state.waiting())
            legal, name = state.legal(seat), state.decision(seat).name
            assert len(legal) > 1 or name not in COMBAT, (name, state.text())
            state.play(seat, rng.choice(legal))


@rule("worldatwar", "22.22I", "22.451B")
def test_cards_are_laid_by_those_who_have_some() -> None:
    for held, members in (([1, 0, 0, 0, 0, 0], 1), ([1, 1, 0, 2, 0, 0], 3), ([0, 1, 0, 0, 0, 0], 0)):
        op = GAME.new({"scenario": "midway"}, FastDice(1))
        assert isinstance(op, WorldAtWar)
        op.stack.clear()
        op.cards = held
        lay_cards(op, STRATEGIC)
        step = op.stack[-1] if op.stack else None
        assert (step.members if isinstance(step, CodeCards) else 0) == members
    op.cards = [0, 1, 0, 0, 0, 0]
    lay_cards(op, TACTICAL)
    op.apply(0, op.legal(0)[1])
    assert op.decision(0).name == "use-advantage"


@rule("worldatwar", "22.432", "22.461B")
def test_what_is_announced_as_a_whole_is_nobodys_business_before() -> None:
    groups = {"0.1": "japan CV3:Akagi", "1.1": "united-states CA2"}
    air = ("0 japan nas*3 Akagi", "1 united-states cover*1 @Midway")
    deck = Deck(groups, air=air, bases=("1 Midway 2",), rolls=(1, 1, 1, 1))
    deck.begin(BaseAttacks()).do(0, "Midway")
    seen = deck.op.stack[-1].observe(deck.op, 1)
    assert isinstance(seen, BaseAttacks) and seen.base == -1 and seen.is_draft()
    deck = Deck(groups, air=air, bases=("1 Midway 2",), rolls=(1, 1))
    deck.op.found[8] = deck.op.found[1] = 1
    deck.begin(AirStrikes()).do(0, "enemy1")
    seen = deck.op.stack[-1].observe(deck.op, 1)
    assert isinstance(seen, AirStrikes) and (seen.target, seen.chosen) == (0, [])
    # That the surprise strike is let go is seen, so that not all of its answers are private.
    assert not seen.is_draft()


@rule("worldatwar", "22.41B", "22.432")
def test_how_many_fly_patrol_stays_a_secret() -> None:
    groups = {"0.1": "japan CV3:Akagi", "1.1": "united-states CA2"}
    air = ("0 japan nas*3 Akagi", "1 united-states cover*1 @Midway")
    for tasks in ([CAP, CAP, CAP, 0], [CAP, CAP, 0, 0]):
        deck = Deck(groups, air=air, bases=("1 Midway 2",), rolls=(1, 1, 1, 1))
        deck.op.wing_task = tasks
        deck.begin(BaseAttacks())
        assert deck.asked() == ([0], "base-attack")
    # One squadron is left: its number is not asked, and only the whole attack is seen.
    deck.do(0, "Midway")
    assert deck.told("base-attacked")[0].facts["squadrons"] == 1
    # A carrier that everybody knows to be damaged launches nothing.
    deck = Deck({**groups, "0.1": "japan CV3:Akagi/2"}, air=air, bases=("1 Midway 2",))
    deck.begin(BaseAttacks()).done()


@rule("worldatwar", "22.523A", "22.523B", "22.523C", "22.523D")
def test_who_is_known_to_be_slow_is_not_asked_to_evade() -> None:
    slow = {"0.1": "japan CA2", "1.4": "united-states slow-BB3:Texas"}
    for groups, asked in (
        # Found, and said to be slow; nobody of its side is damaged.
        (slow, False),
        # Somebody is: perhaps it is slow only on his account.
        ({**slow, "1.5": "united-states BB3:Idaho/2"}, True),
        ({"0.1": "japan CA2", "1.4": "united-states BB3:Iowa"}, True),
    ):
        deck = Deck(groups)
        deck.op.found[7 + 4] = 1
        deck.op.told[7 + 4] = facts_of(deck.op, 1, 4)
        deck.begin(FleetCombat()).do(0, "enemy4")
        assert (deck.asked()[1] == "evade") == asked
        if asked and "Iowa" not in groups["1.4"]:
            assert deck.legal(1) == ["no"]


@rule("worldatwar", "22.521D", "22.523E")
def test_whoever_has_lost_a_group_that_evaded_chooses_again() -> None:
    groups = {"0.1": "japan CA2", "1.4": "united-states CA2", "1.6": "united-states CA2"}
    deck = Deck(groups)
    deck.op.found[7 + 4] = 2
    deck.op.found[7 + 6] = 1
    deck.begin(FleetCombat()).do(0, "enemy4").do(1, "yes")
    assert deck.asked() == ([0], "engage")
    # 22.523E: not the group that is now number 5.
    assert deck.legal(0) == ["done", "enemy6"]
    deck.do(0, "enemy6")
    # 22.523C: nothing is higher than 6, so it fights at once; once is all.
    assert deck.asked() == ([0, 1], "screen")
    assert deck.op.spent[7 + 6] == 1 and deck.op.spent[7 + 5] == 0
