"""The table stands still and has everything in sight: positions of real games, at six sizes."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import NewVisitor
from tests.browser.geometry import Surveyor
from tests.browser.player import Player, Seen, new_table, sit_down


@dataclass(frozen=True)
class Case:
    """A table, and the question from which on it is looked at."""

    name: str
    game: str
    bots: tuple[str, ...]
    begin: str
    options: dict[str, str] = field(default_factory=dict)
    language: str = "en"
    # What the table is called: its dice come of it.
    called: str = ""


ALL_PLAYED = {"action": "true", "tactics": "4", "rounds": "1"}
DOCTRINE = ("doctrine",) * 3
# Many of them would think too long.
RANDOM = ("random",) * 5
CASES = [
    Case("duel", "coldwar", DOCTRINE[:1], "battle-stations", {"rounds": "1"}),
    Case("three", "coldwar", DOCTRINE[:2], "battle-stations", ALL_PLAYED, "ru"),
    Case("teams", "coldwar", RANDOM, "battle-stations", {"team_size": "3"}),
    Case("battle", "highseas", DOCTRINE[:1], "lay-out", {"nations": "drawn"}),
    Case("muster", "highseas", DOCTRINE[:2], "choose-fleet"),
    Case("fleets", "highseas", DOCTRINE, "declare", {"nations": "drawn"}, "ru"),
    Case(
        "submarines",
        "attacksub",
        DOCTRINE[:1],
        "player-turn",
        {"scenario": "d", "sides": "first"},
        called="Two",
    ),
    Case(
        "group", "attacksub", DOCTRINE[:1], "player-turn", {"scenario": "b", "sides": "first"}, "ru", "Four"
    ),
    Case(
        "convoy", "attacksub", DOCTRINE[:1], "player-turn", {"scenario": "l", "sides": "first"}, called="Ten"
    ),
    Case("operation", "worldatwar", DOCTRINE[:1], "which-ships", {"scenario": "guadalcanal"}, called="Slot"),
    Case("carriers", "worldatwar", DOCTRINE[:1], "group-number", {"scenario": "coral-sea"}, called="Coral"),
    Case(
        "sea-battle",
        "worldatwar",
        DOCTRINE[:1],
        "group-number",
        {"scenario": "denmark-strait"},
        "ru",
        "Strait",
    ),
]
# Positions of each case in every run, and of the long one.
FEW, MANY = 3, 50


class Attacker(Player):
    """Declares what it can, so that there is much to see."""

    def choose(self, seen: Seen) -> str:
        others = [word for word in seen.words if word != "done" and word not in seen.chosen]
        if "done" not in seen.words:
            return self.rng.choice(others or list(seen.words))
        eager = {"discard": 0.3, "discard-cards": 0.9}.get(seen.name, 0.75)
        return self.rng.choice(others) if others and self.rng.random() < eager else "done"


def survey(visitor: NewVisitor, case: Case, positions: int) -> list[str]:
    context = visitor(language=case.language)
    named = {"name": case.called} if case.called else {}
    made = new_table(context, "you", *case.bots, game=case.game, rounds=0, options=case.options, **named)
    player = Attacker(sit_down(context, made, 5).page, 5)
    player.by_hand = 0
    surveyor = Surveyor(player.page)
    found: list[str] = []
    begun = False
    while positions > 0 and not player.look().over:
        begun = begun or player.is_asked(case.begin)
        if begun and player.seen.asks and player.seen != player.answering:
            found += surveyor.survey(f"{case.name}, {player.seen.name}")
            positions -= 1
            player.look()
        if not player.step():
            player.wait(500)
    assert positions == 0 or begun, f"never asked {case.begin}"
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_everything_has_its_place(visitor: NewVisitor, case: Case) -> None:
    found = survey(visitor, case, FEW)
    assert not found, "\n".join(found)


DUELS = [("coldwar", "battle-stations", {"rounds": "1"}), ("highseas", "target", {"nations": "drawn"})]


@pytest.mark.parametrize(("game", "question", "options"), DUELS, ids=[game for game, *_ in DUELS])
def test_ships_of_a_duel_are_large(
    visitor: NewVisitor, game: str, question: str, options: dict[str, str]
) -> None:
    made = new_table((context := visitor()), "you", "doctrine", game=game, rounds=0, options=options)
    player = Attacker(sit_down(context, made, 5).page, 5)
    player.by_hand = 0
    while player.look().name != question:
        assert not player.seen.over
        if not player.step():
            player.wait(500)
    widths = {(1440, 900): 130, (1366, 768): 110}
    for (width, height), least in widths.items():
        player.page.set_viewport_size(ViewportSize(width=width, height=height))
        ship = player.page.locator("[data-place=own] .spot > [data-spot]").first.bounding_box()
        frame = player.page.locator("[data-place=prompt]").bounding_box()
        assert ship is not None and ship["width"] > least, ship
        assert frame is not None and frame["height"] <= 361, frame


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_everything_has_its_place_in_long_games(visitor: NewVisitor, case: Case) -> None:
    found = survey(visitor, case, MANY)
    assert not found, "\n".join(found)
