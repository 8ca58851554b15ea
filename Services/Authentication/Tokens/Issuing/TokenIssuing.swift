package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationProtection
internal import Domain
internal import GatehouseStubs
internal import PublicOperations
internal import RPC
internal import Sessions
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

extension Tokens {
  /// The first tokens of a sign-in, refused where its user is no longer who signed in, where its device is
  /// forgotten, or the account of the app that confirmed it is.
  package func issue(
    for signIn: AuthenticatedSignIn,
    _ subject: SignInContext,
    _ call: Call
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    try await issue(for: signIn, granting: nil, subject, call).result
  }

  /// The same for what an authorization request was granted; nil: a sign-in by the API.
  package func issue(
    for signIn: AuthenticatedSignIn,
    granting grant: TokenGrant?,
    _ subject: SignInContext,
    _ call: Call
  ) async throws(AuthenticationFailure) -> IssuedTokens {
    do throws(AuthenticationFailure) {
      let issued = try await issued(for: signIn, granting: grant, subject, call)
      record(.pass, signIn)
      return issued
    } catch {
      record(.fail, signIn)
      throw error
    }
  }

  private func issued(
    for signIn: AuthenticatedSignIn,
    granting grant: TokenGrant?,
    _ subject: SignInContext,
    _ call: Call
  ) async throws(AuthenticationFailure) -> IssuedTokens {
    guard let user = subject.user else { throw .internalFault("tokens of a sign-in of no user") }
    try Self.check(user, isThatOf: signIn, call)
    var contents = try await tokenContents(
      of: user,
      subject: subject,
      for: signIn.source,
      granting: grant?.scope,
      clientMetadata: signIn.clientMetadata,
      risk: signIn.risk,
      call: call
    )
    // Functions may take seconds: a sign-in that is refused afterwards must not first end others' sessions.
    if Self.askedInSignIn.contains(where: { subject.pool.triggers[$0] != nil }) {
      try await checkStillAllowed(signIn, call)
    }
    // After the pool's functions: none can say how a user was proved.
    let statesProofs = grant != nil || signIn.statesLevel
    let methods = statesProofs ? signIn.proofs.methods : []
    contents.authenticationMethods = grant == nil ? signIn.appApproval?.methods ?? methods : methods
    let request = IssueTokensRequest(
      userPoolId: signIn.pool.text,
      clientId: signIn.client.text,
      sub: signIn.sub,
      contents: contents,
      // Without a refresh token there is nothing that a longer chain would be for.
      refreshTokenValiditySeconds: grant?.isImplicit ?? false
        ? subject.client.accessTokenValiditySeconds : subject.client.refreshTokenValiditySeconds,
      deviceKey: signIn.device?.key,
      isFactorGiven: signIn.proofs.holdsSecondFactor,
      isDeviceTracked: signIn.device?.isTracked ?? false,
      terms: try user.sessionRules(at: subject.client, in: subject.pool).terms(
        of: subject.client,
        in: subject.pool,
        installation: signIn.installation,
        call
      ).message,
      ssoSessionId: grant?.session,
      beganAtTokenEndpoint: signIn.source == .hostedAuth,
      isDeviceNew: signIn.device.map { !$0.isTracked } ?? false,
      confirmingDeviceKey: signIn.appApproval?.account,
      authenticatedAtUnixMillis: grant == nil && !signIn.isCredited
        ? nil : signIn.moment.unixMillis,
      grant: grant.map {
        ChainGrant(scope: $0.scope, audience: $0.resource, nonce: $0.nonce.map { Array($0.utf8) })
      },
      authenticationClass: statesProofs
        ? subject.pool.classes.name(of: signIn.proofs.level) : nil,
      eventId: signIn.eventID
    )
    let issued = try await firstTokens(request, of: signIn, call)
    noteEndedSessions(issued, call)
    try await checkStillMeant(signIn, in: subject.pool, issued, call)
    guard let chainID = issued.chainId else {
      throw .internalFault("token issuance answered without a chain")
    }
    var result = try Self.result(
      id: issued.idToken,
      access: issued.accessToken,
      refresh: issued.refreshToken.map { NamedRefreshToken(sub: user.sub, token: $0) },
      expiresInSeconds: issued.expiresInSeconds
    )
    result.refreshTokenExpiresIn = issued.refreshExpiresInSeconds.map { Int32(clamping: $0) }
    return IssuedTokens(result: result, chainID: chainID)
  }

  /// Records what became of the sign-in, where its pool watches: it has passed once there are tokens.
  private func record(_ response: AuthEvent.Response, _ signIn: AuthenticatedSignIn) {
    guard let event = signIn.eventID else { return }
    let isTrusted =
      signIn.proofs.holdsSecondFactor || signIn.proofs.contains { $0.kind == .device }
    protection.record(
      AuthEventOutcome(
        pool: signIn.pool,
        id: event,
        sub: signIn.sub,
        response: response,
        factor: signIn.proofs.holdsSecondFactor ? .success : nil,
        evidence: signIn.evidence,
        isTrusted: isTrusted,
        at: clock.now()
      )
    )
  }

  static func check(
    _ user: UserRecord,
    isThatOf signIn: AuthenticatedSignIn,
    _ call: Call
  ) throws(AuthenticationFailure) {
    guard user.sub == signIn.sub, user.status == signIn.status, user.salt == signIn.salt else {
      throw call.refusal(.incorrectPassword, "the password was replaced meanwhile")
    }
  }

  /// The functions of which at least one is called between reading the user and making tokens.
  private static let askedInSignIn: [LambdaTrigger] = [
    .preAuthentication, .defineAuthChallenge, .postAuthentication, .preTokenGeneration,
  ]

  private func firstTokens(
    _ request: IssueTokensRequest,
    of signIn: AuthenticatedSignIn,
    _ call: Call
  ) async throws(AuthenticationFailure) -> IssueTokensResponse {
    do throws(RPCError) {
      return try await issuance.issueTokens(request, context: call.context)
    } catch {
      // The client, or its whole pool, was deleted meanwhile: told as to a caller that comes later.
      if error.knownReason == .resourceNotFound { _ = try await settings.client(signIn.client) }
      guard error.knownReason == .deviceForgotten else {
        throw AuthenticationFailure(tokenIssuance: error)
      }
      guard signIn.device?.isTracked ?? false else {
        // Not in the words for the client's own device, which it would forget.
        throw call.refusal(.incorrectPassword, "the app's account was forgotten meanwhile")
      }
      throw call.refusal(.deviceNotFound, "the device was forgotten meanwhile")
    }
  }

  func tokenContents(
    of user: UserRecord,
    subject: SignInContext,
    granting scope: String? = nil
  ) throws(AuthenticationFailure) -> TokenContents {
    let groups = try user.groups()
    var attributes = UserAttributes.readable(
      try user.attributes(),
      by: subject.client,
      in: subject.pool
    )
    let scopes = (scope ?? "").split(separator: " ").map(String.init)
    if scope != nil { attributes = GrantedAttributes.shown(of: attributes, by: scopes) }
    return TokenContents(
      username: user.username,
      groups: groups.names,
      idClaims: groups.claims + IDTokenClaims.claims(of: attributes),
      scope: scope ?? signInScope,
      accessTokenValiditySeconds: subject.client.accessTokenValiditySeconds,
      idTokenValiditySeconds: subject.client.idTokenValiditySeconds,
      isRevocationEnabled: subject.client.isTokenRevocationEnabled,
      isWithoutIdToken: scope != nil && !scopes.contains("openid")
    )
  }

  static func result(
    id: [UInt8]?,
    access: [UInt8]?,
    refresh: NamedRefreshToken?,
    expiresInSeconds: Int64?
  ) throws(AuthenticationFailure) -> AuthenticationResultType {
    guard let access, let expiresInSeconds else {
      throw .internalFault("token issuance answered without tokens")
    }
    return AuthenticationResultType(
      accessToken: String(decoding: access, as: UTF8.self),
      expiresIn: Int32(clamping: expiresInSeconds),
      tokenType: "Bearer",
      refreshToken: refresh?.text,
      idToken: id.map { String(decoding: $0, as: UTF8.self) }
    )
  }
}
