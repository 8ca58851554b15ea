package import Cryptography
package import Domain
internal import IdentityFederationCore
internal import IdentityFederationMessages
internal import IdentityFederationStubs
package import Postgres

/// How much data identity pools and identities have.
package struct SyncUsage: SyncUsageServing {
  let database: PostgresPool
  let sealer: Sealer
  let clock: any WallClock
  /// The region of a call that names none.
  let defaultRegion: String

  /// Over a database whose migrations are applied.
  package init(
    database: PostgresPool,
    sealer: Sealer,
    clock: any WallClock,
    defaultRegion: String
  ) {
    self.database = database
    self.sealer = sealer
    self.clock = clock
    self.defaultRegion = defaultRegion
  }

  var store: SyncUsageStore { SyncUsageStore(database: database) }
}

extension SyncUsageStore.PoolUsage {
  /// As clients receive it.
  var message: SyncIdentityPoolUsage {
    SyncIdentityPoolUsage(
      identityPoolId: pool.text,
      syncSessionsCount: sessions,
      dataStorage: bytes,
      lastModifiedDateUnixMillis: modifiedAt.unixMillis
    )
  }
}
