// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/provider_link.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ProviderUserIdentifierType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ProviderUserIdentifierType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ProviderUserIdentifierType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ProviderUserIdentifierType>) {
    gatehouse__authentication__v1__provider_user_identifier_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ProviderUserIdentifierType>) throws(ProtobufError) {
    self.providerName = try readString(c.pointee.provider_name, "ProviderUserIdentifierType.provider_name")
    self.providerAttributeName = try readString(c.pointee.provider_attribute_name, "ProviderUserIdentifierType.provider_attribute_name")
    self.providerAttributeValue = try readString(c.pointee.provider_attribute_value, "ProviderUserIdentifierType.provider_attribute_value")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ProviderUserIdentifierType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.provider_name = try arena.string(self.providerName, "ProviderUserIdentifierType.provider_name")
    c.pointee.provider_attribute_name = try arena.string(self.providerAttributeName, "ProviderUserIdentifierType.provider_attribute_name")
    c.pointee.provider_attribute_value = try arena.string(self.providerAttributeValue, "ProviderUserIdentifierType.provider_attribute_value")
  }
}

extension AdminLinkProviderForUserRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminLinkProviderForUserRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminLinkProviderForUserRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminLinkProviderForUserRequest>) {
    gatehouse__authentication__v1__admin_link_provider_for_user_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminLinkProviderForUserRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminLinkProviderForUserRequest.user_pool_id")
    self.destinationUser = try readMessage(c.pointee.destination_user)
    self.sourceUser = try readMessage(c.pointee.source_user)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminLinkProviderForUserRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminLinkProviderForUserRequest.user_pool_id")
    c.pointee.destination_user = try arena.message(self.destinationUser)
    c.pointee.source_user = try arena.message(self.sourceUser)
  }
}

extension AdminLinkProviderForUserResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminLinkProviderForUserResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminLinkProviderForUserResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminLinkProviderForUserResponse>) {
    gatehouse__authentication__v1__admin_link_provider_for_user_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminLinkProviderForUserResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminLinkProviderForUserResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension AdminDisableProviderForUserRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminDisableProviderForUserRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminDisableProviderForUserRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDisableProviderForUserRequest>) {
    gatehouse__authentication__v1__admin_disable_provider_for_user_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminDisableProviderForUserRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminDisableProviderForUserRequest.user_pool_id")
    self.user = try readMessage(c.pointee.user)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDisableProviderForUserRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminDisableProviderForUserRequest.user_pool_id")
    c.pointee.user = try arena.message(self.user)
  }
}

extension AdminDisableProviderForUserResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminDisableProviderForUserResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminDisableProviderForUserResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDisableProviderForUserResponse>) {
    gatehouse__authentication__v1__admin_disable_provider_for_user_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminDisableProviderForUserResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDisableProviderForUserResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
