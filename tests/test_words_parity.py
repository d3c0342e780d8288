"""The sentences that the page must make too are those that we make."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from wardroom.core.words import Words, languages

ROOT = Path(__file__).parent.parent
MOST_BYTES = 200_000


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("words_parity", ROOT / "tools" / "words_parity.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL = tool()
FIXTURE = json.loads(TOOL.FIXTURE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", languages())
def test_the_sentences_of_the_fixture_are_ours(lang: str) -> None:
    words = Words.of(FIXTURE["game"], lang)
    for case in FIXTURE["cases"]:
        assert TOOL.said(words, case) == case["says"][lang], "run tools/words_parity.py"


def test_the_fixture_holds_the_names_of_all_things() -> None:
    assert FIXTURE["things"] == TOOL.names_of_things(FIXTURE["game"]), "run tools/words_parity.py"


def test_the_fixture_shows_most_messages_and_stays_small() -> None:
    assert TOOL.FIXTURE.stat().st_size < MOST_BYTES
    shown = {f"{case['kind']}-{case.get('name', '')}" for case in FIXTURE["cases"]}
    for kind, share in (("event", 0.9), ("decision", 0.9), ("refusal", 0.6)):
        wanted = {
            id.removesuffix("-seen")
            for id in Words.of("coldwar", "en").mentions
            if id.startswith(f"{kind}-") and "." not in id
        }
        assert len(wanted & shown) >= share * len(wanted), sorted(wanted - shown)
    assert {"action-", "odds-", "outcome-"} <= shown
