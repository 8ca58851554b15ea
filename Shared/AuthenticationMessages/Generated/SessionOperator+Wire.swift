// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/session_operator.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ShowUserSessionsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowUserSessionsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowUserSessionsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowUserSessionsRequest>) {
    gatehouse__authentication__v1__show_user_sessions_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowUserSessionsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ShowUserSessionsRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "ShowUserSessionsRequest.username")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowUserSessionsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ShowUserSessionsRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "ShowUserSessionsRequest.username")
  }
}

extension ShownSession: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShownSession: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShownSession"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShownSession>) {
    gatehouse__authentication__v1__shown_session__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShownSession>) throws(ProtobufError) {
    self.sessionId = try readString(c.pointee.session_id, "ShownSession.session_id")
    self.clientId = try readString(c.pointee.client_id, "ShownSession.client_id")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.lastActiveAtUnixMillis = c.pointee.has_last_active_at_unix_millis != 0 ? c.pointee.last_active_at_unix_millis : nil
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
    self.deviceKey = try readString(c.pointee.device_key, "ShownSession.device_key")
    self.installation = try readString(c.pointee.installation, "ShownSession.installation")
    self.ipAddress = try readString(c.pointee.ip_address, "ShownSession.ip_address")
    self.deviceType = try readString(c.pointee.device_type, "ShownSession.device_type")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShownSession>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.session_id = try arena.string(self.sessionId, "ShownSession.session_id")
    c.pointee.client_id = try arena.string(self.clientId, "ShownSession.client_id")
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    if let lastActiveAtUnixMillis = self.lastActiveAtUnixMillis {
      c.pointee.has_last_active_at_unix_millis = 1
      c.pointee.last_active_at_unix_millis = lastActiveAtUnixMillis
    }
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
    c.pointee.device_key = try arena.string(self.deviceKey, "ShownSession.device_key")
    c.pointee.installation = try arena.string(self.installation, "ShownSession.installation")
    c.pointee.ip_address = try arena.string(self.ipAddress, "ShownSession.ip_address")
    c.pointee.device_type = try arena.string(self.deviceType, "ShownSession.device_type")
  }
}

extension ShowUserSessionsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowUserSessionsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowUserSessionsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowUserSessionsResponse>) {
    gatehouse__authentication__v1__show_user_sessions_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowUserSessionsResponse>) throws(ProtobufError) {
    self.sessions = try readMessages(c.pointee.n_sessions, c.pointee.sessions)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowUserSessionsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_sessions = self.sessions.count
    c.pointee.sessions = try arena.messages(self.sessions)
  }
}

extension EndUserSessionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension EndUserSessionRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.EndUserSessionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EndUserSessionRequest>) {
    gatehouse__authentication__v1__end_user_session_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__EndUserSessionRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "EndUserSessionRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "EndUserSessionRequest.username")
    self.sessionId = try readString(c.pointee.session_id, "EndUserSessionRequest.session_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EndUserSessionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "EndUserSessionRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "EndUserSessionRequest.username")
    c.pointee.session_id = try arena.string(self.sessionId, "EndUserSessionRequest.session_id")
  }
}

extension EndUserSessionResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension EndUserSessionResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.EndUserSessionResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EndUserSessionResponse>) {
    gatehouse__authentication__v1__end_user_session_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__EndUserSessionResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EndUserSessionResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension SetSignInSwitchRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetSignInSwitchRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetSignInSwitchRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetSignInSwitchRequest>) {
    gatehouse__authentication__v1__set_sign_in_switch_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetSignInSwitchRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "SetSignInSwitchRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "SetSignInSwitchRequest.username")
    self.value = try readString(c.pointee.value, "SetSignInSwitchRequest.value")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetSignInSwitchRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "SetSignInSwitchRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "SetSignInSwitchRequest.username")
    c.pointee.value = try arena.string(self.value, "SetSignInSwitchRequest.value")
  }
}

extension SetSignInSwitchResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetSignInSwitchResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetSignInSwitchResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetSignInSwitchResponse>) {
    gatehouse__authentication__v1__set_sign_in_switch_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetSignInSwitchResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetSignInSwitchResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ExplainRefreshRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ExplainRefreshRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ExplainRefreshRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ExplainRefreshRequest>) {
    gatehouse__authentication__v1__explain_refresh_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ExplainRefreshRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ExplainRefreshRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "ExplainRefreshRequest.client_id")
    self.username = try readString(c.pointee.username, "ExplainRefreshRequest.username")
    self.signedInSeconds = c.pointee.has_signed_in_seconds != 0 ? c.pointee.signed_in_seconds : nil
    self.lastRefreshSeconds = c.pointee.has_last_refresh_seconds != 0 ? c.pointee.last_refresh_seconds : nil
    self.deviceKey = try readString(c.pointee.device_key, "ExplainRefreshRequest.device_key")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ExplainRefreshRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ExplainRefreshRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "ExplainRefreshRequest.client_id")
    c.pointee.username = try arena.string(self.username, "ExplainRefreshRequest.username")
    if let signedInSeconds = self.signedInSeconds {
      c.pointee.has_signed_in_seconds = 1
      c.pointee.signed_in_seconds = signedInSeconds
    }
    if let lastRefreshSeconds = self.lastRefreshSeconds {
      c.pointee.has_last_refresh_seconds = 1
      c.pointee.last_refresh_seconds = lastRefreshSeconds
    }
    c.pointee.device_key = try arena.string(self.deviceKey, "ExplainRefreshRequest.device_key")
  }
}

extension ExplainedCheck: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ExplainedCheck: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ExplainedCheck"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ExplainedCheck>) {
    gatehouse__authentication__v1__explained_check__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ExplainedCheck>) throws(ProtobufError) {
    self.name = try readString(c.pointee.name, "ExplainedCheck.name")
    self.verdict = try readString(c.pointee.verdict, "ExplainedCheck.verdict")
    self.reason = try readString(c.pointee.reason, "ExplainedCheck.reason")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ExplainedCheck>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.name = try arena.string(self.name, "ExplainedCheck.name")
    c.pointee.verdict = try arena.string(self.verdict, "ExplainedCheck.verdict")
    c.pointee.reason = try arena.string(self.reason, "ExplainedCheck.reason")
  }
}

extension ExplainRefreshResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ExplainRefreshResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ExplainRefreshResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ExplainRefreshResponse>) {
    gatehouse__authentication__v1__explain_refresh_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ExplainRefreshResponse>) throws(ProtobufError) {
    self.checks = try readMessages(c.pointee.n_checks, c.pointee.checks)
    self.refusal = try readString(c.pointee.refusal, "ExplainRefreshResponse.refusal")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ExplainRefreshResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_checks = self.checks.count
    c.pointee.checks = try arena.messages(self.checks)
    c.pointee.refusal = try arena.string(self.refusal, "ExplainRefreshResponse.refusal")
  }
}
