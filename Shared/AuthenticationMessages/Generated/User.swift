// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user.proto. Do not edit.

internal import GatehouseMessages

/// Request of SignUp.
public struct SignUpRequest: Sendable, Hashable {
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
  /// Password.
  ///
  /// At most 256 characters.
  public var password: String?
  /// UserAttributes.
  public var userAttributes: [AttributeType]?
  /// ValidationData.
  public var validationData: [AttributeType]?
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
    password: String? = nil,
    userAttributes: [AttributeType]? = nil,
    validationData: [AttributeType]? = nil,
    analyticsMetadata: AnalyticsMetadataType? = nil,
    userContextData: UserContextDataType? = nil,
    clientMetadata: [String: String]? = nil
  ) {
    self.clientId = clientId
    self.secretHash = secretHash
    self.username = username
    self.password = password
    self.userAttributes = userAttributes
    self.validationData = validationData
    self.analyticsMetadata = analyticsMetadata
    self.userContextData = userContextData
    self.clientMetadata = clientMetadata
  }
}

extension SignUpRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientId": self.clientId as Any,
        "secretHash": sizeOnly(self.secretHash),
        "username": self.username as Any,
        "password": sizeOnly(self.password),
        "userAttributes": self.userAttributes as Any,
        "validationData": self.validationData as Any,
        "analyticsMetadata": self.analyticsMetadata as Any,
        "userContextData": self.userContextData as Any,
        "clientMetadata": self.clientMetadata as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of SignUp.
public struct SignUpResponse: Sendable, Hashable {
  /// UserConfirmed.
  ///
  /// Required.
  public var userConfirmed: Bool?
  /// CodeDeliveryDetails.
  public var codeDeliveryDetails: CodeDeliveryDetailsType?
  /// UserSub.
  ///
  /// Required. 0 to 131072 characters.
  public var userSub: String?
  /// Session.
  ///
  /// 20 to 4096 characters.
  public var session: String?

  /// Makes a message; what is not given is absent.
  public init(
    userConfirmed: Bool? = nil,
    codeDeliveryDetails: CodeDeliveryDetailsType? = nil,
    userSub: String? = nil,
    session: String? = nil
  ) {
    self.userConfirmed = userConfirmed
    self.codeDeliveryDetails = codeDeliveryDetails
    self.userSub = userSub
    self.session = session
  }
}

extension SignUpResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userConfirmed": self.userConfirmed as Any,
        "codeDeliveryDetails": self.codeDeliveryDetails as Any,
        "userSub": self.userSub as Any,
        "session": sizeOnly(self.session),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of ConfirmSignUp.
public struct ConfirmSignUpRequest: Sendable, Hashable {
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
  /// ForceAliasCreation.
  public var forceAliasCreation: Bool?
  /// AnalyticsMetadata.
  public var analyticsMetadata: AnalyticsMetadataType?
  /// UserContextData.
  public var userContextData: UserContextDataType?
  /// ClientMetadata.
  public var clientMetadata: [String: String]?
  /// Session.
  ///
  /// 20 to 4096 characters.
  public var session: String?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    secretHash: String? = nil,
    username: String? = nil,
    confirmationCode: String? = nil,
    forceAliasCreation: Bool? = nil,
    analyticsMetadata: AnalyticsMetadataType? = nil,
    userContextData: UserContextDataType? = nil,
    clientMetadata: [String: String]? = nil,
    session: String? = nil
  ) {
    self.clientId = clientId
    self.secretHash = secretHash
    self.username = username
    self.confirmationCode = confirmationCode
    self.forceAliasCreation = forceAliasCreation
    self.analyticsMetadata = analyticsMetadata
    self.userContextData = userContextData
    self.clientMetadata = clientMetadata
    self.session = session
  }
}

extension ConfirmSignUpRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientId": self.clientId as Any,
        "secretHash": sizeOnly(self.secretHash),
        "username": self.username as Any,
        "confirmationCode": self.confirmationCode as Any,
        "forceAliasCreation": self.forceAliasCreation as Any,
        "analyticsMetadata": self.analyticsMetadata as Any,
        "userContextData": self.userContextData as Any,
        "clientMetadata": self.clientMetadata as Any,
        "session": sizeOnly(self.session),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ConfirmSignUp.
public struct ConfirmSignUpResponse: Sendable, Hashable {
  /// Session.
  ///
  /// 20 to 4096 characters.
  public var session: String?

  /// Makes a message; what is not given is absent.
  public init(
    session: String? = nil
  ) {
    self.session = session
  }
}

extension ConfirmSignUpResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "session": sizeOnly(self.session),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of AdminConfirmSignUp.
public struct AdminConfirmSignUpRequest: Sendable, Hashable {
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

/// Response of AdminConfirmSignUp.
public struct AdminConfirmSignUpResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of AdminCreateUser.
public struct AdminCreateUserRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// UserAttributes.
  public var userAttributes: [AttributeType]?
  /// ValidationData.
  public var validationData: [AttributeType]?
  /// TemporaryPassword.
  ///
  /// At most 256 characters.
  public var temporaryPassword: String?
  /// ForceAliasCreation.
  public var forceAliasCreation: Bool?
  /// MessageAction.
  ///
  /// One of RESEND, SUPPRESS.
  public var messageAction: String?
  /// DesiredDeliveryMediums.
  public var desiredDeliveryMediums: [String]?
  /// ClientMetadata.
  public var clientMetadata: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    userAttributes: [AttributeType]? = nil,
    validationData: [AttributeType]? = nil,
    temporaryPassword: String? = nil,
    forceAliasCreation: Bool? = nil,
    messageAction: String? = nil,
    desiredDeliveryMediums: [String]? = nil,
    clientMetadata: [String: String]? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.userAttributes = userAttributes
    self.validationData = validationData
    self.temporaryPassword = temporaryPassword
    self.forceAliasCreation = forceAliasCreation
    self.messageAction = messageAction
    self.desiredDeliveryMediums = desiredDeliveryMediums
    self.clientMetadata = clientMetadata
  }
}

extension AdminCreateUserRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "username": self.username as Any,
        "userAttributes": self.userAttributes as Any,
        "validationData": self.validationData as Any,
        "temporaryPassword": sizeOnly(self.temporaryPassword),
        "forceAliasCreation": self.forceAliasCreation as Any,
        "messageAction": self.messageAction as Any,
        "desiredDeliveryMediums": self.desiredDeliveryMediums as Any,
        "clientMetadata": self.clientMetadata as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of AdminCreateUser.
public struct AdminCreateUserResponse: Sendable, Hashable {
  /// User.
  public var user: UserType?

  /// Makes a message; what is not given is absent.
  public init(
    user: UserType? = nil
  ) {
    self.user = user
  }
}

/// Request of AdminSetUserPassword.
public struct AdminSetUserPasswordRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// Password.
  ///
  /// Required. At most 256 characters.
  public var password: String?
  /// Permanent.
  public var permanent: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    password: String? = nil,
    permanent: Bool? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.password = password
    self.permanent = permanent
  }
}

extension AdminSetUserPasswordRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "username": self.username as Any,
        "password": sizeOnly(self.password),
        "permanent": self.permanent as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of AdminSetUserPassword.
public struct AdminSetUserPasswordResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of AdminGetUser.
public struct AdminGetUserRequest: Sendable, Hashable {
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

/// Response of AdminGetUser.
public struct AdminGetUserResponse: Sendable, Hashable {
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// UserAttributes.
  public var userAttributes: [AttributeType]?
  /// UserCreateDate.
  public var userCreateDateUnixMillis: Int64?
  /// UserLastModifiedDate.
  public var userLastModifiedDateUnixMillis: Int64?
  /// Enabled.
  public var enabled: Bool?
  /// UserStatus.
  ///
  /// One of UNCONFIRMED, CONFIRMED, ARCHIVED, COMPROMISED, UNKNOWN, RESET_REQUIRED, FORCE_CHANGE_PASSWORD, EXTERNAL_PROVIDER.
  public var userStatus: String?
  /// MFAOptions.
  public var mfaOptions: [MFAOptionType]?
  /// PreferredMfaSetting.
  ///
  /// 0 to 131072 characters.
  public var preferredMfaSetting: String?
  /// UserMFASettingList.
  public var userMfaSettingList: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    username: String? = nil,
    userAttributes: [AttributeType]? = nil,
    userCreateDateUnixMillis: Int64? = nil,
    userLastModifiedDateUnixMillis: Int64? = nil,
    enabled: Bool? = nil,
    userStatus: String? = nil,
    mfaOptions: [MFAOptionType]? = nil,
    preferredMfaSetting: String? = nil,
    userMfaSettingList: [String]? = nil
  ) {
    self.username = username
    self.userAttributes = userAttributes
    self.userCreateDateUnixMillis = userCreateDateUnixMillis
    self.userLastModifiedDateUnixMillis = userLastModifiedDateUnixMillis
    self.enabled = enabled
    self.userStatus = userStatus
    self.mfaOptions = mfaOptions
    self.preferredMfaSetting = preferredMfaSetting
    self.userMfaSettingList = userMfaSettingList
  }
}

/// Request of GetUser.
public struct GetUserRequest: Sendable, Hashable {
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

extension GetUserRequest: CustomReflectable {
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

/// Response of GetUser.
public struct GetUserResponse: Sendable, Hashable {
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// UserAttributes.
  ///
  /// Required.
  public var userAttributes: [AttributeType]?
  /// MFAOptions.
  public var mfaOptions: [MFAOptionType]?
  /// PreferredMfaSetting.
  ///
  /// 0 to 131072 characters.
  public var preferredMfaSetting: String?
  /// UserMFASettingList.
  public var userMfaSettingList: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    username: String? = nil,
    userAttributes: [AttributeType]? = nil,
    mfaOptions: [MFAOptionType]? = nil,
    preferredMfaSetting: String? = nil,
    userMfaSettingList: [String]? = nil
  ) {
    self.username = username
    self.userAttributes = userAttributes
    self.mfaOptions = mfaOptions
    self.preferredMfaSetting = preferredMfaSetting
    self.userMfaSettingList = userMfaSettingList
  }
}

/// Request of AdminDeleteUser.
public struct AdminDeleteUserRequest: Sendable, Hashable {
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

/// Response of AdminDeleteUser; no body on the public side.
public struct AdminDeleteUserResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
