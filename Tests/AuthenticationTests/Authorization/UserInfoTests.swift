internal import AuthenticationAuthorization
internal import AuthenticationMessages
internal import FoundationEssentials
internal import TestSupport
internal import Testing

/// SPEC-OIDC §6 (UIN-1 to UIN-3, REV-1).
@Suite("userInfo and revocation", .timeLimit(.minutes(20)))
struct UserInfoTests {
  private static func stage(
    _ tags: [String: String] = [:],
    client change: (inout CreateUserPoolClientRequest) -> Void = { _ in }
  ) async throws -> BrowserStage {
    let stage = try await BrowserStage(CreateUserPoolRequest(userPoolTags: tags), client: change)
    try await stage.stage.addUser(
      "ann",
      attributes: [
        "email": "ann@example.com", "email_verified": "true", "name": "Ann", "address": "Here 1",
        "phone_number": "+15551234567",
      ]
    )
    return stage
  }

  private static func claims(
    _ response: ShowUserInfoResponse
  ) throws -> [String: TokenPayload.Value] {
    try JSONDecoder().decode(
      [String: TokenPayload.Value].self,
      from: Data(try #require(response.claims))
    )
  }

  @Test("UIN-1, UIN-2: openid alone shows all; other scopes narrow; flags are texts")
  func scopes() async throws {
    let stage = try await Self.stage()
    for (scope, names) in [
      (
        "openid",
        ["address", "email", "email_verified", "name", "phone_number", "sub", "username"]
      ),
      ("openid email", ["email", "email_verified", "sub", "username"]),
      ("openid profile", ["address", "name", "sub", "username"]),
      ("openid phone", ["phone_number", "sub", "username"]),
    ] {
      let tokens = try await stage.redeem(try await stage.code(["scope": scope]))
      let claims = try Self.claims(try await stage.userInfo(tokens.accessToken))
      // phone_number_verified is there where the pool has given it a value.
      let shown = claims.keys.filter { $0 != "phone_number_verified" }.sorted()
      #expect(shown == names, "\(scope)")
      let id = try TokenPayload.decode(tokens.idToken)
      #expect(claims["sub"] == id["sub"] && claims["username"] == .string("ann"))
      if scope.hasSuffix("email") { #expect(claims["email_verified"] == .string("true")) }
      #expect(claims["address"] == nil || claims["address"] == .other)
    }
  }

  @Test("UIN-2: what the client may not read is shown to nobody")
  func unreadable() async throws {
    let stage = try await Self.stage { $0.readAttributes = ["name"] }
    let tokens = try await stage.redeem(try await stage.code(["scope": "openid"]))
    let claims = try Self.claims(try await stage.userInfo(tokens.accessToken))
    #expect(claims.keys.sorted() == ["name", "sub", "username"])
  }

  @Test("UIN-1: no token, another token, another pool's and a revoked one")
  func refusals() async throws {
    let stage = try await Self.stage()
    let tokens = try await stage.redeem(try await stage.code())
    #expect(try await stage.userInfo(nil).error == "invalid_request")
    let ofAPI = try await stage.stage.tokens("ann")
    for token in ["x", "a.b.c", tokens.idToken, tokens.refreshToken, ofAPI.accessToken] {
      #expect(try await stage.userInfo(token).error == "invalid_token")
    }
    let foreign = try await stage.userInfo(tokens.accessToken, pool: "us-east-1_AbCdEfGhI")
    #expect(foreign.error == "invalid_token")
    let bound = try await stage.redeem(try await stage.code(["resource": "https://api.example"]))
    #expect(try await stage.userInfo(bound.accessToken).error == "invalid_token")
    #expect(try await stage.userInfo(tokens.accessToken, pool: stage.stage.poolID).error == nil)
    stage.clock.advance(by: .seconds(3600))
    #expect(try await stage.userInfo(tokens.accessToken).error == "invalid_token")
  }

  private static func revoke(
    _ stage: BrowserStage,
    _ token: String?,
    _ change: (inout RevokeGrantRequest) -> Void = { _ in }
  ) async throws -> String? {
    var request = RevokeGrantRequest(
      clientId: stage.clientID,
      clientSecret: stage.stage.client.clientSecret,
      token: token
    )
    change(&request)
    return try await stage.endpoint.revokeGrant(request, context: stage.context).error
  }

  @Test("REV-1: a revoked refresh token ends its access tokens, and more than once")
  func revoking() async throws {
    let stage = try await Self.stage()
    let tokens = try await stage.redeem(try await stage.code())
    for _ in 0..<2 { #expect(try await Self.revoke(stage, tokens.refreshToken) == nil) }
    #expect(try await stage.userInfo(tokens.accessToken).error == "invalid_token")
    #expect(try await stage.refresh(tokens.refreshToken).error == "invalid_grant")
  }

  @Test("REV-1: what is refused, and what is answered as if it had been done")
  func refusedRevocations() async throws {
    let stage = try await Self.stage { $0.generateSecret = true }
    let other = try await stage.other { $0.enableTokenRevocation = false }
    let tokens = try await stage.redeem(try await stage.code())
    #expect(try await Self.revoke(stage, nil) == "invalid_request")
    #expect(try await Self.revoke(stage, "unknown") == nil)
    #expect(try await Self.revoke(stage, tokens.accessToken) == "unsupported_token_type")
    #expect(try await Self.revoke(stage, tokens.idToken) == "unsupported_token_type")
    let wrong = try await Self.revoke(stage, tokens.refreshToken) { $0.clientSecret = "x" }
    #expect(wrong == "invalid_client")
    #expect(try await Self.revoke(other, tokens.refreshToken) == "invalid_request")
    let third = try await stage.other()
    #expect(try await Self.revoke(third, tokens.refreshToken) == nil)
    #expect(try await stage.refresh(tokens.refreshToken).error == nil, "nothing was done")
  }
}
