"""22.14 Several enemy voyages at once: who goes for which of them, so that all together do us most good."""

from __future__ import annotations

from wardroom.bots.worldatwar.hunting import Chase, Gathering, Hunter, beyond, worth_a_look
from wardroom.bots.worldatwar.stakes import Standing, likely, stake
from wardroom.bots.worldatwar.weights import Weights
from wardroom.core.decision import DONE
from wardroom.games.worldatwar.actions import HEX, hex_at
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.sending_out import UNDER_WATER, WHERE, Intercept
from wardroom.games.worldatwar.under_way import INTERCEPTION

# Voyages, ports and patrols that are weighed against each other.
MOST_TARGETS = 3
MOST_SOURCES = 5

Outcomes = list[tuple[float, float]]
# Nobody goes, so nothing happens.
NOBODY_GOES: Outcomes = [(1.0, 0.0)]


def several(op: Operation, top: Intercept) -> bool:
    """Whether enemy voyages that are asked about later are worth keeping somebody for."""
    if top.level != INTERCEPTION or top.place == UNDER_WATER:
        return False
    return any(stake(op, voyage) > 0 for voyage in top.targets[1:])


class Prospect:
    """One enemy voyage, and the hexes in which it could be met."""

    def __init__(
        self, op: Operation, top: Intercept, seat: int, voyage: int, hexes: list[int], w: Weights
    ) -> None:
        chase = Chase(op, seat, voyage, top.level, w)
        self.voyage = voyage
        self.gatherings: list[Gathering] = []
        self.hunters: list[dict[int, Hunter]] = []
        self.company: list[list[int]] = []
        self.known: dict[frozenset[int], tuple[int, Outcomes]] = {}
        for h in worth_a_look(op, chase, top, hexes):
            together = chase.together(h)
            gathering = Gathering(chase, Standing(op, seat, together, w), top, h)
            self.gatherings.append(gathering)
            self.hunters.append({sending.answer: sending.hunter for sending in gathering.sendings()})
            self.company.append(together)

    def sources(self) -> dict[int, float]:
        """Ports and patrols that can reach it, with their strength."""
        return {answer: h.strength.hulls for hunters in self.hunters for answer, h in hunters.items()}

    def best(self, chosen: frozenset[int]) -> tuple[int, Outcomes]:
        """Where these do best, by the points to be expected, and what may come of it."""
        if chosen not in self.known:
            place, found, most = -1, NOBODY_GOES, 0.0
            for number, gathering in enumerate(self.gatherings):
                able = self.hunters[number]
                hunters = gathering.hunters + [able[answer] for answer in sorted(chosen) if answer in able]
                if not hunters or any(answer not in able for answer in chosen):
                    continue
                outcomes = gathering.outcomes(hunters)
                points = sum(chance * points for chance, points in outcomes)
                if place < 0 or points > most:
                    place, found, most = number, outcomes, points
            self.known[chosen] = place, found
        return self.known[chosen]


class Plan:
    """Who goes where, and the chance to win the operation that comes of it."""

    def __init__(self, value: float, first: frozenset[int], h: int) -> None:
        self.value = value
        self.first = first
        self.hex = h


def share_out(op: Operation, top: Intercept, seat: int, legal: list[int], w: Weights) -> int:
    """All ways to share our forces out among the enemy's voyages are compared."""
    later = [v for v in top.targets[1:] if stake(op, v) > 0]
    voyages = [top.targets[0], *later[: MOST_TARGETS - 1]]
    prospects: list[Prospect] = []
    for place, voyage in enumerate(voyages):
        hexes = list(dict.fromkeys(op.voyages[voyage].path[1:]))
        if place == 0:
            hexes = [top.hex]
            if top.place == WHERE:
                hexes = [a - HEX for a in legal if a != DONE] + beyond(op, top)
        prospects.append(Prospect(op, top, seat, voyage, hexes, w))
    standing = Standing(op, seat, voyages, w)
    strength: dict[int, float] = {}
    for prospect in prospects:
        strength.update(prospect.sources())
    sources = sorted(strength, key=lambda answer: (-strength[answer], answer))[:MOST_SOURCES]
    best: Plan | None = None
    idle = 0.0
    for number in range((len(voyages) + 1) ** len(sources)):
        sent: list[set[int]] = [set() for _ in voyages]
        for source in sources:
            number, whither = divmod(number, len(voyages) + 1)
            if whither:
                sent[whither - 1].add(source)
        plan = weighed(prospects, [frozenset(chosen) for chosen in sent], standing)
        if plan is None or (plan.first and top.place != WHERE and not plan.first & set(legal)):
            continue
        if not plan.first:
            idle = max(idle, plan.value)
        if best is None or plan.value > best.value:
            best = plan
    if best is None or not best.first or best.value < idle + w.margin(best.value):
        return DONE
    if top.place == WHERE:
        return hex_at(best.hex) if hex_at(best.hex) in legal else DONE
    return max(best.first & set(legal), key=lambda answer: (strength[answer], -answer))


def weighed(prospects: list[Prospect], sent: list[frozenset[int]], standing: Standing) -> Plan | None:
    """The chance to win with a plan; who sails along is met together, and nobody need be sent twice."""
    combined: Outcomes = [(1.0, standing.lead)]
    met: list[int] = []
    where = -1
    for place, prospect in enumerate(prospects):
        number, outcomes = prospect.best(sent[place])
        if sent[place] and number < 0:
            return None
        if prospect.voyage in met:
            if sent[place]:
                return None
            continue
        if number >= 0:
            met += prospect.company[number]
            if place == 0:
                where = prospect.gatherings[number].hex
        combined = [
            (chance * p, points + more) for chance, points in combined for p, more in outcomes if p > 0
        ]
    value = sum(chance * likely(points / standing.doubt) for chance, points in combined)
    return Plan(value, sent[0], where)
