// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/provisioned_limit.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

enum StringToStringMapTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StringToStringMapType>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "StringToStringMapType.entry") ?? ""
      values[key] = try readString(entry.pointee.value, "StringToStringMapType.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__StringToStringMapType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__StringToStringMapType.self)
    gatehouse__authentication__v1__string_to_string_map_type__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__Authentication__V1__StringToStringMapType__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__Authentication__V1__StringToStringMapType__EntryEntry.self)
      gatehouse__authentication__v1__string_to_string_map_type__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "StringToStringMapType.entry")
      entry.pointee.value = try arena.string(value, "StringToStringMapType.entry")
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

extension LimitDefinitionType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension LimitDefinitionType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.LimitDefinitionType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__LimitDefinitionType>) {
    gatehouse__authentication__v1__limit_definition_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__LimitDefinitionType>) throws(ProtobufError) {
    self.limitClass = try readString(c.pointee.limit_class, "LimitDefinitionType.limit_class")
    self.attributes = try StringToStringMapTypeWire.read(c.pointee.attributes)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__LimitDefinitionType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.limit_class = try arena.string(self.limitClass, "LimitDefinitionType.limit_class")
    c.pointee.attributes = try StringToStringMapTypeWire.write(self.attributes, arena)
  }
}

extension GetProvisionedLimitRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetProvisionedLimitRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetProvisionedLimitRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetProvisionedLimitRequest>) {
    gatehouse__authentication__v1__get_provisioned_limit_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetProvisionedLimitRequest>) throws(ProtobufError) {
    self.limitDefinition = try readMessage(c.pointee.limit_definition)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetProvisionedLimitRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.limit_definition = try arena.message(self.limitDefinition)
  }
}

extension LimitType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension LimitType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.LimitType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__LimitType>) {
    gatehouse__authentication__v1__limit_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__LimitType>) throws(ProtobufError) {
    self.limitDefinition = try readMessage(c.pointee.limit_definition)
    self.provisionedLimitValue = c.pointee.has_provisioned_limit_value != 0 ? c.pointee.provisioned_limit_value : nil
    self.freeLimitValue = c.pointee.has_free_limit_value != 0 ? c.pointee.free_limit_value : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__LimitType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.limit_definition = try arena.message(self.limitDefinition)
    if let provisionedLimitValue = self.provisionedLimitValue {
      c.pointee.has_provisioned_limit_value = 1
      c.pointee.provisioned_limit_value = provisionedLimitValue
    }
    if let freeLimitValue = self.freeLimitValue {
      c.pointee.has_free_limit_value = 1
      c.pointee.free_limit_value = freeLimitValue
    }
  }
}

extension GetProvisionedLimitResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetProvisionedLimitResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetProvisionedLimitResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetProvisionedLimitResponse>) {
    gatehouse__authentication__v1__get_provisioned_limit_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetProvisionedLimitResponse>) throws(ProtobufError) {
    self.limit = try readMessage(c.pointee.limit)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetProvisionedLimitResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.limit = try arena.message(self.limit)
  }
}

extension UpdateProvisionedLimitRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateProvisionedLimitRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateProvisionedLimitRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateProvisionedLimitRequest>) {
    gatehouse__authentication__v1__update_provisioned_limit_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateProvisionedLimitRequest>) throws(ProtobufError) {
    self.limitDefinition = try readMessage(c.pointee.limit_definition)
    self.requestedLimitValue = c.pointee.has_requested_limit_value != 0 ? c.pointee.requested_limit_value : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateProvisionedLimitRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.limit_definition = try arena.message(self.limitDefinition)
    if let requestedLimitValue = self.requestedLimitValue {
      c.pointee.has_requested_limit_value = 1
      c.pointee.requested_limit_value = requestedLimitValue
    }
  }
}

extension UpdateProvisionedLimitResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateProvisionedLimitResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateProvisionedLimitResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateProvisionedLimitResponse>) {
    gatehouse__authentication__v1__update_provisioned_limit_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateProvisionedLimitResponse>) throws(ProtobufError) {
    self.limit = try readMessage(c.pointee.limit)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateProvisionedLimitResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.limit = try arena.message(self.limit)
  }
}
