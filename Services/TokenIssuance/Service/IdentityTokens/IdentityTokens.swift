internal import Cryptography
internal import Domain
public import RPC
public import TokenIssuanceMessages
public import TokenIssuanceStubs

/// Signs what identity pools say of their identities.
///
/// An RPC service of its own: its caller can make no token of a user pool, because issuer, key and
/// claims of the two kinds differ and are set here.
public struct IdentityTokens: IdentityTokenServing {
  let issuer: String
  let keyStore: SigningKeyStore
  let keys: SigningKeyRing
  let restoredKeys: RestoredKeyMaking
  let clock: any WallClock

  /// Signs the token of an identity (cognito-identity, GetOpenIdToken).
  public func signIdentityToken(
    _ request: SignIdentityTokenRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> SignIdentityTokenResponse {
    let claims = IdentityTokenClaims(
      issuer: issuer,
      pool: try required(request.identityPoolId, "identity_pool_id"),
      identity: try required(request.identityId, "identity_id"),
      authenticationMethods: request.authenticationMethods,
      principalTags: request.principalTags,
      lifetimeSeconds: try lifetime(
        request.lifetimeSeconds,
        atMost: MaxLifetime.signedTokenSeconds,
        "lifetime_seconds"
      )
    )
    let now = clock.now()
    let key = try await signingKey(at: now)
    return try await computing { () throws(TokenIssuanceFailure) in
      SignIdentityTokenResponse(token: try key.sign(claims.written(at: now)))
    }
  }

  private func signingKey(
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> TokenSigningKey {
    if let key = try await activeKey(at: now) { return key }
    try await restoredKeys.make(for: .identityPools)
    if let key = try await activeKey(at: now) { return key }
    // If several instances make the first key at once, one keeps its own.
    try await keyStore.insert(
      try await keys.generate(.rs256, for: [.id], of: .identityPools, by: clock)
    )
    guard let key = try await activeKey(at: now) else {
      throw .internalFault("the key of identity tokens vanished")
    }
    return key
  }

  private func activeKey(
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> TokenSigningKey? {
    guard let id = try await keyStore.signingKeyID(.id, of: .identityPools, at: now) else {
      return nil
    }
    return try await keys.key(id, of: .identityPools, at: now)
  }
}
