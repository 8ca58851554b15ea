package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension SecurityTokens {
  /// Gives the holder of an access key credentials that end (STS, GetSessionToken): they may do what the
  /// key may, for as long as the key may.
  package func getSessionToken(
    _ request: GetSessionTokenRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetSessionTokenResponse {
    let key = try call.longTermKey("GetSessionToken")
    try call.refuseDevice(request.serialNumber, code: request.tokenCode)
    let given = try await keySessions.give(
      .user,
      of: key,
      seconds: request.durationSeconds ?? SessionLimits.usualSecondsOfKeys,
      call
    )
    return GetSessionTokenResponse(credentials: given.credentials)
  }
}
