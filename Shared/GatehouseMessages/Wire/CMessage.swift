internal import CGatehouseMessages
internal import CLibProtobufC
package import Protobuf

/// A message and the struct that protoc-c generated for it.
package protocol CMessage: ProtobufMessage {
  associatedtype C

  /// Full name, for errors.
  static var messageName: String { get }

  /// Makes uninitialized memory an empty message.
  static func prepare(_ c: UnsafeMutablePointer<C>)

  /// Copies everything out of the struct, which stays its owner's.
  init(copying c: UnsafePointer<C>) throws(ProtobufError)

  /// Fills a prepared struct with pointers into the arena.
  func write(to c: UnsafeMutablePointer<C>, _ arena: borrowing MessageArena) throws(ProtobufError)
}

/// Unpacks, copies out and frees.
package func decodeMessage<M: CMessage>(_ bytes: Span<UInt8>) throws(ProtobufError) -> M {
  let arena = MessageArena()
  let prototype = try arena.one(M.C.self)
  M.prepare(prototype)
  // Every struct of protoc-c begins with its ProtobufCMessage.
  let base = UnsafeRawPointer(prototype).assumingMemoryBound(to: ProtobufCMessage.self)
  guard let descriptor = base.pointee.descriptor else {
    throw .malformed(message: M.messageName)
  }
  let unpacked = try bytes.withUnsafeBufferPointer {
    (buffer) throws(ProtobufError) -> UnsafeRawPointer? in
    try arena.unpack(UnsafeRawPointer(descriptor), buffer)
  }
  guard let unpacked else { throw .malformed(message: M.messageName) }
  return try M(copying: unpacked.assumingMemoryBound(to: M.C.self))
}

/// Fills a struct from an arena, packs it and frees.
package func encodeMessage<M: CMessage>(_ message: M) throws(ProtobufError) -> [UInt8] {
  let arena = MessageArena()
  let c = try arena.one(M.C.self)
  M.prepare(c)
  try message.write(to: c, arena)
  return try arena.pack(UnsafeRawPointer(c))
}
