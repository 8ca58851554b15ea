internal import Cryptography

/// The key of one seal: every later seal's key follows from it, and no earlier one's.
///
/// A service holds the key of its next seal alone, so that an attacker who takes it over cannot write
/// anew what was sealed before (Bellare and Yee, "Forward Integrity for Secure Audit Logs", 1997).
public struct AuditSealKey: Sendable {
  /// How long a key is.
  public static let byteCount = HMACKey.byteCount

  /// The key itself.
  public let bytes: [UInt8]
  private let key: HMACKey

  /// Nil unless there are 32 bytes.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.byteCount else { return nil }
    self.init(exactly: bytes)
  }

  private init(exactly bytes: [UInt8]) {
    self.bytes = bytes
    key = HMACKey(bytes)
  }

  /// The first key of a chain of seals, from the operator's or a service's key.
  public func key(of name: String) -> AuditSealKey {
    AuditSealKey(exactly: code(.chain, [Array(name.utf8)]))
  }

  /// The key of the seal after this one's.
  public var next: AuditSealKey { AuditSealKey(exactly: code(.next, [])) }

  /// What the key makes codes of: one can never pass for another.
  enum Purpose: String {
    case chain
    case next
    case event
    case seal
  }

  func code(_ purpose: Purpose, _ fields: [[UInt8]]) -> [UInt8] {
    let head = Array("gatehouse audit \(purpose.rawValue)".utf8)
    return key.authenticate(SealedFields.encode([head] + fields))
  }
}
