"""Short ways to begin a fight in step 6.1.B.1 and to read what has become of it."""

from tests.coldwar.look import force, table, truth
from wardroom.core.notation import read_line, words_of
from wardroom.core.scene import Scene
from wardroom.games.coldwar.battle import FATE_NAMES
from wardroom.games.coldwar.game import GAME, ColdWarGame

ADVANCED = (
    "air_defense",
    "strike_rows",
    "strike_reduction",
    "prepared_defenses",
    "critical_damage",
    "armor",
    "large_ships",
    "attack_opportunities",
    "cruise_missiles",
)


def fight(
    position: str,
    rolls: list[int] | None = None,
    *,
    draws: list[str] | None = None,
    fog: int = 6,
    advanced: str = "",
    turn: str = "seat1 6.1.B.1",
    game: ColdWarGame = GAME,
) -> Scene:
    """Seat 1 is at Battle Stations; of the advanced rules only those named are played.

    Seat 1 should keep a card in hand: then the turn stops in step C.2 and the table can be looked at.
    """
    options = "; ".join(f"{key}={'yes' if key in advanced.split() else 'no'}" for key in ADVANCED)
    return Scene(game, f"coldwar 1\noptions: {options}\nturn: {turn} fog={fog}\n{position}", rolls, draws)


def ships(scene: Scene, seat: int) -> dict[str, str]:
    """The rows and submarines of a seat."""
    return {k: v for k, v in force(scene.state, seat).items() if k in ("row1", "row2", "row3", "subs")}


def hand(scene: Scene, seat: int) -> str:
    return force(scene.state, seat).get("hand", "")


def area(scene: Scene, seat: int) -> str:
    return force(scene.state, seat).get("area", "")


def sunk(scene: Scene, seat: int) -> str:
    """The ships that a seat has sunk."""
    return force(scene.state, seat).get("sunk", "")


def discard(scene: Scene) -> str:
    return table(scene.state)["discard"]


def damage(scene: Scene, ship: str) -> int:
    """Points of damage on a ship."""
    return truth(scene).hurt[GAME.piece(ship)]


def fates(scene: Scene) -> list[str]:
    """What has become of each attack of the volley."""
    return [FATE_NAMES[attack.fate] for attack in truth(scene).volley]


def question(scene: Scene) -> tuple[int, str]:
    """Who is asked, and what."""
    [seat] = scene.asked()
    return seat, scene.state.decision(seat - 1).name


def over(scene: Scene) -> bool:
    """The volley of seat 1 is settled and its turn has come to step C.2."""
    return question(scene) in ((1, "discard"), (1, "must-discard"))


def settle(scene: Scene) -> None:
    """Nobody plays another card against the volley."""
    while not over(scene):
        scene.done()


def answers(scene: Scene, seat: int, line: str = "") -> list[str]:
    """The legal answers after a line of words."""
    world = scene.state.copy()
    if line:
        for action in read_line(scene.game, scene.state.observe(seat - 1), seat - 1, line):
            world.apply(seat - 1, action)
    return [scene.game.action_text(action) for action in world.legal(seat - 1)]


def forbidden(scene: Scene, seat: int, line: str) -> str:
    """The rule against the last word of a line; the word is then not among the legal answers."""
    words = words_of(line)
    assert words[-1] not in answers(scene, seat, " ".join(words[:-1]))
    return scene.rule_against(seat, line)


def wasted(scene: Scene) -> list[object]:
    """Numbers of the strikes that found their target already sunk."""
    return [event.facts["number"] for event in scene.told("strike-wasted")]
