internal import AuthenticationCore
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import PublicOperations
internal import RPC
internal import Sessions

extension SignIn {
  /// Asks the pool's functions whether the user may have tokens, and what they are to say.
  ///
  /// To be called before anything is made for the sign-in: a refusal leaves nothing behind.
  func approvedContents(
    _ attempt: SignInAttempt,
    for source: TokenSource,
    isNewDevice: Bool = false
  ) async throws(AuthenticationFailure) -> TokenContents {
    try await askAfterAuthentication(attempt, isNewDevice: isNewDevice)
    let contents = try await tokenContents(
      of: try attempt.knownUser(),
      subject: attempt.subject,
      for: source,
      clientMetadata: attempt.clientMetadata,
      call: attempt.call
    )
    try await checkStillAllowed(attempt)
    return contents
  }

  /// Refuses a user who was disabled, deleted or given another password while functions were asked,
  /// before the proof or after it, which may take seconds; asks nothing where no function was.
  ///
  /// Otherwise a thief who signs in with the old password, while its owner resets it, would get tokens
  /// that the reset does not revoke.
  private func checkStillAllowed(_ attempt: SignInAttempt) async throws(AuthenticationFailure) {
    let (pool, client) = (attempt.subject.pool, attempt.subject.client)
    guard Self.askedInSignIn.contains(where: { pool.triggers[$0] != nil }) else { return }
    let former = try attempt.knownUser()
    let found = try await users.find(sub: former.sub, in: pool.id, for: client.id)
    guard let user = found?.user else {
      throw attempt.call.refusal(.incorrectPassword, "the user was deleted meanwhile")
    }
    try user.standing.check(for: .signInStep)
    guard user.status == former.status, user.salt == former.salt else {
      throw attempt.call.refusal(.incorrectPassword, "the password was replaced meanwhile")
    }
  }

  /// The functions of which at least one is called between reading the user and making tokens.
  private static let askedInSignIn: [LambdaTrigger] = [
    .preAuthentication, .defineAuthChallenge, .postAuthentication, .preTokenGeneration,
  ]

  /// The first tokens of a sign-in, bound to a device where one was proved or is new; refused where
  /// it was tracked and is forgotten, or the account of the app that confirmed the sign-in is.
  func issueTokens(
    _ attempt: SignInAttempt,
    _ contents: TokenContents,
    to deviceKey: String? = nil,
    isDeviceTracked: Bool = false,
    isDeviceNew: Bool = false
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    let (user, subject) = (try attempt.knownUser(), attempt.subject)
    var contents = contents
    // After the pool's functions: none can say how a user was proved.
    contents.authenticationMethods = attempt.appApproval?.methods ?? []
    let request = IssueTokensRequest(
      userPoolId: subject.pool.id.text,
      clientId: subject.client.id.text,
      sub: user.sub,
      contents: contents,
      refreshTokenValiditySeconds: subject.client.refreshTokenValiditySeconds,
      deviceKey: deviceKey,
      isFactorGiven: attempt.state.proofs.holdsSecondFactor,
      isDeviceTracked: isDeviceTracked,
      terms: try user.sessionRules(at: subject.client, in: subject.pool).terms(
        of: subject.client,
        in: subject.pool,
        installation: attempt.installation,
        attempt.call
      ).message,
      beganAtTokenEndpoint: attempt.tokenSource == .hostedAuth,
      isDeviceNew: isDeviceNew,
      confirmingDeviceKey: attempt.appApproval?.account
    )
    let issued = try await firstTokens(request, attempt)
    noteEndedSessions(issued, attempt.call)
    try await checkStillMeant(attempt, issued)
    var result = try Self.result(
      id: issued.idToken,
      access: issued.accessToken,
      refresh: issued.refreshToken.map { NamedRefreshToken(sub: user.sub, token: $0) },
      expiresInSeconds: issued.expiresInSeconds
    )
    result.refreshTokenExpiresIn = issued.refreshExpiresInSeconds.map { Int32(clamping: $0) }
    return result
  }

  private func firstTokens(
    _ request: IssueTokensRequest,
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> IssueTokensResponse {
    do throws(RPCError) {
      return try await tokens.issueTokens(request, context: attempt.call.context)
    } catch {
      // The client, or its whole pool, was deleted meanwhile: told as to a caller that comes later.
      if error.knownReason == .resourceNotFound {
        _ = try await settings.client(attempt.subject.client.id)
      }
      guard error.knownReason != .deviceForgotten || request.isDeviceTracked ?? false else {
        // Not in the words for the client's own device, which it would forget.
        throw attempt.call.refusal(.incorrectPassword, "the app's account was forgotten meanwhile")
      }
      throw AuthenticationFailure(tokenIssuance: error)
    }
  }

  func tokenContents(
    of user: UserRecord,
    subject: SignInContext
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
