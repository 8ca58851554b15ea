package import AuthenticationCore
package import Cryptography
package import Domain

/// Makes confirmation codes and recognises them by a keyed hash.
///
/// An attacker who has an unkeyed hash of six digits finds them in no time. So the hash is keyed, and
/// the key is not in the database.
package struct ConfirmationCodes: Sendable {
  package let sealer: Sealer
  package let random: any RandomSource

  package init(sealer: Sealer, random: any RandomSource) {
    self.sealer = sealer
    self.random = random
  }

  /// How long a code that proves an address is valid.
  static let lifetimeSeconds: Int64 = 86_400
  /// How long a code in place of a forgotten password is valid.
  static let recoveryLifetimeSeconds: Int64 = 3600
  /// How often one may try: fifteen guesses at one in a million.
  package static let tries = 15

  package func make(digits count: Int = 6) -> String {
    let bound = (0..<count).reduce(UInt32(1)) { bound, _ in bound * 10 }
    let digits = String(random.number(below: bound))
    return String(repeating: "0", count: max(count - digits.count, 0)) + digits
  }

  /// What is stored of a code: the id of the key, which may be rotated meanwhile, and the hash.
  ///
  /// Bound to the address it is sent to: otherwise a code that reached one's own mailbox could
  /// verify the address that one enters afterwards.
  package func hash(
    _ code: String,
    _ purpose: CodePurpose,
    sub: String,
    destination: String = "",
    in pool: UserPoolID
  ) -> [UInt8] {
    let keyID = sealer.currentKeyID
    let key = HMACKey(sealer.derive(Self.label))
    return Self.bytes(of: keyID)
      + key.authenticate(Self.message(code, purpose, sub, destination, pool))
  }

  /// Whether the code is the one that was stored; a fault where the key of its hash is not held.
  package func matches(
    _ code: String,
    _ stored: [UInt8],
    _ purpose: CodePurpose,
    sub: String,
    destination: String = "",
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> Bool {
    guard stored.count > 4 else { return false }
    let keyID = stored.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard let key = sealer.derive(Self.label, keyID: keyID) else { throw .lostSealKey(keyID) }
    let hash = HMACKey(key).authenticate(Self.message(code, purpose, sub, destination, pool))
    return constantTimeEquals(Array(stored.dropFirst(4)), hash)
  }

  private static let label = "confirmation codes"

  private static func message(
    _ code: String,
    _ purpose: CodePurpose,
    _ sub: String,
    _ destination: String,
    _ pool: UserPoolID
  ) -> [UInt8] {
    SealedFields.encode(
      [purpose.rawValue, pool.text, sub, destination, code].map { Array($0.utf8) }
    )
  }

  private static func bytes(of keyID: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: keyID >> (24 - 8 * UInt32($0))) }
  }
}
