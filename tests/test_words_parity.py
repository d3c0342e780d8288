"""The sentences that the page must make too are those that we make."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from wardroom.core.words import Words, languages
from wardroom.games.attacksub.game import GAME

ROOT = Path(__file__).parent.parent
MOST_BYTES = 200_000


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("words_parity", ROOT / "tools" / "words_parity.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL = tool()
FIXTURES = {game: json.loads(TOOL.fixture(game).read_text(encoding="utf-8")) for game in TOOL.TABLES}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", FIXTURES)
def test_the_sentences_of_the_fixture_are_ours(game: str, lang: str) -> None:
    words = Words.of(game, lang)
    for case in FIXTURES[game]["cases"]:
        assert TOOL.said(words, case) == case["says"][lang], "run tools/words_parity.py"


@pytest.mark.parametrize("game", FIXTURES)
def test_the_fixture_holds_the_names_of_all_things(game: str) -> None:
    assert FIXTURES[game]["game"] == game
    assert FIXTURES[game]["things"] == TOOL.names_of_things(game), "run tools/words_parity.py"
    assert FIXTURES[game]["titles"] == TOOL.titles_cited(game, FIXTURES[game]["cases"])


@pytest.mark.parametrize("game", FIXTURES)
def test_the_fixture_shows_most_messages_and_stays_small(game: str) -> None:
    assert TOOL.fixture(game).stat().st_size < MOST_BYTES
    shown = {f"{case['kind']}-{case.get('name', '')}" for case in FIXTURES[game]["cases"]}
    for kind, share in (("event", 0.9), ("decision", 0.9), ("refusal", 0.6)):
        wanted = {
            id.removesuffix("-seen")
            for id in Words.of(game, "en").mentions
            if id.startswith(f"{kind}-") and "." not in id
        }
        assert len(wanted & shown) >= share * len(wanted), sorted(wanted - shown)
    assert {"action-", "odds-", "outcome-"} <= shown


@pytest.mark.parametrize("lang", languages())
def test_every_helicopter_of_attack_sub_is_called_by_its_ship(lang: str) -> None:
    said = {case["word"]: case["says"][lang] for case in FIXTURES["attacksub"]["cases"] if "word" in case}
    carriers = [ship.key for ship in GAME.catalogue.ships if ship.duration]
    assert len(carriers) == 15
    for key in carriers:
        assert said[key] in said[f"helo-{key}"] != f"helo-{key}"
