import Cryptography
import Domain
import GatehouseMessages
import IdentityFederationAccessKeys
import IdentityFederationCore
import IdentityFederationSchema
import IdentityFederationService
import Logging
import Postgres
import RPC
import TestSupport

/// The service over a database of its own, with a clock that the test moves.
struct FederationFixture {
  let federation: IdentityFederation
  let database: TestDatabase
  let clock: ManualClock

  var keys: AccessKeyOperator { federation.requestSignatures.accessKeyOperator }

  let context = RPCCallContext(requestID: "test", deadline: .now + patience)

  init() async throws {
    let server = try await ThrowawayPostgres.shared()
    database = try await server.makeDatabase(IdentityFederationMigrations.all)
    clock = ManualClock()
    federation = IdentityFederation(
      database: database.pool(schema: "identity_federation"),
      sealer: try Sealer(keys: [1: [UInt8](repeating: 7, count: 32)], current: 1),
      clock: clock,
      random: SequenceRandomSource(),
      accountID: "123456789012",
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
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
