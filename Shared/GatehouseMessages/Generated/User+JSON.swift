// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user.proto. Do not edit.

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

extension AdminDeleteUserResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
