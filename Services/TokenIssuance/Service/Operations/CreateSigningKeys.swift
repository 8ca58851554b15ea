internal import Cryptography
internal import Domain
public import RPC
public import TokenIssuanceMessages

extension TokenIssuance {
  /// Makes a pool's first pair of keys, one for each kind of token; repeating it changes nothing.
  public func createSigningKeys(
    _ request: CreateSigningKeysRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> CreateSigningKeysResponse {
    let owner = SigningKeyOwner.userPool(try userPool(request.userPoolId))
    let algorithm = try signatureAlgorithm(request.algorithm) ?? .rs256
    let existing = try await keyStore.activeUses(of: owner)
    let missing = owner.uses.filter { !existing.contains($0) }
    try await keyStore.insert(
      try await keys.generate(algorithm, for: missing, of: owner, by: clock)
    )
    return CreateSigningKeysResponse()
  }
}

func signatureAlgorithm(_ name: String?) throws(TokenIssuanceFailure) -> SignatureAlgorithm? {
  guard let name else { return nil }
  guard let algorithm = SignatureAlgorithm(rawValue: name) else {
    throw .invalidRequest("algorithm is not one of ours")
  }
  return algorithm
}
