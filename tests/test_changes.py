"""Merge patches: RFC 7396's own examples, and the way there and back for any two documents."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wardroom.core.changes import merge_patch, merged

keys = st.text("abc/?é", max_size=2)
leaves = st.booleans() | st.integers(-3, 3) | st.text("ab?", max_size=2)
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=12,
)
documents: st.SearchStrategy[dict[str, Any]] = st.dictionaries(keys, values, max_size=5)


@pytest.mark.engine
@given(documents, documents)
def test_there_and_back(old: dict[str, Any], new: dict[str, Any]) -> None:
    patch = merge_patch(old, new)
    assert written(merged(old, patch)) == written(new)
    assert bool(patch) == (written(old) != written(new))


@given(documents)
def test_nothing_changed(doc: dict[str, Any]) -> None:
    assert merge_patch(doc, json.loads(json.dumps(doc))) == {}


@given(documents, documents)
def test_arguments_stay_as_they_are(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = written(old), written(new)
    merged(old, merge_patch(old, new))
    assert (written(old), written(new)) == before


@pytest.mark.parametrize(
    ("doc", "patch", "result"),
    [
        ({"a": "b"}, {"a": "c"}, {"a": "c"}),
        ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
        ({"a": "b"}, {"a": None}, {}),
        ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
        ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
        ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
        ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
        ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
        ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
    ],
)
def test_examples(doc: dict[str, Any], patch: dict[str, Any], result: dict[str, Any]) -> None:
    assert merged(doc, patch) == result


def test_only_what_differs_is_sent() -> None:
    old = {"forces": {"0": {"hand": ["gun5"], "points": 3}, "1": {"points": 0}}, "round": 1, "forming": True}
    new = {"forces": {"0": {"hand": [], "points": 3}, "1": {"points": 0}}, "round": 1}
    assert merge_patch(old, new) == {"forces": {"0": {"hand": []}}, "forming": None}


def written(doc: dict[str, Any]) -> str:
    return json.dumps(doc, sort_keys=True)
