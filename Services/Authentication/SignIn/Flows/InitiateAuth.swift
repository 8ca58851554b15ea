internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Begins a sign-in.
  ///
  /// ClientMetadata is for the function of PreAuthentication. AnalyticsMetadata and UserContextData have
  /// no effect yet.
  public func initiateAuth(
    _ request: InitiateAuthRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InitiateAuthResponse {
    let signIn = SignInRequest(
      clientID: try requiredClientID(request.clientId),
      userPoolID: nil,
      parameters: request.authParameters ?? [:],
      session: request.session,
      validationData: request.clientMetadata ?? [:],
      context: context
    )
    let answer = try await begin(request.authFlow, signIn)
    return InitiateAuthResponse(
      challengeName: answer.challengeName,
      session: answer.session,
      challengeParameters: answer.challengeParameters,
      authenticationResult: answer.authenticationResult
    )
  }
}
