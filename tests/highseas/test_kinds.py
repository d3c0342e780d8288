"""11 Every family of cards has its kind, which names pictures that there are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wardroom.games.highseas.catalogue import FAMILIES
from wardroom.games.highseas.kinds import KINDS, Kind
from wardroom.server.books import content

ART = Path(__file__).parents[2] / "web" / "src" / "art"


def test_each_family_has_its_kind() -> None:
    """A card's family is its kind's place in the list."""
    assert [kind.family for kind in KINDS] == list(range(len(FAMILIES)))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: FAMILIES[kind.family])
def test_a_kind_has_its_pictures(kind: Kind) -> None:
    assert (ART / "icons" / f"{kind.sign}.svg").is_file()
    assert (ART / "scenes" / f"{kind.scene}.svg").is_file()


def test_the_page_is_sent_what_kinds_say() -> None:
    cards = json.loads(content("highseas").data)["cards"].values()
    assert {(card["family"], card.get("declares")) for card in cards} == {
        *(("torpedo", "torpedo"), ("depth_charge", "depth"), ("land_air", "land")),
        *((family, family) for family in ("main", "secondary")),
        *((family, None) for family in ("reinforcements", "retreat", "planning", "surprise", "escort")),
        *((family, None) for family in ("near_miss", "armor", "small_target", "evasive")),
    }
    assert {card["look"]["scene"] for card in cards if card["family"] == "near_miss"} == {"range"}
