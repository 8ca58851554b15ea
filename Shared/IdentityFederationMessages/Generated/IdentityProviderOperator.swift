// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity_provider_operator.proto. Do not edit.

internal import GatehouseMessages

/// Request of CreateIdentityProvider: an issuer with client ids, or SAML.
public struct CreateLoginProviderRequest: Sendable, Hashable {
  /// The issuer of OpenID Connect, a URL.
  public var issuer: String?
  /// The applications whose tokens count, each a client id at the provider.
  public var clientIds: [String]
  /// saml.
  public var saml: SamlProviderRegistration?

  /// Makes a message; what is not given is absent.
  public init(
    issuer: String? = nil,
    clientIds: [String] = [],
    saml: SamlProviderRegistration? = nil
  ) {
    self.issuer = issuer
    self.clientIds = clientIds
    self.saml = saml
  }
}

/// A provider of SAML 2.0.
public struct SamlProviderRegistration: Sendable, Hashable {
  /// name.
  public var name: String?
  /// The provider's metadata document.
  public var metadata: [UInt8]?
  /// What its assertions may name as their audience; none means AWS's own names.
  public var audiences: [String]
  /// Where its responses may be addressed to; none means anywhere.
  public var recipients: [String]

  /// Makes a message; what is not given is absent.
  public init(
    name: String? = nil,
    metadata: [UInt8]? = nil,
    audiences: [String] = [],
    recipients: [String] = []
  ) {
    self.name = name
    self.metadata = metadata
    self.audiences = audiences
    self.recipients = recipients
  }
}

extension SamlProviderRegistration: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "name": self.name as Any,
        "metadata": sizeOnly(self.metadata),
        "audiences": self.audiences as Any,
        "recipients": self.recipients as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of CreateIdentityProvider.
public struct CreateLoginProviderResponse: Sendable, Hashable {
  /// What an identity pool lists among its OpenIdConnectProviderARNs or SamlProviderARNs.
  public var arn: String?

  /// Makes a message; what is not given is absent.
  public init(
    arn: String? = nil
  ) {
    self.arn = arn
  }
}

/// Request of DescribeIdentityProvider.
public struct DescribeLoginProviderRequest: Sendable, Hashable {
  /// arn.
  public var arn: String?

  /// Makes a message; what is not given is absent.
  public init(
    arn: String? = nil
  ) {
    self.arn = arn
  }
}

/// Response of DescribeIdentityProvider.
public struct DescribeLoginProviderResponse: Sendable, Hashable {
  /// provider.
  public var provider: LoginProviderDescription?

  /// Makes a message; what is not given is absent.
  public init(
    provider: LoginProviderDescription? = nil
  ) {
    self.provider = provider
  }
}

/// Request of ListIdentityProviders.
public struct ListLoginProvidersRequest: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Response of ListIdentityProviders.
public struct ListLoginProvidersResponse: Sendable, Hashable {
  /// providers.
  public var providers: [LoginProviderDescription]

  /// Makes a message; what is not given is absent.
  public init(
    providers: [LoginProviderDescription] = []
  ) {
    self.providers = providers
  }
}

/// One provider.
public struct LoginProviderDescription: Sendable, Hashable {
  /// arn.
  public var arn: String?
  /// The entity id of a SAML provider.
  public var issuer: String?
  /// Empty for SAML.
  public var clientIds: [String]
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// For SAML alone, as those that follow.
  public var audiences: [String]
  /// recipients.
  public var recipients: [String]
  /// certificates.
  public var certificates: [SigningCertificateDescription]

  /// Makes a message; what is not given is absent.
  public init(
    arn: String? = nil,
    issuer: String? = nil,
    clientIds: [String] = [],
    createdAtUnixMillis: Int64? = nil,
    audiences: [String] = [],
    recipients: [String] = [],
    certificates: [SigningCertificateDescription] = []
  ) {
    self.arn = arn
    self.issuer = issuer
    self.clientIds = clientIds
    self.createdAtUnixMillis = createdAtUnixMillis
    self.audiences = audiences
    self.recipients = recipients
    self.certificates = certificates
  }
}

/// A certificate that a provider signs by.
public struct SigningCertificateDescription: Sendable, Hashable {
  /// SHA-256 of its DER, in hexadecimal digits.
  public var fingerprint: String?
  /// not_before_unix_millis.
  public var notBeforeUnixMillis: Int64?
  /// not_after_unix_millis.
  public var notAfterUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    fingerprint: String? = nil,
    notBeforeUnixMillis: Int64? = nil,
    notAfterUnixMillis: Int64? = nil
  ) {
    self.fingerprint = fingerprint
    self.notBeforeUnixMillis = notBeforeUnixMillis
    self.notAfterUnixMillis = notAfterUnixMillis
  }
}

/// Request of DeleteIdentityProvider.
public struct DeleteLoginProviderRequest: Sendable, Hashable {
  /// arn.
  public var arn: String?

  /// Makes a message; what is not given is absent.
  public init(
    arn: String? = nil
  ) {
    self.arn = arn
  }
}

/// Response of DeleteIdentityProvider.
public struct DeleteLoginProviderResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
