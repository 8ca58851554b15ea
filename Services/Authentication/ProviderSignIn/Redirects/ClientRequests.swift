package import AuthenticationCore
package import AuthenticationMessages
package import AuthenticationTokens
package import Domain
package import GatehouseStubs
package import PublicOperations

/// The authorization requests of clients, which sign-ins of browsers at providers begin with and answer.
package protocol ClientRequests: Sendable {
  /// Reads the query of a request and checks it; `pool` is the one whose address it was, nil for the
  /// installation's own.
  func read(
    _ query: String,
    in pool: UserPoolID?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> ReadClientRequest

  /// Ends the sessions of browsers in which a provider has signed the user in (SAM-22).
  func endSessions(
    of user: UserRecord,
    provedBy provider: String,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure)
}

/// What became of reading a request.
package enum ReadClientRequest: Sendable {
  case request(ClientRequest)
  case refused(BrowserAnswer, rule: String)
}

/// A client's request that was checked.
package struct ClientRequest: Sendable {
  package let found: ClientAndPool
  /// The parameters, as they are carried to the end.
  let query: String
  /// Nil where the request names a provider by neither.
  package var provider: NamedProvider?
  package var prompt: String?
  package var maxAgeSeconds: Int64?
  package var loginHint: String?
  /// The levels of the pool that the client asks for, the best first.
  package var levels: [String] = []

  /// The client's address with an error: a word of RFC 6749 §4.1.2.1 and a sentence.
  let refuse: @Sendable (_ error: String, _ description: String) -> BrowserAnswer
  /// The client's address with what the user's sign-in is good for.
  ///
  /// The secret of the session that the browser has so far comes along: that session is over.
  let finish:
    @Sendable (AuthenticatedSignIn, SignInContext, [UInt8]?, Call)
      async throws(AuthenticationFailure) -> BrowserAnswer

  /// How a request names a provider.
  package enum NamedProvider: Sendable, Hashable {
    case name(String)
    case identifier(String)
  }

  package init(
    of found: ClientAndPool,
    query: String,
    refuse: @escaping @Sendable (_ error: String, _ description: String) -> BrowserAnswer,
    finish:
      @escaping @Sendable (AuthenticatedSignIn, SignInContext, [UInt8]?, Call)
      async throws(AuthenticationFailure) -> BrowserAnswer
  ) {
    self.found = found
    self.query = query
    self.refuse = refuse
    self.finish = finish
  }
}

/// Where a browser goes, and what it keeps.
package struct BrowserAnswer: Sendable, Hashable {
  /// The address where the browser goes, if that is Gatehouse's or a provider's.
  package var location: String?
  /// The redirect to the client, if the browser goes there; its address is one that the client has registered.
  package var redirect: AuthorizationRedirect?
  /// The page that is shown if the browser goes nowhere.
  package var page: ProviderRedirectPage?
  /// The secret of the browser's session; nil where it keeps what it has.
  package var session: [UInt8]?
  package var sessionSeconds: Int64?

  /// Sends the browser back to the client.
  package static func client(_ redirect: AuthorizationRedirect) -> BrowserAnswer {
    BrowserAnswer(redirect: redirect)
  }

  /// Sends the browser to an address of Gatehouse or of a provider.
  package static func elsewhere(_ location: String) -> BrowserAnswer {
    BrowserAnswer(location: location)
  }

  /// A page of ours.
  package static func page(_ page: ProviderRedirectPage) -> BrowserAnswer {
    BrowserAnswer(page: page)
  }

  package init(
    location: String? = nil,
    redirect: AuthorizationRedirect? = nil,
    page: ProviderRedirectPage? = nil,
    session: [UInt8]? = nil,
    sessionSeconds: Int64? = nil
  ) {
    self.location = location
    self.redirect = redirect
    self.page = page
    self.session = session
    self.sessionSeconds = sessionSeconds
  }
}
