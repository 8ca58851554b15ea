internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationTokens
internal import Cryptography
internal import Domain
internal import GatehouseStubs
internal import PublicOperations
internal import Sessions

/// Why a request to sign out is not followed.
struct EndSessionRefusal: Error, Sendable {
  let fault: EndSessionFault
  let rule: StaticString

  /// What the operation ends with; no caller is told of it.
  var failure: AuthenticationFailure { .invalidParameter("\(fault.rawValue): \(rule)") }
}

/// Where a browser goes that signs out.
private enum Destination: Sendable {
  /// To an address of LogoutURLs.
  case client(String)
  /// To the login page, for the same client.
  case login
  /// To a page that says so.
  case page
}

extension Authorization {
  /// Ends the browser's sign-in, once it is known for which client and that its user wants it.
  ///
  /// Cognito's form of the request and that of OpenID Connect RP-Initiated Logout §2 are one: the targets tell
  /// them apart. The sign-ins of other pools in the browser stay, and so do the tokens of clients, unless the pool's
  /// tag ends those.
  func endSession(
    _ request: EndSessionRequest,
    _ query: AuthorizationQuery,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Result<EndSessionResponse, EndSessionRefusal> {
    guard !query.isMalformed, query.repeated.isEmpty else {
      return .failure(
        EndSessionRefusal(
          fault: .invalidRequest,
          rule: "the address is too long, cannot be decoded, or has a parameter twice"
        )
      )
    }
    let pool = request.userPoolId.flatMap { UserPoolID($0) }
    let hint = try await hint(of: query, call)
    guard let found = try await client(of: query, hint, in: pool) else {
      guard query["client_id"] != nil || query["id_token_hint"] != nil else {
        return .failure(
          EndSessionRefusal(fault: .clientIdMissing, rule: "client_id is missing")
        )
      }
      return .failure(
        EndSessionRefusal(fault: .invalidRequest, rule: "there is no such client of the pool")
      )
    }
    call.trail.note(pool: found.pool.id, client: found.client.id)
    let destination: Destination
    switch Self.destination(of: query, at: found.client) {
    case .success(let allowed): destination = allowed
    case .failure(let refusal): return .failure(refusal)
    }
    let browser = BrowserState(request.cookies, in: found.pool.id)
    // Another user's token: an attacker who made the address may not sign this browser's user out unasked.
    if query["id_token_hint"] != nil, !(request.isConfirmed ?? false),
      let signedIn = try await session(of: browser, in: found.pool.id),
      hint?.sub != signedIn.user.sub || hint?.client != found.client.id.text
    {
      return .success(EndSessionResponse(isQuestion: true))
    }
    let session = try await end(browser, in: found.pool, call)
    var response = EndSessionResponse(endedUserPoolId: found.pool.id.text)
    switch destination {
    case .client(let uri):
      response.redirect = AuthorizationRedirect(
        uri: uri,
        parameters: query["state"].map { [AuthorizationParameter(name: "state", value: $0)] } ?? []
      )
    case .login: response.login = AuthorizationParameters(parameters: query.carried)
    case .page: response.isSignedOut = true
    }
    if let session {
      response.providerUrl = await providers.logoutURL(
        of: session,
        in: found.pool.id,
        relayState: Self.query(leadingTo: destination, of: query, at: found.client.id),
        call
      )
    }
    return .success(response)
  }

  private func client(
    of query: AuthorizationQuery,
    _ hint: IDTokenHint?,
    in pool: UserPoolID?
  ) async throws(AuthenticationFailure) -> ClientAndPool? {
    guard let id = (query["client_id"] ?? hint?.client).flatMap({ ClientID($0) }) else {
      return nil
    }
    do throws(AuthenticationFailure) {
      let found = try await settings.client(id)
      return pool == nil || pool == found.pool.id ? found : nil
    } catch .resourceNotFound {
      return nil
    } catch {
      throw error
    }
  }

  /// Where the browser goes; to no address but a registered one, byte for byte.
  private static func destination(
    of query: AuthorizationQuery,
    at client: ClientSettings
  ) -> Result<Destination, EndSessionRefusal> {
    if let uri = query["logout_uri"] {
      guard client.grants.logoutURLs.contains(where: { $0.exact == uri.exact }) else {
        return .failure(
          EndSessionRefusal(
            fault: .invalidRequest,
            rule: "logout_uri is none of the client's LogoutURLs"
          )
        )
      }
      return .success(.client(uri))
    }
    if let uri = query["redirect_uri"] {
      guard client.grants.callbackURLs.contains(where: { $0.exact == uri.exact }) else {
        return .failure(
          EndSessionRefusal(
            fault: .invalidRequest,
            rule: "redirect_uri is none of the client's CallbackURLs"
          )
        )
      }
      return .success(.login)
    }
    if let uri = query["post_logout_redirect_uri"] {
      let isRegistered = client.grants.logoutURLs.contains { $0.exact == uri.exact }
      return .success(isRegistered ? .client(uri) : .page)
    }
    guard query["id_token_hint"] != nil else {
      return .failure(
        EndSessionRefusal(
          fault: .redirectUriMissing,
          rule: "neither logout_uri nor redirect_uri is there"
        )
      )
    }
    return .success(.page)
  }

  /// The query of `/logout` by which the browser goes on once its provider has signed it out; nil for the page
  /// that says so.
  ///
  /// It is checked there as any other: who makes one up comes no further than by that address itself. The hint is
  /// not in it, since a provider is shown no token.
  private static func query(
    leadingTo destination: Destination,
    of query: AuthorizationQuery,
    at client: ClientID
  ) -> String? {
    var members = [(name: "client_id", value: client.text)]
    switch destination {
    case .client(let uri):
      members.append(("logout_uri", uri))
      if let state = query["state"] { members.append(("state", state)) }
    case .login:
      members += query.carried.compactMap { parameter in
        guard let name = parameter.name, let value = parameter.value, name != "client_id" else {
          return nil
        }
        return (name, value)
      }
    case .page: return nil
    }
    return members.map { "\($0.name)=\(PercentEncoding.encode($0.value))" }.joined(separator: "&")
  }

  /// Ends the browser's session; returns the one at its outside provider, nil where there is none.
  private func end(
    _ browser: BrowserState,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) -> [UInt8]? {
    guard let secret = browser.secret else { return nil }
    let hashes = secrets.hashes(of: secret)
    if pool.browserSignIn.endsTokensAtLogout,
      let signedIn = try await session(of: browser, in: pool.id),
      let id = SessionID(.sso, uuid: signedIn.id)
    {
      // Before the row, so that a repeated request finds what is left.
      try await tokens.endIfActive(id, of: signedIn.user.sub, in: pool.id, isLinked: true, call)
    }
    guard let ended = try await browsers.end(hashes, in: pool.id, at: clock.now()) else {
      return nil
    }
    call.trail.note(user: AuditTrail.Subject(username: ended.username, sub: ended.sub))
    return try signIn(sealed: ended.sealedSignIn, of: ended.hash, in: pool.id)?.providerSession
  }
}
