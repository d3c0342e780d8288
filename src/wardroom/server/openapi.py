"""The OpenAPI 3.1 description of `http.ENDPOINTS`, with schemas made from the messages."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from wardroom import __version__
from wardroom.server.http import ENDPOINTS, Endpoint
from wardroom.server.messages import Problem
from wardroom.server.responses import JSON, Kept, encode

REFERENCE = "#/components/schemas/{name}"


@functools.cache
def description_of() -> Kept:
    return Kept(encode(description()))


def description() -> dict[str, Any]:
    types = [Problem, *(kind for endpoint in ENDPOINTS for kind in kinds(endpoint))]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    schema_of = {repr(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(template_of(endpoint.path), {})[endpoint.method.lower()] = _operation(
            endpoint, schema_of
        )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Wardroom",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"visitor": {"type": "apiKey", "in": "cookie", "name": "wardroom"}},
        },
        "security": [{"visitor": []}, {}],
    }


def kinds(endpoint: Endpoint) -> Iterator[Any]:
    """The types of what it takes and gives."""
    for held in (endpoint.takes, endpoint.gives):
        if isinstance(held, dict):
            yield from held.values()
        elif held not in (None, str):
            yield held


def _schema(held: Any, schema_of: dict[str, Any]) -> dict[str, Any] | None:
    """What a body may hold, which may be another type for each game."""
    if held is str:
        return {"type": "string"}
    if not isinstance(held, dict):
        return schema_of.get(repr(held))
    schemas = [schema_of[repr(kind)] for kind in held.values()]
    return schemas[0] if len(schemas) == 1 else {"oneOf": schemas}


def template_of(path: str) -> str:
    """`{seat:int}` is Starlette's way of saying `{seat}`."""
    return re.sub(r":\w+}", "}", path)


def _operation(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    media = endpoint.media.partition(";")[0]
    schema = _schema(endpoint.gives, schema_of)
    done: dict[str, Any] = {"description": endpoint.summary}
    if schema is not None:
        done["content"] = {media: {"schema": schema}}
    operation: dict[str, Any] = {
        "operationId": endpoint.work.__name__,
        "summary": endpoint.summary,
        "responses": {
            "200" if endpoint.gives is not None else "204": done,
            "default": {
                "description": "It could not be done.",
                "content": {JSON: {"schema": schema_of[repr(Problem)]}},
            },
        },
    }
    if parameters := [*_path_parameters(endpoint.path), *_query_parameters(endpoint.query)]:
        operation["parameters"] = parameters
    if endpoint.takes is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": _schema(endpoint.takes, schema_of)}},
        }
    return operation


def _path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer" if kind == ":int" else "string"},
        }
        for name, kind in re.findall(r"{(\w+)(:\w+)?}", path)
    ]


def _query_parameters(query: dict[str, str]) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "query", "description": meaning, "schema": {"type": "string"}}
        for name, meaning in query.items()
    ]
