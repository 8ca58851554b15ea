// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/authenticated_sign_in.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ProofState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ProofState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ProofState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ProofState>) {
    gatehouse__authentication__v1__proof_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ProofState>) throws(ProtobufError) {
    self.kind = try readString(c.pointee.kind, "ProofState.kind")
    self.provedAtUnixMillis = c.pointee.has_proved_at_unix_millis != 0 ? c.pointee.proved_at_unix_millis : nil
    self.medium = try readString(c.pointee.medium, "ProofState.medium")
    self.isTwoFactors = c.pointee.has_is_two_factors != 0 ? c.pointee.is_two_factors != 0 : nil
    self.providerName = try readText(c.pointee.has_provider_name, c.pointee.provider_name, "ProofState.provider_name")
    self.appFactors = try readStrings(c.pointee.n_app_factors, c.pointee.app_factors, "ProofState.app_factors")
    self.isCarried = c.pointee.has_is_carried != 0 ? c.pointee.is_carried != 0 : nil
    self.level = try readString(c.pointee.level, "ProofState.level")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ProofState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.kind = try arena.string(self.kind, "ProofState.kind")
    if let provedAtUnixMillis = self.provedAtUnixMillis {
      c.pointee.has_proved_at_unix_millis = 1
      c.pointee.proved_at_unix_millis = provedAtUnixMillis
    }
    c.pointee.medium = try arena.string(self.medium, "ProofState.medium")
    if let isTwoFactors = self.isTwoFactors {
      c.pointee.has_is_two_factors = 1
      c.pointee.is_two_factors = isTwoFactors ? 1 : 0
    }
    if let providerName = self.providerName {
      c.pointee.has_provider_name = 1
      c.pointee.provider_name = try arena.data(of: providerName)
    }
    c.pointee.n_app_factors = self.appFactors.count
    c.pointee.app_factors = try arena.strings(self.appFactors, "ProofState.app_factors")
    if let isCarried = self.isCarried {
      c.pointee.has_is_carried = 1
      c.pointee.is_carried = isCarried ? 1 : 0
    }
    c.pointee.level = try arena.string(self.level, "ProofState.level")
  }
}

extension AuthenticatedSignInState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AuthenticatedSignInState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AuthenticatedSignInState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthenticatedSignInState>) {
    gatehouse__authentication__v1__authenticated_sign_in_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AuthenticatedSignInState>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AuthenticatedSignInState.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "AuthenticatedSignInState.client_id")
    self.sub = try readText(c.pointee.has_sub, c.pointee.sub, "AuthenticatedSignInState.sub")
    self.salt = readBytes(c.pointee.has_salt, c.pointee.salt)
    self.door = try readString(c.pointee.door, "AuthenticatedSignInState.door")
    self.proofs = try readMessages(c.pointee.n_proofs, c.pointee.proofs)
    self.authenticatedAtUnixMillis = c.pointee.has_authenticated_at_unix_millis != 0 ? c.pointee.authenticated_at_unix_millis : nil
    self.deviceBinding = try readString(c.pointee.device_binding, "AuthenticatedSignInState.device_binding")
    self.deviceKey = try readText(c.pointee.has_device_key, c.pointee.device_key, "AuthenticatedSignInState.device_key")
    self.tokenSource = try readString(c.pointee.token_source, "AuthenticatedSignInState.token_source")
    self.installation = try readText(c.pointee.has_installation, c.pointee.installation, "AuthenticatedSignInState.installation")
    self.clientMetadata = try readMessages(c.pointee.n_client_metadata, c.pointee.client_metadata)
    self.appApproval = try readMessage(c.pointee.app_approval)
    self.status = try readString(c.pointee.status, "AuthenticatedSignInState.status")
    self.statesLevel = c.pointee.has_states_level != 0 ? c.pointee.states_level != 0 : nil
    self.eventId = try readString(c.pointee.event_id, "AuthenticatedSignInState.event_id")
    self.evidence = try readMessage(c.pointee.evidence)
    self.risk = try readMessage(c.pointee.risk)
    self.providerSession = readBytes(c.pointee.has_provider_session, c.pointee.provider_session)
    self.providerSubject = try readText(c.pointee.has_provider_subject, c.pointee.provider_subject, "AuthenticatedSignInState.provider_subject")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthenticatedSignInState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AuthenticatedSignInState.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "AuthenticatedSignInState.client_id")
    if let sub = self.sub {
      c.pointee.has_sub = 1
      c.pointee.sub = try arena.data(of: sub)
    }
    if let salt = self.salt {
      c.pointee.has_salt = 1
      c.pointee.salt = try arena.data(salt)
    }
    c.pointee.door = try arena.string(self.door, "AuthenticatedSignInState.door")
    c.pointee.n_proofs = self.proofs.count
    c.pointee.proofs = try arena.messages(self.proofs)
    if let authenticatedAtUnixMillis = self.authenticatedAtUnixMillis {
      c.pointee.has_authenticated_at_unix_millis = 1
      c.pointee.authenticated_at_unix_millis = authenticatedAtUnixMillis
    }
    c.pointee.device_binding = try arena.string(self.deviceBinding, "AuthenticatedSignInState.device_binding")
    if let deviceKey = self.deviceKey {
      c.pointee.has_device_key = 1
      c.pointee.device_key = try arena.data(of: deviceKey)
    }
    c.pointee.token_source = try arena.string(self.tokenSource, "AuthenticatedSignInState.token_source")
    if let installation = self.installation {
      c.pointee.has_installation = 1
      c.pointee.installation = try arena.data(of: installation)
    }
    c.pointee.n_client_metadata = self.clientMetadata.count
    c.pointee.client_metadata = try arena.messages(self.clientMetadata)
    c.pointee.app_approval = try arena.message(self.appApproval)
    c.pointee.status = try arena.string(self.status, "AuthenticatedSignInState.status")
    if let statesLevel = self.statesLevel {
      c.pointee.has_states_level = 1
      c.pointee.states_level = statesLevel ? 1 : 0
    }
    c.pointee.event_id = try arena.string(self.eventId, "AuthenticatedSignInState.event_id")
    c.pointee.evidence = try arena.message(self.evidence)
    c.pointee.risk = try arena.message(self.risk)
    if let providerSession = self.providerSession {
      c.pointee.has_provider_session = 1
      c.pointee.provider_session = try arena.data(providerSession)
    }
    if let providerSubject = self.providerSubject {
      c.pointee.has_provider_subject = 1
      c.pointee.provider_subject = try arena.data(of: providerSubject)
    }
  }
}

extension RiskAssessmentState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RiskAssessmentState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RiskAssessmentState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RiskAssessmentState>) {
    gatehouse__authentication__v1__risk_assessment_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RiskAssessmentState>) throws(ProtobufError) {
    self.score = c.pointee.has_score != 0 ? c.pointee.score : nil
    self.level = try readString(c.pointee.level, "RiskAssessmentState.level")
    self.reasons = try readStrings(c.pointee.n_reasons, c.pointee.reasons, "RiskAssessmentState.reasons")
    self.action = try readString(c.pointee.action, "RiskAssessmentState.action")
    self.isPasswordLeaked = c.pointee.has_is_password_leaked != 0 ? c.pointee.is_password_leaked != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RiskAssessmentState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let score = self.score {
      c.pointee.has_score = 1
      c.pointee.score = score
    }
    c.pointee.level = try arena.string(self.level, "RiskAssessmentState.level")
    c.pointee.n_reasons = self.reasons.count
    c.pointee.reasons = try arena.strings(self.reasons, "RiskAssessmentState.reasons")
    c.pointee.action = try arena.string(self.action, "RiskAssessmentState.action")
    if let isPasswordLeaked = self.isPasswordLeaked {
      c.pointee.has_is_password_leaked = 1
      c.pointee.is_password_leaked = isPasswordLeaked ? 1 : 0
    }
  }
}

extension SignInEvidenceState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SignInEvidenceState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SignInEvidenceState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SignInEvidenceState>) {
    gatehouse__authentication__v1__sign_in_evidence_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SignInEvidenceState>) throws(ProtobufError) {
    self.address = try readString(c.pointee.address, "SignInEvidenceState.address")
    self.traits = try readStrings(c.pointee.n_traits, c.pointee.traits, "SignInEvidenceState.traits")
    self.timeZone = try readString(c.pointee.time_zone, "SignInEvidenceState.time_zone")
    self.deviceName = try readString(c.pointee.device_name, "SignInEvidenceState.device_name")
    self.isForged = c.pointee.has_is_forged != 0 ? c.pointee.is_forged != 0 : nil
    self.hasContext = c.pointee.has_has_context != 0 ? c.pointee.has_context != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SignInEvidenceState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.address = try arena.string(self.address, "SignInEvidenceState.address")
    c.pointee.n_traits = self.traits.count
    c.pointee.traits = try arena.strings(self.traits, "SignInEvidenceState.traits")
    c.pointee.time_zone = try arena.string(self.timeZone, "SignInEvidenceState.time_zone")
    c.pointee.device_name = try arena.string(self.deviceName, "SignInEvidenceState.device_name")
    if let isForged = self.isForged {
      c.pointee.has_is_forged = 1
      c.pointee.is_forged = isForged ? 1 : 0
    }
    if let hasContext = self.hasContext {
      c.pointee.has_has_context = 1
      c.pointee.has_context = hasContext ? 1 : 0
    }
  }
}

extension ClientMetadataEntry: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ClientMetadataEntry: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ClientMetadataEntry"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ClientMetadataEntry>) {
    gatehouse__authentication__v1__client_metadata_entry__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ClientMetadataEntry>) throws(ProtobufError) {
    self.name = try readText(c.pointee.has_name, c.pointee.name, "ClientMetadataEntry.name")
    self.value = try readText(c.pointee.has_value, c.pointee.value, "ClientMetadataEntry.value")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ClientMetadataEntry>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let name = self.name {
      c.pointee.has_name = 1
      c.pointee.name = try arena.data(of: name)
    }
    if let value = self.value {
      c.pointee.has_value = 1
      c.pointee.value = try arena.data(of: value)
    }
  }
}

extension AppApprovalState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AppApprovalState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AppApprovalState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AppApprovalState>) {
    gatehouse__authentication__v1__app_approval_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AppApprovalState>) throws(ProtobufError) {
    self.sessionId = try readString(c.pointee.session_id, "AppApprovalState.session_id")
    self.factors = try readStrings(c.pointee.n_factors, c.pointee.factors, "AppApprovalState.factors")
    self.accountId = try readString(c.pointee.account_id, "AppApprovalState.account_id")
    self.isForApp = c.pointee.has_is_for_app != 0 ? c.pointee.is_for_app != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AppApprovalState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.session_id = try arena.string(self.sessionId, "AppApprovalState.session_id")
    c.pointee.n_factors = self.factors.count
    c.pointee.factors = try arena.strings(self.factors, "AppApprovalState.factors")
    c.pointee.account_id = try arena.string(self.accountId, "AppApprovalState.account_id")
    if let isForApp = self.isForApp {
      c.pointee.has_is_for_app = 1
      c.pointee.is_for_app = isForApp ? 1 : 0
    }
  }
}
