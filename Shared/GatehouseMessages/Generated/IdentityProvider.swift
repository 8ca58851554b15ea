// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/identity_provider.proto. Do not edit.

/// Request of CreateIdentityProvider.
public struct CreateIdentityProviderRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ProviderName.
  ///
  /// Required. 1 to 32 characters.
  public var providerName: String?
  /// ProviderType.
  ///
  /// Required. One of SAML, Facebook, Google, LoginWithAmazon, SignInWithApple, OIDC.
  public var providerType: String?
  /// ProviderDetails.
  ///
  /// Required.
  public var providerDetails: [String: String]?
  /// AttributeMapping.
  public var attributeMapping: [String: String]?
  /// IdpIdentifiers.
  ///
  /// 0 to 50 members.
  public var idpIdentifiers: [String]?
  /// AcrMapping.
  ///
  /// 0 to 4 members.
  public var acrMapping: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    providerName: String? = nil,
    providerType: String? = nil,
    providerDetails: [String: String]? = nil,
    attributeMapping: [String: String]? = nil,
    idpIdentifiers: [String]? = nil,
    acrMapping: [String: String]? = nil
  ) {
    self.userPoolId = userPoolId
    self.providerName = providerName
    self.providerType = providerType
    self.providerDetails = providerDetails
    self.attributeMapping = attributeMapping
    self.idpIdentifiers = idpIdentifiers
    self.acrMapping = acrMapping
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case providerName = "ProviderName"
    case providerType = "ProviderType"
    case providerDetails = "ProviderDetails"
    case attributeMapping = "AttributeMapping"
    case idpIdentifiers = "IdpIdentifiers"
    case acrMapping = "AcrMapping"
  }
}

extension CreateIdentityProviderRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "providerName": self.providerName as Any,
        "providerType": self.providerType as Any,
        "providerDetails": sizeOnly(self.providerDetails),
        "attributeMapping": self.attributeMapping as Any,
        "idpIdentifiers": self.idpIdentifiers as Any,
        "acrMapping": self.acrMapping as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Cognito's IdentityProviderType.
public struct IdentityProviderType: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// 1 to 55 characters.
  public var userPoolId: String?
  /// ProviderName.
  ///
  /// 1 to 32 characters.
  public var providerName: String?
  /// ProviderType.
  ///
  /// One of SAML, Facebook, Google, LoginWithAmazon, SignInWithApple, OIDC.
  public var providerType: String?
  /// ProviderDetails.
  public var providerDetails: [String: String]?
  /// AttributeMapping.
  public var attributeMapping: [String: String]?
  /// IdpIdentifiers.
  ///
  /// 0 to 50 members.
  public var idpIdentifiers: [String]?
  /// AcrMapping.
  ///
  /// 0 to 4 members.
  public var acrMapping: [String: String]?
  /// LastModifiedDate.
  public var lastModifiedDateUnixMillis: Int64?
  /// CreationDate.
  public var creationDateUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    providerName: String? = nil,
    providerType: String? = nil,
    providerDetails: [String: String]? = nil,
    attributeMapping: [String: String]? = nil,
    idpIdentifiers: [String]? = nil,
    acrMapping: [String: String]? = nil,
    lastModifiedDateUnixMillis: Int64? = nil,
    creationDateUnixMillis: Int64? = nil
  ) {
    self.userPoolId = userPoolId
    self.providerName = providerName
    self.providerType = providerType
    self.providerDetails = providerDetails
    self.attributeMapping = attributeMapping
    self.idpIdentifiers = idpIdentifiers
    self.acrMapping = acrMapping
    self.lastModifiedDateUnixMillis = lastModifiedDateUnixMillis
    self.creationDateUnixMillis = creationDateUnixMillis
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case providerName = "ProviderName"
    case providerType = "ProviderType"
    case providerDetails = "ProviderDetails"
    case attributeMapping = "AttributeMapping"
    case idpIdentifiers = "IdpIdentifiers"
    case acrMapping = "AcrMapping"
    case lastModifiedDateUnixMillis = "LastModifiedDate"
    case creationDateUnixMillis = "CreationDate"
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.userPoolId = try members.decodeIfPresent(String.self, forKey: .userPoolId)
    self.providerName = try members.decodeIfPresent(String.self, forKey: .providerName)
    self.providerType = try members.decodeIfPresent(String.self, forKey: .providerType)
    self.providerDetails = try members.decodeIfPresent([String: String].self, forKey: .providerDetails)
    self.attributeMapping = try members.decodeIfPresent([String: String].self, forKey: .attributeMapping)
    self.idpIdentifiers = try members.decodeIfPresent([String].self, forKey: .idpIdentifiers)
    self.acrMapping = try members.decodeIfPresent([String: String].self, forKey: .acrMapping)
    self.lastModifiedDateUnixMillis = try members.decodeEpochSeconds(.lastModifiedDateUnixMillis)
    self.creationDateUnixMillis = try members.decodeEpochSeconds(.creationDateUnixMillis)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(self.userPoolId, forKey: .userPoolId)
    try members.encodeIfPresent(self.providerName, forKey: .providerName)
    try members.encodeIfPresent(self.providerType, forKey: .providerType)
    try members.encodeIfPresent(self.providerDetails, forKey: .providerDetails)
    try members.encodeIfPresent(self.attributeMapping, forKey: .attributeMapping)
    try members.encodeIfPresent(self.idpIdentifiers, forKey: .idpIdentifiers)
    try members.encodeIfPresent(self.acrMapping, forKey: .acrMapping)
    try members.encodeEpochSeconds(self.lastModifiedDateUnixMillis, .lastModifiedDateUnixMillis)
    try members.encodeEpochSeconds(self.creationDateUnixMillis, .creationDateUnixMillis)
  }
}

extension IdentityProviderType: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "providerName": self.providerName as Any,
        "providerType": self.providerType as Any,
        "providerDetails": sizeOnly(self.providerDetails),
        "attributeMapping": self.attributeMapping as Any,
        "idpIdentifiers": self.idpIdentifiers as Any,
        "acrMapping": self.acrMapping as Any,
        "lastModifiedDateUnixMillis": self.lastModifiedDateUnixMillis as Any,
        "creationDateUnixMillis": self.creationDateUnixMillis as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of CreateIdentityProvider.
public struct CreateIdentityProviderResponse: Sendable, Hashable, Codable {
  /// IdentityProvider.
  ///
  /// Required.
  public var identityProvider: IdentityProviderType?

  /// Makes a message; what is not given is absent.
  public init(
    identityProvider: IdentityProviderType? = nil
  ) {
    self.identityProvider = identityProvider
  }

  enum CodingKeys: String, CodingKey {
    case identityProvider = "IdentityProvider"
  }
}

/// Request of DescribeIdentityProvider.
public struct DescribeIdentityProviderRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ProviderName.
  ///
  /// Required. 1 to 32 characters.
  public var providerName: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    providerName: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.providerName = providerName
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case providerName = "ProviderName"
  }
}

/// Response of DescribeIdentityProvider.
public struct DescribeIdentityProviderResponse: Sendable, Hashable, Codable {
  /// IdentityProvider.
  ///
  /// Required.
  public var identityProvider: IdentityProviderType?

  /// Makes a message; what is not given is absent.
  public init(
    identityProvider: IdentityProviderType? = nil
  ) {
    self.identityProvider = identityProvider
  }

  enum CodingKeys: String, CodingKey {
    case identityProvider = "IdentityProvider"
  }
}

/// Request of UpdateIdentityProvider.
public struct UpdateIdentityProviderRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ProviderName.
  ///
  /// Required. 1 to 32 characters.
  public var providerName: String?
  /// ProviderDetails.
  public var providerDetails: [String: String]?
  /// AttributeMapping.
  public var attributeMapping: [String: String]?
  /// IdpIdentifiers.
  ///
  /// 0 to 50 members.
  public var idpIdentifiers: [String]?
  /// AcrMapping.
  ///
  /// 0 to 4 members.
  public var acrMapping: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    providerName: String? = nil,
    providerDetails: [String: String]? = nil,
    attributeMapping: [String: String]? = nil,
    idpIdentifiers: [String]? = nil,
    acrMapping: [String: String]? = nil
  ) {
    self.userPoolId = userPoolId
    self.providerName = providerName
    self.providerDetails = providerDetails
    self.attributeMapping = attributeMapping
    self.idpIdentifiers = idpIdentifiers
    self.acrMapping = acrMapping
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case providerName = "ProviderName"
    case providerDetails = "ProviderDetails"
    case attributeMapping = "AttributeMapping"
    case idpIdentifiers = "IdpIdentifiers"
    case acrMapping = "AcrMapping"
  }
}

extension UpdateIdentityProviderRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "providerName": self.providerName as Any,
        "providerDetails": sizeOnly(self.providerDetails),
        "attributeMapping": self.attributeMapping as Any,
        "idpIdentifiers": self.idpIdentifiers as Any,
        "acrMapping": self.acrMapping as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of UpdateIdentityProvider.
public struct UpdateIdentityProviderResponse: Sendable, Hashable, Codable {
  /// IdentityProvider.
  ///
  /// Required.
  public var identityProvider: IdentityProviderType?

  /// Makes a message; what is not given is absent.
  public init(
    identityProvider: IdentityProviderType? = nil
  ) {
    self.identityProvider = identityProvider
  }

  enum CodingKeys: String, CodingKey {
    case identityProvider = "IdentityProvider"
  }
}

/// Request of DeleteIdentityProvider.
public struct DeleteIdentityProviderRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ProviderName.
  ///
  /// Required. 1 to 32 characters.
  public var providerName: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    providerName: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.providerName = providerName
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case providerName = "ProviderName"
  }
}

/// Request of ListIdentityProviders.
public struct ListIdentityProvidersRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// MaxResults.
  ///
  /// 0 to 60.
  public var maxResults: Int32?
  /// NextToken.
  ///
  /// At least 1 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    maxResults: Int32? = nil,
    nextToken: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.maxResults = maxResults
    self.nextToken = nextToken
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case maxResults = "MaxResults"
    case nextToken = "NextToken"
  }
}

/// Cognito's ProviderDescription.
public struct ProviderDescription: Sendable, Hashable, Codable {
  /// ProviderName.
  ///
  /// 1 to 32 characters.
  public var providerName: String?
  /// ProviderType.
  ///
  /// One of SAML, Facebook, Google, LoginWithAmazon, SignInWithApple, OIDC.
  public var providerType: String?
  /// LastModifiedDate.
  public var lastModifiedDateUnixMillis: Int64?
  /// CreationDate.
  public var creationDateUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    providerName: String? = nil,
    providerType: String? = nil,
    lastModifiedDateUnixMillis: Int64? = nil,
    creationDateUnixMillis: Int64? = nil
  ) {
    self.providerName = providerName
    self.providerType = providerType
    self.lastModifiedDateUnixMillis = lastModifiedDateUnixMillis
    self.creationDateUnixMillis = creationDateUnixMillis
  }

  enum CodingKeys: String, CodingKey {
    case providerName = "ProviderName"
    case providerType = "ProviderType"
    case lastModifiedDateUnixMillis = "LastModifiedDate"
    case creationDateUnixMillis = "CreationDate"
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.providerName = try members.decodeIfPresent(String.self, forKey: .providerName)
    self.providerType = try members.decodeIfPresent(String.self, forKey: .providerType)
    self.lastModifiedDateUnixMillis = try members.decodeEpochSeconds(.lastModifiedDateUnixMillis)
    self.creationDateUnixMillis = try members.decodeEpochSeconds(.creationDateUnixMillis)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(self.providerName, forKey: .providerName)
    try members.encodeIfPresent(self.providerType, forKey: .providerType)
    try members.encodeEpochSeconds(self.lastModifiedDateUnixMillis, .lastModifiedDateUnixMillis)
    try members.encodeEpochSeconds(self.creationDateUnixMillis, .creationDateUnixMillis)
  }
}

/// Response of ListIdentityProviders.
public struct ListIdentityProvidersResponse: Sendable, Hashable, Codable {
  /// Providers.
  ///
  /// Required. 0 to 50 members.
  public var providers: [ProviderDescription]?
  /// NextToken.
  ///
  /// At least 1 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    providers: [ProviderDescription]? = nil,
    nextToken: String? = nil
  ) {
    self.providers = providers
    self.nextToken = nextToken
  }

  enum CodingKeys: String, CodingKey {
    case providers = "Providers"
    case nextToken = "NextToken"
  }
}

/// Request of GetIdentityProviderByIdentifier.
public struct GetIdentityProviderByIdentifierRequest: Sendable, Hashable, Codable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// IdpIdentifier.
  ///
  /// Required. 1 to 40 characters.
  public var idpIdentifier: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    idpIdentifier: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.idpIdentifier = idpIdentifier
  }

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case idpIdentifier = "IdpIdentifier"
  }
}

/// Response of GetIdentityProviderByIdentifier.
public struct GetIdentityProviderByIdentifierResponse: Sendable, Hashable, Codable {
  /// IdentityProvider.
  ///
  /// Required.
  public var identityProvider: IdentityProviderType?

  /// Makes a message; what is not given is absent.
  public init(
    identityProvider: IdentityProviderType? = nil
  ) {
    self.identityProvider = identityProvider
  }

  enum CodingKeys: String, CodingKey {
    case identityProvider = "IdentityProvider"
  }
}

/// Response of DeleteIdentityProvider; no body on the public side.
public struct DeleteIdentityProviderResponse: Sendable, Hashable, Codable {

  /// Makes a message; what is not given is absent.
  public init() {}

  public init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoMembers.self)
  }

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoMembers.self)
  }
}
