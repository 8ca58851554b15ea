package import AuthenticationMessages

/// What a sign-in comes to: tokens, or what is asked next.
package struct SignInAnswer: Sendable {
  package var challengeName: String?
  /// What SELECT_CHALLENGE lets the client choose from.
  package var availableChallenges: [String]?
  package var session: String?
  package var challengeParameters: [String: String] = [:]
  package var authenticationResult: AuthenticationResultType?
}
