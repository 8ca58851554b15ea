internal import AuthenticationCore

/// What a code or message is for.
package enum CodePurpose: String, Sendable, Hashable {
  case signUp = "sign_up"
  /// A sign-up's code after it was used: for as long as it would count, its link says that it was.
  case confirmedSignUp = "confirmed_sign_up"
  case adminCreateUser = "admin_create_user"
  case forgotPassword = "forgot_password"
  /// A decoy beside a forgotten password's code, under the name that was typed; it never matches. Where
  /// existence is hidden it decides how a wrong code is refused.
  case forgottenByName = "forgotten_by_name"
  case verifyEmail = "verify_email"
  case verifyPhoneNumber = "verify_phone_number"
  case authentication
  /// Tells that sign-ins are stopped, or allowed again; without a code.
  case signInSwitch = "sign_in_switch"
  /// Tells that a sign-up has named the user's address; without a code.
  case signUpNotice = "sign_up_notice"
  /// Tells of a risky sign-in; without a code.
  case riskNotice = "risk_notice"
  /// Tells of a change of the account; without a code.
  case changeNotice = "change_notice"
}

extension CodePurpose {
  package var lifetimeSeconds: Int64 {
    self == .forgotPassword
      ? ConfirmationCodes.recoveryLifetimeSeconds : ConfirmationCodes.lifetimeSeconds
  }

  /// What a code is for that verifies an attribute; nil for one that is no address.
  package init?(verifying attributeName: String) {
    switch DeliveryMedium(attributeName: attributeName) {
    case .email: self = .verifyEmail
    case .sms: self = .verifyPhoneNumber
    case nil: return nil
    }
  }
}
