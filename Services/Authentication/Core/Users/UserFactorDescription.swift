/// A user's factors as the API reports them.
extension UserRecord {
  /// Absent where none is switched on.
  package var mfaSettingList: [String]? {
    secondFactors.enabled.isEmpty ? nil : secondFactors.enabled.map(\.rawValue)
  }

  package var preferredMFASetting: String? { secondFactors.preferred?.rawValue }

  /// What the pool lets the user begin a sign-in with.
  ///
  /// A user who has a second factor begins with no code, which would be as good as that factor, and with a
  /// passkey only where it is two factors, or the second one is asked for after it (CHO-5, PKY-10).
  package func firstFactors(
    in pool: UserPoolSettings,
    hasPasskey: Bool
  ) throws(AuthenticationFailure) -> [FirstFactor] {
    let attributes = try attributes()
    let needsSecondFactor = try SecondFactorNeed(of: self, in: pool) != .none
    let passkeys = pool.passkeys
    return pool.allowedFirstFactors.filter { factor in
      switch factor {
      case .password:
        salt != nil || sealedPasswordHash != nil
      case .emailCode, .smsCode:
        !needsSecondFactor && factor.medium?.verifiedAddress(in: attributes) != nil
      case .passkey:
        hasPasskey
          && (!needsSecondFactor || passkeys.countsAsTwoFactors || passkeys.goesWithSecondFactor)
      }
    }
  }
}

extension UserRecord {
  /// How many codes are left, where the pool offers any, among the user's attributes.
  package func withRecoveryCodeCount(
    _ attributes: [String: String],
    in pool: UserPoolSettings
  ) -> [String: String] {
    guard pool.offersRecoveryCodes else { return attributes }
    var attributes = attributes
    attributes[RecoveryCodeOption.attribute] = "\(secondFactors.recoveryCodeHashes.count)"
    return attributes
  }
}
