internal import Cryptography
internal import Domain
public import RPC
internal import Sessions
public import TokenIssuanceMessages

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
      atMost: MaxLifetime.refreshTokenSeconds,
      "refresh_token_validity_seconds"
    )
    let terms = try sessionTerms(request.terms)
    let nonce = try text(request.grant?.nonce, "grant.nonce")
    let now = clock.now()
    let provedAt =
      request.authenticatedAtUnixMillis.map { min(Instant(unixMillis: $0), now) } ?? now
    let refreshToken = RefreshToken(
      sealKeyID: refreshTokens.currentSealKeyID,
      chainID: try uuidBytes(request.eventId, "event_id") ?? randomUUIDBytes(),
      generation: 0,
      secret: random.bytes(RefreshToken.secretCount)
    )
    guard
      let secretHash = refreshTokens.hash(of: refreshToken),
      let textOfToken = refreshTokens.text(of: refreshToken, for: pool)
    else { throw .internalFault("the current sealing key is missing") }

    let chain = ChainStore.NewChain(
      pool: pool,
      chainID: UUIDText.text(of: refreshToken.chainID),
      client: client,
      sub: sub,
      originJTI: random.uuid(),
      deviceKey: request.deviceKey,
      neededDevices: request.neededDevices,
      unconfirmedUntil: request.isDeviceNew ?? false
        ? now.adding(seconds: contents.accessTokenSeconds) : nil,
      isFactorGiven: request.isFactorGiven ?? false,
      authenticatedAt: provedAt,
      expiresAt: terms.firstExpiry(
        signedInAt: provedAt,
        begunAt: now,
        validitySeconds: lifetime
      ),
      sealKeyID: refreshToken.sealKeyID,
      secretHash: secretHash,
      terms: terms,
      ssoSessionID: try uuid(request.ssoSessionId, "sso_session_id"),
      beganAtTokenEndpoint: request.beganAtTokenEndpoint ?? false,
      beganAt: now,
      grant: try Grant(request.grant),
      context: AuthenticationContext(
        level: request.authenticationClass,
        methods: contents.authenticationMethods
      )
    )
    let beginning = try await begin(chain)
    guard beginning.hasBegun, let activeKeys = beginning.keys else {
      throw try await reason(chain, beginning, context)
    }
    metrics.noteBegun()
    metrics.note(.superseded, beginning.superseded.count)
    metrics.note(.evicted, beginning.evicted.count)
    let signed = try await sign(
      SignedTokens(
        issuer: issuer.text(for: pool),
        client: client,
        sub: sub,
        chainID: chain.chainID,
        originJTI: chain.originJTI,
        deviceKey: chain.deviceKey,
        authenticatedAt: provedAt,
        issuedAt: now,
        jti: newTokenNames(contents),
        contents: contents,
        grant: chain.grant,
        context: chain.context,
        nonce: nonce
      ),
      with: activeKeys,
      of: pool
    )
    return IssueTokensResponse(
      idToken: signed.id,
      accessToken: signed.access,
      refreshToken: textOfToken,
      expiresInSeconds: contents.accessTokenSeconds,
      refreshExpiresInSeconds: terms.secondsLeft(until: chain.expiresAt, at: now),
      chainId: chain.chainID,
      endedChains: beginning.endedChains
    )
  }

  /// Begins a chain, if need be with new keys of a pool whose former ones a restore has ended.
  private func begin(
    _ chain: ChainStore.NewChain
  ) async throws(TokenIssuanceFailure) -> ChainStore.Beginning {
    let beginning = try await chains.insert(chain)
    guard !beginning.hasBegun, beginning.keys == nil else { return beginning }
    try await restoredKeys.make(for: .userPool(chain.pool))
    return try await chains.insert(chain)
  }

  /// Why a chain did not begin.
  private func reason(
    _ chain: ChainStore.NewChain,
    _ beginning: ChainStore.Beginning,
    _ context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> TokenIssuanceFailure {
    if try await chains.isForgotten(deviceOf: chain) {
      return refusal(.deviceForgotten, "the device was forgotten meanwhile", context)
    }
    if try await chains.isDeleted(ChainStore.PoolClient(id: chain.client, pool: chain.pool)) {
      return refusal(.clientDeleted, "the client was deleted meanwhile", context)
    }
    if beginning.isFull {
      return refusal(.sessionLimitExceeded, "as many active sessions as the pool allows", context)
    }
    // With keys nothing else is left than the end of the browser's sign-in.
    if beginning.keys != nil, chain.ssoSessionID != nil {
      return refusal(.sessionNotFound, "the SSO session was ended", context)
    }
    return refusal(.resourceNotFound, "the pool has no signing keys", context)
  }

  /// The bytes of a UUID that the request names; nil where it names none.
  private func uuidBytes(
    _ text: String?,
    _ field: StaticString
  ) throws(TokenIssuanceFailure) -> [UInt8]? {
    guard let text = try uuid(text, field) else { return nil }
    return Hex.decode(text.replacing("-", with: ""))
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

extension IssueTokensRequest {
  /// The devices that must not have been forgotten, in the order in which their locks are taken.
  fileprivate var neededDevices: [String] {
    let bound = isDeviceTracked ?? false ? deviceKey : nil
    return Set([bound, confirmingDeviceKey].compactMap { $0 }).sorted()
  }
}

extension ChainStore.Beginning {
  fileprivate var endedChains: [EndedChain] {
    superseded.map { EndedChain(chainId: $0, end: SessionEnd.superseded.rawValue) }
      + evicted.map { EndedChain(chainId: $0, end: SessionEnd.evicted.rawValue) }
  }
}

extension SessionTerms {
  /// How long a chain lasts if it is not refreshed; returned only where refreshes move that (SES-29).
  func secondsLeft(until expiry: Instant, at now: Instant) -> Int64? {
    idleSeconds == nil ? nil : expiry.unixSeconds - now.unixSeconds
  }
}
