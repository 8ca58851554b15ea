// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity_provider_operator.proto. Do not edit.

internal import CGatehouseMessages
internal import CLibProtobufC
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
  static let messageName: String = "gatehouse.identity_federation.v1.CreateLoginProviderRequest"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateLoginProviderRequest>) {
    gatehouse__identity_federation__v1__create_login_provider_request__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__CreateLoginProviderRequest>) throws(ProtobufError) {
    self.issuer = try readString(c.pointee.issuer, "CreateLoginProviderRequest.issuer")
    self.clientIds = try readStrings(c.pointee.n_client_ids, c.pointee.client_ids, "CreateLoginProviderRequest.client_ids")
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateLoginProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.issuer = try arena.string(self.issuer, "CreateLoginProviderRequest.issuer")
    c.pointee.n_client_ids = self.clientIds.count
    c.pointee.client_ids = try arena.strings(self.clientIds, "CreateLoginProviderRequest.client_ids")
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
  static let messageName: String = "gatehouse.identity_federation.v1.CreateLoginProviderResponse"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateLoginProviderResponse>) {
    gatehouse__identity_federation__v1__create_login_provider_response__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__CreateLoginProviderResponse>) throws(ProtobufError) {
    self.arn = try readString(c.pointee.arn, "CreateLoginProviderResponse.arn")
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateLoginProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.arn = try arena.string(self.arn, "CreateLoginProviderResponse.arn")
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
  static let messageName: String = "gatehouse.identity_federation.v1.ListLoginProvidersRequest"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListLoginProvidersRequest>) {
    gatehouse__identity_federation__v1__list_login_providers_request__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListLoginProvidersRequest>) throws(ProtobufError) {
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListLoginProvidersRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
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
  static let messageName: String = "gatehouse.identity_federation.v1.ListLoginProvidersResponse"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListLoginProvidersResponse>) {
    gatehouse__identity_federation__v1__list_login_providers_response__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListLoginProvidersResponse>) throws(ProtobufError) {
    self.providers = try readMessages(c.pointee.n_providers, c.pointee.providers)
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListLoginProvidersResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
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
  static let messageName: String = "gatehouse.identity_federation.v1.LoginProviderDescription"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__LoginProviderDescription>) {
    gatehouse__identity_federation__v1__login_provider_description__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__LoginProviderDescription>) throws(ProtobufError) {
    self.arn = try readString(c.pointee.arn, "LoginProviderDescription.arn")
    self.issuer = try readString(c.pointee.issuer, "LoginProviderDescription.issuer")
    self.clientIds = try readStrings(c.pointee.n_client_ids, c.pointee.client_ids, "LoginProviderDescription.client_ids")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__LoginProviderDescription>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.arn = try arena.string(self.arn, "LoginProviderDescription.arn")
    c.pointee.issuer = try arena.string(self.issuer, "LoginProviderDescription.issuer")
    c.pointee.n_client_ids = self.clientIds.count
    c.pointee.client_ids = try arena.strings(self.clientIds, "LoginProviderDescription.client_ids")
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
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
  static let messageName: String = "gatehouse.identity_federation.v1.DeleteLoginProviderRequest"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteLoginProviderRequest>) {
    gatehouse__identity_federation__v1__delete_login_provider_request__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteLoginProviderRequest>) throws(ProtobufError) {
    self.arn = try readString(c.pointee.arn, "DeleteLoginProviderRequest.arn")
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteLoginProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
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
  static let messageName: String = "gatehouse.identity_federation.v1.DeleteLoginProviderResponse"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteLoginProviderResponse>) {
    gatehouse__identity_federation__v1__delete_login_provider_response__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteLoginProviderResponse>) throws(ProtobufError) {
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteLoginProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
