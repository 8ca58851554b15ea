package import Cryptography
package import Domain
internal import IdentityFederationCore
package import IdentityFederationCredentials
internal import IdentityFederationStubs
package import Logging
package import Postgres
package import PublicOperations
internal import RPC

/// The check of what was signed with access keys and temporary credentials.
///
/// Each RPC is one method in the file of its name under Operations. Nothing is cached in memory: a
/// key that was made inactive or deleted is refused from the next request on, by every instance.
package struct RequestSignatures: Sendable {
  let accessKeys: AccessKeyStore
  let secrets: AccessKeySecrets
  let credentials: TemporaryCredentials
  let tickets: TicketKeys
  let clock: any WallClock
  let random: any RandomSource
  let accountID: String
  let logger: Logger

  /// The check over a database whose migrations are applied.
  ///
  /// `accountID` is the installation's, twelve digits; every access key belongs to it.
  package init(
    database: PostgresPool,
    sealer: Sealer,
    tickets: TicketKeys,
    clock: any WallClock,
    random: any RandomSource,
    accountID: String,
    logger: Logger
  ) {
    accessKeys = AccessKeyStore(database: database)
    secrets = AccessKeySecrets(sealer: sealer)
    credentials = TemporaryCredentials(sealer: sealer, random: random)
    self.tickets = tickets
    self.clock = clock
    self.random = random
    self.accountID = accountID
    self.logger = logger
  }

  /// The part that the operator's program may call.
  package var accessKeyOperator: AccessKeyOperator {
    AccessKeyOperator(accessKeys: accessKeys, secrets: secrets, clock: clock, random: random)
  }

  /// What STS has to know of access keys.
  package var knownKeys: any AccessKeyFinding { accessKeys }

  /// Records the reason of a refusal under the client's request id, and returns the refusal.
  func refusal(
    _ failure: IdentityFederationFailure,
    _ rule: StaticString,
    _ context: RPCCallContext
  ) -> IdentityFederationFailure {
    logger.noteRefusal(failure.status, rule: rule, context)
    return failure
  }
}

extension RequestSignatures: RequestSignatureServing {}
