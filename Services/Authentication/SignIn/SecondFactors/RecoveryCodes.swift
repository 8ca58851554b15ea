internal import AuthenticationCore
internal import Cryptography
internal import Domain

/// Makes recovery codes and recognises them by a keyed hash.
///
/// A code is the user's answer where the second factor is out of reach, once. Fifty random bits and
/// the tries that every second factor has leave nothing to guess; the key, which is not in the
/// database, leaves nothing to try out with a stolen one.
package struct RecoveryCodes: Sendable {
  let sealer: Sealer
  let random: any RandomSource

  /// How many a user gets at once.
  static let count = 10

  func make() -> [RecoveryCode] {
    (0..<Self.count).map { _ in RecoveryCode(random: random.bytes(RecoveryCode.length)) }
  }

  /// What is stored of a code: the id of the key, which may be rotated meanwhile, and the hash.
  func hash(_ code: RecoveryCode, sub: String, in pool: UserPoolID) -> [UInt8] {
    let keyID = sealer.currentKeyID
    let key = HMACKey(sealer.derive(Self.label))
    return (0..<4).map { UInt8(truncatingIfNeeded: keyID >> (24 - 8 * UInt32($0))) }
      + key.authenticate(Self.message(code, sub, pool))
  }

  /// The stored hash of the code; nil where no stored one matches.
  ///
  /// All are compared, each in constant time: the time tells neither whether nor which. Where none
  /// fits and the key of one is not held, that is a fault.
  func match(
    _ code: RecoveryCode,
    _ stored: [[UInt8]],
    sub: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> [UInt8]? {
    var found: [UInt8]?
    var lostKeyID: UInt32?
    for hash in stored {
      let keyID = hash.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      guard let key = sealer.derive(Self.label, keyID: keyID) else {
        lostKeyID = keyID
        continue
      }
      let expected = HMACKey(key).authenticate(Self.message(code, sub, pool))
      if constantTimeEquals(Array(hash.dropFirst(4)), expected) { found = hash }
    }
    if found == nil, let lostKeyID { throw .lostSealKey(lostKeyID) }
    return found
  }

  private static let label = "recovery codes"

  private static func message(
    _ code: RecoveryCode,
    _ sub: String,
    _ pool: UserPoolID
  ) -> [UInt8] {
    SealedFields.encode([pool.text, sub, code.text].map { Array($0.utf8) })
  }
}

/// A recovery code: ten letters and digits, of which none looks like another.
struct RecoveryCode: Sendable, Hashable {
  /// As it is shown: `k3mf9-x2qpt`.
  let text: String

  static let length = 10
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// The code of as many random bytes as it has characters.
  init(random: [UInt8]) {
    let characters = random.map { Self.alphabet[Int($0 & 31)] }
    text = Self.text(characters)
  }

  /// What a user typed, in capitals or not, with spaces or hyphens anywhere; nil for any other
  /// text, such as a code of six digits.
  init?(_ typed: String) {
    guard typed.utf8.count <= 32 else { return nil }
    let characters = typed.lowercased().utf8.filter { $0 != 0x20 && $0 != 0x2D }
    guard characters.count == Self.length, characters.allSatisfy(Self.alphabet.contains) else {
      return nil
    }
    text = Self.text(characters)
  }

  private static func text(_ characters: [UInt8]) -> String {
    String(decoding: characters.prefix(5) + [0x2D] + characters.dropFirst(5), as: UTF8.self)
  }
}
