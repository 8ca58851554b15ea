internal import Cryptography
internal import Domain
public import RPC
internal import Sessions
public import TokenIssuanceMessages

extension TokenIssuance {
  /// Signs new tokens in the chain and, where the client rotates, replaces its refresh token.
  public func refreshTokens(
    _ request: RefreshTokensRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> RefreshTokensResponse {
    let pool = try userPool(request.userPoolId)
    let client = try client(request.clientId)
    let text = try required(request.refreshToken, "refresh_token")
    let contents = try ValidContents(request.contents)
    let presented = PresentedRefreshToken(
      token: try await refreshToken(text, for: pool, context),
      client: client,
      pool: pool,
      holder: try request.holder.map(ExpectedHolder.init),
      grant: ExpectedGrant(scope: request.grantedScope),
      terms: try sessionTerms(request.terms),
      now: clock.now(),
      context: context
    )
    let (chain, successor) =
      if let grace = request.rotationGraceSeconds {
        try await rotate(presented, graceSeconds: grace)
      } else {
        (try await keep(presented), nil as [UInt8]?)
      }
    let signed = try await sign(chain, contents, presented)
    metrics.noteRefreshed()
    return RefreshTokensResponse(
      idToken: signed.id,
      accessToken: signed.access,
      refreshToken: successor,
      expiresInSeconds: contents.accessTokenSeconds,
      refreshExpiresInSeconds: presented.terms.secondsLeft(
        until: chain.expiresAt,
        at: presented.now
      )
    )
  }

  private func sign(
    _ chain: ChainRecord,
    _ contents: ValidContents,
    _ presented: PresentedRefreshToken
  ) async throws(TokenIssuanceFailure) -> (id: [UInt8]?, access: [UInt8]) {
    guard let activeKeys = chain.activeKeys else {
      throw refusal(.resourceNotFound, "the pool has no signing keys", presented.context)
    }
    return try await sign(
      SignedTokens(
        issuer: issuer.text(for: presented.pool),
        client: presented.client,
        sub: chain.sub,
        chainID: UUIDText.text(of: presented.token.chainID),
        originJTI: chain.originJTI,
        deviceKey: chain.deviceKey,
        authenticatedAt: chain.authenticatedAt,
        issuedAt: presented.now,
        jti: newTokenNames(contents),
        contents: contents,
        grant: chain.grant,
        context: chain.context
      ),
      with: activeKeys,
      of: presented.pool
    )
  }

  /// The chain of a token that stays current.
  private func keep(
    _ presented: PresentedRefreshToken
  ) async throws(TokenIssuanceFailure) -> ChainRecord {
    let chain = try usable(try await extended(presented), presented)
    guard presented.token.generation >= chain.generation else {
      // It was replaced while the client still rotated. Now no grace is configured.
      throw try await endAfterReuse(presented)
    }
    guard isCurrent(presented.token, in: chain) else {
      throw refusal(.refreshTokenInvalid, "newer than its chain", presented.context)
    }
    return chain
  }

  /// The chain of the token, its use noted where the pool's policy asks for it.
  private func extended(
    _ presented: PresentedRefreshToken
  ) async throws(TokenIssuanceFailure) -> ChainRecord? {
    guard presented.terms.isNotedAtRefresh else {
      return try await chains.find(
        presented.token.chainID,
        in: presented.pool,
        at: presented.now
      )
    }
    guard let hash = refreshTokens.hash(of: presented.token) else {
      throw .internalFault("a sealing key is missing")
    }
    return try await chains.extend(
      presented.token,
      hash: hash,
      of: presented.client,
      in: presented.pool,
      heldBy: presented.holder,
      grantedScope: presented.grant?.scope,
      terms: presented.terms,
      at: presented.now
    )
  }

  /// Replaces the token, or finds what replaced it in an earlier call.
  private func rotate(
    _ presented: PresentedRefreshToken,
    graceSeconds: Int64
  ) async throws(TokenIssuanceFailure) -> (ChainRecord, [UInt8]?) {
    let token = presented.token
    guard
      let hash = refreshTokens.hash(of: token),
      let successor = refreshTokens.successor(
        of: token,
        sealKeyID: refreshTokens.currentSealKeyID
      ),
      let successorHash = refreshTokens.hash(of: successor)
    else { throw .internalFault("a sealing key is missing") }
    if let chain = try await chains.rotate(
      token,
      hash: hash,
      to: successor,
      successorHash: successorHash,
      of: presented.client,
      in: presented.pool,
      heldBy: presented.holder,
      grantedScope: presented.grant?.scope,
      terms: presented.terms,
      graceBeganAt: presented.now.adding(seconds: -graceSeconds),
      at: presented.now
    ) {
      return (chain, refreshTokens.text(of: successor, for: presented.pool))
    }
    return try await repeatRotation(presented, graceSeconds: graceSeconds)
  }

  /// Answers a token that was not replaced now.
  ///
  /// Within its grace the answer is the chain's current token, which other windows of the same app
  /// may already use.
  private func repeatRotation(
    _ presented: PresentedRefreshToken,
    graceSeconds: Int64
  ) async throws(TokenIssuanceFailure) -> (ChainRecord, [UInt8]?) {
    let token = presented.token
    let chain = try await usableChain(of: presented)
    if token.generation == chain.generation, isCurrent(token, in: chain) {
      // The chain has no room for another replaced token, so this one stays current for a while.
      return (chain, refreshTokens.text(of: token, for: presented.pool))
    }
    guard token.generation < chain.generation else {
      throw refusal(.refreshTokenInvalid, "newer than its chain", presented.context)
    }
    guard
      let replacedAt = chain.replacement(of: token.generation),
      presented.now < replacedAt.adding(seconds: graceSeconds),
      let current = try currentToken(of: chain, after: token)
    else { throw try await endAfterReuse(presented) }
    return (chain, refreshTokens.text(of: current, for: presented.pool))
  }

  /// The chain's current token, computed from an earlier one; nil if that is not its ancestor.
  private func currentToken(
    of chain: ChainRecord,
    after token: RefreshToken
  ) throws(TokenIssuanceFailure) -> RefreshToken? {
    var token = token
    while token.generation < chain.generation {
      // Each token was made under the sealing key that was current then.
      guard let sealKeyID = chain.sealKeyID(of: token.generation + 1) else { return nil }
      guard let successor = refreshTokens.successor(of: token, sealKeyID: sealKeyID) else {
        throw .lostSealKey(sealKeyID)
      }
      token = successor
    }
    return isCurrent(token, in: chain) ? token : nil
  }

  private func isCurrent(_ token: RefreshToken, in chain: ChainRecord) -> Bool {
    guard
      token.generation == chain.generation,
      let hash = refreshTokens.hash(of: token)
    else { return false }
    return constantTimeEquals(hash, chain.secretHash)
  }

  /// Ends a chain whose old token was used again.
  ///
  /// The client or a thief holds a newer token, and the server cannot tell which of them (RFC 9700
  /// §4.14.2).
  private func endAfterReuse(
    _ presented: PresentedRefreshToken
  ) async throws(TokenIssuanceFailure) -> TokenIssuanceFailure {
    let ended = try await chains.revoke(
      presented.token.chainID,
      of: presented.client,
      in: presented.pool,
      because: .reuse,
      at: presented.now
    )
    metrics.note(.reuse, ended)
    return refusal(.refreshTokenReuse, "replaced token used again", presented.context)
  }
}
