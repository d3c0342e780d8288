"""What a volley would cost a task force if nobody played another card, from what the observer knows.

Every way in which the dice can fall is weighed by its chance and settled by the rules' own functions, on a
copy of the observation: exact, and no second reading of the rules.
"""

from typing import Final, cast

from wardroom.core.state import NOBODY
from wardroom.games.coldwar import battle, task_force
from wardroom.games.coldwar.air_defence import AllotAirDefense
from wardroom.games.coldwar.answers import PointDefense, SaveSubmarine
from wardroom.games.coldwar.area import AREA_ROLL
from wardroom.games.coldwar.attacks import asw_chance, from_submarine, settle_numbers
from wardroom.games.coldwar.battle import NOTHING, Attack, Battle
from wardroom.games.coldwar.chances import face_up, hit_counts, passes_area_card, seen_down, thinned, warned
from wardroom.games.coldwar.damage import hits_left, is_large, sinks_by_roll, worth
from wardroom.games.coldwar.defences import defense_chance, last_number
from wardroom.games.coldwar.ending import afloat_points
from wardroom.games.coldwar.escorts import Escort
from wardroom.games.coldwar.incoming import AIR_AREA, AREA_ASW, SETTLING, SURFACE_AREA, Hunt, Incoming
from wardroom.games.coldwar.kinds.families import kind_of
from wardroom.games.coldwar.kinds.kind import likely
from wardroom.games.coldwar.minefields import MOST_NUMBERS, Minefield
from wardroom.games.coldwar.resolving import settle_effects
from wardroom.games.coldwar.specials import Special

# The stage of Incoming in which area defences meet guns and the like, mines, and what flies.
AREA_STAGES: Final = (SURFACE_AREA, AIR_AREA)


class Stake:
    """One attack on a task force."""

    def __init__(self, place: int) -> None:
        self.place = place
        # The damage as it counts on this ship (12.6), and the hits left if it stands after all before it.
        self.damage = 0
        self.left = NOBODY
        # The chance that it gets home.
        self.chance = 0.0
        # Which area cards before the task force meet it, by their places.
        self.area: list[int] = []
        # 6.1.B.2 It is answered at a later question.
        self.later = False


class Toll:
    """11.3 What changes in the count: points that a task force loses, and that the attacker wins (11.1)."""

    def __init__(self, lost: float, gained: float) -> None:
        self.lost = lost
        self.gained = gained

    def add(self, other: "Toll", share: float) -> None:
        self.lost += share * other.lost
        self.gained += share * other.gained


class Fate:
    """What becomes of a ship that some attacks have hit."""

    def __init__(self, lost: int, gained: int, points: int, prize: int, hits: int, bombs: int) -> None:
        # Points that it has cost, and that it has brought the attacker.
        self.lost = lost
        self.gained = gained
        # What it still counts, and would bring the attacker; hits left; bomber hits that it can take.
        self.points = points
        self.prize = prize
        self.hits = hits
        self.bombs = bombs

    def bombed(self, hits: int) -> int:
        """7.17, 12.7 What so many bomber hits cost: the last one sinks."""
        return packed(self.points, self.prize if hits == self.bombs else 0)


# Tolls are compared by how far they part the two players, then by what they cost, and can be added up.
LOST_BITS: Final = 12


def packed(lost: int, gained: int) -> int:
    return lost + gained << LOST_BITS | lost


def unpacked(toll: int) -> Toll:
    lost = toll & (1 << LOST_BITS) - 1
    return Toll(lost, (toll >> LOST_BITS) - lost)


class Reckoning:
    """7, 9.3 A volley against one task force, with the answers that have been given or without them."""

    def __init__(self, view: Battle, defender: int, answered: bool) -> None:
        self.view = last_card_settled(view) if answered else view
        self.defender = defender
        self.answered = answered
        self.incoming: Incoming | None = None
        self.escorted = NOBODY
        self.mined: Minefield | None = None
        self.allotment: AllotAirDefense | None = None
        self.hunt: Hunt | None = None
        self.saved: SaveSubmarine | None = None
        for step in self.view.stack:
            if isinstance(step, Incoming):
                self.incoming = step
            elif isinstance(step, Escort):
                self.escorted = step.place
            elif isinstance(step, Minefield):
                self.mined = step
            elif isinstance(step, AllotAirDefense):
                self.allotment = step
            elif isinstance(step, Hunt):
                self.hunt = step
            elif isinstance(step, SaveSubmarine):
                self.saved = step
        # By ship and the attacks that hit it.
        self.fates: dict[tuple[int, ...], Fate] = {}

    # -- what meets an attack ----------------

    def is_settled(self) -> bool:
        """9.3 Damage Control has had its chance: what stood is part of the ships by now."""
        step = self.incoming
        if step is None or step.stage == AREA_ASW:
            return False
        turn = step.order.index(self.defender)
        return turn < step.place or (turn == step.place and step.stage > SETTLING)

    def area_ahead(self, attack: Attack) -> bool:
        """8.1 Area defences have not yet had their chance against it."""
        step = self.incoming
        if step is None or step.stage == AREA_ASW:
            return True
        turn = step.order.index(self.defender)
        return turn > step.place or (turn == step.place and step.stage <= AREA_STAGES[attack.stage])

    def stops(self, place: int) -> list[float]:
        """The chances of everything that may still stop the attack, or take two dice from a bomber strike."""
        view = self.view
        attack = view.volley[place]
        found: list[float] = []
        before = face_up(view, self.defender) + seen_down(view, self.defender)
        surprise = attack.surprise and not (self.area_ahead(attack) and warned(view, self.defender, []))
        if self.area_ahead(attack) and not surprise:
            for card in before:
                # 8.37 Area ASW sinks the submarine, and with it all that she fires.
                if not kind_of(view, card).hunts:
                    found.append(1 - passes_area_card(view, attack, card))
        if self.incoming is not None:
            for roll in self.incoming.rolls:
                area = roll >> AREA_ROLL != 0
                if roll >> 8 & 255 == place and (area or self.answered):
                    found.append(self.rolled(roll & 255, roll >> 16 & 255, area, attack))
        if not self.answered:
            return found
        for entry in view.laid:
            if entry >> 8 & 255 == place and not kind_of(view, entry & 255).hunts:
                found.append(self.rolled(entry & 255, entry >> 16, False, attack))
        if view.switches.tactics and not surprise:
            found.append(likely(last_number(view, attack)))
        return found

    def rolled(self, card: int, player: int, area: bool, attack: Attack) -> float:
        """8.33, 8.38 The chance of Air Cover or Early Warning."""
        view = self.view
        return likely(kind_of(view, card).roll_number(view, view.card(card), player, area, attack))

    def systems(self, place: int) -> list[float]:
        """12.1 The chances of the Air Defense that has been allotted to it."""
        found: list[float] = []
        if self.allotment is not None and self.answered:
            for number in range(len(self.allotment.allotted)):
                if self.allotment.allotted[number] == place:
                    system = self.allotment.systems[number] & 255
                    found.append(likely(defense_chance(self.view, system, self.view.volley[place])))
        return found

    def is_coming(self, place: int) -> bool:
        """Still to be met; without the answers also what they have stopped."""
        attack = self.view.volley[place]
        if attack.fate == battle.STOPPED:
            return not self.answered and not self.met_by_area(attack)
        return attack.fate == battle.COMING and not (
            place == self.escorted and attack.kind != battle.BOMBER_ATTACK
        )

    def met_by_area(self, attack: Attack) -> bool:
        """Does an area defence lie there that may have stopped it?"""
        for card in face_up(self.view, self.defender):
            kind = kind_of(self.view, card)
            if not kind.hunts and kind.meets(self.view, attack):
                return True
        return False

    def chance(self, place: int) -> float:
        """The chance that the attack gets home."""
        attack = self.view.volley[place]
        if attack.fate == battle.HIT:
            return 1.0
        if not self.is_coming(place):
            return 0.0
        through = 1.0
        for stop in self.stops(place) + self.systems(place):
            through *= 1 - stop
        if sinks_by_roll(attack):
            # 13.52, 13.58, 8.36 What has changed since the declaration counts.
            now = attack.copy()
            settle_numbers(self.view, self.view.acting, now)
            return through * likely(now.chance)
        return through * likely(attack.chance) if attack.kind > battle.CRUISE_ATTACK else through

    def bomber_hits(self) -> list[float]:
        """7.17 The chances of each number of bomber hits on the task force."""
        hits = [1.0]
        for place in range(len(self.view.volley)):
            attack = self.view.volley[place]
            if attack.seat != self.defender or attack.kind != battle.BOMBER_ATTACK:
                continue
            some = [1.0]
            if attack.fate == battle.HIT:
                some = [0.0] * attack.hits + [1.0]
            elif self.is_coming(place):
                some = self.bombs(attack, place)
            hits = summed(hits, some)
        return hits

    def bombs(self, attack: Attack, place: int) -> list[float]:
        dice = [0.0] * attack.dice + [1.0]
        if place == self.escorted:
            dice = thinned(dice, 1.0, 2)
        for stop in self.stops(place):
            dice = thinned(dice, stop, 2)
        for stop in self.systems(place):
            dice = thinned(dice, stop, 1)
        return hit_counts(dice, likely(attack.chance))

    # -- submarines hunted first ----------------

    def hunted(self) -> list[tuple[float, list[int]]]:
        """8.37 Which attacking submarines area ASW sinks before they fire, with the chance of each case."""
        found: list[tuple[float, list[int]]] = [(1.0, [])]
        for submarine in self.submarines():
            survives = self.survives(submarine)
            if survives == 1:
                continue
            grown: list[tuple[float, list[int]]] = []
            for share, sunk in found:
                grown.append((share * survives, sunk))
                grown.append((share * (1 - survives), [*sunk, submarine]))
            found = grown
        return found

    def submarines(self) -> list[int]:
        found: list[int] = []
        for attack in self.view.volley:
            if attack.fate == battle.COMING and from_submarine(self.view, attack):
                if attack.source not in found:
                    found.append(attack.source)
        return found

    def survives(self, submarine: int) -> float:
        view = self.view
        if self.saved is not None and self.saved.area and self.saved.submarine == submarine:
            return 0.0
        chance = 1.0
        if self.hunt is not None and self.hunt.area and self.hunt.submarine == submarine:
            chance *= 1 - likely(
                asw_chance(view, view.card(self.hunt.card), self.hunt.hunter, submarine, True)
            )
        step = self.incoming
        if step is not None and step.stage != AREA_ASW:
            return chance
        if step is not None:
            for hunt in step.hunts:
                if hunt & 255 == submarine:
                    number = asw_chance(view, view.card(hunt >> 8 & 255), hunt >> 16, submarine, True)
                    chance *= 1 - likely(number)
        for seat in self.hunters(submarine):
            for card in face_up(view, seat) + seen_down(view, seat):
                if kind_of(view, card).hunts:
                    chance *= 1 - likely(asw_chance(view, view.card(card), seat, submarine, True))
        return chance

    def hunters(self, submarine: int) -> list[int]:
        """Whom she attacks openly and who has not yet had the chance to hunt her."""
        step = self.incoming
        found: list[int] = []
        for attack in self.view.volley:
            if attack.source != submarine or attack.fate != battle.COMING or attack.seat in found:
                continue
            if attack.surprise and not warned(self.view, attack.seat, []):
                continue
            if step is None or step.order.index(attack.seat) >= step.place:
                found.append(attack.seat)
        return found

    # -- what it costs ----------------

    def toll(self) -> Toll:
        """The points that the task force may expect to lose, and those the attacker may expect to win."""
        total = Toll(0.0, 0.0)
        if self.is_settled():
            return total
        bombs = self.bomber_hits()
        for share, sunk in self.hunted():
            for weight, hits in self.worlds(sunk):
                total.add(self.cost(hits, bombs), share * weight)
        return total

    def worlds(self, sunk: list[int]) -> list[tuple[float, list[int]]]:
        """All ways in which the attacks may hit, as `target << 8 | place`, with the chance of each."""
        found: list[tuple[float, list[int]]] = [(1.0, [])]
        # 6.1.B.2 Mines look for ships that the surface attacks have left.
        for mines in (False, True):
            for place in range(len(self.view.volley)):
                attack = self.view.volley[place]
                if (
                    attack.seat != self.defender
                    or attack.kind == battle.BOMBER_ATTACK
                    or attack.source in sunk
                ):
                    continue
                if mines != (attack.kind == battle.MINE_ATTACK and attack.target == NOBODY):
                    continue
                chance = self.chance(place)
                if chance == 0:
                    continue
                grown: list[tuple[float, list[int]]] = []
                for share, hits in found:
                    if chance < 1:
                        grown.append((share * (1 - chance), hits))
                    if mines:
                        for part, more in self.mine_hits(hits, place):
                            grown.append((share * chance * part, more))
                    else:
                        grown.append((share * chance, [*hits, attack.target << 8 | place]))
                found = grown
        return found

    def mine_hits(self, hits: list[int], place: int) -> list[tuple[float, list[int]]]:
        """7.14 Which ship the minefield finds, row by row; the last case is none."""
        world = self.struck(hits)
        minefield = Minefield(self.view.acting, place)
        if self.mined is not None and self.mined.place == place:
            minefield = cast(Minefield, self.mined.copy())
        found: list[tuple[float, list[int]]] = []
        reached = 1.0
        while minefield.row <= 3:
            ships = minefield.numbered(world)
            if len(ships) > MOST_NUMBERS:
                # The attacker leaves out those that would cost least.
                costs: list[int] = []
                for ship in ships:
                    fate = self.fate(ship, [*self.at(ship, hits), place])
                    costs.append(packed(fate.lost, fate.gained) << 8 | ship)
                ships = [cost & 255 for cost in sorted(costs)[-MOST_NUMBERS:]]
            for ship in ships:
                found.append((reached / MOST_NUMBERS, [*hits, ship << 8 | place]))
            reached *= 1 - len(ships) / MOST_NUMBERS
            minefield.row += 1
            minefield.spared = NOTHING
        found.append((reached, hits))
        return found

    def at(self, ship: int, hits: list[int]) -> list[int]:
        """The attacks among the hits that have hit this ship."""
        return [hit & 255 for hit in hits if hit >> 8 == ship]

    def struck(self, hits: list[int]) -> Battle:
        """The battle in which these attacks on the task force have hit, and no others."""
        world = self.view.copy()
        for attack in world.volley:
            if attack.seat == self.defender:
                attack.fate = battle.MISSED
        for hit in hits:
            world.volley[hit & 255].fate = battle.HIT
            world.volley[hit & 255].target = hit >> 8
        return world

    def fate(self, ship: int, places: list[int]) -> Fate:
        """9.3 What becomes of the ship once these attacks on it are final."""
        key = (ship, *places)
        if key not in self.fates:
            world = self.struck([ship << 8 | place for place in places])
            if places:
                settle_effects(world, self.defender, world.acting)
            points = 0
            left = 0
            bombs = 0
            prize = world.ship(ship).points
            gained = prize
            if world.owns(self.defender, ship):
                gained = 0
                points = afloat_points(world, ship)
                left = hits_left(world, ship)
                if not world.ship(ship).is_submarine:
                    # 12.7 A large ship is crippled by the first, and can take another.
                    bombs = 2 if is_large(world, ship, world.hurt[ship]) else 1
            lost = afloat_points(self.view, ship) - points
            self.fates[key] = Fate(lost, gained, points, prize, left, bombs)
        return self.fates[key]

    def cost(self, hits: list[int], bombs: list[float]) -> Toll:
        """What these hits cost, and the bombers that come after them."""
        fates: list[Fate] = []
        total = Toll(0.0, 0.0)
        for ship in self.view.forces[self.defender].ships:
            places = self.at(ship, hits)
            if places or len(bombs) > 1:
                fate = self.fate(ship, places)
                fates.append(fate)
                total.add(Toll(fate.lost, fate.gained), 1.0)
        for number in range(1, len(bombs)):
            total.add(cheapest(fates, number), bombs[number])
        return total


def last_card_settled(view: Battle) -> Battle:
    """9.6 If nobody negates the Special or Tactic on the table, it does what it says."""
    if not view.stack or not isinstance(view.stack[-1], Special):
        return view
    world = view.copy()
    special = world.stack.pop()
    assert isinstance(special, Special)
    special.settle(world)
    return world


def cheapest(fates: list[Fate], hits: int) -> Toll:
    """7.17 The defender gives bomber hits to the ships that cost it least; excess hits are ignored."""
    room = 0
    for fate in fates:
        room += fate.bombs
    hits = min(hits, room)
    # By hits placed, the least that they cost.
    least = [0] + [1 << 30] * hits
    for fate in fates:
        if fate.bombs:
            for placed in range(hits, 0, -1):
                for taken in range(1, min(fate.bombs, placed) + 1):
                    least[placed] = min(least[placed], least[placed - taken] + fate.bombed(taken))
    return unpacked(least[hits])


def summed(some: list[float], others: list[float]) -> list[float]:
    """The chances of each sum."""
    found = [0.0] * (len(some) + len(others) - 1)
    for one in range(len(some)):
        for other in range(len(others)):
            found[one + other] += some[one] * others[other]
    return found


class Stakes:
    """What a volley means to a task force: each attack, and the toll without any answer and as it stands."""

    def __init__(self, view: Battle, defender: int) -> None:
        now = Reckoning(view, defender, True)
        nothing = Reckoning(view, defender, False)
        if nothing.view is now.view:
            # What becomes of a ship depends on what hits it, not on why.
            nothing.fates = now.fates
        self.attacks = stakes_by(now, view)
        self.now = now.toll()
        self.nothing = nothing.toll()


def stakes_by(reckoning: Reckoning, view: Battle) -> list[Stake]:
    """Every attack on the task force, in the order declared."""
    defender = reckoning.defender
    asked: PointDefense | None = None
    for step in view.stack:
        if isinstance(step, PointDefense) and step.defender == defender:
            asked = step
    found: list[Stake] = []
    # What is certain to stand so far, by ship.
    standing: list[int] = []
    for place in range(len(view.volley)):
        attack = view.volley[place]
        if attack.seat != defender:
            continue
        stake = Stake(place)
        found.append(stake)
        stake.area = area_against(view, attack)
        stake.later = asked is not None and attack.fate == battle.COMING and attack.stage > asked.stage
        if attack.kind != battle.BOMBER_ATTACK:
            stake.chance = reckoning.chance(place)
        if attack.target == NOBODY or not view.owns(defender, attack.target):
            stake.damage = attack.damage
            continue
        if attack.kind <= battle.CRUISE_ATTACK and not sinks_by_roll(attack):
            stake.damage = worth(view, attack.target, attack.damage)
        if attack.kept:
            stake.left = hits_left(view, attack.target)
            continue
        before = [hit & 255 for hit in standing if hit >> 8 == attack.target]
        stake.left = reckoning.fate(attack.target, [*before, place]).hits
        if attack.fate == battle.HIT or (attack.fate == battle.COMING and stake.chance == 1):
            standing.append(attack.target << 8 | place)
    return found


def area_against(view: Battle, attack: Attack) -> list[int]:
    """8.1, 7.18 The area cards before the task force that meet the attack, as far as they are known.

    8.38 Early Warning takes the Surprise from it before the others are asked.
    """
    found: list[int] = []
    if attack.surprise and not warned(view, attack.seat, []):
        return found
    area = view.forces[attack.seat].area
    for place in range(len(area)):
        card = area[place] & task_force.CARD_BITS
        if card == task_force.HIDDEN_CARD:
            continue
        if kind_of(view, card).meets(view, attack):
            found.append(place)
    return found
