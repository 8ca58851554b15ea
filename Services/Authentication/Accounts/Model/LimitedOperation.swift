/// An operation that a user may be the subject of only so often (E.1.10).
package enum LimitedOperation: String, Sendable {
  case confirmSignUp = "ConfirmSignUp"
  case resendConfirmationCode = "ResendConfirmationCode"
  case forgotPassword = "ForgotPassword"
  case confirmForgotPassword = "ConfirmForgotPassword"
  case changePassword = "ChangePassword"
  case getUserAttributeVerificationCode = "GetUserAttributeVerificationCode"
  case verifyUserAttribute = "VerifyUserAttribute"

  var attemptsPerHour: Int {
    switch self {
    case .confirmSignUp, .verifyUserAttribute: 15
    case .confirmForgotPassword: 10
    case .resendConfirmationCode, .forgotPassword, .changePassword,
      .getUserAttributeVerificationCode:
      5
    }
  }
}
