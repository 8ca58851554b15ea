package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Protection {
  /// Notes whether a sign-in was its user's, as an administrator says (THR-53).
  package func adminUpdateAuthEventFeedback(
    _ request: AdminUpdateAuthEventFeedbackRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminUpdateAuthEventFeedbackResponse {
    guard let id = request.eventId else { throw .missing("eventId") }
    let value = try Self.feedback(request.feedbackValue)
    let (pool, user) = try await watchedUser(request.username, in: request.userPoolId, call)
    await events.flush()
    let isNoted = try await traitStore.say(
      value,
      by: "Admin",
      of: id,
      user.sub,
      in: pool.id,
      at: clock.now()
    )
    guard isNoted else { throw .resourceNotFound("The event \(id) does not exist.") }
    return AdminUpdateAuthEventFeedbackResponse()
  }
}
