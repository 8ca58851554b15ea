// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/provider_sign_in.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension BeginProviderSignInRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BeginProviderSignInRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.BeginProviderSignInRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__BeginProviderSignInRequest>) {
    gatehouse__identity_federation__v1__begin_provider_sign_in_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__BeginProviderSignInRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "BeginProviderSignInRequest.user_pool_id")
    self.providerName = try readText(c.pointee.has_provider_name, c.pointee.provider_name, "BeginProviderSignInRequest.provider_name")
    self.identifier = try readText(c.pointee.has_identifier, c.pointee.identifier, "BeginProviderSignInRequest.identifier")
    self.permittedProviders = try readStrings(c.pointee.n_permitted_providers, c.pointee.permitted_providers, "BeginProviderSignInRequest.permitted_providers")
    self.baseUrl = try readText(c.pointee.has_base_url, c.pointee.base_url, "BeginProviderSignInRequest.base_url")
    self.context = readBytes(c.pointee.has_context, c.pointee.context)
    self.binding = readBytes(c.pointee.has_binding, c.pointee.binding)
    self.prompt = try readText(c.pointee.has_prompt, c.pointee.prompt, "BeginProviderSignInRequest.prompt")
    self.maxAgeSeconds = c.pointee.has_max_age_seconds != 0 ? c.pointee.max_age_seconds : nil
    self.loginHint = try readText(c.pointee.has_login_hint, c.pointee.login_hint, "BeginProviderSignInRequest.login_hint")
    self.levels = try readStrings(c.pointee.n_levels, c.pointee.levels, "BeginProviderSignInRequest.levels")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__BeginProviderSignInRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "BeginProviderSignInRequest.user_pool_id")
    if let providerName = self.providerName {
      c.pointee.has_provider_name = 1
      c.pointee.provider_name = try arena.data(of: providerName)
    }
    if let identifier = self.identifier {
      c.pointee.has_identifier = 1
      c.pointee.identifier = try arena.data(of: identifier)
    }
    c.pointee.n_permitted_providers = self.permittedProviders.count
    c.pointee.permitted_providers = try arena.strings(self.permittedProviders, "BeginProviderSignInRequest.permitted_providers")
    if let baseUrl = self.baseUrl {
      c.pointee.has_base_url = 1
      c.pointee.base_url = try arena.data(of: baseUrl)
    }
    if let context = self.context {
      c.pointee.has_context = 1
      c.pointee.context = try arena.data(context)
    }
    if let binding = self.binding {
      c.pointee.has_binding = 1
      c.pointee.binding = try arena.data(binding)
    }
    if let prompt = self.prompt {
      c.pointee.has_prompt = 1
      c.pointee.prompt = try arena.data(of: prompt)
    }
    if let maxAgeSeconds = self.maxAgeSeconds {
      c.pointee.has_max_age_seconds = 1
      c.pointee.max_age_seconds = maxAgeSeconds
    }
    if let loginHint = self.loginHint {
      c.pointee.has_login_hint = 1
      c.pointee.login_hint = try arena.data(of: loginHint)
    }
    c.pointee.n_levels = self.levels.count
    c.pointee.levels = try arena.strings(self.levels, "BeginProviderSignInRequest.levels")
  }
}

extension BeginProviderSignInResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BeginProviderSignInResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.BeginProviderSignInResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__BeginProviderSignInResponse>) {
    gatehouse__identity_federation__v1__begin_provider_sign_in_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__BeginProviderSignInResponse>) throws(ProtobufError) {
    self.url = try readText(c.pointee.has_url, c.pointee.url, "BeginProviderSignInResponse.url")
    self.binding = readBytes(c.pointee.has_binding, c.pointee.binding)
    self.providerName = try readText(c.pointee.has_provider_name, c.pointee.provider_name, "BeginProviderSignInResponse.provider_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__BeginProviderSignInResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let url = self.url {
      c.pointee.has_url = 1
      c.pointee.url = try arena.data(of: url)
    }
    if let binding = self.binding {
      c.pointee.has_binding = 1
      c.pointee.binding = try arena.data(binding)
    }
    if let providerName = self.providerName {
      c.pointee.has_provider_name = 1
      c.pointee.provider_name = try arena.data(of: providerName)
    }
  }
}

extension KeepProviderAnswerRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension KeepProviderAnswerRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.KeepProviderAnswerRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__KeepProviderAnswerRequest>) {
    gatehouse__identity_federation__v1__keep_provider_answer_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__KeepProviderAnswerRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "KeepProviderAnswerRequest.user_pool_id")
    self.state = try readText(c.pointee.has_state, c.pointee.state, "KeepProviderAnswerRequest.state")
    self.form = try readMessage(c.pointee.form)
    self.samlResponse = readBytes(c.pointee.has_saml_response, c.pointee.saml_response)
    self.baseUrl = try readText(c.pointee.has_base_url, c.pointee.base_url, "KeepProviderAnswerRequest.base_url")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__KeepProviderAnswerRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "KeepProviderAnswerRequest.user_pool_id")
    if let state = self.state {
      c.pointee.has_state = 1
      c.pointee.state = try arena.data(of: state)
    }
    c.pointee.form = try arena.message(self.form)
    if let samlResponse = self.samlResponse {
      c.pointee.has_saml_response = 1
      c.pointee.saml_response = try arena.data(samlResponse)
    }
    if let baseUrl = self.baseUrl {
      c.pointee.has_base_url = 1
      c.pointee.base_url = try arena.data(of: baseUrl)
    }
  }
}

extension ProviderAnswerForm: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ProviderAnswerForm: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ProviderAnswerForm"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ProviderAnswerForm>) {
    gatehouse__identity_federation__v1__provider_answer_form__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ProviderAnswerForm>) throws(ProtobufError) {
    self.code = try readText(c.pointee.has_code, c.pointee.code, "ProviderAnswerForm.code")
    self.error = try readText(c.pointee.has_error, c.pointee.error, "ProviderAnswerForm.error")
    self.issuer = try readText(c.pointee.has_issuer, c.pointee.issuer, "ProviderAnswerForm.issuer")
    self.appleUser = try readText(c.pointee.has_apple_user, c.pointee.apple_user, "ProviderAnswerForm.apple_user")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ProviderAnswerForm>, _ arena: borrowing MessageArena) throws(ProtobufError) {
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
  }
}

extension KeepProviderAnswerResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension KeepProviderAnswerResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.KeepProviderAnswerResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__KeepProviderAnswerResponse>) {
    gatehouse__identity_federation__v1__keep_provider_answer_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__KeepProviderAnswerResponse>) throws(ProtobufError) {
    self.isKept = c.pointee.has_is_kept != 0 ? c.pointee.is_kept != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__KeepProviderAnswerResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let isKept = self.isKept {
      c.pointee.has_is_kept = 1
      c.pointee.is_kept = isKept ? 1 : 0
    }
  }
}

extension KeepUnaskedAnswerRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension KeepUnaskedAnswerRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.KeepUnaskedAnswerRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__KeepUnaskedAnswerRequest>) {
    gatehouse__identity_federation__v1__keep_unasked_answer_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__KeepUnaskedAnswerRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "KeepUnaskedAnswerRequest.user_pool_id")
    self.providerName = try readText(c.pointee.has_provider_name, c.pointee.provider_name, "KeepUnaskedAnswerRequest.provider_name")
    self.permittedProviders = try readStrings(c.pointee.n_permitted_providers, c.pointee.permitted_providers, "KeepUnaskedAnswerRequest.permitted_providers")
    self.samlResponse = readBytes(c.pointee.has_saml_response, c.pointee.saml_response)
    self.baseUrl = try readText(c.pointee.has_base_url, c.pointee.base_url, "KeepUnaskedAnswerRequest.base_url")
    self.context = readBytes(c.pointee.has_context, c.pointee.context)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__KeepUnaskedAnswerRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "KeepUnaskedAnswerRequest.user_pool_id")
    if let providerName = self.providerName {
      c.pointee.has_provider_name = 1
      c.pointee.provider_name = try arena.data(of: providerName)
    }
    c.pointee.n_permitted_providers = self.permittedProviders.count
    c.pointee.permitted_providers = try arena.strings(self.permittedProviders, "KeepUnaskedAnswerRequest.permitted_providers")
    if let samlResponse = self.samlResponse {
      c.pointee.has_saml_response = 1
      c.pointee.saml_response = try arena.data(samlResponse)
    }
    if let baseUrl = self.baseUrl {
      c.pointee.has_base_url = 1
      c.pointee.base_url = try arena.data(of: baseUrl)
    }
    if let context = self.context {
      c.pointee.has_context = 1
      c.pointee.context = try arena.data(context)
    }
  }
}

extension KeepUnaskedAnswerResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension KeepUnaskedAnswerResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.KeepUnaskedAnswerResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__KeepUnaskedAnswerResponse>) {
    gatehouse__identity_federation__v1__keep_unasked_answer_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__KeepUnaskedAnswerResponse>) throws(ProtobufError) {
    self.state = try readText(c.pointee.has_state, c.pointee.state, "KeepUnaskedAnswerResponse.state")
    self.binding = readBytes(c.pointee.has_binding, c.pointee.binding)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__KeepUnaskedAnswerResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let state = self.state {
      c.pointee.has_state = 1
      c.pointee.state = try arena.data(of: state)
    }
    if let binding = self.binding {
      c.pointee.has_binding = 1
      c.pointee.binding = try arena.data(binding)
    }
  }
}

extension FinishProviderSignInRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FinishProviderSignInRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.FinishProviderSignInRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__FinishProviderSignInRequest>) {
    gatehouse__identity_federation__v1__finish_provider_sign_in_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__FinishProviderSignInRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "FinishProviderSignInRequest.user_pool_id")
    self.state = try readText(c.pointee.has_state, c.pointee.state, "FinishProviderSignInRequest.state")
    self.binding = readBytes(c.pointee.has_binding, c.pointee.binding)
    self.form = try readMessage(c.pointee.form)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__FinishProviderSignInRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "FinishProviderSignInRequest.user_pool_id")
    if let state = self.state {
      c.pointee.has_state = 1
      c.pointee.state = try arena.data(of: state)
    }
    if let binding = self.binding {
      c.pointee.has_binding = 1
      c.pointee.binding = try arena.data(binding)
    }
    c.pointee.form = try arena.message(self.form)
  }
}

extension FinishProviderSignInResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FinishProviderSignInResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.FinishProviderSignInResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__FinishProviderSignInResponse>) {
    gatehouse__identity_federation__v1__finish_provider_sign_in_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__FinishProviderSignInResponse>) throws(ProtobufError) {
    self.context = readBytes(c.pointee.has_context, c.pointee.context)
    self.user = try readMessage(c.pointee.user)
    self.error = try readString(c.pointee.error, "FinishProviderSignInResponse.error")
    self.errorDescription = try readText(c.pointee.has_error_description, c.pointee.error_description, "FinishProviderSignInResponse.error_description")
    self.rule = try readText(c.pointee.has_rule, c.pointee.rule, "FinishProviderSignInResponse.rule")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__FinishProviderSignInResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let context = self.context {
      c.pointee.has_context = 1
      c.pointee.context = try arena.data(context)
    }
    c.pointee.user = try arena.message(self.user)
    c.pointee.error = try arena.string(self.error, "FinishProviderSignInResponse.error")
    if let errorDescription = self.errorDescription {
      c.pointee.has_error_description = 1
      c.pointee.error_description = try arena.data(of: errorDescription)
    }
    if let rule = self.rule {
      c.pointee.has_rule = 1
      c.pointee.rule = try arena.data(of: rule)
    }
  }
}

extension ProvedProviderUser: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ProvedProviderUser: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ProvedProviderUser"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ProvedProviderUser>) {
    gatehouse__identity_federation__v1__proved_provider_user__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ProvedProviderUser>) throws(ProtobufError) {
    self.providerName = try readText(c.pointee.has_provider_name, c.pointee.provider_name, "ProvedProviderUser.provider_name")
    self.providerType = try readString(c.pointee.provider_type, "ProvedProviderUser.provider_type")
    self.issuer = try readText(c.pointee.has_issuer, c.pointee.issuer, "ProvedProviderUser.issuer")
    self.subject = try readText(c.pointee.has_subject, c.pointee.subject, "ProvedProviderUser.subject")
    self.claimsJson = try readText(c.pointee.has_claims_json, c.pointee.claims_json, "ProvedProviderUser.claims_json")
    self.originsJson = try readText(c.pointee.has_origins_json, c.pointee.origins_json, "ProvedProviderUser.origins_json")
    self.attributeMappingJson = try readText(c.pointee.has_attribute_mapping_json, c.pointee.attribute_mapping_json, "ProvedProviderUser.attribute_mapping_json")
    self.authenticatedAtUnixSeconds = c.pointee.has_authenticated_at_unix_seconds != 0 ? c.pointee.authenticated_at_unix_seconds : nil
    self.level = try readString(c.pointee.level, "ProvedProviderUser.level")
    self.sealedSession = readBytes(c.pointee.has_sealed_session, c.pointee.sealed_session)
    self.sealedTokens = readBytes(c.pointee.has_sealed_tokens, c.pointee.sealed_tokens)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ProvedProviderUser>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let providerName = self.providerName {
      c.pointee.has_provider_name = 1
      c.pointee.provider_name = try arena.data(of: providerName)
    }
    c.pointee.provider_type = try arena.string(self.providerType, "ProvedProviderUser.provider_type")
    if let issuer = self.issuer {
      c.pointee.has_issuer = 1
      c.pointee.issuer = try arena.data(of: issuer)
    }
    if let subject = self.subject {
      c.pointee.has_subject = 1
      c.pointee.subject = try arena.data(of: subject)
    }
    if let claimsJson = self.claimsJson {
      c.pointee.has_claims_json = 1
      c.pointee.claims_json = try arena.data(of: claimsJson)
    }
    if let originsJson = self.originsJson {
      c.pointee.has_origins_json = 1
      c.pointee.origins_json = try arena.data(of: originsJson)
    }
    if let attributeMappingJson = self.attributeMappingJson {
      c.pointee.has_attribute_mapping_json = 1
      c.pointee.attribute_mapping_json = try arena.data(of: attributeMappingJson)
    }
    if let authenticatedAtUnixSeconds = self.authenticatedAtUnixSeconds {
      c.pointee.has_authenticated_at_unix_seconds = 1
      c.pointee.authenticated_at_unix_seconds = authenticatedAtUnixSeconds
    }
    c.pointee.level = try arena.string(self.level, "ProvedProviderUser.level")
    if let sealedSession = self.sealedSession {
      c.pointee.has_sealed_session = 1
      c.pointee.sealed_session = try arena.data(sealedSession)
    }
    if let sealedTokens = self.sealedTokens {
      c.pointee.has_sealed_tokens = 1
      c.pointee.sealed_tokens = try arena.data(sealedTokens)
    }
  }
}

extension BeginProviderLogoutRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BeginProviderLogoutRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.BeginProviderLogoutRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__BeginProviderLogoutRequest>) {
    gatehouse__identity_federation__v1__begin_provider_logout_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__BeginProviderLogoutRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "BeginProviderLogoutRequest.user_pool_id")
    self.sealedSession = readBytes(c.pointee.has_sealed_session, c.pointee.sealed_session)
    self.baseUrl = try readText(c.pointee.has_base_url, c.pointee.base_url, "BeginProviderLogoutRequest.base_url")
    self.relayState = try readText(c.pointee.has_relay_state, c.pointee.relay_state, "BeginProviderLogoutRequest.relay_state")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__BeginProviderLogoutRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "BeginProviderLogoutRequest.user_pool_id")
    if let sealedSession = self.sealedSession {
      c.pointee.has_sealed_session = 1
      c.pointee.sealed_session = try arena.data(sealedSession)
    }
    if let baseUrl = self.baseUrl {
      c.pointee.has_base_url = 1
      c.pointee.base_url = try arena.data(of: baseUrl)
    }
    if let relayState = self.relayState {
      c.pointee.has_relay_state = 1
      c.pointee.relay_state = try arena.data(of: relayState)
    }
  }
}

extension BeginProviderLogoutResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BeginProviderLogoutResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.BeginProviderLogoutResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__BeginProviderLogoutResponse>) {
    gatehouse__identity_federation__v1__begin_provider_logout_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__BeginProviderLogoutResponse>) throws(ProtobufError) {
    self.url = try readText(c.pointee.has_url, c.pointee.url, "BeginProviderLogoutResponse.url")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__BeginProviderLogoutResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let url = self.url {
      c.pointee.has_url = 1
      c.pointee.url = try arena.data(of: url)
    }
  }
}

extension ReadProviderLogoutRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReadProviderLogoutRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ReadProviderLogoutRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ReadProviderLogoutRequest>) {
    gatehouse__identity_federation__v1__read_provider_logout_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ReadProviderLogoutRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ReadProviderLogoutRequest.user_pool_id")
    self.samlRequest = readBytes(c.pointee.has_saml_request, c.pointee.saml_request)
    self.relayState = try readText(c.pointee.has_relay_state, c.pointee.relay_state, "ReadProviderLogoutRequest.relay_state")
    self.baseUrl = try readText(c.pointee.has_base_url, c.pointee.base_url, "ReadProviderLogoutRequest.base_url")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ReadProviderLogoutRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ReadProviderLogoutRequest.user_pool_id")
    if let samlRequest = self.samlRequest {
      c.pointee.has_saml_request = 1
      c.pointee.saml_request = try arena.data(samlRequest)
    }
    if let relayState = self.relayState {
      c.pointee.has_relay_state = 1
      c.pointee.relay_state = try arena.data(of: relayState)
    }
    if let baseUrl = self.baseUrl {
      c.pointee.has_base_url = 1
      c.pointee.base_url = try arena.data(of: baseUrl)
    }
  }
}

extension ReadProviderLogoutResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReadProviderLogoutResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ReadProviderLogoutResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ReadProviderLogoutResponse>) {
    gatehouse__identity_federation__v1__read_provider_logout_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ReadProviderLogoutResponse>) throws(ProtobufError) {
    self.providerName = try readText(c.pointee.has_provider_name, c.pointee.provider_name, "ReadProviderLogoutResponse.provider_name")
    self.subject = try readText(c.pointee.has_subject, c.pointee.subject, "ReadProviderLogoutResponse.subject")
    self.url = try readText(c.pointee.has_url, c.pointee.url, "ReadProviderLogoutResponse.url")
    self.rule = try readText(c.pointee.has_rule, c.pointee.rule, "ReadProviderLogoutResponse.rule")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ReadProviderLogoutResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let providerName = self.providerName {
      c.pointee.has_provider_name = 1
      c.pointee.provider_name = try arena.data(of: providerName)
    }
    if let subject = self.subject {
      c.pointee.has_subject = 1
      c.pointee.subject = try arena.data(of: subject)
    }
    if let url = self.url {
      c.pointee.has_url = 1
      c.pointee.url = try arena.data(of: url)
    }
    if let rule = self.rule {
      c.pointee.has_rule = 1
      c.pointee.rule = try arena.data(of: rule)
    }
  }
}

extension KeepProviderTokensRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension KeepProviderTokensRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.KeepProviderTokensRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__KeepProviderTokensRequest>) {
    gatehouse__identity_federation__v1__keep_provider_tokens_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__KeepProviderTokensRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "KeepProviderTokensRequest.user_pool_id")
    self.sealedTokens = readBytes(c.pointee.has_sealed_tokens, c.pointee.sealed_tokens)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__KeepProviderTokensRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "KeepProviderTokensRequest.user_pool_id")
    if let sealedTokens = self.sealedTokens {
      c.pointee.has_sealed_tokens = 1
      c.pointee.sealed_tokens = try arena.data(sealedTokens)
    }
  }
}

extension KeepProviderTokensResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension KeepProviderTokensResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.KeepProviderTokensResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__KeepProviderTokensResponse>) {
    gatehouse__identity_federation__v1__keep_provider_tokens_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__KeepProviderTokensResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__KeepProviderTokensResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension GetProviderTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetProviderTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetProviderTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetProviderTokenRequest>) {
    gatehouse__identity_federation__v1__get_provider_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetProviderTokenRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "GetProviderTokenRequest.user_pool_id")
    self.providerName = try readText(c.pointee.has_provider_name, c.pointee.provider_name, "GetProviderTokenRequest.provider_name")
    self.subject = try readText(c.pointee.has_subject, c.pointee.subject, "GetProviderTokenRequest.subject")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetProviderTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GetProviderTokenRequest.user_pool_id")
    if let providerName = self.providerName {
      c.pointee.has_provider_name = 1
      c.pointee.provider_name = try arena.data(of: providerName)
    }
    if let subject = self.subject {
      c.pointee.has_subject = 1
      c.pointee.subject = try arena.data(of: subject)
    }
  }
}

extension GetProviderTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetProviderTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetProviderTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetProviderTokenResponse>) {
    gatehouse__identity_federation__v1__get_provider_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetProviderTokenResponse>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "GetProviderTokenResponse.access_token")
    self.expiresAtUnixSeconds = c.pointee.has_expires_at_unix_seconds != 0 ? c.pointee.expires_at_unix_seconds : nil
    self.scope = try readText(c.pointee.has_scope, c.pointee.scope, "GetProviderTokenResponse.scope")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetProviderTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    if let expiresAtUnixSeconds = self.expiresAtUnixSeconds {
      c.pointee.has_expires_at_unix_seconds = 1
      c.pointee.expires_at_unix_seconds = expiresAtUnixSeconds
    }
    if let scope = self.scope {
      c.pointee.has_scope = 1
      c.pointee.scope = try arena.data(of: scope)
    }
  }
}

extension RemoveProviderTokensRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RemoveProviderTokensRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.RemoveProviderTokensRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__RemoveProviderTokensRequest>) {
    gatehouse__identity_federation__v1__remove_provider_tokens_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__RemoveProviderTokensRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "RemoveProviderTokensRequest.user_pool_id")
    self.providerName = try readText(c.pointee.has_provider_name, c.pointee.provider_name, "RemoveProviderTokensRequest.provider_name")
    self.subject = try readText(c.pointee.has_subject, c.pointee.subject, "RemoveProviderTokensRequest.subject")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__RemoveProviderTokensRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RemoveProviderTokensRequest.user_pool_id")
    if let providerName = self.providerName {
      c.pointee.has_provider_name = 1
      c.pointee.provider_name = try arena.data(of: providerName)
    }
    if let subject = self.subject {
      c.pointee.has_subject = 1
      c.pointee.subject = try arena.data(of: subject)
    }
  }
}

extension RemoveProviderTokensResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RemoveProviderTokensResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.RemoveProviderTokensResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__RemoveProviderTokensResponse>) {
    gatehouse__identity_federation__v1__remove_provider_tokens_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__RemoveProviderTokensResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__RemoveProviderTokensResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
