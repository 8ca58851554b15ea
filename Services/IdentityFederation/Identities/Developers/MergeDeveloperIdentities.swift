internal import Domain
package import GatehouseMessages
package import IdentityFederationCore
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
    for _ in 0..<Self.mostMergeAttempts {
      let child = try await identity(of: source, in: pool)
      let parent = try await identity(of: destination, in: pool)
      call.note(pool.id, identity: parent.id)
      guard child.id != parent.id else {
        return MergeDeveloperIdentitiesResponse(identityId: parent.id.text)
      }
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
      case .done(let id): return MergeDeveloperIdentitiesResponse(identityId: id.text)
      case .refused(let refusal): throw refusal.failure(of: parent.id)
      case .lost: continue
      }
    }
    throw .unavailable("other calls keep changing the identities of these users")
  }

  /// How often another call may come in between.
  private static var mostMergeAttempts: Int { 10 }
}

extension LoginLinking {
  /// Whether the identity of one developer's user may become part of the other's; `.create` where one
  /// of the users has no identity among those that are seen.
  static func decideMerge(
    of source: Login,
    into destination: Login,
    developerProvider: String?,
    seeing seen: [LinkedIdentity]
  ) -> Decision {
    guard let child = seen.first(where: { $0.logins.contains(source) }),
      let parent = seen.first(where: { $0.logins.contains(destination) })
    else { return .create }
    guard child.id != parent.id else { return .link([], to: parent.id) }
    guard canMerge([child, parent], developerProvider: developerProvider) else {
      return .refuse(.conflict)
    }
    return .merge(child.id, into: parent.id, linking: [])
  }
}
