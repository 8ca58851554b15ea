"""Writes what the tests need to make any message, and the model's own member names."""

from .derive import body_name, roots
from .model import is_document
from .swift_types import element, head, is_timestamp, map_value, wrapper_of

FOLDER = "Tests/ProtobufTests/Generated"


def write(schema, models):
    return {
        f"{FOLDER}/Samples.swift": _samples(schema),
        f"{FOLDER}/ModelMembers.swift": _members(models),
    }


def _samples(schema):
    out = head("Proto/") + "\nimport GatehouseMessages\n"
    messages = [m for m in schema.messages if not m.wrapper and not m.is_map_entry]
    for message in messages:
        protocol = "SampledPublicMessage" if message.is_json else "SampledMessage"
        out += f"\nextension {message.name}: {protocol} {{\n"
        out += f"  static func sample(_ sampler: inout Sampler) -> {message.name} {{\n"
        if not message.fields:
            out += f"    {message.name}()\n  }}\n}}\n"
            continue
        out += f"    var message: {message.name} = {message.name}()\n"
        for field in message.fields:
            value = _value(schema, message, field)
            out += f"    if sampler.isPresent() {{ message.{field.swift_name} = {value} }}\n"
        out += "    return message\n  }\n}\n"
    out += "\nlet sampledMessages: [any SampledMessage.Type] = [\n"
    out += "".join(f"  {m.name}.self,\n" for m in messages if not m.is_json)
    out += "]\n\nlet sampledPublicMessages: [any SampledPublicMessage.Type] = [\n"
    out += "".join(f"  {m.name}.self,\n" for m in messages if m.is_json)
    return out + "]\n"


def _value(schema, message, field):
    if wrapper := wrapper_of(schema, field):
        if wrapper.wrapper == "map":
            inner = map_value(schema, wrapper)
            return f"sampler.map {{ {_one(schema, inner)} }}"
        return f"sampler.list {{ {_one(schema, wrapper.fields[0])} }}"
    if field.is_repeated:
        return f"sampler.list {{ {_one(schema, field)} }}"
    if is_timestamp(message, field):
        return "sampler.instant()"
    return _one(schema, field, "sampler")


def _one(schema, field, source="$0"):
    if field.kind in ("message", "enum"):
        name = element(schema, field)
        return f"{name}.sample(&{source})" if field.kind == "message" else \
            f"{source}.pick({name}.allCases)"
    call = {"string": "string", "text": "text", "bytes": "bytes", "bool": "bool", "document": "document",
            "double": "double"}.get(field.kind, "integer")
    return f"{source}.{call}()"


def _members(models):
    out = head("botocore's models and Proto/apis")
    out += "\n/// The members of every public structure, as Cognito's models name them.\n"
    out += "let modelMembers: [String: Set<String>] = [\n"
    for api in models.apis:
        for name in api.reachable(roots(api.operations)):
            shape = api.shape(name)
            if shape["type"] == "structure" and not is_document(shape):
                listed = ", ".join(f'"{body_name(shape, m)}"' for m in sorted(shape["members"]))
                out += f'  "{api.message_name(name)}": [{listed}],\n'
    return out + "]\n"
