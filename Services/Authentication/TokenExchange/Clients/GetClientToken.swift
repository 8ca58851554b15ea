package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension TokenExchange {
  /// An access token of the client itself, for resource servers.
  package func getClientToken(
    _ request: GetClientTokenRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GetClientTokenResponse {
    guard let secret = request.secret else { throw .missing("secret") }
    do throws(AuthenticationFailure) {
      let issued = try await clientToken(
        ClientCredentialsRequest(
          clientID: request.clientId,
          secret: secret,
          scopes: request.scopes,
          clientMetadata: request.clientMetadata ?? [:]
        ),
        call
      )
      return GetClientTokenResponse(
        clientAuthenticationResult: ClientAuthenticationResultType(
          accessToken: issued.token,
          expiresIn: issued.expiresIn,
          tokenType: "Bearer"
        )
      )
    } catch {
      throw error.declaredByTokenOperations
    }
  }
}
