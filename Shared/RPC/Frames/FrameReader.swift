internal import GatehouseMessages
internal import NIOCore
internal import Protobuf

/// Cuts the bytes of a connection into frames.
///
/// A connection is: the client's preface, then in both directions frames, each a length (4 bytes,
/// big endian) and that many bytes of `gatehouse.rpc.v1.Frame`.
struct FrameReader {
  /// Why the bytes are not frames; nothing more can be read from the connection.
  enum Fault: Error, Hashable {
    /// The other side speaks something else.
    case wrongPreface
    /// The other side speaks another version.
    case wrongVersion
    /// A frame is larger than allowed.
    case tooLarge
    /// The bytes are not an envelope, or one with nothing or several things in it.
    case malformed

    /// What the go-away says.
    var reason: String {
      switch self {
      case .wrongPreface: "wrong_preface"
      case .wrongVersion: "wrong_version"
      case .tooLarge: "frame_too_large"
      case .malformed: "malformed_frame"
      }
    }
  }

  /// What a client sends before its first frame; the last byte is the version.
  static let preface: [UInt8] = Array("GHRP".utf8) + [1]

  private static let lengthBytes = 4

  private let maxFrameBytes: Int
  private var expectsPreface: Bool
  private var buffer = ByteBuffer()

  init(maxFrameBytes: Int, expectsPreface: Bool) {
    self.maxFrameBytes = maxFrameBytes
    self.expectsPreface = expectsPreface
  }

  /// Whether the preface is still to come.
  var awaitsPreface: Bool { expectsPreface }

  mutating func append(_ bytes: ByteBuffer) {
    guard buffer.readableBytes > 0 else {
      buffer = bytes
      return
    }
    buffer.discardReadBytes()
    buffer.writeImmutableBuffer(bytes)
  }

  /// The next whole frame; nil until more bytes arrive.
  mutating func next() throws(Fault) -> Frame? {
    if expectsPreface {
      guard try readPreface() else { return nil }
      expectsPreface = false
    }
    guard
      let length = buffer.getInteger(at: buffer.readerIndex, as: UInt32.self).map(Int.init)
    else { return nil }
    // Before the bytes are there: no peer may make us hold more than one allowed frame.
    guard length <= maxFrameBytes else { throw .tooLarge }
    guard buffer.readableBytes >= Self.lengthBytes + length else { return nil }
    buffer.moveReaderIndex(forwardBy: Self.lengthBytes)
    guard let payload = buffer.readSlice(length: length) else { throw .malformed }
    do throws(ProtobufError) {
      return try Frame(decoding: payload.readableBytesUInt8Span)
    } catch {
      throw .malformed
    }
  }

  private mutating func readPreface() throws(Fault) -> Bool {
    let expected = Self.preface
    let available = min(buffer.readableBytes, expected.count)
    guard let bytes = buffer.getBytes(at: buffer.readerIndex, length: available) else {
      return false
    }
    let name = expected.dropLast()
    guard bytes.prefix(name.count).elementsEqual(name.prefix(bytes.count)) else {
      throw .wrongPreface
    }
    guard available == expected.count else { return false }
    guard bytes.last == expected.last else { throw .wrongVersion }
    buffer.moveReaderIndex(forwardBy: expected.count)
    return true
  }
}
