"""How a field reads in Swift."""

from . import names

SCALARS = {
    "string": "String", "text": "String", "bytes": "[UInt8]", "bool": "Bool", "int32": "Int32",
    "int64": "Int64", "uint32": "UInt32", "uint64": "UInt64", "double": "Double",
    "document": "JSONDocument",
}


def head(source):
    return f"// swift-format-ignore-file\n// Generated from {source}. Do not edit.\n"


def wrapper_of(schema, field):
    """The list or map message a field stands for, if any."""
    if field.kind == "message" and not field.is_repeated:
        message = schema.by_name[field.type_name]
        return message if message.wrapper else None
    return None


def element(schema, field):
    """Swift type of one value of the field."""
    if field.kind == "message":
        return schema.by_name[field.type_name].name
    if field.kind == "enum":
        return ".".join(field.type_name.rsplit(".", 2)[1:])
    return SCALARS[field.kind]


def map_value(schema, wrapper):
    entry = schema.by_name[wrapper.fields[0].type_name]
    return entry.fields[1]


def value_type(schema, field):
    """Swift type without the question mark, and whether it is optional."""
    if wrapper := wrapper_of(schema, field):
        if wrapper.wrapper == "list":
            return f"[{element(schema, wrapper.fields[0])}]", True
        return f"[String: {element(schema, map_value(schema, wrapper))}]", True
    if field.is_repeated:
        return f"[{element(schema, field)}]", False
    return element(schema, field), True


def declared_type(schema, field):
    name, is_optional = value_type(schema, field)
    return name + ("?" if is_optional else "")


def default(schema, field):
    return "nil" if value_type(schema, field)[1] else "[]"


def is_timestamp(message, field):
    """Instants are milliseconds here and epoch seconds in Cognito's JSON."""
    return message.is_json and field.name.endswith("_unix_millis")


def is_blob(message, field):
    """Bytes are base64 in Cognito's JSON."""
    return message.is_json and field.kind == "bytes"


def coding(message, field):
    """What the coding functions for a member of another form than its Swift type are called."""
    if is_timestamp(message, field):
        return "EpochSeconds"
    return "Base64" if is_blob(message, field) else None


def enum_case(name):
    return names.swift(names.lower_camel(name.lower()))


def doc(lines, indent=""):
    """A documentation comment: one summary line, then the rest as its own paragraph."""
    if not lines:
        return ""
    text = " ".join(lines)
    summary, rest = text, ""
    if ". " in text:
        summary, rest = text.split(". ", 1)
        summary += "."
    out = f"{indent}/// {summary}\n"
    if rest:
        out += f"{indent}///\n{indent}/// {rest}\n"
    return out
