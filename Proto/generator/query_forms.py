"""Writes how requests of the Query protocol are read from forms, and how answers become XML."""

from . import modules, names
from .swift_types import head

SOURCE = "botocore's models and Proto/apis"
_READERS = {"string": "text", "integer": "integer", "long": "long", "boolean": "boolean"}


def write(models, schema):
    out = ""
    for api in models.apis:
        if api.protocol != "query":
            continue
        for name in api.requests():
            if api.shape(name)["type"] == "structure":
                out += _reading(api, name)
        answers = [api.output(operation) for operation in api.operations]
        for name in api.reachable(name for name in answers if name):
            if api.shape(name)["type"] == "structure":
                out += _writing(api, name)
    return head(SOURCE) + "\n" + modules.imports(schema, out, "internal") + out


def _field(member, kind=""):
    return names.lower_camel(names.snake(member)) + ("UnixMillis" if kind == "timestamp" else "")


def _reading(api, name):
    out = f"\nextension {api.message_name(name)}: QueryReadable {{\n"
    out += "  init(reading form: QueryForm) throws(PublicError) {\n    self.init()\n"
    for member, target in api.shape(name)["members"].items():
        out += f"    self.{_field(member)} = {_read(api, member, target)}\n"
    return out + "  }\n}\n"


def _read(api, member, target):
    shape = api.shape(target["shape"])
    kind, key = shape["type"], target.get("locationName", member)
    if kind == "string":
        return f'form.text("{key}")'
    if kind in _READERS:
        return f'try form.{_READERS[kind]}("{key}")'
    if kind == "structure":
        return f'try form.structure("{key}")'
    if kind == "list" and not shape.get("flattened") and "locationName" not in shape["member"]:
        inner = api.shape(shape["member"]["shape"])["type"]
        if inner == "structure":
            return f'try form.structures("{key}")'
        if inner == "string":
            return f'form.texts("{key}")'
    raise ValueError(f"{member}: a form's {kind} has no reader here yet")


def _writing(api, name):
    out = f"\nextension {api.message_name(name)}: XMLWritable {{\n"
    out += "  func write(to xml: inout XMLWriter) {\n"
    for member, target in api.shape(name)["members"].items():
        kind = api.shape(target["shape"])["type"]
        call = {
            "string": "text", "integer": "number", "long": "number", "timestamp": "instant",
            "structure": "structure",
        }.get(kind)
        if call is None:
            raise ValueError(f"{member}: a {kind} has no form in our XML yet")
        key = target.get("locationName", member)
        out += f'    xml.{call}("{key}", self.{_field(member, kind)})\n'
    return out + "  }\n}\n"
