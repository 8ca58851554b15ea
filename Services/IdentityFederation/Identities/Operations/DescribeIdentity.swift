package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations

extension Identities {
  /// Describes an identity, also one that became part of another.
  package func describeIdentity(
    _ request: DescribeIdentityRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> IdentityDescription {
    guard let text = request.identityId, let id = IdentityID(text),
      let found = try await listing.find(id)
    else { throw .identityNotFound(request.identityId ?? "") }
    call.note(found.record.pool, identity: id)
    return found.description
  }
}
