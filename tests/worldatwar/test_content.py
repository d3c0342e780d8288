"""Charts, ships and scenarios: what is published holds, and what is wrong is refused with clear words."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path

import pytest

from wardroom.cli.cards import cards
from wardroom.core.content import ContentError
from wardroom.games.worldatwar.chart_file import chart_named
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.load import SCENARIOS, Catalogue, catalogue
from wardroom.games.worldatwar.scenario import Scenario
from wardroom.games.worldatwar.scenario_file import Drafting
from wardroom.games.worldatwar.units import CARRIER, NAS, SUBMARINE, TRANSPORT


@pytest.mark.parametrize("start, hexes", [("kagoshima", 11), ("brunei", 6)])
def test_published_distances(start: str, hexes: int) -> None:
    chart, named = chart_named("philippines")
    assert chart.distance(named[start], named["leyte"]) == hexes
    assert chart.by_sea(named[start], named["leyte"]) == hexes


@pytest.mark.parametrize("name", ["arctic", "central-pacific", "coral-sea", "ionian-sea", "north-atlantic"])
def test_all_ports_of_a_chart_meet_by_sea(name: str) -> None:
    chart, named = chart_named(name)
    places = list(named.values())
    for place in places:
        path = chart.way([places[0], place])
        assert path[-1] == place and all(chart.sea[h] for h in path)
        assert len(path) - 1 == chart.by_sea(places[0], place) >= chart.distance(places[0], place)


def factors(made: Scenario, base: str) -> int:
    return sum(
        made.roster.size[u]
        for u in range(len(made.roster))
        if made.bases[made.berth[u]].key == base and made.roster.kind[u] not in (SUBMARINE, TRANSPORT)
    )


def squadrons(made: Scenario, side: int, kind: int, afloat: bool) -> int:
    wings = made.wings
    return sum(
        wings.side[w] == side and wings.kind[w] == kind and (wings.home[w] >= 0) == afloat
        for w in range(len(wings))
    )


def test_coral_sea_as_published() -> None:
    made = catalogue().scenario("coral-sea")
    assert [factors(made, base) for base in ("truk", "rabaul", "noumea", "townsville")] == [16, 15, 15, 9]
    assert squadrons(made, 0, NAS, True) == 8 and squadrons(made, 1, NAS, True) == 6
    assert squadrons(made, 1, NAS, False) == 4


def test_midway_as_published() -> None:
    made = catalogue().scenario("midway")
    assert factors(made, "tokyo") == 79 and factors(made, "pearl-harbor") == 30
    assert squadrons(made, 0, NAS, True) == 14 and sum(made.wings.elite) == 12
    assert squadrons(made, 1, NAS, True) == 9


def test_every_ship_has_the_size_of_its_type() -> None:
    book = catalogue()
    sizes = {ship.key: ship.size for ship in book.classes}
    assert (sizes["yamato"], sizes["hood"], sizes["enterprise"], sizes["ark-royal"]) == (5, 3, 3, 2)
    # Carriers come last: forces are put together in this order.
    kinds = [ship.kind == CARRIER for ship in book.classes]
    assert kinds == sorted(kinds)


def edited(old: str, new: str) -> str:
    path = Path(__file__).parents[2] / "src/wardroom/games/worldatwar/content/denmark-strait.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new)


@pytest.mark.parametrize(
    "old, new, said",
    [
        ('ships = ["bismarck"]', 'ships = ["bismark"]', 'force "rheinubung": ships: found "bismark"'),
        ("germany-cruiser*1", "germany-cruiser", "light: found"),
        ('base = "bergen"\nships', 'base = "scapa-flow"\nships', "allowed a base of side 0"),
        ('target = "cape-farewell"', 'target = "h9999"', "allowed a hex of the chart"),
        ('target = "cape-farewell"\n', "", "only a patrol may choose"),
        ('activity = "raid"', 'activity = "sea-transport"', "carries something"),
        ('chart = "north-atlantic"', 'chart = "moon"', 'own.toml: chart: found "moon", allowed '),
        ("phases = [0]", "phases = []", "phases: found []"),
        ("stays = true", "stay = true", "unknown field"),
        ('forces = ["rheinubung"]', 'forces = ["raiders"]', "the key of a force of the scenario"),
        ('ships = ["hood", ', 'ships = ["hood", "hood", ', "each ship once"),
    ],
)
def test_what_is_wrong_in_a_scenario_is_named(old: str, new: str, said: str) -> None:
    with pytest.raises(ContentError) as error:
        Drafting(catalogue(), "own.toml", edited(old, new), True)
    assert said in str(error.value), error.value
    assert "\n" not in str(error.value)


def test_a_scenario_of_ones_own(tmp_path: Path) -> None:
    folder = tmp_path / "worldatwar"
    folder.mkdir()
    (folder / "scenario-breakout.toml").write_text(edited("sunk = 2", "sunk = 5"), encoding="utf-8")
    book = Catalogue(tmp_path)
    assert book.scenario_names()[-1] == "breakout"
    assert book.scenario("breakout").sunk_points == 5
    assert book.scenario("breakout").digest != catalogue().scenario("denmark-strait").digest


@pytest.mark.parametrize("number", range(1, 12))
def test_meeting_engagements_are_fair(number: int) -> None:
    made = catalogue().meeting(number, 30)
    sides = [0, 0]
    for unit in range(len(made.roster)):
        sides[made.roster.side[unit]] += made.roster.size[unit]
    assert sides == [30, 30]
    assert made.digest == catalogue().meeting(number, 30).digest


def test_scenarios_differ_from_number_to_number() -> None:
    assert len({catalogue().meeting(number, 30).digest for number in range(1, 20)}) > 15


def test_the_option_offers_every_scenario() -> None:
    assert GAME.options().by_key["scenario"].choices == (*SCENARIOS, "meeting", "own")


def test_ships_with_a_duty_to_come_do_nothing_else() -> None:
    from tests.worldatwar.sea import base, new
    from wardroom.games.worldatwar.muster import in_port

    op = new("guadalcanal")
    assert in_port(op, base(op, "buin")) == []
    op.phase = len(op.scenario.phases)
    ashore = [u for u in range(len(op.berth)) if op.berth[u] == base(op, "buin")]
    assert in_port(op, base(op, "buin")) == ashore


def test_a_scenario_of_ones_own_is_checked(tmp_path: Path) -> None:
    from wardroom.games.worldatwar.load import FILE_OF, faults

    content = resources.files("wardroom.games.worldatwar") / "content"
    text = (content / "north-cape.toml").read_text("utf-8")
    own = tmp_path / "mine.toml"
    own.write_text('game = "worldatwar"\n' + text, encoding="utf-8")
    assert set(FILE_OF) <= set(tomllib.loads(text)) and faults(own, "scenario.toml") == []
    own.write_text('game = "chess"\n' + text, encoding="utf-8")
    assert "game" in faults(own, "scenario.toml")[0]
    own.write_text(text.replace('"scharnhorst"', '"scharnhost"'), encoding="utf-8")
    assert "scharnhost" in faults(own, "scenario.toml")[0]
    own.write_text("[[force", encoding="utf-8")
    assert "not valid TOML" in faults(own, "scenario.toml")[0]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_command_lists_ships_bases_charts_and_scenarios(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    cards("worldatwar", "", False, lang)
    listed = capsys.readouterr().out
    for name in (
        ("Scharnhorst", "Bergen", "north-atlantic", "Midway") if lang == "en" else ("Берген", "Мидуэй")
    ):
        assert name in listed
    assert "cards-" not in listed and "column-" not in listed and "field-" not in listed
