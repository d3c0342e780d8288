"""7.15, 8.37 ASW: aimed at a submarine in one's own turn, or against one that attacks."""

from wardroom.core.decision import Decision
from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.coldwar import battle, catalogue, decisions
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import SHIP, is_ship
from wardroom.games.coldwar.attacks import asw_chance, enemy_ships, from_submarine
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.catalogue import Card
from wardroom.games.coldwar.draft import Draft
from wardroom.games.coldwar.kinds.area_defences import AreaDefence
from wardroom.games.coldwar.kinds.kind import Look
from wardroom.games.coldwar.tactics import in_force


class Asw(AreaDefence):
    """7.15, 8.37 It hunts submarines."""

    family = catalogue.ASW
    declares = "asw"
    look = Look("either", "asw", "asw", "asw", "asw", "attack")
    chances = 2
    carrier_modified = True
    rule = "8.37"
    rolls = True
    hunts = True

    def target_forbids(self, b: Battle, size: int, ship: int, target: int) -> int:
        return ALLOWED if b.ship(target).is_submarine else no.ONLY_SUBMARINES_HUNTED

    def question(self, b: Battle, draft: Draft) -> Decision:
        return Decision(draft.seat, decisions.ASW_USE, "8.1", draft.facts(b))

    def candidates(self, b: Battle, draft: Draft) -> list[int]:
        return [*super().candidates(b, draft), *enemy_ships(b, draft.seat)]

    def forbids(self, b: Battle, draft: Draft, action: int) -> int:
        if not is_ship(action):
            return super().forbids(b, draft, action)
        if draft.fog_left(b) < 1:
            return no.NO_FOG_LEFT
        return self.aim_forbids(b, draft, action)

    def shot(self, b: Battle, draft: Draft, action: int) -> Attack | None:
        if not is_ship(action):
            return None
        target = action - SHIP
        return Attack(battle.ASW_ATTACK, draft.card, NOBODY, b.owner(target), target)

    def take(self, b: Battle, draft: Draft, action: int) -> None:
        attack = self.shot(b, draft, action)
        if attack is None:
            super().take(b, draft, action)
        else:
            draft.declare(attack, 1)
            draft.choice_made()

    def meets(self, b: Battle, attack: Attack) -> bool:
        return from_submarine(b, attack)

    def answer_forbids(self, b: Battle, attack: Attack) -> int:
        return ALLOWED if self.meets(b, attack) else no.ASW_MEETS

    def roll_number(self, b: Battle, card: Card, seat: int, area: bool, attack: Attack) -> int:
        """8.37 Area ASW finds an attacking submarine active, unless she sneaks (13.57)."""
        before = b.status[attack.source]
        if area and (b.switches.tactics == 0 or in_force(b, b.owner(attack.source), catalogue.SNEAK) == 0):
            b.status[attack.source] = before | battle.ACTIVE
        number = asw_chance(b, card, seat, attack.source, area)
        b.status[attack.source] = before
        return number

    def passes_hand(self, b: Battle, card: Card, guard: int, attack: Attack, flags: int) -> float:
        """8.37 Point ASW strikes back after the attack."""
        return 1.0
