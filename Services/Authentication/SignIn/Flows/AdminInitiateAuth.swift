package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension SignIn {
  /// Begins a sign-in from a server of the pool's owner.
  ///
  /// ClientMetadata is for the function of PreAuthentication. AnalyticsMetadata has no effect.
  package func adminInitiateAuth(
    _ request: AdminInitiateAuthRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminInitiateAuthResponse {
    let signIn = try SignInRequest(
      clientID: try requiredClientID(request.clientId),
      userPoolID: try requiredUserPoolID(request.userPoolId),
      door: .administrator,
      parameters: request.authParameters ?? [:],
      session: request.session,
      validationData: request.clientMetadata ?? [:],
      context: ClientContext(request.contextData),
      call: call
    )
    let answer = try await answer(to: begin(request.authFlow, signIn), call)
    return AdminInitiateAuthResponse(
      challengeName: answer.challengeName,
      session: answer.session,
      challengeParameters: answer.challengeParameters,
      authenticationResult: answer.authenticationResult,
      availableChallenges: answer.availableChallenges
    )
  }
}
