internal import Domain
package import IdentityFederationCore
internal import IdentityFederationCredentials
internal import IdentityFederationLogins
package import IdentityFederationMessages
internal import PublicOperations
internal import RPC

extension Identities {
  /// Gives a token for the identity of a developer's user, which the developer's own system has
  /// authenticated; makes, links or merges the identity.
  package func getOpenIdTokenForDeveloperIdentity(
    _ request: GetOpenIdTokenForDeveloperIdentityRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetOpenIdTokenForDeveloperIdentityResponse {
    let pool = try await pool(named: request.identityPoolId, call)
    let tags = try PrincipalTags.checked(request.principalTags ?? [:])
    let vouched = try developerLogin(among: request.logins ?? [:], of: pool)
    var others = request.logins ?? [:]
    others[vouched.provider.text] = nil
    let proved = others.isEmpty ? [] : try await prove(others, of: pool, call)
    var given: IdentityID?
    if let named = request.identityId {
      given = try await identity(named: named, of: pool, call).record.id
    }
    let id = try await resolution.identity(
      for: LoginLinking.Question(
        operation: .vouch,
        given: given,
        logins: [vouched] + proved.map(\.login),
        developer: vouched,
        developerProvider: pool.developerProviderName
      ),
      in: pool.id,
      call
    )
    call.note(pool.id, identity: id)
    let methods = methods(of: vouched, proved, in: pool)
    let token = try await tokens.token(
      for: id,
      of: pool.id,
      authenticationMethods: AuthenticationMethods(methods),
      principalTags: tags,
      lifetimeSeconds: request.tokenDuration ?? 900,
      context: call.context
    )
    return GetOpenIdTokenForDeveloperIdentityResponse(identityId: id.text, token: token)
  }

  /// The one developer's user of a request.
  private func developerLogin(
    among logins: [String: String],
    of pool: IdentityPoolSettings
  ) throws(IdentityFederationFailure) -> Login {
    guard let name = pool.developerProviderName,
      let user = logins.first(where: { $0.key.exact == name.exact })?.value
    else {
      throw .invalidParameter(
        "Logins must contain the developer provider name of the identity pool."
      )
    }
    guard (1...Self.maxDeveloperUser).contains(user.unicodeScalars.count) else {
      throw .invalidParameter(
        "The developer user identifier must have 1 to \(Self.maxDeveloperUser) characters."
      )
    }
    return Login(provider: name, subject: user)
  }

  /// In the order of the providers' names.
  private func methods(
    of vouched: Login,
    _ proved: [ProvedLogin],
    in pool: IdentityPoolSettings
  ) -> [AuthenticationMethods.Login] {
    let developer = AuthenticationMethods.Login.developer(
      provider: vouched.provider.text,
      pool: pool.id,
      user: vouched.subject.text
    )
    var methods = proved.map { (provider: $0.provider, method: $0.method) }
    methods.append((provider: vouched.provider.text, method: developer))
    return methods.sorted { $0.provider < $1.provider }.map(\.method)
  }
}
