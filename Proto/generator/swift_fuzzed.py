"""Writes the list of all messages that the fuzzer reads."""

from .swift_types import head

FOLDER = "Tests/Fuzz/Sources/Generated"


def write(schema):
    out = head("Proto/") + "\ninternal import GatehouseMessages\ninternal import Protobuf\n"
    out += "\n/// Every message that travels between our processes.\n"
    out += "enum MessageTypes {\n  static let all: [any ProtobufMessage.Type] = [\n"
    for message in schema.messages:
        if not message.wrapper and not message.is_map_entry:
            out += f"    {message.name}.self,\n"
    return {f"{FOLDER}/MessageTypes.swift": out + "  ]\n}\n"}
