"""The player: hands each question to whoever judges it."""

from typing import cast

from wardroom.bots.coldwar.answers import allot_air_defense, answer, bomber_hit, first_defender
from wardroom.bots.coldwar.attacks import plan_attacks
from wardroom.bots.coldwar.defences import lay_area_defences
from wardroom.bots.coldwar.formation import adjust_formation, arrange
from wardroom.bots.coldwar.luck import ballot, luck_control
from wardroom.bots.coldwar.mates import transfer
from wardroom.bots.coldwar.mines import spare_from_mines
from wardroom.bots.coldwar.negating import negate
from wardroom.bots.coldwar.ordnance import adjust_ordnance
from wardroom.bots.coldwar.plan import Plan
from wardroom.bots.coldwar.prepare import dive, retreat, ship_ahoy
from wardroom.bots.coldwar.refueling import escort, refuel
from wardroom.bots.coldwar.spying import spy, take_away
from wardroom.bots.coldwar.submarines import dive_from_hunter, save_submarine
from wardroom.bots.coldwar.tactics import tactic_at_hand
from wardroom.bots.coldwar.telling import Place, Telling, complete, place_in_draft, scene_of
from wardroom.bots.coldwar.weights import WEIGHTS, Weights
from wardroom.bots.temper import tempered
from wardroom.core.decision import DONE
from wardroom.core.dice import FastDice
from wardroom.core.state import NOBODY, Policy, State, Step
from wardroom.games.coldwar.air_defence import AllotAirDefense, BomberHits
from wardroom.games.coldwar.answers import DamageControl, PointDefense, SaveSubmarine
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.escorts import Escort
from wardroom.games.coldwar.formation import Formation
from wardroom.games.coldwar.fortunes import LuckControl, Vote
from wardroom.games.coldwar.incoming import ChooseDefender, Hunt
from wardroom.games.coldwar.intelligence import Peek
from wardroom.games.coldwar.minefields import Minefield
from wardroom.games.coldwar.prepare import AdjustFormation, DiveDive, RetreatStep, ShipAhoy
from wardroom.games.coldwar.refueling import Refuel
from wardroom.games.coldwar.shipshape import AdjustOrdnance
from wardroom.games.coldwar.specials import Special
from wardroom.games.coldwar.teams import Transfers
from wardroom.games.coldwar.volley import BattleStations

# How far the temper of one admiral may lie from the weights of the style, and in which of them.
TEMPER = 0.2
TEMPERED = ("promise", "wary", "exposure", "last_answer", "control", "retreat")


class Doctrine(Policy):
    """Plays by the observation alone; the seed gives the admiral a temper, no dice are thrown in play."""

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        dice = FastDice(seed)
        self.weights = tempered(weights, TEMPERED, TEMPER, dice)
        # The plan of a volley is kept while its small decisions are asked.
        self.words: dict[Place, int] = {}
        self.scene: list[list[int]] = []

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        answer = self.think(view, seat, legal)
        return answer if answer in legal else legal[0]

    def think(self, view: State, seat: int, legal: list[int]) -> int:
        """The answer of the step on top of the stack."""
        b = cast(Battle, view)
        top = view.stack[-1]
        if b.switches.tactics and not isinstance(top, Vote):
            tactic = tactic_at_hand(legal)
            if tactic != NOBODY:
                return tactic
        return self.answer(b, top, seat, legal)

    def answer(self, b: Battle, top: Step, seat: int, legal: list[int]) -> int:
        """What is asked most often."""
        if isinstance(top, BattleStations):
            return self.battle_stations(b, top, legal)
        if isinstance(top, AdjustFormation):
            return adjust_formation(b, top, legal, self.weights)
        if isinstance(top, AdjustOrdnance):
            return adjust_ordnance(b, seat, legal, self.weights)
        if isinstance(top, PointDefense):
            return answer(b, top, seat, legal, self.weights)
        if isinstance(top, AllotAirDefense):
            return allot_air_defense(b, top, self.weights)
        if isinstance(top, DamageControl):
            return answer(b, top, seat, legal, self.weights)
        if isinstance(top, Formation):
            return arrange(b, top, seat, self.weights)
        return self.answer_the_rest(b, top, seat, legal)

    def answer_the_rest(self, b: Battle, top: Step, seat: int, legal: list[int]) -> int:
        """What is asked less often."""
        if isinstance(top, DiveDive):
            return dive(legal)
        if isinstance(top, ShipAhoy):
            return ship_ahoy(b, top, seat, legal, self.weights)
        if isinstance(top, RetreatStep):
            return retreat(b, top, seat, legal, self.weights)
        if isinstance(top, SaveSubmarine):
            return save_submarine(b, top, seat, legal, self.weights)
        if isinstance(top, BomberHits):
            return bomber_hit(b, legal, self.weights)
        if isinstance(top, ChooseDefender):
            return first_defender(b, legal)
        if isinstance(top, Transfers):
            return transfer(b, top, seat, legal, self.weights)
        return self.answer_action(b, top, seat, legal)

    def answer_action(self, b: Battle, top: Step, seat: int, legal: list[int]) -> int:
        """What only the expansion asks."""
        if isinstance(top, Special):
            return negate(b, top, seat, legal, self.weights)
        if isinstance(top, Peek):
            return take_away(b, top, legal, self.weights)
        if isinstance(top, Hunt):
            return dive_from_hunter(b, top, seat, legal, self.weights)
        if isinstance(top, Refuel):
            return refuel(b, top, seat, legal)
        if isinstance(top, Escort):
            return escort(b, top, seat, legal, self.weights)
        if isinstance(top, Minefield):
            return spare_from_mines(b, top.place, legal, self.weights)
        if isinstance(top, Vote):
            return ballot(b, seat, legal, self.weights)
        if isinstance(top, LuckControl):
            return luck_control(b, top, seat, legal, self.weights)
        return legal[0]

    def battle_stations(self, b: Battle, draft: BattleStations, legal: list[int]) -> int:
        """The whole volley is planned at once, then told word by word."""
        scene = scene_of(b, draft)
        place = place_in_draft(draft)
        if scene == self.scene and place in self.words:
            told = self.words[place]
            if told in legal:
                return told
        if draft.card != NOBODY or draft.ship != NOBODY:
            return complete(b, draft, legal, self.weights)
        plan = Plan(b, draft, self.weights)
        plan_attacks(plan)
        spy(plan)
        lay_area_defences(plan)
        self.scene = scene
        self.words = Telling(plan).said
        return self.words.get(place, DONE)
