internal import AuthenticationCore
internal import Domain
internal import GatehouseStubs
internal import PublicOperations
internal import RPC

extension InteractionGate {
  /// Carries a call out, and translates a refusal into the protocol's words.
  func carryOut<Response: Sendable>(
    _ operation: InteractionOperation,
    of pool: UserPoolID? = nil,
    client: String? = nil,
    name: String? = nil,
    _ context: RPCCallContext,
    _ perform: (Call) async throws(AuthenticationFailure) -> Response
  ) async throws(AuthenticationFailure) -> Response {
    let naming = RequestNaming(userPoolId: pool?.text, clientId: client, username: name)
    do throws(AuthenticationFailure) {
      return try await carryOut(operation, naming, [], context, perform)
    } catch {
      throw error.toldToApps
    }
  }

  /// Carries out what one of several proofs is needed for; a refused proof is an event as well.
  func carryOut<Response: Sendable>(
    _ operation: InteractionOperation,
    provedBy proof: Result<ProvedInstance, AuthenticationFailure>,
    _ context: RPCCallContext,
    _ perform: (ProvedInstance, Call) async throws(AuthenticationFailure) -> Response
  ) async throws(AuthenticationFailure) -> Response {
    let pool: UserPoolID? = if case .success(let instance) = proof { instance.pool } else { nil }
    return try await carryOut(operation, of: pool, context) {
      (call) async throws(AuthenticationFailure) in
      let instance = try proof.get()
      call.trail.note(pool: instance.pool)
      return try await perform(instance, call)
    }
  }
}

extension AuthenticationFailure {
  /// What an app or a relying party is told of the refusals that sign-ins have in common.
  var toldToApps: AuthenticationFailure {
    switch self {
    case .interaction, .unavailable, .internalFault: self
    case .tooManyRequests, .limitExceeded:
      .interaction(.tooMany, "Too many requests; ask again a little later.")
    case .resourceNotFound, .userNotFound: .interaction(.notFound)
    case .notAuthorized, .unauthorized, .accessDenied, .userNotConfirmed, .passwordResetRequired,
      .leakedPasswordReset, .riskySignIn, .blockedAddress, .operationNotEnabled,
      .unsupportedOperation, .unsupportedUserState, .userLambdaValidation:
      .interaction(.notAllowed, "The user may not sign in.")
    case .invalidParameter, .invalidSignature, .concurrentModification, .invalidOAuthFlow,
      .scopeDoesNotExist, .featureUnavailableInTier, .userPoolTagging, .usernameExists,
      .aliasExists, .groupExists, .duplicateProvider, .managedLoginBrandingExists, .termsExists,
      .deviceKeyExists, .invalidUserPoolConfiguration, .invalidPassword, .passwordHistory,
      .codeMismatch, .userPoolAddOnNotEnabled, .serviceQuotaExceeded, .leakedPassword,
      .wrongFactorCode, .softwareTokenUsed, .softwareTokenMFANotFound, .enableSoftwareTokenMFA,
      .mfaMethodNotFound, .expiredCode, .preconditionNotMet, .userImportInProgress,
      .unsupportedTokenType, .invalidLambdaResponse, .unexpectedLambda, .webAuthnNotEnabled,
      .webAuthnConfigurationMissing,
      .webAuthnChallengeNotFound, .webAuthnClientMismatch, .webAuthnOriginNotAllowed,
      .webAuthnRelyingPartyMismatch, .webAuthnCredentialNotSupported,
      .refreshTokenReuse:
      .interaction(.invalidRequest, "The request was refused.")
    }
  }
}
