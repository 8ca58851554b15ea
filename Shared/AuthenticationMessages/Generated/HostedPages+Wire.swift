// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/hosted_pages.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ShowHostedPageRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowHostedPageRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowHostedPageRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowHostedPageRequest>) {
    gatehouse__authentication__v1__show_hosted_page_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowHostedPageRequest>) throws(ProtobufError) {
    self.page = try readString(c.pointee.page, "ShowHostedPageRequest.page")
    self.userPoolId = try readString(c.pointee.user_pool_id, "ShowHostedPageRequest.user_pool_id")
    self.query = try readMessage(c.pointee.query)
    self.flow = readBytes(c.pointee.has_flow, c.pointee.flow)
    self.origin = try readString(c.pointee.origin, "ShowHostedPageRequest.origin")
    self.cookies = try readMessages(c.pointee.n_cookies, c.pointee.cookies)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowHostedPageRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.page = try arena.string(self.page, "ShowHostedPageRequest.page")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ShowHostedPageRequest.user_pool_id")
    c.pointee.query = try arena.message(self.query)
    if let flow = self.flow {
      c.pointee.has_flow = 1
      c.pointee.flow = try arena.data(flow)
    }
    c.pointee.origin = try arena.string(self.origin, "ShowHostedPageRequest.origin")
    c.pointee.n_cookies = self.cookies.count
    c.pointee.cookies = try arena.messages(self.cookies)
  }
}

extension ShowHostedPageResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowHostedPageResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ShowHostedPageResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowHostedPageResponse>) {
    gatehouse__authentication__v1__show_hosted_page_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ShowHostedPageResponse>) throws(ProtobufError) {
    self.view = try readMessage(c.pointee.view)
    self.move = try readMessage(c.pointee.move)
    self.flow = try readMessage(c.pointee.flow)
    self.userPoolId = try readString(c.pointee.user_pool_id, "ShowHostedPageResponse.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ShowHostedPageResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.view = try arena.message(self.view)
    c.pointee.move = try arena.message(self.move)
    c.pointee.flow = try arena.message(self.flow)
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ShowHostedPageResponse.user_pool_id")
  }
}

extension SubmitHostedPageRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SubmitHostedPageRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SubmitHostedPageRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SubmitHostedPageRequest>) {
    gatehouse__authentication__v1__submit_hosted_page_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SubmitHostedPageRequest>) throws(ProtobufError) {
    self.page = try readString(c.pointee.page, "SubmitHostedPageRequest.page")
    self.userPoolId = try readString(c.pointee.user_pool_id, "SubmitHostedPageRequest.user_pool_id")
    self.query = try readMessage(c.pointee.query)
    self.flow = readBytes(c.pointee.has_flow, c.pointee.flow)
    self.fields = try readMessages(c.pointee.n_fields, c.pointee.fields)
    self.origin = try readString(c.pointee.origin, "SubmitHostedPageRequest.origin")
    self.cookies = try readMessages(c.pointee.n_cookies, c.pointee.cookies)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SubmitHostedPageRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.page = try arena.string(self.page, "SubmitHostedPageRequest.page")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "SubmitHostedPageRequest.user_pool_id")
    c.pointee.query = try arena.message(self.query)
    if let flow = self.flow {
      c.pointee.has_flow = 1
      c.pointee.flow = try arena.data(flow)
    }
    c.pointee.n_fields = self.fields.count
    c.pointee.fields = try arena.messages(self.fields)
    c.pointee.origin = try arena.string(self.origin, "SubmitHostedPageRequest.origin")
    c.pointee.n_cookies = self.cookies.count
    c.pointee.cookies = try arena.messages(self.cookies)
  }
}

extension SubmitHostedPageResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SubmitHostedPageResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SubmitHostedPageResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SubmitHostedPageResponse>) {
    gatehouse__authentication__v1__submit_hosted_page_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SubmitHostedPageResponse>) throws(ProtobufError) {
    self.move = try readMessage(c.pointee.move)
    self.flow = try readMessage(c.pointee.flow)
    self.userPoolId = try readString(c.pointee.user_pool_id, "SubmitHostedPageResponse.user_pool_id")
    self.cookie = try readMessage(c.pointee.cookie)
    self.refusal = try readString(c.pointee.refusal, "SubmitHostedPageResponse.refusal")
    self.device = readBytes(c.pointee.has_device, c.pointee.device)
    self.remembered = readBytes(c.pointee.has_remembered, c.pointee.remembered)
    self.declinesPasskey = c.pointee.has_declines_passkey != 0 ? c.pointee.declines_passkey != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SubmitHostedPageResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.move = try arena.message(self.move)
    c.pointee.flow = try arena.message(self.flow)
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "SubmitHostedPageResponse.user_pool_id")
    c.pointee.cookie = try arena.message(self.cookie)
    c.pointee.refusal = try arena.string(self.refusal, "SubmitHostedPageResponse.refusal")
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

extension HostedPageMove: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension HostedPageMove: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.HostedPageMove"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__HostedPageMove>) {
    gatehouse__authentication__v1__hosted_page_move__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__HostedPageMove>) throws(ProtobufError) {
    self.page = try readString(c.pointee.page, "HostedPageMove.page")
    self.carried = try readMessages(c.pointee.n_carried, c.pointee.carried)
    self.redirect = try readMessage(c.pointee.redirect)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__HostedPageMove>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.page = try arena.string(self.page, "HostedPageMove.page")
    c.pointee.n_carried = self.carried.count
    c.pointee.carried = try arena.messages(self.carried)
    c.pointee.redirect = try arena.message(self.redirect)
  }
}

extension HostedPageFlow: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension HostedPageFlow: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.HostedPageFlow"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__HostedPageFlow>) {
    gatehouse__authentication__v1__hosted_page_flow__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__HostedPageFlow>) throws(ProtobufError) {
    self.value = readBytes(c.pointee.has_value, c.pointee.value)
    self.seconds = c.pointee.has_seconds != 0 ? c.pointee.seconds : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__HostedPageFlow>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let value = self.value {
      c.pointee.has_value = 1
      c.pointee.value = try arena.data(value)
    }
    if let seconds = self.seconds {
      c.pointee.has_seconds = 1
      c.pointee.seconds = seconds
    }
  }
}

extension HostedPageView: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension HostedPageView: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.HostedPageView"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__HostedPageView>) {
    gatehouse__authentication__v1__hosted_page_view__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__HostedPageView>) throws(ProtobufError) {
    self.page = try readString(c.pointee.page, "HostedPageView.page")
    self.clientName = try readText(c.pointee.has_client_name, c.pointee.client_name, "HostedPageView.client_name")
    self.carried = try readMessages(c.pointee.n_carried, c.pointee.carried)
    self.destinationOrigin = try readString(c.pointee.destination_origin, "HostedPageView.destination_origin")
    self.step = try readString(c.pointee.step, "HostedPageView.step")
    self.username = try readText(c.pointee.has_username, c.pointee.username, "HostedPageView.username")
    self.nameKind = try readString(c.pointee.name_kind, "HostedPageView.name_kind")
    self.offersSignUp = c.pointee.has_offers_sign_up != 0 ? c.pointee.offers_sign_up != 0 : nil
    self.offersPasswordReset = c.pointee.has_offers_password_reset != 0 ? c.pointee.offers_password_reset != 0 : nil
    self.medium = try readString(c.pointee.medium, "HostedPageView.medium")
    self.address = try readText(c.pointee.has_address, c.pointee.address, "HostedPageView.address")
    self.factors = try readStrings(c.pointee.n_factors, c.pointee.factors, "HostedPageView.factors")
    self.attributes = try readMessages(c.pointee.n_attributes, c.pointee.attributes)
    self.rules = try readMessage(c.pointee.rules)
    self.secret = try readText(c.pointee.has_secret, c.pointee.secret, "HostedPageView.secret")
    self.keyUri = try readText(c.pointee.has_key_uri, c.pointee.key_uri, "HostedPageView.key_uri")
    self.recoveryCodes = try readText(c.pointee.has_recovery_codes, c.pointee.recovery_codes, "HostedPageView.recovery_codes")
    self.notice = try readMessage(c.pointee.notice)
    self.typed = try readMessages(c.pointee.n_typed, c.pointee.typed)
    self.secondsLeft = c.pointee.has_seconds_left != 0 ? c.pointee.seconds_left : nil
    self.providers = try readStrings(c.pointee.n_providers, c.pointee.providers, "HostedPageView.providers")
    self.takesRecoveryCode = c.pointee.has_takes_recovery_code != 0 ? c.pointee.takes_recovery_code != 0 : nil
    self.similarAddresses = try readStrings(c.pointee.n_similar_addresses, c.pointee.similar_addresses, "HostedPageView.similar_addresses")
    self.browserChallenge = try readString(c.pointee.browser_challenge, "HostedPageView.browser_challenge")
    self.remembering = try readString(c.pointee.remembering, "HostedPageView.remembering")
    self.rememberedDays = c.pointee.has_remembered_days != 0 ? c.pointee.remembered_days : nil
    self.isNameFirst = c.pointee.has_is_name_first != 0 ? c.pointee.is_name_first != 0 : nil
    self.passkeyOptions = try readText(c.pointee.has_passkey_options, c.pointee.passkey_options, "HostedPageView.passkey_options")
    self.passkeySession = try readString(c.pointee.passkey_session, "HostedPageView.passkey_session")
    self.isFirstCode = c.pointee.has_is_first_code != 0 ? c.pointee.is_first_code != 0 : nil
    self.account = try readString(c.pointee.account, "HostedPageView.account")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__HostedPageView>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.page = try arena.string(self.page, "HostedPageView.page")
    if let clientName = self.clientName {
      c.pointee.has_client_name = 1
      c.pointee.client_name = try arena.data(of: clientName)
    }
    c.pointee.n_carried = self.carried.count
    c.pointee.carried = try arena.messages(self.carried)
    c.pointee.destination_origin = try arena.string(self.destinationOrigin, "HostedPageView.destination_origin")
    c.pointee.step = try arena.string(self.step, "HostedPageView.step")
    if let username = self.username {
      c.pointee.has_username = 1
      c.pointee.username = try arena.data(of: username)
    }
    c.pointee.name_kind = try arena.string(self.nameKind, "HostedPageView.name_kind")
    if let offersSignUp = self.offersSignUp {
      c.pointee.has_offers_sign_up = 1
      c.pointee.offers_sign_up = offersSignUp ? 1 : 0
    }
    if let offersPasswordReset = self.offersPasswordReset {
      c.pointee.has_offers_password_reset = 1
      c.pointee.offers_password_reset = offersPasswordReset ? 1 : 0
    }
    c.pointee.medium = try arena.string(self.medium, "HostedPageView.medium")
    if let address = self.address {
      c.pointee.has_address = 1
      c.pointee.address = try arena.data(of: address)
    }
    c.pointee.n_factors = self.factors.count
    c.pointee.factors = try arena.strings(self.factors, "HostedPageView.factors")
    c.pointee.n_attributes = self.attributes.count
    c.pointee.attributes = try arena.messages(self.attributes)
    c.pointee.rules = try arena.message(self.rules)
    if let secret = self.secret {
      c.pointee.has_secret = 1
      c.pointee.secret = try arena.data(of: secret)
    }
    if let keyUri = self.keyUri {
      c.pointee.has_key_uri = 1
      c.pointee.key_uri = try arena.data(of: keyUri)
    }
    if let recoveryCodes = self.recoveryCodes {
      c.pointee.has_recovery_codes = 1
      c.pointee.recovery_codes = try arena.data(of: recoveryCodes)
    }
    c.pointee.notice = try arena.message(self.notice)
    c.pointee.n_typed = self.typed.count
    c.pointee.typed = try arena.messages(self.typed)
    if let secondsLeft = self.secondsLeft {
      c.pointee.has_seconds_left = 1
      c.pointee.seconds_left = secondsLeft
    }
    c.pointee.n_providers = self.providers.count
    c.pointee.providers = try arena.strings(self.providers, "HostedPageView.providers")
    if let takesRecoveryCode = self.takesRecoveryCode {
      c.pointee.has_takes_recovery_code = 1
      c.pointee.takes_recovery_code = takesRecoveryCode ? 1 : 0
    }
    c.pointee.n_similar_addresses = self.similarAddresses.count
    c.pointee.similar_addresses = try arena.strings(self.similarAddresses, "HostedPageView.similar_addresses")
    c.pointee.browser_challenge = try arena.string(self.browserChallenge, "HostedPageView.browser_challenge")
    c.pointee.remembering = try arena.string(self.remembering, "HostedPageView.remembering")
    if let rememberedDays = self.rememberedDays {
      c.pointee.has_remembered_days = 1
      c.pointee.remembered_days = rememberedDays
    }
    if let isNameFirst = self.isNameFirst {
      c.pointee.has_is_name_first = 1
      c.pointee.is_name_first = isNameFirst ? 1 : 0
    }
    if let passkeyOptions = self.passkeyOptions {
      c.pointee.has_passkey_options = 1
      c.pointee.passkey_options = try arena.data(of: passkeyOptions)
    }
    c.pointee.passkey_session = try arena.string(self.passkeySession, "HostedPageView.passkey_session")
    if let isFirstCode = self.isFirstCode {
      c.pointee.has_is_first_code = 1
      c.pointee.is_first_code = isFirstCode ? 1 : 0
    }
    c.pointee.account = try arena.string(self.account, "HostedPageView.account")
  }
}

extension HostedPageAttribute: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension HostedPageAttribute: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.HostedPageAttribute"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__HostedPageAttribute>) {
    gatehouse__authentication__v1__hosted_page_attribute__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__HostedPageAttribute>) throws(ProtobufError) {
    self.name = try readString(c.pointee.name, "HostedPageAttribute.name")
    self.isRequired = c.pointee.has_is_required != 0 ? c.pointee.is_required != 0 : nil
    self.type = try readString(c.pointee.type, "HostedPageAttribute.type")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__HostedPageAttribute>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.name = try arena.string(self.name, "HostedPageAttribute.name")
    if let isRequired = self.isRequired {
      c.pointee.has_is_required = 1
      c.pointee.is_required = isRequired ? 1 : 0
    }
    c.pointee.type = try arena.string(self.type, "HostedPageAttribute.type")
  }
}

extension HostedPasswordRules: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension HostedPasswordRules: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.HostedPasswordRules"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__HostedPasswordRules>) {
    gatehouse__authentication__v1__hosted_password_rules__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__HostedPasswordRules>) throws(ProtobufError) {
    self.minimumLength = c.pointee.has_minimum_length != 0 ? c.pointee.minimum_length : nil
    self.needsLowercase = c.pointee.has_needs_lowercase != 0 ? c.pointee.needs_lowercase != 0 : nil
    self.needsUppercase = c.pointee.has_needs_uppercase != 0 ? c.pointee.needs_uppercase != 0 : nil
    self.needsNumber = c.pointee.has_needs_number != 0 ? c.pointee.needs_number != 0 : nil
    self.needsSymbol = c.pointee.has_needs_symbol != 0 ? c.pointee.needs_symbol != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__HostedPasswordRules>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let minimumLength = self.minimumLength {
      c.pointee.has_minimum_length = 1
      c.pointee.minimum_length = minimumLength
    }
    if let needsLowercase = self.needsLowercase {
      c.pointee.has_needs_lowercase = 1
      c.pointee.needs_lowercase = needsLowercase ? 1 : 0
    }
    if let needsUppercase = self.needsUppercase {
      c.pointee.has_needs_uppercase = 1
      c.pointee.needs_uppercase = needsUppercase ? 1 : 0
    }
    if let needsNumber = self.needsNumber {
      c.pointee.has_needs_number = 1
      c.pointee.needs_number = needsNumber ? 1 : 0
    }
    if let needsSymbol = self.needsSymbol {
      c.pointee.has_needs_symbol = 1
      c.pointee.needs_symbol = needsSymbol ? 1 : 0
    }
  }
}

extension HostedPageNotice: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension HostedPageNotice: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.HostedPageNotice"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__HostedPageNotice>) {
    gatehouse__authentication__v1__hosted_page_notice__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__HostedPageNotice>) throws(ProtobufError) {
    self.word = try readString(c.pointee.word, "HostedPageNotice.word")
    self.field = try readString(c.pointee.field, "HostedPageNotice.field")
    self.detail = try readText(c.pointee.has_detail, c.pointee.detail, "HostedPageNotice.detail")
    self.reference = try readString(c.pointee.reference, "HostedPageNotice.reference")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__HostedPageNotice>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.word = try arena.string(self.word, "HostedPageNotice.word")
    c.pointee.field = try arena.string(self.field, "HostedPageNotice.field")
    if let detail = self.detail {
      c.pointee.has_detail = 1
      c.pointee.detail = try arena.data(of: detail)
    }
    c.pointee.reference = try arena.string(self.reference, "HostedPageNotice.reference")
  }
}

extension SealedHostedPageFlow: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SealedHostedPageFlow: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SealedHostedPageFlow"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SealedHostedPageFlow>) {
    gatehouse__authentication__v1__sealed_hosted_page_flow__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SealedHostedPageFlow>) throws(ProtobufError) {
    self.id = readBytes(c.pointee.has_id, c.pointee.id)
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
    self.page = try readString(c.pointee.page, "SealedHostedPageFlow.page")
    self.session = try readText(c.pointee.has_session, c.pointee.session, "SealedHostedPageFlow.session")
    self.challenge = try readString(c.pointee.challenge, "SealedHostedPageFlow.challenge")
    self.username = try readText(c.pointee.has_username, c.pointee.username, "SealedHostedPageFlow.username")
    self.medium = try readString(c.pointee.medium, "SealedHostedPageFlow.medium")
    self.address = try readText(c.pointee.has_address, c.pointee.address, "SealedHostedPageFlow.address")
    self.factors = try readStrings(c.pointee.n_factors, c.pointee.factors, "SealedHostedPageFlow.factors")
    self.secret = try readText(c.pointee.has_secret, c.pointee.secret, "SealedHostedPageFlow.secret")
    self.recoveryCodes = try readText(c.pointee.has_recovery_codes, c.pointee.recovery_codes, "SealedHostedPageFlow.recovery_codes")
    self.redirect = try readMessage(c.pointee.redirect)
    self.notice = try readMessage(c.pointee.notice)
    self.typed = try readMessages(c.pointee.n_typed, c.pointee.typed)
    self.requiredAttributes = try readStrings(c.pointee.n_required_attributes, c.pointee.required_attributes, "SealedHostedPageFlow.required_attributes")
    self.sentAtUnixMillis = c.pointee.has_sent_at_unix_millis != 0 ? c.pointee.sent_at_unix_millis : nil
    self.challengedName = try readText(c.pointee.has_challenged_name, c.pointee.challenged_name, "SealedHostedPageFlow.challenged_name")
    self.signedUpSub = try readString(c.pointee.signed_up_sub, "SealedHostedPageFlow.signed_up_sub")
    self.mayBeRemembered = c.pointee.has_may_be_remembered != 0 ? c.pointee.may_be_remembered != 0 : nil
    self.passkeyOptions = try readText(c.pointee.has_passkey_options, c.pointee.passkey_options, "SealedHostedPageFlow.passkey_options")
    self.sub = try readString(c.pointee.sub, "SealedHostedPageFlow.sub")
    self.isFirstCode = c.pointee.has_is_first_code != 0 ? c.pointee.is_first_code != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SealedHostedPageFlow>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let id = self.id {
      c.pointee.has_id = 1
      c.pointee.id = try arena.data(id)
    }
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
    c.pointee.page = try arena.string(self.page, "SealedHostedPageFlow.page")
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(of: session)
    }
    c.pointee.challenge = try arena.string(self.challenge, "SealedHostedPageFlow.challenge")
    if let username = self.username {
      c.pointee.has_username = 1
      c.pointee.username = try arena.data(of: username)
    }
    c.pointee.medium = try arena.string(self.medium, "SealedHostedPageFlow.medium")
    if let address = self.address {
      c.pointee.has_address = 1
      c.pointee.address = try arena.data(of: address)
    }
    c.pointee.n_factors = self.factors.count
    c.pointee.factors = try arena.strings(self.factors, "SealedHostedPageFlow.factors")
    if let secret = self.secret {
      c.pointee.has_secret = 1
      c.pointee.secret = try arena.data(of: secret)
    }
    if let recoveryCodes = self.recoveryCodes {
      c.pointee.has_recovery_codes = 1
      c.pointee.recovery_codes = try arena.data(of: recoveryCodes)
    }
    c.pointee.redirect = try arena.message(self.redirect)
    c.pointee.notice = try arena.message(self.notice)
    c.pointee.n_typed = self.typed.count
    c.pointee.typed = try arena.messages(self.typed)
    c.pointee.n_required_attributes = self.requiredAttributes.count
    c.pointee.required_attributes = try arena.strings(self.requiredAttributes, "SealedHostedPageFlow.required_attributes")
    if let sentAtUnixMillis = self.sentAtUnixMillis {
      c.pointee.has_sent_at_unix_millis = 1
      c.pointee.sent_at_unix_millis = sentAtUnixMillis
    }
    if let challengedName = self.challengedName {
      c.pointee.has_challenged_name = 1
      c.pointee.challenged_name = try arena.data(of: challengedName)
    }
    c.pointee.signed_up_sub = try arena.string(self.signedUpSub, "SealedHostedPageFlow.signed_up_sub")
    if let mayBeRemembered = self.mayBeRemembered {
      c.pointee.has_may_be_remembered = 1
      c.pointee.may_be_remembered = mayBeRemembered ? 1 : 0
    }
    if let passkeyOptions = self.passkeyOptions {
      c.pointee.has_passkey_options = 1
      c.pointee.passkey_options = try arena.data(of: passkeyOptions)
    }
    c.pointee.sub = try arena.string(self.sub, "SealedHostedPageFlow.sub")
    if let isFirstCode = self.isFirstCode {
      c.pointee.has_is_first_code = 1
      c.pointee.is_first_code = isFirstCode ? 1 : 0
    }
  }
}
