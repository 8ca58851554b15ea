/// What a code or message is for.
enum CodePurpose: String, Sendable, Hashable {
  case signUp = "sign_up"
  case adminCreateUser = "admin_create_user"
  case forgotPassword = "forgot_password"
  case verifyEmail = "verify_email"
  case verifyPhoneNumber = "verify_phone_number"
  case authentication
}
