package import IdentityFederationCore
package import IdentityFederationMessages
package import RPC

extension AccessKeyOperator {
  /// Allows or refuses requests that are signed with an access key, from the next request on.
  package func setAccessKeyStatus(
    _ request: SetAccessKeyStatusRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> SetAccessKeyStatusResponse {
    let id = try AccessKeyForm.id(request.accessKeyId)
    guard let status = request.status.flatMap(AccessKeyRecord.Status.init(rawValue:)) else {
      throw .invalidParameter("The status of an access key is Active or Inactive.")
    }
    guard try await accessKeys.setStatus(status, of: id) else { throw .noAccessKey(id) }
    return SetAccessKeyStatusResponse()
  }
}
