internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations

extension Identities {
  /// Tells the identity of a developer's user, or the developer's users of an identity.
  package func lookupDeveloperIdentity(
    _ request: LookupDeveloperIdentityRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> LookupDeveloperIdentityResponse {
    let pool = try await pool(named: request.identityPoolId, call)
    let identity = try await identity(of: request, in: pool, call)
    call.note(pool.id, identity: identity.id)
    let users = identity.logins.filter { $0.provider == pool.developerProviderName?.exact }
      .map(\.subject.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let token = PaginationToken(
      sealer: sealer,
      listing: "LookupDeveloperIdentity",
      pool.id.text,
      identity.id.text
    )
    var rest = users[...]
    if let last = try request.nextToken.map(token.position) {
      rest = rest.drop { !last.utf8.lexicographicallyPrecedes($0.utf8) }
    }
    let page = rest.prefix(Int(request.maxResults ?? 60))
    var response = LookupDeveloperIdentityResponse(
      identityId: identity.id.text,
      developerUserIdentifierList: Array(page)
    )
    if rest.count > page.count, let last = page.last {
      response.nextToken = try token.text(for: last)
    }
    return response
  }

  private func identity(
    of request: LookupDeveloperIdentityRequest,
    in pool: IdentityPoolSettings,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> LinkedIdentity {
    guard let user = request.developerUserIdentifier else {
      guard let named = request.identityId else {
        throw .invalidParameter(
          "Either IdentityId or DeveloperUserIdentifier must be provided."
        )
      }
      let sight = try await identity(named: named, of: pool, call)
      let seen = try await logins.identities(sight.record.id, havingOneOf: [], in: pool.id)
      guard let identity = seen.first else { throw .identityNotFound(named) }
      return identity
    }
    guard let provider = pool.developerProviderName else { throw .developerUserNotFound(user) }
    let owner = try await identity(of: Login(provider: provider, subject: user), in: pool)
    guard let named = request.identityId else { return owner }
    guard try await identity(named: named, of: pool, call).record.id == owner.id else {
      throw .resourceConflict(
        "The developer user identifier is not registered with the identity."
      )
    }
    return owner
  }
}
