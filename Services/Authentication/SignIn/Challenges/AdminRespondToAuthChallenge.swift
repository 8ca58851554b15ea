package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension SignIn {
  /// Answers what a sign-in asked, from a server of the pool's owner.
  package func adminRespondToAuthChallenge(
    _ request: AdminRespondToAuthChallengeRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminRespondToAuthChallengeResponse {
    let signIn = try SignInRequest(
      clientID: try requiredClientID(request.clientId),
      userPoolID: try requiredUserPoolID(request.userPoolId),
      door: .administrator,
      parameters: request.challengeResponses ?? [:],
      session: request.session,
      clientMetadata: request.clientMetadata ?? [:],
      context: ClientContext(request.contextData),
      call: call
    )
    let answer = try await answer(to: respond(request.challengeName, signIn), call)
    return AdminRespondToAuthChallengeResponse(
      challengeName: answer.challengeName,
      session: answer.session,
      challengeParameters: answer.challengeParameters,
      authenticationResult: answer.authenticationResult,
      availableChallenges: answer.availableChallenges
    )
  }
}
