// swift-format-ignore-file
// Generated from Proto/gatehouse/token_issuance/v1/token_issuance.proto. Do not edit.

internal import GatehouseMessages

/// Request of CreateSigningKeys.
public struct CreateSigningKeysRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// RS256 or ES256.
  public var algorithm: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    algorithm: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.algorithm = algorithm
  }
}

/// Response of CreateSigningKeys.
public struct CreateSigningKeysResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of ChangeSigningAlgorithm.
public struct ChangeSigningAlgorithmRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// RS256 or ES256.
  public var algorithm: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    algorithm: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.algorithm = algorithm
  }
}

/// Response of ChangeSigningAlgorithm.
public struct ChangeSigningAlgorithmResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of DeleteUserPoolTokens.
public struct DeleteUserPoolTokensRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil
  ) {
    self.userPoolId = userPoolId
  }
}

/// Response of DeleteUserPoolTokens.
public struct DeleteUserPoolTokensResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// One claim of a token.
public struct TokenClaim: Sendable, Hashable {
  /// name.
  public var name: String?
  /// string_value.
  public var stringValue: String?
  /// bool_value.
  public var boolValue: Bool?
  /// list_value.
  public var listValue: [String]
  /// Which of the values is meant: a word of TokenClaimKind in words.txt.
  public var kind: String?
  /// Any JSON value, as UTF-8.
  public var jsonValue: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    name: String? = nil,
    stringValue: String? = nil,
    boolValue: Bool? = nil,
    listValue: [String] = [],
    kind: String? = nil,
    jsonValue: [UInt8]? = nil
  ) {
    self.name = name
    self.stringValue = stringValue
    self.boolValue = boolValue
    self.listValue = listValue
    self.kind = kind
    self.jsonValue = jsonValue
  }
}

extension TokenClaim: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "name": self.name as Any,
        "stringValue": self.stringValue as Any,
        "boolValue": self.boolValue as Any,
        "listValue": self.listValue as Any,
        "kind": self.kind as Any,
        "jsonValue": sizeOnly(self.jsonValue),
      ],
      displayStyle: .struct
    )
  }
}

/// What the tokens of one sign-in or refresh say; the same for both calls.
public struct TokenContents: Sendable, Hashable {
  /// username.
  public var username: String?
  /// groups.
  public var groups: [String]
  /// Claims of the ID token beyond the fixed ones (attributes, cognito:roles…).
  public var idClaims: [TokenClaim]
  /// scope.
  public var scope: String?
  /// access_token_validity_seconds.
  public var accessTokenValiditySeconds: Int64?
  /// id_token_validity_seconds.
  public var idTokenValiditySeconds: Int64?
  /// False: no jti and origin_jti in the tokens (EnableTokenRevocation off).
  public var isRevocationEnabled: Bool?
  /// Claims of the access token beyond the fixed ones.
  public var accessClaims: [TokenClaim]
  /// How the user proved the sign-in (RFC 8176): the claim amr of both tokens.
  ///
  /// None: no such claim. Counts at a sign-in alone: the chain keeps it.
  public var authenticationMethods: [String]
  /// Whether there is an access token alone, as where openid was not granted.
  public var isWithoutIdToken: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    username: String? = nil,
    groups: [String] = [],
    idClaims: [TokenClaim] = [],
    scope: String? = nil,
    accessTokenValiditySeconds: Int64? = nil,
    idTokenValiditySeconds: Int64? = nil,
    isRevocationEnabled: Bool? = nil,
    accessClaims: [TokenClaim] = [],
    authenticationMethods: [String] = [],
    isWithoutIdToken: Bool? = nil
  ) {
    self.username = username
    self.groups = groups
    self.idClaims = idClaims
    self.scope = scope
    self.accessTokenValiditySeconds = accessTokenValiditySeconds
    self.idTokenValiditySeconds = idTokenValiditySeconds
    self.isRevocationEnabled = isRevocationEnabled
    self.accessClaims = accessClaims
    self.authenticationMethods = authenticationMethods
    self.isWithoutIdToken = isWithoutIdToken
  }
}

/// What a pool's policy says of a chain, at a sign-in or a refresh.
///
/// Absent: nothing.
public struct ChainTerms: Sendable, Hashable {
  /// Every refresh moves the chain's expiry this far from now.
  ///
  /// Absent: no refresh moves it.
  public var idleSeconds: Int64?
  /// No refresh and no expiry later than this after the sign-in.
  public var absoluteSeconds: Int64?
  /// Whether a sign-in ends the same client's chain of the same device.
  public var isOnePerDevice: Bool?
  /// The name that the app gave its copy on the device.
  public var installation: String?
  /// Absent: sessions are not tracked.
  public var tracking: ChainTracking?

  /// Makes a message; what is not given is absent.
  public init(
    idleSeconds: Int64? = nil,
    absoluteSeconds: Int64? = nil,
    isOnePerDevice: Bool? = nil,
    installation: String? = nil,
    tracking: ChainTracking? = nil
  ) {
    self.idleSeconds = idleSeconds
    self.absoluteSeconds = absoluteSeconds
    self.isOnePerDevice = isOnePerDevice
    self.installation = installation
    self.tracking = tracking
  }
}

/// What is noted and limited where sessions are tracked.
public struct ChainTracking: Sendable, Hashable {
  /// 1 to 100; counts at a sign-in alone.
  public var maxSessions: Int32?
  /// Whether a sign-in beyond the limit is refused: reason session_limit_exceeded.
  ///
  /// Else the least recently used chains end.
  public var refusesAtLimit: Bool?
  /// address.
  public var address: String?
  /// user_agent.
  public var userAgent: String?

  /// Makes a message; what is not given is absent.
  public init(
    maxSessions: Int32? = nil,
    refusesAtLimit: Bool? = nil,
    address: String? = nil,
    userAgent: String? = nil
  ) {
    self.maxSessions = maxSessions
    self.refusesAtLimit = refusesAtLimit
    self.address = address
    self.userAgent = userAgent
  }
}

/// A chain that a sign-in ended.
public struct EndedChain: Sendable, Hashable {
  /// chain_id.
  public var chainId: String?
  /// evicted or superseded.
  public var end: String?

  /// Makes a message; what is not given is absent.
  public init(
    chainId: String? = nil,
    end: String? = nil
  ) {
    self.chainId = chainId
    self.end = end
  }
}

/// Request of IssueTokens.
public struct IssueTokensRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// client_id.
  public var clientId: String?
  /// sub.
  public var sub: String?
  /// contents.
  public var contents: TokenContents?
  /// refresh_token_validity_seconds.
  public var refreshTokenValiditySeconds: Int64?
  /// device_key.
  public var deviceKey: String?
  /// Whether the sign-in gave a second factor.
  public var isFactorGiven: Bool?
  /// Whether to refuse where the device was forgotten meanwhile: reason device_forgotten.
  public var isDeviceTracked: Bool?
  /// terms.
  public var terms: ChainTerms?
  /// The SSO session that the sign-in came from.
  ///
  /// One that was ended: reason session_not_found.
  public var ssoSessionId: String?
  /// Whether the tokens are given out by the token endpoint, where no device has a place.
  public var beganAtTokenEndpoint: Bool?
  /// Whether the sign-in was given the device, which is not confirmed yet: until NoteConfirmedDevice the chain counts as a session no longer than its access token lives.
  public var isDeviceNew: Bool?
  /// The account of an app that has confirmed the sign-in.
  ///
  /// Forgotten meanwhile: reason device_forgotten.
  public var confirmingDeviceKey: String?
  /// When the user was last proved; absent where that is now.
  public var authenticatedAtUnixMillis: Int64?
  /// What an authorization request was granted; absent for a sign-in by the API.
  public var grant: ChainGrant?
  /// How surely the user was proved: the claim acr of both tokens.
  ///
  /// Absent: no such claim.
  public var authenticationClass: String?
  /// The sign-in's event, a random UUID: the chain is named by it, and so is the event_id of all its tokens.
  ///
  /// Absent: a name of its own.
  public var eventId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    sub: String? = nil,
    contents: TokenContents? = nil,
    refreshTokenValiditySeconds: Int64? = nil,
    deviceKey: String? = nil,
    isFactorGiven: Bool? = nil,
    isDeviceTracked: Bool? = nil,
    terms: ChainTerms? = nil,
    ssoSessionId: String? = nil,
    beganAtTokenEndpoint: Bool? = nil,
    isDeviceNew: Bool? = nil,
    confirmingDeviceKey: String? = nil,
    authenticatedAtUnixMillis: Int64? = nil,
    grant: ChainGrant? = nil,
    authenticationClass: String? = nil,
    eventId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.sub = sub
    self.contents = contents
    self.refreshTokenValiditySeconds = refreshTokenValiditySeconds
    self.deviceKey = deviceKey
    self.isFactorGiven = isFactorGiven
    self.isDeviceTracked = isDeviceTracked
    self.terms = terms
    self.ssoSessionId = ssoSessionId
    self.beganAtTokenEndpoint = beganAtTokenEndpoint
    self.isDeviceNew = isDeviceNew
    self.confirmingDeviceKey = confirmingDeviceKey
    self.authenticatedAtUnixMillis = authenticatedAtUnixMillis
    self.grant = grant
    self.authenticationClass = authenticationClass
    self.eventId = eventId
  }
}

/// What a chain was granted by an authorization request; it keeps all but the nonce.
public struct ChainGrant: Sendable, Hashable {
  /// With spaces.
  public var scope: String?
  /// The claim aud of the access tokens (RFC 8707).
  ///
  /// Absent: no such claim.
  public var audience: String?
  /// The claim nonce of the first ID token.
  ///
  /// Absent: no such claim.
  public var nonce: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    scope: String? = nil,
    audience: String? = nil,
    nonce: [UInt8]? = nil
  ) {
    self.scope = scope
    self.audience = audience
    self.nonce = nonce
  }
}

extension ChainGrant: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "scope": self.scope as Any,
        "audience": self.audience as Any,
        "nonce": sizeOnly(self.nonce),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of IssueTokens.
public struct IssueTokensResponse: Sendable, Hashable {
  /// id_token.
  public var idToken: [UInt8]?
  /// access_token.
  public var accessToken: [UInt8]?
  /// refresh_token.
  public var refreshToken: [UInt8]?
  /// Seconds the access token lives.
  public var expiresInSeconds: Int64?
  /// Seconds until the chain ends if it is not refreshed; only where the terms have idle_seconds.
  public var refreshExpiresInSeconds: Int64?
  /// chain_id.
  public var chainId: String?
  /// ended_chains.
  public var endedChains: [EndedChain]

  /// Makes a message; what is not given is absent.
  public init(
    idToken: [UInt8]? = nil,
    accessToken: [UInt8]? = nil,
    refreshToken: [UInt8]? = nil,
    expiresInSeconds: Int64? = nil,
    refreshExpiresInSeconds: Int64? = nil,
    chainId: String? = nil,
    endedChains: [EndedChain] = []
  ) {
    self.idToken = idToken
    self.accessToken = accessToken
    self.refreshToken = refreshToken
    self.expiresInSeconds = expiresInSeconds
    self.refreshExpiresInSeconds = refreshExpiresInSeconds
    self.chainId = chainId
    self.endedChains = endedChains
  }
}

extension IssueTokensResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "idToken": sizeOnly(self.idToken),
        "accessToken": sizeOnly(self.accessToken),
        "refreshToken": sizeOnly(self.refreshToken),
        "expiresInSeconds": self.expiresInSeconds as Any,
        "refreshExpiresInSeconds": self.refreshExpiresInSeconds as Any,
        "chainId": self.chainId as Any,
        "endedChains": self.endedChains as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of OpenRefreshToken.
public struct OpenRefreshTokenRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// client_id.
  public var clientId: String?
  /// refresh_token.
  public var refreshToken: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    refreshToken: [UInt8]? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.refreshToken = refreshToken
  }
}

extension OpenRefreshTokenRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "clientId": self.clientId as Any,
        "refreshToken": sizeOnly(self.refreshToken),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of OpenRefreshToken.
public struct OpenRefreshTokenResponse: Sendable, Hashable {
  /// sub.
  public var sub: String?
  /// chain_id.
  public var chainId: String?
  /// device_key.
  public var deviceKey: String?
  /// authenticated_at_unix_millis.
  public var authenticatedAtUnixMillis: Int64?
  /// Whether the chain began at the token endpoint, or from an SSO session.
  public var beganAtTokenEndpoint: Bool?
  /// The scope of its grant; absent for a sign-in by the API.
  public var grantedScope: String?
  /// Whether another token has taken its place.
  public var isReplaced: Bool?
  /// When the chain ends if it is not refreshed.
  public var expiresAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    sub: String? = nil,
    chainId: String? = nil,
    deviceKey: String? = nil,
    authenticatedAtUnixMillis: Int64? = nil,
    beganAtTokenEndpoint: Bool? = nil,
    grantedScope: String? = nil,
    isReplaced: Bool? = nil,
    expiresAtUnixMillis: Int64? = nil
  ) {
    self.sub = sub
    self.chainId = chainId
    self.deviceKey = deviceKey
    self.authenticatedAtUnixMillis = authenticatedAtUnixMillis
    self.beganAtTokenEndpoint = beganAtTokenEndpoint
    self.grantedScope = grantedScope
    self.isReplaced = isReplaced
    self.expiresAtUnixMillis = expiresAtUnixMillis
  }
}

/// Request of RefreshTokens.
public struct RefreshTokensRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// client_id.
  public var clientId: String?
  /// refresh_token.
  public var refreshToken: [UInt8]?
  /// contents.
  public var contents: TokenContents?
  /// Absent: the client does not rotate and gets no new refresh token.
  public var rotationGraceSeconds: Int64?
  /// Given if the caller assumes the token's owner: the owner that `contents` were made for.
  public var holder: TokenHolder?
  /// terms.
  public var terms: ChainTerms?
  /// The scope that `contents` were made for, as OpenRefreshToken returns it.
  ///
  /// For a chain of another grant: status failed_precondition, reason refresh_token_other_holder, and nothing is changed.
  public var grantedScope: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    refreshToken: [UInt8]? = nil,
    contents: TokenContents? = nil,
    rotationGraceSeconds: Int64? = nil,
    holder: TokenHolder? = nil,
    terms: ChainTerms? = nil,
    grantedScope: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.refreshToken = refreshToken
    self.contents = contents
    self.rotationGraceSeconds = rotationGraceSeconds
    self.holder = holder
    self.terms = terms
    self.grantedScope = grantedScope
  }
}

extension RefreshTokensRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "clientId": self.clientId as Any,
        "refreshToken": sizeOnly(self.refreshToken),
        "contents": self.contents as Any,
        "rotationGraceSeconds": self.rotationGraceSeconds as Any,
        "holder": self.holder as Any,
        "terms": self.terms as Any,
        "grantedScope": self.grantedScope as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// The required owner of the refresh token.
///
/// For another's: status failed_precondition, reason refresh_token_other_holder, and nothing is changed.
public struct TokenHolder: Sendable, Hashable {
  /// sub.
  public var sub: String?
  /// Absent: any device, or none.
  public var deviceKey: String?

  /// Makes a message; what is not given is absent.
  public init(
    sub: String? = nil,
    deviceKey: String? = nil
  ) {
    self.sub = sub
    self.deviceKey = deviceKey
  }
}

/// Response of RefreshTokens.
public struct RefreshTokensResponse: Sendable, Hashable {
  /// id_token.
  public var idToken: [UInt8]?
  /// access_token.
  public var accessToken: [UInt8]?
  /// refresh_token.
  public var refreshToken: [UInt8]?
  /// expires_in_seconds.
  public var expiresInSeconds: Int64?
  /// Seconds until the chain ends if it is not refreshed; only where the terms have idle_seconds.
  public var refreshExpiresInSeconds: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    idToken: [UInt8]? = nil,
    accessToken: [UInt8]? = nil,
    refreshToken: [UInt8]? = nil,
    expiresInSeconds: Int64? = nil,
    refreshExpiresInSeconds: Int64? = nil
  ) {
    self.idToken = idToken
    self.accessToken = accessToken
    self.refreshToken = refreshToken
    self.expiresInSeconds = expiresInSeconds
    self.refreshExpiresInSeconds = refreshExpiresInSeconds
  }
}

extension RefreshTokensResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "idToken": sizeOnly(self.idToken),
        "accessToken": sizeOnly(self.accessToken),
        "refreshToken": sizeOnly(self.refreshToken),
        "expiresInSeconds": self.expiresInSeconds as Any,
        "refreshExpiresInSeconds": self.refreshExpiresInSeconds as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of RevokeRefreshToken.
public struct RevokeRefreshTokenRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// client_id.
  public var clientId: String?
  /// token.
  public var token: [UInt8]?
  /// Whether the SSO session that the chain came from ends too.
  public var isLinked: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    token: [UInt8]? = nil,
    isLinked: Bool? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.token = token
    self.isLinked = isLinked
  }
}

extension RevokeRefreshTokenRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "clientId": self.clientId as Any,
        "token": sizeOnly(self.token),
        "isLinked": self.isLinked as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of RevokeRefreshToken.
public struct RevokeRefreshTokenResponse: Sendable, Hashable {
  /// The SSO session that was ended too.
  public var endedSsoSessionId: String?
  /// Whose token it is; absent where its chain is gone.
  public var sub: String?

  /// Makes a message; what is not given is absent.
  public init(
    endedSsoSessionId: String? = nil,
    sub: String? = nil
  ) {
    self.endedSsoSessionId = endedSsoSessionId
    self.sub = sub
  }
}

/// Request of RevokeUserTokens.
public struct RevokeUserTokensRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// The chain that goes on, if one does.
  public var keptChainId: String?
  /// Whether the pool's policy ends them, and not a request.
  public var isByPolicy: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    keptChainId: String? = nil,
    isByPolicy: Bool? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.keptChainId = keptChainId
    self.isByPolicy = isByPolicy
  }
}

/// Response of RevokeUserTokens.
public struct RevokeUserTokensResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of RevokeDeviceTokens.
public struct RevokeDeviceTokensRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// device_keys.
  public var deviceKeys: [String]
  /// Whether the devices are gone: a sign-in from one that is under way gets no tokens either.
  public var areForgotten: Bool?
  /// Whether access tokens of devices that are gone stay good until they expire; all else ends.
  public var leavesAccessTokens: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    deviceKeys: [String] = [],
    areForgotten: Bool? = nil,
    leavesAccessTokens: Bool? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.deviceKeys = deviceKeys
    self.areForgotten = areForgotten
    self.leavesAccessTokens = leavesAccessTokens
  }
}

/// Response of RevokeDeviceTokens.
public struct RevokeDeviceTokensResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of RevokeClientTokens.
public struct RevokeClientTokensRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// client_id.
  public var clientId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
  }
}

/// Response of RevokeClientTokens.
public struct RevokeClientTokensResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of NoteConfirmedDevice.
public struct NoteConfirmedDeviceRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// device_key.
  public var deviceKey: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    deviceKey: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.deviceKey = deviceKey
  }
}

/// Response of NoteConfirmedDevice.
public struct NoteConfirmedDeviceResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of ListSessions.
public struct ListSessionsRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// 1 to 1000.
  public var limit: Int64?
  /// The last of the page before.
  public var after: SessionPosition?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    limit: Int64? = nil,
    after: SessionPosition? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.limit = limit
    self.after = after
  }
}

/// A place in a user's list of sessions.
public struct SessionPosition: Sendable, Hashable {
  /// last_active_at_unix_millis.
  public var lastActiveAtUnixMillis: Int64?
  /// chain_id.
  public var chainId: String?

  /// Makes a message; what is not given is absent.
  public init(
    lastActiveAtUnixMillis: Int64? = nil,
    chainId: String? = nil
  ) {
    self.lastActiveAtUnixMillis = lastActiveAtUnixMillis
    self.chainId = chainId
  }
}

/// Response of ListSessions.
public struct ListSessionsResponse: Sendable, Hashable {
  /// chains.
  public var chains: [ChainDescription]
  /// Whether there are more.
  public var isCut: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    chains: [ChainDescription] = [],
    isCut: Bool? = nil
  ) {
    self.chains = chains
    self.isCut = isCut
  }
}

/// An active chain.
public struct ChainDescription: Sendable, Hashable {
  /// chain_id.
  public var chainId: String?
  /// client_id.
  public var clientId: String?
  /// signed_in_at_unix_millis.
  public var signedInAtUnixMillis: Int64?
  /// last_active_at_unix_millis.
  public var lastActiveAtUnixMillis: Int64?
  /// expires_at_unix_millis.
  public var expiresAtUnixMillis: Int64?
  /// address.
  public var address: String?
  /// user_agent.
  public var userAgent: String?
  /// installation.
  public var installation: String?
  /// sso_session_id.
  public var ssoSessionId: String?
  /// device_key.
  public var deviceKey: String?

  /// Makes a message; what is not given is absent.
  public init(
    chainId: String? = nil,
    clientId: String? = nil,
    signedInAtUnixMillis: Int64? = nil,
    lastActiveAtUnixMillis: Int64? = nil,
    expiresAtUnixMillis: Int64? = nil,
    address: String? = nil,
    userAgent: String? = nil,
    installation: String? = nil,
    ssoSessionId: String? = nil,
    deviceKey: String? = nil
  ) {
    self.chainId = chainId
    self.clientId = clientId
    self.signedInAtUnixMillis = signedInAtUnixMillis
    self.lastActiveAtUnixMillis = lastActiveAtUnixMillis
    self.expiresAtUnixMillis = expiresAtUnixMillis
    self.address = address
    self.userAgent = userAgent
    self.installation = installation
    self.ssoSessionId = ssoSessionId
    self.deviceKey = deviceKey
  }
}

/// Request of ShowChain.
public struct ShowChainRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// chain_id.
  public var chainId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    chainId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.chainId = chainId
  }
}

/// A refresh token that was replaced.
public struct ReplacedRefreshToken: Sendable, Hashable {
  /// How many were before it in the chain.
  public var generation: Int32?
  /// replaced_at_unix_millis.
  public var replacedAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    generation: Int32? = nil,
    replacedAtUnixMillis: Int64? = nil
  ) {
    self.generation = generation
    self.replacedAtUnixMillis = replacedAtUnixMillis
  }
}

/// Response of ShowChain.
public struct ShowChainResponse: Sendable, Hashable {
  /// chain.
  public var chain: ChainDescription?
  /// How often the refresh token was replaced.
  public var generation: Int32?
  /// The last ones that the chain remembers, the oldest first.
  public var replaced: [ReplacedRefreshToken]
  /// When it ended, and why: a SessionEnd; absent while it goes on.
  public var endedAtUnixMillis: Int64?
  /// end.
  public var end: String?

  /// Makes a message; what is not given is absent.
  public init(
    chain: ChainDescription? = nil,
    generation: Int32? = nil,
    replaced: [ReplacedRefreshToken] = [],
    endedAtUnixMillis: Int64? = nil,
    end: String? = nil
  ) {
    self.chain = chain
    self.generation = generation
    self.replaced = replaced
    self.endedAtUnixMillis = endedAtUnixMillis
    self.end = end
  }
}

/// Request of ListReusedChains.
public struct ListReusedChainsRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// 1 to 1000.
  public var limit: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    limit: Int64? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.limit = limit
  }
}

/// A chain that ended because a replaced refresh token was used again.
public struct ReusedChain: Sendable, Hashable {
  /// chain_id.
  public var chainId: String?
  /// client_id.
  public var clientId: String?
  /// signed_in_at_unix_millis.
  public var signedInAtUnixMillis: Int64?
  /// ended_at_unix_millis.
  public var endedAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    chainId: String? = nil,
    clientId: String? = nil,
    signedInAtUnixMillis: Int64? = nil,
    endedAtUnixMillis: Int64? = nil
  ) {
    self.chainId = chainId
    self.clientId = clientId
    self.signedInAtUnixMillis = signedInAtUnixMillis
    self.endedAtUnixMillis = endedAtUnixMillis
  }
}

/// Response of ListReusedChains.
public struct ListReusedChainsResponse: Sendable, Hashable {
  /// chains.
  public var chains: [ReusedChain]

  /// Makes a message; what is not given is absent.
  public init(
    chains: [ReusedChain] = []
  ) {
    self.chains = chains
  }
}

/// Request of RevokeSession: one of the two ids.
public struct RevokeSessionRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// chain_id.
  public var chainId: String?
  /// sso_session_id.
  public var ssoSessionId: String?
  /// Whether what came of the session ends too, or what it came from: of an SSO session its chains, of a chain its SSO session.
  public var isLinked: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    chainId: String? = nil,
    ssoSessionId: String? = nil,
    isLinked: Bool? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.chainId = chainId
    self.ssoSessionId = ssoSessionId
    self.isLinked = isLinked
  }
}

/// Response of RevokeSession.
public struct RevokeSessionResponse: Sendable, Hashable {
  /// The SSO session that was ended.
  public var endedSsoSessionId: String?

  /// Makes a message; what is not given is absent.
  public init(
    endedSsoSessionId: String? = nil
  ) {
    self.endedSsoSessionId = endedSsoSessionId
  }
}

/// Request of ForgetSessionDetails.
public struct ForgetSessionDetailsRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil
  ) {
    self.userPoolId = userPoolId
  }
}

/// Response of ForgetSessionDetails.
public struct ForgetSessionDetailsResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of VerifyAccessToken.
public struct VerifyAccessTokenRequest: Sendable, Hashable {
  /// access_token.
  public var accessToken: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: [UInt8]? = nil
  ) {
    self.accessToken = accessToken
  }
}

extension VerifyAccessTokenRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of VerifyAccessToken.
public struct VerifyAccessTokenResponse: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// client_id.
  public var clientId: String?
  /// sub.
  public var sub: String?
  /// username.
  public var username: String?
  /// scope.
  public var scope: String?
  /// chain_id.
  public var chainId: String?
  /// device_key.
  public var deviceKey: String?
  /// authenticated_at_unix_millis.
  public var authenticatedAtUnixMillis: Int64?
  /// Whether the token's sign-in gave a second factor.
  public var isFactorGiven: Bool?
  /// Whether the token's device was forgotten since.
  public var isDeviceForgotten: Bool?
  /// The SSO session that the token's sign-in came from.
  public var ssoSessionId: String?
  /// The claim amr of the token; none where it has no such claim.
  public var authenticationMethods: [String]

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    sub: String? = nil,
    username: String? = nil,
    scope: String? = nil,
    chainId: String? = nil,
    deviceKey: String? = nil,
    authenticatedAtUnixMillis: Int64? = nil,
    isFactorGiven: Bool? = nil,
    isDeviceForgotten: Bool? = nil,
    ssoSessionId: String? = nil,
    authenticationMethods: [String] = []
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.sub = sub
    self.username = username
    self.scope = scope
    self.chainId = chainId
    self.deviceKey = deviceKey
    self.authenticatedAtUnixMillis = authenticatedAtUnixMillis
    self.isFactorGiven = isFactorGiven
    self.isDeviceForgotten = isDeviceForgotten
    self.ssoSessionId = ssoSessionId
    self.authenticationMethods = authenticationMethods
  }
}

/// Request of GetJSONWebKeySet.
public struct GetJSONWebKeySetRequest: Sendable, Hashable {
  /// Or `identity`, for the key of identity tokens.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil
  ) {
    self.userPoolId = userPoolId
  }
}

/// A user pool without keys: status not_found, reason resource_not_found.
public struct GetJSONWebKeySetResponse: Sendable, Hashable {
  /// The JWK Set document (RFC 7517), ready to send.
  public var json: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    json: [UInt8]? = nil
  ) {
    self.json = json
  }
}

extension GetJSONWebKeySetResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "json": sizeOnly(self.json),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of RotateSigningKeys.
public struct RotateSigningKeysRequest: Sendable, Hashable {
  /// Or `identity`, for the key of identity tokens.
  public var userPoolId: String?
  /// Absent: as before.
  public var algorithm: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    algorithm: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.algorithm = algorithm
  }
}

/// Response of RotateSigningKeys.
public struct RotateSigningKeysResponse: Sendable, Hashable {
  /// keys.
  public var keys: [SigningKeyDescription]

  /// Makes a message; what is not given is absent.
  public init(
    keys: [SigningKeyDescription] = []
  ) {
    self.keys = keys
  }
}

/// Request of ListSigningKeys.
public struct ListSigningKeysRequest: Sendable, Hashable {
  /// Or `identity`, for the key of identity tokens.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil
  ) {
    self.userPoolId = userPoolId
  }
}

/// Response of ListSigningKeys.
public struct ListSigningKeysResponse: Sendable, Hashable {
  /// keys.
  public var keys: [SigningKeyDescription]

  /// Makes a message; what is not given is absent.
  public init(
    keys: [SigningKeyDescription] = []
  ) {
    self.keys = keys
  }
}

/// Request of ListAgedSigningKeys.
public struct ListAgedSigningKeysRequest: Sendable, Hashable {
  /// Only keys that were made before.
  public var beforeUnixMillis: Int64?
  /// 1 to 1000.
  public var limit: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    beforeUnixMillis: Int64? = nil,
    limit: Int64? = nil
  ) {
    self.beforeUnixMillis = beforeUnixMillis
    self.limit = limit
  }
}

/// A key that has signed for a long time.
public struct AgedSigningKey: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    createdAtUnixMillis: Int64? = nil
  ) {
    self.userPoolId = userPoolId
    self.createdAtUnixMillis = createdAtUnixMillis
  }
}

/// Response of ListAgedSigningKeys.
public struct ListAgedSigningKeysResponse: Sendable, Hashable {
  /// keys.
  public var keys: [AgedSigningKey]

  /// Makes a message; what is not given is absent.
  public init(
    keys: [AgedSigningKey] = []
  ) {
    self.keys = keys
  }
}

/// A signing key without its secret.
public struct SigningKeyDescription: Sendable, Hashable {
  /// key_id.
  public var keyId: String?
  /// token_use.
  public var tokenUse: String?
  /// algorithm.
  public var algorithm: String?
  /// state.
  public var state: String?
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// Set for a retired key: it verifies until then.
  public var verifiesUntilUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    keyId: String? = nil,
    tokenUse: String? = nil,
    algorithm: String? = nil,
    state: String? = nil,
    createdAtUnixMillis: Int64? = nil,
    verifiesUntilUnixMillis: Int64? = nil
  ) {
    self.keyId = keyId
    self.tokenUse = tokenUse
    self.algorithm = algorithm
    self.state = state
    self.createdAtUnixMillis = createdAtUnixMillis
    self.verifiesUntilUnixMillis = verifiesUntilUnixMillis
  }
}
