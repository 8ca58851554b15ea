internal import AuthenticationService
internal import Cryptography
internal import GatehouseMessages
internal import GatehouseStubs
internal import Logging
internal import Postgres
internal import RPC
internal import TestSupport

/// A stage whose calls go through the gate, as those of the gateway do.
struct AuditStage: Sendable {
  let stage: Stage
  /// Through the gate.
  let client: AuthenticationClient
  let refusals: RefusalRecordClient
  let events: AuditOperator

  static let accessKeyID = "AKIAAUDITTESTS000001"

  var harness: SignInHarness { stage.harness }

  init(
    _ pool: CreateUserPoolRequest = CreateUserPoolRequest(),
    on server: ThrowawayPostgres? = nil
  ) async throws {
    let harness = try await SignInHarness(on: server)
    stage = try await harness.stage(pool)
    let database = harness.database.pool(schema: "authentication")
    let log = AuditLog(
      database: database,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
    var router = RPCRouter()
    Authentication.register(
      in: &router,
      through: PublicOperationGate(harness.authentication, auditLog: log)
    )
    RefusalRecords(auditLog: log).register(in: &router)
    client = AuthenticationClient(InProcessChannel(router))
    refusals = RefusalRecordClient(InProcessChannel(router))
    events = AuditOperator(database: database, sealer: harness.sealer, clock: harness.clock)
  }

  /// What an administrator's call carries.
  func signed(_ requestID: String = "admin") -> RPCCallContext {
    var context = anonymous(requestID)
    context.accessKeyID = Self.accessKeyID
    return context
  }

  func anonymous(_ requestID: String = "anybody") -> RPCCallContext {
    var context = RPCCallContext(requestID: requestID, deadline: .now + patience)
    context.sourceIP = "192.0.2.7"
    context.userAgent = "test/1"
    return context
  }

  func list(
    _ request: ListAuditEventsRequest = ListAuditEventsRequest()
  ) async throws -> [AuditEvent] {
    try await events.listAuditEvents(request, context: signed()).events
  }

  func signIn(
    _ name: String,
    _ password: String,
    requestID: String = "sign-in"
  ) async throws -> InitiateAuthResponse {
    try await client.initiateAuth(
      InitiateAuthRequest(
        authFlow: "USER_PASSWORD_AUTH",
        authParameters: ["USERNAME": name, "PASSWORD": password],
        clientId: stage.clientID
      ),
      context: anonymous(requestID)
    )
  }

  /// Everything in the table, as a thief of the database would read it.
  func storedText() async throws -> String {
    let rows = try await harness.database.administrationPool().query(
      "SELECT e::text AS line FROM authentication.audit_events AS e"
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("line", as: String.self)
    }
    return rows.joined(separator: "\n")
  }
}
