import Cryptography
import Domain
import Postgres
import RPC
import TestSupport
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

@testable import TokenIssuanceService

@Suite struct SigningKeyTests {
  @Test("making keys again changes nothing")
  func repeated() async throws {
    let harness = try await TokenIssuanceHarness()
    let before = try await harness.keySet().ids
    try await harness.createKeys(harness.pool, "RS256")
    #expect(try await harness.keySet().ids == before)
    #expect(before.count == 2)
  }

  @Test("two instances that make a pool's keys at once leave one pair")
  func racingCreation() async throws {
    let harness = try await TokenIssuanceHarness(algorithm: nil)
    let request = CreateSigningKeysRequest(userPoolId: harness.pool.text, algorithm: "ES256")
    let other = try harness.anotherInstance()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<16 {
        group.addTask {
          let instance = index.isMultiple(of: 2) ? harness.instance : other
          _ = try await instance.tokens.createSigningKeys(request, context: harness.context)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await harness.keySet().keys.count == 2)
    let tokens = try await harness.issue()
    #expect(try await harness.verify(tokens.access, on: other).username == "alice")
  }

  @Test("after a rotation both keys are published, and the old one verifies its last token")
  func overlap() async throws {
    let harness = try await TokenIssuanceHarness()
    let other = try harness.anotherInstance()
    // Both instances hold the old keys in memory.
    _ = try await harness.issue()
    var request = harness.issueRequest()
    request.contents?.accessTokenValiditySeconds = 86_400
    let old = try await harness.issue(request)
    _ = try await harness.verify(old.access, on: other)

    harness.clock.advance(by: .seconds(60))
    let rotated = try await harness.instance.keyOperator.rotateSigningKeys(
      RotateSigningKeysRequest(userPoolId: harness.pool.text),
      context: harness.context
    )
    #expect(rotated.keys.map(\.state) == ["published", "published", "active", "active"])
    #expect(try await harness.keySet().keys.count == 4)
    harness.clock.advance(by: .seconds(3))

    let issued = try await other.tokens.issueTokens(
      harness.issueRequest(),
      context: harness.context
    )
    let new = try DecodedToken(try #require(issued.accessToken))
    #expect(new.header["kid"] != (try DecodedToken(old.access)).header["kid"])
    harness.clock.advance(by: .seconds(86_336))
    #expect(try await harness.verify(old.access).username == "alice")
    #expect(try await harness.verify(old.access, on: other).username == "alice")

    harness.clock.advance(by: .seconds(400))
    #expect(try await harness.keySet().keys.count == 2)
    let listed = try await harness.instance.keyOperator.listSigningKeys(
      ListSigningKeysRequest(userPoolId: harness.pool.text),
      context: harness.context
    )
    #expect(listed.keys.map(\.state) == ["active", "active", "expired", "expired"])
    try await harness.instance.service.expiredChainRemoval.removeOnce()
    #expect(try await harness.countOfKeys() == 2)
    let refreshed = try await harness.refresh(old.refresh)
    let access = try #require(refreshed.accessToken)
    #expect(try DecodedToken(access).header["kid"] == new.header["kid"])
  }

  /// A gateway that asked just before the rotation tells the old keys for a second.
  @Test("a new key is published before it signs, and the old one signs until then")
  func published() async throws {
    let harness = try await TokenIssuanceHarness()
    harness.clock.advance(by: .seconds(60))
    let first = try await harness.signers()
    try await harness.rotate()
    #expect(try await harness.signers() == first)
    harness.clock.advance(by: .milliseconds(2999))
    #expect(try await harness.signers() == first)
    // A second rotation meanwhile: the keys sign in the order in which they were published.
    try await harness.rotate()
    #expect(try await harness.signers() == first)
    harness.clock.advance(by: .milliseconds(1))
    let second = try await harness.signers()
    #expect(second.isDisjoint(with: first))
    harness.clock.advance(by: .milliseconds(2999))
    let third = try await harness.signers()
    #expect(third.isDisjoint(with: second) && third.isDisjoint(with: first))
    #expect(try await harness.keySet().ids.isSuperset(of: first.union(second).union(third)))
    let signing = try await harness.descriptions().filter(\.isSigning)
    #expect(signing.allSatisfy { $0.verifiesUntil == nil })
  }

  @Test("a pool whose only keys are new signs with them at once, also after a rotation")
  func onlyNewKeys() async throws {
    let harness = try await TokenIssuanceHarness()
    let first = try await harness.signers()
    #expect(first.count == 2)
    harness.clock.advance(by: .milliseconds(1))
    try await harness.rotate()
    #expect(try await harness.signers() == first)
    harness.clock.advance(by: .seconds(3))
    #expect(try await harness.signers().isDisjoint(with: first))
  }

  @Test("rotations at once leave one pair that signs")
  func racingRotation() async throws {
    let harness = try await TokenIssuanceHarness()
    let other = try harness.anotherInstance()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        group.addTask {
          let instance = index.isMultiple(of: 2) ? harness.instance : other
          _ = try await instance.keyOperator.rotateSigningKeys(
            RotateSigningKeysRequest(userPoolId: harness.pool.text),
            context: harness.context
          )
        }
      }
      try await group.waitForAll()
    }
    harness.clock.advance(by: .seconds(3))
    let active = try await harness.descriptions().filter(\.isSigning)
    #expect(active.allSatisfy { $0.verifiesUntil == nil })
    #expect(Set(active.map(\.use)) == [.id, .access])
    #expect(active.count == 2)
    let tokens = try await harness.issue()
    #expect(try await harness.verify(tokens.access).username == "alice")
  }

  @Test("a rotation can change the algorithm")
  func algorithm() async throws {
    let harness = try await TokenIssuanceHarness()
    let old = try await harness.issue()
    _ = try await harness.instance.keyOperator.rotateSigningKeys(
      RotateSigningKeysRequest(userPoolId: harness.pool.text, algorithm: "RS256"),
      context: harness.context
    )
    harness.clock.advance(by: .seconds(3))
    let new = try await harness.issue()
    #expect(try DecodedToken(new.id).header["alg"] == "RS256")
    #expect(try await harness.verify(old.access).username == "alice")
    #expect(try await harness.verify(new.access).username == "alice")
    let kinds = try await harness.keySet().keys.compactMap { $0["kty"] }
    #expect(kinds == ["RSA", "RSA", "EC", "EC"])
  }

  @Test("a pool without keys has none to publish or to rotate")
  func withoutKeys() async throws {
    let harness = try await TokenIssuanceHarness(algorithm: nil)
    let publishing = await reason { () async throws(RPCError) in
      _ = try await harness.instance.publicKeys.getJSONWebKeySet(
        GetJSONWebKeySetRequest(userPoolId: harness.pool.text),
        context: harness.context
      )
    }
    let rotation = await reason { () async throws(RPCError) in
      _ = try await harness.instance.keyOperator.rotateSigningKeys(
        RotateSigningKeysRequest(userPoolId: harness.pool.text),
        context: harness.context
      )
    }
    #expect(publishing == "resource_not_found")
    #expect(rotation == "resource_not_found")
  }

  @Test("deleting a pool's tokens ends them all, and those of no other pool")
  func deletion() async throws {
    let harness = try await TokenIssuanceHarness()
    let second = try #require(UserPoolID("eu-west-1_zzzzzzzzz"))
    try await harness.createKeys(second, "ES256")
    let gone = try await harness.issue()
    let kept = try await harness.issue(harness.issueRequest(pool: second))
    let request = DeleteUserPoolTokensRequest(userPoolId: harness.pool.text)
    for _ in 0..<2 {
      _ = try await harness.instance.tokens.deleteUserPoolTokens(request, context: harness.context)
    }
    let access = await reason { () async throws(RPCError) in
      _ = try await harness.verify(gone.access)
    }
    let refresh = await reason { () async throws(RPCError) in
      _ = try await harness.refresh(gone.refresh)
    }
    #expect(access == "access_token_revoked")
    #expect(refresh == "refresh_token_expired")
    #expect(try await harness.verify(kept.access).userPoolId == second.text)
    #expect(try await harness.countOfChains() == 1)
  }

  @Test("a private key moved to another pool's row does not open")
  func movedKey() async throws {
    let harness = try await TokenIssuanceHarness()
    let second = try #require(UserPoolID("eu-west-1_zzzzzzzzz"))
    try await harness.database.administrationPool().execute(
      "UPDATE token_issuance.signing_keys SET user_pool_id = \(second.text)"
    )
    do {
      _ = try await harness.instance.tokens.issueTokens(
        harness.issueRequest(pool: second),
        context: harness.context
      )
      Issue.record("signed with another pool's key")
    } catch {
      #expect(error.code == .internalError)
    }
  }
}

private struct MissingKeyID: Error {}

extension TokenIssuanceHarness {
  func rotate() async throws {
    _ = try await instance.keyOperator.rotateSigningKeys(
      RotateSigningKeysRequest(userPoolId: pool.text),
      context: context
    )
  }

  /// The ids of the keys that sign a sign-in's tokens, and a refresh's as well.
  func signers() async throws -> Set<String> {
    let tokens = try await issue()
    let refreshed = try await refresh(tokens.refresh)
    let signed = try [
      tokens.id, tokens.access, #require(refreshed.idToken), #require(refreshed.accessToken),
    ]
    return try Set(
      signed.map { token in
        guard case .text(let id)? = try DecodedToken(token).header["kid"] else {
          throw MissingKeyID()
        }
        return id
      }
    )
  }

  func countOfKeys() async throws -> Int {
    try await descriptions().count
  }

  func descriptions() async throws -> [SigningKeyStore.Description] {
    try await instance.service.keyStore.descriptions(of: .userPool(pool), at: clock.now())
  }
}
