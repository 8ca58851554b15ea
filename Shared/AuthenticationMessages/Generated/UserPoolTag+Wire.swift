// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool_tag.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension TagResourceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TagResourceRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.TagResourceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TagResourceRequest>) {
    gatehouse__authentication__v1__tag_resource_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__TagResourceRequest>) throws(ProtobufError) {
    self.resourceArn = try readString(c.pointee.resource_arn, "TagResourceRequest.resource_arn")
    self.tags = try UserPoolTagsTypeWire.read(c.pointee.tags)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TagResourceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.resource_arn = try arena.string(self.resourceArn, "TagResourceRequest.resource_arn")
    c.pointee.tags = try UserPoolTagsTypeWire.write(self.tags, arena)
  }
}

extension TagResourceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TagResourceResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.TagResourceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TagResourceResponse>) {
    gatehouse__authentication__v1__tag_resource_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__TagResourceResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TagResourceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

enum UserPoolTagsListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolTagsListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "UserPoolTagsListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolTagsListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__UserPoolTagsListType.self)
    gatehouse__authentication__v1__user_pool_tags_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "UserPoolTagsListType.member")
    return c
  }
}

extension UntagResourceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UntagResourceRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UntagResourceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UntagResourceRequest>) {
    gatehouse__authentication__v1__untag_resource_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UntagResourceRequest>) throws(ProtobufError) {
    self.resourceArn = try readString(c.pointee.resource_arn, "UntagResourceRequest.resource_arn")
    self.tagKeys = try UserPoolTagsListTypeWire.read(c.pointee.tag_keys)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UntagResourceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.resource_arn = try arena.string(self.resourceArn, "UntagResourceRequest.resource_arn")
    c.pointee.tag_keys = try UserPoolTagsListTypeWire.write(self.tagKeys, arena)
  }
}

extension UntagResourceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UntagResourceResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UntagResourceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UntagResourceResponse>) {
    gatehouse__authentication__v1__untag_resource_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UntagResourceResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UntagResourceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ListTagsForResourceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListTagsForResourceRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListTagsForResourceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListTagsForResourceRequest>) {
    gatehouse__authentication__v1__list_tags_for_resource_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListTagsForResourceRequest>) throws(ProtobufError) {
    self.resourceArn = try readString(c.pointee.resource_arn, "ListTagsForResourceRequest.resource_arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListTagsForResourceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.resource_arn = try arena.string(self.resourceArn, "ListTagsForResourceRequest.resource_arn")
  }
}

extension ListTagsForResourceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListTagsForResourceResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListTagsForResourceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListTagsForResourceResponse>) {
    gatehouse__authentication__v1__list_tags_for_resource_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListTagsForResourceResponse>) throws(ProtobufError) {
    self.tags = try UserPoolTagsTypeWire.read(c.pointee.tags)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListTagsForResourceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.tags = try UserPoolTagsTypeWire.write(self.tags, arena)
  }
}
