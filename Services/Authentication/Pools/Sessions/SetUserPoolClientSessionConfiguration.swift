package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// Says for how long a client goes on by the browser's sign-in (SES-19).
  package func setUserPoolClientSessionConfiguration(
    _ request: SetUserPoolClientSessionConfigurationRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> SetUserPoolClientSessionConfigurationResponse {
    guard let session = request.ssoSession else { throw .missing("sSOSession") }
    guard let minutes = session.maxValidityMinutes else {
      throw .missing("sSOSession.maxValidityMinutes")
    }
    guard (0...129_600).contains(minutes) else {
      throw .invalidParameter("MaxValidityMinutes must be between 0 and 129600.")
    }
    let record = try await clientRecord(request.userPoolId, request.clientId)
    _ = try await poolWithSessions(record.userPoolID)
    guard try await settings.pool(record.userPoolID).sessions.isOn else {
      throw .sessionTrackingOff(record.userPoolID)
    }
    let isSet = try await clients.setSSOValidity(minutes, of: record)
    guard isSet else { throw .modifiedMeanwhile("User pool client \(record.id.text)") }
    return SetUserPoolClientSessionConfigurationResponse(
      userPoolId: record.userPoolID.text,
      clientId: record.id.text,
      ssoSession: session
    )
  }
}
