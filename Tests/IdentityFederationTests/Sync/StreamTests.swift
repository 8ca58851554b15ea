internal import Deliveries
internal import Domain
internal import Foundation
internal import IdentityFederationCore
internal import IdentityFederationMessages
internal import Postgres
internal import TestSupport
internal import Testing
internal import Webhooks

@testable internal import IdentityFederationSync

@Suite("Streams of a pool (DID-48)")
struct StreamTests {
  private static func stream(
    _ fixture: SyncFixture,
    _ status: String = "ENABLED",
    name: String? = "changes"
  ) async throws(IdentityFederationFailure) {
    _ = try await fixture.sync.configuration.setIdentityPoolConfiguration(
      SetIdentityPoolConfigurationRequest(
        identityPoolId: fixture.pool.text,
        cognitoStreams: SyncCognitoStreams(
          streamName: name,
          roleArn: "arn:aws:iam::123456789012:role/stream",
          streamingStatus: status
        )
      ),
      call: fixture.admin
    )
  }

  private static func publish(
    _ fixture: SyncFixture
  ) async throws(IdentityFederationFailure) {
    _ = try await fixture.sync.configuration.bulkPublish(
      BulkPublishRequest(identityPoolId: fixture.pool.text),
      call: fixture.admin
    )
  }

  private static func details(
    _ fixture: SyncFixture
  ) async throws(IdentityFederationFailure) -> GetBulkPublishDetailsResponse {
    try await fixture.sync.configuration.getBulkPublishDetails(
      GetBulkPublishDetailsRequest(identityPoolId: fixture.pool.text),
      call: fixture.admin
    )
  }

  private static func publishing(_ fixture: SyncFixture) -> BulkPublishing {
    BulkPublishing(database: fixture.database, clock: fixture.clock, logger: SyncFixture.logger)
  }

  /// Delivers what waits; returns the bodies of it.
  private static func deliver(_ fixture: SyncFixture) async throws -> [String] {
    let before = fixture.webhook.bodies.count
    while try await fixture.delivery.deliverOne(.stream) != nil {}
    return Array(fixture.webhook.bodies.dropFirst(before))
  }

  @Test("get each update and each deletion as one record")
  func records() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    try await fixture.update(identity, "early", [.set("a", "1")])
    try await Self.stream(fixture)
    try await fixture.update(identity, [.set("a", "1"), .set("b", "2")])
    try await fixture.update(identity, [.remove("a", 1)])
    try await fixture.delete(identity)
    let bodies = try await Self.deliver(fixture)
    #expect(bodies.count == 3)
    let now = fixture.clock.now().unixMillis
    let first = """
      "Data":{"identityPoolId":"\(fixture.pool)","identityId":"\(identity)","dataSetName":"d",\
      "operation":"replace","kinesisSyncRecords":[{"key":"a","value":"1","syncCount":1,\
      "lastModifiedDate":\(now),"op":"replace"},{"key":"b","value":"2","syncCount":1,\
      "lastModifiedDate":\(now),"op":"replace"}],"lastModifiedDate":\(now),\
      "kinesisSyncRecordsURL":null,"payloadType":"Inline","syncCount":1},"StreamName":"changes"
      """
    #expect(bodies.contains { $0.contains(first) }, "\(bodies)")
    #expect(bodies.contains { $0.contains(#""op":"remove""#) && $0.contains(#""syncCount":2}"#) })
    #expect(bodies.contains { $0.contains(#""operation":"remove""#) })
    try await Self.stream(fixture, "DISABLED")
    try await fixture.update(identity, [.set("c", "1")])
    #expect(try await Self.deliver(fixture) == [])
  }

  @Test("get records that come in any order, and are put in order by their syncCount")
  func order() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    try await Self.stream(fixture)
    try await fixture.update(identity, [.set("a", "1"), .set("b", "1")])
    // The first record is tried again after the later ones were made.
    fixture.webhook.fail(.unavailable("busy"))
    #expect(try await fixture.delivery.deliverOne(.stream) == .postponed)
    fixture.webhook.fail(nil)
    try await fixture.update(identity, [.set("a", "2", 1)])
    try await fixture.update(identity, [.remove("b", 1), .set("c", "1")])
    let later = try await Self.deliver(fixture)
    #expect(later.count == 2)
    fixture.clock.advance(by: .seconds(3))
    let bodies = later + (try await Self.deliver(fixture))
    let records = try bodies.map { body in
      try JSONDecoder().decode(StreamedEvent.self, from: Data(body.utf8)).data.Data
    }
    #expect(records.map(\.syncCount).sorted() == [1, 2, 3])
    #expect(records.map(\.syncCount).last == 1)
    var replayed: [String: String] = [:]
    for record in records.sorted(by: { $0.syncCount < $1.syncCount }) {
      for change in record.kinesisSyncRecords { replayed[change.key] = change.value }
    }
    #expect(replayed == ["a": "2", "c": "1"])
  }

  @Test("get all data of the pool once a day, in batches that a restart goes on with")
  func bulk() async throws {
    let fixture = try await SyncFixture()
    #expect(try await Self.details(fixture).bulkPublishStatus == "NOT_STARTED")
    for _ in 0..<20 {
      let identity = try await fixture.identity()
      try await fixture.update(identity, [.set("a", "1"), .set("b", "1")])
      try await fixture.update(identity, [.remove("b", 1)])
      try await fixture.update(identity, "gone", [.set("a", "1")])
      try await fixture.delete(identity, "gone")
    }
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await Self.publish(fixture)
      } == .invalidParameter("Streaming is not enabled for this pool.")
    )
    try await Self.stream(fixture)
    try await Self.publish(fixture)
    #expect(try await Self.details(fixture).bulkPublishStatus == "IN_PROGRESS")
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await Self.publish(fixture)
      } == .duplicateRequest("A bulk publication of this pool is under way.")
    )
    // Each batch is by an instance of its own.
    #expect(try await Self.publishing(fixture).publishBatch())
    #expect(try await Self.details(fixture).bulkPublishStatus == "IN_PROGRESS")
    #expect(try await Self.publishing(fixture).publishBatch())
    #expect(try await Self.publishing(fixture).publishBatch() == false)
    let details = try await Self.details(fixture)
    #expect(details.bulkPublishStatus == "SUCCEEDED")
    #expect(details.bulkPublishCompleteTimeUnixMillis == fixture.clock.now().unixMillis)
    let bodies = try await Self.deliver(fixture)
    #expect(bodies.count == 20)
    #expect(Set(bodies).count == 20)
    #expect(bodies.allSatisfy { $0.contains(#""key":"a""#) && !$0.contains(#""key":"b""#) })

    fixture.clock.advance(by: .seconds(86_399))
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await Self.publish(fixture)
      } == .alreadyStreamed("This pool was published within the last 24 hours.")
    )
    fixture.clock.advance(by: .seconds(1))
    try await Self.publish(fixture)
    try await Self.stream(fixture, "DISABLED")
    #expect(try await Self.publishing(fixture).publishBatch())
    #expect(try await Self.details(fixture).bulkPublishStatus == "FAILED")
    try await Self.stream(fixture)
    try await Self.publish(fixture)
    #expect(try await Self.details(fixture).bulkPublishStatus == "IN_PROGRESS")
  }

  @Test("get what a merge gives to another identity while all data of the pool is published")
  func mergedMeanwhile() async throws {
    let fixture = try await SyncFixture()
    var identities: [IdentityID] = []
    for _ in 0..<20 {
      let identity = try await fixture.identity()
      try await fixture.update(identity, [.set("a", identity.text)])
      identities.append(identity)
    }
    try await Self.stream(fixture)
    try await Self.publish(fixture)
    #expect(try await Self.publishing(fixture).publishBatch())
    let inOrder = identities.sorted { $0.uuid < $1.uuid }
    try await fixture.merge(inOrder[19], into: inOrder[0])
    while try await Self.publishing(fixture).publishBatch() {}
    let bodies = try await Self.deliver(fixture)
    for identity in identities {
      #expect(bodies.contains { $0.contains("\"value\":\"\(identity.text)\"") })
    }
  }

  @Test("need a name and a role, and leave PushSync as it is")
  func configuration() async throws {
    let fixture = try await SyncFixture()
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await Self.stream(fixture, name: nil)
      } == .invalidParameter("StreamName and RoleArn must be given to enable streaming.")
    )
    let push = SyncPushSync(applicationArns: ["arn:aws:sns:us-east-1:123456789012:app/GCM/x"])
    _ = try await fixture.sync.configuration.setIdentityPoolConfiguration(
      SetIdentityPoolConfigurationRequest(identityPoolId: fixture.pool.text, pushSync: push),
      call: fixture.admin
    )
    try await Self.stream(fixture)
    let told = try await fixture.sync.configuration.getIdentityPoolConfiguration(
      GetIdentityPoolConfigurationRequest(identityPoolId: fixture.pool.text),
      call: fixture.admin
    )
    #expect(told.pushSync == push)
    #expect(told.cognitoStreams?.streamName == "changes")
    #expect(told.cognitoStreams?.streamingStatus == "ENABLED")
  }

  @Test("are queued up to a limit of each pool, beyond which a change is made all the same")
  func limit() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    try await Self.stream(fixture)
    try await fixture.database.execute(
      """
      INSERT INTO sync_deliveries (identity_pool_id, id, kind, payload, state,
        created_at_unix_millis, next_attempt_at_unix_millis)
      SELECT \(fixture.pool.uuid)::uuid, gen_random_uuid(), 'stream', '', 'failed', 0, 0
      FROM generate_series(1, \(DeliveryWriting.maxWaiting - 1)::integer)
      """
    )
    try await fixture.update(identity, [.set("a", "1")])
    try await fixture.update(identity, [.set("a", "2", 1)])
    #expect(try await fixture.list(identity).records?.map(\.value) == ["2"])
    let rows = try await fixture.database.first("SELECT count(*) AS n FROM sync_deliveries") {
      (row: borrowing PostgresRow) throws(PostgresError) in try row.value("n", as: Int.self)
    }
    #expect(rows == DeliveryWriting.maxWaiting)
  }

  @Test("are forgotten with their pool, and after thirty days")
  func forgetting() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    try await Self.stream(fixture)
    try await fixture.update(identity, [.set("a", "1")])
    try await fixture.update(identity, [.set("a", "2", 1)])
    fixture.clock.advance(by: .seconds(30 * 86_400 - 1))
    let upkeep = fixture.upkeep
    #expect(await upkeep.once() == 0)
    let removal = try #require(SyncUpkeep.removalsOfPool.first)
    #expect(try await fixture.database.execute(removal(fixture.pool, 1)) == 1)
    fixture.clock.advance(by: .seconds(2))
    #expect(await upkeep.once() == 1)
    #expect(try await Self.deliver(fixture) == [])
  }
}

/// What the receiver of a stream reads of an event.
private struct StreamedEvent: Decodable {
  struct Change: Decodable {
    let key: String
    let value: String?
  }

  struct Record: Decodable {
    let syncCount: Int64
    let kinesisSyncRecords: [Change]
  }

  struct Contents: Decodable {
    let Data: Record
  }

  let data: Contents
}
