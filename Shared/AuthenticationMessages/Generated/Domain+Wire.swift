// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/domain.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension FindDomainRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FindDomainRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.FindDomainRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FindDomainRequest>) {
    gatehouse__authentication__v1__find_domain_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__FindDomainRequest>) throws(ProtobufError) {
    self.host = try readString(c.pointee.host, "FindDomainRequest.host")
    self.userPoolId = try readString(c.pointee.user_pool_id, "FindDomainRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "FindDomainRequest.client_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FindDomainRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.host = try arena.string(self.host, "FindDomainRequest.host")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "FindDomainRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "FindDomainRequest.client_id")
  }
}

extension FindDomainResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FindDomainResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.FindDomainResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FindDomainResponse>) {
    gatehouse__authentication__v1__find_domain_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__FindDomainResponse>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "FindDomainResponse.user_pool_id")
    self.canonicalBase = try readString(c.pointee.canonical_base, "FindDomainResponse.canonical_base")
    self.managedLoginVersion = c.pointee.has_managed_login_version != 0 ? c.pointee.managed_login_version : nil
    self.discoveryBase = try readString(c.pointee.discovery_base, "FindDomainResponse.discovery_base")
    self.acrValues = try readStrings(c.pointee.n_acr_values, c.pointee.acr_values, "FindDomainResponse.acr_values")
    self.hasIntrospection = c.pointee.has_has_introspection != 0 ? c.pointee.has_introspection != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FindDomainResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "FindDomainResponse.user_pool_id")
    c.pointee.canonical_base = try arena.string(self.canonicalBase, "FindDomainResponse.canonical_base")
    if let managedLoginVersion = self.managedLoginVersion {
      c.pointee.has_managed_login_version = 1
      c.pointee.managed_login_version = managedLoginVersion
    }
    c.pointee.discovery_base = try arena.string(self.discoveryBase, "FindDomainResponse.discovery_base")
    c.pointee.n_acr_values = self.acrValues.count
    c.pointee.acr_values = try arena.strings(self.acrValues, "FindDomainResponse.acr_values")
    if let hasIntrospection = self.hasIntrospection {
      c.pointee.has_has_introspection = 1
      c.pointee.has_introspection = hasIntrospection ? 1 : 0
    }
  }
}
