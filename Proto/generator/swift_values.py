"""Writes the Swift value types: one struct a message."""

from . import modules, names
from .swift_types import declared_type, default, doc, enum_case, head, map_value, wrapper_of


def write(schema, file):
    body = "".join(
        _struct(schema, message)
        for message in file.messages
        if not message.wrapper and not message.is_map_entry
    )
    if not body:
        return None
    imports = _imports(schema, file, body)
    return head(f"Proto/{file.path}") + imports + (body if imports else "\n" + body.lstrip("\n"))


def _imports(schema, file, body):
    """What the values use of other modules: messages that are shared, documents, the mirror of secrets."""
    own, shared = modules.messages(file.path), f"{modules.SHARED}Messages"
    named = set(modules.imports(schema, body, "public").splitlines()) - {f"public import {own}"}
    if own != shared and "JSONDocument" in body:
        named.add(f"public import {shared}")
    if own != shared and "sizeOnly(" in body and f"public import {shared}" not in named:
        named.add(f"internal import {shared}")
    return "\n" + "".join(f"{line}\n" for line in sorted(named)) if named else ""


def _struct(schema, message):
    out = "\n" + (doc(message.comment) or f"/// {message.name}.\n")
    out += f"public struct {message.name}: Sendable, Hashable {{\n"
    for field in message.fields:
        lines = field.comment or [f"{field.json_name if message.is_json else field.name}."]
        if field.comment and message.is_json:
            lines = [f"{field.json_name}."] + field.comment
        out += doc(lines, "  ")
        out += f"  public var {names.swift(field.swift_name)}: {declared_type(schema, field)}\n"
    out += _init(schema, message)
    for enum in message.enums:
        out += _enum(enum)
    return out + "}\n" + _mirror(schema, message)


def _is_secret(schema, field):
    wrapper = wrapper_of(schema, field)
    if wrapper and wrapper.wrapper == "map":
        field = map_value(schema, wrapper)
    return field.kind in ("text", "bytes")


def _mirror(schema, message):
    """What print and dump show: no secret, so that none gets into a log by accident."""
    if not any(_is_secret(schema, field) for field in message.fields):
        return ""
    out = f"\nextension {message.name}: CustomReflectable {{\n"
    out += "  /// Shows the size of secrets and byte strings, never their content.\n"
    out += "  public var customMirror: Mirror {\n    Mirror(\n      self,\n      children: [\n"
    for field in message.fields:
        value = f"self.{field.swift_name}"
        shown = f"sizeOnly({value})" if _is_secret(schema, field) else f"{value} as Any"
        out += f'        "{field.swift_name}": {shown},\n'
    return out + "      ],\n      displayStyle: .struct\n    )\n  }\n}\n"


def _init(schema, message):
    out = "\n  /// Makes a message; what is not given is absent.\n"
    if not message.fields:
        return out + "  public init() {}\n"
    parameters = ",\n".join(
        f"    {names.swift(f.swift_name)}: {declared_type(schema, f)} = {default(schema, f)}"
        for f in message.fields
    )
    body = "".join(
        f"    self.{f.swift_name} = {names.swift(f.swift_name)}\n" for f in message.fields
    )
    return out + f"  public init(\n{parameters}\n  ) {{\n{body}  }}\n"


def _enum(enum):
    name = enum.full_name.rsplit(".", 1)[1]
    out = f"\n  /// {name}.\n  public enum {name}: UInt32, Sendable, Hashable, CaseIterable {{\n"
    for value, number in enum.values:
        out += f"    case {enum_case(value)} = {number}\n"
    return out + "  }\n"

