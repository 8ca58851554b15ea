internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import AuthenticationTokens
internal import RPC
internal import Sessions
internal import TestSupport
internal import Testing
internal import TokenIssuanceMessages
import TokenIssuanceStubs

@Suite("Sessions that are linked to a browser's sign-in")
struct LinkedRevocationTests {
  private static let sso = "0f3c0d7e-0000-4000-8000-00000000000a"
  private static let unknown = AuthenticationFailure.resourceNotFound("Session does not exist.")

  /// A user of a pool that tracks sessions or not.
  private struct Scene {
    let stage: Stage
    let sub: String

    init(isTracked: Bool) async throws {
      stage = try await SignInHarness().stage()
      sub = try await stage.addUser("ann")
      guard isTracked else { return }
      _ = try await stage.service.pools.setUserPoolSessionConfiguration(
        SetUserPoolSessionConfigurationRequest(
          userPoolId: stage.poolID,
          userSessionTracking: "ENABLED",
          tokenSession: UserPoolTokenSessionConfigType(maxPerUser: 20)
        ),
        call: .recording(stage.context)
      )
    }

    /// Tokens as a hosted sign-in has them, where the browser's sign-in may still begin chains.
    func hosted() async throws(RPCError) -> IssueTokensResponse {
      try await stage.harness.tokens.issueTokens(
        IssueTokensRequest(
          userPoolId: stage.poolID,
          clientId: stage.clientID,
          sub: sub,
          contents: TokenContents(
            username: "ann",
            scope: "aws.cognito.signin.user.admin",
            accessTokenValiditySeconds: 3600,
            idTokenValiditySeconds: 3600
          ),
          refreshTokenValiditySeconds: 86_400,
          ssoSessionId: LinkedRevocationTests.sso
        ),
        context: stage.context
      )
    }

    func isOver() async -> Bool {
      do throws(RPCError) {
        _ = try await hosted()
        return false
      } catch {
        return error.reason == "session_not_found"
      }
    }

    func revokeToken(_ issued: IssueTokensResponse, _ choice: String?) async throws {
      _ = try await stage.service.tokens.revokeToken(
        RevokeTokenRequest(
          token: String(decoding: try #require(issued.refreshToken), as: UTF8.self),
          clientId: stage.clientID,
          revokeAssociatedSessions: choice
        ),
        call: .recording(stage.context)
      )
    }

    func revokeSession(_ id: SessionID?, by issued: IssueTokensResponse) async throws {
      _ = try await stage.service.tokens.revokeUserSession(
        RevokeUserSessionRequest(
          accessToken: String(decoding: try #require(issued.accessToken), as: UTF8.self),
          sessionId: try #require(id).text,
          revokeAssociatedSessions: "LINKED"
        ),
        call: .recording(stage.context)
      )
    }
  }

  @Test(
    "SES-23: RevokeToken ends the browser's sign-in where it is asked to and sessions are tracked"
  )
  func revokeToken() async throws {
    for (isTracked, choice) in [(false, "LINKED"), (true, nil), (true, "NONE")] {
      let scene = try await Scene(isTracked: isTracked)
      try await scene.revokeToken(try await scene.hosted(), choice)
      #expect(await !scene.isOver())
    }
    let scene = try await Scene(isTracked: true)
    try await scene.revokeToken(try await scene.hosted(), "LINKED")
    #expect(await scene.isOver())
    // A sign-in by the API has none that it came from.
    let tokens = try await scene.stage.tokens("ann")
    _ = try await scene.stage.service.tokens.revokeToken(
      RevokeTokenRequest(
        token: tokens.refreshToken,
        clientId: scene.stage.clientID,
        revokeAssociatedSessions: "LINKED"
      ),
      call: .recording(scene.stage.context)
    )
  }

  @Test("SES-23: the browser's sign-in ends with all that came from it, the caller's session too")
  func ssoSession() async throws {
    let scene = try await Scene(isTracked: true)
    let own = try await scene.hosted()
    let other = try await scene.stage.tokens("ann")
    try await scene.revokeSession(SessionID(.sso, uuid: Self.sso), by: own)
    #expect(await scene.isOver())
    await #expect(throws: RevocationTests.revokedAccess) {
      try await scene.revokeSession(SessionID(.sso, uuid: Self.sso), by: own)
    }
    #expect(try await scene.stage.refresh(other.refreshToken) != nil)
  }

  @Test("SES-20, SES-23: a session that came from a browser's sign-in says so, and takes it along")
  func tokenSession() async throws {
    let scene = try await Scene(isTracked: true)
    let ending = try await scene.hosted()
    let own = try await scene.hosted()
    let listed = try await scene.stage.service.tokens.adminListUserSessions(
      AdminListUserSessionsRequest(userPoolId: scene.stage.poolID, username: "ann"),
      call: .recording(scene.stage.context)
    )
    let origins = listed.sessions?.map(\.originSessionId) ?? []
    #expect(origins == Array(repeating: SessionID(.sso, uuid: Self.sso)?.text, count: 2))
    try await scene.revokeSession(SessionID(.token, uuid: ending.chainId ?? ""), by: own)
    #expect(await scene.isOver())
    // Its other session goes on.
    await #expect(throws: Self.unknown) {
      try await scene.revokeSession(SessionID(.token, uuid: ending.chainId ?? ""), by: own)
    }
  }
}
