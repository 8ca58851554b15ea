internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Answers what a sign-in asked, from a server of the pool's owner.
  public func adminRespondToAuthChallenge(
    _ request: AdminRespondToAuthChallengeRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminRespondToAuthChallengeResponse {
    let signIn = SignInRequest(
      clientID: try requiredClientID(request.clientId),
      userPoolID: try requiredUserPoolID(request.userPoolId),
      parameters: request.challengeResponses ?? [:],
      session: request.session,
      clientMetadata: request.clientMetadata ?? [:],
      context: context
    )
    let answer = try await respond(request.challengeName, signIn)
    return AdminRespondToAuthChallengeResponse(
      challengeName: answer.challengeName,
      session: answer.session,
      challengeParameters: answer.challengeParameters,
      authenticationResult: answer.authenticationResult
    )
  }
}
