// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/authorization.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension AuthorizationParameter: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AuthorizationParameter: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AuthorizationParameter"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthorizationParameter>) {
    gatehouse__authentication__v1__authorization_parameter__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AuthorizationParameter>) throws(ProtobufError) {
    self.name = try readText(c.pointee.has_name, c.pointee.name, "AuthorizationParameter.name")
    self.value = try readText(c.pointee.has_value, c.pointee.value, "AuthorizationParameter.value")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthorizationParameter>, _ arena: borrowing MessageArena) throws(ProtobufError) {
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

extension AuthorizationParameters: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AuthorizationParameters: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AuthorizationParameters"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthorizationParameters>) {
    gatehouse__authentication__v1__authorization_parameters__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AuthorizationParameters>) throws(ProtobufError) {
    self.parameters = try readMessages(c.pointee.n_parameters, c.pointee.parameters)
    self.repeatedNames = try readStrings(c.pointee.n_repeated_names, c.pointee.repeated_names, "AuthorizationParameters.repeated_names")
    self.isMalformed = c.pointee.has_is_malformed != 0 ? c.pointee.is_malformed != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthorizationParameters>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_parameters = self.parameters.count
    c.pointee.parameters = try arena.messages(self.parameters)
    c.pointee.n_repeated_names = self.repeatedNames.count
    c.pointee.repeated_names = try arena.strings(self.repeatedNames, "AuthorizationParameters.repeated_names")
    if let isMalformed = self.isMalformed {
      c.pointee.has_is_malformed = 1
      c.pointee.is_malformed = isMalformed ? 1 : 0
    }
  }
}

extension BrowserCookies: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BrowserCookies: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.BrowserCookies"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BrowserCookies>) {
    gatehouse__authentication__v1__browser_cookies__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__BrowserCookies>) throws(ProtobufError) {
    self.poolName = try readString(c.pointee.pool_name, "BrowserCookies.pool_name")
    self.session = readBytes(c.pointee.has_session, c.pointee.session)
    self.wantsFreshSignIn = c.pointee.has_wants_fresh_sign_in != 0 ? c.pointee.wants_fresh_sign_in != 0 : nil
    self.device = readBytes(c.pointee.has_device, c.pointee.device)
    self.remembered = readBytes(c.pointee.has_remembered, c.pointee.remembered)
    self.declinesPasskey = c.pointee.has_declines_passkey != 0 ? c.pointee.declines_passkey != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BrowserCookies>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.pool_name = try arena.string(self.poolName, "BrowserCookies.pool_name")
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(session)
    }
    if let wantsFreshSignIn = self.wantsFreshSignIn {
      c.pointee.has_wants_fresh_sign_in = 1
      c.pointee.wants_fresh_sign_in = wantsFreshSignIn ? 1 : 0
    }
    if let device = self.device {
      c.pointee.has_device = 1
      c.pointee.device = try arena.data(device)
    }
    if let remembered = self.remembered {
      c.pointee.has_remembered = 1
      c.pointee.remembered = try arena.data(remembered)
    }
    if let declinesPasskey = self.declinesPasskey {
      c.pointee.has_declines_passkey = 1
      c.pointee.declines_passkey = declinesPasskey ? 1 : 0
    }
  }
}

extension AuthorizationRedirect: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AuthorizationRedirect: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AuthorizationRedirect"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthorizationRedirect>) {
    gatehouse__authentication__v1__authorization_redirect__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AuthorizationRedirect>) throws(ProtobufError) {
    self.uri = try readText(c.pointee.has_uri, c.pointee.uri, "AuthorizationRedirect.uri")
    self.parameters = try readMessages(c.pointee.n_parameters, c.pointee.parameters)
    self.isFragment = c.pointee.has_is_fragment != 0 ? c.pointee.is_fragment != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthorizationRedirect>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let uri = self.uri {
      c.pointee.has_uri = 1
      c.pointee.uri = try arena.data(of: uri)
    }
    c.pointee.n_parameters = self.parameters.count
    c.pointee.parameters = try arena.messages(self.parameters)
    if let isFragment = self.isFragment {
      c.pointee.has_is_fragment = 1
      c.pointee.is_fragment = isFragment ? 1 : 0
    }
  }
}

extension BrowserSessionCookie: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BrowserSessionCookie: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.BrowserSessionCookie"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BrowserSessionCookie>) {
    gatehouse__authentication__v1__browser_session_cookie__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__BrowserSessionCookie>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "BrowserSessionCookie.user_pool_id")
    self.session = readBytes(c.pointee.has_session, c.pointee.session)
    self.lifetimeSeconds = c.pointee.has_lifetime_seconds != 0 ? c.pointee.lifetime_seconds : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BrowserSessionCookie>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "BrowserSessionCookie.user_pool_id")
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(session)
    }
    if let lifetimeSeconds = self.lifetimeSeconds {
      c.pointee.has_lifetime_seconds = 1
      c.pointee.lifetime_seconds = lifetimeSeconds
    }
  }
}

extension AuthorizationErrorPage: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AuthorizationErrorPage: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AuthorizationErrorPage"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthorizationErrorPage>) {
    gatehouse__authentication__v1__authorization_error_page__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AuthorizationErrorPage>) throws(ProtobufError) {
    self.error = try readString(c.pointee.error, "AuthorizationErrorPage.error")
    self.clientId = try readString(c.pointee.client_id, "AuthorizationErrorPage.client_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthorizationErrorPage>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.error = try arena.string(self.error, "AuthorizationErrorPage.error")
    c.pointee.client_id = try arena.string(self.clientId, "AuthorizationErrorPage.client_id")
  }
}

extension AuthorizeRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AuthorizeRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AuthorizeRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthorizeRequest>) {
    gatehouse__authentication__v1__authorize_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AuthorizeRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AuthorizeRequest.user_pool_id")
    self.query = try readMessage(c.pointee.query)
    self.cookies = try readMessages(c.pointee.n_cookies, c.pointee.cookies)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthorizeRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AuthorizeRequest.user_pool_id")
    c.pointee.query = try arena.message(self.query)
    c.pointee.n_cookies = self.cookies.count
    c.pointee.cookies = try arena.messages(self.cookies)
  }
}

extension AuthorizeResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AuthorizeResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AuthorizeResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthorizeResponse>) {
    gatehouse__authentication__v1__authorize_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AuthorizeResponse>) throws(ProtobufError) {
    self.redirect = try readMessage(c.pointee.redirect)
    self.login = try readMessage(c.pointee.login)
    self.errorPage = try readMessage(c.pointee.error_page)
    self.providerUrl = try readText(c.pointee.has_provider_url, c.pointee.provider_url, "AuthorizeResponse.provider_url")
    self.cookie = try readMessage(c.pointee.cookie)
    self.accountChoice = try readMessage(c.pointee.account_choice)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthorizeResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.redirect = try arena.message(self.redirect)
    c.pointee.login = try arena.message(self.login)
    c.pointee.error_page = try arena.message(self.errorPage)
    if let providerUrl = self.providerUrl {
      c.pointee.has_provider_url = 1
      c.pointee.provider_url = try arena.data(of: providerUrl)
    }
    c.pointee.cookie = try arena.message(self.cookie)
    c.pointee.account_choice = try arena.message(self.accountChoice)
  }
}

extension EndSessionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension EndSessionRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.EndSessionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EndSessionRequest>) {
    gatehouse__authentication__v1__end_session_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__EndSessionRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "EndSessionRequest.user_pool_id")
    self.query = try readMessage(c.pointee.query)
    self.cookies = try readMessages(c.pointee.n_cookies, c.pointee.cookies)
    self.isConfirmed = c.pointee.has_is_confirmed != 0 ? c.pointee.is_confirmed != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EndSessionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "EndSessionRequest.user_pool_id")
    c.pointee.query = try arena.message(self.query)
    c.pointee.n_cookies = self.cookies.count
    c.pointee.cookies = try arena.messages(self.cookies)
    if let isConfirmed = self.isConfirmed {
      c.pointee.has_is_confirmed = 1
      c.pointee.is_confirmed = isConfirmed ? 1 : 0
    }
  }
}

extension EndSessionResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension EndSessionResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.EndSessionResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EndSessionResponse>) {
    gatehouse__authentication__v1__end_session_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__EndSessionResponse>) throws(ProtobufError) {
    self.redirect = try readMessage(c.pointee.redirect)
    self.login = try readMessage(c.pointee.login)
    self.fault = try readString(c.pointee.fault, "EndSessionResponse.fault")
    self.isQuestion = c.pointee.has_is_question != 0 ? c.pointee.is_question != 0 : nil
    self.isSignedOut = c.pointee.has_is_signed_out != 0 ? c.pointee.is_signed_out != 0 : nil
    self.endedUserPoolId = try readString(c.pointee.ended_user_pool_id, "EndSessionResponse.ended_user_pool_id")
    self.providerUrl = try readText(c.pointee.has_provider_url, c.pointee.provider_url, "EndSessionResponse.provider_url")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EndSessionResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.redirect = try arena.message(self.redirect)
    c.pointee.login = try arena.message(self.login)
    c.pointee.fault = try arena.string(self.fault, "EndSessionResponse.fault")
    if let isQuestion = self.isQuestion {
      c.pointee.has_is_question = 1
      c.pointee.is_question = isQuestion ? 1 : 0
    }
    if let isSignedOut = self.isSignedOut {
      c.pointee.has_is_signed_out = 1
      c.pointee.is_signed_out = isSignedOut ? 1 : 0
    }
    c.pointee.ended_user_pool_id = try arena.string(self.endedUserPoolId, "EndSessionResponse.ended_user_pool_id")
    if let providerUrl = self.providerUrl {
      c.pointee.has_provider_url = 1
      c.pointee.provider_url = try arena.data(of: providerUrl)
    }
  }
}

extension ShowUserInfoRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowUserInfoRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowUserInfoRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowUserInfoRequest>) {
    gatehouse__authentication__v1__show_user_info_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowUserInfoRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ShowUserInfoRequest.user_pool_id")
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "ShowUserInfoRequest.access_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowUserInfoRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ShowUserInfoRequest.user_pool_id")
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
  }
}

extension ShowUserInfoResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowUserInfoResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowUserInfoResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowUserInfoResponse>) {
    gatehouse__authentication__v1__show_user_info_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowUserInfoResponse>) throws(ProtobufError) {
    self.claims = readBytes(c.pointee.has_claims, c.pointee.claims)
    self.error = try readString(c.pointee.error, "ShowUserInfoResponse.error")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowUserInfoResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let claims = self.claims {
      c.pointee.has_claims = 1
      c.pointee.claims = try arena.data(claims)
    }
    c.pointee.error = try arena.string(self.error, "ShowUserInfoResponse.error")
  }
}
