"""Writes the .proto files of the public operations. Field numbers, once given, never change."""

import re

from . import model as models
from .names import snake

HEADER = """\
// @json Cognito's member names; absent and empty differ.
// Derived by Proto/generate from botocore {version}'s model of {service} for the operations of
// Proto/operations.txt. Edit that list, not this file; field numbers are kept.
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

    def __init__(self, model, proto_folder, version):
        self.model = model
        self.proto_folder = proto_folder
        self.version = version
        self.files = {}
        for owner in dict.fromkeys(operation.owner for operation in model.operations):
            self._derive(owner)

    def _derive(self, owner):
        folder = f"gatehouse/{owner}/v1"
        self.package = folder.replace("/", ".")
        self.numbers = Numbers(self.proto_folder / folder)
        operations = [o for o in self.model.operations if o.owner == owner]
        areas = {}
        for operation in operations:
            areas.setdefault(operation.area, []).append(operation)
        users, order = {}, []
        for area, members in areas.items():
            for shape in self.model.reachable(self._roots(members)):
                users.setdefault(shape, set()).add(area)
                order.append(shape) if shape not in order else None
        homes = {s: next(iter(a)) if len(a) == 1 else "shared_types" for s, a in users.items()}
        for area in ["shared_types", *areas]:
            shapes = [s for s in order if homes[s] == area and self._is_message(s)]
            if shapes:
                self._write(folder, area, shapes, areas.get(area, []), homes)
        self._write_service(folder, owner, operations, areas)

    def _roots(self, operations):
        for operation in operations:
            yield self.model.input(operation)
            if output := self.model.output(operation):
                yield output

    def _is_message(self, name):
        return self.model.shape(name)["type"] in ("structure", "list", "map")

    def _header(self, imports, folder):
        text = HEADER.format(
            version=self.version, service=models.SERVICE, package=self.package
        )
        if imports:
            text += "\n" + "".join(f'import "{folder}/{name}.proto";\n' for name in imports)
        return text

    def _write(self, folder, area, shapes, operations, homes):
        imports = {
            homes[child]
            for shape in shapes
            for child in models.children(self.model.shape(shape))
            if self._is_message(child)
        } - {area}
        text = self._header(sorted(imports), folder)
        for shape in shapes:
            text += "\n" + self._message(shape)
        for operation in operations:
            if not operation.has_output:
                text += f"\n// Response of {operation.name}; no body on the public side.\n"
                text += f"message {operation.name}Response {{}}\n"
        self.files[f"{folder}/{area}.proto"] = text

    def _message(self, name):
        shape = self.model.shape(name)
        if shape["type"] == "list":
            return self._list(name, shape)
        if shape["type"] == "map":
            return self._map(name, shape)
        title = self.model.message_name(name)
        lines = [f"// {self._summary(title)}", f"message {title} {{"]
        if not shape["members"]:
            return "\n".join([lines[0], f"message {title} {{}}", ""])
        required = shape.get("required", [])
        fields = {}
        for member, target in shape["members"].items():
            type_name = target["shape"]
            kind = self.model.shape(type_name)["type"]
            field = snake(member) + ("_unix_millis" if kind == "timestamp" else "")
            fields[field] = (member, type_name, kind)
        numbers, reserved = self.numbers.assign(title, list(fields))
        for number in reserved:
            lines.append(f"  reserved {number};")
        for field, (member, type_name, kind) in sorted(fields.items(), key=lambda f: numbers[f[0]]):
            note = models.constraint_note(self.model.shape(type_name), member in required)
            lines += wrap(note)
            if type_name in models.SECRETS:
                lines.append("  // @text")
            lines.append(
                f"  optional {self._type(type_name, kind)} {field} = {numbers[field]}"
                f' [json_name = "{member}"];'
            )
        return "\n".join([*lines, "}", ""])

    def _summary(self, title):
        for suffix, word in (("Request", "Request"), ("Response", "Response")):
            if title.endswith(suffix):
                return f"{word} of {title.removesuffix(suffix)}."
        return f"Cognito's {title}."

    def _type(self, name, kind):
        if name in models.SECRETS:
            return "bytes"
        if kind == "timestamp":
            return "int64"
        if kind == "blob" or self.model.shape(name).get("document"):
            raise ValueError(f"{name}: blobs and documents have no form in our JSON yet")
        return SCALARS.get(kind) or self.model.message_name(name)

    def _list(self, name, shape):
        inner = shape["member"]["shape"]
        if self.model.shape(inner)["type"] in ("list", "map"):
            raise ValueError(f"{name}: a list of lists has no form here yet")
        element = self._type(inner, self.model.shape(inner)["type"])
        return (
            f"// @list A message of its own, so that an absent and an empty {name} differ.\n"
            f"message {name} {{\n  repeated {element} member = 1;\n}}\n"
        )

    def _map(self, name, shape):
        inner = shape["value"]["shape"]
        is_secret = name in models.MAPS_OF_SECRETS
        value = "bytes" if is_secret else self._type(inner, self.model.shape(inner)["type"])
        note = "  // @text\n" if is_secret else ""
        return (
            f"// @map A message of its own, so that an absent and an empty {name} differ.\n"
            f"message {name} {{\n{note}  map<string, {value}> entry = 1;\n}}\n"
        )

    def _write_service(self, folder, owner, operations, areas):
        text = self._header(sorted(areas), folder)
        title = "".join(part.capitalize() for part in owner.split("_"))
        text += "\n// The public operations that this service decides. The gateway calls them.\n"
        text += f"service {title}Service {{\n"
        for operation in operations:
            note = "" if operation.is_signed else "  // Unsigned on the public side.\n"
            text += note
            line = f"  rpc {operation.name}({operation.name}Request)"
            reply = f"returns ({operation.name}Response);"
            joined = f"{line} {reply}"
            text += (joined if len(joined) <= 100 else f"{line}\n      {reply}") + "\n"
        self.files[f"{folder}/{owner}_service.proto"] = text + "}\n"


def wrap(note, width=96):
    lines, line = [], "  //"
    for word in note.split():
        if len(line) + 1 + len(word) > width:
            lines.append(line)
            line = "  //"
        line += " " + word
    return lines + [line] if line != "  //" else lines
