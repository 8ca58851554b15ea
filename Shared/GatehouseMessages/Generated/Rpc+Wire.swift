// swift-format-ignore-file
// Generated from Proto/gatehouse/rpc/v1/rpc.proto. Do not edit.

package import CGatehouseMessages
public import Protobuf

extension MetadataEntry: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension MetadataEntry: CMessage {
  package static let messageName: String = "gatehouse.rpc.v1.MetadataEntry"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Rpc__V1__MetadataEntry>) {
    gatehouse__rpc__v1__metadata_entry__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Rpc__V1__MetadataEntry>) throws(ProtobufError) {
    self.key = try readString(c.pointee.key, "MetadataEntry.key")
    self.value = try readString(c.pointee.value, "MetadataEntry.value")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Rpc__V1__MetadataEntry>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.key = try arena.string(self.key, "MetadataEntry.key")
    c.pointee.value = try arena.string(self.value, "MetadataEntry.value")
  }
}

extension Frame: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension Frame: CMessage {
  package static let messageName: String = "gatehouse.rpc.v1.Frame"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Rpc__V1__Frame>) {
    gatehouse__rpc__v1__frame__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Rpc__V1__Frame>) throws(ProtobufError) {
    self.call = try readMessage(c.pointee.call)
    self.reply = try readMessage(c.pointee.reply)
    self.cancel = try readMessage(c.pointee.cancel)
    self.ping = try readMessage(c.pointee.ping)
    self.goAway = try readMessage(c.pointee.go_away)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Rpc__V1__Frame>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.call = try arena.message(self.call)
    c.pointee.reply = try arena.message(self.reply)
    c.pointee.cancel = try arena.message(self.cancel)
    c.pointee.ping = try arena.message(self.ping)
    c.pointee.go_away = try arena.message(self.goAway)
  }
}

extension CallFrame: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CallFrame: CMessage {
  package static let messageName: String = "gatehouse.rpc.v1.CallFrame"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Rpc__V1__CallFrame>) {
    gatehouse__rpc__v1__call_frame__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Rpc__V1__CallFrame>) throws(ProtobufError) {
    self.streamId = c.pointee.has_stream_id != 0 ? c.pointee.stream_id : nil
    self.method = try readString(c.pointee.method, "CallFrame.method")
    self.timeoutMicros = c.pointee.has_timeout_micros != 0 ? c.pointee.timeout_micros : nil
    self.requestId = try readString(c.pointee.request_id, "CallFrame.request_id")
    self.traceparent = try readString(c.pointee.traceparent, "CallFrame.traceparent")
    self.metadata = try readMessages(c.pointee.n_metadata, c.pointee.metadata)
    self.message = readBytes(c.pointee.has_message, c.pointee.message)
    self.deadlineNanos = c.pointee.has_deadline_nanos != 0 ? c.pointee.deadline_nanos : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Rpc__V1__CallFrame>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let streamId = self.streamId {
      c.pointee.has_stream_id = 1
      c.pointee.stream_id = streamId
    }
    c.pointee.method = try arena.string(self.method, "CallFrame.method")
    if let timeoutMicros = self.timeoutMicros {
      c.pointee.has_timeout_micros = 1
      c.pointee.timeout_micros = timeoutMicros
    }
    c.pointee.request_id = try arena.string(self.requestId, "CallFrame.request_id")
    c.pointee.traceparent = try arena.string(self.traceparent, "CallFrame.traceparent")
    c.pointee.n_metadata = self.metadata.count
    c.pointee.metadata = try arena.messages(self.metadata)
    if let message = self.message {
      c.pointee.has_message = 1
      c.pointee.message = try arena.data(message)
    }
    if let deadlineNanos = self.deadlineNanos {
      c.pointee.has_deadline_nanos = 1
      c.pointee.deadline_nanos = deadlineNanos
    }
  }
}

extension ReplyFrame: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReplyFrame: CMessage {
  package static let messageName: String = "gatehouse.rpc.v1.ReplyFrame"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Rpc__V1__ReplyFrame>) {
    gatehouse__rpc__v1__reply_frame__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Rpc__V1__ReplyFrame>) throws(ProtobufError) {
    self.streamId = c.pointee.has_stream_id != 0 ? c.pointee.stream_id : nil
    self.code = c.pointee.has_code != 0 ? c.pointee.code : nil
    self.reason = try readString(c.pointee.reason, "ReplyFrame.reason")
    self.statusMessage = try readString(c.pointee.status_message, "ReplyFrame.status_message")
    self.details = try readMessages(c.pointee.n_details, c.pointee.details)
    self.message = readBytes(c.pointee.has_message, c.pointee.message)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Rpc__V1__ReplyFrame>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let streamId = self.streamId {
      c.pointee.has_stream_id = 1
      c.pointee.stream_id = streamId
    }
    if let code = self.code {
      c.pointee.has_code = 1
      c.pointee.code = code
    }
    c.pointee.reason = try arena.string(self.reason, "ReplyFrame.reason")
    c.pointee.status_message = try arena.string(self.statusMessage, "ReplyFrame.status_message")
    c.pointee.n_details = self.details.count
    c.pointee.details = try arena.messages(self.details)
    if let message = self.message {
      c.pointee.has_message = 1
      c.pointee.message = try arena.data(message)
    }
  }
}

extension CancelFrame: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CancelFrame: CMessage {
  package static let messageName: String = "gatehouse.rpc.v1.CancelFrame"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Rpc__V1__CancelFrame>) {
    gatehouse__rpc__v1__cancel_frame__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Rpc__V1__CancelFrame>) throws(ProtobufError) {
    self.streamId = c.pointee.has_stream_id != 0 ? c.pointee.stream_id : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Rpc__V1__CancelFrame>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let streamId = self.streamId {
      c.pointee.has_stream_id = 1
      c.pointee.stream_id = streamId
    }
  }
}

extension PingFrame: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension PingFrame: CMessage {
  package static let messageName: String = "gatehouse.rpc.v1.PingFrame"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Rpc__V1__PingFrame>) {
    gatehouse__rpc__v1__ping_frame__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Rpc__V1__PingFrame>) throws(ProtobufError) {
    self.opaque = c.pointee.has_opaque != 0 ? c.pointee.opaque : nil
    self.isAcknowledgement = c.pointee.has_is_acknowledgement != 0 ? c.pointee.is_acknowledgement != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Rpc__V1__PingFrame>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let opaque = self.opaque {
      c.pointee.has_opaque = 1
      c.pointee.opaque = opaque
    }
    if let isAcknowledgement = self.isAcknowledgement {
      c.pointee.has_is_acknowledgement = 1
      c.pointee.is_acknowledgement = isAcknowledgement ? 1 : 0
    }
  }
}

extension GoAwayFrame: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GoAwayFrame: CMessage {
  package static let messageName: String = "gatehouse.rpc.v1.GoAwayFrame"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Rpc__V1__GoAwayFrame>) {
    gatehouse__rpc__v1__go_away_frame__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Rpc__V1__GoAwayFrame>) throws(ProtobufError) {
    self.reason = try readString(c.pointee.reason, "GoAwayFrame.reason")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Rpc__V1__GoAwayFrame>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.reason = try arena.string(self.reason, "GoAwayFrame.reason")
  }
}

extension HealthCheckRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension HealthCheckRequest: CMessage {
  package static let messageName: String = "gatehouse.rpc.v1.HealthCheckRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Rpc__V1__HealthCheckRequest>) {
    gatehouse__rpc__v1__health_check_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Rpc__V1__HealthCheckRequest>) throws(ProtobufError) {
    self.service = try readString(c.pointee.service, "HealthCheckRequest.service")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Rpc__V1__HealthCheckRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.service = try arena.string(self.service, "HealthCheckRequest.service")
  }
}

extension HealthCheckResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension HealthCheckResponse: CMessage {
  package static let messageName: String = "gatehouse.rpc.v1.HealthCheckResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Rpc__V1__HealthCheckResponse>) {
    gatehouse__rpc__v1__health_check_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Rpc__V1__HealthCheckResponse>) throws(ProtobufError) {
    self.servingStatus = c.pointee.has_serving_status != 0 ? HealthCheckResponse.ServingStatus(rawValue: c.pointee.serving_status.rawValue) : nil
    self.installation = try readMessages(c.pointee.n_installation, c.pointee.installation)
    self.cause = try readString(c.pointee.cause, "HealthCheckResponse.cause")
    self.cure = try readString(c.pointee.cure, "HealthCheckResponse.cure")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Rpc__V1__HealthCheckResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let servingStatus = self.servingStatus {
      c.pointee.has_serving_status = 1
      c.pointee.serving_status.rawValue = servingStatus.rawValue
    }
    c.pointee.n_installation = self.installation.count
    c.pointee.installation = try arena.messages(self.installation)
    c.pointee.cause = try arena.string(self.cause, "HealthCheckResponse.cause")
    c.pointee.cure = try arena.string(self.cure, "HealthCheckResponse.cure")
  }
}
