package import IdentityFederationCore
package import IdentityFederationMessages
package import RPC

extension AccessKeyOperator {
  /// Deletes an access key and its secret.
  package func deleteAccessKey(
    _ request: DeleteAccessKeyRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> DeleteAccessKeyResponse {
    let id = try AccessKeyForm.id(request.accessKeyId)
    guard try await accessKeys.delete(id) else { throw .noAccessKey(id) }
    return DeleteAccessKeyResponse()
  }
}
