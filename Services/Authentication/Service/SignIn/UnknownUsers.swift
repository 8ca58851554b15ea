internal import Cryptography
internal import Domain

/// What a user who does not exist answers in place of one who does.
///
/// The same name gets the same salt and id each time, on every instance, and the same work is done:
/// otherwise anybody could list a pool's users.
struct UnknownUsers: Sendable {
  private let salts: HMACKey
  private let verifiers: HMACKey
  private let ids: HMACKey
  private let destinations: HMACKey

  init(sealer: Sealer) {
    salts = HMACKey(sealer.derive("unknown user salts"))
    verifiers = HMACKey(sealer.derive("unknown user verifiers"))
    ids = HMACKey(sealer.derive("unknown user ids"))
    destinations = HMACKey(sealer.derive("unknown user destinations"))
  }

  func salt(_ name: String, in pool: UserPoolID) -> [UInt8] {
    SRP.salt(salts.authenticate(Self.message(name, pool)))
  }

  /// A number of the group whose logarithm nobody knows, found without an exponentiation: HKDF's
  /// expansion (RFC 5869 §2.3) to 3072 bits, the first of which is 0.
  func verifier(_ name: String, in pool: UserPoolID) -> [UInt8] {
    let message = Self.message(name, pool)
    var verifier: [UInt8] = []
    var block: [UInt8] = []
    for counter in UInt8(1)...12 {
      block = verifiers.authenticate(block + message + [counter])
      verifier.append(contentsOf: block)
    }
    // Below N, whose first bits are all 1, and of full length, as nearly every real one is.
    verifier[0] = verifier[0] & 0x7F | 0x40
    return verifier
  }

  /// A UUID as random as a real sub.
  func sub(_ name: String, in pool: UserPoolID) -> String {
    var bytes = Array(ids.authenticate(Self.message(name, pool)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return UUIDText.text(of: bytes)
  }

  /// The username such a user would have: the name itself, unless it can only be an alias.
  func username(_ name: String, in pool: UserPoolSettings) -> String {
    guard pool.usernameAttributes.isEmpty, !pool.looksLikeAlias(name) else {
      return sub(name, in: pool.id)
    }
    return name
  }

  /// Where a message to such a user would go; the same name gets the same address each time.
  ///
  /// By a medium that the pool has, mostly the first, because not everybody has that address.
  func address(_ name: String, by media: [DeliveryMedium], in pool: UserPoolID) -> CodeAddress {
    let bytes = destinations.authenticate(Self.message(name, pool))
    let number = bytes.reduce(UInt64(0)) { $0 &* 257 &+ UInt64($1) }
    if EmailAddress.isValid(name), media.contains(.email) {
      return CodeAddress(medium: .email, destination: name)
    }
    if PhoneNumber.isValid(name), media.contains(.sms) {
      return CodeAddress(medium: .sms, destination: name)
    }
    let medium = (number % 8 == 0 ? media.last : media.first) ?? .email
    switch medium {
    case .email:
      let local = Self.letters[Int(number / 8 % UInt64(Self.letters.count))]
      let domain = Self.letters[Int(number / 512 % UInt64(Self.letters.count))]
      return CodeAddress(medium: .email, destination: "\(local)@\(domain).invalid")
    case .sms:
      return CodeAddress(medium: .sms, destination: "+1555\(1_000_000 + number % 9_000_000)")
    }
  }

  private static let letters = Array("abcdefghijklmnoprstuvwyz")

  private static func message(_ name: String, _ pool: UserPoolID) -> [UInt8] {
    Array("\(pool.text)|\(name)".utf8)
  }
}
