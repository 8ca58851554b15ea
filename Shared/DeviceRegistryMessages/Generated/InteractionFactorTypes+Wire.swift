// swift-format-ignore-file
// Generated from Proto/gatehouse/device_registry/v1/interaction_factor_types.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension FactorPolicy: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FactorPolicy: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.FactorPolicy"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FactorPolicy>) {
    gatehouse__device_registry__v1__factor_policy__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__FactorPolicy>) throws(ProtobufError) {
    self.maxAttempts = c.pointee.has_max_attempts != 0 ? c.pointee.max_attempts : nil
    self.penalties = try readMessages(c.pointee.n_penalties, c.pointee.penalties)
    self.maxBiometricsWithoutPin = c.pointee.has_max_biometrics_without_pin != 0 ? c.pointee.max_biometrics_without_pin : nil
    self.maxDaysWithoutPin = c.pointee.has_max_days_without_pin != 0 ? c.pointee.max_days_without_pin : nil
    self.isBiometricsDisabled = c.pointee.has_is_biometrics_disabled != 0 ? c.pointee.is_biometrics_disabled != 0 : nil
    self.isPinChangeByBiometricRefused = c.pointee.has_is_pin_change_by_biometric_refused != 0 ? c.pointee.is_pin_change_by_biometric_refused != 0 : nil
    self.isAllBlockedWithPin = c.pointee.has_is_all_blocked_with_pin != 0 ? c.pointee.is_all_blocked_with_pin != 0 : nil
    self.attestation = try readString(c.pointee.attestation, "FactorPolicy.attestation")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FactorPolicy>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let maxAttempts = self.maxAttempts {
      c.pointee.has_max_attempts = 1
      c.pointee.max_attempts = maxAttempts
    }
    c.pointee.n_penalties = self.penalties.count
    c.pointee.penalties = try arena.messages(self.penalties)
    if let maxBiometricsWithoutPin = self.maxBiometricsWithoutPin {
      c.pointee.has_max_biometrics_without_pin = 1
      c.pointee.max_biometrics_without_pin = maxBiometricsWithoutPin
    }
    if let maxDaysWithoutPin = self.maxDaysWithoutPin {
      c.pointee.has_max_days_without_pin = 1
      c.pointee.max_days_without_pin = maxDaysWithoutPin
    }
    if let isBiometricsDisabled = self.isBiometricsDisabled {
      c.pointee.has_is_biometrics_disabled = 1
      c.pointee.is_biometrics_disabled = isBiometricsDisabled ? 1 : 0
    }
    if let isPinChangeByBiometricRefused = self.isPinChangeByBiometricRefused {
      c.pointee.has_is_pin_change_by_biometric_refused = 1
      c.pointee.is_pin_change_by_biometric_refused = isPinChangeByBiometricRefused ? 1 : 0
    }
    if let isAllBlockedWithPin = self.isAllBlockedWithPin {
      c.pointee.has_is_all_blocked_with_pin = 1
      c.pointee.is_all_blocked_with_pin = isAllBlockedWithPin ? 1 : 0
    }
    c.pointee.attestation = try arena.string(self.attestation, "FactorPolicy.attestation")
  }
}

extension FactorPenalty: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FactorPenalty: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.FactorPenalty"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FactorPenalty>) {
    gatehouse__device_registry__v1__factor_penalty__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__FactorPenalty>) throws(ProtobufError) {
    self.seconds = c.pointee.has_seconds != 0 ? c.pointee.seconds : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FactorPenalty>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let seconds = self.seconds {
      c.pointee.has_seconds = 1
      c.pointee.seconds = seconds
    }
  }
}

extension FactorInfo: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FactorInfo: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.FactorInfo"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FactorInfo>) {
    gatehouse__device_registry__v1__factor_info__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__FactorInfo>) throws(ProtobufError) {
    self.context = try readString(c.pointee.context, "FactorInfo.context")
    self.result = try readString(c.pointee.result, "FactorInfo.result")
    self.retry = c.pointee.has_retry != 0 ? c.pointee.retry != 0 : nil
    self.blocked = c.pointee.has_blocked != 0 ? c.pointee.blocked != 0 : nil
    self.maxAttempts = c.pointee.has_max_attempts != 0 ? c.pointee.max_attempts : nil
    self.failedAttempts = c.pointee.has_failed_attempts != 0 ? c.pointee.failed_attempts : nil
    self.penalisedForSeconds = c.pointee.has_penalised_for_seconds != 0 ? c.pointee.penalised_for_seconds : nil
    self.showBiometrics = c.pointee.has_show_biometrics != 0 ? c.pointee.show_biometrics != 0 : nil
    self.pinRequired = c.pointee.has_pin_required != 0 ? c.pointee.pin_required != 0 : nil
    self.challenge = try readMessage(c.pointee.challenge)
    self.reason = try readString(c.pointee.reason, "FactorInfo.reason")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FactorInfo>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.context = try arena.string(self.context, "FactorInfo.context")
    c.pointee.result = try arena.string(self.result, "FactorInfo.result")
    if let retry = self.retry {
      c.pointee.has_retry = 1
      c.pointee.retry = retry ? 1 : 0
    }
    if let blocked = self.blocked {
      c.pointee.has_blocked = 1
      c.pointee.blocked = blocked ? 1 : 0
    }
    if let maxAttempts = self.maxAttempts {
      c.pointee.has_max_attempts = 1
      c.pointee.max_attempts = maxAttempts
    }
    if let failedAttempts = self.failedAttempts {
      c.pointee.has_failed_attempts = 1
      c.pointee.failed_attempts = failedAttempts
    }
    if let penalisedForSeconds = self.penalisedForSeconds {
      c.pointee.has_penalised_for_seconds = 1
      c.pointee.penalised_for_seconds = penalisedForSeconds
    }
    if let showBiometrics = self.showBiometrics {
      c.pointee.has_show_biometrics = 1
      c.pointee.show_biometrics = showBiometrics ? 1 : 0
    }
    if let pinRequired = self.pinRequired {
      c.pointee.has_pin_required = 1
      c.pointee.pin_required = pinRequired ? 1 : 0
    }
    c.pointee.challenge = try arena.message(self.challenge)
    c.pointee.reason = try arena.string(self.reason, "FactorInfo.reason")
  }
}

extension FactorChallenge: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FactorChallenge: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.FactorChallenge"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FactorChallenge>) {
    gatehouse__device_registry__v1__factor_challenge__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__FactorChallenge>) throws(ProtobufError) {
    self.block = readBytes(c.pointee.has_block, c.pointee.block)
    self.salt = readBytes(c.pointee.has_salt, c.pointee.salt)
    self.serverPublic = readBytes(c.pointee.has_server_public, c.pointee.server_public)
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FactorChallenge>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let block = self.block {
      c.pointee.has_block = 1
      c.pointee.block = try arena.data(block)
    }
    if let salt = self.salt {
      c.pointee.has_salt = 1
      c.pointee.salt = try arena.data(salt)
    }
    if let serverPublic = self.serverPublic {
      c.pointee.has_server_public = 1
      c.pointee.server_public = try arena.data(serverPublic)
    }
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
  }
}

extension FactorAnswer: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FactorAnswer: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.FactorAnswer"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FactorAnswer>) {
    gatehouse__device_registry__v1__factor_answer__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__FactorAnswer>) throws(ProtobufError) {
    self.attemptId = try readString(c.pointee.attempt_id, "FactorAnswer.attempt_id")
    self.block = readBytes(c.pointee.has_block, c.pointee.block)
    self.pin = try readMessage(c.pointee.pin)
    self.biometricSignature = readBytes(c.pointee.has_biometric_signature, c.pointee.biometric_signature)
    self.setPin = try readMessage(c.pointee.set_pin)
    self.setBiometric = try readMessage(c.pointee.set_biometric)
    self.isLost = c.pointee.has_is_lost != 0 ? c.pointee.is_lost != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__FactorAnswer>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.attempt_id = try arena.string(self.attemptId, "FactorAnswer.attempt_id")
    if let block = self.block {
      c.pointee.has_block = 1
      c.pointee.block = try arena.data(block)
    }
    c.pointee.pin = try arena.message(self.pin)
    if let biometricSignature = self.biometricSignature {
      c.pointee.has_biometric_signature = 1
      c.pointee.biometric_signature = try arena.data(biometricSignature)
    }
    c.pointee.set_pin = try arena.message(self.setPin)
    c.pointee.set_biometric = try arena.message(self.setBiometric)
    if let isLost = self.isLost {
      c.pointee.has_is_lost = 1
      c.pointee.is_lost = isLost ? 1 : 0
    }
  }
}

extension PINProof: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension PINProof: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.PINProof"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__PINProof>) {
    gatehouse__device_registry__v1__pinproof__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__PINProof>) throws(ProtobufError) {
    self.clientPublic = readBytes(c.pointee.has_client_public, c.pointee.client_public)
    self.proof = readBytes(c.pointee.has_proof, c.pointee.proof)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__PINProof>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let clientPublic = self.clientPublic {
      c.pointee.has_client_public = 1
      c.pointee.client_public = try arena.data(clientPublic)
    }
    if let proof = self.proof {
      c.pointee.has_proof = 1
      c.pointee.proof = try arena.data(proof)
    }
  }
}

extension NewPIN: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension NewPIN: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.NewPIN"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__NewPIN>) {
    gatehouse__device_registry__v1__new_pin__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__NewPIN>) throws(ProtobufError) {
    self.salt = readBytes(c.pointee.has_salt, c.pointee.salt)
    self.verifier = readBytes(c.pointee.has_verifier, c.pointee.verifier)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__NewPIN>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let salt = self.salt {
      c.pointee.has_salt = 1
      c.pointee.salt = try arena.data(salt)
    }
    if let verifier = self.verifier {
      c.pointee.has_verifier = 1
      c.pointee.verifier = try arena.data(verifier)
    }
  }
}

extension NewBiometric: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension NewBiometric: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.NewBiometric"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__NewBiometric>) {
    gatehouse__device_registry__v1__new_biometric__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__NewBiometric>) throws(ProtobufError) {
    self.publicKey = readBytes(c.pointee.has_public_key, c.pointee.public_key)
    self.attestation = try readString(c.pointee.attestation, "NewBiometric.attestation")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__NewBiometric>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let publicKey = self.publicKey {
      c.pointee.has_public_key = 1
      c.pointee.public_key = try arena.data(publicKey)
    }
    c.pointee.attestation = try arena.string(self.attestation, "NewBiometric.attestation")
  }
}

extension JudgedAnswer: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension JudgedAnswer: CMessage {
  package static let messageName: String = "gatehouse.device_registry.v1.JudgedAnswer"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__JudgedAnswer>) {
    gatehouse__device_registry__v1__judged_answer__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__DeviceRegistry__V1__JudgedAnswer>) throws(ProtobufError) {
    self.info = try readMessage(c.pointee.info)
    self.isStopped = c.pointee.has_is_stopped != 0 ? c.pointee.is_stopped != 0 : nil
    self.isDone = c.pointee.has_is_done != 0 ? c.pointee.is_done != 0 : nil
    self.isPinProved = c.pointee.has_is_pin_proved != 0 ? c.pointee.is_pin_proved != 0 : nil
    self.isBiometricProved = c.pointee.has_is_biometric_proved != 0 ? c.pointee.is_biometric_proved != 0 : nil
    self.serverProof = readBytes(c.pointee.has_server_proof, c.pointee.server_proof)
    self.flowType = try readString(c.pointee.flow_type, "JudgedAnswer.flow_type")
    self.accountId = try readString(c.pointee.account_id, "JudgedAnswer.account_id")
    self.sub = try readString(c.pointee.sub, "JudgedAnswer.sub")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__DeviceRegistry__V1__JudgedAnswer>, _ arena: borrowing MessageArena) throws(ProtobufError) {
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
    c.pointee.flow_type = try arena.string(self.flowType, "JudgedAnswer.flow_type")
    c.pointee.account_id = try arena.string(self.accountId, "JudgedAnswer.account_id")
    c.pointee.sub = try arena.string(self.sub, "JudgedAnswer.sub")
  }
}
