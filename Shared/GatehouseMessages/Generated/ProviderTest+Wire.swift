// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/provider_test.proto. Do not edit.

internal import CGatehouseMessages
internal import CLibProtobufC
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
  static let messageName: String = "gatehouse.identity_federation.v1.TestProviderRequest"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__TestProviderRequest>) {
    gatehouse__identity_federation__v1__test_provider_request__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__TestProviderRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "TestProviderRequest.user_pool_id")
    self.providerName = try readText(c.pointee.has_provider_name, c.pointee.provider_name, "TestProviderRequest.provider_name")
    self.token = readBytes(c.pointee.has_token, c.pointee.token)
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__TestProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
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
  static let messageName: String = "gatehouse.identity_federation.v1.TestProviderResponse"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__TestProviderResponse>) {
    gatehouse__identity_federation__v1__test_provider_response__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__TestProviderResponse>) throws(ProtobufError) {
    self.steps = try readMessages(c.pointee.n_steps, c.pointee.steps)
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__TestProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
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
  static let messageName: String = "gatehouse.identity_federation.v1.ProviderTestStep"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ProviderTestStep>) {
    gatehouse__identity_federation__v1__provider_test_step__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ProviderTestStep>) throws(ProtobufError) {
    self.outcome = try readString(c.pointee.outcome, "ProviderTestStep.outcome")
    self.name = try readString(c.pointee.name, "ProviderTestStep.name")
    self.detail = try readText(c.pointee.has_detail, c.pointee.detail, "ProviderTestStep.detail")
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ProviderTestStep>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.outcome = try arena.string(self.outcome, "ProviderTestStep.outcome")
    c.pointee.name = try arena.string(self.name, "ProviderTestStep.name")
    if let detail = self.detail {
      c.pointee.has_detail = 1
      c.pointee.detail = try arena.data(of: detail)
    }
  }
}
