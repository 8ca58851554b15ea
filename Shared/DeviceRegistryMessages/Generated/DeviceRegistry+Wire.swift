// swift-format-ignore-file
// Generated from Proto/gatehouse/device_registry/v1/device_registry.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension DeviceLimit: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeviceLimit: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.DeviceLimit"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__DeviceLimit>) {
    gatehouse__device_registry__v1__device_limit__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__DeviceLimit>) throws(ProtobufError) {
    self.mostDevices = c.pointee.has_most_devices != 0 ? c.pointee.most_devices : nil
    self.removesOldest = c.pointee.has_removes_oldest != 0 ? c.pointee.removes_oldest != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__DeviceLimit>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let mostDevices = self.mostDevices {
      c.pointee.has_most_devices = 1
      c.pointee.most_devices = mostDevices
    }
    if let removesOldest = self.removesOldest {
      c.pointee.has_removes_oldest = 1
      c.pointee.removes_oldest = removesOldest ? 1 : 0
    }
  }
}

extension TrackedDevice: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TrackedDevice: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.TrackedDevice"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__TrackedDevice>) {
    gatehouse__device_registry__v1__tracked_device__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__TrackedDevice>) throws(ProtobufError) {
    self.deviceKey = try readString(c.pointee.device_key, "TrackedDevice.device_key")
    self.name = try readString(c.pointee.name, "TrackedDevice.name")
    self.isRemembered = c.pointee.has_is_remembered != 0 ? c.pointee.is_remembered != 0 : nil
    self.lastIpAddress = try readString(c.pointee.last_ip_address, "TrackedDevice.last_ip_address")
    self.sdk = try readString(c.pointee.sdk, "TrackedDevice.sdk")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.modifiedAtUnixMillis = c.pointee.has_modified_at_unix_millis != 0 ? c.pointee.modified_at_unix_millis : nil
    self.authenticatedAtUnixMillis = c.pointee.has_authenticated_at_unix_millis != 0 ? c.pointee.authenticated_at_unix_millis : nil
    self.isFactorGiven = c.pointee.has_is_factor_given != 0 ? c.pointee.is_factor_given != 0 : nil
    self.kind = try readString(c.pointee.kind, "TrackedDevice.kind")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__TrackedDevice>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.device_key = try arena.string(self.deviceKey, "TrackedDevice.device_key")
    c.pointee.name = try arena.string(self.name, "TrackedDevice.name")
    if let isRemembered = self.isRemembered {
      c.pointee.has_is_remembered = 1
      c.pointee.is_remembered = isRemembered ? 1 : 0
    }
    c.pointee.last_ip_address = try arena.string(self.lastIpAddress, "TrackedDevice.last_ip_address")
    c.pointee.sdk = try arena.string(self.sdk, "TrackedDevice.sdk")
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    if let modifiedAtUnixMillis = self.modifiedAtUnixMillis {
      c.pointee.has_modified_at_unix_millis = 1
      c.pointee.modified_at_unix_millis = modifiedAtUnixMillis
    }
    if let authenticatedAtUnixMillis = self.authenticatedAtUnixMillis {
      c.pointee.has_authenticated_at_unix_millis = 1
      c.pointee.authenticated_at_unix_millis = authenticatedAtUnixMillis
    }
    if let isFactorGiven = self.isFactorGiven {
      c.pointee.has_is_factor_given = 1
      c.pointee.is_factor_given = isFactorGiven ? 1 : 0
    }
    c.pointee.kind = try arena.string(self.kind, "TrackedDevice.kind")
  }
}

extension IssueDeviceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IssueDeviceRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.IssueDeviceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__IssueDeviceRequest>) {
    gatehouse__device_registry__v1__issue_device_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__IssueDeviceRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "IssueDeviceRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "IssueDeviceRequest.sub")
    self.limit = try readMessage(c.pointee.limit)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__IssueDeviceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "IssueDeviceRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "IssueDeviceRequest.sub")
    c.pointee.limit = try arena.message(self.limit)
  }
}

extension IssueDeviceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IssueDeviceResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.IssueDeviceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__IssueDeviceResponse>) {
    gatehouse__device_registry__v1__issue_device_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__IssueDeviceResponse>) throws(ProtobufError) {
    self.deviceKey = try readString(c.pointee.device_key, "IssueDeviceResponse.device_key")
    self.deviceGroupKey = try readString(c.pointee.device_group_key, "IssueDeviceResponse.device_group_key")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__IssueDeviceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.device_key = try arena.string(self.deviceKey, "IssueDeviceResponse.device_key")
    c.pointee.device_group_key = try arena.string(self.deviceGroupKey, "IssueDeviceResponse.device_group_key")
  }
}

extension TrackDeviceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TrackDeviceRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.TrackDeviceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__TrackDeviceRequest>) {
    gatehouse__device_registry__v1__track_device_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__TrackDeviceRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "TrackDeviceRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "TrackDeviceRequest.sub")
    self.deviceKey = try readString(c.pointee.device_key, "TrackDeviceRequest.device_key")
    self.name = try readString(c.pointee.name, "TrackDeviceRequest.name")
    self.srpVerifier = readBytes(c.pointee.has_srp_verifier, c.pointee.srp_verifier)
    self.srpSalt = readBytes(c.pointee.has_srp_salt, c.pointee.srp_salt)
    self.isRemembered = c.pointee.has_is_remembered != 0 ? c.pointee.is_remembered != 0 : nil
    self.limit = try readMessage(c.pointee.limit)
    self.ipAddress = try readString(c.pointee.ip_address, "TrackDeviceRequest.ip_address")
    self.sdk = try readString(c.pointee.sdk, "TrackDeviceRequest.sdk")
    self.isFactorGiven = c.pointee.has_is_factor_given != 0 ? c.pointee.is_factor_given != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__TrackDeviceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "TrackDeviceRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "TrackDeviceRequest.sub")
    c.pointee.device_key = try arena.string(self.deviceKey, "TrackDeviceRequest.device_key")
    c.pointee.name = try arena.string(self.name, "TrackDeviceRequest.name")
    if let srpVerifier = self.srpVerifier {
      c.pointee.has_srp_verifier = 1
      c.pointee.srp_verifier = try arena.data(srpVerifier)
    }
    if let srpSalt = self.srpSalt {
      c.pointee.has_srp_salt = 1
      c.pointee.srp_salt = try arena.data(srpSalt)
    }
    if let isRemembered = self.isRemembered {
      c.pointee.has_is_remembered = 1
      c.pointee.is_remembered = isRemembered ? 1 : 0
    }
    c.pointee.limit = try arena.message(self.limit)
    c.pointee.ip_address = try arena.string(self.ipAddress, "TrackDeviceRequest.ip_address")
    c.pointee.sdk = try arena.string(self.sdk, "TrackDeviceRequest.sdk")
    if let isFactorGiven = self.isFactorGiven {
      c.pointee.has_is_factor_given = 1
      c.pointee.is_factor_given = isFactorGiven ? 1 : 0
    }
  }
}

extension TrackDeviceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TrackDeviceResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.TrackDeviceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__TrackDeviceResponse>) {
    gatehouse__device_registry__v1__track_device_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__TrackDeviceResponse>) throws(ProtobufError) {
    self.removedDeviceKeys = try readStrings(c.pointee.n_removed_device_keys, c.pointee.removed_device_keys, "TrackDeviceResponse.removed_device_keys")
    self.removedAccounts = try readMessages(c.pointee.n_removed_accounts, c.pointee.removed_accounts)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__TrackDeviceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_removed_device_keys = self.removedDeviceKeys.count
    c.pointee.removed_device_keys = try arena.strings(self.removedDeviceKeys, "TrackDeviceResponse.removed_device_keys")
    c.pointee.n_removed_accounts = self.removedAccounts.count
    c.pointee.removed_accounts = try arena.messages(self.removedAccounts)
  }
}

extension RemovedAppAccount: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RemovedAppAccount: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.RemovedAppAccount"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemovedAppAccount>) {
    gatehouse__device_registry__v1__removed_app_account__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__RemovedAppAccount>) throws(ProtobufError) {
    self.accountId = try readString(c.pointee.account_id, "RemovedAppAccount.account_id")
    self.instanceId = try readString(c.pointee.instance_id, "RemovedAppAccount.instance_id")
    self.hasOtherAccounts = c.pointee.has_has_other_accounts != 0 ? c.pointee.has_other_accounts != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemovedAppAccount>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.account_id = try arena.string(self.accountId, "RemovedAppAccount.account_id")
    c.pointee.instance_id = try arena.string(self.instanceId, "RemovedAppAccount.instance_id")
    if let hasOtherAccounts = self.hasOtherAccounts {
      c.pointee.has_has_other_accounts = 1
      c.pointee.has_other_accounts = hasOtherAccounts ? 1 : 0
    }
  }
}

extension FindDeviceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FindDeviceRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.FindDeviceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FindDeviceRequest>) {
    gatehouse__device_registry__v1__find_device_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__FindDeviceRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "FindDeviceRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "FindDeviceRequest.sub")
    self.deviceKey = try readString(c.pointee.device_key, "FindDeviceRequest.device_key")
    self.rememberedForSeconds = c.pointee.has_remembered_for_seconds != 0 ? c.pointee.remembered_for_seconds : nil
    self.expectation = try readMessage(c.pointee.expectation)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FindDeviceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "FindDeviceRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "FindDeviceRequest.sub")
    c.pointee.device_key = try arena.string(self.deviceKey, "FindDeviceRequest.device_key")
    if let rememberedForSeconds = self.rememberedForSeconds {
      c.pointee.has_remembered_for_seconds = 1
      c.pointee.remembered_for_seconds = rememberedForSeconds
    }
    c.pointee.expectation = try arena.message(self.expectation)
  }
}

extension FindDeviceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FindDeviceResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.FindDeviceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FindDeviceResponse>) {
    gatehouse__device_registry__v1__find_device_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__FindDeviceResponse>) throws(ProtobufError) {
    self.device = try readMessage(c.pointee.device)
    self.isProofExpected = c.pointee.has_is_proof_expected != 0 ? c.pointee.is_proof_expected != 0 : nil
    self.challenge = try readMessage(c.pointee.challenge)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FindDeviceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.device = try arena.message(self.device)
    if let isProofExpected = self.isProofExpected {
      c.pointee.has_is_proof_expected = 1
      c.pointee.is_proof_expected = isProofExpected ? 1 : 0
    }
    c.pointee.challenge = try arena.message(self.challenge)
  }
}

extension DeviceChallenge: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeviceChallenge: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.DeviceChallenge"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__DeviceChallenge>) {
    gatehouse__device_registry__v1__device_challenge__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__DeviceChallenge>) throws(ProtobufError) {
    self.srpSalt = readBytes(c.pointee.has_srp_salt, c.pointee.srp_salt)
    self.serverPublic = readBytes(c.pointee.has_server_public, c.pointee.server_public)
    self.sealed = readBytes(c.pointee.has_sealed, c.pointee.sealed)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__DeviceChallenge>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let srpSalt = self.srpSalt {
      c.pointee.has_srp_salt = 1
      c.pointee.srp_salt = try arena.data(srpSalt)
    }
    if let serverPublic = self.serverPublic {
      c.pointee.has_server_public = 1
      c.pointee.server_public = try arena.data(serverPublic)
    }
    if let sealed = self.sealed {
      c.pointee.has_sealed = 1
      c.pointee.sealed = try arena.data(sealed)
    }
  }
}

extension ProofExpectation: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ProofExpectation: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.ProofExpectation"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ProofExpectation>) {
    gatehouse__device_registry__v1__proof_expectation__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__ProofExpectation>) throws(ProtobufError) {
    self.clientPublic = readBytes(c.pointee.has_client_public, c.pointee.client_public)
    self.validitySeconds = c.pointee.has_validity_seconds != 0 ? c.pointee.validity_seconds : nil
    self.session = readBytes(c.pointee.has_session, c.pointee.session)
    self.needsFactor = c.pointee.has_needs_factor != 0 ? c.pointee.needs_factor != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ProofExpectation>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let clientPublic = self.clientPublic {
      c.pointee.has_client_public = 1
      c.pointee.client_public = try arena.data(clientPublic)
    }
    if let validitySeconds = self.validitySeconds {
      c.pointee.has_validity_seconds = 1
      c.pointee.validity_seconds = validitySeconds
    }
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(session)
    }
    if let needsFactor = self.needsFactor {
      c.pointee.has_needs_factor = 1
      c.pointee.needs_factor = needsFactor ? 1 : 0
    }
  }
}

extension PoolDevicePlace: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension PoolDevicePlace: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.PoolDevicePlace"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__PoolDevicePlace>) {
    gatehouse__device_registry__v1__pool_device_place__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__PoolDevicePlace>) throws(ProtobufError) {
    self.authenticatedAtUnixMillis = c.pointee.has_authenticated_at_unix_millis != 0 ? c.pointee.authenticated_at_unix_millis : nil
    self.sub = try readString(c.pointee.sub, "PoolDevicePlace.sub")
    self.deviceKey = try readString(c.pointee.device_key, "PoolDevicePlace.device_key")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__PoolDevicePlace>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let authenticatedAtUnixMillis = self.authenticatedAtUnixMillis {
      c.pointee.has_authenticated_at_unix_millis = 1
      c.pointee.authenticated_at_unix_millis = authenticatedAtUnixMillis
    }
    c.pointee.sub = try arena.string(self.sub, "PoolDevicePlace.sub")
    c.pointee.device_key = try arena.string(self.deviceKey, "PoolDevicePlace.device_key")
  }
}

extension FindPoolDevicesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FindPoolDevicesRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.FindPoolDevicesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FindPoolDevicesRequest>) {
    gatehouse__device_registry__v1__find_pool_devices_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__FindPoolDevicesRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "FindPoolDevicesRequest.user_pool_id")
    self.sdk = try readString(c.pointee.sdk, "FindPoolDevicesRequest.sdk")
    self.isRemembered = c.pointee.has_is_remembered != 0 ? c.pointee.is_remembered != 0 : nil
    self.rememberedForSeconds = c.pointee.has_remembered_for_seconds != 0 ? c.pointee.remembered_for_seconds : nil
    self.unusedSinceUnixMillis = c.pointee.has_unused_since_unix_millis != 0 ? c.pointee.unused_since_unix_millis : nil
    self.after = try readMessage(c.pointee.after)
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FindPoolDevicesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "FindPoolDevicesRequest.user_pool_id")
    c.pointee.sdk = try arena.string(self.sdk, "FindPoolDevicesRequest.sdk")
    if let isRemembered = self.isRemembered {
      c.pointee.has_is_remembered = 1
      c.pointee.is_remembered = isRemembered ? 1 : 0
    }
    if let rememberedForSeconds = self.rememberedForSeconds {
      c.pointee.has_remembered_for_seconds = 1
      c.pointee.remembered_for_seconds = rememberedForSeconds
    }
    if let unusedSinceUnixMillis = self.unusedSinceUnixMillis {
      c.pointee.has_unused_since_unix_millis = 1
      c.pointee.unused_since_unix_millis = unusedSinceUnixMillis
    }
    c.pointee.after = try arena.message(self.after)
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
  }
}

extension OwnedDevice: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension OwnedDevice: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.OwnedDevice"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__OwnedDevice>) {
    gatehouse__device_registry__v1__owned_device__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__OwnedDevice>) throws(ProtobufError) {
    self.sub = try readString(c.pointee.sub, "OwnedDevice.sub")
    self.device = try readMessage(c.pointee.device)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__OwnedDevice>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.sub = try arena.string(self.sub, "OwnedDevice.sub")
    c.pointee.device = try arena.message(self.device)
  }
}

extension FindPoolDevicesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FindPoolDevicesResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.FindPoolDevicesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FindPoolDevicesResponse>) {
    gatehouse__device_registry__v1__find_pool_devices_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__FindPoolDevicesResponse>) throws(ProtobufError) {
    self.devices = try readMessages(c.pointee.n_devices, c.pointee.devices)
    self.next = try readMessage(c.pointee.next)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FindPoolDevicesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_devices = self.devices.count
    c.pointee.devices = try arena.messages(self.devices)
    c.pointee.next = try arena.message(self.next)
  }
}

extension FindDevicesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FindDevicesRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.FindDevicesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FindDevicesRequest>) {
    gatehouse__device_registry__v1__find_devices_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__FindDevicesRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "FindDevicesRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "FindDevicesRequest.sub")
    self.isRememberedOnly = c.pointee.has_is_remembered_only != 0 ? c.pointee.is_remembered_only != 0 : nil
    self.rememberedForSeconds = c.pointee.has_remembered_for_seconds != 0 ? c.pointee.remembered_for_seconds : nil
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
    self.afterDeviceKey = try readString(c.pointee.after_device_key, "FindDevicesRequest.after_device_key")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FindDevicesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "FindDevicesRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "FindDevicesRequest.sub")
    if let isRememberedOnly = self.isRememberedOnly {
      c.pointee.has_is_remembered_only = 1
      c.pointee.is_remembered_only = isRememberedOnly ? 1 : 0
    }
    if let rememberedForSeconds = self.rememberedForSeconds {
      c.pointee.has_remembered_for_seconds = 1
      c.pointee.remembered_for_seconds = rememberedForSeconds
    }
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
    c.pointee.after_device_key = try arena.string(self.afterDeviceKey, "FindDevicesRequest.after_device_key")
  }
}

extension FindDevicesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FindDevicesResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.FindDevicesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FindDevicesResponse>) {
    gatehouse__device_registry__v1__find_devices_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__FindDevicesResponse>) throws(ProtobufError) {
    self.devices = try readMessages(c.pointee.n_devices, c.pointee.devices)
    self.isCut = c.pointee.has_is_cut != 0 ? c.pointee.is_cut != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FindDevicesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_devices = self.devices.count
    c.pointee.devices = try arena.messages(self.devices)
    if let isCut = self.isCut {
      c.pointee.has_is_cut = 1
      c.pointee.is_cut = isCut ? 1 : 0
    }
  }
}

extension RememberDeviceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RememberDeviceRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.RememberDeviceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RememberDeviceRequest>) {
    gatehouse__device_registry__v1__remember_device_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__RememberDeviceRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "RememberDeviceRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "RememberDeviceRequest.sub")
    self.deviceKey = try readString(c.pointee.device_key, "RememberDeviceRequest.device_key")
    self.isRemembered = c.pointee.has_is_remembered != 0 ? c.pointee.is_remembered != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RememberDeviceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RememberDeviceRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "RememberDeviceRequest.sub")
    c.pointee.device_key = try arena.string(self.deviceKey, "RememberDeviceRequest.device_key")
    if let isRemembered = self.isRemembered {
      c.pointee.has_is_remembered = 1
      c.pointee.is_remembered = isRemembered ? 1 : 0
    }
  }
}

extension RememberDeviceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RememberDeviceResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.RememberDeviceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RememberDeviceResponse>) {
    gatehouse__device_registry__v1__remember_device_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__RememberDeviceResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RememberDeviceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension RemoveDeviceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RemoveDeviceRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.RemoveDeviceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveDeviceRequest>) {
    gatehouse__device_registry__v1__remove_device_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__RemoveDeviceRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "RemoveDeviceRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "RemoveDeviceRequest.sub")
    self.deviceKey = try readString(c.pointee.device_key, "RemoveDeviceRequest.device_key")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveDeviceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RemoveDeviceRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "RemoveDeviceRequest.sub")
    c.pointee.device_key = try arena.string(self.deviceKey, "RemoveDeviceRequest.device_key")
  }
}

extension RemoveDeviceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RemoveDeviceResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.RemoveDeviceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveDeviceResponse>) {
    gatehouse__device_registry__v1__remove_device_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__RemoveDeviceResponse>) throws(ProtobufError) {
    self.existed = c.pointee.has_existed != 0 ? c.pointee.existed != 0 : nil
    self.instanceId = try readString(c.pointee.instance_id, "RemoveDeviceResponse.instance_id")
    self.hasOtherAccounts = c.pointee.has_has_other_accounts != 0 ? c.pointee.has_other_accounts != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveDeviceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let existed = self.existed {
      c.pointee.has_existed = 1
      c.pointee.existed = existed ? 1 : 0
    }
    c.pointee.instance_id = try arena.string(self.instanceId, "RemoveDeviceResponse.instance_id")
    if let hasOtherAccounts = self.hasOtherAccounts {
      c.pointee.has_has_other_accounts = 1
      c.pointee.has_other_accounts = hasOtherAccounts ? 1 : 0
    }
  }
}

extension ExpectDeviceProofRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ExpectDeviceProofRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.ExpectDeviceProofRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ExpectDeviceProofRequest>) {
    gatehouse__device_registry__v1__expect_device_proof_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__ExpectDeviceProofRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ExpectDeviceProofRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "ExpectDeviceProofRequest.sub")
    self.deviceKey = try readString(c.pointee.device_key, "ExpectDeviceProofRequest.device_key")
    self.clientPublic = readBytes(c.pointee.has_client_public, c.pointee.client_public)
    self.validitySeconds = c.pointee.has_validity_seconds != 0 ? c.pointee.validity_seconds : nil
    self.session = readBytes(c.pointee.has_session, c.pointee.session)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ExpectDeviceProofRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ExpectDeviceProofRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "ExpectDeviceProofRequest.sub")
    c.pointee.device_key = try arena.string(self.deviceKey, "ExpectDeviceProofRequest.device_key")
    if let clientPublic = self.clientPublic {
      c.pointee.has_client_public = 1
      c.pointee.client_public = try arena.data(clientPublic)
    }
    if let validitySeconds = self.validitySeconds {
      c.pointee.has_validity_seconds = 1
      c.pointee.validity_seconds = validitySeconds
    }
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(session)
    }
  }
}

extension ExpectDeviceProofResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ExpectDeviceProofResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.ExpectDeviceProofResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ExpectDeviceProofResponse>) {
    gatehouse__device_registry__v1__expect_device_proof_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__ExpectDeviceProofResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ExpectDeviceProofResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ClaimDeviceProofRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ClaimDeviceProofRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.ClaimDeviceProofRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ClaimDeviceProofRequest>) {
    gatehouse__device_registry__v1__claim_device_proof_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__ClaimDeviceProofRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ClaimDeviceProofRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "ClaimDeviceProofRequest.sub")
    self.deviceKey = try readString(c.pointee.device_key, "ClaimDeviceProofRequest.device_key")
    self.clientPublic = readBytes(c.pointee.has_client_public, c.pointee.client_public)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ClaimDeviceProofRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ClaimDeviceProofRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "ClaimDeviceProofRequest.sub")
    c.pointee.device_key = try arena.string(self.deviceKey, "ClaimDeviceProofRequest.device_key")
    if let clientPublic = self.clientPublic {
      c.pointee.has_client_public = 1
      c.pointee.client_public = try arena.data(clientPublic)
    }
  }
}

extension ClaimDeviceProofResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ClaimDeviceProofResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.ClaimDeviceProofResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ClaimDeviceProofResponse>) {
    gatehouse__device_registry__v1__claim_device_proof_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__ClaimDeviceProofResponse>) throws(ProtobufError) {
    self.session = readBytes(c.pointee.has_session, c.pointee.session)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ClaimDeviceProofResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(session)
    }
  }
}

extension BeginDeviceProofRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BeginDeviceProofRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.BeginDeviceProofRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__BeginDeviceProofRequest>) {
    gatehouse__device_registry__v1__begin_device_proof_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__BeginDeviceProofRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "BeginDeviceProofRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "BeginDeviceProofRequest.sub")
    self.deviceKey = try readString(c.pointee.device_key, "BeginDeviceProofRequest.device_key")
    self.validitySeconds = c.pointee.has_validity_seconds != 0 ? c.pointee.validity_seconds : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__BeginDeviceProofRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "BeginDeviceProofRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "BeginDeviceProofRequest.sub")
    c.pointee.device_key = try arena.string(self.deviceKey, "BeginDeviceProofRequest.device_key")
    if let validitySeconds = self.validitySeconds {
      c.pointee.has_validity_seconds = 1
      c.pointee.validity_seconds = validitySeconds
    }
  }
}

extension BeginDeviceProofResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BeginDeviceProofResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.BeginDeviceProofResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__BeginDeviceProofResponse>) {
    gatehouse__device_registry__v1__begin_device_proof_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__BeginDeviceProofResponse>) throws(ProtobufError) {
    self.challenge = try readMessage(c.pointee.challenge)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__BeginDeviceProofResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.challenge = try arena.message(self.challenge)
  }
}

extension FinishDeviceProofRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FinishDeviceProofRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.FinishDeviceProofRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FinishDeviceProofRequest>) {
    gatehouse__device_registry__v1__finish_device_proof_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__FinishDeviceProofRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "FinishDeviceProofRequest.user_pool_id")
    self.deviceKey = try readString(c.pointee.device_key, "FinishDeviceProofRequest.device_key")
    self.secretBlock = readBytes(c.pointee.has_secret_block, c.pointee.secret_block)
    self.signature = readBytes(c.pointee.has_signature, c.pointee.signature)
    self.timestamp = try readString(c.pointee.timestamp, "FinishDeviceProofRequest.timestamp")
    self.rememberedForSeconds = c.pointee.has_remembered_for_seconds != 0 ? c.pointee.remembered_for_seconds : nil
    self.sub = try readString(c.pointee.sub, "FinishDeviceProofRequest.sub")
    self.challenge = readBytes(c.pointee.has_challenge, c.pointee.challenge)
    self.clientPublic = readBytes(c.pointee.has_client_public, c.pointee.client_public)
    self.serverPublic = readBytes(c.pointee.has_server_public, c.pointee.server_public)
    self.ipAddress = try readString(c.pointee.ip_address, "FinishDeviceProofRequest.ip_address")
    self.sdk = try readString(c.pointee.sdk, "FinishDeviceProofRequest.sdk")
    self.isFactorGiven = c.pointee.has_is_factor_given != 0 ? c.pointee.is_factor_given != 0 : nil
    self.tokensFollow = c.pointee.has_tokens_follow != 0 ? c.pointee.tokens_follow != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FinishDeviceProofRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "FinishDeviceProofRequest.user_pool_id")
    c.pointee.device_key = try arena.string(self.deviceKey, "FinishDeviceProofRequest.device_key")
    if let secretBlock = self.secretBlock {
      c.pointee.has_secret_block = 1
      c.pointee.secret_block = try arena.data(secretBlock)
    }
    if let signature = self.signature {
      c.pointee.has_signature = 1
      c.pointee.signature = try arena.data(signature)
    }
    c.pointee.timestamp = try arena.string(self.timestamp, "FinishDeviceProofRequest.timestamp")
    if let rememberedForSeconds = self.rememberedForSeconds {
      c.pointee.has_remembered_for_seconds = 1
      c.pointee.remembered_for_seconds = rememberedForSeconds
    }
    c.pointee.sub = try arena.string(self.sub, "FinishDeviceProofRequest.sub")
    if let challenge = self.challenge {
      c.pointee.has_challenge = 1
      c.pointee.challenge = try arena.data(challenge)
    }
    if let clientPublic = self.clientPublic {
      c.pointee.has_client_public = 1
      c.pointee.client_public = try arena.data(clientPublic)
    }
    if let serverPublic = self.serverPublic {
      c.pointee.has_server_public = 1
      c.pointee.server_public = try arena.data(serverPublic)
    }
    c.pointee.ip_address = try arena.string(self.ipAddress, "FinishDeviceProofRequest.ip_address")
    c.pointee.sdk = try arena.string(self.sdk, "FinishDeviceProofRequest.sdk")
    if let isFactorGiven = self.isFactorGiven {
      c.pointee.has_is_factor_given = 1
      c.pointee.is_factor_given = isFactorGiven ? 1 : 0
    }
    if let tokensFollow = self.tokensFollow {
      c.pointee.has_tokens_follow = 1
      c.pointee.tokens_follow = tokensFollow ? 1 : 0
    }
  }
}

extension FinishDeviceProofResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FinishDeviceProofResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.FinishDeviceProofResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FinishDeviceProofResponse>) {
    gatehouse__device_registry__v1__finish_device_proof_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__FinishDeviceProofResponse>) throws(ProtobufError) {
    self.device = try readMessage(c.pointee.device)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FinishDeviceProofResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.device = try arena.message(self.device)
  }
}

extension ProveBrowserRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ProveBrowserRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.ProveBrowserRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ProveBrowserRequest>) {
    gatehouse__device_registry__v1__prove_browser_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__ProveBrowserRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ProveBrowserRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "ProveBrowserRequest.sub")
    self.proofs = try readMessages(c.pointee.n_proofs, c.pointee.proofs)
    self.challengeId = readBytes(c.pointee.has_challenge_id, c.pointee.challenge_id)
    self.challengeExpiresAtUnixMillis = c.pointee.has_challenge_expires_at_unix_millis != 0 ? c.pointee.challenge_expires_at_unix_millis : nil
    self.rememberedForSeconds = c.pointee.has_remembered_for_seconds != 0 ? c.pointee.remembered_for_seconds : nil
    self.ipAddress = try readString(c.pointee.ip_address, "ProveBrowserRequest.ip_address")
    self.sdk = try readString(c.pointee.sdk, "ProveBrowserRequest.sdk")
    self.isFactorGiven = c.pointee.has_is_factor_given != 0 ? c.pointee.is_factor_given != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ProveBrowserRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ProveBrowserRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "ProveBrowserRequest.sub")
    c.pointee.n_proofs = self.proofs.count
    c.pointee.proofs = try arena.messages(self.proofs)
    if let challengeId = self.challengeId {
      c.pointee.has_challenge_id = 1
      c.pointee.challenge_id = try arena.data(challengeId)
    }
    if let challengeExpiresAtUnixMillis = self.challengeExpiresAtUnixMillis {
      c.pointee.has_challenge_expires_at_unix_millis = 1
      c.pointee.challenge_expires_at_unix_millis = challengeExpiresAtUnixMillis
    }
    if let rememberedForSeconds = self.rememberedForSeconds {
      c.pointee.has_remembered_for_seconds = 1
      c.pointee.remembered_for_seconds = rememberedForSeconds
    }
    c.pointee.ip_address = try arena.string(self.ipAddress, "ProveBrowserRequest.ip_address")
    c.pointee.sdk = try arena.string(self.sdk, "ProveBrowserRequest.sdk")
    if let isFactorGiven = self.isFactorGiven {
      c.pointee.has_is_factor_given = 1
      c.pointee.is_factor_given = isFactorGiven ? 1 : 0
    }
  }
}

extension BrowserProof: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BrowserProof: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.BrowserProof"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__BrowserProof>) {
    gatehouse__device_registry__v1__browser_proof__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__BrowserProof>) throws(ProtobufError) {
    self.hash = readBytes(c.pointee.has_hash, c.pointee.hash)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__BrowserProof>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let hash = self.hash {
      c.pointee.has_hash = 1
      c.pointee.hash = try arena.data(hash)
    }
  }
}

extension ProveBrowserResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ProveBrowserResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.ProveBrowserResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ProveBrowserResponse>) {
    gatehouse__device_registry__v1__prove_browser_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__ProveBrowserResponse>) throws(ProtobufError) {
    self.device = try readMessage(c.pointee.device)
    self.isSpent = c.pointee.has_is_spent != 0 ? c.pointee.is_spent != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ProveBrowserResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.device = try arena.message(self.device)
    if let isSpent = self.isSpent {
      c.pointee.has_is_spent = 1
      c.pointee.is_spent = isSpent ? 1 : 0
    }
  }
}

extension TrackBrowserRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TrackBrowserRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.TrackBrowserRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__TrackBrowserRequest>) {
    gatehouse__device_registry__v1__track_browser_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__TrackBrowserRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "TrackBrowserRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "TrackBrowserRequest.sub")
    self.proofHash = readBytes(c.pointee.has_proof_hash, c.pointee.proof_hash)
    self.name = try readString(c.pointee.name, "TrackBrowserRequest.name")
    self.isAskedFor = c.pointee.has_is_asked_for != 0 ? c.pointee.is_asked_for != 0 : nil
    self.limit = try readMessage(c.pointee.limit)
    self.ipAddress = try readString(c.pointee.ip_address, "TrackBrowserRequest.ip_address")
    self.sdk = try readString(c.pointee.sdk, "TrackBrowserRequest.sdk")
    self.isFactorGiven = c.pointee.has_is_factor_given != 0 ? c.pointee.is_factor_given != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__TrackBrowserRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "TrackBrowserRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "TrackBrowserRequest.sub")
    if let proofHash = self.proofHash {
      c.pointee.has_proof_hash = 1
      c.pointee.proof_hash = try arena.data(proofHash)
    }
    c.pointee.name = try arena.string(self.name, "TrackBrowserRequest.name")
    if let isAskedFor = self.isAskedFor {
      c.pointee.has_is_asked_for = 1
      c.pointee.is_asked_for = isAskedFor ? 1 : 0
    }
    c.pointee.limit = try arena.message(self.limit)
    c.pointee.ip_address = try arena.string(self.ipAddress, "TrackBrowserRequest.ip_address")
    c.pointee.sdk = try arena.string(self.sdk, "TrackBrowserRequest.sdk")
    if let isFactorGiven = self.isFactorGiven {
      c.pointee.has_is_factor_given = 1
      c.pointee.is_factor_given = isFactorGiven ? 1 : 0
    }
  }
}

extension TrackBrowserResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TrackBrowserResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.TrackBrowserResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__TrackBrowserResponse>) {
    gatehouse__device_registry__v1__track_browser_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__TrackBrowserResponse>) throws(ProtobufError) {
    self.deviceKey = try readString(c.pointee.device_key, "TrackBrowserResponse.device_key")
    self.removedDeviceKeys = try readStrings(c.pointee.n_removed_device_keys, c.pointee.removed_device_keys, "TrackBrowserResponse.removed_device_keys")
    self.removedAccounts = try readMessages(c.pointee.n_removed_accounts, c.pointee.removed_accounts)
    self.isNew = c.pointee.has_is_new != 0 ? c.pointee.is_new != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__TrackBrowserResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.device_key = try arena.string(self.deviceKey, "TrackBrowserResponse.device_key")
    c.pointee.n_removed_device_keys = self.removedDeviceKeys.count
    c.pointee.removed_device_keys = try arena.strings(self.removedDeviceKeys, "TrackBrowserResponse.removed_device_keys")
    c.pointee.n_removed_accounts = self.removedAccounts.count
    c.pointee.removed_accounts = try arena.messages(self.removedAccounts)
    if let isNew = self.isNew {
      c.pointee.has_is_new = 1
      c.pointee.is_new = isNew ? 1 : 0
    }
  }
}

extension RemoveUserDevicesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RemoveUserDevicesRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.RemoveUserDevicesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveUserDevicesRequest>) {
    gatehouse__device_registry__v1__remove_user_devices_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__RemoveUserDevicesRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "RemoveUserDevicesRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "RemoveUserDevicesRequest.sub")
    self.browsersOnly = c.pointee.has_browsers_only != 0 ? c.pointee.browsers_only != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveUserDevicesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RemoveUserDevicesRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "RemoveUserDevicesRequest.sub")
    if let browsersOnly = self.browsersOnly {
      c.pointee.has_browsers_only = 1
      c.pointee.browsers_only = browsersOnly ? 1 : 0
    }
  }
}

extension RemoveUserDevicesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RemoveUserDevicesResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.RemoveUserDevicesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveUserDevicesResponse>) {
    gatehouse__device_registry__v1__remove_user_devices_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__RemoveUserDevicesResponse>) throws(ProtobufError) {
    self.deviceKeys = try readStrings(c.pointee.n_device_keys, c.pointee.device_keys, "RemoveUserDevicesResponse.device_keys")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveUserDevicesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_device_keys = self.deviceKeys.count
    c.pointee.device_keys = try arena.strings(self.deviceKeys, "RemoveUserDevicesResponse.device_keys")
  }
}

extension RemoveUserPoolDevicesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RemoveUserPoolDevicesRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.RemoveUserPoolDevicesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveUserPoolDevicesRequest>) {
    gatehouse__device_registry__v1__remove_user_pool_devices_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__RemoveUserPoolDevicesRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "RemoveUserPoolDevicesRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveUserPoolDevicesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RemoveUserPoolDevicesRequest.user_pool_id")
  }
}

extension RemoveUserPoolDevicesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RemoveUserPoolDevicesResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.RemoveUserPoolDevicesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveUserPoolDevicesResponse>) {
    gatehouse__device_registry__v1__remove_user_pool_devices_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__RemoveUserPoolDevicesResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveUserPoolDevicesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
