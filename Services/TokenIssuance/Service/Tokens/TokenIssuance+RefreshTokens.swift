internal import Domain
internal import RPC

extension TokenIssuance {
  /// The refresh token that a text is, refused unless it was made here for this pool.
  ///
  /// A text under a sealing key that is not held cannot be told from a made-up one by itself. The row of
  /// the chain that it names tells: where that chain goes on and has a token under that key, the key was
  /// taken away too early. That is a fault of the installation, and no refusal: clients sign their user
  /// out on one.
  func refreshToken(
    _ text: [UInt8],
    for pool: UserPoolID,
    _ context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> RefreshToken {
    if let token = refreshTokens.parse(text, for: pool) { return token }
    if let unproved = refreshTokens.unproved(text),
      let chain = try await chains.find(unproved.chainID, in: pool),
      chain.revocation == nil, !chain.isDeviceForgotten, clock.now() < chain.expiresAt,
      chain.hasToken(under: unproved.sealKeyID)
    {
      throw .lostSealKey(unproved.sealKeyID)
    }
    throw refusal(.refreshTokenInvalid, "not made here for this pool", context)
  }
}

extension TokenIssuanceFailure {
  /// A sealing key was taken away while tokens were still made with it.
  static func lostSealKey(_ id: UInt32) -> TokenIssuanceFailure {
    .internalFault("sealing key \(id), with which refresh tokens were made, is not held any more")
  }
}
