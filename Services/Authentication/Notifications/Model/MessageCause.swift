/// Who gives reason for a message, which decides how it is counted.
///
/// Each has counts of its own: callers who have proved nothing must not use up what others need to
/// sign in.
package enum MessageCause: String, Sendable, Hashable {
  /// A caller who has proved nothing: of sign-ups and forgotten passwords.
  case stranger
  /// The holder of an access token, who may enter any address.
  case holder
  /// A sign-in whose password, or whatever the pool asks in its place, was right.
  case signIn = "sign-in"
  /// A caller who has proved nothing, of the code that a sign-in begins with.
  case signInCode = "sign-in code"
  case administrator
  /// A change of the user's own account. The codes that an intruder has sent use up none of these.
  case change
  /// There is no recipient, and the same work is done.
  case decoy
}
