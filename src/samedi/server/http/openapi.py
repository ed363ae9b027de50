"""OpenAPI: the description of the HTTP API, made from the list of operations."""

import re
from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec

from samedi.server.http.operations import OPERATIONS, Operation
from samedi.server.http.responses import Healthy, Problem

REF = "#/components/schemas/{name}"


@cache
def description() -> bytes:
    """The document at /api/openapi.json."""
    kinds = [each.answer for each in OPERATIONS] + [each.body for each in OPERATIONS if each.body] + [Problem, Healthy]
    known = {repr(kind): kind for kind in kinds}
    schemas, components = msgspec.json.schema_components(known.values(), ref_template=REF)
    schema_of = dict(zip(known, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for each in OPERATIONS:
        paths.setdefault(f"/api{each.path}", {})[each.method.lower()] = described(each, schema_of)
    paths["/api/tables/{table}/stream"] = {"get": stream_described(schema_of)}
    paths["/healthz"] = {"get": answered("healthy", "Is the server there?", 200, schema_of[repr(Healthy)])}
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Samedi", "version": version("samedi"), "summary": "Game night in Python"},
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {
                    "cookie": {"type": "apiKey", "in": "cookie", "name": "samedi"},
                    "bearer": {"type": "http", "scheme": "bearer"},
                },
            },
            "security": [{}, {"cookie": []}, {"bearer": []}],
        }
    )


def described(each: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    found = answered(each.id, each.text, each.status, schema_of[repr(each.answer)])
    places = [parameter(name, "path") for name in re.findall(r"\{(\w+)\}", each.path)]
    found["parameters"] = places + [parameter(name, "query") for name in each.query]
    found["responses"]["default"] = problem(schema_of)
    if each.body:
        content = {"application/json": {"schema": schema_of[repr(each.body)]}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def stream_described(schema_of: dict[str, Any]) -> dict[str, Any]:
    text = "What a program hears at its chair: JSON lines, one question for each choice, until the game is over."
    found = answered("stream", text, 200, {"type": "string"})
    found["responses"]["200"]["content"] = {"application/x-ndjson": {"schema": {"type": "string"}}}
    found["responses"]["default"] = problem(schema_of)
    found["parameters"] = [parameter("table", "path"), parameter("seat", "query")]
    return found


def answered(name: str, text: str, status: int, schema: Any) -> dict[str, Any]:
    content = {"application/json": {"schema": schema}}
    return {
        "operationId": name,
        "summary": text.split(". ")[0].rstrip("."),
        "description": text,
        "responses": {str(status): {"description": "done", "content": content}},
    }


def problem(schema_of: dict[str, Any]) -> dict[str, Any]:
    content = {"application/problem+json": {"schema": schema_of[repr(Problem)]}}
    return {"description": "refused, and nothing has changed", "content": content}


def parameter(name: str, where: str) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": {"type": "string"}}
