"""Plain data checked against TypedDicts: nothing unknown, missing or null, no `bool` that should be `int`."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from typing import Literal, NotRequired


class Schema:
    """The records of a board, as a game declares them in its `records.py`."""

    def __init__(self, module: types.ModuleType) -> None:
        found = [kind for kind in vars(module).values() if typing.is_typeddict(kind)]
        self.board = module.Board
        self.shapes: dict[object, dict[str, object]] = {
            kind: typing.get_type_hints(kind, include_extras=True) for kind in found
        }

    def check(self, board: object) -> None:
        fault = self.fault(board)
        assert fault == "", fault

    def fault(self, board: object) -> str:
        """The first thing that is wrong with a board, or nothing."""
        return next(self.faults(self.board, board, "board"), "")

    def faults(self, kind: object, value: object, path: str) -> Iterator[str]:
        """Why a value is not of a type."""
        args = typing.get_args(kind)
        origin = typing.get_origin(kind)
        if origin in (typing.Union, types.UnionType):
            if all(any(self.faults(arg, value, path)) for arg in args):
                yield f"{path}: {value!r} is not {kind}"
        elif origin is Literal:
            if not any(type(value) is type(arg) and value == arg for arg in args):
                yield f"{path}: {value!r} is not {kind}"
        elif origin is list:
            if type(value) is not list:
                yield f"{path}: {value!r} is no list"
            else:
                for item in value:
                    yield from self.faults(args[0], item, f"{path}[]")
        elif origin is dict:
            if type(value) is not dict:
                yield f"{path}: {value!r} is no record"
            else:
                for key, item in value.items():
                    yield from self.faults(args[0], key, f"{path} by key")
                    yield from self.faults(args[1], item, f"{path}.*")
        elif kind in self.shapes:
            yield from self.faults_of_record(self.shapes[kind], value, path)
        else:
            assert kind in (str, int), f"{path}: records do not hold {kind}"
            if type(value) is not kind:
                yield f"{path}: {value!r} is not {kind}"

    def faults_of_record(self, fields: dict[str, object], value: object, path: str) -> Iterator[str]:
        if type(value) is not dict:
            yield f"{path}: {value!r} is no object"
            return
        if strange := value.keys() - fields.keys():
            yield f"{path}: unknown {sorted(strange)}"
        if missing := {key for key in fields if not is_optional(fields[key])} - value.keys():
            yield f"{path}: missing {sorted(missing)}"
        for key in value.keys() & fields.keys():
            kind = fields[key]
            inner = typing.get_args(kind)[0] if is_optional(kind) else kind
            yield from self.faults(inner, value[key], f"{path}.{key}")

    def optional(self) -> set[str]:
        """The names of all fields that may be left out."""
        return {key for fields in self.shapes.values() for key in fields if is_optional(fields[key])}


def is_optional(kind: object) -> bool:
    return typing.get_origin(kind) is NotRequired


def keys(value: object) -> set[str]:
    """The names of all fields that are there."""
    if isinstance(value, dict):
        return {key for item in value.values() for key in keys(item)} | set(value)
    return {key for item in value for key in keys(item)} if isinstance(value, list) else set()
