// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/identity_provider.proto. Do not edit.

internal import GatehouseMessages

/// Request of CreateIdentityProvider.
public struct CreateIdentityProviderRequest: Sendable, Hashable {
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
public struct IdentityProviderType: Sendable, Hashable {
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
public struct CreateIdentityProviderResponse: Sendable, Hashable {
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
}

/// Request of DescribeIdentityProvider.
public struct DescribeIdentityProviderRequest: Sendable, Hashable {
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
}

/// Response of DescribeIdentityProvider.
public struct DescribeIdentityProviderResponse: Sendable, Hashable {
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
}

/// Request of UpdateIdentityProvider.
public struct UpdateIdentityProviderRequest: Sendable, Hashable {
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
public struct UpdateIdentityProviderResponse: Sendable, Hashable {
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
}

/// Request of DeleteIdentityProvider.
public struct DeleteIdentityProviderRequest: Sendable, Hashable {
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
}

/// Request of ListIdentityProviders.
public struct ListIdentityProvidersRequest: Sendable, Hashable {
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
}

/// Cognito's ProviderDescription.
public struct ProviderDescription: Sendable, Hashable {
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
}

/// Response of ListIdentityProviders.
public struct ListIdentityProvidersResponse: Sendable, Hashable {
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
}

/// Request of GetIdentityProviderByIdentifier.
public struct GetIdentityProviderByIdentifierRequest: Sendable, Hashable {
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
}

/// Response of GetIdentityProviderByIdentifier.
public struct GetIdentityProviderByIdentifierResponse: Sendable, Hashable {
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
}

/// Request of GetSigningCertificate.
public struct GetSigningCertificateRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil
  ) {
    self.userPoolId = userPoolId
  }
}

/// Response of GetSigningCertificate.
public struct GetSigningCertificateResponse: Sendable, Hashable {
  /// Certificate.
  ///
  /// 0 to 131072 characters.
  public var certificate: String?

  /// Makes a message; what is not given is absent.
  public init(
    certificate: String? = nil
  ) {
    self.certificate = certificate
  }
}

/// Response of DeleteIdentityProvider; no body on the public side.
public struct DeleteIdentityProviderResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
