internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationSignIn
internal import AuthenticationStubs
internal import Domain
internal import GatehouseStubs

extension PageStep {
  /// `/confirm`: the code of a sign-up.
  static let confirm = PageStep(page: .confirm, needsFlow: false) {
    (pages, visit) async throws(AuthenticationFailure) in try await pages.confirm(visit)
  }

  /// `/resendcode`: another code for a sign-up.
  static let resendCode = PageStep(page: .resendCode, needsFlow: false) {
    (pages, visit) async throws(AuthenticationFailure) in try await pages.resendCode(visit)
  }
}

extension HostedPages {
  fileprivate func confirm(_ visit: PageVisit) async throws(AuthenticationFailure) -> PageOutcome {
    let name = try nameToConfirm(visit)
    let request = ConfirmSignUpRequest(
      clientId: visit.client.id.text,
      secretHash: try secretHash(over: name, visit),
      username: name,
      confirmationCode: try visit.required(PageFields.code).filter { $0.isNumber },
      session: visit.flow?.username == name ? visit.flow?.session : nil
    )
    _ = try await carryOut(.confirmSignUp, visit, username: name) {
      (call) async throws(AuthenticationFailure) in
      try await accounts.confirmSignUp(request, call: call)
    }
    if visit.isOwn, visit.flow?.username == name, let sub = visit.flow?.signedUpSub,
      let outcome = await signedIn(
        by: SignInFlow.confirmedSignUpName,
        ["USERNAME": name, "SUB": sub],
        visit
      )
    {
      return outcome
    }
    return .next(confirmed(name))
  }

  /// The login page of a user who is confirmed now.
  func confirmed(_ name: String) -> SealedHostedPageFlow {
    var flow = flow(at: .login, for: PageLifetime.open, username: name)
    flow.notice = HostedPageNotice(word: HostedPageNoticeWord.confirmed.rawValue)
    return flow
  }

  /// The sign-in that follows a sign-up in the same browser; nil where anything speaks against it, and the user
  /// is to sign in: the account is confirmed all the same.
  func signedIn(
    by flow: String,
    _ parameters: [String: String],
    _ visit: PageVisit
  ) async -> PageOutcome? {
    do throws(AuthenticationFailure) {
      return try await carryOut(.initiateAuth, visit, username: parameters["USERNAME"]) {
        (call) async throws(AuthenticationFailure) in
        let outcome = try await signIn.begin(flow, try request(visit, parameters, call))
        return try await self.outcome(of: outcome, visit, call)
      }
    } catch {
      // The gate has recorded it.
      return nil
    }
  }

  fileprivate func resendCode(
    _ visit: PageVisit
  ) async throws(AuthenticationFailure) -> PageOutcome {
    let name = try nameToConfirm(visit)
    var flow = flow(at: .confirm, for: PageLifetime.open, username: name)
    if visit.flow?.username == name {
      flow.session = visit.flow?.session
      flow.signedUpSub = visit.flow?.signedUpSub
    }
    let now = clock.now()
    // A second press of the button a moment later sends nothing.
    if let sent = visit.flow?.sentAtUnixMillis, now.unixMillis - sent < Self.resendMillis {
      flow.medium = visit.flow?.medium
      flow.address = visit.flow?.address
      flow.sentAtUnixMillis = sent
      flow.notice = HostedPageNotice(word: HostedPageNoticeWord.wait.rawValue)
      return .next(flow)
    }
    let request = ResendConfirmationCodeRequest(
      clientId: visit.client.id.text,
      secretHash: try secretHash(over: name, visit),
      username: name
    )
    let answer = try await carryOut(.resendConfirmationCode, visit, username: name) {
      (call) async throws(AuthenticationFailure) in
      try await accounts.resendConfirmationCode(request, call: call)
    }
    flow.medium = answer.codeDeliveryDetails?.deliveryMedium
    flow.address = answer.codeDeliveryDetails?.destination
    flow.sentAtUnixMillis = now.unixMillis
    flow.notice = HostedPageNotice(word: HostedPageNoticeWord.codeSent.rawValue)
    return .next(flow)
  }

  private static let resendMillis: Int64 = 30_000

  /// The name that the flow has, where the form has no field for it.
  fileprivate func nameToConfirm(_ visit: PageVisit) throws(AuthenticationFailure) -> String {
    if visit.field(PageFields.username) == nil, let name = visit.flow?.username { return name }
    return try typedName(visit)
  }
}
