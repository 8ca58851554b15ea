internal import AuthenticationAuthorization
internal import AuthenticationCore
internal import AuthenticationMessages
internal import GatehouseStubs

extension PageStep {
  /// `/login/account`: whether the browser goes on with the account that it is signed in to.
  static let chooseAccount = PageStep(
    page: .chooseAccount,
    needsFlow: false,
    show: { (visit, view) throws(AuthenticationFailure) in
      guard let account = visit.account else { return }
      view.account = account.user.sub
      view.username = try account.user.shownName()
    },
    submit: { (pages, visit) async throws(AuthenticationFailure) in
      // Another tab may have signed another user in since the page was drawn: what was chosen is a user, and no cookie.
      guard let account = visit.account, visit.field(PageFields.answer) == account.user.sub,
        let redirect = try await pages.requests.goOn(
          with: account,
          for: visit.request,
          visit.context
        )
      else { return .elsewhere(visit.move(to: HostedPage.login.rawValue)) }
      return .finished(FinishedPages(redirect: redirect))
    }
  )
}

extension UserRecord {
  /// How users know which of their accounts it is.
  fileprivate func shownName() throws(AuthenticationFailure) -> String {
    let attributes = try attributes()
    return attributes["email"] ?? attributes["phone_number"] ?? username
  }
}
