"""The player: hands each question to whoever judges it."""

from typing import cast

from wardroom.bots.temper import tempered
from wardroom.bots.worldatwar.bases import base_attack
from wardroom.bots.worldatwar.firing import aim, engage, evade, lose, screen
from wardroom.bots.worldatwar.flying import land_air, patrol, strike, strikes
from wardroom.bots.worldatwar.forming import advantage, cards, group_number
from wardroom.bots.worldatwar.hunting import air_attack, intercept
from wardroom.bots.worldatwar.leaving import withdraw
from wardroom.bots.worldatwar.sailing import (
    announce,
    choose_ships,
    first_battle,
    plot,
    press_on,
    station,
    which_base,
)
from wardroom.bots.worldatwar.sharing import several, share_out
from wardroom.bots.worldatwar.torpedoes import attack, substitutes, torpedo
from wardroom.bots.worldatwar.weights import WEIGHTS, Weights
from wardroom.core.decision import DONE
from wardroom.core.dice import FastDice
from wardroom.core.sealed import Sealed
from wardroom.core.state import Policy, State, Step
from wardroom.games.worldatwar.aftermath import PressOn
from wardroom.games.worldatwar.air_on_the_way import AttackFromTheAir
from wardroom.games.worldatwar.air_strikes import AirStrikes, Strike
from wardroom.games.worldatwar.base_attack import BaseAttacks
from wardroom.games.worldatwar.battle_lines import ScreenRun
from wardroom.games.worldatwar.campaign import Announce
from wardroom.games.worldatwar.cards import CardRun, UseAdvantage
from wardroom.games.worldatwar.fleet_engagement import FleetEngagement
from wardroom.games.worldatwar.groups import Numbering
from wardroom.games.worldatwar.muster import Choosing
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.pairing import Evasion, FleetCombat
from wardroom.games.worldatwar.passage import OrderOfBattles
from wardroom.games.worldatwar.returning import GoHome
from wardroom.games.worldatwar.routes import PlotCourse, Station
from wardroom.games.worldatwar.sending_out import Intercept
from wardroom.games.worldatwar.sinking import LossChoice
from wardroom.games.worldatwar.submarine_steps import SubmarineAttack, SubmarineAttacks, Substitutes
from wardroom.games.worldatwar.tasking import LandAirRun, PatrolRun
from wardroom.games.worldatwar.withdrawal import Withdraw

# How far the temper of one admiral may lie from the weights of the style, and in which of them.
TEMPER = 0.15
TEMPERED = ("bombs", "rounds", "edge", "hope", "patrol")


class Doctrine(Policy):
    """Plays by the observation alone; the seed gives the admiral a temper, no dice are thrown in play."""

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        dice = FastDice(seed)
        self.weights = tempered(weights, TEMPERED, TEMPER, dice)

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        answer = self.think(cast(Operation, view), seat, legal)
        return answer if answer in legal else legal[0]

    def think(self, op: Operation, seat: int, legal: list[int]) -> int:
        """The answer of the step on top of the stack, or of our own run in it."""
        top: Step = op.stack[-1]
        if isinstance(top, Sealed):
            return self.in_secret(op, top.run(op, seat), seat, legal)
        w = self.weights
        if isinstance(top, Intercept):
            if several(op, top):
                return share_out(op, top, seat, legal, w)
            return intercept(op, top, seat, legal, w)
        if isinstance(top, PlotCourse):
            return plot(op, top, seat, legal, w)
        if isinstance(top, Withdraw):
            return withdraw(op, top, seat, legal, w)
        if isinstance(top, FleetEngagement):
            return aim(op, top, seat, legal)
        if isinstance(top, FleetCombat):
            return engage(op, top, seat, legal, w)
        if isinstance(top, Evasion):
            return evade(op, top, seat, legal)
        if isinstance(top, AirStrikes):
            return strikes(op, top, seat, legal, w)
        if isinstance(top, Strike):
            return strike(op, top, seat, legal, w)
        if isinstance(top, BaseAttacks):
            return base_attack(op, top, seat, legal)
        if isinstance(top, SubmarineAttacks):
            return attack(op, top, seat, legal, w)
        if isinstance(top, SubmarineAttack):
            return torpedo(op, top, seat, legal, w)
        return self.at_sea(op, top, seat, legal)

    def in_secret(self, op: Operation, run: Step, seat: int, legal: list[int]) -> int:
        """What both sides choose at once."""
        w = self.weights
        if isinstance(run, Choosing):
            return choose_ships(op, run, seat, legal, w)
        if isinstance(run, CardRun):
            return cards(op, run, seat, legal)
        if isinstance(run, Numbering) and run.is_parting(op):
            # 22.421A Whoever comes first leaves a group that is too large.
            return legal[0]
        if isinstance(run, Numbering):
            return group_number(op, run, seat, legal, w)
        if isinstance(run, PatrolRun):
            return patrol(op, run, seat, legal, w)
        if isinstance(run, LandAirRun):
            return land_air(op, run, seat, legal)
        if isinstance(run, ScreenRun):
            return screen(op, run, seat, legal, w)
        # 22.26D Nobody is held back: who meets the enemy fights.
        return DONE

    def at_sea(self, op: Operation, top: Step, seat: int, legal: list[int]) -> int:
        """The questions of an operation that do not belong to a battle."""
        w = self.weights
        if isinstance(top, Announce):
            return announce(op, top, seat, legal, w)
        if isinstance(top, Station):
            return station(op, top, seat, legal)
        if isinstance(top, AttackFromTheAir):
            return air_attack(op, top, seat, legal)
        if isinstance(top, PressOn):
            return press_on(op, top, seat)
        if isinstance(top, GoHome):
            return which_base(op, top, seat, legal)
        if isinstance(top, OrderOfBattles):
            return first_battle(op, legal)
        if isinstance(top, UseAdvantage):
            return advantage(op, seat)
        if isinstance(top, LossChoice):
            return lose(op, top, legal)
        if isinstance(top, Substitutes):
            return substitutes(top, legal)
        # 22.19, 22.28B: the first voyage first; who has met nobody goes on alone.
        return legal[0]
