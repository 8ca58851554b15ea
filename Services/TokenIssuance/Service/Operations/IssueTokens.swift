internal import Cryptography
internal import Domain
public import GatehouseMessages
public import RPC

extension TokenIssuance {
  /// Begins a chain for a sign-in that has just succeeded, and signs its first tokens.
  public func issueTokens(
    _ request: IssueTokensRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> IssueTokensResponse {
    let pool = try userPool(request.userPoolId)
    let client = try client(request.clientId)
    let sub = try required(request.sub, "sub")
    let contents = try ValidContents(request.contents)
    let lifetime = try lifetime(
      request.refreshTokenValiditySeconds,
      atMost: LongestLifetime.refreshTokenSeconds,
      "refresh_token_validity_seconds"
    )
    let now = clock.now()
    let refreshToken = RefreshToken(
      sealKeyID: refreshTokens.currentSealKeyID,
      chainID: randomUUIDBytes(),
      generation: 0,
      secret: random.bytes(RefreshToken.secretCount)
    )
    guard
      let secretHash = refreshTokens.hash(of: refreshToken),
      let text = refreshTokens.text(of: refreshToken, for: pool)
    else { throw .internalFault("the current sealing key is missing") }

    let chain = ChainStore.NewChain(
      pool: pool,
      chainID: UUIDText.text(of: refreshToken.chainID),
      client: client,
      sub: sub,
      originJTI: random.uuid(),
      deviceKey: request.deviceKey,
      isDeviceTracked: request.isDeviceTracked ?? false,
      isFactorGiven: request.isFactorGiven ?? false,
      authenticatedAt: now,
      expiresAt: now.adding(seconds: lifetime),
      sealKeyID: refreshToken.sealKeyID,
      secretHash: secretHash
    )
    guard let activeKeys = try await chains.insert(chain) else {
      throw try await reason(chain, context)
    }
    let signed = try await sign(
      SignedTokens(
        issuer: issuer.text(for: pool),
        client: client,
        sub: sub,
        chainID: chain.chainID,
        originJTI: chain.originJTI,
        deviceKey: chain.deviceKey,
        authenticatedAt: now,
        issuedAt: now,
        jti: newTokenNames(contents),
        contents: contents
      ),
      with: activeKeys,
      of: pool
    )
    return IssueTokensResponse(
      idToken: signed.id,
      accessToken: signed.access,
      refreshToken: text,
      expiresInSeconds: contents.accessTokenSeconds
    )
  }

  /// Why a chain did not begin.
  private func reason(
    _ chain: ChainStore.NewChain,
    _ context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> TokenIssuanceFailure {
    if let device = chain.deviceKey, chain.isDeviceTracked,
      try await chains.isForgotten(device, of: chain.sub, in: chain.pool)
    {
      return refusal(.deviceForgotten, "the device was forgotten meanwhile", context)
    }
    return refusal(.resourceNotFound, "the pool has no signing keys", context)
  }

  private func randomUUIDBytes() -> [UInt8] {
    // RFC 9562 §5.4; the text form comes from these bytes, so that both name the same chain.
    var bytes = random.bytes(16)
    guard bytes.count == 16 else { return [UInt8](repeating: 0, count: 16) }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes
  }
}
