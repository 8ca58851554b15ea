internal import AuthenticationAuthorization
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationSignIn
internal import Domain
internal import GatehouseStubs
internal import PublicOperations

extension PageStep {
  /// `/recoverycodes`: the codes of a lost factor, shown once before the browser leaves.
  static let recoveryCodes = PageStep(page: .recoveryCodes, needsFlow: true) {
    (_, visit) async throws(AuthenticationFailure) in
    guard let redirect = visit.redirect else { return .over }
    return .finished(FinishedPages(redirect: redirect))
  }
}

extension HostedPages {
  /// The end of a sign-in: where the browser goes, and what it is shown before.
  func finished(
    _ ended: EndedSignIn,
    _ visit: PageVisit,
    _ call: Call
  ) async throws(AuthenticationFailure) -> FinishedPages {
    let signedIn = try await authorization.finish(
      ended.signIn,
      ended.subject,
      for: visit.request,
      in: BrowserState(visit.cookies, in: visit.pool.id),
      call
    )
    var end = FinishedPages(redirect: signedIn.redirect, cookie: signedIn.cookie)
    end.remembered = ended.browserCookie
    guard let codes = ended.recoveryCodes else {
      end.before = try await passkeyOffer(after: ended, end.redirect, visit)
      return end
    }
    var flow = flow(at: .recoveryCodes, for: PageLifetime.end, username: visit.flow?.username)
    flow.recoveryCodes = codes.texts.joined(separator: " ")
    flow.keep(end.redirect)
    end.before = flow
    return end
  }
}
