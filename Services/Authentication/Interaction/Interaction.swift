package import AuthenticationCore
internal import Cryptography
package import DeviceRegistryStubs
internal import Domain
package import GeoIP
internal import Postgres
package import TokenIssuanceStubs

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
    _ parts: AreaParts,
    sessions: InteractionSessionStore,
    endings: SessionEndings,
    instances: AppInstanceClient,
    factors: InteractionFactorClient,
    devices: DeviceRegistryClient,
    tokens: TokenIssuanceClient,
    geoIP: GeoIPDatabase?
  ) {
    directory = parts.directory
    settings = parts.directory.settings
    self.sessions = sessions
    self.endings = endings
    self.instances = instances
    self.factors = factors
    rates = InteractionRateStore(database: parts.database, sealer: parts.sealer)
    self.devices = devices
    self.tokens = tokens
    self.geoIP = geoIP
    configuration = parts.configuration
    database = parts.database
    sealer = parts.sealer
    clock = parts.clock
    random = parts.random
  }
}
