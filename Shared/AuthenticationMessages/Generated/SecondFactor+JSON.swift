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

extension AssociateSoftwareTokenRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else if json.isNamed("Session") {
        self.session = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension VerifySoftwareTokenRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else if json.isNamed("Session") {
        self.session = try json.optional()
      } else if json.isNamed("UserCode") {
        self.userCode = try json.optional()
      } else if json.isNamed("FriendlyDeviceName") {
        self.friendlyDeviceName = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension SMSMfaSettingsType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Enabled") {
        self.enabled = try json.optional()
      } else if json.isNamed("PreferredMfa") {
        self.preferredMfa = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension SoftwareTokenMfaSettingsType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Enabled") {
        self.enabled = try json.optional()
      } else if json.isNamed("PreferredMfa") {
        self.preferredMfa = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension EmailMfaSettingsType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Enabled") {
        self.enabled = try json.optional()
      } else if json.isNamed("PreferredMfa") {
        self.preferredMfa = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension WebAuthnMfaSettingsType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Enabled") {
        self.enabled = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension SetUserMFAPreferenceRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("SMSMfaSettings") {
        self.smsMfaSettings = try json.optional()
      } else if json.isNamed("SoftwareTokenMfaSettings") {
        self.softwareTokenMfaSettings = try json.optional()
      } else if json.isNamed("EmailMfaSettings") {
        self.emailMfaSettings = try json.optional()
      } else if json.isNamed("WebAuthnMfaSettings") {
        self.webAuthnMfaSettings = try json.optional()
      } else if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension AdminSetUserMFAPreferenceRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("SMSMfaSettings") {
        self.smsMfaSettings = try json.optional()
      } else if json.isNamed("SoftwareTokenMfaSettings") {
        self.softwareTokenMfaSettings = try json.optional()
      } else if json.isNamed("EmailMfaSettings") {
        self.emailMfaSettings = try json.optional()
      } else if json.isNamed("WebAuthnMfaSettings") {
        self.webAuthnMfaSettings = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension AdminDeleteSoftwareTokenRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension GetUserAuthFactorsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension AdminGetUserAuthFactorsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else {
        try json.skip()
      }
    }
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
