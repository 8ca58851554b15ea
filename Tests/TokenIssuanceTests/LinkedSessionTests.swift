import Domain
import RPC
import Sessions
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

@Suite("Sessions that are linked")
struct LinkedSessionTests {
  private static let sso = "0f3c0d7e-0000-4000-8000-00000000000a"

  @Test("SES-23: a chain's end ends its SSO session if that is asked for, and no other chain of it")
  func chainToSSO() async throws {
    let harness = try await TokenIssuanceHarness()
    let alone = try await harness.signIn(sso: Self.sso)
    #expect(try await harness.end(chain: alone.chainID).endedSsoSessionId == nil)
    let linked = try await harness.signIn(sso: Self.sso)
    let other = try await harness.signIn(sso: Self.sso)
    let ended = try await harness.end(chain: linked.chainID, isLinked: true)
    #expect(ended.endedSsoSessionId == Self.sso)
    #expect(try await harness.active() == [other.chainID])
    #expect(await refusalOfBeginning(harness) == "session_not_found")
    // A chain without an origin has nothing that it is linked to.
    let plain = try await harness.signIn()
    #expect(try await harness.end(chain: plain.chainID, isLinked: true).endedSsoSessionId == nil)
  }

  @Test("SES-23: an SSO session's end lets its chains go on, or ends them all if that is asked for")
  func ssoToChains() async throws {
    for isLinked in [false, true] {
      let harness = try await TokenIssuanceHarness()
      let client = try #require(ClientID("zyxwvutsrqponmlkjihgfedcba"))
      let chains = [
        try await harness.signIn(sso: Self.sso),
        try await harness.signIn(client: client, sso: Self.sso),
      ]
      let plain = try await harness.signIn()
      let ended = try await harness.end(sso: Self.sso, isLinked: isLinked)
      #expect(ended.endedSsoSessionId == Self.sso)
      let left = [plain.chainID] + (isLinked ? [] : chains.map(\.chainID))
      #expect(try await Set(harness.active()) == Set(left))
      #expect(await refusalOfBeginning(harness) == "session_not_found")
      // It is over: asked again, there is none.
      let again = await reason { () async throws(RPCError) in
        try await harness.end(sso: Self.sso, isLinked: isLinked)
      }
      #expect(again == "session_not_found")
    }
  }

  @Test("SES-23: another user's SSO session is no session of this one")
  func otherUser() async throws {
    let harness = try await TokenIssuanceHarness()
    _ = try await harness.signIn(sub: "another", sso: Self.sso)
    let refused = await reason { () async throws(RPCError) in
      try await harness.end(sso: Self.sso, isLinked: true)
    }
    #expect(refused == "session_not_found")
    #expect(try await harness.active(sub: "another").count == 1)
  }

  @Test("SES-23: RevokeToken ends the SSO session too where it is asked to, however often")
  func revokeToken() async throws {
    let harness = try await TokenIssuanceHarness()
    let signIn = try await harness.signIn(sso: Self.sso)
    for _ in 0..<2 {
      let response = try await harness.instance.tokens.revokeRefreshToken(
        RevokeRefreshTokenRequest(
          userPoolId: harness.pool.text,
          clientId: harness.client.text,
          token: signIn.refresh,
          isLinked: true
        ),
        context: harness.context
      )
      #expect(response.endedSsoSessionId == Self.sso)
    }
    #expect(await refusalOfBeginning(harness) == "session_not_found")
    // Unasked it does not.
    let other = "0f3c0d7e-0000-4000-8000-00000000000b"
    let second = try await harness.signIn(sso: other)
    try await harness.revoke(second.refresh)
    _ = try await harness.signIn(sso: other)
  }

  @Test("SES-23: of the end of an SSO session and chains that begin from it, no order leaves one")
  func atOnce() async throws {
    let harness = try await TokenIssuanceHarness()
    let instance = try harness.anotherInstance()
    for round in 0..<50 {
      let sso = "0f3c0d7e-0000-4000-8000-0000000001\(round + 10)"
      _ = try await harness.signIn(sso: sso)
      async let ended: RevokeSessionResponse = harness.end(sso: sso, isLinked: true)
      do throws(RPCError) {
        _ = try await harness.signIn(.tracked(most: 100), sso: sso, on: instance)
      } catch {
        #expect(error.reason == "session_not_found")
      }
      _ = try await ended
      #expect(try await harness.active() == [])
    }
  }

  @Test("SES-35: a chain of the token endpoint or of an SSO session is told from one of the API")
  func origin() async throws {
    let harness = try await TokenIssuanceHarness()
    let plain = try await harness.signIn()
    #expect(try await harness.open(plain.refresh).beganAtTokenEndpoint == false)
    let hosted = try await harness.signIn(sso: Self.sso)
    #expect(try await harness.open(hosted.refresh).beganAtTokenEndpoint == true)
    var request = harness.issueRequest()
    request.beganAtTokenEndpoint = true
    let exchanged = try await harness.issue(request)
    #expect(try await harness.open(exchanged.refresh).beganAtTokenEndpoint == true)
  }

  private func refusalOfBeginning(_ harness: TokenIssuanceHarness) async -> String {
    await reason { () async throws(RPCError) in _ = try await harness.signIn(sso: Self.sso) }
  }
}
