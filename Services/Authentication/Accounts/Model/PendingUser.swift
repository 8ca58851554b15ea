package import AuthenticationCore

/// A user who is about to be created: checked, and with the names that will find the user.
package struct PendingUser: Sendable {
  package let username: String
  package let sub: String
  package var attributes: [String: String]
  package let names: [SignInName]

  /// The attributes as events of functions have them, once the user is made with the status.
  func eventAttributes(as status: UserStatus) -> [String: String] {
    UserAttributes.ofEvents(attributes, sub: sub, status: status)
  }
}
