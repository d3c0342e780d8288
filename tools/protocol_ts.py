"""`web/src/lib/protocol.ts`, the page's types of messages, from `wardroom.server.messages`."""

from __future__ import annotations

import typescript
from msgspec import UNSET, structs

from wardroom.server import messages

SOURCE = typescript.ROOT / "src" / "wardroom" / "server" / "messages.py"
# Types of messages that the games know, too.
SHARED = typescript.ROOT / "src" / "wardroom" / "core" / "option_card.py"
TARGET = typescript.ROOT / "web" / "src" / "lib" / "protocol.ts"


def protocol() -> str:
    """The whole file."""
    parts: list[list[str]] = []
    for found in (*typescript.read(SHARED).declared, *typescript.read(SOURCE).declared):
        if isinstance(found, typescript.Alias):
            parts.append(typescript.alias(found))
        else:
            parts.append(typescript.interface(found, fields(found)))
    return typescript.file(typescript.head("protocol_ts", SOURCE), parts)


def fields(shape: typescript.Shape) -> list[str]:
    struct = getattr(messages, shape.name)
    config = struct.__struct_config__
    lines = [f'  {config.tag_field}: "{config.tag}";'] if config.tag_field else []
    known = {field.name: field for field in structs.fields(struct)}
    for found in shape.fields:
        field = known[found.name]
        may_be_missing = not field.required and (config.omit_defaults or config.forbid_unknown_fields)
        never_null = field.default is UNSET
        lines += typescript.field(field.encode_name, may_be_missing or never_null, found, found.kind)
    return lines
