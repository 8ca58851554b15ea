import Cryptography
import Domain
import GatehouseMessages
import IdentityFederationAccessKeys
import IdentityFederationCore
import IdentityFederationCredentials
import IdentityFederationMessages
import IdentityFederationSchema
import IdentityFederationService
import Logging
import Postgres
import PublicOperations
import RPC
import TestSupport
import TicketTestSupport

/// The service over a database of its own, with a clock that the test moves.
struct FederationFixture {
  let federation: IdentityFederation
  /// What the gate writes to.
  let auditLog: AuditLog
  let events: AuditOperator
  let database: TestDatabase
  let clock: ManualClock
  let sealer: Sealer

  var keys: AccessKeyOperator { federation.requestSignatures.accessKeyOperator }

  let context = RPCCallContext(requestID: "test", deadline: .now + patience)

  init() async throws {
    let server = try await ThrowawayPostgres.shared()
    database = try await server.makeDatabase(IdentityFederationMigrations.all)
    clock = ManualClock()
    let pool = database.pool(schema: "identity_federation")
    sealer = try Sealer(keys: [1: [UInt8](repeating: 7, count: 32)], current: 1)
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    federation = IdentityFederation(
      database: pool,
      sealer: sealer,
      tickets: try TicketingChannel.testKeys(),
      clock: clock,
      random: SequenceRandomSource(),
      tokenIssuance: InProcessChannel(RPCRouter()),
      loginProofs: SpokenLogins(),
      accountID: "123456789012",
      identityIssuer: "https://id.example.com/cognito-identity",
      sessions: SessionLimits(),
      defaultRegion: "us-east-1",
      logger: logger
    )
    auditLog = AuditLog(
      database: pool,
      clock: clock,
      random: SequenceRandomSource(seed: 11),
      logger: logger
    )
    events = AuditOperator(database: pool, sealer: sealer, of: .identityPools, clock: clock)
  }

  /// The service behind its gate, as the gateway calls it: each signed call with a ticket of the
  /// principal, or of the access key that its context names.
  func channel(
    requestRates: RequestRateLimits? = nil,
    principal: PublicOperations.Principal? = nil
  ) throws -> any RPCChannel {
    TicketingChannel(
      bareChannel(requestRates: requestRates),
      keys: try TicketingChannel.testKeys(),
      clock: clock,
      principal: principal
    )
  }

  /// The same without tickets.
  func bareChannel(requestRates: RequestRateLimits? = nil) -> any RPCChannel {
    var router = RPCRouter()
    federation.register(
      in: &router,
      through: federation.gate(auditLog: auditLog, requestRates: requestRates)
    )
    return InProcessChannel(router)
  }

  /// What an access key's call carries.
  func signed(_ requestID: String = "signed") -> RPCCallContext {
    var context = context
    context.requestID = requestID
    context.accessKeyID = Self.accessKeyID
    return context
  }

  static let accessKeyID = "AKIAFEDERATION000001"

  /// The audit log's events.
  func list(
    _ request: ListAuditEventsRequest = ListAuditEventsRequest()
  ) async throws -> [AuditEvent] {
    await auditLog.flush()
    return try await events.listAuditEvents(request, context: context).events
  }

  func importKey(_ id: String, _ secret: String) async throws {
    _ = try await keys.importAccessKey(
      ImportAccessKeyRequest(accessKeyId: id, secretAccessKey: Array(secret.utf8)),
      context: context
    )
  }

  /// Verifies; nil is success.
  func refusal(of request: VerifySignatureRequest) async -> IdentityFederationFailure? {
    do throws(IdentityFederationFailure) {
      _ = try await federation.requestSignatures.verifySignature(request, context: context)
      return nil
    } catch {
      return error
    }
  }

  /// What an operation of the operator's program is refused with; nil is success.
  func refusal<R>(
    _ body: () async throws(IdentityFederationFailure) -> R
  ) async -> IdentityFederationFailure? {
    do throws(IdentityFederationFailure) {
      _ = try await body()
      return nil
    } catch {
      return error
    }
  }
}
