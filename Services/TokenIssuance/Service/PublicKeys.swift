internal import Domain
public import GatehouseMessages
public import GatehouseStubs
public import RPC

/// Publishes public keys; holds nothing with which a private one could be opened.
public struct PublicKeys: PublicKeysServing {
  let keyStore: SigningKeyStore
  let clock: any WallClock

  /// The JWK set of a pool (RFC 7517 §5): the keys that sign and those that still verify.
  public func getJSONWebKeySet(
    _ request: GetJSONWebKeySetRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> GetJSONWebKeySetResponse {
    let pool = try userPool(request.userPoolId)
    let keys = try await keyStore.publicKeys(of: pool, at: clock.now())
    guard !keys.isEmpty else { throw .resourceNotFound }
    return GetJSONWebKeySetResponse(
      json: Array(#"{"keys":[\#(keys.joined(separator: ","))]}"#.utf8)
    )
  }
}
