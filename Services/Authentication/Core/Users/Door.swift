/// By which way a sign-in goes on: what proves the client, which flows it may use and whether its user
/// is given a device depend on it.
package enum Door: String, Sendable, Hashable, CaseIterable {
  /// InitiateAuth and RespondToAuthChallenge.
  case client
  /// AdminInitiateAuth and AdminRespondToAuthChallenge.
  case administrator
  /// A page of the service's own.
  case hostedPage = "hosted_page"
  /// The user's own app.
  case app
  /// An outside provider.
  case provider

  /// Whether a client calls the API.
  ///
  /// It proves by SECRET_HASH which it is, and its settings say which flows it may use. Elsewhere the service
  /// itself asks the user.
  package var isOfAPI: Bool {
    switch self {
    case .client, .administrator: true
    case .hostedPage, .app, .provider: false
    }
  }
}
