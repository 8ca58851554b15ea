internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationTokens
internal import Domain
internal import GatehouseStubs
internal import PublicOperations

/// Where a browser goes with its authorization request.
enum AuthorizationAnswer: Sendable {
  /// To the client, with a code or tokens.
  case client(AuthorizationRedirect)
  /// To the login page.
  case login(AuthorizationRequest)
  /// To the page on which the user says whether to go on with the browser's session.
  case accountChoice(AuthorizationRequest)
  case provider(url: String)
  case refused(AuthorizationRefusal)
}

extension Authorization {
  /// Answers a request from the browser's session, where the client may go on with it; else leads to the pages.
  func answer(
    _ request: AuthorizationRequest,
    in browser: BrowserState,
    _ call: Call
  ) async throws(AuthenticationFailure) -> AuthorizationAnswer {
    switch try await reuse(for: request, in: browser, call) {
    case nil: break
    case .failure(let unfit):
      guard !request.prompts.contains(.none) else {
        return .refused(request.loginRequired(unfit.rule))
      }
    // An outside provider has a choice of its own, among the accounts there.
    case .success where request.prompts.contains(.selectAccount):
      if !request.provider.isOutside { return .accountChoice(request) }
    case .success(let signedIn):
      if let redirect = try await goOn(with: signedIn, for: request, call) {
        return .client(redirect)
      }
    }
    guard !request.prompts.contains(.none) else {
      return .refused(request.loginRequired("the browser has no session that may be used"))
    }
    if case .outside(let provider) = request.provider,
      let url = try await providers.begin(
        at: provider,
        for: request,
        wantsFreshSignIn: browser.wantsFreshSignIn,
        call
      )
    {
      return .provider(url: url)
    }
    return .login(request)
  }
}

extension Authorization {
  /// The browser's session, or why a client may not go on with it; nil where there is none, and where the user is to
  /// be asked whatever there is.
  func reuse(
    for request: AuthorizationRequest,
    in browser: BrowserState,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Result<SignedInBrowser, SignedInBrowser.Unfit>? {
    guard !request.asksAnew, !browser.wantsFreshSignIn,
      let signedIn = try await session(of: browser, in: request.pool.id)
    else { return nil }
    if let unfit = try signedIn.unfit(for: request, at: clock.now()) { return .failure(unfit) }
    let isForgotten = try await isForgotten(signedIn, in: request.pool, call)
    return isForgotten ? .failure(.browserForgotten) : .success(signedIn)
  }

  /// Whether the sign-in came from a browser that its user has forgotten since: no tokens are made from there.
  private func isForgotten(
    _ signedIn: SignedInBrowser,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Bool {
    guard let device = signedIn.signIn.device, pool.deviceTracking != nil else { return false }
    do throws(AuthenticationFailure) {
      let owner = try DeviceOwner(signedIn.user, in: pool)
      _ = try await tokens.deviceCalls.device(device.key, of: owner, context: call.context)
      return false
    } catch .deviceNotFound {
      return true
    }
  }
}

extension AuthorizationRequest {
  /// The one refusal of every request that would need a page: the client learns nothing of the browser's user.
  fileprivate func loginRequired(_ rule: StaticString) -> AuthorizationRefusal {
    .client(address, .loginRequired, rule, description: "The user has to sign in.")
  }

  /// Whether the user is to be asked whatever session there is.
  fileprivate var asksAnew: Bool {
    prompts.contains(.login) || maxAge == 0
  }
}

extension SignedInBrowser.Unfit {
  fileprivate var rule: StaticString {
    switch self {
    case .userMayNotSignIn: "the user of the browser's session may not sign in"
    case .providerNotListed: "the client does not list the provider of the browser's session"
    case .otherProviderAsked: "the browser's session is of another provider than is asked for"
    case .identityUnlinked: "the identity that signed the browser in is the user's no longer"
    case .tooOld: "the last sign-in is longer ago than client or max_age allow"
    case .browserForgotten: "the browser of the session was forgotten"
    case .levelTooLow: "the last sign-in does not reach the level of acr_values"
    }
  }
}
