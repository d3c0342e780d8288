"""The player: hands each question to whoever judges it."""

from typing import cast

from wardroom.bots.highseas.answers import defend, discard, plan_roll, prepare
from wardroom.bots.highseas.attacks import declare, turn_value
from wardroom.bots.highseas.fleet import choose_fleet, lay_out, pick_nation, reorganize
from wardroom.bots.highseas.weights import WEIGHTS, Weights
from wardroom.bots.temper import tempered
from wardroom.core.dice import FastDice
from wardroom.core.state import Policy, State
from wardroom.games.highseas.battle import Battle
from wardroom.games.highseas.defense import Defense
from wardroom.games.highseas.discards import Discards
from wardroom.games.highseas.formation import LayOut
from wardroom.games.highseas.muster import Choice
from wardroom.games.highseas.prepare import Prepare
from wardroom.games.highseas.reorganize import Reorganize
from wardroom.games.highseas.resolution import PlanRoll
from wardroom.games.highseas.setup import FleetChoice, PickNation
from wardroom.games.highseas.volley import Declare

# How far the temper of one admiral may lie from the weights of the style, and in which of them.
TEMPER = 0.2
TEMPERED = ("promise", "answer", "evasive", "idle", "hull", "cover")


class Doctrine(Policy):
    """Plays by the observation alone; the seed gives the admiral a temper, no dice are thrown in play."""

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        dice = FastDice(seed)
        self.weights = tempered(weights, TEMPERED, TEMPER, dice)
        self.heart = dice.below(60, 0)
        # The fleet that we would like, by navy and points: finding it takes a while.
        self.fleets: dict[tuple[int, int, bool], list[int]] = {}

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        answer = self.think(cast(Battle, view), seat, legal)
        return answer if answer in legal else legal[0]

    def think(self, b: Battle, seat: int, legal: list[int]) -> int:
        """The answer of the step on top of the stack."""
        top = b.stack[-1]
        if isinstance(top, Declare):
            return declare(b, top, legal, self.weights)
        if isinstance(top, Defense):
            return defend(b, top, seat, legal, self.weights)
        if isinstance(top, Reorganize):
            worth = turn_value(b, seat, self.weights) if top.pool == 0 and not top.moved else 0.0
            return reorganize(b, top, legal, self.weights, worth)
        if isinstance(top, Discards):
            return discard(b, seat, legal, self.weights)
        if isinstance(top, Prepare):
            return prepare(b, seat, legal)
        if isinstance(top, PlanRoll):
            return plan_roll(b, top, legal, self.weights)
        if isinstance(top, LayOut):
            return lay_out(b, top, legal, self.weights)
        if isinstance(top, FleetChoice):
            return choose_fleet(b, top, seat, self.wanted(b, seat), legal)
        if isinstance(top, PickNation):
            return pick_nation(legal, self.heart)
        return legal[0]

    def wanted(self, b: Battle, seat: int) -> list[int]:
        """3.fleet The best fleet of the navy, as this admiral sees it."""
        key = (b.fleets[seat].nation, b.switches.fleet_points, b.switches.flights_by_card)
        if key not in self.fleets:
            w = self.weights
            choice = Choice(b.catalogue, w.fire, w.hull, w.cover, w.unspent)
            reserve = b.fleets[seat].reserve
            self.fleets[key] = choice.best(reserve, b.switches.fleet_points, b.switches.flights_by_card)
        return self.fleets[key]
