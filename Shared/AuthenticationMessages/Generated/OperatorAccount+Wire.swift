// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/operator_account.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension CreateOperatorRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateOperatorRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateOperatorRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateOperatorRequest>) {
    gatehouse__authentication__v1__create_operator_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateOperatorRequest>) throws(ProtobufError) {
    self.email = try readString(c.pointee.email, "CreateOperatorRequest.email")
    self.role = try readString(c.pointee.role, "CreateOperatorRequest.role")
    self.userPoolId = try readString(c.pointee.user_pool_id, "CreateOperatorRequest.user_pool_id")
    self.consoleUrl = try readString(c.pointee.console_url, "CreateOperatorRequest.console_url")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateOperatorRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.email = try arena.string(self.email, "CreateOperatorRequest.email")
    c.pointee.role = try arena.string(self.role, "CreateOperatorRequest.role")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "CreateOperatorRequest.user_pool_id")
    c.pointee.console_url = try arena.string(self.consoleUrl, "CreateOperatorRequest.console_url")
  }
}

extension CreateOperatorResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateOperatorResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateOperatorResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateOperatorResponse>) {
    gatehouse__authentication__v1__create_operator_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateOperatorResponse>) throws(ProtobufError) {
    self.linkSecret = try readText(c.pointee.has_link_secret, c.pointee.link_secret, "CreateOperatorResponse.link_secret")
    self.linkExpiresAtUnixMillis = c.pointee.has_link_expires_at_unix_millis != 0 ? c.pointee.link_expires_at_unix_millis : nil
    self.userPoolId = try readString(c.pointee.user_pool_id, "CreateOperatorResponse.user_pool_id")
    self.isNew = c.pointee.has_is_new != 0 ? c.pointee.is_new != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateOperatorResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let linkSecret = self.linkSecret {
      c.pointee.has_link_secret = 1
      c.pointee.link_secret = try arena.data(of: linkSecret)
    }
    if let linkExpiresAtUnixMillis = self.linkExpiresAtUnixMillis {
      c.pointee.has_link_expires_at_unix_millis = 1
      c.pointee.link_expires_at_unix_millis = linkExpiresAtUnixMillis
    }
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "CreateOperatorResponse.user_pool_id")
    if let isNew = self.isNew {
      c.pointee.has_is_new = 1
      c.pointee.is_new = isNew ? 1 : 0
    }
  }
}

extension ListOperatorsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListOperatorsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListOperatorsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOperatorsRequest>) {
    gatehouse__authentication__v1__list_operators_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListOperatorsRequest>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOperatorsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ListedOperator: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListedOperator: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListedOperator"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListedOperator>) {
    gatehouse__authentication__v1__listed_operator__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListedOperator>) throws(ProtobufError) {
    self.username = try readString(c.pointee.username, "ListedOperator.username")
    self.sub = try readString(c.pointee.sub, "ListedOperator.sub")
    self.isEnabled = c.pointee.has_is_enabled != 0 ? c.pointee.is_enabled != 0 : nil
    self.hasPassword = c.pointee.has_has_password != 0 ? c.pointee.has_password != 0 : nil
    self.groups = try readStrings(c.pointee.n_groups, c.pointee.groups, "ListedOperator.groups")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.lastSignInAtUnixMillis = c.pointee.has_last_sign_in_at_unix_millis != 0 ? c.pointee.last_sign_in_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListedOperator>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.username = try arena.string(self.username, "ListedOperator.username")
    c.pointee.sub = try arena.string(self.sub, "ListedOperator.sub")
    if let isEnabled = self.isEnabled {
      c.pointee.has_is_enabled = 1
      c.pointee.is_enabled = isEnabled ? 1 : 0
    }
    if let hasPassword = self.hasPassword {
      c.pointee.has_has_password = 1
      c.pointee.has_password = hasPassword ? 1 : 0
    }
    c.pointee.n_groups = self.groups.count
    c.pointee.groups = try arena.strings(self.groups, "ListedOperator.groups")
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    if let lastSignInAtUnixMillis = self.lastSignInAtUnixMillis {
      c.pointee.has_last_sign_in_at_unix_millis = 1
      c.pointee.last_sign_in_at_unix_millis = lastSignInAtUnixMillis
    }
  }
}

extension ListOperatorsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListOperatorsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListOperatorsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOperatorsResponse>) {
    gatehouse__authentication__v1__list_operators_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListOperatorsResponse>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListOperatorsResponse.user_pool_id")
    self.operators = try readMessages(c.pointee.n_operators, c.pointee.operators)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOperatorsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListOperatorsResponse.user_pool_id")
    c.pointee.n_operators = self.operators.count
    c.pointee.operators = try arena.messages(self.operators)
  }
}
