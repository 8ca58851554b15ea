package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// For how long a client goes on by the browser's sign-in (SES-19); stored whether sessions are
  /// tracked or not.
  package func getUserPoolClientSessionConfiguration(
    _ request: GetUserPoolClientSessionConfigurationRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GetUserPoolClientSessionConfigurationResponse {
    let record = try await clientRecord(request.userPoolId, request.clientId)
    let client = try await settings.client(record.id).client
    return GetUserPoolClientSessionConfigurationResponse(
      userPoolId: client.userPoolID.text,
      clientId: client.id.text,
      ssoSession: ClientSSOSessionConfigType(maxValidityMinutes: client.ssoValidityMinutes)
    )
  }
}
