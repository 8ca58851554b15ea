internal import IdentityFederationCore

extension LoginLinking.Refusal {
  /// The refusal in Cognito's words.
  func failure(of given: IdentityID?) -> IdentityFederationFailure {
    switch self {
    case .forbidden:
      .identityForbidden(given?.text ?? "")
    case .loginsDoNotMatch:
      .notAuthorized(
        """
        Logins don't match. Please include at least one valid login for this identity or identity \
        pool.
        """
      )
    case .conflict:
      .resourceConflict("The logins belong to identities that cannot be merged.")
    case .developerUserAlreadyRegistered:
      .developerUserAlreadyRegistered(
        "The developer user identifier is registered with another identity."
      )
    }
  }
}

extension IdentityFederationFailure {
  /// The identity is there, and the caller may not use it.
  static func identityForbidden(_ id: String) -> Self {
    .notAuthorized("Access to Identity '\(id)' is forbidden.")
  }
}
