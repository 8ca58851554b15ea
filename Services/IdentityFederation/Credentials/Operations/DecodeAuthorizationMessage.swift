package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension SecurityTokens {
  /// Refuses every message (STS, DecodeAuthorizationMessage): no operation returns an encoded one, as none
  /// of Cognito does.
  package func decodeAuthorizationMessage(
    _ request: DecodeAuthorizationMessageRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> DecodeAuthorizationMessageResponse {
    throw .invalidAuthorizationMessage
  }
}
