package import AuthenticationAccounts
package import AuthenticationCore
package import Cryptography
package import Domain
internal import GatehouseStubs
package import Logging
package import Postgres
package import PublicOperations

/// User import jobs and their files.
package final class UserImports: Sendable {
  let database: PostgresPool
  let accounts: Accounts
  let settings: UserPoolSettingsCache
  let users: UserStore
  let userImports: UserImportJobStore
  let passwords: Passwords
  let configuration: AuthenticationConfiguration
  let sealer: Sealer
  let clock: any WallClock
  let random: any RandomSource
  let logger: Logger

  /// The area over a database.
  package init(
    database: PostgresPool,
    directory: Directory,
    accounts: Accounts,
    configuration: AuthenticationConfiguration,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger
  ) {
    self.database = database
    self.accounts = accounts
    settings = directory.settings
    users = directory.users
    userImports = UserImportJobStore(database: database)
    passwords = Passwords(sealer: sealer, random: random)
    self.configuration = configuration
    self.sealer = sealer
    self.clock = clock
    self.random = random
    self.logger = logger
  }

  /// The part that imports the files of started jobs.
  package var work: UserImportWork { UserImportWork(self) }

  /// The part that takes those files.
  package var uploads: UserImportUploads { UserImportUploads(self) }

  /// The part that ends jobs which were never started.
  package var expiry: UserImportExpiry {
    UserImportExpiry(
      jobs: userImports,
      log: UserImportLogStore(database: database),
      clock: clock,
      logger: logger
    )
  }

  /// The part that keeps the kinds of imported hashes.
  package var hashKinds: ImportedHashKindUpkeep { ImportedHashKindUpkeep(self) }
}

extension UserImports: UserImportServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
