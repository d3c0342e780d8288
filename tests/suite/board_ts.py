"""The types of a hand-written board.ts, read with regular expressions."""

from __future__ import annotations

import re
from collections.abc import Mapping


class Schema:
    """The interfaces of board.ts, as far as they are written there: types, arrays, records, unions."""

    def __init__(self, text: str) -> None:
        text = re.sub(r"//[^\n]*", "", text)
        self.shapes = {
            name: body for name, body in re.findall(r"export interface (\w+) \{(.*?)\n\}", text, re.DOTALL)
        }
        self.aliases = dict(re.findall(r"export type (\w+) =\s*(.*?);", text, re.DOTALL))

    def check(self, kind: str, value: object, path: str) -> None:
        fault = self.fault(kind.strip(), value, path)
        assert fault == "", fault

    def fault(self, kind: str, value: object, path: str) -> str:
        """Why a value is not of a type, or nothing."""
        kind = self.unwrapped(kind)
        parts = split(kind, "|")
        if len(parts) > 1:
            faults = [self.fault(part, value, path) for part in parts if part]
            return "" if "" in faults else faults[0]
        parts = split(kind, "&")
        if len(parts) > 1:
            fields = {key: shape for part in parts for key, shape in self.fields(part).items()}
            return self.object_fault(kind, fields, value, path)
        if kind.endswith("[]"):
            if not isinstance(value, list):
                return f"{path}: {value!r} is no list"
            found = (self.fault(kind[:-2], item, f"{path}[]") for item in value)
            return next((fault for fault in found if fault), "")
        if record := re.fullmatch(r"Record<\s*\w+\s*,(.*)>", kind, re.DOTALL):
            if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
                return f"{path}: {value!r} is no record"
            found = (self.fault(record[1], item, f"{path}.*") for item in value.values())
            return next((fault for fault in found if fault), "")
        if kind in self.aliases:
            return self.fault(self.aliases[kind], value, path)
        if kind in self.shapes or kind.startswith("{"):
            return self.object_fault(kind, self.fields(kind), value, path)
        right = {
            "number": type(value) is int,
            "string": type(value) is str,
            "true": value is True,
        }.get(kind, f'"{value}"' == kind)
        return "" if right else f"{path}: {value!r} is not {kind}"

    def unwrapped(self, kind: str) -> str:
        kind = kind.strip()
        while kind.startswith("(") and kind.endswith(")"):
            kind = kind[1:-1].strip()
        if kind.startswith("(") and kind.endswith(")[]"):
            return kind
        return kind

    def fields(self, kind: str) -> dict[str, str]:
        kind = kind.strip()
        body = self.shapes.get(kind) or kind.strip("{} \n")
        found = {}
        for field in split(body, ";"):
            if field.strip():
                key, _, shape = field.partition(":")
                found[key.strip()] = shape
        return found

    def object_fault(self, kind: str, fields: Mapping[str, str], value: object, path: str) -> str:
        if not isinstance(value, dict):
            return f"{path}: {value!r} is no object"
        needed = {key for key in fields if not key.endswith("?")}
        allowed = {key.rstrip("?"): shape for key, shape in fields.items()}
        if strange := set(value) - set(allowed):
            return f"{path}: unknown {sorted(strange)}"
        if missing := needed - set(value):
            return f"{path}: missing {sorted(missing)}"
        found = (self.fault(allowed[key], item, f"{path}.{key}") for key, item in value.items())
        return next((fault for fault in found if fault), "")

    def optional(self) -> set[str]:
        """The names of all fields that may be left out."""
        bodies = [*self.shapes.values()]
        return {key for body in bodies for key in re.findall(r"(\w+)\?:", body)}


def split(text: str, sign: str) -> list[str]:
    """Parts between signs that stand outside all brackets."""
    parts, depth, start = [], 0, 0
    for place, letter in enumerate(text):
        if letter in "<{([":
            depth += 1
        elif letter in ">})]":
            depth -= 1
        elif letter == sign and depth == 0:
            parts.append(text[start:place])
            start = place + 1
    return [*parts, text[start:]]
