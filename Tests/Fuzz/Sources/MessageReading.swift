internal import Protobuf

/// Reads one message of any type; the first two bytes say of which.
enum MessageReading {
  static func read(_ bytes: [UInt8]) {
    guard bytes.count >= 2 else { return }
    let index = Int(bytes[0]) << 8 | Int(bytes[1])
    MessageTypes.all[index % MessageTypes.all.count].check(Array(bytes.dropFirst(2)))
  }
}

extension ProtobufMessage {
  /// What was read can be written, and is read as the same again.
  static func check(_ bytes: [UInt8]) {
    guard let message = try? Self(decoding: bytes) else { return }
    guard let written = try? message.encoded(), let again = try? Self(decoding: written) else {
      preconditionFailure("a message that was read cannot be written")
    }
    precondition(again == message)
  }
}
