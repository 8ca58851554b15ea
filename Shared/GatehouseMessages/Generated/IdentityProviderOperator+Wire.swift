// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity_provider_operator.proto. Do not edit.

internal import CGatehouseMessages
internal import CLibProtobufC
public import Protobuf

extension CreateIdentityProviderRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateIdentityProviderRequest: CMessage {
  static let messageName: String = "gatehouse.identity_federation.v1.CreateIdentityProviderRequest"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateIdentityProviderRequest>) {
    gatehouse__identity_federation__v1__create_identity_provider_request__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__CreateIdentityProviderRequest>) throws(ProtobufError) {
    self.issuer = try readString(c.pointee.issuer, "CreateIdentityProviderRequest.issuer")
    self.clientIds = try readStrings(c.pointee.n_client_ids, c.pointee.client_ids, "CreateIdentityProviderRequest.client_ids")
    self.saml = try readMessage(c.pointee.saml)
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateIdentityProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.issuer = try arena.string(self.issuer, "CreateIdentityProviderRequest.issuer")
    c.pointee.n_client_ids = self.clientIds.count
    c.pointee.client_ids = try arena.strings(self.clientIds, "CreateIdentityProviderRequest.client_ids")
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
  static let messageName: String = "gatehouse.identity_federation.v1.SamlProviderRegistration"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SamlProviderRegistration>) {
    gatehouse__identity_federation__v1__saml_provider_registration__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SamlProviderRegistration>) throws(ProtobufError) {
    self.name = try readString(c.pointee.name, "SamlProviderRegistration.name")
    self.metadata = readBytes(c.pointee.has_metadata, c.pointee.metadata)
    self.audiences = try readStrings(c.pointee.n_audiences, c.pointee.audiences, "SamlProviderRegistration.audiences")
    self.recipients = try readStrings(c.pointee.n_recipients, c.pointee.recipients, "SamlProviderRegistration.recipients")
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SamlProviderRegistration>, _ arena: borrowing MessageArena) throws(ProtobufError) {
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

extension CreateIdentityProviderResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateIdentityProviderResponse: CMessage {
  static let messageName: String = "gatehouse.identity_federation.v1.CreateIdentityProviderResponse"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateIdentityProviderResponse>) {
    gatehouse__identity_federation__v1__create_identity_provider_response__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__CreateIdentityProviderResponse>) throws(ProtobufError) {
    self.arn = try readString(c.pointee.arn, "CreateIdentityProviderResponse.arn")
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateIdentityProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.arn = try arena.string(self.arn, "CreateIdentityProviderResponse.arn")
  }
}

extension DescribeIdentityProviderRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeIdentityProviderRequest: CMessage {
  static let messageName: String = "gatehouse.identity_federation.v1.DescribeIdentityProviderRequest"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityProviderRequest>) {
    gatehouse__identity_federation__v1__describe_identity_provider_request__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityProviderRequest>) throws(ProtobufError) {
    self.arn = try readString(c.pointee.arn, "DescribeIdentityProviderRequest.arn")
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.arn = try arena.string(self.arn, "DescribeIdentityProviderRequest.arn")
  }
}

extension DescribeIdentityProviderResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeIdentityProviderResponse: CMessage {
  static let messageName: String = "gatehouse.identity_federation.v1.DescribeIdentityProviderResponse"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityProviderResponse>) {
    gatehouse__identity_federation__v1__describe_identity_provider_response__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityProviderResponse>) throws(ProtobufError) {
    self.provider = try readMessage(c.pointee.provider)
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.provider = try arena.message(self.provider)
  }
}

extension ListIdentityProvidersRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListIdentityProvidersRequest: CMessage {
  static let messageName: String = "gatehouse.identity_federation.v1.ListIdentityProvidersRequest"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListIdentityProvidersRequest>) {
    gatehouse__identity_federation__v1__list_identity_providers_request__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListIdentityProvidersRequest>) throws(ProtobufError) {
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListIdentityProvidersRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ListIdentityProvidersResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListIdentityProvidersResponse: CMessage {
  static let messageName: String = "gatehouse.identity_federation.v1.ListIdentityProvidersResponse"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListIdentityProvidersResponse>) {
    gatehouse__identity_federation__v1__list_identity_providers_response__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListIdentityProvidersResponse>) throws(ProtobufError) {
    self.providers = try readMessages(c.pointee.n_providers, c.pointee.providers)
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListIdentityProvidersResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_providers = self.providers.count
    c.pointee.providers = try arena.messages(self.providers)
  }
}

extension IdentityProviderDescription: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IdentityProviderDescription: CMessage {
  static let messageName: String = "gatehouse.identity_federation.v1.IdentityProviderDescription"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityProviderDescription>) {
    gatehouse__identity_federation__v1__identity_provider_description__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__IdentityProviderDescription>) throws(ProtobufError) {
    self.arn = try readString(c.pointee.arn, "IdentityProviderDescription.arn")
    self.issuer = try readString(c.pointee.issuer, "IdentityProviderDescription.issuer")
    self.clientIds = try readStrings(c.pointee.n_client_ids, c.pointee.client_ids, "IdentityProviderDescription.client_ids")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.audiences = try readStrings(c.pointee.n_audiences, c.pointee.audiences, "IdentityProviderDescription.audiences")
    self.recipients = try readStrings(c.pointee.n_recipients, c.pointee.recipients, "IdentityProviderDescription.recipients")
    self.certificates = try readMessages(c.pointee.n_certificates, c.pointee.certificates)
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityProviderDescription>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.arn = try arena.string(self.arn, "IdentityProviderDescription.arn")
    c.pointee.issuer = try arena.string(self.issuer, "IdentityProviderDescription.issuer")
    c.pointee.n_client_ids = self.clientIds.count
    c.pointee.client_ids = try arena.strings(self.clientIds, "IdentityProviderDescription.client_ids")
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    c.pointee.n_audiences = self.audiences.count
    c.pointee.audiences = try arena.strings(self.audiences, "IdentityProviderDescription.audiences")
    c.pointee.n_recipients = self.recipients.count
    c.pointee.recipients = try arena.strings(self.recipients, "IdentityProviderDescription.recipients")
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
  static let messageName: String = "gatehouse.identity_federation.v1.SigningCertificateDescription"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SigningCertificateDescription>) {
    gatehouse__identity_federation__v1__signing_certificate_description__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SigningCertificateDescription>) throws(ProtobufError) {
    self.fingerprint = try readString(c.pointee.fingerprint, "SigningCertificateDescription.fingerprint")
    self.notBeforeUnixMillis = c.pointee.has_not_before_unix_millis != 0 ? c.pointee.not_before_unix_millis : nil
    self.notAfterUnixMillis = c.pointee.has_not_after_unix_millis != 0 ? c.pointee.not_after_unix_millis : nil
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SigningCertificateDescription>, _ arena: borrowing MessageArena) throws(ProtobufError) {
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

extension DeleteIdentityProviderRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteIdentityProviderRequest: CMessage {
  static let messageName: String = "gatehouse.identity_federation.v1.DeleteIdentityProviderRequest"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteIdentityProviderRequest>) {
    gatehouse__identity_federation__v1__delete_identity_provider_request__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteIdentityProviderRequest>) throws(ProtobufError) {
    self.arn = try readString(c.pointee.arn, "DeleteIdentityProviderRequest.arn")
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteIdentityProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.arn = try arena.string(self.arn, "DeleteIdentityProviderRequest.arn")
  }
}

extension DeleteIdentityProviderResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteIdentityProviderResponse: CMessage {
  static let messageName: String = "gatehouse.identity_federation.v1.DeleteIdentityProviderResponse"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteIdentityProviderResponse>) {
    gatehouse__identity_federation__v1__delete_identity_provider_response__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteIdentityProviderResponse>) throws(ProtobufError) {
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteIdentityProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
