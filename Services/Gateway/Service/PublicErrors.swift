internal import RPC

/// The one table from a service's reason to the exception a client sees.
///
/// A reason must stand both here and in the failure enum of the service that gives it. What is not
/// in the table is an infrastructure fault: amplify-js and others sign a user out on
/// NotAuthorizedException and its kin, so a fault may only ever look like a fault.
enum PublicErrors {
  struct Rule: Sendable {
    let exception: String
    /// `{name}` is replaced by the detail of that name.
    let sentence: String

    init(_ exception: String, _ sentence: String = "{message}") {
      self.exception = exception
      self.sentence = sentence
    }
  }

  static let rules: [String: Rule] = [
    "access_denied": Rule("NotAuthorizedException"),
    "alias_exists": Rule("AliasExistsException"),
    "code_delivery_failure": Rule("CodeDeliveryFailureException"),
    "code_mismatch": Rule(
      "CodeMismatchException",
      "Invalid verification code provided, please try again."
    ),
    "concurrent_modification": Rule("ConcurrentModificationException"),
    "device_key_exists": Rule("DeviceKeyExistsException"),
    "duplicate_provider": Rule("DuplicateProviderException"),
    "enable_software_token_mfa": Rule("EnableSoftwareTokenMFAException"),
    "expired_code": Rule(
      "ExpiredCodeException",
      "Invalid code provided, please request a code again."
    ),
    "feature_unavailable_in_tier": Rule("FeatureUnavailableInTierException"),
    "forbidden": Rule("ForbiddenException"),
    "group_exists": Rule("GroupExistsException"),
    "invalid_email_role_access_policy": Rule("InvalidEmailRoleAccessPolicyException"),
    "invalid_lambda_response": Rule("InvalidLambdaResponseException"),
    "invalid_oauth_flow": Rule("InvalidOAuthFlowException"),
    "invalid_parameter": Rule("InvalidParameterException"),
    "invalid_password": Rule("InvalidPasswordException"),
    "invalid_sms_role_access_policy": Rule("InvalidSmsRoleAccessPolicyException"),
    "invalid_sms_role_trust_relationship": Rule("InvalidSmsRoleTrustRelationshipException"),
    "invalid_user_pool_configuration": Rule("InvalidUserPoolConfigurationException"),
    "limit_exceeded": Rule("LimitExceededException"),
    // The gateway's own encoding is sound, so only its size can be what a service cannot decode.
    "malformed_request": Rule("InvalidParameterException", "The request is too large."),
    "mfa_method_not_found": Rule("MFAMethodNotFoundException"),
    "not_authorized": Rule("NotAuthorizedException"),
    "operation_not_enabled": Rule("OperationNotEnabledException"),
    "password_history": Rule("PasswordHistoryPolicyViolationException"),
    "password_reset_required": Rule(
      "PasswordResetRequiredException",
      "Password reset required for the user"
    ),
    "precondition_not_met": Rule("PreconditionNotMetException"),
    "refresh_token_reuse": Rule("RefreshTokenReuseException", "Refresh token reuse detected."),
    "resource_not_found": Rule("ResourceNotFoundException"),
    "scope_does_not_exist": Rule("ScopeDoesNotExistException"),
    "software_token_mfa_not_found": Rule("SoftwareTokenMFANotFoundException"),
    "software_token_used": Rule("ExpiredCodeException"),
    "tier_change_not_allowed": Rule("TierChangeNotAllowedException"),
    "too_many_failed_attempts": Rule("TooManyFailedAttemptsException"),
    "too_many_requests": Rule("TooManyRequestsException"),
    "unauthorized": Rule("UnauthorizedException"),
    "unencodable_request": Rule("InvalidParameterException", "A value cannot be represented."),
    "unexpected_lambda": Rule("UnexpectedLambdaException"),
    "unsupported_identity_provider": Rule("UnsupportedIdentityProviderException"),
    "unsupported_operation": Rule("UnsupportedOperationException"),
    "unsupported_token_type": Rule("UnsupportedTokenTypeException"),
    "unsupported_user_state": Rule("UnsupportedUserStateException"),
    "user_import_in_progress": Rule("UserImportInProgressException"),
    "user_lambda_validation": Rule("UserLambdaValidationException"),
    "user_not_confirmed": Rule("UserNotConfirmedException", "User is not confirmed."),
    "user_not_found": Rule("UserNotFoundException"),
    "user_pool_add_on_not_enabled": Rule("UserPoolAddOnNotEnabledException"),
    "user_pool_tagging": Rule("UserPoolTaggingException"),
    "username_exists": Rule("UsernameExistsException"),
    "wrong_factor_code": Rule("CodeMismatchException"),

    // Signed requests; the reasons are identity federation's.
    "access_key_disabled": Rule("UnrecognizedClientException", unrecognisedToken),
    "invalid_signature": Rule("InvalidSignatureException"),
    "signature_expired": Rule("InvalidSignatureException"),
    "signature_mismatch": Rule(
      "InvalidSignatureException",
      """
      The request signature we calculated does not match the signature you provided. Check your \
      AWS Secret Access Key and signing method. Consult the service documentation for details.
      """
    ),
    "signature_not_yet_current": Rule("InvalidSignatureException"),
    "unknown_access_key": Rule("UnrecognizedClientException", unrecognisedToken),
  ]

  private static let unrecognisedToken = "The security token included in the request is invalid."

  /// What the client is told about a failed call.
  static func publicError(for error: RPCError) -> PublicError {
    if let rule = rules[error.reason] {
      return PublicError(
        exception: rule.exception,
        message: sentence(rule.sentence, details: error.details)
      )
    }
    guard error.reason.isEmpty, error.code == .resourceExhausted else { return .internalError }
    return PublicError(exception: "TooManyRequestsException", message: "Too many requests")
  }

  /// Fills the placeholders; a detail that is missing leaves the general sentence, never a brace.
  private static func sentence(_ template: String, details: [String: String]) -> String {
    guard template.utf8.contains(UInt8(ascii: "{")) else { return template }
    if template == "{message}" { return details["message"] ?? generalSentence }
    var text = ""
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: "}") else { return generalSentence }
      guard let detail = details[String(rest[..<close])] else { return generalSentence }
      text += detail
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  private static let generalSentence = "The request was refused."
}
