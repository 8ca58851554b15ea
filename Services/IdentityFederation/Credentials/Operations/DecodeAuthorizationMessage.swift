package import GatehouseMessages
package import IdentityFederationCore
package import PublicOperations

extension SecurityTokens {
  /// Refuses a message (STS, DecodeAuthorizationMessage): no refusal of this service encodes one.
  package func decodeAuthorizationMessage(
    _ request: DecodeAuthorizationMessageRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> DecodeAuthorizationMessageResponse {
    throw .invalidAuthorizationMessage("Message is not valid.")
  }
}
