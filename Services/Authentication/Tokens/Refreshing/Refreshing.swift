package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import GatehouseStubs
internal import PublicOperations
internal import RPC
internal import Sessions
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// What an operation that refreshes asks of a request.
package struct RefreshTerms: Sendable {
  /// The device that the client names.
  let deviceKey: String?
  /// Whether the client may get the next refresh token.
  let rotates: Bool
  /// Whether it is the token endpoint, where no device has a place.
  let isAtTokenEndpoint: Bool
  /// Whether the operation declares the exceptions of a user's status.
  let tellsStatus: Bool
  /// What the client's app adds, for the pool's functions.
  let clientMetadata: [String: String]
  /// Refuses a client that may not refresh or has not proved which it is, in the operation's words.
  let admit: @Sendable (ClientSettings, UserRecord) throws(AuthenticationFailure) -> Void

  package init(
    deviceKey: String?,
    rotates: Bool,
    isAtTokenEndpoint: Bool = false,
    tellsStatus: Bool = true,
    clientMetadata: [String: String] = [:],
    admit: @escaping @Sendable (ClientSettings, UserRecord) throws(AuthenticationFailure) -> Void
  ) {
    self.deviceKey = deviceKey
    self.rotates = rotates
    self.isAtTokenEndpoint = isAtTokenEndpoint
    self.tellsStatus = tellsStatus
    self.clientMetadata = clientMetadata
    self.admit = admit
  }

  /// How long the token stays good beside its successor; nil where it has none.
  func rotationGraceSeconds(_ client: ClientSettings) -> Int64? {
    rotates ? client.rotationGraceSeconds : nil
  }
}

/// A refresh of a known user.
private struct Refresh: Sendable {
  let token: NamedRefreshToken
  let terms: RefreshTerms
  let user: UserRecord
  let subject: SignInContext
  /// What the pool's policy says of the chain now.
  let sessionTerms: SessionTerms
  let call: Call

  init(
    _ token: NamedRefreshToken,
    _ terms: RefreshTerms,
    of user: UserRecord,
    _ subject: SignInContext,
    _ call: Call
  ) throws(AuthenticationFailure) {
    self.token = token
    self.terms = terms
    self.user = user
    self.subject = subject
    sessionTerms = try user.sessionRules(at: subject.client, in: subject.pool)
      .terms(of: subject.client, in: subject.pool, call)
    self.call = call
  }

  func request(_ contents: TokenContents, granted scope: String? = nil) -> RefreshTokensRequest {
    RefreshTokensRequest(
      userPoolId: subject.pool.id.text,
      clientId: subject.client.id.text,
      refreshToken: token.token,
      contents: contents,
      rotationGraceSeconds: terms.rotationGraceSeconds(subject.client),
      terms: sessionTerms.message,
      grantedScope: scope
    )
  }
}

extension Tokens {
  /// New tokens of the same sign-in, and where the client rotates the next refresh token.
  ///
  /// The checks and their order are those of ``SessionDecision`` (SES-35): token issuance decides on
  /// the token and its chain, this on the client, the user and the device.
  package func refresh(
    _ text: String,
    _ terms: RefreshTerms,
    cached: ClientAndPool,
    call: Call
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    let token = NamedRefreshToken(text)
    if let result = try await refreshAtOnce(token, terms, cached: cached, call) { return result }
    let opened = try await open(token, cached: cached, call)
    guard let sub = opened.sub else { throw .internalFault("a refresh token without a sub") }
    let subject = try await directory.subject(sub: sub, cached: cached, call)
    guard let user = subject.user else {
      throw call.refusal(.invalidRefreshToken, SessionRefusal.userMissing.rule)
    }
    call.trail.noteAcceptedToken()
    try terms.admit(subject.client, user)
    let refresh = try Refresh(token, terms, of: user, subject, call)
    try await decide(refresh, opened)
    let contents = try await tokenContents(
      of: user,
      subject: subject,
      for: .refreshTokens,
      granting: opened.grantedScope,
      clientMetadata: terms.clientMetadata,
      call: call
    )
    let request = refresh.request(contents, granted: opened.grantedScope)
    let refreshed = try await askingForRefresh(call) { () async throws(RPCError) in
      try await issuance.refreshTokens(request, context: Self.context(of: call, for: request))
    }
    return try await result(of: refreshed, refresh)
  }

  /// The same without first asking who holds the token, where everything is as the token claims.
  ///
  /// Nil where something differs, and then nothing was done: the longer way reports the difference, to
  /// the token's holder alone. The user and the device are read before the chain is, so that no
  /// later revocation is missed. Token issuance compares the chain's holder with what was read.
  private func refreshAtOnce(
    _ token: NamedRefreshToken,
    _ terms: RefreshTerms,
    cached: ClientAndPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> AuthenticationResultType? {
    guard
      let sub = token.sub,
      let found = try await users.find(sub: sub, in: cached.pool.id, for: cached.client.id)
    else { return nil }
    let subject = try await directory.unprovedSubject(found, cached: cached)
    let tracksDevices = subject.pool.deviceTracking != nil
    guard
      // A function is asked only once the user's token is known to be good.
      subject.pool.triggers[.preTokenGeneration] == nil,
      // Which chains the token endpoint takes is known of the chain alone, as is what was granted: the request
      // says that nothing was.
      !(terms.isAtTokenEndpoint && tracksDevices),
      let user = subject.user, isAdmitted(terms, user, subject.client)
    else { return nil }
    let refresh = try Refresh(token, terms, of: user, subject, call)
    guard
      RefreshDecision(of: user, terms: refresh.sessionTerms, at: clock.now()).isAdmitted,
      try await isConfirmed(terms.deviceKey, of: user, in: subject.pool, call)
    else { return nil }
    var request = refresh.request(try tokenContents(of: user, subject: subject))
    request.holder = TokenHolder(
      sub: user.sub,
      deviceKey: tracksDevices ? terms.deviceKey : nil
    )
    let refreshed: RefreshTokensResponse
    do throws(RPCError) {
      refreshed = try await issuance.refreshTokens(
        request,
        context: Self.context(of: call, for: request)
      )
    } catch {
      if error.knownReason == .refreshTokenOtherHolder { return nil }
      noteRule(of: error, call)
      let failure = AuthenticationFailure(tokenIssuance: error)
      // Said of this user's own tokens alone: the event names the user whose token was copied.
      if failure == .refreshTokenReuse { noteAcceptedToken(of: subject, call) }
      throw failure
    }
    noteAcceptedToken(of: subject, call)
    return try await result(of: refreshed, refresh)
  }

  /// A refresh is asked of another instance when one dies, where it then ends in the same chain and token.
  ///
  /// That is where the client does not rotate, and where the replaced token is good for longer than the call
  /// lasts. After its grace a token that comes again ends the chain, as a stolen one does.
  private static func context(of call: Call, for request: RefreshTokensRequest) -> RPCCallContext {
    guard let grace = request.rotationGraceSeconds else { return call.context.repeatable }
    let left = ContinuousClock.now.duration(to: call.context.deadline)
    return .seconds(grace) > left ? call.context.repeatable : call.context
  }

  /// Asks token issuance, and notes which check refused where one did.
  private func askingForRefresh<Value>(
    _ call: Call,
    _ ask: () async throws(RPCError) -> Value
  ) async throws(AuthenticationFailure) -> Value {
    do throws(RPCError) {
      return try await ask()
    } catch {
      noteRule(of: error, call)
      throw AuthenticationFailure(tokenIssuance: error)
    }
  }

  /// The sentence that the client is told has less to say than the check's own rule.
  private func noteRule(of error: RPCError, _ call: Call) {
    if let rule = error.details["rule"] { call.trail.note(rule: rule) }
  }

  private func noteAcceptedToken(of subject: SignInContext, _ call: Call) {
    call.note(subject)
    call.trail.noteAcceptedToken()
  }

  private func isAdmitted(
    _ terms: RefreshTerms,
    _ user: UserRecord,
    _ client: ClientSettings
  ) -> Bool {
    do throws(AuthenticationFailure) {
      try terms.admit(client, user)
      return true
    } catch {
      return false
    }
  }

  /// Whether a device that the client names is the user's, where devices matter.
  private func isConfirmed(
    _ key: String?,
    of user: UserRecord,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Bool {
    guard pool.deviceTracking != nil else { return true }
    guard let key else { return false }
    do throws(AuthenticationFailure) {
      _ = try await deviceCalls.device(key, of: DeviceOwner(user, in: pool), context: call.context)
      return true
    } catch .deviceNotFound {
      return false
    }
  }

  /// Whose refresh token it is, without consuming it.
  private func open(
    _ token: NamedRefreshToken,
    cached: ClientAndPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> OpenRefreshTokenResponse {
    try await askingForRefresh(call) { () async throws(RPCError) in
      try await issuance.openRefreshToken(
        OpenRefreshTokenRequest(
          userPoolId: cached.pool.id.text,
          clientId: cached.client.id.text,
          refreshToken: token.token
        ),
        context: call.context.repeatable
      )
    }
  }

  /// Refuses by the first check that fails, of a chain that token issuance has found in use.
  private func decide(
    _ refresh: Refresh,
    _ opened: OpenRefreshTokenResponse
  ) async throws(AuthenticationFailure) {
    var decision = RefreshDecision(
      of: refresh.user,
      terms: refresh.sessionTerms,
      at: clock.now()
    )
    decision.note(signedInAt: Instant(unixMillis: opened.authenticatedAtUnixMillis ?? 0))
    do throws(AuthenticationFailure) {
      try decision.check(refresh.call)
    } catch {
      let isOfStatus = error == .passwordResetRequired || error == .userNotConfirmed
      throw isOfStatus && !refresh.terms.tellsStatus
        ? .notAuthorized(error.status.message) : error
    }
    decision.note(device: try await deviceFault(refresh, opened))
    try decision.check(refresh.call)
  }

  /// Why the device does not fit; nil where it does, and where none is needed.
  private func deviceFault(
    _ refresh: Refresh,
    _ opened: OpenRefreshTokenResponse
  ) async throws(AuthenticationFailure) -> StaticString? {
    guard refresh.terms.isAtTokenEndpoint else {
      // A browser's device is no client's: one that was signed in on pages has no key to name (BDV-6).
      let ofBrowser = opened.beganAtTokenEndpoint ?? false ? opened.deviceKey : nil
      return try await deviceFault(
        refresh.terms.deviceKey ?? ofBrowser,
        of: refresh.user,
        in: refresh.subject.pool,
        boundTo: opened.deviceKey,
        refresh.call
      )
    }
    // Else a token that is bound to a device would work without it (DEV-29).
    let isTaken =
      refresh.subject.pool.deviceTracking == nil || opened.beganAtTokenEndpoint ?? false
    return isTaken ? nil : "the token endpoint does not refresh where devices are remembered"
  }

  private func result(
    of refreshed: RefreshTokensResponse,
    _ refresh: Refresh
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    if try await isStoppedMeanwhile(refresh.user, in: refresh.subject.pool) {
      throw refresh.call.refusal(.refreshTokenRevoked, "sign-ins were stopped meanwhile")
    }
    refresh.call.trail.note(.refreshed)
    var result = try Self.result(
      id: refreshed.idToken,
      access: refreshed.accessToken,
      refresh: refreshed.refreshToken.map {
        NamedRefreshToken(sub: refresh.user.sub, token: $0)
      },
      expiresInSeconds: refreshed.expiresInSeconds
    )
    result.refreshTokenExpiresIn = refreshed.refreshExpiresInSeconds.map { Int32(clamping: $0) }
    return result
  }
}
