"""Writes the list of all messages, for the tests and for the fuzzer."""

from . import modules
from .swift_types import head

FOLDERS = ("Tests/Fuzz/Sources/Generated", "Tests/ProtobufTests/Generated")


def write(schema):
    out = head("Proto/") + "\n"
    found = {modules.messages(file.path) for file in schema.files if file.messages}
    out += "".join(f"internal import {module}\n" for module in sorted(found))
    out += "internal import Protobuf\n"
    out += "\n/// Every message that travels between our processes.\n"
    out += "enum MessageTypes {\n  static let all: [any ProtobufMessage.Type] = [\n"
    for message in schema.messages:
        if not message.wrapper and not message.is_map_entry:
            out += f"    {message.name}.self,\n"
    return {f"{folder}/MessageTypes.swift": out + "  ]\n}\n" for folder in FOLDERS}
