/// How an identity pool names a registered provider among its OpenIdConnectProviderARNs.
enum IdentityProviderARN {
  /// IAM's limit on the URL of a provider.
  static let maxName = 255

  /// The ARN of the provider of this name.
  static func text(of name: String, accountID: String) -> String {
    prefix(accountID) + name
  }

  /// The name in an ARN of the account; nil for another ARN.
  static func name(in arn: String, accountID: String) -> String? {
    let prefix = prefix(accountID)
    guard arn.hasPrefix(prefix), arn.count > prefix.count else { return nil }
    return String(arn.dropFirst(prefix.count))
  }

  private static func prefix(_ accountID: String) -> String {
    "arn:aws:iam::\(accountID):oidc-provider/"
  }
}
