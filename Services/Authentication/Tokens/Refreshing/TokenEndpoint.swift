package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
package import GatehouseStubs
internal import PublicOperations
package import RPC

/// What the OAuth token endpoint does with refresh tokens.
///
/// Counted, recorded and decided as GetTokensFromRefreshToken and RevokeToken are; the answers are RFC 6749's and
/// RFC 7009's.
package struct TokenEndpoint: Sendable {
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

  /// Ends the sign-in of a refresh token (RFC 7009 §2.1), with its access tokens.
  ///
  /// What is unknown, over or another client's is answered as if it had been ended: that tells nothing, and there
  /// is nothing that a client could do about it.
  package func revokeGrant(
    _ request: RevokeGrantRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> RevokeGrantResponse {
    guard let token = request.token else {
      return RevokeGrantResponse(error: TokenGrantError.invalidRequest.rawValue)
    }
    let naming = RequestNaming(clientId: request.clientId)
    do throws(AuthenticationFailure) {
      return try await gate.carryOut(.revokeToken, naming, [], context) {
        (call) async throws(AuthenticationFailure) in
        let pool = request.userPoolId.flatMap { UserPoolID($0) }
        let found = try await tokens.directory.provedClient(
          request.clientId,
          secret: request.clientSecret,
          in: pool,
          call
        ).client
        try await tokens.revoke(token, of: found, isLinked: request.isLinked ?? false, call)
        return RevokeGrantResponse()
      }
    } catch {
      switch error {
      case .unauthorized(Tokens.otherClientsToken), .invalidParameter(Tokens.unknownToken):
        return RevokeGrantResponse()
      case .unsupportedTokenType:
        return RevokeGrantResponse(error: TokenGrantError.unsupportedTokenType.rawValue)
      case .unsupportedOperation:
        return RevokeGrantResponse(error: TokenGrantError.invalidRequest.rawValue)
      case _:
        guard let word = error.tokenEndpointError else { throw error }
        return RevokeGrantResponse(error: word.rawValue)
      }
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
    guard request.userPoolId.map({ $0 == cached.pool.id.text }) ?? true else {
      throw call.refusal(.unknownClient, "the client is of another pool")
    }
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
      throw .unknownClient
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
  /// The token endpoint's error for a client (RFC 6749 §5.2).
  ///
  /// Nil for what is no refusal of this request: on `invalid_grant` clients sign their user out.
  package var tokenEndpointError: TokenGrantError? {
    switch self {
    case .unauthorized, .resourceNotFound: .invalidClient
    case .unsupportedOperation: .unauthorizedClient
    case .notAuthorized, .refreshTokenReuse, .userNotFound, .userNotConfirmed,
      .passwordResetRequired, .leakedPasswordReset, .riskySignIn, .blockedAddress:
      .invalidGrant
    case .invalidParameter, .invalidOAuthFlow, .scopeDoesNotExist, .featureUnavailableInTier,
      .operationNotEnabled, .userPoolTagging, .usernameExists, .aliasExists, .groupExists,
      .duplicateProvider, .managedLoginBrandingExists, .termsExists, .deviceKeyExists,
      .invalidUserPoolConfiguration, .invalidPassword, .passwordHistory, .codeMismatch,
      .userPoolAddOnNotEnabled, .serviceQuotaExceeded, .leakedPassword,
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
