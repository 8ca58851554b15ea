package import AuthenticationCore

extension Interaction: AppFactor {
  /// Begins a session for the user's app, or shows again the one whose last answer was wrong.
  package func ask(_ question: AppQuestion) async throws(AuthenticationFailure) -> AppChallenge {
    try await AppChallenges(interaction: self).challenge(for: question)
  }

  /// Judges an answer: of the app itself, or of a client that waits for it.
  package func verdict(on answer: AppAnswer) async throws(AuthenticationFailure) -> AppVerdict {
    try await AppVerdicts(interaction: self, call: answer.call).verdict(on: answer)
  }
}
