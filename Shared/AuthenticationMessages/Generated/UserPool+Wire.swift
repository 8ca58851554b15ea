// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension PasswordPolicyType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension PasswordPolicyType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.PasswordPolicyType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__PasswordPolicyType>) {
    gatehouse__authentication__v1__password_policy_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__PasswordPolicyType>) throws(ProtobufError) {
    self.minimumLength = c.pointee.has_minimum_length != 0 ? c.pointee.minimum_length : nil
    self.requireUppercase = c.pointee.has_require_uppercase != 0 ? c.pointee.require_uppercase != 0 : nil
    self.requireLowercase = c.pointee.has_require_lowercase != 0 ? c.pointee.require_lowercase != 0 : nil
    self.requireNumbers = c.pointee.has_require_numbers != 0 ? c.pointee.require_numbers != 0 : nil
    self.requireSymbols = c.pointee.has_require_symbols != 0 ? c.pointee.require_symbols != 0 : nil
    self.passwordHistorySize = c.pointee.has_password_history_size != 0 ? c.pointee.password_history_size : nil
    self.temporaryPasswordValidityDays = c.pointee.has_temporary_password_validity_days != 0 ? c.pointee.temporary_password_validity_days : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__PasswordPolicyType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let minimumLength = self.minimumLength {
      c.pointee.has_minimum_length = 1
      c.pointee.minimum_length = minimumLength
    }
    if let requireUppercase = self.requireUppercase {
      c.pointee.has_require_uppercase = 1
      c.pointee.require_uppercase = requireUppercase ? 1 : 0
    }
    if let requireLowercase = self.requireLowercase {
      c.pointee.has_require_lowercase = 1
      c.pointee.require_lowercase = requireLowercase ? 1 : 0
    }
    if let requireNumbers = self.requireNumbers {
      c.pointee.has_require_numbers = 1
      c.pointee.require_numbers = requireNumbers ? 1 : 0
    }
    if let requireSymbols = self.requireSymbols {
      c.pointee.has_require_symbols = 1
      c.pointee.require_symbols = requireSymbols ? 1 : 0
    }
    if let passwordHistorySize = self.passwordHistorySize {
      c.pointee.has_password_history_size = 1
      c.pointee.password_history_size = passwordHistorySize
    }
    if let temporaryPasswordValidityDays = self.temporaryPasswordValidityDays {
      c.pointee.has_temporary_password_validity_days = 1
      c.pointee.temporary_password_validity_days = temporaryPasswordValidityDays
    }
  }
}

enum AllowedFirstAuthFactorsListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AllowedFirstAuthFactorsListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "AllowedFirstAuthFactorsListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__AllowedFirstAuthFactorsListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__AllowedFirstAuthFactorsListType.self)
    gatehouse__authentication__v1__allowed_first_auth_factors_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "AllowedFirstAuthFactorsListType.member")
    return c
  }
}

extension SignInPolicyType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SignInPolicyType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SignInPolicyType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SignInPolicyType>) {
    gatehouse__authentication__v1__sign_in_policy_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SignInPolicyType>) throws(ProtobufError) {
    self.allowedFirstAuthFactors = try AllowedFirstAuthFactorsListTypeWire.read(c.pointee.allowed_first_auth_factors)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SignInPolicyType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.allowed_first_auth_factors = try AllowedFirstAuthFactorsListTypeWire.write(self.allowedFirstAuthFactors, arena)
  }
}

extension UserPoolPolicyType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UserPoolPolicyType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UserPoolPolicyType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolPolicyType>) {
    gatehouse__authentication__v1__user_pool_policy_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UserPoolPolicyType>) throws(ProtobufError) {
    self.passwordPolicy = try readMessage(c.pointee.password_policy)
    self.signInPolicy = try readMessage(c.pointee.sign_in_policy)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolPolicyType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.password_policy = try arena.message(self.passwordPolicy)
    c.pointee.sign_in_policy = try arena.message(self.signInPolicy)
  }
}

extension PreTokenGenerationVersionConfigType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension PreTokenGenerationVersionConfigType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.PreTokenGenerationVersionConfigType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__PreTokenGenerationVersionConfigType>) {
    gatehouse__authentication__v1__pre_token_generation_version_config_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__PreTokenGenerationVersionConfigType>) throws(ProtobufError) {
    self.lambdaVersion = try readString(c.pointee.lambda_version, "PreTokenGenerationVersionConfigType.lambda_version")
    self.lambdaArn = try readString(c.pointee.lambda_arn, "PreTokenGenerationVersionConfigType.lambda_arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__PreTokenGenerationVersionConfigType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.lambda_version = try arena.string(self.lambdaVersion, "PreTokenGenerationVersionConfigType.lambda_version")
    c.pointee.lambda_arn = try arena.string(self.lambdaArn, "PreTokenGenerationVersionConfigType.lambda_arn")
  }
}

extension CustomSMSLambdaVersionConfigType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CustomSMSLambdaVersionConfigType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CustomSMSLambdaVersionConfigType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CustomSMSLambdaVersionConfigType>) {
    gatehouse__authentication__v1__custom_smslambda_version_config_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CustomSMSLambdaVersionConfigType>) throws(ProtobufError) {
    self.lambdaVersion = try readString(c.pointee.lambda_version, "CustomSMSLambdaVersionConfigType.lambda_version")
    self.lambdaArn = try readString(c.pointee.lambda_arn, "CustomSMSLambdaVersionConfigType.lambda_arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CustomSMSLambdaVersionConfigType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.lambda_version = try arena.string(self.lambdaVersion, "CustomSMSLambdaVersionConfigType.lambda_version")
    c.pointee.lambda_arn = try arena.string(self.lambdaArn, "CustomSMSLambdaVersionConfigType.lambda_arn")
  }
}

extension CustomEmailLambdaVersionConfigType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CustomEmailLambdaVersionConfigType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CustomEmailLambdaVersionConfigType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CustomEmailLambdaVersionConfigType>) {
    gatehouse__authentication__v1__custom_email_lambda_version_config_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CustomEmailLambdaVersionConfigType>) throws(ProtobufError) {
    self.lambdaVersion = try readString(c.pointee.lambda_version, "CustomEmailLambdaVersionConfigType.lambda_version")
    self.lambdaArn = try readString(c.pointee.lambda_arn, "CustomEmailLambdaVersionConfigType.lambda_arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CustomEmailLambdaVersionConfigType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.lambda_version = try arena.string(self.lambdaVersion, "CustomEmailLambdaVersionConfigType.lambda_version")
    c.pointee.lambda_arn = try arena.string(self.lambdaArn, "CustomEmailLambdaVersionConfigType.lambda_arn")
  }
}

extension InboundFederationLambdaType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InboundFederationLambdaType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.InboundFederationLambdaType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InboundFederationLambdaType>) {
    gatehouse__authentication__v1__inbound_federation_lambda_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__InboundFederationLambdaType>) throws(ProtobufError) {
    self.lambdaVersion = try readString(c.pointee.lambda_version, "InboundFederationLambdaType.lambda_version")
    self.lambdaArn = try readString(c.pointee.lambda_arn, "InboundFederationLambdaType.lambda_arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InboundFederationLambdaType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.lambda_version = try arena.string(self.lambdaVersion, "InboundFederationLambdaType.lambda_version")
    c.pointee.lambda_arn = try arena.string(self.lambdaArn, "InboundFederationLambdaType.lambda_arn")
  }
}

extension LambdaConfigType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension LambdaConfigType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.LambdaConfigType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__LambdaConfigType>) {
    gatehouse__authentication__v1__lambda_config_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__LambdaConfigType>) throws(ProtobufError) {
    self.preSignUp = try readString(c.pointee.pre_sign_up, "LambdaConfigType.pre_sign_up")
    self.customMessage = try readString(c.pointee.custom_message, "LambdaConfigType.custom_message")
    self.postConfirmation = try readString(c.pointee.post_confirmation, "LambdaConfigType.post_confirmation")
    self.preAuthentication = try readString(c.pointee.pre_authentication, "LambdaConfigType.pre_authentication")
    self.postAuthentication = try readString(c.pointee.post_authentication, "LambdaConfigType.post_authentication")
    self.defineAuthChallenge = try readString(c.pointee.define_auth_challenge, "LambdaConfigType.define_auth_challenge")
    self.createAuthChallenge = try readString(c.pointee.create_auth_challenge, "LambdaConfigType.create_auth_challenge")
    self.verifyAuthChallengeResponse = try readString(c.pointee.verify_auth_challenge_response, "LambdaConfigType.verify_auth_challenge_response")
    self.preTokenGeneration = try readString(c.pointee.pre_token_generation, "LambdaConfigType.pre_token_generation")
    self.userMigration = try readString(c.pointee.user_migration, "LambdaConfigType.user_migration")
    self.preTokenGenerationConfig = try readMessage(c.pointee.pre_token_generation_config)
    self.customSmsSender = try readMessage(c.pointee.custom_sms_sender)
    self.customEmailSender = try readMessage(c.pointee.custom_email_sender)
    self.kmsKeyId = try readString(c.pointee.kms_key_id, "LambdaConfigType.kms_key_id")
    self.inboundFederation = try readMessage(c.pointee.inbound_federation)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__LambdaConfigType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.pre_sign_up = try arena.string(self.preSignUp, "LambdaConfigType.pre_sign_up")
    c.pointee.custom_message = try arena.string(self.customMessage, "LambdaConfigType.custom_message")
    c.pointee.post_confirmation = try arena.string(self.postConfirmation, "LambdaConfigType.post_confirmation")
    c.pointee.pre_authentication = try arena.string(self.preAuthentication, "LambdaConfigType.pre_authentication")
    c.pointee.post_authentication = try arena.string(self.postAuthentication, "LambdaConfigType.post_authentication")
    c.pointee.define_auth_challenge = try arena.string(self.defineAuthChallenge, "LambdaConfigType.define_auth_challenge")
    c.pointee.create_auth_challenge = try arena.string(self.createAuthChallenge, "LambdaConfigType.create_auth_challenge")
    c.pointee.verify_auth_challenge_response = try arena.string(self.verifyAuthChallengeResponse, "LambdaConfigType.verify_auth_challenge_response")
    c.pointee.pre_token_generation = try arena.string(self.preTokenGeneration, "LambdaConfigType.pre_token_generation")
    c.pointee.user_migration = try arena.string(self.userMigration, "LambdaConfigType.user_migration")
    c.pointee.pre_token_generation_config = try arena.message(self.preTokenGenerationConfig)
    c.pointee.custom_sms_sender = try arena.message(self.customSmsSender)
    c.pointee.custom_email_sender = try arena.message(self.customEmailSender)
    c.pointee.kms_key_id = try arena.string(self.kmsKeyId, "LambdaConfigType.kms_key_id")
    c.pointee.inbound_federation = try arena.message(self.inboundFederation)
  }
}

enum VerifiedAttributesListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__VerifiedAttributesListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "VerifiedAttributesListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__VerifiedAttributesListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__VerifiedAttributesListType.self)
    gatehouse__authentication__v1__verified_attributes_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "VerifiedAttributesListType.member")
    return c
  }
}

enum AliasAttributesListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AliasAttributesListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "AliasAttributesListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__AliasAttributesListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__AliasAttributesListType.self)
    gatehouse__authentication__v1__alias_attributes_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "AliasAttributesListType.member")
    return c
  }
}

enum UsernameAttributesListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UsernameAttributesListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "UsernameAttributesListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__UsernameAttributesListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__UsernameAttributesListType.self)
    gatehouse__authentication__v1__username_attributes_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "UsernameAttributesListType.member")
    return c
  }
}

extension VerificationMessageTemplateType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension VerificationMessageTemplateType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.VerificationMessageTemplateType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__VerificationMessageTemplateType>) {
    gatehouse__authentication__v1__verification_message_template_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__VerificationMessageTemplateType>) throws(ProtobufError) {
    self.smsMessage = try readString(c.pointee.sms_message, "VerificationMessageTemplateType.sms_message")
    self.emailMessage = try readString(c.pointee.email_message, "VerificationMessageTemplateType.email_message")
    self.emailSubject = try readString(c.pointee.email_subject, "VerificationMessageTemplateType.email_subject")
    self.emailMessageByLink = try readString(c.pointee.email_message_by_link, "VerificationMessageTemplateType.email_message_by_link")
    self.emailSubjectByLink = try readString(c.pointee.email_subject_by_link, "VerificationMessageTemplateType.email_subject_by_link")
    self.defaultEmailOption = try readString(c.pointee.default_email_option, "VerificationMessageTemplateType.default_email_option")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__VerificationMessageTemplateType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.sms_message = try arena.string(self.smsMessage, "VerificationMessageTemplateType.sms_message")
    c.pointee.email_message = try arena.string(self.emailMessage, "VerificationMessageTemplateType.email_message")
    c.pointee.email_subject = try arena.string(self.emailSubject, "VerificationMessageTemplateType.email_subject")
    c.pointee.email_message_by_link = try arena.string(self.emailMessageByLink, "VerificationMessageTemplateType.email_message_by_link")
    c.pointee.email_subject_by_link = try arena.string(self.emailSubjectByLink, "VerificationMessageTemplateType.email_subject_by_link")
    c.pointee.default_email_option = try arena.string(self.defaultEmailOption, "VerificationMessageTemplateType.default_email_option")
  }
}

enum AttributesRequireVerificationBeforeUpdateTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AttributesRequireVerificationBeforeUpdateType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "AttributesRequireVerificationBeforeUpdateType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__AttributesRequireVerificationBeforeUpdateType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__AttributesRequireVerificationBeforeUpdateType.self)
    gatehouse__authentication__v1__attributes_require_verification_before_update_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "AttributesRequireVerificationBeforeUpdateType.member")
    return c
  }
}

extension UserAttributeUpdateSettingsType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UserAttributeUpdateSettingsType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UserAttributeUpdateSettingsType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserAttributeUpdateSettingsType>) {
    gatehouse__authentication__v1__user_attribute_update_settings_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UserAttributeUpdateSettingsType>) throws(ProtobufError) {
    self.attributesRequireVerificationBeforeUpdate = try AttributesRequireVerificationBeforeUpdateTypeWire.read(c.pointee.attributes_require_verification_before_update)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserAttributeUpdateSettingsType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.attributes_require_verification_before_update = try AttributesRequireVerificationBeforeUpdateTypeWire.write(self.attributesRequireVerificationBeforeUpdate, arena)
  }
}

extension DeviceConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeviceConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeviceConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeviceConfigurationType>) {
    gatehouse__authentication__v1__device_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeviceConfigurationType>) throws(ProtobufError) {
    self.challengeRequiredOnNewDevice = c.pointee.has_challenge_required_on_new_device != 0 ? c.pointee.challenge_required_on_new_device != 0 : nil
    self.deviceOnlyRememberedOnUserPrompt = c.pointee.has_device_only_remembered_on_user_prompt != 0 ? c.pointee.device_only_remembered_on_user_prompt != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeviceConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let challengeRequiredOnNewDevice = self.challengeRequiredOnNewDevice {
      c.pointee.has_challenge_required_on_new_device = 1
      c.pointee.challenge_required_on_new_device = challengeRequiredOnNewDevice ? 1 : 0
    }
    if let deviceOnlyRememberedOnUserPrompt = self.deviceOnlyRememberedOnUserPrompt {
      c.pointee.has_device_only_remembered_on_user_prompt = 1
      c.pointee.device_only_remembered_on_user_prompt = deviceOnlyRememberedOnUserPrompt ? 1 : 0
    }
  }
}

extension EmailConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension EmailConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.EmailConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EmailConfigurationType>) {
    gatehouse__authentication__v1__email_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__EmailConfigurationType>) throws(ProtobufError) {
    self.sourceArn = try readString(c.pointee.source_arn, "EmailConfigurationType.source_arn")
    self.replyToEmailAddress = try readString(c.pointee.reply_to_email_address, "EmailConfigurationType.reply_to_email_address")
    self.emailSendingAccount = try readString(c.pointee.email_sending_account, "EmailConfigurationType.email_sending_account")
    self.from = try readString(c.pointee.from, "EmailConfigurationType.from")
    self.configurationSet = try readString(c.pointee.configuration_set, "EmailConfigurationType.configuration_set")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EmailConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.source_arn = try arena.string(self.sourceArn, "EmailConfigurationType.source_arn")
    c.pointee.reply_to_email_address = try arena.string(self.replyToEmailAddress, "EmailConfigurationType.reply_to_email_address")
    c.pointee.email_sending_account = try arena.string(self.emailSendingAccount, "EmailConfigurationType.email_sending_account")
    c.pointee.from = try arena.string(self.from, "EmailConfigurationType.from")
    c.pointee.configuration_set = try arena.string(self.configurationSet, "EmailConfigurationType.configuration_set")
  }
}

extension EumsSmsConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension EumsSmsConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.EumsSmsConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EumsSmsConfigurationType>) {
    gatehouse__authentication__v1__eums_sms_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__EumsSmsConfigurationType>) throws(ProtobufError) {
    self.callerArn = try readString(c.pointee.caller_arn, "EumsSmsConfigurationType.caller_arn")
    self.externalId = try readString(c.pointee.external_id, "EumsSmsConfigurationType.external_id")
    self.originationIdentity = try readString(c.pointee.origination_identity, "EumsSmsConfigurationType.origination_identity")
    self.configurationSetName = try readString(c.pointee.configuration_set_name, "EumsSmsConfigurationType.configuration_set_name")
    self.inEntityId = try readString(c.pointee.in_entity_id, "EumsSmsConfigurationType.in_entity_id")
    self.inTemplateId = try readString(c.pointee.in_template_id, "EumsSmsConfigurationType.in_template_id")
    self.region = try readString(c.pointee.region, "EumsSmsConfigurationType.region")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EumsSmsConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.caller_arn = try arena.string(self.callerArn, "EumsSmsConfigurationType.caller_arn")
    c.pointee.external_id = try arena.string(self.externalId, "EumsSmsConfigurationType.external_id")
    c.pointee.origination_identity = try arena.string(self.originationIdentity, "EumsSmsConfigurationType.origination_identity")
    c.pointee.configuration_set_name = try arena.string(self.configurationSetName, "EumsSmsConfigurationType.configuration_set_name")
    c.pointee.in_entity_id = try arena.string(self.inEntityId, "EumsSmsConfigurationType.in_entity_id")
    c.pointee.in_template_id = try arena.string(self.inTemplateId, "EumsSmsConfigurationType.in_template_id")
    c.pointee.region = try arena.string(self.region, "EumsSmsConfigurationType.region")
  }
}

extension SmsConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SmsConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SmsConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SmsConfigurationType>) {
    gatehouse__authentication__v1__sms_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SmsConfigurationType>) throws(ProtobufError) {
    self.snsCallerArn = try readString(c.pointee.sns_caller_arn, "SmsConfigurationType.sns_caller_arn")
    self.externalId = try readString(c.pointee.external_id, "SmsConfigurationType.external_id")
    self.snsRegion = try readString(c.pointee.sns_region, "SmsConfigurationType.sns_region")
    self.eumsSms = try readMessage(c.pointee.eums_sms)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SmsConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.sns_caller_arn = try arena.string(self.snsCallerArn, "SmsConfigurationType.sns_caller_arn")
    c.pointee.external_id = try arena.string(self.externalId, "SmsConfigurationType.external_id")
    c.pointee.sns_region = try arena.string(self.snsRegion, "SmsConfigurationType.sns_region")
    c.pointee.eums_sms = try arena.message(self.eumsSms)
  }
}

extension MessageTemplateType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension MessageTemplateType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.MessageTemplateType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__MessageTemplateType>) {
    gatehouse__authentication__v1__message_template_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__MessageTemplateType>) throws(ProtobufError) {
    self.smsMessage = try readString(c.pointee.sms_message, "MessageTemplateType.sms_message")
    self.emailMessage = try readString(c.pointee.email_message, "MessageTemplateType.email_message")
    self.emailSubject = try readString(c.pointee.email_subject, "MessageTemplateType.email_subject")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__MessageTemplateType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.sms_message = try arena.string(self.smsMessage, "MessageTemplateType.sms_message")
    c.pointee.email_message = try arena.string(self.emailMessage, "MessageTemplateType.email_message")
    c.pointee.email_subject = try arena.string(self.emailSubject, "MessageTemplateType.email_subject")
  }
}

extension AdminCreateUserConfigType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminCreateUserConfigType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminCreateUserConfigType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminCreateUserConfigType>) {
    gatehouse__authentication__v1__admin_create_user_config_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminCreateUserConfigType>) throws(ProtobufError) {
    self.allowAdminCreateUserOnly = c.pointee.has_allow_admin_create_user_only != 0 ? c.pointee.allow_admin_create_user_only != 0 : nil
    self.unusedAccountValidityDays = c.pointee.has_unused_account_validity_days != 0 ? c.pointee.unused_account_validity_days : nil
    self.inviteMessageTemplate = try readMessage(c.pointee.invite_message_template)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminCreateUserConfigType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let allowAdminCreateUserOnly = self.allowAdminCreateUserOnly {
      c.pointee.has_allow_admin_create_user_only = 1
      c.pointee.allow_admin_create_user_only = allowAdminCreateUserOnly ? 1 : 0
    }
    if let unusedAccountValidityDays = self.unusedAccountValidityDays {
      c.pointee.has_unused_account_validity_days = 1
      c.pointee.unused_account_validity_days = unusedAccountValidityDays
    }
    c.pointee.invite_message_template = try arena.message(self.inviteMessageTemplate)
  }
}

extension NumberAttributeConstraintsType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension NumberAttributeConstraintsType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.NumberAttributeConstraintsType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__NumberAttributeConstraintsType>) {
    gatehouse__authentication__v1__number_attribute_constraints_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__NumberAttributeConstraintsType>) throws(ProtobufError) {
    self.minValue = try readString(c.pointee.min_value, "NumberAttributeConstraintsType.min_value")
    self.maxValue = try readString(c.pointee.max_value, "NumberAttributeConstraintsType.max_value")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__NumberAttributeConstraintsType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.min_value = try arena.string(self.minValue, "NumberAttributeConstraintsType.min_value")
    c.pointee.max_value = try arena.string(self.maxValue, "NumberAttributeConstraintsType.max_value")
  }
}

extension StringAttributeConstraintsType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension StringAttributeConstraintsType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.StringAttributeConstraintsType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StringAttributeConstraintsType>) {
    gatehouse__authentication__v1__string_attribute_constraints_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__StringAttributeConstraintsType>) throws(ProtobufError) {
    self.minLength = try readString(c.pointee.min_length, "StringAttributeConstraintsType.min_length")
    self.maxLength = try readString(c.pointee.max_length, "StringAttributeConstraintsType.max_length")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StringAttributeConstraintsType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.min_length = try arena.string(self.minLength, "StringAttributeConstraintsType.min_length")
    c.pointee.max_length = try arena.string(self.maxLength, "StringAttributeConstraintsType.max_length")
  }
}

extension SchemaAttributeType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SchemaAttributeType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SchemaAttributeType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SchemaAttributeType>) {
    gatehouse__authentication__v1__schema_attribute_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SchemaAttributeType>) throws(ProtobufError) {
    self.name = try readString(c.pointee.name, "SchemaAttributeType.name")
    self.attributeDataType = try readString(c.pointee.attribute_data_type, "SchemaAttributeType.attribute_data_type")
    self.developerOnlyAttribute = c.pointee.has_developer_only_attribute != 0 ? c.pointee.developer_only_attribute != 0 : nil
    self.mutable = c.pointee.has_mutable_ != 0 ? c.pointee.mutable_ != 0 : nil
    self.required = c.pointee.has_required != 0 ? c.pointee.required != 0 : nil
    self.numberAttributeConstraints = try readMessage(c.pointee.number_attribute_constraints)
    self.stringAttributeConstraints = try readMessage(c.pointee.string_attribute_constraints)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SchemaAttributeType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.name = try arena.string(self.name, "SchemaAttributeType.name")
    c.pointee.attribute_data_type = try arena.string(self.attributeDataType, "SchemaAttributeType.attribute_data_type")
    if let developerOnlyAttribute = self.developerOnlyAttribute {
      c.pointee.has_developer_only_attribute = 1
      c.pointee.developer_only_attribute = developerOnlyAttribute ? 1 : 0
    }
    if let mutable = self.mutable {
      c.pointee.has_mutable_ = 1
      c.pointee.mutable_ = mutable ? 1 : 0
    }
    if let required = self.required {
      c.pointee.has_required = 1
      c.pointee.required = required ? 1 : 0
    }
    c.pointee.number_attribute_constraints = try arena.message(self.numberAttributeConstraints)
    c.pointee.string_attribute_constraints = try arena.message(self.stringAttributeConstraints)
  }
}

enum SchemaAttributesListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SchemaAttributesListType>?) throws(ProtobufError) -> [SchemaAttributeType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [SchemaAttributeType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__SchemaAttributesListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__SchemaAttributesListType.self)
    gatehouse__authentication__v1__schema_attributes_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension AdvancedSecurityAdditionalFlowsType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdvancedSecurityAdditionalFlowsType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdvancedSecurityAdditionalFlowsType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdvancedSecurityAdditionalFlowsType>) {
    gatehouse__authentication__v1__advanced_security_additional_flows_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdvancedSecurityAdditionalFlowsType>) throws(ProtobufError) {
    self.customAuthMode = try readString(c.pointee.custom_auth_mode, "AdvancedSecurityAdditionalFlowsType.custom_auth_mode")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdvancedSecurityAdditionalFlowsType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.custom_auth_mode = try arena.string(self.customAuthMode, "AdvancedSecurityAdditionalFlowsType.custom_auth_mode")
  }
}

extension UserPoolAddOnsType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UserPoolAddOnsType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UserPoolAddOnsType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolAddOnsType>) {
    gatehouse__authentication__v1__user_pool_add_ons_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UserPoolAddOnsType>) throws(ProtobufError) {
    self.advancedSecurityMode = try readString(c.pointee.advanced_security_mode, "UserPoolAddOnsType.advanced_security_mode")
    self.advancedSecurityAdditionalFlows = try readMessage(c.pointee.advanced_security_additional_flows)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolAddOnsType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.advanced_security_mode = try arena.string(self.advancedSecurityMode, "UserPoolAddOnsType.advanced_security_mode")
    c.pointee.advanced_security_additional_flows = try arena.message(self.advancedSecurityAdditionalFlows)
  }
}

extension DcrConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DcrConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DcrConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DcrConfigurationType>) {
    gatehouse__authentication__v1__dcr_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DcrConfigurationType>) throws(ProtobufError) {
    self.enableStatus = try readString(c.pointee.enable_status, "DcrConfigurationType.enable_status")
    self.openDcrEnabled = c.pointee.has_open_dcr_enabled != 0 ? c.pointee.open_dcr_enabled != 0 : nil
    self.authenticatedGrantTypes = try OAuthFlowsTypeWire.read(c.pointee.authenticated_grant_types)
    self.openDcrGrantTypes = try OAuthFlowsTypeWire.read(c.pointee.open_dcr_grant_types)
    self.allowedScopes = try ScopeListTypeWire.read(c.pointee.allowed_scopes)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DcrConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.enable_status = try arena.string(self.enableStatus, "DcrConfigurationType.enable_status")
    if let openDcrEnabled = self.openDcrEnabled {
      c.pointee.has_open_dcr_enabled = 1
      c.pointee.open_dcr_enabled = openDcrEnabled ? 1 : 0
    }
    c.pointee.authenticated_grant_types = try OAuthFlowsTypeWire.write(self.authenticatedGrantTypes, arena)
    c.pointee.open_dcr_grant_types = try OAuthFlowsTypeWire.write(self.openDcrGrantTypes, arena)
    c.pointee.allowed_scopes = try ScopeListTypeWire.write(self.allowedScopes, arena)
  }
}

extension UsernameConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UsernameConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UsernameConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UsernameConfigurationType>) {
    gatehouse__authentication__v1__username_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UsernameConfigurationType>) throws(ProtobufError) {
    self.caseSensitive = c.pointee.has_case_sensitive != 0 ? c.pointee.case_sensitive != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UsernameConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let caseSensitive = self.caseSensitive {
      c.pointee.has_case_sensitive = 1
      c.pointee.case_sensitive = caseSensitive ? 1 : 0
    }
  }
}

extension RecoveryOptionType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RecoveryOptionType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RecoveryOptionType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RecoveryOptionType>) {
    gatehouse__authentication__v1__recovery_option_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RecoveryOptionType>) throws(ProtobufError) {
    self.priority = c.pointee.has_priority != 0 ? c.pointee.priority : nil
    self.name = try readString(c.pointee.name, "RecoveryOptionType.name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RecoveryOptionType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let priority = self.priority {
      c.pointee.has_priority = 1
      c.pointee.priority = priority
    }
    c.pointee.name = try arena.string(self.name, "RecoveryOptionType.name")
  }
}

enum RecoveryMechanismsTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RecoveryMechanismsType>?) throws(ProtobufError) -> [RecoveryOptionType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [RecoveryOptionType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__RecoveryMechanismsType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__RecoveryMechanismsType.self)
    gatehouse__authentication__v1__recovery_mechanisms_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension AccountRecoverySettingType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AccountRecoverySettingType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AccountRecoverySettingType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AccountRecoverySettingType>) {
    gatehouse__authentication__v1__account_recovery_setting_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AccountRecoverySettingType>) throws(ProtobufError) {
    self.recoveryMechanisms = try RecoveryMechanismsTypeWire.read(c.pointee.recovery_mechanisms)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AccountRecoverySettingType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.recovery_mechanisms = try RecoveryMechanismsTypeWire.write(self.recoveryMechanisms, arena)
  }
}

extension KeyConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension KeyConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.KeyConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__KeyConfigurationType>) {
    gatehouse__authentication__v1__key_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__KeyConfigurationType>) throws(ProtobufError) {
    self.keyType = try readString(c.pointee.key_type, "KeyConfigurationType.key_type")
    self.kmsKeyArn = try readString(c.pointee.kms_key_arn, "KeyConfigurationType.kms_key_arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__KeyConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.key_type = try arena.string(self.keyType, "KeyConfigurationType.key_type")
    c.pointee.kms_key_arn = try arena.string(self.kmsKeyArn, "KeyConfigurationType.kms_key_arn")
  }
}

extension IssuerConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IssuerConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.IssuerConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__IssuerConfigurationType>) {
    gatehouse__authentication__v1__issuer_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__IssuerConfigurationType>) throws(ProtobufError) {
    self.type = try readString(c.pointee.type, "IssuerConfigurationType.type")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__IssuerConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.type = try arena.string(self.type, "IssuerConfigurationType.type")
  }
}

extension AcrLevelConfigType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AcrLevelConfigType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AcrLevelConfigType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AcrLevelConfigType>) {
    gatehouse__authentication__v1__acr_level_config_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AcrLevelConfigType>) throws(ProtobufError) {
    self.acrValue = try readString(c.pointee.acr_value, "AcrLevelConfigType.acr_value")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AcrLevelConfigType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.acr_value = try arena.string(self.acrValue, "AcrLevelConfigType.acr_value")
  }
}

enum AcrConfigurationTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AcrConfigurationType>?) throws(ProtobufError) -> [String: AcrLevelConfigType]? {
    guard let c else { return nil }
    var values: [String: AcrLevelConfigType] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "AcrConfigurationType.entry") ?? ""
      values[key] = try readMessage(entry.pointee.value) ?? AcrLevelConfigType()
    }
    return values
  }

  static func write(_ values: [String: AcrLevelConfigType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__AcrConfigurationType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__AcrConfigurationType.self)
    gatehouse__authentication__v1__acr_configuration_type__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__Authentication__V1__AcrConfigurationType__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__Authentication__V1__AcrConfigurationType__EntryEntry.self)
      gatehouse__authentication__v1__acr_configuration_type__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "AcrConfigurationType.entry")
      entry.pointee.value = try arena.message(value)
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

extension CreateUserPoolRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateUserPoolRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateUserPoolRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserPoolRequest>) {
    gatehouse__authentication__v1__create_user_pool_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateUserPoolRequest>) throws(ProtobufError) {
    self.poolName = try readString(c.pointee.pool_name, "CreateUserPoolRequest.pool_name")
    self.policies = try readMessage(c.pointee.policies)
    self.deletionProtection = try readString(c.pointee.deletion_protection, "CreateUserPoolRequest.deletion_protection")
    self.lambdaConfig = try readMessage(c.pointee.lambda_config)
    self.autoVerifiedAttributes = try VerifiedAttributesListTypeWire.read(c.pointee.auto_verified_attributes)
    self.aliasAttributes = try AliasAttributesListTypeWire.read(c.pointee.alias_attributes)
    self.usernameAttributes = try UsernameAttributesListTypeWire.read(c.pointee.username_attributes)
    self.smsVerificationMessage = try readString(c.pointee.sms_verification_message, "CreateUserPoolRequest.sms_verification_message")
    self.emailVerificationMessage = try readString(c.pointee.email_verification_message, "CreateUserPoolRequest.email_verification_message")
    self.emailVerificationSubject = try readString(c.pointee.email_verification_subject, "CreateUserPoolRequest.email_verification_subject")
    self.verificationMessageTemplate = try readMessage(c.pointee.verification_message_template)
    self.smsAuthenticationMessage = try readString(c.pointee.sms_authentication_message, "CreateUserPoolRequest.sms_authentication_message")
    self.mfaConfiguration = try readString(c.pointee.mfa_configuration, "CreateUserPoolRequest.mfa_configuration")
    self.userAttributeUpdateSettings = try readMessage(c.pointee.user_attribute_update_settings)
    self.deviceConfiguration = try readMessage(c.pointee.device_configuration)
    self.emailConfiguration = try readMessage(c.pointee.email_configuration)
    self.smsConfiguration = try readMessage(c.pointee.sms_configuration)
    self.userPoolTags = try UserPoolTagsTypeWire.read(c.pointee.user_pool_tags)
    self.adminCreateUserConfig = try readMessage(c.pointee.admin_create_user_config)
    self.schema = try SchemaAttributesListTypeWire.read(c.pointee.schema)
    self.userPoolAddOns = try readMessage(c.pointee.user_pool_add_ons)
    self.dcrConfiguration = try readMessage(c.pointee.dcr_configuration)
    self.usernameConfiguration = try readMessage(c.pointee.username_configuration)
    self.accountRecoverySetting = try readMessage(c.pointee.account_recovery_setting)
    self.userPoolTier = try readString(c.pointee.user_pool_tier, "CreateUserPoolRequest.user_pool_tier")
    self.keyConfiguration = try readMessage(c.pointee.key_configuration)
    self.issuerConfiguration = try readMessage(c.pointee.issuer_configuration)
    self.acrConfiguration = try AcrConfigurationTypeWire.read(c.pointee.acr_configuration)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserPoolRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.pool_name = try arena.string(self.poolName, "CreateUserPoolRequest.pool_name")
    c.pointee.policies = try arena.message(self.policies)
    c.pointee.deletion_protection = try arena.string(self.deletionProtection, "CreateUserPoolRequest.deletion_protection")
    c.pointee.lambda_config = try arena.message(self.lambdaConfig)
    c.pointee.auto_verified_attributes = try VerifiedAttributesListTypeWire.write(self.autoVerifiedAttributes, arena)
    c.pointee.alias_attributes = try AliasAttributesListTypeWire.write(self.aliasAttributes, arena)
    c.pointee.username_attributes = try UsernameAttributesListTypeWire.write(self.usernameAttributes, arena)
    c.pointee.sms_verification_message = try arena.string(self.smsVerificationMessage, "CreateUserPoolRequest.sms_verification_message")
    c.pointee.email_verification_message = try arena.string(self.emailVerificationMessage, "CreateUserPoolRequest.email_verification_message")
    c.pointee.email_verification_subject = try arena.string(self.emailVerificationSubject, "CreateUserPoolRequest.email_verification_subject")
    c.pointee.verification_message_template = try arena.message(self.verificationMessageTemplate)
    c.pointee.sms_authentication_message = try arena.string(self.smsAuthenticationMessage, "CreateUserPoolRequest.sms_authentication_message")
    c.pointee.mfa_configuration = try arena.string(self.mfaConfiguration, "CreateUserPoolRequest.mfa_configuration")
    c.pointee.user_attribute_update_settings = try arena.message(self.userAttributeUpdateSettings)
    c.pointee.device_configuration = try arena.message(self.deviceConfiguration)
    c.pointee.email_configuration = try arena.message(self.emailConfiguration)
    c.pointee.sms_configuration = try arena.message(self.smsConfiguration)
    c.pointee.user_pool_tags = try UserPoolTagsTypeWire.write(self.userPoolTags, arena)
    c.pointee.admin_create_user_config = try arena.message(self.adminCreateUserConfig)
    c.pointee.schema = try SchemaAttributesListTypeWire.write(self.schema, arena)
    c.pointee.user_pool_add_ons = try arena.message(self.userPoolAddOns)
    c.pointee.dcr_configuration = try arena.message(self.dcrConfiguration)
    c.pointee.username_configuration = try arena.message(self.usernameConfiguration)
    c.pointee.account_recovery_setting = try arena.message(self.accountRecoverySetting)
    c.pointee.user_pool_tier = try arena.string(self.userPoolTier, "CreateUserPoolRequest.user_pool_tier")
    c.pointee.key_configuration = try arena.message(self.keyConfiguration)
    c.pointee.issuer_configuration = try arena.message(self.issuerConfiguration)
    c.pointee.acr_configuration = try AcrConfigurationTypeWire.write(self.acrConfiguration, arena)
  }
}

extension UserPoolType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UserPoolType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UserPoolType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolType>) {
    gatehouse__authentication__v1__user_pool_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UserPoolType>) throws(ProtobufError) {
    self.id = try readString(c.pointee.id, "UserPoolType.id")
    self.name = try readString(c.pointee.name, "UserPoolType.name")
    self.policies = try readMessage(c.pointee.policies)
    self.deletionProtection = try readString(c.pointee.deletion_protection, "UserPoolType.deletion_protection")
    self.lambdaConfig = try readMessage(c.pointee.lambda_config)
    self.status = try readString(c.pointee.status, "UserPoolType.status")
    self.lastModifiedDateUnixMillis = c.pointee.has_last_modified_date_unix_millis != 0 ? c.pointee.last_modified_date_unix_millis : nil
    self.creationDateUnixMillis = c.pointee.has_creation_date_unix_millis != 0 ? c.pointee.creation_date_unix_millis : nil
    self.schemaAttributes = try SchemaAttributesListTypeWire.read(c.pointee.schema_attributes)
    self.autoVerifiedAttributes = try VerifiedAttributesListTypeWire.read(c.pointee.auto_verified_attributes)
    self.aliasAttributes = try AliasAttributesListTypeWire.read(c.pointee.alias_attributes)
    self.usernameAttributes = try UsernameAttributesListTypeWire.read(c.pointee.username_attributes)
    self.smsVerificationMessage = try readString(c.pointee.sms_verification_message, "UserPoolType.sms_verification_message")
    self.emailVerificationMessage = try readString(c.pointee.email_verification_message, "UserPoolType.email_verification_message")
    self.emailVerificationSubject = try readString(c.pointee.email_verification_subject, "UserPoolType.email_verification_subject")
    self.verificationMessageTemplate = try readMessage(c.pointee.verification_message_template)
    self.smsAuthenticationMessage = try readString(c.pointee.sms_authentication_message, "UserPoolType.sms_authentication_message")
    self.userAttributeUpdateSettings = try readMessage(c.pointee.user_attribute_update_settings)
    self.mfaConfiguration = try readString(c.pointee.mfa_configuration, "UserPoolType.mfa_configuration")
    self.deviceConfiguration = try readMessage(c.pointee.device_configuration)
    self.estimatedNumberOfUsers = c.pointee.has_estimated_number_of_users != 0 ? c.pointee.estimated_number_of_users : nil
    self.emailConfiguration = try readMessage(c.pointee.email_configuration)
    self.smsConfiguration = try readMessage(c.pointee.sms_configuration)
    self.userPoolTags = try UserPoolTagsTypeWire.read(c.pointee.user_pool_tags)
    self.smsConfigurationFailure = try readString(c.pointee.sms_configuration_failure, "UserPoolType.sms_configuration_failure")
    self.emailConfigurationFailure = try readString(c.pointee.email_configuration_failure, "UserPoolType.email_configuration_failure")
    self.domain = try readString(c.pointee.domain, "UserPoolType.domain")
    self.customDomain = try readString(c.pointee.custom_domain, "UserPoolType.custom_domain")
    self.adminCreateUserConfig = try readMessage(c.pointee.admin_create_user_config)
    self.userPoolAddOns = try readMessage(c.pointee.user_pool_add_ons)
    self.dcrConfiguration = try readMessage(c.pointee.dcr_configuration)
    self.usernameConfiguration = try readMessage(c.pointee.username_configuration)
    self.arn = try readString(c.pointee.arn, "UserPoolType.arn")
    self.accountRecoverySetting = try readMessage(c.pointee.account_recovery_setting)
    self.userPoolTier = try readString(c.pointee.user_pool_tier, "UserPoolType.user_pool_tier")
    self.keyConfiguration = try readMessage(c.pointee.key_configuration)
    self.issuerConfiguration = try readMessage(c.pointee.issuer_configuration)
    self.acrConfiguration = try AcrConfigurationTypeWire.read(c.pointee.acr_configuration)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.id = try arena.string(self.id, "UserPoolType.id")
    c.pointee.name = try arena.string(self.name, "UserPoolType.name")
    c.pointee.policies = try arena.message(self.policies)
    c.pointee.deletion_protection = try arena.string(self.deletionProtection, "UserPoolType.deletion_protection")
    c.pointee.lambda_config = try arena.message(self.lambdaConfig)
    c.pointee.status = try arena.string(self.status, "UserPoolType.status")
    if let lastModifiedDateUnixMillis = self.lastModifiedDateUnixMillis {
      c.pointee.has_last_modified_date_unix_millis = 1
      c.pointee.last_modified_date_unix_millis = lastModifiedDateUnixMillis
    }
    if let creationDateUnixMillis = self.creationDateUnixMillis {
      c.pointee.has_creation_date_unix_millis = 1
      c.pointee.creation_date_unix_millis = creationDateUnixMillis
    }
    c.pointee.schema_attributes = try SchemaAttributesListTypeWire.write(self.schemaAttributes, arena)
    c.pointee.auto_verified_attributes = try VerifiedAttributesListTypeWire.write(self.autoVerifiedAttributes, arena)
    c.pointee.alias_attributes = try AliasAttributesListTypeWire.write(self.aliasAttributes, arena)
    c.pointee.username_attributes = try UsernameAttributesListTypeWire.write(self.usernameAttributes, arena)
    c.pointee.sms_verification_message = try arena.string(self.smsVerificationMessage, "UserPoolType.sms_verification_message")
    c.pointee.email_verification_message = try arena.string(self.emailVerificationMessage, "UserPoolType.email_verification_message")
    c.pointee.email_verification_subject = try arena.string(self.emailVerificationSubject, "UserPoolType.email_verification_subject")
    c.pointee.verification_message_template = try arena.message(self.verificationMessageTemplate)
    c.pointee.sms_authentication_message = try arena.string(self.smsAuthenticationMessage, "UserPoolType.sms_authentication_message")
    c.pointee.user_attribute_update_settings = try arena.message(self.userAttributeUpdateSettings)
    c.pointee.mfa_configuration = try arena.string(self.mfaConfiguration, "UserPoolType.mfa_configuration")
    c.pointee.device_configuration = try arena.message(self.deviceConfiguration)
    if let estimatedNumberOfUsers = self.estimatedNumberOfUsers {
      c.pointee.has_estimated_number_of_users = 1
      c.pointee.estimated_number_of_users = estimatedNumberOfUsers
    }
    c.pointee.email_configuration = try arena.message(self.emailConfiguration)
    c.pointee.sms_configuration = try arena.message(self.smsConfiguration)
    c.pointee.user_pool_tags = try UserPoolTagsTypeWire.write(self.userPoolTags, arena)
    c.pointee.sms_configuration_failure = try arena.string(self.smsConfigurationFailure, "UserPoolType.sms_configuration_failure")
    c.pointee.email_configuration_failure = try arena.string(self.emailConfigurationFailure, "UserPoolType.email_configuration_failure")
    c.pointee.domain = try arena.string(self.domain, "UserPoolType.domain")
    c.pointee.custom_domain = try arena.string(self.customDomain, "UserPoolType.custom_domain")
    c.pointee.admin_create_user_config = try arena.message(self.adminCreateUserConfig)
    c.pointee.user_pool_add_ons = try arena.message(self.userPoolAddOns)
    c.pointee.dcr_configuration = try arena.message(self.dcrConfiguration)
    c.pointee.username_configuration = try arena.message(self.usernameConfiguration)
    c.pointee.arn = try arena.string(self.arn, "UserPoolType.arn")
    c.pointee.account_recovery_setting = try arena.message(self.accountRecoverySetting)
    c.pointee.user_pool_tier = try arena.string(self.userPoolTier, "UserPoolType.user_pool_tier")
    c.pointee.key_configuration = try arena.message(self.keyConfiguration)
    c.pointee.issuer_configuration = try arena.message(self.issuerConfiguration)
    c.pointee.acr_configuration = try AcrConfigurationTypeWire.write(self.acrConfiguration, arena)
  }
}

extension CreateUserPoolResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateUserPoolResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateUserPoolResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserPoolResponse>) {
    gatehouse__authentication__v1__create_user_pool_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateUserPoolResponse>) throws(ProtobufError) {
    self.userPool = try readMessage(c.pointee.user_pool)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserPoolResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool = try arena.message(self.userPool)
  }
}

extension DescribeUserPoolRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeUserPoolRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeUserPoolRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeUserPoolRequest>) {
    gatehouse__authentication__v1__describe_user_pool_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeUserPoolRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DescribeUserPoolRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeUserPoolRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DescribeUserPoolRequest.user_pool_id")
  }
}

extension DescribeUserPoolResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeUserPoolResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeUserPoolResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeUserPoolResponse>) {
    gatehouse__authentication__v1__describe_user_pool_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeUserPoolResponse>) throws(ProtobufError) {
    self.userPool = try readMessage(c.pointee.user_pool)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeUserPoolResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool = try arena.message(self.userPool)
  }
}

extension UpdateUserPoolRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateUserPoolRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateUserPoolRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserPoolRequest>) {
    gatehouse__authentication__v1__update_user_pool_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateUserPoolRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "UpdateUserPoolRequest.user_pool_id")
    self.policies = try readMessage(c.pointee.policies)
    self.deletionProtection = try readString(c.pointee.deletion_protection, "UpdateUserPoolRequest.deletion_protection")
    self.lambdaConfig = try readMessage(c.pointee.lambda_config)
    self.autoVerifiedAttributes = try VerifiedAttributesListTypeWire.read(c.pointee.auto_verified_attributes)
    self.smsVerificationMessage = try readString(c.pointee.sms_verification_message, "UpdateUserPoolRequest.sms_verification_message")
    self.emailVerificationMessage = try readString(c.pointee.email_verification_message, "UpdateUserPoolRequest.email_verification_message")
    self.emailVerificationSubject = try readString(c.pointee.email_verification_subject, "UpdateUserPoolRequest.email_verification_subject")
    self.verificationMessageTemplate = try readMessage(c.pointee.verification_message_template)
    self.smsAuthenticationMessage = try readString(c.pointee.sms_authentication_message, "UpdateUserPoolRequest.sms_authentication_message")
    self.userAttributeUpdateSettings = try readMessage(c.pointee.user_attribute_update_settings)
    self.mfaConfiguration = try readString(c.pointee.mfa_configuration, "UpdateUserPoolRequest.mfa_configuration")
    self.deviceConfiguration = try readMessage(c.pointee.device_configuration)
    self.emailConfiguration = try readMessage(c.pointee.email_configuration)
    self.smsConfiguration = try readMessage(c.pointee.sms_configuration)
    self.userPoolTags = try UserPoolTagsTypeWire.read(c.pointee.user_pool_tags)
    self.adminCreateUserConfig = try readMessage(c.pointee.admin_create_user_config)
    self.userPoolAddOns = try readMessage(c.pointee.user_pool_add_ons)
    self.dcrConfiguration = try readMessage(c.pointee.dcr_configuration)
    self.accountRecoverySetting = try readMessage(c.pointee.account_recovery_setting)
    self.poolName = try readString(c.pointee.pool_name, "UpdateUserPoolRequest.pool_name")
    self.userPoolTier = try readString(c.pointee.user_pool_tier, "UpdateUserPoolRequest.user_pool_tier")
    self.keyConfiguration = try readMessage(c.pointee.key_configuration)
    self.issuerConfiguration = try readMessage(c.pointee.issuer_configuration)
    self.acrConfiguration = try AcrConfigurationTypeWire.read(c.pointee.acr_configuration)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserPoolRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UpdateUserPoolRequest.user_pool_id")
    c.pointee.policies = try arena.message(self.policies)
    c.pointee.deletion_protection = try arena.string(self.deletionProtection, "UpdateUserPoolRequest.deletion_protection")
    c.pointee.lambda_config = try arena.message(self.lambdaConfig)
    c.pointee.auto_verified_attributes = try VerifiedAttributesListTypeWire.write(self.autoVerifiedAttributes, arena)
    c.pointee.sms_verification_message = try arena.string(self.smsVerificationMessage, "UpdateUserPoolRequest.sms_verification_message")
    c.pointee.email_verification_message = try arena.string(self.emailVerificationMessage, "UpdateUserPoolRequest.email_verification_message")
    c.pointee.email_verification_subject = try arena.string(self.emailVerificationSubject, "UpdateUserPoolRequest.email_verification_subject")
    c.pointee.verification_message_template = try arena.message(self.verificationMessageTemplate)
    c.pointee.sms_authentication_message = try arena.string(self.smsAuthenticationMessage, "UpdateUserPoolRequest.sms_authentication_message")
    c.pointee.user_attribute_update_settings = try arena.message(self.userAttributeUpdateSettings)
    c.pointee.mfa_configuration = try arena.string(self.mfaConfiguration, "UpdateUserPoolRequest.mfa_configuration")
    c.pointee.device_configuration = try arena.message(self.deviceConfiguration)
    c.pointee.email_configuration = try arena.message(self.emailConfiguration)
    c.pointee.sms_configuration = try arena.message(self.smsConfiguration)
    c.pointee.user_pool_tags = try UserPoolTagsTypeWire.write(self.userPoolTags, arena)
    c.pointee.admin_create_user_config = try arena.message(self.adminCreateUserConfig)
    c.pointee.user_pool_add_ons = try arena.message(self.userPoolAddOns)
    c.pointee.dcr_configuration = try arena.message(self.dcrConfiguration)
    c.pointee.account_recovery_setting = try arena.message(self.accountRecoverySetting)
    c.pointee.pool_name = try arena.string(self.poolName, "UpdateUserPoolRequest.pool_name")
    c.pointee.user_pool_tier = try arena.string(self.userPoolTier, "UpdateUserPoolRequest.user_pool_tier")
    c.pointee.key_configuration = try arena.message(self.keyConfiguration)
    c.pointee.issuer_configuration = try arena.message(self.issuerConfiguration)
    c.pointee.acr_configuration = try AcrConfigurationTypeWire.write(self.acrConfiguration, arena)
  }
}

extension UpdateUserPoolResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateUserPoolResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateUserPoolResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserPoolResponse>) {
    gatehouse__authentication__v1__update_user_pool_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateUserPoolResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserPoolResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension DeleteUserPoolRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserPoolRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteUserPoolRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolRequest>) {
    gatehouse__authentication__v1__delete_user_pool_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteUserPoolRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DeleteUserPoolRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DeleteUserPoolRequest.user_pool_id")
  }
}

extension ListUserPoolsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUserPoolsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListUserPoolsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserPoolsRequest>) {
    gatehouse__authentication__v1__list_user_pools_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListUserPoolsRequest>) throws(ProtobufError) {
    self.nextToken = try readString(c.pointee.next_token, "ListUserPoolsRequest.next_token")
    self.maxResults = c.pointee.has_max_results != 0 ? c.pointee.max_results : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserPoolsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.next_token = try arena.string(self.nextToken, "ListUserPoolsRequest.next_token")
    if let maxResults = self.maxResults {
      c.pointee.has_max_results = 1
      c.pointee.max_results = maxResults
    }
  }
}

enum ReplicaRegionsTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ReplicaRegionsType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "ReplicaRegionsType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__ReplicaRegionsType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__ReplicaRegionsType.self)
    gatehouse__authentication__v1__replica_regions_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "ReplicaRegionsType.member")
    return c
  }
}

extension UserPoolDescriptionType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UserPoolDescriptionType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UserPoolDescriptionType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolDescriptionType>) {
    gatehouse__authentication__v1__user_pool_description_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UserPoolDescriptionType>) throws(ProtobufError) {
    self.id = try readString(c.pointee.id, "UserPoolDescriptionType.id")
    self.name = try readString(c.pointee.name, "UserPoolDescriptionType.name")
    self.lambdaConfig = try readMessage(c.pointee.lambda_config)
    self.status = try readString(c.pointee.status, "UserPoolDescriptionType.status")
    self.lastModifiedDateUnixMillis = c.pointee.has_last_modified_date_unix_millis != 0 ? c.pointee.last_modified_date_unix_millis : nil
    self.creationDateUnixMillis = c.pointee.has_creation_date_unix_millis != 0 ? c.pointee.creation_date_unix_millis : nil
    self.replicaRegions = try ReplicaRegionsTypeWire.read(c.pointee.replica_regions)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolDescriptionType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.id = try arena.string(self.id, "UserPoolDescriptionType.id")
    c.pointee.name = try arena.string(self.name, "UserPoolDescriptionType.name")
    c.pointee.lambda_config = try arena.message(self.lambdaConfig)
    c.pointee.status = try arena.string(self.status, "UserPoolDescriptionType.status")
    if let lastModifiedDateUnixMillis = self.lastModifiedDateUnixMillis {
      c.pointee.has_last_modified_date_unix_millis = 1
      c.pointee.last_modified_date_unix_millis = lastModifiedDateUnixMillis
    }
    if let creationDateUnixMillis = self.creationDateUnixMillis {
      c.pointee.has_creation_date_unix_millis = 1
      c.pointee.creation_date_unix_millis = creationDateUnixMillis
    }
    c.pointee.replica_regions = try ReplicaRegionsTypeWire.write(self.replicaRegions, arena)
  }
}

enum UserPoolListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolListType>?) throws(ProtobufError) -> [UserPoolDescriptionType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [UserPoolDescriptionType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__UserPoolListType.self)
    gatehouse__authentication__v1__user_pool_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension ListUserPoolsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUserPoolsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListUserPoolsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserPoolsResponse>) {
    gatehouse__authentication__v1__list_user_pools_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListUserPoolsResponse>) throws(ProtobufError) {
    self.userPools = try UserPoolListTypeWire.read(c.pointee.user_pools)
    self.nextToken = try readString(c.pointee.next_token, "ListUserPoolsResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserPoolsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pools = try UserPoolListTypeWire.write(self.userPools, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "ListUserPoolsResponse.next_token")
  }
}

enum CustomAttributesListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CustomAttributesListType>?) throws(ProtobufError) -> [SchemaAttributeType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [SchemaAttributeType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__CustomAttributesListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__CustomAttributesListType.self)
    gatehouse__authentication__v1__custom_attributes_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension AddCustomAttributesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AddCustomAttributesRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AddCustomAttributesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AddCustomAttributesRequest>) {
    gatehouse__authentication__v1__add_custom_attributes_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AddCustomAttributesRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AddCustomAttributesRequest.user_pool_id")
    self.customAttributes = try CustomAttributesListTypeWire.read(c.pointee.custom_attributes)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AddCustomAttributesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AddCustomAttributesRequest.user_pool_id")
    c.pointee.custom_attributes = try CustomAttributesListTypeWire.write(self.customAttributes, arena)
  }
}

extension AddCustomAttributesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AddCustomAttributesResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AddCustomAttributesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AddCustomAttributesResponse>) {
    gatehouse__authentication__v1__add_custom_attributes_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AddCustomAttributesResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AddCustomAttributesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension SmsMfaConfigType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SmsMfaConfigType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SmsMfaConfigType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SmsMfaConfigType>) {
    gatehouse__authentication__v1__sms_mfa_config_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SmsMfaConfigType>) throws(ProtobufError) {
    self.smsAuthenticationMessage = try readString(c.pointee.sms_authentication_message, "SmsMfaConfigType.sms_authentication_message")
    self.smsConfiguration = try readMessage(c.pointee.sms_configuration)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SmsMfaConfigType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.sms_authentication_message = try arena.string(self.smsAuthenticationMessage, "SmsMfaConfigType.sms_authentication_message")
    c.pointee.sms_configuration = try arena.message(self.smsConfiguration)
  }
}

extension SoftwareTokenMfaConfigType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SoftwareTokenMfaConfigType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SoftwareTokenMfaConfigType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SoftwareTokenMfaConfigType>) {
    gatehouse__authentication__v1__software_token_mfa_config_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SoftwareTokenMfaConfigType>) throws(ProtobufError) {
    self.enabled = c.pointee.has_enabled != 0 ? c.pointee.enabled != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SoftwareTokenMfaConfigType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let enabled = self.enabled {
      c.pointee.has_enabled = 1
      c.pointee.enabled = enabled ? 1 : 0
    }
  }
}

extension EmailMfaConfigType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension EmailMfaConfigType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.EmailMfaConfigType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EmailMfaConfigType>) {
    gatehouse__authentication__v1__email_mfa_config_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__EmailMfaConfigType>) throws(ProtobufError) {
    self.message = try readString(c.pointee.message, "EmailMfaConfigType.message")
    self.subject = try readString(c.pointee.subject, "EmailMfaConfigType.subject")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EmailMfaConfigType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.message = try arena.string(self.message, "EmailMfaConfigType.message")
    c.pointee.subject = try arena.string(self.subject, "EmailMfaConfigType.subject")
  }
}

extension WebAuthnConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension WebAuthnConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.WebAuthnConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__WebAuthnConfigurationType>) {
    gatehouse__authentication__v1__web_authn_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__WebAuthnConfigurationType>) throws(ProtobufError) {
    self.relyingPartyId = try readString(c.pointee.relying_party_id, "WebAuthnConfigurationType.relying_party_id")
    self.userVerification = try readString(c.pointee.user_verification, "WebAuthnConfigurationType.user_verification")
    self.factorConfiguration = try readString(c.pointee.factor_configuration, "WebAuthnConfigurationType.factor_configuration")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__WebAuthnConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.relying_party_id = try arena.string(self.relyingPartyId, "WebAuthnConfigurationType.relying_party_id")
    c.pointee.user_verification = try arena.string(self.userVerification, "WebAuthnConfigurationType.user_verification")
    c.pointee.factor_configuration = try arena.string(self.factorConfiguration, "WebAuthnConfigurationType.factor_configuration")
  }
}

extension SetUserPoolMfaConfigRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetUserPoolMfaConfigRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetUserPoolMfaConfigRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserPoolMfaConfigRequest>) {
    gatehouse__authentication__v1__set_user_pool_mfa_config_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetUserPoolMfaConfigRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "SetUserPoolMfaConfigRequest.user_pool_id")
    self.smsMfaConfiguration = try readMessage(c.pointee.sms_mfa_configuration)
    self.softwareTokenMfaConfiguration = try readMessage(c.pointee.software_token_mfa_configuration)
    self.emailMfaConfiguration = try readMessage(c.pointee.email_mfa_configuration)
    self.mfaConfiguration = try readString(c.pointee.mfa_configuration, "SetUserPoolMfaConfigRequest.mfa_configuration")
    self.webAuthnConfiguration = try readMessage(c.pointee.web_authn_configuration)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserPoolMfaConfigRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "SetUserPoolMfaConfigRequest.user_pool_id")
    c.pointee.sms_mfa_configuration = try arena.message(self.smsMfaConfiguration)
    c.pointee.software_token_mfa_configuration = try arena.message(self.softwareTokenMfaConfiguration)
    c.pointee.email_mfa_configuration = try arena.message(self.emailMfaConfiguration)
    c.pointee.mfa_configuration = try arena.string(self.mfaConfiguration, "SetUserPoolMfaConfigRequest.mfa_configuration")
    c.pointee.web_authn_configuration = try arena.message(self.webAuthnConfiguration)
  }
}

extension SetUserPoolMfaConfigResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetUserPoolMfaConfigResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetUserPoolMfaConfigResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserPoolMfaConfigResponse>) {
    gatehouse__authentication__v1__set_user_pool_mfa_config_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetUserPoolMfaConfigResponse>) throws(ProtobufError) {
    self.smsMfaConfiguration = try readMessage(c.pointee.sms_mfa_configuration)
    self.softwareTokenMfaConfiguration = try readMessage(c.pointee.software_token_mfa_configuration)
    self.emailMfaConfiguration = try readMessage(c.pointee.email_mfa_configuration)
    self.mfaConfiguration = try readString(c.pointee.mfa_configuration, "SetUserPoolMfaConfigResponse.mfa_configuration")
    self.webAuthnConfiguration = try readMessage(c.pointee.web_authn_configuration)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserPoolMfaConfigResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.sms_mfa_configuration = try arena.message(self.smsMfaConfiguration)
    c.pointee.software_token_mfa_configuration = try arena.message(self.softwareTokenMfaConfiguration)
    c.pointee.email_mfa_configuration = try arena.message(self.emailMfaConfiguration)
    c.pointee.mfa_configuration = try arena.string(self.mfaConfiguration, "SetUserPoolMfaConfigResponse.mfa_configuration")
    c.pointee.web_authn_configuration = try arena.message(self.webAuthnConfiguration)
  }
}

extension GetUserPoolMfaConfigRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUserPoolMfaConfigRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetUserPoolMfaConfigRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserPoolMfaConfigRequest>) {
    gatehouse__authentication__v1__get_user_pool_mfa_config_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetUserPoolMfaConfigRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "GetUserPoolMfaConfigRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserPoolMfaConfigRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GetUserPoolMfaConfigRequest.user_pool_id")
  }
}

extension GetUserPoolMfaConfigResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUserPoolMfaConfigResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetUserPoolMfaConfigResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserPoolMfaConfigResponse>) {
    gatehouse__authentication__v1__get_user_pool_mfa_config_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetUserPoolMfaConfigResponse>) throws(ProtobufError) {
    self.smsMfaConfiguration = try readMessage(c.pointee.sms_mfa_configuration)
    self.softwareTokenMfaConfiguration = try readMessage(c.pointee.software_token_mfa_configuration)
    self.emailMfaConfiguration = try readMessage(c.pointee.email_mfa_configuration)
    self.mfaConfiguration = try readString(c.pointee.mfa_configuration, "GetUserPoolMfaConfigResponse.mfa_configuration")
    self.webAuthnConfiguration = try readMessage(c.pointee.web_authn_configuration)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserPoolMfaConfigResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.sms_mfa_configuration = try arena.message(self.smsMfaConfiguration)
    c.pointee.software_token_mfa_configuration = try arena.message(self.softwareTokenMfaConfiguration)
    c.pointee.email_mfa_configuration = try arena.message(self.emailMfaConfiguration)
    c.pointee.mfa_configuration = try arena.string(self.mfaConfiguration, "GetUserPoolMfaConfigResponse.mfa_configuration")
    c.pointee.web_authn_configuration = try arena.message(self.webAuthnConfiguration)
  }
}

extension DeleteUserPoolResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserPoolResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteUserPoolResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolResponse>) {
    gatehouse__authentication__v1__delete_user_pool_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteUserPoolResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
