// swift-format-ignore-file
// Generated from Proto/. Do not edit.

import GatehouseMessages

extension ReadAssertionRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ReadAssertionRequest {
    var message: ReadAssertionRequest = ReadAssertionRequest()
    if sampler.isPresent() { message.document = sampler.bytes() }
    if sampler.isPresent() { message.certificates = sampler.list { SamlCertificate.sample(&$0) } }
    if sampler.isPresent() { message.isBareAssertion = sampler.bool() }
    return message
  }
}

extension ReadAssertionResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ReadAssertionResponse {
    var message: ReadAssertionResponse = ReadAssertionResponse()
    if sampler.isPresent() { message.response = SamlResponse.sample(&sampler) }
    if sampler.isPresent() { message.assertion = SamlAssertion.sample(&sampler) }
    return message
  }
}

extension SamlResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SamlResponse {
    var message: SamlResponse = SamlResponse()
    if sampler.isPresent() { message.issuer = sampler.string() }
    if sampler.isPresent() { message.destination = sampler.string() }
    if sampler.isPresent() { message.inResponseTo = sampler.string() }
    if sampler.isPresent() { message.status = sampler.string() }
    if sampler.isPresent() { message.isSigned = sampler.bool() }
    return message
  }
}

extension SamlAssertion: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SamlAssertion {
    var message: SamlAssertion = SamlAssertion()
    if sampler.isPresent() { message.id = sampler.string() }
    if sampler.isPresent() { message.issuer = sampler.string() }
    if sampler.isPresent() { message.subject = SamlNameID.sample(&sampler) }
    if sampler.isPresent() { message.confirmations = sampler.list { SamlSubjectConfirmation.sample(&$0) } }
    if sampler.isPresent() { message.notBeforeUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.notOnOrAfterUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.audienceRestrictions = sampler.list { SamlAudienceRestriction.sample(&$0) } }
    if sampler.isPresent() { message.authnStatements = sampler.list { SamlAuthnStatement.sample(&$0) } }
    if sampler.isPresent() { message.attributes = sampler.list { SamlAttribute.sample(&$0) } }
    return message
  }
}

extension SamlNameID: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SamlNameID {
    var message: SamlNameID = SamlNameID()
    if sampler.isPresent() { message.text = sampler.string() }
    if sampler.isPresent() { message.format = sampler.string() }
    if sampler.isPresent() { message.nameQualifier = sampler.string() }
    if sampler.isPresent() { message.spNameQualifier = sampler.string() }
    return message
  }
}

extension SamlSubjectConfirmation: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SamlSubjectConfirmation {
    var message: SamlSubjectConfirmation = SamlSubjectConfirmation()
    if sampler.isPresent() { message.method = sampler.string() }
    if sampler.isPresent() { message.recipient = sampler.string() }
    if sampler.isPresent() { message.inResponseTo = sampler.string() }
    if sampler.isPresent() { message.notBeforeUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.notOnOrAfterUnixMillis = sampler.integer() }
    return message
  }
}

extension SamlAudienceRestriction: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SamlAudienceRestriction {
    var message: SamlAudienceRestriction = SamlAudienceRestriction()
    if sampler.isPresent() { message.audiences = sampler.list { $0.string() } }
    return message
  }
}

extension SamlAuthnStatement: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SamlAuthnStatement {
    var message: SamlAuthnStatement = SamlAuthnStatement()
    if sampler.isPresent() { message.authnInstantUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.sessionIndex = sampler.string() }
    if sampler.isPresent() { message.sessionNotOnOrAfterUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.contextClass = sampler.string() }
    return message
  }
}

extension SamlAttribute: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SamlAttribute {
    var message: SamlAttribute = SamlAttribute()
    if sampler.isPresent() { message.name = sampler.string() }
    if sampler.isPresent() { message.friendlyName = sampler.string() }
    if sampler.isPresent() { message.values = sampler.list { $0.string() } }
    return message
  }
}

extension ReadMetadataRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ReadMetadataRequest {
    var message: ReadMetadataRequest = ReadMetadataRequest()
    if sampler.isPresent() { message.document = sampler.bytes() }
    return message
  }
}

extension ReadMetadataResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ReadMetadataResponse {
    var message: ReadMetadataResponse = ReadMetadataResponse()
    if sampler.isPresent() { message.entityId = sampler.string() }
    if sampler.isPresent() { message.certificates = sampler.list { SamlCertificate.sample(&$0) } }
    if sampler.isPresent() { message.singleSignOnUrl = sampler.string() }
    if sampler.isPresent() { message.singleLogoutUrl = sampler.string() }
    if sampler.isPresent() { message.validUntilUnixMillis = sampler.integer() }
    return message
  }
}

extension SamlCertificate: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SamlCertificate {
    var message: SamlCertificate = SamlCertificate()
    if sampler.isPresent() { message.der = sampler.bytes() }
    if sampler.isPresent() { message.notBeforeUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.notAfterUnixMillis = sampler.integer() }
    return message
  }
}

extension AttributeType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AttributeType {
    var message: AttributeType = AttributeType()
    if sampler.isPresent() { message.name = sampler.string() }
    if sampler.isPresent() { message.value = sampler.string() }
    return message
  }
}

extension AnalyticsMetadataType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AnalyticsMetadataType {
    var message: AnalyticsMetadataType = AnalyticsMetadataType()
    if sampler.isPresent() { message.analyticsEndpointId = sampler.string() }
    return message
  }
}

extension UserContextDataType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UserContextDataType {
    var message: UserContextDataType = UserContextDataType()
    if sampler.isPresent() { message.ipAddress = sampler.string() }
    if sampler.isPresent() { message.encodedData = sampler.string() }
    return message
  }
}

extension CodeDeliveryDetailsType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CodeDeliveryDetailsType {
    var message: CodeDeliveryDetailsType = CodeDeliveryDetailsType()
    if sampler.isPresent() { message.destination = sampler.string() }
    if sampler.isPresent() { message.deliveryMedium = sampler.string() }
    if sampler.isPresent() { message.attributeName = sampler.string() }
    return message
  }
}

extension MFAOptionType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> MFAOptionType {
    var message: MFAOptionType = MFAOptionType()
    if sampler.isPresent() { message.deliveryMedium = sampler.string() }
    if sampler.isPresent() { message.attributeName = sampler.string() }
    return message
  }
}

extension UserType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UserType {
    var message: UserType = UserType()
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.attributes = sampler.list { AttributeType.sample(&$0) } }
    if sampler.isPresent() { message.userCreateDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.userLastModifiedDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.enabled = sampler.bool() }
    if sampler.isPresent() { message.userStatus = sampler.string() }
    if sampler.isPresent() { message.mfaOptions = sampler.list { MFAOptionType.sample(&$0) } }
    return message
  }
}

extension NewDeviceMetadataType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> NewDeviceMetadataType {
    var message: NewDeviceMetadataType = NewDeviceMetadataType()
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.deviceGroupKey = sampler.string() }
    return message
  }
}

extension AuthenticationResultType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AuthenticationResultType {
    var message: AuthenticationResultType = AuthenticationResultType()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.expiresIn = sampler.integer() }
    if sampler.isPresent() { message.tokenType = sampler.string() }
    if sampler.isPresent() { message.refreshToken = sampler.text() }
    if sampler.isPresent() { message.idToken = sampler.text() }
    if sampler.isPresent() { message.newDeviceMetadata = NewDeviceMetadataType.sample(&sampler) }
    if sampler.isPresent() { message.refreshTokenExpiresIn = sampler.integer() }
    return message
  }
}

extension ResendConfirmationCodeRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ResendConfirmationCodeRequest {
    var message: ResendConfirmationCodeRequest = ResendConfirmationCodeRequest()
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.secretHash = sampler.text() }
    if sampler.isPresent() { message.userContextData = UserContextDataType.sample(&sampler) }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.analyticsMetadata = AnalyticsMetadataType.sample(&sampler) }
    if sampler.isPresent() { message.clientMetadata = sampler.map { $0.string() } }
    return message
  }
}

extension ResendConfirmationCodeResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ResendConfirmationCodeResponse {
    var message: ResendConfirmationCodeResponse = ResendConfirmationCodeResponse()
    if sampler.isPresent() { message.codeDeliveryDetails = CodeDeliveryDetailsType.sample(&sampler) }
    return message
  }
}

extension ForgotPasswordRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ForgotPasswordRequest {
    var message: ForgotPasswordRequest = ForgotPasswordRequest()
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.secretHash = sampler.text() }
    if sampler.isPresent() { message.userContextData = UserContextDataType.sample(&sampler) }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.analyticsMetadata = AnalyticsMetadataType.sample(&sampler) }
    if sampler.isPresent() { message.clientMetadata = sampler.map { $0.string() } }
    return message
  }
}

extension ForgotPasswordResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ForgotPasswordResponse {
    var message: ForgotPasswordResponse = ForgotPasswordResponse()
    if sampler.isPresent() { message.codeDeliveryDetails = CodeDeliveryDetailsType.sample(&sampler) }
    return message
  }
}

extension ConfirmForgotPasswordRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ConfirmForgotPasswordRequest {
    var message: ConfirmForgotPasswordRequest = ConfirmForgotPasswordRequest()
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.secretHash = sampler.text() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.confirmationCode = sampler.string() }
    if sampler.isPresent() { message.password = sampler.text() }
    if sampler.isPresent() { message.analyticsMetadata = AnalyticsMetadataType.sample(&sampler) }
    if sampler.isPresent() { message.userContextData = UserContextDataType.sample(&sampler) }
    if sampler.isPresent() { message.clientMetadata = sampler.map { $0.string() } }
    return message
  }
}

extension ConfirmForgotPasswordResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ConfirmForgotPasswordResponse {
    ConfirmForgotPasswordResponse()
  }
}

extension ChangePasswordRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ChangePasswordRequest {
    var message: ChangePasswordRequest = ChangePasswordRequest()
    if sampler.isPresent() { message.previousPassword = sampler.text() }
    if sampler.isPresent() { message.proposedPassword = sampler.text() }
    if sampler.isPresent() { message.accessToken = sampler.text() }
    return message
  }
}

extension ChangePasswordResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ChangePasswordResponse {
    ChangePasswordResponse()
  }
}

extension AdminResetUserPasswordRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminResetUserPasswordRequest {
    var message: AdminResetUserPasswordRequest = AdminResetUserPasswordRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.clientMetadata = sampler.map { $0.string() } }
    return message
  }
}

extension AdminResetUserPasswordResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminResetUserPasswordResponse {
    AdminResetUserPasswordResponse()
  }
}

extension UpdateUserAttributesRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateUserAttributesRequest {
    var message: UpdateUserAttributesRequest = UpdateUserAttributesRequest()
    if sampler.isPresent() { message.userAttributes = sampler.list { AttributeType.sample(&$0) } }
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.clientMetadata = sampler.map { $0.string() } }
    return message
  }
}

extension UpdateUserAttributesResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateUserAttributesResponse {
    var message: UpdateUserAttributesResponse = UpdateUserAttributesResponse()
    if sampler.isPresent() { message.codeDeliveryDetailsList = sampler.list { CodeDeliveryDetailsType.sample(&$0) } }
    return message
  }
}

extension AdminUpdateUserAttributesRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminUpdateUserAttributesRequest {
    var message: AdminUpdateUserAttributesRequest = AdminUpdateUserAttributesRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.userAttributes = sampler.list { AttributeType.sample(&$0) } }
    if sampler.isPresent() { message.clientMetadata = sampler.map { $0.string() } }
    return message
  }
}

extension AdminUpdateUserAttributesResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminUpdateUserAttributesResponse {
    AdminUpdateUserAttributesResponse()
  }
}

extension DeleteUserAttributesRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteUserAttributesRequest {
    var message: DeleteUserAttributesRequest = DeleteUserAttributesRequest()
    if sampler.isPresent() { message.userAttributeNames = sampler.list { $0.string() } }
    if sampler.isPresent() { message.accessToken = sampler.text() }
    return message
  }
}

extension DeleteUserAttributesResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteUserAttributesResponse {
    DeleteUserAttributesResponse()
  }
}

extension AdminDeleteUserAttributesRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminDeleteUserAttributesRequest {
    var message: AdminDeleteUserAttributesRequest = AdminDeleteUserAttributesRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.userAttributeNames = sampler.list { $0.string() } }
    return message
  }
}

extension AdminDeleteUserAttributesResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminDeleteUserAttributesResponse {
    AdminDeleteUserAttributesResponse()
  }
}

extension GetUserAttributeVerificationCodeRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetUserAttributeVerificationCodeRequest {
    var message: GetUserAttributeVerificationCodeRequest = GetUserAttributeVerificationCodeRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.attributeName = sampler.string() }
    if sampler.isPresent() { message.clientMetadata = sampler.map { $0.string() } }
    return message
  }
}

extension GetUserAttributeVerificationCodeResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetUserAttributeVerificationCodeResponse {
    var message: GetUserAttributeVerificationCodeResponse = GetUserAttributeVerificationCodeResponse()
    if sampler.isPresent() { message.codeDeliveryDetails = CodeDeliveryDetailsType.sample(&sampler) }
    return message
  }
}

extension VerifyUserAttributeRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> VerifyUserAttributeRequest {
    var message: VerifyUserAttributeRequest = VerifyUserAttributeRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.attributeName = sampler.string() }
    if sampler.isPresent() { message.code = sampler.string() }
    return message
  }
}

extension VerifyUserAttributeResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> VerifyUserAttributeResponse {
    VerifyUserAttributeResponse()
  }
}

extension AdminDisableUserRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminDisableUserRequest {
    var message: AdminDisableUserRequest = AdminDisableUserRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    return message
  }
}

extension AdminDisableUserResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminDisableUserResponse {
    AdminDisableUserResponse()
  }
}

extension AdminEnableUserRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminEnableUserRequest {
    var message: AdminEnableUserRequest = AdminEnableUserRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    return message
  }
}

extension AdminEnableUserResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminEnableUserResponse {
    AdminEnableUserResponse()
  }
}

extension DeleteUserRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteUserRequest {
    var message: DeleteUserRequest = DeleteUserRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    return message
  }
}

extension SetUserSettingsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetUserSettingsRequest {
    var message: SetUserSettingsRequest = SetUserSettingsRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.mfaOptions = sampler.list { MFAOptionType.sample(&$0) } }
    return message
  }
}

extension SetUserSettingsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetUserSettingsResponse {
    SetUserSettingsResponse()
  }
}

extension AdminSetUserSettingsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminSetUserSettingsRequest {
    var message: AdminSetUserSettingsRequest = AdminSetUserSettingsRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.mfaOptions = sampler.list { MFAOptionType.sample(&$0) } }
    return message
  }
}

extension AdminSetUserSettingsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminSetUserSettingsResponse {
    AdminSetUserSettingsResponse()
  }
}

extension ListUsersRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListUsersRequest {
    var message: ListUsersRequest = ListUsersRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.attributesToGet = sampler.list { $0.string() } }
    if sampler.isPresent() { message.limit = sampler.integer() }
    if sampler.isPresent() { message.paginationToken = sampler.string() }
    if sampler.isPresent() { message.filter = sampler.string() }
    return message
  }
}

extension ListUsersResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListUsersResponse {
    var message: ListUsersResponse = ListUsersResponse()
    if sampler.isPresent() { message.users = sampler.list { UserType.sample(&$0) } }
    if sampler.isPresent() { message.paginationToken = sampler.string() }
    return message
  }
}

extension DeleteUserResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteUserResponse {
    DeleteUserResponse()
  }
}

extension ProofState: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ProofState {
    var message: ProofState = ProofState()
    if sampler.isPresent() { message.kind = sampler.string() }
    if sampler.isPresent() { message.provedAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.medium = sampler.string() }
    if sampler.isPresent() { message.isUserVerified = sampler.bool() }
    if sampler.isPresent() { message.providerName = sampler.text() }
    if sampler.isPresent() { message.appFactors = sampler.list { $0.string() } }
    return message
  }
}

extension AuthenticatedSignInState: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AuthenticatedSignInState {
    var message: AuthenticatedSignInState = AuthenticatedSignInState()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.text() }
    if sampler.isPresent() { message.salt = sampler.bytes() }
    if sampler.isPresent() { message.door = sampler.string() }
    if sampler.isPresent() { message.proofs = sampler.list { ProofState.sample(&$0) } }
    if sampler.isPresent() { message.authenticatedAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.deviceBinding = sampler.string() }
    if sampler.isPresent() { message.deviceKey = sampler.text() }
    if sampler.isPresent() { message.tokenSource = sampler.string() }
    if sampler.isPresent() { message.installation = sampler.text() }
    if sampler.isPresent() { message.clientMetadata = sampler.list { ClientMetadataEntry.sample(&$0) } }
    if sampler.isPresent() { message.appApproval = AppApprovalState.sample(&sampler) }
    if sampler.isPresent() { message.status = sampler.string() }
    return message
  }
}

extension ClientMetadataEntry: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ClientMetadataEntry {
    var message: ClientMetadataEntry = ClientMetadataEntry()
    if sampler.isPresent() { message.name = sampler.text() }
    if sampler.isPresent() { message.value = sampler.text() }
    return message
  }
}

extension AppApprovalState: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AppApprovalState {
    var message: AppApprovalState = AppApprovalState()
    if sampler.isPresent() { message.sessionId = sampler.string() }
    if sampler.isPresent() { message.factors = sampler.list { $0.string() } }
    if sampler.isPresent() { message.accountId = sampler.string() }
    if sampler.isPresent() { message.isForApp = sampler.bool() }
    return message
  }
}

extension DeviceSecretVerifierConfigType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeviceSecretVerifierConfigType {
    var message: DeviceSecretVerifierConfigType = DeviceSecretVerifierConfigType()
    if sampler.isPresent() { message.passwordVerifier = sampler.string() }
    if sampler.isPresent() { message.salt = sampler.string() }
    return message
  }
}

extension ConfirmDeviceRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ConfirmDeviceRequest {
    var message: ConfirmDeviceRequest = ConfirmDeviceRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.deviceSecretVerifierConfig = DeviceSecretVerifierConfigType.sample(&sampler) }
    if sampler.isPresent() { message.deviceName = sampler.string() }
    return message
  }
}

extension ConfirmDeviceResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ConfirmDeviceResponse {
    var message: ConfirmDeviceResponse = ConfirmDeviceResponse()
    if sampler.isPresent() { message.userConfirmationNecessary = sampler.bool() }
    return message
  }
}

extension UpdateDeviceStatusRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateDeviceStatusRequest {
    var message: UpdateDeviceStatusRequest = UpdateDeviceStatusRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.deviceRememberedStatus = sampler.string() }
    return message
  }
}

extension UpdateDeviceStatusResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateDeviceStatusResponse {
    UpdateDeviceStatusResponse()
  }
}

extension GetDeviceRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetDeviceRequest {
    var message: GetDeviceRequest = GetDeviceRequest()
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.accessToken = sampler.text() }
    return message
  }
}

extension DeviceType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeviceType {
    var message: DeviceType = DeviceType()
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.deviceAttributes = sampler.list { AttributeType.sample(&$0) } }
    if sampler.isPresent() { message.deviceCreateDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.deviceLastModifiedDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.deviceLastAuthenticatedDateUnixMillis = sampler.instant() }
    return message
  }
}

extension GetDeviceResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetDeviceResponse {
    var message: GetDeviceResponse = GetDeviceResponse()
    if sampler.isPresent() { message.device = DeviceType.sample(&sampler) }
    return message
  }
}

extension ListDevicesRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListDevicesRequest {
    var message: ListDevicesRequest = ListDevicesRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.limit = sampler.integer() }
    if sampler.isPresent() { message.paginationToken = sampler.string() }
    return message
  }
}

extension ListDevicesResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListDevicesResponse {
    var message: ListDevicesResponse = ListDevicesResponse()
    if sampler.isPresent() { message.devices = sampler.list { DeviceType.sample(&$0) } }
    if sampler.isPresent() { message.paginationToken = sampler.string() }
    return message
  }
}

extension ForgetDeviceRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ForgetDeviceRequest {
    var message: ForgetDeviceRequest = ForgetDeviceRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    return message
  }
}

extension AdminGetDeviceRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminGetDeviceRequest {
    var message: AdminGetDeviceRequest = AdminGetDeviceRequest()
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    return message
  }
}

extension AdminGetDeviceResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminGetDeviceResponse {
    var message: AdminGetDeviceResponse = AdminGetDeviceResponse()
    if sampler.isPresent() { message.device = DeviceType.sample(&sampler) }
    return message
  }
}

extension AdminListDevicesRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminListDevicesRequest {
    var message: AdminListDevicesRequest = AdminListDevicesRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.limit = sampler.integer() }
    if sampler.isPresent() { message.paginationToken = sampler.string() }
    return message
  }
}

extension AdminListDevicesResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminListDevicesResponse {
    var message: AdminListDevicesResponse = AdminListDevicesResponse()
    if sampler.isPresent() { message.devices = sampler.list { DeviceType.sample(&$0) } }
    if sampler.isPresent() { message.paginationToken = sampler.string() }
    return message
  }
}

extension AdminUpdateDeviceStatusRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminUpdateDeviceStatusRequest {
    var message: AdminUpdateDeviceStatusRequest = AdminUpdateDeviceStatusRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.deviceRememberedStatus = sampler.string() }
    return message
  }
}

extension AdminUpdateDeviceStatusResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminUpdateDeviceStatusResponse {
    AdminUpdateDeviceStatusResponse()
  }
}

extension AdminForgetDeviceRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminForgetDeviceRequest {
    var message: AdminForgetDeviceRequest = AdminForgetDeviceRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    return message
  }
}

extension ForgetDeviceResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ForgetDeviceResponse {
    ForgetDeviceResponse()
  }
}

extension AdminForgetDeviceResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminForgetDeviceResponse {
    AdminForgetDeviceResponse()
  }
}

extension CreateGroupRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CreateGroupRequest {
    var message: CreateGroupRequest = CreateGroupRequest()
    if sampler.isPresent() { message.groupName = sampler.string() }
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.description = sampler.string() }
    if sampler.isPresent() { message.roleArn = sampler.string() }
    if sampler.isPresent() { message.precedence = sampler.integer() }
    return message
  }
}

extension GroupType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GroupType {
    var message: GroupType = GroupType()
    if sampler.isPresent() { message.groupName = sampler.string() }
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.description = sampler.string() }
    if sampler.isPresent() { message.roleArn = sampler.string() }
    if sampler.isPresent() { message.precedence = sampler.integer() }
    if sampler.isPresent() { message.lastModifiedDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.creationDateUnixMillis = sampler.instant() }
    return message
  }
}

extension CreateGroupResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CreateGroupResponse {
    var message: CreateGroupResponse = CreateGroupResponse()
    if sampler.isPresent() { message.group = GroupType.sample(&sampler) }
    return message
  }
}

extension GetGroupRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetGroupRequest {
    var message: GetGroupRequest = GetGroupRequest()
    if sampler.isPresent() { message.groupName = sampler.string() }
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    return message
  }
}

extension GetGroupResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetGroupResponse {
    var message: GetGroupResponse = GetGroupResponse()
    if sampler.isPresent() { message.group = GroupType.sample(&sampler) }
    return message
  }
}

extension UpdateGroupRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateGroupRequest {
    var message: UpdateGroupRequest = UpdateGroupRequest()
    if sampler.isPresent() { message.groupName = sampler.string() }
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.description = sampler.string() }
    if sampler.isPresent() { message.roleArn = sampler.string() }
    if sampler.isPresent() { message.precedence = sampler.integer() }
    return message
  }
}

extension UpdateGroupResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateGroupResponse {
    var message: UpdateGroupResponse = UpdateGroupResponse()
    if sampler.isPresent() { message.group = GroupType.sample(&sampler) }
    return message
  }
}

extension DeleteGroupRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteGroupRequest {
    var message: DeleteGroupRequest = DeleteGroupRequest()
    if sampler.isPresent() { message.groupName = sampler.string() }
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    return message
  }
}

extension ListGroupsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListGroupsRequest {
    var message: ListGroupsRequest = ListGroupsRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.limit = sampler.integer() }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension ListGroupsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListGroupsResponse {
    var message: ListGroupsResponse = ListGroupsResponse()
    if sampler.isPresent() { message.groups = sampler.list { GroupType.sample(&$0) } }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension AdminAddUserToGroupRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminAddUserToGroupRequest {
    var message: AdminAddUserToGroupRequest = AdminAddUserToGroupRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.groupName = sampler.string() }
    return message
  }
}

extension AdminRemoveUserFromGroupRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminRemoveUserFromGroupRequest {
    var message: AdminRemoveUserFromGroupRequest = AdminRemoveUserFromGroupRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.groupName = sampler.string() }
    return message
  }
}

extension AdminListGroupsForUserRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminListGroupsForUserRequest {
    var message: AdminListGroupsForUserRequest = AdminListGroupsForUserRequest()
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.limit = sampler.integer() }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension AdminListGroupsForUserResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminListGroupsForUserResponse {
    var message: AdminListGroupsForUserResponse = AdminListGroupsForUserResponse()
    if sampler.isPresent() { message.groups = sampler.list { GroupType.sample(&$0) } }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension ListUsersInGroupRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListUsersInGroupRequest {
    var message: ListUsersInGroupRequest = ListUsersInGroupRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.groupName = sampler.string() }
    if sampler.isPresent() { message.limit = sampler.integer() }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension ListUsersInGroupResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListUsersInGroupResponse {
    var message: ListUsersInGroupResponse = ListUsersInGroupResponse()
    if sampler.isPresent() { message.users = sampler.list { UserType.sample(&$0) } }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension DeleteGroupResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteGroupResponse {
    DeleteGroupResponse()
  }
}

extension AdminAddUserToGroupResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminAddUserToGroupResponse {
    AdminAddUserToGroupResponse()
  }
}

extension AdminRemoveUserFromGroupResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminRemoveUserFromGroupResponse {
    AdminRemoveUserFromGroupResponse()
  }
}

extension CreateIdentityProviderRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CreateIdentityProviderRequest {
    var message: CreateIdentityProviderRequest = CreateIdentityProviderRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.providerName = sampler.string() }
    if sampler.isPresent() { message.providerType = sampler.string() }
    if sampler.isPresent() { message.providerDetails = sampler.map { $0.text() } }
    if sampler.isPresent() { message.attributeMapping = sampler.map { $0.string() } }
    if sampler.isPresent() { message.idpIdentifiers = sampler.list { $0.string() } }
    if sampler.isPresent() { message.acrMapping = sampler.map { $0.string() } }
    return message
  }
}

extension IdentityProviderType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> IdentityProviderType {
    var message: IdentityProviderType = IdentityProviderType()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.providerName = sampler.string() }
    if sampler.isPresent() { message.providerType = sampler.string() }
    if sampler.isPresent() { message.providerDetails = sampler.map { $0.text() } }
    if sampler.isPresent() { message.attributeMapping = sampler.map { $0.string() } }
    if sampler.isPresent() { message.idpIdentifiers = sampler.list { $0.string() } }
    if sampler.isPresent() { message.acrMapping = sampler.map { $0.string() } }
    if sampler.isPresent() { message.lastModifiedDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.creationDateUnixMillis = sampler.instant() }
    return message
  }
}

extension CreateIdentityProviderResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CreateIdentityProviderResponse {
    var message: CreateIdentityProviderResponse = CreateIdentityProviderResponse()
    if sampler.isPresent() { message.identityProvider = IdentityProviderType.sample(&sampler) }
    return message
  }
}

extension DescribeIdentityProviderRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeIdentityProviderRequest {
    var message: DescribeIdentityProviderRequest = DescribeIdentityProviderRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.providerName = sampler.string() }
    return message
  }
}

extension DescribeIdentityProviderResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeIdentityProviderResponse {
    var message: DescribeIdentityProviderResponse = DescribeIdentityProviderResponse()
    if sampler.isPresent() { message.identityProvider = IdentityProviderType.sample(&sampler) }
    return message
  }
}

extension UpdateIdentityProviderRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateIdentityProviderRequest {
    var message: UpdateIdentityProviderRequest = UpdateIdentityProviderRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.providerName = sampler.string() }
    if sampler.isPresent() { message.providerDetails = sampler.map { $0.text() } }
    if sampler.isPresent() { message.attributeMapping = sampler.map { $0.string() } }
    if sampler.isPresent() { message.idpIdentifiers = sampler.list { $0.string() } }
    if sampler.isPresent() { message.acrMapping = sampler.map { $0.string() } }
    return message
  }
}

extension UpdateIdentityProviderResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateIdentityProviderResponse {
    var message: UpdateIdentityProviderResponse = UpdateIdentityProviderResponse()
    if sampler.isPresent() { message.identityProvider = IdentityProviderType.sample(&sampler) }
    return message
  }
}

extension DeleteIdentityProviderRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteIdentityProviderRequest {
    var message: DeleteIdentityProviderRequest = DeleteIdentityProviderRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.providerName = sampler.string() }
    return message
  }
}

extension ListIdentityProvidersRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListIdentityProvidersRequest {
    var message: ListIdentityProvidersRequest = ListIdentityProvidersRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.maxResults = sampler.integer() }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension ProviderDescription: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ProviderDescription {
    var message: ProviderDescription = ProviderDescription()
    if sampler.isPresent() { message.providerName = sampler.string() }
    if sampler.isPresent() { message.providerType = sampler.string() }
    if sampler.isPresent() { message.lastModifiedDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.creationDateUnixMillis = sampler.instant() }
    return message
  }
}

extension ListIdentityProvidersResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListIdentityProvidersResponse {
    var message: ListIdentityProvidersResponse = ListIdentityProvidersResponse()
    if sampler.isPresent() { message.providers = sampler.list { ProviderDescription.sample(&$0) } }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension GetIdentityProviderByIdentifierRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetIdentityProviderByIdentifierRequest {
    var message: GetIdentityProviderByIdentifierRequest = GetIdentityProviderByIdentifierRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.idpIdentifier = sampler.string() }
    return message
  }
}

extension GetIdentityProviderByIdentifierResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetIdentityProviderByIdentifierResponse {
    var message: GetIdentityProviderByIdentifierResponse = GetIdentityProviderByIdentifierResponse()
    if sampler.isPresent() { message.identityProvider = IdentityProviderType.sample(&sampler) }
    return message
  }
}

extension DeleteIdentityProviderResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteIdentityProviderResponse {
    DeleteIdentityProviderResponse()
  }
}

extension StartWebAuthnRegistrationRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> StartWebAuthnRegistrationRequest {
    var message: StartWebAuthnRegistrationRequest = StartWebAuthnRegistrationRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    return message
  }
}

extension StartWebAuthnRegistrationResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> StartWebAuthnRegistrationResponse {
    var message: StartWebAuthnRegistrationResponse = StartWebAuthnRegistrationResponse()
    if sampler.isPresent() { message.credentialCreationOptions = sampler.document() }
    return message
  }
}

extension CompleteWebAuthnRegistrationRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CompleteWebAuthnRegistrationRequest {
    var message: CompleteWebAuthnRegistrationRequest = CompleteWebAuthnRegistrationRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.credential = sampler.document() }
    return message
  }
}

extension CompleteWebAuthnRegistrationResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CompleteWebAuthnRegistrationResponse {
    CompleteWebAuthnRegistrationResponse()
  }
}

extension ListWebAuthnCredentialsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListWebAuthnCredentialsRequest {
    var message: ListWebAuthnCredentialsRequest = ListWebAuthnCredentialsRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    if sampler.isPresent() { message.maxResults = sampler.integer() }
    return message
  }
}

extension WebAuthnCredentialDescription: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> WebAuthnCredentialDescription {
    var message: WebAuthnCredentialDescription = WebAuthnCredentialDescription()
    if sampler.isPresent() { message.credentialId = sampler.string() }
    if sampler.isPresent() { message.friendlyCredentialName = sampler.string() }
    if sampler.isPresent() { message.relyingPartyId = sampler.string() }
    if sampler.isPresent() { message.authenticatorAttachment = sampler.string() }
    if sampler.isPresent() { message.authenticatorTransports = sampler.list { $0.string() } }
    if sampler.isPresent() { message.createdAtUnixMillis = sampler.instant() }
    return message
  }
}

extension ListWebAuthnCredentialsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListWebAuthnCredentialsResponse {
    var message: ListWebAuthnCredentialsResponse = ListWebAuthnCredentialsResponse()
    if sampler.isPresent() { message.credentials = sampler.list { WebAuthnCredentialDescription.sample(&$0) } }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension DeleteWebAuthnCredentialRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteWebAuthnCredentialRequest {
    var message: DeleteWebAuthnCredentialRequest = DeleteWebAuthnCredentialRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.credentialId = sampler.string() }
    return message
  }
}

extension DeleteWebAuthnCredentialResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteWebAuthnCredentialResponse {
    DeleteWebAuthnCredentialResponse()
  }
}

extension ResourceServerScopeType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ResourceServerScopeType {
    var message: ResourceServerScopeType = ResourceServerScopeType()
    if sampler.isPresent() { message.scopeName = sampler.string() }
    if sampler.isPresent() { message.scopeDescription = sampler.string() }
    return message
  }
}

extension CreateResourceServerRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CreateResourceServerRequest {
    var message: CreateResourceServerRequest = CreateResourceServerRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.identifier = sampler.string() }
    if sampler.isPresent() { message.name = sampler.string() }
    if sampler.isPresent() { message.scopes = sampler.list { ResourceServerScopeType.sample(&$0) } }
    return message
  }
}

extension ResourceServerType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ResourceServerType {
    var message: ResourceServerType = ResourceServerType()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.identifier = sampler.string() }
    if sampler.isPresent() { message.name = sampler.string() }
    if sampler.isPresent() { message.scopes = sampler.list { ResourceServerScopeType.sample(&$0) } }
    if sampler.isPresent() { message.managedBy = sampler.string() }
    return message
  }
}

extension CreateResourceServerResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CreateResourceServerResponse {
    var message: CreateResourceServerResponse = CreateResourceServerResponse()
    if sampler.isPresent() { message.resourceServer = ResourceServerType.sample(&sampler) }
    return message
  }
}

extension DescribeResourceServerRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeResourceServerRequest {
    var message: DescribeResourceServerRequest = DescribeResourceServerRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.identifier = sampler.string() }
    return message
  }
}

extension DescribeResourceServerResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeResourceServerResponse {
    var message: DescribeResourceServerResponse = DescribeResourceServerResponse()
    if sampler.isPresent() { message.resourceServer = ResourceServerType.sample(&sampler) }
    return message
  }
}

extension UpdateResourceServerRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateResourceServerRequest {
    var message: UpdateResourceServerRequest = UpdateResourceServerRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.identifier = sampler.string() }
    if sampler.isPresent() { message.name = sampler.string() }
    if sampler.isPresent() { message.scopes = sampler.list { ResourceServerScopeType.sample(&$0) } }
    return message
  }
}

extension UpdateResourceServerResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateResourceServerResponse {
    var message: UpdateResourceServerResponse = UpdateResourceServerResponse()
    if sampler.isPresent() { message.resourceServer = ResourceServerType.sample(&sampler) }
    return message
  }
}

extension DeleteResourceServerRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteResourceServerRequest {
    var message: DeleteResourceServerRequest = DeleteResourceServerRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.identifier = sampler.string() }
    return message
  }
}

extension ListResourceServersRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListResourceServersRequest {
    var message: ListResourceServersRequest = ListResourceServersRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.maxResults = sampler.integer() }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension ListResourceServersResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListResourceServersResponse {
    var message: ListResourceServersResponse = ListResourceServersResponse()
    if sampler.isPresent() { message.resourceServers = sampler.list { ResourceServerType.sample(&$0) } }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension DeleteResourceServerResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteResourceServerResponse {
    DeleteResourceServerResponse()
  }
}

extension AssociateSoftwareTokenRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AssociateSoftwareTokenRequest {
    var message: AssociateSoftwareTokenRequest = AssociateSoftwareTokenRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.session = sampler.text() }
    return message
  }
}

extension AssociateSoftwareTokenResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AssociateSoftwareTokenResponse {
    var message: AssociateSoftwareTokenResponse = AssociateSoftwareTokenResponse()
    if sampler.isPresent() { message.secretCode = sampler.string() }
    if sampler.isPresent() { message.session = sampler.text() }
    return message
  }
}

extension VerifySoftwareTokenRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> VerifySoftwareTokenRequest {
    var message: VerifySoftwareTokenRequest = VerifySoftwareTokenRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.session = sampler.text() }
    if sampler.isPresent() { message.userCode = sampler.string() }
    if sampler.isPresent() { message.friendlyDeviceName = sampler.string() }
    return message
  }
}

extension VerifySoftwareTokenResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> VerifySoftwareTokenResponse {
    var message: VerifySoftwareTokenResponse = VerifySoftwareTokenResponse()
    if sampler.isPresent() { message.status = sampler.string() }
    if sampler.isPresent() { message.session = sampler.text() }
    return message
  }
}

extension SMSMfaSettingsType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SMSMfaSettingsType {
    var message: SMSMfaSettingsType = SMSMfaSettingsType()
    if sampler.isPresent() { message.enabled = sampler.bool() }
    if sampler.isPresent() { message.preferredMfa = sampler.bool() }
    return message
  }
}

extension SoftwareTokenMfaSettingsType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SoftwareTokenMfaSettingsType {
    var message: SoftwareTokenMfaSettingsType = SoftwareTokenMfaSettingsType()
    if sampler.isPresent() { message.enabled = sampler.bool() }
    if sampler.isPresent() { message.preferredMfa = sampler.bool() }
    return message
  }
}

extension EmailMfaSettingsType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> EmailMfaSettingsType {
    var message: EmailMfaSettingsType = EmailMfaSettingsType()
    if sampler.isPresent() { message.enabled = sampler.bool() }
    if sampler.isPresent() { message.preferredMfa = sampler.bool() }
    return message
  }
}

extension WebAuthnMfaSettingsType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> WebAuthnMfaSettingsType {
    var message: WebAuthnMfaSettingsType = WebAuthnMfaSettingsType()
    if sampler.isPresent() { message.enabled = sampler.bool() }
    return message
  }
}

extension SetUserMFAPreferenceRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetUserMFAPreferenceRequest {
    var message: SetUserMFAPreferenceRequest = SetUserMFAPreferenceRequest()
    if sampler.isPresent() { message.smsMfaSettings = SMSMfaSettingsType.sample(&sampler) }
    if sampler.isPresent() { message.softwareTokenMfaSettings = SoftwareTokenMfaSettingsType.sample(&sampler) }
    if sampler.isPresent() { message.emailMfaSettings = EmailMfaSettingsType.sample(&sampler) }
    if sampler.isPresent() { message.webAuthnMfaSettings = WebAuthnMfaSettingsType.sample(&sampler) }
    if sampler.isPresent() { message.accessToken = sampler.text() }
    return message
  }
}

extension SetUserMFAPreferenceResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetUserMFAPreferenceResponse {
    SetUserMFAPreferenceResponse()
  }
}

extension AdminSetUserMFAPreferenceRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminSetUserMFAPreferenceRequest {
    var message: AdminSetUserMFAPreferenceRequest = AdminSetUserMFAPreferenceRequest()
    if sampler.isPresent() { message.smsMfaSettings = SMSMfaSettingsType.sample(&sampler) }
    if sampler.isPresent() { message.softwareTokenMfaSettings = SoftwareTokenMfaSettingsType.sample(&sampler) }
    if sampler.isPresent() { message.emailMfaSettings = EmailMfaSettingsType.sample(&sampler) }
    if sampler.isPresent() { message.webAuthnMfaSettings = WebAuthnMfaSettingsType.sample(&sampler) }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    return message
  }
}

extension AdminSetUserMFAPreferenceResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminSetUserMFAPreferenceResponse {
    AdminSetUserMFAPreferenceResponse()
  }
}

extension AdminDeleteSoftwareTokenRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminDeleteSoftwareTokenRequest {
    var message: AdminDeleteSoftwareTokenRequest = AdminDeleteSoftwareTokenRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    return message
  }
}

extension AdminDeleteSoftwareTokenResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminDeleteSoftwareTokenResponse {
    AdminDeleteSoftwareTokenResponse()
  }
}

extension GetUserAuthFactorsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetUserAuthFactorsRequest {
    var message: GetUserAuthFactorsRequest = GetUserAuthFactorsRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    return message
  }
}

extension GetUserAuthFactorsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetUserAuthFactorsResponse {
    var message: GetUserAuthFactorsResponse = GetUserAuthFactorsResponse()
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.preferredMfaSetting = sampler.string() }
    if sampler.isPresent() { message.userMfaSettingList = sampler.list { $0.string() } }
    if sampler.isPresent() { message.configuredUserAuthFactors = sampler.list { $0.string() } }
    return message
  }
}

extension AdminGetUserAuthFactorsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminGetUserAuthFactorsRequest {
    var message: AdminGetUserAuthFactorsRequest = AdminGetUserAuthFactorsRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    return message
  }
}

extension AdminGetUserAuthFactorsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminGetUserAuthFactorsResponse {
    var message: AdminGetUserAuthFactorsResponse = AdminGetUserAuthFactorsResponse()
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.preferredMfaSetting = sampler.string() }
    if sampler.isPresent() { message.userMfaSettingList = sampler.list { $0.string() } }
    if sampler.isPresent() { message.configuredUserAuthFactors = sampler.list { $0.string() } }
    return message
  }
}

extension ListUserSessionsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListUserSessionsRequest {
    var message: ListUserSessionsRequest = ListUserSessionsRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension SessionLocationType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SessionLocationType {
    var message: SessionLocationType = SessionLocationType()
    if sampler.isPresent() { message.city = sampler.string() }
    if sampler.isPresent() { message.country = sampler.string() }
    return message
  }
}

extension SessionDescriptionType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SessionDescriptionType {
    var message: SessionDescriptionType = SessionDescriptionType()
    if sampler.isPresent() { message.sessionId = sampler.string() }
    if sampler.isPresent() { message.sessionType = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.createDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.lastActiveDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.deviceType = sampler.string() }
    if sampler.isPresent() { message.lastIpAddress = sampler.string() }
    if sampler.isPresent() { message.lastLocation = SessionLocationType.sample(&sampler) }
    if sampler.isPresent() { message.originSessionId = sampler.string() }
    if sampler.isPresent() { message.isCurrentSession = sampler.bool() }
    return message
  }
}

extension ListUserSessionsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListUserSessionsResponse {
    var message: ListUserSessionsResponse = ListUserSessionsResponse()
    if sampler.isPresent() { message.sessions = sampler.list { SessionDescriptionType.sample(&$0) } }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension RevokeUserSessionRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> RevokeUserSessionRequest {
    var message: RevokeUserSessionRequest = RevokeUserSessionRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.sessionId = sampler.string() }
    if sampler.isPresent() { message.revokeAssociatedSessions = sampler.string() }
    return message
  }
}

extension RevokeUserSessionResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> RevokeUserSessionResponse {
    RevokeUserSessionResponse()
  }
}

extension AdminListUserSessionsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminListUserSessionsRequest {
    var message: AdminListUserSessionsRequest = AdminListUserSessionsRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension AdminListUserSessionsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminListUserSessionsResponse {
    var message: AdminListUserSessionsResponse = AdminListUserSessionsResponse()
    if sampler.isPresent() { message.sessions = sampler.list { SessionDescriptionType.sample(&$0) } }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension AdminRevokeUserSessionRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminRevokeUserSessionRequest {
    var message: AdminRevokeUserSessionRequest = AdminRevokeUserSessionRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.sessionId = sampler.string() }
    if sampler.isPresent() { message.revokeAssociatedSessions = sampler.string() }
    return message
  }
}

extension AdminRevokeUserSessionResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminRevokeUserSessionResponse {
    AdminRevokeUserSessionResponse()
  }
}

extension GetUserPoolSessionConfigurationRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetUserPoolSessionConfigurationRequest {
    var message: GetUserPoolSessionConfigurationRequest = GetUserPoolSessionConfigurationRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    return message
  }
}

extension UserPoolTokenSessionConfigType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UserPoolTokenSessionConfigType {
    var message: UserPoolTokenSessionConfigType = UserPoolTokenSessionConfigType()
    if sampler.isPresent() { message.maxPerUser = sampler.integer() }
    return message
  }
}

extension GetUserPoolSessionConfigurationResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetUserPoolSessionConfigurationResponse {
    var message: GetUserPoolSessionConfigurationResponse = GetUserPoolSessionConfigurationResponse()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.userSessionTracking = sampler.string() }
    if sampler.isPresent() { message.tokenSession = UserPoolTokenSessionConfigType.sample(&sampler) }
    return message
  }
}

extension SetUserPoolSessionConfigurationRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetUserPoolSessionConfigurationRequest {
    var message: SetUserPoolSessionConfigurationRequest = SetUserPoolSessionConfigurationRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.userSessionTracking = sampler.string() }
    if sampler.isPresent() { message.tokenSession = UserPoolTokenSessionConfigType.sample(&sampler) }
    return message
  }
}

extension SetUserPoolSessionConfigurationResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetUserPoolSessionConfigurationResponse {
    var message: SetUserPoolSessionConfigurationResponse = SetUserPoolSessionConfigurationResponse()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.userSessionTracking = sampler.string() }
    if sampler.isPresent() { message.tokenSession = UserPoolTokenSessionConfigType.sample(&sampler) }
    return message
  }
}

extension GetUserPoolClientSessionConfigurationRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetUserPoolClientSessionConfigurationRequest {
    var message: GetUserPoolClientSessionConfigurationRequest = GetUserPoolClientSessionConfigurationRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    return message
  }
}

extension ClientSSOSessionConfigType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ClientSSOSessionConfigType {
    var message: ClientSSOSessionConfigType = ClientSSOSessionConfigType()
    if sampler.isPresent() { message.maxValidityMinutes = sampler.integer() }
    return message
  }
}

extension GetUserPoolClientSessionConfigurationResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetUserPoolClientSessionConfigurationResponse {
    var message: GetUserPoolClientSessionConfigurationResponse = GetUserPoolClientSessionConfigurationResponse()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.ssoSession = ClientSSOSessionConfigType.sample(&sampler) }
    return message
  }
}

extension SetUserPoolClientSessionConfigurationRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetUserPoolClientSessionConfigurationRequest {
    var message: SetUserPoolClientSessionConfigurationRequest = SetUserPoolClientSessionConfigurationRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.ssoSession = ClientSSOSessionConfigType.sample(&sampler) }
    return message
  }
}

extension SetUserPoolClientSessionConfigurationResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetUserPoolClientSessionConfigurationResponse {
    var message: SetUserPoolClientSessionConfigurationResponse = SetUserPoolClientSessionConfigurationResponse()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.ssoSession = ClientSSOSessionConfigType.sample(&sampler) }
    return message
  }
}

extension InitiateAuthRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> InitiateAuthRequest {
    var message: InitiateAuthRequest = InitiateAuthRequest()
    if sampler.isPresent() { message.authFlow = sampler.string() }
    if sampler.isPresent() { message.authParameters = sampler.map { $0.text() } }
    if sampler.isPresent() { message.clientMetadata = sampler.map { $0.string() } }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.analyticsMetadata = AnalyticsMetadataType.sample(&sampler) }
    if sampler.isPresent() { message.userContextData = UserContextDataType.sample(&sampler) }
    if sampler.isPresent() { message.session = sampler.text() }
    return message
  }
}

extension InitiateAuthResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> InitiateAuthResponse {
    var message: InitiateAuthResponse = InitiateAuthResponse()
    if sampler.isPresent() { message.challengeName = sampler.string() }
    if sampler.isPresent() { message.session = sampler.text() }
    if sampler.isPresent() { message.challengeParameters = sampler.map { $0.string() } }
    if sampler.isPresent() { message.authenticationResult = AuthenticationResultType.sample(&sampler) }
    if sampler.isPresent() { message.availableChallenges = sampler.list { $0.string() } }
    return message
  }
}

extension HttpHeader: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> HttpHeader {
    var message: HttpHeader = HttpHeader()
    if sampler.isPresent() { message.headerName = sampler.string() }
    if sampler.isPresent() { message.headerValue = sampler.string() }
    return message
  }
}

extension ContextDataType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ContextDataType {
    var message: ContextDataType = ContextDataType()
    if sampler.isPresent() { message.ipAddress = sampler.string() }
    if sampler.isPresent() { message.serverName = sampler.string() }
    if sampler.isPresent() { message.serverPath = sampler.string() }
    if sampler.isPresent() { message.httpHeaders = sampler.list { HttpHeader.sample(&$0) } }
    if sampler.isPresent() { message.encodedData = sampler.string() }
    return message
  }
}

extension AdminInitiateAuthRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminInitiateAuthRequest {
    var message: AdminInitiateAuthRequest = AdminInitiateAuthRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.authFlow = sampler.string() }
    if sampler.isPresent() { message.authParameters = sampler.map { $0.text() } }
    if sampler.isPresent() { message.clientMetadata = sampler.map { $0.string() } }
    if sampler.isPresent() { message.analyticsMetadata = AnalyticsMetadataType.sample(&sampler) }
    if sampler.isPresent() { message.contextData = ContextDataType.sample(&sampler) }
    if sampler.isPresent() { message.session = sampler.text() }
    return message
  }
}

extension AdminInitiateAuthResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminInitiateAuthResponse {
    var message: AdminInitiateAuthResponse = AdminInitiateAuthResponse()
    if sampler.isPresent() { message.challengeName = sampler.string() }
    if sampler.isPresent() { message.session = sampler.text() }
    if sampler.isPresent() { message.challengeParameters = sampler.map { $0.string() } }
    if sampler.isPresent() { message.authenticationResult = AuthenticationResultType.sample(&sampler) }
    if sampler.isPresent() { message.availableChallenges = sampler.list { $0.string() } }
    return message
  }
}

extension RespondToAuthChallengeRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> RespondToAuthChallengeRequest {
    var message: RespondToAuthChallengeRequest = RespondToAuthChallengeRequest()
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.challengeName = sampler.string() }
    if sampler.isPresent() { message.session = sampler.text() }
    if sampler.isPresent() { message.challengeResponses = sampler.map { $0.text() } }
    if sampler.isPresent() { message.analyticsMetadata = AnalyticsMetadataType.sample(&sampler) }
    if sampler.isPresent() { message.userContextData = UserContextDataType.sample(&sampler) }
    if sampler.isPresent() { message.clientMetadata = sampler.map { $0.string() } }
    return message
  }
}

extension RespondToAuthChallengeResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> RespondToAuthChallengeResponse {
    var message: RespondToAuthChallengeResponse = RespondToAuthChallengeResponse()
    if sampler.isPresent() { message.challengeName = sampler.string() }
    if sampler.isPresent() { message.session = sampler.text() }
    if sampler.isPresent() { message.challengeParameters = sampler.map { $0.string() } }
    if sampler.isPresent() { message.authenticationResult = AuthenticationResultType.sample(&sampler) }
    if sampler.isPresent() { message.availableChallenges = sampler.list { $0.string() } }
    return message
  }
}

extension AdminRespondToAuthChallengeRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminRespondToAuthChallengeRequest {
    var message: AdminRespondToAuthChallengeRequest = AdminRespondToAuthChallengeRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.challengeName = sampler.string() }
    if sampler.isPresent() { message.challengeResponses = sampler.map { $0.text() } }
    if sampler.isPresent() { message.session = sampler.text() }
    if sampler.isPresent() { message.analyticsMetadata = AnalyticsMetadataType.sample(&sampler) }
    if sampler.isPresent() { message.contextData = ContextDataType.sample(&sampler) }
    if sampler.isPresent() { message.clientMetadata = sampler.map { $0.string() } }
    return message
  }
}

extension AdminRespondToAuthChallengeResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminRespondToAuthChallengeResponse {
    var message: AdminRespondToAuthChallengeResponse = AdminRespondToAuthChallengeResponse()
    if sampler.isPresent() { message.challengeName = sampler.string() }
    if sampler.isPresent() { message.session = sampler.text() }
    if sampler.isPresent() { message.challengeParameters = sampler.map { $0.string() } }
    if sampler.isPresent() { message.authenticationResult = AuthenticationResultType.sample(&sampler) }
    if sampler.isPresent() { message.availableChallenges = sampler.list { $0.string() } }
    return message
  }
}

extension GetTokensFromRefreshTokenRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetTokensFromRefreshTokenRequest {
    var message: GetTokensFromRefreshTokenRequest = GetTokensFromRefreshTokenRequest()
    if sampler.isPresent() { message.refreshToken = sampler.text() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.clientSecret = sampler.text() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.clientMetadata = sampler.map { $0.string() } }
    return message
  }
}

extension GetTokensFromRefreshTokenResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetTokensFromRefreshTokenResponse {
    var message: GetTokensFromRefreshTokenResponse = GetTokensFromRefreshTokenResponse()
    if sampler.isPresent() { message.authenticationResult = AuthenticationResultType.sample(&sampler) }
    return message
  }
}

extension RevokeTokenRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> RevokeTokenRequest {
    var message: RevokeTokenRequest = RevokeTokenRequest()
    if sampler.isPresent() { message.token = sampler.text() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.clientSecret = sampler.text() }
    if sampler.isPresent() { message.revokeAssociatedSessions = sampler.string() }
    return message
  }
}

extension RevokeTokenResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> RevokeTokenResponse {
    RevokeTokenResponse()
  }
}

extension GlobalSignOutRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GlobalSignOutRequest {
    var message: GlobalSignOutRequest = GlobalSignOutRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    return message
  }
}

extension GlobalSignOutResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GlobalSignOutResponse {
    GlobalSignOutResponse()
  }
}

extension AdminUserGlobalSignOutRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminUserGlobalSignOutRequest {
    var message: AdminUserGlobalSignOutRequest = AdminUserGlobalSignOutRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    return message
  }
}

extension AdminUserGlobalSignOutResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminUserGlobalSignOutResponse {
    AdminUserGlobalSignOutResponse()
  }
}

extension GetClientTokenRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetClientTokenRequest {
    var message: GetClientTokenRequest = GetClientTokenRequest()
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.secret = sampler.text() }
    if sampler.isPresent() { message.scopes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.clientMetadata = sampler.map { $0.string() } }
    return message
  }
}

extension ClientAuthenticationResultType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ClientAuthenticationResultType {
    var message: ClientAuthenticationResultType = ClientAuthenticationResultType()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.expiresIn = sampler.integer() }
    if sampler.isPresent() { message.tokenType = sampler.string() }
    return message
  }
}

extension GetClientTokenResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetClientTokenResponse {
    var message: GetClientTokenResponse = GetClientTokenResponse()
    if sampler.isPresent() { message.clientAuthenticationResult = ClientAuthenticationResultType.sample(&sampler) }
    return message
  }
}

extension GetDerivedTokenRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetDerivedTokenRequest {
    var message: GetDerivedTokenRequest = GetDerivedTokenRequest()
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.clientSecret = sampler.text() }
    if sampler.isPresent() { message.subjectToken = sampler.text() }
    if sampler.isPresent() { message.subjectTokenType = sampler.string() }
    if sampler.isPresent() { message.subjectTokenProviderName = sampler.string() }
    if sampler.isPresent() { message.actorToken = sampler.text() }
    if sampler.isPresent() { message.actorTokenType = sampler.string() }
    if sampler.isPresent() { message.actorTokenProviderName = sampler.string() }
    if sampler.isPresent() { message.scopes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.audiences = sampler.list { $0.string() } }
    if sampler.isPresent() { message.resources = sampler.list { $0.string() } }
    if sampler.isPresent() { message.requestedTokenType = sampler.string() }
    return message
  }
}

extension GetDerivedTokenResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetDerivedTokenResponse {
    var message: GetDerivedTokenResponse = GetDerivedTokenResponse()
    if sampler.isPresent() { message.issuedToken = sampler.text() }
    if sampler.isPresent() { message.issuedTokenType = sampler.string() }
    if sampler.isPresent() { message.tokenType = sampler.string() }
    if sampler.isPresent() { message.expiresIn = sampler.integer() }
    if sampler.isPresent() { message.scopes = sampler.list { $0.string() } }
    return message
  }
}

extension SignUpRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SignUpRequest {
    var message: SignUpRequest = SignUpRequest()
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.secretHash = sampler.text() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.password = sampler.text() }
    if sampler.isPresent() { message.userAttributes = sampler.list { AttributeType.sample(&$0) } }
    if sampler.isPresent() { message.validationData = sampler.list { AttributeType.sample(&$0) } }
    if sampler.isPresent() { message.analyticsMetadata = AnalyticsMetadataType.sample(&sampler) }
    if sampler.isPresent() { message.userContextData = UserContextDataType.sample(&sampler) }
    if sampler.isPresent() { message.clientMetadata = sampler.map { $0.string() } }
    return message
  }
}

extension SignUpResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SignUpResponse {
    var message: SignUpResponse = SignUpResponse()
    if sampler.isPresent() { message.userConfirmed = sampler.bool() }
    if sampler.isPresent() { message.codeDeliveryDetails = CodeDeliveryDetailsType.sample(&sampler) }
    if sampler.isPresent() { message.userSub = sampler.string() }
    if sampler.isPresent() { message.session = sampler.text() }
    return message
  }
}

extension ConfirmSignUpRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ConfirmSignUpRequest {
    var message: ConfirmSignUpRequest = ConfirmSignUpRequest()
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.secretHash = sampler.text() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.confirmationCode = sampler.string() }
    if sampler.isPresent() { message.forceAliasCreation = sampler.bool() }
    if sampler.isPresent() { message.analyticsMetadata = AnalyticsMetadataType.sample(&sampler) }
    if sampler.isPresent() { message.userContextData = UserContextDataType.sample(&sampler) }
    if sampler.isPresent() { message.clientMetadata = sampler.map { $0.string() } }
    if sampler.isPresent() { message.session = sampler.text() }
    return message
  }
}

extension ConfirmSignUpResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ConfirmSignUpResponse {
    var message: ConfirmSignUpResponse = ConfirmSignUpResponse()
    if sampler.isPresent() { message.session = sampler.text() }
    return message
  }
}

extension AdminConfirmSignUpRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminConfirmSignUpRequest {
    var message: AdminConfirmSignUpRequest = AdminConfirmSignUpRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.clientMetadata = sampler.map { $0.string() } }
    return message
  }
}

extension AdminConfirmSignUpResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminConfirmSignUpResponse {
    AdminConfirmSignUpResponse()
  }
}

extension AdminCreateUserRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminCreateUserRequest {
    var message: AdminCreateUserRequest = AdminCreateUserRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.userAttributes = sampler.list { AttributeType.sample(&$0) } }
    if sampler.isPresent() { message.validationData = sampler.list { AttributeType.sample(&$0) } }
    if sampler.isPresent() { message.temporaryPassword = sampler.text() }
    if sampler.isPresent() { message.forceAliasCreation = sampler.bool() }
    if sampler.isPresent() { message.messageAction = sampler.string() }
    if sampler.isPresent() { message.desiredDeliveryMediums = sampler.list { $0.string() } }
    if sampler.isPresent() { message.clientMetadata = sampler.map { $0.string() } }
    return message
  }
}

extension AdminCreateUserResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminCreateUserResponse {
    var message: AdminCreateUserResponse = AdminCreateUserResponse()
    if sampler.isPresent() { message.user = UserType.sample(&sampler) }
    return message
  }
}

extension AdminSetUserPasswordRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminSetUserPasswordRequest {
    var message: AdminSetUserPasswordRequest = AdminSetUserPasswordRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.password = sampler.text() }
    if sampler.isPresent() { message.permanent = sampler.bool() }
    return message
  }
}

extension AdminSetUserPasswordResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminSetUserPasswordResponse {
    AdminSetUserPasswordResponse()
  }
}

extension AdminGetUserRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminGetUserRequest {
    var message: AdminGetUserRequest = AdminGetUserRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    return message
  }
}

extension AdminGetUserResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminGetUserResponse {
    var message: AdminGetUserResponse = AdminGetUserResponse()
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.userAttributes = sampler.list { AttributeType.sample(&$0) } }
    if sampler.isPresent() { message.userCreateDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.userLastModifiedDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.enabled = sampler.bool() }
    if sampler.isPresent() { message.userStatus = sampler.string() }
    if sampler.isPresent() { message.mfaOptions = sampler.list { MFAOptionType.sample(&$0) } }
    if sampler.isPresent() { message.preferredMfaSetting = sampler.string() }
    if sampler.isPresent() { message.userMfaSettingList = sampler.list { $0.string() } }
    return message
  }
}

extension GetUserRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetUserRequest {
    var message: GetUserRequest = GetUserRequest()
    if sampler.isPresent() { message.accessToken = sampler.text() }
    return message
  }
}

extension GetUserResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetUserResponse {
    var message: GetUserResponse = GetUserResponse()
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.userAttributes = sampler.list { AttributeType.sample(&$0) } }
    if sampler.isPresent() { message.mfaOptions = sampler.list { MFAOptionType.sample(&$0) } }
    if sampler.isPresent() { message.preferredMfaSetting = sampler.string() }
    if sampler.isPresent() { message.userMfaSettingList = sampler.list { $0.string() } }
    return message
  }
}

extension AdminDeleteUserRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminDeleteUserRequest {
    var message: AdminDeleteUserRequest = AdminDeleteUserRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    return message
  }
}

extension AdminDeleteUserResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminDeleteUserResponse {
    AdminDeleteUserResponse()
  }
}

extension GetCSVHeaderRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetCSVHeaderRequest {
    var message: GetCSVHeaderRequest = GetCSVHeaderRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    return message
  }
}

extension GetCSVHeaderResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetCSVHeaderResponse {
    var message: GetCSVHeaderResponse = GetCSVHeaderResponse()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.csvHeader = sampler.list { $0.string() } }
    return message
  }
}

extension CreateUserImportJobRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CreateUserImportJobRequest {
    var message: CreateUserImportJobRequest = CreateUserImportJobRequest()
    if sampler.isPresent() { message.jobName = sampler.string() }
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.cloudWatchLogsRoleArn = sampler.string() }
    if sampler.isPresent() { message.passwordHashingAlgorithm = sampler.string() }
    return message
  }
}

extension UserImportJobType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UserImportJobType {
    var message: UserImportJobType = UserImportJobType()
    if sampler.isPresent() { message.jobName = sampler.string() }
    if sampler.isPresent() { message.jobId = sampler.string() }
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.preSignedUrl = sampler.string() }
    if sampler.isPresent() { message.creationDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.startDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.completionDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.status = sampler.string() }
    if sampler.isPresent() { message.cloudWatchLogsRoleArn = sampler.string() }
    if sampler.isPresent() { message.importedUsers = sampler.integer() }
    if sampler.isPresent() { message.skippedUsers = sampler.integer() }
    if sampler.isPresent() { message.failedUsers = sampler.integer() }
    if sampler.isPresent() { message.completionMessage = sampler.string() }
    if sampler.isPresent() { message.passwordHashingAlgorithm = sampler.string() }
    return message
  }
}

extension CreateUserImportJobResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CreateUserImportJobResponse {
    var message: CreateUserImportJobResponse = CreateUserImportJobResponse()
    if sampler.isPresent() { message.userImportJob = UserImportJobType.sample(&sampler) }
    return message
  }
}

extension DescribeUserImportJobRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeUserImportJobRequest {
    var message: DescribeUserImportJobRequest = DescribeUserImportJobRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.jobId = sampler.string() }
    return message
  }
}

extension DescribeUserImportJobResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeUserImportJobResponse {
    var message: DescribeUserImportJobResponse = DescribeUserImportJobResponse()
    if sampler.isPresent() { message.userImportJob = UserImportJobType.sample(&sampler) }
    return message
  }
}

extension ListUserImportJobsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListUserImportJobsRequest {
    var message: ListUserImportJobsRequest = ListUserImportJobsRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.maxResults = sampler.integer() }
    if sampler.isPresent() { message.paginationToken = sampler.string() }
    return message
  }
}

extension ListUserImportJobsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListUserImportJobsResponse {
    var message: ListUserImportJobsResponse = ListUserImportJobsResponse()
    if sampler.isPresent() { message.userImportJobs = sampler.list { UserImportJobType.sample(&$0) } }
    if sampler.isPresent() { message.paginationToken = sampler.string() }
    return message
  }
}

extension StartUserImportJobRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> StartUserImportJobRequest {
    var message: StartUserImportJobRequest = StartUserImportJobRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.jobId = sampler.string() }
    return message
  }
}

extension StartUserImportJobResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> StartUserImportJobResponse {
    var message: StartUserImportJobResponse = StartUserImportJobResponse()
    if sampler.isPresent() { message.userImportJob = UserImportJobType.sample(&sampler) }
    return message
  }
}

extension StopUserImportJobRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> StopUserImportJobRequest {
    var message: StopUserImportJobRequest = StopUserImportJobRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.jobId = sampler.string() }
    return message
  }
}

extension StopUserImportJobResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> StopUserImportJobResponse {
    var message: StopUserImportJobResponse = StopUserImportJobResponse()
    if sampler.isPresent() { message.userImportJob = UserImportJobType.sample(&sampler) }
    return message
  }
}

extension PasswordPolicyType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> PasswordPolicyType {
    var message: PasswordPolicyType = PasswordPolicyType()
    if sampler.isPresent() { message.minimumLength = sampler.integer() }
    if sampler.isPresent() { message.requireUppercase = sampler.bool() }
    if sampler.isPresent() { message.requireLowercase = sampler.bool() }
    if sampler.isPresent() { message.requireNumbers = sampler.bool() }
    if sampler.isPresent() { message.requireSymbols = sampler.bool() }
    if sampler.isPresent() { message.passwordHistorySize = sampler.integer() }
    if sampler.isPresent() { message.temporaryPasswordValidityDays = sampler.integer() }
    return message
  }
}

extension SignInPolicyType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SignInPolicyType {
    var message: SignInPolicyType = SignInPolicyType()
    if sampler.isPresent() { message.allowedFirstAuthFactors = sampler.list { $0.string() } }
    return message
  }
}

extension UserPoolPolicyType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UserPoolPolicyType {
    var message: UserPoolPolicyType = UserPoolPolicyType()
    if sampler.isPresent() { message.passwordPolicy = PasswordPolicyType.sample(&sampler) }
    if sampler.isPresent() { message.signInPolicy = SignInPolicyType.sample(&sampler) }
    return message
  }
}

extension PreTokenGenerationVersionConfigType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> PreTokenGenerationVersionConfigType {
    var message: PreTokenGenerationVersionConfigType = PreTokenGenerationVersionConfigType()
    if sampler.isPresent() { message.lambdaVersion = sampler.string() }
    if sampler.isPresent() { message.lambdaArn = sampler.string() }
    return message
  }
}

extension CustomSMSLambdaVersionConfigType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CustomSMSLambdaVersionConfigType {
    var message: CustomSMSLambdaVersionConfigType = CustomSMSLambdaVersionConfigType()
    if sampler.isPresent() { message.lambdaVersion = sampler.string() }
    if sampler.isPresent() { message.lambdaArn = sampler.string() }
    return message
  }
}

extension CustomEmailLambdaVersionConfigType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CustomEmailLambdaVersionConfigType {
    var message: CustomEmailLambdaVersionConfigType = CustomEmailLambdaVersionConfigType()
    if sampler.isPresent() { message.lambdaVersion = sampler.string() }
    if sampler.isPresent() { message.lambdaArn = sampler.string() }
    return message
  }
}

extension InboundFederationLambdaType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> InboundFederationLambdaType {
    var message: InboundFederationLambdaType = InboundFederationLambdaType()
    if sampler.isPresent() { message.lambdaVersion = sampler.string() }
    if sampler.isPresent() { message.lambdaArn = sampler.string() }
    return message
  }
}

extension LambdaConfigType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> LambdaConfigType {
    var message: LambdaConfigType = LambdaConfigType()
    if sampler.isPresent() { message.preSignUp = sampler.string() }
    if sampler.isPresent() { message.customMessage = sampler.string() }
    if sampler.isPresent() { message.postConfirmation = sampler.string() }
    if sampler.isPresent() { message.preAuthentication = sampler.string() }
    if sampler.isPresent() { message.postAuthentication = sampler.string() }
    if sampler.isPresent() { message.defineAuthChallenge = sampler.string() }
    if sampler.isPresent() { message.createAuthChallenge = sampler.string() }
    if sampler.isPresent() { message.verifyAuthChallengeResponse = sampler.string() }
    if sampler.isPresent() { message.preTokenGeneration = sampler.string() }
    if sampler.isPresent() { message.userMigration = sampler.string() }
    if sampler.isPresent() { message.preTokenGenerationConfig = PreTokenGenerationVersionConfigType.sample(&sampler) }
    if sampler.isPresent() { message.customSmsSender = CustomSMSLambdaVersionConfigType.sample(&sampler) }
    if sampler.isPresent() { message.customEmailSender = CustomEmailLambdaVersionConfigType.sample(&sampler) }
    if sampler.isPresent() { message.kmsKeyId = sampler.string() }
    if sampler.isPresent() { message.inboundFederation = InboundFederationLambdaType.sample(&sampler) }
    return message
  }
}

extension VerificationMessageTemplateType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> VerificationMessageTemplateType {
    var message: VerificationMessageTemplateType = VerificationMessageTemplateType()
    if sampler.isPresent() { message.smsMessage = sampler.string() }
    if sampler.isPresent() { message.emailMessage = sampler.string() }
    if sampler.isPresent() { message.emailSubject = sampler.string() }
    if sampler.isPresent() { message.emailMessageByLink = sampler.string() }
    if sampler.isPresent() { message.emailSubjectByLink = sampler.string() }
    if sampler.isPresent() { message.defaultEmailOption = sampler.string() }
    return message
  }
}

extension UserAttributeUpdateSettingsType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UserAttributeUpdateSettingsType {
    var message: UserAttributeUpdateSettingsType = UserAttributeUpdateSettingsType()
    if sampler.isPresent() { message.attributesRequireVerificationBeforeUpdate = sampler.list { $0.string() } }
    return message
  }
}

extension DeviceConfigurationType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeviceConfigurationType {
    var message: DeviceConfigurationType = DeviceConfigurationType()
    if sampler.isPresent() { message.challengeRequiredOnNewDevice = sampler.bool() }
    if sampler.isPresent() { message.deviceOnlyRememberedOnUserPrompt = sampler.bool() }
    return message
  }
}

extension EmailConfigurationType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> EmailConfigurationType {
    var message: EmailConfigurationType = EmailConfigurationType()
    if sampler.isPresent() { message.sourceArn = sampler.string() }
    if sampler.isPresent() { message.replyToEmailAddress = sampler.string() }
    if sampler.isPresent() { message.emailSendingAccount = sampler.string() }
    if sampler.isPresent() { message.from = sampler.string() }
    if sampler.isPresent() { message.configurationSet = sampler.string() }
    return message
  }
}

extension EumsSmsConfigurationType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> EumsSmsConfigurationType {
    var message: EumsSmsConfigurationType = EumsSmsConfigurationType()
    if sampler.isPresent() { message.callerArn = sampler.string() }
    if sampler.isPresent() { message.externalId = sampler.string() }
    if sampler.isPresent() { message.originationIdentity = sampler.string() }
    if sampler.isPresent() { message.configurationSetName = sampler.string() }
    if sampler.isPresent() { message.inEntityId = sampler.string() }
    if sampler.isPresent() { message.inTemplateId = sampler.string() }
    if sampler.isPresent() { message.region = sampler.string() }
    return message
  }
}

extension SmsConfigurationType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SmsConfigurationType {
    var message: SmsConfigurationType = SmsConfigurationType()
    if sampler.isPresent() { message.snsCallerArn = sampler.string() }
    if sampler.isPresent() { message.externalId = sampler.string() }
    if sampler.isPresent() { message.snsRegion = sampler.string() }
    if sampler.isPresent() { message.eumsSms = EumsSmsConfigurationType.sample(&sampler) }
    return message
  }
}

extension MessageTemplateType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> MessageTemplateType {
    var message: MessageTemplateType = MessageTemplateType()
    if sampler.isPresent() { message.smsMessage = sampler.string() }
    if sampler.isPresent() { message.emailMessage = sampler.string() }
    if sampler.isPresent() { message.emailSubject = sampler.string() }
    return message
  }
}

extension AdminCreateUserConfigType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdminCreateUserConfigType {
    var message: AdminCreateUserConfigType = AdminCreateUserConfigType()
    if sampler.isPresent() { message.allowAdminCreateUserOnly = sampler.bool() }
    if sampler.isPresent() { message.unusedAccountValidityDays = sampler.integer() }
    if sampler.isPresent() { message.inviteMessageTemplate = MessageTemplateType.sample(&sampler) }
    return message
  }
}

extension NumberAttributeConstraintsType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> NumberAttributeConstraintsType {
    var message: NumberAttributeConstraintsType = NumberAttributeConstraintsType()
    if sampler.isPresent() { message.minValue = sampler.string() }
    if sampler.isPresent() { message.maxValue = sampler.string() }
    return message
  }
}

extension StringAttributeConstraintsType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> StringAttributeConstraintsType {
    var message: StringAttributeConstraintsType = StringAttributeConstraintsType()
    if sampler.isPresent() { message.minLength = sampler.string() }
    if sampler.isPresent() { message.maxLength = sampler.string() }
    return message
  }
}

extension SchemaAttributeType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SchemaAttributeType {
    var message: SchemaAttributeType = SchemaAttributeType()
    if sampler.isPresent() { message.name = sampler.string() }
    if sampler.isPresent() { message.attributeDataType = sampler.string() }
    if sampler.isPresent() { message.developerOnlyAttribute = sampler.bool() }
    if sampler.isPresent() { message.mutable = sampler.bool() }
    if sampler.isPresent() { message.required = sampler.bool() }
    if sampler.isPresent() { message.numberAttributeConstraints = NumberAttributeConstraintsType.sample(&sampler) }
    if sampler.isPresent() { message.stringAttributeConstraints = StringAttributeConstraintsType.sample(&sampler) }
    return message
  }
}

extension AdvancedSecurityAdditionalFlowsType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AdvancedSecurityAdditionalFlowsType {
    var message: AdvancedSecurityAdditionalFlowsType = AdvancedSecurityAdditionalFlowsType()
    if sampler.isPresent() { message.customAuthMode = sampler.string() }
    return message
  }
}

extension UserPoolAddOnsType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UserPoolAddOnsType {
    var message: UserPoolAddOnsType = UserPoolAddOnsType()
    if sampler.isPresent() { message.advancedSecurityMode = sampler.string() }
    if sampler.isPresent() { message.advancedSecurityAdditionalFlows = AdvancedSecurityAdditionalFlowsType.sample(&sampler) }
    return message
  }
}

extension DcrConfigurationType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DcrConfigurationType {
    var message: DcrConfigurationType = DcrConfigurationType()
    if sampler.isPresent() { message.enableStatus = sampler.string() }
    if sampler.isPresent() { message.openDcrEnabled = sampler.bool() }
    if sampler.isPresent() { message.authenticatedGrantTypes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.openDcrGrantTypes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.allowedScopes = sampler.list { $0.string() } }
    return message
  }
}

extension UsernameConfigurationType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UsernameConfigurationType {
    var message: UsernameConfigurationType = UsernameConfigurationType()
    if sampler.isPresent() { message.caseSensitive = sampler.bool() }
    return message
  }
}

extension RecoveryOptionType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> RecoveryOptionType {
    var message: RecoveryOptionType = RecoveryOptionType()
    if sampler.isPresent() { message.priority = sampler.integer() }
    if sampler.isPresent() { message.name = sampler.string() }
    return message
  }
}

extension AccountRecoverySettingType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AccountRecoverySettingType {
    var message: AccountRecoverySettingType = AccountRecoverySettingType()
    if sampler.isPresent() { message.recoveryMechanisms = sampler.list { RecoveryOptionType.sample(&$0) } }
    return message
  }
}

extension KeyConfigurationType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> KeyConfigurationType {
    var message: KeyConfigurationType = KeyConfigurationType()
    if sampler.isPresent() { message.keyType = sampler.string() }
    if sampler.isPresent() { message.kmsKeyArn = sampler.string() }
    return message
  }
}

extension IssuerConfigurationType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> IssuerConfigurationType {
    var message: IssuerConfigurationType = IssuerConfigurationType()
    if sampler.isPresent() { message.type = sampler.string() }
    return message
  }
}

extension AcrLevelConfigType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AcrLevelConfigType {
    var message: AcrLevelConfigType = AcrLevelConfigType()
    if sampler.isPresent() { message.acrValue = sampler.string() }
    return message
  }
}

extension CreateUserPoolRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CreateUserPoolRequest {
    var message: CreateUserPoolRequest = CreateUserPoolRequest()
    if sampler.isPresent() { message.poolName = sampler.string() }
    if sampler.isPresent() { message.policies = UserPoolPolicyType.sample(&sampler) }
    if sampler.isPresent() { message.deletionProtection = sampler.string() }
    if sampler.isPresent() { message.lambdaConfig = LambdaConfigType.sample(&sampler) }
    if sampler.isPresent() { message.autoVerifiedAttributes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.aliasAttributes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.usernameAttributes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.smsVerificationMessage = sampler.string() }
    if sampler.isPresent() { message.emailVerificationMessage = sampler.string() }
    if sampler.isPresent() { message.emailVerificationSubject = sampler.string() }
    if sampler.isPresent() { message.verificationMessageTemplate = VerificationMessageTemplateType.sample(&sampler) }
    if sampler.isPresent() { message.smsAuthenticationMessage = sampler.string() }
    if sampler.isPresent() { message.mfaConfiguration = sampler.string() }
    if sampler.isPresent() { message.userAttributeUpdateSettings = UserAttributeUpdateSettingsType.sample(&sampler) }
    if sampler.isPresent() { message.deviceConfiguration = DeviceConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.emailConfiguration = EmailConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.smsConfiguration = SmsConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.userPoolTags = sampler.map { $0.string() } }
    if sampler.isPresent() { message.adminCreateUserConfig = AdminCreateUserConfigType.sample(&sampler) }
    if sampler.isPresent() { message.schema = sampler.list { SchemaAttributeType.sample(&$0) } }
    if sampler.isPresent() { message.userPoolAddOns = UserPoolAddOnsType.sample(&sampler) }
    if sampler.isPresent() { message.dcrConfiguration = DcrConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.usernameConfiguration = UsernameConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.accountRecoverySetting = AccountRecoverySettingType.sample(&sampler) }
    if sampler.isPresent() { message.userPoolTier = sampler.string() }
    if sampler.isPresent() { message.keyConfiguration = KeyConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.issuerConfiguration = IssuerConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.acrConfiguration = sampler.map { AcrLevelConfigType.sample(&$0) } }
    return message
  }
}

extension UserPoolType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UserPoolType {
    var message: UserPoolType = UserPoolType()
    if sampler.isPresent() { message.id = sampler.string() }
    if sampler.isPresent() { message.name = sampler.string() }
    if sampler.isPresent() { message.policies = UserPoolPolicyType.sample(&sampler) }
    if sampler.isPresent() { message.deletionProtection = sampler.string() }
    if sampler.isPresent() { message.lambdaConfig = LambdaConfigType.sample(&sampler) }
    if sampler.isPresent() { message.status = sampler.string() }
    if sampler.isPresent() { message.lastModifiedDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.creationDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.schemaAttributes = sampler.list { SchemaAttributeType.sample(&$0) } }
    if sampler.isPresent() { message.autoVerifiedAttributes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.aliasAttributes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.usernameAttributes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.smsVerificationMessage = sampler.string() }
    if sampler.isPresent() { message.emailVerificationMessage = sampler.string() }
    if sampler.isPresent() { message.emailVerificationSubject = sampler.string() }
    if sampler.isPresent() { message.verificationMessageTemplate = VerificationMessageTemplateType.sample(&sampler) }
    if sampler.isPresent() { message.smsAuthenticationMessage = sampler.string() }
    if sampler.isPresent() { message.userAttributeUpdateSettings = UserAttributeUpdateSettingsType.sample(&sampler) }
    if sampler.isPresent() { message.mfaConfiguration = sampler.string() }
    if sampler.isPresent() { message.deviceConfiguration = DeviceConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.estimatedNumberOfUsers = sampler.integer() }
    if sampler.isPresent() { message.emailConfiguration = EmailConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.smsConfiguration = SmsConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.userPoolTags = sampler.map { $0.string() } }
    if sampler.isPresent() { message.smsConfigurationFailure = sampler.string() }
    if sampler.isPresent() { message.emailConfigurationFailure = sampler.string() }
    if sampler.isPresent() { message.domain = sampler.string() }
    if sampler.isPresent() { message.customDomain = sampler.string() }
    if sampler.isPresent() { message.adminCreateUserConfig = AdminCreateUserConfigType.sample(&sampler) }
    if sampler.isPresent() { message.userPoolAddOns = UserPoolAddOnsType.sample(&sampler) }
    if sampler.isPresent() { message.dcrConfiguration = DcrConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.usernameConfiguration = UsernameConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.arn = sampler.string() }
    if sampler.isPresent() { message.accountRecoverySetting = AccountRecoverySettingType.sample(&sampler) }
    if sampler.isPresent() { message.userPoolTier = sampler.string() }
    if sampler.isPresent() { message.keyConfiguration = KeyConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.issuerConfiguration = IssuerConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.acrConfiguration = sampler.map { AcrLevelConfigType.sample(&$0) } }
    return message
  }
}

extension CreateUserPoolResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CreateUserPoolResponse {
    var message: CreateUserPoolResponse = CreateUserPoolResponse()
    if sampler.isPresent() { message.userPool = UserPoolType.sample(&sampler) }
    return message
  }
}

extension DescribeUserPoolRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeUserPoolRequest {
    var message: DescribeUserPoolRequest = DescribeUserPoolRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    return message
  }
}

extension DescribeUserPoolResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeUserPoolResponse {
    var message: DescribeUserPoolResponse = DescribeUserPoolResponse()
    if sampler.isPresent() { message.userPool = UserPoolType.sample(&sampler) }
    return message
  }
}

extension UpdateUserPoolRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateUserPoolRequest {
    var message: UpdateUserPoolRequest = UpdateUserPoolRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.policies = UserPoolPolicyType.sample(&sampler) }
    if sampler.isPresent() { message.deletionProtection = sampler.string() }
    if sampler.isPresent() { message.lambdaConfig = LambdaConfigType.sample(&sampler) }
    if sampler.isPresent() { message.autoVerifiedAttributes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.smsVerificationMessage = sampler.string() }
    if sampler.isPresent() { message.emailVerificationMessage = sampler.string() }
    if sampler.isPresent() { message.emailVerificationSubject = sampler.string() }
    if sampler.isPresent() { message.verificationMessageTemplate = VerificationMessageTemplateType.sample(&sampler) }
    if sampler.isPresent() { message.smsAuthenticationMessage = sampler.string() }
    if sampler.isPresent() { message.userAttributeUpdateSettings = UserAttributeUpdateSettingsType.sample(&sampler) }
    if sampler.isPresent() { message.mfaConfiguration = sampler.string() }
    if sampler.isPresent() { message.deviceConfiguration = DeviceConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.emailConfiguration = EmailConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.smsConfiguration = SmsConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.userPoolTags = sampler.map { $0.string() } }
    if sampler.isPresent() { message.adminCreateUserConfig = AdminCreateUserConfigType.sample(&sampler) }
    if sampler.isPresent() { message.userPoolAddOns = UserPoolAddOnsType.sample(&sampler) }
    if sampler.isPresent() { message.dcrConfiguration = DcrConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.accountRecoverySetting = AccountRecoverySettingType.sample(&sampler) }
    if sampler.isPresent() { message.poolName = sampler.string() }
    if sampler.isPresent() { message.userPoolTier = sampler.string() }
    if sampler.isPresent() { message.keyConfiguration = KeyConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.issuerConfiguration = IssuerConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.acrConfiguration = sampler.map { AcrLevelConfigType.sample(&$0) } }
    return message
  }
}

extension UpdateUserPoolResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateUserPoolResponse {
    UpdateUserPoolResponse()
  }
}

extension DeleteUserPoolRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteUserPoolRequest {
    var message: DeleteUserPoolRequest = DeleteUserPoolRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    return message
  }
}

extension ListUserPoolsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListUserPoolsRequest {
    var message: ListUserPoolsRequest = ListUserPoolsRequest()
    if sampler.isPresent() { message.nextToken = sampler.string() }
    if sampler.isPresent() { message.maxResults = sampler.integer() }
    return message
  }
}

extension UserPoolDescriptionType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UserPoolDescriptionType {
    var message: UserPoolDescriptionType = UserPoolDescriptionType()
    if sampler.isPresent() { message.id = sampler.string() }
    if sampler.isPresent() { message.name = sampler.string() }
    if sampler.isPresent() { message.lambdaConfig = LambdaConfigType.sample(&sampler) }
    if sampler.isPresent() { message.status = sampler.string() }
    if sampler.isPresent() { message.lastModifiedDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.creationDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.replicaRegions = sampler.list { $0.string() } }
    return message
  }
}

extension ListUserPoolsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListUserPoolsResponse {
    var message: ListUserPoolsResponse = ListUserPoolsResponse()
    if sampler.isPresent() { message.userPools = sampler.list { UserPoolDescriptionType.sample(&$0) } }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension AddCustomAttributesRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AddCustomAttributesRequest {
    var message: AddCustomAttributesRequest = AddCustomAttributesRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.customAttributes = sampler.list { SchemaAttributeType.sample(&$0) } }
    return message
  }
}

extension AddCustomAttributesResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AddCustomAttributesResponse {
    AddCustomAttributesResponse()
  }
}

extension SmsMfaConfigType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SmsMfaConfigType {
    var message: SmsMfaConfigType = SmsMfaConfigType()
    if sampler.isPresent() { message.smsAuthenticationMessage = sampler.string() }
    if sampler.isPresent() { message.smsConfiguration = SmsConfigurationType.sample(&sampler) }
    return message
  }
}

extension SoftwareTokenMfaConfigType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SoftwareTokenMfaConfigType {
    var message: SoftwareTokenMfaConfigType = SoftwareTokenMfaConfigType()
    if sampler.isPresent() { message.enabled = sampler.bool() }
    return message
  }
}

extension EmailMfaConfigType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> EmailMfaConfigType {
    var message: EmailMfaConfigType = EmailMfaConfigType()
    if sampler.isPresent() { message.message = sampler.string() }
    if sampler.isPresent() { message.subject = sampler.string() }
    return message
  }
}

extension WebAuthnConfigurationType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> WebAuthnConfigurationType {
    var message: WebAuthnConfigurationType = WebAuthnConfigurationType()
    if sampler.isPresent() { message.relyingPartyId = sampler.string() }
    if sampler.isPresent() { message.userVerification = sampler.string() }
    if sampler.isPresent() { message.factorConfiguration = sampler.string() }
    return message
  }
}

extension SetUserPoolMfaConfigRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetUserPoolMfaConfigRequest {
    var message: SetUserPoolMfaConfigRequest = SetUserPoolMfaConfigRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.smsMfaConfiguration = SmsMfaConfigType.sample(&sampler) }
    if sampler.isPresent() { message.softwareTokenMfaConfiguration = SoftwareTokenMfaConfigType.sample(&sampler) }
    if sampler.isPresent() { message.emailMfaConfiguration = EmailMfaConfigType.sample(&sampler) }
    if sampler.isPresent() { message.mfaConfiguration = sampler.string() }
    if sampler.isPresent() { message.webAuthnConfiguration = WebAuthnConfigurationType.sample(&sampler) }
    return message
  }
}

extension SetUserPoolMfaConfigResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetUserPoolMfaConfigResponse {
    var message: SetUserPoolMfaConfigResponse = SetUserPoolMfaConfigResponse()
    if sampler.isPresent() { message.smsMfaConfiguration = SmsMfaConfigType.sample(&sampler) }
    if sampler.isPresent() { message.softwareTokenMfaConfiguration = SoftwareTokenMfaConfigType.sample(&sampler) }
    if sampler.isPresent() { message.emailMfaConfiguration = EmailMfaConfigType.sample(&sampler) }
    if sampler.isPresent() { message.mfaConfiguration = sampler.string() }
    if sampler.isPresent() { message.webAuthnConfiguration = WebAuthnConfigurationType.sample(&sampler) }
    return message
  }
}

extension GetUserPoolMfaConfigRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetUserPoolMfaConfigRequest {
    var message: GetUserPoolMfaConfigRequest = GetUserPoolMfaConfigRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    return message
  }
}

extension GetUserPoolMfaConfigResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetUserPoolMfaConfigResponse {
    var message: GetUserPoolMfaConfigResponse = GetUserPoolMfaConfigResponse()
    if sampler.isPresent() { message.smsMfaConfiguration = SmsMfaConfigType.sample(&sampler) }
    if sampler.isPresent() { message.softwareTokenMfaConfiguration = SoftwareTokenMfaConfigType.sample(&sampler) }
    if sampler.isPresent() { message.emailMfaConfiguration = EmailMfaConfigType.sample(&sampler) }
    if sampler.isPresent() { message.mfaConfiguration = sampler.string() }
    if sampler.isPresent() { message.webAuthnConfiguration = WebAuthnConfigurationType.sample(&sampler) }
    return message
  }
}

extension DeleteUserPoolResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteUserPoolResponse {
    DeleteUserPoolResponse()
  }
}

extension TokenValidityUnitsType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> TokenValidityUnitsType {
    var message: TokenValidityUnitsType = TokenValidityUnitsType()
    if sampler.isPresent() { message.accessToken = sampler.string() }
    if sampler.isPresent() { message.idToken = sampler.string() }
    if sampler.isPresent() { message.refreshToken = sampler.string() }
    return message
  }
}

extension AnalyticsConfigurationType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AnalyticsConfigurationType {
    var message: AnalyticsConfigurationType = AnalyticsConfigurationType()
    if sampler.isPresent() { message.applicationId = sampler.string() }
    if sampler.isPresent() { message.applicationArn = sampler.string() }
    if sampler.isPresent() { message.roleArn = sampler.string() }
    if sampler.isPresent() { message.externalId = sampler.string() }
    if sampler.isPresent() { message.userDataShared = sampler.bool() }
    return message
  }
}

extension RefreshTokenRotationType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> RefreshTokenRotationType {
    var message: RefreshTokenRotationType = RefreshTokenRotationType()
    if sampler.isPresent() { message.feature = sampler.string() }
    if sampler.isPresent() { message.retryGracePeriodSeconds = sampler.integer() }
    return message
  }
}

extension CreateUserPoolClientRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CreateUserPoolClientRequest {
    var message: CreateUserPoolClientRequest = CreateUserPoolClientRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientName = sampler.string() }
    if sampler.isPresent() { message.generateSecret = sampler.bool() }
    if sampler.isPresent() { message.clientSecret = sampler.text() }
    if sampler.isPresent() { message.refreshTokenValidity = sampler.integer() }
    if sampler.isPresent() { message.accessTokenValidity = sampler.integer() }
    if sampler.isPresent() { message.idTokenValidity = sampler.integer() }
    if sampler.isPresent() { message.tokenValidityUnits = TokenValidityUnitsType.sample(&sampler) }
    if sampler.isPresent() { message.readAttributes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.writeAttributes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.explicitAuthFlows = sampler.list { $0.string() } }
    if sampler.isPresent() { message.supportedIdentityProviders = sampler.list { $0.string() } }
    if sampler.isPresent() { message.callbackUrls = sampler.list { $0.string() } }
    if sampler.isPresent() { message.logoutUrls = sampler.list { $0.string() } }
    if sampler.isPresent() { message.defaultRedirectUri = sampler.string() }
    if sampler.isPresent() { message.allowedOAuthFlows = sampler.list { $0.string() } }
    if sampler.isPresent() { message.allowedOAuthScopes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.allowedOAuthFlowsUserPoolClient = sampler.bool() }
    if sampler.isPresent() { message.analyticsConfiguration = AnalyticsConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.preventUserExistenceErrors = sampler.string() }
    if sampler.isPresent() { message.enableTokenRevocation = sampler.bool() }
    if sampler.isPresent() { message.enablePropagateAdditionalUserContextData = sampler.bool() }
    if sampler.isPresent() { message.authSessionValidity = sampler.integer() }
    if sampler.isPresent() { message.refreshTokenRotation = RefreshTokenRotationType.sample(&sampler) }
    return message
  }
}

extension UserPoolClientType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UserPoolClientType {
    var message: UserPoolClientType = UserPoolClientType()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientName = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.clientSecret = sampler.text() }
    if sampler.isPresent() { message.lastModifiedDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.creationDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.refreshTokenValidity = sampler.integer() }
    if sampler.isPresent() { message.accessTokenValidity = sampler.integer() }
    if sampler.isPresent() { message.idTokenValidity = sampler.integer() }
    if sampler.isPresent() { message.tokenValidityUnits = TokenValidityUnitsType.sample(&sampler) }
    if sampler.isPresent() { message.readAttributes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.writeAttributes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.explicitAuthFlows = sampler.list { $0.string() } }
    if sampler.isPresent() { message.supportedIdentityProviders = sampler.list { $0.string() } }
    if sampler.isPresent() { message.callbackUrls = sampler.list { $0.string() } }
    if sampler.isPresent() { message.logoutUrls = sampler.list { $0.string() } }
    if sampler.isPresent() { message.defaultRedirectUri = sampler.string() }
    if sampler.isPresent() { message.allowedOAuthFlows = sampler.list { $0.string() } }
    if sampler.isPresent() { message.allowedOAuthScopes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.allowedOAuthFlowsUserPoolClient = sampler.bool() }
    if sampler.isPresent() { message.analyticsConfiguration = AnalyticsConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.preventUserExistenceErrors = sampler.string() }
    if sampler.isPresent() { message.enableTokenRevocation = sampler.bool() }
    if sampler.isPresent() { message.enablePropagateAdditionalUserContextData = sampler.bool() }
    if sampler.isPresent() { message.authSessionValidity = sampler.integer() }
    if sampler.isPresent() { message.refreshTokenRotation = RefreshTokenRotationType.sample(&sampler) }
    if sampler.isPresent() { message.clientType = sampler.string() }
    return message
  }
}

extension CreateUserPoolClientResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CreateUserPoolClientResponse {
    var message: CreateUserPoolClientResponse = CreateUserPoolClientResponse()
    if sampler.isPresent() { message.userPoolClient = UserPoolClientType.sample(&sampler) }
    return message
  }
}

extension DescribeUserPoolClientRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeUserPoolClientRequest {
    var message: DescribeUserPoolClientRequest = DescribeUserPoolClientRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    return message
  }
}

extension DescribeUserPoolClientResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeUserPoolClientResponse {
    var message: DescribeUserPoolClientResponse = DescribeUserPoolClientResponse()
    if sampler.isPresent() { message.userPoolClient = UserPoolClientType.sample(&sampler) }
    return message
  }
}

extension UpdateUserPoolClientRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateUserPoolClientRequest {
    var message: UpdateUserPoolClientRequest = UpdateUserPoolClientRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.clientName = sampler.string() }
    if sampler.isPresent() { message.refreshTokenValidity = sampler.integer() }
    if sampler.isPresent() { message.accessTokenValidity = sampler.integer() }
    if sampler.isPresent() { message.idTokenValidity = sampler.integer() }
    if sampler.isPresent() { message.tokenValidityUnits = TokenValidityUnitsType.sample(&sampler) }
    if sampler.isPresent() { message.readAttributes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.writeAttributes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.explicitAuthFlows = sampler.list { $0.string() } }
    if sampler.isPresent() { message.supportedIdentityProviders = sampler.list { $0.string() } }
    if sampler.isPresent() { message.callbackUrls = sampler.list { $0.string() } }
    if sampler.isPresent() { message.logoutUrls = sampler.list { $0.string() } }
    if sampler.isPresent() { message.defaultRedirectUri = sampler.string() }
    if sampler.isPresent() { message.allowedOAuthFlows = sampler.list { $0.string() } }
    if sampler.isPresent() { message.allowedOAuthScopes = sampler.list { $0.string() } }
    if sampler.isPresent() { message.allowedOAuthFlowsUserPoolClient = sampler.bool() }
    if sampler.isPresent() { message.analyticsConfiguration = AnalyticsConfigurationType.sample(&sampler) }
    if sampler.isPresent() { message.preventUserExistenceErrors = sampler.string() }
    if sampler.isPresent() { message.enableTokenRevocation = sampler.bool() }
    if sampler.isPresent() { message.enablePropagateAdditionalUserContextData = sampler.bool() }
    if sampler.isPresent() { message.authSessionValidity = sampler.integer() }
    if sampler.isPresent() { message.refreshTokenRotation = RefreshTokenRotationType.sample(&sampler) }
    return message
  }
}

extension UpdateUserPoolClientResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateUserPoolClientResponse {
    var message: UpdateUserPoolClientResponse = UpdateUserPoolClientResponse()
    if sampler.isPresent() { message.userPoolClient = UserPoolClientType.sample(&sampler) }
    return message
  }
}

extension DeleteUserPoolClientRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteUserPoolClientRequest {
    var message: DeleteUserPoolClientRequest = DeleteUserPoolClientRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    return message
  }
}

extension ListUserPoolClientsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListUserPoolClientsRequest {
    var message: ListUserPoolClientsRequest = ListUserPoolClientsRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.maxResults = sampler.integer() }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    if sampler.isPresent() { message.clientType = sampler.string() }
    return message
  }
}

extension UserPoolClientDescription: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UserPoolClientDescription {
    var message: UserPoolClientDescription = UserPoolClientDescription()
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientName = sampler.string() }
    return message
  }
}

extension ListUserPoolClientsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListUserPoolClientsResponse {
    var message: ListUserPoolClientsResponse = ListUserPoolClientsResponse()
    if sampler.isPresent() { message.userPoolClients = sampler.list { UserPoolClientDescription.sample(&$0) } }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension AddUserPoolClientSecretRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AddUserPoolClientSecretRequest {
    var message: AddUserPoolClientSecretRequest = AddUserPoolClientSecretRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.clientSecret = sampler.text() }
    return message
  }
}

extension ClientSecretDescriptorType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ClientSecretDescriptorType {
    var message: ClientSecretDescriptorType = ClientSecretDescriptorType()
    if sampler.isPresent() { message.clientSecretId = sampler.string() }
    if sampler.isPresent() { message.clientSecretValue = sampler.text() }
    if sampler.isPresent() { message.clientSecretCreateDateUnixMillis = sampler.instant() }
    return message
  }
}

extension AddUserPoolClientSecretResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AddUserPoolClientSecretResponse {
    var message: AddUserPoolClientSecretResponse = AddUserPoolClientSecretResponse()
    if sampler.isPresent() { message.clientSecretDescriptor = ClientSecretDescriptorType.sample(&sampler) }
    return message
  }
}

extension ListUserPoolClientSecretsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListUserPoolClientSecretsRequest {
    var message: ListUserPoolClientSecretsRequest = ListUserPoolClientSecretsRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension ListUserPoolClientSecretsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListUserPoolClientSecretsResponse {
    var message: ListUserPoolClientSecretsResponse = ListUserPoolClientSecretsResponse()
    if sampler.isPresent() { message.clientSecrets = sampler.list { ClientSecretDescriptorType.sample(&$0) } }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension DeleteUserPoolClientSecretRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteUserPoolClientSecretRequest {
    var message: DeleteUserPoolClientSecretRequest = DeleteUserPoolClientSecretRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.clientSecretId = sampler.string() }
    return message
  }
}

extension DeleteUserPoolClientSecretResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteUserPoolClientSecretResponse {
    DeleteUserPoolClientSecretResponse()
  }
}

extension DeleteUserPoolClientResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteUserPoolClientResponse {
    DeleteUserPoolClientResponse()
  }
}

extension TagResourceRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> TagResourceRequest {
    var message: TagResourceRequest = TagResourceRequest()
    if sampler.isPresent() { message.resourceArn = sampler.string() }
    if sampler.isPresent() { message.tags = sampler.map { $0.string() } }
    return message
  }
}

extension TagResourceResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> TagResourceResponse {
    TagResourceResponse()
  }
}

extension UntagResourceRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UntagResourceRequest {
    var message: UntagResourceRequest = UntagResourceRequest()
    if sampler.isPresent() { message.resourceArn = sampler.string() }
    if sampler.isPresent() { message.tagKeys = sampler.list { $0.string() } }
    return message
  }
}

extension UntagResourceResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UntagResourceResponse {
    UntagResourceResponse()
  }
}

extension ListTagsForResourceRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListTagsForResourceRequest {
    var message: ListTagsForResourceRequest = ListTagsForResourceRequest()
    if sampler.isPresent() { message.resourceArn = sampler.string() }
    return message
  }
}

extension ListTagsForResourceResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListTagsForResourceResponse {
    var message: ListTagsForResourceResponse = ListTagsForResourceResponse()
    if sampler.isPresent() { message.tags = sampler.map { $0.string() } }
    return message
  }
}

extension ConfirmSignUpByLinkRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ConfirmSignUpByLinkRequest {
    var message: ConfirmSignUpByLinkRequest = ConfirmSignUpByLinkRequest()
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.text() }
    if sampler.isPresent() { message.confirmationCode = sampler.text() }
    return message
  }
}

extension ConfirmSignUpByLinkResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ConfirmSignUpByLinkResponse {
    var message: ConfirmSignUpByLinkResponse = ConfirmSignUpByLinkResponse()
    if sampler.isPresent() { message.outcome = sampler.string() }
    return message
  }
}

extension InvokeFunctionRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> InvokeFunctionRequest {
    var message: InvokeFunctionRequest = InvokeFunctionRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.trigger = sampler.string() }
    if sampler.isPresent() { message.event = sampler.bytes() }
    return message
  }
}

extension InvokeFunctionResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> InvokeFunctionResponse {
    var message: InvokeFunctionResponse = InvokeFunctionResponse()
    if sampler.isPresent() { message.function = sampler.string() }
    if sampler.isPresent() { message.answer = sampler.bytes() }
    if sampler.isPresent() { message.failure = sampler.text() }
    if sampler.isPresent() { message.tookMicros = sampler.integer() }
    return message
  }
}

extension InteractionCall: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> InteractionCall {
    var message: InteractionCall = InteractionCall()
    if sampler.isPresent() { message.authorization = sampler.text() }
    if sampler.isPresent() { message.proof = sampler.text() }
    if sampler.isPresent() { message.method = sampler.string() }
    if sampler.isPresent() { message.address = sampler.text() }
    if sampler.isPresent() { message.body = sampler.bytes() }
    return message
  }
}

extension StartInteractionRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> StartInteractionRequest {
    var message: StartInteractionRequest = StartInteractionRequest()
    if sampler.isPresent() { message.call = InteractionCall.sample(&sampler) }
    return message
  }
}

extension StartInteractionResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> StartInteractionResponse {
    var message: StartInteractionResponse = StartInteractionResponse()
    if sampler.isPresent() { message.sessionId = sampler.string() }
    if sampler.isPresent() { message.handle = sampler.text() }
    if sampler.isPresent() { message.version = sampler.integer() }
    if sampler.isPresent() { message.expiresAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.link = sampler.string() }
    if sampler.isPresent() { message.comparison = sampler.string() }
    return message
  }
}

extension GetInteractionRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> GetInteractionRequest {
    var message: GetInteractionRequest = GetInteractionRequest()
    if sampler.isPresent() { message.call = InteractionCall.sample(&sampler) }
    if sampler.isPresent() { message.sessionId = sampler.string() }
    if sampler.isPresent() { message.isPoll = sampler.bool() }
    return message
  }
}

extension InteractionState: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> InteractionState {
    var message: InteractionState = InteractionState()
    if sampler.isPresent() { message.state = sampler.string() }
    if sampler.isPresent() { message.version = sampler.integer() }
    if sampler.isPresent() { message.kind = sampler.string() }
    if sampler.isPresent() { message.expiresAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.reason = sampler.string() }
    if sampler.isPresent() { message.userSub = sampler.string() }
    if sampler.isPresent() { message.username = sampler.text() }
    if sampler.isPresent() { message.account = sampler.string() }
    if sampler.isPresent() { message.userInput = sampler.text() }
    if sampler.isPresent() { message.secondFactor = sampler.string() }
    if sampler.isPresent() { message.amr = sampler.list { $0.string() } }
    if sampler.isPresent() { message.isFinal = sampler.bool() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    return message
  }
}

extension CancelInteractionRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> CancelInteractionRequest {
    var message: CancelInteractionRequest = CancelInteractionRequest()
    if sampler.isPresent() { message.call = InteractionCall.sample(&sampler) }
    if sampler.isPresent() { message.sessionId = sampler.string() }
    return message
  }
}

extension ShowInteractionEvidenceRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ShowInteractionEvidenceRequest {
    var message: ShowInteractionEvidenceRequest = ShowInteractionEvidenceRequest()
    if sampler.isPresent() { message.call = InteractionCall.sample(&sampler) }
    if sampler.isPresent() { message.sessionId = sampler.string() }
    return message
  }
}

extension ShowInteractionEvidenceResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ShowInteractionEvidenceResponse {
    var message: ShowInteractionEvidenceResponse = ShowInteractionEvidenceResponse()
    if sampler.isPresent() { message.decision = sampler.text() }
    if sampler.isPresent() { message.key = sampler.string() }
    if sampler.isPresent() { message.shown = sampler.text() }
    if sampler.isPresent() { message.userInput = sampler.text() }
    if sampler.isPresent() { message.state = sampler.string() }
    if sampler.isPresent() { message.kind = sampler.string() }
    if sampler.isPresent() { message.secondFactor = sampler.string() }
    return message
  }
}

extension LocateInteractionRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> LocateInteractionRequest {
    var message: LocateInteractionRequest = LocateInteractionRequest()
    if sampler.isPresent() { message.sessionId = sampler.string() }
    return message
  }
}

extension LocateInteractionResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> LocateInteractionResponse {
    var message: LocateInteractionResponse = LocateInteractionResponse()
    if sampler.isPresent() { message.link = sampler.string() }
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.serverName = sampler.text() }
    return message
  }
}

extension InteractionAccount: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> InteractionAccount {
    var message: InteractionAccount = InteractionAccount()
    if sampler.isPresent() { message.account = sampler.string() }
    if sampler.isPresent() { message.displayName = sampler.text() }
    if sampler.isPresent() { message.model = sampler.text() }
    if sampler.isPresent() { message.createdAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.lastUsedAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.isHeadless = sampler.bool() }
    return message
  }
}

extension OpenInteractionRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> OpenInteractionRequest {
    var message: OpenInteractionRequest = OpenInteractionRequest()
    if sampler.isPresent() { message.call = InteractionCall.sample(&sampler) }
    if sampler.isPresent() { message.sessionId = sampler.string() }
    return message
  }
}

extension OpenInteractionResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> OpenInteractionResponse {
    var message: OpenInteractionResponse = OpenInteractionResponse()
    if sampler.isPresent() { message.shown = sampler.document() }
    if sampler.isPresent() { message.digest = sampler.string() }
    if sampler.isPresent() { message.accounts = sampler.list { InteractionAccount.sample(&$0) } }
    if sampler.isPresent() { message.isConfirmationNeeded = sampler.bool() }
    if sampler.isPresent() { message.isSecondFactorNeeded = sampler.bool() }
    if sampler.isPresent() { message.state = sampler.string() }
    if sampler.isPresent() { message.expiresAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.version = sampler.integer() }
    if sampler.isPresent() { message.comparison = sampler.string() }
    if sampler.isPresent() { message.comparisonDigits = sampler.string() }
    return message
  }
}

extension ConfirmInteractionRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ConfirmInteractionRequest {
    var message: ConfirmInteractionRequest = ConfirmInteractionRequest()
    if sampler.isPresent() { message.call = InteractionCall.sample(&sampler) }
    if sampler.isPresent() { message.sessionId = sampler.string() }
    return message
  }
}

extension DeclineInteractionRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DeclineInteractionRequest {
    var message: DeclineInteractionRequest = DeclineInteractionRequest()
    if sampler.isPresent() { message.call = InteractionCall.sample(&sampler) }
    if sampler.isPresent() { message.sessionId = sampler.string() }
    return message
  }
}

extension AnswerInteractionFactorRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AnswerInteractionFactorRequest {
    var message: AnswerInteractionFactorRequest = AnswerInteractionFactorRequest()
    if sampler.isPresent() { message.call = InteractionCall.sample(&sampler) }
    if sampler.isPresent() { message.sessionId = sampler.string() }
    return message
  }
}

extension CancelInteractionFactorRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> CancelInteractionFactorRequest {
    var message: CancelInteractionFactorRequest = CancelInteractionFactorRequest()
    if sampler.isPresent() { message.call = InteractionCall.sample(&sampler) }
    if sampler.isPresent() { message.sessionId = sampler.string() }
    return message
  }
}

extension InteractionProgress: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> InteractionProgress {
    var message: InteractionProgress = InteractionProgress()
    if sampler.isPresent() { message.state = sampler.string() }
    if sampler.isPresent() { message.flowId = sampler.string() }
    if sampler.isPresent() { message.secondFactorInfo = InteractionFactor.sample(&sampler) }
    if sampler.isPresent() { message.isStopped = sampler.bool() }
    if sampler.isPresent() { message.account = sampler.string() }
    if sampler.isPresent() { message.serverProof = sampler.text() }
    if sampler.isPresent() { message.version = sampler.integer() }
    if sampler.isPresent() { message.expiresAtUnixMillis = sampler.integer() }
    return message
  }
}

extension InteractionFactor: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> InteractionFactor {
    var message: InteractionFactor = InteractionFactor()
    if sampler.isPresent() { message.context = sampler.string() }
    if sampler.isPresent() { message.result = sampler.string() }
    if sampler.isPresent() { message.retry = sampler.bool() }
    if sampler.isPresent() { message.isBlocked = sampler.bool() }
    if sampler.isPresent() { message.maxAttempts = sampler.integer() }
    if sampler.isPresent() { message.failedAttempts = sampler.integer() }
    if sampler.isPresent() { message.penalisedFor = sampler.integer() }
    if sampler.isPresent() { message.showBiometrics = sampler.bool() }
    if sampler.isPresent() { message.isPinRequired = sampler.bool() }
    if sampler.isPresent() { message.challenge = InteractionChallenge.sample(&sampler) }
    if sampler.isPresent() { message.reason = sampler.string() }
    return message
  }
}

extension InteractionChallenge: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> InteractionChallenge {
    var message: InteractionChallenge = InteractionChallenge()
    if sampler.isPresent() { message.block = sampler.string() }
    if sampler.isPresent() { message.salt = sampler.string() }
    if sampler.isPresent() { message.serverPublic = sampler.string() }
    if sampler.isPresent() { message.expiresAtUnixMillis = sampler.integer() }
    return message
  }
}

extension InteractionInstanceRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> InteractionInstanceRequest {
    var message: InteractionInstanceRequest = InteractionInstanceRequest()
    if sampler.isPresent() { message.call = InteractionCall.sample(&sampler) }
    return message
  }
}

extension InteractionInstance: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> InteractionInstance {
    var message: InteractionInstance = InteractionInstance()
    if sampler.isPresent() { message.instanceId = sampler.string() }
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.serverName = sampler.text() }
    if sampler.isPresent() { message.serverLogoUrl = sampler.text() }
    if sampler.isPresent() { message.policy = InteractionPolicy.sample(&sampler) }
    if sampler.isPresent() { message.accounts = sampler.list { InteractionAccount.sample(&$0) } }
    if sampler.isPresent() { message.secondFactorInfo = InteractionFactor.sample(&sampler) }
    if sampler.isPresent() { message.name = sampler.text() }
    return message
  }
}

extension InteractionPolicy: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> InteractionPolicy {
    var message: InteractionPolicy = InteractionPolicy()
    if sampler.isPresent() { message.attempts = sampler.integer() }
    if sampler.isPresent() { message.penalty = sampler.string() }
    if sampler.isPresent() { message.minLength = sampler.integer() }
    if sampler.isPresent() { message.maxLength = sampler.integer() }
    if sampler.isPresent() { message.weak = sampler.list { $0.string() } }
    if sampler.isPresent() { message.biometricsWithoutPin = sampler.integer() }
    if sampler.isPresent() { message.daysWithoutPin = sampler.integer() }
    if sampler.isPresent() { message.biometricsDisabled = sampler.bool() }
    if sampler.isPresent() { message.noPinChangeByBiometric = sampler.bool() }
    if sampler.isPresent() { message.blockAllWhenPinBlocked = sampler.bool() }
    if sampler.isPresent() { message.attestation = sampler.string() }
    if sampler.isPresent() { message.confirm = sampler.string() }
    if sampler.isPresent() { message.first = sampler.string() }
    if sampler.isPresent() { message.appLogin = sampler.integer() }
    if sampler.isPresent() { message.appLoginInactivity = sampler.integer() }
    if sampler.isPresent() { message.alwaysWithoutAppLogin = sampler.bool() }
    if sampler.isPresent() { message.autoSelect = sampler.bool() }
    if sampler.isPresent() { message.singleAccount = sampler.bool() }
    if sampler.isPresent() { message.headless = sampler.bool() }
    if sampler.isPresent() { message.timeout = sampler.integer() }
    if sampler.isPresent() { message.protocol = sampler.list { $0.string() } }
    return message
  }
}

extension RemoveInteractionInstanceResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RemoveInteractionInstanceResponse {
    RemoveInteractionInstanceResponse()
  }
}

extension InteractionFlowRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> InteractionFlowRequest {
    var message: InteractionFlowRequest = InteractionFlowRequest()
    if sampler.isPresent() { message.call = InteractionCall.sample(&sampler) }
    if sampler.isPresent() { message.flowId = sampler.string() }
    return message
  }
}

extension RemoveInteractionAccountRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RemoveInteractionAccountRequest {
    var message: RemoveInteractionAccountRequest = RemoveInteractionAccountRequest()
    if sampler.isPresent() { message.call = InteractionCall.sample(&sampler) }
    if sampler.isPresent() { message.account = sampler.string() }
    return message
  }
}

extension ListInteractionSessionsRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListInteractionSessionsRequest {
    var message: ListInteractionSessionsRequest = ListInteractionSessionsRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    return message
  }
}

extension ShownInteraction: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ShownInteraction {
    var message: ShownInteraction = ShownInteraction()
    if sampler.isPresent() { message.sessionId = sampler.string() }
    if sampler.isPresent() { message.kind = sampler.string() }
    if sampler.isPresent() { message.state = sampler.string() }
    if sampler.isPresent() { message.reason = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.text() }
    if sampler.isPresent() { message.account = sampler.string() }
    if sampler.isPresent() { message.createdAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.expiresAtUnixMillis = sampler.integer() }
    return message
  }
}

extension ListInteractionSessionsResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListInteractionSessionsResponse {
    var message: ListInteractionSessionsResponse = ListInteractionSessionsResponse()
    if sampler.isPresent() { message.sessions = sampler.list { ShownInteraction.sample(&$0) } }
    return message
  }
}

extension ShowInteractionSessionRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ShowInteractionSessionRequest {
    var message: ShowInteractionSessionRequest = ShowInteractionSessionRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sessionId = sampler.string() }
    return message
  }
}

extension ShowInteractionSessionResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ShowInteractionSessionResponse {
    var message: ShowInteractionSessionResponse = ShowInteractionSessionResponse()
    if sampler.isPresent() { message.session = ShownInteraction.sample(&sampler) }
    if sampler.isPresent() { message.decision = sampler.text() }
    if sampler.isPresent() { message.digest = sampler.string() }
    if sampler.isPresent() { message.secondFactor = sampler.string() }
    if sampler.isPresent() { message.key = sampler.string() }
    if sampler.isPresent() { message.shown = sampler.text() }
    if sampler.isPresent() { message.userInput = sampler.text() }
    return message
  }
}

extension ListInteractionAccountsRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListInteractionAccountsRequest {
    var message: ListInteractionAccountsRequest = ListInteractionAccountsRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    return message
  }
}

extension ShownInteractionAccount: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ShownInteractionAccount {
    var message: ShownInteractionAccount = ShownInteractionAccount()
    if sampler.isPresent() { message.account = sampler.string() }
    if sampler.isPresent() { message.instanceId = sampler.string() }
    if sampler.isPresent() { message.displayName = sampler.text() }
    if sampler.isPresent() { message.model = sampler.text() }
    if sampler.isPresent() { message.createdAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.lastUsedAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.isHeadless = sampler.bool() }
    if sampler.isPresent() { message.isBlocked = sampler.bool() }
    if sampler.isPresent() { message.failedAttempts = sampler.integer() }
    return message
  }
}

extension ListInteractionAccountsResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListInteractionAccountsResponse {
    var message: ListInteractionAccountsResponse = ListInteractionAccountsResponse()
    if sampler.isPresent() { message.accounts = sampler.list { ShownInteractionAccount.sample(&$0) } }
    return message
  }
}

extension UnblockInteractionAccountRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> UnblockInteractionAccountRequest {
    var message: UnblockInteractionAccountRequest = UnblockInteractionAccountRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.account = sampler.string() }
    return message
  }
}

extension UnblockInteractionAccountResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> UnblockInteractionAccountResponse {
    UnblockInteractionAccountResponse()
  }
}

extension AwaitedInteraction: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AwaitedInteraction {
    var message: AwaitedInteraction = AwaitedInteraction()
    if sampler.isPresent() { message.sessionId = sampler.string() }
    if sampler.isPresent() { message.afterVersion = sampler.integer() }
    return message
  }
}

extension AwaitInteractionsRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AwaitInteractionsRequest {
    var message: AwaitInteractionsRequest = AwaitInteractionsRequest()
    if sampler.isPresent() { message.sessions = sampler.list { AwaitedInteraction.sample(&$0) } }
    if sampler.isPresent() { message.waitMillis = sampler.integer() }
    return message
  }
}

extension AwaitInteractionsResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AwaitInteractionsResponse {
    var message: AwaitInteractionsResponse = AwaitInteractionsResponse()
    if sampler.isPresent() { message.changed = sampler.list { $0.string() } }
    return message
  }
}

extension AwaitInteractionInboxRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AwaitInteractionInboxRequest {
    var message: AwaitInteractionInboxRequest = AwaitInteractionInboxRequest()
    if sampler.isPresent() { message.call = InteractionCall.sample(&sampler) }
    if sampler.isPresent() { message.continuation = sampler.bytes() }
    if sampler.isPresent() { message.waitMillis = sampler.integer() }
    if sampler.isPresent() { message.cursor = sampler.string() }
    return message
  }
}

extension InteractionInbox: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> InteractionInbox {
    var message: InteractionInbox = InteractionInbox()
    if sampler.isPresent() { message.sessions = sampler.list { InboxInteraction.sample(&$0) } }
    if sampler.isPresent() { message.continuation = sampler.bytes() }
    if sampler.isPresent() { message.cursor = sampler.string() }
    return message
  }
}

extension InboxInteraction: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> InboxInteraction {
    var message: InboxInteraction = InboxInteraction()
    if sampler.isPresent() { message.sessionId = sampler.string() }
    if sampler.isPresent() { message.kind = sampler.string() }
    if sampler.isPresent() { message.link = sampler.string() }
    if sampler.isPresent() { message.createdAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.expiresAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.account = sampler.string() }
    return message
  }
}

extension RedeemInteractionRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RedeemInteractionRequest {
    var message: RedeemInteractionRequest = RedeemInteractionRequest()
    if sampler.isPresent() { message.call = InteractionCall.sample(&sampler) }
    if sampler.isPresent() { message.sessionId = sampler.string() }
    return message
  }
}

extension RedeemInteractionResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RedeemInteractionResponse {
    var message: RedeemInteractionResponse = RedeemInteractionResponse()
    if sampler.isPresent() { message.authenticationResult = AuthenticationResultType.sample(&sampler) }
    return message
  }
}

extension ListOutboxMessagesRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListOutboxMessagesRequest {
    var message: ListOutboxMessagesRequest = ListOutboxMessagesRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.limit = sampler.integer() }
    if sampler.isPresent() { message.state = sampler.string() }
    return message
  }
}

extension OutboxMessage: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> OutboxMessage {
    var message: OutboxMessage = OutboxMessage()
    if sampler.isPresent() { message.messageId = sampler.string() }
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.deliveryMedium = sampler.string() }
    if sampler.isPresent() { message.destination = sampler.string() }
    if sampler.isPresent() { message.purpose = sampler.string() }
    if sampler.isPresent() { message.code = sampler.bytes() }
    if sampler.isPresent() { message.subject = sampler.string() }
    if sampler.isPresent() { message.body = sampler.bytes() }
    if sampler.isPresent() { message.createdAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.state = sampler.string() }
    if sampler.isPresent() { message.attempts = sampler.integer() }
    if sampler.isPresent() { message.nextAttemptAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.sentAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.lastError = sampler.string() }
    return message
  }
}

extension ListOutboxMessagesResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListOutboxMessagesResponse {
    var message: ListOutboxMessagesResponse = ListOutboxMessagesResponse()
    if sampler.isPresent() { message.messages = sampler.list { OutboxMessage.sample(&$0) } }
    return message
  }
}

extension RefusedRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RefusedRequest {
    var message: RefusedRequest = RefusedRequest()
    if sampler.isPresent() { message.atUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.requestId = sampler.string() }
    if sampler.isPresent() { message.operation = sampler.string() }
    if sampler.isPresent() { message.accessKeyId = sampler.string() }
    if sampler.isPresent() { message.isKeyProved = sampler.bool() }
    if sampler.isPresent() { message.sourceIp = sampler.string() }
    if sampler.isPresent() { message.userAgent = sampler.string() }
    if sampler.isPresent() { message.exception = sampler.string() }
    if sampler.isPresent() { message.reason = sampler.string() }
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.isIdentity = sampler.bool() }
    return message
  }
}

extension UnrecordedRefusals: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> UnrecordedRefusals {
    var message: UnrecordedRefusals = UnrecordedRefusals()
    if sampler.isPresent() { message.requestId = sampler.string() }
    if sampler.isPresent() { message.count = sampler.integer() }
    if sampler.isPresent() { message.firstUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.lastUnixMillis = sampler.integer() }
    return message
  }
}

extension RecordRefusalsRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RecordRefusalsRequest {
    var message: RecordRefusalsRequest = RecordRefusalsRequest()
    if sampler.isPresent() { message.refusals = sampler.list { RefusedRequest.sample(&$0) } }
    if sampler.isPresent() { message.unrecorded = UnrecordedRefusals.sample(&sampler) }
    return message
  }
}

extension RecordRefusalsResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RecordRefusalsResponse {
    RecordRefusalsResponse()
  }
}

extension ShowUserSessionsRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ShowUserSessionsRequest {
    var message: ShowUserSessionsRequest = ShowUserSessionsRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    return message
  }
}

extension ShownSession: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ShownSession {
    var message: ShownSession = ShownSession()
    if sampler.isPresent() { message.sessionId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.createdAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.lastActiveAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.expiresAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.installation = sampler.string() }
    if sampler.isPresent() { message.ipAddress = sampler.string() }
    if sampler.isPresent() { message.deviceType = sampler.string() }
    return message
  }
}

extension ShowUserSessionsResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ShowUserSessionsResponse {
    var message: ShowUserSessionsResponse = ShowUserSessionsResponse()
    if sampler.isPresent() { message.sessions = sampler.list { ShownSession.sample(&$0) } }
    return message
  }
}

extension EndUserSessionRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> EndUserSessionRequest {
    var message: EndUserSessionRequest = EndUserSessionRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.sessionId = sampler.string() }
    return message
  }
}

extension EndUserSessionResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> EndUserSessionResponse {
    EndUserSessionResponse()
  }
}

extension SetSignInSwitchRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SetSignInSwitchRequest {
    var message: SetSignInSwitchRequest = SetSignInSwitchRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.value = sampler.string() }
    return message
  }
}

extension SetSignInSwitchResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SetSignInSwitchResponse {
    SetSignInSwitchResponse()
  }
}

extension ExplainRefreshRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ExplainRefreshRequest {
    var message: ExplainRefreshRequest = ExplainRefreshRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.signedInSeconds = sampler.integer() }
    if sampler.isPresent() { message.lastRefreshSeconds = sampler.integer() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    return message
  }
}

extension ExplainedCheck: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ExplainedCheck {
    var message: ExplainedCheck = ExplainedCheck()
    if sampler.isPresent() { message.name = sampler.string() }
    if sampler.isPresent() { message.verdict = sampler.string() }
    if sampler.isPresent() { message.reason = sampler.string() }
    return message
  }
}

extension ExplainRefreshResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ExplainRefreshResponse {
    var message: ExplainRefreshResponse = ExplainRefreshResponse()
    if sampler.isPresent() { message.checks = sampler.list { ExplainedCheck.sample(&$0) } }
    if sampler.isPresent() { message.refusal = sampler.string() }
    return message
  }
}

extension SealedSignInState: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SealedSignInState {
    var message: SealedSignInState = SealedSignInState()
    if sampler.isPresent() { message.id = sampler.bytes() }
    if sampler.isPresent() { message.username = sampler.text() }
    if sampler.isPresent() { message.sub = sampler.text() }
    if sampler.isPresent() { message.enteredName = sampler.text() }
    if sampler.isPresent() { message.deviceKey = sampler.text() }
    if sampler.isPresent() { message.salt = sampler.bytes() }
    if sampler.isPresent() { message.clientPublic = sampler.bytes() }
    if sampler.isPresent() { message.answeredChallenge = sampler.bytes() }
    if sampler.isPresent() { message.isAdministrators = sampler.bool() }
    if sampler.isPresent() { message.isFactorGiven = sampler.bool() }
    if sampler.isPresent() { message.isWithoutPassword = sampler.bool() }
    if sampler.isPresent() { message.expiresAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.customFlow = CustomFlowState.sample(&sampler) }
    if sampler.isPresent() { message.proofs = sampler.list { ProofState.sample(&$0) } }
    if sampler.isPresent() { message.door = sampler.string() }
    if sampler.isPresent() { message.passwordVerifier = PasswordVerifierState.sample(&sampler) }
    if sampler.isPresent() { message.newPasswordRequired = NewPasswordRequiredState.sample(&sampler) }
    if sampler.isPresent() { message.secondFactor = SecondFactorState.sample(&sampler) }
    if sampler.isPresent() { message.selectMfaType = SelectMfaTypeState.sample(&sampler) }
    if sampler.isPresent() { message.factorSetUp = FactorSetUpState.sample(&sampler) }
    if sampler.isPresent() { message.deviceProof = DeviceProofState.sample(&sampler) }
    if sampler.isPresent() { message.customChallenge = CustomChallengeState.sample(&sampler) }
    if sampler.isPresent() { message.selectChallenge = SelectChallengeState.sample(&sampler) }
    if sampler.isPresent() { message.firstFactorCode = FirstFactorCodeState.sample(&sampler) }
    return message
  }
}

extension CustomFlowState: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> CustomFlowState {
    var message: CustomFlowState = CustomFlowState()
    if sampler.isPresent() { message.deviceKey = sampler.text() }
    if sampler.isPresent() { message.clientPublic = sampler.bytes() }
    if sampler.isPresent() { message.rounds = sampler.list { CustomRoundState.sample(&$0) } }
    if sampler.isPresent() { message.end = sampler.string() }
    if sampler.isPresent() { message.endDeviceKey = sampler.text() }
    if sampler.isPresent() { message.approval = AppApprovalState.sample(&sampler) }
    return message
  }
}

extension CustomRoundState: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> CustomRoundState {
    var message: CustomRoundState = CustomRoundState()
    if sampler.isPresent() { message.name = sampler.string() }
    if sampler.isPresent() { message.isRight = sampler.bool() }
    if sampler.isPresent() { message.metadata = sampler.text() }
    return message
  }
}

extension PasswordVerifierState: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> PasswordVerifierState {
    var message: PasswordVerifierState = PasswordVerifierState()
    if sampler.isPresent() { message.verifier = sampler.bytes() }
    if sampler.isPresent() { message.exponent = sampler.bytes() }
    if sampler.isPresent() { message.serverPublic = sampler.bytes() }
    return message
  }
}

extension NewPasswordRequiredState: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> NewPasswordRequiredState {
    NewPasswordRequiredState()
  }
}

extension SecondFactorState: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SecondFactorState {
    var message: SecondFactorState = SecondFactorState()
    if sampler.isPresent() { message.codeHash = sampler.bytes() }
    if sampler.isPresent() { message.newAddress = sampler.text() }
    return message
  }
}

extension SelectMfaTypeState: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SelectMfaTypeState {
    SelectMfaTypeState()
  }
}

extension FactorSetUpState: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FactorSetUpState {
    var message: FactorSetUpState = FactorSetUpState()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.secret = sampler.bytes() }
    return message
  }
}

extension DeviceProofState: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DeviceProofState {
    var message: DeviceProofState = DeviceProofState()
    if sampler.isPresent() { message.srpSalt = sampler.bytes() }
    if sampler.isPresent() { message.serverPublic = sampler.bytes() }
    if sampler.isPresent() { message.sealed = sampler.bytes() }
    return message
  }
}

extension CustomChallengeState: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> CustomChallengeState {
    var message: CustomChallengeState = CustomChallengeState()
    if sampler.isPresent() { message.privateParameters = sampler.text() }
    if sampler.isPresent() { message.metadata = sampler.text() }
    if sampler.isPresent() { message.publicParameters = sampler.text() }
    return message
  }
}

extension SelectChallengeState: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SelectChallengeState {
    SelectChallengeState()
  }
}

extension FirstFactorCodeState: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FirstFactorCodeState {
    var message: FirstFactorCodeState = FirstFactorCodeState()
    if sampler.isPresent() { message.codeHash = sampler.bytes() }
    return message
  }
}

extension GrantByRefreshTokenRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> GrantByRefreshTokenRequest {
    var message: GrantByRefreshTokenRequest = GrantByRefreshTokenRequest()
    if sampler.isPresent() { message.clientId = sampler.text() }
    if sampler.isPresent() { message.clientSecret = sampler.text() }
    if sampler.isPresent() { message.refreshToken = sampler.text() }
    return message
  }
}

extension GrantByRefreshTokenResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> GrantByRefreshTokenResponse {
    var message: GrantByRefreshTokenResponse = GrantByRefreshTokenResponse()
    if sampler.isPresent() { message.error = sampler.string() }
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.idToken = sampler.text() }
    if sampler.isPresent() { message.refreshToken = sampler.text() }
    if sampler.isPresent() { message.expiresInSeconds = sampler.integer() }
    if sampler.isPresent() { message.refreshExpiresInSeconds = sampler.integer() }
    return message
  }
}

extension GrantByTokenExchangeRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> GrantByTokenExchangeRequest {
    var message: GrantByTokenExchangeRequest = GrantByTokenExchangeRequest()
    if sampler.isPresent() { message.clientId = sampler.text() }
    if sampler.isPresent() { message.clientSecret = sampler.text() }
    if sampler.isPresent() { message.subjectToken = sampler.text() }
    if sampler.isPresent() { message.subjectTokenType = sampler.text() }
    if sampler.isPresent() { message.subjectProvider = sampler.text() }
    if sampler.isPresent() { message.requestedTokenType = sampler.text() }
    if sampler.isPresent() { message.scope = sampler.text() }
    if sampler.isPresent() { message.actorToken = sampler.text() }
    if sampler.isPresent() { message.actorTokenType = sampler.text() }
    if sampler.isPresent() { message.actorProvider = sampler.text() }
    if sampler.isPresent() { message.audience = sampler.text() }
    if sampler.isPresent() { message.resource = sampler.text() }
    if sampler.isPresent() { message.installation = sampler.text() }
    return message
  }
}

extension GrantByTokenExchangeResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> GrantByTokenExchangeResponse {
    var message: GrantByTokenExchangeResponse = GrantByTokenExchangeResponse()
    if sampler.isPresent() { message.error = sampler.string() }
    if sampler.isPresent() { message.errorDescription = sampler.text() }
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.idToken = sampler.text() }
    if sampler.isPresent() { message.refreshToken = sampler.text() }
    if sampler.isPresent() { message.issuedTokenType = sampler.string() }
    if sampler.isPresent() { message.tokenType = sampler.string() }
    if sampler.isPresent() { message.expiresInSeconds = sampler.integer() }
    if sampler.isPresent() { message.refreshExpiresInSeconds = sampler.integer() }
    if sampler.isPresent() { message.scope = sampler.string() }
    return message
  }
}

extension GrantByClientCredentialsRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> GrantByClientCredentialsRequest {
    var message: GrantByClientCredentialsRequest = GrantByClientCredentialsRequest()
    if sampler.isPresent() { message.clientId = sampler.text() }
    if sampler.isPresent() { message.clientSecret = sampler.text() }
    if sampler.isPresent() { message.scope = sampler.text() }
    if sampler.isPresent() { message.clientMetadata = sampler.text() }
    return message
  }
}

extension GrantByClientCredentialsResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> GrantByClientCredentialsResponse {
    var message: GrantByClientCredentialsResponse = GrantByClientCredentialsResponse()
    if sampler.isPresent() { message.error = sampler.string() }
    if sampler.isPresent() { message.errorDescription = sampler.text() }
    if sampler.isPresent() { message.accessToken = sampler.text() }
    if sampler.isPresent() { message.expiresInSeconds = sampler.integer() }
    return message
  }
}

extension ReadUserImportLogRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ReadUserImportLogRequest {
    var message: ReadUserImportLogRequest = ReadUserImportLogRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.jobId = sampler.string() }
    if sampler.isPresent() { message.afterLine = sampler.integer() }
    if sampler.isPresent() { message.limit = sampler.integer() }
    return message
  }
}

extension UserImportLogEntry: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> UserImportLogEntry {
    var message: UserImportLogEntry = UserImportLogEntry()
    if sampler.isPresent() { message.line = sampler.integer() }
    if sampler.isPresent() { message.outcome = sampler.string() }
    if sampler.isPresent() { message.reason = sampler.string() }
    return message
  }
}

extension ReadUserImportLogResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ReadUserImportLogResponse {
    var message: ReadUserImportLogResponse = ReadUserImportLogResponse()
    if sampler.isPresent() { message.jobName = sampler.string() }
    if sampler.isPresent() { message.status = sampler.string() }
    if sampler.isPresent() { message.importedUsers = sampler.integer() }
    if sampler.isPresent() { message.skippedUsers = sampler.integer() }
    if sampler.isPresent() { message.failedUsers = sampler.integer() }
    if sampler.isPresent() { message.bytesDone = sampler.integer() }
    if sampler.isPresent() { message.fileBytes = sampler.integer() }
    if sampler.isPresent() { message.completionMessage = sampler.string() }
    if sampler.isPresent() { message.entries = sampler.list { UserImportLogEntry.sample(&$0) } }
    return message
  }
}

extension BeginUserImportUploadRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> BeginUserImportUploadRequest {
    var message: BeginUserImportUploadRequest = BeginUserImportUploadRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.jobId = sampler.string() }
    if sampler.isPresent() { message.date = sampler.string() }
    if sampler.isPresent() { message.expires = sampler.string() }
    if sampler.isPresent() { message.signature = sampler.string() }
    if sampler.isPresent() { message.contentLength = sampler.integer() }
    return message
  }
}

extension BeginUserImportUploadResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> BeginUserImportUploadResponse {
    var message: BeginUserImportUploadResponse = BeginUserImportUploadResponse()
    if sampler.isPresent() { message.uploadId = sampler.string() }
    if sampler.isPresent() { message.refusal = sampler.string() }
    return message
  }
}

extension AppendToUserImportUploadRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AppendToUserImportUploadRequest {
    var message: AppendToUserImportUploadRequest = AppendToUserImportUploadRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.jobId = sampler.string() }
    if sampler.isPresent() { message.uploadId = sampler.string() }
    if sampler.isPresent() { message.beginsAt = sampler.integer() }
    if sampler.isPresent() { message.contents = sampler.bytes() }
    return message
  }
}

extension AppendToUserImportUploadResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AppendToUserImportUploadResponse {
    var message: AppendToUserImportUploadResponse = AppendToUserImportUploadResponse()
    if sampler.isPresent() { message.refusal = sampler.string() }
    return message
  }
}

extension FinishUserImportUploadRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FinishUserImportUploadRequest {
    var message: FinishUserImportUploadRequest = FinishUserImportUploadRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.jobId = sampler.string() }
    if sampler.isPresent() { message.uploadId = sampler.string() }
    if sampler.isPresent() { message.size = sampler.integer() }
    return message
  }
}

extension FinishUserImportUploadResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FinishUserImportUploadResponse {
    var message: FinishUserImportUploadResponse = FinishUserImportUploadResponse()
    if sampler.isPresent() { message.refusal = sampler.string() }
    return message
  }
}

extension DeviceLimit: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DeviceLimit {
    var message: DeviceLimit = DeviceLimit()
    if sampler.isPresent() { message.mostDevices = sampler.integer() }
    if sampler.isPresent() { message.removesOldest = sampler.bool() }
    return message
  }
}

extension TrackedDevice: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> TrackedDevice {
    var message: TrackedDevice = TrackedDevice()
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.name = sampler.string() }
    if sampler.isPresent() { message.isRemembered = sampler.bool() }
    if sampler.isPresent() { message.lastIpAddress = sampler.string() }
    if sampler.isPresent() { message.sdk = sampler.string() }
    if sampler.isPresent() { message.createdAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.modifiedAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.authenticatedAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.isFactorGiven = sampler.bool() }
    if sampler.isPresent() { message.kind = sampler.string() }
    return message
  }
}

extension IssueDeviceRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> IssueDeviceRequest {
    var message: IssueDeviceRequest = IssueDeviceRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.limit = DeviceLimit.sample(&sampler) }
    return message
  }
}

extension IssueDeviceResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> IssueDeviceResponse {
    var message: IssueDeviceResponse = IssueDeviceResponse()
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.deviceGroupKey = sampler.string() }
    return message
  }
}

extension TrackDeviceRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> TrackDeviceRequest {
    var message: TrackDeviceRequest = TrackDeviceRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.name = sampler.string() }
    if sampler.isPresent() { message.srpVerifier = sampler.bytes() }
    if sampler.isPresent() { message.srpSalt = sampler.bytes() }
    if sampler.isPresent() { message.isRemembered = sampler.bool() }
    if sampler.isPresent() { message.limit = DeviceLimit.sample(&sampler) }
    if sampler.isPresent() { message.ipAddress = sampler.string() }
    if sampler.isPresent() { message.sdk = sampler.string() }
    if sampler.isPresent() { message.isFactorGiven = sampler.bool() }
    return message
  }
}

extension TrackDeviceResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> TrackDeviceResponse {
    var message: TrackDeviceResponse = TrackDeviceResponse()
    if sampler.isPresent() { message.removedDeviceKeys = sampler.list { $0.string() } }
    if sampler.isPresent() { message.removedAccounts = sampler.list { RemovedAppAccount.sample(&$0) } }
    return message
  }
}

extension RemovedAppAccount: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RemovedAppAccount {
    var message: RemovedAppAccount = RemovedAppAccount()
    if sampler.isPresent() { message.accountId = sampler.string() }
    if sampler.isPresent() { message.instanceId = sampler.string() }
    if sampler.isPresent() { message.hasOtherAccounts = sampler.bool() }
    return message
  }
}

extension FindDeviceRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FindDeviceRequest {
    var message: FindDeviceRequest = FindDeviceRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.rememberedForSeconds = sampler.integer() }
    if sampler.isPresent() { message.expectation = ProofExpectation.sample(&sampler) }
    return message
  }
}

extension FindDeviceResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FindDeviceResponse {
    var message: FindDeviceResponse = FindDeviceResponse()
    if sampler.isPresent() { message.device = TrackedDevice.sample(&sampler) }
    if sampler.isPresent() { message.isProofExpected = sampler.bool() }
    if sampler.isPresent() { message.challenge = DeviceChallenge.sample(&sampler) }
    return message
  }
}

extension DeviceChallenge: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DeviceChallenge {
    var message: DeviceChallenge = DeviceChallenge()
    if sampler.isPresent() { message.srpSalt = sampler.bytes() }
    if sampler.isPresent() { message.serverPublic = sampler.bytes() }
    if sampler.isPresent() { message.sealed = sampler.bytes() }
    return message
  }
}

extension ProofExpectation: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ProofExpectation {
    var message: ProofExpectation = ProofExpectation()
    if sampler.isPresent() { message.clientPublic = sampler.bytes() }
    if sampler.isPresent() { message.validitySeconds = sampler.integer() }
    if sampler.isPresent() { message.session = sampler.bytes() }
    if sampler.isPresent() { message.needsFactor = sampler.bool() }
    return message
  }
}

extension FindDevicesRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FindDevicesRequest {
    var message: FindDevicesRequest = FindDevicesRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.isRememberedOnly = sampler.bool() }
    if sampler.isPresent() { message.rememberedForSeconds = sampler.integer() }
    if sampler.isPresent() { message.limit = sampler.integer() }
    if sampler.isPresent() { message.afterDeviceKey = sampler.string() }
    return message
  }
}

extension FindDevicesResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FindDevicesResponse {
    var message: FindDevicesResponse = FindDevicesResponse()
    if sampler.isPresent() { message.devices = sampler.list { TrackedDevice.sample(&$0) } }
    if sampler.isPresent() { message.isCut = sampler.bool() }
    return message
  }
}

extension RememberDeviceRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RememberDeviceRequest {
    var message: RememberDeviceRequest = RememberDeviceRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.isRemembered = sampler.bool() }
    return message
  }
}

extension RememberDeviceResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RememberDeviceResponse {
    RememberDeviceResponse()
  }
}

extension RemoveDeviceRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RemoveDeviceRequest {
    var message: RemoveDeviceRequest = RemoveDeviceRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    return message
  }
}

extension RemoveDeviceResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RemoveDeviceResponse {
    var message: RemoveDeviceResponse = RemoveDeviceResponse()
    if sampler.isPresent() { message.existed = sampler.bool() }
    if sampler.isPresent() { message.instanceId = sampler.string() }
    if sampler.isPresent() { message.hasOtherAccounts = sampler.bool() }
    return message
  }
}

extension ExpectDeviceProofRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ExpectDeviceProofRequest {
    var message: ExpectDeviceProofRequest = ExpectDeviceProofRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.clientPublic = sampler.bytes() }
    if sampler.isPresent() { message.validitySeconds = sampler.integer() }
    if sampler.isPresent() { message.session = sampler.bytes() }
    return message
  }
}

extension ExpectDeviceProofResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ExpectDeviceProofResponse {
    ExpectDeviceProofResponse()
  }
}

extension ClaimDeviceProofRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ClaimDeviceProofRequest {
    var message: ClaimDeviceProofRequest = ClaimDeviceProofRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.clientPublic = sampler.bytes() }
    return message
  }
}

extension ClaimDeviceProofResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ClaimDeviceProofResponse {
    var message: ClaimDeviceProofResponse = ClaimDeviceProofResponse()
    if sampler.isPresent() { message.session = sampler.bytes() }
    return message
  }
}

extension BeginDeviceProofRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> BeginDeviceProofRequest {
    var message: BeginDeviceProofRequest = BeginDeviceProofRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.validitySeconds = sampler.integer() }
    return message
  }
}

extension BeginDeviceProofResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> BeginDeviceProofResponse {
    var message: BeginDeviceProofResponse = BeginDeviceProofResponse()
    if sampler.isPresent() { message.challenge = DeviceChallenge.sample(&sampler) }
    return message
  }
}

extension FinishDeviceProofRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FinishDeviceProofRequest {
    var message: FinishDeviceProofRequest = FinishDeviceProofRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.secretBlock = sampler.bytes() }
    if sampler.isPresent() { message.signature = sampler.bytes() }
    if sampler.isPresent() { message.timestamp = sampler.string() }
    if sampler.isPresent() { message.rememberedForSeconds = sampler.integer() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.challenge = sampler.bytes() }
    if sampler.isPresent() { message.clientPublic = sampler.bytes() }
    if sampler.isPresent() { message.serverPublic = sampler.bytes() }
    if sampler.isPresent() { message.ipAddress = sampler.string() }
    if sampler.isPresent() { message.sdk = sampler.string() }
    if sampler.isPresent() { message.isFactorGiven = sampler.bool() }
    if sampler.isPresent() { message.tokensFollow = sampler.bool() }
    return message
  }
}

extension FinishDeviceProofResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FinishDeviceProofResponse {
    var message: FinishDeviceProofResponse = FinishDeviceProofResponse()
    if sampler.isPresent() { message.device = TrackedDevice.sample(&sampler) }
    return message
  }
}

extension RemoveUserDevicesRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RemoveUserDevicesRequest {
    var message: RemoveUserDevicesRequest = RemoveUserDevicesRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    return message
  }
}

extension RemoveUserDevicesResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RemoveUserDevicesResponse {
    RemoveUserDevicesResponse()
  }
}

extension RemoveUserPoolDevicesRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RemoveUserPoolDevicesRequest {
    var message: RemoveUserPoolDevicesRequest = RemoveUserPoolDevicesRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    return message
  }
}

extension RemoveUserPoolDevicesResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RemoveUserPoolDevicesResponse {
    RemoveUserPoolDevicesResponse()
  }
}

extension FactorPolicy: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FactorPolicy {
    var message: FactorPolicy = FactorPolicy()
    if sampler.isPresent() { message.maxAttempts = sampler.integer() }
    if sampler.isPresent() { message.penalties = sampler.list { FactorPenalty.sample(&$0) } }
    if sampler.isPresent() { message.maxBiometricsWithoutPin = sampler.integer() }
    if sampler.isPresent() { message.maxDaysWithoutPin = sampler.integer() }
    if sampler.isPresent() { message.isBiometricsDisabled = sampler.bool() }
    if sampler.isPresent() { message.isPinChangeByBiometricRefused = sampler.bool() }
    if sampler.isPresent() { message.isAllBlockedWithPin = sampler.bool() }
    if sampler.isPresent() { message.attestation = sampler.string() }
    return message
  }
}

extension FactorPenalty: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FactorPenalty {
    var message: FactorPenalty = FactorPenalty()
    if sampler.isPresent() { message.seconds = sampler.integer() }
    return message
  }
}

extension FactorInfo: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FactorInfo {
    var message: FactorInfo = FactorInfo()
    if sampler.isPresent() { message.context = sampler.string() }
    if sampler.isPresent() { message.result = sampler.string() }
    if sampler.isPresent() { message.retry = sampler.bool() }
    if sampler.isPresent() { message.blocked = sampler.bool() }
    if sampler.isPresent() { message.maxAttempts = sampler.integer() }
    if sampler.isPresent() { message.failedAttempts = sampler.integer() }
    if sampler.isPresent() { message.penalisedForSeconds = sampler.integer() }
    if sampler.isPresent() { message.showBiometrics = sampler.bool() }
    if sampler.isPresent() { message.pinRequired = sampler.bool() }
    if sampler.isPresent() { message.challenge = FactorChallenge.sample(&sampler) }
    if sampler.isPresent() { message.reason = sampler.string() }
    return message
  }
}

extension FactorChallenge: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FactorChallenge {
    var message: FactorChallenge = FactorChallenge()
    if sampler.isPresent() { message.block = sampler.bytes() }
    if sampler.isPresent() { message.salt = sampler.bytes() }
    if sampler.isPresent() { message.serverPublic = sampler.bytes() }
    if sampler.isPresent() { message.expiresAtUnixMillis = sampler.integer() }
    return message
  }
}

extension FactorAnswer: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FactorAnswer {
    var message: FactorAnswer = FactorAnswer()
    if sampler.isPresent() { message.attemptId = sampler.string() }
    if sampler.isPresent() { message.block = sampler.bytes() }
    if sampler.isPresent() { message.pin = PINProof.sample(&sampler) }
    if sampler.isPresent() { message.biometricSignature = sampler.bytes() }
    if sampler.isPresent() { message.setPin = NewPIN.sample(&sampler) }
    if sampler.isPresent() { message.setBiometric = NewBiometric.sample(&sampler) }
    if sampler.isPresent() { message.isLost = sampler.bool() }
    return message
  }
}

extension PINProof: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> PINProof {
    var message: PINProof = PINProof()
    if sampler.isPresent() { message.clientPublic = sampler.bytes() }
    if sampler.isPresent() { message.proof = sampler.bytes() }
    return message
  }
}

extension NewPIN: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> NewPIN {
    var message: NewPIN = NewPIN()
    if sampler.isPresent() { message.salt = sampler.bytes() }
    if sampler.isPresent() { message.verifier = sampler.bytes() }
    return message
  }
}

extension NewBiometric: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> NewBiometric {
    var message: NewBiometric = NewBiometric()
    if sampler.isPresent() { message.publicKey = sampler.bytes() }
    if sampler.isPresent() { message.attestation = sampler.string() }
    return message
  }
}

extension JudgedAnswer: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> JudgedAnswer {
    var message: JudgedAnswer = JudgedAnswer()
    if sampler.isPresent() { message.info = FactorInfo.sample(&sampler) }
    if sampler.isPresent() { message.isStopped = sampler.bool() }
    if sampler.isPresent() { message.isDone = sampler.bool() }
    if sampler.isPresent() { message.isPinProved = sampler.bool() }
    if sampler.isPresent() { message.isBiometricProved = sampler.bool() }
    if sampler.isPresent() { message.serverProof = sampler.bytes() }
    if sampler.isPresent() { message.flowType = sampler.string() }
    if sampler.isPresent() { message.accountId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    return message
  }
}

extension InstanceProof: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> InstanceProof {
    var message: InstanceProof = InstanceProof()
    if sampler.isPresent() { message.dpop = sampler.string() }
    if sampler.isPresent() { message.httpMethod = sampler.string() }
    if sampler.isPresent() { message.httpUrl = sampler.string() }
    if sampler.isPresent() { message.bodySha256 = sampler.bytes() }
    if sampler.isPresent() { message.signedAnswer = sampler.string() }
    return message
  }
}

extension AppDescription: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AppDescription {
    var message: AppDescription = AppDescription()
    if sampler.isPresent() { message.platform = sampler.string() }
    if sampler.isPresent() { message.model = sampler.string() }
    if sampler.isPresent() { message.appVersion = sampler.string() }
    if sampler.isPresent() { message.protocolVersions = sampler.list { $0.string() } }
    if sampler.isPresent() { message.name = sampler.string() }
    return message
  }
}

extension PushAddress: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> PushAddress {
    var message: PushAddress = PushAddress()
    if sampler.isPresent() { message.type = sampler.string() }
    if sampler.isPresent() { message.token = sampler.string() }
    return message
  }
}

extension AppInstance: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AppInstance {
    var message: AppInstance = AppInstance()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.instanceId = sampler.string() }
    if sampler.isPresent() { message.description = AppDescription.sample(&sampler) }
    if sampler.isPresent() { message.push = PushAddress.sample(&sampler) }
    if sampler.isPresent() { message.createdAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.accounts = sampler.list { AppAccount.sample(&$0) } }
    if sampler.isPresent() { message.factor = FactorState.sample(&sampler) }
    if sampler.isPresent() { message.usedAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.publicKey = sampler.bytes() }
    return message
  }
}

extension FactorState: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FactorState {
    var message: FactorState = FactorState()
    if sampler.isPresent() { message.hasPin = sampler.bool() }
    if sampler.isPresent() { message.hasBiometric = sampler.bool() }
    if sampler.isPresent() { message.isBlocked = sampler.bool() }
    if sampler.isPresent() { message.failedAttempts = sampler.integer() }
    if sampler.isPresent() { message.provedAtUnixMillis = sampler.integer() }
    return message
  }
}

extension AppAccount: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AppAccount {
    var message: AppAccount = AppAccount()
    if sampler.isPresent() { message.accountId = sampler.string() }
    if sampler.isPresent() { message.instanceId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.displayName = sampler.string() }
    if sampler.isPresent() { message.publicKey = sampler.bytes() }
    if sampler.isPresent() { message.isHeadless = sampler.bool() }
    if sampler.isPresent() { message.createdAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.usedAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.model = sampler.string() }
    if sampler.isPresent() { message.push = PushAddress.sample(&sampler) }
    if sampler.isPresent() { message.isBlocked = sampler.bool() }
    if sampler.isPresent() { message.failedAttempts = sampler.integer() }
    return message
  }
}

extension NewAccount: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> NewAccount {
    var message: NewAccount = NewAccount()
    if sampler.isPresent() { message.accountId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.displayName = sampler.string() }
    if sampler.isPresent() { message.publicKey = sampler.bytes() }
    if sampler.isPresent() { message.isHeadless = sampler.bool() }
    if sampler.isPresent() { message.isSingle = sampler.bool() }
    if sampler.isPresent() { message.limit = DeviceLimit.sample(&sampler) }
    if sampler.isPresent() { message.isByPasswordAlone = sampler.bool() }
    return message
  }
}

extension RegisterInstanceRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RegisterInstanceRequest {
    var message: RegisterInstanceRequest = RegisterInstanceRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.proof = InstanceProof.sample(&sampler) }
    if sampler.isPresent() { message.description = AppDescription.sample(&sampler) }
    if sampler.isPresent() { message.push = PushAddress.sample(&sampler) }
    return message
  }
}

extension RegisterInstanceResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RegisterInstanceResponse {
    var message: RegisterInstanceResponse = RegisterInstanceResponse()
    if sampler.isPresent() { message.instance = AppInstance.sample(&sampler) }
    if sampler.isPresent() { message.existed = sampler.bool() }
    return message
  }
}

extension ProveInstanceRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ProveInstanceRequest {
    var message: ProveInstanceRequest = ProveInstanceRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.proof = InstanceProof.sample(&sampler) }
    if sampler.isPresent() { message.isUse = sampler.bool() }
    if sampler.isPresent() { message.accountId = sampler.string() }
    return message
  }
}

extension ProveInstanceResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ProveInstanceResponse {
    var message: ProveInstanceResponse = ProveInstanceResponse()
    if sampler.isPresent() { message.instance = AppInstance.sample(&sampler) }
    return message
  }
}

extension UpdateInstanceRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateInstanceRequest {
    var message: UpdateInstanceRequest = UpdateInstanceRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.instanceId = sampler.string() }
    if sampler.isPresent() { message.description = AppDescription.sample(&sampler) }
    if sampler.isPresent() { message.push = PushAddress.sample(&sampler) }
    if sampler.isPresent() { message.gonePushToken = sampler.string() }
    return message
  }
}

extension UpdateInstanceResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateInstanceResponse {
    var message: UpdateInstanceResponse = UpdateInstanceResponse()
    if sampler.isPresent() { message.instance = AppInstance.sample(&sampler) }
    return message
  }
}

extension RemoveInstanceRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RemoveInstanceRequest {
    var message: RemoveInstanceRequest = RemoveInstanceRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.instanceId = sampler.string() }
    return message
  }
}

extension RemoveInstanceResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RemoveInstanceResponse {
    var message: RemoveInstanceResponse = RemoveInstanceResponse()
    if sampler.isPresent() { message.removedAccounts = sampler.list { AppAccount.sample(&$0) } }
    if sampler.isPresent() { message.existed = sampler.bool() }
    return message
  }
}

extension AddAccountRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AddAccountRequest {
    var message: AddAccountRequest = AddAccountRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.instanceId = sampler.string() }
    if sampler.isPresent() { message.account = NewAccount.sample(&sampler) }
    return message
  }
}

extension AddAccountResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AddAccountResponse {
    var message: AddAccountResponse = AddAccountResponse()
    if sampler.isPresent() { message.account = AppAccount.sample(&sampler) }
    if sampler.isPresent() { message.removedDeviceKeys = sampler.list { $0.string() } }
    if sampler.isPresent() { message.removedAccounts = sampler.list { RemovedAppAccount.sample(&$0) } }
    return message
  }
}

extension RemoveAccountRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RemoveAccountRequest {
    var message: RemoveAccountRequest = RemoveAccountRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.instanceId = sampler.string() }
    if sampler.isPresent() { message.accountId = sampler.string() }
    if sampler.isPresent() { message.policy = FactorPolicy.sample(&sampler) }
    if sampler.isPresent() { message.answer = FactorAnswer.sample(&sampler) }
    return message
  }
}

extension RemoveAccountResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RemoveAccountResponse {
    var message: RemoveAccountResponse = RemoveAccountResponse()
    if sampler.isPresent() { message.info = FactorInfo.sample(&sampler) }
    if sampler.isPresent() { message.isStopped = sampler.bool() }
    if sampler.isPresent() { message.removed = AppAccount.sample(&sampler) }
    if sampler.isPresent() { message.serverProof = sampler.bytes() }
    return message
  }
}

extension FindAccountsRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FindAccountsRequest {
    var message: FindAccountsRequest = FindAccountsRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    return message
  }
}

extension FindAccountsResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> FindAccountsResponse {
    var message: FindAccountsResponse = FindAccountsResponse()
    if sampler.isPresent() { message.accounts = sampler.list { AppAccount.sample(&$0) } }
    return message
  }
}

extension ShowFactorRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ShowFactorRequest {
    var message: ShowFactorRequest = ShowFactorRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.instanceId = sampler.string() }
    if sampler.isPresent() { message.policy = FactorPolicy.sample(&sampler) }
    return message
  }
}

extension ShowFactorResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ShowFactorResponse {
    var message: ShowFactorResponse = ShowFactorResponse()
    if sampler.isPresent() { message.info = FactorInfo.sample(&sampler) }
    return message
  }
}

extension BeginFactorRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> BeginFactorRequest {
    var message: BeginFactorRequest = BeginFactorRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.instanceId = sampler.string() }
    if sampler.isPresent() { message.sessionId = sampler.string() }
    if sampler.isPresent() { message.isEnrolment = sampler.bool() }
    if sampler.isPresent() { message.policy = FactorPolicy.sample(&sampler) }
    if sampler.isPresent() { message.expiresAtUnixMillis = sampler.integer() }
    return message
  }
}

extension BeginFactorResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> BeginFactorResponse {
    var message: BeginFactorResponse = BeginFactorResponse()
    if sampler.isPresent() { message.info = FactorInfo.sample(&sampler) }
    return message
  }
}

extension AnswerFactorRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AnswerFactorRequest {
    var message: AnswerFactorRequest = AnswerFactorRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.instanceId = sampler.string() }
    if sampler.isPresent() { message.proof = InstanceProof.sample(&sampler) }
    if sampler.isPresent() { message.sessionId = sampler.string() }
    if sampler.isPresent() { message.isEnrolment = sampler.bool() }
    if sampler.isPresent() { message.policy = FactorPolicy.sample(&sampler) }
    if sampler.isPresent() { message.expiresAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.answer = FactorAnswer.sample(&sampler) }
    if sampler.isPresent() { message.newAccount = NewAccount.sample(&sampler) }
    if sampler.isPresent() { message.accountId = sampler.string() }
    if sampler.isPresent() { message.isEnded = sampler.bool() }
    return message
  }
}

extension AnswerFactorResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AnswerFactorResponse {
    var message: AnswerFactorResponse = AnswerFactorResponse()
    if sampler.isPresent() { message.info = FactorInfo.sample(&sampler) }
    if sampler.isPresent() { message.isStopped = sampler.bool() }
    if sampler.isPresent() { message.isApproved = sampler.bool() }
    if sampler.isPresent() { message.isPinProved = sampler.bool() }
    if sampler.isPresent() { message.isBiometricProved = sampler.bool() }
    if sampler.isPresent() { message.serverProof = sampler.bytes() }
    if sampler.isPresent() { message.account = AppAccount.sample(&sampler) }
    if sampler.isPresent() { message.removedDeviceKeys = sampler.list { $0.string() } }
    if sampler.isPresent() { message.isRepeated = sampler.bool() }
    if sampler.isPresent() { message.removedAccounts = sampler.list { RemovedAppAccount.sample(&$0) } }
    return message
  }
}

extension StartFlowRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> StartFlowRequest {
    var message: StartFlowRequest = StartFlowRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.instanceId = sampler.string() }
    if sampler.isPresent() { message.type = sampler.string() }
    if sampler.isPresent() { message.policy = FactorPolicy.sample(&sampler) }
    if sampler.isPresent() { message.validitySeconds = sampler.integer() }
    if sampler.isPresent() { message.accountId = sampler.string() }
    return message
  }
}

extension StartFlowResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> StartFlowResponse {
    var message: StartFlowResponse = StartFlowResponse()
    if sampler.isPresent() { message.flowId = sampler.string() }
    if sampler.isPresent() { message.info = FactorInfo.sample(&sampler) }
    if sampler.isPresent() { message.expiresAtUnixMillis = sampler.integer() }
    return message
  }
}

extension AnswerFlowRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AnswerFlowRequest {
    var message: AnswerFlowRequest = AnswerFlowRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.instanceId = sampler.string() }
    if sampler.isPresent() { message.proof = InstanceProof.sample(&sampler) }
    if sampler.isPresent() { message.flowId = sampler.string() }
    if sampler.isPresent() { message.policy = FactorPolicy.sample(&sampler) }
    if sampler.isPresent() { message.answer = FactorAnswer.sample(&sampler) }
    return message
  }
}

extension AnswerFlowResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AnswerFlowResponse {
    var message: AnswerFlowResponse = AnswerFlowResponse()
    if sampler.isPresent() { message.info = FactorInfo.sample(&sampler) }
    if sampler.isPresent() { message.isStopped = sampler.bool() }
    if sampler.isPresent() { message.isDone = sampler.bool() }
    if sampler.isPresent() { message.isPinProved = sampler.bool() }
    if sampler.isPresent() { message.isBiometricProved = sampler.bool() }
    if sampler.isPresent() { message.serverProof = sampler.bytes() }
    if sampler.isPresent() { message.type = sampler.string() }
    if sampler.isPresent() { message.isRepeated = sampler.bool() }
    if sampler.isPresent() { message.accountId = sampler.string() }
    return message
  }
}

extension CancelFlowRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> CancelFlowRequest {
    var message: CancelFlowRequest = CancelFlowRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.instanceId = sampler.string() }
    if sampler.isPresent() { message.flowId = sampler.string() }
    return message
  }
}

extension CancelFlowResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> CancelFlowResponse {
    var message: CancelFlowResponse = CancelFlowResponse()
    if sampler.isPresent() { message.existed = sampler.bool() }
    if sampler.isPresent() { message.type = sampler.string() }
    return message
  }
}

extension UnblockFactorRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> UnblockFactorRequest {
    var message: UnblockFactorRequest = UnblockFactorRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.accountId = sampler.string() }
    return message
  }
}

extension UnblockFactorResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> UnblockFactorResponse {
    var message: UnblockFactorResponse = UnblockFactorResponse()
    if sampler.isPresent() { message.instanceId = sampler.string() }
    if sampler.isPresent() { message.wasBlocked = sampler.bool() }
    return message
  }
}

extension ListDatasetsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListDatasetsRequest {
    var message: ListDatasetsRequest = ListDatasetsRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    if sampler.isPresent() { message.maxResults = sampler.integer() }
    return message
  }
}

extension SyncDataset: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SyncDataset {
    var message: SyncDataset = SyncDataset()
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.datasetName = sampler.string() }
    if sampler.isPresent() { message.creationDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.lastModifiedDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.lastModifiedBy = sampler.string() }
    if sampler.isPresent() { message.dataStorage = sampler.integer() }
    if sampler.isPresent() { message.numRecords = sampler.integer() }
    return message
  }
}

extension ListDatasetsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListDatasetsResponse {
    var message: ListDatasetsResponse = ListDatasetsResponse()
    if sampler.isPresent() { message.datasets = sampler.list { SyncDataset.sample(&$0) } }
    if sampler.isPresent() { message.count = sampler.integer() }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension DescribeDatasetRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeDatasetRequest {
    var message: DescribeDatasetRequest = DescribeDatasetRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.datasetName = sampler.string() }
    return message
  }
}

extension DescribeDatasetResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeDatasetResponse {
    var message: DescribeDatasetResponse = DescribeDatasetResponse()
    if sampler.isPresent() { message.dataset = SyncDataset.sample(&sampler) }
    return message
  }
}

extension DeleteDatasetRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteDatasetRequest {
    var message: DeleteDatasetRequest = DeleteDatasetRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.datasetName = sampler.string() }
    return message
  }
}

extension DeleteDatasetResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteDatasetResponse {
    var message: DeleteDatasetResponse = DeleteDatasetResponse()
    if sampler.isPresent() { message.dataset = SyncDataset.sample(&sampler) }
    return message
  }
}

extension ListRecordsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListRecordsRequest {
    var message: ListRecordsRequest = ListRecordsRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.datasetName = sampler.string() }
    if sampler.isPresent() { message.lastSyncCount = sampler.integer() }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    if sampler.isPresent() { message.maxResults = sampler.integer() }
    if sampler.isPresent() { message.syncSessionToken = sampler.text() }
    return message
  }
}

extension SyncRecord: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SyncRecord {
    var message: SyncRecord = SyncRecord()
    if sampler.isPresent() { message.key = sampler.string() }
    if sampler.isPresent() { message.value = sampler.text() }
    if sampler.isPresent() { message.syncCount = sampler.integer() }
    if sampler.isPresent() { message.lastModifiedDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.lastModifiedBy = sampler.string() }
    if sampler.isPresent() { message.deviceLastModifiedDateUnixMillis = sampler.instant() }
    return message
  }
}

extension ListRecordsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListRecordsResponse {
    var message: ListRecordsResponse = ListRecordsResponse()
    if sampler.isPresent() { message.records = sampler.list { SyncRecord.sample(&$0) } }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    if sampler.isPresent() { message.count = sampler.integer() }
    if sampler.isPresent() { message.datasetSyncCount = sampler.integer() }
    if sampler.isPresent() { message.lastModifiedBy = sampler.string() }
    if sampler.isPresent() { message.mergedDatasetNames = sampler.list { $0.string() } }
    if sampler.isPresent() { message.datasetExists = sampler.bool() }
    if sampler.isPresent() { message.datasetDeletedAfterRequestedSyncCount = sampler.bool() }
    if sampler.isPresent() { message.syncSessionToken = sampler.string() }
    return message
  }
}

extension SyncRecordPatch: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SyncRecordPatch {
    var message: SyncRecordPatch = SyncRecordPatch()
    if sampler.isPresent() { message.op = sampler.string() }
    if sampler.isPresent() { message.key = sampler.string() }
    if sampler.isPresent() { message.value = sampler.text() }
    if sampler.isPresent() { message.syncCount = sampler.integer() }
    if sampler.isPresent() { message.deviceLastModifiedDateUnixMillis = sampler.instant() }
    return message
  }
}

extension UpdateRecordsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateRecordsRequest {
    var message: UpdateRecordsRequest = UpdateRecordsRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.datasetName = sampler.string() }
    if sampler.isPresent() { message.deviceId = sampler.string() }
    if sampler.isPresent() { message.recordPatches = sampler.list { SyncRecordPatch.sample(&$0) } }
    if sampler.isPresent() { message.syncSessionToken = sampler.text() }
    if sampler.isPresent() { message.clientContext = sampler.string() }
    return message
  }
}

extension UpdateRecordsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateRecordsResponse {
    var message: UpdateRecordsResponse = UpdateRecordsResponse()
    if sampler.isPresent() { message.records = sampler.list { SyncRecord.sample(&$0) } }
    return message
  }
}

extension GetOpenIdTokenForDeveloperIdentityRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetOpenIdTokenForDeveloperIdentityRequest {
    var message: GetOpenIdTokenForDeveloperIdentityRequest = GetOpenIdTokenForDeveloperIdentityRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.logins = sampler.map { $0.text() } }
    if sampler.isPresent() { message.principalTags = sampler.map { $0.string() } }
    if sampler.isPresent() { message.tokenDuration = sampler.integer() }
    return message
  }
}

extension GetOpenIdTokenForDeveloperIdentityResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetOpenIdTokenForDeveloperIdentityResponse {
    var message: GetOpenIdTokenForDeveloperIdentityResponse = GetOpenIdTokenForDeveloperIdentityResponse()
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.token = sampler.text() }
    return message
  }
}

extension LookupDeveloperIdentityRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> LookupDeveloperIdentityRequest {
    var message: LookupDeveloperIdentityRequest = LookupDeveloperIdentityRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.developerUserIdentifier = sampler.string() }
    if sampler.isPresent() { message.maxResults = sampler.integer() }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension LookupDeveloperIdentityResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> LookupDeveloperIdentityResponse {
    var message: LookupDeveloperIdentityResponse = LookupDeveloperIdentityResponse()
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.developerUserIdentifierList = sampler.list { $0.string() } }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension MergeDeveloperIdentitiesRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> MergeDeveloperIdentitiesRequest {
    var message: MergeDeveloperIdentitiesRequest = MergeDeveloperIdentitiesRequest()
    if sampler.isPresent() { message.sourceUserIdentifier = sampler.string() }
    if sampler.isPresent() { message.destinationUserIdentifier = sampler.string() }
    if sampler.isPresent() { message.developerProviderName = sampler.string() }
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    return message
  }
}

extension MergeDeveloperIdentitiesResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> MergeDeveloperIdentitiesResponse {
    var message: MergeDeveloperIdentitiesResponse = MergeDeveloperIdentitiesResponse()
    if sampler.isPresent() { message.identityId = sampler.string() }
    return message
  }
}

extension UnlinkDeveloperIdentityRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UnlinkDeveloperIdentityRequest {
    var message: UnlinkDeveloperIdentityRequest = UnlinkDeveloperIdentityRequest()
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.developerProviderName = sampler.string() }
    if sampler.isPresent() { message.developerUserIdentifier = sampler.string() }
    return message
  }
}

extension UnlinkDeveloperIdentityResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UnlinkDeveloperIdentityResponse {
    UnlinkDeveloperIdentityResponse()
  }
}

extension GetIdRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetIdRequest {
    var message: GetIdRequest = GetIdRequest()
    if sampler.isPresent() { message.accountId = sampler.string() }
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.logins = sampler.map { $0.text() } }
    return message
  }
}

extension GetIdResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetIdResponse {
    var message: GetIdResponse = GetIdResponse()
    if sampler.isPresent() { message.identityId = sampler.string() }
    return message
  }
}

extension GetOpenIdTokenRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetOpenIdTokenRequest {
    var message: GetOpenIdTokenRequest = GetOpenIdTokenRequest()
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.logins = sampler.map { $0.text() } }
    return message
  }
}

extension GetOpenIdTokenResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetOpenIdTokenResponse {
    var message: GetOpenIdTokenResponse = GetOpenIdTokenResponse()
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.token = sampler.text() }
    return message
  }
}

extension GetCredentialsForIdentityRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetCredentialsForIdentityRequest {
    var message: GetCredentialsForIdentityRequest = GetCredentialsForIdentityRequest()
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.logins = sampler.map { $0.text() } }
    if sampler.isPresent() { message.customRoleArn = sampler.string() }
    return message
  }
}

extension IdentityCredentials: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> IdentityCredentials {
    var message: IdentityCredentials = IdentityCredentials()
    if sampler.isPresent() { message.accessKeyId = sampler.string() }
    if sampler.isPresent() { message.secretKey = sampler.text() }
    if sampler.isPresent() { message.sessionToken = sampler.text() }
    if sampler.isPresent() { message.expirationUnixMillis = sampler.instant() }
    return message
  }
}

extension GetCredentialsForIdentityResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetCredentialsForIdentityResponse {
    var message: GetCredentialsForIdentityResponse = GetCredentialsForIdentityResponse()
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.credentials = IdentityCredentials.sample(&sampler) }
    return message
  }
}

extension DescribeIdentityRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeIdentityRequest {
    var message: DescribeIdentityRequest = DescribeIdentityRequest()
    if sampler.isPresent() { message.identityId = sampler.string() }
    return message
  }
}

extension IdentityDescription: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> IdentityDescription {
    var message: IdentityDescription = IdentityDescription()
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.logins = sampler.list { $0.string() } }
    if sampler.isPresent() { message.creationDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.lastModifiedDateUnixMillis = sampler.instant() }
    return message
  }
}

extension ListIdentitiesRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListIdentitiesRequest {
    var message: ListIdentitiesRequest = ListIdentitiesRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.maxResults = sampler.integer() }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    if sampler.isPresent() { message.hideDisabled = sampler.bool() }
    return message
  }
}

extension ListIdentitiesResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListIdentitiesResponse {
    var message: ListIdentitiesResponse = ListIdentitiesResponse()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identities = sampler.list { IdentityDescription.sample(&$0) } }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension DeleteIdentitiesRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteIdentitiesRequest {
    var message: DeleteIdentitiesRequest = DeleteIdentitiesRequest()
    if sampler.isPresent() { message.identityIdsToDelete = sampler.list { $0.string() } }
    return message
  }
}

extension IdentityUnprocessedIdentityId: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> IdentityUnprocessedIdentityId {
    var message: IdentityUnprocessedIdentityId = IdentityUnprocessedIdentityId()
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.errorCode = sampler.string() }
    return message
  }
}

extension DeleteIdentitiesResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteIdentitiesResponse {
    var message: DeleteIdentitiesResponse = DeleteIdentitiesResponse()
    if sampler.isPresent() { message.unprocessedIdentityIds = sampler.list { IdentityUnprocessedIdentityId.sample(&$0) } }
    return message
  }
}

extension UnlinkIdentityRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UnlinkIdentityRequest {
    var message: UnlinkIdentityRequest = UnlinkIdentityRequest()
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.logins = sampler.map { $0.text() } }
    if sampler.isPresent() { message.loginsToRemove = sampler.list { $0.string() } }
    return message
  }
}

extension UnlinkIdentityResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UnlinkIdentityResponse {
    UnlinkIdentityResponse()
  }
}

extension VerifySignatureRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> VerifySignatureRequest {
    var message: VerifySignatureRequest = VerifySignatureRequest()
    if sampler.isPresent() { message.accessKeyId = sampler.string() }
    if sampler.isPresent() { message.scopeDate = sampler.string() }
    if sampler.isPresent() { message.scopeRegion = sampler.string() }
    if sampler.isPresent() { message.scopeService = sampler.string() }
    if sampler.isPresent() { message.amzDate = sampler.string() }
    if sampler.isPresent() { message.stringToSign = sampler.string() }
    if sampler.isPresent() { message.signature = sampler.string() }
    if sampler.isPresent() { message.sessionToken = sampler.bytes() }
    if sampler.isPresent() { message.expiresSeconds = sampler.integer() }
    if sampler.isPresent() { message.canonicalRequest = sampler.string() }
    if sampler.isPresent() { message.messageHash = sampler.bytes() }
    return message
  }
}

extension VerifySignatureResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> VerifySignatureResponse {
    var message: VerifySignatureResponse = VerifySignatureResponse()
    if sampler.isPresent() { message.accessKeyId = sampler.string() }
    if sampler.isPresent() { message.accountId = sampler.string() }
    if sampler.isPresent() { message.principal = Principal.sample(&sampler) }
    if sampler.isPresent() { message.ticket = sampler.string() }
    return message
  }
}

extension Principal: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> Principal {
    var message: Principal = Principal()
    if sampler.isPresent() { message.accessKeyId = sampler.string() }
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.roleArn = sampler.string() }
    if sampler.isPresent() { message.sessionName = sampler.string() }
    if sampler.isPresent() { message.tags = sampler.map { $0.string() } }
    if sampler.isPresent() { message.isAuthenticated = sampler.bool() }
    if sampler.isPresent() { message.expiresAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.isReadOnly = sampler.bool() }
    if sampler.isPresent() { message.pools = sampler.list { $0.string() } }
    return message
  }
}

extension CreateAccessKeyRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> CreateAccessKeyRequest {
    var message: CreateAccessKeyRequest = CreateAccessKeyRequest()
    if sampler.isPresent() { message.description = sampler.string() }
    if sampler.isPresent() { message.limits = AccessKeyLimits.sample(&sampler) }
    return message
  }
}

extension AccessKeyLimits: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AccessKeyLimits {
    var message: AccessKeyLimits = AccessKeyLimits()
    if sampler.isPresent() { message.isReadOnly = sampler.bool() }
    if sampler.isPresent() { message.pools = sampler.list { $0.string() } }
    if sampler.isPresent() { message.sourceRanges = sampler.list { $0.string() } }
    if sampler.isPresent() { message.expiresAtUnixMillis = sampler.integer() }
    return message
  }
}

extension CreateAccessKeyResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> CreateAccessKeyResponse {
    var message: CreateAccessKeyResponse = CreateAccessKeyResponse()
    if sampler.isPresent() { message.accessKeyId = sampler.string() }
    if sampler.isPresent() { message.secretAccessKey = sampler.bytes() }
    return message
  }
}

extension ImportAccessKeyRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ImportAccessKeyRequest {
    var message: ImportAccessKeyRequest = ImportAccessKeyRequest()
    if sampler.isPresent() { message.accessKeyId = sampler.string() }
    if sampler.isPresent() { message.secretAccessKey = sampler.bytes() }
    if sampler.isPresent() { message.description = sampler.string() }
    return message
  }
}

extension ImportAccessKeyResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ImportAccessKeyResponse {
    ImportAccessKeyResponse()
  }
}

extension ListAccessKeysRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListAccessKeysRequest {
    ListAccessKeysRequest()
  }
}

extension AccessKeyDescription: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AccessKeyDescription {
    var message: AccessKeyDescription = AccessKeyDescription()
    if sampler.isPresent() { message.accessKeyId = sampler.string() }
    if sampler.isPresent() { message.status = sampler.string() }
    if sampler.isPresent() { message.description = sampler.string() }
    if sampler.isPresent() { message.createdAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.limits = AccessKeyLimits.sample(&sampler) }
    return message
  }
}

extension ListAccessKeysResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListAccessKeysResponse {
    var message: ListAccessKeysResponse = ListAccessKeysResponse()
    if sampler.isPresent() { message.accessKeys = sampler.list { AccessKeyDescription.sample(&$0) } }
    return message
  }
}

extension SetAccessKeyStatusRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SetAccessKeyStatusRequest {
    var message: SetAccessKeyStatusRequest = SetAccessKeyStatusRequest()
    if sampler.isPresent() { message.accessKeyId = sampler.string() }
    if sampler.isPresent() { message.status = sampler.string() }
    return message
  }
}

extension SetAccessKeyStatusResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SetAccessKeyStatusResponse {
    SetAccessKeyStatusResponse()
  }
}

extension DeleteAccessKeyRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteAccessKeyRequest {
    var message: DeleteAccessKeyRequest = DeleteAccessKeyRequest()
    if sampler.isPresent() { message.accessKeyId = sampler.string() }
    return message
  }
}

extension DeleteAccessKeyResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteAccessKeyResponse {
    DeleteAccessKeyResponse()
  }
}

extension IdentityCognitoIdentityProvider: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> IdentityCognitoIdentityProvider {
    var message: IdentityCognitoIdentityProvider = IdentityCognitoIdentityProvider()
    if sampler.isPresent() { message.providerName = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.serverSideTokenCheck = sampler.bool() }
    return message
  }
}

extension CreateIdentityPoolRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> CreateIdentityPoolRequest {
    var message: CreateIdentityPoolRequest = CreateIdentityPoolRequest()
    if sampler.isPresent() { message.identityPoolName = sampler.string() }
    if sampler.isPresent() { message.allowUnauthenticatedIdentities = sampler.bool() }
    if sampler.isPresent() { message.allowClassicFlow = sampler.bool() }
    if sampler.isPresent() { message.supportedLoginProviders = sampler.map { $0.string() } }
    if sampler.isPresent() { message.developerProviderName = sampler.string() }
    if sampler.isPresent() { message.openIdConnectProviderArns = sampler.list { $0.string() } }
    if sampler.isPresent() { message.cognitoIdentityProviders = sampler.list { IdentityCognitoIdentityProvider.sample(&$0) } }
    if sampler.isPresent() { message.samlProviderArns = sampler.list { $0.string() } }
    if sampler.isPresent() { message.identityPoolTags = sampler.map { $0.string() } }
    return message
  }
}

extension IdentityPool: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> IdentityPool {
    var message: IdentityPool = IdentityPool()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityPoolName = sampler.string() }
    if sampler.isPresent() { message.allowUnauthenticatedIdentities = sampler.bool() }
    if sampler.isPresent() { message.allowClassicFlow = sampler.bool() }
    if sampler.isPresent() { message.supportedLoginProviders = sampler.map { $0.string() } }
    if sampler.isPresent() { message.developerProviderName = sampler.string() }
    if sampler.isPresent() { message.openIdConnectProviderArns = sampler.list { $0.string() } }
    if sampler.isPresent() { message.cognitoIdentityProviders = sampler.list { IdentityCognitoIdentityProvider.sample(&$0) } }
    if sampler.isPresent() { message.samlProviderArns = sampler.list { $0.string() } }
    if sampler.isPresent() { message.identityPoolTags = sampler.map { $0.string() } }
    return message
  }
}

extension DescribeIdentityPoolRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeIdentityPoolRequest {
    var message: DescribeIdentityPoolRequest = DescribeIdentityPoolRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    return message
  }
}

extension DeleteIdentityPoolRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteIdentityPoolRequest {
    var message: DeleteIdentityPoolRequest = DeleteIdentityPoolRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    return message
  }
}

extension ListIdentityPoolsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListIdentityPoolsRequest {
    var message: ListIdentityPoolsRequest = ListIdentityPoolsRequest()
    if sampler.isPresent() { message.maxResults = sampler.integer() }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension IdentityPoolShortDescription: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> IdentityPoolShortDescription {
    var message: IdentityPoolShortDescription = IdentityPoolShortDescription()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityPoolName = sampler.string() }
    return message
  }
}

extension ListIdentityPoolsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListIdentityPoolsResponse {
    var message: ListIdentityPoolsResponse = ListIdentityPoolsResponse()
    if sampler.isPresent() { message.identityPools = sampler.list { IdentityPoolShortDescription.sample(&$0) } }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension GetIdentityPoolRolesRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetIdentityPoolRolesRequest {
    var message: GetIdentityPoolRolesRequest = GetIdentityPoolRolesRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    return message
  }
}

extension IdentityMappingRule: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> IdentityMappingRule {
    var message: IdentityMappingRule = IdentityMappingRule()
    if sampler.isPresent() { message.claim = sampler.string() }
    if sampler.isPresent() { message.matchType = sampler.string() }
    if sampler.isPresent() { message.value = sampler.string() }
    if sampler.isPresent() { message.roleArn = sampler.string() }
    return message
  }
}

extension IdentityRulesConfigurationType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> IdentityRulesConfigurationType {
    var message: IdentityRulesConfigurationType = IdentityRulesConfigurationType()
    if sampler.isPresent() { message.rules = sampler.list { IdentityMappingRule.sample(&$0) } }
    return message
  }
}

extension IdentityRoleMapping: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> IdentityRoleMapping {
    var message: IdentityRoleMapping = IdentityRoleMapping()
    if sampler.isPresent() { message.type = sampler.string() }
    if sampler.isPresent() { message.ambiguousRoleResolution = sampler.string() }
    if sampler.isPresent() { message.rulesConfiguration = IdentityRulesConfigurationType.sample(&sampler) }
    return message
  }
}

extension GetIdentityPoolRolesResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetIdentityPoolRolesResponse {
    var message: GetIdentityPoolRolesResponse = GetIdentityPoolRolesResponse()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.roles = sampler.map { $0.string() } }
    if sampler.isPresent() { message.roleMappings = sampler.map { IdentityRoleMapping.sample(&$0) } }
    return message
  }
}

extension SetIdentityPoolRolesRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetIdentityPoolRolesRequest {
    var message: SetIdentityPoolRolesRequest = SetIdentityPoolRolesRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.roles = sampler.map { $0.string() } }
    if sampler.isPresent() { message.roleMappings = sampler.map { IdentityRoleMapping.sample(&$0) } }
    return message
  }
}

extension GetPrincipalTagAttributeMapRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetPrincipalTagAttributeMapRequest {
    var message: GetPrincipalTagAttributeMapRequest = GetPrincipalTagAttributeMapRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityProviderName = sampler.string() }
    return message
  }
}

extension GetPrincipalTagAttributeMapResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetPrincipalTagAttributeMapResponse {
    var message: GetPrincipalTagAttributeMapResponse = GetPrincipalTagAttributeMapResponse()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityProviderName = sampler.string() }
    if sampler.isPresent() { message.useDefaults = sampler.bool() }
    if sampler.isPresent() { message.principalTags = sampler.map { $0.string() } }
    return message
  }
}

extension SetPrincipalTagAttributeMapRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetPrincipalTagAttributeMapRequest {
    var message: SetPrincipalTagAttributeMapRequest = SetPrincipalTagAttributeMapRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityProviderName = sampler.string() }
    if sampler.isPresent() { message.useDefaults = sampler.bool() }
    if sampler.isPresent() { message.principalTags = sampler.map { $0.string() } }
    return message
  }
}

extension SetPrincipalTagAttributeMapResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetPrincipalTagAttributeMapResponse {
    var message: SetPrincipalTagAttributeMapResponse = SetPrincipalTagAttributeMapResponse()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityProviderName = sampler.string() }
    if sampler.isPresent() { message.useDefaults = sampler.bool() }
    if sampler.isPresent() { message.principalTags = sampler.map { $0.string() } }
    return message
  }
}

extension IdentityTagResourceRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> IdentityTagResourceRequest {
    var message: IdentityTagResourceRequest = IdentityTagResourceRequest()
    if sampler.isPresent() { message.resourceArn = sampler.string() }
    if sampler.isPresent() { message.tags = sampler.map { $0.string() } }
    return message
  }
}

extension IdentityTagResourceResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> IdentityTagResourceResponse {
    IdentityTagResourceResponse()
  }
}

extension IdentityUntagResourceRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> IdentityUntagResourceRequest {
    var message: IdentityUntagResourceRequest = IdentityUntagResourceRequest()
    if sampler.isPresent() { message.resourceArn = sampler.string() }
    if sampler.isPresent() { message.tagKeys = sampler.list { $0.string() } }
    return message
  }
}

extension IdentityUntagResourceResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> IdentityUntagResourceResponse {
    IdentityUntagResourceResponse()
  }
}

extension IdentityListTagsForResourceRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> IdentityListTagsForResourceRequest {
    var message: IdentityListTagsForResourceRequest = IdentityListTagsForResourceRequest()
    if sampler.isPresent() { message.resourceArn = sampler.string() }
    return message
  }
}

extension IdentityListTagsForResourceResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> IdentityListTagsForResourceResponse {
    var message: IdentityListTagsForResourceResponse = IdentityListTagsForResourceResponse()
    if sampler.isPresent() { message.tags = sampler.map { $0.string() } }
    return message
  }
}

extension DeleteIdentityPoolResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteIdentityPoolResponse {
    DeleteIdentityPoolResponse()
  }
}

extension SetIdentityPoolRolesResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetIdentityPoolRolesResponse {
    SetIdentityPoolRolesResponse()
  }
}

extension RegisterDeviceRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> RegisterDeviceRequest {
    var message: RegisterDeviceRequest = RegisterDeviceRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.platform = sampler.string() }
    if sampler.isPresent() { message.token = sampler.text() }
    return message
  }
}

extension RegisterDeviceResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> RegisterDeviceResponse {
    var message: RegisterDeviceResponse = RegisterDeviceResponse()
    if sampler.isPresent() { message.deviceId = sampler.string() }
    return message
  }
}

extension SubscribeToDatasetRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SubscribeToDatasetRequest {
    var message: SubscribeToDatasetRequest = SubscribeToDatasetRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.datasetName = sampler.string() }
    if sampler.isPresent() { message.deviceId = sampler.string() }
    return message
  }
}

extension SubscribeToDatasetResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SubscribeToDatasetResponse {
    SubscribeToDatasetResponse()
  }
}

extension UnsubscribeFromDatasetRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UnsubscribeFromDatasetRequest {
    var message: UnsubscribeFromDatasetRequest = UnsubscribeFromDatasetRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.datasetName = sampler.string() }
    if sampler.isPresent() { message.deviceId = sampler.string() }
    return message
  }
}

extension UnsubscribeFromDatasetResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> UnsubscribeFromDatasetResponse {
    UnsubscribeFromDatasetResponse()
  }
}

extension SecurityTokenPolicyDescriptorType: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SecurityTokenPolicyDescriptorType {
    var message: SecurityTokenPolicyDescriptorType = SecurityTokenPolicyDescriptorType()
    if sampler.isPresent() { message.arn = sampler.string() }
    return message
  }
}

extension AssumeRoleWithWebIdentityRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AssumeRoleWithWebIdentityRequest {
    var message: AssumeRoleWithWebIdentityRequest = AssumeRoleWithWebIdentityRequest()
    if sampler.isPresent() { message.roleArn = sampler.string() }
    if sampler.isPresent() { message.roleSessionName = sampler.string() }
    if sampler.isPresent() { message.webIdentityToken = sampler.text() }
    if sampler.isPresent() { message.providerId = sampler.string() }
    if sampler.isPresent() { message.policyArns = sampler.list { SecurityTokenPolicyDescriptorType.sample(&$0) } }
    if sampler.isPresent() { message.policy = sampler.string() }
    if sampler.isPresent() { message.durationSeconds = sampler.integer() }
    if sampler.isPresent() { message.minimumSessionTokenSize = sampler.integer() }
    return message
  }
}

extension SecurityTokenCredentials: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SecurityTokenCredentials {
    var message: SecurityTokenCredentials = SecurityTokenCredentials()
    if sampler.isPresent() { message.accessKeyId = sampler.string() }
    if sampler.isPresent() { message.secretAccessKey = sampler.text() }
    if sampler.isPresent() { message.sessionToken = sampler.text() }
    if sampler.isPresent() { message.expirationUnixMillis = sampler.instant() }
    return message
  }
}

extension SecurityTokenAssumedRoleUser: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SecurityTokenAssumedRoleUser {
    var message: SecurityTokenAssumedRoleUser = SecurityTokenAssumedRoleUser()
    if sampler.isPresent() { message.assumedRoleId = sampler.string() }
    if sampler.isPresent() { message.arn = sampler.string() }
    return message
  }
}

extension AssumeRoleWithWebIdentityResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> AssumeRoleWithWebIdentityResponse {
    var message: AssumeRoleWithWebIdentityResponse = AssumeRoleWithWebIdentityResponse()
    if sampler.isPresent() { message.credentials = SecurityTokenCredentials.sample(&sampler) }
    if sampler.isPresent() { message.subjectFromWebIdentityToken = sampler.string() }
    if sampler.isPresent() { message.assumedRoleUser = SecurityTokenAssumedRoleUser.sample(&sampler) }
    if sampler.isPresent() { message.packedPolicySize = sampler.integer() }
    if sampler.isPresent() { message.provider = sampler.string() }
    if sampler.isPresent() { message.audience = sampler.string() }
    if sampler.isPresent() { message.sourceIdentity = sampler.string() }
    if sampler.isPresent() { message.sessionTokenUtilization = sampler.integer() }
    if sampler.isPresent() { message.sessionTokenSize = sampler.integer() }
    return message
  }
}

extension GetCallerIdentityRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetCallerIdentityRequest {
    GetCallerIdentityRequest()
  }
}

extension GetCallerIdentityResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetCallerIdentityResponse {
    var message: GetCallerIdentityResponse = GetCallerIdentityResponse()
    if sampler.isPresent() { message.userId = sampler.string() }
    if sampler.isPresent() { message.account = sampler.string() }
    if sampler.isPresent() { message.arn = sampler.string() }
    return message
  }
}

extension GetIdentityPoolConfigurationRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetIdentityPoolConfigurationRequest {
    var message: GetIdentityPoolConfigurationRequest = GetIdentityPoolConfigurationRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    return message
  }
}

extension SyncPushSync: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SyncPushSync {
    var message: SyncPushSync = SyncPushSync()
    if sampler.isPresent() { message.applicationArns = sampler.list { $0.string() } }
    if sampler.isPresent() { message.roleArn = sampler.string() }
    return message
  }
}

extension SyncCognitoStreams: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SyncCognitoStreams {
    var message: SyncCognitoStreams = SyncCognitoStreams()
    if sampler.isPresent() { message.streamName = sampler.string() }
    if sampler.isPresent() { message.roleArn = sampler.string() }
    if sampler.isPresent() { message.streamingStatus = sampler.string() }
    return message
  }
}

extension GetIdentityPoolConfigurationResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetIdentityPoolConfigurationResponse {
    var message: GetIdentityPoolConfigurationResponse = GetIdentityPoolConfigurationResponse()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.pushSync = SyncPushSync.sample(&sampler) }
    if sampler.isPresent() { message.cognitoStreams = SyncCognitoStreams.sample(&sampler) }
    return message
  }
}

extension SetIdentityPoolConfigurationRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetIdentityPoolConfigurationRequest {
    var message: SetIdentityPoolConfigurationRequest = SetIdentityPoolConfigurationRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.pushSync = SyncPushSync.sample(&sampler) }
    if sampler.isPresent() { message.cognitoStreams = SyncCognitoStreams.sample(&sampler) }
    return message
  }
}

extension SetIdentityPoolConfigurationResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetIdentityPoolConfigurationResponse {
    var message: SetIdentityPoolConfigurationResponse = SetIdentityPoolConfigurationResponse()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.pushSync = SyncPushSync.sample(&sampler) }
    if sampler.isPresent() { message.cognitoStreams = SyncCognitoStreams.sample(&sampler) }
    return message
  }
}

extension GetCognitoEventsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetCognitoEventsRequest {
    var message: GetCognitoEventsRequest = GetCognitoEventsRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    return message
  }
}

extension GetCognitoEventsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetCognitoEventsResponse {
    var message: GetCognitoEventsResponse = GetCognitoEventsResponse()
    if sampler.isPresent() { message.events = sampler.map { $0.string() } }
    return message
  }
}

extension SetCognitoEventsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetCognitoEventsRequest {
    var message: SetCognitoEventsRequest = SetCognitoEventsRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.events = sampler.map { $0.string() } }
    return message
  }
}

extension BulkPublishRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> BulkPublishRequest {
    var message: BulkPublishRequest = BulkPublishRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    return message
  }
}

extension BulkPublishResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> BulkPublishResponse {
    var message: BulkPublishResponse = BulkPublishResponse()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    return message
  }
}

extension GetBulkPublishDetailsRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetBulkPublishDetailsRequest {
    var message: GetBulkPublishDetailsRequest = GetBulkPublishDetailsRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    return message
  }
}

extension GetBulkPublishDetailsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> GetBulkPublishDetailsResponse {
    var message: GetBulkPublishDetailsResponse = GetBulkPublishDetailsResponse()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.bulkPublishStartTimeUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.bulkPublishCompleteTimeUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.bulkPublishStatus = sampler.string() }
    if sampler.isPresent() { message.failureMessage = sampler.string() }
    return message
  }
}

extension SetCognitoEventsResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SetCognitoEventsResponse {
    SetCognitoEventsResponse()
  }
}

extension ListIdentityPoolUsageRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListIdentityPoolUsageRequest {
    var message: ListIdentityPoolUsageRequest = ListIdentityPoolUsageRequest()
    if sampler.isPresent() { message.nextToken = sampler.string() }
    if sampler.isPresent() { message.maxResults = sampler.integer() }
    return message
  }
}

extension SyncIdentityPoolUsage: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SyncIdentityPoolUsage {
    var message: SyncIdentityPoolUsage = SyncIdentityPoolUsage()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.syncSessionsCount = sampler.integer() }
    if sampler.isPresent() { message.dataStorage = sampler.integer() }
    if sampler.isPresent() { message.lastModifiedDateUnixMillis = sampler.instant() }
    return message
  }
}

extension ListIdentityPoolUsageResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> ListIdentityPoolUsageResponse {
    var message: ListIdentityPoolUsageResponse = ListIdentityPoolUsageResponse()
    if sampler.isPresent() { message.identityPoolUsages = sampler.list { SyncIdentityPoolUsage.sample(&$0) } }
    if sampler.isPresent() { message.maxResults = sampler.integer() }
    if sampler.isPresent() { message.count = sampler.integer() }
    if sampler.isPresent() { message.nextToken = sampler.string() }
    return message
  }
}

extension DescribeIdentityPoolUsageRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeIdentityPoolUsageRequest {
    var message: DescribeIdentityPoolUsageRequest = DescribeIdentityPoolUsageRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    return message
  }
}

extension DescribeIdentityPoolUsageResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeIdentityPoolUsageResponse {
    var message: DescribeIdentityPoolUsageResponse = DescribeIdentityPoolUsageResponse()
    if sampler.isPresent() { message.identityPoolUsage = SyncIdentityPoolUsage.sample(&sampler) }
    return message
  }
}

extension DescribeIdentityUsageRequest: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeIdentityUsageRequest {
    var message: DescribeIdentityUsageRequest = DescribeIdentityUsageRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityId = sampler.string() }
    return message
  }
}

extension SyncIdentityUsage: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> SyncIdentityUsage {
    var message: SyncIdentityUsage = SyncIdentityUsage()
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.lastModifiedDateUnixMillis = sampler.instant() }
    if sampler.isPresent() { message.datasetCount = sampler.integer() }
    if sampler.isPresent() { message.dataStorage = sampler.integer() }
    return message
  }
}

extension DescribeIdentityUsageResponse: SampledPublicMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeIdentityUsageResponse {
    var message: DescribeIdentityUsageResponse = DescribeIdentityUsageResponse()
    if sampler.isPresent() { message.identityUsage = SyncIdentityUsage.sample(&sampler) }
    return message
  }
}

extension CreateLoginProviderRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> CreateLoginProviderRequest {
    var message: CreateLoginProviderRequest = CreateLoginProviderRequest()
    if sampler.isPresent() { message.issuer = sampler.string() }
    if sampler.isPresent() { message.clientIds = sampler.list { $0.string() } }
    if sampler.isPresent() { message.saml = SamlProviderRegistration.sample(&sampler) }
    return message
  }
}

extension SamlProviderRegistration: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SamlProviderRegistration {
    var message: SamlProviderRegistration = SamlProviderRegistration()
    if sampler.isPresent() { message.name = sampler.string() }
    if sampler.isPresent() { message.metadata = sampler.bytes() }
    if sampler.isPresent() { message.audiences = sampler.list { $0.string() } }
    if sampler.isPresent() { message.recipients = sampler.list { $0.string() } }
    return message
  }
}

extension CreateLoginProviderResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> CreateLoginProviderResponse {
    var message: CreateLoginProviderResponse = CreateLoginProviderResponse()
    if sampler.isPresent() { message.arn = sampler.string() }
    return message
  }
}

extension DescribeLoginProviderRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeLoginProviderRequest {
    var message: DescribeLoginProviderRequest = DescribeLoginProviderRequest()
    if sampler.isPresent() { message.arn = sampler.string() }
    return message
  }
}

extension DescribeLoginProviderResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeLoginProviderResponse {
    var message: DescribeLoginProviderResponse = DescribeLoginProviderResponse()
    if sampler.isPresent() { message.provider = LoginProviderDescription.sample(&sampler) }
    return message
  }
}

extension ListLoginProvidersRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListLoginProvidersRequest {
    ListLoginProvidersRequest()
  }
}

extension ListLoginProvidersResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListLoginProvidersResponse {
    var message: ListLoginProvidersResponse = ListLoginProvidersResponse()
    if sampler.isPresent() { message.providers = sampler.list { LoginProviderDescription.sample(&$0) } }
    return message
  }
}

extension LoginProviderDescription: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> LoginProviderDescription {
    var message: LoginProviderDescription = LoginProviderDescription()
    if sampler.isPresent() { message.arn = sampler.string() }
    if sampler.isPresent() { message.issuer = sampler.string() }
    if sampler.isPresent() { message.clientIds = sampler.list { $0.string() } }
    if sampler.isPresent() { message.createdAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.audiences = sampler.list { $0.string() } }
    if sampler.isPresent() { message.recipients = sampler.list { $0.string() } }
    if sampler.isPresent() { message.certificates = sampler.list { SigningCertificateDescription.sample(&$0) } }
    return message
  }
}

extension SigningCertificateDescription: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SigningCertificateDescription {
    var message: SigningCertificateDescription = SigningCertificateDescription()
    if sampler.isPresent() { message.fingerprint = sampler.string() }
    if sampler.isPresent() { message.notBeforeUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.notAfterUnixMillis = sampler.integer() }
    return message
  }
}

extension DeleteLoginProviderRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteLoginProviderRequest {
    var message: DeleteLoginProviderRequest = DeleteLoginProviderRequest()
    if sampler.isPresent() { message.arn = sampler.string() }
    return message
  }
}

extension DeleteLoginProviderResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteLoginProviderResponse {
    DeleteLoginProviderResponse()
  }
}

extension UserPoolProvider: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> UserPoolProvider {
    var message: UserPoolProvider = UserPoolProvider()
    if sampler.isPresent() { message.name = sampler.string() }
    if sampler.isPresent() { message.type = sampler.string() }
    if sampler.isPresent() { message.detailsJson = sampler.text() }
    if sampler.isPresent() { message.attributeMappingJson = sampler.text() }
    if sampler.isPresent() { message.acrMappingJson = sampler.text() }
    if sampler.isPresent() { message.identifiers = sampler.list { $0.string() } }
    if sampler.isPresent() { message.createdAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.modifiedAtUnixMillis = sampler.integer() }
    return message
  }
}

extension CreateUserPoolProviderRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> CreateUserPoolProviderRequest {
    var message: CreateUserPoolProviderRequest = CreateUserPoolProviderRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.provider = UserPoolProvider.sample(&sampler) }
    return message
  }
}

extension CreateUserPoolProviderResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> CreateUserPoolProviderResponse {
    var message: CreateUserPoolProviderResponse = CreateUserPoolProviderResponse()
    if sampler.isPresent() { message.provider = UserPoolProvider.sample(&sampler) }
    return message
  }
}

extension GetUserPoolProviderRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> GetUserPoolProviderRequest {
    var message: GetUserPoolProviderRequest = GetUserPoolProviderRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.name = sampler.string() }
    if sampler.isPresent() { message.identifier = sampler.string() }
    return message
  }
}

extension GetUserPoolProviderResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> GetUserPoolProviderResponse {
    var message: GetUserPoolProviderResponse = GetUserPoolProviderResponse()
    if sampler.isPresent() { message.provider = UserPoolProvider.sample(&sampler) }
    return message
  }
}

extension UpdateUserPoolProviderRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateUserPoolProviderRequest {
    var message: UpdateUserPoolProviderRequest = UpdateUserPoolProviderRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.provider = UserPoolProvider.sample(&sampler) }
    if sampler.isPresent() { message.replacesIdentifiers = sampler.bool() }
    return message
  }
}

extension UpdateUserPoolProviderResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> UpdateUserPoolProviderResponse {
    var message: UpdateUserPoolProviderResponse = UpdateUserPoolProviderResponse()
    if sampler.isPresent() { message.provider = UserPoolProvider.sample(&sampler) }
    return message
  }
}

extension DeleteUserPoolProviderRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteUserPoolProviderRequest {
    var message: DeleteUserPoolProviderRequest = DeleteUserPoolProviderRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.name = sampler.string() }
    return message
  }
}

extension DeleteUserPoolProviderResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteUserPoolProviderResponse {
    DeleteUserPoolProviderResponse()
  }
}

extension ListUserPoolProvidersRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListUserPoolProvidersRequest {
    var message: ListUserPoolProvidersRequest = ListUserPoolProvidersRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.afterName = sampler.string() }
    if sampler.isPresent() { message.limit = sampler.integer() }
    return message
  }
}

extension ListUserPoolProvidersResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListUserPoolProvidersResponse {
    var message: ListUserPoolProvidersResponse = ListUserPoolProvidersResponse()
    if sampler.isPresent() { message.providers = sampler.list { UserPoolProvider.sample(&$0) } }
    return message
  }
}

extension DeleteAllUserPoolProvidersRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteAllUserPoolProvidersRequest {
    var message: DeleteAllUserPoolProvidersRequest = DeleteAllUserPoolProvidersRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    return message
  }
}

extension DeleteAllUserPoolProvidersResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteAllUserPoolProvidersResponse {
    DeleteAllUserPoolProvidersResponse()
  }
}

extension ProveProviderTokenRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ProveProviderTokenRequest {
    var message: ProveProviderTokenRequest = ProveProviderTokenRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.providerName = sampler.string() }
    if sampler.isPresent() { message.permittedProviders = sampler.list { $0.string() } }
    if sampler.isPresent() { message.tokenType = sampler.string() }
    if sampler.isPresent() { message.token = sampler.bytes() }
    if sampler.isPresent() { message.maxAgeSeconds = sampler.integer() }
    return message
  }
}

extension ProveProviderTokenResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ProveProviderTokenResponse {
    var message: ProveProviderTokenResponse = ProveProviderTokenResponse()
    if sampler.isPresent() { message.providerName = sampler.string() }
    if sampler.isPresent() { message.providerType = sampler.string() }
    if sampler.isPresent() { message.issuer = sampler.string() }
    if sampler.isPresent() { message.subject = sampler.text() }
    if sampler.isPresent() { message.claimsJson = sampler.text() }
    if sampler.isPresent() { message.attributeMappingJson = sampler.text() }
    if sampler.isPresent() { message.expiresAtUnixSeconds = sampler.integer() }
    if sampler.isPresent() { message.spendKey = sampler.bytes() }
    return message
  }
}

extension ListAuditEventsRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListAuditEventsRequest {
    var message: ListAuditEventsRequest = ListAuditEventsRequest()
    if sampler.isPresent() { message.poolId = sampler.string() }
    if sampler.isPresent() { message.user = sampler.string() }
    if sampler.isPresent() { message.operation = sampler.string() }
    if sampler.isPresent() { message.outcome = sampler.string() }
    if sampler.isPresent() { message.requestId = sampler.string() }
    if sampler.isPresent() { message.sinceUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.withinMillis = sampler.integer() }
    if sampler.isPresent() { message.limit = sampler.integer() }
    if sampler.isPresent() { message.isFollowed = sampler.bool() }
    if sampler.isPresent() { message.afterCursor = sampler.string() }
    return message
  }
}

extension AuditEvent: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AuditEvent {
    var message: AuditEvent = AuditEvent()
    if sampler.isPresent() { message.atUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.requestId = sampler.string() }
    if sampler.isPresent() { message.operation = sampler.string() }
    if sampler.isPresent() { message.actor = sampler.string() }
    if sampler.isPresent() { message.accessKeyId = sampler.string() }
    if sampler.isPresent() { message.sourceIp = sampler.string() }
    if sampler.isPresent() { message.userAgent = sampler.string() }
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.nameHash = sampler.string() }
    if sampler.isPresent() { message.groupName = sampler.string() }
    if sampler.isPresent() { message.outcome = sampler.string() }
    if sampler.isPresent() { message.reason = sampler.string() }
    if sampler.isPresent() { message.rule = sampler.string() }
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityId = sampler.string() }
    return message
  }
}

extension ListAuditEventsResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListAuditEventsResponse {
    var message: ListAuditEventsResponse = ListAuditEventsResponse()
    if sampler.isPresent() { message.events = sampler.list { AuditEvent.sample(&$0) } }
    if sampler.isPresent() { message.cursor = sampler.string() }
    return message
  }
}

extension BeginAuditSealsRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> BeginAuditSealsRequest {
    var message: BeginAuditSealsRequest = BeginAuditSealsRequest()
    if sampler.isPresent() { message.key = sampler.bytes() }
    if sampler.isPresent() { message.replaces = sampler.bool() }
    return message
  }
}

extension BeginAuditSealsResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> BeginAuditSealsResponse {
    var message: BeginAuditSealsResponse = BeginAuditSealsResponse()
    if sampler.isPresent() { message.isBegun = sampler.bool() }
    return message
  }
}

extension ListAuditSealsRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListAuditSealsRequest {
    var message: ListAuditSealsRequest = ListAuditSealsRequest()
    if sampler.isPresent() { message.table = sampler.string() }
    if sampler.isPresent() { message.afterSequence = sampler.integer() }
    return message
  }
}

extension AuditSeal: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> AuditSeal {
    var message: AuditSeal = AuditSeal()
    if sampler.isPresent() { message.sequence = sampler.integer() }
    if sampler.isPresent() { message.previousCode = sampler.bytes() }
    if sampler.isPresent() { message.madeAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.newestAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.through = sampler.string() }
    if sampler.isPresent() { message.cutThrough = sampler.integer() }
    if sampler.isPresent() { message.cutCode = sampler.bytes() }
    if sampler.isPresent() { message.eventCodes = sampler.bytes() }
    if sampler.isPresent() { message.code = sampler.bytes() }
    if sampler.isPresent() { message.events = sampler.list { AuditEvent.sample(&$0) } }
    return message
  }
}

extension ListAuditSealsResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListAuditSealsResponse {
    var message: ListAuditSealsResponse = ListAuditSealsResponse()
    if sampler.isPresent() { message.seals = sampler.list { AuditSeal.sample(&$0) } }
    if sampler.isPresent() { message.nextSequence = sampler.integer() }
    if sampler.isPresent() { message.begunAtUnixMillis = sampler.integer() }
    return message
  }
}

extension MetadataEntry: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> MetadataEntry {
    var message: MetadataEntry = MetadataEntry()
    if sampler.isPresent() { message.key = sampler.string() }
    if sampler.isPresent() { message.value = sampler.string() }
    return message
  }
}

extension Frame: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> Frame {
    var message: Frame = Frame()
    if sampler.isPresent() { message.call = CallFrame.sample(&sampler) }
    if sampler.isPresent() { message.reply = ReplyFrame.sample(&sampler) }
    if sampler.isPresent() { message.cancel = CancelFrame.sample(&sampler) }
    if sampler.isPresent() { message.ping = PingFrame.sample(&sampler) }
    if sampler.isPresent() { message.goAway = GoAwayFrame.sample(&sampler) }
    return message
  }
}

extension CallFrame: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> CallFrame {
    var message: CallFrame = CallFrame()
    if sampler.isPresent() { message.streamId = sampler.integer() }
    if sampler.isPresent() { message.method = sampler.string() }
    if sampler.isPresent() { message.timeoutMicros = sampler.integer() }
    if sampler.isPresent() { message.requestId = sampler.string() }
    if sampler.isPresent() { message.traceparent = sampler.string() }
    if sampler.isPresent() { message.metadata = sampler.list { MetadataEntry.sample(&$0) } }
    if sampler.isPresent() { message.message = sampler.bytes() }
    if sampler.isPresent() { message.deadlineNanos = sampler.integer() }
    return message
  }
}

extension ReplyFrame: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ReplyFrame {
    var message: ReplyFrame = ReplyFrame()
    if sampler.isPresent() { message.streamId = sampler.integer() }
    if sampler.isPresent() { message.code = sampler.integer() }
    if sampler.isPresent() { message.reason = sampler.string() }
    if sampler.isPresent() { message.statusMessage = sampler.string() }
    if sampler.isPresent() { message.details = sampler.list { MetadataEntry.sample(&$0) } }
    if sampler.isPresent() { message.message = sampler.bytes() }
    return message
  }
}

extension CancelFrame: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> CancelFrame {
    var message: CancelFrame = CancelFrame()
    if sampler.isPresent() { message.streamId = sampler.integer() }
    return message
  }
}

extension PingFrame: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> PingFrame {
    var message: PingFrame = PingFrame()
    if sampler.isPresent() { message.opaque = sampler.integer() }
    if sampler.isPresent() { message.isAcknowledgement = sampler.bool() }
    return message
  }
}

extension GoAwayFrame: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> GoAwayFrame {
    var message: GoAwayFrame = GoAwayFrame()
    if sampler.isPresent() { message.reason = sampler.string() }
    return message
  }
}

extension HealthCheckRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> HealthCheckRequest {
    var message: HealthCheckRequest = HealthCheckRequest()
    if sampler.isPresent() { message.service = sampler.string() }
    return message
  }
}

extension HealthCheckResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> HealthCheckResponse {
    var message: HealthCheckResponse = HealthCheckResponse()
    if sampler.isPresent() { message.servingStatus = sampler.pick(HealthCheckResponse.ServingStatus.allCases) }
    if sampler.isPresent() { message.installation = sampler.list { MetadataEntry.sample(&$0) } }
    if sampler.isPresent() { message.cause = sampler.string() }
    if sampler.isPresent() { message.cure = sampler.string() }
    return message
  }
}

extension ReadMetricsRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ReadMetricsRequest {
    ReadMetricsRequest()
  }
}

extension ReadMetricsResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ReadMetricsResponse {
    var message: ReadMetricsResponse = ReadMetricsResponse()
    if sampler.isPresent() { message.instance = sampler.string() }
    if sampler.isPresent() { message.text = sampler.bytes() }
    return message
  }
}

extension DescribeSealKeysRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeSealKeysRequest {
    DescribeSealKeysRequest()
  }
}

extension DescribeSealKeysResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DescribeSealKeysResponse {
    var message: DescribeSealKeysResponse = DescribeSealKeysResponse()
    if sampler.isPresent() { message.instance = sampler.string() }
    if sampler.isPresent() { message.processId = sampler.integer() }
    if sampler.isPresent() { message.currentKeyId = sampler.integer() }
    if sampler.isPresent() { message.keys = sampler.list { SealKeyDescription.sample(&$0) } }
    if sampler.isPresent() { message.columns = sampler.list { $0.string() } }
    return message
  }
}

extension SealKeyDescription: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SealKeyDescription {
    var message: SealKeyDescription = SealKeyDescription()
    if sampler.isPresent() { message.keyId = sampler.integer() }
    if sampler.isPresent() { message.fingerprint = sampler.bytes() }
    if sampler.isPresent() { message.isHeld = sampler.bool() }
    if sampler.isPresent() { message.isRetired = sampler.bool() }
    if sampler.isPresent() { message.isStoredOnly = sampler.bool() }
    return message
  }
}

extension ScanSealedRowsRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ScanSealedRowsRequest {
    var message: ScanSealedRowsRequest = ScanSealedRowsRequest()
    if sampler.isPresent() { message.column = sampler.string() }
    if sampler.isPresent() { message.after = sampler.list { $0.string() } }
    if sampler.isPresent() { message.rows = sampler.integer() }
    if sampler.isPresent() { message.reseals = sampler.bool() }
    return message
  }
}

extension ScanSealedRowsResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ScanSealedRowsResponse {
    var message: ScanSealedRowsResponse = ScanSealedRowsResponse()
    if sampler.isPresent() { message.counts = sampler.list { SealKeyCount.sample(&$0) } }
    if sampler.isPresent() { message.resealed = sampler.integer() }
    if sampler.isPresent() { message.after = sampler.list { $0.string() } }
    if sampler.isPresent() { message.isResealed = sampler.bool() }
    return message
  }
}

extension SealKeyCount: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SealKeyCount {
    var message: SealKeyCount = SealKeyCount()
    if sampler.isPresent() { message.keyId = sampler.integer() }
    if sampler.isPresent() { message.rows = sampler.integer() }
    return message
  }
}

extension RetireSealKeyRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RetireSealKeyRequest {
    var message: RetireSealKeyRequest = RetireSealKeyRequest()
    if sampler.isPresent() { message.keyId = sampler.integer() }
    return message
  }
}

extension RetireSealKeyResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RetireSealKeyResponse {
    RetireSealKeyResponse()
  }
}

extension TakeSpansRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> TakeSpansRequest {
    TakeSpansRequest()
  }
}

extension TakeSpansResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> TakeSpansResponse {
    var message: TakeSpansResponse = TakeSpansResponse()
    if sampler.isPresent() { message.resourceSpans = sampler.bytes() }
    if sampler.isPresent() { message.spanCount = sampler.integer() }
    if sampler.isPresent() { message.isMore = sampler.bool() }
    return message
  }
}

extension CreateSigningKeysRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> CreateSigningKeysRequest {
    var message: CreateSigningKeysRequest = CreateSigningKeysRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.algorithm = sampler.string() }
    return message
  }
}

extension CreateSigningKeysResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> CreateSigningKeysResponse {
    CreateSigningKeysResponse()
  }
}

extension ChangeSigningAlgorithmRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ChangeSigningAlgorithmRequest {
    var message: ChangeSigningAlgorithmRequest = ChangeSigningAlgorithmRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.algorithm = sampler.string() }
    return message
  }
}

extension ChangeSigningAlgorithmResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ChangeSigningAlgorithmResponse {
    ChangeSigningAlgorithmResponse()
  }
}

extension DeleteUserPoolTokensRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteUserPoolTokensRequest {
    var message: DeleteUserPoolTokensRequest = DeleteUserPoolTokensRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    return message
  }
}

extension DeleteUserPoolTokensResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> DeleteUserPoolTokensResponse {
    DeleteUserPoolTokensResponse()
  }
}

extension TokenClaim: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> TokenClaim {
    var message: TokenClaim = TokenClaim()
    if sampler.isPresent() { message.name = sampler.string() }
    if sampler.isPresent() { message.stringValue = sampler.string() }
    if sampler.isPresent() { message.boolValue = sampler.bool() }
    if sampler.isPresent() { message.listValue = sampler.list { $0.string() } }
    if sampler.isPresent() { message.kind = sampler.string() }
    if sampler.isPresent() { message.jsonValue = sampler.bytes() }
    return message
  }
}

extension TokenContents: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> TokenContents {
    var message: TokenContents = TokenContents()
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.groups = sampler.list { $0.string() } }
    if sampler.isPresent() { message.idClaims = sampler.list { TokenClaim.sample(&$0) } }
    if sampler.isPresent() { message.scope = sampler.string() }
    if sampler.isPresent() { message.accessTokenValiditySeconds = sampler.integer() }
    if sampler.isPresent() { message.idTokenValiditySeconds = sampler.integer() }
    if sampler.isPresent() { message.isRevocationEnabled = sampler.bool() }
    if sampler.isPresent() { message.accessClaims = sampler.list { TokenClaim.sample(&$0) } }
    if sampler.isPresent() { message.authenticationMethods = sampler.list { $0.string() } }
    return message
  }
}

extension ChainTerms: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ChainTerms {
    var message: ChainTerms = ChainTerms()
    if sampler.isPresent() { message.idleSeconds = sampler.integer() }
    if sampler.isPresent() { message.absoluteSeconds = sampler.integer() }
    if sampler.isPresent() { message.isOnePerDevice = sampler.bool() }
    if sampler.isPresent() { message.installation = sampler.string() }
    if sampler.isPresent() { message.tracking = ChainTracking.sample(&sampler) }
    return message
  }
}

extension ChainTracking: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ChainTracking {
    var message: ChainTracking = ChainTracking()
    if sampler.isPresent() { message.maxSessions = sampler.integer() }
    if sampler.isPresent() { message.refusesAtLimit = sampler.bool() }
    if sampler.isPresent() { message.address = sampler.string() }
    if sampler.isPresent() { message.userAgent = sampler.string() }
    return message
  }
}

extension EndedChain: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> EndedChain {
    var message: EndedChain = EndedChain()
    if sampler.isPresent() { message.chainId = sampler.string() }
    if sampler.isPresent() { message.end = sampler.string() }
    return message
  }
}

extension IssueTokensRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> IssueTokensRequest {
    var message: IssueTokensRequest = IssueTokensRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.contents = TokenContents.sample(&sampler) }
    if sampler.isPresent() { message.refreshTokenValiditySeconds = sampler.integer() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.isFactorGiven = sampler.bool() }
    if sampler.isPresent() { message.isDeviceTracked = sampler.bool() }
    if sampler.isPresent() { message.terms = ChainTerms.sample(&sampler) }
    if sampler.isPresent() { message.ssoSessionId = sampler.string() }
    if sampler.isPresent() { message.beganAtTokenEndpoint = sampler.bool() }
    if sampler.isPresent() { message.isDeviceNew = sampler.bool() }
    if sampler.isPresent() { message.confirmingDeviceKey = sampler.string() }
    return message
  }
}

extension IssueTokensResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> IssueTokensResponse {
    var message: IssueTokensResponse = IssueTokensResponse()
    if sampler.isPresent() { message.idToken = sampler.bytes() }
    if sampler.isPresent() { message.accessToken = sampler.bytes() }
    if sampler.isPresent() { message.refreshToken = sampler.bytes() }
    if sampler.isPresent() { message.expiresInSeconds = sampler.integer() }
    if sampler.isPresent() { message.refreshExpiresInSeconds = sampler.integer() }
    if sampler.isPresent() { message.chainId = sampler.string() }
    if sampler.isPresent() { message.endedChains = sampler.list { EndedChain.sample(&$0) } }
    return message
  }
}

extension OpenRefreshTokenRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> OpenRefreshTokenRequest {
    var message: OpenRefreshTokenRequest = OpenRefreshTokenRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.refreshToken = sampler.bytes() }
    return message
  }
}

extension OpenRefreshTokenResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> OpenRefreshTokenResponse {
    var message: OpenRefreshTokenResponse = OpenRefreshTokenResponse()
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.chainId = sampler.string() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.authenticatedAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.beganAtTokenEndpoint = sampler.bool() }
    return message
  }
}

extension RefreshTokensRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RefreshTokensRequest {
    var message: RefreshTokensRequest = RefreshTokensRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.refreshToken = sampler.bytes() }
    if sampler.isPresent() { message.contents = TokenContents.sample(&sampler) }
    if sampler.isPresent() { message.rotationGraceSeconds = sampler.integer() }
    if sampler.isPresent() { message.holder = TokenHolder.sample(&sampler) }
    if sampler.isPresent() { message.terms = ChainTerms.sample(&sampler) }
    return message
  }
}

extension TokenHolder: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> TokenHolder {
    var message: TokenHolder = TokenHolder()
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    return message
  }
}

extension RefreshTokensResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RefreshTokensResponse {
    var message: RefreshTokensResponse = RefreshTokensResponse()
    if sampler.isPresent() { message.idToken = sampler.bytes() }
    if sampler.isPresent() { message.accessToken = sampler.bytes() }
    if sampler.isPresent() { message.refreshToken = sampler.bytes() }
    if sampler.isPresent() { message.expiresInSeconds = sampler.integer() }
    if sampler.isPresent() { message.refreshExpiresInSeconds = sampler.integer() }
    return message
  }
}

extension RevokeRefreshTokenRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RevokeRefreshTokenRequest {
    var message: RevokeRefreshTokenRequest = RevokeRefreshTokenRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.token = sampler.bytes() }
    if sampler.isPresent() { message.isLinked = sampler.bool() }
    return message
  }
}

extension RevokeRefreshTokenResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RevokeRefreshTokenResponse {
    var message: RevokeRefreshTokenResponse = RevokeRefreshTokenResponse()
    if sampler.isPresent() { message.endedSsoSessionId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    return message
  }
}

extension RevokeUserTokensRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RevokeUserTokensRequest {
    var message: RevokeUserTokensRequest = RevokeUserTokensRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.keptChainId = sampler.string() }
    if sampler.isPresent() { message.isByPolicy = sampler.bool() }
    return message
  }
}

extension RevokeUserTokensResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RevokeUserTokensResponse {
    RevokeUserTokensResponse()
  }
}

extension RevokeDeviceTokensRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RevokeDeviceTokensRequest {
    var message: RevokeDeviceTokensRequest = RevokeDeviceTokensRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.deviceKeys = sampler.list { $0.string() } }
    if sampler.isPresent() { message.areForgotten = sampler.bool() }
    if sampler.isPresent() { message.leavesAccessTokens = sampler.bool() }
    return message
  }
}

extension RevokeDeviceTokensResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RevokeDeviceTokensResponse {
    RevokeDeviceTokensResponse()
  }
}

extension RevokeClientTokensRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RevokeClientTokensRequest {
    var message: RevokeClientTokensRequest = RevokeClientTokensRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    return message
  }
}

extension RevokeClientTokensResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RevokeClientTokensResponse {
    RevokeClientTokensResponse()
  }
}

extension NoteConfirmedDeviceRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> NoteConfirmedDeviceRequest {
    var message: NoteConfirmedDeviceRequest = NoteConfirmedDeviceRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    return message
  }
}

extension NoteConfirmedDeviceResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> NoteConfirmedDeviceResponse {
    NoteConfirmedDeviceResponse()
  }
}

extension ListSessionsRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListSessionsRequest {
    var message: ListSessionsRequest = ListSessionsRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.limit = sampler.integer() }
    if sampler.isPresent() { message.after = SessionPosition.sample(&sampler) }
    return message
  }
}

extension SessionPosition: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SessionPosition {
    var message: SessionPosition = SessionPosition()
    if sampler.isPresent() { message.lastActiveAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.chainId = sampler.string() }
    return message
  }
}

extension ListSessionsResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListSessionsResponse {
    var message: ListSessionsResponse = ListSessionsResponse()
    if sampler.isPresent() { message.chains = sampler.list { ChainDescription.sample(&$0) } }
    if sampler.isPresent() { message.isCut = sampler.bool() }
    return message
  }
}

extension ChainDescription: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ChainDescription {
    var message: ChainDescription = ChainDescription()
    if sampler.isPresent() { message.chainId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.signedInAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.lastActiveAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.expiresAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.address = sampler.string() }
    if sampler.isPresent() { message.userAgent = sampler.string() }
    if sampler.isPresent() { message.installation = sampler.string() }
    if sampler.isPresent() { message.ssoSessionId = sampler.string() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    return message
  }
}

extension RevokeSessionRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RevokeSessionRequest {
    var message: RevokeSessionRequest = RevokeSessionRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.chainId = sampler.string() }
    if sampler.isPresent() { message.ssoSessionId = sampler.string() }
    if sampler.isPresent() { message.isLinked = sampler.bool() }
    return message
  }
}

extension RevokeSessionResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RevokeSessionResponse {
    var message: RevokeSessionResponse = RevokeSessionResponse()
    if sampler.isPresent() { message.endedSsoSessionId = sampler.string() }
    return message
  }
}

extension ForgetSessionDetailsRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ForgetSessionDetailsRequest {
    var message: ForgetSessionDetailsRequest = ForgetSessionDetailsRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    return message
  }
}

extension ForgetSessionDetailsResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ForgetSessionDetailsResponse {
    ForgetSessionDetailsResponse()
  }
}

extension VerifyAccessTokenRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> VerifyAccessTokenRequest {
    var message: VerifyAccessTokenRequest = VerifyAccessTokenRequest()
    if sampler.isPresent() { message.accessToken = sampler.bytes() }
    return message
  }
}

extension VerifyAccessTokenResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> VerifyAccessTokenResponse {
    var message: VerifyAccessTokenResponse = VerifyAccessTokenResponse()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.scope = sampler.string() }
    if sampler.isPresent() { message.chainId = sampler.string() }
    if sampler.isPresent() { message.deviceKey = sampler.string() }
    if sampler.isPresent() { message.authenticatedAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.isFactorGiven = sampler.bool() }
    if sampler.isPresent() { message.isDeviceForgotten = sampler.bool() }
    return message
  }
}

extension GetJSONWebKeySetRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> GetJSONWebKeySetRequest {
    var message: GetJSONWebKeySetRequest = GetJSONWebKeySetRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    return message
  }
}

extension GetJSONWebKeySetResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> GetJSONWebKeySetResponse {
    var message: GetJSONWebKeySetResponse = GetJSONWebKeySetResponse()
    if sampler.isPresent() { message.json = sampler.bytes() }
    return message
  }
}

extension RotateSigningKeysRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RotateSigningKeysRequest {
    var message: RotateSigningKeysRequest = RotateSigningKeysRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.algorithm = sampler.string() }
    return message
  }
}

extension RotateSigningKeysResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> RotateSigningKeysResponse {
    var message: RotateSigningKeysResponse = RotateSigningKeysResponse()
    if sampler.isPresent() { message.keys = sampler.list { SigningKeyDescription.sample(&$0) } }
    return message
  }
}

extension ListSigningKeysRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListSigningKeysRequest {
    var message: ListSigningKeysRequest = ListSigningKeysRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    return message
  }
}

extension ListSigningKeysResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ListSigningKeysResponse {
    var message: ListSigningKeysResponse = ListSigningKeysResponse()
    if sampler.isPresent() { message.keys = sampler.list { SigningKeyDescription.sample(&$0) } }
    return message
  }
}

extension SigningKeyDescription: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SigningKeyDescription {
    var message: SigningKeyDescription = SigningKeyDescription()
    if sampler.isPresent() { message.keyId = sampler.string() }
    if sampler.isPresent() { message.tokenUse = sampler.string() }
    if sampler.isPresent() { message.algorithm = sampler.string() }
    if sampler.isPresent() { message.state = sampler.string() }
    if sampler.isPresent() { message.createdAtUnixMillis = sampler.integer() }
    if sampler.isPresent() { message.verifiesUntilUnixMillis = sampler.integer() }
    return message
  }
}

extension IssueDetachedTokenRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> IssueDetachedTokenRequest {
    var message: IssueDetachedTokenRequest = IssueDetachedTokenRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.clientId = sampler.string() }
    if sampler.isPresent() { message.sub = sampler.string() }
    if sampler.isPresent() { message.tokenUse = sampler.string() }
    if sampler.isPresent() { message.validitySeconds = sampler.integer() }
    if sampler.isPresent() { message.username = sampler.string() }
    if sampler.isPresent() { message.groups = sampler.list { $0.string() } }
    if sampler.isPresent() { message.scope = sampler.string() }
    if sampler.isPresent() { message.audience = sampler.string() }
    if sampler.isPresent() { message.claims = sampler.list { TokenClaim.sample(&$0) } }
    if sampler.isPresent() { message.chainId = sampler.string() }
    if sampler.isPresent() { message.authenticatedAtUnixSeconds = sampler.integer() }
    if sampler.isPresent() { message.actor = sampler.bytes() }
    return message
  }
}

extension IssueDetachedTokenResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> IssueDetachedTokenResponse {
    var message: IssueDetachedTokenResponse = IssueDetachedTokenResponse()
    if sampler.isPresent() { message.token = sampler.bytes() }
    return message
  }
}

extension OpenSubjectTokenRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> OpenSubjectTokenRequest {
    var message: OpenSubjectTokenRequest = OpenSubjectTokenRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.token = sampler.bytes() }
    return message
  }
}

extension OpenSubjectTokenResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> OpenSubjectTokenResponse {
    var message: OpenSubjectTokenResponse = OpenSubjectTokenResponse()
    if sampler.isPresent() { message.claims = sampler.bytes() }
    if sampler.isPresent() { message.chainId = sampler.string() }
    return message
  }
}

extension SignIdentityTokenRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SignIdentityTokenRequest {
    var message: SignIdentityTokenRequest = SignIdentityTokenRequest()
    if sampler.isPresent() { message.identityPoolId = sampler.string() }
    if sampler.isPresent() { message.identityId = sampler.string() }
    if sampler.isPresent() { message.authenticationMethods = sampler.list { $0.string() } }
    if sampler.isPresent() { message.principalTags = sampler.map { $0.string() } }
    if sampler.isPresent() { message.lifetimeSeconds = sampler.integer() }
    return message
  }
}

extension SignIdentityTokenResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> SignIdentityTokenResponse {
    var message: SignIdentityTokenResponse = SignIdentityTokenResponse()
    if sampler.isPresent() { message.token = sampler.bytes() }
    return message
  }
}

extension ProveUserPoolTokenRequest: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ProveUserPoolTokenRequest {
    var message: ProveUserPoolTokenRequest = ProveUserPoolTokenRequest()
    if sampler.isPresent() { message.userPoolId = sampler.string() }
    if sampler.isPresent() { message.token = sampler.bytes() }
    return message
  }
}

extension ProveUserPoolTokenResponse: SampledMessage {
  static func sample(_ sampler: inout Sampler) -> ProveUserPoolTokenResponse {
    var message: ProveUserPoolTokenResponse = ProveUserPoolTokenResponse()
    if sampler.isPresent() { message.claims = sampler.bytes() }
    if sampler.isPresent() { message.isEnded = sampler.bool() }
    return message
  }
}

let sampledMessages: [any SampledMessage.Type] = [
  ReadAssertionRequest.self,
  ReadAssertionResponse.self,
  SamlResponse.self,
  SamlAssertion.self,
  SamlNameID.self,
  SamlSubjectConfirmation.self,
  SamlAudienceRestriction.self,
  SamlAuthnStatement.self,
  SamlAttribute.self,
  ReadMetadataRequest.self,
  ReadMetadataResponse.self,
  SamlCertificate.self,
  ProofState.self,
  AuthenticatedSignInState.self,
  ClientMetadataEntry.self,
  AppApprovalState.self,
  ConfirmSignUpByLinkRequest.self,
  ConfirmSignUpByLinkResponse.self,
  InvokeFunctionRequest.self,
  InvokeFunctionResponse.self,
  InteractionCall.self,
  StartInteractionRequest.self,
  StartInteractionResponse.self,
  GetInteractionRequest.self,
  InteractionState.self,
  CancelInteractionRequest.self,
  ShowInteractionEvidenceRequest.self,
  ShowInteractionEvidenceResponse.self,
  LocateInteractionRequest.self,
  LocateInteractionResponse.self,
  InteractionAccount.self,
  OpenInteractionRequest.self,
  OpenInteractionResponse.self,
  ConfirmInteractionRequest.self,
  DeclineInteractionRequest.self,
  AnswerInteractionFactorRequest.self,
  CancelInteractionFactorRequest.self,
  InteractionProgress.self,
  InteractionFactor.self,
  InteractionChallenge.self,
  InteractionInstanceRequest.self,
  InteractionInstance.self,
  InteractionPolicy.self,
  RemoveInteractionInstanceResponse.self,
  InteractionFlowRequest.self,
  RemoveInteractionAccountRequest.self,
  ListInteractionSessionsRequest.self,
  ShownInteraction.self,
  ListInteractionSessionsResponse.self,
  ShowInteractionSessionRequest.self,
  ShowInteractionSessionResponse.self,
  ListInteractionAccountsRequest.self,
  ShownInteractionAccount.self,
  ListInteractionAccountsResponse.self,
  UnblockInteractionAccountRequest.self,
  UnblockInteractionAccountResponse.self,
  AwaitedInteraction.self,
  AwaitInteractionsRequest.self,
  AwaitInteractionsResponse.self,
  AwaitInteractionInboxRequest.self,
  InteractionInbox.self,
  InboxInteraction.self,
  RedeemInteractionRequest.self,
  RedeemInteractionResponse.self,
  ListOutboxMessagesRequest.self,
  OutboxMessage.self,
  ListOutboxMessagesResponse.self,
  RefusedRequest.self,
  UnrecordedRefusals.self,
  RecordRefusalsRequest.self,
  RecordRefusalsResponse.self,
  ShowUserSessionsRequest.self,
  ShownSession.self,
  ShowUserSessionsResponse.self,
  EndUserSessionRequest.self,
  EndUserSessionResponse.self,
  SetSignInSwitchRequest.self,
  SetSignInSwitchResponse.self,
  ExplainRefreshRequest.self,
  ExplainedCheck.self,
  ExplainRefreshResponse.self,
  SealedSignInState.self,
  CustomFlowState.self,
  CustomRoundState.self,
  PasswordVerifierState.self,
  NewPasswordRequiredState.self,
  SecondFactorState.self,
  SelectMfaTypeState.self,
  FactorSetUpState.self,
  DeviceProofState.self,
  CustomChallengeState.self,
  SelectChallengeState.self,
  FirstFactorCodeState.self,
  GrantByRefreshTokenRequest.self,
  GrantByRefreshTokenResponse.self,
  GrantByTokenExchangeRequest.self,
  GrantByTokenExchangeResponse.self,
  GrantByClientCredentialsRequest.self,
  GrantByClientCredentialsResponse.self,
  ReadUserImportLogRequest.self,
  UserImportLogEntry.self,
  ReadUserImportLogResponse.self,
  BeginUserImportUploadRequest.self,
  BeginUserImportUploadResponse.self,
  AppendToUserImportUploadRequest.self,
  AppendToUserImportUploadResponse.self,
  FinishUserImportUploadRequest.self,
  FinishUserImportUploadResponse.self,
  DeviceLimit.self,
  TrackedDevice.self,
  IssueDeviceRequest.self,
  IssueDeviceResponse.self,
  TrackDeviceRequest.self,
  TrackDeviceResponse.self,
  RemovedAppAccount.self,
  FindDeviceRequest.self,
  FindDeviceResponse.self,
  DeviceChallenge.self,
  ProofExpectation.self,
  FindDevicesRequest.self,
  FindDevicesResponse.self,
  RememberDeviceRequest.self,
  RememberDeviceResponse.self,
  RemoveDeviceRequest.self,
  RemoveDeviceResponse.self,
  ExpectDeviceProofRequest.self,
  ExpectDeviceProofResponse.self,
  ClaimDeviceProofRequest.self,
  ClaimDeviceProofResponse.self,
  BeginDeviceProofRequest.self,
  BeginDeviceProofResponse.self,
  FinishDeviceProofRequest.self,
  FinishDeviceProofResponse.self,
  RemoveUserDevicesRequest.self,
  RemoveUserDevicesResponse.self,
  RemoveUserPoolDevicesRequest.self,
  RemoveUserPoolDevicesResponse.self,
  FactorPolicy.self,
  FactorPenalty.self,
  FactorInfo.self,
  FactorChallenge.self,
  FactorAnswer.self,
  PINProof.self,
  NewPIN.self,
  NewBiometric.self,
  JudgedAnswer.self,
  InstanceProof.self,
  AppDescription.self,
  PushAddress.self,
  AppInstance.self,
  FactorState.self,
  AppAccount.self,
  NewAccount.self,
  RegisterInstanceRequest.self,
  RegisterInstanceResponse.self,
  ProveInstanceRequest.self,
  ProveInstanceResponse.self,
  UpdateInstanceRequest.self,
  UpdateInstanceResponse.self,
  RemoveInstanceRequest.self,
  RemoveInstanceResponse.self,
  AddAccountRequest.self,
  AddAccountResponse.self,
  RemoveAccountRequest.self,
  RemoveAccountResponse.self,
  FindAccountsRequest.self,
  FindAccountsResponse.self,
  ShowFactorRequest.self,
  ShowFactorResponse.self,
  BeginFactorRequest.self,
  BeginFactorResponse.self,
  AnswerFactorRequest.self,
  AnswerFactorResponse.self,
  StartFlowRequest.self,
  StartFlowResponse.self,
  AnswerFlowRequest.self,
  AnswerFlowResponse.self,
  CancelFlowRequest.self,
  CancelFlowResponse.self,
  UnblockFactorRequest.self,
  UnblockFactorResponse.self,
  VerifySignatureRequest.self,
  VerifySignatureResponse.self,
  Principal.self,
  CreateAccessKeyRequest.self,
  AccessKeyLimits.self,
  CreateAccessKeyResponse.self,
  ImportAccessKeyRequest.self,
  ImportAccessKeyResponse.self,
  ListAccessKeysRequest.self,
  AccessKeyDescription.self,
  ListAccessKeysResponse.self,
  SetAccessKeyStatusRequest.self,
  SetAccessKeyStatusResponse.self,
  DeleteAccessKeyRequest.self,
  DeleteAccessKeyResponse.self,
  CreateLoginProviderRequest.self,
  SamlProviderRegistration.self,
  CreateLoginProviderResponse.self,
  DescribeLoginProviderRequest.self,
  DescribeLoginProviderResponse.self,
  ListLoginProvidersRequest.self,
  ListLoginProvidersResponse.self,
  LoginProviderDescription.self,
  SigningCertificateDescription.self,
  DeleteLoginProviderRequest.self,
  DeleteLoginProviderResponse.self,
  UserPoolProvider.self,
  CreateUserPoolProviderRequest.self,
  CreateUserPoolProviderResponse.self,
  GetUserPoolProviderRequest.self,
  GetUserPoolProviderResponse.self,
  UpdateUserPoolProviderRequest.self,
  UpdateUserPoolProviderResponse.self,
  DeleteUserPoolProviderRequest.self,
  DeleteUserPoolProviderResponse.self,
  ListUserPoolProvidersRequest.self,
  ListUserPoolProvidersResponse.self,
  DeleteAllUserPoolProvidersRequest.self,
  DeleteAllUserPoolProvidersResponse.self,
  ProveProviderTokenRequest.self,
  ProveProviderTokenResponse.self,
  ListAuditEventsRequest.self,
  AuditEvent.self,
  ListAuditEventsResponse.self,
  BeginAuditSealsRequest.self,
  BeginAuditSealsResponse.self,
  ListAuditSealsRequest.self,
  AuditSeal.self,
  ListAuditSealsResponse.self,
  MetadataEntry.self,
  Frame.self,
  CallFrame.self,
  ReplyFrame.self,
  CancelFrame.self,
  PingFrame.self,
  GoAwayFrame.self,
  HealthCheckRequest.self,
  HealthCheckResponse.self,
  ReadMetricsRequest.self,
  ReadMetricsResponse.self,
  DescribeSealKeysRequest.self,
  DescribeSealKeysResponse.self,
  SealKeyDescription.self,
  ScanSealedRowsRequest.self,
  ScanSealedRowsResponse.self,
  SealKeyCount.self,
  RetireSealKeyRequest.self,
  RetireSealKeyResponse.self,
  TakeSpansRequest.self,
  TakeSpansResponse.self,
  CreateSigningKeysRequest.self,
  CreateSigningKeysResponse.self,
  ChangeSigningAlgorithmRequest.self,
  ChangeSigningAlgorithmResponse.self,
  DeleteUserPoolTokensRequest.self,
  DeleteUserPoolTokensResponse.self,
  TokenClaim.self,
  TokenContents.self,
  ChainTerms.self,
  ChainTracking.self,
  EndedChain.self,
  IssueTokensRequest.self,
  IssueTokensResponse.self,
  OpenRefreshTokenRequest.self,
  OpenRefreshTokenResponse.self,
  RefreshTokensRequest.self,
  TokenHolder.self,
  RefreshTokensResponse.self,
  RevokeRefreshTokenRequest.self,
  RevokeRefreshTokenResponse.self,
  RevokeUserTokensRequest.self,
  RevokeUserTokensResponse.self,
  RevokeDeviceTokensRequest.self,
  RevokeDeviceTokensResponse.self,
  RevokeClientTokensRequest.self,
  RevokeClientTokensResponse.self,
  NoteConfirmedDeviceRequest.self,
  NoteConfirmedDeviceResponse.self,
  ListSessionsRequest.self,
  SessionPosition.self,
  ListSessionsResponse.self,
  ChainDescription.self,
  RevokeSessionRequest.self,
  RevokeSessionResponse.self,
  ForgetSessionDetailsRequest.self,
  ForgetSessionDetailsResponse.self,
  VerifyAccessTokenRequest.self,
  VerifyAccessTokenResponse.self,
  GetJSONWebKeySetRequest.self,
  GetJSONWebKeySetResponse.self,
  RotateSigningKeysRequest.self,
  RotateSigningKeysResponse.self,
  ListSigningKeysRequest.self,
  ListSigningKeysResponse.self,
  SigningKeyDescription.self,
  IssueDetachedTokenRequest.self,
  IssueDetachedTokenResponse.self,
  OpenSubjectTokenRequest.self,
  OpenSubjectTokenResponse.self,
  SignIdentityTokenRequest.self,
  SignIdentityTokenResponse.self,
  ProveUserPoolTokenRequest.self,
  ProveUserPoolTokenResponse.self,
]

let sampledPublicMessages: [any SampledPublicMessage.Type] = [
  AttributeType.self,
  AnalyticsMetadataType.self,
  UserContextDataType.self,
  CodeDeliveryDetailsType.self,
  MFAOptionType.self,
  UserType.self,
  NewDeviceMetadataType.self,
  AuthenticationResultType.self,
  ResendConfirmationCodeRequest.self,
  ResendConfirmationCodeResponse.self,
  ForgotPasswordRequest.self,
  ForgotPasswordResponse.self,
  ConfirmForgotPasswordRequest.self,
  ConfirmForgotPasswordResponse.self,
  ChangePasswordRequest.self,
  ChangePasswordResponse.self,
  AdminResetUserPasswordRequest.self,
  AdminResetUserPasswordResponse.self,
  UpdateUserAttributesRequest.self,
  UpdateUserAttributesResponse.self,
  AdminUpdateUserAttributesRequest.self,
  AdminUpdateUserAttributesResponse.self,
  DeleteUserAttributesRequest.self,
  DeleteUserAttributesResponse.self,
  AdminDeleteUserAttributesRequest.self,
  AdminDeleteUserAttributesResponse.self,
  GetUserAttributeVerificationCodeRequest.self,
  GetUserAttributeVerificationCodeResponse.self,
  VerifyUserAttributeRequest.self,
  VerifyUserAttributeResponse.self,
  AdminDisableUserRequest.self,
  AdminDisableUserResponse.self,
  AdminEnableUserRequest.self,
  AdminEnableUserResponse.self,
  DeleteUserRequest.self,
  SetUserSettingsRequest.self,
  SetUserSettingsResponse.self,
  AdminSetUserSettingsRequest.self,
  AdminSetUserSettingsResponse.self,
  ListUsersRequest.self,
  ListUsersResponse.self,
  DeleteUserResponse.self,
  DeviceSecretVerifierConfigType.self,
  ConfirmDeviceRequest.self,
  ConfirmDeviceResponse.self,
  UpdateDeviceStatusRequest.self,
  UpdateDeviceStatusResponse.self,
  GetDeviceRequest.self,
  DeviceType.self,
  GetDeviceResponse.self,
  ListDevicesRequest.self,
  ListDevicesResponse.self,
  ForgetDeviceRequest.self,
  AdminGetDeviceRequest.self,
  AdminGetDeviceResponse.self,
  AdminListDevicesRequest.self,
  AdminListDevicesResponse.self,
  AdminUpdateDeviceStatusRequest.self,
  AdminUpdateDeviceStatusResponse.self,
  AdminForgetDeviceRequest.self,
  ForgetDeviceResponse.self,
  AdminForgetDeviceResponse.self,
  CreateGroupRequest.self,
  GroupType.self,
  CreateGroupResponse.self,
  GetGroupRequest.self,
  GetGroupResponse.self,
  UpdateGroupRequest.self,
  UpdateGroupResponse.self,
  DeleteGroupRequest.self,
  ListGroupsRequest.self,
  ListGroupsResponse.self,
  AdminAddUserToGroupRequest.self,
  AdminRemoveUserFromGroupRequest.self,
  AdminListGroupsForUserRequest.self,
  AdminListGroupsForUserResponse.self,
  ListUsersInGroupRequest.self,
  ListUsersInGroupResponse.self,
  DeleteGroupResponse.self,
  AdminAddUserToGroupResponse.self,
  AdminRemoveUserFromGroupResponse.self,
  CreateIdentityProviderRequest.self,
  IdentityProviderType.self,
  CreateIdentityProviderResponse.self,
  DescribeIdentityProviderRequest.self,
  DescribeIdentityProviderResponse.self,
  UpdateIdentityProviderRequest.self,
  UpdateIdentityProviderResponse.self,
  DeleteIdentityProviderRequest.self,
  ListIdentityProvidersRequest.self,
  ProviderDescription.self,
  ListIdentityProvidersResponse.self,
  GetIdentityProviderByIdentifierRequest.self,
  GetIdentityProviderByIdentifierResponse.self,
  DeleteIdentityProviderResponse.self,
  StartWebAuthnRegistrationRequest.self,
  StartWebAuthnRegistrationResponse.self,
  CompleteWebAuthnRegistrationRequest.self,
  CompleteWebAuthnRegistrationResponse.self,
  ListWebAuthnCredentialsRequest.self,
  WebAuthnCredentialDescription.self,
  ListWebAuthnCredentialsResponse.self,
  DeleteWebAuthnCredentialRequest.self,
  DeleteWebAuthnCredentialResponse.self,
  ResourceServerScopeType.self,
  CreateResourceServerRequest.self,
  ResourceServerType.self,
  CreateResourceServerResponse.self,
  DescribeResourceServerRequest.self,
  DescribeResourceServerResponse.self,
  UpdateResourceServerRequest.self,
  UpdateResourceServerResponse.self,
  DeleteResourceServerRequest.self,
  ListResourceServersRequest.self,
  ListResourceServersResponse.self,
  DeleteResourceServerResponse.self,
  AssociateSoftwareTokenRequest.self,
  AssociateSoftwareTokenResponse.self,
  VerifySoftwareTokenRequest.self,
  VerifySoftwareTokenResponse.self,
  SMSMfaSettingsType.self,
  SoftwareTokenMfaSettingsType.self,
  EmailMfaSettingsType.self,
  WebAuthnMfaSettingsType.self,
  SetUserMFAPreferenceRequest.self,
  SetUserMFAPreferenceResponse.self,
  AdminSetUserMFAPreferenceRequest.self,
  AdminSetUserMFAPreferenceResponse.self,
  AdminDeleteSoftwareTokenRequest.self,
  AdminDeleteSoftwareTokenResponse.self,
  GetUserAuthFactorsRequest.self,
  GetUserAuthFactorsResponse.self,
  AdminGetUserAuthFactorsRequest.self,
  AdminGetUserAuthFactorsResponse.self,
  ListUserSessionsRequest.self,
  SessionLocationType.self,
  SessionDescriptionType.self,
  ListUserSessionsResponse.self,
  RevokeUserSessionRequest.self,
  RevokeUserSessionResponse.self,
  AdminListUserSessionsRequest.self,
  AdminListUserSessionsResponse.self,
  AdminRevokeUserSessionRequest.self,
  AdminRevokeUserSessionResponse.self,
  GetUserPoolSessionConfigurationRequest.self,
  UserPoolTokenSessionConfigType.self,
  GetUserPoolSessionConfigurationResponse.self,
  SetUserPoolSessionConfigurationRequest.self,
  SetUserPoolSessionConfigurationResponse.self,
  GetUserPoolClientSessionConfigurationRequest.self,
  ClientSSOSessionConfigType.self,
  GetUserPoolClientSessionConfigurationResponse.self,
  SetUserPoolClientSessionConfigurationRequest.self,
  SetUserPoolClientSessionConfigurationResponse.self,
  InitiateAuthRequest.self,
  InitiateAuthResponse.self,
  HttpHeader.self,
  ContextDataType.self,
  AdminInitiateAuthRequest.self,
  AdminInitiateAuthResponse.self,
  RespondToAuthChallengeRequest.self,
  RespondToAuthChallengeResponse.self,
  AdminRespondToAuthChallengeRequest.self,
  AdminRespondToAuthChallengeResponse.self,
  GetTokensFromRefreshTokenRequest.self,
  GetTokensFromRefreshTokenResponse.self,
  RevokeTokenRequest.self,
  RevokeTokenResponse.self,
  GlobalSignOutRequest.self,
  GlobalSignOutResponse.self,
  AdminUserGlobalSignOutRequest.self,
  AdminUserGlobalSignOutResponse.self,
  GetClientTokenRequest.self,
  ClientAuthenticationResultType.self,
  GetClientTokenResponse.self,
  GetDerivedTokenRequest.self,
  GetDerivedTokenResponse.self,
  SignUpRequest.self,
  SignUpResponse.self,
  ConfirmSignUpRequest.self,
  ConfirmSignUpResponse.self,
  AdminConfirmSignUpRequest.self,
  AdminConfirmSignUpResponse.self,
  AdminCreateUserRequest.self,
  AdminCreateUserResponse.self,
  AdminSetUserPasswordRequest.self,
  AdminSetUserPasswordResponse.self,
  AdminGetUserRequest.self,
  AdminGetUserResponse.self,
  GetUserRequest.self,
  GetUserResponse.self,
  AdminDeleteUserRequest.self,
  AdminDeleteUserResponse.self,
  GetCSVHeaderRequest.self,
  GetCSVHeaderResponse.self,
  CreateUserImportJobRequest.self,
  UserImportJobType.self,
  CreateUserImportJobResponse.self,
  DescribeUserImportJobRequest.self,
  DescribeUserImportJobResponse.self,
  ListUserImportJobsRequest.self,
  ListUserImportJobsResponse.self,
  StartUserImportJobRequest.self,
  StartUserImportJobResponse.self,
  StopUserImportJobRequest.self,
  StopUserImportJobResponse.self,
  PasswordPolicyType.self,
  SignInPolicyType.self,
  UserPoolPolicyType.self,
  PreTokenGenerationVersionConfigType.self,
  CustomSMSLambdaVersionConfigType.self,
  CustomEmailLambdaVersionConfigType.self,
  InboundFederationLambdaType.self,
  LambdaConfigType.self,
  VerificationMessageTemplateType.self,
  UserAttributeUpdateSettingsType.self,
  DeviceConfigurationType.self,
  EmailConfigurationType.self,
  EumsSmsConfigurationType.self,
  SmsConfigurationType.self,
  MessageTemplateType.self,
  AdminCreateUserConfigType.self,
  NumberAttributeConstraintsType.self,
  StringAttributeConstraintsType.self,
  SchemaAttributeType.self,
  AdvancedSecurityAdditionalFlowsType.self,
  UserPoolAddOnsType.self,
  DcrConfigurationType.self,
  UsernameConfigurationType.self,
  RecoveryOptionType.self,
  AccountRecoverySettingType.self,
  KeyConfigurationType.self,
  IssuerConfigurationType.self,
  AcrLevelConfigType.self,
  CreateUserPoolRequest.self,
  UserPoolType.self,
  CreateUserPoolResponse.self,
  DescribeUserPoolRequest.self,
  DescribeUserPoolResponse.self,
  UpdateUserPoolRequest.self,
  UpdateUserPoolResponse.self,
  DeleteUserPoolRequest.self,
  ListUserPoolsRequest.self,
  UserPoolDescriptionType.self,
  ListUserPoolsResponse.self,
  AddCustomAttributesRequest.self,
  AddCustomAttributesResponse.self,
  SmsMfaConfigType.self,
  SoftwareTokenMfaConfigType.self,
  EmailMfaConfigType.self,
  WebAuthnConfigurationType.self,
  SetUserPoolMfaConfigRequest.self,
  SetUserPoolMfaConfigResponse.self,
  GetUserPoolMfaConfigRequest.self,
  GetUserPoolMfaConfigResponse.self,
  DeleteUserPoolResponse.self,
  TokenValidityUnitsType.self,
  AnalyticsConfigurationType.self,
  RefreshTokenRotationType.self,
  CreateUserPoolClientRequest.self,
  UserPoolClientType.self,
  CreateUserPoolClientResponse.self,
  DescribeUserPoolClientRequest.self,
  DescribeUserPoolClientResponse.self,
  UpdateUserPoolClientRequest.self,
  UpdateUserPoolClientResponse.self,
  DeleteUserPoolClientRequest.self,
  ListUserPoolClientsRequest.self,
  UserPoolClientDescription.self,
  ListUserPoolClientsResponse.self,
  AddUserPoolClientSecretRequest.self,
  ClientSecretDescriptorType.self,
  AddUserPoolClientSecretResponse.self,
  ListUserPoolClientSecretsRequest.self,
  ListUserPoolClientSecretsResponse.self,
  DeleteUserPoolClientSecretRequest.self,
  DeleteUserPoolClientSecretResponse.self,
  DeleteUserPoolClientResponse.self,
  TagResourceRequest.self,
  TagResourceResponse.self,
  UntagResourceRequest.self,
  UntagResourceResponse.self,
  ListTagsForResourceRequest.self,
  ListTagsForResourceResponse.self,
  ListDatasetsRequest.self,
  SyncDataset.self,
  ListDatasetsResponse.self,
  DescribeDatasetRequest.self,
  DescribeDatasetResponse.self,
  DeleteDatasetRequest.self,
  DeleteDatasetResponse.self,
  ListRecordsRequest.self,
  SyncRecord.self,
  ListRecordsResponse.self,
  SyncRecordPatch.self,
  UpdateRecordsRequest.self,
  UpdateRecordsResponse.self,
  GetOpenIdTokenForDeveloperIdentityRequest.self,
  GetOpenIdTokenForDeveloperIdentityResponse.self,
  LookupDeveloperIdentityRequest.self,
  LookupDeveloperIdentityResponse.self,
  MergeDeveloperIdentitiesRequest.self,
  MergeDeveloperIdentitiesResponse.self,
  UnlinkDeveloperIdentityRequest.self,
  UnlinkDeveloperIdentityResponse.self,
  GetIdRequest.self,
  GetIdResponse.self,
  GetOpenIdTokenRequest.self,
  GetOpenIdTokenResponse.self,
  GetCredentialsForIdentityRequest.self,
  IdentityCredentials.self,
  GetCredentialsForIdentityResponse.self,
  DescribeIdentityRequest.self,
  IdentityDescription.self,
  ListIdentitiesRequest.self,
  ListIdentitiesResponse.self,
  DeleteIdentitiesRequest.self,
  IdentityUnprocessedIdentityId.self,
  DeleteIdentitiesResponse.self,
  UnlinkIdentityRequest.self,
  UnlinkIdentityResponse.self,
  IdentityCognitoIdentityProvider.self,
  CreateIdentityPoolRequest.self,
  IdentityPool.self,
  DescribeIdentityPoolRequest.self,
  DeleteIdentityPoolRequest.self,
  ListIdentityPoolsRequest.self,
  IdentityPoolShortDescription.self,
  ListIdentityPoolsResponse.self,
  GetIdentityPoolRolesRequest.self,
  IdentityMappingRule.self,
  IdentityRulesConfigurationType.self,
  IdentityRoleMapping.self,
  GetIdentityPoolRolesResponse.self,
  SetIdentityPoolRolesRequest.self,
  GetPrincipalTagAttributeMapRequest.self,
  GetPrincipalTagAttributeMapResponse.self,
  SetPrincipalTagAttributeMapRequest.self,
  SetPrincipalTagAttributeMapResponse.self,
  IdentityTagResourceRequest.self,
  IdentityTagResourceResponse.self,
  IdentityUntagResourceRequest.self,
  IdentityUntagResourceResponse.self,
  IdentityListTagsForResourceRequest.self,
  IdentityListTagsForResourceResponse.self,
  DeleteIdentityPoolResponse.self,
  SetIdentityPoolRolesResponse.self,
  RegisterDeviceRequest.self,
  RegisterDeviceResponse.self,
  SubscribeToDatasetRequest.self,
  SubscribeToDatasetResponse.self,
  UnsubscribeFromDatasetRequest.self,
  UnsubscribeFromDatasetResponse.self,
  SecurityTokenPolicyDescriptorType.self,
  AssumeRoleWithWebIdentityRequest.self,
  SecurityTokenCredentials.self,
  SecurityTokenAssumedRoleUser.self,
  AssumeRoleWithWebIdentityResponse.self,
  GetCallerIdentityRequest.self,
  GetCallerIdentityResponse.self,
  GetIdentityPoolConfigurationRequest.self,
  SyncPushSync.self,
  SyncCognitoStreams.self,
  GetIdentityPoolConfigurationResponse.self,
  SetIdentityPoolConfigurationRequest.self,
  SetIdentityPoolConfigurationResponse.self,
  GetCognitoEventsRequest.self,
  GetCognitoEventsResponse.self,
  SetCognitoEventsRequest.self,
  BulkPublishRequest.self,
  BulkPublishResponse.self,
  GetBulkPublishDetailsRequest.self,
  GetBulkPublishDetailsResponse.self,
  SetCognitoEventsResponse.self,
  ListIdentityPoolUsageRequest.self,
  SyncIdentityPoolUsage.self,
  ListIdentityPoolUsageResponse.self,
  DescribeIdentityPoolUsageRequest.self,
  DescribeIdentityPoolUsageResponse.self,
  DescribeIdentityUsageRequest.self,
  SyncIdentityUsage.self,
  DescribeIdentityUsageResponse.self,
]
