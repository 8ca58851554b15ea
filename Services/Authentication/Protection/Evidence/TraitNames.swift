internal import AuthenticationCore
internal import Cryptography
internal import Domain

/// Makes the names of traits: keyed hashes that also hold the user, so that rows of two users cannot be
/// compared.
struct TraitNames: Sendable {
  private let unknownUsers: UnknownUsers

  init(_ unknownUsers: UnknownUsers) {
    self.unknownUsers = unknownUsers
  }

  func name(_ kind: TraitKind, _ value: String, of sub: String, in pool: UserPoolID) -> TraitName {
    let message = "\(pool.text)|\(sub)|\(kind.rawValue)|\(value)"
    let hash = unknownUsers.lastingKey("traits of users").authenticate(Array(message.utf8)).prefix(
      16
    )
    return TraitName(kind, Hex.encode(Array(hash)))
  }
}
