package import AuthenticationCore
package import AuthenticationMessages
package import Cryptography
package import Domain
internal import GatehouseStubs
package import GeoIP
package import Logging
package import Postgres
package import PublicOperations

/// Threat protection: what sign-ins show, how risky they are, and who learns of it.
package final class Protection: Sendable {
  let directory: Directory
  let settings: UserPoolSettingsCache
  let configurations: RiskConfigurationStore
  let factStore: RiskFactStore
  let eventStore: AuthEventStore
  let eventListing: AuthEventListing
  let traitStore: RiskTraitStore
  let noticeStore: RiskNoticeStore
  let events: AuthEventLog
  let allowances: AllowanceStore
  let composer: MessageComposer
  let names: TraitNames
  let geoIP: GeoIPDatabase?
  let lists: AddressLists
  let leakedPasswords: LeakedPasswordLists
  /// Which ARNs are sinks.
  let logDestinations: LogDestinations
  let configuration: AuthenticationConfiguration
  let sealer: Sealer
  let clock: any WallClock
  let random: any RandomSource
  let logger: Logger

  /// The area over a database.
  package init(
    database: PostgresPool,
    directory: Directory,
    composer: MessageComposer,
    geoIP: GeoIPDatabase?,
    options: ProtectionOptions,
    configuration: AuthenticationConfiguration,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger
  ) {
    self.directory = directory
    settings = directory.settings
    configurations = RiskConfigurationStore(database: database)
    factStore = RiskFactStore(database: database)
    let eventStore = AuthEventStore(database: database)
    self.eventStore = eventStore
    eventListing = AuthEventListing(database: database)
    traitStore = RiskTraitStore(database: database)
    noticeStore = RiskNoticeStore(database: database)
    events = AuthEventLog(store: eventStore, logger: logger)
    allowances = AllowanceStore(database: database, sealer: sealer)
    self.composer = composer
    names = TraitNames(sealer: sealer)
    self.geoIP = geoIP
    lists = options.lists
    leakedPasswords = options.leakedPasswords
    logDestinations = options.logDestinations
    self.configuration = configuration
    self.sealer = sealer
    self.clock = clock
    self.random = random
    self.logger = logger
  }

  /// Returns when no event waits to be written: what a test or an operator looks for is there.
  package func flush() async { await events.flush() }

  /// Waits until the task is cancelled, then writes what still waits.
  package func run() async {
    let (ending, end) = AsyncStream.makeStream(of: Void.self)
    for await _ in ending {}
    end.finish()
    // Without the cancellation.
    await Task { await events.flush() }.value
  }

  /// What goes by its age.
  package func expired(eventDays: Int) -> [ExpiredRows] {
    [AuthEventStore.expired(afterDays: eventDays), AuthEventStore.expiredTraits]
  }
}

/// What the operator gives threat protection to work with.
package struct ProtectionOptions: Sendable {
  package var lists: AddressLists
  package var leakedPasswords: LeakedPasswordLists
  package var logDestinations: LogDestinations

  package init(
    lists: AddressLists = AddressLists([]),
    leakedPasswords: LeakedPasswordLists = LeakedPasswordLists(file: nil),
    logDestinations: LogDestinations = LogDestinations()
  ) {
    self.lists = lists
    self.leakedPasswords = leakedPasswords
    self.logDestinations = logDestinations
  }
}

extension Protection: RiskConfigurationServing, AuthEventServing, LogDeliveryServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
