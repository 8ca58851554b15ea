package import AuthenticationCore
package import AuthenticationMessages
package import Cryptography
package import Domain
internal import GatehouseStubs
package import Postgres
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
    database: PostgresPool,
    directory: Directory,
    ownerNotices: OwnerNotices,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource
  ) {
    self.directory = directory
    self.ownerNotices = ownerNotices
    store = PasskeyStore(database: database)
    challenges = PasskeyChallengeStore(database: database)
    self.sealer = sealer
    self.clock = clock
    self.random = random
  }
}

extension Passkeys: PasskeyServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
