/// The names of the forms' fields, which are Cognito's.
enum PageFields {
  static let username = "username"
  static let password = "password"
  static let newPassword = "new_password"
  static let confirmPassword = "confirm_password"
  static let code = "code"
  static let answer = "answer"
  static let email = "email"
  static let name = "name"
  static let remember = "remember"
  /// What the script of the page adds.
  static let credential = "credential"
  static let passkeySession = "passkey_session"
  static let browserChallenge = "browser_challenge"
  static let browserKey = "browser_key"
  static let browserProof = "browser_proof"
  /// Before an attribute's name, as in `requiredAttributes[email]`.
  static let attributePrefix = "requiredAttributes["

  static let shownAgain: Set<String> = [username, email, name]

  static func attribute(_ name: String) -> String { "\(attributePrefix)\(name)]" }
}
