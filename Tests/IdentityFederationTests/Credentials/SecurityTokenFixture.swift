import Cryptography
import Domain
import IdentityFederationCore
import IdentityFederationCredentials
import IdentityFederationSchema
import Logging
import Postgres
import PublicOperations
import RPC
import Synchronization
import TestSupport
import TokenIssuanceService
import TokenIssuanceStubs

/// STS beside a token issuance of its own, over one database.
struct SecurityTokenFixture {
  let database: TestDatabase
  let clock = ManualClock()
  let tokens: IdentityFederationCredentials.IdentityTokens
  let operations: SecurityTokens
  let keyOperator: SigningKeyOperatorClient
  /// What stands between the two services.
  let wire: InterruptedChannel
  let sealer: Sealer

  static let issuer = "https://id.example.com/cognito-identity"

  init(_ sessions: SessionLimits = SessionLimits()) async throws {
    let server = try await ThrowawayPostgres.shared()
    database = try await server.makeDatabase(
      IdentityFederationMigrations.all,
      TokenIssuanceMigrations.all
    )
    sealer = try Sample.sealer()
    let issuance = TokenIssuance(
      pool: database.pool(schema: "token_issuance"),
      sealer: sealer,
      clock: clock,
      random: StrongRandomSource(),
      makeKey: MadeKeys().next,
      issuerBaseURL: "https://id.example.com",
      identityIssuer: Self.issuer,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
    var router = RPCRouter()
    issuance.identityTokens.register(in: &router)
    issuance.publicKeys.register(in: &router)
    issuance.signingKeyOperator.register(in: &router)
    let channel = InProcessChannel(router)
    keyOperator = SigningKeyOperatorClient(channel)
    wire = InterruptedChannel(channel)
    tokens = IdentityFederationCredentials.IdentityTokens(
      issuer: Self.issuer,
      signer: IdentityTokenClient(wire),
      publicKeys: PublicKeysClient(wire),
      clock: clock
    )
    let store = database.pool(schema: "identity_federation")
    operations = SecurityTokens(
      accountID: "123456789012",
      tokens: tokens,
      credentials: TemporaryCredentials(sealer: sealer, random: StrongRandomSource()),
      pools: IdentityPoolSettingsCache(pools: IdentityPoolStore(database: store)),
      identities: IdentityStore(database: store),
      keys: NoAccessKeys(),
      sessions: sessions,
      clock: clock
    )
  }

  var context: RPCCallContext { RPCCallContext(requestID: "test", deadline: .now + patience) }

  func call(_ principal: PublicOperations.Principal = .anonymous) -> Call {
    Call(
      context: context,
      principal: principal,
      trail: AuditTrail(isOfChange: false) { (_) throws(GateFailure) in [] },
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
  }

  /// A pool with roles in the form of SetIdentityPoolRoles, and an identity of it.
  func makePool(
    roles: String,
    _ pool: IdentityPoolID = Sample.pool,
    identity: IdentityID = Sample.identity
  ) async throws {
    let store = database.pool(schema: "identity_federation")
    _ = try await store.execute(
      """
      INSERT INTO identity_federation.identity_pools
        (id, region, name, settings, roles, principal_tag_maps, created_at_unix_millis)
      VALUES (\(pool.uuid)::uuid, \(pool.region), 'p',
        '{"AllowUnauthenticatedIdentities":true}'::jsonb, \(roles)::jsonb, '{}'::jsonb, 0)
      """
    )
    _ = try await store.execute(
      """
      INSERT INTO identity_federation.identities
        (identity_pool_id, id, created_at_unix_millis, modified_at_unix_millis)
      VALUES (\(pool.uuid)::uuid, \(identity.uuid)::uuid, 0, 0)
      """
    )
  }

  func token(
    methods: IdentityFederationCredentials.AuthenticationMethods = .authenticated,
    pool: IdentityPoolID = Sample.pool,
    identity: IdentityID = Sample.identity,
    tags: [String: String] = [:],
    lifetime: Int64 = 600
  ) async throws -> String {
    try await tokens.token(
      for: identity,
      of: pool,
      authenticationMethods: methods,
      principalTags: tags,
      lifetimeSeconds: lifetime,
      context: context
    )
  }
}

/// A channel that a test cuts.
final class InterruptedChannel: RPCChannel {
  private let inner: any RPCChannel
  private let state = Mutex((isCut: false, calls: 0))

  init(_ inner: any RPCChannel) {
    self.inner = inner
  }

  var calls: Int { state.withLock { $0.calls } }

  func cut(_ isCut: Bool) {
    state.withLock { $0.isCut = isCut }
  }

  func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    let isCut = state.withLock { state in
      state.calls += 1
      return state.isCut
    }
    guard !isCut else { throw RPCError(code: .unavailable) }
    return try await inner.call(method, request, context: context)
  }
}

extension IdentityFederationCredentials.AuthenticationMethods {
  /// The methods of a user of some provider.
  static let authenticated = Self(members: ["authenticated", "p"])
}

/// Where no access key is asked for.
private struct NoAccessKeys: AccessKeyFinding {
  func knownKey(_ id: String) async throws(IdentityFederationFailure) -> KnownAccessKey? { nil }
}
