"""Writes the list of all messages, for the tests and for the fuzzer."""

from .swift_types import head

FOLDERS = ("Tests/Fuzz/Sources/Generated", "Tests/ProtobufTests/Generated")


def write(schema):
    out = head("Proto/") + "\ninternal import GatehouseMessages\ninternal import Protobuf\n"
    out += "\n/// Every message that travels between our processes.\n"
    out += "enum MessageTypes {\n  static let all: [any ProtobufMessage.Type] = [\n"
    for message in schema.messages:
        if not message.wrapper and not message.is_map_entry:
            out += f"    {message.name}.self,\n"
    return {f"{folder}/MessageTypes.swift": out + "  ]\n}\n" for folder in FOLDERS}
