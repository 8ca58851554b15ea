package import Cryptography
package import Domain
package import Logging
package import Postgres

/// What every area is made of; each keeps what it needs, and is given the areas that it uses besides.
package struct AreaParts: Sendable {
  package let database: PostgresPool
  /// Where clients, pools and users are found.
  package let directory: Directory
  package let configuration: AuthenticationConfiguration
  package let sealer: Sealer
  package let clock: any WallClock
  package let random: any RandomSource
  package let logger: Logger

  /// The parts of one process.
  package init(
    database: PostgresPool,
    directory: Directory,
    configuration: AuthenticationConfiguration,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger
  ) {
    self.database = database
    self.directory = directory
    self.configuration = configuration
    self.sealer = sealer
    self.clock = clock
    self.random = random
    self.logger = logger
  }
}
