"""7.14, 7.17 Cards against a whole task force; minefields are such."""

from wardroom.core.decision import Decision
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED
from wardroom.games.coldwar import battle, catalogue, decisions
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import SEAT, is_seat
from wardroom.games.coldwar.attacks import force_forbids, has_surface_ships
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.catalogue import ACTION_SET, Card
from wardroom.games.coldwar.draft import Draft
from wardroom.games.coldwar.kinds.kind import Kind, Look


class AtForce(Kind):
    """A card against a whole task force."""

    def force_forbids(self, b: Battle, seat: int, other: int) -> int:
        """May it be used against this task force?"""
        raise NotImplementedError

    def card_forbids(self, b: Battle, draft: Draft, card: Card) -> int:
        if draft.fog_left(b) < 1:
            return no.NO_FOG_LEFT
        best = no.NOBODY_TO_ATTACK
        for other in range(b.seats):
            if other != draft.seat and not b.forces[other].out:
                best = self.force_forbids(b, draft.seat, other)
                if best == ALLOWED:
                    return ALLOWED
        return best

    def candidates(self, b: Battle, draft: Draft) -> list[int]:
        return [SEAT + other for other in range(b.seats)]

    def forbids(self, b: Battle, draft: Draft, action: int) -> int:
        if not is_seat(action) or action - SEAT >= b.seats or b.forces[action - SEAT].out:
            return NOT_ASKED
        return self.force_forbids(b, draft.seat, action - SEAT)


class Minefield(AtForce):
    """7.14 Against all surface ships of a task force."""

    family = catalogue.MINEFIELD
    set = ACTION_SET
    declares = "mine"
    look = Look("attack", "mine", "mine", "mine", "mine", "one")

    def damages(self, size: int) -> bool:
        return True

    def force_forbids(self, b: Battle, seat: int, other: int) -> int:
        """7.14 No platform is needed, only a task force with surface ships."""
        code = force_forbids(b, seat, other)
        if code != ALLOWED:
            return code
        return ALLOWED if has_surface_ships(b, other) else no.MINES_NEED_SHIPS

    def question(self, b: Battle, draft: Draft) -> Decision:
        return Decision(draft.seat, decisions.MINEFIELD_TARGET, "7.14", draft.facts(b))

    def shot(self, b: Battle, draft: Draft, action: int) -> Attack | None:
        if not is_seat(action):
            return None
        return Attack(battle.MINE_ATTACK, draft.card, NOBODY, action - SEAT, NOBODY)
