internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations

extension Identities {
  /// Makes the identity of one developer's user part of another's.
  package func mergeDeveloperIdentities(
    _ request: MergeDeveloperIdentitiesRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> MergeDeveloperIdentitiesResponse {
    let pool = try await pool(named: request.identityPoolId, call)
    let provider = request.developerProviderName
    let source = try developerLogin(
      request.sourceUserIdentifier ?? "",
      provider: provider,
      of: pool
    )
    let destination = try developerLogin(
      request.destinationUserIdentifier ?? "",
      provider: provider,
      of: pool
    )
    let id = try await resolution.untilDone(in: pool.id) {
      () async throws(IdentityFederationFailure) in
      try await merge(source, into: destination, in: pool, call)
    }
    return MergeDeveloperIdentitiesResponse(identityId: id.text)
  }

  /// The identity that both users have then; nil where another call has come in between.
  private func merge(
    _ source: Login,
    into destination: Login,
    in pool: IdentityPoolSettings,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> IdentityID? {
    let child = try await identity(of: source, in: pool)
    let parent = try await identity(of: destination, in: pool)
    call.note(pool.id, identity: parent.id)
    guard child.id != parent.id else { return parent.id }
    let change = try await logins.change(
      in: pool.id,
      locking: [child.id, parent.id],
      logins: [],
      at: clock.now()
    ) { seen in
      LoginLinking.decideMerge(
        of: source,
        into: destination,
        developerProvider: pool.developerProviderName,
        seeing: seen
      )
    }
    switch change {
    case .done(let id): return id
    case .refused(let refusal): throw refusal.failure(of: parent.id)
    case .lost: return nil
    }
  }
}
