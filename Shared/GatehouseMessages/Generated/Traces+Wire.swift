// swift-format-ignore-file
// Generated from Proto/gatehouse/runtime/v1/traces.proto. Do not edit.

package import CGatehouseMessages
public import Protobuf

extension TakeSpansRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TakeSpansRequest: CMessage {
  package static let messageName: String = "gatehouse.runtime.v1.TakeSpansRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Runtime__V1__TakeSpansRequest>) {
    gatehouse__runtime__v1__take_spans_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Runtime__V1__TakeSpansRequest>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Runtime__V1__TakeSpansRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension TakeSpansResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TakeSpansResponse: CMessage {
  package static let messageName: String = "gatehouse.runtime.v1.TakeSpansResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Runtime__V1__TakeSpansResponse>) {
    gatehouse__runtime__v1__take_spans_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Runtime__V1__TakeSpansResponse>) throws(ProtobufError) {
    self.resourceSpans = readBytes(c.pointee.has_resource_spans, c.pointee.resource_spans)
    self.spanCount = c.pointee.has_span_count != 0 ? c.pointee.span_count : nil
    self.isMore = c.pointee.has_is_more != 0 ? c.pointee.is_more != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Runtime__V1__TakeSpansResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let resourceSpans = self.resourceSpans {
      c.pointee.has_resource_spans = 1
      c.pointee.resource_spans = try arena.data(resourceSpans)
    }
    if let spanCount = self.spanCount {
      c.pointee.has_span_count = 1
      c.pointee.span_count = spanCount
    }
    if let isMore = self.isMore {
      c.pointee.has_is_more = 1
      c.pointee.is_more = isMore ? 1 : 0
    }
  }
}
