internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// The scope of every token of a sign-in through the API.
let signInScope = "aws.cognito.signin.user.admin"

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
      refresh: issued.refreshToken.map { NamedRefreshToken(sub: user.sub, token: $0) },
      expiresInSeconds: issued.expiresInSeconds
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

  func tokenContents(
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

  static func result(
    id: [UInt8]?,
    access: [UInt8]?,
    refresh: NamedRefreshToken?,
    expiresInSeconds: Int64?
  ) throws(AuthenticationFailure) -> AuthenticationResultType {
    guard let id, let access, let expiresInSeconds else {
      throw .internalFault("token issuance answered without tokens")
    }
    return AuthenticationResultType(
      accessToken: String(decoding: access, as: UTF8.self),
      expiresIn: Int32(clamping: expiresInSeconds),
      tokenType: "Bearer",
      refreshToken: refresh?.text,
      idToken: String(decoding: id, as: UTF8.self)
    )
  }
}
