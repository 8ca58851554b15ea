// swift-format-ignore-file
// Generated from Proto/gatehouse/device_registry/v1/interaction_factor.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ShowFactorRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowFactorRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.ShowFactorRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ShowFactorRequest>) {
    gatehouse__device_registry__v1__show_factor_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__ShowFactorRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ShowFactorRequest.user_pool_id")
    self.instanceId = try readString(c.pointee.instance_id, "ShowFactorRequest.instance_id")
    self.policy = try readMessage(c.pointee.policy)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ShowFactorRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ShowFactorRequest.user_pool_id")
    c.pointee.instance_id = try arena.string(self.instanceId, "ShowFactorRequest.instance_id")
    c.pointee.policy = try arena.message(self.policy)
  }
}

extension ShowFactorResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowFactorResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.ShowFactorResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ShowFactorResponse>) {
    gatehouse__device_registry__v1__show_factor_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__ShowFactorResponse>) throws(ProtobufError) {
    self.info = try readMessage(c.pointee.info)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__ShowFactorResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.info = try arena.message(self.info)
  }
}

extension BeginFactorRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BeginFactorRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.BeginFactorRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__BeginFactorRequest>) {
    gatehouse__device_registry__v1__begin_factor_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__BeginFactorRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "BeginFactorRequest.user_pool_id")
    self.instanceId = try readString(c.pointee.instance_id, "BeginFactorRequest.instance_id")
    self.sessionId = try readString(c.pointee.session_id, "BeginFactorRequest.session_id")
    self.isEnrolment = c.pointee.has_is_enrolment != 0 ? c.pointee.is_enrolment != 0 : nil
    self.policy = try readMessage(c.pointee.policy)
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__BeginFactorRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "BeginFactorRequest.user_pool_id")
    c.pointee.instance_id = try arena.string(self.instanceId, "BeginFactorRequest.instance_id")
    c.pointee.session_id = try arena.string(self.sessionId, "BeginFactorRequest.session_id")
    if let isEnrolment = self.isEnrolment {
      c.pointee.has_is_enrolment = 1
      c.pointee.is_enrolment = isEnrolment ? 1 : 0
    }
    c.pointee.policy = try arena.message(self.policy)
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
  }
}

extension BeginFactorResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BeginFactorResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.BeginFactorResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__BeginFactorResponse>) {
    gatehouse__device_registry__v1__begin_factor_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__BeginFactorResponse>) throws(ProtobufError) {
    self.info = try readMessage(c.pointee.info)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__BeginFactorResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.info = try arena.message(self.info)
  }
}

extension AnswerFactorRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AnswerFactorRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.AnswerFactorRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AnswerFactorRequest>) {
    gatehouse__device_registry__v1__answer_factor_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__AnswerFactorRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AnswerFactorRequest.user_pool_id")
    self.instanceId = try readString(c.pointee.instance_id, "AnswerFactorRequest.instance_id")
    self.proof = try readMessage(c.pointee.proof)
    self.sessionId = try readString(c.pointee.session_id, "AnswerFactorRequest.session_id")
    self.isEnrolment = c.pointee.has_is_enrolment != 0 ? c.pointee.is_enrolment != 0 : nil
    self.policy = try readMessage(c.pointee.policy)
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
    self.answer = try readMessage(c.pointee.answer)
    self.newAccount = try readMessage(c.pointee.new_account)
    self.accountId = try readString(c.pointee.account_id, "AnswerFactorRequest.account_id")
    self.isEnded = c.pointee.has_is_ended != 0 ? c.pointee.is_ended != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AnswerFactorRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AnswerFactorRequest.user_pool_id")
    c.pointee.instance_id = try arena.string(self.instanceId, "AnswerFactorRequest.instance_id")
    c.pointee.proof = try arena.message(self.proof)
    c.pointee.session_id = try arena.string(self.sessionId, "AnswerFactorRequest.session_id")
    if let isEnrolment = self.isEnrolment {
      c.pointee.has_is_enrolment = 1
      c.pointee.is_enrolment = isEnrolment ? 1 : 0
    }
    c.pointee.policy = try arena.message(self.policy)
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
    c.pointee.answer = try arena.message(self.answer)
    c.pointee.new_account = try arena.message(self.newAccount)
    c.pointee.account_id = try arena.string(self.accountId, "AnswerFactorRequest.account_id")
    if let isEnded = self.isEnded {
      c.pointee.has_is_ended = 1
      c.pointee.is_ended = isEnded ? 1 : 0
    }
  }
}

extension AnswerFactorResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AnswerFactorResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.AnswerFactorResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AnswerFactorResponse>) {
    gatehouse__device_registry__v1__answer_factor_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__AnswerFactorResponse>) throws(ProtobufError) {
    self.info = try readMessage(c.pointee.info)
    self.isStopped = c.pointee.has_is_stopped != 0 ? c.pointee.is_stopped != 0 : nil
    self.isApproved = c.pointee.has_is_approved != 0 ? c.pointee.is_approved != 0 : nil
    self.isPinProved = c.pointee.has_is_pin_proved != 0 ? c.pointee.is_pin_proved != 0 : nil
    self.isBiometricProved = c.pointee.has_is_biometric_proved != 0 ? c.pointee.is_biometric_proved != 0 : nil
    self.serverProof = readBytes(c.pointee.has_server_proof, c.pointee.server_proof)
    self.account = try readMessage(c.pointee.account)
    self.removedDeviceKeys = try readStrings(c.pointee.n_removed_device_keys, c.pointee.removed_device_keys, "AnswerFactorResponse.removed_device_keys")
    self.isRepeated = c.pointee.has_is_repeated != 0 ? c.pointee.is_repeated != 0 : nil
    self.removedAccounts = try readMessages(c.pointee.n_removed_accounts, c.pointee.removed_accounts)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AnswerFactorResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.info = try arena.message(self.info)
    if let isStopped = self.isStopped {
      c.pointee.has_is_stopped = 1
      c.pointee.is_stopped = isStopped ? 1 : 0
    }
    if let isApproved = self.isApproved {
      c.pointee.has_is_approved = 1
      c.pointee.is_approved = isApproved ? 1 : 0
    }
    if let isPinProved = self.isPinProved {
      c.pointee.has_is_pin_proved = 1
      c.pointee.is_pin_proved = isPinProved ? 1 : 0
    }
    if let isBiometricProved = self.isBiometricProved {
      c.pointee.has_is_biometric_proved = 1
      c.pointee.is_biometric_proved = isBiometricProved ? 1 : 0
    }
    if let serverProof = self.serverProof {
      c.pointee.has_server_proof = 1
      c.pointee.server_proof = try arena.data(serverProof)
    }
    c.pointee.account = try arena.message(self.account)
    c.pointee.n_removed_device_keys = self.removedDeviceKeys.count
    c.pointee.removed_device_keys = try arena.strings(self.removedDeviceKeys, "AnswerFactorResponse.removed_device_keys")
    if let isRepeated = self.isRepeated {
      c.pointee.has_is_repeated = 1
      c.pointee.is_repeated = isRepeated ? 1 : 0
    }
    c.pointee.n_removed_accounts = self.removedAccounts.count
    c.pointee.removed_accounts = try arena.messages(self.removedAccounts)
  }
}

extension StartFlowRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension StartFlowRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.StartFlowRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__StartFlowRequest>) {
    gatehouse__device_registry__v1__start_flow_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__StartFlowRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "StartFlowRequest.user_pool_id")
    self.instanceId = try readString(c.pointee.instance_id, "StartFlowRequest.instance_id")
    self.type = try readString(c.pointee.type, "StartFlowRequest.type")
    self.policy = try readMessage(c.pointee.policy)
    self.validitySeconds = c.pointee.has_validity_seconds != 0 ? c.pointee.validity_seconds : nil
    self.accountId = try readString(c.pointee.account_id, "StartFlowRequest.account_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__StartFlowRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "StartFlowRequest.user_pool_id")
    c.pointee.instance_id = try arena.string(self.instanceId, "StartFlowRequest.instance_id")
    c.pointee.type = try arena.string(self.type, "StartFlowRequest.type")
    c.pointee.policy = try arena.message(self.policy)
    if let validitySeconds = self.validitySeconds {
      c.pointee.has_validity_seconds = 1
      c.pointee.validity_seconds = validitySeconds
    }
    c.pointee.account_id = try arena.string(self.accountId, "StartFlowRequest.account_id")
  }
}

extension StartFlowResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension StartFlowResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.StartFlowResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__StartFlowResponse>) {
    gatehouse__device_registry__v1__start_flow_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__StartFlowResponse>) throws(ProtobufError) {
    self.flowId = try readString(c.pointee.flow_id, "StartFlowResponse.flow_id")
    self.info = try readMessage(c.pointee.info)
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__StartFlowResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.flow_id = try arena.string(self.flowId, "StartFlowResponse.flow_id")
    c.pointee.info = try arena.message(self.info)
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
  }
}

extension AnswerFlowRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AnswerFlowRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.AnswerFlowRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AnswerFlowRequest>) {
    gatehouse__device_registry__v1__answer_flow_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__AnswerFlowRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AnswerFlowRequest.user_pool_id")
    self.instanceId = try readString(c.pointee.instance_id, "AnswerFlowRequest.instance_id")
    self.proof = try readMessage(c.pointee.proof)
    self.flowId = try readString(c.pointee.flow_id, "AnswerFlowRequest.flow_id")
    self.policy = try readMessage(c.pointee.policy)
    self.answer = try readMessage(c.pointee.answer)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AnswerFlowRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AnswerFlowRequest.user_pool_id")
    c.pointee.instance_id = try arena.string(self.instanceId, "AnswerFlowRequest.instance_id")
    c.pointee.proof = try arena.message(self.proof)
    c.pointee.flow_id = try arena.string(self.flowId, "AnswerFlowRequest.flow_id")
    c.pointee.policy = try arena.message(self.policy)
    c.pointee.answer = try arena.message(self.answer)
  }
}

extension AnswerFlowResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AnswerFlowResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.AnswerFlowResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AnswerFlowResponse>) {
    gatehouse__device_registry__v1__answer_flow_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__AnswerFlowResponse>) throws(ProtobufError) {
    self.info = try readMessage(c.pointee.info)
    self.isStopped = c.pointee.has_is_stopped != 0 ? c.pointee.is_stopped != 0 : nil
    self.isDone = c.pointee.has_is_done != 0 ? c.pointee.is_done != 0 : nil
    self.isPinProved = c.pointee.has_is_pin_proved != 0 ? c.pointee.is_pin_proved != 0 : nil
    self.isBiometricProved = c.pointee.has_is_biometric_proved != 0 ? c.pointee.is_biometric_proved != 0 : nil
    self.serverProof = readBytes(c.pointee.has_server_proof, c.pointee.server_proof)
    self.type = try readString(c.pointee.type, "AnswerFlowResponse.type")
    self.isRepeated = c.pointee.has_is_repeated != 0 ? c.pointee.is_repeated != 0 : nil
    self.accountId = try readString(c.pointee.account_id, "AnswerFlowResponse.account_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__AnswerFlowResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.info = try arena.message(self.info)
    if let isStopped = self.isStopped {
      c.pointee.has_is_stopped = 1
      c.pointee.is_stopped = isStopped ? 1 : 0
    }
    if let isDone = self.isDone {
      c.pointee.has_is_done = 1
      c.pointee.is_done = isDone ? 1 : 0
    }
    if let isPinProved = self.isPinProved {
      c.pointee.has_is_pin_proved = 1
      c.pointee.is_pin_proved = isPinProved ? 1 : 0
    }
    if let isBiometricProved = self.isBiometricProved {
      c.pointee.has_is_biometric_proved = 1
      c.pointee.is_biometric_proved = isBiometricProved ? 1 : 0
    }
    if let serverProof = self.serverProof {
      c.pointee.has_server_proof = 1
      c.pointee.server_proof = try arena.data(serverProof)
    }
    c.pointee.type = try arena.string(self.type, "AnswerFlowResponse.type")
    if let isRepeated = self.isRepeated {
      c.pointee.has_is_repeated = 1
      c.pointee.is_repeated = isRepeated ? 1 : 0
    }
    c.pointee.account_id = try arena.string(self.accountId, "AnswerFlowResponse.account_id")
  }
}

extension CancelFlowRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CancelFlowRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.CancelFlowRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__CancelFlowRequest>) {
    gatehouse__device_registry__v1__cancel_flow_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__CancelFlowRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "CancelFlowRequest.user_pool_id")
    self.instanceId = try readString(c.pointee.instance_id, "CancelFlowRequest.instance_id")
    self.flowId = try readString(c.pointee.flow_id, "CancelFlowRequest.flow_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__CancelFlowRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "CancelFlowRequest.user_pool_id")
    c.pointee.instance_id = try arena.string(self.instanceId, "CancelFlowRequest.instance_id")
    c.pointee.flow_id = try arena.string(self.flowId, "CancelFlowRequest.flow_id")
  }
}

extension CancelFlowResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CancelFlowResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.CancelFlowResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__CancelFlowResponse>) {
    gatehouse__device_registry__v1__cancel_flow_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__CancelFlowResponse>) throws(ProtobufError) {
    self.existed = c.pointee.has_existed != 0 ? c.pointee.existed != 0 : nil
    self.type = try readString(c.pointee.type, "CancelFlowResponse.type")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__CancelFlowResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let existed = self.existed {
      c.pointee.has_existed = 1
      c.pointee.existed = existed ? 1 : 0
    }
    c.pointee.type = try arena.string(self.type, "CancelFlowResponse.type")
  }
}

extension UnblockFactorRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UnblockFactorRequest: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.UnblockFactorRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__UnblockFactorRequest>) {
    gatehouse__device_registry__v1__unblock_factor_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__UnblockFactorRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "UnblockFactorRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "UnblockFactorRequest.sub")
    self.accountId = try readString(c.pointee.account_id, "UnblockFactorRequest.account_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__UnblockFactorRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UnblockFactorRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "UnblockFactorRequest.sub")
    c.pointee.account_id = try arena.string(self.accountId, "UnblockFactorRequest.account_id")
  }
}

extension UnblockFactorResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UnblockFactorResponse: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.UnblockFactorResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__UnblockFactorResponse>) {
    gatehouse__device_registry__v1__unblock_factor_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__UnblockFactorResponse>) throws(ProtobufError) {
    self.instanceId = try readString(c.pointee.instance_id, "UnblockFactorResponse.instance_id")
    self.wasBlocked = c.pointee.has_was_blocked != 0 ? c.pointee.was_blocked != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__UnblockFactorResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.instance_id = try arena.string(self.instanceId, "UnblockFactorResponse.instance_id")
    if let wasBlocked = self.wasBlocked {
      c.pointee.has_was_blocked = 1
      c.pointee.was_blocked = wasBlocked ? 1 : 0
    }
  }
}
