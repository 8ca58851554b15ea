// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/refusal_record.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension RefusedRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RefusedRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RefusedRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RefusedRequest>) {
    gatehouse__authentication__v1__refused_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RefusedRequest>) throws(ProtobufError) {
    self.atUnixMillis = c.pointee.has_at_unix_millis != 0 ? c.pointee.at_unix_millis : nil
    self.requestId = try readString(c.pointee.request_id, "RefusedRequest.request_id")
    self.operation = try readString(c.pointee.operation, "RefusedRequest.operation")
    self.accessKeyId = try readString(c.pointee.access_key_id, "RefusedRequest.access_key_id")
    self.isKeyProved = c.pointee.has_is_key_proved != 0 ? c.pointee.is_key_proved != 0 : nil
    self.sourceIp = try readString(c.pointee.source_ip, "RefusedRequest.source_ip")
    self.userAgent = try readString(c.pointee.user_agent, "RefusedRequest.user_agent")
    self.exception = try readString(c.pointee.exception, "RefusedRequest.exception")
    self.reason = try readString(c.pointee.reason, "RefusedRequest.reason")
    self.userPoolId = try readString(c.pointee.user_pool_id, "RefusedRequest.user_pool_id")
    self.isIdentity = c.pointee.has_is_identity != 0 ? c.pointee.is_identity != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RefusedRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let atUnixMillis = self.atUnixMillis {
      c.pointee.has_at_unix_millis = 1
      c.pointee.at_unix_millis = atUnixMillis
    }
    c.pointee.request_id = try arena.string(self.requestId, "RefusedRequest.request_id")
    c.pointee.operation = try arena.string(self.operation, "RefusedRequest.operation")
    c.pointee.access_key_id = try arena.string(self.accessKeyId, "RefusedRequest.access_key_id")
    if let isKeyProved = self.isKeyProved {
      c.pointee.has_is_key_proved = 1
      c.pointee.is_key_proved = isKeyProved ? 1 : 0
    }
    c.pointee.source_ip = try arena.string(self.sourceIp, "RefusedRequest.source_ip")
    c.pointee.user_agent = try arena.string(self.userAgent, "RefusedRequest.user_agent")
    c.pointee.exception = try arena.string(self.exception, "RefusedRequest.exception")
    c.pointee.reason = try arena.string(self.reason, "RefusedRequest.reason")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RefusedRequest.user_pool_id")
    if let isIdentity = self.isIdentity {
      c.pointee.has_is_identity = 1
      c.pointee.is_identity = isIdentity ? 1 : 0
    }
  }
}

extension UnrecordedRefusals: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UnrecordedRefusals: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UnrecordedRefusals"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UnrecordedRefusals>) {
    gatehouse__authentication__v1__unrecorded_refusals__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UnrecordedRefusals>) throws(ProtobufError) {
    self.requestId = try readString(c.pointee.request_id, "UnrecordedRefusals.request_id")
    self.count = c.pointee.has_count != 0 ? c.pointee.count : nil
    self.firstUnixMillis = c.pointee.has_first_unix_millis != 0 ? c.pointee.first_unix_millis : nil
    self.lastUnixMillis = c.pointee.has_last_unix_millis != 0 ? c.pointee.last_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UnrecordedRefusals>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.request_id = try arena.string(self.requestId, "UnrecordedRefusals.request_id")
    if let count = self.count {
      c.pointee.has_count = 1
      c.pointee.count = count
    }
    if let firstUnixMillis = self.firstUnixMillis {
      c.pointee.has_first_unix_millis = 1
      c.pointee.first_unix_millis = firstUnixMillis
    }
    if let lastUnixMillis = self.lastUnixMillis {
      c.pointee.has_last_unix_millis = 1
      c.pointee.last_unix_millis = lastUnixMillis
    }
  }
}

extension RecordRefusalsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RecordRefusalsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RecordRefusalsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RecordRefusalsRequest>) {
    gatehouse__authentication__v1__record_refusals_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RecordRefusalsRequest>) throws(ProtobufError) {
    self.refusals = try readMessages(c.pointee.n_refusals, c.pointee.refusals)
    self.unrecorded = try readMessage(c.pointee.unrecorded)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RecordRefusalsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_refusals = self.refusals.count
    c.pointee.refusals = try arena.messages(self.refusals)
    c.pointee.unrecorded = try arena.message(self.unrecorded)
  }
}

extension RecordRefusalsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RecordRefusalsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RecordRefusalsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RecordRefusalsResponse>) {
    gatehouse__authentication__v1__record_refusals_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RecordRefusalsResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RecordRefusalsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
