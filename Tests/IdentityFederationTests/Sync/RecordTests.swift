internal import Domain
internal import GatehouseMessages
internal import IdentityFederationCore
internal import Postgres
internal import PublicOperations
internal import TestSupport
internal import Testing

@testable internal import IdentityFederationSync

@Suite("Records of a dataset")
struct RecordTests {
  private static let conflict = IdentityFederationFailure.resourceConflict(
    "The record was changed by another device."
  )

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
    #expect(after.datasetSyncCount == 2)
    #expect(after.lastModifiedBy == "x")
    #expect(after.records == written)
    #expect(after.records?.last?.value == "\0")
    #expect(try await fixture.list(identity, after: 1).records?.map(\.key) == ["b"])
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
      } == Self.conflict
    )
    let after = try await fixture.list(identity)
    #expect(after.datasetSyncCount == 3)
    #expect(after.records?.map(\.key) == ["b", "a"])
    #expect(after.records?.map(\.value) == ["1", "2"])
    let patches: [SyncRecordPatch] = [
      .set("a", "4"), .set("a", "4", 7), .set("new", "4", 1),
      .remove("a", 1), .remove("a", 7), .remove("new", 1),
    ]
    for patch in patches {
      let refusal = await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.update(identity, [patch])
      }
      #expect(refusal == Self.conflict)
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
    #expect(try await fixture.list(identity).datasetSyncCount == 2)
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
      } == Self.conflict
    )
  }

  @Test("come in pages in the order of their change (DID-42)")
  func pages() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    try await fixture.update(identity, (0..<5).map { .set("\($0)", "v") })
    var keys: [String?] = []
    var token: String?
    repeat {
      let page = try await fixture.list(identity, limit: 2, token: token)
      #expect(page.count == Int32(page.records?.count ?? 0))
      keys += page.records?.map(\.key) ?? []
      token = page.nextToken
    } while token != nil
    #expect(keys == ["0", "1", "2", "3", "4"])
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
