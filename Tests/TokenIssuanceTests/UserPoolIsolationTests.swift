import Domain
import RPC
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

/// Pool A never sees pool B: every call with B's tokens, users or keys in A's name.
@Suite struct UserPoolIsolationTests {
  @Test("no call in one pool's name reaches another pool's tokens")
  func isolation() async throws {
    let harness = try await TokenIssuanceHarness()
    let other = try #require(UserPoolID("eu-west-1_zzzzzzzzz"))
    try await harness.createKeys(other, "ES256")
    let mine = try await harness.issue()
    let theirs = try await harness.issue(harness.issueRequest(pool: other))

    let opening = await reason { () async throws(RPCError) in
      _ = try await harness.open(mine.refresh, pool: other)
    }
    #expect(opening == "refresh_token_invalid")
    for grace in [nil, 10] as [Int64?] {
      let refresh = await reason { () async throws(RPCError) in
        _ = try await harness.refresh(mine.refresh, grace: grace, pool: other)
      }
      #expect(refresh == "refresh_token_invalid")
    }
    let revocation = await reason { () async throws(RPCError) in
      try await harness.revoke(mine.refresh, pool: other)
    }
    #expect(revocation == "refresh_token_invalid")

    // The same user id exists in both.
    try await harness.revokeAll(in: other)
    let ended = await reason { () async throws(RPCError) in
      _ = try await harness.verify(theirs.access)
    }
    #expect(ended == "access_token_revoked")
    #expect(try await harness.verify(mine.access).userPoolId == harness.pool.text)
    #expect(try await harness.refresh(mine.refresh).accessToken != nil)

    #expect(try await harness.keySet().ids.isDisjoint(with: harness.keySet(other).ids))
    _ = try await harness.instance.keyOperator.rotateSigningKeys(
      RotateSigningKeysRequest(userPoolId: other.text),
      context: harness.context
    )
    #expect(try await harness.keySet().keys.count == 2)
  }
}
