internal import GatehouseMessages

/// A user's factors as the API reports them.
extension UserRecord {
  /// Absent where none is switched on.
  package var mfaSettingList: [String]? {
    secondFactors.enabled.isEmpty ? nil : secondFactors.enabled.map(\.rawValue)
  }

  package var preferredMFASetting: String? { secondFactors.preferred?.rawValue }

  /// What the pool lets the user begin a sign-in with.
  package func firstFactors(
    in pool: UserPoolSettings,
    hasPasskey: Bool
  ) throws(AuthenticationFailure) -> [FirstFactor] {
    let attributes = try attributes()
    return pool.allowedFirstFactors.filter { factor in
      switch factor {
      case .password: salt != nil
      case .emailCode: attributes["email_verified"] == "true"
      case .smsCode: attributes["phone_number_verified"] == "true"
      case .passkey: hasPasskey
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
