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

    let token = try await stage.token(email)
    let shown = try await stage.console.showOperator(
      ShowOperatorRequest(),
      context: stage.context(token)
    )
    #expect(shown.username == email)
    let after = try await pools.describeUserPool(
      DescribeUserPoolRequest(userPoolId: place.userPoolId),
      call: .recording(stage.context())
    ).userPool
    #expect(after?.mfaConfiguration == "ON" && after?.domain != nil)
    #expect(try await stage.home() == place.userPoolId)
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
