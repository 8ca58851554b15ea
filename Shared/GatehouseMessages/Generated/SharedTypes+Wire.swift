// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/shared_types.proto. Do not edit.

internal import CGatehouseMessages
internal import CLibProtobufC
public import Protobuf

enum OAuthFlowsTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__OAuthFlowsType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "OAuthFlowsType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__OAuthFlowsType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__OAuthFlowsType.self)
    gatehouse__authentication__v1__oauth_flows_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "OAuthFlowsType.member")
    return c
  }
}

enum ScopeListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ScopeListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "ScopeListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__ScopeListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__ScopeListType.self)
    gatehouse__authentication__v1__scope_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "ScopeListType.member")
    return c
  }
}

extension AnalyticsMetadataType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AnalyticsMetadataType: CMessage {
  static let messageName: String = "gatehouse.authentication.v1.AnalyticsMetadataType"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AnalyticsMetadataType>) {
    gatehouse__authentication__v1__analytics_metadata_type__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AnalyticsMetadataType>) throws(ProtobufError) {
    self.analyticsEndpointId = try readString(c.pointee.analytics_endpoint_id, "AnalyticsMetadataType.analytics_endpoint_id")
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AnalyticsMetadataType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.analytics_endpoint_id = try arena.string(self.analyticsEndpointId, "AnalyticsMetadataType.analytics_endpoint_id")
  }
}

extension UserContextDataType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UserContextDataType: CMessage {
  static let messageName: String = "gatehouse.authentication.v1.UserContextDataType"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserContextDataType>) {
    gatehouse__authentication__v1__user_context_data_type__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UserContextDataType>) throws(ProtobufError) {
    self.ipAddress = try readString(c.pointee.ip_address, "UserContextDataType.ip_address")
    self.encodedData = try readString(c.pointee.encoded_data, "UserContextDataType.encoded_data")
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserContextDataType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.ip_address = try arena.string(self.ipAddress, "UserContextDataType.ip_address")
    c.pointee.encoded_data = try arena.string(self.encodedData, "UserContextDataType.encoded_data")
  }
}

enum ClientMetadataTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ClientMetadataType>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "ClientMetadataType.entry") ?? ""
      values[key] = try readString(entry.pointee.value, "ClientMetadataType.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__ClientMetadataType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__ClientMetadataType.self)
    gatehouse__authentication__v1__client_metadata_type__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__Authentication__V1__ClientMetadataType__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__Authentication__V1__ClientMetadataType__EntryEntry.self)
      gatehouse__authentication__v1__client_metadata_type__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "ClientMetadataType.entry")
      entry.pointee.value = try arena.string(value, "ClientMetadataType.entry")
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}
