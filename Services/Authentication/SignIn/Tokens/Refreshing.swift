internal import AuthenticationCore
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import PublicOperations
internal import RPC

/// A refresh token's user, and the client that refreshes.
struct RefreshTokenHolder: Sendable {
  let user: UserRecord
  let subject: SignInSubject
  /// The device that the token is bound to.
  let deviceKey: String?
}

/// What an operation that refreshes asks of the client, once it is known whose token it is.
struct RefreshTerms: Sendable {
  /// The device that the client names.
  let deviceKey: String?
  /// Whether the client may get the next refresh token.
  let rotates: Bool
  /// What the client's app adds, for the pool's functions.
  var clientMetadata: [String: String] = [:]
  let check: @Sendable (UserRecord, SignInSubject) throws(AuthenticationFailure) -> Void

  /// How long the token stays good beside its successor; nil where it has none.
  func rotationGraceSeconds(_ client: ClientSettings) -> Int64? {
    rotates ? client.rotationGraceSeconds : nil
  }
}

extension SignIn {
  /// New tokens of the same sign-in, and where the client rotates the next refresh token.
  func refresh(
    _ text: String,
    _ terms: RefreshTerms,
    cached: ClientAndPool,
    call: Call
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    let token = NamedRefreshToken(text)
    if let result = try await refreshAtOnce(token, terms, cached: cached, call) { return result }
    let holder = try await refreshTokenHolder(token, cached: cached, call: call)
    try terms.check(holder.user, holder.subject)
    try await checkDevice(terms.deviceKey, of: holder, call: call)
    let contents = try await tokenContents(
      of: holder.user,
      subject: holder.subject,
      for: .refreshTokens,
      clientMetadata: terms.clientMetadata,
      call: call
    )
    let request = refreshRequest(token, contents, holder.subject, terms)
    let refreshed = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.refreshTokens(request, context: call.context)
    }
    return try Self.result(of: refreshed, for: holder.user)
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
    guard
      // A function is asked only once the user's token is known to be good.
      subject.pool.triggers[.preTokenGeneration] == nil,
      let user = subject.user, user.standing.refusal(of: .anyUse) == nil,
      isMet(terms, by: user, subject),
      try await isConfirmed(terms.deviceKey, of: user, in: subject.pool, call)
    else { return nil }
    let contents = try tokenContents(of: user, subject: subject)
    var request = refreshRequest(token, contents, subject, terms)
    request.holder = TokenHolder(
      sub: user.sub,
      deviceKey: subject.pool.deviceTracking == nil ? nil : terms.deviceKey
    )
    let refreshed: RefreshTokensResponse
    do throws(RPCError) {
      refreshed = try await tokens.refreshTokens(request, context: call.context)
    } catch {
      if error.knownReason == .refreshTokenOtherHolder { return nil }
      let failure = AuthenticationFailure(tokenIssuance: error)
      // Said of this user's own tokens alone: the event names the user whose token was copied.
      if failure == .refreshTokenReuse { noteAcceptedToken(of: subject, call) }
      throw failure
    }
    noteAcceptedToken(of: subject, call)
    return try Self.result(of: refreshed, for: user)
  }

  private func noteAcceptedToken(of subject: SignInSubject, _ call: Call) {
    call.note(subject)
    call.trail.noteAcceptedToken()
  }

  private func isMet(
    _ terms: RefreshTerms,
    by user: UserRecord,
    _ subject: SignInSubject
  ) -> Bool {
    do throws(AuthenticationFailure) {
      try terms.check(user, subject)
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

  /// Whose refresh token it is, without spending it.
  private func refreshTokenHolder(
    _ token: NamedRefreshToken,
    cached: ClientAndPool,
    call: Call
  ) async throws(AuthenticationFailure) -> RefreshTokenHolder {
    let opened = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.openRefreshToken(
        OpenRefreshTokenRequest(
          userPoolId: cached.pool.id.text,
          clientId: cached.client.id.text,
          refreshToken: token.token
        ),
        context: call.context.repeatable
      )
    }
    guard let sub = opened.sub else { throw .internalFault("a refresh token without a sub") }
    let subject = try await directory.subject(sub: sub, cached: cached, call)
    guard let user = subject.user else { throw .invalidRefreshToken }
    call.trail.noteAcceptedToken()
    try user.standing.check(for: .anyUse)
    return RefreshTokenHolder(user: user, subject: subject, deviceKey: opened.deviceKey)
  }

  private func refreshRequest(
    _ token: NamedRefreshToken,
    _ contents: TokenContents,
    _ subject: SignInSubject,
    _ terms: RefreshTerms
  ) -> RefreshTokensRequest {
    RefreshTokensRequest(
      userPoolId: subject.pool.id.text,
      clientId: subject.client.id.text,
      refreshToken: token.token,
      contents: contents,
      rotationGraceSeconds: terms.rotationGraceSeconds(subject.client)
    )
  }

  private static func result(
    of refreshed: RefreshTokensResponse,
    for user: UserRecord
  ) throws(AuthenticationFailure) -> AuthenticationResultType {
    try result(
      id: refreshed.idToken,
      access: refreshed.accessToken,
      refresh: refreshed.refreshToken.map { NamedRefreshToken(sub: user.sub, token: $0) },
      expiresInSeconds: refreshed.expiresInSeconds
    )
  }
}
