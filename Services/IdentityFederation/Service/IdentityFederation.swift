public import Cryptography
public import Domain
public import GatehouseStubs
public import Logging
public import Postgres
internal import RPC

/// Access keys, and the check of what was signed with them.
///
/// Each RPC is one method in the file of its name under Operations. Nothing is cached in memory: a
/// key that was made inactive or deleted is refused from the next request on, by every instance.
public struct IdentityFederation: Sendable {
  let accessKeys: AccessKeyStore
  let secrets: AccessKeySecrets
  let clock: any WallClock
  let random: any RandomSource
  let accountID: String
  let logger: Logger

  /// The service over a database whose migrations are applied.
  ///
  /// `accountID` is the installation's, twelve digits; every access key belongs to it.
  public init(
    pool: PostgresPool,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource,
    accountID: String,
    logger: Logger
  ) {
    accessKeys = AccessKeyStore(database: pool)
    secrets = AccessKeySecrets(sealer: sealer)
    self.clock = clock
    self.random = random
    self.accountID = accountID
    self.logger = logger
  }

  /// The part that the operator's program may call.
  public var accessKeyOperator: AccessKeyOperator {
    AccessKeyOperator(accessKeys: accessKeys, secrets: secrets, clock: clock, random: random)
  }

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

extension IdentityFederation: RequestSignatureServing {}
