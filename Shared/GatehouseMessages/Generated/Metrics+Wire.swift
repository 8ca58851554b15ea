// swift-format-ignore-file
// Generated from Proto/gatehouse/runtime/v1/metrics.proto. Do not edit.

package import CGatehouseMessages
public import Protobuf

extension ReadMetricsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReadMetricsRequest: CMessage {
  package static let messageName: String = "gatehouse.runtime.v1.ReadMetricsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Runtime__V1__ReadMetricsRequest>) {
    gatehouse__runtime__v1__read_metrics_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Runtime__V1__ReadMetricsRequest>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Runtime__V1__ReadMetricsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ReadMetricsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReadMetricsResponse: CMessage {
  package static let messageName: String = "gatehouse.runtime.v1.ReadMetricsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Runtime__V1__ReadMetricsResponse>) {
    gatehouse__runtime__v1__read_metrics_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Runtime__V1__ReadMetricsResponse>) throws(ProtobufError) {
    self.instance = try readString(c.pointee.instance, "ReadMetricsResponse.instance")
    self.text = readBytes(c.pointee.has_text, c.pointee.text)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Runtime__V1__ReadMetricsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.instance = try arena.string(self.instance, "ReadMetricsResponse.instance")
    if let text = self.text {
      c.pointee.has_text = 1
      c.pointee.text = try arena.data(text)
    }
  }
}
