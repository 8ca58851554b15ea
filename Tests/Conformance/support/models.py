"""Requests made from the published service model."""

import re

_TEXTS = [
    "text", "123456", "a@example.com", "tkn" + "0" * 25, "x" * 24,
    "local_00000000-0000-4000-8000-000000000000",
]


def minimal(shape) -> dict:
    """The smallest request of the shape that its constraints let through."""
    return {name: _value(shape.members[name]) for name in shape.required_members}


def _value(shape):
    if shape.type_name == "structure":
        return minimal(shape)
    if shape.type_name == "list":
        return [_value(shape.member)]
    if shape.type_name == "map":
        return {}
    if shape.type_name == "boolean":
        return False
    if shape.type_name in ("integer", "long"):
        return shape.metadata.get("min", 1)
    if shape.enum:
        return shape.enum[0]
    return _text(shape)


def _text(shape) -> str:
    # Python knows no classes such as \p{L}; printable ASCII is what their samples use of them.
    pattern = re.sub(r"\\p\{\w\}", r"\\x21-\\x7e", shape.metadata.get("pattern", ".*"))
    least = shape.metadata.get("min", 0)
    for text in _TEXTS:
        if len(text) >= least and re.fullmatch(f"(?:{pattern})", text):
            return text
    raise ValueError(f"no sample text fits {shape.name}: {pattern}, at least {least} characters")
