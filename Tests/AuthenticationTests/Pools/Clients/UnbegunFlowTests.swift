internal import AuthenticationCore
internal import AuthenticationService
internal import GatehouseMessages
internal import Logging
internal import TestSupport
internal import Testing

@testable internal import AuthenticationPools

@Suite("Flows that a client allows and no sign-in can begin")
struct UnbegunFlowTests {
  private static let message = "the client allows flows that no sign-in can begin yet"

  @Test("are stored and told, and the operator is warned once at each creation and update")
  func warning() async throws {
    let log = RecordedLog()
    let harness = try await PoolsHarness(logger: log.logger)
    let pool = try await harness.makePool()
    let flows = ["ALLOW_REFRESH_TOKEN_AUTH", "ALLOW_USER_AUTH", "ALLOW_TOKEN_EXCHANGE_DELEGATION"]
    let client = try await harness.makeClient(
      of: pool,
      CreateUserPoolClientRequest(explicitAuthFlows: flows)
    )
    #expect(Set(try await harness.describeClient(client).explicitAuthFlows ?? []) == Set(flows))
    func update(_ flows: [String]?) async throws {
      _ = try await harness.authentication.pools.updateUserPoolClient(
        UpdateUserPoolClientRequest(
          userPoolId: pool.id,
          clientId: client.clientId,
          explicitAuthFlows: flows
        ),
        call: .recording(harness.context())
      )
    }
    try await update(["ALLOW_USER_AUTH"])
    try await update(nil)
    let warnings = log.lines.filter { $0.level == .warning }
    #expect(warnings.map(\.message) == [Self.message, Self.message])
    #expect(
      warnings.map { $0.metadata["flows"] }
        == ["ALLOW_USER_AUTH", "ALLOW_USER_AUTH"]
    )
    for warning in warnings {
      #expect(warning.metadata["user_pool"] == pool.id)
      #expect(warning.metadata["client"] == client.clientId)
      #expect(warning.metadata["request_id"] == "test")
    }
  }

  @Test("are none of those that a sign-in begins, nor of the older names")
  func others() {
    let begun = AuthenticationFlow.allCases.filter { $0 != .user }.map { "ALLOW_\($0.rawValue)" }
    let older = ["ADMIN_NO_SRP_AUTH", "CUSTOM_AUTH_FLOW_ONLY", "USER_PASSWORD_AUTH"]
    #expect(AuthenticationFlow.unbegun(among: begun + older).isEmpty)
  }
}
