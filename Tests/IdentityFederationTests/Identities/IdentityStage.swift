import Cryptography
import Domain
import IdentityFederationCore
import IdentityFederationCredentials
import IdentityFederationIdentities
import IdentityFederationLogins
import IdentityFederationMessages
import IdentityFederationPools
import IdentityFederationService
import Logging
import Postgres
import PublicOperations
import RPC
import Synchronization
import TestSupport

/// Identity pools and identities beside a token issuance of its own; logins are proved by their text.
struct IdentityStage {
  let base: SecurityTokenFixture
  let pools: IdentityPools
  let identities: Identities
  let merges = MergeLog()

  var clock: ManualClock { base.clock }
  var store: PostgresPool { base.database.pool(schema: "identity_federation") }

  /// `removals` remove the rows of deleted pools.
  init(removals: [IdentityPoolRowRemoval] = IdentityFederation.removalsOfPool) async throws {
    base = try await SecurityTokenFixture()
    let store = base.database.pool(schema: "identity_federation")
    let settings = IdentityPoolSettingsCache(pools: IdentityPoolStore(database: store))
    pools = IdentityPools(
      database: store,
      settings: settings,
      removals: removals,
      quotas: IdentityQuotas(),
      accountID: "123456789012",
      sealer: base.sealer,
      clock: base.clock,
      random: StrongRandomSource()
    )
    identities = Self.identities(base, merges)
  }

  /// Another instance of the service, over the same database.
  func otherInstance() -> Identities {
    Self.identities(base, merges)
  }

  private static func identities(_ base: SecurityTokenFixture, _ merges: MergeLog) -> Identities {
    let store = base.database.pool(schema: "identity_federation")
    return Identities(
      database: store,
      pools: IdentityPoolSettingsCache(pools: IdentityPoolStore(database: store)),
      participants: [merges],
      proofs: SpokenLogins(),
      tokens: base.tokens,
      credentials: TemporaryCredentials(sealer: base.sealer, random: StrongRandomSource()),
      accountID: "123456789012",
      sealer: base.sealer,
      clock: base.clock,
      random: StrongRandomSource()
    )
  }

  func call() -> Call {
    var context = base.context
    context.region = "eu-west-1"
    return Call(
      context: context,
      principal: .anonymous,
      trail: AuditTrail(isOfChange: false) { (_) throws(GateFailure) in [] },
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
  }

  /// A pool with a developer provider named `dev` and both kinds of identities.
  func makePool(
    _ change: (inout CreateIdentityPoolRequest) -> Void = { _ in }
  ) async throws -> String {
    var request = CreateIdentityPoolRequest(
      identityPoolName: "a pool",
      allowUnauthenticatedIdentities: true,
      developerProviderName: "dev"
    )
    change(&request)
    let pool = try await pools.createIdentityPool(request, call: call())
    return pool.identityPoolId ?? ""
  }

  /// The identity of these logins; without any a new one each time.
  func identity(_ logins: [String: String] = [:], in pool: String) async throws -> String {
    clock.advance(by: .seconds(1))
    let request = GetIdRequest(identityPoolId: pool, logins: logins)
    return try await identities.getId(request, call: call()).identityId ?? ""
  }

  /// The identity that the developer's system is answered.
  func vouch(
    _ logins: [String: String],
    as identity: String? = nil,
    in pool: String
  ) async throws -> String {
    let request = GetOpenIdTokenForDeveloperIdentityRequest(
      identityPoolId: pool,
      identityId: identity,
      logins: logins
    )
    let answer = try await identities.getOpenIdTokenForDeveloperIdentity(request, call: call())
    return answer.identityId ?? ""
  }

  /// The identity that is answered with a token.
  func use(_ identity: String, _ logins: [String: String] = [:]) async throws -> String {
    let request = GetOpenIdTokenRequest(identityId: identity, logins: logins)
    return try await identities.getOpenIdToken(request, call: call()).identityId ?? ""
  }

  func describe(_ identity: String) async throws -> IdentityDescription {
    try await identities.describeIdentity(
      DescribeIdentityRequest(identityId: identity),
      call: call()
    )
  }

  /// What a call is refused with; nil is success.
  func refusal<R>(
    _ body: () async throws -> R
  ) async -> IdentityFederationFailure? {
    do {
      _ = try await body()
      return nil
    } catch {
      return error as? IdentityFederationFailure ?? .internalFault("\(error)")
    }
  }
}

/// Takes a login's text for its user; `bad` proves nothing.
struct SpokenLogins: LoginProving {
  /// A name of the provider that is not its normal form.
  static func otherSpelling(of provider: String) -> String { "other/\(provider)" }

  func provider(named name: String) -> String {
    name.hasPrefix("other/") ? String(name.dropFirst("other/".count)) : name
  }

  func prove(
    _ logins: [String: String],
    of pool: IdentityPoolSettings,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> [ProvedLogin] {
    var proved: [ProvedLogin] = []
    for (provider, user) in logins.sorted(by: { $0.key < $1.key }) {
      guard user != "bad" else {
        throw .notAuthorized("Invalid login token. Token signature invalid.")
      }
      proved.append(
        ProvedLogin(
          provider: provider,
          subject: user,
          client: "app",
          claims: ["sub": .string(user), "aud": .string("app")]
        )
      )
    }
    return proved
  }
}

/// Which identities became part of which.
final class MergeLog: MergeParticipant {
  struct Merge: Hashable {
    let child: String
    let parent: String
  }

  private let state = Mutex([Merge]())

  var merges: [Merge] { state.withLock { $0 } }

  func merge(
    _ identity: IdentityID,
    into parent: IdentityID,
    of pool: IdentityPoolID,
    at now: Instant,
    in connection: inout PostgresConnection
  ) throws(PostgresError) {
    state.withLock { $0.append(Merge(child: identity.text, parent: parent.text)) }
  }
}
