package import AuthenticationCore
internal import AuthenticationTriggers
package import Domain
internal import PublicOperations

/// What confirmed a user, as the events of PostConfirmation call it.
package enum ConfirmationSource: String, Sendable, Hashable {
  /// A sign-up's end, however it came, and a provider's user who was made.
  case confirmSignUp = "PostConfirmation_ConfirmSignUp"
  /// Another password by the code for it.
  case confirmForgotPassword = "PostConfirmation_ConfirmForgotPassword"

  /// What the event of the call says of the change, which no function can undo.
  fileprivate var change: String {
    switch self {
    case .confirmSignUp: "the user is confirmed"
    case .confirmForgotPassword: "the password is set"
    }
  }
}

/// PostConfirmation: after a confirmation was committed.
extension Accounts {
  /// The `request` of the event.
  private struct PostConfirmationEvent: Encodable, Sendable {
    let userAttributes: [String: String]
    let clientMetadata: [String: String]?
  }

  /// Tells the pool's function of a confirmed user; does nothing where there is none.
  ///
  /// The confirmation stands whatever the function does. Its failure is the operation's answer, as in
  /// Cognito, and the call's event says that the user is confirmed.
  package func tellOfConfirmation(
    _ source: ConfirmationSource,
    of username: String,
    in pool: UserPoolSettings,
    client: ClientID?,
    clientMetadata: [String: String]?,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    guard pool.triggers[.postConfirmation] != nil else { return }
    call.trail.noteChangeMade()
    // As stored now. A user who is gone already was confirmed all the same.
    guard let user = try await users.find(named: username, in: pool.id)?.user else { return }
    let event = PostConfirmationEvent(
      userAttributes: try user.eventAttributes(),
      clientMetadata: clientMetadata?.forFunctions
    )
    do throws(AuthenticationFailure) {
      let _: NoResponse? = try await triggers.answer(
        to: TriggerCall(
          trigger: .postConfirmation,
          source: source.rawValue,
          pool: pool,
          client: client,
          username: user.username,
          call: call
        ),
        request: event,
        response: .object([:])
      )
    } catch {
      let rule = call.trail.facts.rule.map { ", and \($0)" } ?? ""
      call.trail.note(rule: source.change + rule)
      throw error
    }
  }
}
