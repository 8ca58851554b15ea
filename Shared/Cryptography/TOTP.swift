internal import CLibCrypto

/// Time-based one-time passwords (RFC 6238): HMAC-SHA1, steps of 30 seconds.
public struct TOTP: Sendable {
  /// How long one code is shown, in seconds.
  public static let stepSeconds: Int64 = 30

  private let secret: [UInt8]

  /// Codes of a shared secret.
  public init(secret: [UInt8]) {
    self.secret = secret
  }

  /// The step that a moment is in.
  public static func step(atUnixSeconds seconds: Int64) -> Int64 {
    max(seconds, 0) / stepSeconds
  }

  /// The code of a step, with leading zeros; at most nine digits.
  public func code(atStep step: Int64, digits: Int = 6) -> String {
    let counter = (0..<8).map { UInt8(truncatingIfNeeded: step >> (56 - 8 * Int64($0))) }
    let code = SHA1MAC.authenticate(counter, key: secret)
    // RFC 4226 §5.3: the last four bits say where the 31 bits stand.
    let offset = Int(code[SHA1MAC.byteCount - 1] & 0x0F)
    let number =
      code[offset..<(offset + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
    let text = String(number)
    let padded = String(repeating: "0", count: max(digits - text.utf8.count, 0)) + text
    return String(padded.suffix(digits))
  }

  /// The newest step within one of the present whose code this is, or nil.
  ///
  /// All three are compared in full: the time tells nothing of how near a guess came.
  public func step(of code: String, atUnixSeconds seconds: Int64) -> Int64? {
    let given = Array(code.utf8)
    let now = Self.step(atUnixSeconds: seconds)
    var found: Int64?
    for step in (now - 1)...(now + 1)
    where constantTimeEquals(given, Array(self.code(atStep: step).utf8)) {
      found = step
    }
    return found
  }
}

/// HMAC-SHA1 (RFC 2104), which only one-time passwords still ask for.
private enum SHA1MAC {
  static let byteCount = 20

  static func authenticate(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    // Null would mean something else than an empty key.
    let bytes = key.isEmpty ? [0] : key
    var code = [UInt8](repeating: 0, count: byteCount)
    var written = 0
    let made = EVP_Q_mac(
      nil,
      "HMAC",
      nil,
      "SHA1",
      nil,
      bytes,
      key.count,
      message,
      message.count,
      &code,
      code.count,
      &written
    )
    guard made != nil, written == byteCount else { unavailable("HMAC-SHA1") }
    return code
  }
}
