// swift-format-ignore-file
// Generated from Proto/gatehouse/token_issuance/v1/token_issuance.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension CreateSigningKeysRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateSigningKeysRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.CreateSigningKeysRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__CreateSigningKeysRequest>) {
    gatehouse__token_issuance__v1__create_signing_keys_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__CreateSigningKeysRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "CreateSigningKeysRequest.user_pool_id")
    self.algorithm = try readString(c.pointee.algorithm, "CreateSigningKeysRequest.algorithm")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__CreateSigningKeysRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "CreateSigningKeysRequest.user_pool_id")
    c.pointee.algorithm = try arena.string(self.algorithm, "CreateSigningKeysRequest.algorithm")
  }
}

extension CreateSigningKeysResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateSigningKeysResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.CreateSigningKeysResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__CreateSigningKeysResponse>) {
    gatehouse__token_issuance__v1__create_signing_keys_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__CreateSigningKeysResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__CreateSigningKeysResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ChangeSigningAlgorithmRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ChangeSigningAlgorithmRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ChangeSigningAlgorithmRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ChangeSigningAlgorithmRequest>) {
    gatehouse__token_issuance__v1__change_signing_algorithm_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ChangeSigningAlgorithmRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ChangeSigningAlgorithmRequest.user_pool_id")
    self.algorithm = try readString(c.pointee.algorithm, "ChangeSigningAlgorithmRequest.algorithm")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ChangeSigningAlgorithmRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ChangeSigningAlgorithmRequest.user_pool_id")
    c.pointee.algorithm = try arena.string(self.algorithm, "ChangeSigningAlgorithmRequest.algorithm")
  }
}

extension ChangeSigningAlgorithmResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ChangeSigningAlgorithmResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ChangeSigningAlgorithmResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ChangeSigningAlgorithmResponse>) {
    gatehouse__token_issuance__v1__change_signing_algorithm_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ChangeSigningAlgorithmResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ChangeSigningAlgorithmResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension DeleteUserPoolTokensRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserPoolTokensRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.DeleteUserPoolTokensRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__DeleteUserPoolTokensRequest>) {
    gatehouse__token_issuance__v1__delete_user_pool_tokens_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__DeleteUserPoolTokensRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DeleteUserPoolTokensRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__DeleteUserPoolTokensRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DeleteUserPoolTokensRequest.user_pool_id")
  }
}

extension DeleteUserPoolTokensResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserPoolTokensResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.DeleteUserPoolTokensResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__DeleteUserPoolTokensResponse>) {
    gatehouse__token_issuance__v1__delete_user_pool_tokens_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__DeleteUserPoolTokensResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__DeleteUserPoolTokensResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension TokenClaim: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TokenClaim: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.TokenClaim"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__TokenClaim>) {
    gatehouse__token_issuance__v1__token_claim__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__TokenClaim>) throws(ProtobufError) {
    self.name = try readString(c.pointee.name, "TokenClaim.name")
    self.stringValue = try readString(c.pointee.string_value, "TokenClaim.string_value")
    self.boolValue = c.pointee.has_bool_value != 0 ? c.pointee.bool_value != 0 : nil
    self.listValue = try readStrings(c.pointee.n_list_value, c.pointee.list_value, "TokenClaim.list_value")
    self.kind = try readString(c.pointee.kind, "TokenClaim.kind")
    self.jsonValue = readBytes(c.pointee.has_json_value, c.pointee.json_value)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__TokenClaim>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.name = try arena.string(self.name, "TokenClaim.name")
    c.pointee.string_value = try arena.string(self.stringValue, "TokenClaim.string_value")
    if let boolValue = self.boolValue {
      c.pointee.has_bool_value = 1
      c.pointee.bool_value = boolValue ? 1 : 0
    }
    c.pointee.n_list_value = self.listValue.count
    c.pointee.list_value = try arena.strings(self.listValue, "TokenClaim.list_value")
    c.pointee.kind = try arena.string(self.kind, "TokenClaim.kind")
    if let jsonValue = self.jsonValue {
      c.pointee.has_json_value = 1
      c.pointee.json_value = try arena.data(jsonValue)
    }
  }
}

extension TokenContents: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TokenContents: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.TokenContents"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__TokenContents>) {
    gatehouse__token_issuance__v1__token_contents__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__TokenContents>) throws(ProtobufError) {
    self.username = try readString(c.pointee.username, "TokenContents.username")
    self.groups = try readStrings(c.pointee.n_groups, c.pointee.groups, "TokenContents.groups")
    self.idClaims = try readMessages(c.pointee.n_id_claims, c.pointee.id_claims)
    self.scope = try readString(c.pointee.scope, "TokenContents.scope")
    self.accessTokenValiditySeconds = c.pointee.has_access_token_validity_seconds != 0 ? c.pointee.access_token_validity_seconds : nil
    self.idTokenValiditySeconds = c.pointee.has_id_token_validity_seconds != 0 ? c.pointee.id_token_validity_seconds : nil
    self.isRevocationEnabled = c.pointee.has_is_revocation_enabled != 0 ? c.pointee.is_revocation_enabled != 0 : nil
    self.accessClaims = try readMessages(c.pointee.n_access_claims, c.pointee.access_claims)
    self.authenticationMethods = try readStrings(c.pointee.n_authentication_methods, c.pointee.authentication_methods, "TokenContents.authentication_methods")
    self.isWithoutIdToken = c.pointee.has_is_without_id_token != 0 ? c.pointee.is_without_id_token != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__TokenContents>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.username = try arena.string(self.username, "TokenContents.username")
    c.pointee.n_groups = self.groups.count
    c.pointee.groups = try arena.strings(self.groups, "TokenContents.groups")
    c.pointee.n_id_claims = self.idClaims.count
    c.pointee.id_claims = try arena.messages(self.idClaims)
    c.pointee.scope = try arena.string(self.scope, "TokenContents.scope")
    if let accessTokenValiditySeconds = self.accessTokenValiditySeconds {
      c.pointee.has_access_token_validity_seconds = 1
      c.pointee.access_token_validity_seconds = accessTokenValiditySeconds
    }
    if let idTokenValiditySeconds = self.idTokenValiditySeconds {
      c.pointee.has_id_token_validity_seconds = 1
      c.pointee.id_token_validity_seconds = idTokenValiditySeconds
    }
    if let isRevocationEnabled = self.isRevocationEnabled {
      c.pointee.has_is_revocation_enabled = 1
      c.pointee.is_revocation_enabled = isRevocationEnabled ? 1 : 0
    }
    c.pointee.n_access_claims = self.accessClaims.count
    c.pointee.access_claims = try arena.messages(self.accessClaims)
    c.pointee.n_authentication_methods = self.authenticationMethods.count
    c.pointee.authentication_methods = try arena.strings(self.authenticationMethods, "TokenContents.authentication_methods")
    if let isWithoutIdToken = self.isWithoutIdToken {
      c.pointee.has_is_without_id_token = 1
      c.pointee.is_without_id_token = isWithoutIdToken ? 1 : 0
    }
  }
}

extension ChainTerms: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ChainTerms: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ChainTerms"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ChainTerms>) {
    gatehouse__token_issuance__v1__chain_terms__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ChainTerms>) throws(ProtobufError) {
    self.idleSeconds = c.pointee.has_idle_seconds != 0 ? c.pointee.idle_seconds : nil
    self.absoluteSeconds = c.pointee.has_absolute_seconds != 0 ? c.pointee.absolute_seconds : nil
    self.isOnePerDevice = c.pointee.has_is_one_per_device != 0 ? c.pointee.is_one_per_device != 0 : nil
    self.installation = try readString(c.pointee.installation, "ChainTerms.installation")
    self.tracking = try readMessage(c.pointee.tracking)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ChainTerms>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let idleSeconds = self.idleSeconds {
      c.pointee.has_idle_seconds = 1
      c.pointee.idle_seconds = idleSeconds
    }
    if let absoluteSeconds = self.absoluteSeconds {
      c.pointee.has_absolute_seconds = 1
      c.pointee.absolute_seconds = absoluteSeconds
    }
    if let isOnePerDevice = self.isOnePerDevice {
      c.pointee.has_is_one_per_device = 1
      c.pointee.is_one_per_device = isOnePerDevice ? 1 : 0
    }
    c.pointee.installation = try arena.string(self.installation, "ChainTerms.installation")
    c.pointee.tracking = try arena.message(self.tracking)
  }
}

extension ChainTracking: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ChainTracking: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ChainTracking"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ChainTracking>) {
    gatehouse__token_issuance__v1__chain_tracking__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ChainTracking>) throws(ProtobufError) {
    self.maxSessions = c.pointee.has_max_sessions != 0 ? c.pointee.max_sessions : nil
    self.refusesAtLimit = c.pointee.has_refuses_at_limit != 0 ? c.pointee.refuses_at_limit != 0 : nil
    self.address = try readString(c.pointee.address, "ChainTracking.address")
    self.userAgent = try readString(c.pointee.user_agent, "ChainTracking.user_agent")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ChainTracking>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let maxSessions = self.maxSessions {
      c.pointee.has_max_sessions = 1
      c.pointee.max_sessions = maxSessions
    }
    if let refusesAtLimit = self.refusesAtLimit {
      c.pointee.has_refuses_at_limit = 1
      c.pointee.refuses_at_limit = refusesAtLimit ? 1 : 0
    }
    c.pointee.address = try arena.string(self.address, "ChainTracking.address")
    c.pointee.user_agent = try arena.string(self.userAgent, "ChainTracking.user_agent")
  }
}

extension EndedChain: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension EndedChain: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.EndedChain"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__EndedChain>) {
    gatehouse__token_issuance__v1__ended_chain__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__EndedChain>) throws(ProtobufError) {
    self.chainId = try readString(c.pointee.chain_id, "EndedChain.chain_id")
    self.end = try readString(c.pointee.end, "EndedChain.end")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__EndedChain>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.chain_id = try arena.string(self.chainId, "EndedChain.chain_id")
    c.pointee.end = try arena.string(self.end, "EndedChain.end")
  }
}

extension IssueTokensRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IssueTokensRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.IssueTokensRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__IssueTokensRequest>) {
    gatehouse__token_issuance__v1__issue_tokens_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__IssueTokensRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "IssueTokensRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "IssueTokensRequest.client_id")
    self.sub = try readString(c.pointee.sub, "IssueTokensRequest.sub")
    self.contents = try readMessage(c.pointee.contents)
    self.refreshTokenValiditySeconds = c.pointee.has_refresh_token_validity_seconds != 0 ? c.pointee.refresh_token_validity_seconds : nil
    self.deviceKey = try readString(c.pointee.device_key, "IssueTokensRequest.device_key")
    self.isFactorGiven = c.pointee.has_is_factor_given != 0 ? c.pointee.is_factor_given != 0 : nil
    self.isDeviceTracked = c.pointee.has_is_device_tracked != 0 ? c.pointee.is_device_tracked != 0 : nil
    self.terms = try readMessage(c.pointee.terms)
    self.ssoSessionId = try readString(c.pointee.sso_session_id, "IssueTokensRequest.sso_session_id")
    self.beganAtTokenEndpoint = c.pointee.has_began_at_token_endpoint != 0 ? c.pointee.began_at_token_endpoint != 0 : nil
    self.isDeviceNew = c.pointee.has_is_device_new != 0 ? c.pointee.is_device_new != 0 : nil
    self.confirmingDeviceKey = try readString(c.pointee.confirming_device_key, "IssueTokensRequest.confirming_device_key")
    self.authenticatedAtUnixMillis = c.pointee.has_authenticated_at_unix_millis != 0 ? c.pointee.authenticated_at_unix_millis : nil
    self.grant = try readMessage(c.pointee.grant)
    self.authenticationClass = try readString(c.pointee.authentication_class, "IssueTokensRequest.authentication_class")
    self.eventId = try readString(c.pointee.event_id, "IssueTokensRequest.event_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__IssueTokensRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "IssueTokensRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "IssueTokensRequest.client_id")
    c.pointee.sub = try arena.string(self.sub, "IssueTokensRequest.sub")
    c.pointee.contents = try arena.message(self.contents)
    if let refreshTokenValiditySeconds = self.refreshTokenValiditySeconds {
      c.pointee.has_refresh_token_validity_seconds = 1
      c.pointee.refresh_token_validity_seconds = refreshTokenValiditySeconds
    }
    c.pointee.device_key = try arena.string(self.deviceKey, "IssueTokensRequest.device_key")
    if let isFactorGiven = self.isFactorGiven {
      c.pointee.has_is_factor_given = 1
      c.pointee.is_factor_given = isFactorGiven ? 1 : 0
    }
    if let isDeviceTracked = self.isDeviceTracked {
      c.pointee.has_is_device_tracked = 1
      c.pointee.is_device_tracked = isDeviceTracked ? 1 : 0
    }
    c.pointee.terms = try arena.message(self.terms)
    c.pointee.sso_session_id = try arena.string(self.ssoSessionId, "IssueTokensRequest.sso_session_id")
    if let beganAtTokenEndpoint = self.beganAtTokenEndpoint {
      c.pointee.has_began_at_token_endpoint = 1
      c.pointee.began_at_token_endpoint = beganAtTokenEndpoint ? 1 : 0
    }
    if let isDeviceNew = self.isDeviceNew {
      c.pointee.has_is_device_new = 1
      c.pointee.is_device_new = isDeviceNew ? 1 : 0
    }
    c.pointee.confirming_device_key = try arena.string(self.confirmingDeviceKey, "IssueTokensRequest.confirming_device_key")
    if let authenticatedAtUnixMillis = self.authenticatedAtUnixMillis {
      c.pointee.has_authenticated_at_unix_millis = 1
      c.pointee.authenticated_at_unix_millis = authenticatedAtUnixMillis
    }
    c.pointee.grant = try arena.message(self.grant)
    c.pointee.authentication_class = try arena.string(self.authenticationClass, "IssueTokensRequest.authentication_class")
    c.pointee.event_id = try arena.string(self.eventId, "IssueTokensRequest.event_id")
  }
}

extension ChainGrant: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ChainGrant: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ChainGrant"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ChainGrant>) {
    gatehouse__token_issuance__v1__chain_grant__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ChainGrant>) throws(ProtobufError) {
    self.scope = try readString(c.pointee.scope, "ChainGrant.scope")
    self.audience = try readString(c.pointee.audience, "ChainGrant.audience")
    self.nonce = readBytes(c.pointee.has_nonce, c.pointee.nonce)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ChainGrant>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.scope = try arena.string(self.scope, "ChainGrant.scope")
    c.pointee.audience = try arena.string(self.audience, "ChainGrant.audience")
    if let nonce = self.nonce {
      c.pointee.has_nonce = 1
      c.pointee.nonce = try arena.data(nonce)
    }
  }
}

extension IssueTokensResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IssueTokensResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.IssueTokensResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__IssueTokensResponse>) {
    gatehouse__token_issuance__v1__issue_tokens_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__IssueTokensResponse>) throws(ProtobufError) {
    self.idToken = readBytes(c.pointee.has_id_token, c.pointee.id_token)
    self.accessToken = readBytes(c.pointee.has_access_token, c.pointee.access_token)
    self.refreshToken = readBytes(c.pointee.has_refresh_token, c.pointee.refresh_token)
    self.expiresInSeconds = c.pointee.has_expires_in_seconds != 0 ? c.pointee.expires_in_seconds : nil
    self.refreshExpiresInSeconds = c.pointee.has_refresh_expires_in_seconds != 0 ? c.pointee.refresh_expires_in_seconds : nil
    self.chainId = try readString(c.pointee.chain_id, "IssueTokensResponse.chain_id")
    self.endedChains = try readMessages(c.pointee.n_ended_chains, c.pointee.ended_chains)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__IssueTokensResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let idToken = self.idToken {
      c.pointee.has_id_token = 1
      c.pointee.id_token = try arena.data(idToken)
    }
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(accessToken)
    }
    if let refreshToken = self.refreshToken {
      c.pointee.has_refresh_token = 1
      c.pointee.refresh_token = try arena.data(refreshToken)
    }
    if let expiresInSeconds = self.expiresInSeconds {
      c.pointee.has_expires_in_seconds = 1
      c.pointee.expires_in_seconds = expiresInSeconds
    }
    if let refreshExpiresInSeconds = self.refreshExpiresInSeconds {
      c.pointee.has_refresh_expires_in_seconds = 1
      c.pointee.refresh_expires_in_seconds = refreshExpiresInSeconds
    }
    c.pointee.chain_id = try arena.string(self.chainId, "IssueTokensResponse.chain_id")
    c.pointee.n_ended_chains = self.endedChains.count
    c.pointee.ended_chains = try arena.messages(self.endedChains)
  }
}

extension OpenRefreshTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension OpenRefreshTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.OpenRefreshTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__OpenRefreshTokenRequest>) {
    gatehouse__token_issuance__v1__open_refresh_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__OpenRefreshTokenRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "OpenRefreshTokenRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "OpenRefreshTokenRequest.client_id")
    self.refreshToken = readBytes(c.pointee.has_refresh_token, c.pointee.refresh_token)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__OpenRefreshTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "OpenRefreshTokenRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "OpenRefreshTokenRequest.client_id")
    if let refreshToken = self.refreshToken {
      c.pointee.has_refresh_token = 1
      c.pointee.refresh_token = try arena.data(refreshToken)
    }
  }
}

extension OpenRefreshTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension OpenRefreshTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.OpenRefreshTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__OpenRefreshTokenResponse>) {
    gatehouse__token_issuance__v1__open_refresh_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__OpenRefreshTokenResponse>) throws(ProtobufError) {
    self.sub = try readString(c.pointee.sub, "OpenRefreshTokenResponse.sub")
    self.chainId = try readString(c.pointee.chain_id, "OpenRefreshTokenResponse.chain_id")
    self.deviceKey = try readString(c.pointee.device_key, "OpenRefreshTokenResponse.device_key")
    self.authenticatedAtUnixMillis = c.pointee.has_authenticated_at_unix_millis != 0 ? c.pointee.authenticated_at_unix_millis : nil
    self.beganAtTokenEndpoint = c.pointee.has_began_at_token_endpoint != 0 ? c.pointee.began_at_token_endpoint != 0 : nil
    self.grantedScope = try readString(c.pointee.granted_scope, "OpenRefreshTokenResponse.granted_scope")
    self.isReplaced = c.pointee.has_is_replaced != 0 ? c.pointee.is_replaced != 0 : nil
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__OpenRefreshTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.sub = try arena.string(self.sub, "OpenRefreshTokenResponse.sub")
    c.pointee.chain_id = try arena.string(self.chainId, "OpenRefreshTokenResponse.chain_id")
    c.pointee.device_key = try arena.string(self.deviceKey, "OpenRefreshTokenResponse.device_key")
    if let authenticatedAtUnixMillis = self.authenticatedAtUnixMillis {
      c.pointee.has_authenticated_at_unix_millis = 1
      c.pointee.authenticated_at_unix_millis = authenticatedAtUnixMillis
    }
    if let beganAtTokenEndpoint = self.beganAtTokenEndpoint {
      c.pointee.has_began_at_token_endpoint = 1
      c.pointee.began_at_token_endpoint = beganAtTokenEndpoint ? 1 : 0
    }
    c.pointee.granted_scope = try arena.string(self.grantedScope, "OpenRefreshTokenResponse.granted_scope")
    if let isReplaced = self.isReplaced {
      c.pointee.has_is_replaced = 1
      c.pointee.is_replaced = isReplaced ? 1 : 0
    }
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
  }
}

extension RefreshTokensRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RefreshTokensRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.RefreshTokensRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RefreshTokensRequest>) {
    gatehouse__token_issuance__v1__refresh_tokens_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__RefreshTokensRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "RefreshTokensRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "RefreshTokensRequest.client_id")
    self.refreshToken = readBytes(c.pointee.has_refresh_token, c.pointee.refresh_token)
    self.contents = try readMessage(c.pointee.contents)
    self.rotationGraceSeconds = c.pointee.has_rotation_grace_seconds != 0 ? c.pointee.rotation_grace_seconds : nil
    self.holder = try readMessage(c.pointee.holder)
    self.terms = try readMessage(c.pointee.terms)
    self.grantedScope = try readString(c.pointee.granted_scope, "RefreshTokensRequest.granted_scope")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RefreshTokensRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RefreshTokensRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "RefreshTokensRequest.client_id")
    if let refreshToken = self.refreshToken {
      c.pointee.has_refresh_token = 1
      c.pointee.refresh_token = try arena.data(refreshToken)
    }
    c.pointee.contents = try arena.message(self.contents)
    if let rotationGraceSeconds = self.rotationGraceSeconds {
      c.pointee.has_rotation_grace_seconds = 1
      c.pointee.rotation_grace_seconds = rotationGraceSeconds
    }
    c.pointee.holder = try arena.message(self.holder)
    c.pointee.terms = try arena.message(self.terms)
    c.pointee.granted_scope = try arena.string(self.grantedScope, "RefreshTokensRequest.granted_scope")
  }
}

extension TokenHolder: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TokenHolder: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.TokenHolder"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__TokenHolder>) {
    gatehouse__token_issuance__v1__token_holder__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__TokenHolder>) throws(ProtobufError) {
    self.sub = try readString(c.pointee.sub, "TokenHolder.sub")
    self.deviceKey = try readString(c.pointee.device_key, "TokenHolder.device_key")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__TokenHolder>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.sub = try arena.string(self.sub, "TokenHolder.sub")
    c.pointee.device_key = try arena.string(self.deviceKey, "TokenHolder.device_key")
  }
}

extension RefreshTokensResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RefreshTokensResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.RefreshTokensResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RefreshTokensResponse>) {
    gatehouse__token_issuance__v1__refresh_tokens_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__RefreshTokensResponse>) throws(ProtobufError) {
    self.idToken = readBytes(c.pointee.has_id_token, c.pointee.id_token)
    self.accessToken = readBytes(c.pointee.has_access_token, c.pointee.access_token)
    self.refreshToken = readBytes(c.pointee.has_refresh_token, c.pointee.refresh_token)
    self.expiresInSeconds = c.pointee.has_expires_in_seconds != 0 ? c.pointee.expires_in_seconds : nil
    self.refreshExpiresInSeconds = c.pointee.has_refresh_expires_in_seconds != 0 ? c.pointee.refresh_expires_in_seconds : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RefreshTokensResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let idToken = self.idToken {
      c.pointee.has_id_token = 1
      c.pointee.id_token = try arena.data(idToken)
    }
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(accessToken)
    }
    if let refreshToken = self.refreshToken {
      c.pointee.has_refresh_token = 1
      c.pointee.refresh_token = try arena.data(refreshToken)
    }
    if let expiresInSeconds = self.expiresInSeconds {
      c.pointee.has_expires_in_seconds = 1
      c.pointee.expires_in_seconds = expiresInSeconds
    }
    if let refreshExpiresInSeconds = self.refreshExpiresInSeconds {
      c.pointee.has_refresh_expires_in_seconds = 1
      c.pointee.refresh_expires_in_seconds = refreshExpiresInSeconds
    }
  }
}

extension RevokeRefreshTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RevokeRefreshTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.RevokeRefreshTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeRefreshTokenRequest>) {
    gatehouse__token_issuance__v1__revoke_refresh_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__RevokeRefreshTokenRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "RevokeRefreshTokenRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "RevokeRefreshTokenRequest.client_id")
    self.token = readBytes(c.pointee.has_token, c.pointee.token)
    self.isLinked = c.pointee.has_is_linked != 0 ? c.pointee.is_linked != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeRefreshTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RevokeRefreshTokenRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "RevokeRefreshTokenRequest.client_id")
    if let token = self.token {
      c.pointee.has_token = 1
      c.pointee.token = try arena.data(token)
    }
    if let isLinked = self.isLinked {
      c.pointee.has_is_linked = 1
      c.pointee.is_linked = isLinked ? 1 : 0
    }
  }
}

extension RevokeRefreshTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RevokeRefreshTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.RevokeRefreshTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeRefreshTokenResponse>) {
    gatehouse__token_issuance__v1__revoke_refresh_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__RevokeRefreshTokenResponse>) throws(ProtobufError) {
    self.endedSsoSessionId = try readString(c.pointee.ended_sso_session_id, "RevokeRefreshTokenResponse.ended_sso_session_id")
    self.sub = try readString(c.pointee.sub, "RevokeRefreshTokenResponse.sub")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeRefreshTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.ended_sso_session_id = try arena.string(self.endedSsoSessionId, "RevokeRefreshTokenResponse.ended_sso_session_id")
    c.pointee.sub = try arena.string(self.sub, "RevokeRefreshTokenResponse.sub")
  }
}

extension RevokeUserTokensRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RevokeUserTokensRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.RevokeUserTokensRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeUserTokensRequest>) {
    gatehouse__token_issuance__v1__revoke_user_tokens_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__RevokeUserTokensRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "RevokeUserTokensRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "RevokeUserTokensRequest.sub")
    self.keptChainId = try readString(c.pointee.kept_chain_id, "RevokeUserTokensRequest.kept_chain_id")
    self.isByPolicy = c.pointee.has_is_by_policy != 0 ? c.pointee.is_by_policy != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeUserTokensRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RevokeUserTokensRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "RevokeUserTokensRequest.sub")
    c.pointee.kept_chain_id = try arena.string(self.keptChainId, "RevokeUserTokensRequest.kept_chain_id")
    if let isByPolicy = self.isByPolicy {
      c.pointee.has_is_by_policy = 1
      c.pointee.is_by_policy = isByPolicy ? 1 : 0
    }
  }
}

extension RevokeUserTokensResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RevokeUserTokensResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.RevokeUserTokensResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeUserTokensResponse>) {
    gatehouse__token_issuance__v1__revoke_user_tokens_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__RevokeUserTokensResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeUserTokensResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension RevokeDeviceTokensRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RevokeDeviceTokensRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.RevokeDeviceTokensRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeDeviceTokensRequest>) {
    gatehouse__token_issuance__v1__revoke_device_tokens_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__RevokeDeviceTokensRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "RevokeDeviceTokensRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "RevokeDeviceTokensRequest.sub")
    self.deviceKeys = try readStrings(c.pointee.n_device_keys, c.pointee.device_keys, "RevokeDeviceTokensRequest.device_keys")
    self.areForgotten = c.pointee.has_are_forgotten != 0 ? c.pointee.are_forgotten != 0 : nil
    self.leavesAccessTokens = c.pointee.has_leaves_access_tokens != 0 ? c.pointee.leaves_access_tokens != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeDeviceTokensRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RevokeDeviceTokensRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "RevokeDeviceTokensRequest.sub")
    c.pointee.n_device_keys = self.deviceKeys.count
    c.pointee.device_keys = try arena.strings(self.deviceKeys, "RevokeDeviceTokensRequest.device_keys")
    if let areForgotten = self.areForgotten {
      c.pointee.has_are_forgotten = 1
      c.pointee.are_forgotten = areForgotten ? 1 : 0
    }
    if let leavesAccessTokens = self.leavesAccessTokens {
      c.pointee.has_leaves_access_tokens = 1
      c.pointee.leaves_access_tokens = leavesAccessTokens ? 1 : 0
    }
  }
}

extension RevokeDeviceTokensResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RevokeDeviceTokensResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.RevokeDeviceTokensResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeDeviceTokensResponse>) {
    gatehouse__token_issuance__v1__revoke_device_tokens_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__RevokeDeviceTokensResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeDeviceTokensResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension RevokeClientTokensRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RevokeClientTokensRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.RevokeClientTokensRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeClientTokensRequest>) {
    gatehouse__token_issuance__v1__revoke_client_tokens_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__RevokeClientTokensRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "RevokeClientTokensRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "RevokeClientTokensRequest.client_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeClientTokensRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RevokeClientTokensRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "RevokeClientTokensRequest.client_id")
  }
}

extension RevokeClientTokensResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RevokeClientTokensResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.RevokeClientTokensResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeClientTokensResponse>) {
    gatehouse__token_issuance__v1__revoke_client_tokens_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__RevokeClientTokensResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeClientTokensResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension NoteConfirmedDeviceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension NoteConfirmedDeviceRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.NoteConfirmedDeviceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__NoteConfirmedDeviceRequest>) {
    gatehouse__token_issuance__v1__note_confirmed_device_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__NoteConfirmedDeviceRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "NoteConfirmedDeviceRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "NoteConfirmedDeviceRequest.sub")
    self.deviceKey = try readString(c.pointee.device_key, "NoteConfirmedDeviceRequest.device_key")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__NoteConfirmedDeviceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "NoteConfirmedDeviceRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "NoteConfirmedDeviceRequest.sub")
    c.pointee.device_key = try arena.string(self.deviceKey, "NoteConfirmedDeviceRequest.device_key")
  }
}

extension NoteConfirmedDeviceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension NoteConfirmedDeviceResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.NoteConfirmedDeviceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__NoteConfirmedDeviceResponse>) {
    gatehouse__token_issuance__v1__note_confirmed_device_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__NoteConfirmedDeviceResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__NoteConfirmedDeviceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ListSessionsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListSessionsRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ListSessionsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ListSessionsRequest>) {
    gatehouse__token_issuance__v1__list_sessions_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ListSessionsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListSessionsRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "ListSessionsRequest.sub")
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
    self.after = try readMessage(c.pointee.after)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ListSessionsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListSessionsRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "ListSessionsRequest.sub")
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
    c.pointee.after = try arena.message(self.after)
  }
}

extension SessionPosition: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SessionPosition: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.SessionPosition"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__SessionPosition>) {
    gatehouse__token_issuance__v1__session_position__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__SessionPosition>) throws(ProtobufError) {
    self.lastActiveAtUnixMillis = c.pointee.has_last_active_at_unix_millis != 0 ? c.pointee.last_active_at_unix_millis : nil
    self.chainId = try readString(c.pointee.chain_id, "SessionPosition.chain_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__SessionPosition>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let lastActiveAtUnixMillis = self.lastActiveAtUnixMillis {
      c.pointee.has_last_active_at_unix_millis = 1
      c.pointee.last_active_at_unix_millis = lastActiveAtUnixMillis
    }
    c.pointee.chain_id = try arena.string(self.chainId, "SessionPosition.chain_id")
  }
}

extension ListSessionsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListSessionsResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ListSessionsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ListSessionsResponse>) {
    gatehouse__token_issuance__v1__list_sessions_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ListSessionsResponse>) throws(ProtobufError) {
    self.chains = try readMessages(c.pointee.n_chains, c.pointee.chains)
    self.isCut = c.pointee.has_is_cut != 0 ? c.pointee.is_cut != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ListSessionsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_chains = self.chains.count
    c.pointee.chains = try arena.messages(self.chains)
    if let isCut = self.isCut {
      c.pointee.has_is_cut = 1
      c.pointee.is_cut = isCut ? 1 : 0
    }
  }
}

extension ChainDescription: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ChainDescription: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ChainDescription"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ChainDescription>) {
    gatehouse__token_issuance__v1__chain_description__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ChainDescription>) throws(ProtobufError) {
    self.chainId = try readString(c.pointee.chain_id, "ChainDescription.chain_id")
    self.clientId = try readString(c.pointee.client_id, "ChainDescription.client_id")
    self.signedInAtUnixMillis = c.pointee.has_signed_in_at_unix_millis != 0 ? c.pointee.signed_in_at_unix_millis : nil
    self.lastActiveAtUnixMillis = c.pointee.has_last_active_at_unix_millis != 0 ? c.pointee.last_active_at_unix_millis : nil
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
    self.address = try readString(c.pointee.address, "ChainDescription.address")
    self.userAgent = try readString(c.pointee.user_agent, "ChainDescription.user_agent")
    self.installation = try readString(c.pointee.installation, "ChainDescription.installation")
    self.ssoSessionId = try readString(c.pointee.sso_session_id, "ChainDescription.sso_session_id")
    self.deviceKey = try readString(c.pointee.device_key, "ChainDescription.device_key")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ChainDescription>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.chain_id = try arena.string(self.chainId, "ChainDescription.chain_id")
    c.pointee.client_id = try arena.string(self.clientId, "ChainDescription.client_id")
    if let signedInAtUnixMillis = self.signedInAtUnixMillis {
      c.pointee.has_signed_in_at_unix_millis = 1
      c.pointee.signed_in_at_unix_millis = signedInAtUnixMillis
    }
    if let lastActiveAtUnixMillis = self.lastActiveAtUnixMillis {
      c.pointee.has_last_active_at_unix_millis = 1
      c.pointee.last_active_at_unix_millis = lastActiveAtUnixMillis
    }
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
    c.pointee.address = try arena.string(self.address, "ChainDescription.address")
    c.pointee.user_agent = try arena.string(self.userAgent, "ChainDescription.user_agent")
    c.pointee.installation = try arena.string(self.installation, "ChainDescription.installation")
    c.pointee.sso_session_id = try arena.string(self.ssoSessionId, "ChainDescription.sso_session_id")
    c.pointee.device_key = try arena.string(self.deviceKey, "ChainDescription.device_key")
  }
}

extension ShowChainRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowChainRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ShowChainRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ShowChainRequest>) {
    gatehouse__token_issuance__v1__show_chain_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ShowChainRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ShowChainRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "ShowChainRequest.sub")
    self.chainId = try readString(c.pointee.chain_id, "ShowChainRequest.chain_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ShowChainRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ShowChainRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "ShowChainRequest.sub")
    c.pointee.chain_id = try arena.string(self.chainId, "ShowChainRequest.chain_id")
  }
}

extension ReplacedRefreshToken: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReplacedRefreshToken: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ReplacedRefreshToken"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ReplacedRefreshToken>) {
    gatehouse__token_issuance__v1__replaced_refresh_token__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ReplacedRefreshToken>) throws(ProtobufError) {
    self.generation = c.pointee.has_generation != 0 ? c.pointee.generation : nil
    self.replacedAtUnixMillis = c.pointee.has_replaced_at_unix_millis != 0 ? c.pointee.replaced_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ReplacedRefreshToken>, _ arena: borrowing MessageArena) throws(ProtobufError) {
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

extension ShowChainResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ShowChainResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ShowChainResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ShowChainResponse>) {
    gatehouse__token_issuance__v1__show_chain_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ShowChainResponse>) throws(ProtobufError) {
    self.chain = try readMessage(c.pointee.chain)
    self.generation = c.pointee.has_generation != 0 ? c.pointee.generation : nil
    self.replaced = try readMessages(c.pointee.n_replaced, c.pointee.replaced)
    self.endedAtUnixMillis = c.pointee.has_ended_at_unix_millis != 0 ? c.pointee.ended_at_unix_millis : nil
    self.end = try readString(c.pointee.end, "ShowChainResponse.end")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ShowChainResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.chain = try arena.message(self.chain)
    if let generation = self.generation {
      c.pointee.has_generation = 1
      c.pointee.generation = generation
    }
    c.pointee.n_replaced = self.replaced.count
    c.pointee.replaced = try arena.messages(self.replaced)
    if let endedAtUnixMillis = self.endedAtUnixMillis {
      c.pointee.has_ended_at_unix_millis = 1
      c.pointee.ended_at_unix_millis = endedAtUnixMillis
    }
    c.pointee.end = try arena.string(self.end, "ShowChainResponse.end")
  }
}

extension ListReusedChainsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListReusedChainsRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ListReusedChainsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ListReusedChainsRequest>) {
    gatehouse__token_issuance__v1__list_reused_chains_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ListReusedChainsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListReusedChainsRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "ListReusedChainsRequest.sub")
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ListReusedChainsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListReusedChainsRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "ListReusedChainsRequest.sub")
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
  }
}

extension ReusedChain: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReusedChain: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ReusedChain"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ReusedChain>) {
    gatehouse__token_issuance__v1__reused_chain__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ReusedChain>) throws(ProtobufError) {
    self.chainId = try readString(c.pointee.chain_id, "ReusedChain.chain_id")
    self.clientId = try readString(c.pointee.client_id, "ReusedChain.client_id")
    self.signedInAtUnixMillis = c.pointee.has_signed_in_at_unix_millis != 0 ? c.pointee.signed_in_at_unix_millis : nil
    self.endedAtUnixMillis = c.pointee.has_ended_at_unix_millis != 0 ? c.pointee.ended_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ReusedChain>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.chain_id = try arena.string(self.chainId, "ReusedChain.chain_id")
    c.pointee.client_id = try arena.string(self.clientId, "ReusedChain.client_id")
    if let signedInAtUnixMillis = self.signedInAtUnixMillis {
      c.pointee.has_signed_in_at_unix_millis = 1
      c.pointee.signed_in_at_unix_millis = signedInAtUnixMillis
    }
    if let endedAtUnixMillis = self.endedAtUnixMillis {
      c.pointee.has_ended_at_unix_millis = 1
      c.pointee.ended_at_unix_millis = endedAtUnixMillis
    }
  }
}

extension ListReusedChainsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListReusedChainsResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ListReusedChainsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ListReusedChainsResponse>) {
    gatehouse__token_issuance__v1__list_reused_chains_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ListReusedChainsResponse>) throws(ProtobufError) {
    self.chains = try readMessages(c.pointee.n_chains, c.pointee.chains)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ListReusedChainsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_chains = self.chains.count
    c.pointee.chains = try arena.messages(self.chains)
  }
}

extension RevokeSessionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RevokeSessionRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.RevokeSessionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeSessionRequest>) {
    gatehouse__token_issuance__v1__revoke_session_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__RevokeSessionRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "RevokeSessionRequest.user_pool_id")
    self.sub = try readString(c.pointee.sub, "RevokeSessionRequest.sub")
    self.chainId = try readString(c.pointee.chain_id, "RevokeSessionRequest.chain_id")
    self.ssoSessionId = try readString(c.pointee.sso_session_id, "RevokeSessionRequest.sso_session_id")
    self.isLinked = c.pointee.has_is_linked != 0 ? c.pointee.is_linked != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeSessionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RevokeSessionRequest.user_pool_id")
    c.pointee.sub = try arena.string(self.sub, "RevokeSessionRequest.sub")
    c.pointee.chain_id = try arena.string(self.chainId, "RevokeSessionRequest.chain_id")
    c.pointee.sso_session_id = try arena.string(self.ssoSessionId, "RevokeSessionRequest.sso_session_id")
    if let isLinked = self.isLinked {
      c.pointee.has_is_linked = 1
      c.pointee.is_linked = isLinked ? 1 : 0
    }
  }
}

extension RevokeSessionResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RevokeSessionResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.RevokeSessionResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeSessionResponse>) {
    gatehouse__token_issuance__v1__revoke_session_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__RevokeSessionResponse>) throws(ProtobufError) {
    self.endedSsoSessionId = try readString(c.pointee.ended_sso_session_id, "RevokeSessionResponse.ended_sso_session_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RevokeSessionResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.ended_sso_session_id = try arena.string(self.endedSsoSessionId, "RevokeSessionResponse.ended_sso_session_id")
  }
}

extension ForgetSessionDetailsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ForgetSessionDetailsRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ForgetSessionDetailsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ForgetSessionDetailsRequest>) {
    gatehouse__token_issuance__v1__forget_session_details_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ForgetSessionDetailsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ForgetSessionDetailsRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ForgetSessionDetailsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ForgetSessionDetailsRequest.user_pool_id")
  }
}

extension ForgetSessionDetailsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ForgetSessionDetailsResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ForgetSessionDetailsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ForgetSessionDetailsResponse>) {
    gatehouse__token_issuance__v1__forget_session_details_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ForgetSessionDetailsResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ForgetSessionDetailsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension VerifyAccessTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension VerifyAccessTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.VerifyAccessTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__VerifyAccessTokenRequest>) {
    gatehouse__token_issuance__v1__verify_access_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__VerifyAccessTokenRequest>) throws(ProtobufError) {
    self.accessToken = readBytes(c.pointee.has_access_token, c.pointee.access_token)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__VerifyAccessTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(accessToken)
    }
  }
}

extension VerifyAccessTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension VerifyAccessTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.VerifyAccessTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__VerifyAccessTokenResponse>) {
    gatehouse__token_issuance__v1__verify_access_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__VerifyAccessTokenResponse>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "VerifyAccessTokenResponse.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "VerifyAccessTokenResponse.client_id")
    self.sub = try readString(c.pointee.sub, "VerifyAccessTokenResponse.sub")
    self.username = try readString(c.pointee.username, "VerifyAccessTokenResponse.username")
    self.scope = try readString(c.pointee.scope, "VerifyAccessTokenResponse.scope")
    self.chainId = try readString(c.pointee.chain_id, "VerifyAccessTokenResponse.chain_id")
    self.deviceKey = try readString(c.pointee.device_key, "VerifyAccessTokenResponse.device_key")
    self.authenticatedAtUnixMillis = c.pointee.has_authenticated_at_unix_millis != 0 ? c.pointee.authenticated_at_unix_millis : nil
    self.isFactorGiven = c.pointee.has_is_factor_given != 0 ? c.pointee.is_factor_given != 0 : nil
    self.isDeviceForgotten = c.pointee.has_is_device_forgotten != 0 ? c.pointee.is_device_forgotten != 0 : nil
    self.ssoSessionId = try readString(c.pointee.sso_session_id, "VerifyAccessTokenResponse.sso_session_id")
    self.authenticationMethods = try readStrings(c.pointee.n_authentication_methods, c.pointee.authentication_methods, "VerifyAccessTokenResponse.authentication_methods")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__VerifyAccessTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "VerifyAccessTokenResponse.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "VerifyAccessTokenResponse.client_id")
    c.pointee.sub = try arena.string(self.sub, "VerifyAccessTokenResponse.sub")
    c.pointee.username = try arena.string(self.username, "VerifyAccessTokenResponse.username")
    c.pointee.scope = try arena.string(self.scope, "VerifyAccessTokenResponse.scope")
    c.pointee.chain_id = try arena.string(self.chainId, "VerifyAccessTokenResponse.chain_id")
    c.pointee.device_key = try arena.string(self.deviceKey, "VerifyAccessTokenResponse.device_key")
    if let authenticatedAtUnixMillis = self.authenticatedAtUnixMillis {
      c.pointee.has_authenticated_at_unix_millis = 1
      c.pointee.authenticated_at_unix_millis = authenticatedAtUnixMillis
    }
    if let isFactorGiven = self.isFactorGiven {
      c.pointee.has_is_factor_given = 1
      c.pointee.is_factor_given = isFactorGiven ? 1 : 0
    }
    if let isDeviceForgotten = self.isDeviceForgotten {
      c.pointee.has_is_device_forgotten = 1
      c.pointee.is_device_forgotten = isDeviceForgotten ? 1 : 0
    }
    c.pointee.sso_session_id = try arena.string(self.ssoSessionId, "VerifyAccessTokenResponse.sso_session_id")
    c.pointee.n_authentication_methods = self.authenticationMethods.count
    c.pointee.authentication_methods = try arena.strings(self.authenticationMethods, "VerifyAccessTokenResponse.authentication_methods")
  }
}

extension GetJSONWebKeySetRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetJSONWebKeySetRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.GetJSONWebKeySetRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__GetJSONWebKeySetRequest>) {
    gatehouse__token_issuance__v1__get_jsonweb_key_set_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__GetJSONWebKeySetRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "GetJSONWebKeySetRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__GetJSONWebKeySetRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GetJSONWebKeySetRequest.user_pool_id")
  }
}

extension GetJSONWebKeySetResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetJSONWebKeySetResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.GetJSONWebKeySetResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__GetJSONWebKeySetResponse>) {
    gatehouse__token_issuance__v1__get_jsonweb_key_set_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__GetJSONWebKeySetResponse>) throws(ProtobufError) {
    self.json = readBytes(c.pointee.has_json, c.pointee.json)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__GetJSONWebKeySetResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let json = self.json {
      c.pointee.has_json = 1
      c.pointee.json = try arena.data(json)
    }
  }
}

extension RotateSigningKeysRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RotateSigningKeysRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.RotateSigningKeysRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RotateSigningKeysRequest>) {
    gatehouse__token_issuance__v1__rotate_signing_keys_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__RotateSigningKeysRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "RotateSigningKeysRequest.user_pool_id")
    self.algorithm = try readString(c.pointee.algorithm, "RotateSigningKeysRequest.algorithm")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RotateSigningKeysRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RotateSigningKeysRequest.user_pool_id")
    c.pointee.algorithm = try arena.string(self.algorithm, "RotateSigningKeysRequest.algorithm")
  }
}

extension RotateSigningKeysResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RotateSigningKeysResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.RotateSigningKeysResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RotateSigningKeysResponse>) {
    gatehouse__token_issuance__v1__rotate_signing_keys_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__RotateSigningKeysResponse>) throws(ProtobufError) {
    self.keys = try readMessages(c.pointee.n_keys, c.pointee.keys)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__RotateSigningKeysResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_keys = self.keys.count
    c.pointee.keys = try arena.messages(self.keys)
  }
}

extension ListSigningKeysRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListSigningKeysRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ListSigningKeysRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ListSigningKeysRequest>) {
    gatehouse__token_issuance__v1__list_signing_keys_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ListSigningKeysRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListSigningKeysRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ListSigningKeysRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListSigningKeysRequest.user_pool_id")
  }
}

extension ListSigningKeysResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListSigningKeysResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ListSigningKeysResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ListSigningKeysResponse>) {
    gatehouse__token_issuance__v1__list_signing_keys_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ListSigningKeysResponse>) throws(ProtobufError) {
    self.keys = try readMessages(c.pointee.n_keys, c.pointee.keys)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ListSigningKeysResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_keys = self.keys.count
    c.pointee.keys = try arena.messages(self.keys)
  }
}

extension ListAgedSigningKeysRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListAgedSigningKeysRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ListAgedSigningKeysRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ListAgedSigningKeysRequest>) {
    gatehouse__token_issuance__v1__list_aged_signing_keys_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ListAgedSigningKeysRequest>) throws(ProtobufError) {
    self.beforeUnixMillis = c.pointee.has_before_unix_millis != 0 ? c.pointee.before_unix_millis : nil
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ListAgedSigningKeysRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let beforeUnixMillis = self.beforeUnixMillis {
      c.pointee.has_before_unix_millis = 1
      c.pointee.before_unix_millis = beforeUnixMillis
    }
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
  }
}

extension AgedSigningKey: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AgedSigningKey: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.AgedSigningKey"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__AgedSigningKey>) {
    gatehouse__token_issuance__v1__aged_signing_key__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__AgedSigningKey>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AgedSigningKey.user_pool_id")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__AgedSigningKey>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AgedSigningKey.user_pool_id")
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
  }
}

extension ListAgedSigningKeysResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListAgedSigningKeysResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ListAgedSigningKeysResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ListAgedSigningKeysResponse>) {
    gatehouse__token_issuance__v1__list_aged_signing_keys_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ListAgedSigningKeysResponse>) throws(ProtobufError) {
    self.keys = try readMessages(c.pointee.n_keys, c.pointee.keys)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ListAgedSigningKeysResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_keys = self.keys.count
    c.pointee.keys = try arena.messages(self.keys)
  }
}

extension SigningKeyDescription: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SigningKeyDescription: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.SigningKeyDescription"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__SigningKeyDescription>) {
    gatehouse__token_issuance__v1__signing_key_description__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__SigningKeyDescription>) throws(ProtobufError) {
    self.keyId = try readString(c.pointee.key_id, "SigningKeyDescription.key_id")
    self.tokenUse = try readString(c.pointee.token_use, "SigningKeyDescription.token_use")
    self.algorithm = try readString(c.pointee.algorithm, "SigningKeyDescription.algorithm")
    self.state = try readString(c.pointee.state, "SigningKeyDescription.state")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.verifiesUntilUnixMillis = c.pointee.has_verifies_until_unix_millis != 0 ? c.pointee.verifies_until_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__SigningKeyDescription>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.key_id = try arena.string(self.keyId, "SigningKeyDescription.key_id")
    c.pointee.token_use = try arena.string(self.tokenUse, "SigningKeyDescription.token_use")
    c.pointee.algorithm = try arena.string(self.algorithm, "SigningKeyDescription.algorithm")
    c.pointee.state = try arena.string(self.state, "SigningKeyDescription.state")
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
