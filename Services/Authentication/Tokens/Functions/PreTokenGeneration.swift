package import AuthenticationCore
package import AuthenticationProtection
internal import AuthenticationTriggers
internal import Domain
internal import PublicOperations
package import TokenIssuanceMessages

/// PreTokenGeneration: before tokens are signed, what they are to say.
extension Tokens {
  /// The `request` of the event.
  private struct TokenEvent: Encodable, Sendable {
    let userAttributes: [String: String]
    /// Null for a client that acts for itself.
    let groupConfiguration: GroupConfiguration?
    /// From version two on.
    let scopes: [String]?
    let clientMetadata: [String: String]?
    var riskAssessment: RiskAssessment?

    private enum CodingKeys: String, CodingKey {
      case userAttributes, groupConfiguration, scopes, clientMetadata, riskAssessment
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(userAttributes, forKey: .userAttributes)
      try container.encode(groupConfiguration, forKey: .groupConfiguration)
      try container.encodeIfPresent(scopes, forKey: .scopes)
      try container.encodeIfPresent(clientMetadata, forKey: .clientMetadata)
      try container.encodeIfPresent(riskAssessment, forKey: .riskAssessment)
    }
  }

  /// What the user's tokens say, as the pool's function has it; what they say anyway where there is
  /// no function.
  package func tokenContents(
    of user: UserRecord,
    subject: SignInContext,
    for source: TokenSource,
    granting scope: String? = nil,
    clientMetadata: [String: String],
    risk: RiskAssessment? = nil,
    call: Call
  ) async throws(AuthenticationFailure) -> TokenContents {
    let contents = try tokenContents(of: user, subject: subject, granting: scope)
    let triggers = subject.pool.triggers
    guard triggers[.preTokenGeneration] != nil else { return contents }
    let call = TriggerCall(
      trigger: .preTokenGeneration,
      source: source.rawValue,
      version: triggers.tokenVersion.eventVersion,
      pool: subject.pool,
      client: subject.client.id,
      username: user.username,
      call: call
    )
    let event = TokenEvent(
      userAttributes: try user.eventAttributes(),
      groupConfiguration: GroupConfiguration(of: contents),
      scopes: triggers.tokenVersion == .v1 ? nil : TokenScopes.list(contents.scope),
      clientMetadata: clientMetadata.forFunctions,
      riskAssessment: risk?.forFunctions(in: subject.pool)
    )
    return try await changed(contents, by: call, event, triggers.tokenVersion)
  }

  /// What the access token of a client says that acts for itself, as the pool's function has it.
  ///
  /// Only functions of version three are asked (CUS-45). There is no ID token, and the client is in no
  /// group: nothing but the access token's claims and scopes changes.
  package func clientTokenContents(
    _ contents: TokenContents,
    of client: ClientSettings,
    in pool: UserPoolSettings,
    clientMetadata: [String: String],
    call: Call
  ) async throws(AuthenticationFailure) -> TokenContents {
    guard pool.triggers[.preTokenGeneration] != nil, pool.triggers.tokenVersion == .v3 else {
      return contents
    }
    let call = TriggerCall(
      trigger: .preTokenGeneration,
      source: "TokenGeneration_ClientCredentials",
      version: pool.triggers.tokenVersion.eventVersion,
      pool: pool,
      client: client.id,
      username: "ClientCredentials",
      call: call
    )
    let event = TokenEvent(
      userAttributes: [:],
      groupConfiguration: nil,
      scopes: TokenScopes.list(contents.scope),
      clientMetadata: clientMetadata.forFunctions
    )
    let changed = try await changed(contents, by: call, event, pool.triggers.tokenVersion)
    var result = contents
    result.accessClaims = changed.accessClaims
    result.scope = changed.scope
    return result
  }

  private func changed(
    _ contents: TokenContents,
    by call: TriggerCall,
    _ event: TokenEvent,
    _ version: PoolTriggers.TokenVersion
  ) async throws(AuthenticationFailure) -> TokenContents {
    guard let changes = try await tokenChanges(call, event, version) else { return contents }
    guard let changed = changes.applied(to: contents) else {
      throw triggers.unrecognizableAnswer(to: call)
    }
    return changed
  }

  private func tokenChanges(
    _ call: TriggerCall,
    _ event: TokenEvent,
    _ version: PoolTriggers.TokenVersion
  ) async throws(AuthenticationFailure) -> TokenChanges? {
    switch version {
    case .v1:
      let answer: IDTokenOverride? = try await triggers.answer(
        to: call,
        request: event,
        response: .object(["claimsOverrideDetails": .null])
      )
      return answer?.claimsOverrideDetails.map(TokenChanges.init)
    case .v2, .v3:
      let answer: TokenOverride? = try await triggers.answer(
        to: call,
        request: event,
        response: .object(["claimsAndScopeOverrideDetails": .null])
      )
      return answer?.claimsAndScopeOverrideDetails.map(TokenChanges.init)
    }
  }
}
