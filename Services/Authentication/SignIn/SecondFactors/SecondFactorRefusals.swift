internal import AuthenticationCore

extension AuthenticationFailure {
  static let wrongTOTPCode = wrongFactorCode("Invalid code received for user")
  static let wrongSentCode = wrongFactorCode("Invalid code or auth state for the user.")
  /// What a wrong code of the factor is answered with.
  static func wrongCode(of factor: SecondFactor) -> AuthenticationFailure {
    factor.medium == nil ? .wrongTOTPCode : .wrongSentCode
  }

  static let tooManyFactorTries = notAuthorized(
    "Attempt limit exceeded, please try after some time."
  )
  static let softwareTokenNotOffered = softwareTokenMFANotFound(
    "Software Token MFA has not been enabled by the userPool"
  )

  static func noDelivery(_ factor: SecondFactor) -> AuthenticationFailure {
    .invalidParameter("User does not have delivery config set to turn on \(factor.rawValue)")
  }
}
