/// A notice about the account, which asks the user for nothing.
package enum MessageNotice: Sendable, Hashable {
  /// All sign-ins are stopped, by the user or by an administrator (SES-32).
  case signInStopped
  /// They are allowed again.
  case signInAllowed

  var wording: MessageWording {
    switch self {
    case .signInStopped:
      MessageWording(
        subject: "Sign-in was stopped",
        body: "All sign-ins to your account {username} were stopped."
      )
    case .signInAllowed:
      MessageWording(
        subject: "Sign-in is allowed again",
        body: "Sign-ins to your account {username} are allowed again."
      )
    }
  }
}
