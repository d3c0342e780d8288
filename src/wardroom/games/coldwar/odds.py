"""What a choice is worth, from what the seat knows: exact if the unseen cards lie at random.

An attack is taken by itself, against a defender who answers with all that it may hold. Tactics count once
they are in force; cards of the attacker's own that could still help him are his next choice, and do not.
"""

from typing import Final

from wardroom.core.decision import DONE
from wardroom.core.outcome import Odds
from wardroom.core.state import NOBODY, UNKNOWN
from wardroom.games.coldwar import battle
from wardroom.games.coldwar.actions import ATTACK, SHIP, is_attack
from wardroom.games.coldwar.air_defence import AllotAirDefense, air_defenses
from wardroom.games.coldwar.answers import PointDefense
from wardroom.games.coldwar.attacks import asw_chance, number_at, same_strike, settle_numbers
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.chances import (
    DUST,
    added_up,
    face_down_worlds,
    face_up,
    guards_of,
    hidden_cards,
    hit_counts,
    holdings,
    passes_air_defense,
    passes_area,
    passes_area_card,
    passes_card,
    passes_hands,
    passes_last,
    seen_down,
    settled,
    system_number,
    thinned,
    warned,
)
from wardroom.games.coldwar.damage import is_large, sinks, sinks_by_roll, worth
from wardroom.games.coldwar.defences import defense_chance, dives_from
from wardroom.games.coldwar.incoming import Hunt
from wardroom.games.coldwar.kinds.families import kind_of
from wardroom.games.coldwar.kinds.kind import ALL, NO_DIVE, NO_WARNING, ONLY_NO_WARNING, UNCONTROLLED, likely
from wardroom.games.coldwar.minefields import MOST_NUMBERS
from wardroom.games.coldwar.volley import BattleStations


def odds_of(view: Battle, seat: int, action: int) -> Odds | None:
    """The odds that stand beside a choice, or None where there is nothing to weigh."""
    if not view.stack:
        return None
    top = view.stack[-1]
    if isinstance(top, BattleStations) and seat == top.seat:
        attack = meant_attack(view, top, action)
        if attack is None:
            return None
        # 7.18 A surprise is for an attack that is among those declared.
        others = [top.attacks[n] for n in range(len(top.attacks)) if ATTACK + n != action]
        return attack_odds(view, attack, others)
    if isinstance(top, PointDefense) and top.card != NOBODY and is_attack(action):
        return answer_odds(view, top, seat, view.volley[action - ATTACK])
    if isinstance(top, AllotAirDefense) and is_attack(action):
        number = defense_chance(view, top.systems[len(top.allotted)] & 255, view.volley[action - ATTACK])
        return roll_odds("stopped", number)
    if isinstance(top, Hunt):
        # 8.36 To dive, or to stay as she is.
        return roll_odds("sunk", hunted_number(view, top, action != DONE))
    return None


def roll_odds(success: str, number: int) -> Odds:
    return Odds([success, "missed"], [likely(number), 1 - likely(number)], max(0, number))


# -- what an answer would declare ----------------


def meant_attack(view: Battle, draft: BattleStations, action: int) -> Attack | None:
    """The attack that an answer to the current question would declare."""
    if draft.at_menu():
        return None
    attack = draft.kind(view).shot(view, draft, action)
    if attack is None:
        return None
    settle_numbers(view, draft.seat, attack)
    # 7.18 Surprise is for all strikes of a carrier.
    for entry in draft.surprises:
        if same_strike([*draft.attacks, attack], entry >> 8, len(draft.attacks)):
            attack.surprise = True
    return attack


# -- answers ----------------


def answer_odds(view: Battle, step: PointDefense, seat: int, attack: Attack) -> Odds | None:
    """A point defence: automatic, or its roll."""
    kind = kind_of(view, step.card)
    if kind.hunts:
        return hunt_odds(view, seat, step.card, attack.source)
    if kind.warns and step.unmasking(view):
        # 8.38 That a surprise is gone is certain, and stops nothing yet.
        return None
    if kind.rolls:
        return roll_odds("stopped", kind.roll_number(view, view.card(step.card), seat, False, attack))
    if kind.dives:
        # 8.36 What a torpedo or ASW must roll against the submarine once she is passive.
        return roll_odds("sunk", number_at(view, view.acting, attack, 0))
    return Odds(["stopped"], [1.0])


def hunted_number(view: Battle, step: Hunt, dives: bool) -> int:
    """8.37 What defensive ASW must roll."""
    before = view.status[step.submarine]
    if dives:
        view.status[step.submarine] = before & ~battle.ACTIVE
    number = asw_chance(view, view.card(step.card), step.hunter, step.submarine, step.area)
    view.status[step.submarine] = before
    return number


def hunt_odds(view: Battle, seat: int, card: int, submarine: int) -> Odds:
    """8.37 A submarine is hit, unless she dives (8.36) or her owner's side holds Damage Control (9.3)."""
    number = asw_chance(view, view.card(card), seat, submarine, False)
    hunter = Attack(battle.ASW_ATTACK, card, NOBODY, view.owner(submarine), submarine)
    unseen = hidden_cards(view)
    lost = passes_hands(view, hunter, unseen, ALL)
    met = 1.0
    steady = lost
    deep = number
    if view.status[submarine] & battle.ACTIVE:
        steady = passes_hands(view, hunter, unseen, NO_DIVE)
        met = passes_hands(view, hunter, unseen, NO_DIVE | UNCONTROLLED)
        deep = number_at(view, seat, hunter, 0)
    hits = likely(number) * met + likely(deep) * (1 - met)
    sunk = likely(number) * steady + likely(deep) * (lost - steady)
    counts = abs(sunk - likely(number)) > DUST
    return Odds(["sunk", "stopped", "missed"], settled([sunk, hits - sunk, 1 - hits]), number, counts)


# -- one attack ----------------


class Shares:
    """The chances of what an attack does, by name; what is missing in them is stopped."""

    def __init__(self) -> None:
        self.names = ["stopped", "missed"]
        self.chances = [0.0, 0.0]

    def add(self, name: str, chance: float) -> None:
        if name not in self.names:
            self.names.append(name)
            self.chances.append(0.0)
        self.chances[self.names.index(name)] += chance

    def complete(self) -> None:
        self.chances[0] = 1 - added_up(self.chances[1:])


def attack_odds(view: Battle, attack: Attack, draft: list[Attack]) -> Odds:
    """One attack taken by itself; only its effect is named with the rest of the draft in mind."""
    if attack.kind == battle.BOMBER_ATTACK:
        return bomber_odds(view, attack)
    effects, chances = hit_effects(view, attack, draft)
    found = Shares()
    for name in effects:
        found.add(name, 0.0)
    bare = Shares()
    for name in effects:
        bare.add(name, 0.0)
    total = 0.0
    worlds = face_down_worlds(view, attack)
    for weight, _, _ in worlds:
        total += weight
    for weight, unseen, down in worlds:
        share_out(view, attack, effects, chances, unseen, down, weight / total, found)
    share_out(view, attack, effects, chances, [], [], 1.0, bare)
    found.complete()
    bare.complete()
    counts = len(bare.names) != len(found.names)
    for place in range(len(bare.chances)):
        if abs(bare.chances[place] - found.chances[place]) > DUST:
            counts = True
    rolls = sinks_by_roll(attack) or attack.kind > battle.CRUISE_ATTACK
    return Odds(found.names, settled(found.chances), attack.chance if rolls else 0, counts)


def share_out(
    view: Battle,
    attack: Attack,
    effects: list[str],
    chances: list[float],
    unseen: list[int],
    down: list[int],
    weight: float,
    found: Shares,
) -> None:
    """What the attack does in the worlds in which these cards lie face down and those are unseen."""
    if attack.surprise and not warned(view, attack.seat, down):
        # 7.18 Nobody can answer, but Air Defense.
        none = passes_hands(view, attack, unseen, ONLY_NO_WARNING)
        through = weight * none * passes_air_defense(view, attack, True)
        for name, chance in zip(effects, chances, strict=True):
            found.add(name, through * chance)
        found.add("missed", through * (1 - added_up(chances)))
        # 8.38 Or Early Warning comes from a hand; area defences have had their chance.
        through = weight * passes_last(view, attack)
        hit = passes_hands(view, attack, unseen, ALL) - passes_hands(view, attack, unseen, NO_WARNING)
        missed = passes_hands(view, attack, unseen, UNCONTROLLED)
        missed -= passes_hands(view, attack, unseen, UNCONTROLLED | NO_WARNING)
        for name, chance in zip(effects, chances, strict=True):
            found.add(name, through * hit * chance)
        found.add("missed", through * missed * (1 - added_up(chances)))
        return
    through = weight * passes_area(view, attack, down) * passes_last(view, attack)
    if through == 0:
        return
    hit = passes_hands(view, attack, unseen, ALL)
    missed = passes_hands(view, attack, unseen, UNCONTROLLED)
    if dives_from(view, attack):
        # 8.36 Whoever holds Crash Dive is passive before the torpedo or ASW comes home.
        steady = passes_hands(view, attack, unseen, NO_DIVE)
        unhurt = passes_hands(view, attack, unseen, NO_DIVE | UNCONTROLLED)
        deep = likely(number_at(view, view.acting, attack, 0))
        if missed - unhurt > DUST:
            found.add("sunk", through * (hit - steady) * deep)
            found.add("missed", through * (missed - unhurt) * (1 - deep))
        hit = steady
        missed = unhurt
    for name, chance in zip(effects, chances, strict=True):
        found.add(name, through * hit * chance)
    found.add("missed", through * missed * (1 - added_up(chances)))


def hit_effects(view: Battle, attack: Attack, draft: list[Attack]) -> tuple[list[str], list[float]]:
    """What it does if nothing answers it, with the chance of each; the rest misses."""
    if attack.kind == battle.MINE_ATTACK:
        return mine_effects(view, attack, draft)
    rolls = sinks_by_roll(attack) or attack.kind > battle.CRUISE_ATTACK
    return [effect_with(view, attack, draft)], [likely(attack.chance) if rolls else 1.0]


MINE_EFFECTS: Final = ("sunk", "sunk-together", "damaged", "harmless")


def mine_effects(view: Battle, attack: Attack, draft: list[Attack]) -> tuple[list[str], list[float]]:
    """7.14 Each ship of the first row has a number, then those of the second, then of the third."""
    chances = [0.0] * len(MINE_EFFECTS)
    reached = 1.0
    for row in (1, 2, 3):
        struck: list[int] = []
        for ship in view.forces[attack.seat].ships:
            if view.row(ship) == row:
                mine = attack.copy()
                mine.target = ship
                struck.append(MINE_EFFECTS.index(effect_with(view, mine, draft)))
        # With more than six the attacker leaves out those that would suffer least.
        struck.sort()
        for place in struck[:MOST_NUMBERS]:
            chances[place] += reached / MOST_NUMBERS
        reached *= 1 - min(MOST_NUMBERS, len(struck)) / MOST_NUMBERS
    names = [name for name, chance in zip(MINE_EFFECTS, chances, strict=True) if chance > 0]
    return names, [chance for chance in chances if chance > 0]


def effect_with(view: Battle, attack: Attack, draft: list[Attack]) -> str:
    """What a hit would do, or that it sinks if the attacks already aimed at the ship get home, too."""
    alone = effect(view, attack)
    if alone == "sunk":
        return alone
    ship = attack.target
    hurt = hurt_with(view, attack, draft)
    strikes = 1 if attack.kind > battle.CRUISE_ATTACK else 0
    for other in draft:
        if other.target == ship and other.kind > battle.CRUISE_ATTACK:
            strikes += 1
    # 12.7 One strike cripples a large ship, a second one sinks her.
    absorbed = 1 if is_large(view, ship, hurt) else 0
    sinks = hurt >= view.ship(ship).hits or strikes > absorbed
    return "sunk-together" if sinks else alone


def hurt_with(view: Battle, attack: Attack, draft: list[Attack]) -> int:
    """7.1 The damage on the target if the attack and the others aimed at it get home."""
    ship = attack.target
    hurt = view.hurt[ship] + (worth(view, ship, attack.damage) if attack.kind <= battle.CRUISE_ATTACK else 0)
    for other in draft:
        if other.target == ship and other.kind <= battle.CRUISE_ATTACK:
            hurt += worth(view, ship, view.card(other.card).damage)
    return hurt


def left_with(view: Battle, draft: BattleStations, target: int) -> int:
    """Hits left of a target that the attack in hand, and those drafted, would only hurt; else NOBODY."""
    attack = meant_attack(view, draft, SHIP + target)
    if attack is None or effect_with(view, attack, draft.attacks) != "damaged":
        return NOBODY
    return view.ship(target).hits - hurt_with(view, attack, draft.attacks)


def effect(view: Battle, attack: Attack) -> str:
    """What a hit would do to the target as it now stands."""
    ship = attack.target
    if attack.kind > battle.CRUISE_ATTACK:
        return "crippled" if is_large(view, ship, view.hurt[ship]) else "sunk"
    if sinks_by_roll(attack):
        return "sunk"
    points = worth(view, ship, attack.damage)
    if sinks(view, ship, points):
        return "sunk"
    return "damaged" if points > 0 else "harmless"


# -- bombers ----------------


def bomber_odds(view: Battle, attack: Attack) -> Odds:
    """7.17 The number of hits to share out, after cover, Air Defense and Damage Control."""
    shares = [0.0] * (attack.dice + 1)
    total = 0.0
    # Worlds in which the same cards are left for hands go together.
    alike: dict[str, tuple[list[int], bool, list[float]]] = {}
    for weight, unseen, down in face_down_worlds(view, attack):
        total += weight
        surprise = attack.surprise and not warned(view, attack.seat, down)
        dice = area_dice(view, attack, down, weight, surprise)
        key = f"{unseen} {surprise}"
        if key in alike:
            dice = [one + other for one, other in zip(dice, alike[key][2], strict=True)]
        alike[key] = (unseen, surprise, dice)
    for unseen, surprise, dice in alike.values():
        share_hits(view, attack, unseen, surprise, dice, shares)
    names = [f"hits{number}" for number in range(attack.dice + 1)]
    chances = settled([share / total for share in shares])
    bare = [0.0] * (attack.dice + 1)
    surprise = attack.surprise and not warned(view, attack.seat, [])
    share_hits(view, attack, [], surprise, area_dice(view, attack, [], 1.0, surprise), bare)
    counts = False
    for hits in range(len(bare)):
        if abs(bare[hits] - chances[hits]) > DUST:
            counts = True
    return Odds(names, chances, attack.chance, counts)


def area_dice(view: Battle, attack: Attack, down: list[int], weight: float, surprise: bool) -> list[float]:
    """How many dice the area defences leave, these face-down ones among them; none count against surprise."""
    dice = [0.0] * (attack.dice + 1)
    dice[attack.dice] = weight
    if not surprise:
        for card in face_up(view, attack.seat) + seen_down(view, attack.seat) + down:
            dice = thinned(dice, 1 - passes_area_card(view, attack, card), 2)
    return dice


def share_hits(
    view: Battle,
    attack: Attack,
    unseen: list[int],
    surprise: bool,
    dice: list[float],
    shares: list[float],
) -> None:
    """Add the chances of each number of hits, over all cards that the guards may hold."""
    matter = []
    for card in range(len(unseen)):
        if unseen[card] > 0 and kind_of(view, card).matters(view, attack):
            matter.append(card)
    total = sum(unseen)
    # By what is left of these cards, Damage Control held and whether Early Warning is: the dice left.
    left: dict[tuple[int, ...], list[float]] = {(*[unseen[card] for card in matter], 0, 0): dice}
    for guard in guards_of(view, attack.seat):
        hand = view.forces[guard].hand
        for card in hand:
            if card != UNKNOWN:
                left = {
                    with_card(view, key, card): answered_by(view, attack, guard, card, left[key], 1)
                    for key in left
                }
        size = hand.count(UNKNOWN)
        if size == 0 or not unseen:
            continue
        after: dict[tuple[int, ...], list[float]] = {}
        for key, before in left.items():
            counts = list(key[:-2])
            for held, chance in holdings(counts, total - sum(counts), size, [1.0] * len(counts)):
                now = [share * chance for share in before]
                new = (*[had - has for had, has in zip(counts, held, strict=True)], key[-2], key[-1])
                for card, number in zip(matter, held, strict=True):
                    if number:
                        now = answered_by(view, attack, guard, card, now, number)
                        for _ in range(number):
                            new = with_card(view, new, card)
                if new in after:
                    now = [one + other for one, other in zip(now, after[new], strict=True)]
                after[new] = now
        left = after
        total -= size
    for key, rest in left.items():
        saved = key[-2]
        taken_by_surprise = surprise and key[-1] == 0
        if taken_by_surprise:
            # 7.18 None of the cards could be played.
            saved = 0
            rest = [0.0] * attack.dice + [added_up(rest)]
        for hits, chance in enumerate(last_hits(view, attack, rest, taken_by_surprise)):
            shares[max(0, hits - saved)] += chance


def with_card(view: Battle, key: tuple[int, ...], card: int) -> tuple[int, ...]:
    """One more card in a hand: Damage Control, or a first Early Warning."""
    kind = kind_of(view, card)
    if kind.undoes:
        return (*key[:-2], key[-2] + 1, key[-1])
    return (*key[:-1], 1) if kind.warns else key


def answered_by(
    view: Battle, attack: Attack, guard: int, card: int, dice: list[float], number: int
) -> list[float]:
    """What so many cards of a kind leave of the dice; Damage Control comes later."""
    chance = 1 - passes_card(view, attack, guard, card, UNCONTROLLED)
    for _ in range(number if chance > 0 else 0):
        dice = thinned(dice, chance, 2)
    return dice


def last_hits(view: Battle, attack: Attack, dice: list[float], surprise: bool) -> list[float]:
    """12.1 Air Defense takes dice one by one; those that are left are rolled."""
    if view.switches.air_defense:
        for system in air_defenses(view, attack.seat):
            dice = thinned(dice, likely(system_number(view, attack, system & 255, surprise)), 1)
    return hit_counts(dice, likely(attack.chance))
