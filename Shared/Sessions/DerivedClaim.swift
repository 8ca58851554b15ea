/// The claims of ID tokens that are made from another token, and say what that one was good for: what is made from
/// such an ID token can do no more (RFC 8693 §2.1 leaves it to the server's policy).
///
/// Access tokens say the same by `scope` and `aud`. No function of a pool states these claims.
public enum DerivedClaim {
  /// The scopes, with spaces between them; present in each derived ID token.
  public static let scope = "gatehouse:scope"
  /// The service that the other token was made for; absent where that was a sign-in's own.
  public static let audience = "gatehouse:audience"
}
