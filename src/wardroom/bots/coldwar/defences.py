"""8 Defence cards: laid as area defences when that pays, else held as point defences.

An area defence meets every attack of its kind, but only until our next turn (8.1). One that is held meets a
single attack (8.2) and is still there if none has come. So much depends on how many turns the enemies have
before ours: three times as many if we are the first of two to move in a series than if we are the last (6).
"""

from wardroom.bots.coldwar.outlook import Outlook
from wardroom.bots.coldwar.plan import Plan
from wardroom.bots.coldwar.worth import CERTAIN, likely
from wardroom.core.state import ALLOWED
from wardroom.games.coldwar.attacks import asw_number
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.catalogue import ASW, COVER, EARLY_WARNING, ECM, EVADE, SWEEPERS
from wardroom.games.coldwar.defences import cover_chance
from wardroom.games.coldwar.kinds.families import KINDS
from wardroom.games.coldwar.task_force import CARD_BITS, DOWN


def lay_area_defences(plan: Plan) -> None:
    """8.1 What pays is laid, the rest stays in the hand."""
    for family in (ECM, EVADE, COVER, ASW, EARLY_WARNING, SWEEPERS):
        cards = [card for card in plan.hand if plan.b.family(card) == family]
        if cards and not barred(plan, family):
            lay_family(plan, family, cards)


def barred(plan: Plan, family: int) -> bool:
    """13.3 An attack of this turn may bar the matching area defence."""
    return KINDS[family].area_forbids(plan.b, plan.attacks) != ALLOWED


def lay_family(plan: Plan, family: int, cards: list[int]) -> None:
    """One by one, as long as the next card is worth more on the table than in the hand."""
    b = plan.b
    outlook = Outlook(b, plan.seat, family)
    laid = sum(b.family(entry & CARD_BITS) == family for entry in plan.draft.area)
    # Who keeps a card draws none in its place, as long as there is a pile to draw from.
    missed = plan.w.fresh if b.draw_left > 0 else 0.0
    while cards:
        area = area_worth(outlook, stops(b, plan.seat, cards[-1], True), laid)
        held = held_worth(outlook, stops(b, plan.seat, cards[-1], False), len(cards), missed)
        if area <= max(0.0, held):
            break
        lay(plan, cards.pop())
        laid += 1


def lay(plan: Plan, card: int) -> None:
    """12.4 Face down, if Fog of War is left over."""
    if plan.fog > 0 and plan.b.switches.prepared_defenses:
        plan.fog -= 1
        card |= DOWN
    plan.area_orders.append(card)


# -- worth, in attacks stopped ----------------


def stops(b: Battle, seat: int, kind: int, area: bool) -> float:
    """The chance that a card stops what it meets."""
    card = b.card(kind)
    if KINDS[card.family].hunts:
        # 5.24, 10 A submarine that fires is active.
        return likely(asw_number(b, card, seat, True, area))
    if KINDS[card.family].warns:
        # 8.38 By the kind of attack; one that is held can wait for the best.
        return likely(card.numbers[1]) if area else likely(card.numbers[0])
    return likely(cover_chance(b, card, seat, area)) if KINDS[card.family].rolls else CERTAIN


def area_worth(outlook: Outlook, chance: float, laid: int) -> float:
    """8.1 It meets whatever cards of its kind that lie there let through: nothing, if they always succeed."""
    return outlook.coming * chance * (1 - chance) ** laid


def held_worth(outlook: Outlook, chance: float, copies: int, missed: float) -> float:
    """8.2 It meets one attack, if there is one for each copy, or serves later; no card is drawn for it."""
    used = (outlook.coming / (1 + outlook.coming)) ** copies
    if outlook.last:
        return used * chance
    later = min(1.0, outlook.each_turn / copies)
    return (used + (1 - used) * later) * chance - missed
