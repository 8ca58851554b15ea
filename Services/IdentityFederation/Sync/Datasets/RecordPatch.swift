internal import Domain
internal import GatehouseMessages
internal import IdentityFederationCore

/// What a device, or a pool's function, wants a record to become.
struct RecordPatch: Sendable, Hashable {
  let key: String
  /// Nil removes the record.
  let value: String?
  /// How often the record was changed, as the device knows it; 0 where it knows of none.
  let syncCount: Int64
  let deviceModifiedAt: Instant?

  init(key: String, value: String?, syncCount: Int64, deviceModifiedAt: Instant?) {
    self.key = key
    self.value = value
    self.syncCount = syncCount
    self.deviceModifiedAt = deviceModifiedAt
  }

  /// Whether the device knows the record as it is.
  func isExpected(of record: SyncedRecord?) -> Bool {
    guard let record else { return syncCount == 0 }
    return syncCount == record.syncCount || syncCount == 0 && record.value == nil
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
  static let changedByAnotherDevice = resourceConflict(
    "The record was changed by another device."
  )
}
