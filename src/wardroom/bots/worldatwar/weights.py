"""What an admiral goes by."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Chances and shares; points are those of the scenario."""

    # Hits of a squadron that has found something, after patrols and air defence; how often it finds it.
    bombs: float = 0.3
    found: float = 0.55
    # What a light factor is worth beside one of a capital ship, if the enemy has capital ships.
    light: float = 0.6
    # What guns are worth where carriers keep away from them.
    distant: float = 0.4
    # Rounds that a battle lasts as a rule, and how much the stronger side has the better of it.
    rounds: float = 1.6
    edge: float = 2.2
    # How far the points at the end may lie from what is to be expected, without a battle and after one.
    calm: float = 0.3
    doubt: float = 3.0
    # What the chance of a duty is that has not been carried out yet, and of one nobody has set out to stop.
    hope: float = 0.55
    unmet: float = 0.85
    # By what share an interception, or leaving a battle, must better the chance to win, or to lose.
    caution: float = 0.03
    # Factors that a group which may choose gives away, or must gain, to engage the enemy.
    boldness: float = 1.5
    # The share of a carrier's squadrons that stays overhead when the enemy can strike.
    patrol: float = 0.4
    # How much better a way must be before it is a detour.
    detour: float = 0.12
    # What it is worth beside its points that a ship can do no more.
    silenced: float = 0.5
    # What a carrier is worth beside its factors.
    deck: float = 0.6

    def margin(self, chance: float) -> float:
        """What is too little to matter for a chance."""
        return self.caution * min(chance, 1 - chance)


WEIGHTS = Weights()
