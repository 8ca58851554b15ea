internal import Cryptography
internal import Domain
public import RPC
public import TokenIssuanceMessages
public import TokenIssuanceStubs

/// What the operator's program may do with signing keys.
public struct SigningKeyOperator: SigningKeyOperatorServing {
  let keyStore: SigningKeyStore
  let replacement: SigningKeyReplacement
  let clock: any WallClock

  /// Publishes new keys, which soon sign in place of the old ones
  /// (`SigningKeyStore.publishedMillis`); the old keys verify until their last token has expired.
  public func rotateSigningKeys(
    _ request: RotateSigningKeysRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> RotateSigningKeysResponse {
    let owner = try signingKeyOwner(request.userPoolId)
    let algorithm = try signatureAlgorithm(request.algorithm)
    let current = try await replacement.current(of: owner)
    // Where another rotation came first, the keys are as new.
    _ = try await replacement.replace(current, by: algorithm ?? current.algorithm)
    return RotateSigningKeysResponse(keys: try await descriptions(of: owner, at: clock.now()))
  }

  /// Lists the keys of a user pool or of identity pools, those that are not replaced first.
  public func listSigningKeys(
    _ request: ListSigningKeysRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> ListSigningKeysResponse {
    let owner = try signingKeyOwner(request.userPoolId)
    return ListSigningKeysResponse(keys: try await descriptions(of: owner, at: clock.now()))
  }

  /// Whose keys have signed since before a moment, the oldest first.
  public func listAgedSigningKeys(
    _ request: ListAgedSigningKeysRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> ListAgedSigningKeysResponse {
    guard let before = request.beforeUnixMillis, let limit = request.limit,
      (1...1000).contains(limit)
    else { throw .invalidRequest("before_unix_millis or limit is missing or out of range") }
    let found = try await keyStore.aged(before: Instant(unixMillis: before), limit: limit)
    return ListAgedSigningKeysResponse(
      keys: found.map {
        AgedSigningKey(userPoolId: $0.owner, createdAtUnixMillis: $0.createdAt.unixMillis)
      }
    )
  }

  private func descriptions(
    of owner: SigningKeyOwner,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> [SigningKeyDescription] {
    try await keyStore.descriptions(of: owner, at: now).map { key in
      SigningKeyDescription(
        keyId: key.keyID,
        tokenUse: key.use.rawValue,
        algorithm: key.algorithm.rawValue,
        state: state(of: key, at: now),
        createdAtUnixMillis: key.createdAt.unixMillis,
        verifiesUntilUnixMillis: key.verifiesUntil?.unixMillis
      )
    }
  }

  private func state(of key: SigningKeyStore.Description, at now: Instant) -> String {
    if key.isSigning { return "active" }
    guard let until = key.verifiesUntil else { return "published" }
    return now < until ? "retired" : "expired"
  }
}
