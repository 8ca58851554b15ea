internal import AuthenticationCore

extension UserRecord {
  /// Where the code goes that allows another password: only somewhere that is proved the user's.
  func recoveryAddress(
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> CodeAddress {
    try standing.check(for: .passwordChange)
    guard let address = try recoveryAddresses(in: pool).first else {
      throw .invalidParameter(
        """
        Cannot reset password for the user as there is no registered/verified email or phone_number
        """
      )
    }
    return address
  }

  /// Whether a code that went to the attribute's address may still set another password: the address may have
  /// become another user's since, or a factor of the sign-in.
  func mayRecover(
    by attribute: String,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> Bool {
    try recoveryAddresses(in: pool).contains { $0.medium.attributeName == attribute }
  }

  /// In the order of the pool.
  private func recoveryAddresses(
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> [CodeAddress] {
    let attributes = try attributes()
    // The factors of a sign-in, switched on or required by the pool. Otherwise an attacker who has the
    // phone or the mailbox would have both factors (AccountRecoverySetting).
    let asked = try SecondFactorNeed.usable(of: self, in: pool) + secondFactors.enabled
    return pool.recoveryMedia.compactMap { medium in
      guard let flag = UserAttributes.verifiedFlags[medium.attributeName],
        attributes[flag] == "true", let destination = attributes[medium.attributeName],
        !asked.contains(where: { $0.medium == medium })
      else { return nil }
      return CodeAddress(medium: medium, destination: destination)
    }
  }
}
