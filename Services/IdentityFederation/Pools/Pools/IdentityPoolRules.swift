internal import IdentityFederationCore
internal import IdentityFederationMessages
internal import PublicOperations

/// What an identity pool may be set to, beyond what the model's constraints say.
enum IdentityPoolRules {
  /// A pool has no more providers of OpenID Connect, and of SAML.
  static let maxProviders = 50

  static func check(
    _ pool: IdentityPool,
    _ quotas: IdentityQuotas
  ) throws(IdentityFederationFailure) {
    try checkProviders(pool, quotas)
    let tags = pool.identityPoolTags ?? [:]
    guard tags.count <= ResourceTags.most else {
      throw .invalidParameter("An identity pool cannot have more than \(ResourceTags.most) tags.")
    }
    if let fault = ResourceTags.fault(of: tags) { throw .invalidParameter(fault) }
  }

  private static func checkProviders(
    _ pool: IdentityPool,
    _ quotas: IdentityQuotas
  ) throws(IdentityFederationFailure) {
    let openIDConnect = pool.openIdConnectProviderArns ?? []
    let saml = pool.samlProviderArns ?? []
    try check(openIDConnect.count, atMost: maxProviders)
    try check(saml.count, atMost: maxProviders)
    try check(pool.cognitoIdentityProviders?.count ?? 0, atMost: quotas.userPoolsInIdentityPool)
    for arn in openIDConnect { try check(arn, kind: "oidc-provider") }
    for arn in saml { try check(arn, kind: "saml-provider") }
  }

  private static func check(_ count: Int, atMost most: Int) throws(IdentityFederationFailure) {
    guard count <= most else {
      throw .limitExceeded("An identity pool cannot have more than \(most) providers.")
    }
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
