package import IdentityFederationCore
package import IdentityFederationMessages
internal import Logging
internal import PublicOperations
internal import RPC

extension Identities {
  /// Deletes identities with their logins and data; those that are not there are deleted already.
  package func deleteIdentities(
    _ request: DeleteIdentitiesRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> DeleteIdentitiesResponse {
    let named = request.identityIdsToDelete ?? []
    var unprocessed: [IdentityUnprocessedIdentityId] = []
    for text in named {
      guard let fault = await delete(text, isAlone: named.count == 1, call) else { continue }
      unprocessed.append(IdentityUnprocessedIdentityId(identityId: text, errorCode: fault))
    }
    return DeleteIdentitiesResponse(unprocessedIdentityIds: unprocessed)
  }

  /// Deletes one; returns the API's code where it cannot be deleted.
  ///
  /// The call's event names the pool, and the identity where it is the only one.
  private func delete(_ text: String, isAlone: Bool, _ call: Call) async -> String? {
    // No identity of this account has such an id.
    guard let id = IdentityID(text) else { return "AccessDenied" }
    do throws(IdentityFederationFailure) {
      if let pool = try await listing.delete(id) {
        call.note(pool, identity: isAlone ? id : nil)
      }
      return nil
    } catch {
      call.logger.error(
        "an identity not deleted",
        metadata: ["identity_id": "\(id)", "error": "\(error.status)"]
      )
      return "InternalServerError"
    }
  }
}
