// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user.proto. Do not edit.

internal import GatehouseMessages
public import JSON

extension SignUpRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ClientId", self.clientId)
    json.member("SecretHash", self.secretHash)
    json.member("Username", self.username)
    json.member("Password", self.password)
    json.member("UserAttributes", self.userAttributes)
    json.member("ValidationData", self.validationData)
    json.member("AnalyticsMetadata", self.analyticsMetadata)
    json.member("UserContextData", self.userContextData)
    json.member("ClientMetadata", self.clientMetadata)
    json.endObject()
  }
}

extension SignUpRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("SecretHash") {
        self.secretHash = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("Password") {
        self.password = try json.optional()
      } else if json.isNamed("UserAttributes") {
        self.userAttributes = try json.optional()
      } else if json.isNamed("ValidationData") {
        self.validationData = try json.optional()
      } else if json.isNamed("AnalyticsMetadata") {
        self.analyticsMetadata = try json.optional()
      } else if json.isNamed("UserContextData") {
        self.userContextData = try json.optional()
      } else if json.isNamed("ClientMetadata") {
        self.clientMetadata = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SignUpResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserConfirmed", self.userConfirmed)
    json.member("CodeDeliveryDetails", self.codeDeliveryDetails)
    json.member("UserSub", self.userSub)
    json.member("Session", self.session)
    json.endObject()
  }
}

extension ConfirmSignUpRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ClientId", self.clientId)
    json.member("SecretHash", self.secretHash)
    json.member("Username", self.username)
    json.member("ConfirmationCode", self.confirmationCode)
    json.member("ForceAliasCreation", self.forceAliasCreation)
    json.member("AnalyticsMetadata", self.analyticsMetadata)
    json.member("UserContextData", self.userContextData)
    json.member("ClientMetadata", self.clientMetadata)
    json.member("Session", self.session)
    json.endObject()
  }
}

extension ConfirmSignUpRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("SecretHash") {
        self.secretHash = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("ConfirmationCode") {
        self.confirmationCode = try json.optional()
      } else if json.isNamed("ForceAliasCreation") {
        self.forceAliasCreation = try json.optional()
      } else if json.isNamed("AnalyticsMetadata") {
        self.analyticsMetadata = try json.optional()
      } else if json.isNamed("UserContextData") {
        self.userContextData = try json.optional()
      } else if json.isNamed("ClientMetadata") {
        self.clientMetadata = try json.optional()
      } else if json.isNamed("Session") {
        self.session = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ConfirmSignUpResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Session", self.session)
    json.endObject()
  }
}

extension AdminConfirmSignUpRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.member("ClientMetadata", self.clientMetadata)
    json.endObject()
  }
}

extension AdminConfirmSignUpRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("ClientMetadata") {
        self.clientMetadata = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminConfirmSignUpResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension AdminCreateUserRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.member("UserAttributes", self.userAttributes)
    json.member("ValidationData", self.validationData)
    json.member("TemporaryPassword", self.temporaryPassword)
    json.member("ForceAliasCreation", self.forceAliasCreation)
    json.member("MessageAction", self.messageAction)
    json.member("DesiredDeliveryMediums", self.desiredDeliveryMediums)
    json.member("ClientMetadata", self.clientMetadata)
    json.endObject()
  }
}

extension AdminCreateUserRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("UserAttributes") {
        self.userAttributes = try json.optional()
      } else if json.isNamed("ValidationData") {
        self.validationData = try json.optional()
      } else if json.isNamed("TemporaryPassword") {
        self.temporaryPassword = try json.optional()
      } else if json.isNamed("ForceAliasCreation") {
        self.forceAliasCreation = try json.optional()
      } else if json.isNamed("MessageAction") {
        self.messageAction = try json.optional()
      } else if json.isNamed("DesiredDeliveryMediums") {
        self.desiredDeliveryMediums = try json.optional()
      } else if json.isNamed("ClientMetadata") {
        self.clientMetadata = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminCreateUserResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("User", self.user)
    json.endObject()
  }
}

extension AdminSetUserPasswordRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.member("Password", self.password)
    json.member("Permanent", self.permanent)
    json.endObject()
  }
}

extension AdminSetUserPasswordRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("Password") {
        self.password = try json.optional()
      } else if json.isNamed("Permanent") {
        self.permanent = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminSetUserPasswordResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension AdminGetUserRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.endObject()
  }
}

extension AdminGetUserRequest: JSONReadable {
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

extension AdminGetUserResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Username", self.username)
    json.member("UserAttributes", self.userAttributes)
    json.epochSeconds("UserCreateDate", self.userCreateDateUnixMillis)
    json.epochSeconds("UserLastModifiedDate", self.userLastModifiedDateUnixMillis)
    json.member("Enabled", self.enabled)
    json.member("UserStatus", self.userStatus)
    json.member("MFAOptions", self.mfaOptions)
    json.member("PreferredMfaSetting", self.preferredMfaSetting)
    json.member("UserMFASettingList", self.userMfaSettingList)
    json.endObject()
  }
}

extension GetUserRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.endObject()
  }
}

extension GetUserRequest: JSONReadable {
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

extension GetUserResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Username", self.username)
    json.member("UserAttributes", self.userAttributes)
    json.member("MFAOptions", self.mfaOptions)
    json.member("PreferredMfaSetting", self.preferredMfaSetting)
    json.member("UserMFASettingList", self.userMfaSettingList)
    json.endObject()
  }
}

extension AdminDeleteUserRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.endObject()
  }
}

extension AdminDeleteUserRequest: JSONReadable {
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

extension AdminDeleteUserResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
