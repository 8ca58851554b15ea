// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/function_operator.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension InvokeFunctionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InvokeFunctionRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.InvokeFunctionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InvokeFunctionRequest>) {
    gatehouse__authentication__v1__invoke_function_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__InvokeFunctionRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "InvokeFunctionRequest.user_pool_id")
    self.trigger = try readString(c.pointee.trigger, "InvokeFunctionRequest.trigger")
    self.event = readBytes(c.pointee.has_event, c.pointee.event)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InvokeFunctionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "InvokeFunctionRequest.user_pool_id")
    c.pointee.trigger = try arena.string(self.trigger, "InvokeFunctionRequest.trigger")
    if let event = self.event {
      c.pointee.has_event = 1
      c.pointee.event = try arena.data(event)
    }
  }
}

extension InvokeFunctionResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InvokeFunctionResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.InvokeFunctionResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InvokeFunctionResponse>) {
    gatehouse__authentication__v1__invoke_function_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__InvokeFunctionResponse>) throws(ProtobufError) {
    self.function = try readString(c.pointee.function, "InvokeFunctionResponse.function")
    self.answer = readBytes(c.pointee.has_answer, c.pointee.answer)
    self.failure = try readText(c.pointee.has_failure, c.pointee.failure, "InvokeFunctionResponse.failure")
    self.tookMicros = c.pointee.has_took_micros != 0 ? c.pointee.took_micros : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InvokeFunctionResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.function = try arena.string(self.function, "InvokeFunctionResponse.function")
    if let answer = self.answer {
      c.pointee.has_answer = 1
      c.pointee.answer = try arena.data(answer)
    }
    if let failure = self.failure {
      c.pointee.has_failure = 1
      c.pointee.failure = try arena.data(of: failure)
    }
    if let tookMicros = self.tookMicros {
      c.pointee.has_took_micros = 1
      c.pointee.took_micros = tookMicros
    }
  }
}
