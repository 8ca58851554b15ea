"""Writes the .proto files of the public operations. Field numbers, once given, never change."""

import re

from . import model as models
from .names import snake, upper_camel

HEADER = """\
// @json Cognito's member names; absent and empty differ.
// Derived by Proto/generate from botocore {version}'s {models}
// for the operations of Proto/apis. Edit those lists, not this file; field numbers are kept.
syntax = "proto2";
package {package};
"""
MARK = "// Derived by Proto/generate"
SCALARS = {"string": "string", "integer": "int32", "long": "int64", "boolean": "bool",
           "double": "double"}
FIELD = re.compile(r"^  (?:optional |repeated )?(?:map<.*>|[\w.]+) (\w+) = (\d+)")


def is_derived(path):
    return MARK in path.read_text()


class Numbers:
    """The field numbers that the committed files have given."""

    def __init__(self, folder):
        self.fields, self.reserved = {}, {}
        for path in sorted(folder.glob("*.proto")) if folder.exists() else []:
            message = None
            for line in path.read_text().splitlines():
                if line.startswith("message "):
                    message = line.split()[1]
                    self.fields.setdefault(message, {})
                    self.reserved.setdefault(message, set())
                elif message and (match := FIELD.match(line)):
                    self.fields[message][match[1]] = int(match[2])
                elif message and line.startswith("  reserved "):
                    self.reserved[message] |= {int(n) for n in re.findall(r"\d+", line)}

    def assign(self, message, fields):
        known = self.fields.get(message, {})
        reserved = set(self.reserved.get(message, set()))
        reserved |= {number for name, number in known.items() if name not in fields}
        used = reserved | set(known.values())
        result = {}
        for name in fields:
            if name in known:
                result[name] = known[name]
                continue
            number = max(used, default=0) + 1
            used.add(number)
            result[name] = number
        return result, sorted(reserved)


class Derivation:
    """The public .proto files, as texts by path below Proto/."""

    def __init__(self, models, proto_folder, version):
        self.models = models
        self.proto_folder = proto_folder
        self.version = version
        self.files = {}
        for owner in models.owners:
            self._derive(owner)

    def _derive(self, owner):
        folder = f"gatehouse/{owner}/v1"
        self.package = folder.replace("/", ".")
        self.numbers = Numbers(self.proto_folder / folder)
        areas = self.models.areas(owner)
        shared = f"{owner}_shared_types"
        users, order = {}, []
        for area, operations in areas.items():
            api = operations[0].api
            for name in api.reachable(roots(operations)):
                shape = (api, name)
                if shape not in users:
                    order.append(shape)
                users.setdefault(shape, set()).add(area)
        homes = {s: next(iter(a)) if len(a) == 1 else shared for s, a in users.items()}
        for area in [shared, *areas]:
            shapes = [s for s in order if homes[s] == area and is_message(*s)]
            operations = areas.get(area, [])
            if shapes or operations:
                self._write(folder, area, shapes, operations, homes)
        self._write_service(folder, owner, areas)

    def _header(self, apis, imports, folder):
        text = HEADER.format(
            version=self.version,
            models=("models of " if len(apis) > 1 else "model of ") + ", ".join(apis),
            package=self.package,
        )
        if imports:
            text += "\n" + "".join(f'import "{folder}/{name}.proto";\n' for name in imports)
        return text

    def _write(self, folder, area, shapes, operations, homes):
        imports = {
            homes[api, child]
            for api, shape in shapes
            for child in models.children(api.shape(shape))
            if is_message(api, child)
        } - {area}
        apis = dict.fromkeys(
            [api.name for api, _ in shapes] + [operation.api.name for operation in operations]
        )
        text = self._header(list(apis), sorted(imports), folder)
        for api, shape in shapes:
            text += "\n" + MessageText(api, self.numbers).write(shape)
        for operation in operations:
            if not operation.has_output:
                text += f"\n// Response of {operation.message}; no body on the public side.\n"
                text += f"message {operation.response} {{}}\n"
        self.files[f"{folder}/{area}.proto"] = text

    def _write_service(self, folder, owner, areas):
        operations = self.models.of(owner)
        apis = dict.fromkeys(operation.api.name for operation in operations)
        text = self._header(list(apis), sorted(areas), folder)
        title = upper_camel(owner)
        text += "\n// The public operations that this service decides. The gateway calls them.\n"
        text += f"service {title}Service {{\n"
        for operation in operations:
            note = "" if operation.is_signed else "  // Unsigned on the public side.\n"
            text += note
            line = f"  rpc {operation.name}({operation.request})"
            reply = f"returns ({operation.response});"
            joined = f"{line} {reply}"
            text += (joined if len(joined) <= 100 else f"{line}\n      {reply}") + "\n"
        self.files[f"{folder}/{owner}_service.proto"] = text + "}\n"


class MessageText:
    """One shape of an API as a message."""

    def __init__(self, api, numbers):
        self.api = api
        self.numbers = numbers

    def write(self, name):
        shape = self.api.shape(name)
        if shape["type"] == "list":
            return self._list(name, shape)
        if shape["type"] == "map":
            return self._map(name, shape)
        title = self.api.message_name(name)
        if not shape["members"]:
            return f"// {self._summary(title)}\nmessage {title} {{}}\n"
        lines = [f"// {self._summary(title)}", f"message {title} {{"]
        required = shape.get("required", [])
        fields = {}
        for member, target in shape["members"].items():
            type_name = target["shape"]
            kind = self.api.shape(type_name)["type"]
            field = snake(member) + ("_unix_millis" if kind == "timestamp" else "")
            fields[field] = (member, type_name, kind)
        numbers, reserved = self.numbers.assign(title, list(fields))
        for number in reserved:
            lines.append(f"  reserved {number};")
        for field, (member, type_name, kind) in sorted(fields.items(), key=lambda f: numbers[f[0]]):
            note = models.constraint_note(self.api.shape(type_name), member in required)
            lines += wrap(note)
            if mark := self._mark(type_name):
                lines.append(f"  // {mark}")
            lines.append(
                f"  optional {self._type(type_name, kind)} {field} = {numbers[field]}"
                f' [json_name = "{body_name(shape, member)}"];'
            )
        return "\n".join([*lines, "}", ""])

    def _summary(self, title):
        for suffix, word in (("Request", "Request"), ("Response", "Response")):
            if title.endswith(suffix):
                return f"{word} of {title.removesuffix(suffix)}."
        return f"Cognito's {title}."

    def _mark(self, name):
        if name in self.api.secrets:
            return "@text"
        return "@document" if models.is_document(self.api.shape(name)) else None

    def _type(self, name, kind):
        if name in self.api.secrets or kind == "blob":
            return "bytes"
        if models.is_document(self.api.shape(name)):
            return "string"
        if kind == "timestamp":
            return "int64"
        return SCALARS.get(kind) or self.api.message_name(name)

    def _list(self, name, shape):
        inner = shape["member"]["shape"]
        kind = self.api.shape(inner)["type"]
        if kind in ("list", "map", "blob") or self._mark(inner):
            raise ValueError(f"{name}: a list of {inner} has no form here yet")
        title = self.api.message_name(name)
        return (
            f"// @list A message of its own, so that an absent and an empty {title} differ.\n"
            f"message {title} {{\n  repeated {self._type(inner, kind)} member = 1;\n}}\n"
        )

    def _map(self, name, shape):
        inner = shape["value"]["shape"]
        kind = self.api.shape(inner)["type"]
        if kind in ("list", "map", "blob") or models.is_document(self.api.shape(inner)):
            raise ValueError(f"{name}: a map of {inner} has no form here yet")
        is_secret = name in self.api.maps_of_secrets
        if inner in self.api.secrets and not is_secret:
            raise ValueError(f"{name}: a map whose values are secrets must be a secret-map")
        value = "bytes" if is_secret else self._type(inner, kind)
        note = "  // @text\n" if is_secret else ""
        title = self.api.message_name(name)
        return (
            f"// @map A message of its own, so that an absent and an empty {title} differ.\n"
            f"message {title} {{\n{note}  map<string, {value}> entry = 1;\n}}\n"
        )


def roots(operations):
    """The shapes that the operations name."""
    for operation in operations:
        yield operation.api.input(operation)
        if output := operation.api.output(operation):
            yield output


def is_message(api, name):
    shape = api.shape(name)
    return shape["type"] in ("structure", "list", "map") and not models.is_document(shape)


def body_name(shape, member):
    """What a body calls a member."""
    target = shape["members"][member]
    return member if "location" in target else target.get("locationName", member)


def wrap(note, width=96):
    lines, line = [], "  //"
    for word in note.split():
        if len(line) + 1 + len(word) > width:
            lines.append(line)
            line = "  //"
        line += " " + word
    return lines + [line] if line != "  //" else lines
