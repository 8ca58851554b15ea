internal import AuthenticationCore
internal import AuthenticationMessages

/// What Cognito refuses in a client's settings beyond each member's own constraints.
///
/// The sentences are Cognito's where they are known: tools and people search for them.
struct UserPoolClientRules {
  /// How a refusal names what is being done.
  enum Occasion: String {
    case creating
    case updating
  }

  let asked: UserPoolClientType
  let pool: UserPoolSettings
  let hasSecret: Bool
  let occasion: Occasion
  let known: ClientReferences

  func check() throws(AuthenticationFailure) {
    try checkFlows()
    try checkValidity()
    try checkAttributes()
    try UserPoolClientOAuthRules(
      asked: asked,
      pool: pool,
      hasSecret: hasSecret,
      known: known
    ).check()
    try checkAnalytics()
    if asked.enablePropagateAdditionalUserContextData == true, !hasSecret {
      throw .invalidParameter(
        """
        Client Secret is required to set EnablePropagateAdditionalUserContextData as true
        """
      )
    }
  }

  private func checkFlows() throws(AuthenticationFailure) {
    let flows = asked.explicitAuthFlows ?? []
    let newer = flows.count { $0.hasPrefix(AuthenticationFlow.prefix) }
    guard newer == 0 || newer == flows.count else {
      throw .invalidParameter(
        "Auth flow name with prefix 'ALLOW' cannot be used with legacy auth flow names."
      )
    }
    if flows.contains(ClientGrants.clientTokenFlow) {
      guard Set(flows).count == 1 else {
        throw .invalidParameter(
          "\(ClientGrants.clientTokenFlow) cannot be used with other auth flows."
        )
      }
      guard hasSecret else {
        throw .invalidParameter("\(ClientGrants.clientTokenFlow) needs a client secret.")
      }
    }
    guard let rotation = asked.refreshTokenRotation else { return }
    guard (0...60).contains(rotation.retryGracePeriodSeconds ?? 0) else {
      throw .invalidParameter("Invalid range for RetryGracePeriodSeconds.")
    }
    if rotation.feature == "ENABLED", flows.contains("ALLOW_REFRESH_TOKEN_AUTH") {
      throw .invalidParameter(
        "ALLOW_REFRESH_TOKEN_AUTH cannot be used when refresh token rotation is enabled."
      )
    }
  }

  private func checkValidity() throws(AuthenticationFailure) {
    let effective = UserPoolClientDefaults.effective(asked)
    if let refusal = TokenValidity(effective).refusal { throw .invalidParameter(refusal) }
    guard (3...15).contains(asked.authSessionValidity ?? 3) else {
      throw .invalidParameter("Invalid range for AuthSessionValidity.")
    }
  }

  private func checkAttributes() throws(AuthenticationFailure) {
    for name in asked.readAttributes ?? [] {
      guard let attribute = pool.attribute(named: name), !attribute.isDeveloperOnly else {
        throw .invalidParameter(
          "Invalid read attributes specified while \(occasion.rawValue) a client"
        )
      }
    }
    guard let writable = asked.writeAttributes.nonEmpty else { return }
    let isKnown = writable.allSatisfy { name in
      guard let attribute = pool.attribute(named: name) else { return false }
      return !attribute.isDeveloperOnly && !ClientSettings.unwritable.contains(name)
    }
    // A client that may not write a required attribute could never sign a user up.
    let required = pool.schema.filter {
      $0.isRequired && !ClientSettings.unwritable.contains($0.name)
    }
    guard isKnown, required.allSatisfy({ writable.contains($0.name) }) else {
      throw .invalidParameter(
        "Invalid write attributes specified while \(occasion.rawValue) a client"
      )
    }
  }

  private func checkAnalytics() throws(AuthenticationFailure) {
    guard let analytics = asked.analyticsConfiguration else { return }
    let others = [analytics.applicationId, analytics.roleArn, analytics.externalId]
    let isValid =
      analytics.applicationArn != nil
      ? others.allSatisfy { $0 == nil } : others.allSatisfy { $0 != nil }
    guard isValid else {
      throw .invalidParameter(
        """
        Invalid analytics configuration given, either <application arn> or <application id, role \
        arn, external id> are valid
        """
      )
    }
  }
}
