internal import Domain

/// A dataset as its row says it.
struct DatasetState: Sendable, Hashable {
  /// What its records refer to.
  let id: Int64
  var syncCount: Int64
  var liveBytes: Int64
  var liveRecords: Int
  /// With the removed ones.
  var allRecords: Int
  var createdAt: Instant
  var modifiedAt: Instant
  var modifiedBy: String
  /// The count of the last deletion.
  var deletedCount: Int64?
  /// The greatest count of a removed record whose row went with its age.
  var purgedCount: Int64?
  /// Whether the row is only left to tell devices of the deletion.
  var isDeleted: Bool
  /// Whether it came from an identity that became part of this one.
  let isMerged: Bool

  /// Whether it was deleted after a device last asked for it.
  ///
  /// A device that asks for the first time has nothing to delete: what it holds is newer than the
  /// deletion, and its user would lose it.
  func isDeleted(after lastSyncCount: Int64) -> Bool {
    guard lastSyncCount > 0, let deletedCount else { return false }
    return deletedCount > lastSyncCount
  }
}
