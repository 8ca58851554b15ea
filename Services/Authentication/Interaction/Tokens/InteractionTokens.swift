package import AuthenticationSignIn

/// The tokens of sessions that an app has confirmed: what this area asks of sign-in.
package final class InteractionTokens: Sendable {
  let interaction: Interaction
  let signIn: SignIn

  /// Tokens for the area's sessions.
  package init(_ interaction: Interaction, _ signIn: SignIn) {
    self.interaction = interaction
    self.signIn = signIn
  }
}
