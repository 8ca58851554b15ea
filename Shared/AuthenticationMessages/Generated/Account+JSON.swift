// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/account.proto. Do not edit.

public import JSON

extension ResendConfirmationCodeRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ClientId", self.clientId)
    json.member("SecretHash", self.secretHash)
    json.member("UserContextData", self.userContextData)
    json.member("Username", self.username)
    json.member("AnalyticsMetadata", self.analyticsMetadata)
    json.member("ClientMetadata", self.clientMetadata)
    json.endObject()
  }
}

extension ResendConfirmationCodeRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("SecretHash") {
        self.secretHash = try json.optional()
      } else if json.isNamed("UserContextData") {
        self.userContextData = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("AnalyticsMetadata") {
        self.analyticsMetadata = try json.optional()
      } else if json.isNamed("ClientMetadata") {
        self.clientMetadata = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ResendConfirmationCodeResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("CodeDeliveryDetails", self.codeDeliveryDetails)
    json.endObject()
  }
}

extension ForgotPasswordRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ClientId", self.clientId)
    json.member("SecretHash", self.secretHash)
    json.member("UserContextData", self.userContextData)
    json.member("Username", self.username)
    json.member("AnalyticsMetadata", self.analyticsMetadata)
    json.member("ClientMetadata", self.clientMetadata)
    json.endObject()
  }
}

extension ForgotPasswordRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("SecretHash") {
        self.secretHash = try json.optional()
      } else if json.isNamed("UserContextData") {
        self.userContextData = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("AnalyticsMetadata") {
        self.analyticsMetadata = try json.optional()
      } else if json.isNamed("ClientMetadata") {
        self.clientMetadata = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ForgotPasswordResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("CodeDeliveryDetails", self.codeDeliveryDetails)
    json.endObject()
  }
}

extension ConfirmForgotPasswordRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ClientId", self.clientId)
    json.member("SecretHash", self.secretHash)
    json.member("Username", self.username)
    json.member("ConfirmationCode", self.confirmationCode)
    json.member("Password", self.password)
    json.member("AnalyticsMetadata", self.analyticsMetadata)
    json.member("UserContextData", self.userContextData)
    json.member("ClientMetadata", self.clientMetadata)
    json.endObject()
  }
}

extension ConfirmForgotPasswordRequest: JSONReadable {
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
      } else if json.isNamed("Password") {
        self.password = try json.optional()
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

extension ConfirmForgotPasswordResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension ChangePasswordRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("PreviousPassword", self.previousPassword)
    json.member("ProposedPassword", self.proposedPassword)
    json.member("AccessToken", self.accessToken)
    json.endObject()
  }
}

extension ChangePasswordRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("PreviousPassword") {
        self.previousPassword = try json.optional()
      } else if json.isNamed("ProposedPassword") {
        self.proposedPassword = try json.optional()
      } else if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ChangePasswordResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension AdminResetUserPasswordRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.member("ClientMetadata", self.clientMetadata)
    json.endObject()
  }
}

extension AdminResetUserPasswordRequest: JSONReadable {
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

extension AdminResetUserPasswordResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension UpdateUserAttributesRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserAttributes", self.userAttributes)
    json.member("AccessToken", self.accessToken)
    json.member("ClientMetadata", self.clientMetadata)
    json.endObject()
  }
}

extension UpdateUserAttributesRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserAttributes") {
        self.userAttributes = try json.optional()
      } else if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else if json.isNamed("ClientMetadata") {
        self.clientMetadata = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UpdateUserAttributesResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("CodeDeliveryDetailsList", self.codeDeliveryDetailsList)
    json.endObject()
  }
}

extension AdminUpdateUserAttributesRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.member("UserAttributes", self.userAttributes)
    json.member("ClientMetadata", self.clientMetadata)
    json.endObject()
  }
}

extension AdminUpdateUserAttributesRequest: JSONReadable {
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
      } else if json.isNamed("ClientMetadata") {
        self.clientMetadata = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminUpdateUserAttributesResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension DeleteUserAttributesRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserAttributeNames", self.userAttributeNames)
    json.member("AccessToken", self.accessToken)
    json.endObject()
  }
}

extension DeleteUserAttributesRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserAttributeNames") {
        self.userAttributeNames = try json.optional()
      } else if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DeleteUserAttributesResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension AdminDeleteUserAttributesRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.member("UserAttributeNames", self.userAttributeNames)
    json.endObject()
  }
}

extension AdminDeleteUserAttributesRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("UserAttributeNames") {
        self.userAttributeNames = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminDeleteUserAttributesResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension GetUserAttributeVerificationCodeRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("AttributeName", self.attributeName)
    json.member("ClientMetadata", self.clientMetadata)
    json.endObject()
  }
}

extension GetUserAttributeVerificationCodeRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else if json.isNamed("AttributeName") {
        self.attributeName = try json.optional()
      } else if json.isNamed("ClientMetadata") {
        self.clientMetadata = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetUserAttributeVerificationCodeResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("CodeDeliveryDetails", self.codeDeliveryDetails)
    json.endObject()
  }
}

extension VerifyUserAttributeRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("AttributeName", self.attributeName)
    json.member("Code", self.code)
    json.endObject()
  }
}

extension VerifyUserAttributeRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else if json.isNamed("AttributeName") {
        self.attributeName = try json.optional()
      } else if json.isNamed("Code") {
        self.code = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension VerifyUserAttributeResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension AdminDisableUserRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.endObject()
  }
}

extension AdminDisableUserRequest: JSONReadable {
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

extension AdminDisableUserResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension AdminEnableUserRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.endObject()
  }
}

extension AdminEnableUserRequest: JSONReadable {
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

extension AdminEnableUserResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension DeleteUserRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.endObject()
  }
}

extension DeleteUserRequest: JSONReadable {
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

extension SetUserSettingsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("MFAOptions", self.mfaOptions)
    json.endObject()
  }
}

extension SetUserSettingsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else if json.isNamed("MFAOptions") {
        self.mfaOptions = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SetUserSettingsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension AdminSetUserSettingsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.member("MFAOptions", self.mfaOptions)
    json.endObject()
  }
}

extension AdminSetUserSettingsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("MFAOptions") {
        self.mfaOptions = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminSetUserSettingsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension ListUsersRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("AttributesToGet", self.attributesToGet)
    json.member("Limit", self.limit)
    json.member("PaginationToken", self.paginationToken)
    json.member("Filter", self.filter)
    json.endObject()
  }
}

extension ListUsersRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("AttributesToGet") {
        self.attributesToGet = try json.optional()
      } else if json.isNamed("Limit") {
        self.limit = try json.optional()
      } else if json.isNamed("PaginationToken") {
        self.paginationToken = try json.optional()
      } else if json.isNamed("Filter") {
        self.filter = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ListUsersResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Users", self.users)
    json.member("PaginationToken", self.paginationToken)
    json.endObject()
  }
}

extension DeleteUserResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
