package import AuthenticationCore
internal import AuthenticationNotifications
internal import Domain
internal import PublicOperations

extension SignIn {
  /// Whether a token's sign-in allows to make new recovery codes: it gave a second factor, as the answer of a
  /// sign-in does that makes codes.
  ///
  /// With less, an intruder who has the password or a stolen token would make the codes that replace the factor.
  package func mayRenewRecoveryCodes(_ holder: AccessTokenHolder) -> Bool {
    holder.pool.offersRecoveryCodes && holder.isFactorGiven
      && !holder.user.secondFactors.enabled.isEmpty
  }

  /// New recovery codes in place of the former.
  package func renewRecoveryCodes(
    of holder: AccessTokenHolder,
    _ call: Call
  ) async throws(AuthenticationFailure) -> [String] {
    guard mayRenewRecoveryCodes(holder) else {
      throw call.refusal(
        .notAuthorized("Recovery codes are made after a sign-in with a second factor."),
        "the token's sign-in gave no second factor"
      )
    }
    let notice = try await ownerNotices.message(.factorChanged, to: holder, call)
    let codes = recoveryCodes.make()
    try await secondFactors.replaceRecoveryCodes(
      codes.map { recoveryCodes.hash($0, sub: holder.user.sub, in: holder.pool.id) },
      of: holder.user.sub,
      in: holder.pool.id,
      telling: notice
    )
    return codes.map(\.text)
  }
}
