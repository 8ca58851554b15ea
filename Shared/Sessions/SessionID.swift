internal import Domain

/// What a session's public id names.
public enum SessionKind: String, Sendable, Hashable, CaseIterable {
  /// One sign-in at one client: a chain of refresh tokens.
  case token = "tkn"
  /// One browser's hosted sign-in, which several clients may reuse.
  case sso
}

/// The public id of a session (SES-16): `tkn` or `sso`, and the UUID as a number in base 36.
///
/// 36^25 is more than 2^128, so 25 digits hold every UUID, the form is the model's
/// `^(tkn|sso)[a-z0-9]{25}$`, and the UUID can be had back: the id needs no column.
public struct SessionID: Sendable, Hashable {
  /// What the id names.
  public let kind: SessionKind
  /// The UUID in its usual form, in lower case.
  public let uuid: String

  /// The id of a session by its UUID in the 8-4-4-4-12 form; nil for any other text.
  public init?(_ kind: SessionKind, uuid: String) {
    guard UUIDText.isValid(uuid) else { return nil }
    self.kind = kind
    self.uuid = uuid.lowercased()
  }

  /// The id that a text spells; nil for another form and for a number of 2^128 or more.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard
      bytes.count == Self.prefixCount + Self.digitCount,
      let kind = SessionKind(
        rawValue: String(decoding: bytes.prefix(Self.prefixCount), as: UTF8.self)
      )
    else { return nil }
    var number: UInt128 = 0
    for byte in bytes.dropFirst(Self.prefixCount) {
      guard let digit = Self.digits.firstIndex(of: byte) else { return nil }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 36)
      let (sum, isBeyond) = product.addingReportingOverflow(UInt128(digit))
      guard !isTooLarge, !isBeyond else { return nil }
      number = sum
    }
    self.kind = kind
    uuid = UUIDText.text(
      of: (0..<16).map { UInt8(truncatingIfNeeded: number >> (120 - 8 * UInt128($0))) }
    )
  }

  /// The id as clients know it, 28 characters.
  public var text: String {
    var number = uuid.utf8.reduce(0 as UInt128) { number, byte in
      Self.digits.prefix(16).firstIndex(of: byte).map { number << 4 | UInt128($0) } ?? number
    }
    var digits: [UInt8] = []
    for _ in 0..<Self.digitCount {
      digits.append(Self.digits[Int(number % 36)])
      number /= 36
    }
    return kind.rawValue + String(decoding: digits.reversed(), as: UTF8.self)
  }

  private static let prefixCount = 3
  private static let digitCount = 25
  private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
}
