// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/provider_redirect.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ProviderRedirectResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ProviderRedirectResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ProviderRedirectResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ProviderRedirectResponse>) {
    gatehouse__authentication__v1__provider_redirect_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ProviderRedirectResponse>) throws(ProtobufError) {
    self.location = try readText(c.pointee.has_location, c.pointee.location, "ProviderRedirectResponse.location")
    self.page = try readString(c.pointee.page, "ProviderRedirectResponse.page")
    self.userPoolId = try readString(c.pointee.user_pool_id, "ProviderRedirectResponse.user_pool_id")
    self.binding = readBytes(c.pointee.has_binding, c.pointee.binding)
    self.session = readBytes(c.pointee.has_session, c.pointee.session)
    self.sessionSeconds = c.pointee.has_session_seconds != 0 ? c.pointee.session_seconds : nil
    self.exception = try readString(c.pointee.exception, "ProviderRedirectResponse.exception")
    self.redirect = try readMessage(c.pointee.redirect)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ProviderRedirectResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let location = self.location {
      c.pointee.has_location = 1
      c.pointee.location = try arena.data(of: location)
    }
    c.pointee.page = try arena.string(self.page, "ProviderRedirectResponse.page")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ProviderRedirectResponse.user_pool_id")
    if let binding = self.binding {
      c.pointee.has_binding = 1
      c.pointee.binding = try arena.data(binding)
    }
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(session)
    }
    if let sessionSeconds = self.sessionSeconds {
      c.pointee.has_session_seconds = 1
      c.pointee.session_seconds = sessionSeconds
    }
    c.pointee.exception = try arena.string(self.exception, "ProviderRedirectResponse.exception")
    c.pointee.redirect = try arena.message(self.redirect)
  }
}

extension BeginProviderRedirectRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BeginProviderRedirectRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.BeginProviderRedirectRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BeginProviderRedirectRequest>) {
    gatehouse__authentication__v1__begin_provider_redirect_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__BeginProviderRedirectRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "BeginProviderRedirectRequest.user_pool_id")
    self.query = try readText(c.pointee.has_query, c.pointee.query, "BeginProviderRedirectRequest.query")
    self.binding = readBytes(c.pointee.has_binding, c.pointee.binding)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BeginProviderRedirectRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "BeginProviderRedirectRequest.user_pool_id")
    if let query = self.query {
      c.pointee.has_query = 1
      c.pointee.query = try arena.data(of: query)
    }
    if let binding = self.binding {
      c.pointee.has_binding = 1
      c.pointee.binding = try arena.data(binding)
    }
  }
}

extension TakeProviderAnswerRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TakeProviderAnswerRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.TakeProviderAnswerRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TakeProviderAnswerRequest>) {
    gatehouse__authentication__v1__take_provider_answer_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__TakeProviderAnswerRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "TakeProviderAnswerRequest.user_pool_id")
    self.state = try readText(c.pointee.has_state, c.pointee.state, "TakeProviderAnswerRequest.state")
    self.code = try readText(c.pointee.has_code, c.pointee.code, "TakeProviderAnswerRequest.code")
    self.error = try readText(c.pointee.has_error, c.pointee.error, "TakeProviderAnswerRequest.error")
    self.issuer = try readText(c.pointee.has_issuer, c.pointee.issuer, "TakeProviderAnswerRequest.issuer")
    self.appleUser = try readText(c.pointee.has_apple_user, c.pointee.apple_user, "TakeProviderAnswerRequest.apple_user")
    self.samlResponse = readBytes(c.pointee.has_saml_response, c.pointee.saml_response)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TakeProviderAnswerRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "TakeProviderAnswerRequest.user_pool_id")
    if let state = self.state {
      c.pointee.has_state = 1
      c.pointee.state = try arena.data(of: state)
    }
    if let code = self.code {
      c.pointee.has_code = 1
      c.pointee.code = try arena.data(of: code)
    }
    if let error = self.error {
      c.pointee.has_error = 1
      c.pointee.error = try arena.data(of: error)
    }
    if let issuer = self.issuer {
      c.pointee.has_issuer = 1
      c.pointee.issuer = try arena.data(of: issuer)
    }
    if let appleUser = self.appleUser {
      c.pointee.has_apple_user = 1
      c.pointee.apple_user = try arena.data(of: appleUser)
    }
    if let samlResponse = self.samlResponse {
      c.pointee.has_saml_response = 1
      c.pointee.saml_response = try arena.data(samlResponse)
    }
  }
}

extension FinishProviderRedirectRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FinishProviderRedirectRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.FinishProviderRedirectRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FinishProviderRedirectRequest>) {
    gatehouse__authentication__v1__finish_provider_redirect_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__FinishProviderRedirectRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "FinishProviderRedirectRequest.user_pool_id")
    self.state = try readText(c.pointee.has_state, c.pointee.state, "FinishProviderRedirectRequest.state")
    self.code = try readText(c.pointee.has_code, c.pointee.code, "FinishProviderRedirectRequest.code")
    self.error = try readText(c.pointee.has_error, c.pointee.error, "FinishProviderRedirectRequest.error")
    self.issuer = try readText(c.pointee.has_issuer, c.pointee.issuer, "FinishProviderRedirectRequest.issuer")
    self.binding = readBytes(c.pointee.has_binding, c.pointee.binding)
    self.session = readBytes(c.pointee.has_session, c.pointee.session)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FinishProviderRedirectRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "FinishProviderRedirectRequest.user_pool_id")
    if let state = self.state {
      c.pointee.has_state = 1
      c.pointee.state = try arena.data(of: state)
    }
    if let code = self.code {
      c.pointee.has_code = 1
      c.pointee.code = try arena.data(of: code)
    }
    if let error = self.error {
      c.pointee.has_error = 1
      c.pointee.error = try arena.data(of: error)
    }
    if let issuer = self.issuer {
      c.pointee.has_issuer = 1
      c.pointee.issuer = try arena.data(of: issuer)
    }
    if let binding = self.binding {
      c.pointee.has_binding = 1
      c.pointee.binding = try arena.data(binding)
    }
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(session)
    }
  }
}

extension TakeProviderLogoutRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TakeProviderLogoutRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.TakeProviderLogoutRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TakeProviderLogoutRequest>) {
    gatehouse__authentication__v1__take_provider_logout_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__TakeProviderLogoutRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "TakeProviderLogoutRequest.user_pool_id")
    self.samlRequest = readBytes(c.pointee.has_saml_request, c.pointee.saml_request)
    self.isAnswer = c.pointee.has_is_answer != 0 ? c.pointee.is_answer != 0 : nil
    self.relayState = try readText(c.pointee.has_relay_state, c.pointee.relay_state, "TakeProviderLogoutRequest.relay_state")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TakeProviderLogoutRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "TakeProviderLogoutRequest.user_pool_id")
    if let samlRequest = self.samlRequest {
      c.pointee.has_saml_request = 1
      c.pointee.saml_request = try arena.data(samlRequest)
    }
    if let isAnswer = self.isAnswer {
      c.pointee.has_is_answer = 1
      c.pointee.is_answer = isAnswer ? 1 : 0
    }
    if let relayState = self.relayState {
      c.pointee.has_relay_state = 1
      c.pointee.relay_state = try arena.data(of: relayState)
    }
  }
}
