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
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateIdentityProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.issuer = try arena.string(self.issuer, "CreateIdentityProviderRequest.issuer")
    c.pointee.n_client_ids = self.clientIds.count
    c.pointee.client_ids = try arena.strings(self.clientIds, "CreateIdentityProviderRequest.client_ids")
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
