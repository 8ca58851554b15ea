/// Why bytes are not a message, or a message cannot become bytes.
public enum ProtobufError: Error, Hashable, Sendable {
  /// The bytes are not an encoding of this message.
  case malformed(message: String)
  /// A text field's bytes are not UTF-8.
  case notUTF8(field: String)
  /// A text field holds NUL, where a C string would end and the rest would be lost.
  case embeddedNUL(field: String)
  /// The message, or the memory that decoding it takes, is beyond the limit.
  case tooLarge
}

extension ProtobufError: CustomStringConvertible {
  /// One sentence that repeats no content of the message.
  public var description: String {
    switch self {
    case .malformed(let message): "the bytes are not an encoded \(message)"
    case .notUTF8(let field): "the field \(field) is not UTF-8"
    case .embeddedNUL(let field): "the field \(field) contains NUL"
    case .tooLarge: "the message is too large"
    }
  }
}
