package import AuthenticationCore
package import AuthenticationMessages
package import AuthenticationProtection
internal import AuthenticationStubs
internal import GatehouseStubs
internal import PublicOperations
package import RPC

/// What the link in a notice of a risky sign-in leads to, for the gateway's page (THR-37).
///
/// A caller without the right token gets `wrong` and nothing else. Each call counts as one of
/// UpdateAuthEventFeedback.
package struct AuthEventFeedback: AuthEventFeedbackServing {
  private let gate: AuthenticationGate
  private let protection: Protection
  private let accounts: Accounts

  /// Takes words through the gate, which counts and records them.
  package init(_ protection: Protection, _ accounts: Accounts, through gate: AuthenticationGate) {
    self.protection = protection
    self.accounts = accounts
    self.gate = gate
  }

  /// Notes the word, and ends the user's sessions after `Invalid` where the pool's tag says so.
  package func giveFeedbackByLink(
    _ request: GiveFeedbackByLinkRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GiveFeedbackByLinkResponse {
    guard let value = request.feedbackValue, ["Valid", "Invalid"].contains(value),
      let event = request.eventId, let token = request.feedbackToken, request.username != nil
    else { return GiveFeedbackByLinkResponse(.wrong) }
    let naming = RequestNaming(userPoolId: request.userPoolId, username: request.username)
    do throws(AuthenticationFailure) {
      return try await gate.carryOut(.updateAuthEventFeedback, naming, [], context) {
        (call) async throws(AuthenticationFailure) in
        call.trail.note(rule: "by the link of a message")
        let (user, pool) = try await protection.giveFeedback(
          value,
          of: event,
          named: request.username,
          in: request.userPoolId,
          by: token,
          call
        )
        guard value == "Invalid" else { return GiveFeedbackByLinkResponse(.valid) }
        let ends = pool.protection.options.invalidEnds
        let hasEnded = try await accounts.endSessions(ends, after: event, of: user, in: pool, call)
        return GiveFeedbackByLinkResponse(hasEnded ? .invalidAndEnded : .invalid)
      }
    } catch {
      switch error {
      case .notAuthorized, .userPoolAddOnNotEnabled, .resourceNotFound, .userNotFound:
        return GiveFeedbackByLinkResponse(.wrong)
      default: throw error
      }
    }
  }
}

extension GiveFeedbackByLinkResponse {
  fileprivate init(_ outcome: FeedbackOutcome) {
    self.init(outcome: outcome.rawValue)
  }
}
