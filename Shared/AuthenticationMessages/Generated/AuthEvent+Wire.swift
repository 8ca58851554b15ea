// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/auth_event.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension AdminListUserAuthEventsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminListUserAuthEventsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminListUserAuthEventsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminListUserAuthEventsRequest>) {
    gatehouse__authentication__v1__admin_list_user_auth_events_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminListUserAuthEventsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminListUserAuthEventsRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminListUserAuthEventsRequest.username")
    self.maxResults = c.pointee.has_max_results != 0 ? c.pointee.max_results : nil
    self.nextToken = try readString(c.pointee.next_token, "AdminListUserAuthEventsRequest.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminListUserAuthEventsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminListUserAuthEventsRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminListUserAuthEventsRequest.username")
    if let maxResults = self.maxResults {
      c.pointee.has_max_results = 1
      c.pointee.max_results = maxResults
    }
    c.pointee.next_token = try arena.string(self.nextToken, "AdminListUserAuthEventsRequest.next_token")
  }
}

extension EventRiskType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension EventRiskType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.EventRiskType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EventRiskType>) {
    gatehouse__authentication__v1__event_risk_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__EventRiskType>) throws(ProtobufError) {
    self.riskDecision = try readString(c.pointee.risk_decision, "EventRiskType.risk_decision")
    self.riskLevel = try readString(c.pointee.risk_level, "EventRiskType.risk_level")
    self.compromisedCredentialsDetected = c.pointee.has_compromised_credentials_detected != 0 ? c.pointee.compromised_credentials_detected != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EventRiskType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.risk_decision = try arena.string(self.riskDecision, "EventRiskType.risk_decision")
    c.pointee.risk_level = try arena.string(self.riskLevel, "EventRiskType.risk_level")
    if let compromisedCredentialsDetected = self.compromisedCredentialsDetected {
      c.pointee.has_compromised_credentials_detected = 1
      c.pointee.compromised_credentials_detected = compromisedCredentialsDetected ? 1 : 0
    }
  }
}

extension ChallengeResponseType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ChallengeResponseType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ChallengeResponseType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ChallengeResponseType>) {
    gatehouse__authentication__v1__challenge_response_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ChallengeResponseType>) throws(ProtobufError) {
    self.challengeName = try readString(c.pointee.challenge_name, "ChallengeResponseType.challenge_name")
    self.challengeResponse = try readString(c.pointee.challenge_response, "ChallengeResponseType.challenge_response")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ChallengeResponseType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.challenge_name = try arena.string(self.challengeName, "ChallengeResponseType.challenge_name")
    c.pointee.challenge_response = try arena.string(self.challengeResponse, "ChallengeResponseType.challenge_response")
  }
}

enum ChallengeResponseListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ChallengeResponseListType>?) throws(ProtobufError) -> [ChallengeResponseType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [ChallengeResponseType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__ChallengeResponseListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__ChallengeResponseListType.self)
    gatehouse__authentication__v1__challenge_response_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension EventContextDataType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension EventContextDataType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.EventContextDataType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EventContextDataType>) {
    gatehouse__authentication__v1__event_context_data_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__EventContextDataType>) throws(ProtobufError) {
    self.ipAddress = try readString(c.pointee.ip_address, "EventContextDataType.ip_address")
    self.deviceName = try readString(c.pointee.device_name, "EventContextDataType.device_name")
    self.timezone = try readString(c.pointee.timezone, "EventContextDataType.timezone")
    self.city = try readString(c.pointee.city, "EventContextDataType.city")
    self.country = try readString(c.pointee.country, "EventContextDataType.country")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EventContextDataType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.ip_address = try arena.string(self.ipAddress, "EventContextDataType.ip_address")
    c.pointee.device_name = try arena.string(self.deviceName, "EventContextDataType.device_name")
    c.pointee.timezone = try arena.string(self.timezone, "EventContextDataType.timezone")
    c.pointee.city = try arena.string(self.city, "EventContextDataType.city")
    c.pointee.country = try arena.string(self.country, "EventContextDataType.country")
  }
}

extension EventFeedbackType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension EventFeedbackType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.EventFeedbackType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EventFeedbackType>) {
    gatehouse__authentication__v1__event_feedback_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__EventFeedbackType>) throws(ProtobufError) {
    self.feedbackValue = try readString(c.pointee.feedback_value, "EventFeedbackType.feedback_value")
    self.provider = try readString(c.pointee.provider, "EventFeedbackType.provider")
    self.feedbackDateUnixMillis = c.pointee.has_feedback_date_unix_millis != 0 ? c.pointee.feedback_date_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EventFeedbackType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.feedback_value = try arena.string(self.feedbackValue, "EventFeedbackType.feedback_value")
    c.pointee.provider = try arena.string(self.provider, "EventFeedbackType.provider")
    if let feedbackDateUnixMillis = self.feedbackDateUnixMillis {
      c.pointee.has_feedback_date_unix_millis = 1
      c.pointee.feedback_date_unix_millis = feedbackDateUnixMillis
    }
  }
}

extension AuthEventType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AuthEventType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AuthEventType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthEventType>) {
    gatehouse__authentication__v1__auth_event_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AuthEventType>) throws(ProtobufError) {
    self.eventId = try readString(c.pointee.event_id, "AuthEventType.event_id")
    self.eventType = try readString(c.pointee.event_type, "AuthEventType.event_type")
    self.creationDateUnixMillis = c.pointee.has_creation_date_unix_millis != 0 ? c.pointee.creation_date_unix_millis : nil
    self.eventResponse = try readString(c.pointee.event_response, "AuthEventType.event_response")
    self.eventRisk = try readMessage(c.pointee.event_risk)
    self.challengeResponses = try ChallengeResponseListTypeWire.read(c.pointee.challenge_responses)
    self.eventContextData = try readMessage(c.pointee.event_context_data)
    self.eventFeedback = try readMessage(c.pointee.event_feedback)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthEventType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.event_id = try arena.string(self.eventId, "AuthEventType.event_id")
    c.pointee.event_type = try arena.string(self.eventType, "AuthEventType.event_type")
    if let creationDateUnixMillis = self.creationDateUnixMillis {
      c.pointee.has_creation_date_unix_millis = 1
      c.pointee.creation_date_unix_millis = creationDateUnixMillis
    }
    c.pointee.event_response = try arena.string(self.eventResponse, "AuthEventType.event_response")
    c.pointee.event_risk = try arena.message(self.eventRisk)
    c.pointee.challenge_responses = try ChallengeResponseListTypeWire.write(self.challengeResponses, arena)
    c.pointee.event_context_data = try arena.message(self.eventContextData)
    c.pointee.event_feedback = try arena.message(self.eventFeedback)
  }
}

enum AuthEventsTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthEventsType>?) throws(ProtobufError) -> [AuthEventType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [AuthEventType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthEventsType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__AuthEventsType.self)
    gatehouse__authentication__v1__auth_events_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension AdminListUserAuthEventsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminListUserAuthEventsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminListUserAuthEventsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminListUserAuthEventsResponse>) {
    gatehouse__authentication__v1__admin_list_user_auth_events_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminListUserAuthEventsResponse>) throws(ProtobufError) {
    self.authEvents = try AuthEventsTypeWire.read(c.pointee.auth_events)
    self.nextToken = try readString(c.pointee.next_token, "AdminListUserAuthEventsResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminListUserAuthEventsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.auth_events = try AuthEventsTypeWire.write(self.authEvents, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "AdminListUserAuthEventsResponse.next_token")
  }
}

extension AdminUpdateAuthEventFeedbackRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminUpdateAuthEventFeedbackRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminUpdateAuthEventFeedbackRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminUpdateAuthEventFeedbackRequest>) {
    gatehouse__authentication__v1__admin_update_auth_event_feedback_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminUpdateAuthEventFeedbackRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminUpdateAuthEventFeedbackRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminUpdateAuthEventFeedbackRequest.username")
    self.eventId = try readString(c.pointee.event_id, "AdminUpdateAuthEventFeedbackRequest.event_id")
    self.feedbackValue = try readString(c.pointee.feedback_value, "AdminUpdateAuthEventFeedbackRequest.feedback_value")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminUpdateAuthEventFeedbackRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminUpdateAuthEventFeedbackRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminUpdateAuthEventFeedbackRequest.username")
    c.pointee.event_id = try arena.string(self.eventId, "AdminUpdateAuthEventFeedbackRequest.event_id")
    c.pointee.feedback_value = try arena.string(self.feedbackValue, "AdminUpdateAuthEventFeedbackRequest.feedback_value")
  }
}

extension AdminUpdateAuthEventFeedbackResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminUpdateAuthEventFeedbackResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminUpdateAuthEventFeedbackResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminUpdateAuthEventFeedbackResponse>) {
    gatehouse__authentication__v1__admin_update_auth_event_feedback_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminUpdateAuthEventFeedbackResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminUpdateAuthEventFeedbackResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension UpdateAuthEventFeedbackRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateAuthEventFeedbackRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateAuthEventFeedbackRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateAuthEventFeedbackRequest>) {
    gatehouse__authentication__v1__update_auth_event_feedback_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateAuthEventFeedbackRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "UpdateAuthEventFeedbackRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "UpdateAuthEventFeedbackRequest.username")
    self.eventId = try readString(c.pointee.event_id, "UpdateAuthEventFeedbackRequest.event_id")
    self.feedbackToken = try readText(c.pointee.has_feedback_token, c.pointee.feedback_token, "UpdateAuthEventFeedbackRequest.feedback_token")
    self.feedbackValue = try readString(c.pointee.feedback_value, "UpdateAuthEventFeedbackRequest.feedback_value")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateAuthEventFeedbackRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UpdateAuthEventFeedbackRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "UpdateAuthEventFeedbackRequest.username")
    c.pointee.event_id = try arena.string(self.eventId, "UpdateAuthEventFeedbackRequest.event_id")
    if let feedbackToken = self.feedbackToken {
      c.pointee.has_feedback_token = 1
      c.pointee.feedback_token = try arena.data(of: feedbackToken)
    }
    c.pointee.feedback_value = try arena.string(self.feedbackValue, "UpdateAuthEventFeedbackRequest.feedback_value")
  }
}

extension UpdateAuthEventFeedbackResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateAuthEventFeedbackResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateAuthEventFeedbackResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateAuthEventFeedbackResponse>) {
    gatehouse__authentication__v1__update_auth_event_feedback_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateAuthEventFeedbackResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateAuthEventFeedbackResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
