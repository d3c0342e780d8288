"""What defences leave of the chance of an attack, on the table and in the hands that may hold them."""

from math import comb
from typing import Final

from wardroom.core.state import UNKNOWN
from wardroom.games.coldwar.air_defence import air_defenses
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.defences import defense_chance, last_number
from wardroom.games.coldwar.kinds.families import kind_of
from wardroom.games.coldwar.kinds.kind import ONLY_NO_WARNING, likely
from wardroom.games.coldwar.task_force import CARD_BITS, DOWN, HIDDEN_CARD, may_bit
from wardroom.games.coldwar.views import unseen_cards, unseen_tactics

DUST: Final = 1e-9


def added_up(chances: list[float]) -> float:
    """Their sum; the compiled `sum` takes numbers for whole ones."""
    total = 0.0
    for chance in chances:
        total += chance
    return total


def settled(chances: list[float]) -> list[float]:
    """What only rounding has left over is nothing."""
    return [chance if chance > DUST else 0.0 for chance in chances]


def face_up(view: Battle, seat: int) -> list[int]:
    """The area defences that lie open."""
    return [entry & CARD_BITS for entry in view.forces[seat].area if not entry & DOWN]


def seen_down(view: Battle, seat: int) -> list[int]:
    """9.6, 13.2 Face-down area defences that the observer knows."""
    found = []
    for entry in view.forces[seat].area:
        if entry & DOWN and entry & CARD_BITS != HIDDEN_CARD:
            found.append(entry & CARD_BITS)
    return found


def warned(view: Battle, seat: int, down: list[int]) -> bool:
    """8.38 Does Early Warning lie in front of the task force?"""
    for card in face_up(view, seat) + seen_down(view, seat) + down:
        if kind_of(view, card).warns:
            return True
    return False


def passes_area(view: Battle, attack: Attack, down: list[int]) -> float:
    """The chance to get past the area defences, these face-down ones among them."""
    through = 1.0
    for card in face_up(view, attack.seat) + seen_down(view, attack.seat) + down:
        through *= passes_area_card(view, attack, card)
    return through


def passes_area_card(view: Battle, attack: Attack, card: int) -> float:
    return kind_of(view, card).passes_area(view, view.card(card), attack)


def passes_last(view: Battle, attack: Attack) -> float:
    """The chance to get past Air Defense and the Tactics of the last resort (13.54, 13.55)."""
    return passes_air_defense(view, attack, False) * (1 - likely(last_number(view, attack)))


def passes_air_defense(view: Battle, attack: Attack, surprise: bool) -> float:
    """12.1 The chance to get past all systems of the force, if all fire at it."""
    through = 1.0
    if attack.flies() and view.switches.air_defense:
        for system in air_defenses(view, attack.seat):
            through *= 1 - likely(system_number(view, attack, system & 255, surprise))
    return through


def system_number(view: Battle, attack: Attack, number: int, surprise: bool) -> int:
    before = attack.surprise
    attack.surprise = surprise
    chance = defense_chance(view, number, attack)
    attack.surprise = before
    return chance


def hidden_cards(view: Battle) -> list[int]:
    """By kind, the unseen cards that hands may hold; all Tactics are one kind, as they answer nothing."""
    unseen = unseen_cards(view)
    first = view.catalogue.first_tactic
    found = unseen[:first]
    if view.switches.tactics:
        found.append(unseen_tactics(view, unseen))
    return found


def passes_card(view: Battle, attack: Attack, guard: int, card: int, flags: int) -> float:
    """What one such card in the hand of a guard leaves of the attack's chance."""
    kind = kind_of(view, card)
    if flags & ONLY_NO_WARNING and not kind.warns:
        return 1.0
    return kind.passes_hand(view, view.card(card), guard, attack, flags)


def matters(view: Battle, attack: Attack, card: int, flags: int) -> bool:
    """May a card of this kind, in some hand, change anything?"""
    for guard in range(view.seats):
        if passes_card(view, attack, guard, card, flags) != 1.0:
            return True
    return False


def guards_of(view: Battle, seat: int) -> list[int]:
    """13.2B Whose cards may guard a task force: its owner's and team-mates'."""
    return [other for other in range(view.seats) if view.same_team(seat, other)]


def passes_hands(view: Battle, attack: Attack, unseen: list[int], flags: int) -> float:
    """The chance that no card in the hands of the defenders stops it, over all that they may hold.

    Without unseen cards only those count that the observer knows of.
    """
    matter = [card for card in range(len(unseen)) if unseen[card] > 0 and matters(view, attack, card, flags)]
    counts = [unseen[card] for card in matter]
    total = sum(unseen)
    through = 1.0
    # By what is left of the cards that matter: the chance of it, less what has been stopped.
    left: dict[tuple[int, ...], float] = {tuple(counts): 1.0}
    for guard in guards_of(view, attack.seat):
        hand = view.forces[guard].hand
        for card in hand:
            if card != UNKNOWN:
                through *= passes_card(view, attack, guard, card, flags)
        size = hand.count(UNKNOWN)
        if size > 0 and unseen:
            factors = [passes_card(view, attack, guard, card, flags) for card in matter]
            after: dict[tuple[int, ...], float] = {}
            for rest, share in left.items():
                for held, chance in holdings(list(rest), total - sum(rest), size, factors):
                    key = tuple([had - has for had, has in zip(rest, held, strict=True)])
                    after[key] = after.get(key, 0.0) + share * chance
            left = after
            total -= size
    return through * added_up(list(left.values()))


def holdings(
    counts: list[int], others: int, size: int, factors: list[float]
) -> list[tuple[list[int], float]]:
    """How many cards of each kind a hand of this size may hold, with the chance of it.

    Each card held multiplies the chance by the factor of its kind.
    """
    found: list[tuple[list[int], float]] = [([], 1.0)]
    for count, factor in zip(counts, factors, strict=True):
        grown = []
        for held, ways in found:
            most = min(count, size - sum(held)) if factor > 0 else 0
            for number in range(most + 1):
                grown.append(([*held, number], ways * comb(count, number) * factor**number))
        found = grown
    total = comb(sum(counts) + others, size)
    fitting = []
    for held, ways in found:
        chance = ways * comb(others, size - sum(held)) / total
        if chance > 0:
            fitting.append((held, chance))
    return fitting


def merged(view: Battle, attack: Attack, unseen: list[int], places: list[int]) -> list[int]:
    """The unseen cards; those that make no difference and may lie in the same places are one kind."""
    found = [0] * len(unseen)
    kinds: dict[str, int] = {}
    for card in range(len(unseen)):
        kind = card
        if not kind_of(view, card).matters(view, attack):
            bit = may_bit(view.family(card))
            kind = kinds.setdefault(f"{[place & bit != 0 for place in places]}", card)
        found[kind] += unseen[card]
    return found


def face_down_worlds(view: Battle, attack: Attack) -> list[tuple[float, list[int], list[int]]]:
    """All ways in which face-down area cards can lie: weight, what is left unseen, those of the defender."""
    seat = attack.seat
    places = []
    for force in view.forces:
        for entry in force.area:
            if entry & CARD_BITS == HIDDEN_CARD:
                places.append(entry >> 8)
    unseen_now = merged(view, attack, hidden_cards(view), places)
    worlds: list[tuple[float, list[int], list[int]]] = [(1.0, unseen_now, [])]
    for other in range(view.seats):
        for entry in view.forces[other].area:
            if entry & CARD_BITS == HIDDEN_CARD:
                grown: dict[str, tuple[float, list[int], list[int]]] = {}
                for weight, unseen, down in worlds:
                    for card in range(len(unseen)):
                        if unseen[card] > 0 and may_bit(view.family(card)) & entry >> 8:
                            left = unseen[:]
                            left[card] -= 1
                            lying = sorted([*down, card]) if other == seat else down
                            # Worlds alike are counted together: which card lies where makes no difference.
                            alike = f"{left} {lying}"
                            ways = weight * unseen[card]
                            if alike in grown:
                                ways += grown[alike][0]
                            grown[alike] = (ways, left, lying)
                worlds = list(grown.values())
    return worlds


def thinned(dice: list[float], chance: float, by: int) -> list[float]:
    """A successful defence takes dice away."""
    after = [share * (1 - chance) for share in dice]
    for number in range(len(dice)):
        after[max(0, number - by)] += dice[number] * chance
    return after


def hit_counts(dice: list[float], chance: float) -> list[float]:
    """How many of the remaining dice hit."""
    counts = [0.0] * len(dice)
    for number in range(len(dice)):
        for hits in range(number + 1):
            counts[hits] += dice[number] * comb(number, hits) * chance**hits * (1 - chance) ** (number - hits)
    return counts
