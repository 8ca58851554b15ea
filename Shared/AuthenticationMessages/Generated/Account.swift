// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/account.proto. Do not edit.

internal import GatehouseMessages

/// Request of ResendConfirmationCode.
public struct ResendConfirmationCodeRequest: Sendable, Hashable {
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// SecretHash.
  ///
  /// 1 to 128 characters.
  public var secretHash: String?
  /// UserContextData.
  public var userContextData: UserContextDataType?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// AnalyticsMetadata.
  public var analyticsMetadata: AnalyticsMetadataType?
  /// ClientMetadata.
  public var clientMetadata: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    secretHash: String? = nil,
    userContextData: UserContextDataType? = nil,
    username: String? = nil,
    analyticsMetadata: AnalyticsMetadataType? = nil,
    clientMetadata: [String: String]? = nil
  ) {
    self.clientId = clientId
    self.secretHash = secretHash
    self.userContextData = userContextData
    self.username = username
    self.analyticsMetadata = analyticsMetadata
    self.clientMetadata = clientMetadata
  }
}

extension ResendConfirmationCodeRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientId": self.clientId as Any,
        "secretHash": sizeOnly(self.secretHash),
        "userContextData": self.userContextData as Any,
        "username": self.username as Any,
        "analyticsMetadata": self.analyticsMetadata as Any,
        "clientMetadata": self.clientMetadata as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ResendConfirmationCode.
public struct ResendConfirmationCodeResponse: Sendable, Hashable {
  /// CodeDeliveryDetails.
  public var codeDeliveryDetails: CodeDeliveryDetailsType?

  /// Makes a message; what is not given is absent.
  public init(
    codeDeliveryDetails: CodeDeliveryDetailsType? = nil
  ) {
    self.codeDeliveryDetails = codeDeliveryDetails
  }
}

/// Request of ForgotPassword.
public struct ForgotPasswordRequest: Sendable, Hashable {
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// SecretHash.
  ///
  /// 1 to 128 characters.
  public var secretHash: String?
  /// UserContextData.
  public var userContextData: UserContextDataType?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// AnalyticsMetadata.
  public var analyticsMetadata: AnalyticsMetadataType?
  /// ClientMetadata.
  public var clientMetadata: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    secretHash: String? = nil,
    userContextData: UserContextDataType? = nil,
    username: String? = nil,
    analyticsMetadata: AnalyticsMetadataType? = nil,
    clientMetadata: [String: String]? = nil
  ) {
    self.clientId = clientId
    self.secretHash = secretHash
    self.userContextData = userContextData
    self.username = username
    self.analyticsMetadata = analyticsMetadata
    self.clientMetadata = clientMetadata
  }
}

extension ForgotPasswordRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientId": self.clientId as Any,
        "secretHash": sizeOnly(self.secretHash),
        "userContextData": self.userContextData as Any,
        "username": self.username as Any,
        "analyticsMetadata": self.analyticsMetadata as Any,
        "clientMetadata": self.clientMetadata as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ForgotPassword.
public struct ForgotPasswordResponse: Sendable, Hashable {
  /// CodeDeliveryDetails.
  public var codeDeliveryDetails: CodeDeliveryDetailsType?

  /// Makes a message; what is not given is absent.
  public init(
    codeDeliveryDetails: CodeDeliveryDetailsType? = nil
  ) {
    self.codeDeliveryDetails = codeDeliveryDetails
  }
}

/// Request of ConfirmForgotPassword.
public struct ConfirmForgotPasswordRequest: Sendable, Hashable {
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// SecretHash.
  ///
  /// 1 to 128 characters.
  public var secretHash: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// ConfirmationCode.
  ///
  /// Required. 1 to 2048 characters.
  public var confirmationCode: String?
  /// Password.
  ///
  /// Required. At most 256 characters.
  public var password: String?
  /// AnalyticsMetadata.
  public var analyticsMetadata: AnalyticsMetadataType?
  /// UserContextData.
  public var userContextData: UserContextDataType?
  /// ClientMetadata.
  public var clientMetadata: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    secretHash: String? = nil,
    username: String? = nil,
    confirmationCode: String? = nil,
    password: String? = nil,
    analyticsMetadata: AnalyticsMetadataType? = nil,
    userContextData: UserContextDataType? = nil,
    clientMetadata: [String: String]? = nil
  ) {
    self.clientId = clientId
    self.secretHash = secretHash
    self.username = username
    self.confirmationCode = confirmationCode
    self.password = password
    self.analyticsMetadata = analyticsMetadata
    self.userContextData = userContextData
    self.clientMetadata = clientMetadata
  }
}

extension ConfirmForgotPasswordRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientId": self.clientId as Any,
        "secretHash": sizeOnly(self.secretHash),
        "username": self.username as Any,
        "confirmationCode": self.confirmationCode as Any,
        "password": sizeOnly(self.password),
        "analyticsMetadata": self.analyticsMetadata as Any,
        "userContextData": self.userContextData as Any,
        "clientMetadata": self.clientMetadata as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ConfirmForgotPassword.
public struct ConfirmForgotPasswordResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of ChangePassword.
public struct ChangePasswordRequest: Sendable, Hashable {
  /// PreviousPassword.
  ///
  /// At most 256 characters.
  public var previousPassword: String?
  /// ProposedPassword.
  ///
  /// Required. At most 256 characters.
  public var proposedPassword: String?
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    previousPassword: String? = nil,
    proposedPassword: String? = nil,
    accessToken: String? = nil
  ) {
    self.previousPassword = previousPassword
    self.proposedPassword = proposedPassword
    self.accessToken = accessToken
  }
}

extension ChangePasswordRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "previousPassword": sizeOnly(self.previousPassword),
        "proposedPassword": sizeOnly(self.proposedPassword),
        "accessToken": sizeOnly(self.accessToken),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ChangePassword.
public struct ChangePasswordResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of AdminResetUserPassword.
public struct AdminResetUserPasswordRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// ClientMetadata.
  public var clientMetadata: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    clientMetadata: [String: String]? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.clientMetadata = clientMetadata
  }
}

/// Response of AdminResetUserPassword.
public struct AdminResetUserPasswordResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of UpdateUserAttributes.
public struct UpdateUserAttributesRequest: Sendable, Hashable {
  /// UserAttributes.
  ///
  /// Required.
  public var userAttributes: [AttributeType]?
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?
  /// ClientMetadata.
  public var clientMetadata: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    userAttributes: [AttributeType]? = nil,
    accessToken: String? = nil,
    clientMetadata: [String: String]? = nil
  ) {
    self.userAttributes = userAttributes
    self.accessToken = accessToken
    self.clientMetadata = clientMetadata
  }
}

extension UpdateUserAttributesRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userAttributes": self.userAttributes as Any,
        "accessToken": sizeOnly(self.accessToken),
        "clientMetadata": self.clientMetadata as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of UpdateUserAttributes.
public struct UpdateUserAttributesResponse: Sendable, Hashable {
  /// CodeDeliveryDetailsList.
  public var codeDeliveryDetailsList: [CodeDeliveryDetailsType]?

  /// Makes a message; what is not given is absent.
  public init(
    codeDeliveryDetailsList: [CodeDeliveryDetailsType]? = nil
  ) {
    self.codeDeliveryDetailsList = codeDeliveryDetailsList
  }
}

/// Request of AdminUpdateUserAttributes.
public struct AdminUpdateUserAttributesRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// UserAttributes.
  ///
  /// Required.
  public var userAttributes: [AttributeType]?
  /// ClientMetadata.
  public var clientMetadata: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    userAttributes: [AttributeType]? = nil,
    clientMetadata: [String: String]? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.userAttributes = userAttributes
    self.clientMetadata = clientMetadata
  }
}

/// Response of AdminUpdateUserAttributes.
public struct AdminUpdateUserAttributesResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of DeleteUserAttributes.
public struct DeleteUserAttributesRequest: Sendable, Hashable {
  /// UserAttributeNames.
  ///
  /// Required.
  public var userAttributeNames: [String]?
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userAttributeNames: [String]? = nil,
    accessToken: String? = nil
  ) {
    self.userAttributeNames = userAttributeNames
    self.accessToken = accessToken
  }
}

extension DeleteUserAttributesRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userAttributeNames": self.userAttributeNames as Any,
        "accessToken": sizeOnly(self.accessToken),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of DeleteUserAttributes.
public struct DeleteUserAttributesResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of AdminDeleteUserAttributes.
public struct AdminDeleteUserAttributesRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// UserAttributeNames.
  ///
  /// Required.
  public var userAttributeNames: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    userAttributeNames: [String]? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.userAttributeNames = userAttributeNames
  }
}

/// Response of AdminDeleteUserAttributes.
public struct AdminDeleteUserAttributesResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of GetUserAttributeVerificationCode.
public struct GetUserAttributeVerificationCodeRequest: Sendable, Hashable {
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?
  /// AttributeName.
  ///
  /// Required. 1 to 32 characters.
  public var attributeName: String?
  /// ClientMetadata.
  public var clientMetadata: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    attributeName: String? = nil,
    clientMetadata: [String: String]? = nil
  ) {
    self.accessToken = accessToken
    self.attributeName = attributeName
    self.clientMetadata = clientMetadata
  }
}

extension GetUserAttributeVerificationCodeRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "attributeName": self.attributeName as Any,
        "clientMetadata": self.clientMetadata as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of GetUserAttributeVerificationCode.
public struct GetUserAttributeVerificationCodeResponse: Sendable, Hashable {
  /// CodeDeliveryDetails.
  public var codeDeliveryDetails: CodeDeliveryDetailsType?

  /// Makes a message; what is not given is absent.
  public init(
    codeDeliveryDetails: CodeDeliveryDetailsType? = nil
  ) {
    self.codeDeliveryDetails = codeDeliveryDetails
  }
}

/// Request of VerifyUserAttribute.
public struct VerifyUserAttributeRequest: Sendable, Hashable {
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?
  /// AttributeName.
  ///
  /// Required. 1 to 32 characters.
  public var attributeName: String?
  /// Code.
  ///
  /// Required. 1 to 2048 characters.
  public var code: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    attributeName: String? = nil,
    code: String? = nil
  ) {
    self.accessToken = accessToken
    self.attributeName = attributeName
    self.code = code
  }
}

extension VerifyUserAttributeRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "attributeName": self.attributeName as Any,
        "code": self.code as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of VerifyUserAttribute.
public struct VerifyUserAttributeResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of AdminDisableUser.
public struct AdminDisableUserRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
  }
}

/// Response of AdminDisableUser.
public struct AdminDisableUserResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of AdminEnableUser.
public struct AdminEnableUserRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
  }
}

/// Response of AdminEnableUser.
public struct AdminEnableUserResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of DeleteUser.
public struct DeleteUserRequest: Sendable, Hashable {
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil
  ) {
    self.accessToken = accessToken
  }
}

extension DeleteUserRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of SetUserSettings.
public struct SetUserSettingsRequest: Sendable, Hashable {
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?
  /// MFAOptions.
  ///
  /// Required.
  public var mfaOptions: [MFAOptionType]?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    mfaOptions: [MFAOptionType]? = nil
  ) {
    self.accessToken = accessToken
    self.mfaOptions = mfaOptions
  }
}

extension SetUserSettingsRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "mfaOptions": self.mfaOptions as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of SetUserSettings.
public struct SetUserSettingsResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of AdminSetUserSettings.
public struct AdminSetUserSettingsRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// MFAOptions.
  ///
  /// Required.
  public var mfaOptions: [MFAOptionType]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    mfaOptions: [MFAOptionType]? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.mfaOptions = mfaOptions
  }
}

/// Response of AdminSetUserSettings.
public struct AdminSetUserSettingsResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of ListUsers.
public struct ListUsersRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// AttributesToGet.
  public var attributesToGet: [String]?
  /// Limit.
  ///
  /// 0 to 60.
  public var limit: Int32?
  /// PaginationToken.
  ///
  /// At least 1 characters.
  public var paginationToken: String?
  /// Filter.
  ///
  /// At most 256 characters.
  public var filter: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    attributesToGet: [String]? = nil,
    limit: Int32? = nil,
    paginationToken: String? = nil,
    filter: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.attributesToGet = attributesToGet
    self.limit = limit
    self.paginationToken = paginationToken
    self.filter = filter
  }
}

/// Response of ListUsers.
public struct ListUsersResponse: Sendable, Hashable {
  /// Users.
  public var users: [UserType]?
  /// PaginationToken.
  ///
  /// At least 1 characters.
  public var paginationToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    users: [UserType]? = nil,
    paginationToken: String? = nil
  ) {
    self.users = users
    self.paginationToken = paginationToken
  }
}

/// Response of DeleteUser; no body on the public side.
public struct DeleteUserResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
