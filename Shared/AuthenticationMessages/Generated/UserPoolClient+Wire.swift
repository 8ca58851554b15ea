// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool_client.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension TokenValidityUnitsType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TokenValidityUnitsType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.TokenValidityUnitsType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TokenValidityUnitsType>) {
    gatehouse__authentication__v1__token_validity_units_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__TokenValidityUnitsType>) throws(ProtobufError) {
    self.accessToken = try readString(c.pointee.access_token, "TokenValidityUnitsType.access_token")
    self.idToken = try readString(c.pointee.id_token, "TokenValidityUnitsType.id_token")
    self.refreshToken = try readString(c.pointee.refresh_token, "TokenValidityUnitsType.refresh_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TokenValidityUnitsType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.access_token = try arena.string(self.accessToken, "TokenValidityUnitsType.access_token")
    c.pointee.id_token = try arena.string(self.idToken, "TokenValidityUnitsType.id_token")
    c.pointee.refresh_token = try arena.string(self.refreshToken, "TokenValidityUnitsType.refresh_token")
  }
}

enum ClientPermissionListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ClientPermissionListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "ClientPermissionListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__ClientPermissionListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__ClientPermissionListType.self)
    gatehouse__authentication__v1__client_permission_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "ClientPermissionListType.member")
    return c
  }
}

enum ExplicitAuthFlowsListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ExplicitAuthFlowsListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "ExplicitAuthFlowsListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__ExplicitAuthFlowsListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__ExplicitAuthFlowsListType.self)
    gatehouse__authentication__v1__explicit_auth_flows_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "ExplicitAuthFlowsListType.member")
    return c
  }
}

enum SupportedIdentityProvidersListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SupportedIdentityProvidersListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "SupportedIdentityProvidersListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__SupportedIdentityProvidersListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__SupportedIdentityProvidersListType.self)
    gatehouse__authentication__v1__supported_identity_providers_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "SupportedIdentityProvidersListType.member")
    return c
  }
}

enum CallbackURLsListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CallbackURLsListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "CallbackURLsListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__CallbackURLsListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__CallbackURLsListType.self)
    gatehouse__authentication__v1__callback_urls_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "CallbackURLsListType.member")
    return c
  }
}

enum LogoutURLsListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__LogoutURLsListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "LogoutURLsListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__LogoutURLsListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__LogoutURLsListType.self)
    gatehouse__authentication__v1__logout_urls_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "LogoutURLsListType.member")
    return c
  }
}

extension AnalyticsConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AnalyticsConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AnalyticsConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AnalyticsConfigurationType>) {
    gatehouse__authentication__v1__analytics_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AnalyticsConfigurationType>) throws(ProtobufError) {
    self.applicationId = try readString(c.pointee.application_id, "AnalyticsConfigurationType.application_id")
    self.applicationArn = try readString(c.pointee.application_arn, "AnalyticsConfigurationType.application_arn")
    self.roleArn = try readString(c.pointee.role_arn, "AnalyticsConfigurationType.role_arn")
    self.externalId = try readString(c.pointee.external_id, "AnalyticsConfigurationType.external_id")
    self.userDataShared = c.pointee.has_user_data_shared != 0 ? c.pointee.user_data_shared != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AnalyticsConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.application_id = try arena.string(self.applicationId, "AnalyticsConfigurationType.application_id")
    c.pointee.application_arn = try arena.string(self.applicationArn, "AnalyticsConfigurationType.application_arn")
    c.pointee.role_arn = try arena.string(self.roleArn, "AnalyticsConfigurationType.role_arn")
    c.pointee.external_id = try arena.string(self.externalId, "AnalyticsConfigurationType.external_id")
    if let userDataShared = self.userDataShared {
      c.pointee.has_user_data_shared = 1
      c.pointee.user_data_shared = userDataShared ? 1 : 0
    }
  }
}

extension RefreshTokenRotationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RefreshTokenRotationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RefreshTokenRotationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RefreshTokenRotationType>) {
    gatehouse__authentication__v1__refresh_token_rotation_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RefreshTokenRotationType>) throws(ProtobufError) {
    self.feature = try readString(c.pointee.feature, "RefreshTokenRotationType.feature")
    self.retryGracePeriodSeconds = c.pointee.has_retry_grace_period_seconds != 0 ? c.pointee.retry_grace_period_seconds : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RefreshTokenRotationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.feature = try arena.string(self.feature, "RefreshTokenRotationType.feature")
    if let retryGracePeriodSeconds = self.retryGracePeriodSeconds {
      c.pointee.has_retry_grace_period_seconds = 1
      c.pointee.retry_grace_period_seconds = retryGracePeriodSeconds
    }
  }
}

extension CreateUserPoolClientRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateUserPoolClientRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateUserPoolClientRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserPoolClientRequest>) {
    gatehouse__authentication__v1__create_user_pool_client_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateUserPoolClientRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "CreateUserPoolClientRequest.user_pool_id")
    self.clientName = try readString(c.pointee.client_name, "CreateUserPoolClientRequest.client_name")
    self.generateSecret = c.pointee.has_generate_secret != 0 ? c.pointee.generate_secret != 0 : nil
    self.clientSecret = try readText(c.pointee.has_client_secret, c.pointee.client_secret, "CreateUserPoolClientRequest.client_secret")
    self.refreshTokenValidity = c.pointee.has_refresh_token_validity != 0 ? c.pointee.refresh_token_validity : nil
    self.accessTokenValidity = c.pointee.has_access_token_validity != 0 ? c.pointee.access_token_validity : nil
    self.idTokenValidity = c.pointee.has_id_token_validity != 0 ? c.pointee.id_token_validity : nil
    self.tokenValidityUnits = try readMessage(c.pointee.token_validity_units)
    self.readAttributes = try ClientPermissionListTypeWire.read(c.pointee.read_attributes)
    self.writeAttributes = try ClientPermissionListTypeWire.read(c.pointee.write_attributes)
    self.explicitAuthFlows = try ExplicitAuthFlowsListTypeWire.read(c.pointee.explicit_auth_flows)
    self.supportedIdentityProviders = try SupportedIdentityProvidersListTypeWire.read(c.pointee.supported_identity_providers)
    self.callbackUrls = try CallbackURLsListTypeWire.read(c.pointee.callback_urls)
    self.logoutUrls = try LogoutURLsListTypeWire.read(c.pointee.logout_urls)
    self.defaultRedirectUri = try readString(c.pointee.default_redirect_uri, "CreateUserPoolClientRequest.default_redirect_uri")
    self.allowedOAuthFlows = try OAuthFlowsTypeWire.read(c.pointee.allowed_o_auth_flows)
    self.allowedOAuthScopes = try ScopeListTypeWire.read(c.pointee.allowed_o_auth_scopes)
    self.allowedOAuthFlowsUserPoolClient = c.pointee.has_allowed_o_auth_flows_user_pool_client != 0 ? c.pointee.allowed_o_auth_flows_user_pool_client != 0 : nil
    self.analyticsConfiguration = try readMessage(c.pointee.analytics_configuration)
    self.preventUserExistenceErrors = try readString(c.pointee.prevent_user_existence_errors, "CreateUserPoolClientRequest.prevent_user_existence_errors")
    self.enableTokenRevocation = c.pointee.has_enable_token_revocation != 0 ? c.pointee.enable_token_revocation != 0 : nil
    self.enablePropagateAdditionalUserContextData = c.pointee.has_enable_propagate_additional_user_context_data != 0 ? c.pointee.enable_propagate_additional_user_context_data != 0 : nil
    self.authSessionValidity = c.pointee.has_auth_session_validity != 0 ? c.pointee.auth_session_validity : nil
    self.refreshTokenRotation = try readMessage(c.pointee.refresh_token_rotation)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserPoolClientRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "CreateUserPoolClientRequest.user_pool_id")
    c.pointee.client_name = try arena.string(self.clientName, "CreateUserPoolClientRequest.client_name")
    if let generateSecret = self.generateSecret {
      c.pointee.has_generate_secret = 1
      c.pointee.generate_secret = generateSecret ? 1 : 0
    }
    if let clientSecret = self.clientSecret {
      c.pointee.has_client_secret = 1
      c.pointee.client_secret = try arena.data(of: clientSecret)
    }
    if let refreshTokenValidity = self.refreshTokenValidity {
      c.pointee.has_refresh_token_validity = 1
      c.pointee.refresh_token_validity = refreshTokenValidity
    }
    if let accessTokenValidity = self.accessTokenValidity {
      c.pointee.has_access_token_validity = 1
      c.pointee.access_token_validity = accessTokenValidity
    }
    if let idTokenValidity = self.idTokenValidity {
      c.pointee.has_id_token_validity = 1
      c.pointee.id_token_validity = idTokenValidity
    }
    c.pointee.token_validity_units = try arena.message(self.tokenValidityUnits)
    c.pointee.read_attributes = try ClientPermissionListTypeWire.write(self.readAttributes, arena)
    c.pointee.write_attributes = try ClientPermissionListTypeWire.write(self.writeAttributes, arena)
    c.pointee.explicit_auth_flows = try ExplicitAuthFlowsListTypeWire.write(self.explicitAuthFlows, arena)
    c.pointee.supported_identity_providers = try SupportedIdentityProvidersListTypeWire.write(self.supportedIdentityProviders, arena)
    c.pointee.callback_urls = try CallbackURLsListTypeWire.write(self.callbackUrls, arena)
    c.pointee.logout_urls = try LogoutURLsListTypeWire.write(self.logoutUrls, arena)
    c.pointee.default_redirect_uri = try arena.string(self.defaultRedirectUri, "CreateUserPoolClientRequest.default_redirect_uri")
    c.pointee.allowed_o_auth_flows = try OAuthFlowsTypeWire.write(self.allowedOAuthFlows, arena)
    c.pointee.allowed_o_auth_scopes = try ScopeListTypeWire.write(self.allowedOAuthScopes, arena)
    if let allowedOAuthFlowsUserPoolClient = self.allowedOAuthFlowsUserPoolClient {
      c.pointee.has_allowed_o_auth_flows_user_pool_client = 1
      c.pointee.allowed_o_auth_flows_user_pool_client = allowedOAuthFlowsUserPoolClient ? 1 : 0
    }
    c.pointee.analytics_configuration = try arena.message(self.analyticsConfiguration)
    c.pointee.prevent_user_existence_errors = try arena.string(self.preventUserExistenceErrors, "CreateUserPoolClientRequest.prevent_user_existence_errors")
    if let enableTokenRevocation = self.enableTokenRevocation {
      c.pointee.has_enable_token_revocation = 1
      c.pointee.enable_token_revocation = enableTokenRevocation ? 1 : 0
    }
    if let enablePropagateAdditionalUserContextData = self.enablePropagateAdditionalUserContextData {
      c.pointee.has_enable_propagate_additional_user_context_data = 1
      c.pointee.enable_propagate_additional_user_context_data = enablePropagateAdditionalUserContextData ? 1 : 0
    }
    if let authSessionValidity = self.authSessionValidity {
      c.pointee.has_auth_session_validity = 1
      c.pointee.auth_session_validity = authSessionValidity
    }
    c.pointee.refresh_token_rotation = try arena.message(self.refreshTokenRotation)
  }
}

extension UserPoolClientType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UserPoolClientType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UserPoolClientType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolClientType>) {
    gatehouse__authentication__v1__user_pool_client_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UserPoolClientType>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "UserPoolClientType.user_pool_id")
    self.clientName = try readString(c.pointee.client_name, "UserPoolClientType.client_name")
    self.clientId = try readString(c.pointee.client_id, "UserPoolClientType.client_id")
    self.clientSecret = try readText(c.pointee.has_client_secret, c.pointee.client_secret, "UserPoolClientType.client_secret")
    self.lastModifiedDateUnixMillis = c.pointee.has_last_modified_date_unix_millis != 0 ? c.pointee.last_modified_date_unix_millis : nil
    self.creationDateUnixMillis = c.pointee.has_creation_date_unix_millis != 0 ? c.pointee.creation_date_unix_millis : nil
    self.refreshTokenValidity = c.pointee.has_refresh_token_validity != 0 ? c.pointee.refresh_token_validity : nil
    self.accessTokenValidity = c.pointee.has_access_token_validity != 0 ? c.pointee.access_token_validity : nil
    self.idTokenValidity = c.pointee.has_id_token_validity != 0 ? c.pointee.id_token_validity : nil
    self.tokenValidityUnits = try readMessage(c.pointee.token_validity_units)
    self.readAttributes = try ClientPermissionListTypeWire.read(c.pointee.read_attributes)
    self.writeAttributes = try ClientPermissionListTypeWire.read(c.pointee.write_attributes)
    self.explicitAuthFlows = try ExplicitAuthFlowsListTypeWire.read(c.pointee.explicit_auth_flows)
    self.supportedIdentityProviders = try SupportedIdentityProvidersListTypeWire.read(c.pointee.supported_identity_providers)
    self.callbackUrls = try CallbackURLsListTypeWire.read(c.pointee.callback_urls)
    self.logoutUrls = try LogoutURLsListTypeWire.read(c.pointee.logout_urls)
    self.defaultRedirectUri = try readString(c.pointee.default_redirect_uri, "UserPoolClientType.default_redirect_uri")
    self.allowedOAuthFlows = try OAuthFlowsTypeWire.read(c.pointee.allowed_o_auth_flows)
    self.allowedOAuthScopes = try ScopeListTypeWire.read(c.pointee.allowed_o_auth_scopes)
    self.allowedOAuthFlowsUserPoolClient = c.pointee.has_allowed_o_auth_flows_user_pool_client != 0 ? c.pointee.allowed_o_auth_flows_user_pool_client != 0 : nil
    self.analyticsConfiguration = try readMessage(c.pointee.analytics_configuration)
    self.preventUserExistenceErrors = try readString(c.pointee.prevent_user_existence_errors, "UserPoolClientType.prevent_user_existence_errors")
    self.enableTokenRevocation = c.pointee.has_enable_token_revocation != 0 ? c.pointee.enable_token_revocation != 0 : nil
    self.enablePropagateAdditionalUserContextData = c.pointee.has_enable_propagate_additional_user_context_data != 0 ? c.pointee.enable_propagate_additional_user_context_data != 0 : nil
    self.authSessionValidity = c.pointee.has_auth_session_validity != 0 ? c.pointee.auth_session_validity : nil
    self.refreshTokenRotation = try readMessage(c.pointee.refresh_token_rotation)
    self.clientType = try readString(c.pointee.client_type, "UserPoolClientType.client_type")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolClientType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UserPoolClientType.user_pool_id")
    c.pointee.client_name = try arena.string(self.clientName, "UserPoolClientType.client_name")
    c.pointee.client_id = try arena.string(self.clientId, "UserPoolClientType.client_id")
    if let clientSecret = self.clientSecret {
      c.pointee.has_client_secret = 1
      c.pointee.client_secret = try arena.data(of: clientSecret)
    }
    if let lastModifiedDateUnixMillis = self.lastModifiedDateUnixMillis {
      c.pointee.has_last_modified_date_unix_millis = 1
      c.pointee.last_modified_date_unix_millis = lastModifiedDateUnixMillis
    }
    if let creationDateUnixMillis = self.creationDateUnixMillis {
      c.pointee.has_creation_date_unix_millis = 1
      c.pointee.creation_date_unix_millis = creationDateUnixMillis
    }
    if let refreshTokenValidity = self.refreshTokenValidity {
      c.pointee.has_refresh_token_validity = 1
      c.pointee.refresh_token_validity = refreshTokenValidity
    }
    if let accessTokenValidity = self.accessTokenValidity {
      c.pointee.has_access_token_validity = 1
      c.pointee.access_token_validity = accessTokenValidity
    }
    if let idTokenValidity = self.idTokenValidity {
      c.pointee.has_id_token_validity = 1
      c.pointee.id_token_validity = idTokenValidity
    }
    c.pointee.token_validity_units = try arena.message(self.tokenValidityUnits)
    c.pointee.read_attributes = try ClientPermissionListTypeWire.write(self.readAttributes, arena)
    c.pointee.write_attributes = try ClientPermissionListTypeWire.write(self.writeAttributes, arena)
    c.pointee.explicit_auth_flows = try ExplicitAuthFlowsListTypeWire.write(self.explicitAuthFlows, arena)
    c.pointee.supported_identity_providers = try SupportedIdentityProvidersListTypeWire.write(self.supportedIdentityProviders, arena)
    c.pointee.callback_urls = try CallbackURLsListTypeWire.write(self.callbackUrls, arena)
    c.pointee.logout_urls = try LogoutURLsListTypeWire.write(self.logoutUrls, arena)
    c.pointee.default_redirect_uri = try arena.string(self.defaultRedirectUri, "UserPoolClientType.default_redirect_uri")
    c.pointee.allowed_o_auth_flows = try OAuthFlowsTypeWire.write(self.allowedOAuthFlows, arena)
    c.pointee.allowed_o_auth_scopes = try ScopeListTypeWire.write(self.allowedOAuthScopes, arena)
    if let allowedOAuthFlowsUserPoolClient = self.allowedOAuthFlowsUserPoolClient {
      c.pointee.has_allowed_o_auth_flows_user_pool_client = 1
      c.pointee.allowed_o_auth_flows_user_pool_client = allowedOAuthFlowsUserPoolClient ? 1 : 0
    }
    c.pointee.analytics_configuration = try arena.message(self.analyticsConfiguration)
    c.pointee.prevent_user_existence_errors = try arena.string(self.preventUserExistenceErrors, "UserPoolClientType.prevent_user_existence_errors")
    if let enableTokenRevocation = self.enableTokenRevocation {
      c.pointee.has_enable_token_revocation = 1
      c.pointee.enable_token_revocation = enableTokenRevocation ? 1 : 0
    }
    if let enablePropagateAdditionalUserContextData = self.enablePropagateAdditionalUserContextData {
      c.pointee.has_enable_propagate_additional_user_context_data = 1
      c.pointee.enable_propagate_additional_user_context_data = enablePropagateAdditionalUserContextData ? 1 : 0
    }
    if let authSessionValidity = self.authSessionValidity {
      c.pointee.has_auth_session_validity = 1
      c.pointee.auth_session_validity = authSessionValidity
    }
    c.pointee.refresh_token_rotation = try arena.message(self.refreshTokenRotation)
    c.pointee.client_type = try arena.string(self.clientType, "UserPoolClientType.client_type")
  }
}

extension CreateUserPoolClientResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateUserPoolClientResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateUserPoolClientResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserPoolClientResponse>) {
    gatehouse__authentication__v1__create_user_pool_client_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateUserPoolClientResponse>) throws(ProtobufError) {
    self.userPoolClient = try readMessage(c.pointee.user_pool_client)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserPoolClientResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_client = try arena.message(self.userPoolClient)
  }
}

extension DescribeUserPoolClientRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeUserPoolClientRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeUserPoolClientRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeUserPoolClientRequest>) {
    gatehouse__authentication__v1__describe_user_pool_client_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeUserPoolClientRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DescribeUserPoolClientRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "DescribeUserPoolClientRequest.client_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeUserPoolClientRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DescribeUserPoolClientRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "DescribeUserPoolClientRequest.client_id")
  }
}

extension DescribeUserPoolClientResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeUserPoolClientResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeUserPoolClientResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeUserPoolClientResponse>) {
    gatehouse__authentication__v1__describe_user_pool_client_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeUserPoolClientResponse>) throws(ProtobufError) {
    self.userPoolClient = try readMessage(c.pointee.user_pool_client)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeUserPoolClientResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_client = try arena.message(self.userPoolClient)
  }
}

extension UpdateUserPoolClientRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateUserPoolClientRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateUserPoolClientRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserPoolClientRequest>) {
    gatehouse__authentication__v1__update_user_pool_client_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateUserPoolClientRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "UpdateUserPoolClientRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "UpdateUserPoolClientRequest.client_id")
    self.clientName = try readString(c.pointee.client_name, "UpdateUserPoolClientRequest.client_name")
    self.refreshTokenValidity = c.pointee.has_refresh_token_validity != 0 ? c.pointee.refresh_token_validity : nil
    self.accessTokenValidity = c.pointee.has_access_token_validity != 0 ? c.pointee.access_token_validity : nil
    self.idTokenValidity = c.pointee.has_id_token_validity != 0 ? c.pointee.id_token_validity : nil
    self.tokenValidityUnits = try readMessage(c.pointee.token_validity_units)
    self.readAttributes = try ClientPermissionListTypeWire.read(c.pointee.read_attributes)
    self.writeAttributes = try ClientPermissionListTypeWire.read(c.pointee.write_attributes)
    self.explicitAuthFlows = try ExplicitAuthFlowsListTypeWire.read(c.pointee.explicit_auth_flows)
    self.supportedIdentityProviders = try SupportedIdentityProvidersListTypeWire.read(c.pointee.supported_identity_providers)
    self.callbackUrls = try CallbackURLsListTypeWire.read(c.pointee.callback_urls)
    self.logoutUrls = try LogoutURLsListTypeWire.read(c.pointee.logout_urls)
    self.defaultRedirectUri = try readString(c.pointee.default_redirect_uri, "UpdateUserPoolClientRequest.default_redirect_uri")
    self.allowedOAuthFlows = try OAuthFlowsTypeWire.read(c.pointee.allowed_o_auth_flows)
    self.allowedOAuthScopes = try ScopeListTypeWire.read(c.pointee.allowed_o_auth_scopes)
    self.allowedOAuthFlowsUserPoolClient = c.pointee.has_allowed_o_auth_flows_user_pool_client != 0 ? c.pointee.allowed_o_auth_flows_user_pool_client != 0 : nil
    self.analyticsConfiguration = try readMessage(c.pointee.analytics_configuration)
    self.preventUserExistenceErrors = try readString(c.pointee.prevent_user_existence_errors, "UpdateUserPoolClientRequest.prevent_user_existence_errors")
    self.enableTokenRevocation = c.pointee.has_enable_token_revocation != 0 ? c.pointee.enable_token_revocation != 0 : nil
    self.enablePropagateAdditionalUserContextData = c.pointee.has_enable_propagate_additional_user_context_data != 0 ? c.pointee.enable_propagate_additional_user_context_data != 0 : nil
    self.authSessionValidity = c.pointee.has_auth_session_validity != 0 ? c.pointee.auth_session_validity : nil
    self.refreshTokenRotation = try readMessage(c.pointee.refresh_token_rotation)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserPoolClientRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UpdateUserPoolClientRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "UpdateUserPoolClientRequest.client_id")
    c.pointee.client_name = try arena.string(self.clientName, "UpdateUserPoolClientRequest.client_name")
    if let refreshTokenValidity = self.refreshTokenValidity {
      c.pointee.has_refresh_token_validity = 1
      c.pointee.refresh_token_validity = refreshTokenValidity
    }
    if let accessTokenValidity = self.accessTokenValidity {
      c.pointee.has_access_token_validity = 1
      c.pointee.access_token_validity = accessTokenValidity
    }
    if let idTokenValidity = self.idTokenValidity {
      c.pointee.has_id_token_validity = 1
      c.pointee.id_token_validity = idTokenValidity
    }
    c.pointee.token_validity_units = try arena.message(self.tokenValidityUnits)
    c.pointee.read_attributes = try ClientPermissionListTypeWire.write(self.readAttributes, arena)
    c.pointee.write_attributes = try ClientPermissionListTypeWire.write(self.writeAttributes, arena)
    c.pointee.explicit_auth_flows = try ExplicitAuthFlowsListTypeWire.write(self.explicitAuthFlows, arena)
    c.pointee.supported_identity_providers = try SupportedIdentityProvidersListTypeWire.write(self.supportedIdentityProviders, arena)
    c.pointee.callback_urls = try CallbackURLsListTypeWire.write(self.callbackUrls, arena)
    c.pointee.logout_urls = try LogoutURLsListTypeWire.write(self.logoutUrls, arena)
    c.pointee.default_redirect_uri = try arena.string(self.defaultRedirectUri, "UpdateUserPoolClientRequest.default_redirect_uri")
    c.pointee.allowed_o_auth_flows = try OAuthFlowsTypeWire.write(self.allowedOAuthFlows, arena)
    c.pointee.allowed_o_auth_scopes = try ScopeListTypeWire.write(self.allowedOAuthScopes, arena)
    if let allowedOAuthFlowsUserPoolClient = self.allowedOAuthFlowsUserPoolClient {
      c.pointee.has_allowed_o_auth_flows_user_pool_client = 1
      c.pointee.allowed_o_auth_flows_user_pool_client = allowedOAuthFlowsUserPoolClient ? 1 : 0
    }
    c.pointee.analytics_configuration = try arena.message(self.analyticsConfiguration)
    c.pointee.prevent_user_existence_errors = try arena.string(self.preventUserExistenceErrors, "UpdateUserPoolClientRequest.prevent_user_existence_errors")
    if let enableTokenRevocation = self.enableTokenRevocation {
      c.pointee.has_enable_token_revocation = 1
      c.pointee.enable_token_revocation = enableTokenRevocation ? 1 : 0
    }
    if let enablePropagateAdditionalUserContextData = self.enablePropagateAdditionalUserContextData {
      c.pointee.has_enable_propagate_additional_user_context_data = 1
      c.pointee.enable_propagate_additional_user_context_data = enablePropagateAdditionalUserContextData ? 1 : 0
    }
    if let authSessionValidity = self.authSessionValidity {
      c.pointee.has_auth_session_validity = 1
      c.pointee.auth_session_validity = authSessionValidity
    }
    c.pointee.refresh_token_rotation = try arena.message(self.refreshTokenRotation)
  }
}

extension UpdateUserPoolClientResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateUserPoolClientResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateUserPoolClientResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserPoolClientResponse>) {
    gatehouse__authentication__v1__update_user_pool_client_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateUserPoolClientResponse>) throws(ProtobufError) {
    self.userPoolClient = try readMessage(c.pointee.user_pool_client)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserPoolClientResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_client = try arena.message(self.userPoolClient)
  }
}

extension DeleteUserPoolClientRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserPoolClientRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteUserPoolClientRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolClientRequest>) {
    gatehouse__authentication__v1__delete_user_pool_client_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteUserPoolClientRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DeleteUserPoolClientRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "DeleteUserPoolClientRequest.client_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolClientRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DeleteUserPoolClientRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "DeleteUserPoolClientRequest.client_id")
  }
}

extension ListUserPoolClientsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUserPoolClientsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListUserPoolClientsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserPoolClientsRequest>) {
    gatehouse__authentication__v1__list_user_pool_clients_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListUserPoolClientsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListUserPoolClientsRequest.user_pool_id")
    self.maxResults = c.pointee.has_max_results != 0 ? c.pointee.max_results : nil
    self.nextToken = try readString(c.pointee.next_token, "ListUserPoolClientsRequest.next_token")
    self.clientType = try readString(c.pointee.client_type, "ListUserPoolClientsRequest.client_type")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserPoolClientsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListUserPoolClientsRequest.user_pool_id")
    if let maxResults = self.maxResults {
      c.pointee.has_max_results = 1
      c.pointee.max_results = maxResults
    }
    c.pointee.next_token = try arena.string(self.nextToken, "ListUserPoolClientsRequest.next_token")
    c.pointee.client_type = try arena.string(self.clientType, "ListUserPoolClientsRequest.client_type")
  }
}

extension UserPoolClientDescription: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UserPoolClientDescription: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UserPoolClientDescription"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolClientDescription>) {
    gatehouse__authentication__v1__user_pool_client_description__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UserPoolClientDescription>) throws(ProtobufError) {
    self.clientId = try readString(c.pointee.client_id, "UserPoolClientDescription.client_id")
    self.userPoolId = try readString(c.pointee.user_pool_id, "UserPoolClientDescription.user_pool_id")
    self.clientName = try readString(c.pointee.client_name, "UserPoolClientDescription.client_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolClientDescription>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_id = try arena.string(self.clientId, "UserPoolClientDescription.client_id")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UserPoolClientDescription.user_pool_id")
    c.pointee.client_name = try arena.string(self.clientName, "UserPoolClientDescription.client_name")
  }
}

enum UserPoolClientListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolClientListType>?) throws(ProtobufError) -> [UserPoolClientDescription]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [UserPoolClientDescription]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolClientListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__UserPoolClientListType.self)
    gatehouse__authentication__v1__user_pool_client_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension ListUserPoolClientsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUserPoolClientsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListUserPoolClientsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserPoolClientsResponse>) {
    gatehouse__authentication__v1__list_user_pool_clients_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListUserPoolClientsResponse>) throws(ProtobufError) {
    self.userPoolClients = try UserPoolClientListTypeWire.read(c.pointee.user_pool_clients)
    self.nextToken = try readString(c.pointee.next_token, "ListUserPoolClientsResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserPoolClientsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_clients = try UserPoolClientListTypeWire.write(self.userPoolClients, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "ListUserPoolClientsResponse.next_token")
  }
}

extension AddUserPoolClientSecretRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AddUserPoolClientSecretRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AddUserPoolClientSecretRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AddUserPoolClientSecretRequest>) {
    gatehouse__authentication__v1__add_user_pool_client_secret_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AddUserPoolClientSecretRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AddUserPoolClientSecretRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "AddUserPoolClientSecretRequest.client_id")
    self.clientSecret = try readText(c.pointee.has_client_secret, c.pointee.client_secret, "AddUserPoolClientSecretRequest.client_secret")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AddUserPoolClientSecretRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AddUserPoolClientSecretRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "AddUserPoolClientSecretRequest.client_id")
    if let clientSecret = self.clientSecret {
      c.pointee.has_client_secret = 1
      c.pointee.client_secret = try arena.data(of: clientSecret)
    }
  }
}

extension ClientSecretDescriptorType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ClientSecretDescriptorType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ClientSecretDescriptorType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ClientSecretDescriptorType>) {
    gatehouse__authentication__v1__client_secret_descriptor_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ClientSecretDescriptorType>) throws(ProtobufError) {
    self.clientSecretId = try readString(c.pointee.client_secret_id, "ClientSecretDescriptorType.client_secret_id")
    self.clientSecretValue = try readText(c.pointee.has_client_secret_value, c.pointee.client_secret_value, "ClientSecretDescriptorType.client_secret_value")
    self.clientSecretCreateDateUnixMillis = c.pointee.has_client_secret_create_date_unix_millis != 0 ? c.pointee.client_secret_create_date_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ClientSecretDescriptorType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_secret_id = try arena.string(self.clientSecretId, "ClientSecretDescriptorType.client_secret_id")
    if let clientSecretValue = self.clientSecretValue {
      c.pointee.has_client_secret_value = 1
      c.pointee.client_secret_value = try arena.data(of: clientSecretValue)
    }
    if let clientSecretCreateDateUnixMillis = self.clientSecretCreateDateUnixMillis {
      c.pointee.has_client_secret_create_date_unix_millis = 1
      c.pointee.client_secret_create_date_unix_millis = clientSecretCreateDateUnixMillis
    }
  }
}

extension AddUserPoolClientSecretResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AddUserPoolClientSecretResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AddUserPoolClientSecretResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AddUserPoolClientSecretResponse>) {
    gatehouse__authentication__v1__add_user_pool_client_secret_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AddUserPoolClientSecretResponse>) throws(ProtobufError) {
    self.clientSecretDescriptor = try readMessage(c.pointee.client_secret_descriptor)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AddUserPoolClientSecretResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_secret_descriptor = try arena.message(self.clientSecretDescriptor)
  }
}

extension ListUserPoolClientSecretsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUserPoolClientSecretsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListUserPoolClientSecretsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserPoolClientSecretsRequest>) {
    gatehouse__authentication__v1__list_user_pool_client_secrets_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListUserPoolClientSecretsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListUserPoolClientSecretsRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "ListUserPoolClientSecretsRequest.client_id")
    self.nextToken = try readString(c.pointee.next_token, "ListUserPoolClientSecretsRequest.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserPoolClientSecretsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListUserPoolClientSecretsRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "ListUserPoolClientSecretsRequest.client_id")
    c.pointee.next_token = try arena.string(self.nextToken, "ListUserPoolClientSecretsRequest.next_token")
  }
}

enum ClientSecretDescriptorListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ClientSecretDescriptorListType>?) throws(ProtobufError) -> [ClientSecretDescriptorType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [ClientSecretDescriptorType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__ClientSecretDescriptorListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__ClientSecretDescriptorListType.self)
    gatehouse__authentication__v1__client_secret_descriptor_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension ListUserPoolClientSecretsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUserPoolClientSecretsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListUserPoolClientSecretsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserPoolClientSecretsResponse>) {
    gatehouse__authentication__v1__list_user_pool_client_secrets_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListUserPoolClientSecretsResponse>) throws(ProtobufError) {
    self.clientSecrets = try ClientSecretDescriptorListTypeWire.read(c.pointee.client_secrets)
    self.nextToken = try readString(c.pointee.next_token, "ListUserPoolClientSecretsResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserPoolClientSecretsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_secrets = try ClientSecretDescriptorListTypeWire.write(self.clientSecrets, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "ListUserPoolClientSecretsResponse.next_token")
  }
}

extension DeleteUserPoolClientSecretRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserPoolClientSecretRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteUserPoolClientSecretRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolClientSecretRequest>) {
    gatehouse__authentication__v1__delete_user_pool_client_secret_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteUserPoolClientSecretRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DeleteUserPoolClientSecretRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "DeleteUserPoolClientSecretRequest.client_id")
    self.clientSecretId = try readString(c.pointee.client_secret_id, "DeleteUserPoolClientSecretRequest.client_secret_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolClientSecretRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DeleteUserPoolClientSecretRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "DeleteUserPoolClientSecretRequest.client_id")
    c.pointee.client_secret_id = try arena.string(self.clientSecretId, "DeleteUserPoolClientSecretRequest.client_secret_id")
  }
}

extension DeleteUserPoolClientSecretResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserPoolClientSecretResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteUserPoolClientSecretResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolClientSecretResponse>) {
    gatehouse__authentication__v1__delete_user_pool_client_secret_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteUserPoolClientSecretResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolClientSecretResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension DeleteUserPoolClientResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserPoolClientResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteUserPoolClientResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolClientResponse>) {
    gatehouse__authentication__v1__delete_user_pool_client_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteUserPoolClientResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolClientResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
