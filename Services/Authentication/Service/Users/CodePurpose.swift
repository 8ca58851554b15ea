/// What a code or message is for.
enum CodePurpose: String, Sendable, Hashable {
  case signUp = "sign_up"
  case adminCreateUser = "admin_create_user"
}
