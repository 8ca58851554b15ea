internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationStubs
internal import Cryptography
internal import Domain
internal import GatehouseMessages
internal import LambdaFunctions
internal import Logging
internal import Postgres
internal import PublicOperations
internal import RPC
internal import Synchronization
internal import TestSupport
internal import TicketTestSupport

/// A stage whose calls go through the gate, as those of the gateway do.
struct AuditStage: Sendable {
  let stage: Stage
  /// Through the gate, each signed call with its ticket.
  let client: AuthenticationClient
  /// The same without tickets.
  let channel: any RPCChannel
  let refusals: RefusalRecordClient
  let events: AuditOperator
  let log: AuditLog
  private let requests = RequestNumbers()

  static let accessKeyID = "AKIAAUDITTESTS000001"

  var harness: SignInHarness { stage.harness }

  init(
    _ pool: CreateUserPoolRequest = CreateUserPoolRequest(),
    on server: ThrowawayPostgres? = nil,
    refusalBounds: RefusalBounds = RefusalBounds(),
    functions: LambdaFunctions? = nil
  ) async throws {
    let harness = try await SignInHarness(on: server, functions: functions)
    stage = try await harness.stage(pool)
    let database = harness.database.pool(schema: "authentication")
    log = AuditLog(
      database: database,
      clock: harness.clock,
      random: SequenceRandomSource(seed: 11),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      bounds: refusalBounds,
      pause: .milliseconds(20)
    )
    let tickets = try TicketingChannel.testKeys()
    var router = RPCRouter()
    harness.authentication.register(
      in: &router,
      through: harness.authentication.gate(tickets: tickets, auditLog: log)
    )
    RefusalRecords(auditLog: log).register(in: &router)
    channel = InProcessChannel(router)
    client = AuthenticationClient(
      TicketingChannel(channel, keys: tickets, clock: harness.clock)
    )
    refusals = RefusalRecordClient(InProcessChannel(router))
    events = AuditOperator(
      database: database,
      sealer: harness.sealer,
      of: .userPools,
      clock: harness.clock
    )
  }

  /// What an administrator's call carries.
  func signed(_ requestID: String? = nil) -> RPCCallContext {
    var context = anonymous(requestID)
    context.accessKeyID = Self.accessKeyID
    return context
  }

  /// Under an id of its own where none is given, as every request has one.
  func anonymous(_ requestID: String? = nil) -> RPCCallContext {
    var context = RPCCallContext(
      requestID: requestID ?? requests.next(),
      deadline: .now + patience
    )
    context.sourceIP = "192.0.2.7"
    context.userAgent = "test/1"
    return context
  }

  func list(
    _ request: ListAuditEventsRequest = ListAuditEventsRequest()
  ) async throws -> [AuditEvent] {
    await log.flush()
    return try await events.listAuditEvents(request, context: signed()).events
  }

  func signIn(
    _ name: String,
    _ password: String,
    requestID: String? = nil
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

  /// Everything in the tables, as a thief of the database would read it.
  func storedText() async throws -> String {
    await log.flush()
    let rows = try await harness.database.administrationPool().query(
      """
      SELECT e::text AS line FROM authentication.audit_events AS e
      UNION ALL SELECT e::text FROM authentication.user_refusals AS e
      UNION ALL SELECT e::text FROM authentication.stranger_refusals AS e
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("line", as: String.self)
    }
    return rows.joined(separator: "\n")
  }
}

/// Counts requests.
private final class RequestNumbers: Sendable {
  private let number = Mutex(0)

  func next() -> String {
    number.withLock { number in
      number += 1
      return "request-\(number)"
    }
  }
}
