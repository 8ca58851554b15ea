package import GatehouseMessages
package import IdentityFederationCore
package import PublicOperations

extension SecurityTokens {
  /// The account of the caller's own access key (STS, GetAccessKeyInfo); of another key nothing is told.
  package func getAccessKeyInfo(
    _ request: GetAccessKeyInfoRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetAccessKeyInfoResponse {
    guard case .accessKey(let key) = call.principal, key.id == request.accessKeyId else {
      throw .denied("GetAccessKeyInfo", on: request.accessKeyId, to: caller(of: call))
    }
    return GetAccessKeyInfoResponse(account: accountID)
  }
}
