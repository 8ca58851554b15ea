"""Writes the copying between the Swift values and protoc-c's structs."""

from . import modules, names
from .swift_types import element, head, map_value, wrapper_of


def write(schema, file):
    body = ""
    for message in file.messages:
        if message.is_map_entry:
            continue
        body += _wrapper(schema, message) if message.wrapper else _message(schema, message)
    if not body:
        return None
    # A file of lists and maps alone declares nothing that is public.
    has_structs = any(not (m.wrapper or m.is_map_entry) for m in file.messages)
    access = "public" if has_structs else "internal"
    # The structs of C stand in the witnesses of a protocol that all modules of messages share.
    inner = "package" if has_structs else "internal"
    shared = f"{modules.SHARED}Messages"
    own = modules.messages(file.path)
    return (
        head(f"Proto/{file.path}") + f"\n{inner} import CGatehouseMessages\n"
        + (f"internal import {shared}\n" if own != shared else "")
        + f"{access} import Protobuf\n" + body
    )


def _message(schema, message):
    name, c = message.name, message.c_type
    out = f"""
extension {name}: ProtobufMessage {{
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {{
    self = try decodeMessage(bytes)
  }}

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {{
    try encodeMessage(self)
  }}
}}

extension {name}: CMessage {{
  package static let messageName: String = "{message.full_name}"

  package static func prepare(_ c: UnsafeMutablePointer<{c}>) {{
    {message.c_function}__init(c)
  }}

"""
    reads = "".join(_read(schema, message, field) for field in message.fields)
    writes = "".join(_write(schema, message, field) for field in message.fields)
    out += f"  package init(copying c: UnsafePointer<{c}>) throws(ProtobufError) {{\n{reads}  }}\n\n"
    out += (
        f"  package func write(to c: UnsafeMutablePointer<{c}>, _ arena: borrowing MessageArena)"
        f" throws(ProtobufError) {{\n{writes}  }}\n}}\n"
    )
    return out


def _path(message, field):
    return f'"{message.name}.{field.name}"'


def _read(schema, message, field):
    target = f"self.{field.swift_name}"
    c = f"c.pointee.{names.c_field(field.name)}"
    has = f"c.pointee.has_{names.c_field(field.name)}"
    path = _path(message, field)
    if wrapper := wrapper_of(schema, field):
        return f"    {target} = try {wrapper.name}Wire.read({c})\n"
    if field.is_repeated:
        count = f"c.pointee.n_{names.c_field(field.name)}"
        if field.kind == "message":
            return f"    {target} = try readMessages({count}, {c})\n"
        if field.kind == "string":
            return f"    {target} = try readStrings({count}, {c}, {path})\n"
        raise ValueError(f"{path}: repeated {field.kind} has no form here yet")
    if field.kind == "message":
        return f"    {target} = try readMessage({c})\n"
    if field.kind == "string":
        return f"    {target} = try readString({c}, {path})\n"
    if field.kind == "document":
        return f"    {target} = try readString({c}, {path}).map(JSONDocument.init(text:))\n"
    if field.kind == "text":
        return f"    {target} = try readText({has}, {c}, {path})\n"
    if field.kind == "bytes":
        return f"    {target} = readBytes({has}, {c})\n"
    if field.kind == "bool":
        return f"    {target} = {has} != 0 ? {c} != 0 : nil\n"
    if field.kind == "enum":
        kind = element(schema, field)
        return f"    {target} = {has} != 0 ? {kind}(rawValue: {c}.rawValue) : nil\n"
    return f"    {target} = {has} != 0 ? {c} : nil\n"


def _write(schema, message, field):
    value = f"self.{field.swift_name}"
    c = f"c.pointee.{names.c_field(field.name)}"
    has = f"c.pointee.has_{names.c_field(field.name)}"
    path = _path(message, field)
    if wrapper := wrapper_of(schema, field):
        return f"    {c} = try {wrapper.name}Wire.write({value}, arena)\n"
    if field.is_repeated:
        count = f"c.pointee.n_{names.c_field(field.name)}"
        if field.kind == "message":
            return f"    {count} = {value}.count\n    {c} = try arena.messages({value})\n"
        return f"    {count} = {value}.count\n    {c} = try arena.strings({value}, {path})\n"
    if field.kind == "message":
        return f"    {c} = try arena.message({value})\n"
    if field.kind == "string":
        return f"    {c} = try arena.string({value}, {path})\n"
    if field.kind == "document":
        return f"    {c} = try arena.string({value}?.text, {path})\n"
    inner = names.swift(field.swift_name)
    if field.kind == "text":
        assign = f"{c} = try arena.data(of: {inner})"
    elif field.kind == "bytes":
        assign = f"{c} = try arena.data({inner})"
    elif field.kind == "bool":
        assign = f"{c} = {inner} ? 1 : 0"
    elif field.kind == "enum":
        assign = f"{c}.rawValue = {inner}.rawValue"
    else:
        assign = f"{c} = {inner}"
    return (
        f"    if let {inner} = {value} {{\n"
        f"      {has} = 1\n      {assign}\n    }}\n"
    )


def _wrapper(schema, message):
    field = message.fields[0]
    c, path = message.c_type, f'"{message.name}.{field.name}"'
    slot = f"c.pointee.{field.name}"
    if message.wrapper == "map":
        return _map(schema, message, field, c, slot, path)
    value = f"[{element(schema, field)}]"
    if field.kind == "message":
        read = f"try readMessages(c.pointee.n_{field.name}, {slot})"
        write = "try arena.messages(values)"
    elif field.kind == "string":
        read = f"try readStrings(c.pointee.n_{field.name}, {slot}, {path})"
        write = f"try arena.strings(values, {path})"
    else:
        raise ValueError(f"{path}: a list of {field.kind} has no form here yet")
    return f"""
enum {message.name}Wire {{
  static func read(_ c: UnsafeMutablePointer<{c}>?) throws(ProtobufError) -> {value}? {{
    guard let c else {{ return nil }}
    return {read}
  }}

  static func write(_ values: {value}?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<{c}>?
  {{
    guard let values else {{ return nil }}
    let c = try arena.one({c}.self)
    {message.c_function}__init(c)
    c.pointee.n_{field.name} = values.count
    {slot} = {write}
    return c
  }}
}}
"""


def _map(schema, message, field, c, slot, path):
    entry = schema.by_name[field.type_name]
    inner = map_value(schema, message)
    value = f"[String: {element(schema, inner)}]"
    if inner.kind == "string":
        read = f'try readString(entry.pointee.value, {path}) ?? ""'
        write = f"entry.pointee.value = try arena.string(value, {path})"
    elif inner.kind == "text":
        read = f'try readText(entry.pointee.has_value, entry.pointee.value, {path}) ?? ""'
        write = (
            "entry.pointee.has_value = 1\n"
            "      entry.pointee.value = try arena.data(of: value)"
        )
    elif inner.kind == "message":
        read = f"try readMessage(entry.pointee.value) ?? {element(schema, inner)}()"
        write = "entry.pointee.value = try arena.message(value)"
    else:
        raise ValueError(f"{path}: a map of {inner.kind} has no form here yet")
    return f"""
enum {message.name}Wire {{
  static func read(_ c: UnsafeMutablePointer<{c}>?) throws(ProtobufError) -> {value}? {{
    guard let c else {{ return nil }}
    var values: {value} = [:]
    guard let entries = {slot} else {{ return values }}
    for index in 0..<c.pointee.n_{field.name} {{
      guard let entry = entries[index] else {{ continue }}
      let key: String = try readString(entry.pointee.key, {path}) ?? ""
      values[key] = {read}
    }}
    return values
  }}

  static func write(_ values: {value}?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<{c}>?
  {{
    guard let values else {{ return nil }}
    let c = try arena.one({c}.self)
    {message.c_function}__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<{entry.c_type}>?.self, values.count)
    var count = 0
    for (key, value) in values {{
      let entry = try arena.one({entry.c_type}.self)
      {entry.c_function}__init(entry)
      entry.pointee.key = try arena.string(key, {path})
      {write}
      entries[count] = entry
      count += 1
    }}
    c.pointee.n_{field.name} = count
    {slot} = entries
    return c
  }}
}}
"""
