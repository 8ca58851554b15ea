internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationMessages
internal import Postgres
internal import PublicOperations
internal import TestSupport
internal import Testing

@testable internal import IdentityFederationSync

@Suite("Records of a dataset")
struct RecordTests {
  @Test("begin with the first update, which each other device is told of (DID-41, DID-42)")
  func firstUpdate() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    let before = try await fixture.list(identity)
    #expect(before.datasetExists == false)
    #expect(before.datasetSyncCount == 0)
    #expect(before.records == [])
    let patches = [SyncRecordPatch.set("a", "1"), .set("b", "\0")]
    let written = try await fixture.update(identity, patches, device: "x")
    #expect(written.map(\.key) == ["a", "b"])
    #expect(written.map(\.syncCount) == [1, 1])
    #expect(written.map(\.lastModifiedBy) == ["x", "x"])
    let after = try await fixture.list(identity)
    #expect(after.datasetExists == true)
    #expect(after.datasetSyncCount == 1)
    #expect(after.lastModifiedBy == "x")
    #expect(after.records == written)
    #expect(after.records?.last?.value == "\0")
    let later = try await fixture.update(identity, [.set("b", "2", 1)])
    #expect(later.map(\.syncCount) == [2])
    #expect(try await fixture.list(identity, after: 1).records == later)
    #expect(try await fixture.list(identity, after: 2).records == [])
  }

  @Test("that two devices change are a conflict for the second, which loses nothing (DID-43)")
  func conflict() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    try await fixture.update(identity, [.set("a", "1"), .set("b", "1")])
    try await fixture.update(identity, [.set("a", "2", 1)])
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.update(identity, [.set("b", "3", 1), .set("a", "3", 1)])
      } == .resourceConflict("Current SyncCount for: a is: 2 not: 1")
    )
    let after = try await fixture.list(identity)
    #expect(after.datasetSyncCount == 2)
    #expect(after.records?.map(\.key) == ["b", "a"])
    #expect(after.records?.map(\.value) == ["1", "2"])
    let patches: [(SyncRecordPatch, Int)] = [
      (.set("a", "4"), 2), (.set("a", "4", 7), 2), (.set("new", "4", 1), 0),
      (.remove("a", 1), 2), (.remove("a", 7), 2), (.remove("new", 1), 0), (.remove("new", -1), 0),
    ]
    for (patch, count) in patches {
      let refusal = await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.update(identity, [patch])
      }
      let sentence =
        "Current SyncCount for: \(patch.key ?? "") is: \(count) not: \(patch.syncCount ?? 0)"
      #expect(refusal == .resourceConflict(sentence))
    }
  }

  @Test("of several devices at once become as many as were acknowledged, each once (DID-43)")
  func concurrency() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    let acknowledged = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<12 {
        group.addTask {
          await fixture.refusal { () async throws(IdentityFederationFailure) in
            try await fixture.update(
              identity,
              [.set("shared", "\(number)"), .set("\(number)", "")]
            )
          } == nil
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(acknowledged == 1)
    #expect(try await fixture.list(identity).datasetSyncCount == 1)
  }

  @Test("are told when they are removed, and may be made anew (DID-42, DID-43)")
  func tombstones() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    try await fixture.update(identity, [.set("a", "1")])
    let removed = try await fixture.update(identity, [.remove("a", 1)])
    #expect(removed.map(\.value) == [nil])
    #expect(removed.map(\.syncCount) == [2])
    #expect(try await fixture.list(identity, after: 1).records == removed)
    #expect(try await fixture.describe(identity)?.numRecords == 0)
    #expect(try await fixture.describe(identity)?.dataStorage == 0)
    let anew = try await fixture.update(identity, [.set("a", "2")])
    #expect(anew.map(\.syncCount) == [3])
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.update(identity, [.set("a", "3", 2)])
      } == .resourceConflict("Current SyncCount for: a is: 3 not: 2")
    )
  }

  @Test("that are not there are removed without a row, and without a change (DID-41, DID-43)")
  func removalOfNothing() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    func rows(_ table: SQL) async throws -> Int? {
      try await fixture.database.first("SELECT count(*) AS rows FROM \(table)") {
        (row: borrowing PostgresRow) throws(PostgresError) -> Int in try row.value("rows")
      }
    }
    let gone = try await fixture.update(identity, [.remove("x", 0), .remove("y", 0)])
    #expect(gone.map(\.key) == ["x", "y"])
    #expect(gone.map(\.value) == [nil, nil])
    #expect(gone.map(\.syncCount) == [0, 0])
    #expect(try await rows("sync_records") == 0)
    #expect(try await rows("sync_datasets") == 0)
    try await fixture.update(identity, [.set("a", "1"), .set("b", "1")])
    let before = try await fixture.list(identity)
    try await fixture.update(identity, [.remove("x", 0)], device: "other")
    var after = try await fixture.list(identity)
    after.syncSessionToken = before.syncSessionToken
    #expect(after == before)
    // Beside a change, the change alone has the new count.
    let mixed = try await fixture.update(identity, [.remove("x", 0), .remove("a", 1)])
    #expect(mixed.map(\.syncCount) == [0, 2])
    #expect(try await rows("sync_records") == 2)
    // A device that has not read the removal does not learn its count, which b may have got as well.
    for count: Int64 in [0, 2] {
      #expect(try await fixture.update(identity, [.remove("a", count)]).map(\.syncCount) == [count])
    }
    #expect(try await fixture.list(identity).datasetSyncCount == 2)
  }

  @Test("removed so long ago that no row is left may be made anew by a device that knew them")
  func purged() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    try await fixture.update(identity, [.set("a", "1"), .set("b", "1")])
    try await fixture.update(identity, [.remove("a", 1)])
    try await fixture.update(identity, [.set("b", "2", 1)])
    fixture.clock.advance(by: .seconds(SyncUpkeep.tombstoneSeconds + 1))
    await fixture.upkeep.once()
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.update(identity, [.set("a", "2", 3)])
      } == .resourceConflict("Current SyncCount for: a is: 0 not: 3")
    )
    #expect(try await fixture.update(identity, [.set("a", "2", 2)]).map(\.syncCount) == [4])
  }

  @Test("come in pages in the order of their change (DID-42)")
  func pages() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    try await fixture.update(identity, (0..<5).map { .set("\($0)", "v") })
    try await fixture.update(identity, [.set("1", "w", 1), .set("a b", "v"), .set("", "v")])
    var keys: [String?] = []
    var token: String?
    repeat {
      let page = try await fixture.list(identity, limit: 2, token: token)
      #expect(page.count == Int32(page.records?.count ?? 0))
      keys += page.records?.map(\.key) ?? []
      token = page.nextToken
    } while token != nil
    #expect(keys == ["0", "2", "3", "4", "", "1", "a b"])
    let other = try await fixture.identity()
    let first = try await fixture.list(identity, limit: 2)
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.list(other, token: first.nextToken)
      } == .invalidParameter("Invalid pagination token given.")
    )
    for limit: Int32 in [0, 1025, -1] {
      let refusal = await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.list(identity, limit: limit)
      }
      #expect(refusal == .invalidParameter("MaxResults must be between 1 and 1024."))
    }
  }

  @Test("need a session of the same caller with the same dataset, not older than 20 minutes")
  func sessions() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    let other = try await fixture.identity()
    func attempt(
      _ token: String?,
      _ name: String = "d",
      of subject: IdentityID,
      by call: Call
    ) async -> IdentityFederationFailure? {
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.sync.datasets.updateRecords(
          UpdateRecordsRequest(
            identityPoolId: fixture.pool.text,
            identityId: subject.text,
            datasetName: name,
            recordPatches: [],
            syncSessionToken: token
          ),
          call: call
        )
      }
    }
    let invalid = IdentityFederationFailure.invalidParameter("Invalid SyncSessionToken given.")
    let token = try await fixture.list(identity).syncSessionToken
    #expect(try await fixture.list(identity, session: token).syncSessionToken == token)
    #expect(await attempt(token, of: identity, by: fixture.own(identity)) == nil)
    for made in [nil, "", "AAAA", "%"] {
      #expect(await attempt(made, of: identity, by: fixture.own(identity)) == invalid)
    }
    #expect(await attempt(token, "e", of: identity, by: fixture.own(identity)) == invalid)
    #expect(await attempt(token, of: other, by: fixture.own(other)) == invalid)
    #expect(await attempt(token, of: identity, by: fixture.admin) == invalid)
    fixture.clock.advance(by: .seconds(20 * 60 - 1))
    #expect(await attempt(token, of: identity, by: fixture.own(identity)) == nil)
    fixture.clock.advance(by: .seconds(1))
    #expect(
      await attempt(token, of: identity, by: fixture.own(identity))
        == .invalidParameter("The SyncSessionToken has expired.")
    )
  }

  @Test("of a malformed request change nothing (DID-43)")
  func malformed() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    let patches: [([SyncRecordPatch], String)] = [
      ([.set("a", "1"), .remove("a", 0)], "Each key may be patched once in a request."),
      (
        [SyncRecordPatch(op: "replace", key: "a", syncCount: 0)],
        "A patch that replaces must have a value."
      ),
      ([SyncRecordPatch(op: "add", key: "a", syncCount: 0)], "A patch must replace or remove."),
    ]
    for (wrong, message) in patches {
      let refusal = await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.update(identity, wrong)
      }
      #expect(refusal == .invalidParameter(message))
    }
    #expect(try await fixture.update(identity, []) == [])
    #expect(try await fixture.list(identity).datasetExists == false)
  }

  @Test("of one identity are out of another's sight, of a pool out of another pool's")
  func isolation() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    let other = try await fixture.identity()
    try await fixture.update(identity, [.set("a", "1")])
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.list(identity, by: fixture.own(other))
      } == .notAuthorized("Access to Identity '\(identity)' is forbidden.")
    )
    #expect(try await fixture.list(other).datasetExists == false)
    // The same identity's id in another pool is no identity there.
    let foreign = IdentityPoolID(region: "us-east-1", uuid: fixture.random.uuid())
    try await fixture.add(foreign)
    for (pool, expected) in [
      (foreign.text, IdentityFederationFailure.identityNotFound(identity.text)),
      ("us-east-1:\(fixture.random.uuid())", nil),
      ("eu-west-1:\(fixture.pool.uuid)", .identityNotFound(identity.text)),
    ] {
      let refusal = await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.sync.datasets.listRecords(
          ListRecordsRequest(identityPoolId: pool, identityId: identity.text, datasetName: "d"),
          call: fixture.admin
        )
      }
      #expect(refusal == expected ?? .identityPoolNotFound(pool))
      let deletion = await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.sync.datasets.deleteDataset(
          DeleteDatasetRequest(identityPoolId: pool, identityId: identity.text, datasetName: "d"),
          call: fixture.admin
        )
      }
      #expect(deletion == expected ?? .identityPoolNotFound(pool))
    }
    // A session of one pool proves nothing in another one.
    let session = try await fixture.list(identity, by: fixture.admin).syncSessionToken
    let update = await fixture.refusal { () async throws(IdentityFederationFailure) in
      try await fixture.sync.datasets.updateRecords(
        UpdateRecordsRequest(
          identityPoolId: foreign.text,
          identityId: identity.text,
          datasetName: "d",
          recordPatches: [.set("a", "2", 1)],
          syncSessionToken: session
        ),
        call: fixture.admin
      )
    }
    #expect(update != nil)
    // By the key of an administrator any identity's are there.
    let told = try await fixture.list(identity, by: fixture.admin)
    #expect(told.records?.map(\.lastModifiedBy) == ["identity"])
    try await fixture.update(identity, [.set("a", "2", 1)], by: fixture.admin)
    #expect(try await fixture.list(identity).lastModifiedBy == "AKIATEST")
  }
}
