// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/risk_operator.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ExplainRiskRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ExplainRiskRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ExplainRiskRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ExplainRiskRequest>) {
    gatehouse__authentication__v1__explain_risk_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ExplainRiskRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ExplainRiskRequest.user_pool_id")
    self.eventId = try readString(c.pointee.event_id, "ExplainRiskRequest.event_id")
    self.clientId = try readString(c.pointee.client_id, "ExplainRiskRequest.client_id")
    self.username = try readText(c.pointee.has_username, c.pointee.username, "ExplainRiskRequest.username")
    self.ipAddress = try readString(c.pointee.ip_address, "ExplainRiskRequest.ip_address")
    self.deviceId = try readString(c.pointee.device_id, "ExplainRiskRequest.device_id")
    self.userAgent = try readString(c.pointee.user_agent, "ExplainRiskRequest.user_agent")
    self.atUnixMillis = c.pointee.has_at_unix_millis != 0 ? c.pointee.at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ExplainRiskRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ExplainRiskRequest.user_pool_id")
    c.pointee.event_id = try arena.string(self.eventId, "ExplainRiskRequest.event_id")
    c.pointee.client_id = try arena.string(self.clientId, "ExplainRiskRequest.client_id")
    if let username = self.username {
      c.pointee.has_username = 1
      c.pointee.username = try arena.data(of: username)
    }
    c.pointee.ip_address = try arena.string(self.ipAddress, "ExplainRiskRequest.ip_address")
    c.pointee.device_id = try arena.string(self.deviceId, "ExplainRiskRequest.device_id")
    c.pointee.user_agent = try arena.string(self.userAgent, "ExplainRiskRequest.user_agent")
    if let atUnixMillis = self.atUnixMillis {
      c.pointee.has_at_unix_millis = 1
      c.pointee.at_unix_millis = atUnixMillis
    }
  }
}

extension RiskReason: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RiskReason: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RiskReason"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RiskReason>) {
    gatehouse__authentication__v1__risk_reason__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RiskReason>) throws(ProtobufError) {
    self.name = try readString(c.pointee.name, "RiskReason.name")
    self.points = c.pointee.has_points != 0 ? c.pointee.points : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RiskReason>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.name = try arena.string(self.name, "RiskReason.name")
    if let points = self.points {
      c.pointee.has_points = 1
      c.pointee.points = points
    }
  }
}

extension ExplainRiskResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ExplainRiskResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ExplainRiskResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ExplainRiskResponse>) {
    gatehouse__authentication__v1__explain_risk_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ExplainRiskResponse>) throws(ProtobufError) {
    self.reasons = try readMessages(c.pointee.n_reasons, c.pointee.reasons)
    self.score = c.pointee.has_score != 0 ? c.pointee.score : nil
    self.level = try readString(c.pointee.level, "ExplainRiskResponse.level")
    self.action = try readString(c.pointee.action, "ExplainRiskResponse.action")
    self.mode = try readString(c.pointee.mode, "ExplainRiskResponse.mode")
    self.notes = try readStrings(c.pointee.n_notes, c.pointee.notes, "ExplainRiskResponse.notes")
    self.configuration = readBytes(c.pointee.has_configuration, c.pointee.configuration)
    self.eventResponse = try readString(c.pointee.event_response, "ExplainRiskResponse.event_response")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ExplainRiskResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_reasons = self.reasons.count
    c.pointee.reasons = try arena.messages(self.reasons)
    if let score = self.score {
      c.pointee.has_score = 1
      c.pointee.score = score
    }
    c.pointee.level = try arena.string(self.level, "ExplainRiskResponse.level")
    c.pointee.action = try arena.string(self.action, "ExplainRiskResponse.action")
    c.pointee.mode = try arena.string(self.mode, "ExplainRiskResponse.mode")
    c.pointee.n_notes = self.notes.count
    c.pointee.notes = try arena.strings(self.notes, "ExplainRiskResponse.notes")
    if let configuration = self.configuration {
      c.pointee.has_configuration = 1
      c.pointee.configuration = try arena.data(configuration)
    }
    c.pointee.event_response = try arena.string(self.eventResponse, "ExplainRiskResponse.event_response")
  }
}

extension ReplayRiskRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReplayRiskRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ReplayRiskRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ReplayRiskRequest>) {
    gatehouse__authentication__v1__replay_risk_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ReplayRiskRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ReplayRiskRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "ReplayRiskRequest.client_id")
    self.days = c.pointee.has_days != 0 ? c.pointee.days : nil
    self.configuration = readBytes(c.pointee.has_configuration, c.pointee.configuration)
    self.points = try readString(c.pointee.points, "ReplayRiskRequest.points")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ReplayRiskRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ReplayRiskRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "ReplayRiskRequest.client_id")
    if let days = self.days {
      c.pointee.has_days = 1
      c.pointee.days = days
    }
    if let configuration = self.configuration {
      c.pointee.has_configuration = 1
      c.pointee.configuration = try arena.data(configuration)
    }
    c.pointee.points = try arena.string(self.points, "ReplayRiskRequest.points")
  }
}

extension RiskReplayLine: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RiskReplayLine: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RiskReplayLine"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RiskReplayLine>) {
    gatehouse__authentication__v1__risk_replay_line__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RiskReplayLine>) throws(ProtobufError) {
    self.level = try readString(c.pointee.level, "RiskReplayLine.level")
    self.action = try readString(c.pointee.action, "RiskReplayLine.action")
    self.signIns = c.pointee.has_sign_ins != 0 ? c.pointee.sign_ins : nil
    self.users = c.pointee.has_users != 0 ? c.pointee.users : nil
    self.changed = c.pointee.has_changed != 0 ? c.pointee.changed : nil
    self.calledValid = c.pointee.has_called_valid != 0 ? c.pointee.called_valid : nil
    self.calledInvalid = c.pointee.has_called_invalid != 0 ? c.pointee.called_invalid : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RiskReplayLine>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.level = try arena.string(self.level, "RiskReplayLine.level")
    c.pointee.action = try arena.string(self.action, "RiskReplayLine.action")
    if let signIns = self.signIns {
      c.pointee.has_sign_ins = 1
      c.pointee.sign_ins = signIns
    }
    if let users = self.users {
      c.pointee.has_users = 1
      c.pointee.users = users
    }
    if let changed = self.changed {
      c.pointee.has_changed = 1
      c.pointee.changed = changed
    }
    if let calledValid = self.calledValid {
      c.pointee.has_called_valid = 1
      c.pointee.called_valid = calledValid
    }
    if let calledInvalid = self.calledInvalid {
      c.pointee.has_called_invalid = 1
      c.pointee.called_invalid = calledInvalid
    }
  }
}

extension RiskCount: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RiskCount: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RiskCount"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RiskCount>) {
    gatehouse__authentication__v1__risk_count__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RiskCount>) throws(ProtobufError) {
    self.name = try readText(c.pointee.has_name, c.pointee.name, "RiskCount.name")
    self.count = c.pointee.has_count != 0 ? c.pointee.count : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RiskCount>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let name = self.name {
      c.pointee.has_name = 1
      c.pointee.name = try arena.data(of: name)
    }
    if let count = self.count {
      c.pointee.has_count = 1
      c.pointee.count = count
    }
  }
}

extension ReplayRiskResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReplayRiskResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ReplayRiskResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ReplayRiskResponse>) {
    gatehouse__authentication__v1__replay_risk_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ReplayRiskResponse>) throws(ProtobufError) {
    self.lines = try readMessages(c.pointee.n_lines, c.pointee.lines)
    self.signIns = c.pointee.has_sign_ins != 0 ? c.pointee.sign_ins : nil
    self.blockedUsers = c.pointee.has_blocked_users != 0 ? c.pointee.blocked_users : nil
    self.hit = try readMessages(c.pointee.n_hit, c.pointee.hit)
    self.deciding = try readMessages(c.pointee.n_deciding, c.pointee.deciding)
    self.isCut = c.pointee.has_is_cut != 0 ? c.pointee.is_cut != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ReplayRiskResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_lines = self.lines.count
    c.pointee.lines = try arena.messages(self.lines)
    if let signIns = self.signIns {
      c.pointee.has_sign_ins = 1
      c.pointee.sign_ins = signIns
    }
    if let blockedUsers = self.blockedUsers {
      c.pointee.has_blocked_users = 1
      c.pointee.blocked_users = blockedUsers
    }
    c.pointee.n_hit = self.hit.count
    c.pointee.hit = try arena.messages(self.hit)
    c.pointee.n_deciding = self.deciding.count
    c.pointee.deciding = try arena.messages(self.deciding)
    if let isCut = self.isCut {
      c.pointee.has_is_cut = 1
      c.pointee.is_cut = isCut ? 1 : 0
    }
  }
}

extension ShowRiskTraitsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowRiskTraitsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowRiskTraitsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowRiskTraitsRequest>) {
    gatehouse__authentication__v1__show_risk_traits_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowRiskTraitsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ShowRiskTraitsRequest.user_pool_id")
    self.username = try readText(c.pointee.has_username, c.pointee.username, "ShowRiskTraitsRequest.username")
    self.forget = try readString(c.pointee.forget, "ShowRiskTraitsRequest.forget")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowRiskTraitsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ShowRiskTraitsRequest.user_pool_id")
    if let username = self.username {
      c.pointee.has_username = 1
      c.pointee.username = try arena.data(of: username)
    }
    c.pointee.forget = try arena.string(self.forget, "ShowRiskTraitsRequest.forget")
  }
}

extension RiskTrait: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RiskTrait: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RiskTrait"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RiskTrait>) {
    gatehouse__authentication__v1__risk_trait__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RiskTrait>) throws(ProtobufError) {
    self.kind = try readString(c.pointee.kind, "RiskTrait.kind")
    self.firstSeenAtUnixMillis = c.pointee.has_first_seen_at_unix_millis != 0 ? c.pointee.first_seen_at_unix_millis : nil
    self.lastSeenAtUnixMillis = c.pointee.has_last_seen_at_unix_millis != 0 ? c.pointee.last_seen_at_unix_millis : nil
    self.knownFromUnixMillis = c.pointee.has_known_from_unix_millis != 0 ? c.pointee.known_from_unix_millis : nil
    self.days = c.pointee.has_days != 0 ? c.pointee.days : nil
    self.isCalledInvalid = c.pointee.has_is_called_invalid != 0 ? c.pointee.is_called_invalid != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RiskTrait>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.kind = try arena.string(self.kind, "RiskTrait.kind")
    if let firstSeenAtUnixMillis = self.firstSeenAtUnixMillis {
      c.pointee.has_first_seen_at_unix_millis = 1
      c.pointee.first_seen_at_unix_millis = firstSeenAtUnixMillis
    }
    if let lastSeenAtUnixMillis = self.lastSeenAtUnixMillis {
      c.pointee.has_last_seen_at_unix_millis = 1
      c.pointee.last_seen_at_unix_millis = lastSeenAtUnixMillis
    }
    if let knownFromUnixMillis = self.knownFromUnixMillis {
      c.pointee.has_known_from_unix_millis = 1
      c.pointee.known_from_unix_millis = knownFromUnixMillis
    }
    if let days = self.days {
      c.pointee.has_days = 1
      c.pointee.days = days
    }
    if let isCalledInvalid = self.isCalledInvalid {
      c.pointee.has_is_called_invalid = 1
      c.pointee.is_called_invalid = isCalledInvalid ? 1 : 0
    }
  }
}

extension ShowRiskTraitsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowRiskTraitsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowRiskTraitsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowRiskTraitsResponse>) {
    gatehouse__authentication__v1__show_risk_traits_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowRiskTraitsResponse>) throws(ProtobufError) {
    self.traits = try readMessages(c.pointee.n_traits, c.pointee.traits)
    self.forgotten = c.pointee.has_forgotten != 0 ? c.pointee.forgotten : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowRiskTraitsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_traits = self.traits.count
    c.pointee.traits = try arena.messages(self.traits)
    if let forgotten = self.forgotten {
      c.pointee.has_forgotten = 1
      c.pointee.forgotten = forgotten
    }
  }
}

extension SummarizeRiskRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SummarizeRiskRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SummarizeRiskRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SummarizeRiskRequest>) {
    gatehouse__authentication__v1__summarize_risk_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SummarizeRiskRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "SummarizeRiskRequest.user_pool_id")
    self.days = c.pointee.has_days != 0 ? c.pointee.days : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SummarizeRiskRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "SummarizeRiskRequest.user_pool_id")
    if let days = self.days {
      c.pointee.has_days = 1
      c.pointee.days = days
    }
  }
}

extension RiskSummaryLine: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RiskSummaryLine: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RiskSummaryLine"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RiskSummaryLine>) {
    gatehouse__authentication__v1__risk_summary_line__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RiskSummaryLine>) throws(ProtobufError) {
    self.reason = try readString(c.pointee.reason, "RiskSummaryLine.reason")
    self.signIns = c.pointee.has_sign_ins != 0 ? c.pointee.sign_ins : nil
    self.calledValid = c.pointee.has_called_valid != 0 ? c.pointee.called_valid : nil
    self.calledInvalid = c.pointee.has_called_invalid != 0 ? c.pointee.called_invalid : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RiskSummaryLine>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.reason = try arena.string(self.reason, "RiskSummaryLine.reason")
    if let signIns = self.signIns {
      c.pointee.has_sign_ins = 1
      c.pointee.sign_ins = signIns
    }
    if let calledValid = self.calledValid {
      c.pointee.has_called_valid = 1
      c.pointee.called_valid = calledValid
    }
    if let calledInvalid = self.calledInvalid {
      c.pointee.has_called_invalid = 1
      c.pointee.called_invalid = calledInvalid
    }
  }
}

extension SummarizeRiskResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SummarizeRiskResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SummarizeRiskResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SummarizeRiskResponse>) {
    gatehouse__authentication__v1__summarize_risk_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SummarizeRiskResponse>) throws(ProtobufError) {
    self.lines = try readMessages(c.pointee.n_lines, c.pointee.lines)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SummarizeRiskResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_lines = self.lines.count
    c.pointee.lines = try arena.messages(self.lines)
  }
}

extension EnforceRiskRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension EnforceRiskRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.EnforceRiskRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EnforceRiskRequest>) {
    gatehouse__authentication__v1__enforce_risk_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__EnforceRiskRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "EnforceRiskRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EnforceRiskRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "EnforceRiskRequest.user_pool_id")
  }
}

extension EnforceRiskResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension EnforceRiskResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.EnforceRiskResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EnforceRiskResponse>) {
    gatehouse__authentication__v1__enforce_risk_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__EnforceRiskResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EnforceRiskResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
