"""Writes how public messages become JSON, and how those of requests and stored rows are read from it."""

from . import modules, names
from .swift_types import coding, head


def write(schema, file):
    body = "".join(
        _extension(message) + (_reading(message) if message.full_name in schema.read else "")
        for message in file.messages
        if message.is_json and not message.wrapper and not message.is_map_entry
    )
    if not body:
        return None
    shared = f"{modules.SHARED}Messages"
    is_coded = any(coding(message, field) for message in file.messages for field in message.fields)
    uses = f"internal import {shared}\n" if is_coded and modules.messages(file.path) != shared else ""
    return head(f"Proto/{file.path}") + f"\n{uses}public import JSON\n" + body


def _extension(message):
    out = f"\nextension {message.name}: JSONWritable {{\n"
    out += "  /// Appends the members that are present.\n"
    out += "  public func write(to json: inout JSONWriter) {\n    json.beginObject()\n"
    for field in message.fields:
        call = names.lower_first(coding(message, field) or "member")
        out += f'    json.{call}("{field.json_name}", self.{names.swift(field.swift_name)})\n'
    return out + "    json.endObject()\n  }\n}\n"


def _reading(message):
    """A member that the message lacks is passed; an absent one and null are the same."""
    out = f"\nextension {message.name}: JSONReadable {{\n"
    out += "  /// Reads the members that the message has.\n"
    out += "  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {\n"
    out += "    self.init()\n    try json.beginObject()\n    while try json.nextMember() {\n"
    branch = "if"
    for field in message.fields:
        call = names.lower_first(coding(message, field) or "optional")
        out += f'      {branch} json.isNamed("{field.json_name}") {{\n'
        out += f"        self.{field.swift_name} = try json.{call}()\n"
        branch = "} else if"
    if message.fields:
        out += "      } else {\n        try json.skip()\n      }\n"
    else:
        out += "      try json.skip()\n"
    return out + "    }\n  }\n}\n"
