// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool_replica.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension CreateUserPoolReplicaRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateUserPoolReplicaRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateUserPoolReplicaRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserPoolReplicaRequest>) {
    gatehouse__authentication__v1__create_user_pool_replica_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateUserPoolReplicaRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "CreateUserPoolReplicaRequest.user_pool_id")
    self.regionName = try readString(c.pointee.region_name, "CreateUserPoolReplicaRequest.region_name")
    self.userPoolTags = try UserPoolTagsTypeWire.read(c.pointee.user_pool_tags)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserPoolReplicaRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "CreateUserPoolReplicaRequest.user_pool_id")
    c.pointee.region_name = try arena.string(self.regionName, "CreateUserPoolReplicaRequest.region_name")
    c.pointee.user_pool_tags = try UserPoolTagsTypeWire.write(self.userPoolTags, arena)
  }
}

extension UserPoolReplicaType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UserPoolReplicaType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UserPoolReplicaType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolReplicaType>) {
    gatehouse__authentication__v1__user_pool_replica_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UserPoolReplicaType>) throws(ProtobufError) {
    self.regionName = try readString(c.pointee.region_name, "UserPoolReplicaType.region_name")
    self.status = try readString(c.pointee.status, "UserPoolReplicaType.status")
    self.role = try readString(c.pointee.role, "UserPoolReplicaType.role")
    self.userPoolArn = try readString(c.pointee.user_pool_arn, "UserPoolReplicaType.user_pool_arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolReplicaType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.region_name = try arena.string(self.regionName, "UserPoolReplicaType.region_name")
    c.pointee.status = try arena.string(self.status, "UserPoolReplicaType.status")
    c.pointee.role = try arena.string(self.role, "UserPoolReplicaType.role")
    c.pointee.user_pool_arn = try arena.string(self.userPoolArn, "UserPoolReplicaType.user_pool_arn")
  }
}

extension CreateUserPoolReplicaResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateUserPoolReplicaResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateUserPoolReplicaResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserPoolReplicaResponse>) {
    gatehouse__authentication__v1__create_user_pool_replica_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateUserPoolReplicaResponse>) throws(ProtobufError) {
    self.userPoolReplica = try readMessage(c.pointee.user_pool_replica)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserPoolReplicaResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_replica = try arena.message(self.userPoolReplica)
  }
}

extension ListUserPoolReplicasRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUserPoolReplicasRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListUserPoolReplicasRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserPoolReplicasRequest>) {
    gatehouse__authentication__v1__list_user_pool_replicas_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListUserPoolReplicasRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListUserPoolReplicasRequest.user_pool_id")
    self.nextToken = try readString(c.pointee.next_token, "ListUserPoolReplicasRequest.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserPoolReplicasRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListUserPoolReplicasRequest.user_pool_id")
    c.pointee.next_token = try arena.string(self.nextToken, "ListUserPoolReplicasRequest.next_token")
  }
}

enum UserPoolReplicaListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolReplicaListType>?) throws(ProtobufError) -> [UserPoolReplicaType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [UserPoolReplicaType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolReplicaListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__UserPoolReplicaListType.self)
    gatehouse__authentication__v1__user_pool_replica_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension ListUserPoolReplicasResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUserPoolReplicasResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListUserPoolReplicasResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserPoolReplicasResponse>) {
    gatehouse__authentication__v1__list_user_pool_replicas_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListUserPoolReplicasResponse>) throws(ProtobufError) {
    self.userPoolReplicas = try UserPoolReplicaListTypeWire.read(c.pointee.user_pool_replicas)
    self.nextToken = try readString(c.pointee.next_token, "ListUserPoolReplicasResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserPoolReplicasResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_replicas = try UserPoolReplicaListTypeWire.write(self.userPoolReplicas, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "ListUserPoolReplicasResponse.next_token")
  }
}

extension UpdateUserPoolReplicaRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateUserPoolReplicaRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateUserPoolReplicaRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserPoolReplicaRequest>) {
    gatehouse__authentication__v1__update_user_pool_replica_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateUserPoolReplicaRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "UpdateUserPoolReplicaRequest.user_pool_id")
    self.regionName = try readString(c.pointee.region_name, "UpdateUserPoolReplicaRequest.region_name")
    self.status = try readString(c.pointee.status, "UpdateUserPoolReplicaRequest.status")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserPoolReplicaRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UpdateUserPoolReplicaRequest.user_pool_id")
    c.pointee.region_name = try arena.string(self.regionName, "UpdateUserPoolReplicaRequest.region_name")
    c.pointee.status = try arena.string(self.status, "UpdateUserPoolReplicaRequest.status")
  }
}

extension UpdateUserPoolReplicaResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateUserPoolReplicaResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateUserPoolReplicaResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserPoolReplicaResponse>) {
    gatehouse__authentication__v1__update_user_pool_replica_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateUserPoolReplicaResponse>) throws(ProtobufError) {
    self.userPoolReplica = try readMessage(c.pointee.user_pool_replica)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserPoolReplicaResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_replica = try arena.message(self.userPoolReplica)
  }
}

extension DeleteUserPoolReplicaRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserPoolReplicaRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteUserPoolReplicaRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolReplicaRequest>) {
    gatehouse__authentication__v1__delete_user_pool_replica_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteUserPoolReplicaRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DeleteUserPoolReplicaRequest.user_pool_id")
    self.regionName = try readString(c.pointee.region_name, "DeleteUserPoolReplicaRequest.region_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolReplicaRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DeleteUserPoolReplicaRequest.user_pool_id")
    c.pointee.region_name = try arena.string(self.regionName, "DeleteUserPoolReplicaRequest.region_name")
  }
}

extension DeleteUserPoolReplicaResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserPoolReplicaResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteUserPoolReplicaResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolReplicaResponse>) {
    gatehouse__authentication__v1__delete_user_pool_replica_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteUserPoolReplicaResponse>) throws(ProtobufError) {
    self.userPoolReplica = try readMessage(c.pointee.user_pool_replica)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolReplicaResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_replica = try arena.message(self.userPoolReplica)
  }
}
