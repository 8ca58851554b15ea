internal import Domain
public import GatehouseMessages
public import GatehouseStubs
public import RPC

/// What the link in a verification message leads to.
///
/// Called by the gateway for its page. Whoever has no right code gets `wrong` and nothing else,
/// whether there is such a client, such a user or such a code; and counts as an attempt of
/// ConfirmSignUp.
public struct ConfirmationLinks: ConfirmationLinkServing {
  private let gate: PublicOperationGate

  /// Confirms through the gate, which counts and records it like ConfirmSignUp.
  public init(_ gate: PublicOperationGate) {
    self.gate = gate
  }

  /// Confirms a sign-up as ConfirmSignUp does, without the client's secret: the link came by mail.
  public func confirmSignUpByLink(
    _ request: ConfirmSignUpByLinkRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ConfirmSignUpByLinkResponse {
    let naming = RequestNaming(clientId: request.clientId, username: request.username)
    var outcome = ConfirmationOutcome.wrong
    do throws(AuthenticationFailure) {
      try await gate.intercept(.confirmSignUp, naming, context) {
        (authentication) async throws(AuthenticationFailure) in
        authentication.trail?.note(rule: "by the link of a message")
        outcome = try await LinkConfirmation(authentication).outcome(of: request, context)
        if let refusal = outcome.refusal { throw refusal }
      }
    } catch {
      // The page says it in its own words.
      if case .aliasExists = error { return ConfirmSignUpByLinkResponse(outcome: "taken") }
      guard error == outcome.refusal else { throw error }
    }
    return ConfirmSignUpByLinkResponse(outcome: outcome.rawValue)
  }
}

/// One confirmation by a link.
private struct LinkConfirmation: Sendable {
  private static let longestCode = 2048

  private let authentication: Authentication

  init(_ authentication: Authentication) {
    self.authentication = authentication
  }

  func outcome(
    of request: ConfirmSignUpByLinkRequest,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ConfirmationOutcome {
    guard let client = request.clientId.flatMap(ClientID.init), let name = request.username,
      let text = request.confirmationCode, text.utf8.count <= Self.longestCode,
      !name.isEmpty, name.utf8.count <= SignInName.mostBytes, !name.utf8.contains(0),
      let subject = try await subject(named: name, of: client, context)
    else { return .wrong }
    let key = authentication.countedName(of: subject, named: name)
    let isWithheld = try await authentication.countAttempt(
      .confirmSignUp,
      of: authentication.countedNames(of: subject, named: name),
      for: subject.client,
      in: subject.pool.id
    )
    return try await authentication.confirm(
      subject,
      keptAs: isWithheld ? authentication.unknownUsers.sub(key, in: subject.pool.id) : key,
      by: text,
      isForced: false
    )
  }

  private func subject(
    named name: String,
    of client: ClientID,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> SignInSubject? {
    let request = SignInRequest(
      clientID: client,
      userPoolID: nil,
      parameters: [:],
      session: nil,
      context: context
    )
    do throws(AuthenticationFailure) {
      return try await authentication.subject(named: name, for: request)
    } catch {
      guard case .resourceNotFound = error else { throw error }
      return nil
    }
  }
}
