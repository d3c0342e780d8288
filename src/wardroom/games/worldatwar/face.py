"""An observation as plain data for a page: no nulls, flags only when true."""

from wardroom.core.state import UNKNOWN
from wardroom.games.worldatwar.actions import TASKS, hex_name
from wardroom.games.worldatwar.operation import LEVELS, LOST, STATUSES, Operation
from wardroom.games.worldatwar.scenario import NOWHERE
from wardroom.games.worldatwar.search import CARGO, CARRIERS, SLOW, SMALL, bits
from wardroom.games.worldatwar.units import KINDS, NATIONS, WING_KINDS


def face(op: Operation) -> dict[str, object]:
    found: dict[str, object] = {
        "scenario": op.scenario.key,
        "phase": op.phase + 1,
        "moving": op.moving,
        "cards": op.cards,
        "points": op.points,
        "bases": [
            {"key": base.key, "hex": hex_name(base.at), "side": base.side} for base in op.scenario.bases
        ],
        "voyages": [voyage_face(op, number) for number in range(len(op.voyages))],
        "forces": [force_face(op, number) for number in range(len(op.forces))],
        "ships": [ship_face(op, unit) for unit in range(len(op.force))],
        "squadrons": [wing_face(op, wing) for wing in range(len(op.wing_state))],
    }
    if op.round > 0:
        found["battle"] = battle_face(op)
    return found


def voyage_face(op: Operation, number: int) -> dict[str, object]:
    voyage = op.voyages[number]
    found: dict[str, object] = {
        "side": voyage.side,
        "level": LEVELS[voyage.level],
        "status": STATUSES[voyage.status],
        "path": [hex_name(h) for h in voyage.path],
        "at": voyage.at,
    }
    if voyage.duty >= 0:
        found["duty"] = op.scenario.duties[voyage.duty].key
    if voyage.target >= 0:
        found["target"] = voyage.target + 1
    if voyage.meets != NOWHERE:
        found["meets"] = hex_name(voyage.meets)
    if voyage.dice:
        found["dice"] = voyage.dice
        found["score"] = voyage.score
    if voyage.patrol:
        found["patrol"] = True
    return found


def force_face(op: Operation, number: int) -> dict[str, object]:
    force = op.forces[number]
    found: dict[str, object] = {
        "side": force.side,
        "base": op.scenario.bases[force.base].key,
        "voyage": force.voyage + 1,
    }
    if force.task_force:
        found["tf"] = True
    if force.cargo:
        found["cargo"] = force.cargo
    if force.number > 0:
        found["group"] = force.number
    for name, set_to in (("shown", force.shown), ("inverted", force.inverted), ("gone", force.gone)):
        if set_to:
            found[name] = True
    return found


def ship_face(op: Operation, unit: int) -> dict[str, object]:
    roster = op.roster
    found: dict[str, object] = {
        "key": op.scenario.labels[op.label(unit)],
        "kind": KINDS[roster.kind[unit]],
        "size": roster.size[unit],
        "side": roster.side[unit],
        "nation": NATIONS[roster.nation[unit]],
        "base": op.scenario.bases[op.berth[unit]].key,
    }
    if not roster.fast[unit]:
        found["slow"] = True
    if op.hits[unit]:
        found["hits"] = op.hits[unit]
    if op.force[unit] > 0:
        found["force"] = op.force[unit]
    if op.force[unit] == UNKNOWN:
        found["hidden"] = True
    if op.group[unit] > 0:
        found["group"] = op.group[unit]
    if op.laden[unit] > 0:
        found["laden"] = True
    return found


def wing_face(op: Operation, wing: int) -> dict[str, object]:
    found: dict[str, object] = {
        "kind": WING_KINDS[op.wings.kind[wing]],
        "side": op.wings.side[wing],
        "nation": NATIONS[op.wings.nation[wing]],
    }
    deck = op.wing_on[wing]
    if deck >= 0:
        found["ship"] = op.scenario.labels[op.label(deck)]
    else:
        found["base"] = op.scenario.bases[-1 - deck].key
    if op.wings.elite[wing]:
        found["elite"] = True
    if op.wing_state[wing] == LOST:
        found["lost"] = True
    elif op.wing_state[wing]:
        found["out"] = True
    if 0 < op.wing_task[wing] < len(TASKS):
        found["task"] = TASKS[op.wing_task[wing]]
    return found


def battle_face(op: Operation) -> dict[str, object]:
    """22.423B The Naval Combat Chart: which numbers are there, which are found, what was told of them."""
    groups: list[dict[str, object]] = []
    for side in range(2):
        for number in range(1, 7):
            slot = side * 7 + number
            if not op.on_chart[slot]:
                continue
            group: dict[str, object] = {"side": side, "number": number}
            if op.found[slot]:
                group["found"] = op.found[slot]
            if op.revealed[slot]:
                group["revealed"] = True
            if op.told[slot]:
                seen = bits(op.told[slot])
                group["carriers"] = seen // CARRIERS
                for name, bit in (("small", SMALL), ("slow", SLOW), ("cargo", CARGO)):
                    if seen & bit:
                        group[name] = True
            groups.append(group)
    return {"hex": hex_name(op.battle_hex), "round": op.round, "groups": groups}
