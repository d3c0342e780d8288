"""Which defence meets which attack: each pair is played out with lucky dice and read from the diary."""

from collections.abc import Mapping
from typing import Final

from wardroom.core.dice import ScriptedDice
from wardroom.core.events import Event
from wardroom.core.options import Value
from wardroom.core.summaries import Meeting
from wardroom.games.highseas import battle, catalogue
from wardroom.games.highseas.catalogue import Ship
from wardroom.games.highseas.events import COVER_STOPS, ESCORTED, RUNS_SILENT, STOPPED
from wardroom.games.highseas.game import GAME

NO_CARD: Final = -1
# Every kind of attack, and its card.
ATTACKS: Final = (
    (battle.MAIN_ATTACK, catalogue.MAIN),
    (battle.SECONDARY_ATTACK, catalogue.SECONDARY),
    (battle.TORPEDO_ATTACK, catalogue.TORPEDO),
    (battle.DEPTH_ATTACK, catalogue.DEPTH_CHARGE),
    (battle.LAND_ATTACK, catalogue.LAND_AIR),
    (battle.CARRIER_ATTACK, NO_CARD),
)
PREPARED: Final = "prepared"
HAND: Final = "hand"
SHIP: Final = "ship"
COVER: Final = "cover"
SILENT: Final = "silent"
# Every defence, the rule behind it, and the ways in which it can be played.
DEFENCES: Final = (
    (catalogue.FAMILIES[catalogue.NEAR_MISS], "11.near-miss", (PREPARED, HAND)),
    (catalogue.FAMILIES[catalogue.ARMOR], "11.armor-plating", (PREPARED, HAND)),
    (catalogue.FAMILIES[catalogue.ESCORT], "11.escort", (PREPARED, HAND)),
    (catalogue.FAMILIES[catalogue.SMALL_TARGET], "11.small-target", (HAND,)),
    (catalogue.FAMILIES[catalogue.EVASIVE], "11.evasive-action", (HAND,)),
    (COVER, "12.cover", (SHIP,)),
    (SILENT, "13.run-silent", (SHIP,)),
)
# Entries of the diary that tell what a defence did.
TELLING: Final = (STOPPED, ESCORTED, COVER_STOPS, RUNS_SILENT)
DEFENDER: Final = 1
# Navies with a carrier and a submarine, and the kinds of ships that matter.
DEFENDING_NAVY: Final = catalogue.NATIONS.index("uk")
ATTACKING_NAVY: Final = catalogue.NATIONS.index("us")
CARRIER: Final = 0
SUBMARINE: Final = 1
DESTROYER: Final = 2
MOUNT: Final = 3
MOST_ROLLS: Final = 9


def summary(options: Mapping[str, Value] | None = None) -> list[Meeting]:
    """Every way in which a defence meets an attack; no option of the game changes that.

    `way` is prepared, hand, or ship for a ship's own number; `effect` is stopped or redirected.
    """
    found: list[Meeting] = []
    for kind, family in ATTACKS:
        for defence, rule, ways in DEFENCES:
            for way in ways:
                event = told(position(kind, family, defence, way))
                if event is not None:
                    found.append(
                        Meeting(
                            attack=battle.ATTACK_NAMES[kind],
                            source="",
                            defence=defence,
                            rule=rule,
                            way=way,
                            roll=bool(event.dice),
                            effect="redirected" if event.kind is ESCORTED else "stopped",
                            number=0,
                            on=0,
                        )
                    )
    return found


def told(text: str) -> Event | None:
    """What the diary tells of the defence, if the rules allow it."""
    state = GAME.parse(text, ScriptedDice([6] * MOST_ROLLS))
    log: list[Event] = []
    state.log = log
    while state.volley and state.mover() == DEFENDER:
        # The last legal answer is one that does something.
        state.play(DEFENDER, state.legal(DEFENDER)[-1])
    if state.volley:
        # Nobody was asked: the dice are still to be rolled.
        state.settle()
    for event in log:
        if event.kind in TELLING:
            return event
    return None


def position(kind: int, family: int, defence: str, way: str) -> str:
    """One ship of the attacker; two small ships, a carrier where it matters, and a submarine under attack."""
    card_fired, attacker = fired(family)
    submarine = ships(DEFENDING_NAVY, SUBMARINE)[0]
    small = ships(DEFENDING_NAVY, DESTROYER)[:2]
    row = [*small, ships(DEFENDING_NAVY, CARRIER)[0]] if defence == COVER else small
    # Only a passive submarine can run silent.
    heard = "" if defence == SILENT else "(active)"
    lines = ["highseas 1", "turn: seat1 7.defense", "seat 1", f"  row1: {attacker}"]
    # Somebody must hold a card, or nobody would be asked: one that answers nothing.
    lines += ["  hand: planning", "seat 2", f"  row1: {' '.join(row)}", f"  subs: {submarine}{heard}"]
    card = "planning" if way == SHIP else card_key(catalogue.FAMILIES.index(defence))
    lines.append(f"  hand: {'planning' if way == PREPARED else card}")
    if way == PREPARED:
        lines.append(f"  front: {card}")
    target = submarine if kind == battle.DEPTH_ATTACK else small[0]
    source = "-" if kind == battle.LAND_ATTACK else attacker
    words = [battle.ATTACK_NAMES[kind], card_fired, source, ">", target, "seat2"]
    return "\n".join([*lines, "attack: " + " ".join(words)])


def fired(family: int) -> tuple[str, str]:
    """A card of the family, and a ship that can fire it alone; without a card a carrier."""
    for card in GAME.catalogue.cards:
        for ship in GAME.catalogue.navies[ATTACKING_NAVY]:
            vessel = GAME.catalogue.ships[ship]
            fits = not vessel.is_submarine
            if family == catalogue.MAIN:
                fits = vessel.main == card.size
            elif family == catalogue.SECONDARY:
                fits = vessel.secondary == card.size
            elif family in (catalogue.TORPEDO, catalogue.DEPTH_CHARGE):
                fits = is_kind(ship, MOUNT)
            if card.family == family and fits and not card.double:
                return card.key, vessel.key
    return "-", ships(ATTACKING_NAVY, CARRIER)[0]


def ships(nation: int, kind: int) -> list[str]:
    """The keys of a navy's ships of this kind."""
    return [GAME.catalogue.ships[ship].key for ship in GAME.catalogue.navies[nation] if is_kind(ship, kind)]


def is_kind(number: int, kind: int) -> bool:
    ship: Ship = GAME.catalogue.ships[number]
    if kind == CARRIER:
        return ship.is_carrier
    if kind == SUBMARINE:
        return ship.is_submarine
    if kind == DESTROYER:
        return ship.type == "DD"
    return ship.mount != catalogue.NO_MOUNT and not ship.is_submarine


def card_key(family: int) -> str:
    for card in GAME.catalogue.cards:
        if card.family == family:
            return card.key
    return "-"
