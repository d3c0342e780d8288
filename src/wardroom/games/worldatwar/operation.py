"""The state of an operation: forces at sea and in port, the battle being fought, and what is known."""

from typing import Final

from wardroom.core.dice import Dice
from wardroom.core.events import Event
from wardroom.core.state import NOBODY, State
from wardroom.games.worldatwar.scenario import NOWHERE, Scenario
from wardroom.games.worldatwar.settings import Settings
from wardroom.games.worldatwar.units import CARRIER, CRUISER, DESTROYER, SUBMARINE, TRANSPORT

STREAMS: Final = ("intercept", "search", "air", "fleet", "submarine", "choice")
INTERCEPT: Final = 0
SEARCH: Final = 1
AIR: Final = 2
FLEET: Final = 3
SUBMARINE_STREAM: Final = 4
CHOICE: Final = 5

# Squadrons: their condition, and what they do this round.
READY: Final = 0
ABORTED: Final = 1
LOST: Final = 2
INVERTED: Final = 3
NO_TASK: Final = 0
CAP: Final = 1
BASE_ATTACK: Final = 2
STRIKE: Final = 3
COVER: Final = 4
SEARCH_TASK: Final = 5

# What a voyage is (22.16, 22.17): an activity, or an interception of one, or of that, or of that.
ACTIVITY: Final = 0
INTERCEPTION: Final = 1
COUNTER: Final = 2
COUNTER_COUNTER: Final = 3
LEVELS: Final = ("activity", "interception", "counter", "counter-counter")

# How far a voyage has come.
ANNOUNCED: Final = 0
FAILED: Final = 1  # 22.24A: stayed in port after all
SAILING: Final = 2  # on its way, or on station
DONE_DUTY: Final = 3  # the activity is completed
ABORTED_DUTY: Final = 4  # defeated, or given up (22.28)
RETURNING: Final = 5
HOME: Final = 6
STATUSES: Final = ("announced", "failed", "sailing", "completed", "aborted", "returning", "home")

UNTOLD: Final = -1
# 22.428A A group that searches has ten undamaged factors; the same number is told of a group found (22.41F).
SEARCHING_FACTORS: Final = 10

# 22.423A Numbers of combat groups; outside a battle a force may have more of them (22.93A).
CHART_NUMBERS: Final = 6
MOST_NUMBERS: Final = 20
# Slots for combat groups: the Naval Combat Chart of both sides, then the higher numbers of both.
CHART_SLOTS: Final = 2 * (CHART_NUMBERS + 1)
SLOTS: Final = CHART_SLOTS + 2 * (MOST_NUMBERS - CHART_NUMBERS)
# What an empty state has of each slot, of each side, of the land-based air of both, and of what grows.
NO_GROUPS: Final[list[int]] = [0] * SLOTS
NEITHER: Final[list[int]] = [0, 0]
NO_LAND_AIR: Final[list[int]] = [0, 0, 0, 0]
NOTHING: Final[list[int]] = []

# 22.26D What everybody knows about ships that may have been held back: they were in action, were held back
# all along, nobody can say, nobody can say for this round only; a carrier has been seen to launch.
IN_ACTION: Final = 0
SPARED: Final = 1
PERHAPS_SPARED: Final = 2
SPARED_BEFORE: Final = 3
LAUNCHED: Final = 4

# What has come to light of a combat group in this round.
BARED: Final = 1  # who is held back (22.26D)
STRUCK: Final = 2  # its patrol and cover, by an air strike (22.4421B)

# A force of a position may have as many factors as this; those of a game have at most 25 (22.421A).
ANY_SIZE: Final = 99

# Entries of `clues`, `searches` and `ambushes`, which are flat lists.
CLUE: Final = 2
QUEST: Final = 5
AMBUSHED: Final = 2


def slot(side: int, number: int) -> int:
    """The place of a combat group in the lists of an operation."""
    if number <= CHART_NUMBERS:
        return side * (CHART_NUMBERS + 1) + number
    return CHART_SLOTS + side * (MOST_NUMBERS - CHART_NUMBERS) + number - CHART_NUMBERS - 1


class Force:
    """A task force or a smaller one; which ships it holds stands with the ships."""

    def __init__(self) -> None:
        self.side = 0
        self.base = 0
        # Set if it had at least ten factors when it was formed (22.14).
        self.task_force = 0
        self.voyage = 0
        # Set if everybody knows its ships.
        self.shown = 0
        # 22.22: what the number of dice gave away; UNTOLD until then.
        self.slow = UNTOLD
        self.light = UNTOLD
        # The combat group it forms in the battle, the round it joins in, and whether it is there.
        self.number = 0
        self.joins = 0
        self.present = 0
        # Units of cargo still aboard.
        self.cargo = 0
        # 22.61C It left a battle of its own will, or fought one (22.26), or was withheld all along (22.26D).
        self.withdrawn = 0
        self.fought = 0
        # 22.81 Home again and out of use for the rest of the player turn.
        self.inverted = 0
        self.gone = 0
        # Where it was formed, and how many factors it had to have then: everybody knows that.
        self.origin = 0
        self.least = 0
        self.most = 0
        # 22.26D What is known of its ships until they are shown; unless IN_ACTION `fought` is secret.
        self.restraint = IN_ACTION
        # 22.421A The force from which it was divided; UNTOLD if none.
        self.parent = UNTOLD
        # 22.9417B Units of cargo that it has put ashore: its way home is still part of that activity.
        self.landed = 0
        # 22.9432 Destroyers lost in port that may have been its own: it is hidden, and never sailed.
        self.drained = 0
        # 22.421A Parted from a group in this battle: it is one of its own as long as that lasts.
        self.surplus = 0

    def numbers(self) -> list[int]:
        return [
            self.side,
            self.base,
            self.task_force,
            self.voyage,
            self.shown,
            self.slow,
            self.light,
            self.number,
            self.joins,
            self.present,
            self.cargo,
            self.withdrawn,
            self.fought,
            self.inverted,
            self.gone,
            self.origin,
            self.least,
            self.most,
            self.restraint,
            self.parent,
            self.landed,
            self.drained,
            self.surplus,
        ]

    def refill(self, numbers: list[int]) -> None:
        self.side = numbers[0]
        self.base = numbers[1]
        self.task_force = numbers[2]
        self.voyage = numbers[3]
        self.shown = numbers[4]
        self.slow = numbers[5]
        self.light = numbers[6]
        self.number = numbers[7]
        self.joins = numbers[8]
        self.present = numbers[9]
        self.cargo = numbers[10]
        self.withdrawn = numbers[11]
        self.fought = numbers[12]
        self.inverted = numbers[13]
        self.gone = numbers[14]
        self.origin = numbers[15]
        self.least = numbers[16]
        self.most = numbers[17]
        self.restraint = numbers[18]
        self.parent = numbers[19]
        self.landed = numbers[20]
        self.drained = numbers[21]
        self.surplus = numbers[22]

    def is_free(self) -> bool:
        """Put together for a position, with ships of any port and as many as one likes."""
        return self.most >= ANY_SIZE

    def copy(self) -> "Force":
        other = Force()
        other.refill(self.numbers())
        return other


FORCE_FIELDS: Final = (
    "side",
    "base",
    "tf",
    "voyage",
    "shown",
    "slow",
    "light",
    "number",
    "joins",
    "present",
    "cargo",
    "withdrawn",
    "fought",
    "inverted",
    "gone",
    "origin",
    "least",
    "most",
    "restraint",
    "parent",
    "landed",
    "drained",
    "surplus",
)


class Voyage:
    """One or more forces sailing together along an announced path."""

    def __init__(self) -> None:
        self.side = 0
        self.level = ACTIVITY
        self.duty = UNTOLD
        # The voyage it intercepts, and the hex in which.
        self.target = UNTOLD
        self.meets = NOWHERE
        self.status = ANNOUNCED
        # Its place on the path, and how far along it has been safe from interception (22.12B, 22.13).
        self.at = 0
        self.dice = 0
        self.score = 0
        # 22.163 It supports from its patrol hex.
        self.patrol = 0
        self.spotted = 0
        # 22.132A How many hexes of the path are closed to the enemy's squadrons: they have had their chance.
        self.flown = 0
        # 22.13D The voyage it has parted from; UNTOLD if none.
        self.parent = UNTOLD
        self.path: list[int] = []

    def set_course(self, path: list[int]) -> None:
        """It sets out anew: what it had passed of the path before counts no more."""
        self.path = path
        self.at = 0
        self.flown = 0

    def numbers(self) -> list[int]:
        return [
            self.side,
            self.level,
            self.duty,
            self.target,
            self.meets,
            self.status,
            self.at,
            self.dice,
            self.score,
            self.patrol,
            self.spotted,
            self.flown,
            self.parent,
            *self.path,
        ]

    def refill(self, numbers: list[int]) -> None:
        self.side = numbers[0]
        self.level = numbers[1]
        self.duty = numbers[2]
        self.target = numbers[3]
        self.meets = numbers[4]
        self.status = numbers[5]
        self.at = numbers[6]
        self.dice = numbers[7]
        self.score = numbers[8]
        self.patrol = numbers[9]
        self.spotted = numbers[10]
        self.flown = numbers[11]
        self.parent = numbers[12]
        self.path = numbers[13:]

    def copy(self) -> "Voyage":
        other = Voyage()
        other.refill(self.numbers())
        return other

    def hex(self) -> int:
        return self.path[self.at]


VOYAGE_FIELDS: Final = (
    "side",
    "level",
    "duty",
    "target",
    "meets",
    "status",
    "at",
    "dice",
    "score",
    "patrol",
    "spotted",
    "flown",
    "parent",
)


class Operation(State):
    """The whole truth of an operation, or what one observer may know of it."""

    def __init__(
        self, scenario: Scenario, settings: Settings, dice: Dice | None, shared: bool = False
    ) -> None:
        super().__init__(2, dice)
        self.scenario = scenario
        self.settings = settings
        # The options that differ from the defaults, for the text form.
        self.option_text = ""
        self.roster = scenario.roster
        self.wings = scenario.wings
        units, squadrons = len(self.roster), len(self.wings)
        # Lists of what everybody may know are shared with other states until `copy_public` replaces them.
        no_units, no_squadrons = [0] * units, [0] * squadrons
        # By unit. `force` is 1 + a force's number, 0 in port; `group` a combat group, 0 none.
        self.hits: list[int] = scenario.hits
        self.berth: list[int] = scenario.berth
        self.force: list[int] = [0] * units
        self.group: list[int] = [0] * units
        self.laden: list[int] = [0] * units
        self.torpedoed: list[int] = no_units
        # 22.26D Withheld from a counter-interception battle this round.
        self.withheld: list[int] = [0] * units
        # 22.26D Held back in all rounds of such battles so far.
        self.spared: list[int] = [0] * units
        # 22.524A A damaged ship that leaves at the end of the round.
        self.leaving: list[int] = [0] * units
        # 22.26D What everybody knows about it: IN_ACTION, SPARED ...; of hidden ships only LAUNCHED.
        self.restrained: list[int] = [0] * units
        # Carriers whose squadrons were seen at work: the hidden forces it may belong to, as bits; 0 none.
        self.sighted: list[int] = no_units
        # By squadron.
        self.wing_state: list[int] = [READY] * squadrons
        self.wing_on: list[int] = self.wings.home
        self.wing_task: list[int] = [NO_TASK] * squadrons
        self.wing_aim: list[int] = [0] * squadrons
        self.wing_shown: list[int] = no_squadrons
        # 22.435 Driven off by the last attack on its base in this battle.
        self.wing_driven: list[int] = no_squadrons
        # 22.132B Voyages, as bits, that a squadron on land has struck in a battle.
        self.wing_raided: list[int] = no_squadrons
        self.forces: list[Force] = []
        self.voyages: list[Voyage] = []
        # The turn.
        self.phase = 0
        self.moving = 0
        self.cards: list[int] = scenario.cards
        # 22.22I Each side's extra interception die of this phase.
        self.codes: list[int] = NEITHER
        # The battle.
        self.round = 0
        self.intercepting = 0
        self.battle_hex = NOWHERE
        self.found: list[int] = NO_GROUPS
        self.spent: list[int] = NO_GROUPS
        self.attacked: list[int] = NO_GROUPS
        self.hindered: list[int] = NO_GROUPS
        self.evaded: list[int] = NO_GROUPS
        self.revealed: list[int] = NO_GROUPS
        # 22.41F What a find has shown of a group: 1 + small + 2 * slow + 4 * cargo + 8 * carriers; 0 nothing.
        self.told: list[int] = NO_GROUPS
        # Numbers of groups in the battle, which everybody sees (22.423B).
        self.on_chart: list[int] = NO_GROUPS
        # What has come to light of each group in this round: BARED, STRUCK.
        self.opened: list[int] = NO_GROUPS
        # 22.26D The side that may have held back ships in this round, or NOBODY.
        self.holder = NOBODY
        # What finds have told of groups that have left unseen: facts as in `told`, forces as bits.
        self.clues: list[int] = NOTHING
        # 22.451D What dice have told of hidden groups: side, round, their dice, their numbers as bits, and
        # the carriers that were fully operational then, as bits.
        self.searches: list[int] = NOTHING
        # 22.9416C Submarine attacks outside battles in this player turn: the hex, and the forces as bits.
        self.ambushes: list[int] = NOTHING
        # 22.451D Carriers whose first losses of the round came in base attacks, as bits, by side.
        self.thinned: list[int] = NEITHER
        # 22.4421B Squadrons that each side has announced for cover and for search; whether patrols are up.
        self.land_air: list[int] = NO_LAND_AIR
        self.patrolled = 0
        # 22.71 Rounds in a row without a die of combat; -1 once one was rolled in this round.
        self.quiet = 0
        self.lost_factors: list[int] = NEITHER
        self.damaged_factors: list[int] = NEITHER
        # 22.61A Ships that were damaged in this round, as bits, by side.
        self.hurt: list[int] = NEITHER
        # The tactical advantage (48.51): search dice, or a shift of the Naval Nationality DRM.
        self.search_edge: list[int] = NEITHER
        self.naval_shift: list[int] = NEITHER
        self.sub_codes: list[int] = NEITHER
        self.torpedo: list[int] = scenario.torpedo
        self.asw: list[int] = scenario.asw
        self.radar: list[int] = scenario.radar
        self.excess_asw: list[int] = scenario.excess_asw
        self.points: list[int] = NEITHER
        if not shared:
            self.copy_public(self)

    # -- chance ----------------

    def roll(self, stream: int) -> int:
        """One die; chance has come into play, so nothing before it can be undone."""
        assert self.dice is not None
        self.tide += 1
        if AIR <= stream <= SUBMARINE_STREAM:
            self.quiet = -1
        return self.dice.roll(stream)

    def roll2(self, stream: int) -> int:
        return self.roll(stream) + self.roll(stream)

    # -- ships ----------------

    def is_sunk(self, unit: int) -> bool:
        return self.hits[unit] >= self.roster.size[unit]

    def is_damaged(self, unit: int) -> bool:
        size = self.roster.size[unit]
        return size >= 2 and self.hits[unit] == size - 1

    def is_slow(self, unit: int) -> bool:
        """Striped ships, escort carriers, transports and whatever is damaged (20.121)."""
        return not self.roster.fast[unit] or self.is_damaged(unit)

    def is_reserved(self, unit: int) -> bool:
        """The scenario has a duty for it in this phase or a later one, and it still lies in port."""
        return self.force[unit] == 0 and self.scenario.reserved[unit] >= self.phase

    def label(self, unit: int) -> int:
        return self.scenario.label[unit]

    def members(self, force: int) -> list[int]:
        """The ships of a force that are still afloat."""
        return [u for u in range(len(self.force)) if self.force[u] == force + 1 and not self.is_sunk(u)]

    def factors(self, units: list[int]) -> int:
        total = 0
        for unit in units:
            if self.roster.kind[unit] != TRANSPORT:
                total += self.roster.size[unit]
        return total

    def group_units(self, side: int, number: int) -> list[int]:
        """The ships of a combat group that are still afloat."""
        found: list[int] = []
        for unit in range(len(self.group)):
            if self.group[unit] == number and self.roster.side[unit] == side and not self.is_sunk(unit):
                found.append(unit)
        return found

    def fully_operational(self, unit: int) -> bool:
        """22.942 A fast carrier that is undamaged and has all its squadrons."""
        if self.roster.kind[unit] != CARRIER or self.is_damaged(unit) or self.is_sunk(unit):
            return False
        held = 0
        for wing in range(len(self.wing_on)):
            if self.wing_on[wing] == unit and self.wing_state[wing] != LOST:
                held += 1
        return held >= self.roster.air[unit]

    def is_cruiser_or_destroyer(self, unit: int) -> bool:
        kind = self.roster.kind[unit]
        return kind == CRUISER or kind == DESTROYER

    def submarines_here(self, side: int) -> list[int]:
        """22.914 Submarines that have reached the battle and have not attacked yet."""
        found: list[int] = []
        for unit in range(len(self.force)):
            if self.roster.kind[unit] != SUBMARINE or self.roster.side[unit] != side or self.is_sunk(unit):
                continue
            if (
                self.force[unit] > 0
                and self.forces[self.force[unit] - 1].present
                and not self.torpedoed[unit]
            ):
                found.append(unit)
        return found

    # -- bases ----------------

    def near_bases(self, side: int, hexes: int) -> list[int]:
        """22.463B Own bases within so many hexes of the battle."""
        return [
            b
            for b, base in enumerate(self.scenario.bases)
            if base.side == side
            and base.operational
            and self.scenario.chart.distance(base.at, self.battle_hex) <= hexes
        ]

    # -- secrets ----------------

    def is_open(self, unit: int) -> bool:
        """Whether everybody knows where a ship is: submarines, what was sunk or shown, or lies in wait."""
        if self.roster.kind[unit] == SUBMARINE or self.is_sunk(unit) or self.is_reserved(unit):
            return True
        return self.force[unit] > 0 and self.forces[self.force[unit] - 1].shown > 0

    def reveal_group(self, side: int, number: int) -> None:
        """22.423B A group that is attacked lies open, with all forces in it."""
        place = slot(side, number)
        if self.revealed[place]:
            return
        self.tide += 1
        self.revealed[place] = 1
        self.count_out(side, number)
        for f, force in enumerate(self.forces):
            if force.side == side and force.number == number and force.present and not force.shown:
                self.show_force(f)
        if self.log is not None:
            keys = [self.scenario.labels[self.label(unit)] for unit in self.group_units(side, number)]
            facts: dict[str, str | int] = {
                "seat": f"seat/{side}",
                "number": number,
                "ships": "ships/" + ",".join(keys),
            }
            self.log.append(Event("group-revealed", "22.423B", facts))

    def show_force(self, f: int) -> None:
        """Its ships lie open from now on."""
        force = self.forces[f]
        self.put_labels_first(f)
        force.shown = 1
        for unit in range(len(self.force)):
            if self.force[unit] == f + 1:
                seen = self.restrained[unit]
                self.restrained[unit] = IN_ACTION if seen == LAUNCHED else min(force.restraint, SPARED_BEFORE)
                self.sighted[unit] = 0

    def count_out(self, side: int, number: int) -> None:
        """22.451D Of a group that is about to be shown everybody knows which dice were its own."""
        bit = 1 << number
        kept: list[int] = []
        for place in range(0, len(self.searches), QUEST):
            quest = self.searches[place : place + QUEST]
            if quest[0] == side and quest[3] & bit:
                units = self.group_units(side, number)
                quest[2] -= self.die_of(units, number <= quest[1], quest[4])
                quest[3] &= ~bit
            if quest[3]:
                kept += quest
        self.searches = kept

    def die_of(self, units: list[int], active: bool, operational: int) -> int:
        """22.428A, 22.428B: large active groups, distant ones with a fully operational carrier."""
        if not active:
            for unit in units:
                if operational >> unit & 1:
                    return 1
            return 0
        total = 0
        for unit in units:
            if self.roster.kind[unit] != TRANSPORT and not self.is_damaged(unit):
                total += self.roster.size[unit]
        return 1 if total >= SEARCHING_FACTORS else 0

    def operational_bits(self, side: int) -> int:
        bits = 0
        for unit in range(len(self.force)):
            if self.roster.side[unit] == side and self.fully_operational(unit):
                bits |= 1 << unit
        return bits

    def searching_decks(self, side: int) -> int:
        """22.451D Carriers that were fully operational when the round began."""
        return self.operational_bits(side) | self.thinned[side]

    def hidden_bits(self, side: int) -> int:
        """The forces of a side in the battle that nobody else has seen."""
        bits = 0
        for f, force in enumerate(self.forces):
            if force.side == side and force.present and not force.shown:
                bits |= 1 << f
        return bits

    def sight(self, unit: int, launched: bool) -> None:
        """Squadrons of a carrier are seen at work: it is in the battle."""
        if launched:
            self.engage(unit)
        if self.force[unit] == 0 or self.forces[self.force[unit] - 1].shown:
            if launched:
                self.restrained[unit] = IN_ACTION
            return
        bits = self.hidden_bits(self.roster.side[unit])
        self.sighted[unit] = self.sighted[unit] & bits if self.sighted[unit] else bits
        if launched:
            self.restrained[unit] = LAUNCHED

    def engage(self, unit: int) -> None:
        """22.26D A carrier that launches has engaged in combat, even if it was held back."""
        if self.withheld[unit] and self.force[unit] > 0:
            self.withheld[unit] = 0
            self.spared[unit] = 0
            self.forces[self.force[unit] - 1].fought = 1

    def depart(self, side: int, number: int) -> None:
        """A group is in the battle no more; what was found out about it stays with its forces."""
        place = slot(side, number)
        self.on_chart[place] = 0
        if self.revealed[place]:
            return
        bits = 0
        for f, force in enumerate(self.forces):
            if force.side == side and force.number == number and force.present:
                bits |= 1 << f
        if self.told[place] and bits:
            self.clues = [*self.clues, self.told[place], bits]
        self.forget_dice(side, number)

    def forget_dice(self, side: int, number: int) -> None:
        """Nobody can say any more which dice of earlier searches were whose."""
        kept: list[int] = []
        for place in range(0, len(self.searches), QUEST):
            quest = self.searches[place : place + QUEST]
            if quest[0] != side or not quest[3] >> number & 1:
                kept += quest
        self.searches = kept

    def put_labels_first(self, f: int) -> None:
        """Of equal ships the first ones are shown: the hidden ones change places with them."""
        for unit in range(len(self.force)):
            if self.force[unit] == f + 1:
                self.put_first(unit)

    def put_first(self, unit: int) -> int:
        """A hidden ship changes places with the first that others cannot tell from it; gives that one."""
        for other in range(unit):
            if self.is_twin(unit, other) and self.force[other] != self.force[unit]:
                self.change_places(unit, other)
                return other
        return unit

    def is_twin(self, unit: int, other: int) -> bool:
        """Whether nobody but the owner can tell two ships apart."""
        if self.is_reserved(other):
            return False
        hidden = self.force[other] == 0 or not self.forces[self.force[other] - 1].shown
        return (
            hidden
            and self.label(unit) == self.label(other)
            and self.berth[unit] == self.berth[other]
            and self.hits[unit] == self.hits[other]
            and self.roster.drm[unit] == self.roster.drm[other]
        )

    def change_places(self, unit: int, other: int) -> None:
        for column in (self.force, self.group, self.laden, self.withheld, self.spared, self.leaving):
            column[unit], column[other] = column[other], column[unit]

    def renumber(self, side: int, old: int, new: int) -> None:
        """22.523E A group that evades takes a higher number, and what is known of it goes with it."""
        for unit in range(len(self.group)):
            if self.roster.side[unit] == side and self.group[unit] == old:
                self.group[unit] = new
        for force in self.forces:
            if force.side == side and force.present and force.number == old:
                force.number = new
        for wing in range(len(self.wing_aim)):
            if self.wings.side[wing] == side and self.wing_task[wing] == COVER and self.wing_aim[wing] == old:
                self.wing_aim[wing] = new
        here, there = slot(side, old), slot(side, new)
        for column in (
            self.found,
            self.spent,
            self.attacked,
            self.hindered,
            self.evaded,
            self.revealed,
            self.told,
            self.on_chart,
            self.opened,
        ):
            column[there] = column[here]
            column[here] = 0
        for place in range(0, len(self.searches), QUEST):
            if self.searches[place] == side and self.searches[place + 3] >> old & 1:
                self.searches[place + 3] += (1 << new) - (1 << old)

    # -- copies ----------------

    def fresh(self) -> "Operation":
        """An empty state of the same table."""
        other = Operation(self.scenario, self.settings, None, True)
        other.option_text = self.option_text
        return other

    def copy_public(self, other: "Operation") -> None:
        """What everybody may know."""
        other.tide = self.tide
        other.hits = self.hits[:]
        other.berth = self.berth[:]
        other.torpedoed = self.torpedoed[:]
        other.wing_state = self.wing_state[:]
        other.wing_on = self.wing_on[:]
        other.wing_shown = self.wing_shown[:]
        other.wing_driven = self.wing_driven[:]
        other.wing_raided = self.wing_raided[:]
        other.forces = [force.copy() for force in self.forces]
        other.voyages = [voyage.copy() for voyage in self.voyages]
        other.phase = self.phase
        other.moving = self.moving
        other.cards = self.cards[:]
        other.codes = self.codes[:]
        other.round = self.round
        other.intercepting = self.intercepting
        other.battle_hex = self.battle_hex
        other.found = self.found[:]
        other.spent = self.spent[:]
        other.attacked = self.attacked[:]
        other.hindered = self.hindered[:]
        other.evaded = self.evaded[:]
        other.revealed = self.revealed[:]
        other.told = self.told[:]
        other.on_chart = self.on_chart[:]
        other.opened = self.opened[:]
        other.holder = self.holder
        other.clues = self.clues[:]
        other.searches = self.searches[:]
        other.ambushes = self.ambushes[:]
        other.sighted = self.sighted[:]
        other.thinned = self.thinned[:]
        other.land_air = self.land_air[:]
        other.patrolled = self.patrolled
        other.quiet = self.quiet
        other.lost_factors = self.lost_factors[:]
        other.damaged_factors = self.damaged_factors[:]
        other.hurt = self.hurt[:]
        other.search_edge = self.search_edge[:]
        other.naval_shift = self.naval_shift[:]
        other.sub_codes = self.sub_codes[:]
        other.points = self.points[:]

    def copy(self) -> "Operation":
        other = self.fresh()
        self.copy_public(other)
        other.observer = self.observer
        other.brisk = self.brisk
        other.dice = self.dice.copy() if self.dice is not None else None
        other.force = self.force[:]
        other.group = self.group[:]
        other.laden = self.laden[:]
        other.withheld = self.withheld[:]
        other.spared = self.spared[:]
        other.leaving = self.leaving[:]
        other.restrained = self.restrained[:]
        other.wing_task = self.wing_task[:]
        other.wing_aim = self.wing_aim[:]
        other.stack = [step.copy() for step in self.stack]
        return other
