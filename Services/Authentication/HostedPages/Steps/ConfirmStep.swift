internal import AuthenticationAccounts
internal import AuthenticationCore
internal import Domain
internal import GatehouseMessages
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
    var flow = flow(at: .login, for: PageLifetime.open, username: name)
    flow.notice = HostedPageNotice(word: HostedPageNoticeWord.confirmed.rawValue)
    return .next(flow)
  }

  fileprivate func resendCode(
    _ visit: PageVisit
  ) async throws(AuthenticationFailure) -> PageOutcome {
    let name = try nameToConfirm(visit)
    var flow = flow(at: .confirm, for: PageLifetime.open, username: name)
    flow.session = visit.flow?.username == name ? visit.flow?.session : nil
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
