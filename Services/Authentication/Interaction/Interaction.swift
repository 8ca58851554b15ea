package import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationSignIn
package import AuthenticationTriggers
package import Cryptography
package import Domain
package import GatehouseStubs
package import GeoIP
package import Postgres

/// Sessions that an app on the user's phone confirms, and what an app asks of its own instance.
package struct Interaction: Sendable {
  package let directory: Directory
  package let settings: UserPoolSettingsCache
  package let accounts: Accounts
  package let signIn: SignIn
  package let sessions: InteractionSessionStore
  let endings: SessionEndings
  /// Nil where no device registry knows instances, as in tests of other areas.
  private let instanceClient: AppInstanceClient?
  private let factorClient: InteractionFactorClient?
  let rates: InteractionRateStore
  package let deviceCalls: DeviceCalls
  let devices: DeviceRegistryClient
  let tokens: TokenIssuanceClient
  package let triggers: Triggers
  package let geoIP: GeoIPDatabase?
  package let configuration: AuthenticationConfiguration
  package let database: PostgresPool
  package let sealer: Sealer
  package let clock: any WallClock
  package let random: any RandomSource

  /// The area over a database.
  package init(
    database: PostgresPool,
    sessions: InteractionSessionStore,
    endings: SessionEndings,
    directory: Directory,
    accounts: Accounts,
    signIn: SignIn,
    instances: AppInstanceClient?,
    factors: InteractionFactorClient?,
    deviceCalls: DeviceCalls,
    devices: DeviceRegistryClient,
    tokens: TokenIssuanceClient,
    triggers: Triggers,
    geoIP: GeoIPDatabase?,
    configuration: AuthenticationConfiguration,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource
  ) {
    self.directory = directory
    settings = directory.settings
    self.accounts = accounts
    self.signIn = signIn
    self.sessions = sessions
    self.endings = endings
    instanceClient = instances
    factorClient = factors
    rates = InteractionRateStore(database: database, sealer: sealer)
    self.deviceCalls = deviceCalls
    self.devices = devices
    self.tokens = tokens
    self.triggers = triggers
    self.geoIP = geoIP
    self.configuration = configuration
    self.database = database
    self.sealer = sealer
    self.clock = clock
    self.random = random
  }

  /// Who knows the instances of apps.
  package var instances: AppInstanceClient {
    get throws(AuthenticationFailure) {
      guard let instanceClient else { throw .internalFault("no registry knows instances") }
      return instanceClient
    }
  }

  /// Who judges their factors.
  package var factors: InteractionFactorClient {
    get throws(AuthenticationFailure) {
      guard let factorClient else { throw .internalFault("no registry judges factors") }
      return factorClient
    }
  }
}
