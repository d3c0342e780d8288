"""What the page draws a card by: its kind names pictures and words that there are."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from wardroom.core.rulebook import PACKAGE
from wardroom.games.coldwar.load import entries, look_of
from wardroom.server.books import content

ART = Path(__file__).parents[2] / "web" / "src" / "art"
CARDS = [page for page in entries() if page["kind"] == "card"]
BARS = {"attack", "defence", "special", "tactic", "either", "luck"}


def pictures(page: dict[str, object]) -> dict[str, str]:
    look = look_of(page)["look"]
    assert isinstance(look, dict)
    return look


@pytest.mark.parametrize("page", CARDS, ids=lambda page: str(page["key"]))
def test_a_card_has_its_pictures_and_words_in_both_languages(page: dict[str, object]) -> None:
    look = pictures(page)
    assert look["bar"] in BARS
    for sign in ("sign", "icon"):
        assert (ART / "icons" / f"{look[sign]}.svg").is_file()
    assert (ART / "scenes" / f"{look['scene']}.svg").is_file()
    land = "-land" if page.get("carrier_modified") is False else ""
    wanted = {f"face-cost-{look['cost']}"} if look["cost"] else set()
    if look["platform"]:
        wanted.add(f"face-platform-{look['platform']}{land}")
    for lang in ("en", "ru"):
        text = (PACKAGE / "words" / lang / "page-faces.ftl").read_text(encoding="utf-8")
        assert wanted <= set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def test_the_page_is_sent_what_kinds_say() -> None:
    cards = json.loads(content("coldwar").data)["cards"]
    assert cards["gun5"]["declares"] == "gun" and "declares" not in cards["surprise"]
    assert {page["family"] for page in CARDS if "declares" in look_of(page)} == {
        *("gun", "missile", "torpedo", "asw", "land_strike", "bomber", "minefield"),
    }
    assert [cards[key]["look"]["scene"] for key in ("satellite", "explosion4", "leak")] == [
        "orbit",
        "blast",
        "leak",
    ]
    assert "look" not in cards["order"]
