internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationCredentials
internal import IdentityFederationLogins
internal import PublicOperations
internal import RPC

/// What a client has proved of the identity that it names.
struct IdentityProof: Sendable {
  let named: Identities.NamedIdentity
  /// In the order of the sorted login keys; none of an identity without logins.
  let logins: [ProvedLogin]

  var methods: AuthenticationMethods { AuthenticationMethods(logins.map(\.method)) }

  var claims: [ProvedClaims] { logins.map(\.provedClaims) }
}

/// What GetOpenIdToken and GetCredentialsForIdentity have in common.
extension Identities {
  /// Checks what the request proves, and changes nothing.
  func proof(
    of named: NamedIdentity,
    by logins: [String: String],
    _ call: Call
  ) async throws(IdentityFederationFailure) -> IdentityProof {
    guard !logins.isEmpty else {
      guard named.mayBeUsedByGuests else { throw .identityForbidden(named.id.text) }
      return IdentityProof(named: named, logins: [])
    }
    return IdentityProof(named: named, logins: try await prove(logins, of: named.pool, call))
  }

  /// The identity of what is proved, which a new login may link or merge.
  ///
  /// Comes after every check of the request: a call that is refused leaves all as it was.
  func identity(
    of proof: IdentityProof,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> IdentityID {
    let named = proof.named
    guard !proof.logins.isEmpty else { return named.id }
    let id = try await resolution.identity(
      for: LoginLinking.Question(
        operation: .use,
        given: named.id,
        logins: proof.logins.map(\.login),
        developerProvider: named.pool.developerProviderName
      ),
      named: LinkedIdentity(named.sight),
      in: named.pool.id,
      call
    )
    call.note(named.pool.id, identity: id)
    return id
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
    if let name = pool.developerProviderName, logins.contains(name) {
      throw .loginIsIdentityToken
    }
    return try await proofs.prove(logins, of: pool, context: call.context)
  }
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
