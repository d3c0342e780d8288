"""9.6 Intelligence against Specials and Tactics: what hurts is negated, trifles are let pass."""

from collections.abc import Callable

from wardroom.bots.coldwar.harm import saved_by
from wardroom.bots.coldwar.luck import stroke_harm
from wardroom.bots.coldwar.ordnance import usefulness
from wardroom.bots.coldwar.prepare import retreat_gain
from wardroom.bots.coldwar.refueling import AS_GOOD_AS_A_DRAW
from wardroom.bots.coldwar.tactics import tactic_worth
from wardroom.bots.coldwar.weights import Weights
from wardroom.bots.coldwar.worth import team_standing
from wardroom.core.decision import DONE
from wardroom.games.coldwar import catalogue
from wardroom.games.coldwar.answers import SaveSubmarine
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.fortunes import LuckControl
from wardroom.games.coldwar.specials import Special

# What a crew does in a turn, and what a look at a hand is worth.
A_CREW = 1.5
A_LOOK = 2.5
# In the last series there is little left to keep the card for.
AT_LAST = 1.0


def negate(b: Battle, top: Special, seat: int, legal: list[int], w: Weights) -> int:
    """The enemy's Special if it hurts, or whatever keeps ours from its effect."""
    ours = b.same_team(seat, top.seat)
    if len(legal) < 2 or ours == (top.negations % 2 == 0):
        return DONE
    harm = WORTHS[b.family(top.card)](b, top, w)
    if not ours and not concerns(b, top, seat):
        harm *= share(b, seat, top.seat, w)
    return legal[1] if harm >= (AT_LAST if b.last_series == 2 else w.negate) else DONE


def worth_of_control(b: Battle, top: Special, w: Weights) -> float:
    """9.3 Against an attack, for a submarine, or against Bad Luck."""
    step = b.stack[-2]
    if isinstance(step, SaveSubmarine):
        return 2.0 * b.ship(step.submarine).points
    if isinstance(step, LuckControl):
        return stroke_harm(b, b.card(b.luck[0]), step.ship, w)
    return saved_by(b, w, top.thing, [], 1)


def worth_of_retreat(b: Battle, top: Special, w: Weights) -> float:
    return retreat_gain(b, top.seat, w)


def worth_of_ship(b: Battle, top: Special, w: Weights) -> float:
    return b.ship(b.top).points


def worth_of_escort(b: Battle, top: Special, w: Weights) -> float:
    return saved_by(b, w, top.thing, [], 1)


def worth_of_crew(b: Battle, top: Special, w: Weights) -> float:
    return A_CREW


def worth_of_refueling(b: Battle, top: Special, w: Weights) -> float:
    return usefulness(b, top.seat, top.thing) - AS_GOOD_AS_A_DRAW


def worth_of_look(b: Battle, top: Special, w: Weights) -> float:
    return A_LOOK


def worth_of_tactic(b: Battle, top: Special, w: Weights) -> float:
    return tactic_worth(b, top.seat, b.card(top.card).size, w)


# By family: what a Special or Tactic does for whoever has played it.
WORTHS: dict[int, Callable[[Battle, Special, Weights], float]] = {
    catalogue.RETREAT: worth_of_retreat,
    catalogue.ADDITIONAL_SHIP: worth_of_ship,
    catalogue.DAMAGE_CONTROL: worth_of_control,
    catalogue.COVER: worth_of_escort,
    catalogue.CREW: worth_of_crew,
    catalogue.REFUELING: worth_of_refueling,
    catalogue.INTELLIGENCE: worth_of_look,
    catalogue.TACTIC: worth_of_tactic,
}


def concerns(b: Battle, top: Special, seat: int) -> bool:
    """Is it we who are to suffer? Always, with two seats."""
    if b.seats == 2 or b.same_team(seat, b.acting):
        return True
    if b.family(top.card) == catalogue.INTELLIGENCE:
        return top.thing == seat
    return b.family(top.card) == catalogue.COVER and b.volley[top.thing].seat == seat


def share(b: Battle, seat: int, other: int, w: Weights) -> float:
    """How much the fortune of one enemy of several matters."""
    for rival in range(b.seats):
        if not b.same_team(seat, rival) and team_standing(b, rival) > team_standing(b, other):
            return w.other
    return w.leader
