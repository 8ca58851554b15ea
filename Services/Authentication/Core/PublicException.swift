extension AuthenticationFailure {
  /// The exception that the gateway makes of it; the gateway's table of package errors says the same.
  package var publicException: String {
    switch self {
    case .invalidParameter: "InvalidParameterException"
    case .resourceNotFound: "ResourceNotFoundException"
    case .concurrentModification: "ConcurrentModificationException"
    case .invalidOAuthFlow: "InvalidOAuthFlowException"
    case .scopeDoesNotExist: "ScopeDoesNotExistException"
    case .featureUnavailableInTier: "FeatureUnavailableInTierException"
    case .userPoolTagging: "UserPoolTaggingException"
    case .notAuthorized: "NotAuthorizedException"
    case .unauthorized: "UnauthorizedException"
    case .userNotFound: "UserNotFoundException"
    case .usernameExists: "UsernameExistsException"
    case .aliasExists: "AliasExistsException"
    case .groupExists: "GroupExistsException"
    case .deviceKeyExists: "DeviceKeyExistsException"
    case .invalidUserPoolConfiguration: "InvalidUserPoolConfigurationException"
    case .invalidPassword: "InvalidPasswordException"
    case .passwordHistory: "PasswordHistoryPolicyViolationException"
    case .userNotConfirmed: "UserNotConfirmedException"
    case .passwordResetRequired: "PasswordResetRequiredException"
    case .codeMismatch, .wrongFactorCode: "CodeMismatchException"
    case .softwareTokenUsed, .expiredCode: "ExpiredCodeException"
    case .softwareTokenMFANotFound: "SoftwareTokenMFANotFoundException"
    case .enableSoftwareTokenMFA: "EnableSoftwareTokenMFAException"
    case .mfaMethodNotFound: "MFAMethodNotFoundException"
    case .limitExceeded: "LimitExceededException"
    case .tooManyRequests: "TooManyRequestsException"
    case .preconditionNotMet: "PreconditionNotMetException"
    case .userImportInProgress: "UserImportInProgressException"
    case .unsupportedUserState: "UnsupportedUserStateException"
    case .unsupportedOperation: "UnsupportedOperationException"
    case .unsupportedTokenType: "UnsupportedTokenTypeException"
    case .userLambdaValidation: "UserLambdaValidationException"
    case .invalidLambdaResponse: "InvalidLambdaResponseException"
    case .unexpectedLambda: "UnexpectedLambdaException"
    case .refreshTokenReuse: "RefreshTokenReuseException"
    case .unavailable, .internalFault: Self.faultException
    }
  }

  /// What every fault is told as.
  package static let faultException = "InternalErrorException"
}
