internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationMessages
internal import Postgres
internal import TestSupport
internal import Testing

@testable internal import IdentityFederationSync

@Suite("Datasets of an identity")
struct DatasetTests {
  @Test("are described and listed in pages by name")
  func listing() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    for name in ["c", "a", "b"] { try await fixture.update(identity, name, [.set("k", "vv")]) }
    var names: [String?] = []
    var token: String?
    repeat {
      let page = try await fixture.sync.datasets.listDatasets(
        ListDatasetsRequest(
          identityPoolId: fixture.pool.text,
          identityId: identity.text,
          nextToken: token,
          maxResults: 2
        ),
        call: fixture.own(identity)
      )
      names += page.datasets?.map(\.datasetName) ?? []
      token = page.nextToken
    } while token != nil
    #expect(names == ["a", "b", "c"])
    let described = try await fixture.describe(identity, "a")
    #expect(described?.dataStorage == 3)
    #expect(described?.numRecords == 1)
    #expect(described?.identityId == identity.text)
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.describe(identity, "z")
      } == .resourceNotFound("Dataset 'z' not found.")
    )
  }

  @Test("leave a tombstone that tells the devices which had them, and no other (DID-42, DID-44)")
  func deletion() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    try await fixture.update(identity, [.set("a", "1"), .set("b", "1")])
    #expect(try await fixture.delete(identity)?.numRecords == 2)
    let old = try await fixture.list(identity, after: 1)
    #expect(old.datasetExists == false)
    #expect(old.datasetDeletedAfterRequestedSyncCount == true)
    #expect(old.records == [])
    // A new device has nothing to delete.
    #expect(try await fixture.list(identity).datasetDeletedAfterRequestedSyncCount == false)
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.delete(identity)
      } == .resourceNotFound("Dataset 'd' not found.")
    )

    try await fixture.update(identity, [.set("a", "2")])
    let anew = try await fixture.list(identity, after: 1)
    #expect(anew.datasetExists == true)
    #expect(anew.datasetDeletedAfterRequestedSyncCount == true)
    #expect(anew.datasetSyncCount == 3)
    #expect(anew.records?.map(\.value) == ["2"])
    let present = try await fixture.list(identity, after: 3)
    #expect(present.datasetDeletedAfterRequestedSyncCount == false)
  }

  @Test("are forgotten thirty days after their deletion (DID-44)")
  func forgetting() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    let upkeep = fixture.upkeep
    try await fixture.update(identity, [.set("a", "1")])
    try await fixture.delete(identity)
    fixture.clock.advance(by: .seconds(SyncUpkeep.tombstoneSeconds))
    #expect(await upkeep.once() == 0)
    let kept = try await fixture.list(identity, after: 1)
    #expect(kept.datasetDeletedAfterRequestedSyncCount == true)
    fixture.clock.advance(by: .milliseconds(1))
    #expect(await upkeep.once() == 1)
    let forgotten = try await fixture.list(identity, after: 1)
    #expect(forgotten.datasetDeletedAfterRequestedSyncCount == false)
    #expect(try await fixture.list(identity).datasetSyncCount == 0)
  }

  @Test("of a merged identity stand under its parent, to be read and deleted alone (DID-45)")
  func merging() async throws {
    let fixture = try await SyncFixture()
    let child = try await fixture.identity()
    let parent = try await fixture.identity()
    let long = String(repeating: "n", count: 128)
    try await fixture.update(child, [.set("a", "child")])
    try await fixture.update(child, long, [.set("a", "long")])
    try await fixture.update(child, "gone", [.set("a", "")])
    try await fixture.delete(child, "gone")
    try await fixture.update(parent, [.set("a", "parent")])
    try await fixture.merge(child, into: parent)

    let merged = "d.\(child)"
    let listed = try await fixture.list(parent)
    #expect(listed.records?.map(\.value) == ["parent"])
    #expect(listed.mergedDatasetNames == [merged])
    #expect(try await fixture.list(parent, merged).records?.map(\.value) == ["child"])
    let cut = try await fixture.list(parent, long).mergedDatasetNames ?? []
    #expect(cut.count == 1 && cut[0].utf8.count == 128 && cut[0].hasSuffix(".\(child)"))
    #expect(try await fixture.list(parent, cut[0]).records?.map(\.value) == ["long"])
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.update(parent, merged, [.set("a", "2", 1)])
      } == .invalidParameter("The dataset of a merged identity cannot be changed.")
    )
    let forbidden = IdentityFederationFailure.notAuthorized(
      "Access to Identity '\(child)' is forbidden."
    )
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.list(child)
      } == forbidden
    )

    // Merged once more they keep their names.
    let ancestor = try await fixture.identity()
    try await fixture.merge(parent, into: ancestor)
    let both = [merged, "d.\(parent)"].sorted()
    #expect(try await fixture.list(ancestor).mergedDatasetNames == both)
    try await fixture.delete(ancestor, merged)
    #expect(try await fixture.list(ancestor).mergedDatasetNames == ["d.\(parent)"])
    #expect(try await fixture.list(ancestor, merged, after: 1).datasetExists == false)
    // They are not counted against the twenty.
    for number in 0..<20 { try await fixture.update(ancestor, "e\(number)", [.set("a", "")]) }
  }

  @Test("whose name ends like a merged one's are not made")
  func names() throws {
    let id = "us-east-1:12345678-90ab-cdef-1234-567890abcdef"
    #expect(try DatasetName("d.\(id)").isOfMergedIdentity)
    #expect(try DatasetName("a.b.\(id)").isOfMergedIdentity)
    #expect(try DatasetName("a.\(id).x").isOfMergedIdentity == false)
    #expect(try DatasetName(id).isOfMergedIdentity == false)
    #expect(try DatasetName("a.b").isOfMergedIdentity == false)
  }

  @Test("go with their identity, and are taken off the pool's usage (DID-49)")
  func usage() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    try await fixture.update(identity, "a", [.set("k", "1234")])
    try await fixture.update(identity, "b", [.set("k", "1")])
    var usage = try await fixture.poolUsage()
    #expect(usage?.dataStorage == 7)
    #expect(usage?.syncSessionsCount == 2)
    #expect(usage?.lastModifiedDateUnixMillis == fixture.clock.now().unixMillis)
    let own = try await fixture.sync.usage.describeIdentityUsage(
      DescribeIdentityUsageRequest(identityPoolId: fixture.pool.text, identityId: identity.text),
      call: fixture.own(identity)
    )
    #expect(own.identityUsage?.datasetCount == 2)
    #expect(own.identityUsage?.dataStorage == 7)
    try await fixture.delete(identity, "b")
    #expect(try await fixture.poolUsage()?.dataStorage == 5)
    let removed = try await fixture.database.execute(
      "DELETE FROM identities WHERE id = \(identity.uuid)"
    )
    #expect(removed == 1)
    usage = try await fixture.poolUsage()
    #expect(usage?.dataStorage == 0)
    #expect(usage?.syncSessionsCount == 2)
    // Sessions are those of the running month.
    fixture.clock.advance(by: .seconds(32 * 86_400))
    #expect(try await fixture.poolUsage()?.syncSessionsCount == 0)
    let left = try await fixture.database.first("SELECT count(*) AS n FROM sync_records") {
      (row) throws(PostgresError) -> Int in try row.value("n")
    }
    #expect(left == 0)
  }

  @Test("count for their pool; pools are listed by their ids (DID-49)")
  func poolListing() async throws {
    let fixture = try await SyncFixture()
    var ids = [fixture.pool.text]
    for _ in 0..<2 {
      let pool = IdentityPoolID(region: "us-east-1", uuid: fixture.random.uuid())
      try await fixture.add(pool)
      ids.append(pool.text)
    }
    try await fixture.add(IdentityPoolID(region: "eu-west-1", uuid: fixture.random.uuid()))
    var listed: [String?] = []
    var token: String?
    repeat {
      let page = try await fixture.sync.usage.listIdentityPoolUsage(
        ListIdentityPoolUsageRequest(nextToken: token, maxResults: 2),
        call: fixture.admin
      )
      listed += page.identityPoolUsages?.map(\.identityPoolId) ?? []
      token = page.nextToken
    } while token != nil
    #expect(listed == ids.sorted())
  }
}
