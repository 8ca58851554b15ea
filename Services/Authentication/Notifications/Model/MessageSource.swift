internal import AuthenticationCore

/// What a message to a user is for, as the events of functions call it.
package enum MessageSource: String, Sendable, Hashable, CaseIterable {
  case signUp = "SignUp"
  case resendCode = "ResendCode"
  case adminCreateUser = "AdminCreateUser"
  case forgotPassword = "ForgotPassword"
  case updateUserAttribute = "UpdateUserAttribute"
  case verifyUserAttribute = "VerifyUserAttribute"
  /// The code of a second factor.
  case authentication = "Authentication"

  /// The event's triggerSource for the trigger.
  func triggerSource(of trigger: LambdaTrigger) -> String {
    "\(trigger.rawValue)_\(rawValue)"
  }
}
