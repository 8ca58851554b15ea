internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationTriggers
internal import Domain
internal import PublicOperations

/// InboundFederation: after a provider's token was proved, before its attributes are mapped (CUS-44).
extension ProviderSignIn {
  /// The `request` of the event.
  private struct InboundFederationEvent: Encodable, Sendable {
    let providerName: String
    let providerType: String
    /// By where they come from, such as `idToken`.
    let attributes: [String: [String: String]]
  }

  /// The `response` of the event.
  private struct InboundFederationResponse: Decodable, Sendable {
    let userAttributesToMap: [String: String]?
  }

  /// What is to be mapped: what the provider says, or exactly what the pool's function says instead.
  ///
  /// Who the user is stays what the token proved, whatever the function says.
  func attributesToMap(
    of proof: ProvedIdentity,
    for subject: SignInContext,
    _ call: Call
  ) async throws(AuthenticationFailure) -> [String: String] {
    let said = proof.claims.mapValues(\.providerText)
    guard subject.pool.triggers[.inboundFederation] != nil else { return said }
    let invocation = TriggerCall(
      trigger: .inboundFederation,
      source: "InboundFederation_ExternalProvider",
      pool: subject.pool,
      client: subject.client.id,
      username: proof.identity.username(in: subject.pool),
      call: call
    )
    let event = InboundFederationEvent(
      providerName: proof.identity.provider,
      providerType: proof.identity.providerType,
      attributes: proof.origins
    )
    let answer: InboundFederationResponse? = try await triggers.answer(
      to: invocation,
      request: event,
      response: .object(["userAttributesToMap": .object([:])])
    )
    guard let replaced = answer?.userAttributesToMap, !replaced.isEmpty else { return said }
    return replaced
  }
}
