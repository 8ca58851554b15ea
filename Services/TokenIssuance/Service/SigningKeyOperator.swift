internal import Cryptography
internal import Domain
public import GatehouseMessages
public import GatehouseStubs
public import RPC

/// What the operator's program may do with signing keys.
public struct SigningKeyOperator: SigningKeyOperatorServing {
  let keyStore: SigningKeyStore
  let keys: SigningKeyRing
  let restoredKeys: RestoredKeyMaking
  let clock: any WallClock

  /// How long a replaced key verifies: the maximum lifetime of a token that it may have signed, and
  /// a margin for the seconds in which it still signs and for instances whose clocks differ.
  private static let overlapSeconds = LongestLifetime.signedTokenSeconds + 300

  /// Publishes new keys, which soon sign in place of the old ones
  /// (`SigningKeyStore.publishedMillis`); the old keys verify until their last token has expired.
  public func rotateSigningKeys(
    _ request: RotateSigningKeysRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> RotateSigningKeysResponse {
    let owner = try signingKeyOwner(request.userPoolId)
    try await restoredKeys.make(for: owner)
    let now = clock.now()
    let known = try await keyStore.descriptions(of: owner, at: now)
    guard let current = known.first(where: { $0.verifiesUntil == nil }) else {
      throw .resourceNotFound
    }
    let algorithm = try signatureAlgorithm(request.algorithm) ?? current.algorithm
    let records = try await keys.generate(algorithm, for: owner.uses, of: owner, by: clock)
    let isReplaced = try await keyStore.replace(
      with: records,
      verifyingUntil: now.adding(seconds: Self.overlapSeconds),
      for: owner
    )
    guard isReplaced else { throw .resourceNotFound }
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
