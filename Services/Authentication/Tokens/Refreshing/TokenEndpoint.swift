package import AuthenticationCore
internal import Domain
package import GatehouseMessages
internal import GatehouseStubs
internal import PublicOperations
package import RPC

/// The grants of the OAuth token endpoint: of Cognito's, the one that an API sign-in ends in.
///
/// Counted, recorded and decided as GetTokensFromRefreshToken is; what it is told is RFC 6749's.
package struct TokenEndpoint: TokenEndpointServing {
  private let gate: AuthenticationGate
  private let tokens: Tokens

  /// Grants through the gate.
  package init(_ tokens: Tokens, through gate: AuthenticationGate) {
    self.tokens = tokens
    self.gate = gate
  }

  /// New tokens for a refresh token (RFC 6749 §6), and its successor where the client rotates.
  package func grantByRefreshToken(
    _ request: GrantByRefreshTokenRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GrantByRefreshTokenResponse {
    let naming = RequestNaming(clientId: request.clientId)
    do throws(AuthenticationFailure) {
      let result = try await gate.carryOut(.getTokensFromRefreshToken, naming, [], context) {
        (call) async throws(AuthenticationFailure) in
        try await RefreshGrant(tokens, call).result(for: request)
      }
      return GrantByRefreshTokenResponse(
        accessToken: result.accessToken,
        idToken: result.idToken,
        refreshToken: result.refreshToken,
        expiresInSeconds: result.expiresIn,
        refreshExpiresInSeconds: result.refreshTokenExpiresIn
      )
    } catch {
      guard let word = error.tokenEndpointError else { throw error }
      return GrantByRefreshTokenResponse(error: word.rawValue)
    }
  }
}

/// One refresh by the token endpoint.
private struct RefreshGrant: Sendable {
  private let tokens: Tokens
  private let call: Call

  init(_ tokens: Tokens, _ call: Call) {
    self.tokens = tokens
    self.call = call
  }

  func result(
    for request: GrantByRefreshTokenRequest
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    guard let token = request.refreshToken else { throw .missing("refreshToken") }
    let cached = try await tokens.directory.cachedSettings(of: requiredClientID(request.clientId))
    let check = { @Sendable (client: ClientSettings) throws(AuthenticationFailure) in
      try self.check(client, secret: request.clientSecret)
    }
    let terms = RefreshTerms(deviceKey: nil, rotates: true, isAtTokenEndpoint: true) {
      (client, _) throws(AuthenticationFailure) in try check(client)
    }
    do throws(AuthenticationFailure) {
      try await tokens.directory.checkPresently(cached.client, check)
      return try await tokens.refresh(token, terms, cached: cached, call: call)
    } catch {
      throw noting(error)
    }
  }

  /// Whether the client is the one it says it is and may refresh at all.
  private func check(
    _ client: ClientSettings,
    secret: String?
  ) throws(AuthenticationFailure) {
    guard try tokens.directory.proof(of: client, secret: secret) != nil else {
      throw .unauthorized("Client authentication failed.")
    }
    // A client that rotates may refresh by that alone, and cannot allow the older flow.
    guard client.rotationGraceSeconds != nil || client.allowedFlows.contains(.refreshToken) else {
      throw .unsupportedOperation("REFRESH_TOKEN_AUTH is not enabled for the client.")
    }
  }

  /// The failure, its rule noted where its reason alone tells the operator little.
  private func noting(_ failure: AuthenticationFailure) -> AuthenticationFailure {
    if case .unauthorized = failure {
      return call.refusal(failure, "the client did not prove which it is")
    }
    if case .unsupportedOperation = failure {
      return call.refusal(failure, "the client allows no refreshing")
    }
    return failure
  }
}

extension AuthenticationFailure {
  /// What the token endpoint tells a client (RFC 6749 §5.2).
  ///
  /// Nil for what is no refusal of this request: on `invalid_grant` clients sign their user out.
  fileprivate var tokenEndpointError: TokenGrantError? {
    switch self {
    case .unauthorized, .resourceNotFound: .invalidClient
    case .unsupportedOperation: .unauthorizedClient
    case .notAuthorized, .refreshTokenReuse, .userNotFound, .userNotConfirmed,
      .passwordResetRequired:
      .invalidGrant
    case .invalidParameter, .invalidOAuthFlow, .scopeDoesNotExist, .featureUnavailableInTier,
      .operationNotEnabled, .userPoolTagging, .usernameExists, .aliasExists, .groupExists,
      .duplicateProvider, .deviceKeyExists,
      .invalidUserPoolConfiguration, .invalidPassword, .passwordHistory, .codeMismatch,
      .wrongFactorCode, .softwareTokenUsed, .softwareTokenMFANotFound, .enableSoftwareTokenMFA,
      .mfaMethodNotFound, .expiredCode, .unsupportedUserState, .preconditionNotMet,
      .userImportInProgress, .unsupportedTokenType, .userLambdaValidation,
      .webAuthnNotEnabled, .webAuthnConfigurationMissing,
      .webAuthnChallengeNotFound, .webAuthnClientMismatch, .webAuthnOriginNotAllowed,
      .webAuthnRelyingPartyMismatch, .webAuthnCredentialNotSupported,
      .interaction:
      .invalidRequest
    case .accessDenied, .invalidSignature, .concurrentModification, .limitExceeded,
      .tooManyRequests,
      // The pool's function failed; the token is as good as before.
      .invalidLambdaResponse, .unexpectedLambda,
      .unavailable, .internalFault:
      nil
    }
  }
}
