"""`make plants` plants faults that still fit the source, and names tests that are there."""

import ast

import plants
import pytest
from falsified import ROOT
from planted import LEAKS, PLANTS, WRONG_RULES, Plant


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.name)
def test_a_plant_fits_the_source(plant: Plant) -> None:
    changed = plants.planted(plant)
    assert changed.source != (ROOT / changed.path).read_text(encoding="utf-8")
    ast.parse(changed.source)


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.name)
def test_the_tests_of_a_plant_are_there(plant: Plant) -> None:
    assert plant.tests
    for test in plant.tests:
        path, _, name = test.partition("::")
        source = (ROOT / path).read_text(encoding="utf-8")
        assert not name or f"def {name.partition('[')[0]}(" in source, test


def test_what_does_not_fit_is_told() -> None:
    rotten = Plant("gone", "", PLANTS[0].path, "no such text", "", ())
    with pytest.raises(plants.Rotten, match="gone: its text stands 0 times"):
        plants.planted(rotten)


def test_names_are_told_apart_and_there_are_enough() -> None:
    assert len({plant.name for plant in PLANTS}) == len(PLANTS)
    assert len(LEAKS) >= 10 and len(WRONG_RULES) >= 12
