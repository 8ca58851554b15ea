internal import AuthenticationCore
internal import IdentityFederationMessages
internal import PublicOperations

extension ProviderRedirectEnd {
  /// A sign-in that ends at its client with an error, as the client is told it.
  init(refusing failure: AuthenticationFailure, of asked: ClientRequest, _ call: Call) {
    self.init(
      refusing: failure,
      asked.refuse(failure.redirectError, failure.redirectDescription),
      in: asked.found.pool.id,
      rule: nil
    )
  }

  /// The provider proves no user.
  init(refusedBy ended: FinishProviderSignInResponse, of asked: ClientRequest) {
    self.init(
      refusing: .notAuthorized("The identity provider proves no user."),
      asked.refuse(ended.error ?? "server_error", ended.errorDescription ?? ""),
      in: asked.found.pool.id,
      rule: ended.rule
    )
  }
}

extension AuthenticationFailure {
  /// A word of RFC 6749 §4.1.2.1.
  fileprivate var redirectError: String {
    switch self {
    case .unavailable, .tooManyRequests: "temporarily_unavailable"
    case .internalFault: "server_error"
    case .notAuthorized, .accessDenied, .operationNotEnabled: "access_denied"
    case _: "invalid_request"
    }
  }

  /// Cognito's sentence; of a fault of ours nothing is told.
  fileprivate var redirectDescription: String {
    switch self {
    case .unavailable, .internalFault: "The sign-in cannot be finished now."
    case .resourceNotFound: "The client has no such identity provider."
    case _: message ?? "The sign-in is refused."
    }
  }
}
