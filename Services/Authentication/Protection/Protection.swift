package import AuthenticationCore
package import AuthenticationNotifications
internal import AuthenticationStubs
internal import Cryptography
internal import Domain
package import GeoIP
internal import Logging
internal import Postgres
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
    _ parts: AreaParts,
    composer: MessageComposer,
    geoIP: GeoIPDatabase?,
    options: ProtectionOptions
  ) {
    directory = parts.directory
    settings = parts.directory.settings
    configurations = RiskConfigurationStore(database: parts.database)
    factStore = RiskFactStore(database: parts.database)
    let eventStore = AuthEventStore(database: parts.database)
    self.eventStore = eventStore
    eventListing = AuthEventListing(database: parts.database)
    traitStore = RiskTraitStore(database: parts.database)
    noticeStore = RiskNoticeStore(database: parts.database)
    events = AuthEventLog(store: eventStore, logger: parts.logger)
    allowances = AllowanceStore(database: parts.database, sealer: parts.sealer)
    self.composer = composer
    names = TraitNames(parts.directory.unknownUsers)
    self.geoIP = geoIP
    lists = options.lists
    leakedPasswords = options.leakedPasswords
    logDestinations = options.logDestinations
    configuration = parts.configuration
    sealer = parts.sealer
    clock = parts.clock
    random = parts.random
    logger = parts.logger
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
