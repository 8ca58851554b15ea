internal import AuthenticationMessages
import AuthenticationStubs
internal import Domain
internal import GatehouseStubs
internal import Postgres
internal import RPC
internal import TestSupport
internal import Testing

@Suite("CON-8: what an operator should look at")
struct OperatorWarningTests {
  private func warnings(_ stage: OperatorStage, _ token: String?) async throws -> [ConsoleWarning] {
    try await stage.console.listConsoleWarnings(
      ListConsoleWarningsRequest(),
      context: stage.context(token)
    ).warnings
  }

  private func count(
    _ stage: OperatorStage,
    _ outcome: String,
    _ rule: String,
    _ count: Int64,
    hoursAgo: Int64 = 0
  ) async throws {
    let hour = stage.clock.now().unixMillis / 3_600_000 * 3_600_000 - hoursAgo * 3_600_000
    _ = try await stage.harness.database.administrationPool().execute(
      """
      INSERT INTO authentication.hourly_counts
        (user_pool_id, hour_unix_millis, outcome, rule, client_id, count)
      VALUES (\(stage.stage.poolID), \(hour), \(outcome), \(rule), '', \(count))
      """
    )
  }

  @Test("CON-8 is told also in the hour in which other services do not answer")
  func silent() async throws {
    let stage = try await OperatorStage()
    let found = try await warnings(stage, try await stage.token("ada@example.com", "viewer"))
    let unknown = ConsoleWarningKind.unknown.rawValue
    #expect(found.map(\.kind) == [unknown, unknown])
    #expect(found.map(\.userPoolId) == [nil, nil])
  }

  @Test("CON-8 counts the failures of a day, by their names")
  func failures() async throws {
    let stage = try await OperatorStage()
    let token = try await stage.token("ada@example.com", "viewer")
    try await count(stage, "function_time", "PreSignUp/10", 7)
    try await count(stage, "function_time", "PreSignUp/25", 3, hoursAgo: 2)
    try await count(stage, "function_time_failed", "PreSignUp", 4)
    try await count(stage, "function_time", "PostAuthentication/10", 9)
    try await count(stage, "function_time_failed", "CustomMessage", 5, hoursAgo: 30)
    try await count(stage, "message_time", "SMS/10", 2)
    try await count(stage, "message_time_failed", "SMS", 1)
    let unknown = ConsoleWarningKind.unknown.rawValue
    let found = try await warnings(stage, token).filter { $0.kind != unknown }
    #expect(
      found.map(\.kind) == [
        ConsoleWarningKind.functionFails.rawValue, ConsoleWarningKind.messagesFail.rawValue,
      ]
    )
    #expect(found.map(\.subject) == ["PreSignUp", "SMS"])
    #expect(found.map(\.count) == [4, 1] && found.map(\.ofCount) == [10, 2])
    #expect(found.allSatisfy { $0.userPoolId == stage.stage.poolID && $0.poolName != nil })
  }

  @Test("CON-3 takes an operator’s token")
  func stranger() async throws {
    let stage = try await OperatorStage()
    for token in [nil, "made up"] {
      let reason = try await stage.reason { _ = try await warnings(stage, token) }
      #expect(reason == "not_authorized" || reason == "unauthorized", "\(token ?? "none")")
    }
  }
}
