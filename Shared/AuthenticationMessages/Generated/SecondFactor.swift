// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/second_factor.proto. Do not edit.

internal import GatehouseMessages

/// Request of AssociateSoftwareToken.
public struct AssociateSoftwareTokenRequest: Sendable, Hashable {
  /// AccessToken.
  public var accessToken: String?
  /// Session.
  ///
  /// 20 to 4096 characters.
  public var session: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    session: String? = nil
  ) {
    self.accessToken = accessToken
    self.session = session
  }
}

extension AssociateSoftwareTokenRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "session": sizeOnly(self.session),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of AssociateSoftwareToken.
public struct AssociateSoftwareTokenResponse: Sendable, Hashable {
  /// SecretCode.
  ///
  /// At least 16 characters.
  public var secretCode: String?
  /// Session.
  ///
  /// 20 to 4096 characters.
  public var session: String?

  /// Makes a message; what is not given is absent.
  public init(
    secretCode: String? = nil,
    session: String? = nil
  ) {
    self.secretCode = secretCode
    self.session = session
  }
}

extension AssociateSoftwareTokenResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "secretCode": self.secretCode as Any,
        "session": sizeOnly(self.session),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of VerifySoftwareToken.
public struct VerifySoftwareTokenRequest: Sendable, Hashable {
  /// AccessToken.
  public var accessToken: String?
  /// Session.
  ///
  /// 20 to 4096 characters.
  public var session: String?
  /// UserCode.
  ///
  /// Required. 6 to 6 characters.
  public var userCode: String?
  /// FriendlyDeviceName.
  ///
  /// 0 to 131072 characters.
  public var friendlyDeviceName: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    session: String? = nil,
    userCode: String? = nil,
    friendlyDeviceName: String? = nil
  ) {
    self.accessToken = accessToken
    self.session = session
    self.userCode = userCode
    self.friendlyDeviceName = friendlyDeviceName
  }
}

extension VerifySoftwareTokenRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "session": sizeOnly(self.session),
        "userCode": self.userCode as Any,
        "friendlyDeviceName": self.friendlyDeviceName as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of VerifySoftwareToken.
public struct VerifySoftwareTokenResponse: Sendable, Hashable {
  /// Status.
  ///
  /// One of SUCCESS, ERROR.
  public var status: String?
  /// Session.
  ///
  /// 20 to 4096 characters.
  public var session: String?

  /// Makes a message; what is not given is absent.
  public init(
    status: String? = nil,
    session: String? = nil
  ) {
    self.status = status
    self.session = session
  }
}

extension VerifySoftwareTokenResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "status": self.status as Any,
        "session": sizeOnly(self.session),
      ],
      displayStyle: .struct
    )
  }
}

/// Cognito's SMSMfaSettingsType.
public struct SMSMfaSettingsType: Sendable, Hashable {
  /// Enabled.
  public var enabled: Bool?
  /// PreferredMfa.
  public var preferredMfa: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    enabled: Bool? = nil,
    preferredMfa: Bool? = nil
  ) {
    self.enabled = enabled
    self.preferredMfa = preferredMfa
  }
}

/// Cognito's SoftwareTokenMfaSettingsType.
public struct SoftwareTokenMfaSettingsType: Sendable, Hashable {
  /// Enabled.
  public var enabled: Bool?
  /// PreferredMfa.
  public var preferredMfa: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    enabled: Bool? = nil,
    preferredMfa: Bool? = nil
  ) {
    self.enabled = enabled
    self.preferredMfa = preferredMfa
  }
}

/// Cognito's EmailMfaSettingsType.
public struct EmailMfaSettingsType: Sendable, Hashable {
  /// Enabled.
  public var enabled: Bool?
  /// PreferredMfa.
  public var preferredMfa: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    enabled: Bool? = nil,
    preferredMfa: Bool? = nil
  ) {
    self.enabled = enabled
    self.preferredMfa = preferredMfa
  }
}

/// Cognito's WebAuthnMfaSettingsType.
public struct WebAuthnMfaSettingsType: Sendable, Hashable {
  /// Enabled.
  public var enabled: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    enabled: Bool? = nil
  ) {
    self.enabled = enabled
  }
}

/// Request of SetUserMFAPreference.
public struct SetUserMFAPreferenceRequest: Sendable, Hashable {
  /// SMSMfaSettings.
  public var smsMfaSettings: SMSMfaSettingsType?
  /// SoftwareTokenMfaSettings.
  public var softwareTokenMfaSettings: SoftwareTokenMfaSettingsType?
  /// EmailMfaSettings.
  public var emailMfaSettings: EmailMfaSettingsType?
  /// WebAuthnMfaSettings.
  public var webAuthnMfaSettings: WebAuthnMfaSettingsType?
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    smsMfaSettings: SMSMfaSettingsType? = nil,
    softwareTokenMfaSettings: SoftwareTokenMfaSettingsType? = nil,
    emailMfaSettings: EmailMfaSettingsType? = nil,
    webAuthnMfaSettings: WebAuthnMfaSettingsType? = nil,
    accessToken: String? = nil
  ) {
    self.smsMfaSettings = smsMfaSettings
    self.softwareTokenMfaSettings = softwareTokenMfaSettings
    self.emailMfaSettings = emailMfaSettings
    self.webAuthnMfaSettings = webAuthnMfaSettings
    self.accessToken = accessToken
  }
}

extension SetUserMFAPreferenceRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "smsMfaSettings": self.smsMfaSettings as Any,
        "softwareTokenMfaSettings": self.softwareTokenMfaSettings as Any,
        "emailMfaSettings": self.emailMfaSettings as Any,
        "webAuthnMfaSettings": self.webAuthnMfaSettings as Any,
        "accessToken": sizeOnly(self.accessToken),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of SetUserMFAPreference.
public struct SetUserMFAPreferenceResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of AdminSetUserMFAPreference.
public struct AdminSetUserMFAPreferenceRequest: Sendable, Hashable {
  /// SMSMfaSettings.
  public var smsMfaSettings: SMSMfaSettingsType?
  /// SoftwareTokenMfaSettings.
  public var softwareTokenMfaSettings: SoftwareTokenMfaSettingsType?
  /// EmailMfaSettings.
  public var emailMfaSettings: EmailMfaSettingsType?
  /// WebAuthnMfaSettings.
  public var webAuthnMfaSettings: WebAuthnMfaSettingsType?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    smsMfaSettings: SMSMfaSettingsType? = nil,
    softwareTokenMfaSettings: SoftwareTokenMfaSettingsType? = nil,
    emailMfaSettings: EmailMfaSettingsType? = nil,
    webAuthnMfaSettings: WebAuthnMfaSettingsType? = nil,
    username: String? = nil,
    userPoolId: String? = nil
  ) {
    self.smsMfaSettings = smsMfaSettings
    self.softwareTokenMfaSettings = softwareTokenMfaSettings
    self.emailMfaSettings = emailMfaSettings
    self.webAuthnMfaSettings = webAuthnMfaSettings
    self.username = username
    self.userPoolId = userPoolId
  }
}

/// Response of AdminSetUserMFAPreference.
public struct AdminSetUserMFAPreferenceResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of AdminDeleteSoftwareToken.
public struct AdminDeleteSoftwareTokenRequest: Sendable, Hashable {
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

/// Response of AdminDeleteSoftwareToken.
public struct AdminDeleteSoftwareTokenResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of GetUserAuthFactors.
public struct GetUserAuthFactorsRequest: Sendable, Hashable {
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

extension GetUserAuthFactorsRequest: CustomReflectable {
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

/// Response of GetUserAuthFactors.
public struct GetUserAuthFactorsResponse: Sendable, Hashable {
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// PreferredMfaSetting.
  ///
  /// 0 to 131072 characters.
  public var preferredMfaSetting: String?
  /// UserMFASettingList.
  public var userMfaSettingList: [String]?
  /// ConfiguredUserAuthFactors.
  ///
  /// 0 to 8 members.
  public var configuredUserAuthFactors: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    username: String? = nil,
    preferredMfaSetting: String? = nil,
    userMfaSettingList: [String]? = nil,
    configuredUserAuthFactors: [String]? = nil
  ) {
    self.username = username
    self.preferredMfaSetting = preferredMfaSetting
    self.userMfaSettingList = userMfaSettingList
    self.configuredUserAuthFactors = configuredUserAuthFactors
  }
}

/// Request of AdminGetUserAuthFactors.
public struct AdminGetUserAuthFactorsRequest: Sendable, Hashable {
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

/// Response of AdminGetUserAuthFactors.
public struct AdminGetUserAuthFactorsResponse: Sendable, Hashable {
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// PreferredMfaSetting.
  ///
  /// 0 to 131072 characters.
  public var preferredMfaSetting: String?
  /// UserMFASettingList.
  public var userMfaSettingList: [String]?
  /// ConfiguredUserAuthFactors.
  ///
  /// 0 to 8 members.
  public var configuredUserAuthFactors: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    username: String? = nil,
    preferredMfaSetting: String? = nil,
    userMfaSettingList: [String]? = nil,
    configuredUserAuthFactors: [String]? = nil
  ) {
    self.username = username
    self.preferredMfaSetting = preferredMfaSetting
    self.userMfaSettingList = userMfaSettingList
    self.configuredUserAuthFactors = configuredUserAuthFactors
  }
}
