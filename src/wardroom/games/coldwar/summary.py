"""Which defence meets which attack: each pair is played out with lucky dice and read from the diary."""

from collections.abc import Mapping
from typing import Final

from wardroom.core.dice import ScriptedDice
from wardroom.core.events import Event
from wardroom.core.options import Value
from wardroom.core.summaries import Meeting
from wardroom.games.coldwar import battle, catalogue, events
from wardroom.games.coldwar.actions import CARD, TACTIC
from wardroom.games.coldwar.fortunes import FortunesOfWar
from wardroom.games.coldwar.game import GAME, ColdWar
from wardroom.games.coldwar.incoming import Incoming
from wardroom.games.coldwar.position.reading import Reader
from wardroom.games.coldwar.switches import SCHEMA, Switches

SHIP_SOURCE: Final = "ship"
SUBMARINE_SOURCE: Final = "submarine"
AIR_SOURCE: Final = "air"
NO_CARD: Final = -1
# Every kind of attack, what may make it, and its card.
ATTACKS: Final = (
    (battle.GUN_ATTACK, SHIP_SOURCE, catalogue.GUN),
    (battle.MISSILE_ATTACK, SHIP_SOURCE, catalogue.MISSILE),
    (battle.MISSILE_ATTACK, SUBMARINE_SOURCE, catalogue.MISSILE),
    (battle.TORPEDO_ATTACK, SUBMARINE_SOURCE, catalogue.TORPEDO),
    (battle.ASW_ATTACK, "", catalogue.ASW),
    (battle.MINE_ATTACK, "", catalogue.MINEFIELD),
    (battle.CRUISE_ATTACK, SHIP_SOURCE, catalogue.MISSILE),
    (battle.LAND_ATTACK, "", catalogue.LAND_STRIKE),
    (battle.CARRIER_ATTACK, SHIP_SOURCE, NO_CARD),
    (battle.BOMBER_ATTACK, "", catalogue.BOMBER),
)
# 7.18 What may come by surprise: the attack, and what it is called.
SURPRISE: Final = "surprise"
SURPRISES: Final = (
    (battle.TORPEDO_ATTACK, SUBMARINE_SOURCE, catalogue.TORPEDO, SUBMARINE_SOURCE),
    (battle.CARRIER_ATTACK, SHIP_SOURCE, NO_CARD, AIR_SOURCE),
)
# 13.6 The strokes that hit a ship.
SHIP_STROKES: Final = (catalogue.EXPLOSION, catalogue.FIRE_CONTROL, catalogue.DECK_FIRE)
AREA: Final = "area"
POINT: Final = "point"
SHIP: Final = "ship"
FRONT: Final = "tactic"
# Every defence, the rule behind it, and the ways in which it could be played.
AIR_DEFENSE: Final = "air_defense"
DEFENCES: Final = (
    (catalogue.FAMILIES[catalogue.EVADE], "8.31", (AREA, POINT)),
    (catalogue.FAMILIES[catalogue.ECM], "8.32", (AREA, POINT)),
    (catalogue.FAMILIES[catalogue.ASW], "8.37", (AREA, POINT)),
    (catalogue.FAMILIES[catalogue.COVER], "8.33", (AREA, POINT)),
    (AIR_DEFENSE, "12.1", (SHIP,)),
    (catalogue.FAMILIES[catalogue.DAMAGE_CONTROL], "9.3", (POINT,)),
)
ACTION_DEFENCES: Final = (
    (catalogue.FAMILIES[catalogue.SWEEPERS], "8.35", (AREA, POINT)),
    (catalogue.FAMILIES[catalogue.CRASH_DIVE], "8.36", (POINT,)),
    (catalogue.FAMILIES[catalogue.EARLY_WARNING], "8.38", (AREA, POINT)),
)
LAST_RESORTS: Final = (
    (catalogue.TACTICS[catalogue.EVASIVE], "13.54", (FRONT,)),
    (catalogue.TACTICS[catalogue.JAMMING], "13.55", (FRONT,)),
)

ATTACKER: Final = 0
DEFENDER: Final = 1
# Of the bomber strike.
DICE: Final = 6
MOST_ROLLS: Final = 20
# Entries of the diary that tell what a defence did.
TELLING: Final = (
    *(events.AREA_STOPS, events.COVER_STOPS, events.DEFENSE_STOPS, events.SUBMARINE_HIT, events.NEGATED),
    *(events.SURPRISE_NEGATED, events.WARNING_STOPS, events.CRASH_DIVED, events.LAST_RESORT_STOPS),
    *(events.LUCK_NEGATED, events.SPECIAL_NEGATED),
)
# Rolls that nothing in a summary changes: the number on the card.
PRINTED: Final = (events.WARNING_STOPS, events.LAST_RESORT_STOPS)


def summary(options: Mapping[str, Value] | None = None) -> list[Meeting]:
    """Every way in which a defence meets an attack, with the cards of a table.

    `way` is area, point, tactic, or ship for a ship's own Air Defense; `roll`: it needs one.

    `effect` is stopped or undone, unmasked where only the surprise is gone; dice or hits, `number` of which
    are taken off; or what becomes of the submarine, sunk-before or sunk-after its attack, or passive. Of a
    roll that stops, `number` is what surprise takes off; `on` is the number to roll where a card has but one.
    """
    switches = Switches(SCHEMA.fill(options or {}))
    defences = [each for each in DEFENCES if each[0] != AIR_DEFENSE or switches.air_defense]
    if switches.action:
        defences += ACTION_DEFENCES
    if switches.tactics:
        defences += LAST_RESORTS
    rounds = [(kind, source, family, battle.ATTACK_NAMES[kind], source) for kind, source, family in ATTACKS]
    if switches.action:
        rounds += [(kind, source, family, SURPRISE, name) for kind, source, family, name in SURPRISES]
    found: list[Meeting] = []
    for kind, source, family, attack, told in rounds:
        if kind == battle.MINE_ATTACK and not switches.action:
            continue
        if kind == battle.CRUISE_ATTACK and not switches.cruise_missiles:
            continue
        for defence, rule, ways in defences:
            for way in ways:
                setting = position(switches, kind, source, family, defence, way, attack == SURPRISE)
                event = telling(play(*setting))
                if event is not None:
                    found.append(meeting(event, kind, attack, told, defence, rule, way))
    return [*found, *bad_luck(switches), *negations(switches)]


def meeting(event: Event, kind: int, attack: str, source: str, defence: str, rule: str, way: str) -> Meeting:
    effect = effect_of(event, kind, way)
    return Meeting(
        attack=attack,
        source=source,
        defence=defence,
        rule=rule,
        way=way,
        roll="roll" in event.facts,
        effect=effect,
        number=taken_off(event, effect),
        on=int(event.facts["chance"]) if event.kind in PRINTED else 0,
    )


def bad_luck(switches: Switches) -> list[Meeting]:
    """13.6 What Bad Luck does to a ship can be undone like the effect of an attack."""
    found: list[Meeting] = []
    for stroke in SHIP_STROKES if switches.bad_luck else ():
        lines = [
            *("coldwar 1", options_line(switches), "turn: seat2 6.1.C.2"),
            *("seat 1", f"  row1: {ship_key(False, False)}", f"  hand: {card_key(catalogue.GUN)}"),
            *("seat 2", f"  row1: {carrier_key()}", f"  hand: {card_key(catalogue.DAMAGE_CONTROL)}"),
        ]
        state = begun("\n".join(lines))
        state.luck = [GAME.piece(which_key(catalogue.BAD_LUCK, stroke))]
        before = len(state.stack)
        state.stack.append(FortunesOfWar(DEFENDER))
        event = telling(played(state, before))
        if event is not None:
            found.append(
                meeting(
                    event,
                    NO_CARD,
                    catalogue.STROKES[stroke],
                    "",
                    catalogue.FAMILIES[catalogue.DAMAGE_CONTROL],
                    "9.3",
                    POINT,
                )
            )
    return found


def negations(switches: Switches) -> list[Meeting]:
    """9.6 Specials and Tactics as they are played."""
    found: list[Meeting] = []
    if not switches.action:
        return found
    carrier = next(ship for ship in GAME.catalogue.ships if ship.is_carrier)
    for name, key in (
        ("special", card_key(catalogue.CREW)),
        ("tactic", which_key(catalogue.TACTIC, catalogue.SATELLITE)),
    ):
        if name == "tactic" and not switches.tactics:
            continue
        lines = [
            *("coldwar 1", options_line(switches), "turn: seat1 6.1.B.1 fog=1"),
            *("seat 1", f"  row1: {carrier.key}", f"  hand: {key}"),
            *("seat 2", f"  row1: {ship_key(False, False)}", f"  hand: {card_key(catalogue.INTELLIGENCE)}"),
        ]
        state = begun("\n".join(lines))
        if name == "tactic":
            state.play(ATTACKER, TACTIC + catalogue.SATELLITE)
        else:
            state.play(ATTACKER, CARD + GAME.piece(key))
            state.play(ATTACKER, state.legal(ATTACKER)[-1])
        event = telling(played(state, len(state.stack) - 1))
        if event is not None:
            found.append(
                meeting(event, NO_CARD, name, "", catalogue.FAMILIES[catalogue.INTELLIGENCE], "9.6", POINT)
            )
    return found


def telling(log: list[Event]) -> Event | None:
    """The entry of the diary that tells what the defence did; a card laid last of all stopped the attack."""
    for event in log:
        if event.kind in TELLING:
            return event
    return log[-1] if log and log[-1].kind is events.POINT_LAID else None


def effect_of(event: Event, kind: int, way: str) -> str:
    if event.kind is events.SUBMARINE_HIT:
        return "sunk-before" if way == AREA else "sunk-after"
    if event.kind is events.SURPRISE_NEGATED:
        return "unmasked"
    if event.kind is events.CRASH_DIVED:
        return "passive"
    if event.kind in (events.NEGATED, events.LUCK_NEGATED, events.SPECIAL_NEGATED):
        return "hits" if kind == battle.BOMBER_ATTACK else "undone"
    return "dice" if kind == battle.BOMBER_ATTACK else "stopped"


def taken_off(event: Event, effect: str) -> int:
    """How many dice or hits of a bomber strike, or how much of an Air Defense number."""
    if effect == "hits":
        return 1
    if effect == "stopped" and event.kind is events.DEFENSE_STOPS:
        ship = GAME.catalogue.ships[GAME.piece(str(event.facts["ship"]).partition("/")[2])]
        return ship.air_defence[0] - int(event.facts["chance"])
    return DICE - int(event.facts["dice"]) if effect == "dice" else 0


def play(text: str, attack: str) -> list[Event]:
    """The diary of one attack, answered by one defence if the rules allow it."""
    state = begun(text)
    # Not a line of the text: the attack would be over before the diary begins.
    state.volley = [Reader(state).attack(attack)]
    before = len(state.stack)
    state.stack.append(Incoming(ATTACKER, [DEFENDER]))
    return played(state, before)


def begun(text: str) -> ColdWar:
    state = GAME.parse(text, ScriptedDice([1] * MOST_ROLLS))
    state.log = []
    return state


def played(state: ColdWar, before: int) -> list[Event]:
    """Everybody does something whenever possible, until the steps above these are done."""
    assert state.log is not None
    state.settle()
    while len(state.stack) > before:
        # The last legal answer is one that does something.
        state.play(state.mover(), state.legal(state.mover())[-1])
    return state.log


def options_line(switches: Switches) -> str:
    """The sets of cards of the table; 5.1 in numbers that may stand alone."""
    chosen = [f"action={'yes' if switches.action else 'no'}"]
    if switches.tactics:
        chosen.append(f"tactics={GAME.catalogue.held('tactics')}")
        chosen.append(f"bad_luck={GAME.catalogue.held('bad_luck')}")
    elif switches.bad_luck:
        chosen.append("bad_luck=7")
    return f"options: {'; '.join(chosen)}"


def position(
    switches: Switches, kind: int, source: str, family: int, defence: str, way: str, surprise: bool
) -> tuple[str, str]:
    """One ship of the attacker, one ship and one submarine of the defender; and the attack on its way."""
    attacker = carrier_key() if kind == battle.CARRIER_ATTACK else ship_key(source == SUBMARINE_SOURCE, False)
    guarded = ship_key(False, defence == AIR_DEFENSE, attacker)
    submarine = ship_key(True, False, attacker)
    dives = defence == catalogue.FAMILIES[catalogue.CRASH_DIVE]
    lines = ["coldwar 1", options_line(switches), "turn: seat1 6.1.C.2"]
    # 5.24 A submarine that attacks is active.
    lines += [
        "seat 1",
        f"  subs: {attacker}(active)" if source == SUBMARINE_SOURCE else f"  row1: {attacker}",
    ]
    # Somebody must hold a card, or the turn would go on.
    lines += [f"  hand: {card_key(catalogue.GUN)}", "seat 2", f"  row1: {guarded}"]
    lines.append(f"  subs: {submarine}{'(active)' if dives else ''}")
    if way == FRONT:
        lines.append(f"  tactics: {which_key(catalogue.TACTIC, catalogue.TACTICS.index(defence))}")
    elif defence != AIR_DEFENSE:
        lines.append(f"  {'area' if way == AREA else 'hand'}: {card_key(catalogue.FAMILIES.index(defence))}")
    hunted = kind == battle.ASW_ATTACK or (dives and kind == battle.TORPEDO_ATTACK)
    target = "-" if kind in (battle.BOMBER_ATTACK, battle.MINE_ATTACK) else submarine if hunted else guarded
    words = [battle.ATTACK_NAMES[kind], card_key(family), attacker if source else "-", ">", target, "seat2"]
    rolls = kind == battle.ASW_ATTACK or kind > battle.CRUISE_ATTACK
    words.append("chance=1" if rolls else "damage=1")
    if kind == battle.BOMBER_ATTACK:
        words.append(f"dice={DICE}")
    if surprise:
        words.append("surprise")
    return "\n".join(lines), " ".join(words)


def card_key(family: int) -> str:
    for card in GAME.catalogue.cards:
        if card.family == family:
            return card.key
    return "-"


def which_key(family: int, which: int) -> str:
    """A Tactic or a stroke of Bad Luck."""
    for card in GAME.catalogue.cards:
        if card.family == family and card.size == which:
            return card.key
    return "-"


def carrier_key() -> str:
    for ship in GAME.catalogue.ships:
        if ship.is_carrier:
            return ship.key
    return "-"


def ship_key(submarine: bool, air_defense: bool, other: str = "") -> str:
    """A ship with good Air Defense or none, or a submarine that is easy to find; not the other one."""
    found = "-"
    best = 0
    for ship in GAME.catalogue.ships:
        if ship.is_submarine != submarine or bool(ship.air_defence) != air_defense or ship.key == other:
            continue
        number = max(ship.air_defence) if air_defense else 2 - ship.elusive
        if number > best:
            found, best = ship.key, number
    return found
