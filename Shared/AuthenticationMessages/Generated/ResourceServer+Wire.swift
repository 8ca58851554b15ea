// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/resource_server.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ResourceServerScopeType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ResourceServerScopeType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ResourceServerScopeType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ResourceServerScopeType>) {
    gatehouse__authentication__v1__resource_server_scope_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ResourceServerScopeType>) throws(ProtobufError) {
    self.scopeName = try readString(c.pointee.scope_name, "ResourceServerScopeType.scope_name")
    self.scopeDescription = try readString(c.pointee.scope_description, "ResourceServerScopeType.scope_description")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ResourceServerScopeType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.scope_name = try arena.string(self.scopeName, "ResourceServerScopeType.scope_name")
    c.pointee.scope_description = try arena.string(self.scopeDescription, "ResourceServerScopeType.scope_description")
  }
}

enum ResourceServerScopeListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ResourceServerScopeListType>?) throws(ProtobufError) -> [ResourceServerScopeType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [ResourceServerScopeType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__ResourceServerScopeListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__ResourceServerScopeListType.self)
    gatehouse__authentication__v1__resource_server_scope_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension CreateResourceServerRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateResourceServerRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateResourceServerRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateResourceServerRequest>) {
    gatehouse__authentication__v1__create_resource_server_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateResourceServerRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "CreateResourceServerRequest.user_pool_id")
    self.identifier = try readString(c.pointee.identifier, "CreateResourceServerRequest.identifier")
    self.name = try readString(c.pointee.name, "CreateResourceServerRequest.name")
    self.scopes = try ResourceServerScopeListTypeWire.read(c.pointee.scopes)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateResourceServerRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "CreateResourceServerRequest.user_pool_id")
    c.pointee.identifier = try arena.string(self.identifier, "CreateResourceServerRequest.identifier")
    c.pointee.name = try arena.string(self.name, "CreateResourceServerRequest.name")
    c.pointee.scopes = try ResourceServerScopeListTypeWire.write(self.scopes, arena)
  }
}

extension ResourceServerType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ResourceServerType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ResourceServerType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ResourceServerType>) {
    gatehouse__authentication__v1__resource_server_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ResourceServerType>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ResourceServerType.user_pool_id")
    self.identifier = try readString(c.pointee.identifier, "ResourceServerType.identifier")
    self.name = try readString(c.pointee.name, "ResourceServerType.name")
    self.scopes = try ResourceServerScopeListTypeWire.read(c.pointee.scopes)
    self.managedBy = try readString(c.pointee.managed_by, "ResourceServerType.managed_by")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ResourceServerType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ResourceServerType.user_pool_id")
    c.pointee.identifier = try arena.string(self.identifier, "ResourceServerType.identifier")
    c.pointee.name = try arena.string(self.name, "ResourceServerType.name")
    c.pointee.scopes = try ResourceServerScopeListTypeWire.write(self.scopes, arena)
    c.pointee.managed_by = try arena.string(self.managedBy, "ResourceServerType.managed_by")
  }
}

extension CreateResourceServerResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateResourceServerResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateResourceServerResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateResourceServerResponse>) {
    gatehouse__authentication__v1__create_resource_server_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateResourceServerResponse>) throws(ProtobufError) {
    self.resourceServer = try readMessage(c.pointee.resource_server)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateResourceServerResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.resource_server = try arena.message(self.resourceServer)
  }
}

extension DescribeResourceServerRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeResourceServerRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeResourceServerRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeResourceServerRequest>) {
    gatehouse__authentication__v1__describe_resource_server_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeResourceServerRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DescribeResourceServerRequest.user_pool_id")
    self.identifier = try readString(c.pointee.identifier, "DescribeResourceServerRequest.identifier")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeResourceServerRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DescribeResourceServerRequest.user_pool_id")
    c.pointee.identifier = try arena.string(self.identifier, "DescribeResourceServerRequest.identifier")
  }
}

extension DescribeResourceServerResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeResourceServerResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeResourceServerResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeResourceServerResponse>) {
    gatehouse__authentication__v1__describe_resource_server_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeResourceServerResponse>) throws(ProtobufError) {
    self.resourceServer = try readMessage(c.pointee.resource_server)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeResourceServerResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.resource_server = try arena.message(self.resourceServer)
  }
}

extension UpdateResourceServerRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateResourceServerRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateResourceServerRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateResourceServerRequest>) {
    gatehouse__authentication__v1__update_resource_server_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateResourceServerRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "UpdateResourceServerRequest.user_pool_id")
    self.identifier = try readString(c.pointee.identifier, "UpdateResourceServerRequest.identifier")
    self.name = try readString(c.pointee.name, "UpdateResourceServerRequest.name")
    self.scopes = try ResourceServerScopeListTypeWire.read(c.pointee.scopes)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateResourceServerRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UpdateResourceServerRequest.user_pool_id")
    c.pointee.identifier = try arena.string(self.identifier, "UpdateResourceServerRequest.identifier")
    c.pointee.name = try arena.string(self.name, "UpdateResourceServerRequest.name")
    c.pointee.scopes = try ResourceServerScopeListTypeWire.write(self.scopes, arena)
  }
}

extension UpdateResourceServerResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateResourceServerResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateResourceServerResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateResourceServerResponse>) {
    gatehouse__authentication__v1__update_resource_server_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateResourceServerResponse>) throws(ProtobufError) {
    self.resourceServer = try readMessage(c.pointee.resource_server)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateResourceServerResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.resource_server = try arena.message(self.resourceServer)
  }
}

extension DeleteResourceServerRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteResourceServerRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteResourceServerRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteResourceServerRequest>) {
    gatehouse__authentication__v1__delete_resource_server_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteResourceServerRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DeleteResourceServerRequest.user_pool_id")
    self.identifier = try readString(c.pointee.identifier, "DeleteResourceServerRequest.identifier")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteResourceServerRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DeleteResourceServerRequest.user_pool_id")
    c.pointee.identifier = try arena.string(self.identifier, "DeleteResourceServerRequest.identifier")
  }
}

extension ListResourceServersRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListResourceServersRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListResourceServersRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListResourceServersRequest>) {
    gatehouse__authentication__v1__list_resource_servers_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListResourceServersRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListResourceServersRequest.user_pool_id")
    self.maxResults = c.pointee.has_max_results != 0 ? c.pointee.max_results : nil
    self.nextToken = try readString(c.pointee.next_token, "ListResourceServersRequest.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListResourceServersRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListResourceServersRequest.user_pool_id")
    if let maxResults = self.maxResults {
      c.pointee.has_max_results = 1
      c.pointee.max_results = maxResults
    }
    c.pointee.next_token = try arena.string(self.nextToken, "ListResourceServersRequest.next_token")
  }
}

enum ResourceServersListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ResourceServersListType>?) throws(ProtobufError) -> [ResourceServerType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [ResourceServerType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__ResourceServersListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__ResourceServersListType.self)
    gatehouse__authentication__v1__resource_servers_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension ListResourceServersResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListResourceServersResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListResourceServersResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListResourceServersResponse>) {
    gatehouse__authentication__v1__list_resource_servers_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListResourceServersResponse>) throws(ProtobufError) {
    self.resourceServers = try ResourceServersListTypeWire.read(c.pointee.resource_servers)
    self.nextToken = try readString(c.pointee.next_token, "ListResourceServersResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListResourceServersResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.resource_servers = try ResourceServersListTypeWire.write(self.resourceServers, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "ListResourceServersResponse.next_token")
  }
}

extension DeleteResourceServerResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteResourceServerResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteResourceServerResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteResourceServerResponse>) {
    gatehouse__authentication__v1__delete_resource_server_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteResourceServerResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteResourceServerResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
