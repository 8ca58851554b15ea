internal import AuthenticationCore

extension AuthenticationFailure {
  /// The refusal as GetClientToken and GetDerivedToken declare it.
  var declaredByTokenOperations: AuthenticationFailure {
    switch self {
    case .unauthorized(let sentence): .notAuthorized(sentence)
    case .scopeDoesNotExist(let sentence), .usernameExists(let sentence):
      .invalidParameter(sentence)
    case .userNotConfirmed: .notAuthorized("User is not confirmed.")
    case .passwordResetRequired: .notAuthorized("Password reset required for the user")
    case .invalidParameter, .resourceNotFound, .concurrentModification, .invalidOAuthFlow,
      .featureUnavailableInTier, .operationNotEnabled, .userPoolTagging, .notAuthorized,
      .accessDenied, .invalidSignature, .userNotFound, .aliasExists, .groupExists,
      .duplicateProvider, .managedLoginBrandingExists, .termsExists, .deviceKeyExists,
      .invalidUserPoolConfiguration, .invalidPassword, .userPoolAddOnNotEnabled,
      .serviceQuotaExceeded, .leakedPassword, .leakedPasswordReset, .riskySignIn, .blockedAddress,
      .passwordHistory, .codeMismatch,
      .wrongFactorCode, .softwareTokenUsed, .softwareTokenMFANotFound, .enableSoftwareTokenMFA,
      .mfaMethodNotFound, .expiredCode, .limitExceeded, .unsupportedUserState,
      .preconditionNotMet, .userImportInProgress, .tooManyRequests, .unsupportedOperation,
      .unsupportedTokenType, .userLambdaValidation, .invalidLambdaResponse, .unexpectedLambda,
      .webAuthnNotEnabled, .webAuthnConfigurationMissing,
      .webAuthnChallengeNotFound, .webAuthnClientMismatch, .webAuthnOriginNotAllowed,
      .webAuthnRelyingPartyMismatch, .webAuthnCredentialNotSupported,
      .refreshTokenReuse, .interaction, .unavailable, .internalFault:
      self
    }
  }
}
