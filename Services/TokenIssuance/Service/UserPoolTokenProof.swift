internal import Domain
public import RPC
public import TokenIssuanceMessages
public import TokenIssuanceStubs

/// Says for identity federation what a user pool's token proves.
///
/// It issues and ends nothing: its caller can learn of a token only what the token's holder knows.
public struct UserPoolTokenProof: UserPoolTokenProofServing {
  let tokens: TokenIssuance

  /// What the caller's clock may be slow by.
  private static let maxSkewSeconds: Int64 = 300

  /// Proves that a key of the pool signed the token, and returns the token's claims.
  ///
  /// An access token is proved as well, and an expired token too: the caller reads in the claims
  /// what the token is for, for which client and until when.
  public func proveUserPoolToken(
    _ request: ProveUserPoolTokenRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> ProveUserPoolTokenResponse {
    let pool = try userPool(request.userPoolId)
    let text = try required(request.token, "token")
    let now = tokens.clock.now()
    guard let claims = JSONWebToken(text).flatMap({ TokenClaims.parse($0.payload) }) else {
      throw tokens.refusal(.poolTokenInvalid, "not of a token's form", context)
    }
    // The issuer is compared before the signature is checked, as the refusal says which was wrong.
    guard tokens.issuer.pool(claims.issuer) == pool else {
      throw tokens.refusal(.poolTokenOfOtherIssuer, "of another issuer than the pool", context)
    }
    guard let token = try await tokens.openSignedToken(text, at: now),
      // A key of the other use would let an access token pass for an ID token.
      token.key.use.rawValue == token.claims.tokenUse
    else { throw tokens.refusal(.poolTokenUnverified, "not signed here", context) }
    let state = try await tokens.chains.accessState(
      of: token.claims.eventID,
      keyID: token.key.keyID,
      in: pool,
      at: now
    )
    guard let state else {
      // A chain outlives its tokens, and is removed after. The caller refuses an expired token as that,
      // also by a clock that is somewhat slow.
      if token.claims.expiresAt + Self.maxSkewSeconds < now.unixSeconds {
        return ProveUserPoolTokenResponse(claims: token.payload, isEnded: true)
      }
      // It was deleted with its pool.
      throw tokens.refusal(.poolTokenUnverified, "its sign-in is gone", context)
    }
    // The keys that this process holds would still verify.
    guard state.isKeyValid else {
      throw tokens.refusal(.poolTokenUnverified, "its key no longer verifies", context)
    }
    // A sign-out, and disabling or deleting the user, ends chains.
    return ProveUserPoolTokenResponse(claims: token.payload, isEnded: state.isRevoked)
  }
}
