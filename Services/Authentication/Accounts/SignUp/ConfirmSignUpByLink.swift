package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import GatehouseStubs
internal import PublicOperations
package import RPC

/// What the link in a verification message leads to.
///
/// The gateway calls it for its page. A caller without the right code gets `wrong` and nothing else,
/// whether or not the client, the user and the code exist. Each call counts as an attempt of
/// ConfirmSignUp.
package struct ConfirmationLinks: ConfirmationLinkServing {
  private let gate: AuthenticationGate
  private let accounts: Accounts

  /// Confirms through the gate, which counts and records it like ConfirmSignUp.
  package init(_ accounts: Accounts, through gate: AuthenticationGate) {
    self.accounts = accounts
    self.gate = gate
  }

  /// Confirms a sign-up as ConfirmSignUp does, without the client's secret: the link came by mail.
  package func confirmSignUpByLink(
    _ request: ConfirmSignUpByLinkRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ConfirmSignUpByLinkResponse {
    let naming = RequestNaming(clientId: request.clientId, username: request.username)
    var outcome = ConfirmationOutcome.wrong
    var failureOfTelling: AuthenticationFailure?
    do throws(AuthenticationFailure) {
      try await gate.carryOut(.confirmSignUp, naming, [], context) {
        (call) async throws(AuthenticationFailure) in
        call.trail.note(rule: "by the link of a message")
        let confirmation = try await LinkConfirmation(accounts).confirmation(of: request, call)
        outcome = confirmation.outcome
        if let refusal = outcome.refusal { throw refusal }
        do throws(AuthenticationFailure) {
          try await confirmation.tell()
        } catch {
          failureOfTelling = error
          throw error
        }
      }
    } catch {
      // The page says it in its own words.
      if case .aliasExists = error { return ConfirmSignUpByLinkResponse(.taken) }
      // The user is confirmed, whatever the pool's function makes of it.
      guard error == failureOfTelling || error == outcome.refusal else { throw error }
    }
    return ConfirmSignUpByLinkResponse(outcome.word)
  }
}

/// One confirmation by a link.
private struct LinkConfirmation: Sendable {
  private static let maxCode = 2048

  private let accounts: Accounts

  init(_ accounts: Accounts) {
    self.accounts = accounts
  }

  /// What became of it, and how to tell the pool's function of it.
  struct Confirmation: Sendable {
    let outcome: ConfirmationOutcome
    var tell: @Sendable () async throws(AuthenticationFailure) -> Void = {}
  }

  func confirmation(
    of request: ConfirmSignUpByLinkRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Confirmation {
    guard let client = request.clientId.flatMap(ClientID.init), let name = request.username,
      let text = request.confirmationCode, text.utf8.count <= Self.maxCode,
      !name.isEmpty, name.utf8.count <= SignInName.maxBytes, !name.utf8.contains(0),
      let subject = try await subject(named: name, of: client, call)
    else { return Confirmation(outcome: .wrong) }
    let key = accounts.directory.countedName(of: subject, named: name)
    let isWithheld = try await accounts.countAttempt(
      .confirmSignUp,
      of: accounts.countedNames(of: subject, named: name),
      for: subject.client,
      in: subject.pool.id,
      call
    )
    let outcome = try await accounts.confirm(
      subject,
      keptAs: isWithheld ? accounts.unknownUsers.sub(key, in: subject.pool.id) : key,
      by: text,
      isForced: false,
      session: nil,
      call
    )
    return Confirmation(outcome: outcome) { () async throws(AuthenticationFailure) in
      try await accounts.tellOfConfirmation(
        .confirmSignUp,
        of: key,
        in: subject.pool,
        client: client,
        clientMetadata: nil,
        call
      )
    }
  }

  private func subject(
    named name: String,
    of client: ClientID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> SignInContext? {
    do throws(AuthenticationFailure) {
      return try await accounts.directory.subject(named: name, for: client, call)
    } catch {
      guard case .resourceNotFound = error else { throw error }
      return nil
    }
  }
}

extension ConfirmSignUpByLinkResponse {
  fileprivate init(_ outcome: LinkOutcome) {
    self.init(outcome: outcome.rawValue)
  }
}

extension ConfirmationOutcome {
  fileprivate var word: LinkOutcome {
    switch self {
    case .confirmed: .confirmed
    case .alreadyConfirmed: .alreadyConfirmed
    case .expired: .expired
    case .wrong: .wrong
    }
  }
}
