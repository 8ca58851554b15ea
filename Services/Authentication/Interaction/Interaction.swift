package import AuthenticationCore
package import Cryptography
package import Domain
package import GatehouseStubs
package import GeoIP
package import Postgres

/// Sessions that an app on the user's phone confirms, and what an app asks of its own instance.
///
/// Knows nothing of sign-in, which asks it for the user's app (``AppFactor``).
package final class Interaction: Sendable {
  let directory: Directory
  let settings: UserPoolSettingsCache
  let sessions: InteractionSessionStore
  let endings: SessionEndings
  /// Who knows the instances of apps.
  let instances: AppInstanceClient
  /// Who judges their factors.
  let factors: InteractionFactorClient
  let rates: InteractionRateStore
  let devices: DeviceRegistryClient
  let tokens: TokenIssuanceClient
  /// What those hear who wait for a session or an inbox.
  package let wakes = InteractionWakes()
  let geoIP: GeoIPDatabase?
  let configuration: AuthenticationConfiguration
  let database: PostgresPool
  let sealer: Sealer
  let clock: any WallClock
  let random: any RandomSource

  /// The area over a database.
  package init(
    database: PostgresPool,
    sessions: InteractionSessionStore,
    endings: SessionEndings,
    directory: Directory,
    instances: AppInstanceClient,
    factors: InteractionFactorClient,
    devices: DeviceRegistryClient,
    tokens: TokenIssuanceClient,
    geoIP: GeoIPDatabase?,
    configuration: AuthenticationConfiguration,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource
  ) {
    self.directory = directory
    settings = directory.settings
    self.sessions = sessions
    self.endings = endings
    self.instances = instances
    self.factors = factors
    rates = InteractionRateStore(database: database, sealer: sealer)
    self.devices = devices
    self.tokens = tokens
    self.geoIP = geoIP
    self.configuration = configuration
    self.database = database
    self.sealer = sealer
    self.clock = clock
    self.random = random
  }
}
