internal import Domain
public import RPC
public import TokenIssuanceMessages
public import TokenIssuanceStubs

/// Publishes public keys; holds nothing with which a private one could be opened.
public struct PublicKeys: PublicKeysServing {
  let keyStore: SigningKeyStore
  let clock: any WallClock

  /// A JWK set (RFC 7517 §5): the keys that sign and those that still verify.
  ///
  /// Identity tokens have none before the first one was signed, and a pool none between a restore and its
  /// first sign-in: then the set is empty.
  public func getJSONWebKeySet(
    _ request: GetJSONWebKeySetRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> GetJSONWebKeySetResponse {
    let owner = try signingKeyOwner(request.userPoolId)
    let keys = try await keyStore.publicKeys(of: owner, at: clock.now())
    if keys.isEmpty, owner != .identityPools {
      guard try await keyStore.restoredAlgorithm(of: owner) != nil else { throw .resourceNotFound }
    }
    return GetJSONWebKeySetResponse(
      json: Array(#"{"keys":[\#(keys.joined(separator: ","))]}"#.utf8)
    )
  }
}
