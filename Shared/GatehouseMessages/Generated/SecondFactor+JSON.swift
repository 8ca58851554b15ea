// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/second_factor.proto. Do not edit.

public import JSON

extension SmsMfaConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("SmsAuthenticationMessage", self.smsAuthenticationMessage)
    json.member("SmsConfiguration", self.smsConfiguration)
    json.endObject()
  }
}

extension SoftwareTokenMfaConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Enabled", self.enabled)
    json.endObject()
  }
}

extension EmailMfaConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Message", self.message)
    json.member("Subject", self.subject)
    json.endObject()
  }
}

extension WebAuthnConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("RelyingPartyId", self.relyingPartyId)
    json.member("UserVerification", self.userVerification)
    json.member("FactorConfiguration", self.factorConfiguration)
    json.endObject()
  }
}

extension SetUserPoolMfaConfigRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("SmsMfaConfiguration", self.smsMfaConfiguration)
    json.member("SoftwareTokenMfaConfiguration", self.softwareTokenMfaConfiguration)
    json.member("EmailMfaConfiguration", self.emailMfaConfiguration)
    json.member("MfaConfiguration", self.mfaConfiguration)
    json.member("WebAuthnConfiguration", self.webAuthnConfiguration)
    json.endObject()
  }
}

extension SetUserPoolMfaConfigResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("SmsMfaConfiguration", self.smsMfaConfiguration)
    json.member("SoftwareTokenMfaConfiguration", self.softwareTokenMfaConfiguration)
    json.member("EmailMfaConfiguration", self.emailMfaConfiguration)
    json.member("MfaConfiguration", self.mfaConfiguration)
    json.member("WebAuthnConfiguration", self.webAuthnConfiguration)
    json.endObject()
  }
}

extension GetUserPoolMfaConfigRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.endObject()
  }
}

extension GetUserPoolMfaConfigResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("SmsMfaConfiguration", self.smsMfaConfiguration)
    json.member("SoftwareTokenMfaConfiguration", self.softwareTokenMfaConfiguration)
    json.member("EmailMfaConfiguration", self.emailMfaConfiguration)
    json.member("MfaConfiguration", self.mfaConfiguration)
    json.member("WebAuthnConfiguration", self.webAuthnConfiguration)
    json.endObject()
  }
}

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
