"""Writes `web/src/lib/protocol.ts`, the page's types, from `wardroom.server.messages`.

`python tools/protocol_ts.py` writes it; with `--check` it only says whether it is up to date.
"""

from __future__ import annotations

import ast
import inspect
import sys
import types
import typing
from pathlib import Path

from msgspec import UNSET, Struct, UnsetType, structs

from wardroom.server import messages

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.ts"
HEAD = "// Made by tools/protocol_ts.py from src/wardroom/server/messages.py: change that, not this.\n"
UNIONS = ("ToClient", "FromClient")
ALIASES = {
    "Fact": "string | number",
    "Facts": "Record<string, Fact>",
    "Board": "Record<string, unknown>",
    "Patch": "Record<string, unknown>",
}
PLAIN: dict[object, str] = {
    str: "string",
    int: "number",
    messages.Number: "number",
    float: "number",
    bool: "boolean",
    typing.Any: "unknown",
}


def protocol() -> str:
    """The whole file."""
    source = inspect.getsource(messages)
    told = comments(source)
    parts = [HEAD, *(f"export type {name} = {meaning};" for name, meaning in ALIASES.items()), ""]
    for node in ast.parse(source).body:
        found = getattr(messages, node.name, None) if isinstance(node, ast.ClassDef) else None
        if isinstance(found, type) and issubclass(found, Struct):
            parts.append(interface(found, told.get(found.__name__, {})))
    for name in UNIONS:
        members = " | ".join(member.__name__ for member in typing.get_args(getattr(messages, name)))
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts).rstrip() + "\n"


def interface(struct: type[Struct], told: dict[str, str]) -> str:
    lines = doc(inspect.cleandoc(struct.__doc__ or ""), "") if struct.__doc__ else []
    base = struct.__mro__[1]
    extends = "" if base is Struct else f" extends {base.__name__}"
    lines.append(f"export interface {struct.__name__}{extends} {{")
    config = struct.__struct_config__
    if config.tag_field:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    from_client = config.forbid_unknown_fields
    for field in structs.fields(struct):
        if field.name not in struct.__annotations__:
            continue
        lines += doc(told.get(field.name, ""), "  ")
        may_be_missing = not field.required and (config.omit_defaults or from_client)
        never_null = field.default is UNSET
        mark = "?" if may_be_missing or never_null else ""
        named = field.name.capitalize()
        kind = named if named in ("Board", "Patch") else written(field.type)
        lines.append(f"  {field.encode_name}{mark}: {kind};")
    return "\n".join([*lines, "}", ""])


def doc(text: str, indent: str) -> list[str]:
    lines = text.splitlines()
    if len(lines) < 2:
        return [f"{indent}/** {lines[0]} */"] if lines else []
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def written(kind: object) -> str:
    """A type of Python in TypeScript."""
    if kind in PLAIN:
        return PLAIN[kind]
    for alias in ("Facts", "Fact"):
        if kind == getattr(messages, alias):
            return alias
    args = typing.get_args(kind)
    origin = typing.get_origin(kind)
    if origin is list:
        inner = written(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {written(args[1])}>"
    if origin in (typing.Union, types.UnionType):
        return " | ".join(written(arg) for arg in args if arg is not UnsetType)
    assert isinstance(kind, type), kind
    return kind.__name__


def comments(source: str) -> dict[str, dict[str, str]]:
    """What is said above the fields of each class."""
    lines = source.splitlines()
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef):
            continue
        for statement in node.body:
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                above = statement.lineno - 2
                said: list[str] = []
                while lines[above].strip().startswith("#"):
                    said.insert(0, lines[above].strip()[1:].strip())
                    above -= 1
                found.setdefault(node.name, {})[statement.target.id] = "\n".join(said)
    return found


def main() -> None:
    text = protocol()
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            sys.exit(f"{TARGET.name} is out of date: run python tools/protocol_ts.py")
        return
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
