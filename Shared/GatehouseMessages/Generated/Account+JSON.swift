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

extension SetUserSettingsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("MFAOptions", self.mfaOptions)
    json.endObject()
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
