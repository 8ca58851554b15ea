import Dispatch
import Domain
import Postgres
import RPC
import TestSupport
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

@testable import TokenIssuanceService

/// A restore ends all signing keys; the service makes the new ones.
@Suite("Signing keys after a restore")
struct RestoredKeyTests {
  /// What `gatehousectl restore` does to the schema, as far as it concerns keys.
  private func restore(_ harness: TokenIssuanceHarness) async throws -> Int {
    let owner = harness.database.administrationPool()
    try await owner.execute(SQL(stringLiteral: RestoredSigningKeys.mark))
    return try await RestoredSigningKeys(database: owner).end()
  }

  private func pools(_ letters: String) throws -> [UserPoolID] {
    try letters.map { try #require(UserPoolID("eu-west-1_\(String(repeating: $0, count: 9))")) }
  }

  private func waiting(_ harness: TokenIssuanceHarness) async throws -> Int {
    try await harness.instance.service.keyStore.restoredOwners().count
  }

  @Test("no key of before verifies or is published, and the first sign-in has new ones made")
  func firstSignIn() async throws {
    let harness = try await TokenIssuanceHarness()
    let before = try await harness.issue()
    let old = try await harness.keySet().ids
    #expect(try await restore(harness) == 1)
    #expect(try await harness.keySet().ids == [])
    #expect(
      await reason { () async throws(RPCError) in _ = try await harness.verify(before.access) }
        != ""
    )
    let after = try await harness.issue()
    let new = try await harness.keySet()
    #expect(new.ids.count == 2)
    #expect(new.ids.allSatisfy { !old.contains($0) })
    #expect(try await harness.verify(after.access).username == "alice")
    #expect(try DecodedToken(after.access).header["alg"] == "ES256")
    #expect(try await waiting(harness) == 0)
  }

  @Test("a crowd of sign-ins at two instances makes one pair of keys that is kept")
  func crowd() async throws {
    let harness = try await TokenIssuanceHarness()
    let other = try harness.anotherInstance()
    _ = try await restore(harness)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<16 {
        group.addTask {
          let instance = index.isMultiple(of: 2) ? harness.instance : other
          let issued = try await instance.tokens.issueTokens(
            harness.issueRequest(sub: "user-\(index)"),
            context: harness.context
          )
          #expect(issued.accessToken != nil)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await harness.keySet().ids.count == 2)
    // The two that were ended, and the two new ones.
    #expect(try await harness.countOfKeys() == 4)
  }

  @Test("of those who ask one process for the same keys one makes them, the others wait for it")
  @MainActor
  func oneMaking() async throws {
    let harness = try await TokenIssuanceHarness()
    _ = try await restore(harness)
    let making = harness.instance.service.restoredKeys
    let database = harness.instance.service.keyStore.database
    let owner = SigningKeyOwner.userPool(harness.pool)
    let begun = database.statistics.leases
    let end = DispatchSemaphore(value: 0)
    let administration = harness.database.administrationPool()
    // No making ends before all have asked.
    async let lock: Void = administration.transaction { (connection) throws(PostgresError) in
      try connection.execute("LOCK TABLE token_issuance.restored_owners")
      end.wait()
    }
    try await until {
      try await administration.first(
        "SELECT true AS held FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND granted"
      ) { (row) throws(PostgresError) in try row.value("held", as: Bool.self) } == true
    }
    let asking = (0..<16).map { _ in Task { @MainActor in try await making.make(for: owner) } }
    // The main actor takes its jobs in their order: the others have come to their first wait.
    await Task { @MainActor in }.value
    end.signal()
    try await lock
    for task in asking { try await task.value }
    // One looks for the algorithm and stores the keys.
    #expect(database.statistics.leases - begun == 2)
    #expect(try await harness.keySet().ids.count == 2)
  }

  @Test("a job makes the keys of all others, of identity pools too, each once")
  func job() async throws {
    let harness = try await TokenIssuanceHarness()
    let pools = try pools("BCD")
    for pool in pools { try await harness.createKeys(pool, "ES256") }
    _ = try await harness.instance.identityTokens.signIdentityToken(
      SignIdentityTokenRequest(identityPoolId: "p", identityId: "i", lifetimeSeconds: 600),
      context: harness.context
    )
    #expect(try await restore(harness) == 5)
    // What an interrupted restore repeats changes nothing.
    #expect(
      try await RestoredSigningKeys(database: harness.database.administrationPool()).end() == 5
    )
    _ = try await harness.issue()
    let made = try await harness.keySet().ids
    try await harness.instance.service.restoredKeys.makeAll()
    try await harness.instance.service.restoredKeys.makeAll()
    #expect(try await waiting(harness) == 0)
    #expect(try await harness.keySet().ids == made)
    for pool in pools { #expect(try await harness.keySet(pool).ids.count == 2) }
    let identity = try await harness.instance.publicKeys.getJSONWebKeySet(
      GetJSONWebKeySetRequest(userPoolId: "identity"),
      context: harness.context
    )
    #expect(try KeySet(identity.json).ids.count == 1)
  }

  @Test("a detached token, an identity's token and a rotation find new keys as a sign-in does")
  func otherUses() async throws {
    let harness = try await TokenIssuanceHarness()
    let request = SignIdentityTokenRequest(
      identityPoolId: "p",
      identityId: "i",
      lifetimeSeconds: 600
    )
    _ = try await harness.instance.identityTokens.signIdentityToken(
      request,
      context: harness.context
    )
    var router = RPCRouter()
    harness.instance.service.detachedTokens.register(in: &router)
    let detached = DetachedTokenClient(InProcessChannel(router))
    _ = try await restore(harness)
    _ = try await harness.instance.identityTokens.signIdentityToken(
      request,
      context: harness.context
    )
    let issued = try await detached.issueDetachedToken(
      IssueDetachedTokenRequest(
        userPoolId: harness.pool.text,
        clientId: harness.client.text,
        sub: harness.client.text,
        tokenUse: "access",
        validitySeconds: 300
      ),
      context: harness.context
    )
    #expect(issued.token != nil)
    _ = try await restore(harness)
    let rotated = try await harness.instance.keyOperator.rotateSigningKeys(
      RotateSigningKeysRequest(userPoolId: harness.pool.text),
      context: harness.context
    )
    #expect(rotated.keys.contains { $0.state == "active" })
  }

  @Test("a pool that is deleted after the restore gets no keys")
  func deletedPool() async throws {
    let harness = try await TokenIssuanceHarness()
    _ = try await restore(harness)
    _ = try await harness.instance.tokens.deleteUserPoolTokens(
      DeleteUserPoolTokensRequest(userPoolId: harness.pool.text),
      context: harness.context
    )
    try await harness.instance.service.restoredKeys.makeAll()
    #expect(try await harness.countOfKeys() == 0)
    let refused = await reason { () async throws(RPCError) in
      _ = try await harness.instance.tokens.issueTokens(
        harness.issueRequest(),
        context: harness.context
      )
    }
    #expect(refused == "resource_not_found")
  }
}
