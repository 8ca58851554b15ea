internal import GatehouseMessages
internal import NIOCore
internal import Protobuf

/// Puts frames on the wire; the other half of `FrameReader`.
enum FrameWriter {
  /// What an envelope adds to a message at most: method, ids, metadata or details.
  static let envelopeBytes = 64 << 10

  static func append(_ frame: Frame, to buffer: inout ByteBuffer) throws(ProtobufError) {
    append(encoded: try frame.encoded(), to: &buffer)
  }

  static func append(encoded payload: [UInt8], to buffer: inout ByteBuffer) {
    buffer.reserveCapacity(minimumWritableBytes: payload.count + 4)
    buffer.writeInteger(UInt32(truncatingIfNeeded: payload.count))
    buffer.writeBytes(payload)
  }

  /// Appends a frame without text, or with text of ours, that always can be encoded.
  static func appendControl(_ frame: Frame, to buffer: inout ByteBuffer) {
    do throws(ProtobufError) {
      try append(frame, to: &buffer)
    } catch {
      // Our own constants contain no NUL and are small; a connection without this frame is
      // ended by its keep-alive.
      return
    }
  }

  static func goAway(_ reason: String) -> Frame { Frame(goAway: GoAwayFrame(reason: reason)) }

  static func ping(_ opaque: UInt64) -> Frame { Frame(ping: PingFrame(opaque: opaque)) }

  static func acknowledgement(_ opaque: UInt64) -> Frame {
    Frame(ping: PingFrame(opaque: opaque, isAcknowledgement: true))
  }

  static func cancel(_ stream: UInt64) -> Frame { Frame(cancel: CancelFrame(streamId: stream)) }
}
