// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/session.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ListUserSessionsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUserSessionsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListUserSessionsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserSessionsRequest>) {
    gatehouse__authentication__v1__list_user_sessions_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListUserSessionsRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "ListUserSessionsRequest.access_token")
    self.nextToken = try readString(c.pointee.next_token, "ListUserSessionsRequest.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserSessionsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    c.pointee.next_token = try arena.string(self.nextToken, "ListUserSessionsRequest.next_token")
  }
}

extension SessionLocationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SessionLocationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SessionLocationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SessionLocationType>) {
    gatehouse__authentication__v1__session_location_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SessionLocationType>) throws(ProtobufError) {
    self.city = try readString(c.pointee.city, "SessionLocationType.city")
    self.country = try readString(c.pointee.country, "SessionLocationType.country")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SessionLocationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.city = try arena.string(self.city, "SessionLocationType.city")
    c.pointee.country = try arena.string(self.country, "SessionLocationType.country")
  }
}

extension SessionDescriptionType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SessionDescriptionType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SessionDescriptionType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SessionDescriptionType>) {
    gatehouse__authentication__v1__session_description_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SessionDescriptionType>) throws(ProtobufError) {
    self.sessionId = try readString(c.pointee.session_id, "SessionDescriptionType.session_id")
    self.sessionType = try readString(c.pointee.session_type, "SessionDescriptionType.session_type")
    self.clientId = try readString(c.pointee.client_id, "SessionDescriptionType.client_id")
    self.createDateUnixMillis = c.pointee.has_create_date_unix_millis != 0 ? c.pointee.create_date_unix_millis : nil
    self.lastActiveDateUnixMillis = c.pointee.has_last_active_date_unix_millis != 0 ? c.pointee.last_active_date_unix_millis : nil
    self.deviceType = try readString(c.pointee.device_type, "SessionDescriptionType.device_type")
    self.lastIpAddress = try readString(c.pointee.last_ip_address, "SessionDescriptionType.last_ip_address")
    self.lastLocation = try readMessage(c.pointee.last_location)
    self.originSessionId = try readString(c.pointee.origin_session_id, "SessionDescriptionType.origin_session_id")
    self.isCurrentSession = c.pointee.has_is_current_session != 0 ? c.pointee.is_current_session != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SessionDescriptionType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.session_id = try arena.string(self.sessionId, "SessionDescriptionType.session_id")
    c.pointee.session_type = try arena.string(self.sessionType, "SessionDescriptionType.session_type")
    c.pointee.client_id = try arena.string(self.clientId, "SessionDescriptionType.client_id")
    if let createDateUnixMillis = self.createDateUnixMillis {
      c.pointee.has_create_date_unix_millis = 1
      c.pointee.create_date_unix_millis = createDateUnixMillis
    }
    if let lastActiveDateUnixMillis = self.lastActiveDateUnixMillis {
      c.pointee.has_last_active_date_unix_millis = 1
      c.pointee.last_active_date_unix_millis = lastActiveDateUnixMillis
    }
    c.pointee.device_type = try arena.string(self.deviceType, "SessionDescriptionType.device_type")
    c.pointee.last_ip_address = try arena.string(self.lastIpAddress, "SessionDescriptionType.last_ip_address")
    c.pointee.last_location = try arena.message(self.lastLocation)
    c.pointee.origin_session_id = try arena.string(self.originSessionId, "SessionDescriptionType.origin_session_id")
    if let isCurrentSession = self.isCurrentSession {
      c.pointee.has_is_current_session = 1
      c.pointee.is_current_session = isCurrentSession ? 1 : 0
    }
  }
}

enum SessionsListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SessionsListType>?) throws(ProtobufError) -> [SessionDescriptionType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [SessionDescriptionType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__SessionsListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__SessionsListType.self)
    gatehouse__authentication__v1__sessions_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension ListUserSessionsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUserSessionsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListUserSessionsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserSessionsResponse>) {
    gatehouse__authentication__v1__list_user_sessions_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListUserSessionsResponse>) throws(ProtobufError) {
    self.sessions = try SessionsListTypeWire.read(c.pointee.sessions)
    self.nextToken = try readString(c.pointee.next_token, "ListUserSessionsResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserSessionsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.sessions = try SessionsListTypeWire.write(self.sessions, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "ListUserSessionsResponse.next_token")
  }
}

extension RevokeUserSessionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RevokeUserSessionRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RevokeUserSessionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RevokeUserSessionRequest>) {
    gatehouse__authentication__v1__revoke_user_session_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RevokeUserSessionRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "RevokeUserSessionRequest.access_token")
    self.sessionId = try readString(c.pointee.session_id, "RevokeUserSessionRequest.session_id")
    self.revokeAssociatedSessions = try readString(c.pointee.revoke_associated_sessions, "RevokeUserSessionRequest.revoke_associated_sessions")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RevokeUserSessionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    c.pointee.session_id = try arena.string(self.sessionId, "RevokeUserSessionRequest.session_id")
    c.pointee.revoke_associated_sessions = try arena.string(self.revokeAssociatedSessions, "RevokeUserSessionRequest.revoke_associated_sessions")
  }
}

extension RevokeUserSessionResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RevokeUserSessionResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RevokeUserSessionResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RevokeUserSessionResponse>) {
    gatehouse__authentication__v1__revoke_user_session_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RevokeUserSessionResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RevokeUserSessionResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension AdminListUserSessionsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminListUserSessionsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminListUserSessionsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminListUserSessionsRequest>) {
    gatehouse__authentication__v1__admin_list_user_sessions_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminListUserSessionsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminListUserSessionsRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminListUserSessionsRequest.username")
    self.nextToken = try readString(c.pointee.next_token, "AdminListUserSessionsRequest.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminListUserSessionsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminListUserSessionsRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminListUserSessionsRequest.username")
    c.pointee.next_token = try arena.string(self.nextToken, "AdminListUserSessionsRequest.next_token")
  }
}

extension AdminListUserSessionsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminListUserSessionsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminListUserSessionsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminListUserSessionsResponse>) {
    gatehouse__authentication__v1__admin_list_user_sessions_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminListUserSessionsResponse>) throws(ProtobufError) {
    self.sessions = try SessionsListTypeWire.read(c.pointee.sessions)
    self.nextToken = try readString(c.pointee.next_token, "AdminListUserSessionsResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminListUserSessionsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.sessions = try SessionsListTypeWire.write(self.sessions, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "AdminListUserSessionsResponse.next_token")
  }
}

extension AdminRevokeUserSessionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminRevokeUserSessionRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminRevokeUserSessionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminRevokeUserSessionRequest>) {
    gatehouse__authentication__v1__admin_revoke_user_session_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminRevokeUserSessionRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminRevokeUserSessionRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminRevokeUserSessionRequest.username")
    self.sessionId = try readString(c.pointee.session_id, "AdminRevokeUserSessionRequest.session_id")
    self.revokeAssociatedSessions = try readString(c.pointee.revoke_associated_sessions, "AdminRevokeUserSessionRequest.revoke_associated_sessions")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminRevokeUserSessionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminRevokeUserSessionRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminRevokeUserSessionRequest.username")
    c.pointee.session_id = try arena.string(self.sessionId, "AdminRevokeUserSessionRequest.session_id")
    c.pointee.revoke_associated_sessions = try arena.string(self.revokeAssociatedSessions, "AdminRevokeUserSessionRequest.revoke_associated_sessions")
  }
}

extension AdminRevokeUserSessionResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminRevokeUserSessionResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminRevokeUserSessionResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminRevokeUserSessionResponse>) {
    gatehouse__authentication__v1__admin_revoke_user_session_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminRevokeUserSessionResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminRevokeUserSessionResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
