// swift-format-ignore-file
// Generated from Proto/gatehouse/public_operations/v1/audit.proto. Do not edit.

package import CGatehouseMessages
public import Protobuf

extension ListAuditEventsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListAuditEventsRequest: CMessage {
  package static let messageName: String = "gatehouse.public_operations.v1.ListAuditEventsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__PublicOperations__V1__ListAuditEventsRequest>) {
    gatehouse__public_operations__v1__list_audit_events_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__PublicOperations__V1__ListAuditEventsRequest>) throws(ProtobufError) {
    self.poolId = try readString(c.pointee.pool_id, "ListAuditEventsRequest.pool_id")
    self.user = try readString(c.pointee.user, "ListAuditEventsRequest.user")
    self.operation = try readString(c.pointee.operation, "ListAuditEventsRequest.operation")
    self.outcome = try readString(c.pointee.outcome, "ListAuditEventsRequest.outcome")
    self.requestId = try readString(c.pointee.request_id, "ListAuditEventsRequest.request_id")
    self.sinceUnixMillis = c.pointee.has_since_unix_millis != 0 ? c.pointee.since_unix_millis : nil
    self.withinMillis = c.pointee.has_within_millis != 0 ? c.pointee.within_millis : nil
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
    self.isFollowed = c.pointee.has_is_followed != 0 ? c.pointee.is_followed != 0 : nil
    self.afterCursor = try readString(c.pointee.after_cursor, "ListAuditEventsRequest.after_cursor")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__PublicOperations__V1__ListAuditEventsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.pool_id = try arena.string(self.poolId, "ListAuditEventsRequest.pool_id")
    c.pointee.user = try arena.string(self.user, "ListAuditEventsRequest.user")
    c.pointee.operation = try arena.string(self.operation, "ListAuditEventsRequest.operation")
    c.pointee.outcome = try arena.string(self.outcome, "ListAuditEventsRequest.outcome")
    c.pointee.request_id = try arena.string(self.requestId, "ListAuditEventsRequest.request_id")
    if let sinceUnixMillis = self.sinceUnixMillis {
      c.pointee.has_since_unix_millis = 1
      c.pointee.since_unix_millis = sinceUnixMillis
    }
    if let withinMillis = self.withinMillis {
      c.pointee.has_within_millis = 1
      c.pointee.within_millis = withinMillis
    }
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
    if let isFollowed = self.isFollowed {
      c.pointee.has_is_followed = 1
      c.pointee.is_followed = isFollowed ? 1 : 0
    }
    c.pointee.after_cursor = try arena.string(self.afterCursor, "ListAuditEventsRequest.after_cursor")
  }
}

extension AuditEvent: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AuditEvent: CMessage {
  package static let messageName: String = "gatehouse.public_operations.v1.AuditEvent"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__PublicOperations__V1__AuditEvent>) {
    gatehouse__public_operations__v1__audit_event__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__PublicOperations__V1__AuditEvent>) throws(ProtobufError) {
    self.atUnixMillis = c.pointee.has_at_unix_millis != 0 ? c.pointee.at_unix_millis : nil
    self.requestId = try readString(c.pointee.request_id, "AuditEvent.request_id")
    self.operation = try readString(c.pointee.operation, "AuditEvent.operation")
    self.actor = try readString(c.pointee.actor, "AuditEvent.actor")
    self.accessKeyId = try readString(c.pointee.access_key_id, "AuditEvent.access_key_id")
    self.sourceIp = try readString(c.pointee.source_ip, "AuditEvent.source_ip")
    self.userAgent = try readString(c.pointee.user_agent, "AuditEvent.user_agent")
    self.userPoolId = try readString(c.pointee.user_pool_id, "AuditEvent.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "AuditEvent.client_id")
    self.username = try readString(c.pointee.username, "AuditEvent.username")
    self.sub = try readString(c.pointee.sub, "AuditEvent.sub")
    self.nameHash = try readString(c.pointee.name_hash, "AuditEvent.name_hash")
    self.groupName = try readString(c.pointee.group_name, "AuditEvent.group_name")
    self.outcome = try readString(c.pointee.outcome, "AuditEvent.outcome")
    self.reason = try readString(c.pointee.reason, "AuditEvent.reason")
    self.rule = try readString(c.pointee.rule, "AuditEvent.rule")
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "AuditEvent.identity_pool_id")
    self.identityId = try readString(c.pointee.identity_id, "AuditEvent.identity_id")
    self.operator = try readString(c.pointee.operator_, "AuditEvent.operator")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__PublicOperations__V1__AuditEvent>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let atUnixMillis = self.atUnixMillis {
      c.pointee.has_at_unix_millis = 1
      c.pointee.at_unix_millis = atUnixMillis
    }
    c.pointee.request_id = try arena.string(self.requestId, "AuditEvent.request_id")
    c.pointee.operation = try arena.string(self.operation, "AuditEvent.operation")
    c.pointee.actor = try arena.string(self.actor, "AuditEvent.actor")
    c.pointee.access_key_id = try arena.string(self.accessKeyId, "AuditEvent.access_key_id")
    c.pointee.source_ip = try arena.string(self.sourceIp, "AuditEvent.source_ip")
    c.pointee.user_agent = try arena.string(self.userAgent, "AuditEvent.user_agent")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AuditEvent.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "AuditEvent.client_id")
    c.pointee.username = try arena.string(self.username, "AuditEvent.username")
    c.pointee.sub = try arena.string(self.sub, "AuditEvent.sub")
    c.pointee.name_hash = try arena.string(self.nameHash, "AuditEvent.name_hash")
    c.pointee.group_name = try arena.string(self.groupName, "AuditEvent.group_name")
    c.pointee.outcome = try arena.string(self.outcome, "AuditEvent.outcome")
    c.pointee.reason = try arena.string(self.reason, "AuditEvent.reason")
    c.pointee.rule = try arena.string(self.rule, "AuditEvent.rule")
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "AuditEvent.identity_pool_id")
    c.pointee.identity_id = try arena.string(self.identityId, "AuditEvent.identity_id")
    c.pointee.operator_ = try arena.string(self.operator, "AuditEvent.operator")
  }
}

extension ListAuditEventsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListAuditEventsResponse: CMessage {
  package static let messageName: String = "gatehouse.public_operations.v1.ListAuditEventsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__PublicOperations__V1__ListAuditEventsResponse>) {
    gatehouse__public_operations__v1__list_audit_events_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__PublicOperations__V1__ListAuditEventsResponse>) throws(ProtobufError) {
    self.events = try readMessages(c.pointee.n_events, c.pointee.events)
    self.cursor = try readString(c.pointee.cursor, "ListAuditEventsResponse.cursor")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__PublicOperations__V1__ListAuditEventsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_events = self.events.count
    c.pointee.events = try arena.messages(self.events)
    c.pointee.cursor = try arena.string(self.cursor, "ListAuditEventsResponse.cursor")
  }
}

extension BeginAuditSealsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BeginAuditSealsRequest: CMessage {
  package static let messageName: String = "gatehouse.public_operations.v1.BeginAuditSealsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__PublicOperations__V1__BeginAuditSealsRequest>) {
    gatehouse__public_operations__v1__begin_audit_seals_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__PublicOperations__V1__BeginAuditSealsRequest>) throws(ProtobufError) {
    self.key = readBytes(c.pointee.has_key, c.pointee.key)
    self.replaces = c.pointee.has_replaces != 0 ? c.pointee.replaces != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__PublicOperations__V1__BeginAuditSealsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let key = self.key {
      c.pointee.has_key = 1
      c.pointee.key = try arena.data(key)
    }
    if let replaces = self.replaces {
      c.pointee.has_replaces = 1
      c.pointee.replaces = replaces ? 1 : 0
    }
  }
}

extension BeginAuditSealsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BeginAuditSealsResponse: CMessage {
  package static let messageName: String = "gatehouse.public_operations.v1.BeginAuditSealsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__PublicOperations__V1__BeginAuditSealsResponse>) {
    gatehouse__public_operations__v1__begin_audit_seals_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__PublicOperations__V1__BeginAuditSealsResponse>) throws(ProtobufError) {
    self.isBegun = c.pointee.has_is_begun != 0 ? c.pointee.is_begun != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__PublicOperations__V1__BeginAuditSealsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let isBegun = self.isBegun {
      c.pointee.has_is_begun = 1
      c.pointee.is_begun = isBegun ? 1 : 0
    }
  }
}

extension ListAuditSealsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListAuditSealsRequest: CMessage {
  package static let messageName: String = "gatehouse.public_operations.v1.ListAuditSealsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__PublicOperations__V1__ListAuditSealsRequest>) {
    gatehouse__public_operations__v1__list_audit_seals_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__PublicOperations__V1__ListAuditSealsRequest>) throws(ProtobufError) {
    self.table = try readString(c.pointee.table, "ListAuditSealsRequest.table")
    self.afterSequence = c.pointee.has_after_sequence != 0 ? c.pointee.after_sequence : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__PublicOperations__V1__ListAuditSealsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.table = try arena.string(self.table, "ListAuditSealsRequest.table")
    if let afterSequence = self.afterSequence {
      c.pointee.has_after_sequence = 1
      c.pointee.after_sequence = afterSequence
    }
  }
}

extension AuditSeal: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AuditSeal: CMessage {
  package static let messageName: String = "gatehouse.public_operations.v1.AuditSeal"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__PublicOperations__V1__AuditSeal>) {
    gatehouse__public_operations__v1__audit_seal__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__PublicOperations__V1__AuditSeal>) throws(ProtobufError) {
    self.sequence = c.pointee.has_sequence != 0 ? c.pointee.sequence : nil
    self.previousCode = readBytes(c.pointee.has_previous_code, c.pointee.previous_code)
    self.madeAtUnixMillis = c.pointee.has_made_at_unix_millis != 0 ? c.pointee.made_at_unix_millis : nil
    self.newestAtUnixMillis = c.pointee.has_newest_at_unix_millis != 0 ? c.pointee.newest_at_unix_millis : nil
    self.through = try readString(c.pointee.through, "AuditSeal.through")
    self.cutThrough = c.pointee.has_cut_through != 0 ? c.pointee.cut_through : nil
    self.cutCode = readBytes(c.pointee.has_cut_code, c.pointee.cut_code)
    self.eventCodes = readBytes(c.pointee.has_event_codes, c.pointee.event_codes)
    self.code = readBytes(c.pointee.has_code, c.pointee.code)
    self.events = try readMessages(c.pointee.n_events, c.pointee.events)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__PublicOperations__V1__AuditSeal>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let sequence = self.sequence {
      c.pointee.has_sequence = 1
      c.pointee.sequence = sequence
    }
    if let previousCode = self.previousCode {
      c.pointee.has_previous_code = 1
      c.pointee.previous_code = try arena.data(previousCode)
    }
    if let madeAtUnixMillis = self.madeAtUnixMillis {
      c.pointee.has_made_at_unix_millis = 1
      c.pointee.made_at_unix_millis = madeAtUnixMillis
    }
    if let newestAtUnixMillis = self.newestAtUnixMillis {
      c.pointee.has_newest_at_unix_millis = 1
      c.pointee.newest_at_unix_millis = newestAtUnixMillis
    }
    c.pointee.through = try arena.string(self.through, "AuditSeal.through")
    if let cutThrough = self.cutThrough {
      c.pointee.has_cut_through = 1
      c.pointee.cut_through = cutThrough
    }
    if let cutCode = self.cutCode {
      c.pointee.has_cut_code = 1
      c.pointee.cut_code = try arena.data(cutCode)
    }
    if let eventCodes = self.eventCodes {
      c.pointee.has_event_codes = 1
      c.pointee.event_codes = try arena.data(eventCodes)
    }
    if let code = self.code {
      c.pointee.has_code = 1
      c.pointee.code = try arena.data(code)
    }
    c.pointee.n_events = self.events.count
    c.pointee.events = try arena.messages(self.events)
  }
}

extension ListAuditSealsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListAuditSealsResponse: CMessage {
  package static let messageName: String = "gatehouse.public_operations.v1.ListAuditSealsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__PublicOperations__V1__ListAuditSealsResponse>) {
    gatehouse__public_operations__v1__list_audit_seals_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__PublicOperations__V1__ListAuditSealsResponse>) throws(ProtobufError) {
    self.seals = try readMessages(c.pointee.n_seals, c.pointee.seals)
    self.nextSequence = c.pointee.has_next_sequence != 0 ? c.pointee.next_sequence : nil
    self.begunAtUnixMillis = c.pointee.has_begun_at_unix_millis != 0 ? c.pointee.begun_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__PublicOperations__V1__ListAuditSealsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_seals = self.seals.count
    c.pointee.seals = try arena.messages(self.seals)
    if let nextSequence = self.nextSequence {
      c.pointee.has_next_sequence = 1
      c.pointee.next_sequence = nextSequence
    }
    if let begunAtUnixMillis = self.begunAtUnixMillis {
      c.pointee.has_begun_at_unix_millis = 1
      c.pointee.begun_at_unix_millis = begunAtUnixMillis
    }
  }
}
