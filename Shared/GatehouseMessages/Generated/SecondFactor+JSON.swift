// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/second_factor.proto. Do not edit.

public import JSON

extension AssociateSoftwareTokenRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("Session", self.session)
    json.endObject()
  }
}

extension AssociateSoftwareTokenResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("SecretCode", self.secretCode)
    json.member("Session", self.session)
    json.endObject()
  }
}

extension VerifySoftwareTokenRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("Session", self.session)
    json.member("UserCode", self.userCode)
    json.member("FriendlyDeviceName", self.friendlyDeviceName)
    json.endObject()
  }
}

extension VerifySoftwareTokenResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Status", self.status)
    json.member("Session", self.session)
    json.endObject()
  }
}

extension SMSMfaSettingsType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Enabled", self.enabled)
    json.member("PreferredMfa", self.preferredMfa)
    json.endObject()
  }
}

extension SoftwareTokenMfaSettingsType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Enabled", self.enabled)
    json.member("PreferredMfa", self.preferredMfa)
    json.endObject()
  }
}

extension EmailMfaSettingsType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Enabled", self.enabled)
    json.member("PreferredMfa", self.preferredMfa)
    json.endObject()
  }
}

extension WebAuthnMfaSettingsType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Enabled", self.enabled)
    json.endObject()
  }
}

extension SetUserMFAPreferenceRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("SMSMfaSettings", self.smsMfaSettings)
    json.member("SoftwareTokenMfaSettings", self.softwareTokenMfaSettings)
    json.member("EmailMfaSettings", self.emailMfaSettings)
    json.member("WebAuthnMfaSettings", self.webAuthnMfaSettings)
    json.member("AccessToken", self.accessToken)
    json.endObject()
  }
}

extension SetUserMFAPreferenceResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension AdminSetUserMFAPreferenceRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("SMSMfaSettings", self.smsMfaSettings)
    json.member("SoftwareTokenMfaSettings", self.softwareTokenMfaSettings)
    json.member("EmailMfaSettings", self.emailMfaSettings)
    json.member("WebAuthnMfaSettings", self.webAuthnMfaSettings)
    json.member("Username", self.username)
    json.member("UserPoolId", self.userPoolId)
    json.endObject()
  }
}

extension AdminSetUserMFAPreferenceResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension AdminDeleteSoftwareTokenRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.endObject()
  }
}

extension AdminDeleteSoftwareTokenResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension GetUserAuthFactorsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.endObject()
  }
}

extension GetUserAuthFactorsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Username", self.username)
    json.member("PreferredMfaSetting", self.preferredMfaSetting)
    json.member("UserMFASettingList", self.userMfaSettingList)
    json.member("ConfiguredUserAuthFactors", self.configuredUserAuthFactors)
    json.endObject()
  }
}

extension AdminGetUserAuthFactorsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.endObject()
  }
}

extension AdminGetUserAuthFactorsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Username", self.username)
    json.member("PreferredMfaSetting", self.preferredMfaSetting)
    json.member("UserMFASettingList", self.userMfaSettingList)
    json.member("ConfiguredUserAuthFactors", self.configuredUserAuthFactors)
    json.endObject()
  }
}
