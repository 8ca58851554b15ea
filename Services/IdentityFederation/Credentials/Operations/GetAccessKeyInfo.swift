package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension SecurityTokens {
  /// The account of an access key (STS, GetAccessKeyInfo); of temporary credentials it is this one, for
  /// they are stored nowhere.
  package func getAccessKeyInfo(
    _ request: GetAccessKeyInfoRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetAccessKeyInfoResponse {
    let id = request.accessKeyId ?? ""
    guard try await isKnown(id) else {
      throw .invalidParameter("The access key ID \(id) does not exist.")
    }
    return GetAccessKeyInfoResponse(account: accountID)
  }

  private func isKnown(_ id: String) async throws(IdentityFederationFailure) -> Bool {
    if id.hasPrefix(TemporaryCredentials.idPrefix) { return true }
    return try await keys.knownKey(id) != nil
  }
}
