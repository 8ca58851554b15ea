internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import GatehouseStubs

extension PageStep {
  /// `/forgotPassword`: asks for a code; the same page follows for every name.
  static let forgotPassword = PageStep(page: .forgotPassword, needsFlow: false) {
    (pages, visit) async throws(AuthenticationFailure) in try await pages.forgotPassword(visit)
  }

  /// `/confirmforgotPassword`: the code and a new password.
  static let confirmForgotPassword = PageStep(
    page: .confirmForgotPassword,
    needsFlow: true,
    show: { (visit, view) throws(AuthenticationFailure) in
      view.rules = HostedPasswordRules(visit.pool.passwordPolicy)
    },
    submit: { (pages, visit) async throws(AuthenticationFailure) in
      try await pages.confirmForgotPassword(visit)
    }
  )
}

extension HostedPages {
  fileprivate func forgotPassword(
    _ visit: PageVisit
  ) async throws(AuthenticationFailure) -> PageOutcome {
    let name = try typedName(visit)
    let request = ForgotPasswordRequest(
      clientId: visit.client.id.text,
      secretHash: try secretHash(over: name, visit),
      username: name
    )
    var flow = flow(at: .confirmForgotPassword, for: PageLifetime.open, username: name)
    do throws(AuthenticationFailure) {
      let answer = try await carryOut(.forgotPassword, visit, username: name) {
        (call) async throws(AuthenticationFailure) in
        try await accounts.forgotPassword(request, call: call)
      }
      flow.medium = answer.codeDeliveryDetails?.deliveryMedium
      flow.address = answer.codeDeliveryDetails?.destination
    } catch {
      // A page says of no name that it is unknown, whatever the client lets the API say.
      guard case .userNotFound = error else { throw error }
    }
    return .next(flow)
  }

  fileprivate func confirmForgotPassword(
    _ visit: PageVisit
  ) async throws(AuthenticationFailure) -> PageOutcome {
    guard let name = visit.flow?.username else { return .over }
    let code = try visit.required(PageFields.code).filter { $0.isNumber }
    let password = try visit.chosenPassword(PageFields.password)
    let request = ConfirmForgotPasswordRequest(
      clientId: visit.client.id.text,
      secretHash: try secretHash(over: name, visit),
      username: name,
      confirmationCode: code,
      password: password
    )
    _ = try await carryOut(.confirmForgotPassword, visit, username: name) {
      (call) async throws(AuthenticationFailure) in
      try await accounts.confirmForgotPassword(request, call: call)
    }
    var flow = flow(at: .login, for: PageLifetime.open, username: name)
    flow.notice = HostedPageNotice(word: HostedPageNoticeWord.passwordChanged.rawValue)
    return .next(flow)
  }
}
