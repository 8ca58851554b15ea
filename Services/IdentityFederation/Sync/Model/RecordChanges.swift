internal import Domain
internal import IdentityFederationCore

/// What patches make of a dataset: all of them, or none.
struct RecordChanges: Sendable {
  /// The dataset as it becomes.
  private(set) var dataset: DatasetState
  /// The records that change, as they become, in the order of the patches.
  private(set) var written: [SyncedRecord] = []
  /// What the device gets back: the changed records, and those of which there is nothing to remove.
  private(set) var returned: [SyncedRecord] = []
  /// By how much the dataset's data grow.
  let addedBytes: Int64

  /// Applies the patches to a dataset that is there, of which `records` has the patched ones.
  ///
  /// A count that is not the record's means that another device has changed it: nothing is lost that
  /// a device has not seen. A record that is not there, or removed, may be made anew with the count 0.
  ///
  /// The dataset's count rises by one, however many records change, and each of them gets it: by that
  /// AWS's SDKs know whether another device has changed the dataset since they listed its records
  /// (aws-sdk-android, DefaultDataset.synchronizeInternal). A removal of what is not there makes no
  /// row: a guest could otherwise store keys that count towards no limit.
  init(
    of dataset: DatasetState,
    records: [ExactText: SyncedRecord],
    by patches: [RecordPatch],
    within limits: DatasetLimits,
    modifiedBy: String,
    at now: Instant
  ) throws(IdentityFederationFailure) {
    self.dataset = dataset
    let before = dataset.liveBytes
    for patch in patches {
      guard patch.key.utf8.count <= DatasetLimits.keyBytes else { throw .keyTooLong }
      let old = records[patch.key.exact]
      try patch.check(against: old, of: dataset)
      guard !patch.isWithoutEffect(on: old) else {
        returned.append(patch.removed(by: modifiedBy, at: now))
        continue
      }
      let new = SyncedRecord(
        key: patch.key,
        value: patch.value,
        syncCount: dataset.syncCount + 1,
        modifiedAt: now,
        deviceModifiedAt: patch.deviceModifiedAt,
        modifiedBy: modifiedBy
      )
      written.append(new)
      returned.append(new)
      self.dataset.liveBytes += new.liveBytes - (old?.liveBytes ?? 0)
      self.dataset.liveRecords += (new.value == nil ? 0 : 1) - (old?.value == nil ? 0 : 1)
      self.dataset.allRecords += old == nil ? 1 : 0
    }
    addedBytes = self.dataset.liveBytes - before
    guard !written.isEmpty else { return }
    self.dataset.syncCount += 1
    self.dataset.modifiedAt = now
    self.dataset.modifiedBy = modifiedBy
    guard self.dataset.liveRecords <= limits.records else { throw limits.tooManyRecords }
    guard self.dataset.allRecords <= limits.allRecords else { throw limits.tooManyRemovedRecords }
    guard self.dataset.liveBytes <= limits.bytes else { throw limits.tooMuchData }
  }
}
