// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/device.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension DeviceSecretVerifierConfigType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeviceSecretVerifierConfigType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeviceSecretVerifierConfigType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeviceSecretVerifierConfigType>) {
    gatehouse__authentication__v1__device_secret_verifier_config_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeviceSecretVerifierConfigType>) throws(ProtobufError) {
    self.passwordVerifier = try readString(c.pointee.password_verifier, "DeviceSecretVerifierConfigType.password_verifier")
    self.salt = try readString(c.pointee.salt, "DeviceSecretVerifierConfigType.salt")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeviceSecretVerifierConfigType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.password_verifier = try arena.string(self.passwordVerifier, "DeviceSecretVerifierConfigType.password_verifier")
    c.pointee.salt = try arena.string(self.salt, "DeviceSecretVerifierConfigType.salt")
  }
}

extension ConfirmDeviceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ConfirmDeviceRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ConfirmDeviceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmDeviceRequest>) {
    gatehouse__authentication__v1__confirm_device_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ConfirmDeviceRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "ConfirmDeviceRequest.access_token")
    self.deviceKey = try readString(c.pointee.device_key, "ConfirmDeviceRequest.device_key")
    self.deviceSecretVerifierConfig = try readMessage(c.pointee.device_secret_verifier_config)
    self.deviceName = try readString(c.pointee.device_name, "ConfirmDeviceRequest.device_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmDeviceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    c.pointee.device_key = try arena.string(self.deviceKey, "ConfirmDeviceRequest.device_key")
    c.pointee.device_secret_verifier_config = try arena.message(self.deviceSecretVerifierConfig)
    c.pointee.device_name = try arena.string(self.deviceName, "ConfirmDeviceRequest.device_name")
  }
}

extension ConfirmDeviceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ConfirmDeviceResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ConfirmDeviceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmDeviceResponse>) {
    gatehouse__authentication__v1__confirm_device_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ConfirmDeviceResponse>) throws(ProtobufError) {
    self.userConfirmationNecessary = c.pointee.has_user_confirmation_necessary != 0 ? c.pointee.user_confirmation_necessary != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmDeviceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let userConfirmationNecessary = self.userConfirmationNecessary {
      c.pointee.has_user_confirmation_necessary = 1
      c.pointee.user_confirmation_necessary = userConfirmationNecessary ? 1 : 0
    }
  }
}

extension UpdateDeviceStatusRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateDeviceStatusRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateDeviceStatusRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateDeviceStatusRequest>) {
    gatehouse__authentication__v1__update_device_status_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateDeviceStatusRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "UpdateDeviceStatusRequest.access_token")
    self.deviceKey = try readString(c.pointee.device_key, "UpdateDeviceStatusRequest.device_key")
    self.deviceRememberedStatus = try readString(c.pointee.device_remembered_status, "UpdateDeviceStatusRequest.device_remembered_status")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateDeviceStatusRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    c.pointee.device_key = try arena.string(self.deviceKey, "UpdateDeviceStatusRequest.device_key")
    c.pointee.device_remembered_status = try arena.string(self.deviceRememberedStatus, "UpdateDeviceStatusRequest.device_remembered_status")
  }
}

extension UpdateDeviceStatusResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateDeviceStatusResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateDeviceStatusResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateDeviceStatusResponse>) {
    gatehouse__authentication__v1__update_device_status_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateDeviceStatusResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateDeviceStatusResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension GetDeviceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetDeviceRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetDeviceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetDeviceRequest>) {
    gatehouse__authentication__v1__get_device_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetDeviceRequest>) throws(ProtobufError) {
    self.deviceKey = try readString(c.pointee.device_key, "GetDeviceRequest.device_key")
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "GetDeviceRequest.access_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetDeviceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.device_key = try arena.string(self.deviceKey, "GetDeviceRequest.device_key")
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
  }
}

extension DeviceType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeviceType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeviceType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeviceType>) {
    gatehouse__authentication__v1__device_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeviceType>) throws(ProtobufError) {
    self.deviceKey = try readString(c.pointee.device_key, "DeviceType.device_key")
    self.deviceAttributes = try AttributeListTypeWire.read(c.pointee.device_attributes)
    self.deviceCreateDateUnixMillis = c.pointee.has_device_create_date_unix_millis != 0 ? c.pointee.device_create_date_unix_millis : nil
    self.deviceLastModifiedDateUnixMillis = c.pointee.has_device_last_modified_date_unix_millis != 0 ? c.pointee.device_last_modified_date_unix_millis : nil
    self.deviceLastAuthenticatedDateUnixMillis = c.pointee.has_device_last_authenticated_date_unix_millis != 0 ? c.pointee.device_last_authenticated_date_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeviceType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.device_key = try arena.string(self.deviceKey, "DeviceType.device_key")
    c.pointee.device_attributes = try AttributeListTypeWire.write(self.deviceAttributes, arena)
    if let deviceCreateDateUnixMillis = self.deviceCreateDateUnixMillis {
      c.pointee.has_device_create_date_unix_millis = 1
      c.pointee.device_create_date_unix_millis = deviceCreateDateUnixMillis
    }
    if let deviceLastModifiedDateUnixMillis = self.deviceLastModifiedDateUnixMillis {
      c.pointee.has_device_last_modified_date_unix_millis = 1
      c.pointee.device_last_modified_date_unix_millis = deviceLastModifiedDateUnixMillis
    }
    if let deviceLastAuthenticatedDateUnixMillis = self.deviceLastAuthenticatedDateUnixMillis {
      c.pointee.has_device_last_authenticated_date_unix_millis = 1
      c.pointee.device_last_authenticated_date_unix_millis = deviceLastAuthenticatedDateUnixMillis
    }
  }
}

extension GetDeviceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetDeviceResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetDeviceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetDeviceResponse>) {
    gatehouse__authentication__v1__get_device_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetDeviceResponse>) throws(ProtobufError) {
    self.device = try readMessage(c.pointee.device)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetDeviceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.device = try arena.message(self.device)
  }
}

extension ListDevicesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListDevicesRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListDevicesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListDevicesRequest>) {
    gatehouse__authentication__v1__list_devices_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListDevicesRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "ListDevicesRequest.access_token")
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
    self.paginationToken = try readString(c.pointee.pagination_token, "ListDevicesRequest.pagination_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListDevicesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
    c.pointee.pagination_token = try arena.string(self.paginationToken, "ListDevicesRequest.pagination_token")
  }
}

enum DeviceListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeviceListType>?) throws(ProtobufError) -> [DeviceType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [DeviceType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__DeviceListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__DeviceListType.self)
    gatehouse__authentication__v1__device_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension ListDevicesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListDevicesResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListDevicesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListDevicesResponse>) {
    gatehouse__authentication__v1__list_devices_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListDevicesResponse>) throws(ProtobufError) {
    self.devices = try DeviceListTypeWire.read(c.pointee.devices)
    self.paginationToken = try readString(c.pointee.pagination_token, "ListDevicesResponse.pagination_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListDevicesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.devices = try DeviceListTypeWire.write(self.devices, arena)
    c.pointee.pagination_token = try arena.string(self.paginationToken, "ListDevicesResponse.pagination_token")
  }
}

extension ForgetDeviceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ForgetDeviceRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ForgetDeviceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ForgetDeviceRequest>) {
    gatehouse__authentication__v1__forget_device_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ForgetDeviceRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "ForgetDeviceRequest.access_token")
    self.deviceKey = try readString(c.pointee.device_key, "ForgetDeviceRequest.device_key")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ForgetDeviceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    c.pointee.device_key = try arena.string(self.deviceKey, "ForgetDeviceRequest.device_key")
  }
}

extension AdminGetDeviceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminGetDeviceRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminGetDeviceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminGetDeviceRequest>) {
    gatehouse__authentication__v1__admin_get_device_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminGetDeviceRequest>) throws(ProtobufError) {
    self.deviceKey = try readString(c.pointee.device_key, "AdminGetDeviceRequest.device_key")
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminGetDeviceRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminGetDeviceRequest.username")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminGetDeviceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.device_key = try arena.string(self.deviceKey, "AdminGetDeviceRequest.device_key")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminGetDeviceRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminGetDeviceRequest.username")
  }
}

extension AdminGetDeviceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminGetDeviceResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminGetDeviceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminGetDeviceResponse>) {
    gatehouse__authentication__v1__admin_get_device_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminGetDeviceResponse>) throws(ProtobufError) {
    self.device = try readMessage(c.pointee.device)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminGetDeviceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.device = try arena.message(self.device)
  }
}

extension AdminListDevicesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminListDevicesRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminListDevicesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminListDevicesRequest>) {
    gatehouse__authentication__v1__admin_list_devices_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminListDevicesRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminListDevicesRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminListDevicesRequest.username")
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
    self.paginationToken = try readString(c.pointee.pagination_token, "AdminListDevicesRequest.pagination_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminListDevicesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminListDevicesRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminListDevicesRequest.username")
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
    c.pointee.pagination_token = try arena.string(self.paginationToken, "AdminListDevicesRequest.pagination_token")
  }
}

extension AdminListDevicesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminListDevicesResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminListDevicesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminListDevicesResponse>) {
    gatehouse__authentication__v1__admin_list_devices_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminListDevicesResponse>) throws(ProtobufError) {
    self.devices = try DeviceListTypeWire.read(c.pointee.devices)
    self.paginationToken = try readString(c.pointee.pagination_token, "AdminListDevicesResponse.pagination_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminListDevicesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.devices = try DeviceListTypeWire.write(self.devices, arena)
    c.pointee.pagination_token = try arena.string(self.paginationToken, "AdminListDevicesResponse.pagination_token")
  }
}

extension AdminUpdateDeviceStatusRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminUpdateDeviceStatusRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminUpdateDeviceStatusRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminUpdateDeviceStatusRequest>) {
    gatehouse__authentication__v1__admin_update_device_status_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminUpdateDeviceStatusRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminUpdateDeviceStatusRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminUpdateDeviceStatusRequest.username")
    self.deviceKey = try readString(c.pointee.device_key, "AdminUpdateDeviceStatusRequest.device_key")
    self.deviceRememberedStatus = try readString(c.pointee.device_remembered_status, "AdminUpdateDeviceStatusRequest.device_remembered_status")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminUpdateDeviceStatusRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminUpdateDeviceStatusRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminUpdateDeviceStatusRequest.username")
    c.pointee.device_key = try arena.string(self.deviceKey, "AdminUpdateDeviceStatusRequest.device_key")
    c.pointee.device_remembered_status = try arena.string(self.deviceRememberedStatus, "AdminUpdateDeviceStatusRequest.device_remembered_status")
  }
}

extension AdminUpdateDeviceStatusResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminUpdateDeviceStatusResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminUpdateDeviceStatusResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminUpdateDeviceStatusResponse>) {
    gatehouse__authentication__v1__admin_update_device_status_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminUpdateDeviceStatusResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminUpdateDeviceStatusResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension AdminForgetDeviceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminForgetDeviceRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminForgetDeviceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminForgetDeviceRequest>) {
    gatehouse__authentication__v1__admin_forget_device_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminForgetDeviceRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminForgetDeviceRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminForgetDeviceRequest.username")
    self.deviceKey = try readString(c.pointee.device_key, "AdminForgetDeviceRequest.device_key")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminForgetDeviceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminForgetDeviceRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminForgetDeviceRequest.username")
    c.pointee.device_key = try arena.string(self.deviceKey, "AdminForgetDeviceRequest.device_key")
  }
}

extension ForgetDeviceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ForgetDeviceResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ForgetDeviceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ForgetDeviceResponse>) {
    gatehouse__authentication__v1__forget_device_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ForgetDeviceResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ForgetDeviceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension AdminForgetDeviceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminForgetDeviceResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminForgetDeviceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminForgetDeviceResponse>) {
    gatehouse__authentication__v1__admin_forget_device_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminForgetDeviceResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminForgetDeviceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
