"""Writes the constraint checks of every shape that a request can contain."""

import json

from . import model as models
from . import names, patterns
from .swift_types import head

SOURCE = "botocore's model and Proto/operations.txt"


def values(model):
    """One named constraint a text shape, one named pattern a regular expression."""
    shapes = _request_shapes(model)
    compiled, pattern_names = [], {}
    for name in shapes:
        source = model.shape(name).get("pattern")
        if source and source not in pattern_names:
            pattern_names[source] = names.lower_first(name)
            compiled.append((names.lower_first(name), patterns.Automaton(source)))
    out = head(SOURCE) + "\nextension TextPattern {\n"
    for name, automaton in compiled:
        out += _pattern(name, automaton)
    out += "}\n\nextension TextConstraint {\n"
    for name in shapes:
        shape = model.shape(name)
        if shape["type"] == "string":
            out += _text(name, shape, pattern_names)
    return out + "}\n"


def _request_shapes(model):
    return model.reachable(model.input(operation) for operation in model.operations)


def _pattern(name, automaton):
    classes = ",\n".join(
        f"      CharacterClass(low: {c.ascii & (1 << 64) - 1:#x}, high: {c.ascii >> 64:#x}, "
        f"categories: {c.categories:#x}, hasLineSeparators: {str(c.lines).lower()})"
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


def quoted(text):
    return json.dumps(text, ensure_ascii=True)


def _text(name, shape, pattern_names):
    arguments = []
    if shape.get("min"):
        arguments.append(f"minimum: {shape['min']}")
    if "max" in shape:
        arguments.append(f"maximum: {shape['max']}")
    if "pattern" in shape:
        arguments.append(f"pattern: .{pattern_names[shape['pattern']]}")
    if "enum" in shape:
        arguments.append("values: [" + ", ".join(quoted(v) for v in shape["enum"]) + "]")
    if models.is_sensitive(name, shape):
        arguments.append("isSensitive: true")
    if name in models.SECRETS:
        arguments.append("allowsNUL: true")
    return (
        f"  static let {names.lower_first(name)}: TextConstraint = "
        f"TextConstraint({', '.join(arguments)})\n"
    )


def checks(model):
    out = head(SOURCE) + "\ninternal import GatehouseMessages\n"
    for name in _request_shapes(model):
        shape = model.shape(name)
        if shape["type"] != "structure":
            continue
        lines = [
            line
            for member, target in shape["members"].items()
            if (line := _member(model, member, target["shape"], member in shape.get("required", [])))
        ]
        out += f"\nextension {model.message_name(name)}: ConstraintChecked {{\n"
        out += "  func check(_ report: inout ConstraintReport) {\n"
        out += "".join(f"    report.{line}\n" for line in lines)
        out += "  }\n}\n"
    return out


def _member(model, member, shape_name, is_required):
    shape = model.shape(shape_name)
    kind = shape["type"]
    value = f"self.{names.lower_camel(names.snake(member))}"
    path = f'"{names.lower_first(member)}"'
    required = ", isRequired: true" if is_required else ""
    if kind == "string":
        return f"text({value}, {path}, .{names.lower_first(shape_name)}{required})"
    if kind in ("integer", "long"):
        if not required and "min" not in shape and "max" not in shape:
            return None
        return f"number({value}, {path}, {_bounds('NumberConstraint', shape)}{required})"
    if kind == "structure":
        hidden = ", isSensitive: true" if models.is_sensitive(shape_name, shape) else ""
        return f"structure({value}, {path}{required}{hidden})"
    if kind == "list":
        return _list(model, shape, value, path, required)
    if kind == "map":
        return _map(model, shape_name, shape, value, path, required)
    if kind in ("boolean", "timestamp"):
        instant = "UnixMillis" if kind == "timestamp" else ""
        return f"presence({value}{instant} != nil, {path})" if is_required else None
    raise ValueError(f"{shape_name}: no check for a {kind} yet")


def _bounds(name, shape):
    arguments = [
        f"{label}: {shape[key]}" for label, key in (("minimum", "min"), ("maximum", "max"))
        if key in shape
    ]
    return f"{name}({', '.join(arguments)})"


def _list(model, shape, value, path, required):
    inner = shape["member"]["shape"]
    size = _bounds("SizeConstraint", shape)
    if model.shape(inner)["type"] == "string":
        return f"texts({value}, {path}, {size}, member: .{names.lower_first(inner)}{required})"
    return f"structures({value}, {path}, {size}{required})"


def _map(model, name, shape, value, path, required):
    size = _bounds("SizeConstraint", shape)
    key = names.lower_first(shape["key"]["shape"])
    inner = shape["value"]["shape"]
    if model.shape(inner)["type"] == "structure":
        return f"structureMap({value}, {path}, {size}, key: .{key}{required})"
    # Values that travel as bytes may hold NUL; their keys never do.
    text = f".{names.lower_first(inner)}"
    if name in models.MAPS_OF_SECRETS:
        text += ".allowingNUL"
    hidden = ", isSensitive: true" if models.is_sensitive(name, shape) else ""
    return f"map({value}, {path}, {size}, key: .{key}, value: {text}{required}{hidden})"
