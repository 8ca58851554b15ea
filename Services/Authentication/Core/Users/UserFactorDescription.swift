internal import GatehouseMessages

/// A user's factors as the API reports them.
extension UserRecord {
  /// Absent where none is switched on.
  package var mfaSettingList: [String]? {
    secondFactors.enabled.isEmpty ? nil : secondFactors.enabled.map(\.rawValue)
  }

  package var preferredMFASetting: String? { secondFactors.preferred?.rawValue }

  /// What the pool lets the user begin a sign-in with.
  package func firstFactors(in pool: UserPoolSettings) throws(AuthenticationFailure) -> [String] {
    let attributes = try attributes()
    return pool.allowedFirstFactors.filter { factor in
      switch factor {
      case "PASSWORD": salt != nil
      case "EMAIL_OTP": attributes["email_verified"] == "true"
      case "SMS_OTP": attributes["phone_number_verified"] == "true"
      default: false
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
