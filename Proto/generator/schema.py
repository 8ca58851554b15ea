"""The descriptor set, reduced to what the writers of Swift need."""

import dataclasses
import functools

from google.protobuf import descriptor_pb2

from . import names

_F = descriptor_pb2.FieldDescriptorProto
_SCALARS = {
    _F.TYPE_STRING: "string", _F.TYPE_BYTES: "bytes", _F.TYPE_BOOL: "bool",
    _F.TYPE_INT32: "int32", _F.TYPE_INT64: "int64", _F.TYPE_UINT32: "uint32",
    _F.TYPE_UINT64: "uint64", _F.TYPE_DOUBLE: "double",
}


@dataclasses.dataclass
class Field:
    name: str
    json_name: str
    # A scalar, "text" (bytes that are UTF-8), "document" (a string that is JSON), "message" or "enum".
    kind: str
    type_name: str  # full name of a message or enum
    is_repeated: bool
    comment: list

    @property
    def swift_name(self):
        return names.lower_camel(self.name)


@dataclasses.dataclass
class Enum:
    full_name: str
    values: list  # (name, number)


@dataclasses.dataclass
class Message:
    full_name: str
    comment: list
    fields: list
    enums: list
    is_json: bool
    wrapper: str  # "", "list" or "map"
    is_map_entry: bool

    @property
    def name(self):
        return self.full_name.rsplit(".", 1)[1]

    @property
    def c_type(self):
        return names.c_type(self.full_name)

    @property
    def c_function(self):
        return names.c_function(self.full_name)


@dataclasses.dataclass
class Service:
    full_name: str
    comment: list
    methods: list  # (name, request message, response message, comment)

    @property
    def name(self):
        return self.full_name.rsplit(".", 1)[1].removesuffix("Service")


@dataclasses.dataclass
class File:
    path: str
    messages: list
    services: list

    @property
    def swift_name(self):
        return names.upper_camel(self.path.rsplit("/", 1)[1].removesuffix(".proto"))


class Schema:
    def __init__(self, descriptors, stored=()):
        self._stored = stored
        self.files = [self._file(f) for f in descriptors.file]
        self.by_name = {m.full_name: m for f in self.files for m in f.messages}
        self._refuse_clashes()
        self._refuse_cycles()

    @property
    def messages(self):
        return list(self.by_name.values())

    @functools.cached_property
    def read(self):
        """What is read as JSON, by full name: public requests, stored messages, and what they are made of."""
        found = set()

        def visit(message):
            if message.full_name in found:
                return
            found.add(message.full_name)
            for field in message.fields:
                if field.kind == "message":
                    visit(self.by_name[field.type_name])

        for service in (s for f in self.files for s in f.services):
            for _, request, _, _ in service.methods:
                if self.by_name[request].is_json:
                    visit(self.by_name[request])
        for message in self.messages:
            if message.name in self._stored:
                visit(message)
        return found

    def _file(self, proto):
        comments = {
            tuple(l.path): (l.leading_comments, l.trailing_comments)
            for l in proto.source_code_info.location
        }

        def comment(*path):
            leading, trailing = comments.get(path, ("", ""))
            return [line.strip() for line in (leading + trailing).splitlines() if line.strip()]

        is_json = any(line.startswith("@json") for line in comment(12))
        messages, services = [], []
        for index, message in enumerate(proto.message_type):
            messages += self._message(proto.package, message, comment, (4, index), is_json)
        for index, service in enumerate(proto.service):
            methods = [
                (m.name, m.input_type[1:], m.output_type[1:], comment(6, index, 2, number))
                for number, m in enumerate(service.method)
            ]
            services.append(
                Service(f"{proto.package}.{service.name}", comment(6, index), methods)
            )
        return File(proto.name, messages, services)

    def _message(self, scope, proto, comment, path, is_json):
        full_name = f"{scope}.{proto.name}"
        lines = comment(*path)
        wrapper = ""
        if lines and lines[0].split()[0] in ("@list", "@map"):
            wrapper, lines[0] = lines[0].split(" ", 1)[0][1:], lines[0].split(" ", 1)[1]
        fields = []
        for index, field in enumerate(proto.field):
            notes = comment(*path, 2, index)
            kind = _SCALARS.get(field.type)
            if field.type == _F.TYPE_MESSAGE:
                kind = "message"
            elif field.type == _F.TYPE_ENUM:
                kind = "enum"
            elif kind == "bytes" and "@text" in notes:
                kind = "text"
            elif kind == "string" and "@document" in notes:
                kind = "document"
            if kind is None:
                raise ValueError(f"{full_name}.{field.name}: type not supported")
            fields.append(
                Field(
                    name=field.name, json_name=field.json_name, kind=kind,
                    type_name=field.type_name[1:], comment=[n for n in notes if n[0] != "@"],
                    is_repeated=field.label == _F.LABEL_REPEATED,
                )
            )
        enums = [
            Enum(f"{full_name}.{e.name}", [(v.name, v.number) for v in e.value])
            for e in proto.enum_type
        ]
        message = Message(
            full_name, lines, fields, enums, is_json, wrapper, proto.options.map_entry
        )
        nested = []
        for inner in proto.nested_type:
            # A map's values are marked on the map field.
            is_text = any(
                f.kind == "message" and f.type_name == f"{full_name}.{inner.name}"
                and "@text" in comment(*path, 2, i)
                for i, f in enumerate(fields)
            )
            entry, = self._message(full_name, inner, lambda *_: [], (), is_json)
            if is_text:
                entry.fields[1].kind = "text"
            nested.append(entry)
        return nested + [message]

    def _refuse_clashes(self):
        """Swift types carry no package: two messages of one name would be one type."""
        seen = {}
        for message in self.messages:
            if not message.is_map_entry and seen.setdefault(message.name, message) is not message:
                raise ValueError(f"two messages are named {message.name}")

    def _refuse_cycles(self):
        """protobuf-c decodes nested messages recursively and without a limit of its own."""
        def visit(message, path):
            if message.full_name in path:
                raise ValueError(f"{message.full_name} contains itself")
            for field in message.fields:
                if field.kind == "message":
                    visit(self.by_name[field.type_name], path | {message.full_name})

        for message in self.messages:
            visit(message, frozenset())
