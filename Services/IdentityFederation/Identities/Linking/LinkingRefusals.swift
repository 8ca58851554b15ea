internal import IdentityFederationCore

extension LoginLinking.Refusal {
  /// The refusal in Cognito's words.
  func failure(of given: IdentityID?) -> IdentityFederationFailure {
    switch self {
    case .notFound:
      .identityNotFound(given?.text ?? "")
    case .forbidden:
      .identityForbidden(given?.text ?? "")
    case .loginsDoNotMatch:
      .loginsDoNotMatch
    case .conflict:
      .resourceConflict("The logins belong to identities that cannot be merged.")
    case .developerUserAlreadyRegistered:
      .developerUserAlreadyRegistered(
        "The developer user identifier is registered with another identity."
      )
    }
  }
}
