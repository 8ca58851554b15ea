internal import Domain
internal import GatehouseStubs
public import RPC
public import TokenIssuanceMessages
public import TokenIssuanceStubs

/// Signs tokens that begin no chain, and opens those that others are made from.
public struct DetachedTokens: DetachedTokenServing {
  let tokens: TokenIssuance

  /// Signs an access or ID token of a pool, which no refresh token follows.
  public func issueDetachedToken(
    _ request: IssueDetachedTokenRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> IssueDetachedTokenResponse {
    let pool = try userPool(request.userPoolId)
    guard let use = request.tokenUse.flatMap(TokenUse.init(rawValue:)) else {
      throw .invalidRequest("token_use is neither access nor id")
    }
    let now = tokens.clock.now()
    let claims = try claims(request, use, of: pool, at: now)
    guard let key = try await signingKey(use, of: .userPool(pool), at: now) else {
      throw tokens.refusal(.resourceNotFound, "the pool has no signing keys", context)
    }
    return try await computing { () throws(TokenIssuanceFailure) in
      IssueDetachedTokenResponse(token: try key.sign(claims.written()))
    }
  }

  private func signingKey(
    _ use: TokenUse,
    of owner: SigningKeyOwner,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> TokenSigningKey? {
    if let key = try await activeKey(use, of: owner, at: now) { return key }
    try await tokens.restoredKeys.make(for: owner)
    return try await activeKey(use, of: owner, at: now)
  }

  private func activeKey(
    _ use: TokenUse,
    of owner: SigningKeyOwner,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> TokenSigningKey? {
    guard let id = try await tokens.keyStore.signingKeyID(use, of: owner, at: now) else {
      return nil
    }
    return try await tokens.keys.key(id, of: owner, at: now)
  }

  private func claims(
    _ request: IssueDetachedTokenRequest,
    _ use: TokenUse,
    of pool: UserPoolID,
    at now: Instant
  ) throws(TokenIssuanceFailure) -> DetachedTokenClaims {
    var others: [ChosenClaim] = []
    for claim in request.claims { others.append(try ChosenClaim(claim)) }
    let actor = try request.actor.map { json throws(TokenIssuanceFailure) in
      try ChosenClaim(TokenClaim(name: "act", kind: TokenClaimKind.json.rawValue, jsonValue: json))
    }
    return DetachedTokenClaims(
      issuer: tokens.issuer.text(for: pool),
      use: use,
      client: try client(request.clientId),
      sub: try required(request.sub, "sub"),
      username: request.username,
      groups: request.groups,
      scope: request.scope ?? "",
      audience: request.audience,
      inheritedAudience: request.inheritedAudience,
      eventID: request.chainId ?? tokens.random.uuid(),
      authenticatedAt: request.authenticatedAtUnixSeconds ?? now.unixSeconds,
      issuedAt: now,
      lifetimeSeconds: try lifetime(
        request.validitySeconds,
        atMost: MaxLifetime.signedTokenSeconds,
        "validity_seconds"
      ),
      jti: tokens.random.uuid(),
      actor: actor,
      others: others
    )
  }

  /// The claims of a token of the pool that is good now.
  ///
  /// One of a chain ends with it; a client's own token ends by its time alone.
  public func openSubjectToken(
    _ request: OpenSubjectTokenRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> OpenSubjectTokenResponse {
    let pool = try userPool(request.userPoolId)
    let text = try required(request.token, "token")
    let now = tokens.clock.now()
    guard let token = try await tokens.openSignedToken(text, at: now), token.pool == pool,
      // A key of the other use would let an access token pass for an ID token.
      token.key.use.rawValue == token.claims.tokenUse
    else { throw tokens.refusal(.accessTokenUnverified, "not signed here", context) }
    guard now.unixSeconds < token.claims.expiresAt else {
      throw tokens.refusal(.accessTokenExpired, "past its expiry", context)
    }
    let state = try await tokens.chains.accessState(
      of: token.claims.eventID,
      keyID: token.key.keyID,
      in: pool,
      at: now
    )
    if let state {
      guard !state.isRevoked else {
        throw tokens.refusal(.accessTokenRevoked, "its chain was ended", context)
      }
      guard state.isKeyValid else {
        throw tokens.refusal(.accessTokenUnverified, "its key no longer verifies", context)
      }
      return OpenSubjectTokenResponse(claims: token.payload, chainId: token.claims.eventID)
    }
    // A user's token without its chain was ended: chains outlive their tokens.
    guard token.claims.clientID == token.claims.sub,
      try await tokens.keyStore.find(token.key.keyID, of: .userPool(pool), at: now) != nil
    else { throw tokens.refusal(.accessTokenRevoked, "its chain is not there", context) }
    return OpenSubjectTokenResponse(claims: token.payload)
  }
}
