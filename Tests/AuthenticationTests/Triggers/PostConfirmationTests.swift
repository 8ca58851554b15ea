internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationService
import AuthenticationStubs
internal import Domain
import GatehouseMessages
internal import Postgres
internal import PublicOperations
internal import Synchronization
internal import TestSupport
internal import Testing

@testable internal import AuthenticationCore

/// CUS-34.
@Suite("A function after a confirmation")
struct PostConfirmationTests {
  private static let pool = CreateUserPoolRequest(
    lambdaConfig: LambdaConfigType(postConfirmation: Triggers.arn("confirmed")),
    autoVerifiedAttributes: ["email"]
  )
  private static let refusal = AuthenticationFailure.userLambdaValidation(
    "PostConfirmation failed with error too late."
  )

  @Test("is told once, of the user as stored then")
  func told() async throws {
    try await FunctionServer.with({ .event($0) }) { server, functions in
      let stage = try await SignInHarness(functions: functions).stage(Self.pool)
      _ = try await stage.signUp("ann", attributes: ["email": "ann@example.com"])
      #expect(server.invocations.isEmpty)
      let code = try await stage.code("ann")
      try await stage.confirm("ann", code)
      await #expect(throws: AuthenticationFailure.cannotBeConfirmedAgain) {
        try await stage.confirm("ann", code)
      }
      let event = try #require(try server.events.first)
      #expect(server.invocations.count == 1)
      #expect(event[member: "triggerSource"]?.text == "PostConfirmation_ConfirmSignUp")
      let told = event[member: "request"]?[member: "userAttributes"]
      #expect(told?[member: "cognito:user_status"]?.text == "CONFIRMED")
      #expect(told?[member: "email_verified"]?.text == "true")
      #expect(event[member: "response"] == .object([:]))
    }
  }

  @Test("cannot undo the confirmation: its failure is the answer, and an event of the change")
  func refused() async throws {
    try await FunctionServer.with({ _ in .thrown("too late") }) { _, functions in
      let audit = try await AuditStage(Self.pool, functions: functions)
      let stage = audit.stage
      _ = try await stage.signUp("ann", attributes: ["email": "ann@example.com"])
      let code = try await stage.code("ann")
      _ = try? await audit.client.confirmSignUp(
        ConfirmSignUpRequest(
          clientId: stage.clientID,
          username: "ann",
          confirmationCode: code
        ),
        context: audit.anonymous()
      )
      #expect(try await stage.describeUser("ann").userStatus == "CONFIRMED")
      let event = try #require(try await audit.list().first { $0.operation == "ConfirmSignUp" })
      #expect(event.outcome == "UserLambdaValidationException")
      #expect(event.rule == "the user is confirmed, and the function refused: PostConfirmation")
      #expect(try await stage.tokens("ann").accessToken != nil)
      // Not among the refusals of strangers, which the next flood of them pushes out.
      #expect(try await audit.storedEvents(of: "ConfirmSignUp") == 1)
    }
  }

  @Test("finds the user confirmed and the change noted, should the instance be killed meanwhile")
  func noted() async throws {
    let seen = Mutex<[String]>([])
    let look = Mutex<(@Sendable () async throws -> [String])?>(nil)
    try await FunctionServer.with({ invocation in
      let now = (try? await look.withLock { $0 }?()) ?? []
      seen.withLock { $0 = now }
      return .event(invocation)
    }) { _, functions in
      let audit = try await AuditStage(Self.pool, functions: functions)
      let stage = audit.stage
      _ = try await stage.signUp("ann", attributes: ["email": "ann@example.com"])
      let code = try await stage.code("ann")
      look.withLock { look in
        look = {
          let status = try await stage.describeUser("ann").userStatus
          return [status ?? ""] + (try await audit.begunOperations())
        }
      }
      _ = try await audit.client.confirmSignUp(
        ConfirmSignUpRequest(clientId: stage.clientID, username: "ann", confirmationCode: code),
        context: audit.anonymous()
      )
      // The note becomes an event `Interrupted` where no event takes its place.
      #expect(seen.withLock { $0 } == ["CONFIRMED", "ConfirmSignUp"])
      #expect(try await audit.begunOperations() == [])
    }
  }

  @Test("by an administrator and by a new password refuses the answer alone")
  func others() async throws {
    try await FunctionServer.with({ _ in .thrown("too late") }) { server, functions in
      let stage = try await SignInHarness(functions: functions).stage(Self.pool)
      _ = try await stage.signUp("ann", attributes: ["email": "ann@example.com"])
      await #expect(throws: Self.refusal) {
        _ = try await stage.service.accounts.adminConfirmSignUp(
          AdminConfirmSignUpRequest(userPoolId: stage.poolID, username: "ann"),
          call: .recording(stage.context)
        )
      }
      #expect(try await stage.describeUser("ann").userStatus == "CONFIRMED")
      try await stage.adminUpdate("ann", ["email_verified": "true"])
      try await stage.forgot("ann")
      let code = try await stage.newestCode("ann")
      await #expect(throws: Self.refusal) { try await stage.recover("ann", code) }
      #expect(try await stage.tokens("ann", "N3w!Password").accessToken != nil)
      #expect(
        try server.events.map { $0[member: "triggerSource"]?.text } == [
          "PostConfirmation_ConfirmSignUp", "PostConfirmation_ConfirmForgotPassword",
        ]
      )
    }
  }

  @Test("is not called where there is no confirmation")
  func notTold() async throws {
    try await FunctionServer.with({ .event($0) }) { server, functions in
      let stage = try await SignInHarness(functions: functions).stage(Self.pool)
      _ = try await stage.signUp("ann", attributes: ["email": "ann@example.com"])
      await #expect(throws: AuthenticationFailure.codeMismatch) {
        try await stage.confirm("ann", "000000x")
      }
      try await stage.setPassword("ann", "An0ther!pass", permanent: true)
      try await stage.addUser("bob")
      #expect(server.invocations.isEmpty)
    }
  }
}

extension AuthenticationFailure {
  fileprivate static let cannotBeConfirmedAgain = notAuthorized(
    "User cannot be confirmed. Current status is CONFIRMED"
  )
}

extension AuditStage {
  /// The changes that have begun, by their operations.
  fileprivate func begunOperations() async throws -> [String] {
    try await harness.database.administrationPool().query(
      "SELECT operation FROM authentication.begun_events"
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("operation", as: String.self)
    }
  }

  /// How many rows the table of changes has of an operation.
  fileprivate func storedEvents(of operation: String) async throws -> Int64 {
    await log.flush()
    let counts = try await harness.database.administrationPool().query(
      "SELECT count(*) AS count FROM authentication.audit_events WHERE operation = \(operation)"
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("count", as: Int64.self)
    }
    return try #require(counts.first)
  }
}
