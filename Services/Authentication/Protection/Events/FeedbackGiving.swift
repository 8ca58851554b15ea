package import AuthenticationCore
internal import Domain
internal import PublicOperations

extension Protection {
  static func feedback(_ value: String?) throws(AuthenticationFailure) -> String {
    guard let value else { throw .missing("feedbackValue") }
    guard ["Valid", "Invalid"].contains(value) else {
      throw .invalidParameter("FeedbackValue must be Valid or Invalid.")
    }
    return value
  }

  /// Takes a user's word on an event, by the token of a notice.
  ///
  /// Every fault of the token has one answer: it tells neither user nor event.
  package func giveFeedback(
    _ value: String,
    of event: String,
    named name: String?,
    in poolID: String?,
    by token: String,
    _ call: Call
  ) async throws(AuthenticationFailure) -> (user: UserRecord, pool: UserPoolSettings) {
    let pool = try await settings.pool(try requiredUserPoolID(poolID))
    guard pool.protection.isWatching else { throw .threatProtectionOff }
    guard let name else { throw .missing("username") }
    let sub = FeedbackToken(sealer: sealer).sub(
      of: token,
      event: event,
      in: pool.id,
      at: clock.now()
    )
    guard let sub else {
      throw call.refusal(.invalidFeedbackToken, "the token of a notice is not of this event")
    }
    let found: (pool: UserPoolSettings, user: UserRecord)
    do throws(AuthenticationFailure) {
      found = try await directory.managedUser(name, in: pool.id.text, call)
    } catch .userNotFound {
      throw call.refusal(.invalidFeedbackToken, "the user of a notice is gone")
    }
    guard found.user.sub == sub else {
      throw call.refusal(.invalidFeedbackToken, "the token of a notice is another user's")
    }
    await events.flush()
    let isNoted = try await traitStore.say(
      value,
      by: "User",
      of: event,
      sub,
      in: pool.id,
      at: clock.now()
    )
    guard isNoted else {
      throw call.refusal(.invalidFeedbackToken, "the event of a notice is gone")
    }
    return (found.user, found.pool)
  }
}

extension AuthenticationFailure {
  static let invalidFeedbackToken = notAuthorized("Invalid feedback token.")
}
