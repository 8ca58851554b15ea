internal import GatehouseMessages

/// What a sign-in comes to: tokens, or what is asked next.
struct SignInAnswer: Sendable {
  var challengeName: String?
  var session: String?
  var challengeParameters: [String: String] = [:]
  var authenticationResult: AuthenticationResultType?
}
