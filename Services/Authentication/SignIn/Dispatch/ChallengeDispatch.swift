internal import AuthenticationCore
internal import Domain

extension SignIn {
  /// Answers the challenge that the request names.
  func respond(
    _ challenge: String?,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    guard let challenge else { throw .missing("challengeName") }
    try await checkSealKeys(of: request)
    switch challenge {
    case "PASSWORD_VERIFIER":
      return try await answerPasswordVerifier(request)
    case "DEVICE_SRP_AUTH":
      return try await answerDeviceSRP(request)
    case "DEVICE_PASSWORD_VERIFIER":
      return try await answerDevicePasswordVerifier(request)
    case "NEW_PASSWORD_REQUIRED":
      return try await answerNewPasswordRequired(request)
    case "CUSTOM_CHALLENGE":
      return try await answerCustomChallenge(request)
    case "SMS_MFA":
      return try await answerSecondFactor(request, .sms)
    case "SOFTWARE_TOKEN_MFA":
      return try await answerSecondFactor(request, .softwareToken)
    case "EMAIL_OTP":
      return try await answerSecondFactor(request, .email)
    case "SELECT_MFA_TYPE":
      return try await answerSelectMFAType(request)
    case "MFA_SETUP":
      return try await answerMFASetup(request)
    default:
      throw .invalidParameter("Challenge not supported: \(challenge)")
    }
  }
}
