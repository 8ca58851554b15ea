// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/console.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ShowOperatorSignInRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowOperatorSignInRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowOperatorSignInRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowOperatorSignInRequest>) {
    gatehouse__authentication__v1__show_operator_sign_in_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowOperatorSignInRequest>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowOperatorSignInRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ShowOperatorSignInResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowOperatorSignInResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowOperatorSignInResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowOperatorSignInResponse>) {
    gatehouse__authentication__v1__show_operator_sign_in_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowOperatorSignInResponse>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ShowOperatorSignInResponse.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "ShowOperatorSignInResponse.client_id")
    self.scope = try readString(c.pointee.scope, "ShowOperatorSignInResponse.scope")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowOperatorSignInResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ShowOperatorSignInResponse.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "ShowOperatorSignInResponse.client_id")
    c.pointee.scope = try arena.string(self.scope, "ShowOperatorSignInResponse.scope")
  }
}

extension ShowOperatorLinkRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowOperatorLinkRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowOperatorLinkRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowOperatorLinkRequest>) {
    gatehouse__authentication__v1__show_operator_link_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowOperatorLinkRequest>) throws(ProtobufError) {
    self.linkSecret = try readText(c.pointee.has_link_secret, c.pointee.link_secret, "ShowOperatorLinkRequest.link_secret")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowOperatorLinkRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let linkSecret = self.linkSecret {
      c.pointee.has_link_secret = 1
      c.pointee.link_secret = try arena.data(of: linkSecret)
    }
  }
}

extension ShowOperatorLinkResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowOperatorLinkResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowOperatorLinkResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowOperatorLinkResponse>) {
    gatehouse__authentication__v1__show_operator_link_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowOperatorLinkResponse>) throws(ProtobufError) {
    self.username = try readString(c.pointee.username, "ShowOperatorLinkResponse.username")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowOperatorLinkResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.username = try arena.string(self.username, "ShowOperatorLinkResponse.username")
  }
}

extension AcceptOperatorLinkRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AcceptOperatorLinkRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AcceptOperatorLinkRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AcceptOperatorLinkRequest>) {
    gatehouse__authentication__v1__accept_operator_link_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AcceptOperatorLinkRequest>) throws(ProtobufError) {
    self.linkSecret = try readText(c.pointee.has_link_secret, c.pointee.link_secret, "AcceptOperatorLinkRequest.link_secret")
    self.password = try readText(c.pointee.has_password, c.pointee.password, "AcceptOperatorLinkRequest.password")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AcceptOperatorLinkRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let linkSecret = self.linkSecret {
      c.pointee.has_link_secret = 1
      c.pointee.link_secret = try arena.data(of: linkSecret)
    }
    if let password = self.password {
      c.pointee.has_password = 1
      c.pointee.password = try arena.data(of: password)
    }
  }
}

extension AcceptOperatorLinkResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AcceptOperatorLinkResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AcceptOperatorLinkResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AcceptOperatorLinkResponse>) {
    gatehouse__authentication__v1__accept_operator_link_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AcceptOperatorLinkResponse>) throws(ProtobufError) {
    self.username = try readString(c.pointee.username, "AcceptOperatorLinkResponse.username")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AcceptOperatorLinkResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.username = try arena.string(self.username, "AcceptOperatorLinkResponse.username")
  }
}

extension ShowOperatorRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowOperatorRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowOperatorRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowOperatorRequest>) {
    gatehouse__authentication__v1__show_operator_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowOperatorRequest>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowOperatorRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension OperatorPoolRole: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension OperatorPoolRole: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.OperatorPoolRole"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__OperatorPoolRole>) {
    gatehouse__authentication__v1__operator_pool_role__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__OperatorPoolRole>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "OperatorPoolRole.user_pool_id")
    self.role = try readString(c.pointee.role, "OperatorPoolRole.role")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__OperatorPoolRole>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "OperatorPoolRole.user_pool_id")
    c.pointee.role = try arena.string(self.role, "OperatorPoolRole.role")
  }
}

extension ShowOperatorResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowOperatorResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowOperatorResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowOperatorResponse>) {
    gatehouse__authentication__v1__show_operator_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowOperatorResponse>) throws(ProtobufError) {
    self.username = try readString(c.pointee.username, "ShowOperatorResponse.username")
    self.sub = try readString(c.pointee.sub, "ShowOperatorResponse.sub")
    self.role = try readString(c.pointee.role, "ShowOperatorResponse.role")
    self.pools = try readMessages(c.pointee.n_pools, c.pointee.pools)
    self.authenticatedAtUnixMillis = c.pointee.has_authenticated_at_unix_millis != 0 ? c.pointee.authenticated_at_unix_millis : nil
    self.operatorPoolId = try readString(c.pointee.operator_pool_id, "ShowOperatorResponse.operator_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowOperatorResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.username = try arena.string(self.username, "ShowOperatorResponse.username")
    c.pointee.sub = try arena.string(self.sub, "ShowOperatorResponse.sub")
    c.pointee.role = try arena.string(self.role, "ShowOperatorResponse.role")
    c.pointee.n_pools = self.pools.count
    c.pointee.pools = try arena.messages(self.pools)
    if let authenticatedAtUnixMillis = self.authenticatedAtUnixMillis {
      c.pointee.has_authenticated_at_unix_millis = 1
      c.pointee.authenticated_at_unix_millis = authenticatedAtUnixMillis
    }
    c.pointee.operator_pool_id = try arena.string(self.operatorPoolId, "ShowOperatorResponse.operator_pool_id")
  }
}

extension ListConsolePoolsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListConsolePoolsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListConsolePoolsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsolePoolsRequest>) {
    gatehouse__authentication__v1__list_console_pools_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListConsolePoolsRequest>) throws(ProtobufError) {
    self.afterUserPoolId = try readString(c.pointee.after_user_pool_id, "ListConsolePoolsRequest.after_user_pool_id")
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsolePoolsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.after_user_pool_id = try arena.string(self.afterUserPoolId, "ListConsolePoolsRequest.after_user_pool_id")
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
  }
}

extension ConsolePool: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ConsolePool: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ConsolePool"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConsolePool>) {
    gatehouse__authentication__v1__console_pool__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ConsolePool>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ConsolePool.user_pool_id")
    self.name = try readString(c.pointee.name, "ConsolePool.name")
    self.aboutUsers = c.pointee.has_about_users != 0 ? c.pointee.about_users : nil
    self.counts = try readMessages(c.pointee.n_counts, c.pointee.counts)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConsolePool>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ConsolePool.user_pool_id")
    c.pointee.name = try arena.string(self.name, "ConsolePool.name")
    if let aboutUsers = self.aboutUsers {
      c.pointee.has_about_users = 1
      c.pointee.about_users = aboutUsers
    }
    c.pointee.n_counts = self.counts.count
    c.pointee.counts = try arena.messages(self.counts)
  }
}

extension ListConsolePoolsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListConsolePoolsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListConsolePoolsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsolePoolsResponse>) {
    gatehouse__authentication__v1__list_console_pools_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListConsolePoolsResponse>) throws(ProtobufError) {
    self.pools = try readMessages(c.pointee.n_pools, c.pointee.pools)
    self.hasMore = c.pointee.has_has_more != 0 ? c.pointee.has_more != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsolePoolsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_pools = self.pools.count
    c.pointee.pools = try arena.messages(self.pools)
    if let hasMore = self.hasMore {
      c.pointee.has_has_more = 1
      c.pointee.has_more = hasMore ? 1 : 0
    }
  }
}

extension ListConsoleWarningsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListConsoleWarningsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListConsoleWarningsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleWarningsRequest>) {
    gatehouse__authentication__v1__list_console_warnings_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListConsoleWarningsRequest>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleWarningsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ConsoleWarning: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ConsoleWarning: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ConsoleWarning"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConsoleWarning>) {
    gatehouse__authentication__v1__console_warning__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ConsoleWarning>) throws(ProtobufError) {
    self.kind = try readString(c.pointee.kind, "ConsoleWarning.kind")
    self.userPoolId = try readString(c.pointee.user_pool_id, "ConsoleWarning.user_pool_id")
    self.poolName = try readString(c.pointee.pool_name, "ConsoleWarning.pool_name")
    self.subject = try readText(c.pointee.has_subject, c.pointee.subject, "ConsoleWarning.subject")
    self.count = c.pointee.has_count != 0 ? c.pointee.count : nil
    self.ofCount = c.pointee.has_of_count != 0 ? c.pointee.of_count : nil
    self.atUnixMillis = c.pointee.has_at_unix_millis != 0 ? c.pointee.at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConsoleWarning>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.kind = try arena.string(self.kind, "ConsoleWarning.kind")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ConsoleWarning.user_pool_id")
    c.pointee.pool_name = try arena.string(self.poolName, "ConsoleWarning.pool_name")
    if let subject = self.subject {
      c.pointee.has_subject = 1
      c.pointee.subject = try arena.data(of: subject)
    }
    if let count = self.count {
      c.pointee.has_count = 1
      c.pointee.count = count
    }
    if let ofCount = self.ofCount {
      c.pointee.has_of_count = 1
      c.pointee.of_count = ofCount
    }
    if let atUnixMillis = self.atUnixMillis {
      c.pointee.has_at_unix_millis = 1
      c.pointee.at_unix_millis = atUnixMillis
    }
  }
}

extension ListConsoleWarningsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListConsoleWarningsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListConsoleWarningsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleWarningsResponse>) {
    gatehouse__authentication__v1__list_console_warnings_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListConsoleWarningsResponse>) throws(ProtobufError) {
    self.warnings = try readMessages(c.pointee.n_warnings, c.pointee.warnings)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleWarningsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_warnings = self.warnings.count
    c.pointee.warnings = try arena.messages(self.warnings)
  }
}

extension FindEventsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FindEventsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.FindEventsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FindEventsRequest>) {
    gatehouse__authentication__v1__find_events_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__FindEventsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "FindEventsRequest.user_pool_id")
    self.text = try readString(c.pointee.text, "FindEventsRequest.text")
    self.outcome = try readString(c.pointee.outcome, "FindEventsRequest.outcome")
    self.clientId = try readString(c.pointee.client_id, "FindEventsRequest.client_id")
    self.operation = try readString(c.pointee.operation, "FindEventsRequest.operation")
    self.sinceUnixMillis = c.pointee.has_since_unix_millis != 0 ? c.pointee.since_unix_millis : nil
    self.beforeCursor = try readString(c.pointee.before_cursor, "FindEventsRequest.before_cursor")
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
    self.ruleEnd = try readString(c.pointee.rule_end, "FindEventsRequest.rule_end")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FindEventsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "FindEventsRequest.user_pool_id")
    c.pointee.text = try arena.string(self.text, "FindEventsRequest.text")
    c.pointee.outcome = try arena.string(self.outcome, "FindEventsRequest.outcome")
    c.pointee.client_id = try arena.string(self.clientId, "FindEventsRequest.client_id")
    c.pointee.operation = try arena.string(self.operation, "FindEventsRequest.operation")
    if let sinceUnixMillis = self.sinceUnixMillis {
      c.pointee.has_since_unix_millis = 1
      c.pointee.since_unix_millis = sinceUnixMillis
    }
    c.pointee.before_cursor = try arena.string(self.beforeCursor, "FindEventsRequest.before_cursor")
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
    c.pointee.rule_end = try arena.string(self.ruleEnd, "FindEventsRequest.rule_end")
  }
}

extension FindEventsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FindEventsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.FindEventsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FindEventsResponse>) {
    gatehouse__authentication__v1__find_events_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__FindEventsResponse>) throws(ProtobufError) {
    self.events = try readMessages(c.pointee.n_events, c.pointee.events)
    self.cursor = try readString(c.pointee.cursor, "FindEventsResponse.cursor")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FindEventsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_events = self.events.count
    c.pointee.events = try arena.messages(self.events)
    c.pointee.cursor = try arena.string(self.cursor, "FindEventsResponse.cursor")
  }
}

extension ListPoolDevicesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListPoolDevicesRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListPoolDevicesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListPoolDevicesRequest>) {
    gatehouse__authentication__v1__list_pool_devices_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListPoolDevicesRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListPoolDevicesRequest.user_pool_id")
    self.sdk = try readString(c.pointee.sdk, "ListPoolDevicesRequest.sdk")
    self.isRemembered = c.pointee.has_is_remembered != 0 ? c.pointee.is_remembered != 0 : nil
    self.unusedDays = c.pointee.has_unused_days != 0 ? c.pointee.unused_days : nil
    self.afterCursor = try readString(c.pointee.after_cursor, "ListPoolDevicesRequest.after_cursor")
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListPoolDevicesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListPoolDevicesRequest.user_pool_id")
    c.pointee.sdk = try arena.string(self.sdk, "ListPoolDevicesRequest.sdk")
    if let isRemembered = self.isRemembered {
      c.pointee.has_is_remembered = 1
      c.pointee.is_remembered = isRemembered ? 1 : 0
    }
    if let unusedDays = self.unusedDays {
      c.pointee.has_unused_days = 1
      c.pointee.unused_days = unusedDays
    }
    c.pointee.after_cursor = try arena.string(self.afterCursor, "ListPoolDevicesRequest.after_cursor")
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
  }
}

extension PoolDevice: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension PoolDevice: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.PoolDevice"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__PoolDevice>) {
    gatehouse__authentication__v1__pool_device__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__PoolDevice>) throws(ProtobufError) {
    self.username = try readString(c.pointee.username, "PoolDevice.username")
    self.sub = try readString(c.pointee.sub, "PoolDevice.sub")
    self.deviceKey = try readString(c.pointee.device_key, "PoolDevice.device_key")
    self.name = try readString(c.pointee.name, "PoolDevice.name")
    self.isRemembered = c.pointee.has_is_remembered != 0 ? c.pointee.is_remembered != 0 : nil
    self.lastIpAddress = try readString(c.pointee.last_ip_address, "PoolDevice.last_ip_address")
    self.sdk = try readString(c.pointee.sdk, "PoolDevice.sdk")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.authenticatedAtUnixMillis = c.pointee.has_authenticated_at_unix_millis != 0 ? c.pointee.authenticated_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__PoolDevice>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.username = try arena.string(self.username, "PoolDevice.username")
    c.pointee.sub = try arena.string(self.sub, "PoolDevice.sub")
    c.pointee.device_key = try arena.string(self.deviceKey, "PoolDevice.device_key")
    c.pointee.name = try arena.string(self.name, "PoolDevice.name")
    if let isRemembered = self.isRemembered {
      c.pointee.has_is_remembered = 1
      c.pointee.is_remembered = isRemembered ? 1 : 0
    }
    c.pointee.last_ip_address = try arena.string(self.lastIpAddress, "PoolDevice.last_ip_address")
    c.pointee.sdk = try arena.string(self.sdk, "PoolDevice.sdk")
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    if let authenticatedAtUnixMillis = self.authenticatedAtUnixMillis {
      c.pointee.has_authenticated_at_unix_millis = 1
      c.pointee.authenticated_at_unix_millis = authenticatedAtUnixMillis
    }
  }
}

extension ListPoolDevicesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListPoolDevicesResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListPoolDevicesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListPoolDevicesResponse>) {
    gatehouse__authentication__v1__list_pool_devices_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListPoolDevicesResponse>) throws(ProtobufError) {
    self.devices = try readMessages(c.pointee.n_devices, c.pointee.devices)
    self.cursor = try readString(c.pointee.cursor, "ListPoolDevicesResponse.cursor")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListPoolDevicesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_devices = self.devices.count
    c.pointee.devices = try arena.messages(self.devices)
    c.pointee.cursor = try arena.string(self.cursor, "ListPoolDevicesResponse.cursor")
  }
}

extension ShowHourlyCountsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowHourlyCountsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowHourlyCountsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowHourlyCountsRequest>) {
    gatehouse__authentication__v1__show_hourly_counts_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowHourlyCountsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ShowHourlyCountsRequest.user_pool_id")
    self.hours = c.pointee.has_hours != 0 ? c.pointee.hours : nil
    self.stepHours = c.pointee.has_step_hours != 0 ? c.pointee.step_hours : nil
    self.outcome = try readString(c.pointee.outcome, "ShowHourlyCountsRequest.outcome")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowHourlyCountsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ShowHourlyCountsRequest.user_pool_id")
    if let hours = self.hours {
      c.pointee.has_hours = 1
      c.pointee.hours = hours
    }
    if let stepHours = self.stepHours {
      c.pointee.has_step_hours = 1
      c.pointee.step_hours = stepHours
    }
    c.pointee.outcome = try arena.string(self.outcome, "ShowHourlyCountsRequest.outcome")
  }
}

extension HourlyCount: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension HourlyCount: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.HourlyCount"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__HourlyCount>) {
    gatehouse__authentication__v1__hourly_count__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__HourlyCount>) throws(ProtobufError) {
    self.hourUnixMillis = c.pointee.has_hour_unix_millis != 0 ? c.pointee.hour_unix_millis : nil
    self.outcome = try readString(c.pointee.outcome, "HourlyCount.outcome")
    self.rule = try readString(c.pointee.rule, "HourlyCount.rule")
    self.count = c.pointee.has_count != 0 ? c.pointee.count : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__HourlyCount>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let hourUnixMillis = self.hourUnixMillis {
      c.pointee.has_hour_unix_millis = 1
      c.pointee.hour_unix_millis = hourUnixMillis
    }
    c.pointee.outcome = try arena.string(self.outcome, "HourlyCount.outcome")
    c.pointee.rule = try arena.string(self.rule, "HourlyCount.rule")
    if let count = self.count {
      c.pointee.has_count = 1
      c.pointee.count = count
    }
  }
}

extension ShowHourlyCountsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowHourlyCountsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowHourlyCountsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowHourlyCountsResponse>) {
    gatehouse__authentication__v1__show_hourly_counts_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowHourlyCountsResponse>) throws(ProtobufError) {
    self.counts = try readMessages(c.pointee.n_counts, c.pointee.counts)
    self.runningHourUnixMillis = c.pointee.has_running_hour_unix_millis != 0 ? c.pointee.running_hour_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowHourlyCountsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_counts = self.counts.count
    c.pointee.counts = try arena.messages(self.counts)
    if let runningHourUnixMillis = self.runningHourUnixMillis {
      c.pointee.has_running_hour_unix_millis = 1
      c.pointee.running_hour_unix_millis = runningHourUnixMillis
    }
  }
}

extension ListConsoleMessagesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListConsoleMessagesRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListConsoleMessagesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleMessagesRequest>) {
    gatehouse__authentication__v1__list_console_messages_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListConsoleMessagesRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListConsoleMessagesRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "ListConsoleMessagesRequest.username")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleMessagesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListConsoleMessagesRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "ListConsoleMessagesRequest.username")
  }
}

extension ConsoleMessage: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ConsoleMessage: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ConsoleMessage"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConsoleMessage>) {
    gatehouse__authentication__v1__console_message__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ConsoleMessage>) throws(ProtobufError) {
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.userPoolId = try readString(c.pointee.user_pool_id, "ConsoleMessage.user_pool_id")
    self.username = try readString(c.pointee.username, "ConsoleMessage.username")
    self.deliveryMedium = try readString(c.pointee.delivery_medium, "ConsoleMessage.delivery_medium")
    self.destination = try readString(c.pointee.destination, "ConsoleMessage.destination")
    self.purpose = try readString(c.pointee.purpose, "ConsoleMessage.purpose")
    self.code = try readText(c.pointee.has_code, c.pointee.code, "ConsoleMessage.code")
    self.state = try readString(c.pointee.state, "ConsoleMessage.state")
    self.lastError = try readString(c.pointee.last_error, "ConsoleMessage.last_error")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConsoleMessage>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ConsoleMessage.user_pool_id")
    c.pointee.username = try arena.string(self.username, "ConsoleMessage.username")
    c.pointee.delivery_medium = try arena.string(self.deliveryMedium, "ConsoleMessage.delivery_medium")
    c.pointee.destination = try arena.string(self.destination, "ConsoleMessage.destination")
    c.pointee.purpose = try arena.string(self.purpose, "ConsoleMessage.purpose")
    if let code = self.code {
      c.pointee.has_code = 1
      c.pointee.code = try arena.data(of: code)
    }
    c.pointee.state = try arena.string(self.state, "ConsoleMessage.state")
    c.pointee.last_error = try arena.string(self.lastError, "ConsoleMessage.last_error")
  }
}

extension ListConsoleMessagesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListConsoleMessagesResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListConsoleMessagesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleMessagesResponse>) {
    gatehouse__authentication__v1__list_console_messages_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListConsoleMessagesResponse>) throws(ProtobufError) {
    self.messages = try readMessages(c.pointee.n_messages, c.pointee.messages)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleMessagesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_messages = self.messages.count
    c.pointee.messages = try arena.messages(self.messages)
  }
}

extension ListConsoleOperatorsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListConsoleOperatorsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListConsoleOperatorsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleOperatorsRequest>) {
    gatehouse__authentication__v1__list_console_operators_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListConsoleOperatorsRequest>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleOperatorsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ListConsoleOperatorsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListConsoleOperatorsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListConsoleOperatorsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleOperatorsResponse>) {
    gatehouse__authentication__v1__list_console_operators_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListConsoleOperatorsResponse>) throws(ProtobufError) {
    self.operators = try readMessages(c.pointee.n_operators, c.pointee.operators)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleOperatorsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_operators = self.operators.count
    c.pointee.operators = try arena.messages(self.operators)
  }
}
