public import Cryptography
public import Domain
public import Logging
public import Metrics
public import Postgres
internal import RPC
public import TokenIssuanceStubs

/// Signing keys, refresh-token chains and revocation.
///
/// Each RPC is one method in the file of its name under Operations. Nothing that another instance
/// needs is held in memory: each statement that precedes a signature also names the keys that sign.
public final class TokenIssuance: Sendable {
  let issuer: Issuer
  let identityIssuer: String
  let keys: SigningKeyRing
  let keyStore: SigningKeyStore
  /// The part that makes the keys of a restored backup.
  public let restoredKeys: RestoredKeyMaking
  let chains: ChainStore
  let sessions: SessionStore
  let metrics: SessionMetrics
  let refreshTokens: RefreshTokenCodec
  let clock: any WallClock
  let random: any RandomSource
  let logger: Logger

  /// The service over a database whose migrations are applied.
  ///
  /// A pool's issuer is `issuerBaseURL` without a final slash, "/" and the pool's id; identity tokens
  /// have `identityIssuer`.
  public init(
    pool: PostgresPool,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource,
    makeKey: @escaping SigningKeyMaker = SigningKey.generate,
    issuerBaseURL: String,
    identityIssuer: String,
    logger: Logger,
    metricsFactory: any MetricsFactory = MetricsSystem.factory
  ) {
    issuer = Issuer(baseURL: issuerBaseURL)
    self.identityIssuer = identityIssuer
    keyStore = SigningKeyStore(database: pool)
    keys = SigningKeyRing(
      store: keyStore,
      sealer: sealer,
      generation: KeyGeneration(make: makeKey)
    )
    restoredKeys = RestoredKeyMaking(store: keyStore, ring: keys, clock: clock, logger: logger)
    chains = ChainStore(database: pool)
    sessions = SessionStore(database: pool)
    refreshTokens = RefreshTokenCodec(sealer: sealer)
    metrics = SessionMetrics(metricsFactory)
    self.clock = clock
    self.random = random
    self.logger = logger
  }

  /// The part that publishes keys.
  public var publicKeys: PublicKeys {
    PublicKeys(keyStore: keyStore, clock: clock)
  }

  /// The part that signs what identity pools say of their identities.
  public var identityTokens: IdentityTokens {
    IdentityTokens(
      issuer: identityIssuer,
      keyStore: keyStore,
      keys: keys,
      restoredKeys: restoredKeys,
      clock: clock
    )
  }

  /// The part that the operator's program may call.
  public var signingKeyOperator: SigningKeyOperator {
    SigningKeyOperator(keyStore: keyStore, replacement: keyReplacement, clock: clock)
  }

  /// The part that puts new keys in the place of others.
  var keyReplacement: SigningKeyReplacement {
    SigningKeyReplacement(store: keyStore, ring: keys, restoredKeys: restoredKeys, clock: clock)
  }

  /// The part that says what a pool's tokens prove.
  public var userPoolTokenProof: UserPoolTokenProof {
    UserPoolTokenProof(tokens: self)
  }

  /// The part that signs tokens which begin no chain.
  public var detachedTokens: DetachedTokens {
    DetachedTokens(tokens: self)
  }

  /// The part that removes what has expired.
  public var expiredChainRemoval: ExpiredChainRemoval {
    ExpiredChainRemoval(
      chains: chains,
      sessions: sessions,
      metrics: metrics,
      keyStore: keyStore,
      clock: clock,
      logger: logger
    )
  }

  /// Records the reason of a refusal under the client's request id, and returns the refusal.
  func refusal(
    _ failure: TokenIssuanceFailure,
    _ rule: StaticString,
    _ context: RPCCallContext
  ) -> TokenIssuanceFailure {
    logger.noteRefusal(failure.status, rule: rule, context)
    return failure
  }
}

extension TokenIssuance: TokenIssuanceServing {}
