"""22.14, 22.162 Who sails in whose company, who is out to meet them, and where they meet first."""

from wardroom.core.state import NOBODY
from wardroom.games.worldatwar import under_way as now
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.rendezvous import waits_in_port
from wardroom.games.worldatwar.scenario import NOWHERE
from wardroom.games.worldatwar.under_way import Voyage
from wardroom.games.worldatwar.voyages import forces_of, immune, is_submarine_voyage

# -- on one path ----------------


def travels_along(one: list[int], other: list[int], h: int) -> bool:
    """22.141A Paths that only cross in a hex are not there together, unless they begin or end in it."""
    if (one[0] == h and other[0] == h) or (one[-1] == h and other[-1] == h):
        return True
    a, b = one.index(h), other.index(h)
    before = a > 0 and b > 0 and one[a - 1] == other[b - 1]
    after = a + 1 < len(one) and b + 1 < len(other) and one[a + 1] == other[b + 1]
    return before or after


def same_path(op: Operation, one: int, other: int, h: int) -> bool:
    """22.162, 22.251, 22.252F: two interceptions that pass a hex together and do not only cross."""
    a, b = op.voyages[one].path, op.voyages[other].path
    return h in a and h in b and travels_along(a, b, h)


def separate_kinds(op: Operation, one: Voyage, other: Voyage) -> bool:
    """22.141B-22.141D Supply lines to different zones, raiders and sea escorts are met separately."""
    # 22.11C: raiders are met like any other voyage, but by themselves.
    duties = [op.scenario.duties[voyage.duty] for voyage in (one, other) if voyage.duty >= 0]
    if any(duty.alone() for duty in duties):
        return True
    return len(duties) == 2 and duties[0].other_zone(duties[1])


def companions(op: Operation, activity: int, h: int) -> list[int]:
    """22.141 Others of the side that pass at the same time; the activity itself comes first."""
    found = [activity]
    own = op.voyages[activity]
    for number, voyage in enumerate(op.voyages):
        if number == activity or voyage.side != own.side or voyage.level != now.ACTIVITY:
            continue
        if voyage.status != own.status or h not in voyage.path or not forces_of(op, number):
            continue
        if voyage.patrol and voyage.at == len(voyage.path) - 1 and own.status != now.RETURNING:
            # A patrol that has reached its hex is on no path; it supports (22.163).
            continue
        # 22.11A Who may not be intercepted is not drawn in by others.
        if waits_in_port(op, voyage) or immune(op, voyage) or not travels_along(own.path, voyage.path, h):
            continue
        # 22.141B Also if it sails with the one that is met: two lines never support each other (ruling).
        if not any(separate_kinds(op, op.voyages[other], voyage) for other in found):
            found.append(number)
    return found


def fellow_hunters(op: Operation, prey: int, h: int) -> list[int]:
    """22.162 Interceptions of the same level that pass a hex together with one of them."""
    own = op.voyages[prey]
    found: list[int] = []
    for n in sailing(op, own.level):
        # 22.917 Submarines are not met on their way; patrols come from elsewhere (22.163).
        if n == prey or op.voyages[n].side != own.side or op.voyages[n].patrol or is_submarine_voyage(op, n):
            continue
        if same_path(op, n, prey, h):
            found.append(n)
    return found


# -- hunters and hunted ----------------


def sailing(op: Operation, level: int) -> list[int]:
    """Voyages of a level that are under way."""
    voyages = enumerate(op.voyages)
    return [n for n, own in voyages if own.level == level and own.status == now.SAILING and forces_of(op, n)]


def interceptors(op: Operation, target: int) -> list[int]:
    """Interceptions of a voyage that are under way."""
    voyages = enumerate(op.voyages)
    return [
        n for n, own in voyages if own.target == target and own.status == now.SAILING and forces_of(op, n)
    ]


def interceptors_in(op: Operation, target: int, h: int) -> list[int]:
    """Those of them who meet it in a hex."""
    return [number for number in interceptors(op, target) if op.voyages[number].meets == h]


def hunters_met(op: Operation, number: int) -> list[int]:
    """22.141 Whom a voyage meets on its way: its hunters, and those of others that sail along there."""
    found = interceptors(op, number)
    own = op.voyages[number]
    for n in sailing(op, now.INTERCEPTION):
        hunter = op.voyages[n]
        if hunter.target not in (NOBODY, number) and hunter.meets in own.path[own.at :]:
            if number in companions(op, hunter.target, hunter.meets):
                found.append(n)
    return found


def under_way(op: Operation, number: int) -> list[int]:
    """22.19A, 22.19B: who sails, in the order in which they reach their hexes: hunters before the hunted."""
    found: list[int] = []
    for hunter in interceptors(op, number):
        if not op.voyages[hunter].patrol:
            found += under_way(op, hunter)
    return [*found, number]


# -- where they meet ----------------


def next_battle(op: Operation, number: int) -> int:
    """The first hex on the way of a voyage in which somebody waits for it, or NOWHERE."""
    path = op.voyages[number].path
    places = [path.index(op.voyages[n].meets) for n in hunters_met(op, number)]
    return path[min(places)] if places else NOWHERE


def all_under_way(op: Operation, number: int) -> list[int]:
    """Who sails for the next battle of a voyage: all hunters first, then those who pass there together."""
    h = next_battle(op, number)
    together = [number] if h == NOWHERE else companions(op, number, h)
    found: list[int] = []
    for prey in together:
        for hunter in interceptors(op, prey):
            if prey == number or op.voyages[hunter].meets == h:
                found += under_way(op, hunter)
    return found + together


def first_stop(op: Operation, hunter: int) -> int:
    """22.161B The first hex before its goal in which somebody waits for an interceptor, or NOWHERE."""
    own = op.voyages[hunter]
    awaited = [op.voyages[counter].meets for counter in interceptors(op, hunter)]
    for h in own.path:
        if h in awaited and h != own.meets:
            return h
    return NOWHERE


def to_be_stopped(op: Operation, number: int) -> list[int]:
    """Hunters of a voyage for whom somebody waits on the way, one of those who are met together (22.162)."""
    waited = [n for n in sorted(hunters_met(op, number)) if first_stop(op, n) != NOWHERE]
    found: list[int] = []
    for hunter in waited:
        path, h = op.voyages[hunter].path, first_stop(op, hunter)
        sooner = False
        for other in waited:
            # Whoever sails along is met with the other, where that comes first.
            there = first_stop(op, other)
            if there in path[: path.index(h)] and same_path(op, hunter, other, there):
                sooner = True
        fellows = fellow_hunters(op, hunter, h)
        if not sooner and not any(other in fellows for other in found):
            found.append(hunter)
    return found
