internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Answers what a sign-in asked.
  public func respondToAuthChallenge(
    _ request: RespondToAuthChallengeRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> RespondToAuthChallengeResponse {
    let signIn = SignInRequest(
      clientID: try requiredClientID(request.clientId),
      userPoolID: nil,
      parameters: request.challengeResponses ?? [:],
      session: request.session,
      clientMetadata: request.clientMetadata ?? [:],
      context: context
    )
    let answer = try await respond(request.challengeName, signIn)
    return RespondToAuthChallengeResponse(
      challengeName: answer.challengeName,
      session: answer.session,
      challengeParameters: answer.challengeParameters,
      authenticationResult: answer.authenticationResult
    )
  }
}
