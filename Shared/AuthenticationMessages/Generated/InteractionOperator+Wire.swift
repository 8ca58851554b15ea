// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/interaction_operator.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ListInteractionSessionsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListInteractionSessionsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListInteractionSessionsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListInteractionSessionsRequest>) {
    gatehouse__authentication__v1__list_interaction_sessions_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListInteractionSessionsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListInteractionSessionsRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "ListInteractionSessionsRequest.username")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListInteractionSessionsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListInteractionSessionsRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "ListInteractionSessionsRequest.username")
  }
}

extension ShownInteraction: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShownInteraction: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShownInteraction"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShownInteraction>) {
    gatehouse__authentication__v1__shown_interaction__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShownInteraction>) throws(ProtobufError) {
    self.sessionId = try readString(c.pointee.session_id, "ShownInteraction.session_id")
    self.kind = try readString(c.pointee.kind, "ShownInteraction.kind")
    self.state = try readString(c.pointee.state, "ShownInteraction.state")
    self.reason = try readString(c.pointee.reason, "ShownInteraction.reason")
    self.clientId = try readString(c.pointee.client_id, "ShownInteraction.client_id")
    self.username = try readText(c.pointee.has_username, c.pointee.username, "ShownInteraction.username")
    self.account = try readString(c.pointee.account, "ShownInteraction.account")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShownInteraction>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.session_id = try arena.string(self.sessionId, "ShownInteraction.session_id")
    c.pointee.kind = try arena.string(self.kind, "ShownInteraction.kind")
    c.pointee.state = try arena.string(self.state, "ShownInteraction.state")
    c.pointee.reason = try arena.string(self.reason, "ShownInteraction.reason")
    c.pointee.client_id = try arena.string(self.clientId, "ShownInteraction.client_id")
    if let username = self.username {
      c.pointee.has_username = 1
      c.pointee.username = try arena.data(of: username)
    }
    c.pointee.account = try arena.string(self.account, "ShownInteraction.account")
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
  }
}

extension ListInteractionSessionsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListInteractionSessionsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListInteractionSessionsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListInteractionSessionsResponse>) {
    gatehouse__authentication__v1__list_interaction_sessions_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListInteractionSessionsResponse>) throws(ProtobufError) {
    self.sessions = try readMessages(c.pointee.n_sessions, c.pointee.sessions)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListInteractionSessionsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_sessions = self.sessions.count
    c.pointee.sessions = try arena.messages(self.sessions)
  }
}

extension ShowInteractionSessionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowInteractionSessionRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowInteractionSessionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowInteractionSessionRequest>) {
    gatehouse__authentication__v1__show_interaction_session_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowInteractionSessionRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ShowInteractionSessionRequest.user_pool_id")
    self.sessionId = try readString(c.pointee.session_id, "ShowInteractionSessionRequest.session_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowInteractionSessionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ShowInteractionSessionRequest.user_pool_id")
    c.pointee.session_id = try arena.string(self.sessionId, "ShowInteractionSessionRequest.session_id")
  }
}

extension ShowInteractionSessionResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowInteractionSessionResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowInteractionSessionResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowInteractionSessionResponse>) {
    gatehouse__authentication__v1__show_interaction_session_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowInteractionSessionResponse>) throws(ProtobufError) {
    self.session = try readMessage(c.pointee.session)
    self.decision = try readText(c.pointee.has_decision, c.pointee.decision, "ShowInteractionSessionResponse.decision")
    self.digest = try readString(c.pointee.digest, "ShowInteractionSessionResponse.digest")
    self.secondFactor = try readString(c.pointee.second_factor, "ShowInteractionSessionResponse.second_factor")
    self.key = try readString(c.pointee.key, "ShowInteractionSessionResponse.key")
    self.shown = try readText(c.pointee.has_shown, c.pointee.shown, "ShowInteractionSessionResponse.shown")
    self.userInput = try readText(c.pointee.has_user_input, c.pointee.user_input, "ShowInteractionSessionResponse.user_input")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowInteractionSessionResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.session = try arena.message(self.session)
    if let decision = self.decision {
      c.pointee.has_decision = 1
      c.pointee.decision = try arena.data(of: decision)
    }
    c.pointee.digest = try arena.string(self.digest, "ShowInteractionSessionResponse.digest")
    c.pointee.second_factor = try arena.string(self.secondFactor, "ShowInteractionSessionResponse.second_factor")
    c.pointee.key = try arena.string(self.key, "ShowInteractionSessionResponse.key")
    if let shown = self.shown {
      c.pointee.has_shown = 1
      c.pointee.shown = try arena.data(of: shown)
    }
    if let userInput = self.userInput {
      c.pointee.has_user_input = 1
      c.pointee.user_input = try arena.data(of: userInput)
    }
  }
}

extension ListInteractionAccountsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListInteractionAccountsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListInteractionAccountsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListInteractionAccountsRequest>) {
    gatehouse__authentication__v1__list_interaction_accounts_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListInteractionAccountsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListInteractionAccountsRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "ListInteractionAccountsRequest.username")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListInteractionAccountsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListInteractionAccountsRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "ListInteractionAccountsRequest.username")
  }
}

extension ShownInteractionAccount: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShownInteractionAccount: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShownInteractionAccount"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShownInteractionAccount>) {
    gatehouse__authentication__v1__shown_interaction_account__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShownInteractionAccount>) throws(ProtobufError) {
    self.account = try readString(c.pointee.account, "ShownInteractionAccount.account")
    self.instanceId = try readString(c.pointee.instance_id, "ShownInteractionAccount.instance_id")
    self.displayName = try readText(c.pointee.has_display_name, c.pointee.display_name, "ShownInteractionAccount.display_name")
    self.model = try readText(c.pointee.has_model, c.pointee.model, "ShownInteractionAccount.model")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.lastUsedAtUnixMillis = c.pointee.has_last_used_at_unix_millis != 0 ? c.pointee.last_used_at_unix_millis : nil
    self.isHeadless = c.pointee.has_is_headless != 0 ? c.pointee.is_headless != 0 : nil
    self.isBlocked = c.pointee.has_is_blocked != 0 ? c.pointee.is_blocked != 0 : nil
    self.failedAttempts = c.pointee.has_failed_attempts != 0 ? c.pointee.failed_attempts : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShownInteractionAccount>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.account = try arena.string(self.account, "ShownInteractionAccount.account")
    c.pointee.instance_id = try arena.string(self.instanceId, "ShownInteractionAccount.instance_id")
    if let displayName = self.displayName {
      c.pointee.has_display_name = 1
      c.pointee.display_name = try arena.data(of: displayName)
    }
    if let model = self.model {
      c.pointee.has_model = 1
      c.pointee.model = try arena.data(of: model)
    }
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    if let lastUsedAtUnixMillis = self.lastUsedAtUnixMillis {
      c.pointee.has_last_used_at_unix_millis = 1
      c.pointee.last_used_at_unix_millis = lastUsedAtUnixMillis
    }
    if let isHeadless = self.isHeadless {
      c.pointee.has_is_headless = 1
      c.pointee.is_headless = isHeadless ? 1 : 0
    }
    if let isBlocked = self.isBlocked {
      c.pointee.has_is_blocked = 1
      c.pointee.is_blocked = isBlocked ? 1 : 0
    }
    if let failedAttempts = self.failedAttempts {
      c.pointee.has_failed_attempts = 1
      c.pointee.failed_attempts = failedAttempts
    }
  }
}

extension ListInteractionAccountsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListInteractionAccountsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListInteractionAccountsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListInteractionAccountsResponse>) {
    gatehouse__authentication__v1__list_interaction_accounts_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListInteractionAccountsResponse>) throws(ProtobufError) {
    self.accounts = try readMessages(c.pointee.n_accounts, c.pointee.accounts)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListInteractionAccountsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_accounts = self.accounts.count
    c.pointee.accounts = try arena.messages(self.accounts)
  }
}

extension UnblockInteractionAccountRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UnblockInteractionAccountRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UnblockInteractionAccountRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UnblockInteractionAccountRequest>) {
    gatehouse__authentication__v1__unblock_interaction_account_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UnblockInteractionAccountRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "UnblockInteractionAccountRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "UnblockInteractionAccountRequest.username")
    self.account = try readString(c.pointee.account, "UnblockInteractionAccountRequest.account")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UnblockInteractionAccountRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UnblockInteractionAccountRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "UnblockInteractionAccountRequest.username")
    c.pointee.account = try arena.string(self.account, "UnblockInteractionAccountRequest.account")
  }
}

extension UnblockInteractionAccountResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UnblockInteractionAccountResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UnblockInteractionAccountResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UnblockInteractionAccountResponse>) {
    gatehouse__authentication__v1__unblock_interaction_account_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UnblockInteractionAccountResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UnblockInteractionAccountResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
