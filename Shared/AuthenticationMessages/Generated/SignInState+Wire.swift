// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/sign_in_state.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension SealedSignInState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SealedSignInState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SealedSignInState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SealedSignInState>) {
    gatehouse__authentication__v1__sealed_sign_in_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SealedSignInState>) throws(ProtobufError) {
    self.id = readBytes(c.pointee.has_id, c.pointee.id)
    self.username = try readText(c.pointee.has_username, c.pointee.username, "SealedSignInState.username")
    self.sub = try readText(c.pointee.has_sub, c.pointee.sub, "SealedSignInState.sub")
    self.enteredName = try readText(c.pointee.has_entered_name, c.pointee.entered_name, "SealedSignInState.entered_name")
    self.deviceKey = try readText(c.pointee.has_device_key, c.pointee.device_key, "SealedSignInState.device_key")
    self.salt = readBytes(c.pointee.has_salt, c.pointee.salt)
    self.clientPublic = readBytes(c.pointee.has_client_public, c.pointee.client_public)
    self.answeredChallenge = readBytes(c.pointee.has_answered_challenge, c.pointee.answered_challenge)
    self.isAdministrators = c.pointee.has_is_administrators != 0 ? c.pointee.is_administrators != 0 : nil
    self.isFactorGiven = c.pointee.has_is_factor_given != 0 ? c.pointee.is_factor_given != 0 : nil
    self.isWithoutPassword = c.pointee.has_is_without_password != 0 ? c.pointee.is_without_password != 0 : nil
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
    self.customFlow = try readMessage(c.pointee.custom_flow)
    self.proofs = try readMessages(c.pointee.n_proofs, c.pointee.proofs)
    self.door = try readString(c.pointee.door, "SealedSignInState.door")
    self.targetLevels = try readStrings(c.pointee.n_target_levels, c.pointee.target_levels, "SealedSignInState.target_levels")
    self.isByChoice = c.pointee.has_is_by_choice != 0 ? c.pointee.is_by_choice != 0 : nil
    self.eventId = try readString(c.pointee.event_id, "SealedSignInState.event_id")
    self.risk = try readMessage(c.pointee.risk)
    self.passwordVerifier = try readMessage(c.pointee.password_verifier)
    self.newPasswordRequired = try readMessage(c.pointee.new_password_required)
    self.secondFactor = try readMessage(c.pointee.second_factor)
    self.selectMfaType = try readMessage(c.pointee.select_mfa_type)
    self.factorSetUp = try readMessage(c.pointee.factor_set_up)
    self.deviceProof = try readMessage(c.pointee.device_proof)
    self.customChallenge = try readMessage(c.pointee.custom_challenge)
    self.selectChallenge = try readMessage(c.pointee.select_challenge)
    self.firstFactorCode = try readMessage(c.pointee.first_factor_code)
    self.passkeyChallenge = try readMessage(c.pointee.passkey_challenge)
    self.browser = try readMessage(c.pointee.browser)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SealedSignInState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let id = self.id {
      c.pointee.has_id = 1
      c.pointee.id = try arena.data(id)
    }
    if let username = self.username {
      c.pointee.has_username = 1
      c.pointee.username = try arena.data(of: username)
    }
    if let sub = self.sub {
      c.pointee.has_sub = 1
      c.pointee.sub = try arena.data(of: sub)
    }
    if let enteredName = self.enteredName {
      c.pointee.has_entered_name = 1
      c.pointee.entered_name = try arena.data(of: enteredName)
    }
    if let deviceKey = self.deviceKey {
      c.pointee.has_device_key = 1
      c.pointee.device_key = try arena.data(of: deviceKey)
    }
    if let salt = self.salt {
      c.pointee.has_salt = 1
      c.pointee.salt = try arena.data(salt)
    }
    if let clientPublic = self.clientPublic {
      c.pointee.has_client_public = 1
      c.pointee.client_public = try arena.data(clientPublic)
    }
    if let answeredChallenge = self.answeredChallenge {
      c.pointee.has_answered_challenge = 1
      c.pointee.answered_challenge = try arena.data(answeredChallenge)
    }
    if let isAdministrators = self.isAdministrators {
      c.pointee.has_is_administrators = 1
      c.pointee.is_administrators = isAdministrators ? 1 : 0
    }
    if let isFactorGiven = self.isFactorGiven {
      c.pointee.has_is_factor_given = 1
      c.pointee.is_factor_given = isFactorGiven ? 1 : 0
    }
    if let isWithoutPassword = self.isWithoutPassword {
      c.pointee.has_is_without_password = 1
      c.pointee.is_without_password = isWithoutPassword ? 1 : 0
    }
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
    c.pointee.custom_flow = try arena.message(self.customFlow)
    c.pointee.n_proofs = self.proofs.count
    c.pointee.proofs = try arena.messages(self.proofs)
    c.pointee.door = try arena.string(self.door, "SealedSignInState.door")
    c.pointee.n_target_levels = self.targetLevels.count
    c.pointee.target_levels = try arena.strings(self.targetLevels, "SealedSignInState.target_levels")
    if let isByChoice = self.isByChoice {
      c.pointee.has_is_by_choice = 1
      c.pointee.is_by_choice = isByChoice ? 1 : 0
    }
    c.pointee.event_id = try arena.string(self.eventId, "SealedSignInState.event_id")
    c.pointee.risk = try arena.message(self.risk)
    c.pointee.password_verifier = try arena.message(self.passwordVerifier)
    c.pointee.new_password_required = try arena.message(self.newPasswordRequired)
    c.pointee.second_factor = try arena.message(self.secondFactor)
    c.pointee.select_mfa_type = try arena.message(self.selectMfaType)
    c.pointee.factor_set_up = try arena.message(self.factorSetUp)
    c.pointee.device_proof = try arena.message(self.deviceProof)
    c.pointee.custom_challenge = try arena.message(self.customChallenge)
    c.pointee.select_challenge = try arena.message(self.selectChallenge)
    c.pointee.first_factor_code = try arena.message(self.firstFactorCode)
    c.pointee.passkey_challenge = try arena.message(self.passkeyChallenge)
    c.pointee.browser = try arena.message(self.browser)
  }
}

extension SignInBrowserState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SignInBrowserState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SignInBrowserState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SignInBrowserState>) {
    gatehouse__authentication__v1__sign_in_browser_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SignInBrowserState>) throws(ProtobufError) {
    self.key = readBytes(c.pointee.has_key, c.pointee.key)
    self.cookie = readBytes(c.pointee.has_cookie, c.pointee.cookie)
    self.challengeId = readBytes(c.pointee.has_challenge_id, c.pointee.challenge_id)
    self.challengeExpiresAtUnixMillis = c.pointee.has_challenge_expires_at_unix_millis != 0 ? c.pointee.challenge_expires_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SignInBrowserState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let key = self.key {
      c.pointee.has_key = 1
      c.pointee.key = try arena.data(key)
    }
    if let cookie = self.cookie {
      c.pointee.has_cookie = 1
      c.pointee.cookie = try arena.data(cookie)
    }
    if let challengeId = self.challengeId {
      c.pointee.has_challenge_id = 1
      c.pointee.challenge_id = try arena.data(challengeId)
    }
    if let challengeExpiresAtUnixMillis = self.challengeExpiresAtUnixMillis {
      c.pointee.has_challenge_expires_at_unix_millis = 1
      c.pointee.challenge_expires_at_unix_millis = challengeExpiresAtUnixMillis
    }
  }
}

extension SignInRiskState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SignInRiskState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SignInRiskState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SignInRiskState>) {
    gatehouse__authentication__v1__sign_in_risk_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SignInRiskState>) throws(ProtobufError) {
    self.score = c.pointee.has_score != 0 ? c.pointee.score : nil
    self.action = try readString(c.pointee.action, "SignInRiskState.action")
    self.notifies = c.pointee.has_notifies != 0 ? c.pointee.notifies != 0 : nil
    self.network = try readString(c.pointee.network, "SignInRiskState.network")
    self.evidence = try readMessage(c.pointee.evidence)
    self.alone = try readMessage(c.pointee.alone)
    self.byDevice = try readMessage(c.pointee.by_device)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SignInRiskState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let score = self.score {
      c.pointee.has_score = 1
      c.pointee.score = score
    }
    c.pointee.action = try arena.string(self.action, "SignInRiskState.action")
    if let notifies = self.notifies {
      c.pointee.has_notifies = 1
      c.pointee.notifies = notifies ? 1 : 0
    }
    c.pointee.network = try arena.string(self.network, "SignInRiskState.network")
    c.pointee.evidence = try arena.message(self.evidence)
    c.pointee.alone = try arena.message(self.alone)
    c.pointee.by_device = try arena.message(self.byDevice)
  }
}

extension CustomFlowState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CustomFlowState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CustomFlowState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CustomFlowState>) {
    gatehouse__authentication__v1__custom_flow_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CustomFlowState>) throws(ProtobufError) {
    self.deviceKey = try readText(c.pointee.has_device_key, c.pointee.device_key, "CustomFlowState.device_key")
    self.clientPublic = readBytes(c.pointee.has_client_public, c.pointee.client_public)
    self.rounds = try readMessages(c.pointee.n_rounds, c.pointee.rounds)
    self.end = try readString(c.pointee.end, "CustomFlowState.end")
    self.endDeviceKey = try readText(c.pointee.has_end_device_key, c.pointee.end_device_key, "CustomFlowState.end_device_key")
    self.approval = try readMessage(c.pointee.approval)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CustomFlowState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let deviceKey = self.deviceKey {
      c.pointee.has_device_key = 1
      c.pointee.device_key = try arena.data(of: deviceKey)
    }
    if let clientPublic = self.clientPublic {
      c.pointee.has_client_public = 1
      c.pointee.client_public = try arena.data(clientPublic)
    }
    c.pointee.n_rounds = self.rounds.count
    c.pointee.rounds = try arena.messages(self.rounds)
    c.pointee.end = try arena.string(self.end, "CustomFlowState.end")
    if let endDeviceKey = self.endDeviceKey {
      c.pointee.has_end_device_key = 1
      c.pointee.end_device_key = try arena.data(of: endDeviceKey)
    }
    c.pointee.approval = try arena.message(self.approval)
  }
}

extension CustomRoundState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CustomRoundState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CustomRoundState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CustomRoundState>) {
    gatehouse__authentication__v1__custom_round_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CustomRoundState>) throws(ProtobufError) {
    self.name = try readString(c.pointee.name, "CustomRoundState.name")
    self.isRight = c.pointee.has_is_right != 0 ? c.pointee.is_right != 0 : nil
    self.metadata = try readText(c.pointee.has_metadata, c.pointee.metadata, "CustomRoundState.metadata")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CustomRoundState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.name = try arena.string(self.name, "CustomRoundState.name")
    if let isRight = self.isRight {
      c.pointee.has_is_right = 1
      c.pointee.is_right = isRight ? 1 : 0
    }
    if let metadata = self.metadata {
      c.pointee.has_metadata = 1
      c.pointee.metadata = try arena.data(of: metadata)
    }
  }
}

extension PasswordVerifierState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension PasswordVerifierState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.PasswordVerifierState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__PasswordVerifierState>) {
    gatehouse__authentication__v1__password_verifier_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__PasswordVerifierState>) throws(ProtobufError) {
    self.verifier = readBytes(c.pointee.has_verifier, c.pointee.verifier)
    self.exponent = readBytes(c.pointee.has_exponent, c.pointee.exponent)
    self.serverPublic = readBytes(c.pointee.has_server_public, c.pointee.server_public)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__PasswordVerifierState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let verifier = self.verifier {
      c.pointee.has_verifier = 1
      c.pointee.verifier = try arena.data(verifier)
    }
    if let exponent = self.exponent {
      c.pointee.has_exponent = 1
      c.pointee.exponent = try arena.data(exponent)
    }
    if let serverPublic = self.serverPublic {
      c.pointee.has_server_public = 1
      c.pointee.server_public = try arena.data(serverPublic)
    }
  }
}

extension NewPasswordRequiredState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension NewPasswordRequiredState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.NewPasswordRequiredState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__NewPasswordRequiredState>) {
    gatehouse__authentication__v1__new_password_required_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__NewPasswordRequiredState>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__NewPasswordRequiredState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension SecondFactorState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SecondFactorState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SecondFactorState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SecondFactorState>) {
    gatehouse__authentication__v1__second_factor_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SecondFactorState>) throws(ProtobufError) {
    self.codeHash = readBytes(c.pointee.has_code_hash, c.pointee.code_hash)
    self.newAddress = try readText(c.pointee.has_new_address, c.pointee.new_address, "SecondFactorState.new_address")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SecondFactorState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let codeHash = self.codeHash {
      c.pointee.has_code_hash = 1
      c.pointee.code_hash = try arena.data(codeHash)
    }
    if let newAddress = self.newAddress {
      c.pointee.has_new_address = 1
      c.pointee.new_address = try arena.data(of: newAddress)
    }
  }
}

extension SelectMfaTypeState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SelectMfaTypeState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SelectMfaTypeState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SelectMfaTypeState>) {
    gatehouse__authentication__v1__select_mfa_type_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SelectMfaTypeState>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SelectMfaTypeState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension FactorSetUpState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FactorSetUpState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.FactorSetUpState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FactorSetUpState>) {
    gatehouse__authentication__v1__factor_set_up_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__FactorSetUpState>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "FactorSetUpState.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "FactorSetUpState.client_id")
    self.secret = readBytes(c.pointee.has_secret, c.pointee.secret)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FactorSetUpState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "FactorSetUpState.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "FactorSetUpState.client_id")
    if let secret = self.secret {
      c.pointee.has_secret = 1
      c.pointee.secret = try arena.data(secret)
    }
  }
}

extension DeviceProofState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeviceProofState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeviceProofState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeviceProofState>) {
    gatehouse__authentication__v1__device_proof_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeviceProofState>) throws(ProtobufError) {
    self.srpSalt = readBytes(c.pointee.has_srp_salt, c.pointee.srp_salt)
    self.serverPublic = readBytes(c.pointee.has_server_public, c.pointee.server_public)
    self.sealed = readBytes(c.pointee.has_sealed, c.pointee.sealed)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeviceProofState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
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

extension CustomChallengeState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CustomChallengeState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CustomChallengeState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CustomChallengeState>) {
    gatehouse__authentication__v1__custom_challenge_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CustomChallengeState>) throws(ProtobufError) {
    self.privateParameters = try readText(c.pointee.has_private_parameters, c.pointee.private_parameters, "CustomChallengeState.private_parameters")
    self.metadata = try readText(c.pointee.has_metadata, c.pointee.metadata, "CustomChallengeState.metadata")
    self.publicParameters = try readText(c.pointee.has_public_parameters, c.pointee.public_parameters, "CustomChallengeState.public_parameters")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CustomChallengeState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let privateParameters = self.privateParameters {
      c.pointee.has_private_parameters = 1
      c.pointee.private_parameters = try arena.data(of: privateParameters)
    }
    if let metadata = self.metadata {
      c.pointee.has_metadata = 1
      c.pointee.metadata = try arena.data(of: metadata)
    }
    if let publicParameters = self.publicParameters {
      c.pointee.has_public_parameters = 1
      c.pointee.public_parameters = try arena.data(of: publicParameters)
    }
  }
}

extension SelectChallengeState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SelectChallengeState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SelectChallengeState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SelectChallengeState>) {
    gatehouse__authentication__v1__select_challenge_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SelectChallengeState>) throws(ProtobufError) {
    self.passkeyChallenge = readBytes(c.pointee.has_passkey_challenge, c.pointee.passkey_challenge)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SelectChallengeState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let passkeyChallenge = self.passkeyChallenge {
      c.pointee.has_passkey_challenge = 1
      c.pointee.passkey_challenge = try arena.data(passkeyChallenge)
    }
  }
}

extension PasskeyChallengeState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension PasskeyChallengeState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.PasskeyChallengeState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__PasskeyChallengeState>) {
    gatehouse__authentication__v1__passkey_challenge_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__PasskeyChallengeState>) throws(ProtobufError) {
    self.challenge = readBytes(c.pointee.has_challenge, c.pointee.challenge)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__PasskeyChallengeState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let challenge = self.challenge {
      c.pointee.has_challenge = 1
      c.pointee.challenge = try arena.data(challenge)
    }
  }
}

extension FirstFactorCodeState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FirstFactorCodeState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.FirstFactorCodeState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FirstFactorCodeState>) {
    gatehouse__authentication__v1__first_factor_code_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__FirstFactorCodeState>) throws(ProtobufError) {
    self.codeHash = readBytes(c.pointee.has_code_hash, c.pointee.code_hash)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FirstFactorCodeState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let codeHash = self.codeHash {
      c.pointee.has_code_hash = 1
      c.pointee.code_hash = try arena.data(codeHash)
    }
  }
}
