internal import AuthenticationCore
internal import AuthenticationTokens
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import PublicOperations

/// Where a browser goes with its authorization request.
enum AuthorizationAnswer: Sendable {
  /// To the client, with a code or tokens.
  case client(AuthorizationRedirect)
  /// To the login page.
  case login(AuthorizationRequest)
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
    if !request.asksAnew, !browser.wantsFreshSignIn,
      let signedIn = try await session(of: browser, in: request.pool.id)
    {
      let unfit: SignedInBrowser.Unfit? =
        if let unfit = signedIn.unfit(for: request, at: clock.now()) {
          unfit
        } else {
          try await isForgotten(signedIn, in: request.pool, call) ? .browserForgotten : nil
        }
      if let unfit {
        guard !request.prompts.contains(.none) else {
          return .refused(request.loginRequired(unfit.rule))
        }
      } else if let redirect = try await goOn(with: signedIn, for: request, call) {
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
    prompts.contains(.login) || prompts.contains(.selectAccount) || maxAge == 0
  }
}

extension SignedInBrowser.Unfit {
  fileprivate var rule: StaticString {
    switch self {
    case .userMayNotSignIn: "the user of the browser's session may not sign in"
    case .providerNotListed: "the client does not list the provider of the browser's session"
    case .otherProviderAsked: "the browser's session is of another provider than is asked for"
    case .tooOld: "the last sign-in is longer ago than client or max_age allow"
    case .browserForgotten: "the browser of the session was forgotten"
    case .levelTooLow: "the last sign-in does not reach the level of acr_values"
    }
  }
}
