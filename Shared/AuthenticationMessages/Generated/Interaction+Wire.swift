// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/interaction.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension InteractionCall: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InteractionCall: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.InteractionCall"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionCall>) {
    gatehouse__authentication__v1__interaction_call__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__InteractionCall>) throws(ProtobufError) {
    self.authorization = try readText(c.pointee.has_authorization, c.pointee.authorization, "InteractionCall.authorization")
    self.proof = try readText(c.pointee.has_proof, c.pointee.proof, "InteractionCall.proof")
    self.method = try readString(c.pointee.method, "InteractionCall.method")
    self.address = try readText(c.pointee.has_address, c.pointee.address, "InteractionCall.address")
    self.body = readBytes(c.pointee.has_body, c.pointee.body)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionCall>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let authorization = self.authorization {
      c.pointee.has_authorization = 1
      c.pointee.authorization = try arena.data(of: authorization)
    }
    if let proof = self.proof {
      c.pointee.has_proof = 1
      c.pointee.proof = try arena.data(of: proof)
    }
    c.pointee.method = try arena.string(self.method, "InteractionCall.method")
    if let address = self.address {
      c.pointee.has_address = 1
      c.pointee.address = try arena.data(of: address)
    }
    if let body = self.body {
      c.pointee.has_body = 1
      c.pointee.body = try arena.data(body)
    }
  }
}

extension StartInteractionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension StartInteractionRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.StartInteractionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StartInteractionRequest>) {
    gatehouse__authentication__v1__start_interaction_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__StartInteractionRequest>) throws(ProtobufError) {
    self.call = try readMessage(c.pointee.call)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StartInteractionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.call = try arena.message(self.call)
  }
}

extension StartInteractionResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension StartInteractionResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.StartInteractionResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StartInteractionResponse>) {
    gatehouse__authentication__v1__start_interaction_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__StartInteractionResponse>) throws(ProtobufError) {
    self.sessionId = try readString(c.pointee.session_id, "StartInteractionResponse.session_id")
    self.handle = try readText(c.pointee.has_handle, c.pointee.handle, "StartInteractionResponse.handle")
    self.version = c.pointee.has_version != 0 ? c.pointee.version : nil
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
    self.link = try readString(c.pointee.link, "StartInteractionResponse.link")
    self.comparison = try readString(c.pointee.comparison, "StartInteractionResponse.comparison")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StartInteractionResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.session_id = try arena.string(self.sessionId, "StartInteractionResponse.session_id")
    if let handle = self.handle {
      c.pointee.has_handle = 1
      c.pointee.handle = try arena.data(of: handle)
    }
    if let version = self.version {
      c.pointee.has_version = 1
      c.pointee.version = version
    }
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
    c.pointee.link = try arena.string(self.link, "StartInteractionResponse.link")
    c.pointee.comparison = try arena.string(self.comparison, "StartInteractionResponse.comparison")
  }
}

extension GetInteractionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetInteractionRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetInteractionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetInteractionRequest>) {
    gatehouse__authentication__v1__get_interaction_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetInteractionRequest>) throws(ProtobufError) {
    self.call = try readMessage(c.pointee.call)
    self.sessionId = try readString(c.pointee.session_id, "GetInteractionRequest.session_id")
    self.isPoll = c.pointee.has_is_poll != 0 ? c.pointee.is_poll != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetInteractionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.call = try arena.message(self.call)
    c.pointee.session_id = try arena.string(self.sessionId, "GetInteractionRequest.session_id")
    if let isPoll = self.isPoll {
      c.pointee.has_is_poll = 1
      c.pointee.is_poll = isPoll ? 1 : 0
    }
  }
}

extension InteractionState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InteractionState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.InteractionState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionState>) {
    gatehouse__authentication__v1__interaction_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__InteractionState>) throws(ProtobufError) {
    self.state = try readString(c.pointee.state, "InteractionState.state")
    self.version = c.pointee.has_version != 0 ? c.pointee.version : nil
    self.kind = try readString(c.pointee.kind, "InteractionState.kind")
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
    self.reason = try readString(c.pointee.reason, "InteractionState.reason")
    self.userSub = try readString(c.pointee.user_sub, "InteractionState.user_sub")
    self.username = try readText(c.pointee.has_username, c.pointee.username, "InteractionState.username")
    self.account = try readString(c.pointee.account, "InteractionState.account")
    self.userInput = try readText(c.pointee.has_user_input, c.pointee.user_input, "InteractionState.user_input")
    self.secondFactor = try readString(c.pointee.second_factor, "InteractionState.second_factor")
    self.amr = try readStrings(c.pointee.n_amr, c.pointee.amr, "InteractionState.amr")
    self.isFinal = c.pointee.has_is_final != 0 ? c.pointee.is_final != 0 : nil
    self.clientId = try readString(c.pointee.client_id, "InteractionState.client_id")
    self.userPoolId = try readString(c.pointee.user_pool_id, "InteractionState.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.state = try arena.string(self.state, "InteractionState.state")
    if let version = self.version {
      c.pointee.has_version = 1
      c.pointee.version = version
    }
    c.pointee.kind = try arena.string(self.kind, "InteractionState.kind")
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
    c.pointee.reason = try arena.string(self.reason, "InteractionState.reason")
    c.pointee.user_sub = try arena.string(self.userSub, "InteractionState.user_sub")
    if let username = self.username {
      c.pointee.has_username = 1
      c.pointee.username = try arena.data(of: username)
    }
    c.pointee.account = try arena.string(self.account, "InteractionState.account")
    if let userInput = self.userInput {
      c.pointee.has_user_input = 1
      c.pointee.user_input = try arena.data(of: userInput)
    }
    c.pointee.second_factor = try arena.string(self.secondFactor, "InteractionState.second_factor")
    c.pointee.n_amr = self.amr.count
    c.pointee.amr = try arena.strings(self.amr, "InteractionState.amr")
    if let isFinal = self.isFinal {
      c.pointee.has_is_final = 1
      c.pointee.is_final = isFinal ? 1 : 0
    }
    c.pointee.client_id = try arena.string(self.clientId, "InteractionState.client_id")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "InteractionState.user_pool_id")
  }
}

extension CancelInteractionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CancelInteractionRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CancelInteractionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CancelInteractionRequest>) {
    gatehouse__authentication__v1__cancel_interaction_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CancelInteractionRequest>) throws(ProtobufError) {
    self.call = try readMessage(c.pointee.call)
    self.sessionId = try readString(c.pointee.session_id, "CancelInteractionRequest.session_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CancelInteractionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.call = try arena.message(self.call)
    c.pointee.session_id = try arena.string(self.sessionId, "CancelInteractionRequest.session_id")
  }
}

extension ShowInteractionEvidenceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowInteractionEvidenceRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowInteractionEvidenceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowInteractionEvidenceRequest>) {
    gatehouse__authentication__v1__show_interaction_evidence_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowInteractionEvidenceRequest>) throws(ProtobufError) {
    self.call = try readMessage(c.pointee.call)
    self.sessionId = try readString(c.pointee.session_id, "ShowInteractionEvidenceRequest.session_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowInteractionEvidenceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.call = try arena.message(self.call)
    c.pointee.session_id = try arena.string(self.sessionId, "ShowInteractionEvidenceRequest.session_id")
  }
}

extension ShowInteractionEvidenceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowInteractionEvidenceResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowInteractionEvidenceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowInteractionEvidenceResponse>) {
    gatehouse__authentication__v1__show_interaction_evidence_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowInteractionEvidenceResponse>) throws(ProtobufError) {
    self.decision = try readText(c.pointee.has_decision, c.pointee.decision, "ShowInteractionEvidenceResponse.decision")
    self.key = try readString(c.pointee.key, "ShowInteractionEvidenceResponse.key")
    self.shown = try readText(c.pointee.has_shown, c.pointee.shown, "ShowInteractionEvidenceResponse.shown")
    self.userInput = try readText(c.pointee.has_user_input, c.pointee.user_input, "ShowInteractionEvidenceResponse.user_input")
    self.state = try readString(c.pointee.state, "ShowInteractionEvidenceResponse.state")
    self.kind = try readString(c.pointee.kind, "ShowInteractionEvidenceResponse.kind")
    self.secondFactor = try readString(c.pointee.second_factor, "ShowInteractionEvidenceResponse.second_factor")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowInteractionEvidenceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let decision = self.decision {
      c.pointee.has_decision = 1
      c.pointee.decision = try arena.data(of: decision)
    }
    c.pointee.key = try arena.string(self.key, "ShowInteractionEvidenceResponse.key")
    if let shown = self.shown {
      c.pointee.has_shown = 1
      c.pointee.shown = try arena.data(of: shown)
    }
    if let userInput = self.userInput {
      c.pointee.has_user_input = 1
      c.pointee.user_input = try arena.data(of: userInput)
    }
    c.pointee.state = try arena.string(self.state, "ShowInteractionEvidenceResponse.state")
    c.pointee.kind = try arena.string(self.kind, "ShowInteractionEvidenceResponse.kind")
    c.pointee.second_factor = try arena.string(self.secondFactor, "ShowInteractionEvidenceResponse.second_factor")
  }
}

extension LocateInteractionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension LocateInteractionRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.LocateInteractionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__LocateInteractionRequest>) {
    gatehouse__authentication__v1__locate_interaction_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__LocateInteractionRequest>) throws(ProtobufError) {
    self.sessionId = try readString(c.pointee.session_id, "LocateInteractionRequest.session_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__LocateInteractionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.session_id = try arena.string(self.sessionId, "LocateInteractionRequest.session_id")
  }
}

extension LocateInteractionResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension LocateInteractionResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.LocateInteractionResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__LocateInteractionResponse>) {
    gatehouse__authentication__v1__locate_interaction_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__LocateInteractionResponse>) throws(ProtobufError) {
    self.link = try readString(c.pointee.link, "LocateInteractionResponse.link")
    self.userPoolId = try readString(c.pointee.user_pool_id, "LocateInteractionResponse.user_pool_id")
    self.serverName = try readText(c.pointee.has_server_name, c.pointee.server_name, "LocateInteractionResponse.server_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__LocateInteractionResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.link = try arena.string(self.link, "LocateInteractionResponse.link")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "LocateInteractionResponse.user_pool_id")
    if let serverName = self.serverName {
      c.pointee.has_server_name = 1
      c.pointee.server_name = try arena.data(of: serverName)
    }
  }
}

extension InteractionAccount: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InteractionAccount: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.InteractionAccount"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionAccount>) {
    gatehouse__authentication__v1__interaction_account__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__InteractionAccount>) throws(ProtobufError) {
    self.account = try readString(c.pointee.account, "InteractionAccount.account")
    self.displayName = try readText(c.pointee.has_display_name, c.pointee.display_name, "InteractionAccount.display_name")
    self.model = try readText(c.pointee.has_model, c.pointee.model, "InteractionAccount.model")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.lastUsedAtUnixMillis = c.pointee.has_last_used_at_unix_millis != 0 ? c.pointee.last_used_at_unix_millis : nil
    self.isHeadless = c.pointee.has_is_headless != 0 ? c.pointee.is_headless != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionAccount>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.account = try arena.string(self.account, "InteractionAccount.account")
    if let displayName = self.displayName {
      c.pointee.has_display_name = 1
      c.pointee.display_name = try arena.data(of: displayName)
    }
    if let model = self.model {
      c.pointee.has_model = 1
      c.pointee.model = try arena.data(of: model)
    }
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    if let lastUsedAtUnixMillis = self.lastUsedAtUnixMillis {
      c.pointee.has_last_used_at_unix_millis = 1
      c.pointee.last_used_at_unix_millis = lastUsedAtUnixMillis
    }
    if let isHeadless = self.isHeadless {
      c.pointee.has_is_headless = 1
      c.pointee.is_headless = isHeadless ? 1 : 0
    }
  }
}

extension OpenInteractionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension OpenInteractionRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.OpenInteractionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__OpenInteractionRequest>) {
    gatehouse__authentication__v1__open_interaction_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__OpenInteractionRequest>) throws(ProtobufError) {
    self.call = try readMessage(c.pointee.call)
    self.sessionId = try readString(c.pointee.session_id, "OpenInteractionRequest.session_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__OpenInteractionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.call = try arena.message(self.call)
    c.pointee.session_id = try arena.string(self.sessionId, "OpenInteractionRequest.session_id")
  }
}

extension OpenInteractionResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension OpenInteractionResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.OpenInteractionResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__OpenInteractionResponse>) {
    gatehouse__authentication__v1__open_interaction_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__OpenInteractionResponse>) throws(ProtobufError) {
    self.shown = try readString(c.pointee.shown, "OpenInteractionResponse.shown").map(JSONDocument.init(text:))
    self.digest = try readString(c.pointee.digest, "OpenInteractionResponse.digest")
    self.accounts = try readMessages(c.pointee.n_accounts, c.pointee.accounts)
    self.isConfirmationNeeded = c.pointee.has_is_confirmation_needed != 0 ? c.pointee.is_confirmation_needed != 0 : nil
    self.isSecondFactorNeeded = c.pointee.has_is_second_factor_needed != 0 ? c.pointee.is_second_factor_needed != 0 : nil
    self.state = try readString(c.pointee.state, "OpenInteractionResponse.state")
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
    self.version = c.pointee.has_version != 0 ? c.pointee.version : nil
    self.comparison = try readString(c.pointee.comparison, "OpenInteractionResponse.comparison")
    self.comparisonDigits = try readString(c.pointee.comparison_digits, "OpenInteractionResponse.comparison_digits")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__OpenInteractionResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.shown = try arena.string(self.shown?.text, "OpenInteractionResponse.shown")
    c.pointee.digest = try arena.string(self.digest, "OpenInteractionResponse.digest")
    c.pointee.n_accounts = self.accounts.count
    c.pointee.accounts = try arena.messages(self.accounts)
    if let isConfirmationNeeded = self.isConfirmationNeeded {
      c.pointee.has_is_confirmation_needed = 1
      c.pointee.is_confirmation_needed = isConfirmationNeeded ? 1 : 0
    }
    if let isSecondFactorNeeded = self.isSecondFactorNeeded {
      c.pointee.has_is_second_factor_needed = 1
      c.pointee.is_second_factor_needed = isSecondFactorNeeded ? 1 : 0
    }
    c.pointee.state = try arena.string(self.state, "OpenInteractionResponse.state")
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
    if let version = self.version {
      c.pointee.has_version = 1
      c.pointee.version = version
    }
    c.pointee.comparison = try arena.string(self.comparison, "OpenInteractionResponse.comparison")
    c.pointee.comparison_digits = try arena.string(self.comparisonDigits, "OpenInteractionResponse.comparison_digits")
  }
}

extension ConfirmInteractionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ConfirmInteractionRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ConfirmInteractionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmInteractionRequest>) {
    gatehouse__authentication__v1__confirm_interaction_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ConfirmInteractionRequest>) throws(ProtobufError) {
    self.call = try readMessage(c.pointee.call)
    self.sessionId = try readString(c.pointee.session_id, "ConfirmInteractionRequest.session_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmInteractionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.call = try arena.message(self.call)
    c.pointee.session_id = try arena.string(self.sessionId, "ConfirmInteractionRequest.session_id")
  }
}

extension DeclineInteractionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeclineInteractionRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeclineInteractionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeclineInteractionRequest>) {
    gatehouse__authentication__v1__decline_interaction_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeclineInteractionRequest>) throws(ProtobufError) {
    self.call = try readMessage(c.pointee.call)
    self.sessionId = try readString(c.pointee.session_id, "DeclineInteractionRequest.session_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeclineInteractionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.call = try arena.message(self.call)
    c.pointee.session_id = try arena.string(self.sessionId, "DeclineInteractionRequest.session_id")
  }
}

extension AnswerInteractionFactorRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AnswerInteractionFactorRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AnswerInteractionFactorRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AnswerInteractionFactorRequest>) {
    gatehouse__authentication__v1__answer_interaction_factor_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AnswerInteractionFactorRequest>) throws(ProtobufError) {
    self.call = try readMessage(c.pointee.call)
    self.sessionId = try readString(c.pointee.session_id, "AnswerInteractionFactorRequest.session_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AnswerInteractionFactorRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.call = try arena.message(self.call)
    c.pointee.session_id = try arena.string(self.sessionId, "AnswerInteractionFactorRequest.session_id")
  }
}

extension CancelInteractionFactorRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CancelInteractionFactorRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CancelInteractionFactorRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CancelInteractionFactorRequest>) {
    gatehouse__authentication__v1__cancel_interaction_factor_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CancelInteractionFactorRequest>) throws(ProtobufError) {
    self.call = try readMessage(c.pointee.call)
    self.sessionId = try readString(c.pointee.session_id, "CancelInteractionFactorRequest.session_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CancelInteractionFactorRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.call = try arena.message(self.call)
    c.pointee.session_id = try arena.string(self.sessionId, "CancelInteractionFactorRequest.session_id")
  }
}

extension InteractionProgress: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InteractionProgress: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.InteractionProgress"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionProgress>) {
    gatehouse__authentication__v1__interaction_progress__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__InteractionProgress>) throws(ProtobufError) {
    self.state = try readString(c.pointee.state, "InteractionProgress.state")
    self.flowId = try readString(c.pointee.flow_id, "InteractionProgress.flow_id")
    self.secondFactorInfo = try readMessage(c.pointee.second_factor_info)
    self.isStopped = c.pointee.has_is_stopped != 0 ? c.pointee.is_stopped != 0 : nil
    self.account = try readString(c.pointee.account, "InteractionProgress.account")
    self.serverProof = try readText(c.pointee.has_server_proof, c.pointee.server_proof, "InteractionProgress.server_proof")
    self.version = c.pointee.has_version != 0 ? c.pointee.version : nil
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionProgress>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.state = try arena.string(self.state, "InteractionProgress.state")
    c.pointee.flow_id = try arena.string(self.flowId, "InteractionProgress.flow_id")
    c.pointee.second_factor_info = try arena.message(self.secondFactorInfo)
    if let isStopped = self.isStopped {
      c.pointee.has_is_stopped = 1
      c.pointee.is_stopped = isStopped ? 1 : 0
    }
    c.pointee.account = try arena.string(self.account, "InteractionProgress.account")
    if let serverProof = self.serverProof {
      c.pointee.has_server_proof = 1
      c.pointee.server_proof = try arena.data(of: serverProof)
    }
    if let version = self.version {
      c.pointee.has_version = 1
      c.pointee.version = version
    }
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
  }
}

extension InteractionFactor: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InteractionFactor: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.InteractionFactor"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionFactor>) {
    gatehouse__authentication__v1__interaction_factor__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__InteractionFactor>) throws(ProtobufError) {
    self.context = try readString(c.pointee.context, "InteractionFactor.context")
    self.result = try readString(c.pointee.result, "InteractionFactor.result")
    self.retry = c.pointee.has_retry != 0 ? c.pointee.retry != 0 : nil
    self.isBlocked = c.pointee.has_is_blocked != 0 ? c.pointee.is_blocked != 0 : nil
    self.maxAttempts = c.pointee.has_max_attempts != 0 ? c.pointee.max_attempts : nil
    self.failedAttempts = c.pointee.has_failed_attempts != 0 ? c.pointee.failed_attempts : nil
    self.penalisedFor = c.pointee.has_penalised_for != 0 ? c.pointee.penalised_for : nil
    self.showBiometrics = c.pointee.has_show_biometrics != 0 ? c.pointee.show_biometrics != 0 : nil
    self.isPinRequired = c.pointee.has_is_pin_required != 0 ? c.pointee.is_pin_required != 0 : nil
    self.challenge = try readMessage(c.pointee.challenge)
    self.reason = try readString(c.pointee.reason, "InteractionFactor.reason")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionFactor>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.context = try arena.string(self.context, "InteractionFactor.context")
    c.pointee.result = try arena.string(self.result, "InteractionFactor.result")
    if let retry = self.retry {
      c.pointee.has_retry = 1
      c.pointee.retry = retry ? 1 : 0
    }
    if let isBlocked = self.isBlocked {
      c.pointee.has_is_blocked = 1
      c.pointee.is_blocked = isBlocked ? 1 : 0
    }
    if let maxAttempts = self.maxAttempts {
      c.pointee.has_max_attempts = 1
      c.pointee.max_attempts = maxAttempts
    }
    if let failedAttempts = self.failedAttempts {
      c.pointee.has_failed_attempts = 1
      c.pointee.failed_attempts = failedAttempts
    }
    if let penalisedFor = self.penalisedFor {
      c.pointee.has_penalised_for = 1
      c.pointee.penalised_for = penalisedFor
    }
    if let showBiometrics = self.showBiometrics {
      c.pointee.has_show_biometrics = 1
      c.pointee.show_biometrics = showBiometrics ? 1 : 0
    }
    if let isPinRequired = self.isPinRequired {
      c.pointee.has_is_pin_required = 1
      c.pointee.is_pin_required = isPinRequired ? 1 : 0
    }
    c.pointee.challenge = try arena.message(self.challenge)
    c.pointee.reason = try arena.string(self.reason, "InteractionFactor.reason")
  }
}

extension InteractionChallenge: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InteractionChallenge: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.InteractionChallenge"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionChallenge>) {
    gatehouse__authentication__v1__interaction_challenge__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__InteractionChallenge>) throws(ProtobufError) {
    self.block = try readString(c.pointee.block, "InteractionChallenge.block")
    self.salt = try readString(c.pointee.salt, "InteractionChallenge.salt")
    self.serverPublic = try readString(c.pointee.server_public, "InteractionChallenge.server_public")
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionChallenge>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.block = try arena.string(self.block, "InteractionChallenge.block")
    c.pointee.salt = try arena.string(self.salt, "InteractionChallenge.salt")
    c.pointee.server_public = try arena.string(self.serverPublic, "InteractionChallenge.server_public")
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
  }
}

extension InteractionInstanceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InteractionInstanceRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.InteractionInstanceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionInstanceRequest>) {
    gatehouse__authentication__v1__interaction_instance_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__InteractionInstanceRequest>) throws(ProtobufError) {
    self.call = try readMessage(c.pointee.call)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionInstanceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.call = try arena.message(self.call)
  }
}

extension InteractionInstance: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InteractionInstance: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.InteractionInstance"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionInstance>) {
    gatehouse__authentication__v1__interaction_instance__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__InteractionInstance>) throws(ProtobufError) {
    self.instanceId = try readString(c.pointee.instance_id, "InteractionInstance.instance_id")
    self.userPoolId = try readString(c.pointee.user_pool_id, "InteractionInstance.user_pool_id")
    self.serverName = try readText(c.pointee.has_server_name, c.pointee.server_name, "InteractionInstance.server_name")
    self.serverLogoUrl = try readText(c.pointee.has_server_logo_url, c.pointee.server_logo_url, "InteractionInstance.server_logo_url")
    self.policy = try readMessage(c.pointee.policy)
    self.accounts = try readMessages(c.pointee.n_accounts, c.pointee.accounts)
    self.secondFactorInfo = try readMessage(c.pointee.second_factor_info)
    self.name = try readText(c.pointee.has_name, c.pointee.name, "InteractionInstance.name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionInstance>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.instance_id = try arena.string(self.instanceId, "InteractionInstance.instance_id")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "InteractionInstance.user_pool_id")
    if let serverName = self.serverName {
      c.pointee.has_server_name = 1
      c.pointee.server_name = try arena.data(of: serverName)
    }
    if let serverLogoUrl = self.serverLogoUrl {
      c.pointee.has_server_logo_url = 1
      c.pointee.server_logo_url = try arena.data(of: serverLogoUrl)
    }
    c.pointee.policy = try arena.message(self.policy)
    c.pointee.n_accounts = self.accounts.count
    c.pointee.accounts = try arena.messages(self.accounts)
    c.pointee.second_factor_info = try arena.message(self.secondFactorInfo)
    if let name = self.name {
      c.pointee.has_name = 1
      c.pointee.name = try arena.data(of: name)
    }
  }
}

extension InteractionPolicy: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InteractionPolicy: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.InteractionPolicy"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionPolicy>) {
    gatehouse__authentication__v1__interaction_policy__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__InteractionPolicy>) throws(ProtobufError) {
    self.attempts = c.pointee.has_attempts != 0 ? c.pointee.attempts : nil
    self.penalty = try readString(c.pointee.penalty, "InteractionPolicy.penalty")
    self.minLength = c.pointee.has_min_length != 0 ? c.pointee.min_length : nil
    self.maxLength = c.pointee.has_max_length != 0 ? c.pointee.max_length : nil
    self.weak = try readStrings(c.pointee.n_weak, c.pointee.weak, "InteractionPolicy.weak")
    self.biometricsWithoutPin = c.pointee.has_biometrics_without_pin != 0 ? c.pointee.biometrics_without_pin : nil
    self.daysWithoutPin = c.pointee.has_days_without_pin != 0 ? c.pointee.days_without_pin : nil
    self.biometricsDisabled = c.pointee.has_biometrics_disabled != 0 ? c.pointee.biometrics_disabled != 0 : nil
    self.noPinChangeByBiometric = c.pointee.has_no_pin_change_by_biometric != 0 ? c.pointee.no_pin_change_by_biometric != 0 : nil
    self.blockAllWhenPinBlocked = c.pointee.has_block_all_when_pin_blocked != 0 ? c.pointee.block_all_when_pin_blocked != 0 : nil
    self.attestation = try readString(c.pointee.attestation, "InteractionPolicy.attestation")
    self.confirm = try readString(c.pointee.confirm, "InteractionPolicy.confirm")
    self.first = try readString(c.pointee.first, "InteractionPolicy.first")
    self.appLogin = c.pointee.has_app_login != 0 ? c.pointee.app_login : nil
    self.appLoginInactivity = c.pointee.has_app_login_inactivity != 0 ? c.pointee.app_login_inactivity : nil
    self.alwaysWithoutAppLogin = c.pointee.has_always_without_app_login != 0 ? c.pointee.always_without_app_login != 0 : nil
    self.autoSelect = c.pointee.has_auto_select != 0 ? c.pointee.auto_select != 0 : nil
    self.singleAccount = c.pointee.has_single_account != 0 ? c.pointee.single_account != 0 : nil
    self.headless = c.pointee.has_headless != 0 ? c.pointee.headless != 0 : nil
    self.timeout = c.pointee.has_timeout != 0 ? c.pointee.timeout : nil
    self.protocol = try readStrings(c.pointee.n_protocol, c.pointee.protocol, "InteractionPolicy.protocol")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionPolicy>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let attempts = self.attempts {
      c.pointee.has_attempts = 1
      c.pointee.attempts = attempts
    }
    c.pointee.penalty = try arena.string(self.penalty, "InteractionPolicy.penalty")
    if let minLength = self.minLength {
      c.pointee.has_min_length = 1
      c.pointee.min_length = minLength
    }
    if let maxLength = self.maxLength {
      c.pointee.has_max_length = 1
      c.pointee.max_length = maxLength
    }
    c.pointee.n_weak = self.weak.count
    c.pointee.weak = try arena.strings(self.weak, "InteractionPolicy.weak")
    if let biometricsWithoutPin = self.biometricsWithoutPin {
      c.pointee.has_biometrics_without_pin = 1
      c.pointee.biometrics_without_pin = biometricsWithoutPin
    }
    if let daysWithoutPin = self.daysWithoutPin {
      c.pointee.has_days_without_pin = 1
      c.pointee.days_without_pin = daysWithoutPin
    }
    if let biometricsDisabled = self.biometricsDisabled {
      c.pointee.has_biometrics_disabled = 1
      c.pointee.biometrics_disabled = biometricsDisabled ? 1 : 0
    }
    if let noPinChangeByBiometric = self.noPinChangeByBiometric {
      c.pointee.has_no_pin_change_by_biometric = 1
      c.pointee.no_pin_change_by_biometric = noPinChangeByBiometric ? 1 : 0
    }
    if let blockAllWhenPinBlocked = self.blockAllWhenPinBlocked {
      c.pointee.has_block_all_when_pin_blocked = 1
      c.pointee.block_all_when_pin_blocked = blockAllWhenPinBlocked ? 1 : 0
    }
    c.pointee.attestation = try arena.string(self.attestation, "InteractionPolicy.attestation")
    c.pointee.confirm = try arena.string(self.confirm, "InteractionPolicy.confirm")
    c.pointee.first = try arena.string(self.first, "InteractionPolicy.first")
    if let appLogin = self.appLogin {
      c.pointee.has_app_login = 1
      c.pointee.app_login = appLogin
    }
    if let appLoginInactivity = self.appLoginInactivity {
      c.pointee.has_app_login_inactivity = 1
      c.pointee.app_login_inactivity = appLoginInactivity
    }
    if let alwaysWithoutAppLogin = self.alwaysWithoutAppLogin {
      c.pointee.has_always_without_app_login = 1
      c.pointee.always_without_app_login = alwaysWithoutAppLogin ? 1 : 0
    }
    if let autoSelect = self.autoSelect {
      c.pointee.has_auto_select = 1
      c.pointee.auto_select = autoSelect ? 1 : 0
    }
    if let singleAccount = self.singleAccount {
      c.pointee.has_single_account = 1
      c.pointee.single_account = singleAccount ? 1 : 0
    }
    if let headless = self.headless {
      c.pointee.has_headless = 1
      c.pointee.headless = headless ? 1 : 0
    }
    if let timeout = self.timeout {
      c.pointee.has_timeout = 1
      c.pointee.timeout = timeout
    }
    c.pointee.n_protocol = self.protocol.count
    c.pointee.protocol = try arena.strings(self.protocol, "InteractionPolicy.protocol")
  }
}

extension RemoveInteractionInstanceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RemoveInteractionInstanceResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RemoveInteractionInstanceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RemoveInteractionInstanceResponse>) {
    gatehouse__authentication__v1__remove_interaction_instance_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RemoveInteractionInstanceResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RemoveInteractionInstanceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension InteractionFlowRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InteractionFlowRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.InteractionFlowRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionFlowRequest>) {
    gatehouse__authentication__v1__interaction_flow_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__InteractionFlowRequest>) throws(ProtobufError) {
    self.call = try readMessage(c.pointee.call)
    self.flowId = try readString(c.pointee.flow_id, "InteractionFlowRequest.flow_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InteractionFlowRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.call = try arena.message(self.call)
    c.pointee.flow_id = try arena.string(self.flowId, "InteractionFlowRequest.flow_id")
  }
}

extension RemoveInteractionAccountRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RemoveInteractionAccountRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RemoveInteractionAccountRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RemoveInteractionAccountRequest>) {
    gatehouse__authentication__v1__remove_interaction_account_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RemoveInteractionAccountRequest>) throws(ProtobufError) {
    self.call = try readMessage(c.pointee.call)
    self.account = try readString(c.pointee.account, "RemoveInteractionAccountRequest.account")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RemoveInteractionAccountRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.call = try arena.message(self.call)
    c.pointee.account = try arena.string(self.account, "RemoveInteractionAccountRequest.account")
  }
}
