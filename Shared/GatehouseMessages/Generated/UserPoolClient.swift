// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool_client.proto. Do not edit.

/// Cognito's TokenValidityUnitsType.
public struct TokenValidityUnitsType: Sendable, Hashable, Codable {
  /// AccessToken.
  ///
  /// One of seconds, minutes, hours, days.
  public var accessToken: String?
  /// IdToken.
  ///
  /// One of seconds, minutes, hours, days.
  public var idToken: String?
  /// RefreshToken.
  ///
  /// One of seconds, minutes, hours, days.
  public var refreshToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    idToken: String? = nil,
    refreshToken: String? = nil
  ) {
    self.accessToken = accessToken
    self.idToken = idToken
    self.refreshToken = refreshToken
  }

  enum CodingKeys: String, CodingKey {
    case accessToken = "AccessToken"
    case idToken = "IdToken"
    case refreshToken = "RefreshToken"
  }
}

/// Cognito's AnalyticsConfigurationType.
public struct AnalyticsConfigurationType: Sendable, Hashable, Codable {
  /// ApplicationId.
  public var applicationId: String?
  /// ApplicationArn.
  ///
  /// 20 to 2048 characters.
  public var applicationArn: String?
  /// RoleArn.
  ///
  /// 20 to 2048 characters.
  public var roleArn: String?
  /// ExternalId.
  ///
  /// 0 to 131072 characters.
  public var externalId: String?
  /// UserDataShared.
  public var userDataShared: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    applicationId: String? = nil,
    applicationArn: String? = nil,
    roleArn: String? = nil,
    externalId: String? = nil,
    userDataShared: Bool? = nil
  ) {
    self.applicationId = applicationId
    self.applicationArn = applicationArn
    self.roleArn = roleArn
    self.externalId = externalId
    self.userDataShared = userDataShared
  }

  enum CodingKeys: String, CodingKey {
    case applicationId = "ApplicationId"
    case applicationArn = "ApplicationArn"
    case roleArn = "RoleArn"
    case externalId = "ExternalId"
    case userDataShared = "UserDataShared"
  }
}

/// Cognito's RefreshTokenRotationType.
public struct RefreshTokenRotationType: Sendable, Hashable, Codable {
  /// Feature.
  ///
  /// Required. One of ENABLED, DISABLED.
  public var feature: String?
  /// RetryGracePeriodSeconds.
  ///
  /// 0 to 60.
  public var retryGracePeriodSeconds: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    feature: String? = nil,
    retryGracePeriodSeconds: Int32? = nil
  ) {
    self.feature = feature
    self.retryGracePeriodSeconds = retryGracePeriodSeconds
  }

  enum CodingKeys: String, CodingKey {
    case feature = "Feature"
    case retryGracePeriodSeconds = "RetryGracePeriodSeconds"
  }
}

/// Request of CreateUserPoolClient.
public struct CreateUserPoolClientRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientName.
  ///
  /// Required. 1 to 128 characters.
  public var clientName: String?
  /// GenerateSecret.
  public var generateSecret: Bool?
  /// ClientSecret.
  ///
  /// 24 to 64 characters.
  public var clientSecret: String?
  /// RefreshTokenValidity.
  ///
  /// 0 to 315360000.
  public var refreshTokenValidity: Int32?
  /// AccessTokenValidity.
  ///
  /// 1 to 86400.
  public var accessTokenValidity: Int32?
  /// IdTokenValidity.
  ///
  /// 1 to 86400.
  public var idTokenValidity: Int32?
  /// TokenValidityUnits.
  public var tokenValidityUnits: TokenValidityUnitsType?
  /// ReadAttributes.
  public var readAttributes: [String]?
  /// WriteAttributes.
  public var writeAttributes: [String]?
  /// ExplicitAuthFlows.
  public var explicitAuthFlows: [String]?
  /// SupportedIdentityProviders.
  public var supportedIdentityProviders: [String]?
  /// CallbackURLs.
  ///
  /// 0 to 100 members.
  public var callbackUrls: [String]?
  /// LogoutURLs.
  ///
  /// 0 to 100 members.
  public var logoutUrls: [String]?
  /// DefaultRedirectURI.
  ///
  /// 1 to 1024 characters.
  public var defaultRedirectUri: String?
  /// AllowedOAuthFlows.
  ///
  /// 0 to 3 members.
  public var allowedOAuthFlows: [String]?
  /// AllowedOAuthScopes.
  ///
  /// At most 50 members.
  public var allowedOAuthScopes: [String]?
  /// AllowedOAuthFlowsUserPoolClient.
  public var allowedOAuthFlowsUserPoolClient: Bool?
  /// AnalyticsConfiguration.
  public var analyticsConfiguration: AnalyticsConfigurationType?
  /// PreventUserExistenceErrors.
  ///
  /// One of LEGACY, ENABLED.
  public var preventUserExistenceErrors: String?
  /// EnableTokenRevocation.
  public var enableTokenRevocation: Bool?
  /// EnablePropagateAdditionalUserContextData.
  public var enablePropagateAdditionalUserContextData: Bool?
  /// AuthSessionValidity.
  ///
  /// 3 to 15.
  public var authSessionValidity: Int32?
  /// RefreshTokenRotation.
  public var refreshTokenRotation: RefreshTokenRotationType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientName: String? = nil,
    generateSecret: Bool? = nil,
    clientSecret: String? = nil,
    refreshTokenValidity: Int32? = nil,
    accessTokenValidity: Int32? = nil,
    idTokenValidity: Int32? = nil,
    tokenValidityUnits: TokenValidityUnitsType? = nil,
    readAttributes: [String]? = nil,
    writeAttributes: [String]? = nil,
    explicitAuthFlows: [String]? = nil,
    supportedIdentityProviders: [String]? = nil,
    callbackUrls: [String]? = nil,
    logoutUrls: [String]? = nil,
    defaultRedirectUri: String? = nil,
    allowedOAuthFlows: [String]? = nil,
    allowedOAuthScopes: [String]? = nil,
    allowedOAuthFlowsUserPoolClient: Bool? = nil,
    analyticsConfiguration: AnalyticsConfigurationType? = nil,
    preventUserExistenceErrors: String? = nil,
    enableTokenRevocation: Bool? = nil,
    enablePropagateAdditionalUserContextData: Bool? = nil,
    authSessionValidity: Int32? = nil,
    refreshTokenRotation: RefreshTokenRotationType? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientName = clientName
    self.generateSecret = generateSecret
    self.clientSecret = clientSecret
    self.refreshTokenValidity = refreshTokenValidity
    self.accessTokenValidity = accessTokenValidity
    self.idTokenValidity = idTokenValidity
    self.tokenValidityUnits = tokenValidityUnits
    self.readAttributes = readAttributes
    self.writeAttributes = writeAttributes
    self.explicitAuthFlows = explicitAuthFlows
    self.supportedIdentityProviders = supportedIdentityProviders
    self.callbackUrls = callbackUrls
    self.logoutUrls = logoutUrls
    self.defaultRedirectUri = defaultRedirectUri
    self.allowedOAuthFlows = allowedOAuthFlows
    self.allowedOAuthScopes = allowedOAuthScopes
    self.allowedOAuthFlowsUserPoolClient = allowedOAuthFlowsUserPoolClient
    self.analyticsConfiguration = analyticsConfiguration
    self.preventUserExistenceErrors = preventUserExistenceErrors
    self.enableTokenRevocation = enableTokenRevocation
    self.enablePropagateAdditionalUserContextData = enablePropagateAdditionalUserContextData
    self.authSessionValidity = authSessionValidity
    self.refreshTokenRotation = refreshTokenRotation
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case clientName = "ClientName"
    case generateSecret = "GenerateSecret"
    case clientSecret = "ClientSecret"
    case refreshTokenValidity = "RefreshTokenValidity"
    case accessTokenValidity = "AccessTokenValidity"
    case idTokenValidity = "IdTokenValidity"
    case tokenValidityUnits = "TokenValidityUnits"
    case readAttributes = "ReadAttributes"
    case writeAttributes = "WriteAttributes"
    case explicitAuthFlows = "ExplicitAuthFlows"
    case supportedIdentityProviders = "SupportedIdentityProviders"
    case callbackUrls = "CallbackURLs"
    case logoutUrls = "LogoutURLs"
    case defaultRedirectUri = "DefaultRedirectURI"
    case allowedOAuthFlows = "AllowedOAuthFlows"
    case allowedOAuthScopes = "AllowedOAuthScopes"
    case allowedOAuthFlowsUserPoolClient = "AllowedOAuthFlowsUserPoolClient"
    case analyticsConfiguration = "AnalyticsConfiguration"
    case preventUserExistenceErrors = "PreventUserExistenceErrors"
    case enableTokenRevocation = "EnableTokenRevocation"
    case enablePropagateAdditionalUserContextData = "EnablePropagateAdditionalUserContextData"
    case authSessionValidity = "AuthSessionValidity"
    case refreshTokenRotation = "RefreshTokenRotation"
  }
}

extension CreateUserPoolClientRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "clientName": self.clientName as Any,
        "generateSecret": self.generateSecret as Any,
        "clientSecret": sizeOnly(self.clientSecret),
        "refreshTokenValidity": self.refreshTokenValidity as Any,
        "accessTokenValidity": self.accessTokenValidity as Any,
        "idTokenValidity": self.idTokenValidity as Any,
        "tokenValidityUnits": self.tokenValidityUnits as Any,
        "readAttributes": self.readAttributes as Any,
        "writeAttributes": self.writeAttributes as Any,
        "explicitAuthFlows": self.explicitAuthFlows as Any,
        "supportedIdentityProviders": self.supportedIdentityProviders as Any,
        "callbackUrls": self.callbackUrls as Any,
        "logoutUrls": self.logoutUrls as Any,
        "defaultRedirectUri": self.defaultRedirectUri as Any,
        "allowedOAuthFlows": self.allowedOAuthFlows as Any,
        "allowedOAuthScopes": self.allowedOAuthScopes as Any,
        "allowedOAuthFlowsUserPoolClient": self.allowedOAuthFlowsUserPoolClient as Any,
        "analyticsConfiguration": self.analyticsConfiguration as Any,
        "preventUserExistenceErrors": self.preventUserExistenceErrors as Any,
        "enableTokenRevocation": self.enableTokenRevocation as Any,
        "enablePropagateAdditionalUserContextData": self.enablePropagateAdditionalUserContextData as Any,
        "authSessionValidity": self.authSessionValidity as Any,
        "refreshTokenRotation": self.refreshTokenRotation as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Cognito's UserPoolClientType.
public struct UserPoolClientType: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// 1 to 55 characters.
  public var userPoolId: String?
  /// ClientName.
  ///
  /// 1 to 128 characters.
  public var clientName: String?
  /// ClientId.
  ///
  /// 1 to 128 characters.
  public var clientId: String?
  /// ClientSecret.
  ///
  /// 24 to 64 characters.
  public var clientSecret: String?
  /// LastModifiedDate.
  public var lastModifiedDateUnixMillis: Int64?
  /// CreationDate.
  public var creationDateUnixMillis: Int64?
  /// RefreshTokenValidity.
  ///
  /// 0 to 315360000.
  public var refreshTokenValidity: Int32?
  /// AccessTokenValidity.
  ///
  /// 1 to 86400.
  public var accessTokenValidity: Int32?
  /// IdTokenValidity.
  ///
  /// 1 to 86400.
  public var idTokenValidity: Int32?
  /// TokenValidityUnits.
  public var tokenValidityUnits: TokenValidityUnitsType?
  /// ReadAttributes.
  public var readAttributes: [String]?
  /// WriteAttributes.
  public var writeAttributes: [String]?
  /// ExplicitAuthFlows.
  public var explicitAuthFlows: [String]?
  /// SupportedIdentityProviders.
  public var supportedIdentityProviders: [String]?
  /// CallbackURLs.
  ///
  /// 0 to 100 members.
  public var callbackUrls: [String]?
  /// LogoutURLs.
  ///
  /// 0 to 100 members.
  public var logoutUrls: [String]?
  /// DefaultRedirectURI.
  ///
  /// 1 to 1024 characters.
  public var defaultRedirectUri: String?
  /// AllowedOAuthFlows.
  ///
  /// 0 to 3 members.
  public var allowedOAuthFlows: [String]?
  /// AllowedOAuthScopes.
  ///
  /// At most 50 members.
  public var allowedOAuthScopes: [String]?
  /// AllowedOAuthFlowsUserPoolClient.
  public var allowedOAuthFlowsUserPoolClient: Bool?
  /// AnalyticsConfiguration.
  public var analyticsConfiguration: AnalyticsConfigurationType?
  /// PreventUserExistenceErrors.
  ///
  /// One of LEGACY, ENABLED.
  public var preventUserExistenceErrors: String?
  /// EnableTokenRevocation.
  public var enableTokenRevocation: Bool?
  /// EnablePropagateAdditionalUserContextData.
  public var enablePropagateAdditionalUserContextData: Bool?
  /// AuthSessionValidity.
  ///
  /// 3 to 15.
  public var authSessionValidity: Int32?
  /// RefreshTokenRotation.
  public var refreshTokenRotation: RefreshTokenRotationType?
  /// ClientType.
  ///
  /// One of REGULAR, DCR.
  public var clientType: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientName: String? = nil,
    clientId: String? = nil,
    clientSecret: String? = nil,
    lastModifiedDateUnixMillis: Int64? = nil,
    creationDateUnixMillis: Int64? = nil,
    refreshTokenValidity: Int32? = nil,
    accessTokenValidity: Int32? = nil,
    idTokenValidity: Int32? = nil,
    tokenValidityUnits: TokenValidityUnitsType? = nil,
    readAttributes: [String]? = nil,
    writeAttributes: [String]? = nil,
    explicitAuthFlows: [String]? = nil,
    supportedIdentityProviders: [String]? = nil,
    callbackUrls: [String]? = nil,
    logoutUrls: [String]? = nil,
    defaultRedirectUri: String? = nil,
    allowedOAuthFlows: [String]? = nil,
    allowedOAuthScopes: [String]? = nil,
    allowedOAuthFlowsUserPoolClient: Bool? = nil,
    analyticsConfiguration: AnalyticsConfigurationType? = nil,
    preventUserExistenceErrors: String? = nil,
    enableTokenRevocation: Bool? = nil,
    enablePropagateAdditionalUserContextData: Bool? = nil,
    authSessionValidity: Int32? = nil,
    refreshTokenRotation: RefreshTokenRotationType? = nil,
    clientType: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientName = clientName
    self.clientId = clientId
    self.clientSecret = clientSecret
    self.lastModifiedDateUnixMillis = lastModifiedDateUnixMillis
    self.creationDateUnixMillis = creationDateUnixMillis
    self.refreshTokenValidity = refreshTokenValidity
    self.accessTokenValidity = accessTokenValidity
    self.idTokenValidity = idTokenValidity
    self.tokenValidityUnits = tokenValidityUnits
    self.readAttributes = readAttributes
    self.writeAttributes = writeAttributes
    self.explicitAuthFlows = explicitAuthFlows
    self.supportedIdentityProviders = supportedIdentityProviders
    self.callbackUrls = callbackUrls
    self.logoutUrls = logoutUrls
    self.defaultRedirectUri = defaultRedirectUri
    self.allowedOAuthFlows = allowedOAuthFlows
    self.allowedOAuthScopes = allowedOAuthScopes
    self.allowedOAuthFlowsUserPoolClient = allowedOAuthFlowsUserPoolClient
    self.analyticsConfiguration = analyticsConfiguration
    self.preventUserExistenceErrors = preventUserExistenceErrors
    self.enableTokenRevocation = enableTokenRevocation
    self.enablePropagateAdditionalUserContextData = enablePropagateAdditionalUserContextData
    self.authSessionValidity = authSessionValidity
    self.refreshTokenRotation = refreshTokenRotation
    self.clientType = clientType
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case clientName = "ClientName"
    case clientId = "ClientId"
    case clientSecret = "ClientSecret"
    case lastModifiedDateUnixMillis = "LastModifiedDate"
    case creationDateUnixMillis = "CreationDate"
    case refreshTokenValidity = "RefreshTokenValidity"
    case accessTokenValidity = "AccessTokenValidity"
    case idTokenValidity = "IdTokenValidity"
    case tokenValidityUnits = "TokenValidityUnits"
    case readAttributes = "ReadAttributes"
    case writeAttributes = "WriteAttributes"
    case explicitAuthFlows = "ExplicitAuthFlows"
    case supportedIdentityProviders = "SupportedIdentityProviders"
    case callbackUrls = "CallbackURLs"
    case logoutUrls = "LogoutURLs"
    case defaultRedirectUri = "DefaultRedirectURI"
    case allowedOAuthFlows = "AllowedOAuthFlows"
    case allowedOAuthScopes = "AllowedOAuthScopes"
    case allowedOAuthFlowsUserPoolClient = "AllowedOAuthFlowsUserPoolClient"
    case analyticsConfiguration = "AnalyticsConfiguration"
    case preventUserExistenceErrors = "PreventUserExistenceErrors"
    case enableTokenRevocation = "EnableTokenRevocation"
    case enablePropagateAdditionalUserContextData = "EnablePropagateAdditionalUserContextData"
    case authSessionValidity = "AuthSessionValidity"
    case refreshTokenRotation = "RefreshTokenRotation"
    case clientType = "ClientType"
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.userPoolId = try members.decodeIfPresent(String.self, forKey: .userPoolId)
    self.clientName = try members.decodeIfPresent(String.self, forKey: .clientName)
    self.clientId = try members.decodeIfPresent(String.self, forKey: .clientId)
    self.clientSecret = try members.decodeIfPresent(String.self, forKey: .clientSecret)
    self.lastModifiedDateUnixMillis = try members.decodeEpochSeconds(.lastModifiedDateUnixMillis)
    self.creationDateUnixMillis = try members.decodeEpochSeconds(.creationDateUnixMillis)
    self.refreshTokenValidity = try members.decodeIfPresent(Int32.self, forKey: .refreshTokenValidity)
    self.accessTokenValidity = try members.decodeIfPresent(Int32.self, forKey: .accessTokenValidity)
    self.idTokenValidity = try members.decodeIfPresent(Int32.self, forKey: .idTokenValidity)
    self.tokenValidityUnits = try members.decodeIfPresent(TokenValidityUnitsType.self, forKey: .tokenValidityUnits)
    self.readAttributes = try members.decodeIfPresent([String].self, forKey: .readAttributes)
    self.writeAttributes = try members.decodeIfPresent([String].self, forKey: .writeAttributes)
    self.explicitAuthFlows = try members.decodeIfPresent([String].self, forKey: .explicitAuthFlows)
    self.supportedIdentityProviders = try members.decodeIfPresent([String].self, forKey: .supportedIdentityProviders)
    self.callbackUrls = try members.decodeIfPresent([String].self, forKey: .callbackUrls)
    self.logoutUrls = try members.decodeIfPresent([String].self, forKey: .logoutUrls)
    self.defaultRedirectUri = try members.decodeIfPresent(String.self, forKey: .defaultRedirectUri)
    self.allowedOAuthFlows = try members.decodeIfPresent([String].self, forKey: .allowedOAuthFlows)
    self.allowedOAuthScopes = try members.decodeIfPresent([String].self, forKey: .allowedOAuthScopes)
    self.allowedOAuthFlowsUserPoolClient = try members.decodeIfPresent(Bool.self, forKey: .allowedOAuthFlowsUserPoolClient)
    self.analyticsConfiguration = try members.decodeIfPresent(AnalyticsConfigurationType.self, forKey: .analyticsConfiguration)
    self.preventUserExistenceErrors = try members.decodeIfPresent(String.self, forKey: .preventUserExistenceErrors)
    self.enableTokenRevocation = try members.decodeIfPresent(Bool.self, forKey: .enableTokenRevocation)
    self.enablePropagateAdditionalUserContextData = try members.decodeIfPresent(Bool.self, forKey: .enablePropagateAdditionalUserContextData)
    self.authSessionValidity = try members.decodeIfPresent(Int32.self, forKey: .authSessionValidity)
    self.refreshTokenRotation = try members.decodeIfPresent(RefreshTokenRotationType.self, forKey: .refreshTokenRotation)
    self.clientType = try members.decodeIfPresent(String.self, forKey: .clientType)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(self.userPoolId, forKey: .userPoolId)
    try members.encodeIfPresent(self.clientName, forKey: .clientName)
    try members.encodeIfPresent(self.clientId, forKey: .clientId)
    try members.encodeIfPresent(self.clientSecret, forKey: .clientSecret)
    try members.encodeEpochSeconds(self.lastModifiedDateUnixMillis, .lastModifiedDateUnixMillis)
    try members.encodeEpochSeconds(self.creationDateUnixMillis, .creationDateUnixMillis)
    try members.encodeIfPresent(self.refreshTokenValidity, forKey: .refreshTokenValidity)
    try members.encodeIfPresent(self.accessTokenValidity, forKey: .accessTokenValidity)
    try members.encodeIfPresent(self.idTokenValidity, forKey: .idTokenValidity)
    try members.encodeIfPresent(self.tokenValidityUnits, forKey: .tokenValidityUnits)
    try members.encodeIfPresent(self.readAttributes, forKey: .readAttributes)
    try members.encodeIfPresent(self.writeAttributes, forKey: .writeAttributes)
    try members.encodeIfPresent(self.explicitAuthFlows, forKey: .explicitAuthFlows)
    try members.encodeIfPresent(self.supportedIdentityProviders, forKey: .supportedIdentityProviders)
    try members.encodeIfPresent(self.callbackUrls, forKey: .callbackUrls)
    try members.encodeIfPresent(self.logoutUrls, forKey: .logoutUrls)
    try members.encodeIfPresent(self.defaultRedirectUri, forKey: .defaultRedirectUri)
    try members.encodeIfPresent(self.allowedOAuthFlows, forKey: .allowedOAuthFlows)
    try members.encodeIfPresent(self.allowedOAuthScopes, forKey: .allowedOAuthScopes)
    try members.encodeIfPresent(self.allowedOAuthFlowsUserPoolClient, forKey: .allowedOAuthFlowsUserPoolClient)
    try members.encodeIfPresent(self.analyticsConfiguration, forKey: .analyticsConfiguration)
    try members.encodeIfPresent(self.preventUserExistenceErrors, forKey: .preventUserExistenceErrors)
    try members.encodeIfPresent(self.enableTokenRevocation, forKey: .enableTokenRevocation)
    try members.encodeIfPresent(self.enablePropagateAdditionalUserContextData, forKey: .enablePropagateAdditionalUserContextData)
    try members.encodeIfPresent(self.authSessionValidity, forKey: .authSessionValidity)
    try members.encodeIfPresent(self.refreshTokenRotation, forKey: .refreshTokenRotation)
    try members.encodeIfPresent(self.clientType, forKey: .clientType)
  }
}

extension UserPoolClientType: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "clientName": self.clientName as Any,
        "clientId": self.clientId as Any,
        "clientSecret": sizeOnly(self.clientSecret),
        "lastModifiedDateUnixMillis": self.lastModifiedDateUnixMillis as Any,
        "creationDateUnixMillis": self.creationDateUnixMillis as Any,
        "refreshTokenValidity": self.refreshTokenValidity as Any,
        "accessTokenValidity": self.accessTokenValidity as Any,
        "idTokenValidity": self.idTokenValidity as Any,
        "tokenValidityUnits": self.tokenValidityUnits as Any,
        "readAttributes": self.readAttributes as Any,
        "writeAttributes": self.writeAttributes as Any,
        "explicitAuthFlows": self.explicitAuthFlows as Any,
        "supportedIdentityProviders": self.supportedIdentityProviders as Any,
        "callbackUrls": self.callbackUrls as Any,
        "logoutUrls": self.logoutUrls as Any,
        "defaultRedirectUri": self.defaultRedirectUri as Any,
        "allowedOAuthFlows": self.allowedOAuthFlows as Any,
        "allowedOAuthScopes": self.allowedOAuthScopes as Any,
        "allowedOAuthFlowsUserPoolClient": self.allowedOAuthFlowsUserPoolClient as Any,
        "analyticsConfiguration": self.analyticsConfiguration as Any,
        "preventUserExistenceErrors": self.preventUserExistenceErrors as Any,
        "enableTokenRevocation": self.enableTokenRevocation as Any,
        "enablePropagateAdditionalUserContextData": self.enablePropagateAdditionalUserContextData as Any,
        "authSessionValidity": self.authSessionValidity as Any,
        "refreshTokenRotation": self.refreshTokenRotation as Any,
        "clientType": self.clientType as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of CreateUserPoolClient.
public struct CreateUserPoolClientResponse: Sendable, Hashable, Codable {
  /// UserPoolClient.
  public var userPoolClient: UserPoolClientType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolClient: UserPoolClientType? = nil
  ) {
    self.userPoolClient = userPoolClient
  }

  enum CodingKeys: String, CodingKey {
    case userPoolClient = "UserPoolClient"
  }
}

/// Request of DescribeUserPoolClient.
public struct DescribeUserPoolClientRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case clientId = "ClientId"
  }
}

/// Response of DescribeUserPoolClient.
public struct DescribeUserPoolClientResponse: Sendable, Hashable, Codable {
  /// UserPoolClient.
  public var userPoolClient: UserPoolClientType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolClient: UserPoolClientType? = nil
  ) {
    self.userPoolClient = userPoolClient
  }

  enum CodingKeys: String, CodingKey {
    case userPoolClient = "UserPoolClient"
  }
}

/// Request of UpdateUserPoolClient.
public struct UpdateUserPoolClientRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// ClientName.
  ///
  /// 1 to 128 characters.
  public var clientName: String?
  /// RefreshTokenValidity.
  ///
  /// 0 to 315360000.
  public var refreshTokenValidity: Int32?
  /// AccessTokenValidity.
  ///
  /// 1 to 86400.
  public var accessTokenValidity: Int32?
  /// IdTokenValidity.
  ///
  /// 1 to 86400.
  public var idTokenValidity: Int32?
  /// TokenValidityUnits.
  public var tokenValidityUnits: TokenValidityUnitsType?
  /// ReadAttributes.
  public var readAttributes: [String]?
  /// WriteAttributes.
  public var writeAttributes: [String]?
  /// ExplicitAuthFlows.
  public var explicitAuthFlows: [String]?
  /// SupportedIdentityProviders.
  public var supportedIdentityProviders: [String]?
  /// CallbackURLs.
  ///
  /// 0 to 100 members.
  public var callbackUrls: [String]?
  /// LogoutURLs.
  ///
  /// 0 to 100 members.
  public var logoutUrls: [String]?
  /// DefaultRedirectURI.
  ///
  /// 1 to 1024 characters.
  public var defaultRedirectUri: String?
  /// AllowedOAuthFlows.
  ///
  /// 0 to 3 members.
  public var allowedOAuthFlows: [String]?
  /// AllowedOAuthScopes.
  ///
  /// At most 50 members.
  public var allowedOAuthScopes: [String]?
  /// AllowedOAuthFlowsUserPoolClient.
  public var allowedOAuthFlowsUserPoolClient: Bool?
  /// AnalyticsConfiguration.
  public var analyticsConfiguration: AnalyticsConfigurationType?
  /// PreventUserExistenceErrors.
  ///
  /// One of LEGACY, ENABLED.
  public var preventUserExistenceErrors: String?
  /// EnableTokenRevocation.
  public var enableTokenRevocation: Bool?
  /// EnablePropagateAdditionalUserContextData.
  public var enablePropagateAdditionalUserContextData: Bool?
  /// AuthSessionValidity.
  ///
  /// 3 to 15.
  public var authSessionValidity: Int32?
  /// RefreshTokenRotation.
  public var refreshTokenRotation: RefreshTokenRotationType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    clientName: String? = nil,
    refreshTokenValidity: Int32? = nil,
    accessTokenValidity: Int32? = nil,
    idTokenValidity: Int32? = nil,
    tokenValidityUnits: TokenValidityUnitsType? = nil,
    readAttributes: [String]? = nil,
    writeAttributes: [String]? = nil,
    explicitAuthFlows: [String]? = nil,
    supportedIdentityProviders: [String]? = nil,
    callbackUrls: [String]? = nil,
    logoutUrls: [String]? = nil,
    defaultRedirectUri: String? = nil,
    allowedOAuthFlows: [String]? = nil,
    allowedOAuthScopes: [String]? = nil,
    allowedOAuthFlowsUserPoolClient: Bool? = nil,
    analyticsConfiguration: AnalyticsConfigurationType? = nil,
    preventUserExistenceErrors: String? = nil,
    enableTokenRevocation: Bool? = nil,
    enablePropagateAdditionalUserContextData: Bool? = nil,
    authSessionValidity: Int32? = nil,
    refreshTokenRotation: RefreshTokenRotationType? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.clientName = clientName
    self.refreshTokenValidity = refreshTokenValidity
    self.accessTokenValidity = accessTokenValidity
    self.idTokenValidity = idTokenValidity
    self.tokenValidityUnits = tokenValidityUnits
    self.readAttributes = readAttributes
    self.writeAttributes = writeAttributes
    self.explicitAuthFlows = explicitAuthFlows
    self.supportedIdentityProviders = supportedIdentityProviders
    self.callbackUrls = callbackUrls
    self.logoutUrls = logoutUrls
    self.defaultRedirectUri = defaultRedirectUri
    self.allowedOAuthFlows = allowedOAuthFlows
    self.allowedOAuthScopes = allowedOAuthScopes
    self.allowedOAuthFlowsUserPoolClient = allowedOAuthFlowsUserPoolClient
    self.analyticsConfiguration = analyticsConfiguration
    self.preventUserExistenceErrors = preventUserExistenceErrors
    self.enableTokenRevocation = enableTokenRevocation
    self.enablePropagateAdditionalUserContextData = enablePropagateAdditionalUserContextData
    self.authSessionValidity = authSessionValidity
    self.refreshTokenRotation = refreshTokenRotation
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case clientId = "ClientId"
    case clientName = "ClientName"
    case refreshTokenValidity = "RefreshTokenValidity"
    case accessTokenValidity = "AccessTokenValidity"
    case idTokenValidity = "IdTokenValidity"
    case tokenValidityUnits = "TokenValidityUnits"
    case readAttributes = "ReadAttributes"
    case writeAttributes = "WriteAttributes"
    case explicitAuthFlows = "ExplicitAuthFlows"
    case supportedIdentityProviders = "SupportedIdentityProviders"
    case callbackUrls = "CallbackURLs"
    case logoutUrls = "LogoutURLs"
    case defaultRedirectUri = "DefaultRedirectURI"
    case allowedOAuthFlows = "AllowedOAuthFlows"
    case allowedOAuthScopes = "AllowedOAuthScopes"
    case allowedOAuthFlowsUserPoolClient = "AllowedOAuthFlowsUserPoolClient"
    case analyticsConfiguration = "AnalyticsConfiguration"
    case preventUserExistenceErrors = "PreventUserExistenceErrors"
    case enableTokenRevocation = "EnableTokenRevocation"
    case enablePropagateAdditionalUserContextData = "EnablePropagateAdditionalUserContextData"
    case authSessionValidity = "AuthSessionValidity"
    case refreshTokenRotation = "RefreshTokenRotation"
  }
}

/// Response of UpdateUserPoolClient.
public struct UpdateUserPoolClientResponse: Sendable, Hashable, Codable {
  /// UserPoolClient.
  public var userPoolClient: UserPoolClientType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolClient: UserPoolClientType? = nil
  ) {
    self.userPoolClient = userPoolClient
  }

  enum CodingKeys: String, CodingKey {
    case userPoolClient = "UserPoolClient"
  }
}

/// Request of DeleteUserPoolClient.
public struct DeleteUserPoolClientRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case clientId = "ClientId"
  }
}

/// Request of ListUserPoolClients.
public struct ListUserPoolClientsRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// MaxResults.
  ///
  /// 1 to 60.
  public var maxResults: Int32?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?
  /// ClientType.
  ///
  /// One of REGULAR, DCR.
  public var clientType: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    maxResults: Int32? = nil,
    nextToken: String? = nil,
    clientType: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.maxResults = maxResults
    self.nextToken = nextToken
    self.clientType = clientType
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case maxResults = "MaxResults"
    case nextToken = "NextToken"
    case clientType = "ClientType"
  }
}

/// Cognito's UserPoolClientDescription.
public struct UserPoolClientDescription: Sendable, Hashable, Codable {
  /// ClientId.
  ///
  /// 1 to 128 characters.
  public var clientId: String?
  /// UserPoolId.
  ///
  /// 1 to 55 characters.
  public var userPoolId: String?
  /// ClientName.
  ///
  /// 1 to 128 characters.
  public var clientName: String?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    userPoolId: String? = nil,
    clientName: String? = nil
  ) {
    self.clientId = clientId
    self.userPoolId = userPoolId
    self.clientName = clientName
  }

  enum CodingKeys: String, CodingKey {
    case clientId = "ClientId"
    case userPoolId = "UserPoolId"
    case clientName = "ClientName"
  }
}

/// Response of ListUserPoolClients.
public struct ListUserPoolClientsResponse: Sendable, Hashable, Codable {
  /// UserPoolClients.
  public var userPoolClients: [UserPoolClientDescription]?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolClients: [UserPoolClientDescription]? = nil,
    nextToken: String? = nil
  ) {
    self.userPoolClients = userPoolClients
    self.nextToken = nextToken
  }

  enum CodingKeys: String, CodingKey {
    case userPoolClients = "UserPoolClients"
    case nextToken = "NextToken"
  }
}

/// Request of AddUserPoolClientSecret.
public struct AddUserPoolClientSecretRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// ClientSecret.
  ///
  /// 24 to 64 characters.
  public var clientSecret: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    clientSecret: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.clientSecret = clientSecret
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case clientId = "ClientId"
    case clientSecret = "ClientSecret"
  }
}

extension AddUserPoolClientSecretRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "clientId": self.clientId as Any,
        "clientSecret": sizeOnly(self.clientSecret),
      ],
      displayStyle: .struct
    )
  }
}

/// Cognito's ClientSecretDescriptorType.
public struct ClientSecretDescriptorType: Sendable, Hashable, Codable {
  /// ClientSecretId.
  ///
  /// 1 to 128 characters.
  public var clientSecretId: String?
  /// ClientSecretValue.
  ///
  /// 24 to 64 characters.
  public var clientSecretValue: String?
  /// ClientSecretCreateDate.
  public var clientSecretCreateDateUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    clientSecretId: String? = nil,
    clientSecretValue: String? = nil,
    clientSecretCreateDateUnixMillis: Int64? = nil
  ) {
    self.clientSecretId = clientSecretId
    self.clientSecretValue = clientSecretValue
    self.clientSecretCreateDateUnixMillis = clientSecretCreateDateUnixMillis
  }

  enum CodingKeys: String, CodingKey {
    case clientSecretId = "ClientSecretId"
    case clientSecretValue = "ClientSecretValue"
    case clientSecretCreateDateUnixMillis = "ClientSecretCreateDate"
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.clientSecretId = try members.decodeIfPresent(String.self, forKey: .clientSecretId)
    self.clientSecretValue = try members.decodeIfPresent(String.self, forKey: .clientSecretValue)
    self.clientSecretCreateDateUnixMillis = try members.decodeEpochSeconds(.clientSecretCreateDateUnixMillis)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(self.clientSecretId, forKey: .clientSecretId)
    try members.encodeIfPresent(self.clientSecretValue, forKey: .clientSecretValue)
    try members.encodeEpochSeconds(self.clientSecretCreateDateUnixMillis, .clientSecretCreateDateUnixMillis)
  }
}

extension ClientSecretDescriptorType: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientSecretId": self.clientSecretId as Any,
        "clientSecretValue": sizeOnly(self.clientSecretValue),
        "clientSecretCreateDateUnixMillis": self.clientSecretCreateDateUnixMillis as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of AddUserPoolClientSecret.
public struct AddUserPoolClientSecretResponse: Sendable, Hashable, Codable {
  /// ClientSecretDescriptor.
  public var clientSecretDescriptor: ClientSecretDescriptorType?

  /// Makes a message; what is not given is absent.
  public init(
    clientSecretDescriptor: ClientSecretDescriptorType? = nil
  ) {
    self.clientSecretDescriptor = clientSecretDescriptor
  }

  enum CodingKeys: String, CodingKey {
    case clientSecretDescriptor = "ClientSecretDescriptor"
  }
}

/// Request of ListUserPoolClientSecrets.
public struct ListUserPoolClientSecretsRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    nextToken: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.nextToken = nextToken
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case clientId = "ClientId"
    case nextToken = "NextToken"
  }
}

/// Response of ListUserPoolClientSecrets.
public struct ListUserPoolClientSecretsResponse: Sendable, Hashable, Codable {
  /// ClientSecrets.
  public var clientSecrets: [ClientSecretDescriptorType]?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    clientSecrets: [ClientSecretDescriptorType]? = nil,
    nextToken: String? = nil
  ) {
    self.clientSecrets = clientSecrets
    self.nextToken = nextToken
  }

  enum CodingKeys: String, CodingKey {
    case clientSecrets = "ClientSecrets"
    case nextToken = "NextToken"
  }
}

/// Request of DeleteUserPoolClientSecret.
public struct DeleteUserPoolClientSecretRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// ClientSecretId.
  ///
  /// Required. 1 to 128 characters.
  public var clientSecretId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    clientSecretId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.clientSecretId = clientSecretId
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case clientId = "ClientId"
    case clientSecretId = "ClientSecretId"
  }
}

/// Response of DeleteUserPoolClientSecret.
public struct DeleteUserPoolClientSecretResponse: Sendable, Hashable, Codable {

  /// Makes a message; what is not given is absent.
  public init() {}

  public init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoMembers.self)
  }

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoMembers.self)
  }
}

/// Response of DeleteUserPoolClient; no body on the public side.
public struct DeleteUserPoolClientResponse: Sendable, Hashable, Codable {

  /// Makes a message; what is not given is absent.
  public init() {}

  public init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoMembers.self)
  }

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoMembers.self)
  }
}
