"""Cards of other steps: 9.1, 9.2, 9.3, 8.36, 9.5, 13.5, and Bad Luck (13.6), which nobody holds."""

from typing import Final

from wardroom.core.state import ALLOWED
from wardroom.games.coldwar import catalogue
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.battle import ASW_ATTACK, TORPEDO_ATTACK, Attack, Battle
from wardroom.games.coldwar.catalogue import ACTION_SET, BAD_LUCK_SET, TACTICS_SET, Card
from wardroom.games.coldwar.defences import crash_dive, dives_from
from wardroom.games.coldwar.kinds.kind import NO_DIVE, UNCONTROLLED, Elsewhere, Look

# The pictures of Tactics and strokes of Bad Luck, which may lie on a ship as Damage cards do.
MANOEUVRES: Final = ("jink", "fighter", "hunt", "slip", "sneak", "jamming", "weave", "orbit")
MISFORTUNES: Final = (
    ("blast", "luck-damage"),
    ("counter", ""),
    ("control", "luck-damage"),
    ("deckfire", "luck-damage"),
    ("leak", ""),
)


class AdditionalShip(Elsewhere):
    """9.1 In Ship Ahoy."""

    family = catalogue.ADDITIONAL_SHIP
    look = Look("special", "ship-new", "ship-new", "ship-new")

    def elsewhere(self) -> int:
        return no.SHIPS_ONLY_IN_AHOY


class Retreat(Elsewhere):
    """9.2 In the step of its name."""

    family = catalogue.RETREAT
    look = Look("special", "retreat", "retreat", "retreat")

    def elsewhere(self) -> int:
        return no.RETREAT_ONLY_IN_STEP


class DamageControl(Elsewhere):
    """9.3 Against the effect of an attack, for a submarine, or against Bad Luck."""

    family = catalogue.DAMAGE_CONTROL
    look = Look("special", "dc", "dc", "dc")
    rule = "9.3"
    undoes = True

    def elsewhere(self) -> int:
        return no.CONTROL_ONLY_IN_ANSWER

    def answer_forbids(self, b: Battle, attack: Attack) -> int:
        return no.CONTROL_ONLY_IN_ANSWER

    def passes_hand(self, b: Battle, card: Card, guard: int, attack: Attack, flags: int) -> float:
        return 1.0 if flags & UNCONTROLLED else 0.0

    def matters(self, b: Battle, attack: Attack) -> bool:
        return True


class CrashDive(Elsewhere):
    """8.36 Against torpedoes and ASW: the submarine is passive at once."""

    family = catalogue.CRASH_DIVE
    set = ACTION_SET
    look = Look("defence", "dive", "sub", "dive", "dive")
    rule = "8.36"
    dives = True

    def elsewhere(self) -> int:
        return no.DIVE_ONLY_IN_ANSWER

    def answer_forbids(self, b: Battle, attack: Attack) -> int:
        return ALLOWED if dives_from(b, attack) else no.DIVE_MEETS

    def answer(self, b: Battle, place: int) -> None:
        crash_dive(b, b.volley[place].target)

    def passes_hand(self, b: Battle, card: Card, guard: int, attack: Attack, flags: int) -> float:
        return 0.0 if flags & NO_DIVE else 1.0

    def matters(self, b: Battle, attack: Attack) -> bool:
        return attack.kind == TORPEDO_ATTACK or attack.kind == ASW_ATTACK


class Refueling(Elsewhere):
    """9.5 When an Air card would be discarded."""

    family = catalogue.REFUELING
    set = ACTION_SET
    look = Look("special", "refuel", "air", "refuel")

    def elsewhere(self) -> int:
        return no.REFUELING_WAITS


class Tactic(Elsewhere):
    """13.5 At any question that is not sealed, by a word of its own."""

    family = catalogue.TACTIC
    set = TACTICS_SET
    look = Look("tactic", "tactic", "star", "", cost="anytime")
    which: tuple[str, ...] = catalogue.TACTICS

    def look_of(self, which: int) -> Look:
        return self.look._replace(scene=MANOEUVRES[which])

    def elsewhere(self) -> int:
        return no.TACTIC_AS_TACTIC

    def numbers(self, size: int) -> int:
        """13.54, 13.55 The last chances roll."""
        return 1 if size in (catalogue.JAMMING, catalogue.EVASIVE) else 0


class BadLuck(Elsewhere):
    """13.6 It is never held."""

    family = catalogue.BAD_LUCK
    set = BAD_LUCK_SET
    look = Look("luck", "luck", "cross", "", cost="")
    which: tuple[str, ...] = catalogue.STROKES

    def look_of(self, which: int) -> Look:
        scene, platform = MISFORTUNES[which]
        return self.look._replace(scene=scene, platform=platform)

    def damages(self, size: int) -> bool:
        return size == catalogue.EXPLOSION

    def numbers(self, size: int) -> int:
        """13.65 A low die is a primary explosion."""
        return 1 if size == catalogue.EXPLOSION else 0
