import Domain
import RPC
import TestSupport
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

@testable import TokenIssuanceService

/// Tokens that begin no chain.
@Suite struct DetachedTokenTests {
  private struct Fixture {
    let harness: TokenIssuanceHarness
    let detached: DetachedTokenClient

    init() async throws {
      harness = try await TokenIssuanceHarness()
      var router = RPCRouter()
      harness.instance.service.detachedTokens.register(in: &router)
      detached = DetachedTokenClient(InProcessChannel(router))
    }

    func issue(
      _ change: (inout IssueDetachedTokenRequest) -> Void = { _ in }
    ) async throws
      -> [UInt8]
    {
      var request = IssueDetachedTokenRequest(
        userPoolId: harness.pool.text,
        clientId: harness.client.text,
        sub: harness.client.text,
        tokenUse: "access",
        validitySeconds: 300,
        scope: "api/read"
      )
      change(&request)
      return try #require(
        try await detached.issueDetachedToken(request, context: harness.context).token
      )
    }

    func open(_ token: [UInt8]) async throws(RPCError) -> OpenSubjectTokenResponse {
      try await detached.openSubjectToken(
        OpenSubjectTokenRequest(userPoolId: harness.pool.text, token: token),
        context: harness.context
      )
    }

    func refusal(_ token: [UInt8]) async -> String {
      await reason { () async throws(RPCError) in _ = try await open(token) }
    }
  }

  @Test("TOK-7: a client's own token is good until it ends, and never for our API")
  func ofClient() async throws {
    let fixture = try await Fixture()
    let token = try await fixture.issue()
    #expect(try await fixture.open(token).chainId == nil)
    let verifying = await reason { () async throws(RPCError) in
      _ = try await fixture.harness.instance.tokens.verifyAccessToken(
        VerifyAccessTokenRequest(accessToken: token),
        context: fixture.harness.context
      )
    }
    #expect(verifying != "")
    fixture.harness.clock.advance(by: .seconds(300))
    #expect(await fixture.refusal(token) == "access_token_expired")
  }

  @Test("SES-40: what is made from a sign-in ends with it")
  func ofChain() async throws {
    let fixture = try await Fixture()
    let tokens = try await fixture.harness.issue()
    let chain = try #require(try await fixture.open(tokens.access).chainId)
    #expect(try await fixture.open(tokens.id).chainId == chain)
    let derived = try await fixture.issue {
      $0.sub = TokenIssuanceHarness.sub
      $0.username = "ann"
      $0.chainId = chain
    }
    #expect(try await fixture.open(derived).chainId == chain)
    _ = try await fixture.harness.instance.tokens.revokeUserTokens(
      RevokeUserTokensRequest(
        userPoolId: fixture.harness.pool.text,
        sub: TokenIssuanceHarness.sub
      ),
      context: fixture.harness.context
    )
    for token in [tokens.access, tokens.id, derived] {
      #expect(await fixture.refusal(token) == "access_token_revoked")
    }
  }

  @Test(
    "SES-49: a token that was made for another service is none for our API",
    arguments: [true, false]
  )
  func forAnotherService(isByAudience: Bool) async throws {
    let fixture = try await Fixture()
    let tokens = try await fixture.harness.issue()
    let chain = try await fixture.open(tokens.access).chainId
    let verify = { (token: [UInt8]) async throws(RPCError) in
      _ = try await fixture.harness.instance.tokens.verifyAccessToken(
        VerifyAccessTokenRequest(accessToken: token),
        context: fixture.harness.context
      )
    }
    for isNarrowed in [false, true] {
      let derived = try await fixture.issue {
        $0.sub = TokenIssuanceHarness.sub
        $0.username = "ann"
        $0.chainId = chain
        $0.scope = "aws.cognito.signin.user.admin"
        $0.audience = isNarrowed && isByAudience ? "shipping" : nil
        $0.actor = isNarrowed && !isByAudience ? Array(#"{"sub":"service"}"#.utf8) : nil
      }
      let told = await reason { () async throws(RPCError) in try await verify(derived) }
      #expect(told == (isNarrowed ? "access_token_invalid" : ""))
    }
  }

  @Test("a user's token without a chain is none that can be exchanged again")
  func withoutChain() async throws {
    let fixture = try await Fixture()
    let token = try await fixture.issue { $0.sub = TokenIssuanceHarness.sub }
    #expect(await fixture.refusal(token) == "access_token_revoked")
  }

  @Test("no claim that is given takes the name of a fixed one")
  func claims() async throws {
    let fixture = try await Fixture()
    let names = ["sub", "exp", "act", "scope", "version", "origin_jti", "device_key"]
    let token = try await fixture.issue {
      $0.claims = (names + ["tenant"]).map {
        TokenClaim(name: $0, stringValue: "mine", kind: "string")
      }
    }
    let opened = try await fixture.open(token)
    let payload = String(decoding: try #require(opened.claims), as: UTF8.self)
    #expect(payload.matches(of: /mine/).count == 1)
    #expect(payload.contains(#""tenant":"mine""#))
  }
}
