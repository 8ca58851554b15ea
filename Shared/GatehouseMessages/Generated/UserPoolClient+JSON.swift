// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool_client.proto. Do not edit.

public import JSON

extension TokenValidityUnitsType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("IdToken", self.idToken)
    json.member("RefreshToken", self.refreshToken)
    json.endObject()
  }
}

extension AnalyticsConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ApplicationId", self.applicationId)
    json.member("ApplicationArn", self.applicationArn)
    json.member("RoleArn", self.roleArn)
    json.member("ExternalId", self.externalId)
    json.member("UserDataShared", self.userDataShared)
    json.endObject()
  }
}

extension RefreshTokenRotationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Feature", self.feature)
    json.member("RetryGracePeriodSeconds", self.retryGracePeriodSeconds)
    json.endObject()
  }
}

extension CreateUserPoolClientRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientName", self.clientName)
    json.member("GenerateSecret", self.generateSecret)
    json.member("ClientSecret", self.clientSecret)
    json.member("RefreshTokenValidity", self.refreshTokenValidity)
    json.member("AccessTokenValidity", self.accessTokenValidity)
    json.member("IdTokenValidity", self.idTokenValidity)
    json.member("TokenValidityUnits", self.tokenValidityUnits)
    json.member("ReadAttributes", self.readAttributes)
    json.member("WriteAttributes", self.writeAttributes)
    json.member("ExplicitAuthFlows", self.explicitAuthFlows)
    json.member("SupportedIdentityProviders", self.supportedIdentityProviders)
    json.member("CallbackURLs", self.callbackUrls)
    json.member("LogoutURLs", self.logoutUrls)
    json.member("DefaultRedirectURI", self.defaultRedirectUri)
    json.member("AllowedOAuthFlows", self.allowedOAuthFlows)
    json.member("AllowedOAuthScopes", self.allowedOAuthScopes)
    json.member("AllowedOAuthFlowsUserPoolClient", self.allowedOAuthFlowsUserPoolClient)
    json.member("AnalyticsConfiguration", self.analyticsConfiguration)
    json.member("PreventUserExistenceErrors", self.preventUserExistenceErrors)
    json.member("EnableTokenRevocation", self.enableTokenRevocation)
    json.member("EnablePropagateAdditionalUserContextData", self.enablePropagateAdditionalUserContextData)
    json.member("AuthSessionValidity", self.authSessionValidity)
    json.member("RefreshTokenRotation", self.refreshTokenRotation)
    json.endObject()
  }
}

extension UserPoolClientType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientName", self.clientName)
    json.member("ClientId", self.clientId)
    json.member("ClientSecret", self.clientSecret)
    json.epochSeconds("LastModifiedDate", self.lastModifiedDateUnixMillis)
    json.epochSeconds("CreationDate", self.creationDateUnixMillis)
    json.member("RefreshTokenValidity", self.refreshTokenValidity)
    json.member("AccessTokenValidity", self.accessTokenValidity)
    json.member("IdTokenValidity", self.idTokenValidity)
    json.member("TokenValidityUnits", self.tokenValidityUnits)
    json.member("ReadAttributes", self.readAttributes)
    json.member("WriteAttributes", self.writeAttributes)
    json.member("ExplicitAuthFlows", self.explicitAuthFlows)
    json.member("SupportedIdentityProviders", self.supportedIdentityProviders)
    json.member("CallbackURLs", self.callbackUrls)
    json.member("LogoutURLs", self.logoutUrls)
    json.member("DefaultRedirectURI", self.defaultRedirectUri)
    json.member("AllowedOAuthFlows", self.allowedOAuthFlows)
    json.member("AllowedOAuthScopes", self.allowedOAuthScopes)
    json.member("AllowedOAuthFlowsUserPoolClient", self.allowedOAuthFlowsUserPoolClient)
    json.member("AnalyticsConfiguration", self.analyticsConfiguration)
    json.member("PreventUserExistenceErrors", self.preventUserExistenceErrors)
    json.member("EnableTokenRevocation", self.enableTokenRevocation)
    json.member("EnablePropagateAdditionalUserContextData", self.enablePropagateAdditionalUserContextData)
    json.member("AuthSessionValidity", self.authSessionValidity)
    json.member("RefreshTokenRotation", self.refreshTokenRotation)
    json.member("ClientType", self.clientType)
    json.endObject()
  }
}

extension CreateUserPoolClientResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolClient", self.userPoolClient)
    json.endObject()
  }
}

extension DescribeUserPoolClientRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.endObject()
  }
}

extension DescribeUserPoolClientResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolClient", self.userPoolClient)
    json.endObject()
  }
}

extension UpdateUserPoolClientRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.member("ClientName", self.clientName)
    json.member("RefreshTokenValidity", self.refreshTokenValidity)
    json.member("AccessTokenValidity", self.accessTokenValidity)
    json.member("IdTokenValidity", self.idTokenValidity)
    json.member("TokenValidityUnits", self.tokenValidityUnits)
    json.member("ReadAttributes", self.readAttributes)
    json.member("WriteAttributes", self.writeAttributes)
    json.member("ExplicitAuthFlows", self.explicitAuthFlows)
    json.member("SupportedIdentityProviders", self.supportedIdentityProviders)
    json.member("CallbackURLs", self.callbackUrls)
    json.member("LogoutURLs", self.logoutUrls)
    json.member("DefaultRedirectURI", self.defaultRedirectUri)
    json.member("AllowedOAuthFlows", self.allowedOAuthFlows)
    json.member("AllowedOAuthScopes", self.allowedOAuthScopes)
    json.member("AllowedOAuthFlowsUserPoolClient", self.allowedOAuthFlowsUserPoolClient)
    json.member("AnalyticsConfiguration", self.analyticsConfiguration)
    json.member("PreventUserExistenceErrors", self.preventUserExistenceErrors)
    json.member("EnableTokenRevocation", self.enableTokenRevocation)
    json.member("EnablePropagateAdditionalUserContextData", self.enablePropagateAdditionalUserContextData)
    json.member("AuthSessionValidity", self.authSessionValidity)
    json.member("RefreshTokenRotation", self.refreshTokenRotation)
    json.endObject()
  }
}

extension UpdateUserPoolClientResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolClient", self.userPoolClient)
    json.endObject()
  }
}

extension DeleteUserPoolClientRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.endObject()
  }
}

extension ListUserPoolClientsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("MaxResults", self.maxResults)
    json.member("NextToken", self.nextToken)
    json.member("ClientType", self.clientType)
    json.endObject()
  }
}

extension UserPoolClientDescription: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ClientId", self.clientId)
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientName", self.clientName)
    json.endObject()
  }
}

extension ListUserPoolClientsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolClients", self.userPoolClients)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension AddUserPoolClientSecretRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.member("ClientSecret", self.clientSecret)
    json.endObject()
  }
}

extension ClientSecretDescriptorType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ClientSecretId", self.clientSecretId)
    json.member("ClientSecretValue", self.clientSecretValue)
    json.epochSeconds("ClientSecretCreateDate", self.clientSecretCreateDateUnixMillis)
    json.endObject()
  }
}

extension AddUserPoolClientSecretResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ClientSecretDescriptor", self.clientSecretDescriptor)
    json.endObject()
  }
}

extension ListUserPoolClientSecretsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension ListUserPoolClientSecretsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ClientSecrets", self.clientSecrets)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension DeleteUserPoolClientSecretRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.member("ClientSecretId", self.clientSecretId)
    json.endObject()
  }
}

extension DeleteUserPoolClientSecretResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension DeleteUserPoolClientResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
