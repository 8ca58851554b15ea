/// What a code or message is for.
enum CodePurpose: String, Sendable, Hashable {
  case signUp = "sign_up"
  /// A sign-up's code after it was used: for as long as it would count, its link says that it was.
  case confirmedSignUp = "confirmed_sign_up"
  case adminCreateUser = "admin_create_user"
  case forgotPassword = "forgot_password"
  case verifyEmail = "verify_email"
  case verifyPhoneNumber = "verify_phone_number"
  case authentication
}
