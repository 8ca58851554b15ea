import CGatehouseMessages
import CLibProtobufC
import JSON
import Protobuf
import Testing

@testable import GatehouseMessages

/// Random messages of any type, by protoc-c's descriptions of them.
///
/// Their wire form is written here by hand, so that it is not our encoder alone that says what it is.
extension Sampler {
  /// A message with random members.
  mutating func message<M: CMessage>(_ type: M.Type) throws(ProtobufError) -> M {
    try M(decoding: wireForm(of: type))
  }

  /// The wire form of a message with random members.
  mutating func wireForm<M: CMessage>(of type: M.Type) throws(ProtobufError) -> [UInt8] {
    let arena = MessageArena()
    let prototype = try arena.one(M.C.self)
    M.prepare(prototype)
    let base = UnsafeRawPointer(prototype).assumingMemoryBound(to: ProtobufCMessage.self)
    guard let descriptor = base.pointee.descriptor else {
      throw .malformed(message: M.messageName)
    }
    return members(of: descriptor.pointee)
  }

  private mutating func members(of message: ProtobufCMessageDescriptor) -> [UInt8] {
    let fields = (0..<Int(message.n_fields)).map { message.fields[$0] }
    let names = fields.map { String(cString: $0.name) }
    // An entry of a map has both its members.
    let isEntry = names == ["key", "value"]
    var bytes: [UInt8] = []
    for (field, name) in zip(fields, names) where isEntry || isPresent() {
      let values = field.label == PROTOBUF_C_LABEL_REPEATED ? count() : 1
      for _ in 0..<values { bytes += member(field, name) }
    }
    return bytes
  }

  private mutating func member(_ field: ProtobufCFieldDescriptor, _ name: String) -> [UInt8] {
    switch field.type {
    case PROTOBUF_C_TYPE_BOOL:
      return varint(field, bool() ? 1 : 0)
    case PROTOBUF_C_TYPE_ENUM:
      let values = field.descriptor.assumingMemoryBound(to: ProtobufCEnumDescriptor.self).pointee
      let value = values.values[below(Int(values.n_values))].value
      return varint(field, UInt64(bitPattern: Int64(value)))
    case PROTOBUF_C_TYPE_INT32:
      return varint(field, UInt64(bitPattern: Int64(integer() as Int32)))
    case PROTOBUF_C_TYPE_UINT32:
      return varint(field, UInt64(integer() as UInt32))
    case PROTOBUF_C_TYPE_INT64 where name.hasSuffix("_unix_millis"):
      return varint(field, UInt64(bitPattern: instant()))
    case PROTOBUF_C_TYPE_INT64, PROTOBUF_C_TYPE_UINT64:
      return varint(field, next())
    case PROTOBUF_C_TYPE_DOUBLE:
      let bits = double().bitPattern
      return key(field, 1) + (0..<8).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }
    case PROTOBUF_C_TYPE_STRING:
      return delimited(field, Array(text().utf8))
    case PROTOBUF_C_TYPE_BYTES:
      // Some are text, which may hold NUL here.
      return delimited(field, Array((string() + pick(["", "\u{0}", "\u{0}tail"])).utf8))
    case PROTOBUF_C_TYPE_MESSAGE:
      let inner = field.descriptor.assumingMemoryBound(to: ProtobufCMessageDescriptor.self)
      return delimited(field, members(of: inner.pointee))
    default:
      Issue.record("\(name) is of a type that no message has yet")
      return []
    }
  }

  /// A text that is JSON as well, as some members must be.
  private mutating func text() -> String { JSONWriter.text(of: string()) }

  private func key(_ field: ProtobufCFieldDescriptor, _ wireType: UInt64) -> [UInt8] {
    Self.varint(UInt64(field.id) << 3 | wireType)
  }

  private func varint(_ field: ProtobufCFieldDescriptor, _ value: UInt64) -> [UInt8] {
    key(field, 0) + Self.varint(value)
  }

  private func delimited(_ field: ProtobufCFieldDescriptor, _ content: [UInt8]) -> [UInt8] {
    key(field, 2) + Self.varint(UInt64(content.count)) + content
  }

  private static func varint(_ value: UInt64) -> [UInt8] {
    var (bytes, rest): ([UInt8], UInt64) = ([], value)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }
}

/// The types of all messages.
let messageTypes = MessageTypes.all.compactMap { $0 as? any CMessage.Type }

/// The types of what an AWS API says.
let publicMessageTypes = MessageTypes.all.compactMap { $0 as? any (CMessage & JSONWritable).Type }
