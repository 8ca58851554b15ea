package import AuthenticationCore
package import AuthenticationMessages
package import AuthenticationTokens
internal import Cryptography
internal import Domain
internal import Protobuf
internal import PublicOperations

/// Where a browser goes once its user has signed in, and what it keeps.
package struct FinishedSignIn: Sendable {
  package let redirect: AuthorizationRedirect
  /// Nil where the browser keeps what it has.
  package let cookie: BrowserSessionCookie?
}

extension Authorization {
  /// Ends a sign-in on the login pages: makes the browser's SSO session and the code, or the implicit grant's
  /// tokens.
  ///
  /// The secret of the session is another one after each sign-in: one that was planted in the browser before
  /// (session fixation) finds nothing.
  package func finish(
    _ signIn: AuthenticatedSignIn,
    _ subject: SignInContext,
    for request: AuthorizationRequest,
    in browser: BrowserState,
    _ call: Call
  ) async throws(AuthenticationFailure) -> FinishedSignIn {
    guard let user = subject.user else { throw .internalFault("a browser's sign-in of no user") }
    var signIn = signIn
    signIn.source = .hostedAuth
    let pool = request.pool.id
    let secret = random.bytes(BrowserState.secretBytes)
    let hash = secrets.hash(of: secret)
    let code = try request.grant == .code ? newCode(of: signIn, by: user, for: request) : nil
    let session = try await browsers.begin(
      BrowserSessionStore.NewSession(
        id: random.uuid(),
        hash: hash,
        sealedSignIn: try SealedBrowserRows.signIns.seal(
          try Self.encoded(signIn.passed(to: signIn.client)),
          for: (pool, hash),
          by: secrets.sealer
        ),
        user: user,
        pool: pool,
        client: request.client.id,
        authenticatedAt: signIn.moment,
        formerHashes: browser.secret.map { secrets.hashes(of: $0) } ?? [],
        origin: origin(of: call, in: request.pool)
      ),
      with: code?.row,
      at: clock.now()
    )
    guard let session else {
      throw call.refusal(.incorrectPassword, "the user changed meanwhile")
    }
    return FinishedSignIn(
      redirect: try await redirect(
        with: code?.text,
        or: signIn,
        subject,
        from: session,
        for: request,
        call
      ),
      cookie: BrowserSessionCookie(userPoolId: pool.text, session: secret)
    )
  }

  /// Answers at once from the browser's session; nil where it ended meanwhile.
  func goOn(
    with signedIn: SignedInBrowser,
    for request: AuthorizationRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) -> AuthorizationRedirect? {
    let signIn = signedIn.signIn.passed(to: request.client.id)
    let subject = SignInContext(
      client: request.client,
      pool: request.pool,
      user: signedIn.user,
      isLocked: false
    )
    call.note(subject)
    let code =
      try request.grant == .code ? newCode(of: signIn, by: signedIn.user, for: request) : nil
    let isThere = try await browsers.goOn(
      with: signedIn.id,
      to: code?.row,
      in: request.pool.id,
      from: origin(of: call, in: request.pool),
      at: clock.now()
    )
    guard isThere else { return nil }
    return try await redirect(
      with: code?.text,
      or: signIn,
      subject,
      from: signedIn.id,
      for: request,
      call
    )
  }

  /// The client's address with the code, or with tokens of the sign-in.
  private func redirect(
    with code: String?,
    or signIn: AuthenticatedSignIn,
    _ subject: SignInContext,
    from session: String,
    for request: AuthorizationRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) -> AuthorizationRedirect {
    if let code { return request.address.redirect([("code", code)]) }
    var grant = CodeGrant(of: signIn, for: request).tokenGrant(from: session)
    grant.isImplicit = true
    let issued = try await tokens.issue(for: signIn, granting: grant, subject, call)
    return request.address.redirect([
      ("id_token", issued.result.idToken), ("access_token", issued.result.accessToken),
      ("token_type", "bearer"), ("expires_in", issued.result.expiresIn.map { "\($0)" }),
    ])
  }

  /// A code of 122 random bits in the form of a UUID, and its row.
  private func newCode(
    of signIn: AuthenticatedSignIn,
    by user: UserRecord,
    for request: AuthorizationRequest
  ) throws(AuthenticationFailure) -> (text: String, row: AuthorizationCodeStore.NewCode) {
    let text = random.uuid()
    let hash = secrets.hash(of: Array(text.utf8))
    let row = AuthorizationCodeStore.NewCode(
      hash: hash,
      sealedGrant: try SealedBrowserRows.grants.seal(
        try CodeGrant(of: signIn, for: request).encoded(),
        for: (request.pool.id, hash),
        by: secrets.sealer
      ),
      client: request.client.id,
      user: user,
      pool: request.pool.id,
      now: clock.now()
    )
    return (text, row)
  }

  private func origin(of call: Call, in pool: UserPoolSettings) -> BrowserSessionStore.Origin {
    guard pool.sessions.isOn else { return BrowserSessionStore.Origin() }
    return BrowserSessionStore.Origin(address: call.sourceIP, userAgent: call.userAgent)
  }

  private static func encoded(
    _ signIn: AuthenticatedSignIn
  ) throws(AuthenticationFailure) -> [UInt8] {
    do throws(ProtobufError) {
      return try signIn.state.encoded()
    } catch {
      throw .internalFault("a browser's sign-in cannot be encoded: \(error)")
    }
  }
}
