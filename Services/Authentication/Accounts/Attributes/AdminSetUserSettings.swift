package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Sets the legacy MFA options of a user.
  package func adminSetUserSettings(
    _ request: AdminSetUserSettingsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminSetUserSettingsResponse {
    guard let options = request.mfaOptions else { throw .missing("mfaOptions") }
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    if try await setMFAOptions(options, of: user, in: pool.id) {
      try await endSessions(by: .factorChange, of: user, in: pool, call)
    }
    return AdminSetUserSettingsResponse()
  }
}
