import Domain
import Postgres
import RPC
import TestSupport
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

@testable import TokenIssuanceService

/// A pool changes the algorithm by which its tokens are signed.
@Suite("Signing algorithms (E.1.15)")
struct SigningAlgorithmTests {
  private func change(
    _ harness: TokenIssuanceHarness,
    _ algorithm: String?,
    on instance: TokenIssuanceHarness.Instance? = nil
  ) async throws(RPCError) {
    _ = try await (instance ?? harness.instance).tokens.changeSigningAlgorithm(
      ChangeSigningAlgorithmRequest(userPoolId: harness.pool.text, algorithm: algorithm),
      context: harness.context
    )
  }

  private func algorithm(_ token: [UInt8]) throws -> String? {
    guard case .text(let name)? = try DecodedToken(token).header["alg"] else { return nil }
    return name
  }

  @Test("tokens of the former algorithm verify until they end, and new ones have the new one")
  func change() async throws {
    let harness = try await TokenIssuanceHarness(algorithm: "RS256")
    let other = try harness.anotherInstance()
    var request = harness.issueRequest()
    request.contents?.accessTokenValiditySeconds = 86_400
    let old = try await harness.issue(request)
    _ = try await harness.verify(old.access, on: other)
    harness.clock.advance(by: .seconds(60))

    try await change(harness, "ES256")
    // Until the new keys were published for long enough the old ones sign.
    #expect(try algorithm(try await harness.issue().access) == "RS256")
    #expect(
      try await harness.keySet().keys.compactMap { $0["alg"] }.sorted() == [
        "ES256", "ES256", "RS256", "RS256",
      ]
    )
    harness.clock.advance(by: .seconds(3))
    let new = try await harness.issue()
    let refreshed = try await harness.refresh(old.refresh)
    for token in [new.id, new.access, try #require(refreshed.idToken)] {
      #expect(try algorithm(token) == "ES256")
    }
    for token in [old.access, new.access] {
      #expect(try await harness.verify(token).username == "alice")
      #expect(try await harness.verify(token, on: other).username == "alice")
    }
    harness.clock.advance(by: .seconds(86_336))
    #expect(try await harness.verify(old.access, on: other).username == "alice")
    harness.clock.advance(by: .seconds(400))
    #expect(Set(try await harness.keySet().keys.compactMap { $0["kty"] }) == ["EC"])
  }

  @Test("the algorithm that signs already is no change")
  func repeated() async throws {
    let harness = try await TokenIssuanceHarness()
    let before = try await harness.keySet().ids
    for _ in 0..<2 { try await change(harness, "ES256") }
    #expect(try await harness.keySet().ids == before)
  }

  @Test("of changes at once on two instances one makes keys")
  func racing() async throws {
    let harness = try await TokenIssuanceHarness()
    let other = try harness.anotherInstance()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        group.addTask {
          try await change(harness, "RS256", on: index.isMultiple(of: 2) ? other : nil)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await harness.keySet().keys.compactMap { $0["kty"] } == ["RSA", "RSA", "EC", "EC"])
  }

  @Test("sign-ins and refreshes while the algorithm changes to and fro all get good tokens")
  func underLoad() async throws {
    let harness = try await TokenIssuanceHarness()
    let other = try harness.anotherInstance()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for name in ["RS256", "ES256", "RS256"] {
          try await change(harness, name, on: other)
          harness.clock.advance(by: .seconds(4))
        }
      }
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<10 {
            let tokens = try await harness.issue()
            #expect(try await harness.verify(tokens.access, on: other).username == "alice")
            let refreshed = try await harness.refresh(tokens.refresh)
            let access = try #require(refreshed.accessToken)
            #expect(try await harness.verify(access).username == "alice")
          }
        }
      }
      try await group.waitForAll()
    }
    harness.clock.advance(by: .seconds(4))
    #expect(try algorithm(try await harness.issue().id) == "RS256")
  }

  @Test("a pool that changes to and fro all day is refused before its key set grows too long")
  func limit() async throws {
    let harness = try await TokenIssuanceHarness()
    try await harness.copyKeys(14)
    try await change(harness, "RS256")
    let refused = await reason { () async throws(RPCError) in try await change(harness, "ES256") }
    #expect(refused == "too_many_signing_keys")
    #expect(try await harness.keySet().keys.count == 32)
    // An operator may rotate nevertheless: perhaps a key is lost.
    try await harness.rotate()
    harness.clock.advance(by: .seconds(86_800))
    try await change(harness, "ES256")
  }

  @Test("a pool without keys, and a request without an algorithm, are refused")
  func refusals() async throws {
    let harness = try await TokenIssuanceHarness(algorithm: nil)
    #expect(
      await reason { () async throws(RPCError) in try await change(harness, "ES256") }
        == "resource_not_found"
    )
    for algorithm in [nil, "none", "HS256", "es256"] {
      let error = await #expect(throws: RPCError.self) { try await change(harness, algorithm) }
      #expect(error?.code == .invalidArgument)
    }
  }

  @Test("after a restore the change finds keys to replace")
  func restored() async throws {
    let harness = try await TokenIssuanceHarness()
    let owner = harness.database.administrationPool()
    try await owner.execute(SQL(stringLiteral: RestoredSigningKeys.mark))
    _ = try await RestoredSigningKeys(database: owner).end()
    try await change(harness, "RS256")
    harness.clock.advance(by: .seconds(3))
    #expect(try algorithm(try await harness.issue().id) == "RS256")
  }

  /// A newer version that runs beside this one may know more algorithms.
  @Test("a key of an algorithm that this version does not know is published, and a fault to use")
  func newerAlgorithm() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue()
    try await harness.database.administrationPool().execute(
      "UPDATE token_issuance.signing_keys SET algorithm = 'ES384' WHERE token_use = 'access'"
    )
    // What this process holds goes on; one that has just begun cannot sign, and says so.
    #expect(try await harness.verify(tokens.access).username == "alice")
    let other = try harness.anotherInstance()
    let error = await #expect(throws: RPCError.self) {
      try await harness.verify(tokens.access, on: other)
    }
    #expect(error?.code == .internalError)
    #expect(try await harness.keySet().keys.count == 2)
  }
}

extension TokenIssuanceHarness {
  /// Adds so many pairs of retired keys that still verify.
  fileprivate func copyKeys(_ pairs: Int) async throws {
    let until = clock.now().adding(seconds: 86_700).unixMillis
    try await database.administrationPool().execute(
      """
      INSERT INTO token_issuance.signing_keys
        (user_pool_id, key_id, token_use, algorithm, sealed_private_key, public_jwk,
         created_at_unix_millis, verifies_until_unix_millis)
      SELECT user_pool_id, key_id || '-' || copy, token_use, algorithm, sealed_private_key, public_jwk,
        created_at_unix_millis - 10000, \(until)::bigint
      FROM token_issuance.signing_keys, generate_series(1, \(pairs)::integer) AS copy
      """
    )
  }
}
