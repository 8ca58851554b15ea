package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension Protection {
  /// Notes whether a sign-in was its user's, as the user says who has the token of a notice (THR-53).
  package func updateAuthEventFeedback(
    _ request: UpdateAuthEventFeedbackRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> UpdateAuthEventFeedbackResponse {
    guard let id = request.eventId else { throw .missing("eventId") }
    guard let token = request.feedbackToken else { throw .missing("feedbackToken") }
    let value = try Self.feedback(request.feedbackValue)
    _ = try await giveFeedback(
      value,
      of: id,
      named: request.username,
      in: request.userPoolId,
      by: token,
      call
    )
    return UpdateAuthEventFeedbackResponse()
  }
}
