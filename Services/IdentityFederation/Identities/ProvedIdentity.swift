internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationCredentials
internal import IdentityFederationProviders
internal import PublicOperations
internal import RPC

/// An identity that a client may act for, and what it proved for that.
struct ProvedIdentity: Sendable {
  let id: IdentityID
  let pool: IdentityPoolSettings
  /// In the order of the sorted login keys; none of an identity without logins.
  let logins: [ProvedLogin]

  var methods: AuthenticationMethods { AuthenticationMethods(logins.map(\.method)) }

  var claims: [ProvedClaims] { logins.map(\.provedClaims) }
}

/// What GetOpenIdToken and GetCredentialsForIdentity have in common.
extension Identities {
  /// The identity of a client's request, which a new login may link or merge.
  func prove(
    _ named: NamedIdentity,
    _ logins: [String: String],
    _ call: Call
  ) async throws(IdentityFederationFailure) -> ProvedIdentity {
    guard !logins.isEmpty else {
      guard named.sight.record.isEnabled, !named.sight.hasLogins,
        named.pool.allowsUnauthenticated
      else { throw .identityForbidden(named.id.text) }
      return ProvedIdentity(id: named.id, pool: named.pool, logins: [])
    }
    let proved = try await prove(logins, of: named.pool, call)
    let id = try await resolution.identity(
      for: LoginLinking.Question(
        operation: .use,
        given: named.id,
        logins: proved.map(\.login),
        developerProvider: named.pool.developerProviderName
      ),
      in: named.pool.id,
      call
    )
    call.note(named.pool.id, identity: id)
    return ProvedIdentity(id: id, pool: named.pool, logins: proved)
  }

  /// The users that a client's tokens prove.
  ///
  /// A developer's user is no token: anyone could name one. Our own tokens are for
  /// GetCredentialsForIdentity alone.
  func prove(
    _ logins: [String: String],
    of pool: IdentityPoolSettings,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> [ProvedLogin] {
    if let name = pool.developerProviderName, logins.contains(name) { throw .cognitoTokenRefused }
    if logins.contains(OwnProvider.name) { throw .cognitoTokenRefused }
    return try await proofs.prove(logins, of: pool, context: call.context)
  }
}

/// How our own tokens are called among the logins.
enum OwnProvider {
  static let name = "cognito-identity.amazonaws.com"
}

extension IdentityFederationFailure {
  static let cognitoTokenRefused = Self.notAuthorized(
    "Invalid login token. Can't pass in a Cognito token."
  )
}

extension [String: String] {
  /// Whether a key is exactly this text: a dictionary takes two spellings of one text for the same.
  func contains(_ name: String) -> Bool {
    keys.contains { $0.exact == name.exact }
  }
}

extension ProvedLogin {
  var login: Login { Login(provider: provider, subject: subject) }

  var method: AuthenticationMethods.Login {
    if let userPool {
      return .userPool(provider: provider, pool: userPool.text, subject: subject)
    }
    return .other(provider: provider, client: client, subject: subject)
  }

  fileprivate var provedClaims: ProvedClaims {
    ProvedClaims(mappingKeys: roleMappingKeys, providerKeys: spellings, claims: claims)
  }
}
