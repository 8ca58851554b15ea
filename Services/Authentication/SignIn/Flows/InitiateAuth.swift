package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension SignIn {
  /// Begins a sign-in.
  ///
  /// ClientMetadata is for the function of PreAuthentication. AnalyticsMetadata has no effect.
  package func initiateAuth(
    _ request: InitiateAuthRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> InitiateAuthResponse {
    let signIn = try SignInRequest(
      clientID: try requiredClientID(request.clientId),
      userPoolID: nil,
      door: .client,
      parameters: request.authParameters ?? [:],
      session: request.session,
      validationData: request.clientMetadata ?? [:],
      context: ClientContext(request.userContextData),
      call: call
    )
    let answer = try await answer(to: begin(request.authFlow, signIn), call)
    return InitiateAuthResponse(
      challengeName: answer.challengeName,
      session: answer.session,
      challengeParameters: answer.challengeParameters,
      authenticationResult: answer.authenticationResult,
      availableChallenges: answer.availableChallenges
    )
  }
}
