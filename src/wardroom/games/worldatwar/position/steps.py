"""The steps of a position: how each is read, what it lies on, and what it must agree with.

What a step is about must be there: ships, voyages, hexes, and the steps below it that ask for it.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final, NamedTuple

from wardroom.core.fact_forms import FactReader
from wardroom.core.sealed import Sealed
from wardroom.core.state import NOBODY, TRUTH, Step
from wardroom.games.worldatwar import operation
from wardroom.games.worldatwar import under_way as now
from wardroom.games.worldatwar.aftermath import PressOn
from wardroom.games.worldatwar.air_on_the_way import AttackFromTheAir
from wardroom.games.worldatwar.air_strikes import AirStrikes, Strike
from wardroom.games.worldatwar.base_attack import NO_BASE, BaseAttacks
from wardroom.games.worldatwar.battle import NavalBattle
from wardroom.games.worldatwar.battle_lines import UNDECIDED, Screening, ScreenRun
from wardroom.games.worldatwar.campaign import ANNOUNCING, ASK, Announce, Campaign
from wardroom.games.worldatwar.cards import CardRun, CodeCards, UseAdvantage
from wardroom.games.worldatwar.fleet import AT_LIGHTS
from wardroom.games.worldatwar.fleet_engagement import FleetEngagement
from wardroom.games.worldatwar.groups import Deploy, Numbering
from wardroom.games.worldatwar.holding import Holding, Withhold
from wardroom.games.worldatwar.interception import RollInterceptions
from wardroom.games.worldatwar.muster import Choosing, Muster
from wardroom.games.worldatwar.operation import Operation, slot
from wardroom.games.worldatwar.pairing import Evasion, FleetCombat
from wardroom.games.worldatwar.passage import OrderOfBattles, Passage
from wardroom.games.worldatwar.position.battles import most_numbers
from wardroom.games.worldatwar.position.facts import WHOSE, Fact, told_of
from wardroom.games.worldatwar.position.faults import Checks, Fault, refuse
from wardroom.games.worldatwar.rendezvous import Rendezvous, bound_for_meeting
from wardroom.games.worldatwar.returning import GoHome
from wardroom.games.worldatwar.routes import PlotCourse, Station, legs
from wardroom.games.worldatwar.scenario import CARDS, FAR, NOWHERE, TACTICAL
from wardroom.games.worldatwar.search import Search
from wardroom.games.worldatwar.sending_out import WHO, Intercept
from wardroom.games.worldatwar.sinking import LossChoice
from wardroom.games.worldatwar.sortie import FINISHED, INTERCEPT_FIRST, JOINING, Resolve, Sortie, rolling_at
from wardroom.games.worldatwar.submarine_steps import SubmarineAttack, SubmarineAttacks, Substitutes
from wardroom.games.worldatwar.tasking import LandAir, LandAirRun, PatrolRun, Patrols
from wardroom.games.worldatwar.under_way import Voyage
from wardroom.games.worldatwar.units import SUBMARINE
from wardroom.games.worldatwar.voyages import forces_of
from wardroom.games.worldatwar.withdrawal import Withdraw


class Form(NamedTuple):
    """A kind of step in a text."""

    kind: type[Step]
    # From the words of its line; those without words have nothing to read.
    read: Callable[[FactReader], Step]
    # What may lie directly below it, "" is nothing, and how far that has come when it asks for this one; if
    # that is not said, any distance. Private runs lie in their step.
    below: dict[str, tuple[int, ...]]
    # What it must agree with.
    checks: Callable[[Operation, Any], Checks] | None = None
    # The private runs of a step that is answered in secret.
    run: type[Step] | None = None


# -- each by itself ----------------


def campaign(op: Operation, step: Campaign) -> Checks:
    phases = len(op.scenario.phases)
    if op.phase >= phases:
        yield f"phase={op.phase}, and the scenario has {phases}, from 0 on"


def announcing(op: Operation, step: Announce) -> Checks:
    """The duty that is asked about, and its voyage once it has one."""
    duties, formed = op.scenario.duties, step.formed
    if step.voyage >= max(1, len(op.voyages)):
        yield f"there is no voyage {step.voyage}, counted from 0"
    if step.duty < len(duties):
        most = max(1, duties[step.duty].task_forces)
        if formed > most:
            yield f"formed={formed}, and the duty has {most} at most"
    if step.place == ASK:
        if formed:
            yield f"formed={formed}, but nobody has said that the duty is carried out"
    elif step.duty < len(duties):
        if not op.voyages or op.voyages[step.voyage].duty != step.duty:
            yield f"voyage={step.voyage} does not carry out duty={step.duty}"


def station(op: Operation, step: Station | PlotCourse) -> Checks:
    voyage = op.voyages[step.voyage]
    if voyage.at or voyage.patrol:
        yield f"voyage {step.voyage} (counted from 0) has left: its course is set before"


def course(op: Operation, step: PlotCourse) -> Checks:
    """22.12 From stop to stop there must be a way by sea."""
    yield from station(op, step)
    chart = op.scenario.chart
    if len(step.stops) < 2:
        yield "stops= has at least two hexes, where it begins and where it ends"
    for h in step.stops:
        if not chart.inside(h) or not chart.sea[h]:
            yield f"stops={h} is no hex of the sea on this chart"
    for here, there in pairwise(step.stops):
        if chart.by_sea(here, there) >= FAR:
            yield f"no way by sea leads from {here} to {there}"


def interception(op: Operation, step: Intercept) -> Checks:
    if not step.targets:
        return
    path = op.voyages[step.targets[0]].path
    stretches = len(legs(op.scenario.chart, path))
    if not 0 <= step.leg < stretches:
        yield f"leg={step.leg}: the way of its first target has {stretches} of them"
    if step.hex != NOWHERE and step.hex not in path:
        yield f"hex={step.hex} is not on the way of its first target"
    if step.place == WHO and step.hex == NOWHERE:
        yield "hex= is missing: the hex of the interception has been named"


def muster(op: Operation, step: Muster) -> Checks:
    bases = op.scenario.bases
    least, most = step.least, step.most
    if least > most:
        yield f"limits= ask for {least} factors at least and {most} at most"
    if step.seat > 1 or step.base >= len(bases) or step.voyage >= len(op.voyages):
        yield "limits= are seat, base, voyage, least and most factors, cargo, and 1 if strict"
    if step.members != 1 << step.seat:
        yield f"members={step.members}, but limits= begins with seat {step.seat}"
    yield from named(op, "voyage", step.seat, [step.voyage])
    duty = op.voyages[step.voyage].duty
    if step.cargo > (op.scenario.duties[duty].cargo if duty >= 0 else 0):
        yield f"limits= ask for {step.cargo} units of cargo, more than the duty has"
    yield from named(op, "base", step.seat, [step.base])


def battle(op: Operation, step: NavalBattle) -> Checks:
    if step.about not in step.voyages:
        yield f"about={step.about} is not among its voyages="


def cards_laid(op: Operation, step: CardRun) -> Checks:
    if step.laid > op.cards[3 * step.seat + step.kind]:
        yield f"laid={step.laid}, more cards than seat {step.seat + 1} has"


def deploying(op: Operation, step: Deploy | Numbering) -> Checks:
    outside = 1 if most_numbers(op) > operation.CHART_NUMBERS else 0
    if step.outside != outside:
        yield "outside=1 is said where submarines or squadrons attack alone, and only there"


def numbering(op: Operation, step: Numbering) -> Checks:
    told = len(step.sizes)
    if sum(step.sizes) > len(step.surplus) or len(step.sources) < told or len(step.own) > told:
        yield "sources=, own= and sizes= tell of each surplus, surplus= the ships of all"
    if (step.sources or step.surplus) and len(step.numbers) < len(step.groups(op)):
        yield "a surplus is parted when every group has one of numbers="
    yield from deploying(op, step)
    most = step.most(op)
    if max([*step.numbers, *step.own], default=0) > most:
        yield f"groups of this battle are 1 to {most}"


def base_attacks(op: Operation, step: BaseAttacks) -> Checks:
    """22.432 As many squadrons of each class as there are, for each base that was announced."""
    if op.observer not in (TRUTH, step.seat(op)) or step.turn > 1:
        return
    classes = len(step.classes(op))
    counts = len(step.sent) - classes * len(step.bases)
    fits = counts == 0 if step.base == NO_BASE else 0 <= counts < classes
    if not fits:
        yield f"sent= has {classes} numbers for each of bases=, fewer for the one asked about"
    if any(step.unsent(op, place) < 0 for place in range(classes)):
        yield "sent= are more squadrons than can fly"


def engagement(op: Operation, step: FleetEngagement) -> Checks:
    """22.531 Each line has ships of its own group, and each capital ship its place and its aim."""
    for seat, number in enumerate(step.numbers):
        if not op.on_chart[slot(seat, number)]:
            yield f"group {number} of seat {seat + 1} does not stand on the chart"
        front, behind = step.capitals[seat], step.screened[seat]
        yield from named(op, "ship", seat, front + behind)
        for unit in front + behind:
            if op.group[unit] != number and not op.is_sunk(unit):
                yield f"ship {unit} (counted from 0) is not in group {number}"
        own, others = seat + 1, 2 - seat
        targets = len(step.capitals[1 - seat])
        aims, spread = step.aims[seat], step.spread[seat]
        if aims and len(aims) != len(front):
            yield f"aims{own}= has a number for each of capitals{own}="
        if any(aim >= targets for aim in aims):
            yield f"aims{own}= are places among capitals{others}=, counted from 0"
        if spread and len(spread) != targets:
            yield f"spread{own}= has a number for each of capitals{others}="
        if step.held[seat] < 0 or min(spread, default=0) < 0:
            yield "factors are not negative"
    if step.rest < 0 and step.rest != UNDECIDED:
        yield "asked= begins with the factors that are left, not less than none"
    for unit in step.behind[::2]:
        if unit != AT_LIGHTS and not 0 <= unit < len(op.force):
            yield f"behind={unit} is no ship"


def losses(op: Operation, step: LossChoice) -> Checks:
    if not 0 <= step.count <= len(step.ships):
        yield f"count={step.count} of {len(step.ships)} ships"


def substitutes(op: Operation, step: Substitutes) -> Checks:
    if not 0 <= step.count <= len(step.ones):
        yield f"count={step.count} of {len(step.ones)} ships"
    if not 0 <= step.taken <= step.count:
        yield f"taken={step.taken} in place of {step.count} ships"


def submarines(op: Operation, step: SubmarineAttacks) -> Checks:
    yield from boats(op, step.announced[::2])
    numbered = all(1 <= number <= operation.MOST_NUMBERS for number in step.announced[1::2])
    if not numbered:
        yield "announced= is submarine after submarine, each with the number of its group"


def submarine(op: Operation, step: SubmarineAttack) -> Checks:
    return boats(op, [step.submarine])


def what_it_names(op: Operation, facts: list[Fact]) -> Checks:
    """Voyages, ships and bases of the side that they should be."""
    seat = NOBODY
    for fact in facts:
        if fact.name in ("seat", "side"):
            seat = fact.values[0]
    for fact in facts:
        whose, _, things = str(fact.most).partition(" ")
        if whose in WHOSE:
            side = {"own": seat, "enemy": 1 - seat}.get(whose, NOBODY)
            yield from named(op, things.removesuffix("s"), side, fact.values)


def named(op: Operation, thing: str, side: int, numbers: list[int]) -> Checks:
    """Each is there, once, and of a side, if that matters."""
    if thing != "base" and len(set(numbers)) < len(numbers):
        yield f"a {thing} is named twice"
    for number in numbers:
        if thing == "voyage":
            if number >= len(op.voyages):
                yield f"there is no voyage {number}, counted from 0"
            found = op.voyages[number].side
        else:
            found = op.roster.side[number] if thing == "ship" else op.scenario.bases[number].side
        if side not in (NOBODY, found):
            yield f"{thing} {number} (counted from 0) is none of seat {side + 1}"


def boats(op: Operation, units: list[int]) -> Checks:
    for unit in units:
        if op.roster.kind[unit] != SUBMARINE:
            yield f"ship {unit} (counted from 0) is no submarine"


# -- where they lie ----------------

IN_BATTLE: Final = "NavalBattle"
FORMS: Final = {
    form.kind.__name__: form
    for form in (
        Form(Campaign, Campaign.read, {"": ()}, campaign),
        Form(CodeCards, CodeCards.read, {"Campaign": (1,), "CodeCards": (), IN_BATTLE: (1,)}, None, CardRun),
        Form(CardRun, CardRun.read, {}, cards_laid),
        Form(Announce, Announce.read, {"Campaign": (2,)}, announcing),
        Form(Station, Station.read, {"Announce": ()}, station),
        Form(
            PlotCourse,
            PlotCourse.read,
            {"Announce": (), "Intercept": (), "GoHome": (), "Sortie": (), "Rendezvous": ()},
            course,
        ),
        Form(Muster, Muster.read, {"Announce": (), "PlotCourse": (), "Intercept": ()}, muster, Choosing),
        Form(Choosing, Choosing.read, {}),
        Form(Sortie, Sortie.read, {"": (), "Campaign": (3, 4), "Sortie": (), "GoHome": ()}),
        Form(Intercept, Intercept.read, {"Sortie": (1, 3, 5)}, interception),
        Form(RollInterceptions, RollInterceptions.read, {"Sortie": (2, 4, 6)}),
        Form(Resolve, Resolve.read, {"Sortie": (7,)}),
        Form(GoHome, GoHome.read, {"": (), "Sortie": (0,)}),
        Form(OrderOfBattles, OrderOfBattles.read, {}),
        Form(Passage, Passage.read, {"Resolve": ()}),
        Form(AttackFromTheAir, AttackFromTheAir.read, {"Passage": ()}),
        Form(Rendezvous, Rendezvous.read, {"": (), "Sortie": (), "Rendezvous": ()}),
        Form(PressOn, PressOn.read, {"": (), "Passage": ()}),
        Form(NavalBattle, NavalBattle.read, {"": (), "Passage": ()}, battle),
        Form(UseAdvantage, UseAdvantage.read, {IN_BATTLE: (1,)}),
        # 22.93A, 22.132A: submarines and squadrons that attack alone pass over segments.
        Form(Deploy, Deploy.read, {IN_BATTLE: (2, 3, 9)}, deploying, Numbering),
        Form(Numbering, Numbering.read, {}, numbering),
        Form(Withhold, Withhold.read, {IN_BATTLE: (3,)}, None, Holding),
        Form(Holding, Holding.read, {}),
        # 22.35 So does a battle in a box.
        Form(Patrols, lambda told: Patrols(told.members()), {IN_BATTLE: (4, 7)}, None, PatrolRun),
        Form(PatrolRun, PatrolRun.read, {}),
        Form(BaseAttacks, BaseAttacks.read, {IN_BATTLE: (5,)}, base_attacks),
        Form(LandAir, lambda told: LandAir(told.members()), {IN_BATTLE: (6,)}, None, LandAirRun),
        Form(LandAirRun, LandAirRun.read, {}),
        Form(Search, lambda told: Search(), {IN_BATTLE: (7,)}),
        Form(AirStrikes, AirStrikes.read, {IN_BATTLE: (8,)}),
        Form(Strike, Strike.read, {"AirStrikes": ()}),
        Form(FleetCombat, FleetCombat.read, {IN_BATTLE: (9, 12)}),
        Form(Evasion, Evasion.read, {"FleetCombat": ()}),
        Form(FleetEngagement, FleetEngagement.read, {"FleetCombat": ()}, engagement),
        Form(Screening, lambda told: Screening(told.members()), {"FleetEngagement": ()}, None, ScreenRun),
        Form(ScreenRun, ScreenRun.read, {}),
        Form(SubmarineAttacks, SubmarineAttacks.read, {IN_BATTLE: (10,)}, submarines),
        Form(SubmarineAttack, SubmarineAttack.read, {"SubmarineAttacks": ()}, submarine),
        Form(
            LossChoice,
            LossChoice.read,
            {"SubmarineAttack": (), "FleetEngagement": (), "Strike": (), "LossChoice": ()},
            losses,
        ),
        Form(Substitutes, Substitutes.read, {"SubmarineAttack": ()}, substitutes),
        Form(Withdraw, Withdraw.read, {IN_BATTLE: (11, 12)}),
    )
}
# Steps whose runs say whose they are.
OF_THEIR_SEATS: Final = ("Deploy", "CodeCards", "Muster")


def inspect_steps(op: Operation) -> None:
    below = ""
    place = 0
    for step in op.stack:
        kind = type(step).__name__
        allowed = FORMS[kind].below
        if allowed and below not in allowed:
            those = " or ".join(word or "nothing" for word in allowed)
            raise Fault(line_of(kind), f"step {kind} stands on {those}, not on {below or 'nothing'}")
        if allowed and allowed[below] and place not in allowed[below]:
            those = " or ".join(map(str, allowed[below]))
            raise Fault(line_of(below), f"step {below}: place={place}, but below {kind} it is {those}")
        inspect_step(op, step)
        below = kind
        place = step.place if isinstance(step, Campaign | Sortie | NavalBattle) else 0
    dice_are_rolled(op)
    sorties_fit(op)
    interception_fits(op)
    cards_in_time(op)
    announced_once(op)


def line_of(kind: str) -> str:
    """What is wrong with a step is said of the last line of its kind."""
    return f"step {kind}"


def fault(step: Step, what: str) -> Fault:
    kind = type(step).__name__
    return Fault(line_of(kind), f"step {kind}: {what}")


def inspect_step(op: Operation, step: Step) -> None:
    facts = told_of(step).facts
    for fact in facts:
        place = fact.first_outside(op, False)
        if place >= 0:
            raise fault(step, f"{fact.name}={fact.outside(op, place)}")
    kind = type(step).__name__
    refuse(line_of(kind), what_it_names(op, facts), f"step {kind}: ")
    checks = FORMS[kind].checks
    if checks is not None:
        refuse(line_of(kind), checks(op, step), f"step {kind}: ")
    if isinstance(step, Sealed):
        for seat, run in step.runs.items():
            own = getattr(run, "seat", seat) if kind in OF_THEIR_SEATS else seat
            if own != seat:
                raise fault(run, f"seat={own} in the run of seat {seat + 1}")
        refuse(line_of(kind), runs(op, step), f"step {kind}")
        for run in step.runs.values():
            inspect_step(op, run)


def runs(op: Operation, step: Sealed) -> Checks:
    """The private runs of a step that is answered in secret."""
    kind = FORMS[type(step).__name__].run
    if not 1 <= step.members <= 3 or step.pending & ~step.members:
        yield ": members= are the seats asked, as bits, pending= those still at it"
    for seat, run in step.runs.items():
        if kind is not None:
            other = type(run).__name__
            if other != kind.__name__:
                yield f" has runs of the kind {kind.__name__}, not {other}"
        if not 0 <= seat <= 1 or not step.members >> seat & 1:
            yield f": seat {seat + 1} is not asked, so it has no run"
        at_it = bool(step.pending >> seat & 1)
        if (run.asks(op) != 0) != at_it:
            yield f": pending={step.pending} does not fit how far seat {seat + 1} has come"


# -- together ----------------


def dice_are_rolled(op: Operation) -> None:
    """22.164 Who is only announced has not been passed over by the step of its dice."""
    sorties = [step for step in op.stack if isinstance(step, Sortie)]
    if not sorties:
        return
    last = sorties[-1]
    # What lies on a sortie is the step before the one that it tells of.
    place = last.place if op.stack[-1] is last else last.place - 1
    for number, voyage in enumerate(op.voyages):
        rolls = voyage.level != now.ACTIVITY and voyage.status == now.ANNOUNCED
        if rolls and place > rolling_at(voyage.level):
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
    elif isinstance(step, Intercept) and step.level == now.INTERCEPTION:
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
        if voyage.side != sortie.side or voyage.level != now.ACTIVITY or voyage.patrol:
            continue
        away = voyage.status in (now.SAILING, now.RETURNING) and forces_of(op, number)
        if away and number not in sortie.voyages:
            raise fault(sortie, f"voyages= lacks {number} (counted from 0), which is under way")


def none_is_skipped(op: Operation, sortie: Sortie) -> None:
    """22.19 Who is still on his way out has not been resolved."""
    for step in op.stack:
        if not isinstance(step, Resolve):
            continue
        passing = [passage.voyage for passage in op.stack if isinstance(passage, Passage)]
        for number in sortie.voyages:
            voyage = op.voyages[number]
            if voyage.status != now.SAILING or voyage.patrol or bound_for_meeting(op, voyage):
                continue
            if forces_of(op, number) and number not in [*step.voyages, *passing]:
                raise fault(step, f"voyages= lacks {number} (counted from 0), which is not resolved yet")


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
    if voyage.status != now.ANNOUNCED:
        raise fault(step, f"voyage {number + 1} is announced no more: it sails when all of them are")


def interception_fits(op: Operation) -> None:
    """22.164 Both sides intercept by turns, level by level."""
    below: Step | None = None
    for step in op.stack:
        if isinstance(step, Intercept) and isinstance(below, Sortie):
            level = now.INTERCEPTION + below.place // 2
            seat = below.side if level == now.COUNTER else 1 - below.side
            if (step.level, step.seat) != (level, seat):
                raise fault(
                    step,
                    f"a sortie of side={below.side} with place={below.place} has level={level} seat={seat}",
                )
        below = step


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
