// Why an identity or its pool is refused, in the sentences of cognito-identity. Clients compare them.

extension IdentityFederationFailure {
  /// No such identity pool is here.
  package static func identityPoolNotFound(_ id: String) -> Self {
    .resourceNotFound("IdentityPool '\(id)' not found.")
  }

  /// No such identity is here.
  package static func identityNotFound(_ id: String) -> Self {
    .resourceNotFound("Identity '\(id)' not found.")
  }

  /// The identity may not be used so, or not by this caller.
  package static func identityForbidden(_ id: String) -> Self {
    .notAuthorized("Access to Identity '\(id)' is forbidden.")
  }
}
