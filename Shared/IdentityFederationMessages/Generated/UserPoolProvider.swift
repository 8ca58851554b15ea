// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/user_pool_provider.proto. Do not edit.

internal import GatehouseMessages

/// A provider of a user pool.
public struct UserPoolProvider: Sendable, Hashable {
  /// name.
  public var name: String?
  /// Cognito's IdentityProviderTypeType: SAML, Facebook, Google, LoginWithAmazon, SignInWithApple, OIDC.
  public var type: String?
  /// ProviderDetails as a JSON object of texts, secrets and derived keys among them.
  public var detailsJson: String?
  /// AttributeMapping as a JSON object of texts; absent where there is none.
  public var attributeMappingJson: String?
  /// AcrMapping as a JSON object of texts; absent where there is none.
  public var acrMappingJson: String?
  /// identifiers.
  public var identifiers: [String]
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// modified_at_unix_millis.
  public var modifiedAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    name: String? = nil,
    type: String? = nil,
    detailsJson: String? = nil,
    attributeMappingJson: String? = nil,
    acrMappingJson: String? = nil,
    identifiers: [String] = [],
    createdAtUnixMillis: Int64? = nil,
    modifiedAtUnixMillis: Int64? = nil
  ) {
    self.name = name
    self.type = type
    self.detailsJson = detailsJson
    self.attributeMappingJson = attributeMappingJson
    self.acrMappingJson = acrMappingJson
    self.identifiers = identifiers
    self.createdAtUnixMillis = createdAtUnixMillis
    self.modifiedAtUnixMillis = modifiedAtUnixMillis
  }
}

extension UserPoolProvider: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "name": self.name as Any,
        "type": self.type as Any,
        "detailsJson": sizeOnly(self.detailsJson),
        "attributeMappingJson": sizeOnly(self.attributeMappingJson),
        "acrMappingJson": sizeOnly(self.acrMappingJson),
        "identifiers": self.identifiers as Any,
        "createdAtUnixMillis": self.createdAtUnixMillis as Any,
        "modifiedAtUnixMillis": self.modifiedAtUnixMillis as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of CreateUserPoolProvider.
public struct CreateUserPoolProviderRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// Without what was derived, and without times.
  public var provider: UserPoolProvider?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    provider: UserPoolProvider? = nil
  ) {
    self.userPoolId = userPoolId
    self.provider = provider
  }
}

/// Response of CreateUserPoolProvider.
public struct CreateUserPoolProviderResponse: Sendable, Hashable {
  /// provider.
  public var provider: UserPoolProvider?

  /// Makes a message; what is not given is absent.
  public init(
    provider: UserPoolProvider? = nil
  ) {
    self.provider = provider
  }
}

/// Request of GetUserPoolProvider.
public struct GetUserPoolProviderRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// Either this or the identifier.
  public var name: String?
  /// identifier.
  public var identifier: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    name: String? = nil,
    identifier: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.name = name
    self.identifier = identifier
  }
}

/// Response of GetUserPoolProvider.
public struct GetUserPoolProviderResponse: Sendable, Hashable {
  /// provider.
  public var provider: UserPoolProvider?

  /// Makes a message; what is not given is absent.
  public init(
    provider: UserPoolProvider? = nil
  ) {
    self.provider = provider
  }
}

/// Request of UpdateUserPoolProvider.
public struct UpdateUserPoolProviderRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// The new values of the provider of this name; what is absent stays.
  public var provider: UserPoolProvider?
  /// Whether the identifiers are to be replaced.
  public var replacesIdentifiers: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    provider: UserPoolProvider? = nil,
    replacesIdentifiers: Bool? = nil
  ) {
    self.userPoolId = userPoolId
    self.provider = provider
    self.replacesIdentifiers = replacesIdentifiers
  }
}

/// Response of UpdateUserPoolProvider.
public struct UpdateUserPoolProviderResponse: Sendable, Hashable {
  /// provider.
  public var provider: UserPoolProvider?

  /// Makes a message; what is not given is absent.
  public init(
    provider: UserPoolProvider? = nil
  ) {
    self.provider = provider
  }
}

/// Request of DeleteUserPoolProvider.
public struct DeleteUserPoolProviderRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// name.
  public var name: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    name: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.name = name
  }
}

/// Response of DeleteUserPoolProvider.
public struct DeleteUserPoolProviderResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of ListUserPoolProviders.
public struct ListUserPoolProvidersRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// Those after this name.
  public var afterName: String?
  /// limit.
  public var limit: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    afterName: String? = nil,
    limit: Int32? = nil
  ) {
    self.userPoolId = userPoolId
    self.afterName = afterName
    self.limit = limit
  }
}

/// Response of ListUserPoolProviders.
public struct ListUserPoolProvidersResponse: Sendable, Hashable {
  /// providers.
  public var providers: [UserPoolProvider]

  /// Makes a message; what is not given is absent.
  public init(
    providers: [UserPoolProvider] = []
  ) {
    self.providers = providers
  }
}

/// Request of FindProviderOfDomain.
public struct FindProviderOfDomainRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// The providers that the client lists.
  public var permittedProviders: [String]
  /// In lower case; absent: only whether there is any is asked.
  public var domain: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    permittedProviders: [String] = [],
    domain: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.permittedProviders = permittedProviders
    self.domain = domain
  }
}

extension FindProviderOfDomainRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "permittedProviders": self.permittedProviders as Any,
        "domain": sizeOnly(self.domain),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of FindProviderOfDomain.
public struct FindProviderOfDomainResponse: Sendable, Hashable {
  /// Whether a permitted provider has a mail domain among its identifiers.
  public var hasDomains: Bool?
  /// The permitted provider that has this one; absent where none has.
  public var providerName: String?

  /// Makes a message; what is not given is absent.
  public init(
    hasDomains: Bool? = nil,
    providerName: String? = nil
  ) {
    self.hasDomains = hasDomains
    self.providerName = providerName
  }
}

/// Request of DeleteAllUserPoolProviders.
public struct DeleteAllUserPoolProvidersRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil
  ) {
    self.userPoolId = userPoolId
  }
}

/// Response of DeleteAllUserPoolProviders.
public struct DeleteAllUserPoolProvidersResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of ProveProviderToken.
public struct ProveProviderTokenRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// Absent: the provider that has issued the token, if one alone among the permitted ones has.
  public var providerName: String?
  /// The providers that the client lists.
  public var permittedProviders: [String]
  /// id_token, access_token or saml2.
  public var tokenType: String?
  /// token.
  public var token: [UInt8]?
  /// How long ago a token may have been issued.
  public var maxAgeSeconds: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    providerName: String? = nil,
    permittedProviders: [String] = [],
    tokenType: String? = nil,
    token: [UInt8]? = nil,
    maxAgeSeconds: Int64? = nil
  ) {
    self.userPoolId = userPoolId
    self.providerName = providerName
    self.permittedProviders = permittedProviders
    self.tokenType = tokenType
    self.token = token
    self.maxAgeSeconds = maxAgeSeconds
  }
}

extension ProveProviderTokenRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "providerName": self.providerName as Any,
        "permittedProviders": self.permittedProviders as Any,
        "tokenType": self.tokenType as Any,
        "token": sizeOnly(self.token),
        "maxAgeSeconds": self.maxAgeSeconds as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ProveProviderToken.
public struct ProveProviderTokenResponse: Sendable, Hashable {
  /// provider_name.
  public var providerName: String?
  /// provider_type.
  public var providerType: String?
  /// Absent where the provider has none.
  public var issuer: String?
  /// The user, as the provider names it.
  public var subject: String?
  /// What the provider says of the user, a JSON object.
  public var claimsJson: String?
  /// attribute_mapping_json.
  public var attributeMappingJson: String?
  /// When the token would be refused for its age.
  public var expiresAtUnixSeconds: Int64?
  /// Names the token among all of the provider: what is spent.
  public var spendKey: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    providerName: String? = nil,
    providerType: String? = nil,
    issuer: String? = nil,
    subject: String? = nil,
    claimsJson: String? = nil,
    attributeMappingJson: String? = nil,
    expiresAtUnixSeconds: Int64? = nil,
    spendKey: [UInt8]? = nil
  ) {
    self.providerName = providerName
    self.providerType = providerType
    self.issuer = issuer
    self.subject = subject
    self.claimsJson = claimsJson
    self.attributeMappingJson = attributeMappingJson
    self.expiresAtUnixSeconds = expiresAtUnixSeconds
    self.spendKey = spendKey
  }
}

extension ProveProviderTokenResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "providerName": self.providerName as Any,
        "providerType": self.providerType as Any,
        "issuer": self.issuer as Any,
        "subject": sizeOnly(self.subject),
        "claimsJson": sizeOnly(self.claimsJson),
        "attributeMappingJson": sizeOnly(self.attributeMappingJson),
        "expiresAtUnixSeconds": self.expiresAtUnixSeconds as Any,
        "spendKey": sizeOnly(self.spendKey),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of GetUserPoolCertificate.
public struct GetUserPoolCertificateRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil
  ) {
    self.userPoolId = userPoolId
  }
}

/// Response of GetUserPoolCertificate.
public struct GetUserPoolCertificateResponse: Sendable, Hashable {
  /// X.509, the DER.
  public var certificate: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    certificate: [UInt8]? = nil
  ) {
    self.certificate = certificate
  }
}

extension GetUserPoolCertificateResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "certificate": sizeOnly(self.certificate),
      ],
      displayStyle: .struct
    )
  }
}
