internal import Domain
internal import RPC
internal import Sessions

/// A refresh token with the circumstances in which it was presented.
struct PresentedRefreshToken: Sendable {
  let token: RefreshToken
  let client: ClientID
  let pool: UserPoolID
  let holder: ExpectedHolder?
  /// The grant that its new tokens were meant for; nil where only its owner is asked for.
  let grant: ExpectedGrant?
  let terms: SessionTerms
  let now: Instant
  let context: RPCCallContext
}

extension TokenIssuance {
  /// The token's chain, unless it is another client's or over.
  func usableChain(
    of presented: PresentedRefreshToken
  ) async throws(TokenIssuanceFailure) -> ChainRecord {
    let chain = try await chains.find(
      presented.token.chainID,
      in: presented.pool,
      at: presented.now
    )
    return try usable(chain, presented)
  }

  /// The chain as it was found, unless it is another client's or over.
  func usable(
    _ found: ChainRecord?,
    _ presented: PresentedRefreshToken
  ) throws(TokenIssuanceFailure) -> ChainRecord {
    guard let chain = found else {
      // The tag proved that the chain existed. Rows are removed only after their expiry or with
      // their pool.
      throw refusal(.refreshTokenExpired, "chain removed after its expiry", presented.context)
    }
    var facts = SessionFacts(now: presented.now, terms: presented.terms)
    facts.token = chain.client == presented.client ? .own : .ofOtherClient
    try check(facts, presented.context)
    // Checked before anything is returned or done: the caller has not looked up this user.
    guard presented.holder?.holds(chain) ?? true, presented.grant?.isThat(of: chain) ?? true else {
      throw refusal(.refreshTokenOtherHolder, "taken for another's", presented.context)
    }
    facts.chain = chain.facts(for: presented.token)
    try check(facts, presented.context)
    return chain
  }

  private func check(
    _ facts: SessionFacts,
    _ context: RPCCallContext
  ) throws(TokenIssuanceFailure) {
    guard let refused = SessionDecision.refusal(facts) else { return }
    throw refusal(.refreshRefused(refused), refused.rule, context)
  }
}

extension ChainRecord {
  fileprivate func facts(for token: RefreshToken) -> SessionFacts.Chain {
    SessionFacts.Chain(
      signedInAt: authenticatedAt,
      expiresAt: expiresAt,
      end: revocation,
      isDeviceForgotten: isDeviceForgotten,
      isTokenReplaced: token.generation < generation
    )
  }
}
