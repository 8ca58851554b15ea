import Domain
import GatehouseMessages
import GatehouseStubs
import IdentityFederationCore
import IdentityFederationMessages
import IdentityFederationStubs
import Postgres
import PublicOperations
import RPC
import TestSupport
import Testing

@Suite("The gate of identity federation")
struct IdentityGateTests {
  private static let pool = "eu-west-1:11111111-1111-4111-8111-111111111111"
  private static let identity = "eu-west-1:22222222-2222-4222-8222-222222222222"

  private struct Pools: IdentityPoolLookup {
    func hasPool(_ id: IdentityPoolID) -> Bool { id.text == IdentityGateTests.pool }

    func pool(of identity: IdentityID) -> IdentityPoolID? {
      identity.text == IdentityGateTests.identity ? IdentityPoolID(IdentityGateTests.pool) : nil
    }
  }

  @Test("DID-22: a call is counted for the pool that it names by id, ARN or identity")
  func pools() async throws {
    let pools = NamedIdentityPools(Pools())
    let arn = "arn:aws:cognito-identity:eu-west-1:123456789012:identitypool/\(Self.pool)"
    #expect(try await pools.pool(named: RequestNaming(identityPoolId: Self.pool)) == Self.pool)
    #expect(try await pools.pool(named: RequestNaming(resourceArn: arn)) == Self.pool)
    #expect(try await pools.pool(named: RequestNaming(identityId: Self.identity)) == Self.pool)
    // What is made up shares one bucket.
    for naming in [
      RequestNaming(), RequestNaming(identityPoolId: Self.identity),
      RequestNaming(identityPoolId: "x"), RequestNaming(resourceArn: "arn:x/y"),
      RequestNaming(identityId: Self.pool), RequestNaming(identityId: "secret"),
    ] {
      #expect(try await pools.pool(named: naming) == nil)
    }
  }

  @Test("DID-22: pools and identities are found where they are, and remembered")
  func known() async throws {
    let fixture = try await FederationFixture()
    let known = KnownIdentityPools(database: fixture.database.pool(schema: "identity_federation"))
    let pool = try #require(IdentityPoolID(Self.pool))
    let identity = try #require(IdentityID(Self.identity))
    #expect(try await !known.hasPool(pool))
    #expect(try await known.pool(of: identity) == nil)
    let database = fixture.database.administrationPool()
    try await database.execute(
      """
      INSERT INTO identity_federation.identity_pools
        (id, region, name, settings, roles, principal_tag_maps, created_at_unix_millis)
      VALUES (\(pool.uuid)::uuid, \(pool.region), 'p', '{}', '{}', '{}', 0)
      """
    )
    try await database.execute(
      """
      INSERT INTO identity_federation.identities
        (identity_pool_id, id, created_at_unix_millis, modified_at_unix_millis)
      VALUES (\(pool.uuid)::uuid, \(identity.uuid)::uuid, 0, 0)
      """
    )
    #expect(try await known.hasPool(pool))
    #expect(try await known.pool(of: identity) == pool)
    let elsewhere = try #require(IdentityID("us-east-1:\(identity.uuid)"))
    #expect(try await known.pool(of: elsewhere) == nil)
    try await database.execute("DELETE FROM identity_federation.identity_pools")
    #expect(try await known.pool(of: identity) == pool)
  }

  @Test("DID-22: an administrator's refused call is an event that names key, pool and identity")
  func administrator() async throws {
    let fixture = try await FederationFixture()
    let client = IdentityFederationClient(try fixture.channel())
    await #expect(throws: RPCError.self) {
      try await client.describeIdentityPool(
        DescribeIdentityPoolRequest(identityPoolId: Self.pool),
        context: fixture.signed("r-1")
      )
    }
    fixture.clock.advance(by: .seconds(1))
    await #expect(throws: RPCError.self) {
      try await client.describeIdentity(
        DescribeIdentityRequest(identityId: Self.identity),
        context: fixture.signed("r-2")
      )
    }
    let events = try await fixture.list()
    #expect(events.map(\.operation) == ["DescribeIdentityPool", "DescribeIdentity"])
    #expect(events.allSatisfy { $0.actor == "access_key" })
    #expect(events.allSatisfy { $0.accessKeyId == FederationFixture.accessKeyID })
    #expect(events.map(\.identityPoolId) == [Self.pool, nil])
    #expect(events.map(\.identityId) == [nil, Self.identity])
    #expect(events.allSatisfy { $0.userPoolId == nil && $0.sub == nil })
    let ofPool = try await fixture.list(ListAuditEventsRequest(poolId: Self.pool))
    let ofIdentity = try await fixture.list(ListAuditEventsRequest(user: Self.identity))
    #expect(ofPool.map(\.requestId) == ["r-1"] && ofIdentity.map(\.requestId) == ["r-2"])
  }

  @Test("DID-22: of what an unknown caller types for an identity only a keyed hash is kept")
  func typed() async throws {
    let fixture = try await FederationFixture()
    let client = IdentityFederationClient(try fixture.channel())
    for (number, typed) in [Self.identity, "a-password"].enumerated() {
      var context = fixture.context
      context.requestID = "r-\(number)"
      await #expect(throws: RPCError.self) {
        try await client.getOpenIdToken(
          GetOpenIdTokenRequest(identityId: typed),
          context: context
        )
      }
    }
    let events = try await fixture.list()
    #expect(events.count == 2)
    #expect(events.allSatisfy { $0.identityId == nil && $0.nameHash?.count == 32 })
    let found = try await fixture.list(ListAuditEventsRequest(user: "a-password"))
    #expect(found.map(\.requestId) == ["r-1"])
  }

  @Test("DID-22: a category's requests beyond its rate are refused, and each is an event")
  func rates() async throws {
    let fixture = try await FederationFixture()
    var limits = RequestRateLimits()
    limits[IdentityRequestCategory.identityPoolRead] = 2
    let client = IdentityFederationClient(try fixture.channel(requestRates: limits))
    var reasons: [String] = []
    for number in 0..<3 {
      do throws(RPCError) {
        _ = try await client.listIdentityPools(
          ListIdentityPoolsRequest(maxResults: 1),
          context: fixture.signed("r-\(number)")
        )
      } catch {
        reasons.append(error.reason)
      }
    }
    #expect(reasons == ["too_many_requests"])
    let refused = ListAuditEventsRequest(outcome: "TooManyRequestsException")
    #expect(try await fixture.list(refused).map(\.requestId) == ["r-2"])
    #expect(IdentityRequestCategory.usualRates["IdentityToken"] == 200)
    #expect(IdentityRequestCategory.usualRates["IdentityPoolRead"] == 15)
  }

  @Test("old events and buckets are removed")
  func upkeep() async throws {
    let fixture = try await FederationFixture()
    let client = IdentityFederationClient(try fixture.channel(requestRates: RequestRateLimits()))
    _ = try await client.listIdentityPools(
      ListIdentityPoolsRequest(maxResults: 1),
      context: fixture.signed("r-1")
    )
    await fixture.auditLog.flush()
    let database = fixture.database.pool(schema: "identity_federation")
    let upkeep = AuditUpkeep(
      database: database,
      sealing: AuditSealing(
        database: database,
        sealer: fixture.sealer,
        of: .identityPools,
        clock: fixture.clock
      ),
      retentionDays: 1,
      refusalRows: 1000
    )
    #expect(try await upkeep.once(at: fixture.clock.now()) == 0)
    #expect(try await upkeep.once(at: fixture.clock.now().adding(seconds: 2 * 86_400)) == 2)
    #expect(try await fixture.list().isEmpty)
  }
}
