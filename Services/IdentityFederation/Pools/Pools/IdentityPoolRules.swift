internal import GatehouseMessages
internal import IdentityFederationCore
internal import PublicOperations

/// What an identity pool may be set to, beyond what the model's constraints say.
enum IdentityPoolRules {
  /// An account has no more pools.
  static let maxPools = 1000
  /// A pool has no more providers of one kind.
  static let maxProviders = 50

  static func check(_ pool: IdentityPool) throws(IdentityFederationFailure) {
    try checkProviders(pool)
    let tags = pool.identityPoolTags ?? [:]
    guard tags.count <= ResourceTags.most else {
      throw .invalidParameter("An identity pool cannot have more than \(ResourceTags.most) tags.")
    }
    if let fault = ResourceTags.fault(of: tags) { throw .invalidParameter(fault) }
  }

  private static func checkProviders(_ pool: IdentityPool) throws(IdentityFederationFailure) {
    let openIDConnect = pool.openIdConnectProviderArns ?? []
    let saml = pool.samlProviderArns ?? []
    let userPools = pool.cognitoIdentityProviders ?? []
    guard
      [openIDConnect.count, saml.count, userPools.count].allSatisfy({ $0 <= maxProviders })
    else {
      throw .limitExceeded("An identity pool cannot have more than \(maxProviders) providers.")
    }
    for arn in openIDConnect { try check(arn, kind: "oidc-provider") }
    for arn in saml { try check(arn, kind: "saml-provider") }
  }

  private static func check(_ arn: String, kind: String) throws(IdentityFederationFailure) {
    let parts = arn.split(separator: ":", maxSplits: 5, omittingEmptySubsequences: false)
    guard parts.count == 6, parts[0] == "arn", parts[2] == "iam", parts[3].isEmpty,
      parts[5].hasPrefix("\(kind)/"), parts[5].count > kind.count + 1
    else { throw .invalidParameter("Invalid provider ARN: \(arn)") }
  }
}

extension IdentityPool {
  /// The effective settings: what the request leaves out has its default.
  func effective() -> IdentityPool {
    var pool = self
    pool.identityPoolTags = identityPoolTags ?? [:]
    pool.cognitoIdentityProviders = cognitoIdentityProviders?.map { provider in
      var provider = provider
      provider.serverSideTokenCheck = provider.serverSideTokenCheck ?? false
      return provider
    }
    return pool
  }
}
