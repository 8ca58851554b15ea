/// A message that travels between our processes.
public protocol ProtobufMessage: Sendable, Hashable {
  /// Decodes the wire form; unknown fields are ignored.
  init(decoding bytes: Span<UInt8>) throws(ProtobufError)

  /// Encodes the wire form.
  func encoded() throws(ProtobufError) -> [UInt8]
}

extension ProtobufMessage {
  /// Decodes the wire form held by an array.
  public init(decoding bytes: [UInt8]) throws(ProtobufError) {
    try self.init(decoding: bytes.span)
  }
}
