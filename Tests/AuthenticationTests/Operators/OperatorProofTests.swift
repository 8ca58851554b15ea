internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
import AuthenticationStubs
internal import AuthenticationTokens
internal import RPC
internal import TestSupport
internal import Testing

@Suite("CON-3: the token of an operator")
struct OperatorProofTests {
  private let email = "ada@example.com"

  private func showing(_ stage: OperatorStage, _ token: String?) async throws -> String? {
    try await stage.reason {
      _ = try await stage.console.showOperator(
        ShowOperatorRequest(),
        context: stage.context(token)
      )
    }
  }

  @Test("CON-3 is proved at each call, and names the role of this moment")
  func proved() async throws {
    let stage = try await OperatorStage()
    let token = try await stage.token(email, "support")
    let shown = try await stage.console.showOperator(
      ShowOperatorRequest(),
      context: stage.context(token)
    )
    #expect(shown.username == email && shown.role == "support")
    let home = try await stage.home()
    _ = try await stage.harness.authentication.accounts.adminRemoveUserFromGroup(
      AdminRemoveUserFromGroupRequest(userPoolId: home, username: email, groupName: "support"),
      call: .recording(stage.context())
    )
    try await stage.stage.addUser("ann")
    #expect(
      try await stage.disabling("ann", in: stage.stage.poolID, token) == "access_denied"
    )
  }

  @Test("CON-3 is none without a second factor, whatever the pool asks by now")
  func oneFactor() async throws {
    let stage = try await OperatorStage()
    let token = try await stage.token(email, proving: [.password])
    #expect(try await showing(stage, token) == "unauthorized")
  }

  @Test("CON-3 is none of another pool, whose resource server has the console's name")
  func otherPool() async throws {
    let stage = try await OperatorStage()
    _ = try await stage.token(email)
    let pools = stage.harness.authentication.pools
    let tenant = stage.stage.poolID
    _ = try await pools.createResourceServer(
      CreateResourceServerRequest(
        userPoolId: tenant,
        identifier: "gatehouse.console",
        name: "Ours",
        scopes: [ResourceServerScopeType(scopeName: "operate", scopeDescription: "All")]
      ),
      call: .recording(stage.context())
    )
    let client = try await stage.harness.makeClient(
      of: stage.stage.pool,
      CreateUserPoolClientRequest(
        supportedIdentityProviders: ["COGNITO"],
        callbackUrls: ["\(OperatorStage.consoleURL)/signed-in"],
        allowedOAuthFlows: ["code"],
        allowedOAuthScopes: ["openid", "gatehouse.console/operate"],
        allowedOAuthFlowsUserPoolClient: true
      )
    )
    try await stage.stage.addUser("mallory")
    let token = try await stage.token(
      "mallory",
      at: ShowOperatorSignInResponse(
        userPoolId: tenant,
        clientId: client.clientId,
        scope: "openid gatehouse.console/operate"
      )
    )
    #expect(try await showing(stage, token) == "unauthorized")
    #expect(try await stage.disabling("mallory", in: tenant, token) == "unauthorized")
  }

  @Test(
    "CON-3 ends with the operator: disabled, signed out everywhere, deleted, come in by another link"
  )
  func ended() async throws {
    let stage = try await OperatorStage()
    let accounts = stage.harness.authentication.accounts
    for (name, end) in [
      (
        "disabled@example.com",
        { (home: String, name: String) async throws -> Void in
          _ = try await accounts.adminDisableUser(
            AdminDisableUserRequest(userPoolId: home, username: name),
            call: .recording(stage.context())
          )
        }
      ),
      (
        "signed-out@example.com",
        { (home: String, name: String) async throws -> Void in
          _ = try await stage.harness.authentication.tokens.adminUserGlobalSignOut(
            AdminUserGlobalSignOutRequest(userPoolId: home, username: name),
            call: .recording(stage.context())
          )
        }
      ),
      (
        "linked@example.com",
        { (home: String, name: String) async throws -> Void in
          _ = try await stage.console.acceptOperatorLink(
            AcceptOperatorLinkRequest(
              linkSecret: try await stage.link(name),
              password: OperatorStage.password + "!"
            ),
            context: stage.context()
          )
        }
      ),
      (
        "deleted@example.com",
        { (home: String, name: String) async throws -> Void in
          _ = try await accounts.adminDeleteUser(
            AdminDeleteUserRequest(userPoolId: home, username: name),
            call: .recording(stage.context())
          )
        }
      ),
    ] {
      let token = try await stage.token(name)
      #expect(try await showing(stage, token) == nil)
      stage.clock.advance(by: .seconds(1))
      try await end(try await stage.home(), name)
      #expect(try await showing(stage, token) == "unauthorized", "\(name)")
      stage.clock.advance(by: .seconds(1))
    }
  }

  @Test("CON-3 is none where there is no token, or a made-up or endless one")
  func madeUp() async throws {
    let stage = try await OperatorStage()
    let token = try await stage.token(email)
    #expect(try await showing(stage, nil) == "not_authorized")
    for text in ["", "x", "\(token)x", String(repeating: "a", count: 1_000_000)] {
      #expect(try await showing(stage, text) == "unauthorized")
    }
  }
}
