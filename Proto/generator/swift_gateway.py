"""Writes what the gateway knows of the public operations: a table for each API, and constraints."""

from . import bindings, constraints, modules, names, query_forms
from .swift_types import head

FOLDER = "Services/Gateway/Service/Generated"
CONSTRAINTS = "Shared/APIConstraints/Generated"
SOURCE = "botocore's models and Proto/apis"


def write(models, schema):
    files = {
        f"{FOLDER}/{api_name(api)}API.swift": _api(api, schema) for api in models.apis
    }
    files[f"{FOLDER}/PublicAPIs.swift"] = _all(models)
    files[f"{CONSTRAINTS}/RequestConstraints.swift"] = constraints.checks(models, schema)
    files[f"{CONSTRAINTS}/ConstraintValues.swift"] = constraints.values(models)
    files[f"{FOLDER}/QueryForms.swift"] = query_forms.write(models, schema)
    return files


def api_name(api):
    return "".join(part.capitalize() for part in api.name.split("-"))


def _all(models):
    out = head(SOURCE) + "\nextension PublicAPI {\n"
    out += "  /// Every API that is served.\n  static let all: [PublicAPI] = [\n"
    for api in models.apis:
        out += f"    .{names.lower_first(api_name(api))},\n"
    return out + "  ]\n}\n"


def _api(api, schema):
    out = "extension PublicAPI {\n"
    out += f"  /// {api.json['metadata']['serviceFullName']}.\n"
    out += f"  static let {names.lower_first(api_name(api))}: PublicAPI = PublicAPI(\n"
    out += f"    name: \"{api.name}\",\n    form: {_form(api)},\n"
    out += f"    breach: \"{api.breach}\",\n"
    out += "    operations: [\n"
    out += "".join(_operation(api, operation) for operation in api.operations)
    out += "    ],\n    exceptions: [\n"
    for name, code, status in api.exceptions():
        shown = f', code: "{code}"' if code != name else ""
        out += f'      "{name}": DeclaredException(status: {status}{shown}),\n'
    out += "    ],\n    knownNames: [\n"
    out += "".join(f'      "{name}",\n' for name in api.known_operations)
    out = out.replace("exceptions: [\n    ]", "exceptions: [:]") + "    ]\n  )\n}\n"
    stubs = {names.upper_camel(operation.owner) + "Stubs" for operation in api.operations}
    if "RESTPath" in out:
        stubs.add(f"{modules.SHARED}Stubs")
    lines = modules.imports(schema, out, "internal")
    lines += "".join(f"internal import {module}\n" for module in sorted(stubs))
    return head(SOURCE) + f"\n{lines}internal import RPC\n\n" + out


def _form(api):
    if api.protocol == "json":
        return f'.json(targetPrefix: "{api.target}.")'
    if api.protocol == "rest-json":
        return ".restJSON"
    return f'.query(namespace: "{api.namespace}", version: "{api.version}")'


def _operation(api, operation):
    owner = names.lower_first(names.upper_camel(operation.owner))
    arguments = [
        f'"{operation.name}"',
        f'label: "{operation.label}"',
        f"isSigned: {str(operation.is_signed).lower()}",
        f"isRead: {str(operation.is_read).lower()}",
        f'fault: "{operation.fault}"',
        *_protocol_arguments(api, operation),
        f"method: OwnedMethod<{operation.request}, {operation.response}>("
        f".{owner}, {names.upper_camel(operation.owner)}Methods."
        f"{names.lower_first(operation.name)})",
    ]
    listed = ",\n".join(f"        {argument}" for argument in arguments)
    kind = {"json": "json", "rest-json": "rest", "query": "query"}[api.protocol]
    return f"      .{kind}(\n{listed}\n      ),\n"


def _protocol_arguments(api, operation):
    if api.protocol == "query":
        return [f'namespace: "{api.namespace}"']
    has_output = f"hasOutput: {str(operation.has_output).lower()}"
    if api.protocol == "json":
        return [has_output, "isLarge: true"] if operation.is_large else [has_output]
    return [has_output, *bindings.arguments(api, operation)]
