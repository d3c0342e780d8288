"""Which defence meets which attack: each pair is tried out on the rules, with the luckiest dice."""

from typing import Final, TypedDict

from wardroom.core.dice import ScriptedDice
from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.coldwar.actions import ATTACK
from wardroom.games.coldwar.answers import AllotAirDefense, DamageControl, PointDefense
from wardroom.games.coldwar.battle import (
    ASW_ATTACK,
    ATTACK_NAMES,
    BOMBER_ATTACK,
    CARRIER_ATTACK,
    COMING,
    CRUISE_ATTACK,
    GUN_ATTACK,
    HIT,
    LAND_ATTACK,
    MISSILE_ATTACK,
    NEGATED,
    STOPPED,
    TORPEDO_ATTACK,
    Attack,
    Battle,
    TaskForce,
    may_bit,
)
from wardroom.games.coldwar.catalogue import ASW, COVER, DAMAGE_CONTROL, ECM, EVADE, FAMILIES
from wardroom.games.coldwar.game import GAME
from wardroom.games.coldwar.incoming import (
    Incoming,
    air_area_defences,
    roll_point_cover,
    surface_area_defences,
)

SHIP_SOURCE: Final = "ship"
SUBMARINE_SOURCE: Final = "submarine"
# Every kind of attack, with what may make it.
ATTACKS: Final = (
    (GUN_ATTACK, SHIP_SOURCE),
    (MISSILE_ATTACK, SHIP_SOURCE),
    (MISSILE_ATTACK, SUBMARINE_SOURCE),
    (TORPEDO_ATTACK, SUBMARINE_SOURCE),
    (ASW_ATTACK, ""),
    (CRUISE_ATTACK, SHIP_SOURCE),
    (LAND_ATTACK, ""),
    (CARRIER_ATTACK, SHIP_SOURCE),
    (BOMBER_ATTACK, ""),
)
AIR_DEFENSE: Final = "air_defense"
# The rule behind each defence, in the order in which they answer.
DEFENCES: Final = (
    ("evade", "8.31"),
    ("ecm", "8.32"),
    ("asw", "8.37"),
    ("cover", "8.33"),
    (AIR_DEFENSE, "12.1"),
    ("damage_control", "9.3"),
)
RULES: Final = {name: rule for name, rule in DEFENCES}

ATTACKER: Final = 0
DEFENDER: Final = 1
BOMBER_DICE: Final = 6


class Meeting(TypedDict):
    """`way` is area, point or ship (a ship's own Air Defense).

    `effect` is stopped or undone; dice or hits, so many of which are taken off; or what becomes of the submarine:
    sunk-before or sunk-after its attack.
    """

    attack: str
    source: str
    defence: str
    rule: str
    way: str
    roll: bool
    effect: str
    number: int


def summary() -> list[Meeting]:
    """Every way in which a defence meets an attack."""
    found: list[Meeting] = []
    for kind, source in ATTACKS:
        for family in (EVADE, ECM, ASW, COVER):
            for way in ("area", "point"):
                trial = Trial(kind, source)
                if trial.area(family) if way == "area" else trial.point(family):
                    found.append(trial.told(FAMILIES[family], way))
        trial = Trial(kind, source)
        if trial.air_defense():
            found.append(trial.told(AIR_DEFENSE, "ship"))
        trial = Trial(kind, source)
        if trial.damage_control():
            found.append(trial.told(FAMILIES[DAMAGE_CONTROL], "point"))
    return found


class Trial:
    """One attack on a task force of one ship, which has Air Defense."""

    def __init__(self, kind: int, source: str) -> None:
        self.kind = kind
        self.source = source
        self.dice = ScriptedDice([1] * BOMBER_DICE)
        self.submarine_fate = ""
        self.b: Battle = GAME.empty({}, self.dice)
        b = self.b
        ships = b.catalogue.ships
        b.forces = [TaskForce() for _ in range(b.seats)]
        b.status = [0] * len(ships)
        b.hurt = [0] * len(ships)
        b.discard = [0] * len(b.catalogue.cards)
        b.acting = ATTACKER
        target = NOBODY
        attacker = NOBODY
        for ship in ships:
            if ship.air_defence and not ship.is_submarine and target == NOBODY:
                target = ship.id
            elif ship.is_submarine == (source == SUBMARINE_SOURCE) and attacker == NOBODY:
                attacker = ship.id
        b.forces[DEFENDER].ships = [target]
        b.status[target] = 1
        b.forces[ATTACKER].ships = [attacker]
        attack = Attack(kind, NOBODY, attacker if source else NOBODY, DEFENDER, target)
        attack.chance = 6
        if kind == BOMBER_ATTACK:
            attack.dice = BOMBER_DICE
            attack.target = NOBODY
        b.volley = [attack]

    def card(self, family: int) -> int:
        for card in self.b.catalogue.cards:
            if card.family == family:
                return card.id
        return NOBODY

    def area(self, family: int) -> bool:
        """8.1 Does a card laid before the attack do anything?"""
        b = self.b
        if not may_bit(family):
            return False
        b.forces[DEFENDER].area = [self.card(family)]
        incoming = Incoming(ATTACKER, [DEFENDER])
        incoming.list_hunts(b, DEFENDER)
        if incoming.hunts:
            self.submarine_fate = "sunk-before"
        surface_area_defences(b, DEFENDER)
        air_area_defences(b, DEFENDER)
        return self.changed()

    def point(self, family: int) -> bool:
        """8.2 Can a card be laid against the attack, and what does it do?"""
        b = self.b
        card = self.card(family)
        b.forces[DEFENDER].hand = [card]
        step = PointDefense(b, DEFENDER, b.volley[0].flies())
        if step.place_forbids(b, card, ATTACK) != ALLOWED:
            return False
        step.card = card
        step.lay(b, DEFENDER, 0)
        roll_point_cover(b, DEFENDER)
        if b.laid:
            self.submarine_fate = "sunk-after"
        return self.changed()

    def air_defense(self) -> bool:
        """12.1 Can a ship be set against the attack?"""
        b = self.b
        step = AllotAirDefense(b, DEFENDER)
        step.systems = step.systems[:1]
        if step.forbids(b, DEFENDER, ATTACK) != ALLOWED:
            return False
        b.stack.append(step)
        step.take(b, DEFENDER, ATTACK)
        step.act(b)
        return self.changed()

    def damage_control(self) -> bool:
        """9.3 Can the effect of a hit be undone?"""
        b = self.b
        card = self.card(DAMAGE_CONTROL)
        b.forces[DEFENDER].hand = [card]
        attack = b.volley[0]
        attack.fate = HIT
        attack.hits = attack.dice
        step = DamageControl(b, DEFENDER)
        if step.place_forbids(b, card, ATTACK) != ALLOWED:
            return False
        step.card = card
        step.lay(b, DEFENDER, 0)
        return self.changed()

    def changed(self) -> bool:
        attack = self.b.volley[0]
        dice = BOMBER_DICE if self.kind == BOMBER_ATTACK else 1
        return bool(self.submarine_fate) or attack.fate not in (COMING, HIT) or attack.dice + attack.hits < (
            dice if attack.fate == COMING else 2 * dice
        )

    def told(self, defence: str, way: str) -> Meeting:
        attack = self.b.volley[0]
        effect, number = self.submarine_fate, 0
        if attack.fate == STOPPED:
            effect = "stopped"
        elif attack.fate == NEGATED:
            effect = "undone"
        elif not effect and attack.fate == HIT:
            effect, number = "hits", BOMBER_DICE - attack.hits
        elif not effect:
            effect, number = "dice", BOMBER_DICE - attack.dice
        return Meeting(
            attack=ATTACK_NAMES[self.kind],
            source=self.source,
            defence=defence,
            rule=RULES[defence],
            way=way,
            roll=self.dice.rolled > 0 or bool(self.submarine_fate),
            effect=effect,
            number=number,
        )
