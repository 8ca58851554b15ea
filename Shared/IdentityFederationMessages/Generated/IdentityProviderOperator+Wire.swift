// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity_provider_operator.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension CreateLoginProviderRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateLoginProviderRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.CreateLoginProviderRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateLoginProviderRequest>) {
    gatehouse__identity_federation__v1__create_login_provider_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__CreateLoginProviderRequest>) throws(ProtobufError) {
    self.issuer = try readString(c.pointee.issuer, "CreateLoginProviderRequest.issuer")
    self.clientIds = try readStrings(c.pointee.n_client_ids, c.pointee.client_ids, "CreateLoginProviderRequest.client_ids")
    self.saml = try readMessage(c.pointee.saml)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateLoginProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.issuer = try arena.string(self.issuer, "CreateLoginProviderRequest.issuer")
    c.pointee.n_client_ids = self.clientIds.count
    c.pointee.client_ids = try arena.strings(self.clientIds, "CreateLoginProviderRequest.client_ids")
    c.pointee.saml = try arena.message(self.saml)
  }
}

extension SamlProviderRegistration: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SamlProviderRegistration: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SamlProviderRegistration"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SamlProviderRegistration>) {
    gatehouse__identity_federation__v1__saml_provider_registration__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SamlProviderRegistration>) throws(ProtobufError) {
    self.name = try readString(c.pointee.name, "SamlProviderRegistration.name")
    self.metadata = readBytes(c.pointee.has_metadata, c.pointee.metadata)
    self.audiences = try readStrings(c.pointee.n_audiences, c.pointee.audiences, "SamlProviderRegistration.audiences")
    self.recipients = try readStrings(c.pointee.n_recipients, c.pointee.recipients, "SamlProviderRegistration.recipients")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SamlProviderRegistration>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.name = try arena.string(self.name, "SamlProviderRegistration.name")
    if let metadata = self.metadata {
      c.pointee.has_metadata = 1
      c.pointee.metadata = try arena.data(metadata)
    }
    c.pointee.n_audiences = self.audiences.count
    c.pointee.audiences = try arena.strings(self.audiences, "SamlProviderRegistration.audiences")
    c.pointee.n_recipients = self.recipients.count
    c.pointee.recipients = try arena.strings(self.recipients, "SamlProviderRegistration.recipients")
  }
}

extension CreateLoginProviderResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateLoginProviderResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.CreateLoginProviderResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateLoginProviderResponse>) {
    gatehouse__identity_federation__v1__create_login_provider_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__CreateLoginProviderResponse>) throws(ProtobufError) {
    self.arn = try readString(c.pointee.arn, "CreateLoginProviderResponse.arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateLoginProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.arn = try arena.string(self.arn, "CreateLoginProviderResponse.arn")
  }
}

extension DescribeLoginProviderRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeLoginProviderRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DescribeLoginProviderRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeLoginProviderRequest>) {
    gatehouse__identity_federation__v1__describe_login_provider_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DescribeLoginProviderRequest>) throws(ProtobufError) {
    self.arn = try readString(c.pointee.arn, "DescribeLoginProviderRequest.arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeLoginProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.arn = try arena.string(self.arn, "DescribeLoginProviderRequest.arn")
  }
}

extension DescribeLoginProviderResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeLoginProviderResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DescribeLoginProviderResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeLoginProviderResponse>) {
    gatehouse__identity_federation__v1__describe_login_provider_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DescribeLoginProviderResponse>) throws(ProtobufError) {
    self.provider = try readMessage(c.pointee.provider)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeLoginProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.provider = try arena.message(self.provider)
  }
}

extension ListLoginProvidersRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListLoginProvidersRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListLoginProvidersRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListLoginProvidersRequest>) {
    gatehouse__identity_federation__v1__list_login_providers_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListLoginProvidersRequest>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListLoginProvidersRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ListLoginProvidersResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListLoginProvidersResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListLoginProvidersResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListLoginProvidersResponse>) {
    gatehouse__identity_federation__v1__list_login_providers_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListLoginProvidersResponse>) throws(ProtobufError) {
    self.providers = try readMessages(c.pointee.n_providers, c.pointee.providers)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListLoginProvidersResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_providers = self.providers.count
    c.pointee.providers = try arena.messages(self.providers)
  }
}

extension LoginProviderDescription: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension LoginProviderDescription: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.LoginProviderDescription"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__LoginProviderDescription>) {
    gatehouse__identity_federation__v1__login_provider_description__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__LoginProviderDescription>) throws(ProtobufError) {
    self.arn = try readString(c.pointee.arn, "LoginProviderDescription.arn")
    self.issuer = try readString(c.pointee.issuer, "LoginProviderDescription.issuer")
    self.clientIds = try readStrings(c.pointee.n_client_ids, c.pointee.client_ids, "LoginProviderDescription.client_ids")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.audiences = try readStrings(c.pointee.n_audiences, c.pointee.audiences, "LoginProviderDescription.audiences")
    self.recipients = try readStrings(c.pointee.n_recipients, c.pointee.recipients, "LoginProviderDescription.recipients")
    self.certificates = try readMessages(c.pointee.n_certificates, c.pointee.certificates)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__LoginProviderDescription>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.arn = try arena.string(self.arn, "LoginProviderDescription.arn")
    c.pointee.issuer = try arena.string(self.issuer, "LoginProviderDescription.issuer")
    c.pointee.n_client_ids = self.clientIds.count
    c.pointee.client_ids = try arena.strings(self.clientIds, "LoginProviderDescription.client_ids")
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    c.pointee.n_audiences = self.audiences.count
    c.pointee.audiences = try arena.strings(self.audiences, "LoginProviderDescription.audiences")
    c.pointee.n_recipients = self.recipients.count
    c.pointee.recipients = try arena.strings(self.recipients, "LoginProviderDescription.recipients")
    c.pointee.n_certificates = self.certificates.count
    c.pointee.certificates = try arena.messages(self.certificates)
  }
}

extension SigningCertificateDescription: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SigningCertificateDescription: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SigningCertificateDescription"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SigningCertificateDescription>) {
    gatehouse__identity_federation__v1__signing_certificate_description__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SigningCertificateDescription>) throws(ProtobufError) {
    self.fingerprint = try readString(c.pointee.fingerprint, "SigningCertificateDescription.fingerprint")
    self.notBeforeUnixMillis = c.pointee.has_not_before_unix_millis != 0 ? c.pointee.not_before_unix_millis : nil
    self.notAfterUnixMillis = c.pointee.has_not_after_unix_millis != 0 ? c.pointee.not_after_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SigningCertificateDescription>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.fingerprint = try arena.string(self.fingerprint, "SigningCertificateDescription.fingerprint")
    if let notBeforeUnixMillis = self.notBeforeUnixMillis {
      c.pointee.has_not_before_unix_millis = 1
      c.pointee.not_before_unix_millis = notBeforeUnixMillis
    }
    if let notAfterUnixMillis = self.notAfterUnixMillis {
      c.pointee.has_not_after_unix_millis = 1
      c.pointee.not_after_unix_millis = notAfterUnixMillis
    }
  }
}

extension DeleteLoginProviderRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteLoginProviderRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DeleteLoginProviderRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteLoginProviderRequest>) {
    gatehouse__identity_federation__v1__delete_login_provider_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteLoginProviderRequest>) throws(ProtobufError) {
    self.arn = try readString(c.pointee.arn, "DeleteLoginProviderRequest.arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteLoginProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.arn = try arena.string(self.arn, "DeleteLoginProviderRequest.arn")
  }
}

extension DeleteLoginProviderResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteLoginProviderResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DeleteLoginProviderResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteLoginProviderResponse>) {
    gatehouse__identity_federation__v1__delete_login_provider_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteLoginProviderResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteLoginProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
