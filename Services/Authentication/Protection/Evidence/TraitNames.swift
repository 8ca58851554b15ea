internal import Cryptography
internal import Domain

/// Makes the names of traits: keyed hashes that also hold the user, so that rows of two users cannot be
/// compared.
struct TraitNames: Sendable {
  private let keys: HMACKey

  init(sealer: Sealer) {
    keys = HMACKey(sealer.derive("traits of users"))
  }

  func name(_ kind: TraitKind, _ value: String, of sub: String, in pool: UserPoolID) -> TraitName {
    let message = "\(pool.text)|\(sub)|\(kind.rawValue)|\(value)"
    let hash = keys.authenticate(Array(message.utf8)).prefix(16)
    return TraitName(kind, Hex.encode(Array(hash)))
  }
}
