package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension TokenExchange {
  /// A token for one service, made from another token; no refresh token follows it.
  package func getDerivedToken(
    _ request: GetDerivedTokenRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GetDerivedTokenResponse {
    guard let subject = request.subjectToken else { throw .missing("subjectToken") }
    guard let type = request.subjectTokenType.flatMap(SubjectTokenType.init(identifier:)) else {
      throw .missing("subjectTokenType")
    }
    do throws(AuthenticationFailure) {
      let derived = try await derivedToken(
        DerivedTokenRequest(
          clientID: request.clientId,
          secret: request.clientSecret,
          subject: OutsideToken(
            text: subject,
            type: type,
            provider: request.subjectTokenProviderName
          ),
          actor: try Self.actor(request),
          scopes: request.scopes,
          audience: request.audiences?.first,
          resource: request.resources?.first,
          type: request.requestedTokenType.flatMap(SubjectTokenType.init(identifier:)) ?? .access,
          clientMetadata: [:]
        ),
        call
      )
      return GetDerivedTokenResponse(
        issuedToken: derived.text,
        issuedTokenType: derived.type.identifier,
        tokenType: derived.type == .access ? "Bearer" : "N_A",
        expiresIn: derived.expiresInSeconds.map { Int32(clamping: $0) },
        scopes: derived.scopes
      )
    } catch {
      throw error.declaredByTokenOperations
    }
  }

  private static func actor(
    _ request: GetDerivedTokenRequest
  ) throws(AuthenticationFailure) -> OutsideToken? {
    guard let actor = request.actorToken else { return nil }
    guard let type = request.actorTokenType.flatMap(SubjectTokenType.init(identifier:)) else {
      throw .invalidParameter("ActorTokenType is required with an ActorToken.")
    }
    return OutsideToken(text: actor, type: type, provider: request.actorTokenProviderName)
  }
}
