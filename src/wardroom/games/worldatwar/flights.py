"""22.43-22.46 Squadrons in play: which are at hand, how they are lost, and where they land."""

from typing import Final

from wardroom.core.events import LookUp, Throw
from wardroom.core.vocabulary import Fact
from wardroom.games.worldatwar import diary, events, operation
from wardroom.games.worldatwar.air import attackers_roll, combat_results, deck_room, defenders_roll, fought
from wardroom.games.worldatwar.coming_to_light import sight
from wardroom.games.worldatwar.operation import (
    Operation,
    slot,
)
from wardroom.games.worldatwar.units import ATTACKER, CARRIER, COVERER, NAS, SEARCHER, lowest

# A squadron that has made its strike of the round; one that may not, for it has struck them in a battle.
HAS_STRUCK: Final = 6
SPENT: Final = 7


def wing_drm(op: Operation, wing: int) -> int:
    """22.55 The Air Nationality DRM of a squadron."""
    if op.settings.level_air:
        return 2 + op.wings.elite[wing]
    return op.wings.drm[wing]


def lowest_drm(op: Operation, wings: list[int]) -> int:
    """Ruling: squadrons of several nations fly with the lowest of their DRMs, as ships fire (22.552A)."""
    return lowest([wing_drm(op, wing) for wing in wings])


def wing_class(op: Operation, wing: int) -> int:
    """Equal squadrons have equal classes: the same kind and DRM."""
    return op.wings.kind[wing] * 16 + wing_drm(op, wing)


def classes_of(op: Operation, wings: list[int]) -> list[int]:
    return sorted({wing_class(op, wing) for wing in wings})


def of_class(op: Operation, wings: list[int], kind: int) -> list[int]:
    return [wing for wing in wings if wing_class(op, wing) == kind]


def able_deck(op: Operation, unit: int) -> bool:
    """A carrier in the battle from which squadrons can fly: afloat and undamaged."""
    return op.group[unit] > 0 and deck_room(op.roster, op.hits, unit) > 0


def carrier_wings(op: Operation, side: int) -> list[int]:
    """22.441, 22.74: squadrons on carriers in the battle that have no task in this round yet."""
    found: list[int] = []
    for wing in range(len(op.wing_on)):
        deck = op.wing_on[wing]
        if op.wings.side[wing] == side and deck >= 0 and op.wing_state[wing] == operation.READY:
            if op.wing_task[wing] == operation.NO_TASK and able_deck(op, deck):
                found.append(wing)
    return found


def perhaps_there(op: Operation, unit: int) -> bool:
    """Whether a ship is in the battle as far as everybody can say: one that is hidden may be in any group."""
    side = op.roster.side[unit]
    if op.is_open(unit) or (op.group[unit] > 0 and op.revealed[slot(side, op.group[unit])]):
        return op.group[unit] > 0
    numbers = range(1, operation.MOST_NUMBERS + 1)
    return any(op.on_chart[slot(side, n)] and not op.revealed[slot(side, n)] for n in numbers)


def perhaps_free(op: Operation, side: int, wing: int) -> bool:
    """Whether a squadron of the side may have no task, for all that was seen of it."""
    if op.wings.side[wing] != side or op.wing_state[wing] != operation.READY:
        return False
    return not op.wing_shown[wing] or op.wing_task[wing] == operation.NO_TASK


def perhaps_flying(op: Operation, side: int, fast: bool) -> bool:
    """Whether a side may have carrier squadrons without a task; which fly patrol is its secret (22.41B).

    A question that this rules out is put to nobody, and nobody learns anything from that.
    """
    for wing in range(len(op.wing_on)):
        deck = op.wing_on[wing]
        if deck < 0 or not perhaps_free(op, side, wing) or (fast and op.roster.kind[deck] != CARRIER):
            continue
        if deck_room(op.roster, op.hits, deck) > 0 and perhaps_there(op, deck):
            return True
    return False


def perhaps_from_land(op: Operation, side: int) -> bool:
    """Whether land-based squadrons may be left for a strike; who covers and who searches is a secret."""
    for wing in range(len(op.wing_on)):
        base = -1 - op.wing_on[wing]
        if base >= 0 and perhaps_free(op, side, wing):
            if can_strike(op.wings.kind[wing]) and in_range(op, base):
                return True
    return False


def in_range(op: Operation, base: int) -> bool:
    """22.442A An operational base within air range of the battle."""
    place = op.scenario.bases[base]
    # 22.35C In a box only carriers have squadrons.
    if op.battle_hex in op.scenario.boxes:
        return False
    return place.operational and op.scenario.chart.distance(place.at, op.battle_hex) <= op.scenario.air_range


def land_wings(op: Operation, side: int) -> list[int]:
    """22.442 Land-based squadrons that may take part and have no task yet."""
    found: list[int] = []
    for wing in range(len(op.wing_on)):
        deck = op.wing_on[wing]
        # 22.434, 22.442C: who was driven off is not ready in this round.
        if op.wings.side[wing] == side and deck < 0 and op.wing_state[wing] == operation.READY:
            # 22.4422B: who covers or searches has a task.
            if op.wing_task[wing] == operation.NO_TASK and in_range(op, -1 - deck):
                found.append(wing)
    return found


def base_wings(op: Operation, base: int) -> list[int]:
    """22.341A All air units of a base that can be met there."""
    here = [wing for wing in range(len(op.wing_on)) if op.wing_on[wing] == -1 - base]
    return [wing for wing in here if op.wing_state[wing] == operation.READY]


def can_cover(kind: int) -> bool:
    """22.341B Cover squadrons and naval air."""
    return kind == COVERER or kind == NAS


def can_search(kind: int) -> bool:
    """22.341C, 22.4422A: search squadrons and land-based naval air."""
    return kind == SEARCHER or kind == NAS


def can_strike(kind: int) -> bool:
    """22.341D Attack squadrons and naval air."""
    return kind == ATTACKER or kind == NAS


def strikers(op: Operation, side: int, surprise: bool) -> list[int]:
    """22.41C, 22.441, 22.461: who may fly a strike now; a surprise strike comes from carriers only."""
    found = carrier_wings(op, side)
    if not surprise:
        found += [wing for wing in land_wings(op, side) if can_strike(op.wings.kind[wing])]
    return found


def guarding(op: Operation, side: int, number: int) -> list[int]:
    """22.431A, 22.4421C: patrol from the carriers of a group, and land-based cover assigned to it."""
    found: list[int] = []
    for wing in range(len(op.wing_on)):
        if op.wings.side[wing] != side or op.wing_state[wing] != operation.READY:
            continue
        deck = op.wing_on[wing]
        if op.wing_task[wing] == operation.CAP and deck >= 0 and op.group[deck] == number:
            found.append(wing)
        elif op.wing_task[wing] == operation.COVER and op.wing_aim[wing] == number:
            found.append(wing)
    return found


def alike(op: Operation, wing: int, other: int) -> bool:
    """Squadrons that only their owner can tell apart: same class, same home, equally seen at work."""
    return (
        op.wings.side[wing] == op.wings.side[other]
        and wing_class(op, wing) == wing_class(op, other)
        and op.wing_on[wing] == op.wing_on[other]
        and op.wing_state[wing] == op.wing_state[other]
        and op.wing_shown[wing] == op.wing_shown[other]
        and op.wing_raided[wing] == op.wing_raided[other]
    )


def shown_at_work(op: Operation, wings: list[int], launched: bool = True) -> list[int]:
    """Squadrons come into sight: of those alike always the lowest numbers, so that nothing else is told.

    What the numbers had been told to do changes hands. Carriers that launch are not held back (22.26D).
    """
    seen: list[int] = []
    for wing in sorted(wings):
        for other in range(wing + 1):
            if other not in seen and alike(op, wing, other):
                seen.append(other)
                break
    hidden = [wing for wing in wings if wing not in seen]
    for wing in seen:
        if wing not in wings:
            for other in hidden:
                if alike(op, wing, other):
                    op.wing_task[wing], op.wing_task[other] = op.wing_task[other], op.wing_task[wing]
                    op.wing_aim[wing], op.wing_aim[other] = op.wing_aim[other], op.wing_aim[wing]
                    hidden.remove(other)
                    break
    for wing in seen:
        op.wing_shown[wing] = 1
        if op.wing_on[wing] >= 0:
            sight(op, op.wing_on[wing], launched)
    return seen


def note_raid(op: Operation, seat: int, wings: list[int]) -> None:
    """22.132B Who strikes from land in a battle may not attack those ships outside it."""
    bits, in_battle = 0, False
    for force in op.forces:
        if force.present and force.side != seat:
            bits |= 1 << force.voyage
        elif force.present:
            in_battle = True
    for wing in wings if in_battle else []:
        if op.wing_on[wing] < 0:
            op.wing_raided[wing] |= bits


def keep_out(op: Operation, voyage: int) -> None:
    """22.132B Squadrons that have struck a voyage in a battle have no part in an attack on its way."""
    for wing in range(len(op.wing_raided)):
        if op.wing_raided[wing] >> voyage & 1:
            op.wing_task[wing] = SPENT
            op.wing_shown[wing] = 1


def best_first(op: Operation, wings: list[int]) -> list[int]:
    """Naval air before the rest, then by DRM; equal squadrons by their number."""
    found: list[int] = []
    for wing in wings:
        place = len(found)
        while place > 0 and worth(op, wing) > worth(op, found[place - 1]):
            place -= 1
        found.insert(place, wing)
    return found


def worth(op: Operation, wing: int) -> int:
    return wing_drm(op, wing) + (10 if op.wings.kind[wing] == NAS else 0)


def suffer(op: Operation, wings: list[int], gone: int, aborted: int) -> list[int]:
    """Squadrons eliminated and aborted, the weakest first (ruling); gives those that fly on, best first."""
    line = best_first(op, wings)
    for place in range(len(line)):
        wing = line[len(line) - 1 - place]
        if place < gone:
            op.wing_state[wing] = operation.LOST
        elif place < gone + aborted:
            op.wing_state[wing] = operation.ABORTED
    return line[: len(line) - gone - aborted]


def air_fight(
    op: Operation,
    attackers: list[int],
    defenders: list[int],
    patrol: bool,
    surprise: int,
    rule: str,
    absent: int = 0,
) -> tuple[list[int], list[int]]:
    """22.432 One round of air combat; both sides roll, and lose squadrons at the same time; who flies on.

    `absent` are defenders whom surprise has kept out of it.
    """
    if not attackers or not defenders:
        return best_first(op, attackers), best_first(op, defenders)
    attack, defense = lowest_drm(op, attackers), lowest_drm(op, defenders)
    attack_modifier = attackers_roll(attack, defense)
    if patrol:
        defense_modifier = defenders_roll(attack, defense, surprise, op.settings)
    else:
        defense_modifier = attackers_roll(defense, attack)
    first, second = op.roll2(operation.AIR)
    attack_roll = first + second
    third, fourth = op.roll2(operation.AIR)
    defense_roll = third + fourth
    lost, turned = fought(len(attackers), len(defenders), defense_roll + defense_modifier)
    downed, driven = fought(len(defenders), len(attackers), attack_roll + attack_modifier)
    if op.log is not None:
        side = op.wings.side[attackers[0]]
        facts: dict[str, Fact] = {
            "seat": diary.seat_fact(side),
            "attackers": len(attackers),
            "defenders": len(defenders),
            # The rows of the table; above 20 squadrons row 20 and that of the rest.
            "row": len(attackers),
            "d-row": len(defenders),
            "roll": attack_roll,
            "modifier": attack_modifier,
            "enemy": defense_roll,
            "enemymodifier": defense_modifier,
            "lost": lost,
            "aborted": turned,
            "downed": downed,
            "driven": driven,
        }
        patrolling = defense_modifier - (defense - attack)
        diary.put_parts(facts, "m-", [("own", attack), ("enemy", -defense)])
        diary.put_parts(facts, "d-", [("own", defense), ("enemy", -attack), ("patrol", patrolling)])
        diary.put_parts(facts, "", [("absent", absent)])
        downs = combat_results(len(defenders), len(attackers), attack_modifier)
        losses = combat_results(len(attackers), len(defenders), defense_modifier)
        dice: list[Throw] = [
            LookUp(side, "air", "combat", [first, second], downs),
            LookUp(1 - side, "air", "combat", [third, fourth], losses),
        ]
        diary.tell(op, events.AIR_COMBAT, rule, facts, dice)
    return suffer(op, attackers, lost, turned), suffer(op, defenders, downed, driven)


def stand_down(op: Operation) -> None:
    """22.434, 22.435: after a battle who was turned back can fly again.

    Only what the last attack on a base has driven off is out of use for the rest of the player turn.
    """
    for wing in range(len(op.wing_driven)):
        if op.wing_driven[wing] and op.wing_state[wing] != operation.LOST:
            op.wing_state[wing] = operation.INVERTED
        elif op.wing_state[wing] == operation.ABORTED:
            op.wing_state[wing] = operation.READY
        op.wing_driven[wing] = 0
