// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool_client.proto. Do not edit.

internal import GatehouseMessages
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

extension TokenValidityUnitsType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else if json.isNamed("IdToken") {
        self.idToken = try json.optional()
      } else if json.isNamed("RefreshToken") {
        self.refreshToken = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension AnalyticsConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ApplicationId") {
        self.applicationId = try json.optional()
      } else if json.isNamed("ApplicationArn") {
        self.applicationArn = try json.optional()
      } else if json.isNamed("RoleArn") {
        self.roleArn = try json.optional()
      } else if json.isNamed("ExternalId") {
        self.externalId = try json.optional()
      } else if json.isNamed("UserDataShared") {
        self.userDataShared = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension RefreshTokenRotationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Feature") {
        self.feature = try json.optional()
      } else if json.isNamed("RetryGracePeriodSeconds") {
        self.retryGracePeriodSeconds = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension CreateUserPoolClientRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientName") {
        self.clientName = try json.optional()
      } else if json.isNamed("GenerateSecret") {
        self.generateSecret = try json.optional()
      } else if json.isNamed("ClientSecret") {
        self.clientSecret = try json.optional()
      } else if json.isNamed("RefreshTokenValidity") {
        self.refreshTokenValidity = try json.optional()
      } else if json.isNamed("AccessTokenValidity") {
        self.accessTokenValidity = try json.optional()
      } else if json.isNamed("IdTokenValidity") {
        self.idTokenValidity = try json.optional()
      } else if json.isNamed("TokenValidityUnits") {
        self.tokenValidityUnits = try json.optional()
      } else if json.isNamed("ReadAttributes") {
        self.readAttributes = try json.optional()
      } else if json.isNamed("WriteAttributes") {
        self.writeAttributes = try json.optional()
      } else if json.isNamed("ExplicitAuthFlows") {
        self.explicitAuthFlows = try json.optional()
      } else if json.isNamed("SupportedIdentityProviders") {
        self.supportedIdentityProviders = try json.optional()
      } else if json.isNamed("CallbackURLs") {
        self.callbackUrls = try json.optional()
      } else if json.isNamed("LogoutURLs") {
        self.logoutUrls = try json.optional()
      } else if json.isNamed("DefaultRedirectURI") {
        self.defaultRedirectUri = try json.optional()
      } else if json.isNamed("AllowedOAuthFlows") {
        self.allowedOAuthFlows = try json.optional()
      } else if json.isNamed("AllowedOAuthScopes") {
        self.allowedOAuthScopes = try json.optional()
      } else if json.isNamed("AllowedOAuthFlowsUserPoolClient") {
        self.allowedOAuthFlowsUserPoolClient = try json.optional()
      } else if json.isNamed("AnalyticsConfiguration") {
        self.analyticsConfiguration = try json.optional()
      } else if json.isNamed("PreventUserExistenceErrors") {
        self.preventUserExistenceErrors = try json.optional()
      } else if json.isNamed("EnableTokenRevocation") {
        self.enableTokenRevocation = try json.optional()
      } else if json.isNamed("EnablePropagateAdditionalUserContextData") {
        self.enablePropagateAdditionalUserContextData = try json.optional()
      } else if json.isNamed("AuthSessionValidity") {
        self.authSessionValidity = try json.optional()
      } else if json.isNamed("RefreshTokenRotation") {
        self.refreshTokenRotation = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension UserPoolClientType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientName") {
        self.clientName = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("ClientSecret") {
        self.clientSecret = try json.optional()
      } else if json.isNamed("LastModifiedDate") {
        self.lastModifiedDateUnixMillis = try json.epochSeconds()
      } else if json.isNamed("CreationDate") {
        self.creationDateUnixMillis = try json.epochSeconds()
      } else if json.isNamed("RefreshTokenValidity") {
        self.refreshTokenValidity = try json.optional()
      } else if json.isNamed("AccessTokenValidity") {
        self.accessTokenValidity = try json.optional()
      } else if json.isNamed("IdTokenValidity") {
        self.idTokenValidity = try json.optional()
      } else if json.isNamed("TokenValidityUnits") {
        self.tokenValidityUnits = try json.optional()
      } else if json.isNamed("ReadAttributes") {
        self.readAttributes = try json.optional()
      } else if json.isNamed("WriteAttributes") {
        self.writeAttributes = try json.optional()
      } else if json.isNamed("ExplicitAuthFlows") {
        self.explicitAuthFlows = try json.optional()
      } else if json.isNamed("SupportedIdentityProviders") {
        self.supportedIdentityProviders = try json.optional()
      } else if json.isNamed("CallbackURLs") {
        self.callbackUrls = try json.optional()
      } else if json.isNamed("LogoutURLs") {
        self.logoutUrls = try json.optional()
      } else if json.isNamed("DefaultRedirectURI") {
        self.defaultRedirectUri = try json.optional()
      } else if json.isNamed("AllowedOAuthFlows") {
        self.allowedOAuthFlows = try json.optional()
      } else if json.isNamed("AllowedOAuthScopes") {
        self.allowedOAuthScopes = try json.optional()
      } else if json.isNamed("AllowedOAuthFlowsUserPoolClient") {
        self.allowedOAuthFlowsUserPoolClient = try json.optional()
      } else if json.isNamed("AnalyticsConfiguration") {
        self.analyticsConfiguration = try json.optional()
      } else if json.isNamed("PreventUserExistenceErrors") {
        self.preventUserExistenceErrors = try json.optional()
      } else if json.isNamed("EnableTokenRevocation") {
        self.enableTokenRevocation = try json.optional()
      } else if json.isNamed("EnablePropagateAdditionalUserContextData") {
        self.enablePropagateAdditionalUserContextData = try json.optional()
      } else if json.isNamed("AuthSessionValidity") {
        self.authSessionValidity = try json.optional()
      } else if json.isNamed("RefreshTokenRotation") {
        self.refreshTokenRotation = try json.optional()
      } else if json.isNamed("ClientType") {
        self.clientType = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension DescribeUserPoolClientRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension UpdateUserPoolClientRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("ClientName") {
        self.clientName = try json.optional()
      } else if json.isNamed("RefreshTokenValidity") {
        self.refreshTokenValidity = try json.optional()
      } else if json.isNamed("AccessTokenValidity") {
        self.accessTokenValidity = try json.optional()
      } else if json.isNamed("IdTokenValidity") {
        self.idTokenValidity = try json.optional()
      } else if json.isNamed("TokenValidityUnits") {
        self.tokenValidityUnits = try json.optional()
      } else if json.isNamed("ReadAttributes") {
        self.readAttributes = try json.optional()
      } else if json.isNamed("WriteAttributes") {
        self.writeAttributes = try json.optional()
      } else if json.isNamed("ExplicitAuthFlows") {
        self.explicitAuthFlows = try json.optional()
      } else if json.isNamed("SupportedIdentityProviders") {
        self.supportedIdentityProviders = try json.optional()
      } else if json.isNamed("CallbackURLs") {
        self.callbackUrls = try json.optional()
      } else if json.isNamed("LogoutURLs") {
        self.logoutUrls = try json.optional()
      } else if json.isNamed("DefaultRedirectURI") {
        self.defaultRedirectUri = try json.optional()
      } else if json.isNamed("AllowedOAuthFlows") {
        self.allowedOAuthFlows = try json.optional()
      } else if json.isNamed("AllowedOAuthScopes") {
        self.allowedOAuthScopes = try json.optional()
      } else if json.isNamed("AllowedOAuthFlowsUserPoolClient") {
        self.allowedOAuthFlowsUserPoolClient = try json.optional()
      } else if json.isNamed("AnalyticsConfiguration") {
        self.analyticsConfiguration = try json.optional()
      } else if json.isNamed("PreventUserExistenceErrors") {
        self.preventUserExistenceErrors = try json.optional()
      } else if json.isNamed("EnableTokenRevocation") {
        self.enableTokenRevocation = try json.optional()
      } else if json.isNamed("EnablePropagateAdditionalUserContextData") {
        self.enablePropagateAdditionalUserContextData = try json.optional()
      } else if json.isNamed("AuthSessionValidity") {
        self.authSessionValidity = try json.optional()
      } else if json.isNamed("RefreshTokenRotation") {
        self.refreshTokenRotation = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension DeleteUserPoolClientRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension ListUserPoolClientsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("MaxResults") {
        self.maxResults = try json.optional()
      } else if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else if json.isNamed("ClientType") {
        self.clientType = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension AddUserPoolClientSecretRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("ClientSecret") {
        self.clientSecret = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension ListUserPoolClientSecretsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension DeleteUserPoolClientSecretRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("ClientSecretId") {
        self.clientSecretId = try json.optional()
      } else {
        try json.skip()
      }
    }
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
