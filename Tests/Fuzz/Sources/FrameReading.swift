internal import AssertionReaderMessages
internal import AuthenticationMessages
internal import GatehouseMessages
internal import NIOCore
internal import Protobuf

@testable internal import RPC

/// Reads what comes over a socket, at once and byte by byte.
enum FrameReading {
  private static let maxFrameBytes = 4096

  static func read(_ bytes: [UInt8]) {
    let whole = frames(bytes, at: bytes.count)
    precondition(frames(bytes, at: 1) == whole)
    for frame in whole {
      check(frame)
      if let content = try? FrameContent(frame), case .call(let call) = content {
        read(message: call.message ?? [])
      }
    }
    read(message: bytes)
  }

  /// The frames until a fault, of bytes that come in pieces.
  private static func frames(_ bytes: [UInt8], at size: Int) -> [Frame] {
    var reader = FrameReader(maxFrameBytes: maxFrameBytes, expectsPreface: true)
    var frames: [Frame] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      reader.append(ByteBuffer(bytes: rest.prefix(size)))
      rest = rest.dropFirst(size)
      do throws(FrameReader.Fault) {
        while let frame = try reader.next() { frames.append(frame) }
      } catch {
        return frames
      }
    }
    return frames
  }

  private static func read(message bytes: [UInt8]) {
    if let request = try? InitiateAuthRequest(decoding: bytes) { check(request) }
    if let request = try? RespondToAuthChallengeRequest(decoding: bytes) { check(request) }
    if let answer = try? InitiateAuthResponse(decoding: bytes) { check(answer) }
    if let answer = try? ReadAssertionResponse(decoding: bytes) { check(answer) }
  }

  /// What was read can be written, and is read as the same again.
  private static func check<Message: ProtobufMessage>(_ message: Message) {
    guard let bytes = try? message.encoded(), let again = try? Message(decoding: bytes) else {
      preconditionFailure("a message that was read cannot be written")
    }
    precondition(again == message)
  }
}
