internal import AuthenticationAuthorization
internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import GatehouseStubs
internal import RPC

extension HostedPages {
  /// The browser at a page, once what its application has asked for is checked anew: until the first factor
  /// is proved that stands in the address alone.
  func visit(
    _ page: HostedPage,
    _ asked: AskedPage,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> PagePlace {
    let pool = asked.pool.flatMap { UserPoolID($0) }
    switch try await requests.checked(asked.query, in: pool, context) {
    case .failure(let refusal):
      return .elsewhere(HostedPageMove(refusal, asked.query, context))
    case .success(let request):
      return .here(
        PageVisit(
          page: page,
          request: request,
          flow: flows.open(asked.flow, for: request.client, at: clock.now()),
          fields: asked.fields,
          origin: asked.origin,
          cookies: asked.cookies,
          browser: browsers.browser(asked.cookies, in: request.pool),
          browserProof: provedBrowser(page, asked, in: request.pool),
          leadsByDomain: page == .login ? await leadsByDomain(request, context) : false,
          account: page == .chooseAccount ? try await account(request, asked, context) : nil,
          context: context
        )
      )
    }
  }
}

extension HostedPages {
  private func account(
    _ request: AuthorizationRequest,
    _ asked: AskedPage,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> SignedInBrowser? {
    let browser = BrowserState(asked.cookies, in: request.pool.id)
    return try await requests.account(for: request, in: browser, context)
  }
}

extension HostedPageMove {
  /// Where a request that is refused leads: to the client where its address is known to be its own, else to the
  /// page that says so.
  fileprivate init(
    _ refusal: AuthorizationRefusal,
    _ query: AuthorizationQuery,
    _ context: RPCCallContext
  ) {
    self.init(redirect: refusal.redirect)
    guard redirect == nil else { return }
    page = HostedPage.error.rawValue
    carried = [
      AuthorizationParameter(name: "error", value: refusal.error.rawValue),
      AuthorizationParameter(name: "reference", value: context.requestID),
    ]
    guard let client = query["client_id"].flatMap({ ClientID($0) }) else { return }
    carried.append(AuthorizationParameter(name: "client_id", value: client.text))
  }
}
