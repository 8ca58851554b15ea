package import GatehouseStubs
package import PublicOperations

/// Finds the identity pool that a request names, for its rate and its event.
package struct NamedIdentityPools: PoolFinding {
  private let lookup: any IdentityPoolLookup

  /// Asks the lookup what there is.
  package init(_ lookup: any IdentityPoolLookup) {
    self.lookup = lookup
  }

  /// The pool and the identity of the request's words.
  package func claims(of naming: RequestNaming) -> RequestClaims {
    let pool = Self.pool(in: naming)
    let identity = naming.identityId.flatMap { IdentityID($0) }
    return RequestClaims(
      pool: pool?.text,
      identity: identity?.text,
      region: pool?.region ?? identity?.region
    )
  }

  /// The pool that a request names by its id, its ARN or one of its identities; nil where there is
  /// none.
  ///
  /// What names no pool that there is shares one bucket: made-up ids would otherwise have a full one
  /// each.
  package func pool(
    named naming: RequestNaming
  ) async throws(IdentityFederationFailure) -> String? {
    if let pool = Self.pool(in: naming) {
      return try await lookup.hasPool(pool) ? pool.text : nil
    }
    guard let identity = naming.identityId.flatMap({ IdentityID($0) }) else { return nil }
    return try await lookup.pool(of: identity)?.text
  }

  private static func pool(in naming: RequestNaming) -> IdentityPoolID? {
    naming.identityPoolId.flatMap { IdentityPoolID($0) }
      // arn:aws:cognito-identity:<region>:<account>:identitypool/<id>
      ?? naming.resourceArn?.split(separator: "/").last.flatMap { IdentityPoolID(String($0)) }
  }
}

/// Tells which pools and identities there are.
package protocol IdentityPoolLookup: Sendable {
  /// Whether there is such a pool.
  func hasPool(_ id: IdentityPoolID) async throws(IdentityFederationFailure) -> Bool
  /// The pool of an identity; nil where there is no such identity.
  func pool(of identity: IdentityID) async throws(IdentityFederationFailure) -> IdentityPoolID?
}
