package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations

extension Identities {
  /// Tells the identity of proved logins, and makes one where there is none yet.
  ///
  /// Without logins it makes an unauthenticated identity each time, if the pool allows it.
  package func getId(
    _ request: GetIdRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetIdResponse {
    if let account = request.accountId, account != accountID {
      throw .identityPoolNotFound(request.identityPoolId ?? "")
    }
    let pool = try await pool(named: request.identityPoolId, call)
    let id = try await identity(of: request.logins ?? [:], in: pool, call)
    call.note(pool.id, identity: id)
    return GetIdResponse(identityId: id.text)
  }

  private func identity(
    of logins: [String: String],
    in pool: IdentityPoolSettings,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> IdentityID {
    guard !logins.isEmpty else {
      guard pool.allowsUnauthenticated else {
        throw .notAuthorized("Unauthenticated access is not supported for this identity pool.")
      }
      guard let id = try await resolution.create(with: [], in: pool.id, call) else {
        throw .identityPoolNotFound(pool.id.text)
      }
      return id
    }
    let proved = try await prove(logins, of: pool, call)
    return try await resolution.identity(
      for: LoginLinking.Question(
        operation: .find,
        given: nil,
        logins: proved.map(\.login),
        developerProvider: pool.developerProviderName
      ),
      in: pool.id,
      call
    )
  }
}
