internal import AuthenticationCore

extension SignInContext {
  /// Whether events of functions say that no user has the name; nil where they say nothing of it.
  ///
  /// Cognito says it only where PreventUserExistenceErrors is ENABLED. Elsewhere no function is asked about a
  /// name that no user has.
  var userNotFound: Bool? { client.hidesUserExistence ? user == nil : nil }
}
