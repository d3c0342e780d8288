"""What the naval chapter may ask, each question with its facts, by the chapters of the rulebook."""

from typing import Final

from wardroom.core.vocabulary import NUMBER, SHIP, SHIPS, DecisionKind, FactKind, maybe, thing, words
from wardroom.games.worldatwar.scenario import ACTIVITIES
from wardroom.games.worldatwar.under_way import LEVELS

BASE: Final = thing("base")
DUTY: Final = thing("duty")


def a_hex(name: str) -> dict[str, FactKind]:
    """A hex, with the base or the named waters in it, or else the base off which it lies, or its sea."""
    return {
        name: thing("hex"),
        f"{name}_base": maybe(BASE),
        f"{name}_waters": maybe(thing("waters")),
        f"{name}_near": maybe(BASE),
    }


HELD: Final = {"held": NUMBER}
VOYAGE: Final = {"voyage": NUMBER}
FORMED: Final = {"duty": DUTY, "activity": words(*ACTIVITIES), "formed": NUMBER}
MUSTERED: Final = {"base": BASE, "factors": NUMBER, "least": NUMBER, "most": NUMBER}
# The voyage that may be intercepted.
ON_ITS_WAY: Final = {"voyage": NUMBER, "level": words(*LEVELS), **a_hex("from"), **a_hex("to")}
SURPLUS: Final = {"number": NUMBER, "factors": NUMBER}
GROUP: Final = {"group": NUMBER}
SQUADRONS: Final = {"squadrons": NUMBER}
FACTORS: Final = {"factors": NUMBER}

# 22.22I, 22.451B, 22.9418 Codebreaking.
STRATEGIC_CARDS: Final = DecisionKind("strategic-cards", **HELD)
TACTICAL_CARDS: Final = DecisionKind("tactical-cards", **HELD)
UNDERSEA_CARDS: Final = DecisionKind("undersea-cards", **HELD)
USE_ADVANTAGE: Final = DecisionKind("use-advantage")

# 22.12-22.15 Activities: whether, with which ships, and where to.
CARRY_OUT: Final = DecisionKind("carry-out", **FORMED)
ANOTHER_FORCE: Final = DecisionKind("another-force", **FORMED)
WHICH_SHIPS: Final = DecisionKind("which-ships", **MUSTERED)
HOW_MANY_SHIPS: Final = DecisionKind("how-many-ships", **MUSTERED, ship=SHIP)
WHERE_TO: Final = DecisionKind("where-to", **VOYAGE)
WHICH_WAY: Final = DecisionKind("which-way", **VOYAGE, hexes=NUMBER, **a_hex("goal"))

# 22.12-22.16, 22.915 Interceptions of three levels.
INTERCEPTION_HEX: Final = DecisionKind("interception-hex", **ON_ITS_WAY)
INTERCEPTORS: Final = DecisionKind("interceptors", **ON_ITS_WAY, **a_hex("hex"))
SUBMARINE_INTERCEPTS: Final = DecisionKind(
    "submarine-intercepts", **ON_ITS_WAY, base=BASE, boat=NUMBER, boats=NUMBER, **a_hex("hex")
)

# 22.13-22.19, 22.28, 22.6 On the way and home.
AIR_ATTACK_HEX: Final = DecisionKind("air-attack-hex", **VOYAGE)
ORDER_OF_VOYAGES: Final = DecisionKind("order-of-voyages")
GOES_ON_ALONE: Final = DecisionKind("goes-on-alone", **VOYAGE)
PRESS_ON: Final = DecisionKind("press-on", **VOYAGE)
WHICH_BASE: Final = DecisionKind("which-base", **VOYAGE, **a_hex("hex"))

# 22.26D, 22.42 Combat groups.
WITHHOLD: Final = DecisionKind("withhold", round=NUMBER)
WITHHOLD_NUMBER: Final = DecisionKind("withhold-number", ship=SHIP)
GROUP_NUMBER: Final = DecisionKind("group-number", force=NUMBER, ships=SHIPS, round=NUMBER)
SURPLUS_SHIPS: Final = DecisionKind("surplus-ships", **SURPLUS)
SURPLUS_COUNT: Final = DecisionKind("surplus-count", **SURPLUS, ship=SHIP)
SURPLUS_NUMBER: Final = DecisionKind("surplus-number", number=NUMBER, ships=SHIPS)

# 22.43, 22.44 Squadrons and their tasks.
PATROL: Final = DecisionKind("patrol", ship=SHIP, **SQUADRONS)
BASE_ATTACK: Final = DecisionKind("base-attack")
BASE_SQUADRONS: Final = DecisionKind("base-squadrons", base=BASE, drm=NUMBER)
AIR_COVER: Final = DecisionKind("air-cover", kind=NUMBER, **SQUADRONS, **GROUP)
AIR_SEARCH: Final = DecisionKind("air-search", kind=NUMBER, **SQUADRONS)
AIR_DONE: Final = DecisionKind("air-done")

# 22.46 Air strikes.
SURPRISE_STRIKE: Final = DecisionKind("surprise-strike")
STRIKE: Final = DecisionKind("strike")
STRIKE_SQUADRONS: Final = DecisionKind("strike-squadrons", **GROUP, kind=NUMBER, drm=NUMBER)
STRIKE_TARGET: Final = DecisionKind("strike-target", **SQUADRONS)
STRIKE_SHARE: Final = DecisionKind("strike-share", **SQUADRONS)

# 22.5 Fleet combat.
ENGAGE: Final = DecisionKind("engage", **GROUP)
EVADE: Final = DecisionKind("evade", **GROUP, by=NUMBER)
SCREEN: Final = DecisionKind("screen", **GROUP)
SCREEN_NUMBER: Final = DecisionKind("screen-number", ship=SHIP)
SURPLUS_CAPITAL: Final = DecisionKind("surplus-capital", ship=SHIP)
RETURN_FIRE: Final = DecisionKind("return-fire", ship=SHIP)
SURPLUS_LIGHT: Final = DecisionKind("surplus-light", **FACTORS)
FACTORS_AT_TARGET: Final = DecisionKind("factors-at-target", **FACTORS)
SCREENED_TARGET: Final = DecisionKind("screened-target", ship=SHIP)
SCREENED_TARGET_LIGHT: Final = DecisionKind("screened-target-light", **FACTORS)
CHOOSE_LOSS: Final = DecisionKind("choose-loss", count=NUMBER)

# 22.61 Withdrawal.
WITHDRAW: Final = DecisionKind("withdraw", round=NUMBER)
WITHDRAW_SHIPS: Final = DecisionKind("withdraw-ships", number=NUMBER)

# 22.9 Submarines.
SUBMARINE_TARGET: Final = DecisionKind("submarine-target", submarines=NUMBER)
SUBMARINES_NUMBER: Final = DecisionKind("submarines-number", submarines=NUMBER, **GROUP)
TORPEDO_TARGET: Final = DecisionKind("torpedo-target", **GROUP, attack=NUMBER)
SUBSTITUTES: Final = DecisionKind("substitutes", count=NUMBER, base=BASE)

# Answers to these are laid out on one screen, and given at once: between them no die falls. Each is put anew
# for each carrier, kind of squadrons or group; the word says which belong to one list.
LAID_ONE_BY_ONE: Final = {
    GROUP_NUMBER: GROUP_NUMBER.name,
    PATROL: PATROL.name,
    AIR_COVER: AIR_COVER.name,
    AIR_SEARCH: AIR_COVER.name,
    STRIKE_SQUADRONS: STRIKE_SQUADRONS.name,
}
# A group with whoever withdraws of it, a base or a target with its squadrons: each is laid word by word.
LAID_WORD_BY_WORD: Final = (WITHDRAW, BASE_ATTACK, STRIKE_TARGET)
LAID_OUT: Final = {
    **LAID_ONE_BY_ONE,
    **{kind: kind.name for kind in LAID_WORD_BY_WORD},
    SURPRISE_STRIKE: STRIKE.name,
    STRIKE: STRIKE.name,
    SCREEN: SCREEN.name,
}
