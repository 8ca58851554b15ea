// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/console_pool.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ShowConsoleClientRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowConsoleClientRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowConsoleClientRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowConsoleClientRequest>) {
    gatehouse__authentication__v1__show_console_client_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowConsoleClientRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ShowConsoleClientRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "ShowConsoleClientRequest.client_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowConsoleClientRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ShowConsoleClientRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "ShowConsoleClientRequest.client_id")
  }
}

extension ShowConsoleClientResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowConsoleClientResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowConsoleClientResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowConsoleClientResponse>) {
    gatehouse__authentication__v1__show_console_client_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowConsoleClientResponse>) throws(ProtobufError) {
    self.client = try readMessage(c.pointee.client)
    self.secrets = try readMessages(c.pointee.n_secrets, c.pointee.secrets)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowConsoleClientResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client = try arena.message(self.client)
    c.pointee.n_secrets = self.secrets.count
    c.pointee.secrets = try arena.messages(self.secrets)
  }
}

extension ListConsoleSessionsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListConsoleSessionsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListConsoleSessionsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleSessionsRequest>) {
    gatehouse__authentication__v1__list_console_sessions_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListConsoleSessionsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListConsoleSessionsRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "ListConsoleSessionsRequest.username")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleSessionsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListConsoleSessionsRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "ListConsoleSessionsRequest.username")
  }
}

extension ListConsoleSessionsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListConsoleSessionsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListConsoleSessionsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleSessionsResponse>) {
    gatehouse__authentication__v1__list_console_sessions_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListConsoleSessionsResponse>) throws(ProtobufError) {
    self.sessions = try readMessages(c.pointee.n_sessions, c.pointee.sessions)
    self.reused = try readMessages(c.pointee.n_reused, c.pointee.reused)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleSessionsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_sessions = self.sessions.count
    c.pointee.sessions = try arena.messages(self.sessions)
    c.pointee.n_reused = self.reused.count
    c.pointee.reused = try arena.messages(self.reused)
  }
}

extension ReusedSession: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReusedSession: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ReusedSession"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ReusedSession>) {
    gatehouse__authentication__v1__reused_session__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ReusedSession>) throws(ProtobufError) {
    self.sessionId = try readString(c.pointee.session_id, "ReusedSession.session_id")
    self.clientId = try readString(c.pointee.client_id, "ReusedSession.client_id")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.endedAtUnixMillis = c.pointee.has_ended_at_unix_millis != 0 ? c.pointee.ended_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ReusedSession>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.session_id = try arena.string(self.sessionId, "ReusedSession.session_id")
    c.pointee.client_id = try arena.string(self.clientId, "ReusedSession.client_id")
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    if let endedAtUnixMillis = self.endedAtUnixMillis {
      c.pointee.has_ended_at_unix_millis = 1
      c.pointee.ended_at_unix_millis = endedAtUnixMillis
    }
  }
}

extension ShowConsoleSessionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowConsoleSessionRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowConsoleSessionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowConsoleSessionRequest>) {
    gatehouse__authentication__v1__show_console_session_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowConsoleSessionRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ShowConsoleSessionRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "ShowConsoleSessionRequest.username")
    self.sessionId = try readString(c.pointee.session_id, "ShowConsoleSessionRequest.session_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowConsoleSessionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ShowConsoleSessionRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "ShowConsoleSessionRequest.username")
    c.pointee.session_id = try arena.string(self.sessionId, "ShowConsoleSessionRequest.session_id")
  }
}

extension ConsoleRotation: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ConsoleRotation: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ConsoleRotation"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConsoleRotation>) {
    gatehouse__authentication__v1__console_rotation__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ConsoleRotation>) throws(ProtobufError) {
    self.generation = c.pointee.has_generation != 0 ? c.pointee.generation : nil
    self.replacedAtUnixMillis = c.pointee.has_replaced_at_unix_millis != 0 ? c.pointee.replaced_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConsoleRotation>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let generation = self.generation {
      c.pointee.has_generation = 1
      c.pointee.generation = generation
    }
    if let replacedAtUnixMillis = self.replacedAtUnixMillis {
      c.pointee.has_replaced_at_unix_millis = 1
      c.pointee.replaced_at_unix_millis = replacedAtUnixMillis
    }
  }
}

extension ShowConsoleSessionResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowConsoleSessionResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowConsoleSessionResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowConsoleSessionResponse>) {
    gatehouse__authentication__v1__show_console_session_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowConsoleSessionResponse>) throws(ProtobufError) {
    self.session = try readMessage(c.pointee.session)
    self.generation = c.pointee.has_generation != 0 ? c.pointee.generation : nil
    self.rotations = try readMessages(c.pointee.n_rotations, c.pointee.rotations)
    self.endedAtUnixMillis = c.pointee.has_ended_at_unix_millis != 0 ? c.pointee.ended_at_unix_millis : nil
    self.end = try readString(c.pointee.end, "ShowConsoleSessionResponse.end")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowConsoleSessionResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.session = try arena.message(self.session)
    if let generation = self.generation {
      c.pointee.has_generation = 1
      c.pointee.generation = generation
    }
    c.pointee.n_rotations = self.rotations.count
    c.pointee.rotations = try arena.messages(self.rotations)
    if let endedAtUnixMillis = self.endedAtUnixMillis {
      c.pointee.has_ended_at_unix_millis = 1
      c.pointee.ended_at_unix_millis = endedAtUnixMillis
    }
    c.pointee.end = try arena.string(self.end, "ShowConsoleSessionResponse.end")
  }
}

extension EndConsoleSessionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension EndConsoleSessionRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.EndConsoleSessionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EndConsoleSessionRequest>) {
    gatehouse__authentication__v1__end_console_session_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__EndConsoleSessionRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "EndConsoleSessionRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "EndConsoleSessionRequest.username")
    self.sessionId = try readString(c.pointee.session_id, "EndConsoleSessionRequest.session_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EndConsoleSessionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "EndConsoleSessionRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "EndConsoleSessionRequest.username")
    c.pointee.session_id = try arena.string(self.sessionId, "EndConsoleSessionRequest.session_id")
  }
}

extension EndConsoleSessionResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension EndConsoleSessionResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.EndConsoleSessionResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EndConsoleSessionResponse>) {
    gatehouse__authentication__v1__end_console_session_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__EndConsoleSessionResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EndConsoleSessionResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ListConsoleKeysRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListConsoleKeysRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListConsoleKeysRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleKeysRequest>) {
    gatehouse__authentication__v1__list_console_keys_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListConsoleKeysRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListConsoleKeysRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleKeysRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListConsoleKeysRequest.user_pool_id")
  }
}

extension ConsoleKey: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ConsoleKey: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ConsoleKey"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConsoleKey>) {
    gatehouse__authentication__v1__console_key__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ConsoleKey>) throws(ProtobufError) {
    self.keyId = try readString(c.pointee.key_id, "ConsoleKey.key_id")
    self.tokenUse = try readString(c.pointee.token_use, "ConsoleKey.token_use")
    self.algorithm = try readString(c.pointee.algorithm, "ConsoleKey.algorithm")
    self.state = try readString(c.pointee.state, "ConsoleKey.state")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.verifiesUntilUnixMillis = c.pointee.has_verifies_until_unix_millis != 0 ? c.pointee.verifies_until_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConsoleKey>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.key_id = try arena.string(self.keyId, "ConsoleKey.key_id")
    c.pointee.token_use = try arena.string(self.tokenUse, "ConsoleKey.token_use")
    c.pointee.algorithm = try arena.string(self.algorithm, "ConsoleKey.algorithm")
    c.pointee.state = try arena.string(self.state, "ConsoleKey.state")
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    if let verifiesUntilUnixMillis = self.verifiesUntilUnixMillis {
      c.pointee.has_verifies_until_unix_millis = 1
      c.pointee.verifies_until_unix_millis = verifiesUntilUnixMillis
    }
  }
}

extension ListConsoleKeysResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListConsoleKeysResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListConsoleKeysResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleKeysResponse>) {
    gatehouse__authentication__v1__list_console_keys_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListConsoleKeysResponse>) throws(ProtobufError) {
    self.keys = try readMessages(c.pointee.n_keys, c.pointee.keys)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListConsoleKeysResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_keys = self.keys.count
    c.pointee.keys = try arena.messages(self.keys)
  }
}

extension RotateConsoleKeysRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RotateConsoleKeysRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RotateConsoleKeysRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RotateConsoleKeysRequest>) {
    gatehouse__authentication__v1__rotate_console_keys_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RotateConsoleKeysRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "RotateConsoleKeysRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RotateConsoleKeysRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RotateConsoleKeysRequest.user_pool_id")
  }
}

extension RotateConsoleKeysResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RotateConsoleKeysResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RotateConsoleKeysResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RotateConsoleKeysResponse>) {
    gatehouse__authentication__v1__rotate_console_keys_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RotateConsoleKeysResponse>) throws(ProtobufError) {
    self.keys = try readMessages(c.pointee.n_keys, c.pointee.keys)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RotateConsoleKeysResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_keys = self.keys.count
    c.pointee.keys = try arena.messages(self.keys)
  }
}

extension TestConsoleProviderRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TestConsoleProviderRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.TestConsoleProviderRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TestConsoleProviderRequest>) {
    gatehouse__authentication__v1__test_console_provider_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__TestConsoleProviderRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "TestConsoleProviderRequest.user_pool_id")
    self.providerName = try readText(c.pointee.has_provider_name, c.pointee.provider_name, "TestConsoleProviderRequest.provider_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TestConsoleProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "TestConsoleProviderRequest.user_pool_id")
    if let providerName = self.providerName {
      c.pointee.has_provider_name = 1
      c.pointee.provider_name = try arena.data(of: providerName)
    }
  }
}

extension ConsoleTrialStep: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ConsoleTrialStep: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ConsoleTrialStep"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConsoleTrialStep>) {
    gatehouse__authentication__v1__console_trial_step__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ConsoleTrialStep>) throws(ProtobufError) {
    self.outcome = try readString(c.pointee.outcome, "ConsoleTrialStep.outcome")
    self.name = try readString(c.pointee.name, "ConsoleTrialStep.name")
    self.detail = try readText(c.pointee.has_detail, c.pointee.detail, "ConsoleTrialStep.detail")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConsoleTrialStep>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.outcome = try arena.string(self.outcome, "ConsoleTrialStep.outcome")
    c.pointee.name = try arena.string(self.name, "ConsoleTrialStep.name")
    if let detail = self.detail {
      c.pointee.has_detail = 1
      c.pointee.detail = try arena.data(of: detail)
    }
  }
}

extension TestConsoleProviderResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TestConsoleProviderResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.TestConsoleProviderResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TestConsoleProviderResponse>) {
    gatehouse__authentication__v1__test_console_provider_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__TestConsoleProviderResponse>) throws(ProtobufError) {
    self.steps = try readMessages(c.pointee.n_steps, c.pointee.steps)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TestConsoleProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_steps = self.steps.count
    c.pointee.steps = try arena.messages(self.steps)
  }
}

extension TestConsoleFunctionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TestConsoleFunctionRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.TestConsoleFunctionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TestConsoleFunctionRequest>) {
    gatehouse__authentication__v1__test_console_function_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__TestConsoleFunctionRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "TestConsoleFunctionRequest.user_pool_id")
    self.trigger = try readString(c.pointee.trigger, "TestConsoleFunctionRequest.trigger")
    self.event = try readText(c.pointee.has_event, c.pointee.event, "TestConsoleFunctionRequest.event")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TestConsoleFunctionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "TestConsoleFunctionRequest.user_pool_id")
    c.pointee.trigger = try arena.string(self.trigger, "TestConsoleFunctionRequest.trigger")
    if let event = self.event {
      c.pointee.has_event = 1
      c.pointee.event = try arena.data(of: event)
    }
  }
}

extension TestConsoleFunctionResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TestConsoleFunctionResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.TestConsoleFunctionResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TestConsoleFunctionResponse>) {
    gatehouse__authentication__v1__test_console_function_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__TestConsoleFunctionResponse>) throws(ProtobufError) {
    self.function = try readString(c.pointee.function, "TestConsoleFunctionResponse.function")
    self.answer = try readText(c.pointee.has_answer, c.pointee.answer, "TestConsoleFunctionResponse.answer")
    self.failure = try readText(c.pointee.has_failure, c.pointee.failure, "TestConsoleFunctionResponse.failure")
    self.tookMicros = c.pointee.has_took_micros != 0 ? c.pointee.took_micros : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TestConsoleFunctionResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.function = try arena.string(self.function, "TestConsoleFunctionResponse.function")
    if let answer = self.answer {
      c.pointee.has_answer = 1
      c.pointee.answer = try arena.data(of: answer)
    }
    if let failure = self.failure {
      c.pointee.has_failure = 1
      c.pointee.failure = try arena.data(of: failure)
    }
    if let tookMicros = self.tookMicros {
      c.pointee.has_took_micros = 1
      c.pointee.took_micros = tookMicros
    }
  }
}

extension TestConsoleTokensRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TestConsoleTokensRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.TestConsoleTokensRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TestConsoleTokensRequest>) {
    gatehouse__authentication__v1__test_console_tokens_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__TestConsoleTokensRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "TestConsoleTokensRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "TestConsoleTokensRequest.client_id")
    self.username = try readString(c.pointee.username, "TestConsoleTokensRequest.username")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TestConsoleTokensRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "TestConsoleTokensRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "TestConsoleTokensRequest.client_id")
    c.pointee.username = try arena.string(self.username, "TestConsoleTokensRequest.username")
  }
}

extension TestConsoleTokensResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TestConsoleTokensResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.TestConsoleTokensResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TestConsoleTokensResponse>) {
    gatehouse__authentication__v1__test_console_tokens_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__TestConsoleTokensResponse>) throws(ProtobufError) {
    self.idClaims = try readText(c.pointee.has_id_claims, c.pointee.id_claims, "TestConsoleTokensResponse.id_claims")
    self.accessClaims = try readText(c.pointee.has_access_claims, c.pointee.access_claims, "TestConsoleTokensResponse.access_claims")
    self.failure = try readText(c.pointee.has_failure, c.pointee.failure, "TestConsoleTokensResponse.failure")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TestConsoleTokensResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let idClaims = self.idClaims {
      c.pointee.has_id_claims = 1
      c.pointee.id_claims = try arena.data(of: idClaims)
    }
    if let accessClaims = self.accessClaims {
      c.pointee.has_access_claims = 1
      c.pointee.access_claims = try arena.data(of: accessClaims)
    }
    if let failure = self.failure {
      c.pointee.has_failure = 1
      c.pointee.failure = try arena.data(of: failure)
    }
  }
}

extension UploadConsoleImportFileRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UploadConsoleImportFileRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UploadConsoleImportFileRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UploadConsoleImportFileRequest>) {
    gatehouse__authentication__v1__upload_console_import_file_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UploadConsoleImportFileRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "UploadConsoleImportFileRequest.user_pool_id")
    self.jobId = try readString(c.pointee.job_id, "UploadConsoleImportFileRequest.job_id")
    self.contents = readBytes(c.pointee.has_contents, c.pointee.contents)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UploadConsoleImportFileRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UploadConsoleImportFileRequest.user_pool_id")
    c.pointee.job_id = try arena.string(self.jobId, "UploadConsoleImportFileRequest.job_id")
    if let contents = self.contents {
      c.pointee.has_contents = 1
      c.pointee.contents = try arena.data(contents)
    }
  }
}

extension UploadConsoleImportFileResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UploadConsoleImportFileResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UploadConsoleImportFileResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UploadConsoleImportFileResponse>) {
    gatehouse__authentication__v1__upload_console_import_file_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UploadConsoleImportFileResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UploadConsoleImportFileResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ReadConsoleImportLogRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReadConsoleImportLogRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ReadConsoleImportLogRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ReadConsoleImportLogRequest>) {
    gatehouse__authentication__v1__read_console_import_log_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ReadConsoleImportLogRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ReadConsoleImportLogRequest.user_pool_id")
    self.jobId = try readString(c.pointee.job_id, "ReadConsoleImportLogRequest.job_id")
    self.afterLine = c.pointee.has_after_line != 0 ? c.pointee.after_line : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ReadConsoleImportLogRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ReadConsoleImportLogRequest.user_pool_id")
    c.pointee.job_id = try arena.string(self.jobId, "ReadConsoleImportLogRequest.job_id")
    if let afterLine = self.afterLine {
      c.pointee.has_after_line = 1
      c.pointee.after_line = afterLine
    }
  }
}
