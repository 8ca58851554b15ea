/// What a step of a sign-in came to, as hours are counted by.
public enum CountedSignIn: Sendable, Hashable {
  /// The user is signed in.
  case signedIn
  /// A second factor was asked, by the name of its challenge.
  case factorAsked(String)
}
