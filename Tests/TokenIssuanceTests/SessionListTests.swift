import Domain
import RPC
import Sessions
import TestSupport
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

@Suite("Sessions by their ids")
struct SessionListTests {
  @Test("SES-20: active sessions are listed, the last used first, with what is known of each")
  func contents() async throws {
    let harness = try await TokenIssuanceHarness()
    let signedInAt = harness.clock.now().unixMillis
    var terms = SessionTerms.tracked()
    terms.installation = "copy-1"
    let first = try await harness.signIn(terms, deviceKey: "eu-west-1_1")
    harness.clock.advance(by: .seconds(10))
    let second = try await harness.signIn()
    harness.clock.advance(by: .seconds(10))
    try await harness.refresh(
      first.refresh,
      .tracked(address: "2001:db8::7", userAgent: "aws-cli/2")
    )
    let found = try await harness.list()
    #expect(found.isCut == false)
    #expect(found.chains.map(\.chainId) == [first.chainID, second.chainID])
    let used = try #require(found.chains.first)
    #expect(used.clientId == harness.client.text)
    #expect(used.signedInAtUnixMillis == signedInAt)
    #expect(used.lastActiveAtUnixMillis == signedInAt + 20_000)
    #expect(used.address == "2001:db8::7")
    #expect(used.userAgent == "aws-cli/2")
    #expect(used.installation == "copy-1")
    #expect(used.deviceKey == "eu-west-1_1")
    #expect(used.ssoSessionId == nil)
    let plain = try #require(found.chains.last)
    #expect(plain.lastActiveAtUnixMillis == signedInAt + 10_000)
    #expect(plain.address == nil && plain.userAgent == nil && plain.installation == nil)
    // A rotation is a use too.
    harness.clock.advance(by: .seconds(10))
    _ = try await harness.rotate(second.refresh)
    #expect(try await harness.active() == [second.chainID, first.chainID])
  }

  @Test("SES-20: pages follow each other without a gap, also among sessions of one moment")
  func pages() async throws {
    let harness = try await TokenIssuanceHarness()
    var chains: [String] = []
    for number in 0..<7 {
      chains.append(try await harness.signIn().chainID)
      if number == 3 { harness.clock.advance(by: .seconds(1)) }
    }
    let expected = chains[4...].sorted() + chains[..<4].sorted()
    var found: [String] = []
    var after: SessionPosition?
    repeat {
      let page = try await harness.list(limit: 2, after: after)
      #expect(page.chains.count == (page.isCut == true ? 2 : 1))
      found += page.chains.compactMap(\.chainId)
      let last = try #require(page.chains.last)
      after =
        page.isCut == true
        ? SessionPosition(
          lastActiveAtUnixMillis: last.lastActiveAtUnixMillis,
          chainId: last.chainId
        ) : nil
    } while after != nil
    #expect(found == expected)
  }

  @Test("SES-20: what is revoked, expired or of another user or pool is not listed")
  func active() async throws {
    let harness = try await TokenIssuanceHarness()
    let old = try await harness.signIn()
    harness.clock.advance(by: .seconds(30 * SessionTerms.day))
    let revoked = try await harness.signIn()
    try await harness.revoke(revoked.refresh)
    let kept = try await harness.signIn()
    #expect(try await harness.active() == [kept.chainID])
    #expect(try await harness.active(sub: "another") == [])
    #expect(await harness.refusal(of: old.refresh) == "refresh_token_expired")
  }

  @Test("SES-22: a session ends by its id, with its access tokens; others go on")
  func ended() async throws {
    let harness = try await TokenIssuanceHarness()
    let ending = try await harness.signIn()
    let staying = try await harness.signIn()
    try await harness.end(chain: ending.chainID.uppercased())
    #expect(await harness.refusal(of: ending.refresh) == "refresh_token_revoked")
    let refused = await reason { () async throws(RPCError) in
      _ = try await harness.verify(ending.access)
    }
    #expect(refused == "access_token_revoked")
    #expect(try await harness.active() == [staying.chainID])
  }

  @Test(
    "SES-22: another user's, another pool's, an ended, an expired and an invented id answer alike"
  )
  func alike() async throws {
    let harness = try await TokenIssuanceHarness()
    let otherPool = try #require(UserPoolID("eu-west-1_ZyXwVuTsR"))
    try await harness.createKeys(otherPool, "ES256")
    let expired = try await harness.signIn()
    harness.clock.advance(by: .seconds(30 * SessionTerms.day))
    let ended = try await harness.signIn()
    try await harness.end(chain: ended.chainID)
    let elsewhere = [
      try await harness.signIn(sub: "another"), try await harness.signIn(pool: otherPool),
    ]
    let ids =
      [expired, ended] + elsewhere
    let invented = "7f3c0d7e-0000-4000-8000-000000000001"
    for id in ids.map(\.chainID) + [invented] {
      for isLinked in [false, true] {
        let refused = await reason { () async throws(RPCError) in
          try await harness.end(chain: id, isLinked: isLinked)
        }
        #expect(refused == "session_not_found")
        let other = await reason { () async throws(RPCError) in
          try await harness.end(sso: id, isLinked: isLinked)
        }
        #expect(other == "session_not_found")
      }
    }
    #expect(try await harness.active(sub: "another") == [elsewhere[0].chainID])
    #expect(try await harness.active(pool: otherPool) == [elsewhere[1].chainID])
  }

  @Test("SES-34: all of a user's chains end but the one that is kept")
  func kept() async throws {
    let harness = try await TokenIssuanceHarness()
    let signIns = [try await harness.signIn(), try await harness.signIn()]
    let another = try await harness.signIn(sub: "another")
    _ = try await harness.instance.tokens.revokeUserTokens(
      RevokeUserTokensRequest(
        userPoolId: harness.pool.text,
        sub: TokenIssuanceHarness.sub,
        keptChainId: signIns[1].chainID,
        isByPolicy: true
      ),
      context: harness.context
    )
    #expect(try await harness.active() == [signIns[1].chainID])
    #expect(await harness.refusal(of: signIns[0].refresh) == "refresh_token_revoked")
    #expect(try await harness.active(sub: "another") == [another.chainID])
  }
}
