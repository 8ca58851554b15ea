// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/outbox_operator.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ListOutboxMessagesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListOutboxMessagesRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListOutboxMessagesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOutboxMessagesRequest>) {
    gatehouse__authentication__v1__list_outbox_messages_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListOutboxMessagesRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListOutboxMessagesRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "ListOutboxMessagesRequest.client_id")
    self.username = try readString(c.pointee.username, "ListOutboxMessagesRequest.username")
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
    self.state = try readString(c.pointee.state, "ListOutboxMessagesRequest.state")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOutboxMessagesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListOutboxMessagesRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "ListOutboxMessagesRequest.client_id")
    c.pointee.username = try arena.string(self.username, "ListOutboxMessagesRequest.username")
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
    c.pointee.state = try arena.string(self.state, "ListOutboxMessagesRequest.state")
  }
}

extension OutboxMessage: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension OutboxMessage: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.OutboxMessage"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__OutboxMessage>) {
    gatehouse__authentication__v1__outbox_message__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__OutboxMessage>) throws(ProtobufError) {
    self.messageId = try readString(c.pointee.message_id, "OutboxMessage.message_id")
    self.userPoolId = try readString(c.pointee.user_pool_id, "OutboxMessage.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "OutboxMessage.client_id")
    self.username = try readString(c.pointee.username, "OutboxMessage.username")
    self.deliveryMedium = try readString(c.pointee.delivery_medium, "OutboxMessage.delivery_medium")
    self.destination = try readString(c.pointee.destination, "OutboxMessage.destination")
    self.purpose = try readString(c.pointee.purpose, "OutboxMessage.purpose")
    self.code = readBytes(c.pointee.has_code, c.pointee.code)
    self.subject = try readString(c.pointee.subject, "OutboxMessage.subject")
    self.body = readBytes(c.pointee.has_body, c.pointee.body)
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.state = try readString(c.pointee.state, "OutboxMessage.state")
    self.attempts = c.pointee.has_attempts != 0 ? c.pointee.attempts : nil
    self.nextAttemptAtUnixMillis = c.pointee.has_next_attempt_at_unix_millis != 0 ? c.pointee.next_attempt_at_unix_millis : nil
    self.sentAtUnixMillis = c.pointee.has_sent_at_unix_millis != 0 ? c.pointee.sent_at_unix_millis : nil
    self.lastError = try readString(c.pointee.last_error, "OutboxMessage.last_error")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__OutboxMessage>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.message_id = try arena.string(self.messageId, "OutboxMessage.message_id")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "OutboxMessage.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "OutboxMessage.client_id")
    c.pointee.username = try arena.string(self.username, "OutboxMessage.username")
    c.pointee.delivery_medium = try arena.string(self.deliveryMedium, "OutboxMessage.delivery_medium")
    c.pointee.destination = try arena.string(self.destination, "OutboxMessage.destination")
    c.pointee.purpose = try arena.string(self.purpose, "OutboxMessage.purpose")
    if let code = self.code {
      c.pointee.has_code = 1
      c.pointee.code = try arena.data(code)
    }
    c.pointee.subject = try arena.string(self.subject, "OutboxMessage.subject")
    if let body = self.body {
      c.pointee.has_body = 1
      c.pointee.body = try arena.data(body)
    }
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    c.pointee.state = try arena.string(self.state, "OutboxMessage.state")
    if let attempts = self.attempts {
      c.pointee.has_attempts = 1
      c.pointee.attempts = attempts
    }
    if let nextAttemptAtUnixMillis = self.nextAttemptAtUnixMillis {
      c.pointee.has_next_attempt_at_unix_millis = 1
      c.pointee.next_attempt_at_unix_millis = nextAttemptAtUnixMillis
    }
    if let sentAtUnixMillis = self.sentAtUnixMillis {
      c.pointee.has_sent_at_unix_millis = 1
      c.pointee.sent_at_unix_millis = sentAtUnixMillis
    }
    c.pointee.last_error = try arena.string(self.lastError, "OutboxMessage.last_error")
  }
}

extension ListOutboxMessagesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListOutboxMessagesResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListOutboxMessagesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOutboxMessagesResponse>) {
    gatehouse__authentication__v1__list_outbox_messages_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListOutboxMessagesResponse>) throws(ProtobufError) {
    self.messages = try readMessages(c.pointee.n_messages, c.pointee.messages)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOutboxMessagesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_messages = self.messages.count
    c.pointee.messages = try arena.messages(self.messages)
  }
}
