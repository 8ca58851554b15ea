extension PoolTrigger {
  /// The `triggerSource` of the call that an operation makes; one that makes none gets the most usual.
  func source(of operation: String) -> String {
    switch self {
    case .preSignUp: "PreSignUp_\(Self.registration(by: operation))"
    case .postConfirmation:
      operation == "ConfirmForgotPassword"
        ? "PostConfirmation_ConfirmForgotPassword" : "PostConfirmation_ConfirmSignUp"
    case .preTokenGeneration:
      operation == "GetTokensFromRefreshToken"
        ? "TokenGeneration_RefreshTokens" : "TokenGeneration_Authentication"
    case .userMigration:
      operation == "ForgotPassword"
        ? "UserMigration_ForgotPassword" : "UserMigration_Authentication"
    case .customMessage, .customEmailSender, .customSMSSender:
      "\(rawValue)_\(Self.message(of: operation))"
    case .inboundFederation: "InboundFederation_ExternalProvider"
    case .preAuthentication, .postAuthentication, .defineAuthChallenge, .createAuthChallenge,
      .verifyAuthChallengeResponse:
      "\(rawValue)_Authentication"
    }
  }

  private static func registration(by operation: String) -> String {
    switch operation {
    case "AdminCreateUser": "AdminCreateUser"
    case "FinishProviderSignIn": "ExternalProvider"
    default: "SignUp"
    }
  }

  private static func message(of operation: String) -> String {
    switch operation {
    case "SignUp", "AdminCreateUser", "ForgotPassword": operation
    case "AdminResetUserPassword": "ForgotPassword"
    case "ResendConfirmationCode": "ResendCode"
    case "UpdateUserAttributes", "AdminUpdateUserAttributes": "UpdateUserAttribute"
    case "GetUserAttributeVerificationCode": "VerifyUserAttribute"
    default: "Authentication"
    }
  }
}
