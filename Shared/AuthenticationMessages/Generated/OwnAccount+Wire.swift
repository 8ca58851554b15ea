// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/own_account.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension DescribeOwnAccountRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeOwnAccountRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeOwnAccountRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeOwnAccountRequest>) {
    gatehouse__authentication__v1__describe_own_account_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeOwnAccountRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "DescribeOwnAccountRequest.access_token")
    self.clientIds = try readStrings(c.pointee.n_client_ids, c.pointee.client_ids, "DescribeOwnAccountRequest.client_ids")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeOwnAccountRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    c.pointee.n_client_ids = self.clientIds.count
    c.pointee.client_ids = try arena.strings(self.clientIds, "DescribeOwnAccountRequest.client_ids")
  }
}

extension DescribeOwnAccountResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeOwnAccountResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeOwnAccountResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeOwnAccountResponse>) {
    gatehouse__authentication__v1__describe_own_account_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeOwnAccountResponse>) throws(ProtobufError) {
    self.clientName = try readString(c.pointee.client_name, "DescribeOwnAccountResponse.client_name")
    self.identities = try readMessages(c.pointee.n_identities, c.pointee.identities)
    self.factorsToAdd = try readStrings(c.pointee.n_factors_to_add, c.pointee.factors_to_add, "DescribeOwnAccountResponse.factors_to_add")
    self.mayAddPasskey = c.pointee.has_may_add_passkey != 0 ? c.pointee.may_add_passkey != 0 : nil
    self.recoveryCodesLeft = c.pointee.has_recovery_codes_left != 0 ? c.pointee.recovery_codes_left : nil
    self.mayRenewRecoveryCodes = c.pointee.has_may_renew_recovery_codes != 0 ? c.pointee.may_renew_recovery_codes != 0 : nil
    self.applications = try readMessages(c.pointee.n_applications, c.pointee.applications)
    self.needsFactor = c.pointee.has_needs_factor != 0 ? c.pointee.needs_factor != 0 : nil
    self.providersToLink = try readStrings(c.pointee.n_providers_to_link, c.pointee.providers_to_link, "DescribeOwnAccountResponse.providers_to_link")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeOwnAccountResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_name = try arena.string(self.clientName, "DescribeOwnAccountResponse.client_name")
    c.pointee.n_identities = self.identities.count
    c.pointee.identities = try arena.messages(self.identities)
    c.pointee.n_factors_to_add = self.factorsToAdd.count
    c.pointee.factors_to_add = try arena.strings(self.factorsToAdd, "DescribeOwnAccountResponse.factors_to_add")
    if let mayAddPasskey = self.mayAddPasskey {
      c.pointee.has_may_add_passkey = 1
      c.pointee.may_add_passkey = mayAddPasskey ? 1 : 0
    }
    if let recoveryCodesLeft = self.recoveryCodesLeft {
      c.pointee.has_recovery_codes_left = 1
      c.pointee.recovery_codes_left = recoveryCodesLeft
    }
    if let mayRenewRecoveryCodes = self.mayRenewRecoveryCodes {
      c.pointee.has_may_renew_recovery_codes = 1
      c.pointee.may_renew_recovery_codes = mayRenewRecoveryCodes ? 1 : 0
    }
    c.pointee.n_applications = self.applications.count
    c.pointee.applications = try arena.messages(self.applications)
    if let needsFactor = self.needsFactor {
      c.pointee.has_needs_factor = 1
      c.pointee.needs_factor = needsFactor ? 1 : 0
    }
    c.pointee.n_providers_to_link = self.providersToLink.count
    c.pointee.providers_to_link = try arena.strings(self.providersToLink, "DescribeOwnAccountResponse.providers_to_link")
  }
}

extension OwnIdentity: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension OwnIdentity: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.OwnIdentity"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__OwnIdentity>) {
    gatehouse__authentication__v1__own_identity__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__OwnIdentity>) throws(ProtobufError) {
    self.provider = try readString(c.pointee.provider, "OwnIdentity.provider")
    self.subject = try readText(c.pointee.has_subject, c.pointee.subject, "OwnIdentity.subject")
    self.isRemovable = c.pointee.has_is_removable != 0 ? c.pointee.is_removable != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__OwnIdentity>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.provider = try arena.string(self.provider, "OwnIdentity.provider")
    if let subject = self.subject {
      c.pointee.has_subject = 1
      c.pointee.subject = try arena.data(of: subject)
    }
    if let isRemovable = self.isRemovable {
      c.pointee.has_is_removable = 1
      c.pointee.is_removable = isRemovable ? 1 : 0
    }
  }
}

extension OwnApplication: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension OwnApplication: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.OwnApplication"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__OwnApplication>) {
    gatehouse__authentication__v1__own_application__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__OwnApplication>) throws(ProtobufError) {
    self.clientId = try readString(c.pointee.client_id, "OwnApplication.client_id")
    self.name = try readString(c.pointee.name, "OwnApplication.name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__OwnApplication>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_id = try arena.string(self.clientId, "OwnApplication.client_id")
    c.pointee.name = try arena.string(self.name, "OwnApplication.name")
  }
}

extension UnlinkOwnIdentityRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UnlinkOwnIdentityRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UnlinkOwnIdentityRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UnlinkOwnIdentityRequest>) {
    gatehouse__authentication__v1__unlink_own_identity_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UnlinkOwnIdentityRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "UnlinkOwnIdentityRequest.access_token")
    self.provider = try readString(c.pointee.provider, "UnlinkOwnIdentityRequest.provider")
    self.subject = try readText(c.pointee.has_subject, c.pointee.subject, "UnlinkOwnIdentityRequest.subject")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UnlinkOwnIdentityRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    c.pointee.provider = try arena.string(self.provider, "UnlinkOwnIdentityRequest.provider")
    if let subject = self.subject {
      c.pointee.has_subject = 1
      c.pointee.subject = try arena.data(of: subject)
    }
  }
}

extension UnlinkOwnIdentityResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UnlinkOwnIdentityResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UnlinkOwnIdentityResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UnlinkOwnIdentityResponse>) {
    gatehouse__authentication__v1__unlink_own_identity_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UnlinkOwnIdentityResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UnlinkOwnIdentityResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ListOwnDevicesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListOwnDevicesRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListOwnDevicesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOwnDevicesRequest>) {
    gatehouse__authentication__v1__list_own_devices_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListOwnDevicesRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "ListOwnDevicesRequest.access_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOwnDevicesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
  }
}

extension ListOwnDevicesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListOwnDevicesResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListOwnDevicesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOwnDevicesResponse>) {
    gatehouse__authentication__v1__list_own_devices_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListOwnDevicesResponse>) throws(ProtobufError) {
    self.devices = try readMessages(c.pointee.n_devices, c.pointee.devices)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOwnDevicesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_devices = self.devices.count
    c.pointee.devices = try arena.messages(self.devices)
  }
}

extension OwnDevice: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension OwnDevice: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.OwnDevice"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__OwnDevice>) {
    gatehouse__authentication__v1__own_device__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__OwnDevice>) throws(ProtobufError) {
    self.deviceKey = try readString(c.pointee.device_key, "OwnDevice.device_key")
    self.name = try readString(c.pointee.name, "OwnDevice.name")
    self.sdk = try readString(c.pointee.sdk, "OwnDevice.sdk")
    self.lastIpAddress = try readString(c.pointee.last_ip_address, "OwnDevice.last_ip_address")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.authenticatedAtUnixMillis = c.pointee.has_authenticated_at_unix_millis != 0 ? c.pointee.authenticated_at_unix_millis : nil
    self.isRemembered = c.pointee.has_is_remembered != 0 ? c.pointee.is_remembered != 0 : nil
    self.isCurrent = c.pointee.has_is_current != 0 ? c.pointee.is_current != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__OwnDevice>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.device_key = try arena.string(self.deviceKey, "OwnDevice.device_key")
    c.pointee.name = try arena.string(self.name, "OwnDevice.name")
    c.pointee.sdk = try arena.string(self.sdk, "OwnDevice.sdk")
    c.pointee.last_ip_address = try arena.string(self.lastIpAddress, "OwnDevice.last_ip_address")
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    if let authenticatedAtUnixMillis = self.authenticatedAtUnixMillis {
      c.pointee.has_authenticated_at_unix_millis = 1
      c.pointee.authenticated_at_unix_millis = authenticatedAtUnixMillis
    }
    if let isRemembered = self.isRemembered {
      c.pointee.has_is_remembered = 1
      c.pointee.is_remembered = isRemembered ? 1 : 0
    }
    if let isCurrent = self.isCurrent {
      c.pointee.has_is_current = 1
      c.pointee.is_current = isCurrent ? 1 : 0
    }
  }
}

extension BeginOwnLinkRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BeginOwnLinkRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.BeginOwnLinkRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BeginOwnLinkRequest>) {
    gatehouse__authentication__v1__begin_own_link_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__BeginOwnLinkRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "BeginOwnLinkRequest.access_token")
    self.provider = try readString(c.pointee.provider, "BeginOwnLinkRequest.provider")
    self.returnUrl = try readText(c.pointee.has_return_url, c.pointee.return_url, "BeginOwnLinkRequest.return_url")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BeginOwnLinkRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    c.pointee.provider = try arena.string(self.provider, "BeginOwnLinkRequest.provider")
    if let returnUrl = self.returnUrl {
      c.pointee.has_return_url = 1
      c.pointee.return_url = try arena.data(of: returnUrl)
    }
  }
}

extension BeginOwnLinkResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BeginOwnLinkResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.BeginOwnLinkResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BeginOwnLinkResponse>) {
    gatehouse__authentication__v1__begin_own_link_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__BeginOwnLinkResponse>) throws(ProtobufError) {
    self.url = try readText(c.pointee.has_url, c.pointee.url, "BeginOwnLinkResponse.url")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BeginOwnLinkResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let url = self.url {
      c.pointee.has_url = 1
      c.pointee.url = try arena.data(of: url)
    }
  }
}

extension FinishOwnLinkRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FinishOwnLinkRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.FinishOwnLinkRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FinishOwnLinkRequest>) {
    gatehouse__authentication__v1__finish_own_link_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__FinishOwnLinkRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "FinishOwnLinkRequest.access_token")
    self.proof = try readText(c.pointee.has_proof, c.pointee.proof, "FinishOwnLinkRequest.proof")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FinishOwnLinkRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    if let proof = self.proof {
      c.pointee.has_proof = 1
      c.pointee.proof = try arena.data(of: proof)
    }
  }
}

extension FinishOwnLinkResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FinishOwnLinkResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.FinishOwnLinkResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FinishOwnLinkResponse>) {
    gatehouse__authentication__v1__finish_own_link_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__FinishOwnLinkResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FinishOwnLinkResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ListOwnActivityRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListOwnActivityRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListOwnActivityRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOwnActivityRequest>) {
    gatehouse__authentication__v1__list_own_activity_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListOwnActivityRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "ListOwnActivityRequest.access_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOwnActivityRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
  }
}

extension ListOwnActivityResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListOwnActivityResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListOwnActivityResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOwnActivityResponse>) {
    gatehouse__authentication__v1__list_own_activity_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListOwnActivityResponse>) throws(ProtobufError) {
    self.activities = try readMessages(c.pointee.n_activities, c.pointee.activities)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOwnActivityResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_activities = self.activities.count
    c.pointee.activities = try arena.messages(self.activities)
  }
}

extension OwnActivity: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension OwnActivity: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.OwnActivity"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__OwnActivity>) {
    gatehouse__authentication__v1__own_activity__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__OwnActivity>) throws(ProtobufError) {
    self.eventId = try readString(c.pointee.event_id, "OwnActivity.event_id")
    self.kind = try readString(c.pointee.kind, "OwnActivity.kind")
    self.response = try readString(c.pointee.response, "OwnActivity.response")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.deviceName = try readString(c.pointee.device_name, "OwnActivity.device_name")
    self.ipAddress = try readString(c.pointee.ip_address, "OwnActivity.ip_address")
    self.city = try readString(c.pointee.city, "OwnActivity.city")
    self.country = try readString(c.pointee.country, "OwnActivity.country")
    self.isBlocked = c.pointee.has_is_blocked != 0 ? c.pointee.is_blocked != 0 : nil
    self.feedback = try readString(c.pointee.feedback, "OwnActivity.feedback")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__OwnActivity>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.event_id = try arena.string(self.eventId, "OwnActivity.event_id")
    c.pointee.kind = try arena.string(self.kind, "OwnActivity.kind")
    c.pointee.response = try arena.string(self.response, "OwnActivity.response")
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    c.pointee.device_name = try arena.string(self.deviceName, "OwnActivity.device_name")
    c.pointee.ip_address = try arena.string(self.ipAddress, "OwnActivity.ip_address")
    c.pointee.city = try arena.string(self.city, "OwnActivity.city")
    c.pointee.country = try arena.string(self.country, "OwnActivity.country")
    if let isBlocked = self.isBlocked {
      c.pointee.has_is_blocked = 1
      c.pointee.is_blocked = isBlocked ? 1 : 0
    }
    c.pointee.feedback = try arena.string(self.feedback, "OwnActivity.feedback")
  }
}

extension DisownActivityRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DisownActivityRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DisownActivityRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DisownActivityRequest>) {
    gatehouse__authentication__v1__disown_activity_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DisownActivityRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "DisownActivityRequest.access_token")
    self.eventId = try readString(c.pointee.event_id, "DisownActivityRequest.event_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DisownActivityRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    c.pointee.event_id = try arena.string(self.eventId, "DisownActivityRequest.event_id")
  }
}

extension DisownActivityResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DisownActivityResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DisownActivityResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DisownActivityResponse>) {
    gatehouse__authentication__v1__disown_activity_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DisownActivityResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DisownActivityResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension RenewRecoveryCodesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RenewRecoveryCodesRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RenewRecoveryCodesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RenewRecoveryCodesRequest>) {
    gatehouse__authentication__v1__renew_recovery_codes_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RenewRecoveryCodesRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "RenewRecoveryCodesRequest.access_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RenewRecoveryCodesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
  }
}

extension RenewRecoveryCodesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RenewRecoveryCodesResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RenewRecoveryCodesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RenewRecoveryCodesResponse>) {
    gatehouse__authentication__v1__renew_recovery_codes_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RenewRecoveryCodesResponse>) throws(ProtobufError) {
    self.codes = try readStrings(c.pointee.n_codes, c.pointee.codes, "RenewRecoveryCodesResponse.codes")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RenewRecoveryCodesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_codes = self.codes.count
    c.pointee.codes = try arena.strings(self.codes, "RenewRecoveryCodesResponse.codes")
  }
}
