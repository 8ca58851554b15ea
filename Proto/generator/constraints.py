"""Writes the constraint checks of every shape that a request can contain."""

import json

from . import model as model_files
from . import modules, names, patterns
from .swift_types import head

SOURCE = "botocore's models and Proto/apis"


def values(models):
    """One named constraint a text shape, one named pattern a regular expression."""
    shapes = [(api, name) for api in models.apis for name in api.requests()]
    compiled, pattern_names = [], {}
    for api, name in shapes:
        source = api.shape(name).get("pattern")
        if source and source not in pattern_names:
            pattern_names[source] = constraint_name(api, name)
            compiled.append((constraint_name(api, name), patterns.Automaton(source)))
    out = head(SOURCE) + "\nextension TextPattern {\n"
    for name, automaton in compiled:
        out += _pattern(name, automaton)
    out += "}\n\nextension TextConstraint {\n"
    for api, name in shapes:
        if api.shape(name)["type"] == "string":
            out += _text(api, name, pattern_names)
    return out + "}\n"


def constraint_name(api, shape):
    """Shapes of one name are told apart by the API's prefix, as the messages are."""
    return names.lower_first(api.message_name(shape))


def _pattern(name, automaton):
    if automaton.words:
        words = ",\n".join(f"      {quoted(word)}" for word in automaton.words)
        return (
            f"  static let {name}: TextPattern = TextPattern(\n"
            f"    source: {quoted(automaton.source)},\n"
            f"    words: [\n{words},\n    ]\n  )\n"
        )
    classes = ",\n".join(
        f"      CharacterClass(low: {c.ascii & (1 << 64) - 1:#x}, high: {c.ascii >> 64:#x}, "
        f"categories: {c.categories:#x}, hasLineSeparators: {str(c.lines).lower()}"
        + (f", ranges: {_ranges(c.ranges)})" if c.ranges else ")")
        for c in automaton.classes
    )
    positions = [
        sum(1 << p for p, c in enumerate(automaton.positions) if c == index)
        for index in range(len(automaton.classes))
    ]

    def hexes(numbers):
        return "[" + ", ".join(f"{n:#x}" for n in numbers) + "]"

    return (
        f"  static let {name}: TextPattern = TextPattern(\n"
        f"    source: {quoted(automaton.source)},\n"
        f"    classes: [\n{classes}\n    ],\n"
        f"    classPositions: {hexes(positions)},\n"
        f"    first: {automaton.first:#x},\n    last: {automaton.last:#x},\n"
        f"    matchesEmptyText: {str(automaton.is_nullable).lower()},\n"
        f"    follow: {hexes(automaton.follow)}\n  )\n"
    )


def _ranges(ranges):
    return "[" + ", ".join(f"{low:#x}...{high:#x}" for low, high in ranges) + "]"


def quoted(text):
    return json.dumps(text, ensure_ascii=True)


def _text(api, name, pattern_names):
    shape, arguments = api.shape(name), []
    if shape.get("min"):
        arguments.append(f"minimum: {shape['min']}")
    if "max" in shape:
        arguments.append(f"maximum: {shape['max']}")
    if "pattern" in shape:
        arguments.append(f"pattern: .{pattern_names[shape['pattern']]}")
    if "enum" in shape:
        arguments.append("values: [" + ", ".join(quoted(v) for v in shape["enum"]) + "]")
    if api.is_sensitive(name):
        arguments.append("isSensitive: true")
    if name in api.secrets:
        arguments.append("allowsNUL: true")
    return (
        f"  static let {constraint_name(api, name)}: TextConstraint = "
        f"TextConstraint({', '.join(arguments)})\n"
    )


def checks(models, schema):
    out = ""
    for api in models.apis:
        for name in api.requests():
            shape = api.shape(name)
            if shape["type"] == "structure" and not model_files.is_document(shape):
                out += _structure(api, name, shape)
    return head(SOURCE) + "\n" + modules.imports(schema, out, "public") + out


def _structure(api, name, shape):
    required = shape.get("required", [])
    lines = [
        line
        for member, target in shape["members"].items()
        if (line := _member(api, member, target["shape"], member in required))
    ]
    out = f"\nextension {api.message_name(name)}: ConstraintChecked {{\n"
    out += "  public func check(_ report: inout ConstraintReport) {\n"
    out += "".join(f"    report.{line}\n" for line in lines)
    return out + "  }\n}\n"


def _member(api, member, shape_name, is_required):
    shape = api.shape(shape_name)
    kind = shape["type"]
    value = f"self.{names.lower_camel(names.snake(member))}"
    path = f'"{names.lower_first(member)}"'
    required = ", isRequired: true" if is_required else ""
    if kind == "string":
        return f"text({value}, {path}, .{constraint_name(api, shape_name)}{required})"
    if kind in ("integer", "long"):
        if not required and "min" not in shape and "max" not in shape:
            return None
        return f"number({value}, {path}, {_bounds('NumberConstraint', shape)}{required})"
    if kind in ("boolean", "timestamp") or model_files.is_document(shape):
        instant = "UnixMillis" if kind == "timestamp" else ""
        return f"presence({value}{instant} != nil, {path})" if is_required else None
    if kind == "blob":
        return f"blob({value}, {path}, {_bounds('SizeConstraint', shape)}{required})"
    if kind == "structure":
        hidden = ", isSensitive: true" if api.is_sensitive(shape_name) else ""
        return f"structure({value}, {path}{required}{hidden})"
    if kind == "list":
        return _list(api, shape, value, path, required)
    if kind == "map":
        return _map(api, shape_name, value, path, required)
    raise ValueError(f"{shape_name}: no check for a {kind} yet")


def _bounds(name, shape):
    arguments = [
        f"{label}: {shape[key]}" for label, key in (("minimum", "min"), ("maximum", "max"))
        if key in shape
    ]
    return f"{name}({', '.join(arguments)})"


def _list(api, shape, value, path, required):
    inner = shape["member"]["shape"]
    size = _bounds("SizeConstraint", shape)
    if api.shape(inner)["type"] == "string":
        return f"texts({value}, {path}, {size}, member: .{constraint_name(api, inner)}{required})"
    return f"structures({value}, {path}, {size}{required})"


def _map(api, name, value, path, required):
    shape = api.shape(name)
    size = _bounds("SizeConstraint", shape)
    key = constraint_name(api, shape["key"]["shape"])
    inner = shape["value"]["shape"]
    if api.shape(inner)["type"] == "structure":
        return f"structureMap({value}, {path}, {size}, key: .{key}{required})"
    # Values that travel as bytes may hold NUL; their keys never do.
    text = f".{constraint_name(api, inner)}"
    if name in api.maps_of_secrets:
        text += ".allowingNUL"
    hidden = ", isSensitive: true" if api.is_sensitive(name) else ""
    return f"map({value}, {path}, {size}, key: .{key}, value: {text}{required}{hidden})"
