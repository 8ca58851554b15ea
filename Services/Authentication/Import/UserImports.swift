package import AuthenticationAccounts
package import AuthenticationCore
internal import AuthenticationStubs
internal import Cryptography
internal import Domain
internal import Logging
internal import Postgres
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
    _ parts: AreaParts,
    accounts: Accounts
  ) {
    database = parts.database
    self.accounts = accounts
    settings = parts.directory.settings
    users = parts.directory.users
    userImports = UserImportJobStore(database: parts.database)
    passwords = Passwords(sealer: parts.sealer, random: parts.random)
    configuration = parts.configuration
    sealer = parts.sealer
    clock = parts.clock
    random = parts.random
    logger = parts.logger
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
