internal import Domain
internal import RPC

extension TokenIssuance {
  /// The refresh token that a text holds; refused unless it was made here for this pool.
  ///
  /// A text under a sealing key that is not held looks like a made-up one. The row of the chain
  /// that it names decides: if that chain is still in use and has a token under that key, the key
  /// was removed too early. That is a fault of the installation and no refusal, because clients
  /// sign their user out on a refusal.
  func refreshToken(
    _ text: [UInt8],
    for pool: UserPoolID,
    _ context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> RefreshToken {
    if let token = refreshTokens.parse(text, for: pool) { return token }
    let now = clock.now()
    if let unproved = refreshTokens.unproved(text),
      let chain = try await chains.find(unproved.chainID, in: pool, at: now),
      chain.revocation == nil, !chain.isDeviceForgotten, now < chain.expiresAt,
      chain.hasToken(under: unproved.sealKeyID, at: now)
    {
      throw .lostSealKey(unproved.sealKeyID)
    }
    throw refusal(.refreshTokenInvalid, "not made here for this pool", context)
  }
}

extension TokenIssuanceFailure {
  /// A sealing key was removed while tokens made with it were in use.
  static func lostSealKey(_ id: UInt32) -> TokenIssuanceFailure {
    .internalFault("sealing key \(id), with which refresh tokens were made, is no longer held")
  }
}
