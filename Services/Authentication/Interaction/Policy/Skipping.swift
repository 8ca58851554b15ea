internal import AuthenticationCore
internal import DeviceRegistryMessages
internal import Domain

/// What of a session is skipped (USR-5, USR-32).
extension Interaction {
  /// Whether the user has to be asked before the app confirms.
  func isConfirmationNeeded(
    of session: InteractionSession,
    choices: Int,
    isFactorNeeded: Bool,
    in pool: EnabledPool
  ) -> Bool {
    guard session.kind == .login, session.comparison != .enter else { return true }
    if session.content.confirmation == "policy", pool.policy.app.isConfirmationSkipped {
      return false
    }
    // The factor is the user's consent where there is nothing to choose.
    return !(pool.policy.app.isAutoSelecting && choices == 1 && isFactorNeeded)
  }

  /// Whether a confirmation with the account asks for a second factor.
  func isFactorNeeded(
    for session: InteractionSession,
    account: AppAccount,
    on instance: ProvedInstance,
    in pool: EnabledPool
  ) -> Bool {
    let app = pool.policy.app
    guard session.kind == .login, session.content.secondFactor != "always" else { return true }
    let isLoggedIn = hasAppLogin(instance, app)
    if isLoggedIn { return false }
    if app.isFactorAlwaysNeededWithoutAppLogin { return true }
    if session.content.secondFactor == "never", app.isHeadlessAllowed { return false }
    return !(account.isHeadless ?? false)
  }

  /// Whether the enrolment makes an account without a factor.
  func isHeadlessEnrolment(_ session: InteractionSession, in pool: EnabledPool) -> Bool {
    session.content.secondFactor == "never" && pool.policy.app.isHeadlessAllowed
  }

  /// Whether a factor was proved not long ago and the app was used since.
  private func hasAppLogin(_ instance: ProvedInstance, _ app: AppPolicy) -> Bool {
    guard app.appLoginSeconds > 0, let proved = instance.factor?.provedAtUnixMillis else {
      return false
    }
    let now = clock.now()
    let provedAt = Instant(unixMillis: proved)
    guard provedAt.adding(seconds: Int64(app.appLoginSeconds)) > now else { return false }
    guard app.appLoginInactivitySeconds > 0 else { return true }
    let usedAt = max(instance.usedAt ?? provedAt, provedAt)
    return usedAt.adding(seconds: Int64(app.appLoginInactivitySeconds)) > now
  }
}
