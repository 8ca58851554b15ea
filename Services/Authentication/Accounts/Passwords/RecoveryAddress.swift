internal import AuthenticationCore

extension UserRecord {
  /// Where the code goes that allows another password: only somewhere that is proved the user's.
  func recoveryAddress(
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> CodeAddress {
    try standing.check(for: .passwordChange)
    let attributes = try attributes()
    // The factors of a sign-in, switched on or required by the pool. Otherwise an attacker who has the
    // phone or the mailbox would have both factors (AccountRecoverySetting).
    let asked = try SecondFactorNeed.usable(of: self, in: pool) + secondFactors.enabled
    for medium in pool.recoveryMedia {
      guard let flag = UserAttributes.verifiedFlags[medium.attributeName],
        attributes[flag] == "true", let destination = attributes[medium.attributeName],
        !asked.contains(where: { $0.medium == medium })
      else { continue }
      return CodeAddress(medium: medium, destination: destination)
    }
    throw .invalidParameter(
      """
      Cannot reset password for the user as there is no registered/verified email or phone_number
      """
    )
  }
}
