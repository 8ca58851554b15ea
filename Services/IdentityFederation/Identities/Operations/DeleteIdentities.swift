package import GatehouseMessages
package import IdentityFederationCore
internal import Logging
internal import PublicOperations
internal import RPC

extension Identities {
  /// Deletes identities with their logins and data; those that are not there are deleted already.
  package func deleteIdentities(
    _ request: DeleteIdentitiesRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> DeleteIdentitiesResponse {
    var ids: [IdentityID] = []
    var unprocessed: [IdentityUnprocessedIdentityId] = []
    for text in request.identityIdsToDelete ?? [] {
      guard let id = IdentityID(text) else {
        // No identity of this account has such an id.
        unprocessed.append(
          IdentityUnprocessedIdentityId(identityId: text, errorCode: "AccessDenied")
        )
        continue
      }
      ids.append(id)
    }
    do throws(IdentityFederationFailure) {
      try await listing.delete(ids)
    } catch {
      call.logger.error("identities not deleted", metadata: ["error": "\(error.status)"])
      unprocessed += ids.map {
        IdentityUnprocessedIdentityId(identityId: $0.text, errorCode: "InternalServerError")
      }
    }
    return DeleteIdentitiesResponse(unprocessedIdentityIds: unprocessed)
  }
}
