/// At which occasion a password is shown (EventFilterType).
package enum PasswordEvent: String, Sendable, Hashable, CaseIterable {
  case signIn = "SIGN_IN"
  case passwordChange = "PASSWORD_CHANGE"
  case signUp = "SIGN_UP"
}
