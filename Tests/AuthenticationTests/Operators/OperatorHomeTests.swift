internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
import AuthenticationStubs
import GatehouseStubs
internal import RPC
internal import TestSupport
internal import Testing

@Suite("CON-2: the operators' pool")
struct OperatorHomeTests {
  private let email = "ada@example.com"

  @Test("CON-2 is put right by the command that makes an operator")
  func mended() async throws {
    let stage = try await OperatorStage()
    _ = try await stage.token(email)
    let pools = stage.harness.authentication.pools
    let place = try await stage.console.showOperatorSignIn(
      ShowOperatorSignInRequest(),
      context: stage.context()
    )
    let described = try await pools.describeUserPool(
      DescribeUserPoolRequest(userPoolId: place.userPoolId),
      call: .recording(stage.context())
    )
    let domain = try #require(described.userPool?.domain)
    _ = try await pools.deleteUserPoolDomain(
      DeleteUserPoolDomainRequest(domain: domain, userPoolId: place.userPoolId),
      call: .recording(stage.context())
    )
    _ = try await pools.setUserPoolMfaConfig(
      SetUserPoolMfaConfigRequest(userPoolId: place.userPoolId, mfaConfiguration: "OFF"),
      call: .recording(stage.context())
    )
    _ = try await pools.deleteUserPoolClient(
      DeleteUserPoolClientRequest(userPoolId: place.userPoolId, clientId: place.clientId),
      call: .recording(stage.context())
    )
    stage.clock.advance(by: .seconds(2))

    try await expectSignIn(on: stage)
    let after = try await pools.describeUserPool(
      DescribeUserPoolRequest(userPoolId: place.userPoolId),
      call: .recording(stage.context())
    ).userPool
    #expect(after?.mfaConfiguration == "ON" && after?.domain != nil)
    #expect(try await stage.home() == place.userPoolId)
  }

  @Test("CON-2 gives the console's client back what a sign-in takes", arguments: [true, false])
  func stripped(serverIsGone: Bool) async throws {
    let stage = try await OperatorStage()
    _ = try await stage.token(email)
    let pools = stage.harness.authentication.pools
    let place = try await stage.console.showOperatorSignIn(
      ShowOperatorSignInRequest(),
      context: stage.context()
    )
    let before = try await client(place, of: stage)
    _ = try await pools.updateUserPoolClient(
      UpdateUserPoolClientRequest(
        userPoolId: place.userPoolId,
        clientId: place.clientId,
        clientName: before.clientName,
        explicitAuthFlows: ["ALLOW_CUSTOM_AUTH"],
        callbackUrls: ["\(OperatorStage.consoleURL)/signed-in", "https://former.example/signed-in"]
      ),
      call: .recording(stage.context())
    )
    if serverIsGone {
      _ = try await pools.deleteResourceServer(
        DeleteResourceServerRequest(userPoolId: place.userPoolId, identifier: "gatehouse.console"),
        call: .recording(stage.context())
      )
    } else {
      _ = try await pools.updateResourceServer(
        UpdateResourceServerRequest(
          userPoolId: place.userPoolId,
          identifier: "gatehouse.console",
          name: "Another name"
        ),
        call: .recording(stage.context())
      )
    }
    stage.clock.advance(by: .seconds(2))

    try await expectSignIn(on: stage)
    let after = try await client(place, of: stage)
    #expect(after.clientId == before.clientId)
    #expect(after.explicitAuthFlows == before.explicitAuthFlows)
    #expect(after.supportedIdentityProviders == before.supportedIdentityProviders)
    #expect(after.allowedOAuthFlows == ["code"] && after.allowedOAuthFlowsUserPoolClient == true)
    #expect(after.allowedOAuthScopes == before.allowedOAuthScopes)
    #expect(after.logoutUrls == before.logoutUrls)
    #expect(after.callbackUrls?.contains("https://former.example/signed-in") == true)
    // A client that lacks nothing is left alone.
    stage.clock.advance(by: .seconds(2))
    _ = try await stage.link(email)
    #expect(try await client(place, of: stage) == after)
  }

  private func expectSignIn(on stage: OperatorStage) async throws {
    let token = try await stage.token(email)
    let shown = try await stage.console.showOperator(
      ShowOperatorRequest(),
      context: stage.context(token)
    )
    #expect(shown.username == email)
  }

  private func client(
    _ place: ShowOperatorSignInResponse,
    of stage: OperatorStage
  ) async throws -> UserPoolClientType {
    let described = try await stage.harness.authentication.pools.describeUserPoolClient(
      DescribeUserPoolClientRequest(userPoolId: place.userPoolId, clientId: place.clientId),
      call: .recording(stage.context())
    )
    return try #require(described.userPoolClient)
  }

  @Test("CON-2 takes the console's URL as browsers write it")
  func written() async throws {
    let stage = try await OperatorStage()
    _ = try await stage.link(email)
    _ = try await stage.accounts.createOperator(
      CreateOperatorRequest(
        email: email,
        role: "administrator",
        consoleUrl: "https://Console.example:443"
      ),
      context: stage.context()
    )
    let place = try await stage.console.showOperatorSignIn(
      ShowOperatorSignInRequest(),
      context: stage.context()
    )
    #expect(
      try await client(place, of: stage).callbackUrls == ["\(OperatorStage.consoleURL)/signed-in"]
    )
  }

  @Test(
    "CON-1: an operator who has signed in can be deleted, and a successor of the name begins anew"
  )
  func deleted() async throws {
    let stage = try await OperatorStage()
    let token = try await stage.token(email)
    _ = try await stage.console.showOperator(ShowOperatorRequest(), context: stage.context(token))
    #expect(try await operators(stage).map { $0.lastSignInAtUnixMillis != nil } == [true])
    _ = try await stage.harness.authentication.accounts.adminDeleteUser(
      AdminDeleteUserRequest(userPoolId: try await stage.home(), username: email),
      call: .recording(stage.context())
    )
    #expect(try await operators(stage).isEmpty)
    let refusal = try await stage.reason {
      _ = try await stage.console.showOperator(ShowOperatorRequest(), context: stage.context(token))
    }
    #expect(refusal != nil)
    _ = try await stage.link(email)
    #expect(try await operators(stage).map { $0.lastSignInAtUnixMillis != nil } == [false])
  }

  private func operators(_ stage: OperatorStage) async throws -> [ListedOperator] {
    try await stage.accounts.listOperators(ListOperatorsRequest(), context: stage.context())
      .operators
  }

  @Test("CON-1 is one, however many commands make it at once")
  func one() async throws {
    let stage = try await OperatorStage()
    let homes = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<4 {
        group.addTask {
          _ = try await stage.link("operator\(number)@example.com")
          return try await stage.home()
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(homes.count == 1)
    let listed = try await stage.accounts.listOperators(
      ListOperatorsRequest(),
      context: stage.context()
    )
    #expect(listed.operators.count == 4)
  }
}
