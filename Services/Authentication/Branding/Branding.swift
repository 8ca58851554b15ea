package import AuthenticationCore
package import Cryptography
package import Domain
internal import GatehouseStubs
package import Logging
package import Postgres
package import PublicOperations

/// How the pages of clients look, and the terms that they name.
package final class Branding: Sendable {
  let settings: UserPoolSettingsCache
  let styles: StyleStore
  let customizations: UICustomizationStore
  let terms: TermsStore
  /// What pages show of all of these.
  let pageLooks: PageLookStore
  let configuration: AuthenticationConfiguration
  let sealer: Sealer
  let clock: any WallClock
  let random: any RandomSource
  let logger: Logger

  /// The area over a database.
  package init(
    database: PostgresPool,
    directory: Directory,
    configuration: AuthenticationConfiguration,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger
  ) {
    settings = directory.settings
    styles = StyleStore(database: database)
    customizations = UICustomizationStore(database: database)
    terms = TermsStore(database: database)
    pageLooks = PageLookStore(database: database)
    self.configuration = configuration
    self.sealer = sealer
    self.clock = clock
    self.random = random
    self.logger = logger
  }
}

extension Branding: ManagedLoginBrandingServing, TermsServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
