/// A function to begin with.
struct FunctionTemplate: Sendable {
  /// As LambdaConfig calls it.
  let trigger: String
  /// The function's name and its folder's.
  let name: String
  /// Handlers in both languages, and an event for them.
  let node: [UInt8]
  let python: [UInt8]
  let event: [UInt8]

  /// One for each trigger.
  static let all = [
    FunctionTemplate(
      trigger: "PreSignUp",
      name: "pre-sign-up",
      node: PackageResources.pre_sign_up_js,
      python: PackageResources.pre_sign_up_py,
      event: PackageResources.pre_sign_up_json
    ),
    FunctionTemplate(
      trigger: "CustomMessage",
      name: "custom-message",
      node: PackageResources.custom_message_js,
      python: PackageResources.custom_message_py,
      event: PackageResources.custom_message_json
    ),
    FunctionTemplate(
      trigger: "PostConfirmation",
      name: "post-confirmation",
      node: PackageResources.post_confirmation_js,
      python: PackageResources.post_confirmation_py,
      event: PackageResources.post_confirmation_json
    ),
    FunctionTemplate(
      trigger: "PreAuthentication",
      name: "pre-authentication",
      node: PackageResources.pre_authentication_js,
      python: PackageResources.pre_authentication_py,
      event: PackageResources.pre_authentication_json
    ),
    FunctionTemplate(
      trigger: "PostAuthentication",
      name: "post-authentication",
      node: PackageResources.post_authentication_js,
      python: PackageResources.post_authentication_py,
      event: PackageResources.post_authentication_json
    ),
    FunctionTemplate(
      trigger: "DefineAuthChallenge",
      name: "define-auth-challenge",
      node: PackageResources.define_auth_challenge_js,
      python: PackageResources.define_auth_challenge_py,
      event: PackageResources.define_auth_challenge_json
    ),
    FunctionTemplate(
      trigger: "CreateAuthChallenge",
      name: "create-auth-challenge",
      node: PackageResources.create_auth_challenge_js,
      python: PackageResources.create_auth_challenge_py,
      event: PackageResources.create_auth_challenge_json
    ),
    FunctionTemplate(
      trigger: "VerifyAuthChallengeResponse",
      name: "verify-auth-challenge-response",
      node: PackageResources.verify_auth_challenge_response_js,
      python: PackageResources.verify_auth_challenge_response_py,
      event: PackageResources.verify_auth_challenge_response_json
    ),
    FunctionTemplate(
      trigger: "PreTokenGeneration",
      name: "pre-token-generation",
      node: PackageResources.pre_token_generation_js,
      python: PackageResources.pre_token_generation_py,
      event: PackageResources.pre_token_generation_json
    ),
    FunctionTemplate(
      trigger: "UserMigration",
      name: "user-migration",
      node: PackageResources.user_migration_js,
      python: PackageResources.user_migration_py,
      event: PackageResources.user_migration_json
    ),
    FunctionTemplate(
      trigger: "CustomSMSSender",
      name: "custom-sms-sender",
      node: PackageResources.custom_sms_sender_js,
      python: PackageResources.custom_sms_sender_py,
      event: PackageResources.custom_sms_sender_json
    ),
    FunctionTemplate(
      trigger: "CustomEmailSender",
      name: "custom-email-sender",
      node: PackageResources.custom_email_sender_js,
      python: PackageResources.custom_email_sender_py,
      event: PackageResources.custom_email_sender_json
    ),
    FunctionTemplate(
      trigger: "InboundFederation",
      name: "inbound-federation",
      node: PackageResources.inbound_federation_js,
      python: PackageResources.inbound_federation_py,
      event: PackageResources.inbound_federation_json
    ),
  ]
}
