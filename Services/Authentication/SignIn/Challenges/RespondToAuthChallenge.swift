package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension SignIn {
  /// Answers what a sign-in asked.
  package func respondToAuthChallenge(
    _ request: RespondToAuthChallengeRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> RespondToAuthChallengeResponse {
    let signIn = try SignInRequest(
      clientID: try requiredClientID(request.clientId),
      userPoolID: nil,
      door: .client,
      parameters: request.challengeResponses ?? [:],
      session: request.session,
      clientMetadata: request.clientMetadata ?? [:],
      context: ClientContext(request.userContextData),
      call: call
    )
    let answer = try await answer(to: respond(request.challengeName, signIn), call)
    return RespondToAuthChallengeResponse(
      challengeName: answer.challengeName,
      session: answer.session,
      challengeParameters: answer.challengeParameters,
      authenticationResult: answer.authenticationResult,
      availableChallenges: answer.availableChallenges
    )
  }
}
