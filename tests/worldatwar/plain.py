"""A slow, plain second resolver of fleet combat, written from the rules alone, to check the fast one against.

It knows ships as small dictionaries, looks rows up in a table of its own, and rolls in the same order.
"""

from collections.abc import Callable
from typing import Any

ROWS = """
1       0 0 0 0 0 0 1 1 1 1 1
2       0 0 0 0 0 1 1 1 1 1 2
3       0 0 0 0 1 1 1 1 1 2 2
4       0 0 0 1 1 1 1 1 2 2 3
5-6     0 0 1 1 1 1 2 2 2 3 3
7-9     1 1 1 1 2 2 2 3 3 3 4
10-12   1 1 2 2 2 3 3 3 4 4 5
13-15   2 2 2 3 3 3 4 4 5 5 6
16-18   2 2 3 3 3 4 4 5 5 6 6
19-21   2 3 3 3 4 4 5 5 6 6 7
22-24   3 3 3 4 4 5 5 6 6 7 7
25      3 3 4 4 5 5 6 6 7 7 8
"""
TABLE: dict[int, list[int]] = {}
for line in ROWS.strip().splitlines():
    span, *cells = line.split()
    first, _, last = span.partition("-")
    for factors in range(int(first), int(last or first) + 1):
        TABLE[factors] = [int(cell) for cell in cells]

Ship = dict[str, Any]
Side = dict[str, Any]


def hits_of(factors: int, roll: int) -> int:
    column = min(max(roll, 2), 12) - 2
    total = 0
    while factors > 25:
        total += TABLE[25][column]
        factors -= 25
    return total + TABLE[factors][column]


def lowest(ships: list[Ship]) -> int:
    return min(int(ship["drm"]) for ship in ships)


def shot(side: Side, enemy: Side, firers: list[Ship], factors: int, target: list[Ship], roll: int) -> int:
    modifier = lowest(firers) - lowest(target)
    modifier -= 1 if side["hindered"] else 0
    modifier += 1 if enemy["hindered"] else 0
    return hits_of(factors, roll + modifier)


def afloat(ship: Ship) -> bool:
    return bool(ship["hits"] < ship["size"])


def hurt(ship: Ship) -> bool:
    return bool(ship["size"] > 1 and ship["hits"] == ship["size"] - 1)


def hit_named(ship: Ship, hits: int) -> None:
    ship["hits"] = min(ship["size"], ship["hits"] + hits)


def hit_group(side: Side, group: list[Ship], hits: int, where: str) -> None:
    """Even losses: two cruiser factors, two one-factor ships, and so on; a damaged cruiser sinks first."""
    for _ in range(hits):
        cruisers = [s for s in group if s["kind"] == "CA" and afloat(s)]
        small = [s for s in group if s["kind"] != "CA" and afloat(s)]
        wounded = [s for s in cruisers if hurt(s)]
        if side["owed"][where] > 0 and small:
            small[0]["hits"] = 1
            side["owed"][where] -= 1
        elif wounded:
            wounded[0]["hits"] = 2
            side["owed"][where] += 2
        elif cruisers:
            cruisers[0]["hits"] = 1
        elif small:
            small[0]["hits"] = 1


def rank(ship: Ship) -> tuple[int, int, int, int, int]:
    return (-ship["size"], -ship["fast"], ship["hits"], -ship["drm"], ship["place"])


def fight(sides: list[Side], roll: Callable[[], int]) -> None:
    """`aims`: a capital ship's id to an enemy id, "light" or "hold"; `lights`: surplus light ships."""
    for side in sides:
        side["owed"] = {"front": 0, "behind": 0}
        for ship in side["ships"]:
            ship["behind"] = (
                ship["kind"] in ("CV", "TR") or ship["laden"] or hurt(ship) or ship["id"] in side["screened"]
            )
        front = [s for s in side["ships"] if afloat(s) and not s["behind"]]
        side["caps"] = sorted((s for s in front if s["kind"] == "BB"), key=rank)
    # Pairs, surplus ships, and the answers of those who are fired at by several.
    few, many = sorted(sides, key=lambda side: len(side["caps"]))
    for side, other in ((many, few), (few, many)):
        side["at"] = {}
        for place, ship in enumerate(side["caps"]):
            if place < len(other["caps"]):
                side["at"][ship["id"]] = other["caps"][place]["id"]
            else:
                side["at"][ship["id"]] = side["aims"][ship["id"]]
    for ship in few["caps"]:
        firing = [s["id"] for s in many["caps"] if many["at"][s["id"]] == ship["id"]]
        if len(firing) > 1:
            few["at"][ship["id"]] = few["answers"](ship["id"], firing)

    def light(side: Side) -> list[Ship]:
        return [
            s
            for s in side["ships"]
            if not s["behind"] and afloat(s) and s["kind"] in ("CA", "DD", "CVE") and not hurt(s)
        ]

    def factors(ships: list[Ship]) -> int:
        return sum(s["size"] for s in ships)

    # Capital ships fire, both sides at once.
    landing: list[tuple[Side, Ship | None, int]] = []
    for side, enemy in ((sides[0], sides[1]), (sides[1], sides[0])):
        for target in enemy["caps"]:
            firers = [s for s in side["caps"] if side["at"][s["id"]] == target["id"]]
            if firers:
                hits = shot(side, enemy, firers, factors(firers), [target], roll())
                landing.append((enemy, target, hits))
        firers = [s for s in side["caps"] if side["at"][s["id"]] == "light"]
        if firers and light(enemy):
            landing.append((enemy, None, shot(side, enemy, firers, factors(firers), light(enemy), roll())))
    for enemy, target_ship, hits in landing:
        if target_ship is not None:
            hit_named(target_ship, hits)
        else:
            hit_group(enemy, light(enemy), hits, "front")
    # Cruisers damaged by that fire are screened.
    for side in sides:
        for ship in side["ships"]:
            if ship["kind"] == "CA" and hurt(ship):
                ship["behind"] = True
    # Light ships: three to one, the rest as ordered.
    landing = []
    for side in sides:
        side["held"] = 0
    for side, enemy in ((sides[0], sides[1]), (sides[1], sides[0])):
        mine, theirs = light(side), light(enemy)
        if not mine:
            continue
        surplus = max(0, factors(mine) - 3 * factors(theirs))
        spread: dict[str, int] = {}
        kind, priority, most = side["lights"]
        targets = [t for t in priority if afloat(next(s for s in enemy["caps"] if s["id"] == t))]
        targets = targets[: min(most, surplus)]
        if surplus and kind == "hold":
            side["held"] = surplus
        elif surplus and kind == "capitals" and targets:
            for place, unit in enumerate(targets):
                spread[unit] = surplus // len(targets) + (1 if place < surplus % len(targets) else 0)
        elif surplus and not theirs:
            side["held"] = surplus
        rest = factors(mine) - side["held"] - sum(spread.values())
        for target in enemy["caps"]:
            if spread.get(target["id"]):
                hits = shot(side, enemy, mine, spread[target["id"]], [target], roll())
                landing.append((enemy, target, hits))
        if rest and theirs:
            landing.append((enemy, None, shot(side, enemy, mine, rest, theirs, roll())))
    groups = [light(side) for side in sides]
    for enemy, target_ship, hits in landing:
        if target_ship is not None:
            hit_named(target_ship, hits)
        else:
            hit_group(enemy, groups[sides.index(enemy)], hits, "front")
    # Those that held their fire, at what a sunk screen has left open.
    for side, enemy in ((sides[0], sides[1]), (sides[1], sides[0])):
        if any(afloat(s) and not s["behind"] for s in enemy["ships"]):
            continue
        held = [s for s in side["caps"] if side["at"][s["id"]] == "hold" and afloat(s)]
        shots = [(held, factors(held))] if held else []
        shots.append((light(side), min(side["held"], factors(light(side)))))
        for firers, strength in shots:
            behind = [s for s in enemy["ships"] if s["behind"] and afloat(s)]
            group = [s for s in behind if s["kind"] in ("CA", "DD", "CVE", "TR")]
            if not behind or strength == 0:
                continue
            for aim in enemy_first(side["behind"], behind, group):
                if aim is None:
                    hit_group(enemy, group, shot(side, enemy, firers, strength, group, roll()), "behind")
                else:
                    hit_named(aim, shot(side, enemy, firers, strength, [aim], roll()))
                break


def enemy_first(priority: list[str], behind: list[Ship], group: list[Ship]) -> list[Ship | None]:
    """Targets in order; None is the group of light ships."""
    found: list[Ship | None] = []
    for unit in priority:
        if unit == "light":
            found += [None] if group else []
        else:
            found += [s for s in behind if s["id"] == unit]
    return found
