package import CGatehouseMessages
internal import CLibProtobufC
package import Protobuf

// From Swift values to the members of a C struct. All memory is the arena's.

extension MessageArena {
  package func one<C>(_ type: C.Type) throws(ProtobufError) -> UnsafeMutablePointer<C> {
    try allocate(MemoryLayout<C>.size).assumingMemoryBound(to: C.self)
  }

  package func array<C>(
    of type: C.Type,
    _ count: Int
  ) throws(ProtobufError) -> UnsafeMutablePointer<C> {
    try allocate(MemoryLayout<C>.stride * count).assumingMemoryBound(to: C.self)
  }

  package func string(
    _ text: String?,
    _ field: @autoclosure () -> String
  ) throws(ProtobufError) -> UnsafeMutablePointer<CChar>? {
    guard let text else { return nil }
    return try cString(text, field())
  }

  package func strings(
    _ values: [String],
    _ field: @autoclosure () -> String
  ) throws(ProtobufError) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    guard !values.isEmpty else { return nil }
    let list = try array(of: UnsafeMutablePointer<CChar>?.self, values.count)
    for (index, value) in values.enumerated() {
      list[index] = try cString(value, field())
    }
    return list
  }

  package func data(_ bytes: [UInt8]) throws(ProtobufError) -> ProtobufCBinaryData {
    ProtobufCBinaryData(len: bytes.count, data: try copy(bytes))
  }

  package func data(of text: String) throws(ProtobufError) -> ProtobufCBinaryData {
    ProtobufCBinaryData(len: text.utf8.count, data: try copy(text))
  }

  package func message<M: CMessage>(
    _ message: M?
  ) throws(ProtobufError) -> UnsafeMutablePointer<M.C>? {
    guard let message else { return nil }
    let c = try one(M.C.self)
    M.prepare(c)
    try message.write(to: c, self)
    return c
  }

  package func messages<M: CMessage>(
    _ values: [M]
  ) throws(ProtobufError) -> UnsafeMutablePointer<UnsafeMutablePointer<M.C>?>? {
    guard !values.isEmpty else { return nil }
    let list = try array(of: UnsafeMutablePointer<M.C>?.self, values.count)
    for (index, value) in values.enumerated() { list[index] = try message(value) }
    return list
  }
}
