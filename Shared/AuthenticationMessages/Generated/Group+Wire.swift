// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/group.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension CreateGroupRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateGroupRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateGroupRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateGroupRequest>) {
    gatehouse__authentication__v1__create_group_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateGroupRequest>) throws(ProtobufError) {
    self.groupName = try readString(c.pointee.group_name, "CreateGroupRequest.group_name")
    self.userPoolId = try readString(c.pointee.user_pool_id, "CreateGroupRequest.user_pool_id")
    self.description = try readString(c.pointee.description, "CreateGroupRequest.description")
    self.roleArn = try readString(c.pointee.role_arn, "CreateGroupRequest.role_arn")
    self.precedence = c.pointee.has_precedence != 0 ? c.pointee.precedence : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateGroupRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.group_name = try arena.string(self.groupName, "CreateGroupRequest.group_name")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "CreateGroupRequest.user_pool_id")
    c.pointee.description = try arena.string(self.description, "CreateGroupRequest.description")
    c.pointee.role_arn = try arena.string(self.roleArn, "CreateGroupRequest.role_arn")
    if let precedence = self.precedence {
      c.pointee.has_precedence = 1
      c.pointee.precedence = precedence
    }
  }
}

extension GroupType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GroupType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GroupType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GroupType>) {
    gatehouse__authentication__v1__group_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GroupType>) throws(ProtobufError) {
    self.groupName = try readString(c.pointee.group_name, "GroupType.group_name")
    self.userPoolId = try readString(c.pointee.user_pool_id, "GroupType.user_pool_id")
    self.description = try readString(c.pointee.description, "GroupType.description")
    self.roleArn = try readString(c.pointee.role_arn, "GroupType.role_arn")
    self.precedence = c.pointee.has_precedence != 0 ? c.pointee.precedence : nil
    self.lastModifiedDateUnixMillis = c.pointee.has_last_modified_date_unix_millis != 0 ? c.pointee.last_modified_date_unix_millis : nil
    self.creationDateUnixMillis = c.pointee.has_creation_date_unix_millis != 0 ? c.pointee.creation_date_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GroupType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.group_name = try arena.string(self.groupName, "GroupType.group_name")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GroupType.user_pool_id")
    c.pointee.description = try arena.string(self.description, "GroupType.description")
    c.pointee.role_arn = try arena.string(self.roleArn, "GroupType.role_arn")
    if let precedence = self.precedence {
      c.pointee.has_precedence = 1
      c.pointee.precedence = precedence
    }
    if let lastModifiedDateUnixMillis = self.lastModifiedDateUnixMillis {
      c.pointee.has_last_modified_date_unix_millis = 1
      c.pointee.last_modified_date_unix_millis = lastModifiedDateUnixMillis
    }
    if let creationDateUnixMillis = self.creationDateUnixMillis {
      c.pointee.has_creation_date_unix_millis = 1
      c.pointee.creation_date_unix_millis = creationDateUnixMillis
    }
  }
}

extension CreateGroupResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateGroupResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateGroupResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateGroupResponse>) {
    gatehouse__authentication__v1__create_group_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateGroupResponse>) throws(ProtobufError) {
    self.group = try readMessage(c.pointee.group)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateGroupResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.group = try arena.message(self.group)
  }
}

extension GetGroupRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetGroupRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetGroupRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetGroupRequest>) {
    gatehouse__authentication__v1__get_group_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetGroupRequest>) throws(ProtobufError) {
    self.groupName = try readString(c.pointee.group_name, "GetGroupRequest.group_name")
    self.userPoolId = try readString(c.pointee.user_pool_id, "GetGroupRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetGroupRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.group_name = try arena.string(self.groupName, "GetGroupRequest.group_name")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GetGroupRequest.user_pool_id")
  }
}

extension GetGroupResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetGroupResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetGroupResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetGroupResponse>) {
    gatehouse__authentication__v1__get_group_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetGroupResponse>) throws(ProtobufError) {
    self.group = try readMessage(c.pointee.group)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetGroupResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.group = try arena.message(self.group)
  }
}

extension UpdateGroupRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateGroupRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateGroupRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateGroupRequest>) {
    gatehouse__authentication__v1__update_group_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateGroupRequest>) throws(ProtobufError) {
    self.groupName = try readString(c.pointee.group_name, "UpdateGroupRequest.group_name")
    self.userPoolId = try readString(c.pointee.user_pool_id, "UpdateGroupRequest.user_pool_id")
    self.description = try readString(c.pointee.description, "UpdateGroupRequest.description")
    self.roleArn = try readString(c.pointee.role_arn, "UpdateGroupRequest.role_arn")
    self.precedence = c.pointee.has_precedence != 0 ? c.pointee.precedence : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateGroupRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.group_name = try arena.string(self.groupName, "UpdateGroupRequest.group_name")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UpdateGroupRequest.user_pool_id")
    c.pointee.description = try arena.string(self.description, "UpdateGroupRequest.description")
    c.pointee.role_arn = try arena.string(self.roleArn, "UpdateGroupRequest.role_arn")
    if let precedence = self.precedence {
      c.pointee.has_precedence = 1
      c.pointee.precedence = precedence
    }
  }
}

extension UpdateGroupResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateGroupResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateGroupResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateGroupResponse>) {
    gatehouse__authentication__v1__update_group_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateGroupResponse>) throws(ProtobufError) {
    self.group = try readMessage(c.pointee.group)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateGroupResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.group = try arena.message(self.group)
  }
}

extension DeleteGroupRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteGroupRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteGroupRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteGroupRequest>) {
    gatehouse__authentication__v1__delete_group_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteGroupRequest>) throws(ProtobufError) {
    self.groupName = try readString(c.pointee.group_name, "DeleteGroupRequest.group_name")
    self.userPoolId = try readString(c.pointee.user_pool_id, "DeleteGroupRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteGroupRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.group_name = try arena.string(self.groupName, "DeleteGroupRequest.group_name")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DeleteGroupRequest.user_pool_id")
  }
}

extension ListGroupsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListGroupsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListGroupsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListGroupsRequest>) {
    gatehouse__authentication__v1__list_groups_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListGroupsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListGroupsRequest.user_pool_id")
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
    self.nextToken = try readString(c.pointee.next_token, "ListGroupsRequest.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListGroupsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListGroupsRequest.user_pool_id")
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
    c.pointee.next_token = try arena.string(self.nextToken, "ListGroupsRequest.next_token")
  }
}

enum GroupListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GroupListType>?) throws(ProtobufError) -> [GroupType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [GroupType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__GroupListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__GroupListType.self)
    gatehouse__authentication__v1__group_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension ListGroupsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListGroupsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListGroupsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListGroupsResponse>) {
    gatehouse__authentication__v1__list_groups_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListGroupsResponse>) throws(ProtobufError) {
    self.groups = try GroupListTypeWire.read(c.pointee.groups)
    self.nextToken = try readString(c.pointee.next_token, "ListGroupsResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListGroupsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.groups = try GroupListTypeWire.write(self.groups, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "ListGroupsResponse.next_token")
  }
}

extension AdminAddUserToGroupRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminAddUserToGroupRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminAddUserToGroupRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminAddUserToGroupRequest>) {
    gatehouse__authentication__v1__admin_add_user_to_group_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminAddUserToGroupRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminAddUserToGroupRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminAddUserToGroupRequest.username")
    self.groupName = try readString(c.pointee.group_name, "AdminAddUserToGroupRequest.group_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminAddUserToGroupRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminAddUserToGroupRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminAddUserToGroupRequest.username")
    c.pointee.group_name = try arena.string(self.groupName, "AdminAddUserToGroupRequest.group_name")
  }
}

extension AdminRemoveUserFromGroupRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminRemoveUserFromGroupRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminRemoveUserFromGroupRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminRemoveUserFromGroupRequest>) {
    gatehouse__authentication__v1__admin_remove_user_from_group_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminRemoveUserFromGroupRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminRemoveUserFromGroupRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminRemoveUserFromGroupRequest.username")
    self.groupName = try readString(c.pointee.group_name, "AdminRemoveUserFromGroupRequest.group_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminRemoveUserFromGroupRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminRemoveUserFromGroupRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminRemoveUserFromGroupRequest.username")
    c.pointee.group_name = try arena.string(self.groupName, "AdminRemoveUserFromGroupRequest.group_name")
  }
}

extension AdminListGroupsForUserRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminListGroupsForUserRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminListGroupsForUserRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminListGroupsForUserRequest>) {
    gatehouse__authentication__v1__admin_list_groups_for_user_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminListGroupsForUserRequest>) throws(ProtobufError) {
    self.username = try readString(c.pointee.username, "AdminListGroupsForUserRequest.username")
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminListGroupsForUserRequest.user_pool_id")
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
    self.nextToken = try readString(c.pointee.next_token, "AdminListGroupsForUserRequest.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminListGroupsForUserRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.username = try arena.string(self.username, "AdminListGroupsForUserRequest.username")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminListGroupsForUserRequest.user_pool_id")
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
    c.pointee.next_token = try arena.string(self.nextToken, "AdminListGroupsForUserRequest.next_token")
  }
}

extension AdminListGroupsForUserResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminListGroupsForUserResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminListGroupsForUserResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminListGroupsForUserResponse>) {
    gatehouse__authentication__v1__admin_list_groups_for_user_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminListGroupsForUserResponse>) throws(ProtobufError) {
    self.groups = try GroupListTypeWire.read(c.pointee.groups)
    self.nextToken = try readString(c.pointee.next_token, "AdminListGroupsForUserResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminListGroupsForUserResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.groups = try GroupListTypeWire.write(self.groups, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "AdminListGroupsForUserResponse.next_token")
  }
}

extension ListUsersInGroupRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUsersInGroupRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListUsersInGroupRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUsersInGroupRequest>) {
    gatehouse__authentication__v1__list_users_in_group_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListUsersInGroupRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListUsersInGroupRequest.user_pool_id")
    self.groupName = try readString(c.pointee.group_name, "ListUsersInGroupRequest.group_name")
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
    self.nextToken = try readString(c.pointee.next_token, "ListUsersInGroupRequest.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUsersInGroupRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListUsersInGroupRequest.user_pool_id")
    c.pointee.group_name = try arena.string(self.groupName, "ListUsersInGroupRequest.group_name")
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
    c.pointee.next_token = try arena.string(self.nextToken, "ListUsersInGroupRequest.next_token")
  }
}

extension ListUsersInGroupResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUsersInGroupResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListUsersInGroupResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUsersInGroupResponse>) {
    gatehouse__authentication__v1__list_users_in_group_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListUsersInGroupResponse>) throws(ProtobufError) {
    self.users = try UsersListTypeWire.read(c.pointee.users)
    self.nextToken = try readString(c.pointee.next_token, "ListUsersInGroupResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUsersInGroupResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.users = try UsersListTypeWire.write(self.users, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "ListUsersInGroupResponse.next_token")
  }
}

extension DeleteGroupResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteGroupResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteGroupResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteGroupResponse>) {
    gatehouse__authentication__v1__delete_group_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteGroupResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteGroupResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension AdminAddUserToGroupResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminAddUserToGroupResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminAddUserToGroupResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminAddUserToGroupResponse>) {
    gatehouse__authentication__v1__admin_add_user_to_group_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminAddUserToGroupResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminAddUserToGroupResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension AdminRemoveUserFromGroupResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminRemoveUserFromGroupResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminRemoveUserFromGroupResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminRemoveUserFromGroupResponse>) {
    gatehouse__authentication__v1__admin_remove_user_from_group_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminRemoveUserFromGroupResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminRemoveUserFromGroupResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
