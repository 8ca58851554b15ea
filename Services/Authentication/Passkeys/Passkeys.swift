package import AuthenticationCore
package import Domain
internal import GatehouseStubs
package import Postgres
package import PublicOperations

/// The passkeys of users.
package struct Passkeys: Sendable {
  let database: PostgresPool
  let directory: Directory
  let clock: any WallClock
  let random: any RandomSource

  /// The area over a database.
  package init(
    database: PostgresPool,
    directory: Directory,
    clock: any WallClock,
    random: any RandomSource
  ) {
    self.database = database
    self.directory = directory
    self.clock = clock
    self.random = random
  }
}

extension Passkeys: PasskeyServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
