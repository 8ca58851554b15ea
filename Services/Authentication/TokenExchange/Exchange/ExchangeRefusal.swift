internal import AuthenticationCore
internal import GatehouseStubs

extension AuthenticationFailure {
  /// The token endpoint's error for a client (RFC 6749 §5.2, RFC 8693 §2.2.2).
  ///
  /// Nil for what is no refusal of this request: on `invalid_grant` clients sign their user out.
  var exchangeError: TokenGrantError? {
    switch self {
    case .unauthorized: .invalidClient
    case .operationNotEnabled, .unsupportedOperation: .unauthorizedClient
    case .scopeDoesNotExist: .invalidScope
    case .resourceNotFound: .invalidTarget
    case .notAuthorized, .refreshTokenReuse, .userNotFound, .userNotConfirmed,
      .passwordResetRequired, .leakedPasswordReset, .riskySignIn, .blockedAddress:
      .invalidGrant
    case .unavailable: .temporarilyUnavailable
    case .invalidParameter, .invalidOAuthFlow, .featureUnavailableInTier, .userPoolTagging,
      .usernameExists, .aliasExists, .groupExists, .duplicateProvider, .managedLoginBrandingExists,
      .termsExists, .deviceKeyExists, .invalidUserPoolConfiguration, .invalidPassword,
      .passwordHistory, .codeMismatch, .userPoolAddOnNotEnabled, .serviceQuotaExceeded,
      .leakedPassword,
      .wrongFactorCode, .softwareTokenUsed, .softwareTokenMFANotFound, .enableSoftwareTokenMFA,
      .mfaMethodNotFound, .expiredCode, .unsupportedUserState, .preconditionNotMet,
      .userImportInProgress, .unsupportedTokenType, .userLambdaValidation,
      .invalidLambdaResponse, .unexpectedLambda, .webAuthnNotEnabled, .webAuthnConfigurationMissing,
      .webAuthnChallengeNotFound, .webAuthnClientMismatch, .webAuthnOriginNotAllowed,
      .webAuthnRelyingPartyMismatch, .webAuthnCredentialNotSupported,
      .interaction:
      .invalidRequest
    case .accessDenied, .invalidSignature, .concurrentModification, .limitExceeded,
      .tooManyRequests,
      .internalFault:
      nil
    }
  }

  /// What the client is told besides; of a token that is not accepted nothing (SAM-23's rule: detail is
  /// an oracle).
  var exchangeDescription: String? {
    switch exchangeError {
    case .invalidRequest, .invalidScope, .invalidTarget: message
    case .invalidClient, .invalidGrant, .unauthorizedClient, .temporarilyUnavailable,
      .unsupportedTokenType, nil:
      nil
    }
  }
}
