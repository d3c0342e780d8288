"""8.1, 8.2 Defences at work: area defences against all that they meet, and the rolls that are due."""

from typing import Final

from wardroom.core.fact_forms import Bits, Packing
from wardroom.core.state import NOBODY
from wardroom.games.coldwar import battle, catalogue, diary, events, task_force
from wardroom.games.coldwar.attacks import any_surprise, coming_at
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.kinds.families import AREA_DEFENCES, kind_of
from wardroom.games.coldwar.kinds.kind import Kind
from wardroom.games.coldwar.task_force import may_bit

# A roll of Air Cover or Early Warning: area << 24 | player << 16 | attack << 8 | card.
AREA_ROLL: Final = 24


ROLLS: Final = Packing(
    "area/2/1/cover",
    [
        Bits("way", "choice", AREA_ROLL, names=("point", "area")),
        Bits("seat", "seat", 16),
        Bits("attack", "place", 8),
        Bits("card", "card", 0),
    ],
)


# Without and with Action: the kinds that meet what comes, ASW (8.37) apart.
MEETING: Final = [
    [kind for kind in AREA_DEFENCES if not kind.hunts and (action or kind.set == catalogue.BASE_SET)]
    for action in (False, True)
]


def area_defences(b: Battle, seat: int, stage: int) -> list[int]:
    """8.1, 12.layers What stops an attack surely comes first; then each card rolls against what it meets."""
    rolls: list[int] = []
    if not b.forces[seat].area:
        return rolls
    for kind in MEETING[b.switches.action]:
        coming = met_by(b, kind, seat, stage)
        if coming:
            reveal(b, seat, kind.family)
            if kind.sure:
                stop_all(b, seat, kind, coming)
            else:
                rolls += area_rolls(b, seat, kind, coming)
    return rolls


def met_by(b: Battle, kind: Kind, seat: int, stage: int) -> list[int]:
    """The attacks still coming that such an area defence meets: no surprise (7.18)."""
    found = []
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if coming_at(attack, seat, stage) and not attack.surprise:
            if kind.meets(b, attack):
                found.append(place)
    return found


def stop_all(b: Battle, seat: int, kind: Kind, coming: list[int]) -> None:
    """8.31, 8.32, 8.35 An automatic area defence stops every attack that it meets."""
    card = has_area(b, seat, kind.family)
    if card != NOBODY:
        for place in coming:
            kind.answer(b, place)
            diary.answered(b, events.AREA_STOPS, kind.rule, seat, card, place)


def area_rolls(b: Battle, seat: int, kind: Kind, coming: list[int]) -> list[int]:
    """8.1 Each area card of the kind rolls against each attack that it meets."""
    rolls = []
    for place in coming:
        for entry in b.forces[seat].area:
            if not entry & task_force.DOWN and b.family(entry & task_force.CARD_BITS) == kind.family:
                rolls.append(1 << AREA_ROLL | seat << 16 | place << 8 | entry & task_force.CARD_BITS)
    return rolls


def reveal(b: Battle, seat: int, family: int) -> None:
    """12.4 At its first chance a face-down card must be used; what stays down cannot be of that family."""
    force = b.forces[seat]
    hidden = may_bit(family) << 8
    area = []
    changed = False
    for entry in force.area:
        if entry & task_force.DOWN and b.family(entry & task_force.CARD_BITS) == family:
            area.append(entry & task_force.CARD_BITS)
            diary.with_card(b, events.AREA_REVEALED, "12.4", seat, entry & task_force.CARD_BITS)
            changed = True
        else:
            area.append(entry & ~hidden if entry & task_force.DOWN else entry)
            changed = changed or entry & task_force.DOWN != 0
    if changed:
        b.irrevocable += 1
        area.sort()
        force.area = area


def has_area(b: Battle, seat: int, family: int) -> int:
    """A face-up area card of the family, or NOBODY."""
    for entry in b.forces[seat].area:
        if not entry & task_force.DOWN and b.family(entry & task_force.CARD_BITS) == family:
            return entry & task_force.CARD_BITS
    return NOBODY


def give_warning(b: Battle, seat: int) -> None:
    """8.38 Early Warning as an area defence takes the surprise out of every attack."""
    if not b.switches.action or not b.forces[seat].area or not any_surprise(b, seat):
        return
    reveal(b, seat, catalogue.EARLY_WARNING)
    card = has_area(b, seat, catalogue.EARLY_WARNING)
    if card == NOBODY:
        return
    for place in range(len(b.volley)):
        if (
            b.volley[place].seat == seat
            and b.volley[place].surprise
            and b.volley[place].fate == battle.COMING
        ):
            b.volley[place].surprise = False
            diary.answered(b, events.SURPRISE_NEGATED, "8.38", seat, card, place)


def roll_next(b: Battle, roll: int) -> None:
    """One roll of Air Cover or Early Warning; a point defence is used up even if nothing is left to stop."""
    area = roll >> AREA_ROLL != 0
    player, place, card = roll >> 16 & 255, roll >> 8 & 255, roll & 255
    if not area:
        b.used = [*b.used, player << 8 | card]
    if b.volley[place].fate != battle.COMING:
        return
    kind_of(b, card).roll(b, player, card, place, area)


def laid_rolls(b: Battle, stage: int) -> list[int]:
    """8.2 All point defences of a stage have been laid: now they are rolled, save ASW (8.37)."""
    rolls: list[int] = []
    kept: list[int] = []
    for entry in b.laid:
        due = not kind_of(b, entry & 255).hunts and b.volley[entry >> 8 & 255].stage == stage
        (rolls if due else kept).append(entry)
    b.laid = kept
    return rolls
