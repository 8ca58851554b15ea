internal import IdentityFederationCore
internal import IdentityFederationMessages

@testable internal import IdentityFederationSync

/// A device that keeps a dataset as AWS's SDKs do: `DefaultDataset.synchronizeInternal` and
/// `SQLiteLocalStorage` of aws-sdk-android, which the .NET, Unity and Xamarin SDKs follow.
///
/// A synchronization is two steps, so that a test can put other devices between them.
struct SDKPhone {
  /// A record in the device's store; one that is removed stays with its count.
  struct Record: Equatable {
    var value: String?
    var syncCount: Int64
    var isModified: Bool
  }

  /// What a listing told, which the device has not yet worked on.
  private struct Updates {
    let records: [SyncRecord]
    let syncCount: Int64
    let session: String?
  }

  let fixture: SyncFixture
  let identity: IdentityID
  let name: String
  private(set) var records: [String: Record] = [:]
  private(set) var lastSyncCount: Int64 = 0
  private var updates: Updates?

  init(_ name: String, of identity: IdentityID, _ fixture: SyncFixture) {
    self.name = name
    self.identity = identity
    self.fixture = fixture
  }

  /// What the user sees.
  var values: [String: String] { records.compactMapValues(\.value) }

  /// Whether the device has nothing more to send.
  var isSettled: Bool { !isSynchronizing && !records.values.contains { $0.isModified } }

  /// Whether the device has listed, and not yet worked on what it was told.
  var isSynchronizing: Bool { updates != nil }

  /// The user changes a record, or removes it.
  mutating func put(_ key: String, _ value: String?) {
    guard records[key] != nil || value != nil else { return }
    guard records[key]?.value != value else { return }
    records[key] = Record(
      value: value,
      syncCount: records[key]?.syncCount ?? 0,
      isModified: true
    )
  }

  /// Goes one step on: asks for what is new, or works on what was told.
  mutating func step() async throws {
    guard let updates else { return try await listUpdates() }
    self.updates = nil
    takeRemoteRecords(of: updates)
    try await pushModifications(after: updates)
  }

  private mutating func listUpdates() async throws {
    var told: [SyncRecord] = []
    var token: String?
    var page: ListRecordsResponse
    repeat {
      page = try await fixture.list(identity, after: lastSyncCount, limit: 2, token: token)
      told += page.records ?? []
      token = page.nextToken
    } while token != nil
    updates = Updates(
      records: told,
      syncCount: page.datasetSyncCount ?? 0,
      session: page.syncSessionToken
    )
  }

  /// `handleRemoteRecords`; the application resolves a conflict by its own value.
  private mutating func takeRemoteRecords(of updates: Updates) {
    guard !updates.records.isEmpty else { return }
    for remote in updates.records {
      let key = remote.key ?? ""
      let count = remote.syncCount ?? 0
      if let local = records[key], local.isModified, local.syncCount != count,
        local.value != remote.value
      {
        records[key] = Record(value: local.value, syncCount: count, isModified: true)
      } else {
        records[key] = Record(value: remote.value, syncCount: count, isModified: false)
      }
    }
    lastSyncCount = updates.syncCount
  }

  /// `handleLocalModifications`; a conflict is tried again by the next step.
  private mutating func pushModifications(after updates: Updates) async throws {
    let changes = records.filter { $0.value.isModified }
    guard !changes.isEmpty else { return }
    let request = UpdateRecordsRequest(
      identityPoolId: fixture.pool.text,
      identityId: identity.text,
      datasetName: "d",
      deviceId: name,
      recordPatches: changes.sorted { $0.key < $1.key }.map { key, record in
        record.value.map { .set(key, $0, record.syncCount) } ?? .remove(key, record.syncCount)
      },
      syncSessionToken: updates.session
    )
    do throws(IdentityFederationFailure) {
      let result =
        try await fixture.sync.datasets.updateRecords(request, call: fixture.own(identity))
        .records ?? []
      for record in result {
        records[record.key ?? ""] = Record(
          value: record.value,
          syncCount: record.syncCount ?? 0,
          isModified: false
        )
      }
      // The count rose by exactly one: no other device has changed anything meanwhile.
      let newest = result.compactMap(\.syncCount).max() ?? 0
      if newest == updates.syncCount + 1 { lastSyncCount = newest }
    } catch {
      guard case .resourceConflict(let message) = error,
        message.hasPrefix("Current SyncCount for: ")
      else { throw error }
      let greatest = changes.values.map(\.syncCount).max() ?? 0
      if updates.syncCount > greatest { lastSyncCount = greatest }
    }
  }
}
