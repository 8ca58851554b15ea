"""Writes how public messages become JSON."""

from .swift_types import coding, head
from . import names


def write(file):
    body = "".join(
        _extension(message)
        for message in file.messages
        if message.is_json and not message.wrapper and not message.is_map_entry
    )
    return head(f"Proto/{file.path}") + "\npublic import JSON\n" + body if body else None


def _extension(message):
    out = f"\nextension {message.name}: JSONWritable {{\n"
    out += "  /// Appends the members that are present.\n"
    out += "  public func write(to json: inout JSONWriter) {\n    json.beginObject()\n"
    for field in message.fields:
        call = names.lower_first(coding(message, field) or "member")
        out += f'    json.{call}("{field.json_name}", self.{names.swift(field.swift_name)})\n'
    return out + "    json.endObject()\n  }\n}\n"
