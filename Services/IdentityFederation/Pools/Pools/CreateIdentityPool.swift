internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations
internal import RPC

extension IdentityPools {
  /// Makes an identity pool in the request's region.
  package func createIdentityPool(
    _ request: CreateIdentityPoolRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> IdentityPool {
    let pool = IdentityPool(request).effective()
    try IdentityPoolRules.check(pool, quotas)
    guard let region = call.context.region else {
      throw .internalFault("a signed request names no region")
    }
    // To draw an id that is taken is next to impossible; a third time is a fault.
    for _ in 0..<3 {
      guard let id = IdentityPoolID.random(region: region, from: random) else {
        throw .invalidParameter("Invalid region: \(region)")
      }
      let record = try IdentityPoolRecord(id: id, settings: pool, createdAt: clock.now())
      switch try await pools.insert(record, most: quotas.identityPools) {
      case .inserted:
        call.note(id)
        return try record.description()
      case .idTaken:
        continue
      case .limitReached:
        throw .limitExceeded(
          "An account cannot have more than \(quotas.identityPools) identity pools."
        )
      }
    }
    throw .internalFault("no free identity pool id was drawn")
  }
}

extension IdentityPool {
  fileprivate init(_ request: CreateIdentityPoolRequest) {
    self.init(
      identityPoolName: request.identityPoolName,
      allowUnauthenticatedIdentities: request.allowUnauthenticatedIdentities,
      allowClassicFlow: request.allowClassicFlow,
      supportedLoginProviders: request.supportedLoginProviders,
      developerProviderName: request.developerProviderName,
      openIdConnectProviderArns: request.openIdConnectProviderArns,
      cognitoIdentityProviders: request.cognitoIdentityProviders,
      samlProviderArns: request.samlProviderArns,
      identityPoolTags: request.identityPoolTags
    )
  }
}
