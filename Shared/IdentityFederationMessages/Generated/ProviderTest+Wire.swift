// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/provider_test.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension TestProviderRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TestProviderRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.TestProviderRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__TestProviderRequest>) {
    gatehouse__identity_federation__v1__test_provider_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__TestProviderRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "TestProviderRequest.user_pool_id")
    self.providerName = try readText(c.pointee.has_provider_name, c.pointee.provider_name, "TestProviderRequest.provider_name")
    self.token = readBytes(c.pointee.has_token, c.pointee.token)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__TestProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "TestProviderRequest.user_pool_id")
    if let providerName = self.providerName {
      c.pointee.has_provider_name = 1
      c.pointee.provider_name = try arena.data(of: providerName)
    }
    if let token = self.token {
      c.pointee.has_token = 1
      c.pointee.token = try arena.data(token)
    }
  }
}

extension TestProviderResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TestProviderResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.TestProviderResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__TestProviderResponse>) {
    gatehouse__identity_federation__v1__test_provider_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__TestProviderResponse>) throws(ProtobufError) {
    self.steps = try readMessages(c.pointee.n_steps, c.pointee.steps)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__TestProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_steps = self.steps.count
    c.pointee.steps = try arena.messages(self.steps)
  }
}

extension ProviderTestStep: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ProviderTestStep: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ProviderTestStep"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ProviderTestStep>) {
    gatehouse__identity_federation__v1__provider_test_step__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ProviderTestStep>) throws(ProtobufError) {
    self.outcome = try readString(c.pointee.outcome, "ProviderTestStep.outcome")
    self.name = try readString(c.pointee.name, "ProviderTestStep.name")
    self.detail = try readText(c.pointee.has_detail, c.pointee.detail, "ProviderTestStep.detail")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ProviderTestStep>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.outcome = try arena.string(self.outcome, "ProviderTestStep.outcome")
    c.pointee.name = try arena.string(self.name, "ProviderTestStep.name")
    if let detail = self.detail {
      c.pointee.has_detail = 1
      c.pointee.detail = try arena.data(of: detail)
    }
  }
}

extension ListProviderWarningsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListProviderWarningsRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListProviderWarningsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListProviderWarningsRequest>) {
    gatehouse__identity_federation__v1__list_provider_warnings_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListProviderWarningsRequest>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListProviderWarningsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ListProviderWarningsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListProviderWarningsResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListProviderWarningsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListProviderWarningsResponse>) {
    gatehouse__identity_federation__v1__list_provider_warnings_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListProviderWarningsResponse>) throws(ProtobufError) {
    self.warnings = try readMessages(c.pointee.n_warnings, c.pointee.warnings)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListProviderWarningsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_warnings = self.warnings.count
    c.pointee.warnings = try arena.messages(self.warnings)
  }
}

extension ProviderWarning: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ProviderWarning: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ProviderWarning"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ProviderWarning>) {
    gatehouse__identity_federation__v1__provider_warning__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ProviderWarning>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ProviderWarning.user_pool_id")
    self.providerName = try readText(c.pointee.has_provider_name, c.pointee.provider_name, "ProviderWarning.provider_name")
    self.endsAtUnixMillis = c.pointee.has_ends_at_unix_millis != 0 ? c.pointee.ends_at_unix_millis : nil
    self.changedAtUnixMillis = c.pointee.has_changed_at_unix_millis != 0 ? c.pointee.changed_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ProviderWarning>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ProviderWarning.user_pool_id")
    if let providerName = self.providerName {
      c.pointee.has_provider_name = 1
      c.pointee.provider_name = try arena.data(of: providerName)
    }
    if let endsAtUnixMillis = self.endsAtUnixMillis {
      c.pointee.has_ends_at_unix_millis = 1
      c.pointee.ends_at_unix_millis = endsAtUnixMillis
    }
    if let changedAtUnixMillis = self.changedAtUnixMillis {
      c.pointee.has_changed_at_unix_millis = 1
      c.pointee.changed_at_unix_millis = changedAtUnixMillis
    }
  }
}
