internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Cryptography
internal import Domain
internal import FoundationEssentials
internal import Markup
internal import RPC

/// The addresses that need no session: the way in by the operators' pool, and the way out.
struct SignInPages: Sendable {
  private let responder: PageResponder
  private let request: PageRequest
  private let calls: OperatorCalls

  /// What the addresses of one-time links begin with.
  static let linkSegment = "welcome"

  init(_ responder: PageResponder, _ request: PageRequest, _ calls: OperatorCalls) {
    self.responder = responder
    self.request = request
    self.calls = calls
  }

  private var consoleURL: String { responder.configuration.consoleURL }
  private var callback: String { "\(consoleURL)/signed-in" }

  /// The answer; nil where the address is none of these.
  func answer(_ session: OperatorSession?) async throws(PageFailure) -> PageResponse? {
    if request.segments.count == 2, request.segments[0] == Self.linkSegment {
      let page = LinkPage(secret: request.segments[1], calls: calls)
      switch request.method {
      case .get: return try await page.show()
      case .post: return try await page.accept(request.form)
      }
    }
    switch (request.method, request.segments) {
    case (.get, ["sign-in"]): return try await begin()
    case (.get, ["signed-in"]): return try await finish(session)
    case (.get, ["signed-out"]): return PageResponse(page: PlainPage.signedOut)
    case (.post, ["sign-out"]): return try await signOut(session)
    default: return nil
    }
  }

  /// Sends the browser to the operators' pool (OIDC's code flow with PKCE and nonce).
  private func begin() async throws(PageFailure) -> PageResponse {
    let place = try await place()
    guard let client = place.clientId, let scope = place.scope else {
      return PageResponse(status: 503, page: PlainPage.noOperators)
    }
    let pending = PendingSignIn(
      state: text(),
      nonce: text(),
      verifier: text(),
      destination: request.query["to"].flatMap { PageLink(path: $0) }?.text ?? "/",
      begunAt: responder.clock.now()
    )
    let challenge = Base64URL.encode(SHA256.digest(of: Array(pending.verifier.utf8)))
    let address = PageLink("oauth2", "authorize").with([
      ("response_type", "code"), ("client_id", client), ("redirect_uri", callback),
      ("scope", scope), ("state", pending.state), ("nonce", pending.nonce),
      ("code_challenge", challenge), ("code_challenge_method", "S256"),
      // For what must be done right after a sign-in.
      ("prompt", request.query["fresh"] == nil ? nil : "login"),
    ])
    var response = PageResponse(toAddress: responder.configuration.publicURL + address.text)
    guard let sealed = try? responder.cookies.seal(pending) else { throw .fault }
    response.set(pendingCookies.text(sealed, for: pending.state))
    for cookie in pendingCookies.surplus(at: responder.clock.now()) { response.set(cookie) }
    return response
  }

  /// Redeems the code that the operators' pool sent the browser back with.
  private func finish(_ former: OperatorSession?) async throws(PageFailure) -> PageResponse {
    let now = responder.clock.now()
    let state = request.query["state"] ?? ""
    // A code that another site's page had the browser bring is of a sign-in that did not begin here.
    guard let pending = pendingCookies.pending(for: state),
      now.since(pending.begunAt) < PendingSignIn.lifetime,
      constantTimeEquals(Array(state.utf8), Array(pending.state.utf8))
    else { return PageResponse(status: 400, page: PlainPage.signInOver) }
    guard let code = request.query["code"], let client = try await place().clientId else {
      return PageResponse(status: 400, page: PlainPage.signInRefused)
    }
    let granted = try await calls.change { (calls, context) async throws(RPCError) in
      try await calls.tokens.grantByAuthorizationCode(
        GrantByAuthorizationCodeRequest(
          clientId: client,
          code: code,
          redirectUri: callback,
          codeVerifier: pending.verifier
        ),
        context: context
      )
    }
    guard let access = granted.accessToken, let refresh = granted.refreshToken,
      let identity = granted.idToken, IDTokenNonce(identity)?.nonce == pending.nonce
    else { return PageResponse(status: 400, page: PlainPage.signInRefused) }
    // A token that is refused would lead from here to the sign-in and back, without end.
    guard let sub = try await sub(of: access) else {
      return PageResponse(status: 403, page: PlainPage.signInTooWeak)
    }
    let session = OperatorSession(
      accessToken: access,
      refreshToken: refresh,
      formSecret: try await formSecret(of: former, for: sub) ?? text(),
      signedInAt: now,
      seenAt: now
    )
    guard let sealed = try? responder.cookies.seal(session) else { throw .fault }
    var response = PageResponse(toAddress: PageLink(path: pending.destination)?.text ?? "/")
    response.set(responder.cookie(sealed))
    response.set(pendingCookies.text(nil, for: pending.state))
    return response
  }

  /// What the forms of another tab carry, where the same operator has signed in again: they stay good.
  ///
  /// The forms of another operator do not: what one left open must do nothing in another's name.
  private func formSecret(
    of former: OperatorSession?,
    for sub: String
  ) async throws(PageFailure) -> String? {
    guard let former, try await self.sub(of: former.accessToken) == sub else { return nil }
    return former.formSecret
  }

  /// Whose the token is; nil where it is no operator's.
  private func sub(of accessToken: String) async throws(PageFailure) -> String? {
    do throws(PageFailure) {
      return try await calls.with(accessToken).ask { (calls, context) async throws(RPCError) in
        try await calls.console.showOperator(ShowOperatorRequest(), context: context)
      }.sub
    } catch .signedOut {
      return nil
    }
  }

  /// Ends the session, the sign-in behind it and the pool's own session.
  private func signOut(_ session: OperatorSession?) async throws(PageFailure) -> PageResponse {
    let place = try await place()
    if let session, let client = place.clientId {
      _ = try await calls.change { (calls, context) async throws(RPCError) in
        try await calls.tokens.revokeGrant(
          RevokeGrantRequest(clientId: client, token: session.refreshToken, isLinked: true),
          context: context
        )
      }
    }
    let logout = PageLink("logout").with([
      ("client_id", place.clientId), ("logout_uri", "\(consoleURL)/signed-out"),
    ])
    var response = PageResponse(
      toAddress: place.clientId == nil
        ? "/signed-out" : responder.configuration.publicURL + logout.text
    )
    response.set(responder.cookie(nil))
    return response
  }

  private func place() async throws(PageFailure) -> ShowOperatorSignInResponse {
    try await calls.ask { (calls, context) async throws(RPCError) in
      try await calls.console.showOperatorSignIn(ShowOperatorSignInRequest(), context: context)
    }
  }

  private func text() -> String { Base64URL.encode(responder.random.bytes(32)) }

  private var pendingCookies: PendingCookies {
    PendingCookies(request: request, cookies: responder.cookies, consoleURL: consoleURL)
  }
}

/// The nonce of an ID token that came from authentication itself, whose signature need not be checked.
private struct IDTokenNonce: Decodable {
  let nonce: String?

  init?(_ token: String) {
    let parts = token.split(separator: ".")
    guard parts.count == 3, let payload = Base64URL.decode(String(parts[1])),
      let claims = try? JSONDecoder().decode(IDTokenNonce.self, from: Data(payload))
    else { return nil }
    self = claims
  }
}
