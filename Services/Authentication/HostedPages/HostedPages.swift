package import AuthenticationAccounts
package import AuthenticationAuthorization
package import AuthenticationCore
package import AuthenticationMessages
package import AuthenticationSignIn
internal import AuthenticationStubs
package import Cryptography
package import Domain
internal import GatehouseStubs
package import Logging
internal import PublicOperations
package import RPC

/// The pages on which users sign in: what each shows, and what its form does.
///
/// A page's form is carried out as the operation of the API that does the same, through the gate, which
/// counts and records it under that operation's name.
package final class HostedPages: HostedPagesServing {
  let gate: AuthenticationGate
  let directory: Directory
  let accounts: Accounts
  let signIn: SignIn
  let authorization: Authorization
  /// Checks what applications ask for.
  let requests: AuthorizationCalls
  let flows: PageFlows
  let browsers: KnownBrowsers
  let challenges: BrowserChallenges
  let configuration: AuthenticationConfiguration
  let clock: any WallClock
  let random: any RandomSource
  let logger: Logger

  /// The pages over the areas that their forms are carried out by.
  package init(
    through gate: AuthenticationGate,
    directory: Directory,
    accounts: Accounts,
    signIn: SignIn,
    authorization: Authorization,
    requests: AuthorizationCalls,
    configuration: AuthenticationConfiguration,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger
  ) {
    self.gate = gate
    self.directory = directory
    self.accounts = accounts
    self.signIn = signIn
    self.authorization = authorization
    self.requests = requests
    flows = PageFlows(sealer: sealer)
    browsers = KnownBrowsers(directory.unknownUsers, random: random)
    challenges = BrowserChallenges(sealer: sealer, random: random)
    self.configuration = configuration
    self.clock = clock
    self.random = random
    self.logger = logger
  }

  /// What a page shows, or which other page the browser belongs to.
  package func showHostedPage(
    _ request: ShowHostedPageRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ShowHostedPageResponse {
    let asked = AskedPage(request)
    guard let page = asked.page else { return ShowHostedPageResponse(at: .error) }
    guard page.isWithinSignIn else { return try await outside(page, asked) }
    switch try await visit(page, asked, context) {
    case .elsewhere(let move): return ShowHostedPageResponse(move: move)
    case .here(let visit): return try await shown(visit)
    }
  }

  /// What becomes of a page's form.
  package func submitHostedPage(
    _ request: SubmitHostedPageRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> SubmitHostedPageResponse {
    let asked = AskedPage(request)
    guard let page = asked.page, page.isWithinSignIn else {
      return SubmitHostedPageResponse(move: HostedPageMove(page: HostedPage.error.rawValue))
    }
    switch try await visit(page, asked, context) {
    case .elsewhere(let move): return SubmitHostedPageResponse(move: move)
    case .here(let visit): return try response(to: try await outcome(of: visit), of: visit)
    }
  }
}

extension HostedPages {
  private func shown(
    _ visit: PageVisit
  ) async throws(AuthenticationFailure) -> ShowHostedPageResponse {
    // No page asks what the pool's own functions would.
    guard !visit.client.allowsCustomAuthOnly else {
      return ShowHostedPageResponse(at: .unavailable, visit)
    }
    guard visit.page != .chooseAccount || visit.account != nil else {
      return ShowHostedPageResponse(move: visit.move(to: HostedPage.login.rawValue))
    }
    guard let step = PageStep.registry[visit.page], visit.isCurrent || !step.needsFlow,
      visit.allowsOwnSignIn || visit.page.isOfProviders
    else { return ShowHostedPageResponse(at: .over, visit) }
    var view = HostedPageView(visit, at: clock.now())
    if visit.page.provesBrowser, visit.pool.deviceTracking != nil, let origin = visit.origin {
      view.browserChallenge = try challenges.challenge(
        at: origin,
        in: visit.pool.id,
        now: clock.now()
      )
    }
    if visit.page == .login, visit.offersChoice, visit.isWithinRelyingParty,
      let passkey = try signIn.pagePasskey(
        at: visit.client,
        in: visit.pool,
        for: visit.targetLevels,
        seconds: PageLifetime.open
      )
    {
      view.passkeyOptions = passkey.options
      view.passkeySession = passkey.session
    }
    try step.show(visit, &view)
    var response = ShowHostedPageResponse(view: view, userPoolId: visit.pool.id.text)
    // A notice is told once: a reload shows the page without it.
    if var flow = visit.flow, flow.notice != nil {
      flow.notice = nil
      flow.typed = []
      response.flow = try flows.seal(flow, for: visit.client, at: clock.now())
    }
    return response
  }

  private func outcome(of visit: PageVisit) async throws(AuthenticationFailure) -> PageOutcome {
    guard let step = PageStep.registry[visit.page], visit.isOwn || !step.needsFlow,
      visit.allowsOwnSignIn || visit.leadsByDomain || visit.page == .chooseAccount,
      !visit.client.allowsCustomAuthOnly
    else { return .over }
    do throws(AuthenticationFailure) {
      return try await step.submit(self, visit)
    } catch {
      guard let told = ToldRefusal(error, at: visit.page) else { throw error }
      return .refused(told)
    }
  }
}

extension HostedPage {
  /// Whether it is there also where outside providers alone sign users in.
  fileprivate var isOfProviders: Bool { [.login, .chooseAccount, .provider].contains(self) }
}
