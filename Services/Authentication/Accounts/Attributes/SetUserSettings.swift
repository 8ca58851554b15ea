package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationNotifications
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Sets the legacy MFA options of the access token's user.
  package func setUserSettings(
    _ request: SetUserSettingsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> SetUserSettingsResponse {
    guard let options = request.mfaOptions else { throw .missing("mfaOptions") }
    let holder = try await directory.activeHolder(of: request.accessToken, call: call)
    try holder.checkMayChangeFactors(call)
    let isChanged = try await setMFAOptions(options, of: holder.user, in: holder.pool.id) {
      () async throws(AuthenticationFailure) in
      try await ownerNotices.message(.factorChanged, to: holder, call)
    }
    if isChanged { try await endSessions(by: .factorChange, of: holder, call) }
    return SetUserSettingsResponse()
  }
}
