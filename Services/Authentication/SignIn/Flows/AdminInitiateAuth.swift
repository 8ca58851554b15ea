internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Begins a sign-in from a server of the pool's owner.
  ///
  /// ClientMetadata is for the function of PreAuthentication. AnalyticsMetadata and ContextData have
  /// no effect yet.
  public func adminInitiateAuth(
    _ request: AdminInitiateAuthRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminInitiateAuthResponse {
    let signIn = SignInRequest(
      clientID: try requiredClientID(request.clientId),
      userPoolID: try requiredUserPoolID(request.userPoolId),
      parameters: request.authParameters ?? [:],
      session: request.session,
      validationData: request.clientMetadata ?? [:],
      context: context
    )
    let answer = try await begin(request.authFlow, signIn)
    return AdminInitiateAuthResponse(
      challengeName: answer.challengeName,
      session: answer.session,
      challengeParameters: answer.challengeParameters,
      authenticationResult: answer.authenticationResult
    )
  }
}
