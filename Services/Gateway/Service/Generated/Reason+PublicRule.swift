// swift-format-ignore-file
// Generated from Proto/reasons.txt. Do not edit.

internal import GatehouseStubs

extension Reason {
  /// What a client is told; nil where none is told of the reason.
  var publicRule: PublicErrors.Rule? {
    switch self {
    case .invalidParameter: PublicErrors.Rule("InvalidParameterException", "{message}")
    case .resourceNotFound: PublicErrors.Rule("ResourceNotFoundException", "{message}")
    case .unauthorized: PublicErrors.Rule("UnauthorizedException", "{message}")
    case .unsupportedTokenType: PublicErrors.Rule("UnsupportedTokenTypeException", "{message}")
    case .refreshTokenReuse: PublicErrors.Rule("RefreshTokenReuseException", "Refresh token reuse detected.")
    case .deviceKeyExists: PublicErrors.Rule("DeviceKeyExistsException", "{message}")
    case .aliasExists: PublicErrors.Rule("AliasExistsException", "{message}")
    case .codeMismatch: PublicErrors.Rule("CodeMismatchException", "Invalid verification code provided, please try again.")
    case .concurrentModification: PublicErrors.Rule("ConcurrentModificationException", "{message}")
    case .enableSoftwareTokenMfa: PublicErrors.Rule("EnableSoftwareTokenMFAException", "{message}")
    case .expiredCode: PublicErrors.Rule("ExpiredCodeException", "Invalid code provided, please request a code again.")
    case .featureUnavailableInTier: PublicErrors.Rule("FeatureUnavailableInTierException", "{message}")
    case .groupExists: PublicErrors.Rule("GroupExistsException", "{message}")
    case .invalidLambdaResponse: PublicErrors.Rule("InvalidLambdaResponseException", "{message}")
    case .invalidOauthFlow: PublicErrors.Rule("InvalidOAuthFlowException", "{message}")
    case .invalidPassword: PublicErrors.Rule("InvalidPasswordException", "{message}")
    case .invalidUserPoolConfiguration: PublicErrors.Rule("InvalidUserPoolConfigurationException", "{message}")
    case .limitExceeded: PublicErrors.Rule("LimitExceededException", "{message}")
    case .mfaMethodNotFound: PublicErrors.Rule("MFAMethodNotFoundException", "{message}")
    case .notAuthorized: PublicErrors.Rule("NotAuthorizedException", "{message}")
    case .passwordHistory: PublicErrors.Rule("PasswordHistoryPolicyViolationException", "{message}")
    case .passwordResetRequired: PublicErrors.Rule("PasswordResetRequiredException", "Password reset required for the user")
    case .preconditionNotMet: PublicErrors.Rule("PreconditionNotMetException", "{message}")
    case .scopeDoesNotExist: PublicErrors.Rule("ScopeDoesNotExistException", "{message}")
    case .softwareTokenMfaNotFound: PublicErrors.Rule("SoftwareTokenMFANotFoundException", "{message}")
    case .softwareTokenUsed: PublicErrors.Rule("ExpiredCodeException", "{message}")
    case .tooManyRequests: PublicErrors.Rule("TooManyRequestsException", "{message}")
    case .unexpectedLambda: PublicErrors.Rule("UnexpectedLambdaException", "{message}")
    case .unsupportedOperation: PublicErrors.Rule("UnsupportedOperationException", "{message}")
    case .unsupportedUserState: PublicErrors.Rule("UnsupportedUserStateException", "{message}")
    case .userImportInProgress: PublicErrors.Rule("UserImportInProgressException", "{message}")
    case .userLambdaValidation: PublicErrors.Rule("UserLambdaValidationException", "{message}")
    case .userNotConfirmed: PublicErrors.Rule("UserNotConfirmedException", "User is not confirmed.")
    case .userNotFound: PublicErrors.Rule("UserNotFoundException", "{message}")
    case .userPoolTagging: PublicErrors.Rule("UserPoolTaggingException", "{message}")
    case .usernameExists: PublicErrors.Rule("UsernameExistsException", "{message}")
    case .wrongFactorCode: PublicErrors.Rule("CodeMismatchException", "{message}")
    case .invalidSignature: PublicErrors.Rule("InvalidSignatureException", "{message}")
    case .signatureExpired: PublicErrors.Rule("InvalidSignatureException", "{message}")
    case .signatureMismatch: PublicErrors.Rule("InvalidSignatureException", "The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details.")
    case .signatureNotYetCurrent: PublicErrors.Rule("InvalidSignatureException", "{message}")
    case .unknownAccessKey: PublicErrors.Rule("UnrecognizedClientException", "The security token included in the request is invalid.")
    case .accessDenied: PublicErrors.Rule("AccessDeniedException", "{message}")
    case .alreadyStreamed: PublicErrors.Rule("AlreadyStreamedException", "{message}")
    case .developerUserAlreadyRegistered: PublicErrors.Rule("DeveloperUserAlreadyRegisteredException", "{message}")
    case .duplicateRequest: PublicErrors.Rule("DuplicateRequestException", "{message}")
    case .expiredToken: PublicErrors.Rule("ExpiredTokenException", "The security token included in the request is expired")
    case .externalService: PublicErrors.Rule("ExternalServiceException", "{message}")
    case .invalidConfiguration: PublicErrors.Rule("InvalidConfigurationException", "{message}")
    case .invalidIdentityPoolConfiguration: PublicErrors.Rule("InvalidIdentityPoolConfigurationException", "{message}")
    case .invalidIdentityToken: PublicErrors.Rule("InvalidIdentityTokenException", "{message}")
    case .invalidLambdaFunctionOutput: PublicErrors.Rule("InvalidLambdaFunctionOutputException", "{message}")
    case .lambdaThrottled: PublicErrors.Rule("LambdaThrottledException", "{message}")
    case .resourceConflict: PublicErrors.Rule("ResourceConflictException", "{message}")
    case .malformedRequest: PublicErrors.Rule("InvalidParameterException", "The request is too large.")
    case .unencodableRequest: PublicErrors.Rule("InvalidParameterException", "A value cannot be represented.")
    case .accessKeyExists, .accessKeyNotFound, .accessTokenExpired, .accessTokenInvalid, .accessTokenRevoked, .deviceForgotten, .refreshTokenExpired, .refreshTokenInvalid, .refreshTokenOtherHolder, .refreshTokenRevoked, .deviceLimitReached, .deviceNotFound, .deviceProofExpired, .deviceProofInvalid, .deviceVerifierInvalid, .malformedResponse, .unencodableResponse: nil
    }
  }
}
