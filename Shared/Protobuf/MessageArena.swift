internal import CLibProtobufC

/// Owns all memory of one encoding or decoding, and frees it together.
///
/// Nothing taken from an arena may be used after it, and C must not free any of it. It is also
/// the bound on what hostile bytes can make the decoder allocate: past `limit`, decoding fails.
public struct MessageArena: ~Copyable {
  /// What one message may take at most, in memory and in bytes on the wire.
  public static let limit = 64 << 20

  private let storage: UnsafeMutablePointer<ArenaStorage>

  /// Makes an empty arena.
  public init() {
    storage = .allocate(capacity: 1)
    storage.initialize(to: ArenaStorage())
  }

  deinit {
    storage.pointee.freeBlocks()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Memory of `count` bytes, aligned for anything and not initialized.
  public func allocate(_ count: Int) throws(ProtobufError) -> UnsafeMutableRawPointer {
    guard let memory = storage.pointee.allocate(count) else { throw .tooLarge }
    return memory
  }

  /// A C string with the text's bytes, which must not contain NUL.
  public func cString(
    _ text: String,
    _ field: @autoclosure () -> String
  ) throws(ProtobufError) -> UnsafeMutablePointer<CChar> {
    var text = text
    let count = text.utf8.count
    let copy = try allocate(count + 1)
    let hasNUL = text.withUTF8 { bytes in
      if let base = bytes.baseAddress { copy.copyMemory(from: base, byteCount: count) }
      copy.storeBytes(of: 0, toByteOffset: count, as: UInt8.self)
      return bytes.contains(0)
    }
    if hasNUL { throw .embeddedNUL(field: field()) }
    return copy.assumingMemoryBound(to: CChar.self)
  }

  /// A copy of the bytes.
  public func copy(_ bytes: [UInt8]) throws(ProtobufError) -> UnsafeMutablePointer<UInt8> {
    let copy = try allocate(bytes.count)
    bytes.withUnsafeBytes { source in
      if let base = source.baseAddress { copy.copyMemory(from: base, byteCount: source.count) }
    }
    return copy.assumingMemoryBound(to: UInt8.self)
  }

  /// A copy of the text's UTF-8, which may contain NUL.
  public func copy(_ text: String) throws(ProtobufError) -> UnsafeMutablePointer<UInt8> {
    var text = text
    let copy = try allocate(text.utf8.count)
    text.withUTF8 { source in
      if let base = source.baseAddress { copy.copyMemory(from: base, byteCount: source.count) }
    }
    return copy.assumingMemoryBound(to: UInt8.self)
  }

  /// Packs a C message struct that was filled from this arena.
  public func pack(_ message: UnsafeRawPointer) throws(ProtobufError) -> [UInt8] {
    let message = message.assumingMemoryBound(to: ProtobufCMessage.self)
    let size = protobuf_c_message_get_packed_size(message)
    guard size <= Self.limit else { throw .tooLarge }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = buffer.baseAddress.map { protobuf_c_message_pack(message, $0) } ?? 0
    }
  }

  /// Unpacks bytes into C structs that live as long as this arena; nil if they are malformed.
  ///
  /// `descriptor` is a ProtobufCMessageDescriptor. protobuf-c recurses once for each level of
  /// nesting that the message type declares, and no message type contains itself, so the depth is
  /// bounded by the schema.
  public func unpack(
    _ descriptor: UnsafeRawPointer,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(ProtobufError) -> UnsafeRawPointer? {
    guard bytes.count <= Self.limit else { throw .tooLarge }
    // The arena frees everything at its end, also what a failed unpacking left behind.
    var allocator = ProtobufCAllocator(
      alloc: { storage, count in
        storage?.assumingMemoryBound(to: ArenaStorage.self).pointee.allocate(count)
      },
      free: { _, _ in },
      allocator_data: UnsafeMutableRawPointer(storage)
    )
    // protobuf-c forms no pointer into an empty message, but wants one that is not null.
    var none: UInt8 = 0
    let message = withUnsafePointer(to: &none) { none in
      protobuf_c_message_unpack(
        descriptor.assumingMemoryBound(to: ProtobufCMessageDescriptor.self),
        &allocator,
        bytes.count,
        bytes.baseAddress ?? none
      )
    }
    if let message { return UnsafeRawPointer(message) }
    if storage.pointee.isExhausted { throw .tooLarge }
    return nil
  }
}
