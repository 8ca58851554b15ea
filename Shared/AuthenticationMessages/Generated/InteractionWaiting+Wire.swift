// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/interaction_waiting.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension AwaitedInteraction: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AwaitedInteraction: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AwaitedInteraction"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AwaitedInteraction>) {
    gatehouse__authentication__v1__awaited_interaction__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AwaitedInteraction>) throws(ProtobufError) {
    self.sessionId = try readString(c.pointee.session_id, "AwaitedInteraction.session_id")
    self.afterVersion = c.pointee.has_after_version != 0 ? c.pointee.after_version : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AwaitedInteraction>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.session_id = try arena.string(self.sessionId, "AwaitedInteraction.session_id")
    if let afterVersion = self.afterVersion {
      c.pointee.has_after_version = 1
      c.pointee.after_version = afterVersion
    }
  }
}

extension AwaitInteractionsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AwaitInteractionsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AwaitInteractionsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AwaitInteractionsRequest>) {
    gatehouse__authentication__v1__await_interactions_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AwaitInteractionsRequest>) throws(ProtobufError) {
    self.sessions = try readMessages(c.pointee.n_sessions, c.pointee.sessions)
    self.waitMillis = c.pointee.has_wait_millis != 0 ? c.pointee.wait_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AwaitInteractionsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_sessions = self.sessions.count
    c.pointee.sessions = try arena.messages(self.sessions)
    if let waitMillis = self.waitMillis {
      c.pointee.has_wait_millis = 1
      c.pointee.wait_millis = waitMillis
    }
  }
}

extension AwaitInteractionsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AwaitInteractionsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AwaitInteractionsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AwaitInteractionsResponse>) {
    gatehouse__authentication__v1__await_interactions_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AwaitInteractionsResponse>) throws(ProtobufError) {
    self.changed = try readStrings(c.pointee.n_changed, c.pointee.changed, "AwaitInteractionsResponse.changed")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AwaitInteractionsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_changed = self.changed.count
    c.pointee.changed = try arena.strings(self.changed, "AwaitInteractionsResponse.changed")
  }
}

extension AwaitInteractionInboxRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AwaitInteractionInboxRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AwaitInteractionInboxRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AwaitInteractionInboxRequest>) {
    gatehouse__authentication__v1__await_interaction_inbox_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AwaitInteractionInboxRequest>) throws(ProtobufError) {
    self.call = try readMessage(c.pointee.call)
    self.continuation = readBytes(c.pointee.has_continuation, c.pointee.continuation)
    self.waitMillis = c.pointee.has_wait_millis != 0 ? c.pointee.wait_millis : nil
    self.cursor = try readString(c.pointee.cursor, "AwaitInteractionInboxRequest.cursor")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AwaitInteractionInboxRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.call = try arena.message(self.call)
    if let continuation = self.continuation {
      c.pointee.has_continuation = 1
      c.pointee.continuation = try arena.data(continuation)
    }
    if let waitMillis = self.waitMillis {
      c.pointee.has_wait_millis = 1
      c.pointee.wait_millis = waitMillis
    }
    c.pointee.cursor = try arena.string(self.cursor, "AwaitInteractionInboxRequest.cursor")
  }
}

extension InteractionInbox: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InteractionInbox: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.InteractionInbox"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionInbox>) {
    gatehouse__authentication__v1__interaction_inbox__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__InteractionInbox>) throws(ProtobufError) {
    self.sessions = try readMessages(c.pointee.n_sessions, c.pointee.sessions)
    self.continuation = readBytes(c.pointee.has_continuation, c.pointee.continuation)
    self.cursor = try readString(c.pointee.cursor, "InteractionInbox.cursor")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionInbox>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_sessions = self.sessions.count
    c.pointee.sessions = try arena.messages(self.sessions)
    if let continuation = self.continuation {
      c.pointee.has_continuation = 1
      c.pointee.continuation = try arena.data(continuation)
    }
    c.pointee.cursor = try arena.string(self.cursor, "InteractionInbox.cursor")
  }
}

extension InboxInteraction: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InboxInteraction: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.InboxInteraction"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InboxInteraction>) {
    gatehouse__authentication__v1__inbox_interaction__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__InboxInteraction>) throws(ProtobufError) {
    self.sessionId = try readString(c.pointee.session_id, "InboxInteraction.session_id")
    self.kind = try readString(c.pointee.kind, "InboxInteraction.kind")
    self.link = try readString(c.pointee.link, "InboxInteraction.link")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
    self.account = try readString(c.pointee.account, "InboxInteraction.account")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InboxInteraction>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.session_id = try arena.string(self.sessionId, "InboxInteraction.session_id")
    c.pointee.kind = try arena.string(self.kind, "InboxInteraction.kind")
    c.pointee.link = try arena.string(self.link, "InboxInteraction.link")
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
    c.pointee.account = try arena.string(self.account, "InboxInteraction.account")
  }
}

extension RedeemInteractionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RedeemInteractionRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RedeemInteractionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RedeemInteractionRequest>) {
    gatehouse__authentication__v1__redeem_interaction_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RedeemInteractionRequest>) throws(ProtobufError) {
    self.call = try readMessage(c.pointee.call)
    self.sessionId = try readString(c.pointee.session_id, "RedeemInteractionRequest.session_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RedeemInteractionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.call = try arena.message(self.call)
    c.pointee.session_id = try arena.string(self.sessionId, "RedeemInteractionRequest.session_id")
  }
}

extension RedeemInteractionResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RedeemInteractionResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RedeemInteractionResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RedeemInteractionResponse>) {
    gatehouse__authentication__v1__redeem_interaction_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RedeemInteractionResponse>) throws(ProtobufError) {
    self.authenticationResult = try readMessage(c.pointee.authentication_result)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RedeemInteractionResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.authentication_result = try arena.message(self.authenticationResult)
  }
}
