internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// The scope of every token of a sign-in through the API.
let signInScope = "aws.cognito.signin.user.admin"

/// A refresh token's user, and the client that refreshes.
struct RefreshTokenHolder: Sendable {
  let user: UserRecord
  let subject: SignInSubject
  /// The device that the token is bound to.
  let deviceKey: String?
}

extension Authentication {
  /// The first tokens of a sign-in, bound to a device where one was proved or is new.
  func issueTokens(
    _ signIn: ProvedSignIn,
    to deviceKey: String? = nil
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    let (user, subject) = (signIn.user, signIn.subject)
    let request = IssueTokensRequest(
      userPoolId: subject.pool.id.text,
      clientId: subject.client.id.text,
      sub: user.sub,
      contents: try tokenContents(of: user, subject: subject),
      refreshTokenValiditySeconds: subject.client.refreshTokenValiditySeconds,
      deviceKey: deviceKey,
      isFactorGiven: signIn.isFactorGiven
    )
    let issued = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.issueTokens(request, context: signIn.context)
    }
    return try Self.result(
      id: issued.idToken,
      access: issued.accessToken,
      refresh: issued.refreshToken,
      expiresInSeconds: issued.expiresInSeconds
    )
  }

  /// Whose refresh token it is, without spending it.
  func refreshTokenHolder(
    _ token: String,
    kept: ClientOfPool,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> RefreshTokenHolder {
    let opened = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.openRefreshToken(
        OpenRefreshTokenRequest(
          userPoolId: kept.pool.id.text,
          clientId: kept.client.id.text,
          refreshToken: Array(token.utf8)
        ),
        context: context.repeatable
      )
    }
    guard let sub = opened.sub else { throw .internalFault("a refresh token without a sub") }
    let subject = try await subject(sub: sub, kept: kept)
    guard let user = subject.user else { throw .invalidRefreshToken }
    trail?.noteAcceptedToken()
    guard user.isEnabled else { throw .userDisabled }
    return RefreshTokenHolder(user: user, subject: subject, deviceKey: opened.deviceKey)
  }

  /// New tokens of the same sign-in; with a grace period also the next refresh token.
  func refreshTokens(
    _ token: String,
    of holder: RefreshTokenHolder,
    rotationGraceSeconds: Int64?,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    let request = RefreshTokensRequest(
      userPoolId: holder.subject.pool.id.text,
      clientId: holder.subject.client.id.text,
      refreshToken: Array(token.utf8),
      contents: try tokenContents(of: holder.user, subject: holder.subject),
      rotationGraceSeconds: rotationGraceSeconds
    )
    let refreshed = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.refreshTokens(request, context: context)
    }
    return try Self.result(
      id: refreshed.idToken,
      access: refreshed.accessToken,
      refresh: refreshed.refreshToken,
      expiresInSeconds: refreshed.expiresInSeconds
    )
  }

  /// Ends every sign-in of the user.
  func revokeTokens(
    of sub: String,
    in pool: UserPoolID,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    _ = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.revokeUserTokens(
        RevokeUserTokensRequest(userPoolId: pool.text, sub: sub),
        context: context.repeatable
      )
    }
  }

  private func tokenContents(
    of user: UserRecord,
    subject: SignInSubject
  ) throws(AuthenticationFailure) -> TokenContents {
    let groups = try user.groups()
    let attributes = UserAttributes.readable(
      try user.attributes(),
      by: subject.client,
      in: subject.pool
    )
    return TokenContents(
      username: user.username,
      groups: groups.names,
      idClaims: groups.claims + IDTokenClaims.claims(of: attributes),
      scope: signInScope,
      accessTokenValiditySeconds: subject.client.accessTokenValiditySeconds,
      idTokenValiditySeconds: subject.client.idTokenValiditySeconds,
      isRevocationEnabled: subject.client.isTokenRevocationEnabled
    )
  }

  private static func result(
    id: [UInt8]?,
    access: [UInt8]?,
    refresh: [UInt8]?,
    expiresInSeconds: Int64?
  ) throws(AuthenticationFailure) -> AuthenticationResultType {
    guard let id, let access, let expiresInSeconds else {
      throw .internalFault("token issuance answered without tokens")
    }
    return AuthenticationResultType(
      accessToken: String(decoding: access, as: UTF8.self),
      expiresIn: Int32(clamping: expiresInSeconds),
      tokenType: "Bearer",
      refreshToken: refresh.map { String(decoding: $0, as: UTF8.self) },
      idToken: String(decoding: id, as: UTF8.self)
    )
  }
}
