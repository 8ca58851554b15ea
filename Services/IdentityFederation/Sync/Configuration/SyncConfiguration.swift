package import Domain
internal import IdentityFederationCore
internal import IdentityFederationStubs
package import Logging
package import Postgres

/// What an identity pool does with the data of its identities.
package struct SyncConfiguration: SyncConfigurationServing {
  let database: PostgresPool
  let clock: any WallClock
  /// Whether the operator says where streams go.
  let hasStreamURL: Bool
  let logger: Logger

  /// Over a database whose migrations are applied.
  package init(
    database: PostgresPool,
    clock: any WallClock,
    hasStreamURL: Bool,
    logger: Logger
  ) {
    self.database = database
    self.clock = clock
    self.hasStreamURL = hasStreamURL
    self.logger = logger
  }

  /// The only event there is.
  static let event = "SyncTrigger"

  var store: SyncSettingsStore { SyncSettingsStore(database: database) }
  var publications: BulkPublicationStore { BulkPublicationStore(database: database) }

  /// The pool that a request names.
  static func pool(_ text: String?) throws(IdentityFederationFailure) -> IdentityPoolID {
    guard let text, let pool = IdentityPoolID(text) else {
      throw .identityPoolNotFound(text ?? "")
    }
    return pool
  }
}
