internal import AuthenticationCore
internal import AuthenticationPasskeys
internal import Domain

extension SignIn {
  /// What the user can begin a sign-in with, as the API names it.
  func firstFactors(
    of user: UserRecord,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) -> [String] {
    var hasPasskey = false
    if pool.passkeys.isOffered, let relyingPartyID = pool.passkeys.relyingPartyID {
      hasPasskey = try await passkeys.store.hasPasskey(
        user.username,
        in: pool.id,
        for: relyingPartyID
      )
    }
    return try user.firstFactors(in: pool, hasPasskey: hasPasskey).map(\.rawValue)
  }
}
