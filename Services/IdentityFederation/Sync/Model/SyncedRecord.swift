internal import Domain
internal import IdentityFederationMessages

/// A record as it is stored.
struct SyncedRecord: Sendable, Hashable {
  let key: String
  /// Nil when it is removed.
  var value: String?
  /// The dataset's count after the update that changed it last.
  var syncCount: Int64
  var modifiedAt: Instant
  /// When the device changed it, by its own clock.
  var deviceModifiedAt: Instant?
  var modifiedBy: String

  /// What it counts towards the dataset's size.
  var liveBytes: Int64 {
    value.map { Int64(key.utf8.count + $0.utf8.count) } ?? 0
  }

  /// As clients receive it: a removed one has no value.
  var message: SyncRecord {
    SyncRecord(
      key: key,
      value: value,
      syncCount: syncCount,
      lastModifiedDateUnixMillis: modifiedAt.unixMillis,
      lastModifiedBy: modifiedBy,
      deviceLastModifiedDateUnixMillis: deviceModifiedAt?.unixMillis
    )
  }
}
