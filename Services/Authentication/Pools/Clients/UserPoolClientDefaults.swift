internal import AuthenticationCore
internal import AuthenticationMessages

/// Cognito's defaults for a client.
enum UserPoolClientDefaults {
  /// The settings that take effect: those asked for, and the defaults of the others.
  ///
  /// What Cognito itself leaves unsaid stays so, and means its default: AccessTokenValidity and
  /// IdTokenValidity (one hour), PreventUserExistenceErrors (LEGACY), ExplicitAuthFlows (SRP, custom
  /// challenges and refreshes), ReadAttributes and WriteAttributes (all that no rule keeps from every
  /// client). Terraform takes a default that is returned in place of an empty set for a fault.
  static func effective(_ asked: UserPoolClientType) -> UserPoolClientType {
    var client = asked
    client.tokenValidityUnits = asked.tokenValidityUnits ?? TokenValidityUnitsType()
    if asked.refreshTokenValidity ?? 0 == 0 {
      client.refreshTokenValidity = 30
      // Zero means thirty days, whatever the unit says.
      if asked.refreshTokenValidity == 0, client.tokenValidityUnits?.refreshToken != nil {
        client.tokenValidityUnits?.refreshToken = "days"
      }
    }
    client.explicitAuthFlows = asked.explicitAuthFlows.nonEmpty?.unique
    client.readAttributes = asked.readAttributes.nonEmpty?.unique
    client.writeAttributes = asked.writeAttributes.nonEmpty?.unique
    client.supportedIdentityProviders = asked.supportedIdentityProviders.nonEmpty?.unique
    client.callbackUrls = asked.callbackUrls.nonEmpty?.unique
    client.logoutUrls = asked.logoutUrls.nonEmpty?.unique
    client.allowedOAuthFlows = asked.allowedOAuthFlows.nonEmpty?.unique
    client.allowedOAuthScopes = asked.allowedOAuthScopes.nonEmpty?.unique
    client.allowedOAuthFlowsUserPoolClient = asked.allowedOAuthFlowsUserPoolClient ?? false
    client.enableTokenRevocation = asked.enableTokenRevocation ?? true
    client.enablePropagateAdditionalUserContextData =
      asked.enablePropagateAdditionalUserContextData ?? false
    client.authSessionValidity = asked.authSessionValidity ?? 3
    if asked.refreshTokenRotation?.feature == "ENABLED" {
      client.refreshTokenRotation?.retryGracePeriodSeconds =
        asked.refreshTokenRotation?.retryGracePeriodSeconds ?? 0
    }
    return client
  }
}

extension Array where Element: Hashable {
  /// Each element once, where it first stands.
  fileprivate var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
