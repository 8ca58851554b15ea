internal import AuthenticationCore
internal import AuthenticationTriggers
internal import Domain
internal import GatehouseMessages
internal import PublicOperations
internal import RPC

/// What tokens are made for, as the event of PreTokenGeneration calls it.
enum TokenSource: String, Sendable, Hashable {
  case authentication = "TokenGeneration_Authentication"
  /// The user has just replaced a temporary password.
  case newPasswordChallenge = "TokenGeneration_NewPasswordChallenge"
  /// The sign-in ended in a device's proof (DEV-31).
  case authenticateDevice = "TokenGeneration_AuthenticateDevice"
  case refreshTokens = "TokenGeneration_RefreshTokens"
}

/// PreTokenGeneration: before tokens are signed, what they are to say.
extension SignIn {
  /// The `request` of the event.
  private struct TokenEvent: Encodable, Sendable {
    let userAttributes: [String: String]
    let groupConfiguration: GroupConfiguration
    /// From version two on.
    let scopes: [String]?
    let clientMetadata: [String: String]?
  }

  /// What the user's tokens say, as the pool's function has it; what they say anyway where there is
  /// no function.
  func tokenContents(
    of user: UserRecord,
    subject: SignInSubject,
    for source: TokenSource,
    clientMetadata: [String: String],
    call: Call
  ) async throws(AuthenticationFailure) -> TokenContents {
    let contents = try tokenContents(of: user, subject: subject)
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
      clientMetadata: clientMetadata.isEmpty ? nil : clientMetadata
    )
    guard let changes = try await tokenChanges(call, event, triggers.tokenVersion) else {
      return contents
    }
    guard let changed = changes.applied(to: contents) else {
      throw self.triggers.unrecognizableAnswer(to: call)
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
