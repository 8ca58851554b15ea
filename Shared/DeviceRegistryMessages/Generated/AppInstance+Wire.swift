// swift-format-ignore-file
// Generated from Proto/gatehouse/device_registry/v1/app_instance.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension InstanceProof: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InstanceProof: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.InstanceProof"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__InstanceProof>) {
    gatehouse__device_registry__v1__instance_proof__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__InstanceProof>) throws(ProtobufError) {
    self.dpop = try readString(c.pointee.dpop, "InstanceProof.dpop")
    self.httpMethod = try readString(c.pointee.http_method, "InstanceProof.http_method")
    self.httpUrl = try readString(c.pointee.http_url, "InstanceProof.http_url")
    self.bodySha256 = readBytes(c.pointee.has_body_sha256, c.pointee.body_sha256)
    self.signedAnswer = try readString(c.pointee.signed_answer, "InstanceProof.signed_answer")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__InstanceProof>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.dpop = try arena.string(self.dpop, "InstanceProof.dpop")
    c.pointee.http_method = try arena.string(self.httpMethod, "InstanceProof.http_method")
    c.pointee.http_url = try arena.string(self.httpUrl, "InstanceProof.http_url")
    if let bodySha256 = self.bodySha256 {
      c.pointee.has_body_sha256 = 1
      c.pointee.body_sha256 = try arena.data(bodySha256)
    }
    c.pointee.signed_answer = try arena.string(self.signedAnswer, "InstanceProof.signed_answer")
  }
}

extension AppDescription: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AppDescription: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.AppDescription"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AppDescription>) {
    gatehouse__device_registry__v1__app_description__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__AppDescription>) throws(ProtobufError) {
    self.platform = try readString(c.pointee.platform, "AppDescription.platform")
    self.model = try readString(c.pointee.model, "AppDescription.model")
    self.appVersion = try readString(c.pointee.app_version, "AppDescription.app_version")
    self.protocolVersions = try readStrings(c.pointee.n_protocol_versions, c.pointee.protocol_versions, "AppDescription.protocol_versions")
    self.name = try readString(c.pointee.name, "AppDescription.name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AppDescription>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.platform = try arena.string(self.platform, "AppDescription.platform")
    c.pointee.model = try arena.string(self.model, "AppDescription.model")
    c.pointee.app_version = try arena.string(self.appVersion, "AppDescription.app_version")
    c.pointee.n_protocol_versions = self.protocolVersions.count
    c.pointee.protocol_versions = try arena.strings(self.protocolVersions, "AppDescription.protocol_versions")
    c.pointee.name = try arena.string(self.name, "AppDescription.name")
  }
}

extension PushAddress: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension PushAddress: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.PushAddress"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__PushAddress>) {
    gatehouse__device_registry__v1__push_address__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__PushAddress>) throws(ProtobufError) {
    self.type = try readString(c.pointee.type, "PushAddress.type")
    self.token = try readString(c.pointee.token, "PushAddress.token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__PushAddress>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.type = try arena.string(self.type, "PushAddress.type")
    c.pointee.token = try arena.string(self.token, "PushAddress.token")
  }
}

extension AppInstance: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AppInstance: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.AppInstance"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AppInstance>) {
    gatehouse__device_registry__v1__app_instance__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__AppInstance>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AppInstance.user_pool_id")
    self.instanceId = try readString(c.pointee.instance_id, "AppInstance.instance_id")
    self.description = try readMessage(c.pointee.description)
    self.push = try readMessage(c.pointee.push)
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.accounts = try readMessages(c.pointee.n_accounts, c.pointee.accounts)
    self.factor = try readMessage(c.pointee.factor)
    self.usedAtUnixMillis = c.pointee.has_used_at_unix_millis != 0 ? c.pointee.used_at_unix_millis : nil
    self.publicKey = readBytes(c.pointee.has_public_key, c.pointee.public_key)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AppInstance>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AppInstance.user_pool_id")
    c.pointee.instance_id = try arena.string(self.instanceId, "AppInstance.instance_id")
    c.pointee.description = try arena.message(self.description)
    c.pointee.push = try arena.message(self.push)
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    c.pointee.n_accounts = self.accounts.count
    c.pointee.accounts = try arena.messages(self.accounts)
    c.pointee.factor = try arena.message(self.factor)
    if let usedAtUnixMillis = self.usedAtUnixMillis {
      c.pointee.has_used_at_unix_millis = 1
      c.pointee.used_at_unix_millis = usedAtUnixMillis
    }
    if let publicKey = self.publicKey {
      c.pointee.has_public_key = 1
      c.pointee.public_key = try arena.data(publicKey)
    }
  }
}

extension FactorState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FactorState: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.FactorState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FactorState>) {
    gatehouse__device_registry__v1__factor_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__FactorState>) throws(ProtobufError) {
    self.hasPin = c.pointee.has_has_pin != 0 ? c.pointee.has_pin != 0 : nil
    self.hasBiometric = c.pointee.has_has_biometric != 0 ? c.pointee.has_biometric != 0 : nil
    self.isBlocked = c.pointee.has_is_blocked != 0 ? c.pointee.is_blocked != 0 : nil
    self.failedAttempts = c.pointee.has_failed_attempts != 0 ? c.pointee.failed_attempts : nil
    self.provedAtUnixMillis = c.pointee.has_proved_at_unix_millis != 0 ? c.pointee.proved_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FactorState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let hasPin = self.hasPin {
      c.pointee.has_has_pin = 1
      c.pointee.has_pin = hasPin ? 1 : 0
    }
    if let hasBiometric = self.hasBiometric {
      c.pointee.has_has_biometric = 1
      c.pointee.has_biometric = hasBiometric ? 1 : 0
    }
    if let isBlocked = self.isBlocked {
      c.pointee.has_is_blocked = 1
      c.pointee.is_blocked = isBlocked ? 1 : 0
    }
    if let failedAttempts = self.failedAttempts {
      c.pointee.has_failed_attempts = 1
      c.pointee.failed_attempts = failedAttempts
    }
    if let provedAtUnixMillis = self.provedAtUnixMillis {
      c.pointee.has_proved_at_unix_millis = 1
      c.pointee.proved_at_unix_millis = provedAtUnixMillis
    }
  }
}

extension AppAccount: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AppAccount: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.AppAccount"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AppAccount>) {
    gatehouse__device_registry__v1__app_account__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__AppAccount>) throws(ProtobufError) {
    self.accountId = try readString(c.pointee.account_id, "AppAccount.account_id")
    self.instanceId = try readString(c.pointee.instance_id, "AppAccount.instance_id")
    self.sub = try readString(c.pointee.sub, "AppAccount.sub")
    self.displayName = try readString(c.pointee.display_name, "AppAccount.display_name")
    self.publicKey = readBytes(c.pointee.has_public_key, c.pointee.public_key)
    self.isHeadless = c.pointee.has_is_headless != 0 ? c.pointee.is_headless != 0 : nil
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.usedAtUnixMillis = c.pointee.has_used_at_unix_millis != 0 ? c.pointee.used_at_unix_millis : nil
    self.model = try readString(c.pointee.model, "AppAccount.model")
    self.push = try readMessage(c.pointee.push)
    self.isBlocked = c.pointee.has_is_blocked != 0 ? c.pointee.is_blocked != 0 : nil
    self.failedAttempts = c.pointee.has_failed_attempts != 0 ? c.pointee.failed_attempts : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AppAccount>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.account_id = try arena.string(self.accountId, "AppAccount.account_id")
    c.pointee.instance_id = try arena.string(self.instanceId, "AppAccount.instance_id")
    c.pointee.sub = try arena.string(self.sub, "AppAccount.sub")
    c.pointee.display_name = try arena.string(self.displayName, "AppAccount.display_name")
    if let publicKey = self.publicKey {
      c.pointee.has_public_key = 1
      c.pointee.public_key = try arena.data(publicKey)
    }
    if let isHeadless = self.isHeadless {
      c.pointee.has_is_headless = 1
      c.pointee.is_headless = isHeadless ? 1 : 0
    }
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    if let usedAtUnixMillis = self.usedAtUnixMillis {
      c.pointee.has_used_at_unix_millis = 1
      c.pointee.used_at_unix_millis = usedAtUnixMillis
    }
    c.pointee.model = try arena.string(self.model, "AppAccount.model")
    c.pointee.push = try arena.message(self.push)
    if let isBlocked = self.isBlocked {
      c.pointee.has_is_blocked = 1
      c.pointee.is_blocked = isBlocked ? 1 : 0
    }
    if let failedAttempts = self.failedAttempts {
      c.pointee.has_failed_attempts = 1
      c.pointee.failed_attempts = failedAttempts
    }
  }
}

extension NewAccount: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension NewAccount: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.NewAccount"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__NewAccount>) {
    gatehouse__device_registry__v1__new_account__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__NewAccount>) throws(ProtobufError) {
    self.accountId = try readString(c.pointee.account_id, "NewAccount.account_id")
    self.sub = try readString(c.pointee.sub, "NewAccount.sub")
    self.displayName = try readString(c.pointee.display_name, "NewAccount.display_name")
    self.publicKey = readBytes(c.pointee.has_public_key, c.pointee.public_key)
    self.isHeadless = c.pointee.has_is_headless != 0 ? c.pointee.is_headless != 0 : nil
    self.isSingle = c.pointee.has_is_single != 0 ? c.pointee.is_single != 0 : nil
    self.limit = try readMessage(c.pointee.limit)
    self.isByPasswordAlone = c.pointee.has_is_by_password_alone != 0 ? c.pointee.is_by_password_alone != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__NewAccount>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.account_id = try arena.string(self.accountId, "NewAccount.account_id")
    c.pointee.sub = try arena.string(self.sub, "NewAccount.sub")
    c.pointee.display_name = try arena.string(self.displayName, "NewAccount.display_name")
    if let publicKey = self.publicKey {
      c.pointee.has_public_key = 1
      c.pointee.public_key = try arena.data(publicKey)
    }
    if let isHeadless = self.isHeadless {
      c.pointee.has_is_headless = 1
      c.pointee.is_headless = isHeadless ? 1 : 0
    }
    if let isSingle = self.isSingle {
      c.pointee.has_is_single = 1
      c.pointee.is_single = isSingle ? 1 : 0
    }
    c.pointee.limit = try arena.message(self.limit)
    if let isByPasswordAlone = self.isByPasswordAlone {
      c.pointee.has_is_by_password_alone = 1
      c.pointee.is_by_password_alone = isByPasswordAlone ? 1 : 0
    }
  }
}

extension RegisterInstanceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RegisterInstanceRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.RegisterInstanceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RegisterInstanceRequest>) {
    gatehouse__device_registry__v1__register_instance_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__RegisterInstanceRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "RegisterInstanceRequest.user_pool_id")
    self.proof = try readMessage(c.pointee.proof)
    self.description = try readMessage(c.pointee.description)
    self.push = try readMessage(c.pointee.push)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RegisterInstanceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RegisterInstanceRequest.user_pool_id")
    c.pointee.proof = try arena.message(self.proof)
    c.pointee.description = try arena.message(self.description)
    c.pointee.push = try arena.message(self.push)
  }
}

extension RegisterInstanceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RegisterInstanceResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.RegisterInstanceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RegisterInstanceResponse>) {
    gatehouse__device_registry__v1__register_instance_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__RegisterInstanceResponse>) throws(ProtobufError) {
    self.instance = try readMessage(c.pointee.instance)
    self.existed = c.pointee.has_existed != 0 ? c.pointee.existed != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RegisterInstanceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.instance = try arena.message(self.instance)
    if let existed = self.existed {
      c.pointee.has_existed = 1
      c.pointee.existed = existed ? 1 : 0
    }
  }
}

extension ProveInstanceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ProveInstanceRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.ProveInstanceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ProveInstanceRequest>) {
    gatehouse__device_registry__v1__prove_instance_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__ProveInstanceRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ProveInstanceRequest.user_pool_id")
    self.proof = try readMessage(c.pointee.proof)
    self.isUse = c.pointee.has_is_use != 0 ? c.pointee.is_use != 0 : nil
    self.accountId = try readString(c.pointee.account_id, "ProveInstanceRequest.account_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ProveInstanceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ProveInstanceRequest.user_pool_id")
    c.pointee.proof = try arena.message(self.proof)
    if let isUse = self.isUse {
      c.pointee.has_is_use = 1
      c.pointee.is_use = isUse ? 1 : 0
    }
    c.pointee.account_id = try arena.string(self.accountId, "ProveInstanceRequest.account_id")
  }
}

extension ProveInstanceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ProveInstanceResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.ProveInstanceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ProveInstanceResponse>) {
    gatehouse__device_registry__v1__prove_instance_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__ProveInstanceResponse>) throws(ProtobufError) {
    self.instance = try readMessage(c.pointee.instance)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ProveInstanceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.instance = try arena.message(self.instance)
  }
}

extension UpdateInstanceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateInstanceRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.UpdateInstanceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__UpdateInstanceRequest>) {
    gatehouse__device_registry__v1__update_instance_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__UpdateInstanceRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "UpdateInstanceRequest.user_pool_id")
    self.instanceId = try readString(c.pointee.instance_id, "UpdateInstanceRequest.instance_id")
    self.description = try readMessage(c.pointee.description)
    self.push = try readMessage(c.pointee.push)
    self.gonePushToken = try readString(c.pointee.gone_push_token, "UpdateInstanceRequest.gone_push_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__UpdateInstanceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UpdateInstanceRequest.user_pool_id")
    c.pointee.instance_id = try arena.string(self.instanceId, "UpdateInstanceRequest.instance_id")
    c.pointee.description = try arena.message(self.description)
    c.pointee.push = try arena.message(self.push)
    c.pointee.gone_push_token = try arena.string(self.gonePushToken, "UpdateInstanceRequest.gone_push_token")
  }
}

extension UpdateInstanceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateInstanceResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.UpdateInstanceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__UpdateInstanceResponse>) {
    gatehouse__device_registry__v1__update_instance_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__UpdateInstanceResponse>) throws(ProtobufError) {
    self.instance = try readMessage(c.pointee.instance)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__UpdateInstanceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.instance = try arena.message(self.instance)
  }
}

extension RemoveInstanceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RemoveInstanceRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.RemoveInstanceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveInstanceRequest>) {
    gatehouse__device_registry__v1__remove_instance_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__RemoveInstanceRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "RemoveInstanceRequest.user_pool_id")
    self.instanceId = try readString(c.pointee.instance_id, "RemoveInstanceRequest.instance_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveInstanceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RemoveInstanceRequest.user_pool_id")
    c.pointee.instance_id = try arena.string(self.instanceId, "RemoveInstanceRequest.instance_id")
  }
}

extension RemoveInstanceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RemoveInstanceResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.RemoveInstanceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveInstanceResponse>) {
    gatehouse__device_registry__v1__remove_instance_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__RemoveInstanceResponse>) throws(ProtobufError) {
    self.removedAccounts = try readMessages(c.pointee.n_removed_accounts, c.pointee.removed_accounts)
    self.existed = c.pointee.has_existed != 0 ? c.pointee.existed != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveInstanceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_removed_accounts = self.removedAccounts.count
    c.pointee.removed_accounts = try arena.messages(self.removedAccounts)
    if let existed = self.existed {
      c.pointee.has_existed = 1
      c.pointee.existed = existed ? 1 : 0
    }
  }
}

extension AddAccountRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AddAccountRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.AddAccountRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AddAccountRequest>) {
    gatehouse__device_registry__v1__add_account_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__AddAccountRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AddAccountRequest.user_pool_id")
    self.instanceId = try readString(c.pointee.instance_id, "AddAccountRequest.instance_id")
    self.account = try readMessage(c.pointee.account)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AddAccountRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AddAccountRequest.user_pool_id")
    c.pointee.instance_id = try arena.string(self.instanceId, "AddAccountRequest.instance_id")
    c.pointee.account = try arena.message(self.account)
  }
}

extension AddAccountResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AddAccountResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.AddAccountResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AddAccountResponse>) {
    gatehouse__device_registry__v1__add_account_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__AddAccountResponse>) throws(ProtobufError) {
    self.account = try readMessage(c.pointee.account)
    self.removedDeviceKeys = try readStrings(c.pointee.n_removed_device_keys, c.pointee.removed_device_keys, "AddAccountResponse.removed_device_keys")
    self.removedAccounts = try readMessages(c.pointee.n_removed_accounts, c.pointee.removed_accounts)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AddAccountResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.account = try arena.message(self.account)
    c.pointee.n_removed_device_keys = self.removedDeviceKeys.count
    c.pointee.removed_device_keys = try arena.strings(self.removedDeviceKeys, "AddAccountResponse.removed_device_keys")
    c.pointee.n_removed_accounts = self.removedAccounts.count
    c.pointee.removed_accounts = try arena.messages(self.removedAccounts)
  }
}

extension RemoveAccountRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RemoveAccountRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.RemoveAccountRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveAccountRequest>) {
    gatehouse__device_registry__v1__remove_account_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__RemoveAccountRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "RemoveAccountRequest.user_pool_id")
    self.instanceId = try readString(c.pointee.instance_id, "RemoveAccountRequest.instance_id")
    self.accountId = try readString(c.pointee.account_id, "RemoveAccountRequest.account_id")
    self.policy = try readMessage(c.pointee.policy)
    self.answer = try readMessage(c.pointee.answer)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveAccountRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RemoveAccountRequest.user_pool_id")
    c.pointee.instance_id = try arena.string(self.instanceId, "RemoveAccountRequest.instance_id")
    c.pointee.account_id = try arena.string(self.accountId, "RemoveAccountRequest.account_id")
    c.pointee.policy = try arena.message(self.policy)
    c.pointee.answer = try arena.message(self.answer)
  }
}

extension RemoveAccountResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RemoveAccountResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.RemoveAccountResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveAccountResponse>) {
    gatehouse__device_registry__v1__remove_account_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__RemoveAccountResponse>) throws(ProtobufError) {
    self.info = try readMessage(c.pointee.info)
    self.isStopped = c.pointee.has_is_stopped != 0 ? c.pointee.is_stopped != 0 : nil
    self.removed = try readMessage(c.pointee.removed)
    self.serverProof = readBytes(c.pointee.has_server_proof, c.pointee.server_proof)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__RemoveAccountResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.info = try arena.message(self.info)
    if let isStopped = self.isStopped {
      c.pointee.has_is_stopped = 1
      c.pointee.is_stopped = isStopped ? 1 : 0
    }
    c.pointee.removed = try arena.message(self.removed)
    if let serverProof = self.serverProof {
      c.pointee.has_server_proof = 1
      c.pointee.server_proof = try arena.data(serverProof)
    }
  }
}

extension FindAccountsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FindAccountsRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.FindAccountsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FindAccountsRequest>) {
    gatehouse__device_registry__v1__find_accounts_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__FindAccountsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "FindAccountsRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "FindAccountsRequest.sub")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FindAccountsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "FindAccountsRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "FindAccountsRequest.sub")
  }
}

extension FindAccountsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FindAccountsResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.FindAccountsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FindAccountsResponse>) {
    gatehouse__device_registry__v1__find_accounts_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__FindAccountsResponse>) throws(ProtobufError) {
    self.accounts = try readMessages(c.pointee.n_accounts, c.pointee.accounts)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FindAccountsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_accounts = self.accounts.count
    c.pointee.accounts = try arena.messages(self.accounts)
  }
}
