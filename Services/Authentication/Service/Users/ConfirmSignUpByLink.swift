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

  /// How it went.
  enum Outcome: String, Sendable, Hashable {
    case confirmed
    /// The code is right, and was used before: often by a scanner of mail, which follows links.
    case alreadyConfirmed = "already_confirmed"
    /// The code was right once.
    case expired
    /// The code is right, but the address is another account's meanwhile.
    case taken
    case wrong
  }

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
    var outcome = Outcome.wrong
    do throws(AuthenticationFailure) {
      try await gate.intercept(.confirmSignUp, naming, context) {
        (authentication) async throws(AuthenticationFailure) in
        authentication.trail?.note(rule: "by the link of a message")
        outcome = try await LinkConfirmation(authentication).outcome(of: request, context)
        if let refusal = outcome.refusal { throw refusal }
      }
    } catch {
      // The page says it in its own words.
      guard error == outcome.refusal else { throw error }
    }
    return ConfirmSignUpByLinkResponse(outcome: outcome.rawValue)
  }
}

extension ConfirmationLinks.Outcome {
  /// What ConfirmSignUp would have answered.
  fileprivate var refusal: AuthenticationFailure? {
    switch self {
    case .confirmed: nil
    case .alreadyConfirmed: .cannotBeConfirmed(.confirmed)
    case .expired: .expiredCode
    case .taken: .aliasExists("An account with the email already exists.")
    case .wrong: .codeMismatch
    }
  }
}

/// One confirmation by a link.
private struct LinkConfirmation: Sendable {
  private typealias Outcome = ConfirmationLinks.Outcome

  private static let longestCode = 2048

  private let authentication: Authentication

  init(_ authentication: Authentication) {
    self.authentication = authentication
  }

  func outcome(
    of request: ConfirmSignUpByLinkRequest,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ConfirmationLinks.Outcome {
    guard let client = request.clientId.flatMap(ClientID.init), let name = request.username,
      let text = request.confirmationCode, text.utf8.count <= Self.longestCode,
      !name.isEmpty, name.utf8.count <= SignInName.mostBytes, !name.utf8.contains(0),
      let subject = try await subject(named: name, of: client, context)
    else { return .wrong }
    let key = subject.user?.username ?? subject.pool.canonical(name)
    try await authentication.countAttempt(.confirmSignUp, of: key, in: subject.pool.id)
    guard let code = try await matching(text, .signUp, of: key, subject),
      let user = subject.user
    else { return try await outcomeOfUsed(text, of: key, subject) }
    guard authentication.clock.now() < code.expiresAt else { return .expired }
    do throws(AuthenticationFailure) {
      let isConfirmed = try await authentication.confirm(
        user,
        by: code,
        in: subject.pool,
        isForced: false
      )
      if isConfirmed { return .confirmed }
    } catch {
      guard case .aliasExists = error else { throw error }
      return .taken
    }
    return try await outcomeOfUsed(text, of: key, subject)
  }

  /// Whether the code is one that confirmed already, perhaps in this moment.
  private func outcomeOfUsed(
    _ code: String,
    of key: String,
    _ subject: SignInSubject
  ) async throws(AuthenticationFailure) -> Outcome {
    let used = try await matching(code, .confirmedSignUp, of: key, subject)
    return used == nil ? .wrong : .alreadyConfirmed
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

  /// The newest code of the purpose if it is this one, in time or not.
  private func matching(
    _ code: String,
    _ purpose: CodePurpose,
    of key: String,
    _ subject: SignInSubject
  ) async throws(AuthenticationFailure) -> ConfirmationCodeStore.Stored? {
    let pool = subject.pool.id
    switch try await authentication.codes.takeTry(purpose, of: key, in: pool) {
    // That a code has no tries left would tell that there is one.
    case .noCode, .noTriesLeft: return nil
    case .code(let stored):
      let isRight = authentication.confirmationCodes.matches(
        code,
        stored.hash,
        .signUp,
        sub: subject.user?.sub ?? "",
        destination: try subject.user?.attributes()[stored.attributeName] ?? "",
        in: pool
      )
      return isRight ? stored : nil
    }
  }
}
