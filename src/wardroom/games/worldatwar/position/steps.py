"""Steps in a position against ships, voyages and the chart: what a step is about must be there."""

from __future__ import annotations

from wardroom.core.position import PositionError
from wardroom.core.state import TRUTH, Step
from wardroom.games.worldatwar.aftermath import PressOn
from wardroom.games.worldatwar.base_attack import NO_BASE, BaseAttacks
from wardroom.games.worldatwar.battle import NavalBattle
from wardroom.games.worldatwar.battle_lines import UNDECIDED, BattleLines
from wardroom.games.worldatwar.campaign import ANNOUNCING, ASK, Announce, Campaign
from wardroom.games.worldatwar.cards import CardRun, CodeCards
from wardroom.games.worldatwar.fleet import AT_LIGHTS
from wardroom.games.worldatwar.groups import Deploy, Numbering
from wardroom.games.worldatwar.holding import Holding
from wardroom.games.worldatwar.intercepting import WHO, Intercept
from wardroom.games.worldatwar.interception import forces_of
from wardroom.games.worldatwar.muster import Choosing, Muster
from wardroom.games.worldatwar.operation import (
    ACTIVITY,
    ANNOUNCED,
    CHART_NUMBERS,
    COUNTER,
    INTERCEPTION,
    MOST_NUMBERS,
    RETURNING,
    SAILING,
    Operation,
    Voyage,
    slot,
)
from wardroom.games.worldatwar.position.battles import most_numbers
from wardroom.games.worldatwar.rendezvous import Rendezvous, bound_for_meeting
from wardroom.games.worldatwar.returning import GoHome
from wardroom.games.worldatwar.routes import PlotCourse, Station, legs
from wardroom.games.worldatwar.scenario import CARDS, FAR, NOWHERE, TACTICAL
from wardroom.games.worldatwar.screening import ScreenRun
from wardroom.games.worldatwar.sinking import LossChoice
from wardroom.games.worldatwar.sortie import (
    FINISHED,
    INTERCEPT_FIRST,
    JOINING,
    AttackFromTheAir,
    OrderOfBattles,
    Passage,
    Resolve,
    Sortie,
    rolling_at,
)
from wardroom.games.worldatwar.submarine_steps import SubmarineAttack, SubmarineAttacks, Substitutes
from wardroom.games.worldatwar.units import SUBMARINE
from wardroom.games.worldatwar.withdrawal import Withdraw


def fault(step: Step, what: str) -> PositionError:
    return PositionError(f"step {type(step).__name__}: {what}")


def make_sense(op: Operation, step: Step) -> None:
    """Refuses a step that is about voyages, ships or hexes that are not there."""
    about_voyages(op, step)
    about_ships(op, step)
    if isinstance(step, Deploy | CodeCards | Muster):
        for seat, run in step.runs.items():
            if isinstance(run, CardRun | Numbering | Choosing) and run.seat != seat:
                raise fault(run, f"seat={run.seat} in the run of seat {seat + 1}")
    if isinstance(step, Deploy | Numbering):
        most = most_numbers(op)
        if step.outside != (1 if most > CHART_NUMBERS else 0):
            raise fault(step, "outside=1 is said where submarines or squadrons attack alone, and only there")
        if isinstance(step, Numbering):
            most = step.most(op)
            if max([*step.numbers, *step.own], default=0) > most:
                raise fault(step, f"groups of this battle are 1 to {most}")


def about_voyages(op: Operation, step: Step) -> None:
    if isinstance(step, Campaign):
        if op.phase >= len(op.scenario.phases):
            raise fault(step, f"phase={op.phase}, and the scenario has {len(op.scenario.phases)}, from 0 on")
    elif isinstance(step, Sortie | Resolve | GoHome):
        own_voyages(op, step, step.side, step.voyages)
    elif isinstance(step, OrderOfBattles):
        own_voyages(op, step, step.side, step.hunters)
    elif isinstance(step, Rendezvous | PressOn):
        own_voyages(op, step, step.seat, step.voyages)
    elif isinstance(step, Announce):
        announcing(op, step)
    elif isinstance(step, Station | PlotCourse):
        own_voyages(op, step, step.seat, [step.voyage])
        if op.voyages[step.voyage].at or op.voyages[step.voyage].patrol:
            raise fault(step, f"voyage {step.voyage} (counted from 0) has left: its course is set before")
        if isinstance(step, PlotCourse):
            course(op, step)
    elif isinstance(step, AttackFromTheAir):
        own_voyages(op, step, 1 - step.seat, [step.voyage])
    elif isinstance(step, Passage):
        voyages_there(op, step, [step.voyage])
    elif isinstance(step, Intercept):
        interception(op, step)
    elif isinstance(step, Muster):
        muster(op, step)
    elif isinstance(step, NavalBattle):
        voyages_there(op, step, step.voyages)
        if step.about not in step.voyages:
            raise fault(step, f"about={step.about} is not among its voyages=")


def about_ships(op: Operation, step: Step) -> None:
    if isinstance(step, Choosing | Holding | ScreenRun | Withdraw):
        own_ships(op, step, step.seat, step.units)
    elif isinstance(step, CardRun):
        if step.laid > op.cards[3 * step.seat + step.kind]:
            raise fault(step, f"laid={step.laid}, more cards than seat {step.seat + 1} has")
    elif isinstance(step, BattleLines):
        lines_of_battle(op, step)
    elif isinstance(step, Numbering):
        own_ships(op, step, step.seat, step.surplus)
        told = len(step.sizes)
        if sum(step.sizes) > len(step.surplus) or len(step.sources) < told or len(step.own) > told:
            raise fault(step, "sources=, own= and sizes= tell of each surplus, surplus= the ships of all")
        if (step.sources or step.surplus) and len(step.numbers) < len(step.groups(op)):
            raise fault(step, "a surplus is parted when every group has one of numbers=")
    elif isinstance(step, LossChoice):
        own_ships(op, step, step.seat, step.ships)
        if not 0 <= step.count <= len(step.ships):
            raise fault(step, f"count={step.count} of {len(step.ships)} ships")
    elif isinstance(step, Substitutes):
        own_ships(op, step, step.seat, step.ones)
        if not 0 <= step.count <= len(step.ones):
            raise fault(step, f"count={step.count} of {len(step.ones)} ships")
        if not 0 <= step.taken <= step.count:
            raise fault(step, f"taken={step.taken} in place of {step.count} ships")
        for b in step.bases:
            if op.scenario.bases[b].side != step.seat:
                raise fault(step, f"base {b} (counted from 0) is none of seat {step.seat + 1}")
    elif isinstance(step, SubmarineAttacks):
        for unit in step.announced[::2]:
            boat(op, step, unit)
        if any(not 1 <= number <= MOST_NUMBERS for number in step.announced[1::2]):
            raise fault(step, "announced= is submarine after submarine, each with the number of its group")
    elif isinstance(step, SubmarineAttack):
        boat(op, step, step.submarine)
    elif isinstance(step, BaseAttacks):
        base_attacks(op, step)


def base_attacks(op: Operation, step: BaseAttacks) -> None:
    """22.432 As many squadrons of each class as there are, for each base that was announced."""
    if op.observer not in (TRUTH, step.seat(op)) or step.turn > 1:
        return
    classes = len(step.classes(op))
    counts = len(step.sent) - classes * len(step.bases)
    fits = counts == 0 if step.base == NO_BASE else 0 <= counts < classes
    if not fits:
        raise fault(step, f"sent= has {classes} numbers for each of bases=, fewer for the one asked about")
    if any(step.unsent(op, place) < 0 for place in range(classes)):
        raise fault(step, "sent= are more squadrons than can fly")


def dice_are_rolled(op: Operation) -> None:
    """22.164 Who is only announced has not been passed over by the step of its dice."""
    sorties = [step for step in op.stack if isinstance(step, Sortie)]
    if not sorties:
        return
    last = sorties[-1]
    # What lies on a sortie is the step before the one that it tells of.
    place = last.place if op.stack[-1] is last else last.place - 1
    for number, voyage in enumerate(op.voyages):
        if voyage.level != ACTIVITY and voyage.status == ANNOUNCED and place > rolling_at(voyage.level):
            raise fault(last, f"place={last.place}, but the dice of voyage {number + 1} are not rolled")


def sorties_fit(op: Operation) -> None:
    """22.15C, 22.19 What lies on a sortie is about its own voyages; another one follows when it is over."""
    below: Step | None = None
    sortie: Sortie | None = None
    for step in op.stack:
        if isinstance(step, Sortie):
            if isinstance(below, Sortie) and below.place != FINISHED:
                raise fault(step, f"the sortie below it has place={below.place}, and is not over")
            sortie = step
        elif sortie is not None:
            if isinstance(step, Resolve) and step.side != sortie.side:
                raise fault(step, f"side={step.side}, but its sortie is one of side={sortie.side}")
            of_its_sortie(op, step, sortie)
        below = step
    if sortie is not None and INTERCEPT_FIRST < sortie.place <= JOINING:
        all_are_named(op, sortie)
        none_is_skipped(op, sortie)


def of_its_sortie(op: Operation, step: Step, sortie: Sortie) -> None:
    """22.164, 22.19: what is intercepted, resolved, met or brought home belongs to the sortie."""
    about: list[int] = []
    if isinstance(step, Resolve | Rendezvous | GoHome):
        about = step.voyages
    elif isinstance(step, Passage):
        about = [step.voyage]
    elif isinstance(step, Intercept) and step.level == INTERCEPTION:
        about = step.targets
    for number in about:
        if not sortie.voyages:
            raise fault(sortie, f"voyages= is missing, and {type(step).__name__} is about {number}")
        first = parted_from(op, number, sortie.voyages) if isinstance(step, GoHome) else number
        if first not in sortie.voyages:
            raise fault(step, f"voyage={number} is none of its sortie")


def parted_from(op: Operation, number: int, voyages: list[int]) -> int:
    """22.18D Who parts on the way home joins the sortie of the others when all ways are known."""
    while number not in voyages and 0 <= op.voyages[number].parent < number:
        number = op.voyages[number].parent
    return number


def all_are_named(op: Operation, sortie: Sortie) -> None:
    """22.15, 22.18: whoever of the side is on his way out or home belongs to its sortie."""
    for number, voyage in enumerate(op.voyages):
        if voyage.side != sortie.side or voyage.level != ACTIVITY or voyage.patrol:
            continue
        if voyage.status in (SAILING, RETURNING) and forces_of(op, number) and number not in sortie.voyages:
            raise fault(sortie, f"voyages= lacks {number} (counted from 0), which is under way")


def none_is_skipped(op: Operation, sortie: Sortie) -> None:
    """22.19 Who is still on his way out has not been resolved."""
    for step in op.stack:
        if not isinstance(step, Resolve):
            continue
        passing = [passage.voyage for passage in op.stack if isinstance(passage, Passage)]
        for number in sortie.voyages:
            voyage = op.voyages[number]
            if voyage.status != SAILING or voyage.patrol or bound_for_meeting(op, voyage):
                continue
            if forces_of(op, number) and number not in [*step.voyages, *passing]:
                raise fault(step, f"voyages= lacks {number} (counted from 0), which is not resolved yet")


def voyages_there(op: Operation, step: Step, voyages: list[int]) -> None:
    if len(set(voyages)) < len(voyages):
        raise fault(step, "a voyage is named twice")
    for number in voyages:
        if number >= len(op.voyages):
            raise fault(step, f"there is no voyage {number}, counted from 0")


def own_voyages(op: Operation, step: Step, seat: int, voyages: list[int]) -> None:
    voyages_there(op, step, voyages)
    for number in voyages:
        if op.voyages[number].side != seat:
            raise fault(step, f"voyage {number} (counted from 0) is none of seat {seat + 1}")


def own_ships(op: Operation, step: Step, seat: int, units: list[int]) -> None:
    if len(set(units)) < len(units):
        raise fault(step, "a ship is named twice")
    for unit in units:
        if op.roster.side[unit] != seat:
            raise fault(step, f"ship {unit} (counted from 0) is none of seat {seat + 1}")


def boat(op: Operation, step: Step, unit: int) -> None:
    if op.roster.kind[unit] != SUBMARINE:
        raise fault(step, f"ship {unit} (counted from 0) is no submarine")


def announcing(op: Operation, step: Announce) -> None:
    """The duty that is asked about, and its voyage once it has one."""
    if step.voyage >= max(1, len(op.voyages)):
        raise fault(step, f"there is no voyage {step.voyage}, counted from 0")
    if step.duty < len(op.scenario.duties):
        most = max(1, op.scenario.duties[step.duty].task_forces)
        if step.formed > most:
            raise fault(step, f"formed={step.formed}, and the duty has {most} at most")
    if step.place == ASK and step.formed:
        raise fault(step, f"formed={step.formed}, but nobody has said that the duty is carried out")
    if step.duty < len(op.scenario.duties) and step.place != ASK:
        if not op.voyages or op.voyages[step.voyage].duty != step.duty:
            raise fault(step, f"voyage={step.voyage} does not carry out duty={step.duty}")


def announced_once(op: Operation) -> None:
    """22.15A The duties of a phase are announced in their order, each of them once, before any is begun."""
    duties = op.scenario.duties
    for number, voyage in enumerate(op.voyages):
        if voyage.duty < 0 or duties[voyage.duty].phase != op.phase:
            continue
        for step in op.stack:
            if isinstance(step, Campaign) and step.place <= ANNOUNCING:
                raise fault(step, f"place={step.place}, but voyage {number + 1} of the phase is announced")
            if isinstance(step, Announce):
                not_yet_asked(step, number, voyage)


def not_yet_asked(step: Announce, number: int, voyage: Voyage) -> None:
    asked = voyage.duty == step.duty and step.place != ASK and number == step.voyage
    if voyage.duty >= step.duty and not asked:
        raise fault(step, f"duty={step.duty}, but voyage {number + 1} has duty={voyage.duty} already")
    if voyage.status != ANNOUNCED:
        raise fault(step, f"voyage {number + 1} is announced no more: it sails when all of them are")


def course(op: Operation, step: PlotCourse) -> None:
    """22.12 From stop to stop there must be a way by sea."""
    chart = op.scenario.chart
    if len(step.stops) < 2:
        raise fault(step, "stops= has at least two hexes, where it begins and where it ends")
    for h in step.stops:
        if not chart.inside(h) or not chart.sea[h]:
            raise fault(step, f"stops={h} is no hex of the sea on this chart")
    for place in range(1, len(step.stops)):
        if chart.by_sea(step.stops[place - 1], step.stops[place]) >= FAR:
            raise fault(step, f"no way by sea leads from {step.stops[place - 1]} to {step.stops[place]}")


def interception_fits(op: Operation) -> None:
    """22.164 Both sides intercept by turns, level by level."""
    below: Step | None = None
    for step in op.stack:
        if isinstance(step, Intercept) and isinstance(below, Sortie):
            level = INTERCEPTION + below.place // 2
            seat = below.side if level == COUNTER else 1 - below.side
            if (step.level, step.seat) != (level, seat):
                raise fault(
                    step,
                    f"a sortie of side={below.side} with place={below.place} has level={level} seat={seat}",
                )
        below = step


def interception(op: Operation, step: Intercept) -> None:
    own_voyages(op, step, 1 - step.seat, step.targets)
    if not step.targets:
        return
    path = op.voyages[step.targets[0]].path
    stretches = len(legs(op.scenario.chart, path))
    if not 0 <= step.leg < stretches:
        raise fault(step, f"leg={step.leg}: the way of its first target has {stretches} of them")
    if step.hex != NOWHERE and step.hex not in path:
        raise fault(step, f"hex={step.hex} is not on the way of its first target")
    if step.place == WHO and step.hex == NOWHERE:
        raise fault(step, "hex= is missing: the hex of the interception has been named")


def cards_in_time(op: Operation) -> None:
    """22.451B Tactical cards are laid in a battle, all others as the turn begins."""
    battle = False
    laid: set[int] = set()
    for step in op.stack:
        battle = battle or isinstance(step, NavalBattle)
        if isinstance(step, CodeCards):
            if step.kind in laid:
                raise fault(step, f"kind={step.kind}: {CARDS[step.kind]} cards are laid once")
            laid.add(step.kind)
            if (step.kind == TACTICAL) != battle:
                raise fault(step, f"kind={step.kind}: {CARDS[step.kind]} cards are not laid here")
            if any(isinstance(run, CardRun) and run.kind != step.kind for run in step.runs.values()):
                raise fault(step, f"kind={step.kind}, but a run lays cards of another kind")


def muster(op: Operation, step: Muster) -> None:
    if step.least > step.most:
        raise fault(step, f"limits= ask for {step.least} factors at least and {step.most} at most")
    if step.seat > 1 or step.base >= len(op.scenario.bases) or step.voyage >= len(op.voyages):
        raise fault(step, "limits= are seat, base, voyage, least and most factors, cargo, and 1 if strict")
    if step.members != 1 << step.seat:
        raise fault(step, f"members={step.members}, but limits= begins with seat {step.seat}")
    own_voyages(op, step, step.seat, [step.voyage])
    duty = op.voyages[step.voyage].duty
    if step.cargo > (op.scenario.duties[duty].cargo if duty >= 0 else 0):
        raise fault(step, f"limits= ask for {step.cargo} units of cargo, more than the duty has")
    if op.scenario.bases[step.base].side != step.seat:
        raise fault(step, f"base {step.base} (counted from 0) is none of seat {step.seat + 1}")


def lines_of_battle(op: Operation, step: BattleLines) -> None:
    """22.531 Each line has ships of its own group, and each capital ship its place and its aim."""
    for seat in range(2):
        if not op.on_chart[slot(seat, step.numbers[seat])]:
            raise fault(step, f"group {step.numbers[seat]} of seat {seat + 1} does not stand on the chart")
        front, behind = step.capitals[seat], step.screened[seat]
        own_ships(op, step, seat, front + behind)
        for unit in front + behind:
            if op.group[unit] != step.numbers[seat] and not op.is_sunk(unit):
                raise fault(step, f"ship {unit} (counted from 0) is not in group {step.numbers[seat]}")
        targets = len(step.capitals[1 - seat])
        if step.aims[seat] and len(step.aims[seat]) != len(front):
            raise fault(step, f"aims{seat + 1}= has a number for each of capitals{seat + 1}=")
        if any(aim >= targets for aim in step.aims[seat]):
            raise fault(step, f"aims{seat + 1}= are places among capitals{2 - seat}=, counted from 0")
        if step.spread[seat] and len(step.spread[seat]) != targets:
            raise fault(step, f"spread{seat + 1}= has a number for each of capitals{2 - seat}=")
        if step.held[seat] < 0 or min(step.spread[seat], default=0) < 0:
            raise fault(step, "factors are not negative")
    if step.rest < 0 and step.rest != UNDECIDED:
        raise fault(step, "asked= begins with the factors that are left, not less than none")
    for unit in step.behind[::2]:
        if unit != AT_LIGHTS and not 0 <= unit < len(op.force):
            raise fault(step, f"behind={unit} is no ship")
