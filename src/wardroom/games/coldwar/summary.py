"""Which defence meets which attack: each pair is played out with lucky dice and read from the diary."""

from typing import Final, TypedDict

from wardroom.core.dice import ScriptedDice
from wardroom.core.events import Event
from wardroom.games.coldwar.battle import (
    ASW_ATTACK,
    ATTACK_NAMES,
    BOMBER_ATTACK,
    CARRIER_ATTACK,
    CRUISE_ATTACK,
    GUN_ATTACK,
    LAND_ATTACK,
    MISSILE_ATTACK,
    TORPEDO_ATTACK,
)
from wardroom.games.coldwar.catalogue import (
    ASW,
    BOMBER,
    COVER,
    DAMAGE_CONTROL,
    ECM,
    EVADE,
    FAMILIES,
    GUN,
    LAND_STRIKE,
    MISSILE,
    TORPEDO,
)
from wardroom.games.coldwar.game import GAME
from wardroom.games.coldwar.incoming import Incoming

SHIP_SOURCE: Final = "ship"
SUBMARINE_SOURCE: Final = "submarine"
NO_CARD: Final = -1
# Every kind of attack, what may make it, and its card.
ATTACKS: Final = (
    (GUN_ATTACK, SHIP_SOURCE, GUN),
    (MISSILE_ATTACK, SHIP_SOURCE, MISSILE),
    (MISSILE_ATTACK, SUBMARINE_SOURCE, MISSILE),
    (TORPEDO_ATTACK, SUBMARINE_SOURCE, TORPEDO),
    (ASW_ATTACK, "", ASW),
    (CRUISE_ATTACK, SHIP_SOURCE, MISSILE),
    (LAND_ATTACK, "", LAND_STRIKE),
    (CARRIER_ATTACK, SHIP_SOURCE, NO_CARD),
    (BOMBER_ATTACK, "", BOMBER),
)
AREA: Final = "area"
POINT: Final = "point"
SHIP: Final = "ship"
# Every defence, the rule behind it, and the ways in which it could be played.
AIR_DEFENSE: Final = "air_defense"
DEFENCES: Final = (
    (FAMILIES[EVADE], "8.31", (AREA, POINT)),
    (FAMILIES[ECM], "8.32", (AREA, POINT)),
    (FAMILIES[ASW], "8.37", (AREA, POINT)),
    (FAMILIES[COVER], "8.33", (AREA, POINT)),
    (AIR_DEFENSE, "12.1", (SHIP,)),
    (FAMILIES[DAMAGE_CONTROL], "9.3", (POINT,)),
)

ATTACKER: Final = 0
DEFENDER: Final = 1
# Of the bomber strike.
DICE: Final = 6
MOST_ROLLS: Final = 20


class Meeting(TypedDict):
    """`way` is area, point, or ship for a ship's own Air Defense; `roll`: it needs one.

    `effect` is stopped or undone; dice or hits, `number` of which are taken off; or what becomes of the
    submarine, sunk-before or sunk-after its attack.
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
    for kind, source, family in ATTACKS:
        for defence, rule, ways in DEFENCES:
            for way in ways:
                event = telling(play(kind, source, family, defence, way))
                if event is not None:
                    effect = effect_of(event, kind, way)
                    found.append(
                        Meeting(
                            attack=ATTACK_NAMES[kind],
                            source=source,
                            defence=defence,
                            rule=rule,
                            way=way,
                            roll="roll" in event.facts,
                            effect=effect,
                            number=taken_off(event, effect),
                        )
                    )
    return found


def telling(log: list[Event]) -> Event | None:
    """The entry of the diary that tells what the defence did; a card laid last of all stopped the attack."""
    for event in log:
        if event.name in ("area-stops", "cover-stops", "defense-stops", "submarine-hit", "negated"):
            return event
    return log[-1] if log and log[-1].name == "point-laid" else None


def effect_of(event: Event, kind: int, way: str) -> str:
    if event.name == "submarine-hit":
        return "sunk-before" if way == AREA else "sunk-after"
    if event.name == "negated":
        return "hits" if kind == BOMBER_ATTACK else "undone"
    return "dice" if kind == BOMBER_ATTACK else "stopped"


def taken_off(event: Event, effect: str) -> int:
    """How many dice or hits of a bomber strike."""
    if effect == "hits":
        return 1
    return DICE - int(event.facts["dice"]) if effect == "dice" else 0


def play(kind: int, source: str, family: int, defence: str, way: str) -> list[Event]:
    """The diary of one attack, answered by one defence if the rules allow it."""
    state = GAME.parse(position(kind, source, family, defence, way), ScriptedDice([1] * MOST_ROLLS))
    log: list[Event] = []
    state.log = log
    before = len(state.stack)
    state.stack.append(Incoming(ATTACKER, [DEFENDER]))
    state.settle()
    while len(state.stack) > before:
        # The last legal answer is one that does something.
        state.play(state.mover(), state.legal(state.mover())[-1])
    return log


def position(kind: int, source: str, family: int, defence: str, way: str) -> str:
    """One ship of the attacker, one ship and one submarine of the defender, and the attack on its way."""
    attacker = ship_key(source == SUBMARINE_SOURCE, False)
    guarded = ship_key(False, defence == AIR_DEFENSE, attacker)
    submarine = ship_key(True, False, attacker)
    lines = ["coldwar 1", "turn: seat1 6.1.C.2"]
    # 5.24 A submarine that attacks is active.
    lines += [
        "seat 1",
        f"  subs: {attacker}(active)" if source == SUBMARINE_SOURCE else f"  row1: {attacker}",
    ]
    # Somebody must hold a card, or the turn would go on.
    lines += [f"  hand: {card_key(GUN)}", "seat 2", f"  row1: {guarded}", f"  subs: {submarine}"]
    if defence != AIR_DEFENSE:
        lines.append(f"  {'area' if way == AREA else 'hand'}: {card_key(FAMILIES.index(defence))}")
    target = "-" if kind == BOMBER_ATTACK else submarine if kind == ASW_ATTACK else guarded
    words = [ATTACK_NAMES[kind], card_key(family), attacker if source else "-", ">", target, "seat2"]
    rolls = kind == ASW_ATTACK or kind > CRUISE_ATTACK
    words.append("chance=1" if rolls else "damage=1")
    if kind == BOMBER_ATTACK:
        words.append(f"dice={DICE}")
    return "\n".join([*lines, "attack: " + " ".join(words)])


def card_key(family: int) -> str:
    for card in GAME.catalogue.cards:
        if card.family == family:
            return card.key
    return "-"


def ship_key(submarine: bool, air_defense: bool, other: str = "") -> str:
    """A ship with or without Air Defense, not the other one."""
    for ship in GAME.catalogue.ships:
        if ship.is_submarine == submarine and bool(ship.air_defence) == air_defense and ship.key != other:
            return ship.key
    return "-"
