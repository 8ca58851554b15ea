// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/authentication_shared_types.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

enum UserPoolTagsTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolTagsType>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "UserPoolTagsType.entry") ?? ""
      values[key] = try readString(entry.pointee.value, "UserPoolTagsType.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolTagsType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__UserPoolTagsType.self)
    gatehouse__authentication__v1__user_pool_tags_type__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolTagsType__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__Authentication__V1__UserPoolTagsType__EntryEntry.self)
      gatehouse__authentication__v1__user_pool_tags_type__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "UserPoolTagsType.entry")
      entry.pointee.value = try arena.string(value, "UserPoolTagsType.entry")
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

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

extension AttributeType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AttributeType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AttributeType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AttributeType>) {
    gatehouse__authentication__v1__attribute_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AttributeType>) throws(ProtobufError) {
    self.name = try readString(c.pointee.name, "AttributeType.name")
    self.value = try readString(c.pointee.value, "AttributeType.value")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AttributeType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.name = try arena.string(self.name, "AttributeType.name")
    c.pointee.value = try arena.string(self.value, "AttributeType.value")
  }
}

enum AttributeListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AttributeListType>?) throws(ProtobufError) -> [AttributeType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [AttributeType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__AttributeListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__AttributeListType.self)
    gatehouse__authentication__v1__attribute_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
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
  package static let messageName: String = "gatehouse.authentication.v1.AnalyticsMetadataType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AnalyticsMetadataType>) {
    gatehouse__authentication__v1__analytics_metadata_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AnalyticsMetadataType>) throws(ProtobufError) {
    self.analyticsEndpointId = try readString(c.pointee.analytics_endpoint_id, "AnalyticsMetadataType.analytics_endpoint_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AnalyticsMetadataType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
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
  package static let messageName: String = "gatehouse.authentication.v1.UserContextDataType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserContextDataType>) {
    gatehouse__authentication__v1__user_context_data_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UserContextDataType>) throws(ProtobufError) {
    self.ipAddress = try readString(c.pointee.ip_address, "UserContextDataType.ip_address")
    self.encodedData = try readString(c.pointee.encoded_data, "UserContextDataType.encoded_data")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserContextDataType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
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

extension CodeDeliveryDetailsType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CodeDeliveryDetailsType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CodeDeliveryDetailsType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CodeDeliveryDetailsType>) {
    gatehouse__authentication__v1__code_delivery_details_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CodeDeliveryDetailsType>) throws(ProtobufError) {
    self.destination = try readString(c.pointee.destination, "CodeDeliveryDetailsType.destination")
    self.deliveryMedium = try readString(c.pointee.delivery_medium, "CodeDeliveryDetailsType.delivery_medium")
    self.attributeName = try readString(c.pointee.attribute_name, "CodeDeliveryDetailsType.attribute_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CodeDeliveryDetailsType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.destination = try arena.string(self.destination, "CodeDeliveryDetailsType.destination")
    c.pointee.delivery_medium = try arena.string(self.deliveryMedium, "CodeDeliveryDetailsType.delivery_medium")
    c.pointee.attribute_name = try arena.string(self.attributeName, "CodeDeliveryDetailsType.attribute_name")
  }
}

extension MFAOptionType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension MFAOptionType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.MFAOptionType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__MFAOptionType>) {
    gatehouse__authentication__v1__mfaoption_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__MFAOptionType>) throws(ProtobufError) {
    self.deliveryMedium = try readString(c.pointee.delivery_medium, "MFAOptionType.delivery_medium")
    self.attributeName = try readString(c.pointee.attribute_name, "MFAOptionType.attribute_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__MFAOptionType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.delivery_medium = try arena.string(self.deliveryMedium, "MFAOptionType.delivery_medium")
    c.pointee.attribute_name = try arena.string(self.attributeName, "MFAOptionType.attribute_name")
  }
}

enum MFAOptionListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__MFAOptionListType>?) throws(ProtobufError) -> [MFAOptionType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [MFAOptionType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__MFAOptionListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__MFAOptionListType.self)
    gatehouse__authentication__v1__mfaoption_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension UserType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UserType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UserType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserType>) {
    gatehouse__authentication__v1__user_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UserType>) throws(ProtobufError) {
    self.username = try readString(c.pointee.username, "UserType.username")
    self.attributes = try AttributeListTypeWire.read(c.pointee.attributes)
    self.userCreateDateUnixMillis = c.pointee.has_user_create_date_unix_millis != 0 ? c.pointee.user_create_date_unix_millis : nil
    self.userLastModifiedDateUnixMillis = c.pointee.has_user_last_modified_date_unix_millis != 0 ? c.pointee.user_last_modified_date_unix_millis : nil
    self.enabled = c.pointee.has_enabled != 0 ? c.pointee.enabled != 0 : nil
    self.userStatus = try readString(c.pointee.user_status, "UserType.user_status")
    self.mfaOptions = try MFAOptionListTypeWire.read(c.pointee.mfa_options)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.username = try arena.string(self.username, "UserType.username")
    c.pointee.attributes = try AttributeListTypeWire.write(self.attributes, arena)
    if let userCreateDateUnixMillis = self.userCreateDateUnixMillis {
      c.pointee.has_user_create_date_unix_millis = 1
      c.pointee.user_create_date_unix_millis = userCreateDateUnixMillis
    }
    if let userLastModifiedDateUnixMillis = self.userLastModifiedDateUnixMillis {
      c.pointee.has_user_last_modified_date_unix_millis = 1
      c.pointee.user_last_modified_date_unix_millis = userLastModifiedDateUnixMillis
    }
    if let enabled = self.enabled {
      c.pointee.has_enabled = 1
      c.pointee.enabled = enabled ? 1 : 0
    }
    c.pointee.user_status = try arena.string(self.userStatus, "UserType.user_status")
    c.pointee.mfa_options = try MFAOptionListTypeWire.write(self.mfaOptions, arena)
  }
}

enum UserMFASettingListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserMFASettingListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "UserMFASettingListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__UserMFASettingListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__UserMFASettingListType.self)
    gatehouse__authentication__v1__user_mfasetting_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "UserMFASettingListType.member")
    return c
  }
}

extension NewDeviceMetadataType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension NewDeviceMetadataType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.NewDeviceMetadataType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__NewDeviceMetadataType>) {
    gatehouse__authentication__v1__new_device_metadata_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__NewDeviceMetadataType>) throws(ProtobufError) {
    self.deviceKey = try readString(c.pointee.device_key, "NewDeviceMetadataType.device_key")
    self.deviceGroupKey = try readString(c.pointee.device_group_key, "NewDeviceMetadataType.device_group_key")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__NewDeviceMetadataType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.device_key = try arena.string(self.deviceKey, "NewDeviceMetadataType.device_key")
    c.pointee.device_group_key = try arena.string(self.deviceGroupKey, "NewDeviceMetadataType.device_group_key")
  }
}

extension AuthenticationResultType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AuthenticationResultType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AuthenticationResultType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthenticationResultType>) {
    gatehouse__authentication__v1__authentication_result_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AuthenticationResultType>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "AuthenticationResultType.access_token")
    self.expiresIn = c.pointee.has_expires_in != 0 ? c.pointee.expires_in : nil
    self.tokenType = try readString(c.pointee.token_type, "AuthenticationResultType.token_type")
    self.refreshToken = try readText(c.pointee.has_refresh_token, c.pointee.refresh_token, "AuthenticationResultType.refresh_token")
    self.idToken = try readText(c.pointee.has_id_token, c.pointee.id_token, "AuthenticationResultType.id_token")
    self.newDeviceMetadata = try readMessage(c.pointee.new_device_metadata)
    self.refreshTokenExpiresIn = c.pointee.has_refresh_token_expires_in != 0 ? c.pointee.refresh_token_expires_in : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthenticationResultType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    if let expiresIn = self.expiresIn {
      c.pointee.has_expires_in = 1
      c.pointee.expires_in = expiresIn
    }
    c.pointee.token_type = try arena.string(self.tokenType, "AuthenticationResultType.token_type")
    if let refreshToken = self.refreshToken {
      c.pointee.has_refresh_token = 1
      c.pointee.refresh_token = try arena.data(of: refreshToken)
    }
    if let idToken = self.idToken {
      c.pointee.has_id_token = 1
      c.pointee.id_token = try arena.data(of: idToken)
    }
    c.pointee.new_device_metadata = try arena.message(self.newDeviceMetadata)
    if let refreshTokenExpiresIn = self.refreshTokenExpiresIn {
      c.pointee.has_refresh_token_expires_in = 1
      c.pointee.refresh_token_expires_in = refreshTokenExpiresIn
    }
  }
}

enum UsersListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UsersListType>?) throws(ProtobufError) -> [UserType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [UserType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__UsersListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__UsersListType.self)
    gatehouse__authentication__v1__users_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}
