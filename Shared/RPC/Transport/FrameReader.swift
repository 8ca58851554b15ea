internal import NIOCore

/// Cuts a stream of bytes into frames: a preface once, then length and envelope for each frame.
///
/// Pure: it holds no channel. The wire form is described in Proto/gatehouse/rpc/v1/.
struct FrameReader {
  /// What a client says first: the protocol's name and its version.
  static let preface: [UInt8] = Array("GHRP".utf8) + [1]
  private static let lengthBytes = 4

  private let maximumFrameBytes: Int
  private var awaitsPreface: Bool
  private var buffer = ByteBuffer()

  init(maximumFrameBytes: Int, awaitsPreface: Bool) {
    self.maximumFrameBytes = maximumFrameBytes
    self.awaitsPreface = awaitsPreface
  }

  /// Takes what arrived; the bytes of frames that are not whole yet are kept.
  mutating func append(_ bytes: ByteBuffer) {
    guard buffer.readableBytes > 0 else {
      buffer = bytes
      return
    }
    // What was read stays at the buffer's front until it is given back here.
    if buffer.readerIndex > 64 << 10 { buffer.discardReadBytes() }
    buffer.writeImmutableBuffer(bytes)
  }

  /// The next whole frame's bytes, or nil when more must arrive first.
  mutating func next() throws(ProtocolFault) -> [UInt8]? {
    if awaitsPreface {
      guard try readPreface() else { return nil }
      awaitsPreface = false
    }
    guard
      let announced = buffer.getInteger(at: buffer.readerIndex, as: UInt32.self)
    else { return nil }
    // Checked before a byte of it is kept: a peer cannot make us hold what it announces.
    guard announced <= maximumFrameBytes else { throw .oversizedFrame(Int(announced)) }
    guard buffer.readableBytes >= Self.lengthBytes + Int(announced) else { return nil }
    buffer.moveReaderIndex(forwardBy: Self.lengthBytes)
    return buffer.readBytes(length: Int(announced))
  }

  private mutating func readPreface() throws(ProtocolFault) -> Bool {
    let arrived = buffer.readableBytesView.prefix(Self.preface.count)
    guard Self.preface.starts(with: arrived) else { throw .wrongPreface }
    guard arrived.count == Self.preface.count else { return false }
    buffer.moveReaderIndex(forwardBy: Self.preface.count)
    return true
  }
}
