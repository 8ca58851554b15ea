package import AuthenticationCore
package import AuthenticationNotifications
internal import AuthenticationStubs
internal import Cryptography
internal import Domain
internal import Postgres
package import PublicOperations

/// The passkeys of users.
package final class Passkeys: Sendable {
  let directory: Directory
  package let store: PasskeyStore
  let challenges: PasskeyChallengeStore
  let ownerNotices: OwnerNotices
  let sealer: Sealer
  let clock: any WallClock
  let random: any RandomSource

  /// The area over a database.
  package init(
    _ parts: AreaParts,
    ownerNotices: OwnerNotices
  ) {
    directory = parts.directory
    self.ownerNotices = ownerNotices
    store = PasskeyStore(database: parts.database)
    challenges = PasskeyChallengeStore(database: parts.database)
    sealer = parts.sealer
    clock = parts.clock
    random = parts.random
  }
}

extension Passkeys: PasskeyServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
