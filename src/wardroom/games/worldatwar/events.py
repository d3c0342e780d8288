"""What the war diary of the naval chapter may tell, each line with its facts, by chapters of the rulebook.

The parts of a roll stand under `m-` and the name of the part, those of the other side's under `d-`.
"""

from typing import Final

from wardroom.core.vocabulary import NUMBER, SEAT, SHIP, SHIPS, EventKind, FactKind, maybe, thing, words
from wardroom.games.worldatwar.decisions import BASE, DUTY, a_hex
from wardroom.games.worldatwar.scenario import ACTIVITIES

BOTH: Final = {"first": NUMBER, "second": NUMBER}
VOYAGE: Final = {"seat": SEAT, "voyage": NUMBER}
PORT: Final = {"seat": SEAT, "base": BASE}
GROUP: Final = {"seat": SEAT, "number": NUMBER}


def parts(mark: str, *names: str) -> dict[str, FactKind]:
    """What a roll is made of, as far as it is not nought."""
    return {mark + name: maybe(NUMBER) for name in names}


def all_parts(mark: str, *names: str) -> dict[str, FactKind]:
    """The same, noughts as well."""
    return {mark + name: NUMBER for name in names}


# 22.22I, 22.451B, 22.9418 Codebreaking.
STRATEGIC_CARDS: Final = EventKind("strategic-cards", **BOTH)
TACTICAL_CARDS: Final = EventKind("tactical-cards", **BOTH)
UNDERSEA_CARDS: Final = EventKind("undersea-cards", **BOTH)
ADVANTAGE_FOR_SEARCH: Final = EventKind("advantage-for-search", seat=SEAT)
ADVANTAGE_FOR_GUNNERY: Final = EventKind("advantage-for-gunnery", seat=SEAT)

# 22.12-22.15 Activities.
PHASE_BEGINS: Final = EventKind("phase-begins", number=NUMBER, seat=SEAT)
ACTIVITY: Final = EventKind("activity", **VOYAGE, duty=DUTY, activity=words(*ACTIVITIES), cargo=NUMBER)
FORCE_FORMED: Final = EventKind("force-formed", {"ships": SHIPS}, **PORT, force=NUMBER, tf=NUMBER)
FORCE_SAILS: Final = EventKind("force-sails", **PORT, force=NUMBER, tf=NUMBER, ships=SHIPS)
PATH_ANNOUNCED: Final = EventKind("path-announced", **VOYAGE, **a_hex("from"), **a_hex("to"), hexes=NUMBER)

# 22.163, 22.21-22.24 Interceptions.
PATROL_SUPPORTS: Final = EventKind("patrol-supports", **VOYAGE, **a_hex("hex"))
INTERCEPTION_ROLLED: Final = EventKind(
    "interception-rolled",
    **VOYAGE,
    dice=NUMBER,
    score=NUMBER,
    distance=NUMBER,
    round=NUMBER,
    submarine=NUMBER,
    **parts("m-", "cargo", "patrol", "counter", "light", "task-forces", "ground"),
    **parts("m-", "air", "submarines", "codes", "slow", "attempts"),
)
INTERCEPTION_GIVEN_UP: Final = EventKind("interception-given-up", **VOYAGE)

# 22.13-22.28, 22.7, 22.81 On the way and home.
ON_STATION: Final = EventKind("on-station", **VOYAGE, **a_hex("hex"), duty=DUTY, points=NUMBER)
DUTY_DONE: Final = EventKind("duty-done", seat=SEAT, duty=DUTY, points=NUMBER)
COMBINED: Final = EventKind("combined", **VOYAGE, **a_hex("hex"), forces=NUMBER)
PARTS: Final = EventKind("parts", **VOYAGE, force=NUMBER, own=NUMBER)
PRESSES_ON: Final = EventKind("presses-on", **VOYAGE)
TURNS_BACK: Final = EventKind("turns-back", **VOYAGE)
SPARED: Final = EventKind("spared", **PORT, ships=SHIPS)
BACK_IN_PORT: Final = EventKind("back-in-port", **PORT, force=NUMBER, inverted=NUMBER)
OPERATION_SCORED: Final = EventKind(
    "operation-scored",
    **GROUP,
    handicap=NUMBER,
    sunk=SHIPS,
    sunk_factor=NUMBER,
    damaged=SHIPS,
    damaged_factor=NUMBER,
)

# 22.3, 22.41, 22.42 Battles, their rounds and combat groups.
BATTLE_BEGINS: Final = EventKind("battle-begins", **a_hex("hex"))
ATTACK_ON_THE_WAY: Final = EventKind("attack-on-the-way", **a_hex("hex"), voyage=NUMBER)
ROUND_BEGINS: Final = EventKind("round-begins", round=NUMBER, **a_hex("hex"))
BATTLE_BROKEN_OFF: Final = EventKind("battle-broken-off", rounds=NUMBER)
BATTLE_OVER: Final = EventKind("battle-over", **a_hex("hex"), winner=NUMBER, rounds=NUMBER, seat=maybe(SEAT))
GROUPS_FORMED: Final = EventKind("groups-formed", seat=SEAT, numbers=thing("groups"))
FORCE_DIVIDED: Final = EventKind(
    "force-divided", {"ships": SHIPS}, seat=SEAT, force=NUMBER, own=NUMBER, tf=NUMBER
)
GROUP_REVEALED: Final = EventKind("group-revealed", **GROUP, ships=SHIPS)

# 22.45 Search.
SEARCH_ROLLED: Final = EventKind(
    "search-rolled",
    seat=SEAT,
    dice=NUMBER,
    groups=NUMBER,
    results=NUMBER,
    **parts("m-", "squadrons", "codes", "rounds", "groups"),
)
GROUP_FOUND: Final = EventKind(
    "group-found", **GROUP, results=NUMBER, small=NUMBER, slow=NUMBER, cargo=NUMBER, carriers=NUMBER
)

# 22.43, 22.44, 22.46 Squadrons.
LAND_AIR: Final = EventKind("land-air", seat=SEAT, cover=NUMBER, search=NUMBER)
BASE_ATTACKED: Final = EventKind("base-attacked", **PORT, squadrons=NUMBER)
STRIKE_LAUNCHED: Final = EventKind(
    "strike-launched", seat=SEAT, group=NUMBER, squadrons=NUMBER, surprise=NUMBER
)
AIR_COMBAT: Final = EventKind(
    "air-combat",
    seat=SEAT,
    attackers=NUMBER,
    defenders=NUMBER,
    row=NUMBER,
    roll=NUMBER,
    modifier=NUMBER,
    enemy=NUMBER,
    enemymodifier=NUMBER,
    lost=NUMBER,
    aborted=NUMBER,
    downed=NUMBER,
    driven=NUMBER,
    absent=maybe(NUMBER),
    **parts("m-", "own", "enemy"),
    **all_parts("d-", "row"),
    **parts("d-", "own", "enemy", "patrol"),
)
AIR_DEFENCE: Final = EventKind(
    "air-defence",
    seat=SEAT,
    level=NUMBER,
    roll=NUMBER,
    row=NUMBER,
    squadrons=NUMBER,
    lost=NUMBER,
    aborted=NUMBER,
    **parts("m-", "ships", "radar", "surprise"),
)
STRIKE: Final = {
    "seat": SEAT,
    "squadrons": NUMBER,
    "roll": NUMBER,
    "modifier": NUMBER,
    "hits": NUMBER,
    **all_parts("m-", "own", "enemy", "enemy-edge", "naval-air", "surprise"),
}
STRIKES: Final = EventKind("strikes", **STRIKE, ship=SHIP)
STRIKES_LIGHTS: Final = EventKind("strikes-lights", **STRIKE)
CRITICAL: Final = EventKind("critical", seat=SEAT, ship=SHIP, roll=NUMBER, hits=NUMBER, **{"from": NUMBER})
LANDS_ASHORE: Final = EventKind("lands-ashore", **PORT)
NO_DECK: Final = EventKind("no-deck", seat=SEAT)

# 22.5 Fleet combat.
ENGAGES: Final = EventKind("engages", seat=SEAT, group=NUMBER, target=NUMBER)
DETACHED: Final = EventKind("detached", ship=SHIP)
EVADED: Final = EventKind("evaded", seat=SEAT, group=NUMBER, becomes=NUMBER)
HELD_BACK: Final = EventKind("held-back", seat=SEAT, ships=SHIPS)
FLEET_COMBAT: Final = EventKind("fleet-combat", **BOTH)
FIRE: Final = {
    "seat": SEAT,
    "factors": NUMBER,
    "roll": NUMBER,
    "modifier": NUMBER,
    "hits": NUMBER,
    **all_parts("m-", "own", "enemy", "own-edge", "enemy-edge", "own-burden", "enemy-burden"),
}
FIRES_AT: Final = EventKind("fires-at", **FIRE, ship=SHIP)
FIRES_AT_LIGHTS: Final = EventKind("fires-at-lights", **FIRE)
FIRES_AT_SCREENED_LIGHTS: Final = EventKind("fires-at-screened-lights", **FIRE)

# 22.55, 22.82 Losses.
SHIP_DAMAGED: Final = EventKind("ship-damaged", ship=SHIP, seat=SEAT)
SHIP_SUNK: Final = EventKind("ship-sunk", ship=SHIP, seat=SEAT)
CARGO_LOST: Final = EventKind("cargo-lost", seat=SEAT, units=NUMBER)

# 22.61 Withdrawal.
GROUP_WITHDRAWS: Final = EventKind("group-withdraws", **GROUP)
SHIPS_WITHDRAW: Final = EventKind("ships-withdraw", **GROUP, ships=SHIPS)

# 22.9 Submarines.
SUBMARINES_ATTACK: Final = EventKind("submarines-attack", seat=SEAT, group=NUMBER, submarines=NUMBER)
TORPEDO_CATEGORY: Final = EventKind("torpedo-category", roll=NUMBER, category=NUMBER)
TORPEDO: Final = {
    "seat": SEAT,
    "group": NUMBER,
    "roll": NUMBER,
    "modifier": NUMBER,
    "drm": NUMBER,
    **all_parts("", "research", "air", "destroyers", "excess", "previous", "target", "codes"),
    "hits": NUMBER,
}
TORPEDOES: Final = EventKind("torpedoes", **TORPEDO, ship=SHIP)
TORPEDOES_LIGHTS: Final = EventKind("torpedoes-lights", **TORPEDO)
SUBMARINE_LOST: Final = EventKind("submarine-lost", **TORPEDO)
