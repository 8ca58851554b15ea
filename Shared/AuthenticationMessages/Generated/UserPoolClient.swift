// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool_client.proto. Do not edit.

internal import GatehouseMessages

/// Cognito's TokenValidityUnitsType.
public struct TokenValidityUnitsType: Sendable, Hashable {
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
}

/// Cognito's AnalyticsConfigurationType.
public struct AnalyticsConfigurationType: Sendable, Hashable {
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
}

/// Cognito's RefreshTokenRotationType.
public struct RefreshTokenRotationType: Sendable, Hashable {
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
}

/// Request of CreateUserPoolClient.
public struct CreateUserPoolClientRequest: Sendable, Hashable {
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
public struct UserPoolClientType: Sendable, Hashable {
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
public struct CreateUserPoolClientResponse: Sendable, Hashable {
  /// UserPoolClient.
  public var userPoolClient: UserPoolClientType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolClient: UserPoolClientType? = nil
  ) {
    self.userPoolClient = userPoolClient
  }
}

/// Request of DescribeUserPoolClient.
public struct DescribeUserPoolClientRequest: Sendable, Hashable {
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
}

/// Response of DescribeUserPoolClient.
public struct DescribeUserPoolClientResponse: Sendable, Hashable {
  /// UserPoolClient.
  public var userPoolClient: UserPoolClientType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolClient: UserPoolClientType? = nil
  ) {
    self.userPoolClient = userPoolClient
  }
}

/// Request of UpdateUserPoolClient.
public struct UpdateUserPoolClientRequest: Sendable, Hashable {
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
}

/// Response of UpdateUserPoolClient.
public struct UpdateUserPoolClientResponse: Sendable, Hashable {
  /// UserPoolClient.
  public var userPoolClient: UserPoolClientType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolClient: UserPoolClientType? = nil
  ) {
    self.userPoolClient = userPoolClient
  }
}

/// Request of DeleteUserPoolClient.
public struct DeleteUserPoolClientRequest: Sendable, Hashable {
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
}

/// Request of ListUserPoolClients.
public struct ListUserPoolClientsRequest: Sendable, Hashable {
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
}

/// Cognito's UserPoolClientDescription.
public struct UserPoolClientDescription: Sendable, Hashable {
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
}

/// Response of ListUserPoolClients.
public struct ListUserPoolClientsResponse: Sendable, Hashable {
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
}

/// Request of AddUserPoolClientSecret.
public struct AddUserPoolClientSecretRequest: Sendable, Hashable {
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
public struct ClientSecretDescriptorType: Sendable, Hashable {
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
public struct AddUserPoolClientSecretResponse: Sendable, Hashable {
  /// ClientSecretDescriptor.
  public var clientSecretDescriptor: ClientSecretDescriptorType?

  /// Makes a message; what is not given is absent.
  public init(
    clientSecretDescriptor: ClientSecretDescriptorType? = nil
  ) {
    self.clientSecretDescriptor = clientSecretDescriptor
  }
}

/// Request of ListUserPoolClientSecrets.
public struct ListUserPoolClientSecretsRequest: Sendable, Hashable {
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
}

/// Response of ListUserPoolClientSecrets.
public struct ListUserPoolClientSecretsResponse: Sendable, Hashable {
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
}

/// Request of DeleteUserPoolClientSecret.
public struct DeleteUserPoolClientSecretRequest: Sendable, Hashable {
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
}

/// Response of DeleteUserPoolClientSecret.
public struct DeleteUserPoolClientSecretResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Response of DeleteUserPoolClient; no body on the public side.
public struct DeleteUserPoolClientResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
