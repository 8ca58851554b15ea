package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import FoundationEssentials
internal import GatehouseStubs
internal import PublicOperations
package import RPC

/// The grants of the OAuth token endpoint that stand for no sign-in of ours.
///
/// Counted, recorded and decided as GetDerivedToken and GetClientToken are; the answers are RFC 6749's.
package struct TokenExchangeGrants: TokenExchangeGrantServing {
  private let gate: AuthenticationGate
  private let tokenExchange: TokenExchange

  /// Grants through the gate.
  package init(_ tokenExchange: TokenExchange, through gate: AuthenticationGate) {
    self.tokenExchange = tokenExchange
    self.gate = gate
  }

  private static let refreshToken = "urn:ietf:params:oauth:token-type:refresh_token"

  /// Tokens for another token (RFC 8693).
  package func grantByTokenExchange(
    _ request: GrantByTokenExchangeRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GrantByTokenExchangeResponse {
    let naming = RequestNaming(clientId: request.clientId)
    do throws(AuthenticationFailure) {
      return try await gate.carryOut(.getDerivedToken, naming, [], context) {
        (call) async throws(AuthenticationFailure) in
        if request.requestedTokenType == Self.refreshToken {
          return try await signIn(request, call)
        }
        return try await derive(request, call)
      }
    } catch {
      guard let word = error.exchangeError else { throw error }
      return GrantByTokenExchangeResponse(
        error: word.rawValue,
        errorDescription: error.exchangeDescription
      )
    }
  }

  private func signIn(
    _ request: GrantByTokenExchangeRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) -> GrantByTokenExchangeResponse {
    guard request.actorToken == nil, request.audience == nil, request.resource == nil else {
      throw .invalidParameter("A sign-in has neither actor nor target.")
    }
    let result = try await tokenExchange.signIn(
      by: ProviderSignInRequest(
        clientID: request.clientId,
        secret: request.clientSecret,
        token: try subject(of: request),
        scope: request.scope,
        installation: request.installation,
        pool: request.userPoolId.flatMap { UserPoolID($0) }
      ),
      call
    )
    return GrantByTokenExchangeResponse(
      accessToken: result.accessToken,
      idToken: result.idToken,
      refreshToken: result.refreshToken,
      issuedTokenType: Self.refreshToken,
      tokenType: "Bearer",
      expiresInSeconds: result.expiresIn,
      refreshExpiresInSeconds: result.refreshTokenExpiresIn.map { Int64($0) }
    )
  }

  private func derive(
    _ request: GrantByTokenExchangeRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) -> GrantByTokenExchangeResponse {
    let type = request.requestedTokenType.map { SubjectTokenType(uri: $0) } ?? .access
    guard let type, type != .saml else {
      throw .invalidParameter("requested_token_type is none that is issued")
    }
    let derived = try await tokenExchange.derivedToken(
      DerivedTokenRequest(
        clientID: request.clientId,
        secret: request.clientSecret,
        subject: try subject(of: request),
        actor: try actor(of: request),
        scopes: request.scope.map { $0.split(separator: " ").map(String.init) },
        audience: request.audience,
        resource: request.resource,
        type: type,
        clientMetadata: [:],
        pool: request.userPoolId.flatMap { UserPoolID($0) }
      ),
      call
    )
    // RFC 8693 §2.2.1: the issued token stands in access_token, whatever it is.
    return GrantByTokenExchangeResponse(
      accessToken: derived.text,
      issuedTokenType: derived.type.uri,
      tokenType: derived.type == .access ? "Bearer" : "N_A",
      expiresInSeconds: derived.expiresInSeconds.map { Int32(clamping: $0) },
      scope: derived.type == .access ? derived.scopes.joined(separator: " ") : nil
    )
  }

  private func subject(
    of request: GrantByTokenExchangeRequest
  ) throws(AuthenticationFailure) -> OutsideToken {
    guard let token = request.subjectToken,
      let type = request.subjectTokenType.flatMap(SubjectTokenType.init(uri:))
    else { throw .invalidParameter("subject_token or subject_token_type is missing") }
    return OutsideToken(text: token, type: type, provider: request.subjectProvider)
  }

  private func actor(
    of request: GrantByTokenExchangeRequest
  ) throws(AuthenticationFailure) -> OutsideToken? {
    guard let token = request.actorToken else { return nil }
    guard let type = request.actorTokenType.flatMap(SubjectTokenType.init(uri:)) else {
      throw .invalidParameter("actor_token_type is missing")
    }
    return OutsideToken(text: token, type: type, provider: request.actorProvider)
  }

  /// A client's own access token (RFC 6749 §4.4).
  package func grantByClientCredentials(
    _ request: GrantByClientCredentialsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GrantByClientCredentialsResponse {
    let naming = RequestNaming(clientId: request.clientId)
    do throws(AuthenticationFailure) {
      return try await gate.carryOut(.getClientToken, naming, [], context) {
        (call) async throws(AuthenticationFailure) in
        let issued = try await tokenExchange.clientToken(
          ClientCredentialsRequest(
            clientID: request.clientId,
            secret: request.clientSecret,
            scopes: request.scope.map { $0.split(separator: " ").map(String.init) },
            clientMetadata: try Self.metadata(request.clientMetadata),
            pool: request.userPoolId.flatMap { UserPoolID($0) }
          ),
          call
        )
        return GrantByClientCredentialsResponse(
          accessToken: issued.token,
          expiresInSeconds: issued.expiresIn
        )
      }
    } catch {
      guard let word = error.exchangeError else { throw error }
      return GrantByClientCredentialsResponse(
        error: word.rawValue,
        errorDescription: error.exchangeDescription
      )
    }
  }

  private static func metadata(
    _ json: String?
  ) throws(AuthenticationFailure) -> [String: String] {
    guard let json else { return [:] }
    do {
      return try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    } catch {
      throw .invalidParameter("aws_client_metadata is no JSON object of texts")
    }
  }
}
