internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Cryptography
internal import Domain
internal import HTTPTypes
internal import HummingbirdCore
internal import RPC

/// How a user comes to the account pages: as to any application of the pool, by the authorization code flow with
/// PKCE (RFC 7636), at a client that has the pages' address among its own.
///
/// Who is signed in already is asked for nothing; who is to prove it anew comes back to the same page.
struct AccountSignIn: Sendable {
  private let codes: TokenEndpointClient
  private let cookies: Cookies
  private let random: any RandomSource
  private let callTime: Duration

  /// What a browser keeps while its user signs in.
  private struct Flow {
    let state: String
    let verifier: String
    let client: ClientID
    let section: AccountSection
    let isProof: Bool

    var bytes: [UInt8] {
      let mark = isProof ? "proof" : "entry"
      return Array(
        [state, verifier, client.text, section.rawValue, mark].joined(separator: " ").utf8
      )
    }

    init(_ client: ClientID, _ section: AccountSection, isProof: Bool, _ random: any RandomSource) {
      state = Base64URL.encode(random.bytes(16))
      verifier = Base64URL.encode(random.bytes(32))
      self.client = client
      self.section = section
      self.isProof = isProof
    }

    init?(_ bytes: [UInt8]) {
      let parts = String(decoding: bytes, as: UTF8.self).split(separator: " ").map(String.init)
      guard parts.count == 5, let client = ClientID(parts[2]),
        let section = AccountSection(rawValue: parts[3])
      else { return nil }
      (state, verifier) = (parts[0], parts[1])
      self.client = client
      self.section = section
      isProof = parts[4] == "proof"
    }
  }

  private static let flowLifetime = Duration.seconds(3600)
  private static let scope = "openid aws.cognito.signin.user.admin"

  init(_ parts: EndpointParts) {
    codes = TokenEndpointClient(parts.channels.authentication)
    cookies = Cookies(publicURL: parts.publicURL)
    random = parts.random
    callTime = parts.limits.callTime
  }

  private static func accessCookie(_ pool: UserPoolID) -> CookieName {
    CookieName("gatehouse-account", of: pool)
  }

  private static func flowCookie(_ pool: UserPoolID) -> CookieName {
    CookieName("gatehouse-account-flow", of: pool)
  }

  /// What the browser keeps of its user; nil where it has to sign in.
  func access(of request: EndpointRequest, in pool: UserPoolID) -> AccountAccess? {
    let kept = cookies.value(of: Self.accessCookie(pool), in: request.http.headers)
    // The token of another pool, planted in the browser, would show the account of an attacker there.
    guard let access = kept.flatMap(AccountAccess.init), access.pool == pool else { return nil }
    return access
  }

  /// Whose pages they are: of the client that the address names, or that the browser's user signed in at.
  func client(of request: EndpointRequest) -> ClientID? {
    if let named = request.query(plus: .space)["client_id"] { return ClientID(named) }
    return request.site.flatMap { access(of: request, in: $0.pool) }?.client
  }

  /// Has the browser forget the user.
  static func ending(in pool: UserPoolID) -> PageAnswer.Cookie {
    PageAnswer.Cookie(name: accessCookie(pool), value: nil, lifetime: nil)
  }

  /// Ends the sign-in of the browser, which comes back to the pages where the client has them among its LogoutURLs.
  static func leave(
    _ access: AccountAccess,
    _ request: EndpointRequest,
    _ site: PoolSite
  ) -> PageAnswer {
    let target = RedirectTarget(own: "/logout", of: request).adding([
      (name: "client_id", value: access.client.text),
      (name: "post_logout_redirect_uri", value: address(site)),
    ])
    var answer = PageAnswer(redirectingTo: target)
    answer.cookies = [ending(in: site.pool)]
    return answer
  }

  /// Sends the browser to sign in at the client, anew where the user is to prove who it is; nil for an address
  /// that names no client, and a browser that knows none.
  func begin(
    _ request: EndpointRequest,
    _ site: PoolSite,
    at section: AccountSection,
    asProof isProof: Bool = false
  ) -> PageAnswer? {
    let named = request.query(plus: .space)["client_id"].flatMap { ClientID($0) }
    guard let client = named ?? access(of: request, in: site.pool)?.client else { return nil }
    let flow = Flow(client, section, isProof: isProof, random)
    var parameters = [
      (name: "client_id", value: client.text), (name: "response_type", value: "code"),
      (name: "redirect_uri", value: Self.address(site)), (name: "scope", value: Self.scope),
      (name: "state", value: flow.state), (name: "code_challenge_method", value: "S256"),
      (
        name: "code_challenge",
        value: Base64URL.encode(SHA256.digest(of: Array(flow.verifier.utf8)))
      ),
    ]
    if isProof { parameters += Self.proof(site) }
    let target = RedirectTarget(own: "/oauth2/authorize", of: request).adding(parameters)
    var answer =
      request.http.method == .post
      ? PageAnswer(leadingTo: target) : PageAnswer(redirectingTo: target)
    answer.cookies = [
      PageAnswer.Cookie(
        name: Self.flowCookie(site.pool),
        value: flow.bytes,
        lifetime: Self.flowLifetime
      )
    ]
    return answer
  }

  /// What a proof is asked for by: anew, and by the most that the user has.
  ///
  /// Without the level a remembered browser would stand for the second factor, and who sits at it and knows the
  /// password could turn the factor off.
  private static func proof(_ site: PoolSite) -> [(name: String, value: String)] {
    [(name: "prompt", value: "login")]
      + (site.acrValues.last.map { [(name: "acr_values", value: $0)] } ?? [])
  }

  /// Where the client sends browsers back to.
  private static func address(_ site: PoolSite) -> String {
    "\(site.base)\(AccountSection.signIn.path)"
  }

  /// Takes the code that a browser comes back with; nil for an answer that it did not ask for, or without a code.
  func finish(
    _ request: EndpointRequest,
    _ site: PoolSite
  ) async throws(RPCError) -> PageAnswer? {
    let query = request.query(plus: .space)
    // The attacker's code in a victim's browser would show the victim the attacker's account (login CSRF).
    guard let code = query["code"], let state = query["state"],
      let flow = cookies.value(of: Self.flowCookie(site.pool), in: request.http.headers)
        .flatMap({ Flow($0) }),
      constantTimeEquals(Array(state.utf8), Array(flow.state.utf8))
    else { return nil }
    let reply = try await codes.grantByAuthorizationCode(
      GrantByAuthorizationCodeRequest(
        clientId: flow.client.text,
        code: code,
        redirectUri: Self.address(site),
        codeVerifier: flow.verifier,
        userPoolId: site.pool.text
      ),
      context: request.caller.context(within: callTime, isIdempotent: false)
    )
    guard reply.error == nil, let token = reply.accessToken else { return nil }
    var target = RedirectTarget(own: flow.section.path, of: request)
    if flow.isProof { target = target.adding([AccountNotice.proof.parameter]) }
    var answer = PageAnswer(redirectingTo: target)
    answer.cookies = [
      PageAnswer.Cookie(
        name: Self.accessCookie(site.pool),
        value: Array(token.utf8),
        lifetime: reply.expiresInSeconds.map { .seconds($0) }
      ), PageAnswer.Cookie(name: Self.flowCookie(site.pool), value: nil, lifetime: nil),
    ]
    return answer
  }
}

extension PageAnswer {
  /// A page that leads on by itself.
  ///
  /// A form's redirects may not leave for another site (Content-Security-Policy), and the client may have its users
  /// proved by an outside provider alone.
  fileprivate init(leadingTo target: RedirectTarget) {
    var page = Page(heading: .loginHeading)
    page.blocks =
      PageAddress(fromService: target.location).map { address in
        [.onward(PageSentence(.loginButton), address, otherwise: nil, afterSeconds: 0)]
      } ?? []
    self.init(page)
  }
}
