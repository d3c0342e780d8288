"""8.1, 8.2 Cards laid before a task force, or held against one attack (8.31 to 8.38)."""

from wardroom.core.state import ALLOWED
from wardroom.core.vocabulary import EventKind
from wardroom.games.coldwar import battle, catalogue, diary, events, task_force
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import AREA
from wardroom.games.coldwar.attacks import has_attack
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.catalogue import ACTION_SET, Card
from wardroom.games.coldwar.defences import cover_chance, thin_out, warning_chance
from wardroom.games.coldwar.draft import Draft
from wardroom.games.coldwar.escorts import Escort
from wardroom.games.coldwar.kinds.kind import DEFENCE, NO_WARNING, ONLY_NO_WARNING, Kind, Look


class AreaDefence(Kind):
    """8.1 Laid before the task force it meets every attack that it can, 8.2 from the hand a single one."""

    # Of one that rolls: what its dice are called, and how it is told that it stops an attack or fails.
    dice: str = ""
    stops: EventKind
    fails: EventKind

    def belongs(self) -> tuple[str, str]:
        return DEFENCE

    def card_forbids(self, b: Battle, draft: Draft, card: Card) -> int:
        return self.area_forbids(b, draft.attacks)

    def take(self, b: Battle, draft: Draft, action: int) -> None:
        if action == AREA:
            draft.area = [*draft.area, draft.card]
        else:
            draft.area = [*draft.area, draft.card | task_force.DOWN]
            draft.spent += 1
        draft.choice_made()

    def roll(self, b: Battle, seat: int, card: int, place: int, area: bool) -> None:
        """8.33, 8.38 Stops an attack, or takes two dice from a bomber strike (7.17)."""
        chance = self.roll_number(b, b.card(card), seat, area, b.volley[place])
        roll = b.succeeds(chance, battle.DEFENCE_ROLL)
        told = self.stop(b, place) if roll > 0 else self.fails
        diary.answer_rolled(b, told, self.rule, seat, card, place, self.dice, chance, roll)

    def stop(self, b: Battle, place: int) -> EventKind:
        """The roll has succeeded; gives how that is told."""
        thin_out(b, place, 2)
        return self.stops

    def answer(self, b: Battle, place: int) -> None:
        """8.31, 8.32, 8.35 No roll is needed."""
        b.volley[place].fate = battle.STOPPED


class Evade(AreaDefence):
    """8.31 Against guns and torpedoes."""

    family = catalogue.EVADE
    look = Look("defence", "evade", "evade", "evade", "evade", "area")
    rule = "8.31"
    sure = True

    def meets(self, b: Battle, attack: Attack) -> bool:
        return attack.kind == battle.GUN_ATTACK or attack.kind == battle.TORPEDO_ATTACK

    def answer_forbids(self, b: Battle, attack: Attack) -> int:
        return ALLOWED if self.meets(b, attack) else no.EVADE_MEETS

    def attack_bars(self, attacks: list[Attack]) -> int:
        return no.GUNS_BAR_EVADE if has_attack(attacks, battle.GUN_ATTACK) else ALLOWED


class Ecm(AreaDefence):
    """8.32 Against missiles, those that cruise among them."""

    family = catalogue.ECM
    look = Look("defence", "ecm", "ecm", "ecm", "ecm", "area")
    rule = "8.32"
    sure = True

    def meets(self, b: Battle, attack: Attack) -> bool:
        return attack.kind == battle.MISSILE_ATTACK or attack.kind == battle.CRUISE_ATTACK

    def answer_forbids(self, b: Battle, attack: Attack) -> int:
        return ALLOWED if self.meets(b, attack) else no.ECM_MEETS

    def attack_bars(self, attacks: list[Attack]) -> int:
        if has_attack(attacks, battle.MISSILE_ATTACK) or has_attack(attacks, battle.CRUISE_ATTACK):
            return no.MISSILES_BAR_ECM
        return ALLOWED


class Cover(AreaDefence):
    """8.33 Air Cover against all that flies; 13.4 it may have to fight its way past an escort."""

    family = catalogue.COVER
    look = Look("defence", "cover", "cover", "cover", "cover", "area")
    chances = 1
    carrier_modified = True
    rule = "8.33"
    rolls = True
    dice = "cover"
    stops = events.COVER_STOPS
    fails = events.COVER_FAILS

    def meets(self, b: Battle, attack: Attack) -> bool:
        return attack.kind >= battle.CRUISE_ATTACK

    def answer_forbids(self, b: Battle, attack: Attack) -> int:
        return ALLOWED if self.meets(b, attack) else no.COVER_MEETS

    def attack_bars(self, attacks: list[Attack]) -> int:
        return no.STRIKES_BAR_COVER if has_attack(attacks, battle.CARRIER_ATTACK) else ALLOWED

    def roll_number(self, b: Battle, card: Card, seat: int, area: bool, attack: Attack) -> int:
        return cover_chance(b, card, seat, area, attack)

    def stop(self, b: Battle, place: int) -> EventKind:
        # 13.4 Fighters escort strike missions, not cruise missiles.
        escorted = b.switches.escorts and b.volley[place].kind != battle.CRUISE_ATTACK
        if escorted and b.may_answer(b.acting, catalogue.COVER):
            b.stack.append(Escort(b.acting, place))
            return events.COVER_MEETS
        return super().stop(b, place)


class Sweepers(AreaDefence):
    """8.35 Against minefields."""

    family = catalogue.SWEEPERS
    set = ACTION_SET
    look = Look("defence", "sweep", "mine", "sweep", "sweepers", "area")
    rule = "8.35"
    sure = True

    def meets(self, b: Battle, attack: Attack) -> bool:
        return attack.kind == battle.MINE_ATTACK

    def answer_forbids(self, b: Battle, attack: Attack) -> int:
        return ALLOWED if self.meets(b, attack) else no.SWEEPERS_MEET


class EarlyWarning(AreaDefence):
    """8.38 Against everything but ASW, and first of all against surprise."""

    family = catalogue.EARLY_WARNING
    set = ACTION_SET
    look = Look("defence", "radar", "radar", "warning", "warning", "area")
    chances = 3
    rule = "8.38"
    rolls = True
    warns = True
    dice = "early-warning"
    stops = events.WARNING_STOPS
    fails = events.WARNING_FAILS

    def meets(self, b: Battle, attack: Attack) -> bool:
        return attack.kind != battle.ASW_ATTACK

    def answer_forbids(self, b: Battle, attack: Attack) -> int:
        return ALLOWED if self.meets(b, attack) else no.WARNING_MEETS

    def roll_number(self, b: Battle, card: Card, seat: int, area: bool, attack: Attack) -> int:
        return warning_chance(b, card, attack)

    def passes_hand(self, b: Battle, card: Card, guard: int, attack: Attack, flags: int) -> float:
        if flags & (NO_WARNING | ONLY_NO_WARNING):
            return 0.0
        return super().passes_hand(b, card, guard, attack, flags)

    def matters(self, b: Battle, attack: Attack) -> bool:
        return attack.surprise or super().matters(b, attack)
