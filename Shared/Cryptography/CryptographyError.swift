internal import CLibCrypto

/// What went wrong in a cryptographic operation.
public enum CryptographyError: Error, Sendable, Hashable {
  /// A key has the wrong length, form or strength.
  case invalidKey
  /// A value is outside what the operation accepts.
  case invalidInput
  /// Sealed bytes name a key that this process does not hold.
  case unknownKey(UInt32)
  /// Sealed bytes were changed, or were not made by us for this associated data.
  case notAuthentic
  /// OpenSSL refused; the text is its own and belongs in a log only.
  case library(String)
}

extension CryptographyError: CustomStringConvertible, CustomDebugStringConvertible {
  /// One sentence without any detail of the values involved.
  public var description: String {
    switch self {
    case .invalidKey: "The key is not usable."
    case .invalidInput: "The input is not acceptable."
    case .unknownKey: "The key that sealed this value is not known."
    case .notAuthentic: "The sealed value is not authentic."
    case .library: "The cryptographic library refused the operation."
    }
  }

  /// The sentence and what OpenSSL said.
  public var debugDescription: String {
    switch self {
    case .unknownKey(let id): "\(description) (key \(id))"
    case .library(let reason): "\(description) (\(reason))"
    case .invalidKey, .invalidInput, .notAuthentic: description
    }
  }
}

extension CryptographyError {
  /// Empties this thread's OpenSSL error queue, so that no later call reads a stale entry.
  static func drained(_ operation: String) -> CryptographyError {
    var reasons: [String] = []
    while true {
      let code = ERR_get_error()
      guard code != 0 else { break }
      var text = [CChar](repeating: 0, count: 256)
      ERR_error_string_n(code, &text, text.count)
      let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      reasons.append(String(decoding: bytes, as: UTF8.self))
    }
    return .library(([operation] + reasons).joined(separator: "; "))
  }
}

/// Stops the process: it has no memory, no random source, or a library without SHA-256.
///
/// No input leads here. Going on would mean an empty digest or a guessable "random" value.
func unavailable(_ operation: StaticString) -> Never {
  fatalError("OpenSSL cannot provide \(operation)")
}
