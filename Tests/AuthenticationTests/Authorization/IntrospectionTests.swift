internal import AuthenticationMessages
internal import TestSupport
internal import Testing

/// SPEC-OIDC §6 (INT-1); what else a token may be is looked at in Tests/Conformance/test_introspection.py.
@Suite("introspection", .timeLimit(.minutes(20)))
struct IntrospectionTests {
  @Test("INT-1: a token is active until it expires")
  func expiry() async throws {
    let stage = try await BrowserStage(
      CreateUserPoolRequest(userPoolTags: ["gatehouse:introspection": "on"]),
      client: { $0.generateSecret = true }
    )
    try await stage.stage.addUser("ann")
    let tokens = try await stage.redeem(try await stage.code())
    let signed = [tokens.accessToken, tokens.idToken]
    for token in signed + [tokens.refreshToken] {
      #expect(try await stage.introspect(token).contains(#""active":true"#))
    }
    stage.clock.advance(by: .seconds(3600))
    for token in signed {
      #expect(try await stage.introspect(token) == #"{"active":false}"#)
    }
    #expect(try await stage.introspect(tokens.refreshToken).contains(#""active":true"#))
    stage.clock.advance(by: .seconds(30 * 86_400))
    #expect(try await stage.introspect(tokens.refreshToken) == #"{"active":false}"#)
  }
}
