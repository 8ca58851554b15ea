internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationMessages

/// What a device, or a pool's function, wants a record to become.
struct RecordPatch: Sendable, Hashable {
  let key: String
  /// Nil removes the record.
  let value: String?
  /// The record's count, as the device knows it; 0 where it knows of no record.
  let syncCount: Int64
  let deviceModifiedAt: Instant?

  init(key: String, value: String?, syncCount: Int64, deviceModifiedAt: Instant?) {
    self.key = key
    self.value = value
    self.syncCount = syncCount
    self.deviceModifiedAt = deviceModifiedAt
  }

  /// Refuses a patch of a device that does not know the record as it is.
  ///
  /// A device may still hold the count of a record that was removed so long ago that its row is gone.
  func check(
    against record: SyncedRecord?,
    of dataset: DatasetState?
  ) throws(IdentityFederationFailure) {
    let isExpected =
      if let record {
        syncCount == record.syncCount || syncCount == 0 && record.value == nil
      } else {
        0...(dataset?.purgedCount ?? 0) ~= syncCount
      }
    guard isExpected else {
      throw .syncCountConflict(of: key, is: record?.syncCount ?? 0, not: syncCount)
    }
  }

  /// Whether there is nothing left to remove.
  func isWithoutEffect(on record: SyncedRecord?) -> Bool { value == nil && record?.value == nil }

  /// A record that a device need not send again, as it gets it back although no row has it.
  ///
  /// The count is the one that the device has read. The count of a removal that it has not read would
  /// make it skip what else that update changed.
  func removed(by modifiedBy: String, at now: Instant) -> SyncedRecord {
    SyncedRecord(
      key: key,
      syncCount: syncCount,
      modifiedAt: now,
      deviceModifiedAt: deviceModifiedAt,
      modifiedBy: modifiedBy
    )
  }

  /// The patches of a request, of which each key has one.
  static func read(_ list: [SyncRecordPatch]?) throws(IdentityFederationFailure) -> [RecordPatch] {
    var patches: [RecordPatch] = []
    var keys: Set<ExactText> = []
    for patch in list ?? [] {
      let read = try RecordPatch(patch)
      guard keys.insert(read.key.exact).inserted else {
        throw .invalidParameter("Each key may be patched once in a request.")
      }
      patches.append(read)
    }
    return patches
  }

  private init(_ patch: SyncRecordPatch) throws(IdentityFederationFailure) {
    key = patch.key ?? ""
    syncCount = patch.syncCount ?? 0
    deviceModifiedAt = patch.deviceLastModifiedDateUnixMillis.map { Instant(unixMillis: $0) }
    switch patch.op {
    case "remove": value = nil
    case "replace":
      guard let given = patch.value else {
        throw .invalidParameter("A patch that replaces must have a value.")
      }
      value = given
    default:
      throw .invalidParameter("A patch must replace or remove.")
    }
  }
}

extension IdentityFederationFailure {
  /// Another device has changed what a device wants to change.
  ///
  /// AWS's SDKs know the sentence by its beginning (aws-sdk-net, CognitoSyncStorage.HandleException).
  static func syncCountConflict(
    of name: String,
    is current: Int64,
    not expected: Int64
  ) -> IdentityFederationFailure {
    resourceConflict("Current SyncCount for: \(name) is: \(current) not: \(expected)")
  }
}
