package import DeviceRegistryMessages
package import Domain

/// Ends sessions that wait for a user's app, when what they wait for is gone.
///
/// The pages that watch them hear of it at once. A session that has ended signs no user in, also where its
/// tokens are being made (USR-20).
package protocol InteractionEndings: Sendable {
  /// Ends what waits for a user all of whose sign-ins end.
  ///
  /// To be called before the chains end: a session that is redeemed meanwhile either is found here, or
  /// its chain is there to be ended.
  func endSessions(of sub: String, in pool: UserPoolID) async throws(AuthenticationFailure)

  /// Ends what accounts that are gone have confirmed, or alone could confirm.
  ///
  /// To be called after the accounts were noted as forgotten.
  func endSessions(
    confirmedBy accounts: [String],
    of sub: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure)

  /// Ends what an instance has opened that it can no longer confirm, since an account is gone: the
  /// sessions for its user, and for any user where the instance has no other account.
  func endSessions(
    openedOn instance: String,
    of sub: String,
    hasOtherAccounts: Bool,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure)

  /// Notes that the tokens of a redeemed session were made; false where it was ended meanwhile, and no
  /// caller may have them.
  func settle(_ session: String, in pool: UserPoolID) async throws(AuthenticationFailure) -> Bool
}

extension InteractionEndings {
  /// Ends what instances have opened whose account gave way to another device of its user.
  package func endSessions(
    openedBy accounts: [RemovedAppAccount],
    of sub: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    for account in accounts {
      guard let instance = account.instanceId else { continue }
      try await endSessions(
        openedOn: instance,
        of: sub,
        hasOtherAccounts: account.hasOtherAccounts ?? true,
        in: pool
      )
    }
  }
}
